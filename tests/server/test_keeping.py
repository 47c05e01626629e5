"""Records of finished games that somebody brings, kept as tables: linked to, judged, and nobody's."""

import pytest

from alehouse.catalogue import every_game
from alehouse.records import Record
from alehouse.server.keeping import finished
from alehouse.server.replays import arrive
from alehouse.server.reviews import PENDING

from .test_http import code
from .test_replay import PORT, played
from .test_reviews import wait

# By hand: A gets 4, B 9, C 6. A hits an 8 and locks with 12, B locks with 9, C hits a 6 and is bust: 3, 2 and 0 points.
OVER = """alehouse = 1
game = "port"
players = ["Ann", "Ben", "Cy"]
cards = "4 9 6 8 6"
moves = ["A hit", "B lock", "C hit", "A lock"]
[options]
max_rounds = 1
"""


def keep(client, record):
    return client.post("/api/replay/keep", json={"record": record})


def test_a_finished_game_becomes_a_table_of_nobody(server):
    dora = server.guest("Dora")
    answer = keep(dora, OVER)
    assert answer.status_code == 201, answer.text
    info = answer.json()
    assert (info["state"], info["moves"], info["study"], info["listed"]) == ("over", 4, True, False)
    assert (info["you"], [seat["name"] for seat in info["seats"]]) == (None, ["Ann", "Ben", "Cy"])
    table = f"/api/tables/{info['id']}"
    # Everybody who has the address sees what the record says, with all eyes.
    eve = server.guest("Eve")
    for eyes in ("all", "watch", "A", "C"):
        told = eve.get(f"{table}/replay", params={"seat": eyes}).json()
        own = eve.post("/api/replay", params={"seat": eyes}, json={"record": OVER}).json()
        assert (told["steps"], told["problem"]) == (own["steps"], None)
        assert all(seat["here"] for seat in told["table"]["seats"])
    record = Record.read(eve.get(f"{table}/record").text)
    assert (record.moves, record.cards[:5]) == (
        ["A hit", "B lock", "C hit", "A lock"],
        ["4", "9", "6", "8", "6"],
    )
    # It is no game of hers, and nobody plays again at a table at which nobody sat.
    mine = dora.get("/api/me/tables").json()
    assert info["id"] not in str(mine)
    for client in (dora, eve):
        assert code(client.post(f"{table}/rematch"), 403) == "error-not-seated"
        assert client.get(f"{table}/review").json()["state"] == "none"


def test_the_same_record_gives_the_same_table(server):
    dora, eve = server.guest("Dora"), server.guest("Eve")
    first = keep(dora, OVER).json()["id"]
    assert keep(dora, OVER).json()["id"] == first
    assert keep(dora, OVER.replace("[options]", 'seed = "x"\n[options]')).json()["id"] != first
    assert keep(dora, OVER.replace('"4 9', '"4 10')).json()["id"] != first
    assert keep(dora, OVER.replace("Ann", "Amy")).json()["id"] != first
    assert keep(eve, OVER).json()["id"] != first


def test_what_is_no_finished_game_is_refused_and_nothing_kept(server):
    client = server.guest("Dora")
    for record, refusal, status in (
        (PORT, "error-keep-open", 409),
        (OVER.replace(', "A lock"', ""), "error-keep-open", 409),
        (OVER.replace('"B lock"', '"C lock"'), "error-study-move", 400),
        (OVER.replace('"A lock"', '"A lock", "B hit"'), "error-study-move", 400),
        (OVER.replace('"4 9 6 8 6"', '"4 9 6"'), "error-study-move", 400),
        ("port", "error-toml", 400),
        (OVER.replace('"port"', '"bridge"'), "error-game", 404),
    ):
        assert code(keep(client, record), status) == refusal
    assert code(client.post("/api/replay/keep", json={}), 400) == "error-shape"


def test_names_are_as_names_are_here(server):
    client = server.guest("Dora")
    record = OVER.replace('"Ann"', '"' + "A" * 400 + '"').replace('"Ben"', '"\\u202eBen"')
    info = keep(client, record).json()
    assert [seat["name"] for seat in info["seats"]] == ["A" * 24, "B", "Cy"]


def test_there_is_an_end_to_what_one_person_brings_in_a_day(serve):
    server = serve(tables_per_guest=2)
    dora, eve = server.guest("Dora"), server.guest("Eve")
    records = [OVER.replace("[options]", f'seed = "{n}"\n[options]') for n in range(3)]
    first, second = (keep(dora, record).json()["id"] for record in records[:2])
    assert code(keep(dora, records[2]), 429) == "error-keep-many"
    assert keep(dora, records[1]).json()["id"] == second != first
    assert keep(eve, records[2]).status_code == 201


def test_a_kept_game_is_judged(serve):
    server = serve(review_time=2.0)
    client = server.guest("Dora")
    table = keep(client, OVER).json()["id"]
    assert client.post(f"/api/tables/{table}/review").json()["state"] in PENDING
    told = wait(client, table, *PENDING)
    assert told["state"] == "done", told
    assert (told["review"]["players"], len(told["review"]["chances"])) == (["Ann", "Ben", "Cy"], 5)


@pytest.mark.parametrize("game", [game.name for game in every_game()])
@pytest.mark.parametrize("seed", ["a" * 65, "with \0 in it"], ids=["long", "nul"])
def test_a_seed_that_no_table_can_have_is_not_needed(game, seed):
    found = next(g for g in every_game() if g.name == game)
    players = found.usual_players
    table = played(game, players, seed=seed, options=found.options_for(players), moves=5000)
    assert table.over
    record, _ = finished(table.record().text())
    assert len(record.seed) == 64
    assert finished(table.record().text())[0] == record
    assert arrive(record).laid_open().position() == table.laid_open().position()
