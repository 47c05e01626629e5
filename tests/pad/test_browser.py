"""The pad as the browser reckons it: the same as in Python, to the byte."""

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from alehouse.pad.browser import javascript
from alehouse.refused import Refused
from alehouse.server.pad import reckon
from alehouse.server.protocol import PadSheet

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
PADS = 2000
RECKON = f"""
import {{ reckon }} from {json.dumps((WEB / "src/pad/reckon.js").as_uri())};
let text = "";
for await (const part of process.stdin) text += part;
for (const line of text.trim().split("\\n")) {{
  try {{
    console.log(JSON.stringify(reckon(JSON.parse(line))));
  }} catch (refused) {{
    console.log(JSON.stringify({{ code: refused.code ?? refused.stack, args: refused.details }}));
  }}
}}
"""


def test_the_page_has_the_rules_as_they_are_now():
    kept = (WEB / "src/pad/rules.js").read_text("utf-8")
    assert kept == javascript(), "write it anew: python -m alehouse.pad.browser > web/src/pad/rules.js"


def by_javascript(pads):
    """Tallies of pads, as texts, by the page's own module."""
    if NODE is None:
        pytest.skip("there is no Node.js")
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", RECKON],
        input="\n".join(json.dumps(pad) for pad in pads),
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.splitlines()


def by_python(pad):
    """The tally of a pad as the server sends it, without the texts of its notes."""
    try:
        found = msgspec.to_builtins(reckon(msgspec.convert(pad, PadSheet), "en"))
    except Refused as refused:
        return {"code": refused.code, "args": refused.details}
    for note in [*found["warnings"], *filter(None, [found["problem"]])]:
        del note["text"]
    return found


def line(dice, n, careful):
    """A line as it may be written: mostly one that can be, with many predictions met and runs of marks."""
    if dice.random() < 0.3:
        marks = dice.choices(["", "X", "B"], [4, 5, 0.3], k=n)
        return {
            "points": [dice.choice([0, 10, 20, 30, 40, 50, 60, 70, 80, 25, 999]) for _ in range(n)],
            "marks": marks,
            **({"predictions": [dice.randrange(7) for _ in range(n)]} if dice.random() < 0.4 else {}),
        }
    won = [dice.choice([0, 0, 1, 1, 2]) for _ in range(n)]
    predictions = [value if dice.random() < 0.8 else dice.randrange(7) for value in won]
    bets = [dice.choice([q for q in range(n) if q != p] + [None] * (n == 2)) for p in range(n)]
    made = {"predictions": predictions, "won": won, "bets": bets}
    if dice.random() < 0.2:
        made["hand"] = dice.randrange(1, 9)
    if dice.random() < 0.15:
        brawler = dice.randrange(n)
        made |= {"brawl": brawler, "won": [dice.randrange(3, 6) if p == brawler else None for p in range(n)]}
        if dice.random() < 0.5:
            del made["bets"], made["predictions"]
    if not careful:
        key = dice.choice([*made, "points", "marks", "hand"])
        made[key] = dice.choice([None, [], [0] * n, [7] * n, [-1] * n, [1] * (n + 1), 0, 13, -1])
        if not isinstance(made[key], list) and key not in ("hand", "brawl"):
            made[key] = [made[key]] * n if isinstance(made[key], int) else None
        if isinstance(made[key], list) and key in ("hand", "brawl"):
            made[key] = 3
        if key == "marks":
            made[key] = ["X"] * n
    return made


def a_pad(dice):
    """A pad of any size, edition and drinking rule; some cannot be."""
    n = dice.choice([2, 2, 3, 3, 4, 4, 5, 6, 7])
    names = [
        dice.choice(["Ann", "B\u00e4rbel", "\u041a\u0443", 'O"Neil\\', "A", "\U0001f37a"]) + str(p)
        for p in range(n)
    ]
    pad = {
        "players": "ABCDEFGH"[:n] and (list("ABCDEFGH"[:n]) if dice.random() < 0.1 else names),
        "rounds": dice.choice([1, 3, 10, 10, 10, 20]),
        "edition": dice.choice(["en", "de", "ru"]),
        "drinking": dice.choice([None, "soft", "hard", "very-hard"]),
        "first": dice.randrange(n),
    }
    careful = dice.random() < 0.6
    pad["lines"] = [
        line(dice, n, careful or dice.random() < 0.7) for _ in range(dice.randrange(pad["rounds"] + 2))
    ]
    if dice.random() < 0.3:
        opened = line(dice, n, True)
        pad["lines"] = [
            *pad["lines"][: pad["rounds"]],
            {k: v for k, v in opened.items() if k in ("predictions", "bets", "hand")},
        ]
    if dice.random() < 0.3:
        pad["sits_out"] = [dice.randrange(4) for _ in range(n)]
    if dice.random() < 0.1:
        pad["options"] = dice.choice(
            [
                {"symbols": "2/6"},
                {"symbols": "3/1 # one"},
                {"symbols": "1/12"},
                {"symbols": "9/9"},
                {"bet_order": "sealed"},
                {"x": 1},
                {"row_group_needs_hand_card": True},
            ]
        )
    if dice.random() < 0.03:
        pad |= dice.choice(
            [
                {"first": 9},
                {"sits_out": [1]},
                {"players": ["A"]},
                {"players": [" ", "B"]},
                {"rounds": 0},
                {"rounds": 21},
            ]
        )
    return pad


def test_it_is_reckoned_alike():
    dice = random.Random("cellar")
    pads = [a_pad(dice) for _ in range(PADS)]
    seen = set()
    for pad, found in zip(pads, by_javascript(pads), strict=True):
        wanted = by_python(pad)
        assert json.loads(found) == wanted, pad
        assert found == json.dumps(wanted, ensure_ascii=False, separators=(",", ":")), pad
        seen |= {wanted.get("code")} | {note["code"] for note in wanted.get("warnings", [])}
        seen |= {wanted["problem"]["code"]} if wanted.get("problem") else set()
        seen |= {"gunfight"} if wanted.get("by_gunfight") else set()
    # So much has come up.
    assert seen >= {
        "gunfight",
        "pad-warning-points",
        "pad-warning-after-end",
        "pad-problem-showdown",
        "error-option",
    }
    assert len([code for code in seen if code and code.startswith("pad-problem")]) > 12, seen
