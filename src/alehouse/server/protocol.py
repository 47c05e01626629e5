"""Every message between server and clients, as `msgspec` structs.

The page's TypeScript types are generated from them (see `types`), the OpenAPI schema too. Field names are the wire's.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

SeatLetter = Annotated[str, Meta(max_length=1)]
"""A … H."""


class Me(Struct):
    """Who the client is to the server."""

    id: str
    name: str
    locale: str | None


class OptionInfo(Struct):
    """An option of a game. `min` and `max` are those of a number.

    `needs` names another option (``pieces``) or its value (``chips=tacoma``) without which this one means nothing.
    """

    name: str
    type: Literal["switch", "number", "choice", "text"]
    default: bool | int | str | None
    min: int | None
    max: int | None
    choices: list[str] | None
    optional: bool
    needs: str | None


class WordInfo(Struct):
    """A word that a state may be, and how a seat looks in it: nothing special, secured, bust, or out."""

    word: str
    look: Literal["in", "safe", "hurt", "gone"]


class ZoneInfo(Struct):
    """Something a table shows, at every seat or once in the middle.

    `words`: what a ``state`` may be, the one that it begins with first. `needs`: an option without which this means
    nothing.
    """

    name: str
    place: Literal["seat", "table"]
    show: Literal[
        "hand",
        "stack",
        "topped",
        "set",
        "scored",
        "taken",
        "columns",
        "column",
        "row",
        "circle",
        "prize",
        "foe",
        "pile",
        "claim",
        "number",
        "slip",
        "tricks",
        "flag",
        "mugs",
        "space",
        "bid",
        "lone-bid",
        "seat",
        "state",
        "lines",
        "marks",
    ]
    words: list[WordInfo] = []
    needs: str | None = None


class EventInfo(Struct):
    """Something that can happen, and what it means for whoever looks on.

    `puts`: the state word of its seat from then on. `pause`: how long the picture is held for it; if it is none, as long
    as what moves takes. `lights`: its cards light up where they lie before they move. `begins`: the table is swept
    before it, at a new game scored cards too. `turns`: its card is one of the seat's hand (without a seat, of nobody's),
    turned up where it lies. `copies`: its card stays where it lies and is shown once more in this zone of the seat.
    `tells`: the zone whose number or word of the seat is `amount` from then on. `counts`: the zone whose number of the
    seat grows by one. `flow`: `amount` is points that are gained, chips that are paid (to the target or the pot) or
    collected (from the pot). `makes`: `amount` says which set the cards before the seat make. `deals`: it is one card
    of a deal. `calls`: it is told beside the sums of a round. `whole`: it is worth all that its seat gains in the move.
    `award`: it is given once, at the very end.
    """

    name: str
    puts: str | None = None
    pause: Literal["none", "brief", "moment", "long"] | None = None
    lights: bool = False
    begins: Literal["hand", "game"] | None = None
    turns: bool = False
    copies: str | None = None
    tells: str | None = None
    counts: str | None = None
    flow: Literal["gains", "pays", "collects"] | None = None
    makes: bool = False
    deals: bool = False
    calls: bool = False
    whole: bool = False
    award: bool = False


class CardInfo(Struct):
    """A kind of card: how it is written, how many of it there are, and what is printed on it."""

    text: str
    count: int
    value: int | None
    suit: str | None


class DeckInfo(Struct):
    """A deck. Suits are drawn in the order in which its cards name them."""

    name: str
    cards: list[CardInfo]


class VerbInfo(Struct):
    """Something a player may do, and what must be said with it."""

    word: str
    args: list[str]


class GameInfo(Struct):
    """A game that can be played here.

    `starts`: for each number of players, from the fewest, the options that have to differ from their defaults. `texts`:
    by language, the Fluent messages that a game brings along which the page does not have.
    """

    name: str
    min_players: int
    max_players: int
    min_minutes: int
    max_minutes: int
    kind: Literal["luck", "bluffing", "bidding", "gambling", "tricks"]
    unit: Literal["points", "chips"]
    deck: DeckInfo
    options: list[OptionInfo]
    starts: list[dict[str, Any]]
    zones: list[ZoneInfo]
    verbs: list[VerbInfo]
    events: list[EventInfo]
    texts: dict[str, str]


class SeatInfo(Struct):
    """Who sits where. `here`: connected now. `held`: a bot plays for this person until they are back."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    here: bool
    held: bool


