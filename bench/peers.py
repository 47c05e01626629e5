"""The engines to compare with, each playing random games for a while: all return decisions per second.

Only players' decisions are counted, never chance: one deal of a card is part of the decision it follows.
Every engine picks evenly among its legal moves and pays for its own deals, as Alehouse does.
"""

import functools
import itertools
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

GAMES_COUNTED = 5000  # games in the pass that counts the decisions of a game


def measured(play: Callable[[], int], seconds: float) -> float:
    """What `play` counts (decisions, or games) per second, calling it again and again for about `seconds`."""
    decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play()
    return decisions / elapsed


def spiel_game_in_python(game, random: Random) -> int:
    """Play one random game of OpenSpiel with a Python loop; return its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def spiel_python(name: str, seconds: float) -> float:
    """OpenSpiel driven from Python, one call a move."""
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1)
    return measured(lambda: spiel_game_in_python(game, random), seconds)


def spiel_match(name: str):
    """A game of OpenSpiel and its C++ random bots, one for each player."""
    import pyspiel

    game = pyspiel.load_game(name)
    return game, [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]


@functools.cache
def spiel_decisions(name: str) -> float:
    """The mean number of decisions in a game of OpenSpiel's random bots, counted in the histories of many."""
    import pyspiel

    game, bots = spiel_match(name)
    decisions = 0
    for seed in range(GAMES_COUNTED):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(step.player >= 0 for step in state.full_history())
    return decisions / GAMES_COUNTED


def spiel_cpp(name: str, seconds: float) -> float:
    """OpenSpiel's own C++ loop with its random bots; one call from Python a game.

    The loop does not say how many decisions it took: games per second times the mean of a separate count.
    """
    import pyspiel

    each = spiel_decisions(name)
    game, bots = spiel_match(name)
    seeds = itertools.count(GAMES_COUNTED)

    def play() -> int:
        for _ in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 20

    return measured(play, seconds) * each


def rlcard_leduc(seconds: float) -> float:
    """RLCard's Leduc hold'em, stepped from Python."""
    import rlcard

    env = rlcard.make("leduc-holdem", config={"seed": 1})
    random = Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return measured(play, seconds)


def pokerkit_holdem(seconds: float, players: int = 4) -> float:
    """PokerKit's no-limit hold'em: fold, check or call, or raise by a random amount."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(Automation)
    random = Random(1)

    def play() -> int:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, players)
        decisions = 0
        while state.status:
            verbs = [state.check_or_call]
            if state.can_fold():
                verbs.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                verbs.append(state.complete_bet_or_raise_to)
            verb = random.choice(verbs)
            if verb == state.complete_bet_or_raise_to:
                low = state.min_completion_betting_or_raising_to_amount
                verb(random.randint(low, state.max_completion_betting_or_raising_to_amount))
            else:
                verb()
            decisions += 1
        return decisions

    return measured(play, seconds)


PLAIN = ("-O3", "-DBLOCKS=1")
"""As one would write and compile it: the random stream is made one block at a time."""
TUNED = ("-O3", "-march=native")
"""For this machine: the stream is made sixteen blocks at a time, in vector instructions."""


@functools.cache
def port_program(flags: tuple[str, ...]) -> Path:
    """Compile port.c; raise RuntimeError if that cannot be done."""
    if shutil.which("gcc") is None:
        raise RuntimeError("gcc is not installed")
    program = Path(tempfile.mkdtemp(prefix="alehouse-bench-")) / "port"
    source = Path(__file__).with_name("port.c")
    subprocess.run(["gcc", *flags, "-o", program, source], check=True)
    return program


@functools.cache
def port_seeds() -> Random:
    """Where the C program's seeds come from: another one for every run."""
    return Random(1)


def port_in_c(flags: tuple[str, ...], seconds: float, players: int = 4) -> float:
    """The same rules of Port as a C program for that one game."""
    seed = port_seeds().randrange(1 << 30)
    out = subprocess.run(
        [port_program(flags), str(players), str(seconds), str(seed)], check=True, capture_output=True
    )
    told = json.loads(out.stdout)
    return told["decisions"] / told["seconds"]


PGX_ACTIONS = 64
"""Actions of a table between two looks at the clock."""


def pgx_batch(name: str, tables: int, seconds: float) -> float:
    """Many tables of a game of Pgx on the processor, stepped in one compiled JAX program: random legal actions, each followed by the observation, and
    tables whose game is over begin another (`auto_reset`), as Alehouse's batch does. Pgx keeps JAX's threads.
    """
    import jax

    step, state, key = _pgx(name, tables)
    state, key = jax.block_until_ready(step(state, key))

    def play() -> int:
        nonlocal state, key
        state, key = jax.block_until_ready(step(state, key))
        return tables * PGX_ACTIONS

    return measured(play, seconds)


@functools.cache
def _pgx(name: str, tables: int):
    """A compiled function that takes some actions at every table, and what it begins with."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    jax.config.update("jax_platforms", "cpu")
    env = pgx.make(name)
    one = jax.vmap(auto_reset(env.step, env.init))

    def act(carry, _):
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return (one(state, action, jax.random.split(chance, tables)), key), None

    @jax.jit
    def steps(state, key):
        (state, key), _ = jax.lax.scan(act, (state, key), None, length=PGX_ACTIONS)
        return state, key

    start, key = jax.random.split(jax.random.PRNGKey(1))
    return steps, jax.jit(jax.vmap(env.init))(jax.random.split(start, tables)), key
