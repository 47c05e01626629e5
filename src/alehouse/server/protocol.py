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
    """Who the client is to the server. `named`: whether the name has been chosen. `before`: the name of the guest that this
    device was before another one came to it (see `POST /me/take`); `POST /me/back` goes back to that one.
    """

    id: str
    name: str
    locale: str | None
    named: bool
    before: str | None


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
    """Something a player may do, and what must be said with it. `secret`: nobody else gets to read the move."""

    word: str
    args: list[str]
    secret: bool


class GameInfo(Struct):
    """A game that can be played here.

    `starts`: for each number of players, from the fewest, the options that have to differ from their defaults. `texts`:
    by language, the Fluent messages that a game brings along which the page does not have. `lesson`: whether there is one. `ranking`: what
    cards can make together, weakest first.
    `min_minutes` and `max_minutes` are those of the usual options. `welcome`: its place among the games that are offered first.
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
    lesson: bool = False
    ranking: list[str] = []
    welcome: int | None = None


class ClockInfo(Struct):
    """How many seconds there are: `move` for each move, or `game` for all moves of a seat, with `add` more after each."""

    move: int | None = None
    game: int | None = None
    add: int = 0


class AskedInfo(Struct):
    """A seat (`by`) asks to take back its latest move, and all after it: `moves` in all. `agree`: who has said yes, `refuse`:
    who has said no, then it is off. It lapses when somebody moves.
    """

    by: str
    moves: int
    agree: list[str]
    refuse: list[str]


class SeatInfo(Struct):
    """Who sits where. `here`: connected now. `held`: a bot plays for this person until they are back, or, where the time of
    the whole game is used up, to the end. `alike`: the name cannot be told from another one at the table. `left`: it was a
    person's before a bot took it over for good. `ready`: for the game to begin. Of a person who is away: for how many
    seconds (`away`), when a bot stands in by itself while others wait for it (`stands_in`), when one may be called
    (`call_in`), and when those present may give the seat to a bot for good (`remove_in`); `removing`: who wants that. All
    these are seconds from the time of sending on, so that no clock but the server's counts.
    """

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str | None
    alike: bool
    bot: str | None
    here: bool
    held: bool
    left: bool = False
    ready: bool = False
    away: int | None = None
    stands_in: int | None = None
    call_in: int | None = None
    remove_in: int | None = None
    removing: list[str] = []


class TableInfo(Struct):
    """A table as one client sees it. `commitment` is the SHA-256 (hexadecimal) of the seed's text. `creator`: whether the
    client may fill its seats, having set the table, or being seated there while that person is gone. `waits`: the game begins
    when all who sit here have come and are ready; `start_in`: after how many seconds it may be begun without those
    missing. `watchers`: the names of those who look on; `unnamed`: how many more there are. `study`: it goes on from a
    position of another game, and counts for nothing. `hints`: whether who is to
    move may ask what is good.
    """

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
    clock: ClockInfo | None = None
    waits: bool = False
    start_in: int | None = None
    asked: AskedInfo | None = None
    watchers: list[str] = []
    unnamed: int = 0
    study: bool = False
    contest: str | None = None
    """The contest that the table belongs to."""
    evening: str | None = None
    """The evening that the table belongs to."""
    hints: bool = False


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
    """Everything the receiver may see: at joining, at the start, after a stale move, when moves have been taken back, or
    when asked for. `undone` grows whenever moves are taken back. `clock`: milliseconds that each seat has left (none for
    bots), if there is a clock.
    """

    move: int
    position: Position
    menu: list[Choice]
    log: list[LogEntry]
    undone: int = 0
    clock: list[int | None] | None = None


class MovedFrame(Struct, tag_field="kind", tag="moved"):
    """A move was made; `move` is its number, the first is 1. `clock` as in a state."""

    move: int
    seat: str
    text: str | None
    events: list[Event]
    position: Position
    menu: list[Choice]
    clock: list[int | None] | None = None


class RefusedFrame(Struct, tag_field="kind", tag="refused"):
    """A frame of the client was not accepted, and nothing has changed; `move` is the number of moves made."""

    code: str
    args: dict[str, Any]
    text: str
    move: int


class PongFrame(Struct, tag_field="kind", tag="pong"):
    """The answer to a ping."""


class NudgeFrame(Struct, tag_field="kind", tag="nudge"):
    """Somebody reminds the receiver that it is their turn."""

    seat: str


class Said(Struct):
    """Something that somebody said; `number` counts what has been said at this place. `what`: a text of their own, or
    one of the words of reactions. `seat`: where they sat, or nobody's: they watched. `who` is the same for the same
    person at this place and means nothing elsewhere. `move`: how many moves had been made. `ago`: seconds since then.
    """

    number: int
    what: Literal["say", "react"]
    seat: SeatLetter | None
    name: str
    who: str
    mine: bool
    text: str
    move: int
    ago: int


class SaidFrame(Struct, tag_field="kind", tag="said"):
    """What people have said, in order: now (`fresh`), or before the client came."""

    said: list[Said]
    fresh: bool


class EveningMember(Struct):
    """Somebody who is in on an evening. `who` stands for them in all that is told of it. `here`: they look at its page,
    or sit at one of its tables, now.
    """

    who: str
    name: str
    alike: bool
    here: bool


class Proposal(Struct):
    """A game that somebody wants to be played next. `wanted`: who wants to play it; `table`: where it was begun. `hints`:
    whether who is to move may ask there what is good.
    """

    number: int
    who: str
    game: str
    options: dict[str, Any]
    wanted: list[str]
    table: str | None
    hints: bool = False


class EveningSeat(Struct):
    """A seat of a table on an evening; `who` is `null` for bots and for people who are not in on it."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str | None
    who: str | None


