"""A game as a tree with chance nodes, for programs that want to walk over all that can happen.

There are no chance nodes in the rules. A move is made with a script of draws; where the script runs out, the dealer says what
could come there and how likely it is: that is a chance node, and each of its branches makes the move again with one more draw.
A node never changes, and knows the one before it. What a seat has been told on the way to it is a text (`Node.told`) that holds
what `Seen.story` holds, so equal texts mean that the seat cannot tell the nodes apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from alehouse.catalogue import find
from alehouse.dealer import give_script, new_dealer
from alehouse.envs.spaces import Actions, Observations
from alehouse.game import Game
from alehouse.lab.ahead import stakes_of
from alehouse.lab.odds import deals
from alehouse.layout import (
    ACTING_AT,
    HAND_AT,
    LETTERS,
    NO_ONE,
    OVER_AT,
    OWNER,
    SEALING_AT,
    Field,
    Value,
    bag_texts,
    line_order,
    stack_order,
    view,
)
from alehouse.native.dealer import SCRIPT_ALL, OutOfCards
from alehouse.native.moves import MENU, SEAT_SHIFT
from alehouse.refused import Refused
from alehouse.seen import described, hidden_from
from alehouse.table import Table

HAND, GAME = "hand", "game"
ENDS = (HAND, GAME)
CHANCE, OVER = -1, -4
"""Who is to move where no seat is (the numbers are OpenSpiel's)."""
KEPT = 50_000
"""So many nodes of a tree are kept at most, so that whoever walks over a small game again and again makes each move once."""


class Tree:
    """The tree of a game, or of its first hand (`until`: ``hand`` or ``game``).

    `dealer` and `first` are seats' letters, as in a record. With a `table` the tree begins at its position instead: first chance
    deals the hidden cards, as everybody who looks on has to reckon with them. Raises Refused for what is not right.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Value] | None = None,
        *,
        until: str = HAND,
        dealer: str | None = None,
        first: str | None = None,
        table: Table | None = None,
    ) -> None:
        if until not in ENDS:
            raise Refused("error-env-until", until=str(until), known=", ".join(ENDS))
        self.until = until
        self.begins = dealer, first
        if table is not None:
            game, players, options = table.game.name, len(table.seats), table.seen_by(None).options
        self.game = find(game)
        self.players = players
        self.given = dict(options or {})
        """The options that were chosen."""
        self.game.check(players, self.given)
        self.options = self.game.check_options(self.given)
        self.stakes = stakes_of(self.game, self.given)
        self.actions = Actions(self.game.name, players, self.given)
        self.observations = Observations(self.game.name, players, self.given)
        self.kept = 0
        self._chance = new_dealer(None, logging=True)
        self._menu: np.ndarray = np.zeros(MENU, np.int64)
        notation = self.game.notation
        seats = [None if seat is None else notation.seat(seat, players) for seat in (dealer, first)]
        self.opening = self.game.opening(players, self.given, *seats)
        """The state before anything is dealt, shape (1,)."""
        if table is None:
            self.root = self._made(None, None, ())
        else:
            if table.over:
                raise Refused("error-over")
            shares = list(deals(table.seen_by(None)))
            self.root = Node(self, None, None, ())
            self.root.seat = CHANCE
            self.root.chances = [chance for chance, _ in shares]
            self.root.positions = [state for _, state in shares]

    @property
    def most_outcomes(self) -> int:
        """No chance node has more branches."""
        return max(int(self.game.deck.kinds), self.players, len(self.root.chances))

    def at(self, actions: list[int] | tuple[int, ...]) -> Node:
        """The node that these branches lead to: moves as numbers, and draws."""
        node = self.root
        for action in actions:
            node = node.child(action)
        return node

    def _made(self, before: Node | None, m: int | None, draws: tuple[int, ...]) -> Node:
        """What comes of a move (`None`: of the deal) when chance has decided so far."""
        node = Node(self, before, m, draws)
        try:
            state, ended = self._play(before, m, draws)
        except OutOfCards:
            weights = self._chance["weights"][0][: int(self._chance["outcomes"][0])].tolist()
            total = sum(weights)
            node.seat = CHANCE
            node.chances = [Fraction(weight, total) for weight in weights]
            return node
        node.rows = self._chance["log"][0][: int(self._chance["logged"][0])].tolist()
        node.lay(state, ended)
        return node

    def _play(self, before: Node | None, m: int | None, draws: tuple[int, ...]) -> tuple[np.ndarray, bool]:
        """Make a move by a script; the state afterwards, and whether it has ended what the tree is of.

        Raises OutOfCards where the script runs out.
        """
        for stops in (0, 1):
            state = self.opening.copy() if before is None else before.state.copy()
            give_script(self._chance, draws, SCRIPT_ALL)
            self._chance["logged"] = 0
            self._chance["stops"] = stops
            try:
                if m is None:
                    self.game.open(state, self._chance)
                else:
                    self.game.make(state, self._chance, m >> SEAT_SHIFT & 7, m)
            except OutOfCards:
                # Compiled rules do not say whether a hand goes on; that the next one has been counted does.
                if (
                    self.until == GAME
                    or before is None
                    or int(state["hand"][0]) == int(before.words[HAND_AT])
                ):
                    raise
            else:
                break
        return state, bool(state["over"][0]) or stops == 1

    def keep(self) -> bool:
        """Whether there is room for one more node; it is counted then."""
        self.kept += 1
        return self.kept <= KEPT

    def moves(self, node: Node) -> dict[int, int]:
        """The legal moves of the seat to move, by the ids of their actions; for an open move the guess that matters most stands.

        What the rules would guess by chance, without saying how likely it is, cannot be told: such moves are left out.
        """
        menu = self.game.menu(node.state, node.seat)
        ids = self.actions.ids(menu).tolist()
        if self.game.complete is None:
            return {action: m for action, m in zip(ids, menu, strict=True) if action >= 0}
        notation = self.game.notation
        n = int(self.game.choices(node.state[0], node.seat, self._menu))
        guesses = {notation.opened(m): m for m in self._menu[:n].tolist() if not notation.is_open(m)}
        meant = [guesses.get(m) if notation.is_open(m) else m for m in menu]
        return {action: m for action, m in zip(ids, meant, strict=True) if action >= 0 and m is not None}

    def __reduce__(self) -> tuple[Any, ...]:
        dealer, first = self.begins
        return _tree, (self.game.name, self.players, tuple(self.given.items()), self.until, dealer, first)


class Node:
    """A place in a tree: a seat is to move, chance is, or what the tree is of is over."""

    __slots__ = (
        "_children",
        "_encoded",
        "_moves",
        "_pieces",
        "_returns",
        "_texts",
        "_views",
        "before",
        "chances",
        "draws",
        "move",
        "positions",
        "rows",
        "seat",
        "state",
        "tree",
        "waiting",
        "words",
    )

    state: np.ndarray
    """The state, shape (1,); not at chance nodes."""
    words: np.ndarray

    def __init__(self, tree: Tree, before: Node | None, move: int | None, draws: tuple[int, ...]) -> None:
        self.tree = tree
        self.before = before
        """The position from which `move` is made, or was made; `None`: nothing was before."""
        self.move = move
        self.draws = draws
        """What chance has decided in this move."""
        self.seat = CHANCE
        """The seat to move, `CHANCE` or `OVER`. Of several that owe a move the first: the others' choices are secret until all are in."""
        self.chances: list[Fraction] = []
        """At a chance node: how likely each branch is, by its number (a kind of card, or a number)."""
        self.positions: list[np.ndarray] = []
        self.rows: list[list[int]] = []
        self.waiting = 0
        """How many of the latest moves are sealed still."""
        self._children: dict[int, Node] = {}
        self._moves: dict[int, int] | None = None
        self._returns: list[float] | None = None
        self._encoded: dict[int, np.ndarray] = {}
        self._pieces: dict[tuple[int, bool], str] = {}
        self._texts: dict[int, str] = {}
        self._views: dict[int, np.ndarray] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _node, (self.tree, tuple(self.path()))

    def path(self) -> list[int]:
        """The branches that lead here from the root."""
        node: Node | None = self
        parts = []
        while node is not None:
            parts.append([*([] if node.move is None else [node.move]), *node.draws])
            node = node.before
        return [branch for part in reversed(parts) for branch in part]

    def lay(self, state: np.ndarray, ended: bool) -> None:
        """The move is made, and this is the state afterwards."""
        self.state = state
        self.words = state.view(np.int64)
        acting, sealing = int(self.words[ACTING_AT]), int(self.words[SEALING_AT])
        self.waiting = 0 if ended else (sealing & ~acting).bit_count()
        self.seat = OVER if ended or self.words[OVER_AT] else (acting & -acting).bit_length() - 1

    @property
    def moves(self) -> dict[int, int]:
        """The legal moves of the seat to move, as numbers, by the ids of their actions (see `spaces.Actions`); none if no seat is."""
        if self._moves is None:
            self._moves = self.tree.moves(self) if self.seat >= 0 else {}
        return self._moves

    def child(self, branch: int) -> Node:
        """The node after a legal move (a number), or after a draw."""
        found = self._children.get(branch)
        if found is None:
            if self.seat != CHANCE:
                found = self.tree._made(self, branch, ())
            elif self.positions:
                found = Node(self.tree, None, None, (branch,))
                found.lay(self.positions[branch].copy(), False)
            else:
                found = self.tree._made(self.before, self.move, (*self.draws, branch))
            if self.tree.keep():
                self._children[branch] = found
        return found

    def returns(self) -> list[float]:
        """How far ahead each seat is (see `lab.ahead`): the sum of several seats' is 0."""
        if self._returns is None:
            self._returns = self.tree.stakes.of(self.state, self.tree.players).tolist()
        return list(self._returns)

    def seen(self, p: int) -> np.ndarray:
        """The state as seat `p` sees it, shape (1,); at a chance node what it saw before the move."""
        found = self._views.get(p)
        if found is None:
            if self.seat == CHANCE:
                found = self.before.seen(p) if self.before is not None else self.tree.opening
            else:
                found = view(self.tree.game.layout, self.state, p)
            self._views[p] = found
        return found

    def encoded(self, p: int) -> np.ndarray:
        """What seat `p` sees, as numbers (see `spaces.Observations`)."""
        found = self._encoded.get(p)
        if found is None:
            found = self._encoded[p] = self.tree.observations.encode(self.seen(p), p)
        return found

    def known(self, p: int, sealed: bool) -> int | None:
        """The move that led here, as far as seat `p` knows it: `None` while it is `sealed`."""
        assert self.move is not None
        mover = self.move >> SEAT_SHIFT & 7
        if mover == p:
            return self.move
        if sealed:
            return None
        notation = self.tree.game.notation
        return notation.opened(self.move) if notation.verb(self.move).secret else self.move

    def observed(self, p: int) -> str:
        """What seat `p` sees, as a text of the fields that are not as they were before anything was dealt."""
        fields = self.tree.game.layout.fields.values()
        seen, players = self.seen(p), self.tree.players
        parts = (_field(self.tree, field, seen, players) for field in fields if not field.option)
        return " ".join([f"seat={LETTERS[p]}", *filter(None, parts)])

    def told(self, p: int) -> str:
        """All that seat `p` has been told on the way here, and what it sees: a line for each move, with its events.

        Cards of one deal stand in order of their kinds, since nobody cares in which order they came.
        """
        text = self._texts.get(p)
        if text is None:
            if self.seat == CHANCE:
                text = f"{self.before.told(p) if self.before is not None else f'seat={LETTERS[p]}'}\n…"
            else:
                text = "\n".join([*self._story(p), self.observed(p)])
            self._texts[p] = text
        return text

    def line(self) -> Iterator[Node]:
        """The positions on the way here, this one last (at a chance node: the one before it)."""
        nodes = []
        node: Node | None = self if self.seat != CHANCE else self.before
        while node is not None:
            nodes.append(node)
            node = node.before
        return reversed(nodes)

    def _story(self, p: int) -> list[str]:
        nodes = list(self.line())
        settled = len(nodes) - self.waiting
        return [node._piece(p, i >= settled) for i, node in enumerate(nodes)]

    def _piece(self, p: int, sealed: bool) -> str:
        """What seat `p` is told of the move that led here."""
        piece = self._pieces.get((p, sealed))
        if piece is None:
            rows = hidden_from(p, self.rows)
            happened = ", ".join(_event(self.tree, row) for row in _in_order(self.tree, rows))
            if self.move is not None:
                happened = f"{self._words(p, sealed)}: {happened}"
            elif self.before is None and not self.rows:
                # A tree that begins in the middle: what is seen there may be out of sight later.
                happened = self.observed(p)
            piece = self._pieces[p, sealed] = happened
        return piece

    def _words(self, p: int, sealed: bool) -> str:
        """The words of that move."""
        assert self.move is not None
        m = self.known(p, sealed)
        return f"{LETTERS[self.move >> SEAT_SHIFT & 7]} ?" if m is None else self.tree.game.notation.write(m)


def _in_order(tree: Tree, rows: list[list[int]]) -> list[list[int]]:
    """Events in which the cards of one deal stand in order of their kinds."""
    deals = [tree.game.events_by_name[tree.game.event_names[row[0]]].deals for row in rows]
    found: list[list[int]] = []
    run: list[list[int]] = []
    for row, dealt in zip(rows, deals, strict=True):
        if dealt:
            run.append(row)
            continue
        found += [*sorted(run), row]
        run = []
    return found + sorted(run)


def _event(tree: Tree, row: list[int]) -> str:
    told = described(tree.game, row, 0)
    words = [told["event"], told["seat"], told["target"], told["card"], told["amount"]]
    moved = f"{told['from'] or ''}>{told['to'] or ''}" if told["from"] or told["to"] else None
    return " ".join(str(word) for word in (*words, moved) if word is not None)


def _field(tree: Tree, field: Field, seen: np.ndarray, players: int) -> str | None:
    """A field of a view as a text, or `None` if it is as it was before anything was dealt."""
    value = seen[field.name][0]
    if np.array_equal(value, tree.opening[field.name][0]):
        return None
    each: Any = value.tolist()
    if field.per_seat:
        each = [line[:players] for line in each] if field.lines else each[:players]
    deck = tree.game.deck

    def text(one: Any) -> str:
        if field.kind == "bag":
            return " ".join(bag_texts(deck, one)) or "-"
        if field.kind in ("stack", "line"):
            order = stack_order if field.kind == "stack" else line_order
            return " ".join(deck.texts[k] for k in order(one)) or "-"
        if field.kind == "words":
            return str(field.words[one])
        return str(one)

    def all_of(some: Any, depth: int) -> str:
        return text(some) if depth == 0 else "[" + ", ".join(all_of(one, depth - 1) for one in some) + "]"

    return f"{field.name}={all_of(each, bool(field.per_seat) + bool(field.lines))}"


def everybody_knows(game: Game) -> bool:
    """Whether nothing but the deck is hidden from anybody, so that all seats know the same."""
    fields = game.layout.fields
    return all(f.seen_by not in (OWNER, NO_ONE) or name == "deck" for name, f in fields.items())


def _tree(
    game: str,
    players: int,
    options: tuple[tuple[str, Value], ...],
    until: str,
    dealer: str | None,
    first: str | None,
) -> Tree:
    return Tree(game, players, dict(options), until=until, dealer=dealer, first=first)


def _node(tree: Tree, path: tuple[int, ...]) -> Node:
    return tree.at(path)
