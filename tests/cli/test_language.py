"""The command line in the reader's language: how it is chosen, and how far it reaches."""

import re
import subprocess
import sys
import time

import pytest

from alehouse.catalogue import names
from alehouse.language import languages, say
from alehouse.terminal.texts import HELP, LOCALES, asked, figure, help_text, locale, speak

NOTHING = {"ALEHOUSE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}


@pytest.fixture
def speaking(monkeypatch):
    """Chooses the language for the rest of a test."""
    monkeypatch.setenv("ALEHOUSE_LANG", "en")
    yield speak
    locale.cache_clear()


@pytest.mark.parametrize(
    ("variables", "options"),
    [
        ({}, "Options:"),
        ({"LANG": "de_AT.UTF-8"}, "Optionen:"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "Параметры:"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "de"}, "Optionen:"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "Options:"),
        ({"LANG": "fr_FR.UTF-8"}, "Options:"),
        ({"LC_ALL": "de_DE.UTF-8", "ALEHOUSE_LANG": "ru"}, "Параметры:"),
        ({"LC_ALL": "de_DE.UTF-8", "ALEHOUSE_LANG": "ru_RU@x"}, "Параметры:"),
    ],
)
def test_the_environment_chooses_the_language(alehouse, variables, options):
    done = alehouse("games", "--help", **(NOTHING | variables))
    assert done.returncode == 0
    assert options in done.stdout.splitlines()


@pytest.mark.parametrize(
    "words",
    [
        ("--lang", "ru", "games", "--help"),
        ("--lang=ru", "games", "--help"),
        ("games", "--lang", "ru", "--help"),
        ("games", "--help", "--lang=ru-RU"),
    ],
)
def test_the_option_stands_anywhere_and_is_stronger_than_the_environment(alehouse, words):
    done = alehouse(*words, ALEHOUSE_LANG="de")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Запуск: alehouse games [ПАРАМЕТРЫ]\n")
    assert "Параметры:" in done.stdout
    assert "Usage" not in done.stdout


def test_what_stands_behind_two_dashes_is_no_option():
    assert asked(["rules", "--", "--lang", "de"]) == (None, ["rules", "--", "--lang", "de"])
    assert asked(["--lang", "de", "rules", "port"]) == ("de", ["rules", "port"])
    assert asked(["rules", "port", "--lang"]) == ("", ["rules", "port"])