class TableInfo(Struct):
    """A table as one client sees it. `commitment` is the SHA-256 (hexadecimal) of the seed's text."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: str | None
    creator: bool
    state: Literal["waiting", "playing", "over"]
    moves: int
    next: str | None
    listed: bool
    commitment: str | None


class Choice(Struct):
    """A legal move, as a person chooses it.

    `word` is a literal argument (``none``). `makes` says what the cards make together (``full-house``), `strength` how
    strong that is among the menu's moves. `open`: how many cards are still to be named in place of the
    ``…`` in the text.
    """

    text: str
    verb: str
    target: str | None
    cards: list[str]
    amount: int | None
    price: int | None
    word: str | None
    makes: str | None
    strength: int | None
    open: int


class Event(Struct):
    """Something that happened. A card that the receiver may not see is ``?``."""

    event: str
    seat: str | None
    target: str | None
    card: str | None
    amount: int | None
    from_: str | None = msgspec.field(name="from")
    to: str | None


class Position(Struct):
    """A position as the receiver may see it: what ``alehouse replay --json`` prints, but for the legal moves."""

    game: str
    players: list[str]
    options: dict[str, Any]
    over: bool
    hand: int
    acting: list[str]
    points: list[int] | None
    chips: list[int] | None
    pot: int | None
    winners: list[str]
    losers: list[str]
    zones: dict[str, Any]
    error: Any


class LogEntry(Struct):
    """A move and what came of it; move 0 is the deal. `text` is `None` where the choice was secret."""

    move: int
    seat: str | None
    text: str | None
    events: list[Event]


class TableFrame(Struct, tag_field="kind", tag="table"):
    """The table: at joining, and whenever seats, presence or the rematch change."""

    table: TableInfo


class StateFrame(Struct, tag_field="kind", tag="state"):
    """Everything the receiver may see: at joining, at the start, after a stale move, or when asked for."""

    move: int
    position: Position
    menu: list[Choice]
    log: list[LogEntry]


class MovedFrame(Struct, tag_field="kind", tag="moved"):
    """A move was made; `move` is its number, the first is 1."""

    move: int
    seat: str
    text: str | None
    events: list[Event]
    position: Position
    menu: list[Choice]


class RefusedFrame(Struct, tag_field="kind", tag="refused"):
    """A frame of the client was not accepted, and nothing has changed; `move` is the number of moves made."""

    code: str
    args: dict[str, Any]
    text: str
    move: int


class PongFrame(Struct, tag_field="kind", tag="pong"):
    """The answer to a ping."""


ServerFrame = TableFrame | StateFrame | MovedFrame | RefusedFrame | PongFrame


class MoveFrame(Struct, tag_field="kind", tag="move"):
    """Make a move. `move` is the number of moves that the client has seen."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: str


class AskStateFrame(Struct, tag_field="kind", tag="state"):
    """Send the state again."""


class PingFrame(Struct, tag_field="kind", tag="ping"):
    """Are you there?"""


ClientFrame = MoveFrame | AskStateFrame | PingFrame


class MeRequest(Struct):
    """Change one's name, and the language of the server's messages."""

    name: str
    locale: str | None = None


class PlayRequest(Struct):
    """Play a game at once against bots."""

    game: str
    players: int | None = None


class SeatRequest(Struct):
    """What a seat is to be; `bot` only with the kind ``bot``."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class TableRequest(Struct):
    """Set a table."""

    game: str
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    listed: bool = False


class SitRequest(Struct):
    """Sit down, in the first free seat if none is named."""

    seat: str | None = None


class BotRequest(Struct):
    """Put a bot in a free seat."""

    seat: str
    bot: str


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class Bots(Struct):
    """All kinds of bots."""

    bots: list[str]


class Tables(Struct):
    """Tables with a free seat."""

    tables: list[TableInfo]


class RulesPage(Struct):
    """The rules of a game."""

    html: str


class Problem(Struct):
    """Why something was refused: the id of a Fluent message, its arguments, and the message itself."""

    code: str
    args: dict[str, Any]
    text: str


class ErrorBody(Struct):
    """The body of every answer that is not a success."""

    error: Problem


class PadLine(Struct):
    """A line of a score pad: played (predictions, won, bets, brawl, hand), as on paper (points, marks), or the last one
    still being played (predictions, perhaps bets). Lists are by seat, seats are numbers from 0. In a brawl the sets of
    others may be unknown; with two players a bet may be none.
    """

    predictions: list[int] | None = None
    won: list[int | None] | None = None
    bets: list[int | None] | None = None
    brawl: int | None = None
    hand: int | None = None
    points: list[int] | None = None
    marks: list[Literal["", "X", "B"]] | None = None


class PadSheet(Struct):
    """A score pad of Half-Pint Heroes as it is filled in. `first` deals and leads in round 1. `sits_out`: by seat, the
    round from which on it is not called to drink, or 0. `options`: the game's other options.
    """

    players: Annotated[list[str], Meta(max_length=8)]
    rounds: int = 10
    edition: Literal["en", "de", "ru"] = "en"
    drinking: Literal["soft", "hard", "very-hard"] | None = None
    first: int = 0
    sits_out: list[int] = []
    options: dict[str, Any] = {}
    lines: Annotated[list[PadLine], Meta(max_length=64)] = []


class PadRound(Struct):
    """A line as it has been reckoned, by seat: points, marks, marks in a row, gun fighters of this round, and for which
    drinking rules each drinks.
    """

    points: list[int]
    marks: list[Literal["", "X", "B"]]
    runs: list[int]
    gunfight: list[bool]
    drinks: list[list[int]]


class PadNote(Struct):
    """What is wrong with a line (`line` from 1) or odd about it: a Fluent message, its arguments, and the message."""

    line: int
    seat: int | None
    code: str
    args: dict[str, Any]
    text: str


class PadPlace(Struct):
    """Where a seat stands: equals share a place. `brawls` and `met` count its marks."""

    seat: int
    place: int
    total: int
    brawls: int
    met: int


class PadTally(Struct):
    """A score pad reckoned, of the game `game`. `runs` and `gunfight` are those that the next round begins with, `near` are one mark short of
    a gun fight; `round` is its number and `starter` deals. `calls`: who drinks at once in the round that is `open`. From
    the line of a `problem` on nothing is reckoned. `hands`: the smallest and the largest; `most`: sets that one can win
    without a brawl, `most_brawl` with.
    """

    game: str
    lines: list[PadRound]
    sums: list[int]
    longest: list[int]
    bonus: list[int]
    totals: list[int]
    runs: list[int]
    gunfight: list[bool]
    near: list[bool]
    drinks: list[int]
    calls: list[list[int]]
    over: bool
    by_gunfight: bool
    round: int | None
    extra: bool
    starter: int | None
    open: bool
    winners: list[int]
    ranking: list[PadPlace]
    problem: PadNote | None
    warnings: list[PadNote]
    hands: list[int]
    most: int
    most_brawl: int
    record: str


class PadRecord(Struct):
    """A record (TOML) that keeps a score pad."""

    record: str