class EveningTable(Struct):
    """A table on an evening, the newest first. `open`: whether its record may be had. `ago`: seconds since it was set."""

    id: str
    game: str
    state: Literal["waiting", "playing", "over"]
    you: str | None
    seats: list[EveningSeat]
    open: bool
    ago: int


class EveningPlace(Struct):
    """How somebody did in a game, among the people in it: place (equals share it) and what that is worth."""

    who: str
    place: int
    points: float


class EveningGame(Struct):
    """A game that counts for an evening, in the order in which they ended: played at a table, on a score pad, or as a contest."""

    game: str
    table: str | None
    pad: int | None
    places: list[EveningPlace]
    contest: str | None = None


class EveningContest(Struct):
    """A contest on an evening. `wanted`: who of the evening takes part; `people`: how many do in all."""

    id: str
    game: str
    players: int
    deals: int
    state: Literal["waiting", "playing", "over"]
    wanted: list[str]
    people: int


class EveningStanding(Struct):
    """Where somebody stands, the best first: games, first places (shared ones too), points, and a rating of skill with
    two standard deviations of what it may be off by.
    """

    who: str
    place: int
    games: int
    won: int
    points: float
    rating: float
    spread: float


class EveningInfo(Struct):
    """An evening as one client sees it. `host`: whether the client may end it, or go on with it."""

    id: str
    name: str
    ended: bool
    host: bool
    you: str | None
    members: list[EveningMember]
    proposals: list[Proposal]
    tables: list[EveningTable]
    games: list[EveningGame]
    standings: list[EveningStanding]
    contests: list[EveningContest] = []


class EveningShort(Struct):
    """An evening that one was in on."""

    id: str
    name: str
    ended: bool


class EveningList(Struct):
    """The evenings that one was in on, the latest first."""

    evenings: list[EveningShort]


class Moment(Struct):
    """Something worth remembering of an evening's games. `gain`, `loss`: the most that somebody won or lost by one move,
    in the game's `unit`; `luck`, `mishap`: a card that was that unlikely (`chance`, from 0 to 1) and spared them, or hit.
    """

    kind: Literal["gain", "loss", "luck", "mishap"]
    table: str
    game: str
    name: str
    move: int
    amount: int | None
    unit: Literal["points", "chips"] | None
    card: str | None
    chance: float | None


class Moments(Struct):
    """What is worth remembering, at most one of each kind."""

    moments: list[Moment]


class EveningFrame(Struct, tag_field="kind", tag="evening"):
    """The evening: at joining, and whenever something about it changes."""

    evening: EveningInfo


ServerFrame = (
    TableFrame | StateFrame | MovedFrame | RefusedFrame | PongFrame | NudgeFrame | SaidFrame | EveningFrame
)


class MoveFrame(Struct, tag_field="kind", tag="move"):
    """Make a move. `move` is the number of moves that the client has seen, `undone` what the latest state said of it: a
    client that does not say it may decide on moves that have been taken back meanwhile.
    """

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: str
    undone: int | None = None


class AskStateFrame(Struct, tag_field="kind", tag="state"):
    """Send the state again."""


class PingFrame(Struct, tag_field="kind", tag="ping"):
    """Are you there?"""


