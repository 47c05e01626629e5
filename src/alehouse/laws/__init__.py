"""The laws that every game keeps, as functions that say in words which one a game breaks, and by what.

`check` tries all of them on one game: games are played at random, from seeds that are the same every time, and looked at
from all sides. What it finds is told with the record of a game that shows it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, zip_longest

from alehouse import compiling as rules_compiled
from alehouse.catalogue import find
from alehouse.game import Game
from alehouse.laws import (
    compiling,
    conserving,
    events,
    legality,
    promises,
    replaying,
    sampling,
    secrecy,
    symmetry,
    texts,
)
from alehouse.laws.fault import LAWS, Broken, Fault
from alehouse.laws.playing import failed
from alehouse.laws.settings import Setting, some_settings

__all__ = ["LAWS", "PROBES", "Fault", "Probe", "check", "faults_of", "left_out", "untried"]


def _always(game: Game) -> str | None:
    return None


@dataclass(frozen=True)
class Probe:
    """A way to look for what breaks the laws."""

    name: str
    promise: str
    """What has to hold, in a sentence."""
    of_setting: Callable[[Setting], Iterable[Fault]] | None = None
    """Looks at one game, played at random."""
    of_game: Callable[[Game], Iterable[Fault]] | None = None
    """Looks at the game as a whole."""
    left_out: Callable[[Game], str | None] = _always
    """Why there is nothing to ask of a game, if so."""
    share: float = 1.0
    """How much of the time it takes, beside the others."""
    stands_on: tuple[str, ...] = ()
    """Laws that have to hold before it makes sense to look."""


PROBES = (
    Probe(
        "conservation",
        "No card and no chip is lost, and fields hold what they are declared to hold.",
        conserving.nothing_is_lost,
    ),
    Probe(
        "options",
        "Every value of an option begins a sound game.",
        of_game=conserving.every_option_begins_a_sound_game,
    ),
    Probe(
        "range",
        "Values beyond the range of an option are refused.",
        of_game=conserving.wrong_options_are_refused,
    ),
    Probe("end", "A game ends within its bound.", conserving.a_random_game_ends),
    Probe(
        "dragging",
        "However a game is dragged out, it ends within its bound.",
        conserving.a_game_that_is_dragged_out_ends,
    ),
    Probe(
        "replay",
        "The same seed and moves give the same game, and so does its record.",
        replaying.a_game_can_be_replayed,
    ),
    Probe("cards", "Its cards alone give the same game.", replaying.cards_alone_give_the_same_game),
    Probe("notation", "Moves and their texts stand for each other.", replaying.texts_are_moves),
    Probe(
        "writing",
        "Every move that can be written reads back.",
        of_game=replaying.every_written_move_reads_back,
    ),
    Probe(
        "secrecy",
        "Hidden cards change nothing that a seat gets.",
        secrecy.hidden_cards_change_nothing,
        share=2,
        stands_on=("cards",),
    ),
    Probe(
        "past",
        "Games that tell a seat the same give it the same.",
        secrecy.other_pasts_look_the_same,
        share=2,
        stands_on=("cards",),
    ),
    Probe("seed", "Nobody gets the seed.", secrecy.no_seed_is_given_away, share=0.5),
    Probe("zones", "Hidden cards are shown as question marks.", secrecy.zones_hide_cards),
    Probe(
        "moves",
        "A move tells a seat what its events tell.",
        secrecy.a_move_tells_what_its_events_tell,
        share=2,
        stands_on=("cards",),
    ),
    Probe(
        "words",
        "The words of a move tell no more than its events.",
        secrecy.words_tell_what_events_tell,
        share=1.5,
        stands_on=("cards",),
    ),
    Probe(
        "sealed",
        "A sealed choice says only that it was made.",
        secrecy.sealed_choices_stay_sealed,
        left_out=secrecy.has_sealed_choices,
    ),
    Probe(
        "knowledge",
        "A seat knows what it was told.",
        secrecy.a_seat_knows_what_it_was_told,
        stands_on=("cards",),
    ),
    Probe("samples", "Samples keep what was seen.", sampling.samples_keep_the_view, stands_on=("cards",)),
    Probe(
        "fairness",
        "Samples are as likely as they should be.",
        sampling.samples_are_fair,
        left_out=sampling.no_small_positions,
        stands_on=("cards",),
    ),
    Probe(
        "shuffling",
        "Samples are like shuffled cards.",
        sampling.samples_are_like_shuffled_cards,
        left_out=sampling.nothing_hidden,
        stands_on=("cards",),
    ),
    Probe(
        "certainty",
        "Where nothing is hidden, a sample is the truth.",
        sampling.without_hidden_hands,
        left_out=sampling.something_hidden,
        stands_on=("cards",),
    ),
    Probe(
        "legal",
        "The moves that are listed are those that are accepted.",
        legality.legal_moves_are_the_accepted_ones,
        share=2,
    ),
    Probe("menus", "Every move of every menu can be made.", legality.every_move_of_the_menu_can_be_made),
    Probe("sight", "A seat knows its moves from what it sees.", legality.a_seat_knows_its_moves),
    Probe("prices", "A price is really paid.", legality.a_price_is_really_paid),
    Probe("symmetry", "Seats are symmetric.", symmetry.seats_are_alike),
    Probe("essential", "The choices that matter stand for all.", promises.essential_choices_stand_for_all),
    Probe("advice", "Advice is legal, and comes from what a seat sees.", promises.advice_is_legal_and_fair),
    Probe("standing", "Every seat stands somehow.", promises.standings_are_whole_numbers, share=0.5),
    Probe("makes", "What cards make is known to their owner.", promises.words_are_known, share=0.5),
    Probe(
        "settled", "What is settled is not left to chance.", promises.what_is_settled_is_not_left_to_chance
    ),
    Probe("events", "Events mean what they are declared to mean.", events.traits_are_true),
    Probe("texts", "Everything that is declared has its text.", of_game=texts.texts_are_there),
    Probe(
        "compiled",
        "Compiled and interpreted rules agree.",
        of_game=compiling.both_ways_agree,
        left_out=compiling.interpreted,
    ),
)

SECONDS = 25.0
"""How long `check` looks for faults, about; what has begun is finished."""
LONGER = 10
SETTINGS = 40
"""So many games at most are looked at by one probe."""
MOST = 3
"""So many faults of one law are told."""


def faults_of(probe: Probe, of: Setting | Game) -> list[Fault]:
    """What a probe finds in one game that is played, or in a game as a whole; also if the rules fail meanwhile."""
    found: list[Fault] = []
    game = of.game if isinstance(of, Setting) else of
    try:
        if isinstance(of, Setting):
            assert probe.of_setting
            found += probe.of_setting(of)
        else:
            assert probe.of_game
            found += probe.of_game(of)
    except Broken as broken:
        found.append(broken.fault)
    except Exception as error:
        found.append(failed(game, error, None))
    return found


def left_out(name: str) -> dict[str, str]:
    """The probes that have nothing to look at in a game, with the reasons."""
    game = find(name)
    return {probe.name: reason for probe in PROBES if (reason := probe.left_out(game))}


def untried(faults: Iterable[Fault]) -> set[str]:
    """The laws of which nothing can be said, since others are broken on which they stand: no game has been played to
    its end if the rules fail, and hidden cards are not looked at where cards are lost.
    """
    broken = {fault.law for fault in faults if fault.broken}
    if broken & {"rules", "menus"}:
        return set(LAWS) - broken - {"rules", "texts", "languages"}
    return ({"secrecy", "samples"} if any(set(p.stands_on) & broken for p in PROBES) else set()) - broken


def check(
    name: str, *, long: bool = False, progress: Callable[[str, int, int], None] | None = None
) -> list[Fault]:
    """What breaks the laws in a game: an empty list if nothing is found. Takes about half a minute, `long` ten times that.

    `progress` is called before each probe with its promise, its number (from 0) and how many there are, and once at the end.
    Raises Refused if there is no such game, and TypeError if its declaration cannot be meant.
    """
    game = find(name)
    if any(probe.name == "compiled" for probe in PROBES):
        # What is compiled anyway is played faster by all the others.
        rules_compiled.prepare(name)
    second = SECONDS * (LONGER if long else 1) / sum(probe.share for probe in PROBES)
    found: list[Fault] = []
    for number, probe in enumerate(PROBES):
        if progress:
            progress(probe.promise, number, len(PROBES))
        broken = [fault.law for fault in found]
        if probe.left_out(game) or set(probe.stands_on) & set(broken):
            continue
        faults: dict[str, Fault] = {}
        until = time.monotonic() + second * probe.share
        for of in _tried(game, SETTINGS * (LONGER if long else 1)) if probe.of_setting else (game,):
            for fault in faults_of(probe, of):
                faults.setdefault(fault.law if fault.broken else fault.words, fault)
            if faults or time.monotonic() > until:
                break
        known = {fault.words for fault in found}
        found += [
            f
            for f in faults.values()
            if f.words not in known and (broken.count(f.law) < MOST or not f.broken)
        ]
    if progress:
        progress("", len(PROBES), len(PROBES))
    return found


def _tried(game: Game, most: int) -> Iterator[Setting]:
    """Settings of a game, all numbers of players in turns."""
    players = game.max_players - game.min_players + 1
    each = -(-most // players)
    some = list(some_settings(game, each))
    by_players = [some[i * each : (i + 1) * each] for i in range(players)]
    rounds = chain.from_iterable(zip_longest(*by_players))
    return (setting for setting in rounds if setting is not None)