@pytest.mark.parametrize("words", [("--lang", "xx", "games"), ("games", "--lang=xx"), ("--lang", "xx")])
def test_an_unknown_language_is_an_error_that_names_the_known_ones(alehouse, words):
    done = alehouse(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert '"xx"' in done.stderr
    assert "de, en, ru" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_language_in_the_variable_of_alehouse_is_told_in_english(alehouse):
    done = alehouse("games", ALEHOUSE_LANG="xx")
    assert done.returncode == 2
    assert 'There are no texts in "xx". There are: de, en, ru.' in done.stderr
    assert alehouse("--lang", "de", "games", ALEHOUSE_LANG="xx").returncode == 0


def test_a_language_without_a_value_is_an_error(alehouse):
    done = alehouse("games", "--lang")
    assert done.returncode == 2
    assert "de, en, ru" in done.stderr


def test_the_language_alone_shows_the_help_in_it(alehouse):
    done = alehouse("--lang", "de")
    assert "Aufruf: alehouse [OPTIONEN] BEFEHL [ARGUMENTE]..." in done.stdout + done.stderr


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize(
    "command",
    ["games", "rules", "play", "replay", "pad", "simulate", "tournament", "check", "bench", "serve", "warm"],
)
def test_help_is_in_one_language(alehouse, language, command):
    """No entry of the help is one of the English help, and nothing of Typer's own English is left."""
    done = alehouse(command, "--help", "--lang", language, columns=400)
    english = alehouse(command, "--help", columns=400)
    assert done.returncode == 0
    assert help_words(done.stdout) & help_words(english.stdout) <= {"alehouse", command}
    assert not re.search(r"Usage|Options|Arguments|required|default|Show this|<\w+>", done.stdout)


def help_words(shown: str) -> set[str]:
    """The entries of a help text without the names of options, and without numbers."""
    shown = re.sub(r"\n {10,}(?=\S)", " ", shown)  # an entry that goes on in further lines
    lines = {re.sub(r"^\s*(-\S+,? ?)*", "", line).strip() for line in shown.splitlines()}
    return {line for line in lines if re.search(r"[^\W\d]", line)}


ERRORS = {
    ("dance",): ("Es gibt keinen Befehl 'dance'.", "Нет такой команды: 'dance'."),
    ("gamess",): ("Meinst du 'games'?", "Может быть, 'games'?"),
    ("rules",): ("Das Argument 'SPIEL' fehlt.", "Не хватает аргумента 'ИГРА'."),
    ("games", "--foo"): ("Es gibt keine Option --foo", "Нет такого параметра: --foo"),
    ("games", "--players"): (
        "Die Option '--players' braucht einen Wert.",
        "Параметру '--players' нужно значение.",
    ),
    ("replay", "--json=3", "x"): (
        "Die Option '--json' nimmt keinen Wert.",
        "Параметр '--json' не принимает значения.",
    ),
    ("games", "more"): ("Überzählige Argumente: more", "Лишние аргументы: more"),
    ("games", "--players", "x"): ("Das muss eine ganze Zahl sein.", "Здесь нужно целое число."),
    ("games", "--players", "9"): ("Das muss 8 oder weniger sein.", "Здесь нужно число не больше 8."),
    ("games", "--players", "0"): ("Das muss 1 oder mehr sein.", "Здесь нужно число не меньше 1."),
    ("play", "port", "--ms", "x"): ("Das muss eine Zahl sein.", "Здесь нужно число."),
    ("simulate", "port", "--out", "."): (
        "'.' ist ein Ordner, keine Datei.",
        "'.' — это папка, а не файл.",
    ),
}


@pytest.mark.parametrize("words", ERRORS, ids=" ".join)
def test_errors_of_usage_are_in_the_language(alehouse, words):
    for language, wanted, start in zip(("de", "ru"), ERRORS[words], ("Fehler: ", "Ошибка: "), strict=True):
        done = alehouse(*words, "--lang", language)
        assert (done.returncode, done.stdout) == (2, "")
        assert wanted in done.stderr
        assert start in done.stderr
        assert not re.search("Usage|Try |Error|Invalid|Input should", done.stderr)


@pytest.mark.parametrize("language", languages())
def test_rules_and_games_are_in_the_language(alehouse, language):
    page = (LOCALES / language / "rules" / "port.md").read_text("utf-8")
    heading = page.splitlines()[0].removeprefix("# ")
    rules = alehouse("rules", "port", "--lang", language)
    assert rules.returncode == 0
    assert heading in rules.stdout
    assert say(language, "cli-rules-options") in rules.stdout
    games = alehouse("games", "--lang", language, columns=200)
    assert say(language, "game-port", attribute="line") in games.stdout
    assert say(language, "cli-games-column-kind") in games.stdout


@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_in_the_language(alehouse, language):
    done = alehouse("rules", "bridge", "--lang", language)
    assert done.returncode == 2
    wanted = say(language, "error-game", game="bridge", games=", ".join(names()))
    assert wanted in done.stderr


@pytest.mark.parametrize("language", languages())
def test_a_game_is_played_in_the_language(alehouse, language):
    """The greeting, the prompt, a wrong entry and the goodbye, all in one language."""
    done = alehouse(
        "play", "pairs", "--players", 2, "--bots", "random", "--seed", "x", "--lang", language,
        enter="dance\nquit\n", columns=200, NUMBA_DISABLE_JIT="1",
    )  # fmt: skip
    assert done.returncode == 0
    assert say(language, "game-pairs") in done.stdout
    assert say(language, "play-hint") in done.stdout
    assert say(language, "play-prompt").strip() in done.stdout
    assert say(language, "error-verb", verb="dance", verbs="hit, fold, pieces") in done.stdout
    assert say(language, "play-left-unsaved") in done.stdout


def test_numbers_have_the_decimal_sign_of_the_language(speaking):
    for language, wanted in (("en", "1,234.5"), ("de", "1.234,5"), ("ru", "1\u00a0234,5")):
        speaking(language)
        assert figure(1234.5, 1) == wanted


@pytest.mark.parametrize("language", languages())
def test_help_is_read_without_fluent_as_fluent_reads_it(speaking, language):
    speaking(language)
    for file in ("cli.ftl", "usage.ftl"):
        messages = HELP.findall((LOCALES / language / file).read_text("utf-8"))
        assert messages
        for message, _ in messages:
            assert help_text(message) == say(language, message)


def test_help_in_another_language_is_as_quick():
    """It loads nothing heavy, and takes about as long as starting Python itself."""
    code = (
        "import sys\n"
        "sys.argv[1:] = ['--lang', 'ru', '--help']\n"
        "from alehouse.cli import main\n"
        "try: main()\n"
        "except SystemExit as left: assert not left.code\n"
        "heavy = {'numba', 'numpy', 'rich', 'fluent', 'babel', 'litestar'} & set(sys.modules)\n"
        "sys.exit(', '.join(heavy) or None)\n"
    )
    spent = []
    for _ in range(3):
        start = time.perf_counter()
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8")
        spent.append(time.perf_counter() - start)
        assert (done.returncode, done.stderr) == (0, "")
    # Far above the 0.2 s that it takes at rest: the machine may be busy.
    assert min(spent) < 1
