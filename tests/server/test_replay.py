"""Looking at games that are over, at any record, and playing on from a position."""

import asyncio
import json
import random
import threading

import pytest

from alehouse.catalogue import every_game
from alehouse.layout import EVERYTHING, SPECTATOR
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.replayed import replay
from alehouse.server import replays
from alehouse.server.replays import Desk, steps_of
from alehouse.server.studies import position
from alehouse.table import Table

from .test_http import code, table_of
from .wire import Line, play_to_the_end

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
PORT = 'alehouse = 1\ngame = "port"\nplayers = 3\ncards = "4 9 6 8"\nmoves = ["A hit"]\n'


def played(game, players, seed="replay", moves=60, options=None):
    """A game in which anything is played."""
    table = Table(game, players, options or {}, seed=seed)
    chance = random.Random(seed)
    while not table.over and table.made < moves:
        seat = chance.choice(table.acting)
        table.play(seat, chance.choice(table.legal(seat)))
    return table


def whole(steps):
    """The positions that steps tell of, each in full."""
    found, now = [], {"zones": {}}
    for step in steps:
        zones = now["zones"] | step.position.get("zones", {})
        now = now | step.position | {"zones": zones}
        found.append(now)
    return found


@pytest.mark.parametrize("game", [game.name for game in every_game()])
def test_each_step_is_what_its_viewer_was_told_then(game):
    found = next(g for g in every_game() if g.name == game)
    players = found.usual_players
    table = played(game, players, options=found.options_for(players), moves=25)
    record = table.record()
    thens = [table.at(made) for made in range(len(record.moves) + 1)]
    for viewer in (EVERYTHING, SPECTATOR, 0, players - 1):
        steps, refused, _ = steps_of(record, viewer)
        assert refused is None
        assert [step.move for step in steps] == list(range(len(record.moves) + 1))
        for made, told in enumerate(whole(steps)):
            then = thens[made]
            seen = then.laid_open() if viewer == EVERYTHING else then._seen(viewer)
            expected = dict(seen.position(legal=False))
            assert told == {name: expected[name] for name in told}
            events = [{**event, "from": event["from"]} for event in steps[made].events]
            assert events == [
                {name: value for name, value in event.items() if name != "move"}
                for event in seen.events(made)
            ]
            if made and not then.over:
                assert steps[made].text == seen.words(made)


def test_another_world_shows_a_seat_the_same_steps():
    """What a seat has not seen cannot be found in the steps: other hidden cards, the same bytes."""
    given = {"cards": "5 7 3 2 8 4 9"}
    one = Record.new("regent", 3, cards=given["cards"], first="A")
    seen = Table.of(one).seen_by("A").position()["zones"]["down"]
    assert seen[0] == ["5", "7"] or "?" not in seen[0]
    for viewer, same in ((0, False), (SPECTATOR, True)):
        first = steps_of(one, viewer)[0]
        # The cards of A change places with others that are as hidden from a spectator.
        swapped = Record.new("regent", 3, cards="3 2 5 7 8 4 9", first="A")
        assert (first == steps_of(swapped, viewer)[0]) is same


def test_a_record_is_shown_as_far_as_it_goes(server):
    client = server.guest("Ann")
    told = client.post("/api/replay", json={"record": PORT}).json()
    assert told["viewer"] == "all"
    assert told["problem"] is None
    assert [step["move"] for step in told["steps"]] == [0, 1]
    assert told["steps"][0]["position"]["zones"]["stack"] == [["4"], ["9"], ["6"]]
    # Of 55 cards five are burnt and four lie on the table.
    assert told["steps"][1]["position"]["zones"] == {"stack": [["4", "8"], ["9"], ["6"]], "left": 46}
    assert (told["table"]["id"], told["table"]["you"], told["table"]["state"]) == ("", None, "playing")
    wrong = PORT.replace('["A hit"]', '["A hit", "C hit"]')
    told = client.post("/api/replay", json={"record": wrong}).json()
    assert [step["move"] for step in told["steps"]] == [0, 1]
    assert told["problem"]["code"] == "error-replay-move"
    assert (told["problem"]["args"]["move"], told["problem"]["args"]["text"]) == (2, "C hit")


