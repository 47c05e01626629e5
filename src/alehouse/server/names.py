"""Names: which can be written at a table, and which cannot be told apart there."""

from __future__ import annotations

import json
import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import idna
import regex

from alehouse.refused import Refused

LONGEST_NAME = 24
"""So many characters at most, as people count them: a letter with its accents, an emoji of a family are one."""
LONGEST_CHARACTER = 12
"""Of so many code points one character may consist; the longest emoji, a couple with skin colours, of ten."""
LONGEST_TEXT = LONGEST_NAME * LONGEST_CHARACTER
"""So many code points a name has at most: what stores it needs room for them."""

BAD = regex.compile(
    r"[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\ufff9-\uffff\U0001d159]"
)
"""Nothing that can be seen, or worse; the blank Braille cell and the empty head of a note among them."""
HIDDEN = regex.compile(r"[\p{Cf}\p{Default_Ignorable_Code_Point}]")
"""What cannot be seen itself, and so has a place only where it changes what is beside it."""
PERSON = r"\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?"
IN_PLACE = regex.compile(
    rf"{PERSON}(?:\u200d{PERSON}){{1,3}}"  # families, professions, the rainbow flag
    r"|[0-9#*]\ufe0f\u20e3"
    r"|(?![0-9#*])\p{Emoji}[\ufe0e\ufe0f]"
    r"|\U0001f3f4\U000e0067\U000e0062(?:"  # the flags of England, Scotland and Wales
    r"\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074|\U000e0077\U000e006c\U000e0073)\U000e007f"
    r"|\p{Han}[\ufe00-\ufe02\U000e0100-\U000e01ef]"  # the form of a character that a family uses
    r"|\p{Mongolian}[\u180b-\u180d\u180f]"
)
JOINER, NON_JOINER = "\u200d", "\u200c"
VIRAMA = 9
"""The combining class of the signs that take an Indic letter its vowel."""
LONELY = regex.compile(r"(?:^|[\s\p{P}])\p{M}")
TOO_MANY = regex.compile(
    r"[\p{Latin}\p{Greek}\p{Cyrillic}\p{N}\p{P}\p{S}\s][\p{Mn}\p{Me}]{3}|(?:(?!\p{Tibetan})[\p{Mn}\p{Me}]){5}"
)
"""More marks on a letter than any writing has: two that do not become one with it in alphabets, four where vowels are marks."""
ENCLOSING = regex.compile(r"(?<![0-9#*]\ufe0f?)\u20e3|(?!\u20e3)\p{Me}")
VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")


def clean_name(name: str) -> str:
    """A name as it is shown: in composed form, with single spaces inside and none around.

    Raises Refused if it is not 1-24 visible characters, such as people write names with.
    """
    if len(name) > 4 * LONGEST_TEXT:  # nothing is done with a text that no composing makes short enough
        raise Refused("error-name", max=LONGEST_NAME)
    name = unicodedata.normalize("NFC", name)
    name = regex.sub(r"\p{Zs}+", " ", name).strip(" ")
    if (
        len(name) > LONGEST_TEXT
        or any(pattern.search(name) for pattern in (BAD, LONELY, TOO_MANY, ENCLOSING))
        or not VISIBLE.search(HIDDEN.sub("", name))
        or hidden_for_nothing(name)
    ):
        raise Refused("error-name", max=LONGEST_NAME)
    characters = regex.findall(r"\X", name)
    if len(characters) > LONGEST_NAME or max(map(len, characters)) > LONGEST_CHARACTER:
        raise Refused("error-name", max=LONGEST_NAME)
    return name


def tame_name(name: str, letter: str) -> str:
    """A name from elsewhere as names are here: cut where it is too long, and the seat's letter where it cannot be shown."""
    characters = regex.findall(r"\X", name[: 4 * LONGEST_TEXT])
    try:
        return clean_name("".join(characters[:LONGEST_NAME]))
    except Refused:
        return letter


def hidden_for_nothing(name: str) -> set[int]:
    """The places of what cannot be seen and does not change what is seen."""
    hidden = {found.start() for found in HIDDEN.finditer(name)}
    for found in IN_PLACE.finditer(name):
        hidden -= set(range(*found.span()))
    return {place for place in hidden if not _joins(name, place)}


def _joins(name: str, place: int) -> bool:
    """Whether a joiner or non-joiner stands between letters that need it (RFC 5892, and Bengali before the sign itself)."""
    if name[place] not in (JOINER, NON_JOINER):
        return False
    after = name[place + 1 : place + 2]
    if name[place] == JOINER and after and unicodedata.combining(after) == VIRAMA:
        return place > 0 and name[place - 1].isalpha()
    try:
        return idna.valid_contextj(name, place)
    except ValueError:
        return False


def alike(names: Sequence[str]) -> list[bool]:
    """For each of the names at a table whether another one there cannot be told from it.

    >>> alike(["Ann", "Ben", "\u0410nn", "ann"])
    [True, False, True, True]
    """
    looks: dict[str, set[int]] = defaultdict(set)
    for place, name in enumerate(names):
        for look in (skeleton(name), skeleton(name.casefold())):
            looks[look].add(place)
    several = {place for places in looks.values() if len(places) > 1 for place in places}
    return [place in several for place in range(len(names))]


def skeleton(name: str) -> str:
    """What two names have in common that look the same (Unicode Technical Standard 39); nothing to be shown."""
    prototypes = _prototypes()
    name = HIDDEN.sub("", unicodedata.normalize("NFKD", name))
    name = "".join(prototypes.get(character, character) for character in name)
    return " ".join(unicodedata.normalize("NFD", name).split())


@cache
def _prototypes() -> dict[str, str]:
    """For each character the one, or several, that stand for all that look like it.

    The library lists pairs in both directions; a prototype is what all others that look like it are paired with.
    """
    pairs = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8"))
    bare = {_bare(character): {_bare(other["c"]) for other in others} for character, others in pairs.items()}

    def rank(character: str) -> tuple[bool, int, str]:
        return len(character) > 1, len(bare.get(character, ())), character

    found = {}
    for character, others in bare.items():
        best = max(others | {character}, key=rank)
        if len(character) == 1 and best != character:
            found[character] = best
    return found


def _bare(characters: str) -> str:
    # The list writes a mark of direction around those that are written from right to left.
    return characters.strip("\u200e")