class SayFrame(Struct, tag_field="kind", tag="say"):
    """Say something to everybody at this place."""

    text: str


class ReactFrame(Struct, tag_field="kind", tag="react"):
    """Say one of the words that need no typing."""

    word: str


ClientFrame = MoveFrame | AskStateFrame | PingFrame | SayFrame | ReactFrame


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
    """Set a table. `hints`: whether who is to move may ask what is good; against bots alone everybody may."""

    game: str
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    listed: bool = False
    hints: bool = False
    clock: ClockInfo | None = None
    waits: bool = False


class SeatNameRequest(Struct):
    """Which seat is meant."""

    seat: str


class UndoRequest(Struct):
    """Whether the moves may be taken back that somebody asks to take back; without `agree` it is asked."""

    agree: bool | None = None


class SitRequest(Struct):
    """Sit down, in the first free seat if none is named."""

    seat: str | None = None


class BotRequest(Struct):
    """Put a bot in a free seat."""

    seat: str
    bot: str


class EveningRequest(Struct):
    """Make an evening with a name."""

    name: str


class ProposalRequest(Struct):
    """Propose a game. `hints`: whether who is to move may ask what is good; whoever is in on it agrees to that."""

    game: str
    options: dict[str, Any] = {}
    hints: bool = False


class WantRequest(Struct):
    """Be in on a proposed game, or not."""

    wanted: bool


class StartRequest(Struct):
    """Begin a proposed game: with so many bots beside those who want to play it."""

    bots: Annotated[int, Meta(ge=0, le=8)] = 0
    bot: str | None = None


class EveningPadRequest(Struct):
    """Let a finished score pad count: its record, and by seat who of the evening that is (`null`: somebody else)."""

    record: str
    people: Annotated[list[str | None], Meta(max_length=8)]


class EndRequest(Struct):
    """End an evening, or go on with it."""

    ended: bool


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class Bots(Struct):
    """All kinds of bots."""

    bots: list[str]


class Tables(Struct):
    """Tables with a free seat."""

    tables: list[TableInfo]


class Result(Struct):
    """How a finished game ended. `points` and `chips` are `null` where it is not played for them. `places` are by seat; who
    share one are followed by a gap (1, 1, 3).
    """

    points: list[int] | None
    chips: list[int] | None
    winners: list[str]
    losers: list[str]
    places: list[int]
    moves: int


class MyTable(Struct):
    """A table of the guest who asks. `seat`: that guest's, also after a bot has taken it over for good (`left`). `acting`: the
    seats that owe a move, as long as the game goes on; `turn`: whether the guest's is one of them. `stuck`: the server cannot
    go on with it, for its game has changed or is gone. `created`, `moved` (the last move) and `ended` are milliseconds since
    1970. `study`: it counts for nothing.
    """

    table: TableInfo
    seat: str | None
    acting: list[str]
    turn: bool
    left: bool
    stuck: bool
    created: int
    moved: int | None
    ended: int | None
    study: bool
    evening: str | None
    evening_name: str | None
    contest: str | None
    result: Result | None


class MyTables(Struct):
    """The tables of the guest who asks: those that wait or are played, the guest's turn first, and a page of those that are
    over or that the guest has left, the latest first. `next`: what to ask for the following page with (`before`).
    """

    open: list[MyTable]
    over: list[MyTable]
    next: str | None


class Tally(Struct):
    """How games went. `played`: to their end; `won`: shared wins too, and where the rules name losers only, all games that
    were not lost. `left`: given to a bot before their end. `places`: how often first, second, and so on.
    """

    played: int
    won: int
    left: int
    places: list[int]


class Outcome(Struct):
    """How one game went for the guest. `of`: how many seats it had; `bots`: whether all others were bots."""

    table: str
    place: int | None
    of: int
    won: bool
    left: bool
    bots: bool
    when: int


class GameTally(Struct):
    """How games of one kind went, with people and against bots alone. `best`: the most (or, where nobody wants them, the
    fewest) points, or the most chips, of a game that was played to its end. `lost`: whether its rules name losers only.
    `recent`: the latest games, the oldest of them first.
    """

    game: str
    people: Tally
    bots: Tally
    best_points: int | None
    best_chips: int | None
    lost: bool
    recent: list[Outcome]


class Statistics(Struct):
    """How the guest's games went, those played most lately first. `counted`: how many of the guest's games that were."""

    games: list[GameTally]
    counted: int


class PassInfo(Struct):
    """A link that carries the guest to another device, once and for so many `seconds`. `qr`: the same as an SVG picture."""

    link: str
    qr: str
    seconds: int


