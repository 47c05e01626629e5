"""Draw a full state that agrees with everything a seat has seen: derived from the layout, for every game.

All cards that the seat cannot place are exchangeable as far as the rules' dealing goes, so a fair sample deals them at
random into the hidden bags. One thing makes some deals likelier than others: after a reshuffle in mid-hand the seen
discards lie in the new deck, and cannot be among down cards dealt before it. Write u for the unseen cards of the old
deck, k for the cards known to have gone into the new deck and o for those seen to come from it since; then a set h of
older down cards has weight ∏ (kᵣ + uᵣ − hᵣ)(kᵣ + uᵣ − hᵣ − 1)…, oᵣ factors for each rank r (the ways in which the seen
draws can have come about). Samples of h are drawn without replacement from u and accepted by that weight. A second
reshuffle within one hand starts this count anew: then the oldest down cards are treated like those of the second deck.

Hands that are known to hold no two cards of a kind are drawn before all others, card by card from the kinds that such a
hand has not got yet, and accepted by the share of cards that these are at every step: ∏ fitting / all.
"""

from __future__ import annotations

import numpy as np

from alehouse.native.dealer import below
from alehouse.native.jit import copy_to, pointer, rule

ATTEMPTS = 64


@rule
def take_any(d, bag):
    """Take a card out of a bag that is not empty, all cards being equally likely; return its kind."""
    total = np.int64(0)
    for k in range(1, len(bag)):
        total += bag[k]
    i = below(d, total)
    kind = 1
    while i >= bag[kind]:
        i -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


@rule
def _weight(known, old, taken, drawn):
    w = 1.0
    for k in range(1, len(known)):
        for i in range(drawn[k]):
            w *= max(0.0, known[k] + old[k] - taken[k] - i) / max(1.0, known[k] + old[k] - i)
    return w


