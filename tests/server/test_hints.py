"""Hints are for who is to move, and are made from what that seat knows."""

import asyncio
import pickle
import threading

import httpx
import pytest

from alehouse import Table
from alehouse.bots.explaining import explain
from alehouse.catalogue import every_game, find
from alehouse.refused import Refused
from alehouse.server import hints
from alehouse.server.hints import GOOD, LIKELY, Lamp, answer, told

from .test_replay import PORT, finished
from .wire import Line

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}


def table_of(client, seats, **more):
    answer = client.post("/api/tables", json={"game": "port", "seats": seats, **more})
    assert answer.status_code == 201
    return answer.json()


def ask(client, table, move=0, degree=2):
    return client.get(f"/api/tables/{table}/hint", params={"degree": degree, "move": move})


def code(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["error"]["code"]


def test_who_is_to_move_is_told_what_can_happen_and_what_is_good(server):
    client = server.guest("Ann")
    table = table_of(client, [ME, BOT])
    assert table["hints"]

    async def my_turn():
        line = await Line.open(server, table["id"], client)
        while True:
            frame = await line.next("state", "moved")
            if frame["menu"]:
                await line.close()
                return frame

    state = asyncio.run(my_turn())
    likely = ask(client, table["id"], state["move"]).json()
    assert {move["move"] for move in likely["moves"]} == {"hit", "lock"}
    hit = next(move for move in likely["moves"] if move["move"] == "hit")
    assert sum(len(cards["cards"]) * cards["chance"] for cards in hit["cards"]) == pytest.approx(1)
    good = ask(client, table["id"], state["move"], 3).json()
    assert good["advice"]["move"] in {"hit", "lock"}


def test_hints_are_refused_where_they_are_not_for_one(server):
    ann, ben, cy = server.guest("Ann"), server.guest("Ben"), server.guest("Cy")
    table = table_of(ann, [ME, {"kind": "open"}])["id"]
    assert code(ask(ann, table), 403) == "error-hints"
    assert not ben.post(f"/api/tables/{table}/sit", json={}).json()["hints"]
    assert code(ask(ann, table), 403) == "error-hints"
    agreed = table_of(ann, [ME, {"kind": "open"}], hints=True)["id"]
    assert code(ask(ann, agreed), 409) == "error-not-begun"
    assert ben.post(f"/api/tables/{agreed}/sit", json={}).json()["hints"]
    assert code(ask(cy, agreed), 403) == "error-not-seated"
    assert code(ask(ann, agreed, move=7), 409) == "error-stale"
    answers = [ask(each, agreed) for each in (ann, ben)]
    assert sorted(answer.status_code for answer in answers) == [200, 400]  # one of them is to move
    assert code(next(a for a in answers if a.status_code == 400), 400) == "error-turn"
    assert code(ask(ann, "nosuch"), 404) == "error-table"
    for degree in (1, 4):
        assert code(ask(ann, agreed, degree=degree), 400) == "error-shape"
    with httpx.Client(base_url=server.base) as nobody:
        assert code(ask(nobody, agreed), 401) == "error-cookie"


def test_a_table_that_goes_on_from_a_position_gives_hints_to_friends_only_if_they_have_agreed(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    wanted = {"record": PORT, "move": 1, "seat": "A"}
    assert ann.post("/api/replay/play", json=wanted | {"bots": "random"}).json()["hints"]
    for agreed in (False, True):
        table = ann.post("/api/replay/play", json=wanted | {"hints": agreed}).json()["id"]
        for _ in range(2):
            told = ben.post(f"/api/tables/{table}/sit", json={}).json()
            assert told["hints"] == agreed
        assert code(ask(ann, table), 409 if agreed else 403) == (
            "error-not-begun" if agreed else "error-hints"
        )


def test_a_rematch_allows_hints_as_the_table_before_did(server):
    for agreed in (False, True):
        table, (ann, _), _ = finished(server, hints=agreed)
        assert ann.post(f"/api/tables/{table}/rematch").json()["hints"] == agreed


def test_hints_against_bots_end_when_a_person_takes_the_seat_of_one(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, [ME, BOT, {"kind": "open"}])["id"]
    ann.post(f"/api/tables/{table}/remove", json={"seat": "B"}).raise_for_status()
    assert not ann.post(f"/api/tables/{table}/bot", json={"seat": "C", "bot": "random"}).json()["hints"]
    assert not ben.post(f"/api/tables/{table}/sit", json={}).json()["hints"]
    assert code(ask(ann, table), 403) == "error-hints"
    # Once Ben has given his seat to a bot for good, there is nobody left who has not agreed.
    assert not ben.post(f"/api/tables/{table}/leave").json()["you"]
    assert ann.get(f"/api/tables/{table}").json()["hints"]


@pytest.mark.parametrize("degree", [LIKELY, GOOD])
@pytest.mark.parametrize("game", ["regent", "goblin-poker", "half-pint", "kitty"])
def test_what_a_seat_may_not_see_changes_no_byte_of_its_hint(game, degree):
    """Non-interference: another deal of what is hidden from the seat, and the same hint."""
    table = Table(game, 3, find(game).options_for(3), seed="hints")
    seat = table.acting[0]
    seen = table.seen_by(seat)
    other = other_deal(table, seat)
    assert other.state.tobytes() != table.state.tobytes()
    assert pickle.dumps(other.seen_by(seat)) == pickle.dumps(seen)
    for locale in ("en", "de", "ru"):
        one, two = (
            told(each, degree, answer(each, degree, counting=1000), locale)
            for each in (seen, other.seen_by(seat))
        )
        assert one == two


def other_deal(table, seat):
    """The same table with other cards where the seat cannot look: one of its own fair samples."""
    from alehouse.dealer import new_dealer

    dealer = new_dealer("other")
    for _ in range(50):
        copy = table.copy()
        copy.state = table.seen_by(seat).sample(dealer)[0]
        copy._told = {}
        if copy.state.tobytes() != table.state.tobytes():
            return copy
    raise AssertionError("nothing is hidden")


@pytest.mark.parametrize("game", [game.name for game in every_game()])
def test_every_game_can_be_asked_about_from_its_first_decision(game):
    players = find(game).usual_players
    table = Table(game, players, find(game).options_for(players), seed="first")
    seen = table.seen_by(table.acting[0])
    likely = answer(seen, LIKELY, counting=0.5)
    assert len(likely.odds) + likely.left == len(seen.legal())
    assert likely.odds
    assert told(seen, LIKELY, likely, "ru").moves
    good = told(seen, GOOD, answer(seen, GOOD), "de").advice
    assert good.move in seen.legal()


def test_the_numbers_are_those_of_the_laboratory():
    """Port, 4 against 9 and 3: the 3 is to move, and two of 52 cards bust it."""
    table = Table("port", 3, cards="4 9 3", seed="x")
    found = told(table.seen_by("C"), LIKELY, answer(table.seen_by("C"), LIKELY), "en")
    hit = next(move for move in found.moves if move.move == "hit")
    assert [(row.what, row.chance) for row in hit.rows] == [("a bust", pytest.approx(2 / 52))]
    tens = next(cards for cards in hit.cards if "10" in cards.cards)
    assert tens.chance == pytest.approx(10 / 52)


def test_rules_that_are_not_compiled_yet_give_the_rule_of_thumb():
    table = Table("port", 2, cards="5 9", seed="x")
    seen = table.seen_by("A")
    if seen.game.quick:
        assert answer(seen, GOOD).explained == explain(seen, iterations=hints.ITERATIONS)
    else:
        assert told(seen, GOOD, answer(seen, GOOD), "en").advice.how == "thumb"


def test_so_many_think_at_a_time_and_nobody_waits_for_ever(monkeypatch):
    let = threading.Event()
    asked = []

    def slow(seen, degree, counting=0):
        asked.append(degree)
        assert let.wait(20)
        return hints.Answer()

    monkeypatch.setattr(hints, "answer", slow)

    async def run():
        lamp = Lamp(threads=1, patience=0.01, limit=0.01)
        seen = Table("port", 2, seed="a").seen_by("A")
        for _ in range(2):
            # The first is given up, and goes on in its thread; so there is no thread for the second.
            with pytest.raises(Refused) as refused:
                await lamp.ask(seen, LIKELY)
            assert refused.value.code == "error-hint-slow"
        assert len(asked) == 1
        let.set()
        lamp._patience = lamp._limit = 20
        assert await lamp.ask(seen, LIKELY) == hints.Answer()
        # What has been answered is not thought about again.
        assert await lamp.ask(seen, LIKELY) == hints.Answer()
        assert len(asked) == 2

    asyncio.run(run())


def test_nobody_has_all_the_time_for_hints(monkeypatch):
    let = threading.Event()

    def slow(seen, degree, counting=0):
        assert let.wait(20)
        return hints.Answer()

    monkeypatch.setattr(hints, "answer", slow)

    async def run():
        lamp = Lamp(threads=1, patience=20, limit=20)
        seen = [Table("port", 2, seed=f"mine {n}").seen_by("A") for n in range(4)]
        mine = [asyncio.create_task(lamp.ask(each, LIKELY, "ann")) for each in seen[:2]]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await lamp.ask(seen[2], LIKELY, "ann")
        assert refused.value.code == "error-too-fast"
        others = asyncio.create_task(lamp.ask(seen[3], LIKELY, "ben"))
        let.set()
        assert await asyncio.gather(*mine, others) == [hints.Answer()] * 3
        assert await lamp.ask(seen[2], LIKELY, "ann") == hints.Answer()
        assert not lamp._asking

    asyncio.run(run())