def test_names_of_a_record_are_shown_as_names_are_here(server):
    people = ["Ann", "A" * 100_000, "Ben\u202e"]
    record = PORT.replace("players = 3", f"players = {json.dumps(people)}")
    told = server.guest("Ann").post("/api/replay", json={"record": record}).json()
    names = ["Ann", "A" * 24, "C"]
    assert told["steps"][0]["position"]["players"] == names
    assert [seat["name"] for seat in told["table"]["seats"]] == names


@pytest.mark.parametrize(
    ("record", "refusal"),
    [
        ("", "error-key-missing"),
        ("alehouse = ", "error-toml"),
        (PORT.replace("alehouse = 1", "alehouse = 0"), "error-version"),
        (PORT.replace("port", "whist"), "error-game"),
        (PORT.replace('"4 9 6 8"', '"4 9 6 11"'), "error-card-unknown"),
        (PORT.replace('"4 9 6 8"', '"1 1 1 8"'), "error-card-impossible"),
        (PORT.replace('["A hit"]', str(["A hit"] * 5001)), "error-replay-long"),
        (PORT + "x" * 300_000, "error-too-large"),
        (f"{PORT}_{'.'.join('a' * 125_000)} = 1\n", "error-deep"),
    ],
)
def test_a_record_that_cannot_be_shown_says_why(server, record, refusal):
    client = server.guest("Ann")
    answer = client.post("/api/replay", json={"record": record})
    assert (
        code(answer, 413 if refusal == "error-too-large" else 404 if refusal == "error-game" else 400)
        == refusal
    )


def test_eyes_that_there_are_not_are_refused(server):
    client = server.guest("Ann")
    for eyes in ("D", "nobody", ""):
        answer = client.post("/api/replay", params={"seat": eyes}, json={"record": PORT})
        assert code(answer, 400) == "error-seat"


def test_other_bodies_stay_small(server):
    client = server.guest("Ann")
    answer = client.post("/api/tables", json={"game": "port", "seats": [ME], "options": {"x": "y" * 20_000}})
    assert code(answer, 413) == "error-too-large"


def finished(server, game="port", guests=2, **more):
    """A finished table of some guests, and the guests."""
    clients = [server.guest(name) for name in ("Ann", "Ben", "Cy")[:guests]]
    table = table_of(clients[0], [ME, *[OPEN] * (guests - 1)], game, **more)["id"]
    for client in clients[1:]:
        assert client.post(f"/api/tables/{table}/sit").status_code == 200

    async def run():
        lines = {}
        for letter, client in zip("ABC", clients, strict=False):
            lines[letter] = await Line.open(server, table, client)
            await lines[letter].next("state")
        await play_to_the_end(lines, random.Random("replay"))
        for line in lines.values():
            await line.close()
        return {letter: line.frames for letter, line in lines.items()}

    return table, clients, asyncio.run(run())


