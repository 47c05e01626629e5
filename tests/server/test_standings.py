"""Points and ratings of an evening, by hand."""

from alehouse.server.standings import among, standings


def told(places):
    return {each.guest: (each.place, each.points) for each in places}


def test_points_are_for_all_who_came_in_behind_and_ties_are_shared():
    assert told(among({"a": 1, "b": 2, "c": 3, "d": 4})) == {
        "a": (1, 3),
        "b": (2, 2),
        "c": (3, 1),
        "d": (4, 0),
    }
    # One loses, three do not.
    assert told(among({"a": 1, "b": 1, "c": 1, "d": 4})) == {
        "a": (1, 2),
        "b": (1, 2),
        "c": (1, 2),
        "d": (4, 0),
    }
    # Bots were first and third: among the people b and c are second, after a.
    assert told(among({"a": 2, "b": 4, "c": 4})) == {"a": (1, 2), "b": (2, 0.5), "c": (2, 0.5)}
    assert among({"a": 1}) == among({}) == []


def test_an_evening_of_three_games_adds_up():
    games = [
        among({"a": 1, "b": 2, "c": 3}),  # 2, 1, 0
        among({"a": 1, "b": 1, "c": 3}),  # 1.5, 1.5, 0
        among({"b": 1, "c": 2}),  # 1, 0
    ]
    found = standings(games, ["a", "b", "c", "d"])
    assert [(s.guest, s.place, s.games, s.won, s.points) for s in found] == [
        # Equal points: whoever was first more often is named first, and shares the place.
        ("a", 1, 2, 2, 3.5),
        ("b", 1, 3, 2, 3.5),
        ("c", 3, 3, 0, 0.0),
    ]
    rating = {s.guest: s.rating for s in found}
    assert rating["a"] > 25 > rating["c"]
    assert rating["b"] > rating["c"]
    # Who has played knows more than nothing, and nobody knows all.
    assert all(0 < s.spread < 16.7 for s in found)
    assert standings([], ["a"]) == []
