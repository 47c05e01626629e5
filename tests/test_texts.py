"""Everything that the games declare has its texts, and all languages say the same things, each in its own words."""

import re
from functools import cache
from itertools import islice, product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alehouse.catalogue import every_game
from alehouse.events import SHARED
from alehouse.language import FALLBACK, LOCALES, has, languages, say
from alehouse.laws.texts import dashed, wanted

EVENTS = {*SHARED.names, *(name for game in every_game() for name in game.events.names)}
TRANSLATED = [language for language in languages() if language != FALLBACK]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LETTER = re.compile(r"[^\W\d_]")

LEFT_OUT = {
    # Who has the marks stands before a colon, however many they are.
    ("ru", "pad-run-hint"): {"count"},
}
"""Variables of the English text that a language does without: (language, message) to names."""

IDENTICAL = re.compile(r"language-\w+|game-[\w-]+|pad-mark-[xb]|pad-file")
"""Messages that may read as in English: names of languages, games and files, and the marks of all editions."""

NAMES = re.compile("Alehouse|Half-Pint Heroes|Python")
"""What is called the same everywhere."""

SAME_WORDS = {
    "de": {
        "evening-who",
        "contest-column-chips",
        "contest-column-name",
        "bench-column-table",
        "help-metavar-text",
        "option-pairs-chips",
        "pad-term-word-name",
    },
    "ru": set(),
}
"""Messages whose words happen to be the same in a language and in English."""


@cache
def messages(language):
    """All patterns of a language by message or `message.attribute`, and the file of each."""
    found = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                name = entry.id.name
                assert name not in found, f"{language}: {name} is in {found[name][1]} and in {file.name}"
                found[name] = (entry.value, file.name)
                for attribute in entry.attributes:
                    found[f"{name}.{attribute.id.name}"] = (attribute.value, file.name)
    return found


class Variables(Visitor):
    """Collects the variables that a pattern mentions."""

    def __init__(self, node):
        self.names = set()
        self.visit(node)

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


class Selects(Visitor):
    """Collects the selections of a pattern."""

    def __init__(self, node):
        self.all = []
        self.visit(node)

    def visit_SelectExpression(self, node):
        self.all.append(node)
        self.generic_visit(node)


