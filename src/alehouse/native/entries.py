# ruff: noqa: F821
"""A game's entry points: this text is run in the namespace of each game's module, never imported.

`start`, `deal`, `play` and the others are the game's; `T` and `DEALER` are the types of the memory behind the pointers
that C functions get. An exception cannot leave a C function: what is dealt says why it could not go on, as a number.
"""


def begin(t, d):
    start(t, d)
    next_hand(t, d)
    deal(t, d)


def step(t, d, p, m):
    goes_on = play(t, d, p, m)
    if not goes_on and not t.over:
        if d.stops:
            t.acting = 0
        else:
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
    dealer = carray(d, 1, DEALER)[0]
    dealer.fault = -1
    try:
        begin(carray(t, 1, T)[0], dealer)
    except Exception:
        return dealer.fault
    dealer.fault = 0
    return 0


def deal_entry(t, d):
    table = carray(t, 1, T)[0]
    dealer = carray(d, 1, DEALER)[0]
    dealer.fault = -1
    try:
        next_hand(table, dealer)
        deal(table, dealer)
    except Exception:
        return dealer.fault
    dealer.fault = 0
    return 0


def legal_entry(t, p, m):
    return legal(carray(t, 1, T)[0], p, carray(m, 4096, int64))


def step_entry(t, d, p, m):
    dealer = carray(d, 1, DEALER)[0]
    dealer.fault = -1
    try:
        step(carray(t, 1, T)[0], dealer, p, m)
    except Exception:
        return dealer.fault
    dealer.fault = 0
    return 0


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


def forget_entry(t):
    forget(carray(t, 1, T)[0])
    return 0