class PassRequest(Struct, forbid_unknown_fields=True):
    """The secret of such a link: what comes after ``move/``."""

    token: Annotated[str, Meta(max_length=64)]


class PassHolder(Struct):
    """Whom a link carries. `same`: that is who the client is already. `you`: the name of who the client is, with so many
    tables that wait or are played (`open`) and games that are over (`over`): both stay with that name.
    """

    name: str
    same: bool
    you: str | None
    open: int
    over: int


class HintRow(Struct):
    """Something that may happen, in the guest's language, and how likely it is (0 … 1)."""

    what: str
    chance: float


class HintCards(Struct):
    """Cards that are equally likely to come, and how likely each is."""

    cards: list[str]
    chance: float


class HintMove(Struct):
    """What can come of a move. `exact`, or sampled: then `margin` is half the width of the 95 % interval of a chance of one half."""

    move: str
    exact: bool
    margin: float
    rows: list[HintRow]
    cards: list[HintCards]


class HintRisk(Struct):
    """What may well happen after a move: with so many `cards` of the unseen ones, if it hangs on one card."""

    move: str
    what: str
    chance: float
    cards: int | None
    of: int | None


class HintAdvice(Struct):
    """What a good player would do. `how`: the only move; clearly better than its `rival`, by `lead` (± `margin`) points or chips
    until the hand ends; about as good; the best of all ways on to the end; or the rule of thumb, without a reason.
    """

    move: str
    rival: str | None
    how: Literal["only", "clear", "close", "ending", "thumb"]
    lead: float
    margin: float
    unit: str | None
    risk: HintRisk | None


class Hint(Struct):
    """A hint of degree 2 (`moves`) or 3 (`advice`) for who has seen `move` moves. `left`: so many moves were not counted."""

    degree: int
    move: int
    moves: list[HintMove]
    left: int
    advice: HintAdvice | None


class LessonPlace(Struct):
    """Where a lesson may stand: what has happened since the place before, and what the learner is told then (`say`, the id of
    a message). `right`: for each right move the number of the place that it leads to; where the learner makes none
    (`plays`), the empty text leads on; at the end there is nothing. `wrong`: the message that answers each other move of the
    menu; `otherwise` answers what is not in the menu. `point`: what is pointed at, such as ``verb:hit`` or ``zone:stack``.
    """

    frames: list[StateFrame | MovedFrame]
    say: str
    plays: bool
    point: list[str]
    right: dict[str, int]
    wrong: dict[str, str]
    otherwise: str | None


class LessonPage(Struct):
    """The lesson of a game: it begins at the first of its places. `texts`: its Fluent messages by language."""

    game: str
    table: TableInfo
    places: list[LessonPlace]
    texts: dict[str, str]


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


class ReplayRequest(Struct):
    """A game to be looked at: a record as TOML."""

    record: str


class ReplayStep(Struct):
    """A move of a game that is over, as its viewer has seen it; step 0 is the deal. `position`: what of it differs from the
    step before, and of its `zones` those that do.
    """

    move: int
    seat: SeatLetter | None
    text: str | None
    events: list[Event]
    position: dict[str, Any]


class Replay(Struct):
    """A game to be looked at step by step. `viewer`: with whose eyes, a seat's letter, ``all`` (all cards open) or
    ``watch`` (a spectator's). `choices`: each move that the steps tell in full, as a person chooses it. `problem`: why a record goes
    on, and the game does not. The table of a record has no id.
    """

    table: TableInfo
    viewer: str
    steps: list[ReplayStep]
    choices: list[Choice]
    problem: Problem | None


class ReviewState(Struct):
    """How the review of a game goes. `done` of `total`: how much of it is done; `before`: how many come first. `review` is what
    ``alehouse review --json`` prints, with the words that the page needs.
    """

    state: Literal["none", "waiting", "preparing", "working", "done", "failed"]
    done: int
    total: int
    before: int
    review: dict[str, Any] | None
    problem: Problem | None


class StudyRequest(Struct):
    """Play on from a position: of the `table` of a game that is over, or of a `record`, after so many moves. `seat` is the
    guest's. `cards`: the same are to come that came then, or new ones. `bots`: which kind takes the other seats; without one
    they are open, for friends. `hints`: whether who is to move may ask what is good, with friends too.
    """

    move: int
    seat: str
    table: str | None = None
    record: str | None = None
    cards: Literal["same", "new"] = "same"
    bots: str | None = None
    hints: bool = False


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