def key(variant):
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def leaves(pattern):
    """All texts that a pattern can become, its variables as ``{$name}``."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([leaf for v in element.expression.variants for leaf in leaves(v.value)])
        elif isinstance(element.expression, ast.MessageReference):
            parts.append([f"{{{element.expression.id.name}}}"])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.value])
        else:
            parts.append(["".join(f"{{${name}}}" for name in sorted(Variables(element).names))])
    return ["".join(words) for words in product(*parts)]


def wordless(text):
    """Whether a text consists of variables, numbers and symbols only."""
    return not LETTER.search(NAMES.sub("", re.sub(r"\{[^}]*\}", "", text)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_all_that_a_game_declares_has_a_text(game, language):
    assert [ids for ids in wanted(game) if not any(has(language, message) for message in ids)] == []
    assert say(language, f"game-{game.name}", attribute="line")
    for name in game.options:
        assert say(language, dashed("option", game.name, name), attribute="about")


@pytest.mark.parametrize("language", languages())
def test_events_have_texts_and_texts_have_events(language):
    texts = "".join(file.read_text("utf-8") for file in (LOCALES / language).glob("*.ftl"))
    own = {f"{game.name}-{name}" for game in every_game() for name in SHARED.names}
    assert set(re.findall(r"^event-([\w-]+) =", texts, re.MULTILINE)) - own == EVENTS


def test_there_are_three_languages_and_each_is_called_by_its_own_name_everywhere():
    assert languages() == ("de", "en", "ru")
    for language in languages():
        names = [say(language, f"language-{each}") for each in languages()]
        assert names == ["Deutsch", "English", "Русский"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_the_same_files_messages_and_attributes_as_english(language):
    files = {folder: {file.name for file in (LOCALES / folder).glob("*.ftl")} for folder in languages()}
    assert files[language] == files[FALLBACK]
    here, there = messages(language), messages(FALLBACK)
    assert sorted(there.keys() - here.keys()) == []
    assert sorted(here.keys() - there.keys()) == []
    assert [name for name in there if here[name][1] != there[name][1]] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_uses_the_same_variables_as_english(language):
    wrong = {}
    for name, (pattern, _) in messages(language).items():
        if name not in messages(FALLBACK):
            continue
        english = messages(FALLBACK)[name][0]
        used, wanted = (Variables(p).names if p else set() for p in (pattern, english))
        if used != wanted - LEFT_OUT.get((language, name), set()):
            wrong[name] = (sorted(wanted - used), sorted(used - wanted))
    assert wrong == {}, "message: ([left out], [unknown in English])"


def test_the_lists_of_exceptions_name_only_what_there_is():
    for language, name in LEFT_OUT:
        assert name in messages(language)
    for language, names in SAME_WORDS.items():
        if messages(language).keys() >= messages(FALLBACK).keys():
            assert {name for name in names if not in_english(language, name)} == set(), language


@pytest.mark.parametrize("language", languages())
def test_no_text_is_empty(language):
    patterns = {name: pattern for name, (pattern, _) in messages(language).items() if pattern}
    empty = {name for name, pattern in patterns.items() if not all(leaf.strip() for leaf in leaves(pattern))}
    assert empty == set()


def in_english(language, name):
    """The texts of a message that read as in English, and are words."""
    here, there = messages(language).get(name), messages(FALLBACK).get(name)
    if not here or not there or not here[0] or not there[0]:
        return []
    return [leaf for leaf in leaves(here[0]) if leaf in leaves(there[0]) and not wordless(leaf)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_text_is_left_in_english(language):
    left = {
        name: in_english(language, name)
        for name in messages(language)
        if not IDENTICAL.fullmatch(name) and name not in SAME_WORDS[language]
    }
    assert {name: texts for name, texts in left.items() if texts} == {}


def test_russian_texts_are_in_russian_letters():
    latin = {
        name: [
            leaf for leaf in leaves(pattern) if not wordless(leaf) and not re.search("[а-яё]", leaf.lower())
        ]
        for name, (pattern, _) in messages("ru").items()
        if pattern and not IDENTICAL.fullmatch(name) and name not in SAME_WORDS["ru"]
    }
    assert {name: texts for name, texts in latin.items() if texts} == {}


@pytest.mark.parametrize("language", languages())
def test_choices_between_plural_forms_are_complete(language):
    """English and German tell one from others, Russian 1 and 21 from 2 to 4 and from 5 to 20."""
    needed = {"ru": {"one", "few", "many"}}.get(language, {"one", "other"})
    wrong = {}
    for name, (pattern, _) in messages(language).items():
        for select in Selects(pattern).all if pattern else ():
            keys = {key(variant) for variant in select.variants}
            if not keys & (PLURALS - {"other"}):
                continue
            default = next(key(variant) for variant in select.variants if variant.default)
            if default not in ("other", "many"):
                wrong.setdefault(name, []).append(f"*[{default}]")
            number = Variables(select.selector).names
            told = [v for v in select.variants if Variables(v.value).names & number]
            # Who is told apart without the number being said (a winner, winners) needs no more than two forms.
            if told and not keys >= needed:
                wrong.setdefault(name, []).append(f"not {sorted(needed - keys)}")
            # 21 is as 1 is, so that a one has to be written as the number that it is.
            if language == "ru" and told:
                silent = [v for v in select.variants if key(v) in needed and v not in told]
                if silent:
                    wrong.setdefault(name, []).append(f"no number in {sorted(key(v) for v in silent)}")
    assert wrong == {}


def samples(name, patterns):
    """Values that a variable of a message may have: what the texts ask for, and what is nothing of that."""
    values = {}
    for pattern in patterns:
        for select in Selects(pattern).all:
            if name in Variables(select.selector).names:
                for variant in select.variants:
                    if isinstance(variant.key, ast.NumberLiteral):
                        values[int(variant.key.value)] = None
                    elif variant.key.name in PLURALS:
                        values |= dict.fromkeys((0, 1, 2, 5, 11, 21, 22))
                    else:
                        values[variant.key.name] = None
        if "NUMBER" in str([c.id.name for c in Calls(pattern).all if name in Variables(c).names]):
            return [1.25, 7]
    if not any(isinstance(value, str) for value in values) and values:
        return list(values)
    return [*values, "Ann", 3]


class Calls(Visitor):
    """Collects the functions that a pattern calls."""

    def __init__(self, node):
        self.all = []
        self.visit(node)

    def visit_FunctionReference(self, node):
        self.all.append(node)
        self.generic_visit(node)


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language):
    """With all that its variables may be: nothing fails, and no variable is left unfilled."""
    said = 0
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
        for name, (pattern, where) in messages(language).items():
            if where != file.name or pattern is None:
                continue
            message, _, attribute = name.partition(".")
            compiled = bundle.get_message(message)
            compiled = compiled.attributes[attribute] if attribute else compiled.value
            both = [pattern, *(p for p, _ in [messages(FALLBACK).get(name, (None, ""))] if p)]
            names = sorted(set().union(*(Variables(p).names for p in both)))
            for values in islice(product(*(samples(each, both) for each in names)), 3000):
                text, errors = bundle.format_pattern(compiled, dict(zip(names, values, strict=True)))
                assert not errors, (name, values, errors)
                assert text.strip(), (name, values)
                assert "{" not in text, (name, text)
                said += 1
    assert said > 200


def shape(page):
    """The levels of a page's headings, and of each table the number of rows and columns."""
    fenced = re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL)
    headings = [len(marks) for marks in re.findall(r"^(#+) ", fenced, re.MULTILINE)]
    tables = [
        [row.strip().strip("|").count("|") for row in table.splitlines()]
        for table in re.findall(r"(?:^\|.*\n?)+", fenced, re.MULTILINE)
    ]
    return headings, tables


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_rules_are_the_same_page_in_every_language(game, language):
    there, here = (LOCALES / each / "rules" / f"{game.name}.md" for each in (FALLBACK, language))
    assert here.exists()
    wanted, found = (shape(page.read_text("utf-8")) for page in (there, here))
    assert found == wanted
    assert len(wanted[0]) > 3
    same = set(there.read_text("utf-8").splitlines()) & set(here.read_text("utf-8").splitlines())
    words = {line: re.findall(r"[^\W\d_]{3,}", re.sub(r"`[^`]*`", "", line)) for line in same}
    assert [line for line in same if len(words[line]) > 3] == []


def test_no_rules_page_is_left_of_a_game_that_is_gone():
    names = {f"{game.name}.md" for game in every_game()}
    for language in languages():
        assert {file.name for file in (LOCALES / language / "rules").iterdir()} == names
