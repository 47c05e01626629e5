"""`alehouse games` and `alehouse rules`."""

import pytest


def test_games_lists_players_minutes_and_kind(alehouse):
    done = alehouse("games")
    assert done.returncode == 0
    lines = {words[0]: words[1:] for words in map(str.split, done.stdout.splitlines()) if words}
    assert lines["port"][:4] == ["2–7", "10–20", "pushing", "luck"]
    assert lines["pairs"][:4] == ["2–8", "10–20", "pushing", "luck"]
    assert lines["regent"][:3] == ["2–6", "15–30", "bluffing"]


def test_games_for_eight_leaves_out_those_for_fewer(alehouse):
    shown = alehouse("games", "--players", 8).stdout
    assert "pairs" in shown
    assert "port" not in shown
    assert "regent" not in shown


def test_games_fit_into_sixty_columns(alehouse):
    for words in (("games",), ("rules", "pairs")):
        assert max(map(len, alehouse(*words, columns=60).stdout.splitlines())) <= 60


def test_rules_end_with_the_options_their_bounds_and_defaults(alehouse):
    done = alehouse("rules", "regent")
    assert done.returncode == 0
    [line] = [line for line in done.stdout.splitlines() if line.startswith("hands ")]
    assert " 1 to 1,000 " in line
    assert " 10 " in line
    pairs = alehouse("rules", "pairs", columns=120).stdout
    assert "basic, continuous" in pairs
    assert "Only with pieces." in pairs


@pytest.mark.parametrize("command", ["rules", "play", "simulate"])
def test_an_unknown_game_names_the_known_ones(alehouse, command):
    done = alehouse(command, "bridge")
    assert done.returncode == 2
    assert 'There is no game called "bridge". The games are:' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("colour=red", 'port has no option "colour"'),
        ("max_rounds=many", 'Option "max_rounds" cannot be many. Allowed: 1 … 100000'),
        ("max_rounds=0", 'Option "max_rounds" cannot be 0'),
        ("max_rounds", "Write an option as name=value"),
        ("=3", "Write an option as name=value"),
    ],
)
def test_a_wrong_option_says_what_is_right(alehouse, option, complaint):
    for command in ("play", "simulate"):
        done = alehouse(command, "port", "--option", option)
        assert done.returncode == 2
        assert complaint in done.stderr


def test_options_are_read_by_their_types():
    from alehouse.catalogue import find
    from alehouse.terminal.catalogue import read_options

    given = ["calamities", "pieces=8", "second-to-next=off", "mode=continuous"]
    read = {"calamities": True, "pieces": 8, "second_to_next": False, "mode": "continuous"}
    assert read_options(find("pairs"), given) == read


def test_advice_is_the_page_on_playing_well_and_not_the_rules(alehouse):
    done = alehouse("rules", "port", "--advice")
    assert done.returncode == 0
    assert "Playing Port well" in done.stdout
    assert "alehouse balance port" in " ".join(done.stdout.split())
