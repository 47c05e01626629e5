"""Reviews as a page: one file that holds all it needs, works offline, and fetches nothing.

The page is the Svelte component of `web/src/review`, built with the web page into one script and one style sheet.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import alehouse.server
from alehouse.catalogue import find
from alehouse.language import named, plain_words, say, sources
from alehouse.moves import Choice
from alehouse.refused import Refused

BUILT = Path(alehouse.server.__file__).parent / "page" / "review"
PARTS = ("review.js", "review.css")
"""The script and the style sheet of the page."""


def write(reviews: Sequence[Mapping[str, Any]], path: Path | str, locale: str = "en") -> None:
    """Write reviews, as ``alehouse review --json`` prints them, into one HTML file in a language.

    A review may lack ``players`` and ``moves`` (seats' letters and no words then). Raises Refused if there are no reviews, or the page
    has not been built, and OSError if the file cannot be written.
    """
    page = page_of(reviews, locale)
    Path(path).write_text(page, "utf-8")


def page_of(reviews: Sequence[Mapping[str, Any]], locale: str = "en") -> str:
    """The page as text. Raises Refused if there are no reviews, or the page has not been built."""
    if not reviews:
        raise Refused("review-page-error-empty")
    script, style = map(_part, PARTS)
    shown = [given(review, locale) for review in reviews]
    content = {"locale": locale, "reviews": shown, "texts": _wording({review["game"] for review in shown})}
    # No text within can end the element that holds it.
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    script = script.replace("</script", "<\\/script")
    title = html.escape(say(locale, "review-page-title", game=shown[0]["title"]))
    policy = (
        f"default-src 'none'; script-src '{_digest(script)}'; style-src '{_digest(style)}'; "
        "style-src-attr 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'"
    )
    return (
        f'<!doctype html>\n<html lang="{html.escape(locale)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="dark light">\n<link rel="icon" href="data:,">\n'
        f"<title>{title}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        f'<div id="page"></div>\n<script type="application/json" id="reviews">{data}</script>\n'
        f"<script>{script}</script>\n</body>\n</html>\n"
    )


def require_built() -> None:
    """Raises Refused if the page has not been built."""
    for name in PARTS:
        _part(name)


def _part(name: str) -> str:
    try:
        return (BUILT / name).read_text("utf-8").strip()
    except OSError:
        raise Refused("review-page-error-built", path=str(BUILT / name)) from None


def _digest(source: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(source.encode()).digest()).decode()


def given(review: Mapping[str, Any], locale: str) -> dict[str, Any]:
    """What the page needs of a review, with the words for it."""
    name = str(review["game"])
    letters = [seat["seat"] for seat in review["seats"]]
    words = {
        event: named(locale, "chance", name, event) or plain_words(event)
        for event in dict.fromkeys(draw["event"] for draw in review["draws"])
    }
    moves = list(review.get("moves") or ())
    texts = [move.partition(" ")[2] for move in moves]
    for decision in review["decisions"]:
        why = decision.get("why") or {}
        texts += [decision["played"], decision["best"], why.get("move"), why.get("rival")]
        texts.append((why.get("risk") or {}).get("move"))
    return {
        "file": review.get("file"),
        "game": name,
        "title": _title(name, locale),
        "players": list(review.get("players") or letters),
        "unit": review.get("unit", "points"),
        "over": review.get("over", True),
        "moves": moves or [""] * (len(review["chances"]) - 1),
        "choices": [vars(each) for each in _named(name, filter(None, texts), len(letters))],
        "seats": list(review["seats"]),
        "decisions": list(review["decisions"]),
        "draws": list(review["draws"]),
        "chances": [list(row) for row in review["chances"]],
        "words": words,
    }


def _named(game: str, texts: Iterable[str], players: int) -> list[Choice]:
    """Moves in pieces; of a game that is not here they stand as they are written."""
    try:
        return find(game).notation.named(texts, players)
    except Refused:
        return []


def _wording(games: Iterable[str]) -> dict[str, str]:
    """What moves of these games are called, as Fluent sources by language."""
    names = [f"table-choice-{each}" for each in ("full", "aimed", "carded", "amount")]
    brought = []
    for name in games:
        try:
            game = find(name)
        except Refused:
            continue
        brought.append(game.texts)
        words = [word.replace("_", "-") for word in game.notation.verbs.words]
        names += [f"verb-{kind}" for word in words for kind in (f"{name}-{word}", word)]
    found = sources(names)
    for texts in brought:
        for locale, source in texts.items():
            found[locale] = f"{found.get(locale, '')}\n{source}"
    return found


def _title(game: str, locale: str) -> str:
    try:
        return say(locale, f"game-{game}")
    except KeyError:
        return game