class ContestRequest(Struct):
    """Set up a contest: `players` to a table, `deals` that everybody plays, `places` for so many people at most, a `clock`
    for all its tables, and the `evening` for which it counts.
    """

    game: str
    players: int
    deals: int
    options: dict[str, Any] = {}
    places: int = 32
    clock: ClockInfo | None = None
    evening: str | None = None


class EntrantRequest(Struct):
    """Somebody in a contest, by number."""

    number: int


class EntrantInfo(Struct):
    """Somebody in a contest. `gone`: a bot plays on."""

    number: int
    name: str
    alike: bool
    you: bool
    host: bool
    gone: bool


class ContestSeat(Struct):
    """Who sits at a table of a contest: somebody by number, or a bot."""

    seat: str
    number: int | None
    name: str | None
    bot: str | None


class ContestTable(Struct):
    """A table of the deal that is being played. `over` is told to those whose own table is over, and is else `None`."""

    room: int
    seats: list[ContestSeat]
    over: bool | None


class ContestResult(Struct):
    """What was made of the cards of a seat: `score` in chips or points, the `place` at the table, how many of the others
    with the same cards it beats (`percent`; equals count half), and how much better it is than their mean (`difference`).
    `table`: where it can be looked at, when it may be.
    """

    room: int
    number: int | None
    name: str | None
    bot: str | None
    score: int | None
    place: int
    percent: float | None
    difference: float | None
    table: str | None


class ContestColumn(Struct):
    """All results with the cards of one seat, the best first."""

    seat: str
    results: list[ContestResult]


class ContestDeal(Struct):
    """A deal that all tables have finished."""

    deal: int
    columns: list[ContestColumn]


class ContestStanding(Struct):
    """Where somebody stands: the mean of the percentages, with half the width of its 95 % interval if there are enough
    deals to say, the sum of the differences, and of what was written down.
    """

    rank: int
    number: int
    deals: int
    percent: float | None
    margin: float | None
    difference: float | None
    score: int | None


class ContestInfo(Struct):
    """A contest as one client sees it. `host`: whether the client set it up. `number`: the client's own, if it takes part.
    `bots`: how many would fill the tables up, or do; `fits`: the numbers of people that need none. `deal`: the one being
    played, and `table` the client's in it, `done` when that is over. `all_dealt`: whether chance has nothing to say once
    the cards are dealt. `day`: of a daily deal, which has a page of its own.
    """

    id: str
    kind: Literal["duplicate", "daily"]
    day: str | None
    game: str
    options: dict[str, Any]
    unit: Literal["points", "chips"] | None
    all_dealt: bool
    players: int
    deals: int
    places: int
    state: Literal["waiting", "playing", "over"]
    host: bool
    number: int | None
    entrants: list[EntrantInfo]
    least: int
    bots: int
    fits: list[int]
    deal: int
    table: str | None
    done: bool
    tables: list[ContestTable]
    standings: list[ContestStanding]
    results: list[ContestDeal]
    clock: ClockInfo | None = None
    evening: str | None = None


class PracticeRequest(Struct):
    """Which deal to play once more."""

    deal: int


class DailyDeal(Struct):
    """What the client has made of a deal of the day."""

    deal: int
    score: int | None
    place: int
    percent: float | None
    table: str


class DailyRow(Struct):
    """What somebody has made of the day: `score` in all, and the mean of the percentages."""

    rank: int
    name: str
    you: bool
    score: int | None
    percent: float | None
    tables: list[str]


class DailyDay(Struct):
    """A day: what was played, and whether the client has finished it."""

    day: str
    game: str
    played: bool


class DailyInfo(Struct):
    """A daily deal as one client sees it.

    `seat`: the one that all guests have, the others are `bot`s. `open`: whether it may still be begun; until `closes`
    (milliseconds since 1970) what was begun counts, from then on everything may be looked at (`over`). `mine`: the
    client's finished deals; `done`: it has nothing more to play that counts; `finished`: how many people have played all
    deals. `rows`, the results of all, are told to those only who have. `streak`: days in a row, `days`: all of them.
    """

    contest: str
    day: str
    game: str
    options: dict[str, Any]
    unit: Literal["points", "chips"] | None
    all_dealt: bool
    players: int
    seat: str
    bot: str
    deals: int
    open: bool
    over: bool
    closes: int
    begun: bool
    done: bool
    counts: bool
    mine: list[DailyDeal]
    finished: int
    rows: list[DailyRow]
    streak: int
    days: int
    earlier: list[DailyDay]