def test_nobody_sees_anything_before_the_end(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    waiting = table_of(ann, [ME, OPEN])["id"]
    live = table_of(ann, [ME, OPEN], game="regent")["id"]
    ben.post(f"/api/tables/{live}/sit")
    for table in (waiting, live):
        for client in (ann, ben, server.guest("Cy")):
            for eyes in ("A", "B", "Z", "all", "watch"):
                answer = client.get(f"/api/tables/{table}/replay", params={"seat": eyes})
                assert code(answer, 409) == "error-game-live"
            wanted = {"table": table, "move": 0, "seat": "A"}
            assert code(client.post("/api/replay/play", json=wanted), 409) == "error-game-live"
    assert code(ann.get("/api/tables/nosuchtabl/replay"), 404) == "error-table"


def test_a_finished_game_is_shown_as_it_was_told(server):
    table, (ann, ben), frames = finished(server, "regent")
    for eyes, client in (("A", ben), ("B", ann)):
        told = client.get(f"/api/tables/{table}/replay", params={"seat": eyes}).json()
        assert told["table"]["you"] == ("B" if client is ben else "A")
        moved = {f["move"]: f for f in frames[eyes] if f["kind"] == "moved"}
        assert len(told["steps"]) == len(moved) + 1
        for step in told["steps"][1:]:
            live = moved[step["move"]]
            assert (step["seat"], step["text"], step["events"]) == (
                live["seat"],
                live["text"],
                live["events"],
            )
            for name, value in step["position"].items():
                if name == "zones":
                    assert value == {zone: live["position"]["zones"][zone] for zone in value}
                else:
                    assert value == live["position"][name]


def test_play_on_with_the_same_cards(server):
    table, (ann, ben), _ = finished(server)
    record = Record.read(ann.get(f"/api/tables/{table}/record").text)
    # Any seat may be taken, by anybody.
    wanted = {"table": table, "move": len(record.moves) - 1, "seat": "B", "bots": "random"}
    answer = ben.post("/api/replay/play", json=wanted)
    assert answer.status_code == 201, answer.text
    info = answer.json()
    assert (info["you"], info["study"], info["listed"]) == ("B", True, False)
    assert info["commitment"] == ben.get(f"/api/tables/{table}").json()["commitment"]

    async def run():
        line = await Line.open(server, info["id"], ben)
        state = await line.next("state")
        await play_to_the_end({"B": line}, random.Random("on"))
        await line.close()
        return state

    asyncio.run(run())
    own = Record.read(ben.get(f"/api/tables/{info['id']}/record").text)
    assert own.moves[: len(record.moves) - 1] == record.moves[:-1]
    assert (own.seed, own.cards) == (record.seed, [])
    replayed = replay(own)
    assert replayed.error is None
    assert replayed.table.over


def test_play_on_with_friends_and_new_cards(server):
    table, (ann, ben), _ = finished(server, "regent")
    record = Record.read(ann.get(f"/api/tables/{table}/record").text)
    # Some move from the beginning, at which nobody chooses in secret.
    made = next(n for n in range(3, len(record.moves)) if not replay(record, n).table.sealed)
    wanted = {"table": table, "move": made, "seat": "A", "cards": "new"}
    info = ann.post("/api/replay/play", json=wanted).json()
    assert (info["state"], info["moves"], info["study"]) == ("waiting", made, True)
    assert info["commitment"] != ann.get(f"/api/tables/{table}").json()["commitment"]
    assert ben.post(f"/api/tables/{info['id']}/sit").json()["state"] == "playing"

    async def run():
        lines = {"A": await Line.open(server, info["id"], ann), "B": await Line.open(server, info["id"], ben)}
        states = [await line.next("state") for line in lines.values()]
        await play_to_the_end(lines, random.Random("new"))
        for line in lines.values():
            await line.close()
        return states

    for seat, state in zip("AB", asyncio.run(run()), strict=True):
        assert state["move"] == made
        then = replay(record, made).seen_by(seat)
        assert state["position"]["zones"] == then["zones"]
    own = Record.read(ben.get(f"/api/tables/{info['id']}/record").text)
    assert own.moves[:made] == record.moves[:made]
    assert own.seed != record.seed
    replayed = replay(own)
    assert replayed.error is None
    assert replayed.table.over


def test_a_study_may_be_set_for_any_record(server):
    client = server.guest("Ann")
    info = client.post(
        "/api/replay/play", json={"record": PORT, "move": 1, "seat": "A", "bots": "random"}
    ).json()
    assert (info["you"], info["moves"], info["game"]) == ("A", 1, "port")
    for wrong, refusal, status in (
        ({"seat": "D"}, "error-seat", 400),
        ({"move": 2}, "error-upto", 400),
        ({"move": -1}, "error-upto", 400),
        ({"bots": "nobody"}, "error-bot", 400),
        ({"table": "abcdefghjk"}, "error-study-source", 400),
        ({"record": None}, "error-study-source", 400),
        ({"record": "x"}, "error-toml", 400),
        ({"cards": "mine"}, "error-shape", 400),
    ):
        wanted = {"record": PORT, "move": 1, "seat": "A", "bots": "random"} | wrong
        assert code(client.post("/api/replay/play", json=wanted), status) == refusal


def test_a_position_that_cannot_go_on_is_refused():
    table = played("port", 2, moves=5000)
    assert table.over
    record = table.record()
    for made, cards, refusal in (
        (table.made, "same", "error-study-over"),
        (table.made, "new", "error-study-over"),
    ):
        with pytest.raises(Refused) as refused:
            position(record, made, cards)
        assert refused.value.code == refusal
    # All predict in secret at Half-Pint Heroes; the first has.
    sealed = Table("half-pint", 3, seed="x")
    sealed.play(sealed.acting[0], sealed.legal(sealed.acting[0])[0])
    with pytest.raises(Refused) as refused:
        position(sealed.record(), 1, "same")
    assert refused.value.code == "error-study-sealed"
    position(sealed.record(), 0, "same")
    # The last card is missing: the move is not over.
    with pytest.raises(Refused) as refused:
        position(Record.new("port", 3, cards="4 9 6", moves=["A hit"]), 1, "same")
    assert refused.value.code == "error-study-nobody"
    with pytest.raises(Refused) as refused:
        position(Record.new("port", 3, seed="x" * 65), 0, "same")
    assert refused.value.code == "error-study-seed"
    assert position(Record.new("port", 3, seed="x" * 65), 0, "new").seed != "x" * 65


@pytest.mark.parametrize("game", [game.name for game in every_game()])
def test_new_cards_come_after_what_has_come(game):
    found = next(g for g in every_game() if g.name == game)
    table = played(game, found.usual_players, options=found.options_for(found.usual_players), moves=12)
    made = next((n for n in range(min(table.made - 1, 8), -1, -1) if not table.at(n).sealed), 0)
    other = Table.of(position(table.record(), made, "new"))
    for text in table.moves[:made]:
        other.play(text)
    assert other.laid_open().position() == table.at(made).laid_open().position()


def test_one_address_leaves_others_room_at_the_desk():
    let = threading.Event()

    async def run():
        desk = Desk(None)
        busy = [asyncio.create_task(desk.work(lambda: let.wait(20), "here")) for _ in range(replays.EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await desk.work(lambda: True, "here")
        assert refused.value.code == "error-too-fast"
        other = asyncio.create_task(desk.work(lambda: "looked", "elsewhere"))
        await asyncio.sleep(0)
        # Whoever hangs up keeps the place until the thread has ended: it cannot be stopped.
        busy[0].cancel()
        await asyncio.sleep(0)
        assert not busy[0].done()
        let.set()
        assert await other == "looked"
        assert (await asyncio.gather(*busy, return_exceptions=True))[1:] == [True] * (replays.EACH - 1)
        assert await desk.work(lambda: 7, "here") == 7
        assert not desk._waiting

    asyncio.run(run())


@pytest.mark.parametrize("game", ["half-pint", "goblin-poker", "regent"])
def test_moves_in_pieces_are_those_that_the_viewer_was_told(server, game):
    """Not one more: a choice that is still sealed has no pieces, either."""
    found = next(g for g in every_game() if g.name == game)
    table = played(game, 3, options=found.options_for(3), moves=25)
    ann = server.guest("Ann")
    record = table.record().text()
    for eyes in ("all", "watch", "A", "C"):
        told = ann.post(f"/api/replay?seat={eyes}", json={"record": record}).json()
        texts = {step["text"] for step in told["steps"]} - {None}
        whole = {text for text in texts if not text.endswith("…")}
        assert {choice["text"] for choice in told["choices"]} == whole
        assert all(choice["text"].split()[0] == choice["verb"] for choice in told["choices"])
        if eyes == "all":
            assert whole == texts == {move.partition(" ")[2] for move in table.record().moves}
