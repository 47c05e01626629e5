"""What lies on a table, all cards open."""


def zone(table, name):
    return table.laid_open().zones()[name]


def points(table):
    return table.laid_open().position()["points"]


def chips(table):
    return table.laid_open().position()["chips"]


def pot(table):
    return table.laid_open().position()["pot"]


def events(table, since=0):
    """The names of all events from move `since` on (0: from the deal on)."""
    return [event["event"] for event in table.laid_open().events(since)]


def seen(table, name, seat):
    """A zone as a seat sees it (`None`: a spectator)."""
    return table.seen_by(seat).zones()[name]
