"""Names: what people write them with, and which cannot be told apart."""

import pytest

from alehouse.refused import Refused
from alehouse.server.names import LONGEST_NAME, LONGEST_TEXT, alike, clean_name, skeleton, tame_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f469\U0001f3fb\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3fb"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ann ", "Ann"),
        ("Æthel 3", "Æthel 3"),
        ("e\u0301", "\u00e9"),
        ("Ann\u00a0\u3000B", "Ann B"),
        ("\u3000Ann\u00a0", "Ann"),
    ],
)
def test_names_are_tidied(name, kept):
    assert clean_name(name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "O’Brien",
        "Jean-Luc",
        "Łukasz",
        "Nguyễn",
        "李雷",
        "葛\U000e0100",  # a form of the character that a family uses
        "김철수",
        "Иван",
        "Ἀχιλλεύς",
        "x\u0302\u0301",
        "שָׁלוֹם",
        "مُحَمَّد",
        "می\u200cخواهم",
        "น้ำ",
        "தமிழ்",
        "क्\u200dष",
        "क्ष्म्य",
        "ශ්\u200dරී",
        "র\u200d্যাব",
        "ន្ត្រី",
        "မြန်မာ",
        "བསྒྲུབས",
        "🍺",
        "👍🏽",
        "❤\ufe0f",
        "☎\ufe0e",
        "1\ufe0f\u20e3",
        "🏳\ufe0f\u200d🌈",
        "👩\u200d🚀",
        "🧑🏿\u200d🤝\u200d🧑🏻",
        "🇩🇪",
        FAMILY,
        KISS,
        ENGLAND,
        "...",
    ],
)
def test_what_people_write_names_with(name):
    assert clean_name(name) == name


@pytest.mark.parametrize("character", ["x", "é", "李", "น้ำ"[:2], "🇩🇪", FAMILY, KISS, ENGLAND])
def test_characters_are_counted_as_people_count_them(character):
    assert clean_name(character * LONGEST_NAME) == character * LONGEST_NAME
    assert len(character * LONGEST_NAME) <= LONGEST_TEXT
    with pytest.raises(Refused):
        clean_name(character * (LONGEST_NAME + 1))


BAD = {
    "nothing": "",
    "a space": " ",
    "a control character": "a\x00",
    "a tab": "a\tb",
    "two lines": "a\nb",
    "a line separator": "a\u2028b",
    "an accent alone": "\u0301",
    "an accent on a space": "a \u0301b",
    "right to left": "a\u202e",
    "an isolate": "a\u2066b\u2069",
    "a mark of direction": "a\u200eb",
    "an Arabic mark of direction": "a\u061cb",
    "a joiner alone": "\u200d",
    "a joiner between letters": "a\u200db",
    "a non-joiner between letters": "a\u200cb",
    "two joiners": "क्\u200d\u200dष",
    "a joiner at the end": "👨\u200d",
    "a joiner at the start": "\u200d👨",
    "a space without width": "a\u200bb",
    "a mark of byte order": "\ufeffa",
    "a word joiner": "a\u2060b",
    "a soft hyphen": "a\u00adb",
    "a grapheme joiner": "a\u034fb",
    "half a surrogate pair": "\ud800",
    "private use": "\ue000",
    "private use far away": "\U000f0000",
    "no character": "\uffff",
    "not assigned": "\U0003fffe",
    "a form of a letter": "a\ufe0f",
    "a form of a digit": "1\ufe0f",
    "two forms": "❤\ufe0f\ufe0f",
    "a Hangul filler": "\u3164",
    "a Hangul filler in a name": "a\u3164b",
    "half a Hangul filler": "\uffa0",
    "Hangul fillers": "\u115f\u1160",
    "blank Braille": "\u2800",
    "a blank note": "\U0001d159",
    "a Mongolian vowel separator": "a\u180eb",
    "a Khmer vowel that is not seen": "ក\u17b4",
    "a tag": "a\U000e0061",
    "tags that are no flag": "🏴\U000e0061\U000e0062\U000e007f",
    "an object": "a\ufffc",
    "a circle around a letter": "a\u20dd",
    "a key around a letter": "a\u20e3",
    "marks on marks": "Z" + "\u0335\u0322\u031b\u0324",
    "marks on marks elsewhere": "ม" + "\u0e48" * 5,
    "a crowd in one character": "👨" + "\u200d👨" * 5,
    "consonants in one character": "क्" * 40,
    "without end": "a" * 1_000_000,
    "a space without end": "a" + " " * 1_000_000 + "b",
}


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_names_that_cannot_be_seen_or_told(name):
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert (refused.value.code, refused.value.details) == ("error-name", {"max": 24})


@pytest.mark.parametrize(
    ("names", "marked"),
    [
        ([], []),
        (["Ann"], [False]),
        (["Ann", "Ben"], [False, False]),
        (["Ann", "Ben", "Ann", "Ann"], [True, False, True, True]),
        (["Ann", "\u0410nn"], [True, True]),  # a Cyrillic A
        (["paypal", "\u0440\u0430\u0443\u0440\u0430l"], [True, True]),
        (["Ann", "ANN"], [True, True]),
        (["Il", "lI", "1l"], [True, True, True]),
        (["O", "0"], [True, True]),
        (["max", "rnax"], [True, True]),
        (["Ａｎｎ", "𝐀nn", "Ann"], [True, True, True]),
        (["é", "e\u0301"], [True, True]),
        (["❤", "❤\ufe0f"], [True, True]),
        (["葛", "葛\U000e0100"], [True, True]),
        (["Ánn", "Ann"], [False, False]),
        (["李雷", "李蕾"], [False, False]),
        (["👍🏽", "👍"], [False, False]),
        (["Ann B", "AnnB"], [False, False]),
    ],
)
def test_names_that_look_the_same_are_marked(names, marked):
    assert alike(names) == marked


def test_a_skeleton_is_the_same_for_all_that_look_so():
    assert skeleton("\u0410nn") == skeleton("Ann") == skeleton("\u0391nn")
    assert skeleton("Ann") != skeleton("Arn")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("A" * 100_000, "A" * LONGEST_NAME),
        # The cut is between words: no space stays behind.
        (f"{'A' * (LONGEST_NAME - 1)} Lee", "A" * (LONGEST_NAME - 1)),
        ("Ann\u202e", "B"),
        ("Ann\nBen", "B"),
        ("\0", "B"),
        ("", "B"),
    ],
)
def test_a_name_from_elsewhere_is_cut_or_its_seat_is_called_by_its_letter(name, shown):
    assert tame_name(name, "B") == shown
