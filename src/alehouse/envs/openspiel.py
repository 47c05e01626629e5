"""Every game as a Python game of OpenSpiel, with chance nodes.

Importing this module registers the games under names such as ``alehouse_port`` (``-`` becomes ``_``). Parameters are `players`,
`until` (``hand`` or ``game``), `dealer_seat` and `first_seat` (letters), `story` (see `Observer`), and the game's options by
their names; `load` takes the same from Python. Returns are how far each seat is ahead of the others (`lab.ahead`), so they
sum to 0. Of several seats that owe a move the first one chooses first; what others have chosen in secret it is not told.

>>> game = load("port", players=3)
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])  # the lowest card
>>> [state.action_to_string(action) for action in state.legal_actions()]
['hit', 'lock']
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from alehouse.catalogue import every_game, find
from alehouse.envs import needs
from alehouse.envs.tree import CHANCE, HAND, OVER, Node, Tree, everybody_knows
from alehouse.game import Game
from alehouse.layout import Value
from alehouse.native.moves import SEAT_SHIFT
from alehouse.refused import Refused
from alehouse.table import Table

with needs("pyspiel"):
    import pyspiel

PREFIX = "alehouse_"
MOST = 10_000.0
"""No seat gets ahead of the others, or behind them, by so much in one hand."""
STORY = 64
"""So many of the latest moves an information-state tensor tells."""


def load(
    game: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    until: str = HAND,
    dealer: str | None = None,
    first: str | None = None,
    story: int = STORY,
    table: Table | None = None,
) -> AlehouseGame:
    """A game as OpenSpiel knows it, a ``pyspiel.Game``. Raises Refused for what is not right.

    With a `table` the game begins at its position: chance deals the cards that lie hidden, and seats know what they see there
    (but not what happened before). Such a game has no text that OpenSpiel could load it from.
    """
    if table is None:
        found = find(game)
        register(found)
        players = _usual(found) if players is None else players
    return AlehouseGame(
        Tree(game, players or 0, options, until=until, dealer=dealer, first=first, table=table), story
    )


def _usual(game: Game) -> int:
    """How many play if nobody says: two, or the fewest that can play against each other without any option."""
    for players in range(max(2, game.min_players), game.max_players):
        try:
            game.check(players, {})
        except Refused:
            continue
        return players
    return game.max_players


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return PREFIX + game.replace("-", "_")


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults: a number that may be left out is 0 then, a word is empty."""
    found: dict[str, Any] = {
        "players": _usual(game),
        "until": HAND,
        "dealer_seat": "",
        "first_seat": "",
        "story": STORY,
    }
    for name, (_, option) in game.options.items():
        left_out = 0 if option.type == "number" else ""
        found[name] = left_out if option.default is None else option.default
    return found


def _given(game: Game, parameters: Mapping[str, Any]) -> dict[str, Value]:
    """The options among some parameters: those that are not left out."""
    return {
        name: parameters[name]
        for name, (_, option) in game.options.items()
        if name in parameters and not (option.optional and parameters[name] in (0, ""))
    }


@cache
def _type(game: Game, zero_sum: bool) -> Any:
    """What OpenSpiel is told of a game in general."""
    kinds, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Alehouse: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.PERFECT_INFORMATION if everybody_knows(game) else kinds.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


class AlehouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Alehouse, as OpenSpiel knows it."""

    def __init__(self, tree: Tree, story: int = STORY) -> None:
        if story < 1:
            raise Refused("error-env-story", story=story)
        bound = tree.game.bound(tree.players, tree.options)
        most = MOST * (1 if tree.until == HAND else bound)
        dealer, first = tree.begins
        parameters = _parameters(tree.game) | {
            "players": tree.players,
            "until": tree.until,
            "dealer_seat": dealer or "",
            "first_seat": first or "",
            "story": story,
            **tree.given,
        }
        info = pyspiel.GameInfo(
            num_distinct_actions=tree.actions.count,
            max_chance_outcomes=tree.most_outcomes,
            num_players=tree.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if tree.players > 1 else None,
            max_game_length=bound,
        )
        super().__init__(_type(tree.game, tree.players > 1), info, parameters)
        self.tree = tree
        self.story = min(story, bound)

    def new_initial_state(self) -> AlehouseState:
        """The state before anything is dealt."""
        return AlehouseState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What makes tensors and texts of a state: with perfect recall the information state, else what is seen."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class AlehouseState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree, as OpenSpiel knows it."""

    def __init__(self, game: AlehouseGame) -> None:
        super().__init__(game)
        self.node: Node = game.tree.root

    def current_player(self) -> int:
        """The seat to move, or what OpenSpiel calls chance and the end."""
        return self.node.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.moves) if player == self.node.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Kinds of cards (or numbers, where chance decides on something else) and how likely they are."""
        return [(k, float(chance)) for k, chance in enumerate(self.node.chances) if chance]

    def _apply_action(self, action: int) -> None:
        node = self.node
        self.node = node.child(action if node.seat == CHANCE else node.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        tree = self.node.tree
        if player == CHANCE:
            cards = self.node.seat == CHANCE and len(self.node.chances) == tree.game.deck.kinds
            return tree.game.deck.texts[action] if cards else str(action)
        m = self.node.moves.get(action) if player == self.node.seat else None
        return tree.actions.name(action) if m is None else tree.game.notation.write(m, seat=False)

    def is_terminal(self) -> bool:
        """Whether the hand, or the game, is over."""
        return self.node.seat == OVER

    def returns(self) -> list[float]:
        """How far ahead each seat is in the end; nothing before that."""
        return self.node.returns() if self.node.seat == OVER else [0.0] * self.node.tree.players

    def clone_table(self) -> np.ndarray:
        """The raw state, shape (1,), of its own. Not at chance nodes."""
        return self.node.state.copy()

    def __str__(self) -> str:
        tree, node = self.node.tree, self.node
        said = [tree.game.notation.write(n.move) for n in (*node.line(),) if n.move is not None]
        return f"{tree.game.name} {' / '.join(said)} {list(node.path())}"


class Observer:
    """Tensors and texts of a state from a seat's view (OpenSpiel's ``PyObserver``).

    ``observation`` is what the seat sees (its entries: `spaces.Observations.names`). With perfect recall ``story`` follows, a
    row for each of the latest moves, the last one first (`game.story` of them; what lies further back is forgotten):
    whether there was a move; who moved, counted from the seat; whether its words are secret; the verb; the
    target, counted from the seat; the amount; the cards; and what the seat saw afterwards.
    """

    def __init__(self, game: AlehouseGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations of {game.tree.game.name}: {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observations tell what one seat knows, public and private")
        tree = game.tree
        self._recall = bool(kind.perfect_recall)
        size = tree.observations.size
        self._width = width(tree)
        self._rows = game.story if self._recall else 0
        self.tensor: np.ndarray = np.zeros(size + self._rows * self._width, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self._recall:
            self.dict["story"] = self.tensor[size:].reshape(self._rows, self._width)

    def set_from(self, state: AlehouseState, player: int) -> None:
        """Fill `tensor` (and `dict`, which is the same memory)."""
        node = state.node
        self.tensor.fill(0)
        self.dict["observation"][:] = node.encoded(player)
        if self._recall:
            line = [after for after in node.line() if after.move is not None]
            for row, at in zip(self.dict["story"], range(len(line) - 1, -1, -1), strict=False):
                tell(row, line[at], player, at >= len(line) - node.waiting)

    def string_from(self, state: AlehouseState, player: int) -> str:
        """The information state, or what is seen, as a text."""
        return state.node.told(player) if self._recall else state.node.observed(player)


def width(tree: Tree) -> int:
    """How many entries a row of the story has."""
    own = 3 + 2 * tree.players + len(tree.game.verbs.all)
    return own + int(tree.game.deck.kinds) + int(tree.observations.size)


def tell(row: np.ndarray, node: Node, p: int, sealed: bool) -> None:
    """Write the move that led to a node into a row of the story, as far as seat `p` knows it."""
    tree = node.tree
    players, game = tree.players, tree.game
    assert node.move is not None
    m = node.known(p, sealed)
    row[0] = 1
    at = 1
    row[at + (((node.move >> SEAT_SHIFT & 7) - p) % players)] = 1
    at += players
    row[at] = m is None or m != node.move
    at += 1
    if m is not None:
        parts = game.notation.parts(m)
        row[at + (m & 31)] = 1
        at += len(game.verbs.all)
        if parts.get("target", -1) >= 0:
            row[at + (parts["target"] - p) % players] = 1
        at += players
        row[at] = parts.get("amount", 0)
        at += 1
        for kind in parts.get("cards", ()):
            row[at + kind] += 1
    row[-tree.observations.size :] = node.encoded(p)


def register(game: Game) -> None:
    """Make a game known to OpenSpiel by its name, as those of one's own that are found later than this module is imported."""
    if short_name(game.name) in _registered:
        return

    class Named(AlehouseGame):
        """The game that OpenSpiel makes of parameters. It is a class since the registry outlives Python's objects, but not classes."""

        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            given = _parameters(game) | dict(parameters or {})
            tree = Tree(
                game.name,
                given["players"],
                _given(game, given),
                until=given["until"],
                dealer=given["dealer_seat"] or None,
                first=given["first_seat"] or None,
            )
            super().__init__(tree, given["story"])

    _registered[short_name(game.name)] = Named
    pyspiel.register_game(_type(game, True), Named)


_registered: dict[str, type[AlehouseGame]] = {}
for _game in every_game():
    register(_game)
