"""What an address of the page is called: for its title, for whom a link to it is sent, and whether there is such a page.

Nobody has to be known for it, and it is told to anybody: names at a table that waits, and of a game in play nothing but which
game it is.
"""

from __future__ import annotations

import html
import re
from typing import NamedTuple

from alehouse.catalogue import find
from alehouse.language import plain_words, say
from alehouse.refused import Refused
from alehouse.server.asking import Call, address, rooms
from alehouse.server.evening_store import exists
from alehouse.server.rate import Buckets
from alehouse.server.store import Away, Header, may_be_id

PAGES = {
    "": (1, 1),
    "index.html": (1, 1),
    "table": (2, 2),
    "set": (2, 2),
    "rules": (2, 2),
    "learn": (2, 2),
    "pad": (1, 1),
    "replay": (1, 2),
    "me": (1, 1),
    "move": (2, 2),
    "evening": (1, 2),
    "contest": (1, 2),
    "daily": (1, 2),
}
"""The addresses of the page by their first part, and of how many parts they are; `web/src/router.svelte.ts` knows the same."""
GAMES = ("set", "rules", "learn")
"""Those whose second part is a game."""
PICTURE = "preview.png"
NO_MOVES = 2**31 - 1
TITLE = re.compile(rb"<title>[^<]*</title>", re.IGNORECASE)
DESCRIPTION = re.compile(rb'<meta name="description" content="[^"]*" ?/?>', re.IGNORECASE)
LANGUAGE = re.compile(rb'<html lang="[a-z]+"', re.IGNORECASE)


class Preview(NamedTuple):
    """What is told of an address, in the reader's language."""

    title: str
    about: str
    found: bool = True
    lasting: bool = True
    """Whether it is the same for long."""


def looks() -> dict[str, Buckets]:
    """How often somebody may have a table looked up by opening its page: an application's state."""
    return {"looks": Buckets(5, 60)}


async def preview(request: Call, wanted: str, lang: str) -> Preview:
    """What is told of an address, given without slashes around it."""
    head, *rest = wanted.split("/")
    fewest, most = PAGES.get(head, (0, -1))
    house = Preview(say(lang, "page-title"), say(lang, "lobby-lead"))
    if not fewest <= 1 + len(rest) <= most or "" in rest:
        return house._replace(found=False)
    if head in GAMES:
        return _game(rest[0], lang) or house._replace(found=False)
    if head == "table":
        return await _table(request, rest[0], lang, house)
    if head == "evening":
        return await _evening(request, rest[0] if rest else None, lang, house)
    if head == "pad":
        return house._replace(title=_titled(lang, say(lang, "pad-title")))
    if head in ("contest", "daily"):
        title, about = (
            ("daily-title", "daily-lead") if head == "daily" else ("contest-new-title", "contest-lead")
        )
        return Preview(_titled(lang, say(lang, title)), say(lang, about))
    return house


async def _evening(request: Call, identity: str | None, lang: str, house: Preview) -> Preview:
    named = house._replace(title=_titled(lang, say(lang, "page-evening")))
    if identity is None:
        return named
    if not request.app.state.looks.take(address(request)):
        return house
    try:
        if not may_be_id(identity) or not await exists(rooms(request).store, identity):
            return house._replace(found=False)
    except Away:
        return named
    # What friends call their evening is told to nobody but those who open it.
    return named._replace(lasting=False)


def _titled(lang: str, page: str) -> str:
    return say(lang, "page-title-on", page=page)


def _name_of(game: str, lang: str) -> str:
    try:
        return say(lang, f"game-{game}")
    except KeyError:
        return plain_words(game)


def _line_of(game: str, lang: str) -> str:
    try:
        return say(lang, f"game-{game}", attribute="line")
    except KeyError:
        return say(lang, "lobby-lead")


def _game(name: str, lang: str) -> Preview | None:
    try:
        game = find(name)
    except Refused:
        return None
    return Preview(_titled(lang, _name_of(game.name, lang)), _line_of(game.name, lang))


async def _table(request: Call, identity: str, lang: str, house: Preview) -> Preview:
    if not may_be_id(identity):
        return house._replace(found=False, lasting=False)
    found = rooms(request)
    header = found.header(identity)
    if header is None:
        # Whoever tries one address after the other does not keep the database busy: then the page itself finds out.
        if not request.app.state.looks.take(address(request)):
            return house._replace(lasting=False)
        try:
            looked = await found.store.look(identity, NO_MOVES)
        except Away:
            return house._replace(lasting=False)
        if looked is None:
            return house._replace(found=False, lasting=False)
        header = looked.header
    return _told(header, lang)


def _told(header: Header, lang: str) -> Preview:
    name = _name_of(header.game, lang)
    line = _line_of(header.game, lang)
    if header.state != "waiting":
        # Whoever plays the same cards elsewhere does not learn how far others are.
        state = "playing" if header.contest is not None else header.state
        about = say(lang, f"server-preview-{state}", game=name)
        return Preview(_titled(lang, name), about, lasting=False)
    free = sum(s.kind == "open" for s in header.seats)
    people = [s for s in header.seats if s.kind == "person" and s.name]
    host = next((s for s in people if s.guest == header.creator), people[0] if people else None)
    if host is None:
        title = say(lang, "server-preview-waiting-nobody", game=name)
    else:
        title = say(lang, "server-preview-waiting", game=name, name=host.name)
    return Preview(title, say(lang, "server-preview-free", free=free, about=line), lasting=False)


def headed(index: bytes, told: Preview, lang: str, house: str | None, path: str) -> bytes:
    """The page's index with what is told of an address; `house` is the server's own, without a slash at the end."""
    title, about = html.escape(told.title), html.escape(told.about)
    tags = {
        "og:type": "website",
        "og:site_name": "Alehouse",
        "og:title": title,
        "og:description": about,
        "twitter:card": "summary_large_image",
    }
    if house is not None:
        tags |= {"og:url": html.escape(f"{house}/{path}"), "og:image": html.escape(f"{house}/{PICTURE}")}
    more = "".join(
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}" content="{value}">'
        for name, value in tags.items()
    )
    index = LANGUAGE.sub(f'<html lang="{lang}"'.encode(), index, count=1)
    index = DESCRIPTION.sub(
        lambda _: f'<meta name="description" content="{about}">{more}'.encode(), index, count=1
    )
    return TITLE.sub(lambda _: f"<title>{title}</title>".encode(), index, count=1)
