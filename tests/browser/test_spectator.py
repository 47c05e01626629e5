"""Whoever only watches sees what lies open, and nothing else."""

from playwright.sync_api import Page, expect


def test_a_spectator_sees_no_hidden_card(visit, player, frames):
    ann, ben, eve = visit("Ann"), visit("Ben"), visit("Eve")
    ann.goto("/set/regent")
    ann.get_by_label("Rounds").fill("2")
    ann.get_by_test_id("seat-C-random").check()
    ann.get_by_test_id("create-table").click()
    expect(ann.get_by_test_id("waiting")).to_be_visible()
    ben.goto(ann.url)
    ben.get_by_test_id("sit-B").click()
    expect(ben.get_by_test_id("hand")).to_be_visible()

    received = frames(eve)
    eve.goto(ann.url)
    expect(eve.get_by_test_id("watching")).to_be_visible()
    # A player does see their own hand: that the spectator sees none is no accident of the page.
    assert "?" not in hands(ann, "A")
    assert hands(eve, "A")

    players = [player(ann), player(ben)]
    seen = 0
    while not any(each.over() for each in players):
        cards = [card for seat in "ABC" for card in hands(eve, seat)]
        assert set(cards) <= {"?"}
        seen += len(cards)
        expect(eve.locator("[data-action]:not([data-testid=go-on]), [data-pick]")).to_have_count(0)
        acting = next((each for each in players if each.can_move()), None)
        if acting is None:
            ann.wait_for_timeout(50)
            continue
        acting.move()
        eve.keyboard.press("s")
    assert seen > 0
    eve.keyboard.press("s")
    expect(eve.get_by_test_id("game-over")).to_be_visible(timeout=20_000)
    expect(eve.get_by_test_id("rematch")).to_have_count(0)

    positions = [frame["position"] for frame in received if "position" in frame]
    assert len(positions) > 5
    for position in positions:
        for hand in position["zones"]["down"]:
            assert set(hand) <= {"?"}
    assert all(frame["menu"] == [] for frame in received if "menu" in frame)
    moves = [entry for frame in received for entry in (frame["log"] if frame["kind"] == "state" else [frame])]
    dealt_down = [
        event
        for move in moves
        for event in move.get("events", [])
        if event["event"] == "dealt" and event["to"] == "down"
    ]
    assert dealt_down
    assert {event["card"] for event in dealt_down} == {"?"}


def hands(page: Page, seat: str) -> list[str]:
    """The cards drawn in a seat's hidden hand."""
    return page.locator(f"[data-zone='{seat}:down'][data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.face)"
    )
