# ruff: noqa: F821
"""A game's entry points: this text is run in the namespace of each game's module, never imported.

It is a file of its own because Numba's cache wants to find the source of what it keeps. `start`, `deal`, `play` and the
others are the game's; `T` and `DEALER` are the types of the memory behind the pointers that C functions get.
"""


def begin(t, d):
    start(t, d)
    next_hand(t, d)
    deal(t, d)


def step(t, d, p, m):
    goes_on = play(t, d, p, m)
    if not goes_on and not t.over:
        next_hand(t, d)
        deal(t, d)
    return goes_on


def best_of_menu(t, d, p, menu, n):
    best = menu[0]
    most = 1.0 * worth(t, p, menu[0])
    for i in range(1, n):
        value = 1.0 * worth(t, p, menu[i])
        if value > most:
            most = value
            best = menu[i]
    return best


def begin_entry(t, d):
    begin(carray(t, 1, T)[0], carray(d, 1, DEALER)[0])


def legal_entry(t, p, m):
    return legal(carray(t, 1, T)[0], p, carray(m, 4096, int64))


def step_entry(t, d, p, m):
    step(carray(t, 1, T)[0], carray(d, 1, DEALER)[0], p, m)


def standing_entry(t, p):
    return standing(carray(t, 1, T)[0], p)


def choices_entry(t, p, m):
    return essential(carray(t, 1, T)[0], p, carray(m, 4096, int64))


def advise_entry(t, d, p, m, n):
    return advise(carray(t, 1, T)[0], carray(d, 1, DEALER)[0], p, carray(m, 4096, int64), n)


def settled_entry(t):
    return settled(carray(t, 1, T)[0])


def possible_entry(t):
    return possible(carray(t, 1, T)[0])