@rule
def _draw_distinct(words, players, seat, cell, unseen, d):
    """Draw those hands of a field that hold no two cards of a kind from the unseen cards."""
    memory = words.view(np.int8)
    kinds = len(unseen)
    chosen = np.zeros((players, kinds), np.int8)
    kept = np.zeros((players, kinds), np.int8)
    weights = 0.0
    rest = unseen.copy()
    for _ in range(ATTEMPTS):
        copy_to(rest, unseen)
        chosen[:] = 0
        w = 1.0
        for p in range(players):
            if p == seat or not words[cell[7] // 8] >> p & 1:
                continue
            fitting = rest.copy()
            for _ in range(memory[cell[0] + p * kinds]):
                total = np.int64(0)
                there = np.int64(0)
                for k in range(1, kinds):
                    total += rest[k]
                    there += fitting[k]
                w *= there / total
                if there == 0:
                    break
                k = take_any(d, fitting)
                fitting[k] = 0
                rest[k] -= 1
                chosen[p, k] = 1
            if w == 0:
                break
        weights += w
        if w > 0 and below(d, 1 << 30) * weights <= w * (1 << 30):
            for p in range(players):
                copy_to(kept[p], chosen[p])
        if below(d, 1 << 30) < w * (1 << 30):
            for p in range(players):
                copy_to(kept[p], chosen[p])
            break
    for p in range(players):
        if p != seat and words[cell[7] // 8] >> p & 1:
            hand = cell[0] + p * kinds
            for k in range(1, kinds):
                memory[hand + k] = kept[p, k]
                unseen[k] -= kept[p, k]
                memory[hand] -= kept[p, k]


@rule
def fill_in(words, players, seat, cells, known_at, deck, d):
    """Turn what `seat` sees of a table (as 64-bit words) into a full state, in place, at random by the dealer `d`."""
    memory = words.view(np.int8)
    kinds = len(deck)
    unseen = deck.copy()
    if known_at[4] >= 0:
        for k in range(kinds):
            unseen[k] = memory[known_at[4] + k]
    older_slots = 0
    known = np.zeros(kinds, np.int64)
    drawn = np.zeros(kinds, np.int64)
    for c in range(len(cells)):
        at = cells[c, 0]
        if cells[c, 2]:
            # Words of face-up cards: all of them, whoever they lie before.
            for i in range(cells[c, 1]):
                word = words[at // 8 + i]
                if cells[c, 2] == 1:
                    for k in range(1, kinds):
                        unseen[k] -= word >> k & 1
                else:
                    while word:
                        unseen[word & 15] -= 1
                        word >>= 4
            continue
        for p in range(players if cells[c, 1] else 1):
            bag = at + p * kinds
            older = cells[c, 4] + p * kinds
            for k in range(1, kinds):
                unseen[k] -= memory[bag + k]
            if cells[c, 5] >= 0 and seat >= 0 and words[known_at[3] // 8 + seat] == p:
                for k in range(1, kinds):
                    unseen[k] -= memory[cells[c, 5] + seat * kinds + k]
            if cells[c, 6] >= 0 and p != seat:
                for k in range(1, kinds):
                    unseen[k] -= memory[cells[c, 6] + p * kinds + k]
            if cells[c, 3] == 1 and cells[c, 4] >= 0:
                if p == seat:
                    for k in range(1, kinds):
                        drawn[k] += memory[bag + k] - memory[older + k]
                else:
                    older_slots += memory[older]
    older_cards = np.zeros(older_slots, np.int64)
    if older_slots:
        for k in range(1, kinds):
            known[k] = memory[known_at[0] + k]
            drawn[k] += memory[known_at[1] + k]
            if seat >= 0:
                known[k] += memory[known_at[2] + seat * kinds + k]
        old = unseen - known + drawn
        kept = np.zeros(older_slots, np.int64)
        weights = 0.0
        for _ in range(ATTEMPTS):
            pile = old.copy()
            taken = np.zeros(kinds, np.int64)
            for i in range(older_slots):
                k = take_any(d, pile)
                older_cards[i] = k
                taken[k] += 1
            w = _weight(known, old, taken, drawn)
            if below(d, 1 << 30) < w * (1 << 30):
                break
            weights += w
            if w > 0 and below(d, 1 << 30) * weights < w * (1 << 30):
                copy_to(kept, older_cards)
            copy_to(older_cards, kept)
        for i in range(older_slots):
            if older_cards[i] == 0 or unseen[older_cards[i]] == 0:
                older_cards[i] = take_any(d, unseen)
            else:
                unseen[older_cards[i]] -= 1
    at_older = 0
    for c in range(len(cells)):
        if cells[c, 7] >= 0:
            _draw_distinct(words, players, seat, cells[c], unseen, d)
    for c in range(len(cells)):
        if cells[c, 3] == 0:
            continue
        for p in range(players if cells[c, 1] else 1):
            if cells[c, 3] == 1 and p == seat:
                continue
            bag = cells[c, 0] + p * kinds
            n = np.int64(memory[bag])
            memory[bag] = 0
            if cells[c, 5] >= 0 and seat >= 0 and words[known_at[3] // 8 + seat] == p:
                for k in range(1, kinds):
                    there = memory[cells[c, 5] + seat * kinds + k]
                    memory[bag + k] += there
                    n -= there
            if c == len(cells) - 1:
                for k in range(1, kinds):
                    memory[bag + k] = unseen[k]
                continue
            if cells[c, 6] >= 0:
                for k in range(1, kinds):
                    there = memory[cells[c, 6] + p * kinds + k]
                    memory[bag + k] += there
                    n -= there
            if cells[c, 4] >= 0:
                older = cells[c, 4] + p * kinds
                n -= memory[older]
                for _ in range(memory[older]):
                    k = older_cards[at_older]
                    at_older += 1
                    memory[bag + k] += 1
                    memory[older + k] += 1
                memory[older] = 0
            for _ in range(n):
                memory[bag + take_any(d, unseen)] += 1


@rule
def deal(table, view, players, seat, cells, known_at, deck, d, possible):
    """Make `table` (64-bit words) a full state drawn from what `seat` sees of it in `view`, and one that is possible."""
    for _ in range(ATTEMPTS):
        copy_to(table, view)
        fill_in(table, players, seat, cells, known_at, deck, d)
        if possible(pointer(table)):
            return
