"""Games as trees: chance nodes have the exact chances, and what a seat is told tells it nothing that it may not know."""

import copy
import pickle
from fractions import Fraction

import numpy as np
import pytest

from alehouse import Refused, Table
from alehouse.catalogue import find
from alehouse.dealer import new_dealer
from alehouse.deals import sample
from alehouse.envs.tree import CHANCE, OVER, Node, Tree, everybody_knows
from alehouse.lab.odds import outcomes
from alehouse.native.dealer import ImpossibleCard
from alehouse.native.moves import CARDS_SHIFT

from .conftest import GAMES, ahead, at_random, short


def usual(game):
    found = find(game)
    return found.usual_players, found.options_for(found.usual_players)


def walk(tree, seed, most=10_000):
    """A random way through a tree: all nodes on it."""
    chance = at_random(seed)
    node = tree.root
    nodes = [node]
    while node.seat != OVER and len(nodes) < most:
        if node.seat == CHANCE:
            weights = np.array([float(share) for share in node.chances])
            node = node.child(int(chance.choice(len(weights), p=weights / weights.sum())))
        else:
            node = node.child(int(chance.choice(list(node.moves.values()))))
        nodes.append(node)
    return nodes


@pytest.mark.parametrize("game", GAMES)
def test_chances_of_every_node_sum_to_1(game):
    for node in walk(Tree(game, *usual(game)), 1):
        if node.seat == CHANCE:
            assert sum(node.chances) == 1


def ends(node):
    """All positions that a move can lead to, with what chance decided and how likely it is."""
    found, waiting = {}, [(Fraction(1), node)]
    while waiting:
        share, at = waiting.pop()
        if at.seat == CHANCE:
            waiting += [(share * part, at.child(k)) for k, part in enumerate(at.chances) if part]
        else:
            found[at.draws] = share, at
    return found


@pytest.mark.parametrize("game", GAMES)
def test_branches_are_what_the_odds_say_of_a_move(game):
    players, options = usual(game)
    table = Table(game, players, options, seed="branches")
    chance = at_random(2)
    compared = 0
    while not table.over and table.made < 30 and compared < 6:
        seat = table.acting[0]
        node = Node(Tree(game, players, options), None, None, ())
        node.lay(table._table.copy(), False)
        for move in map(str, chance.permutation(table.legal(seat))):
            try:
                wanted = outcomes(table.laid_open(), f"{seat} {move}", limit=300)
            except Refused:  # too many
                continue
            found = ends(node.child(table.read(move, seat)))
            assert {o.draws: o.chance for o in wanted} == {
                draws: share for draws, (share, _) in found.items()
            }
            for outcome in wanted:
                after = found[outcome.draws][1]
                assert after.state.tobytes() == outcome.state.tobytes()
                assert after.rows == outcome.events
            compared += 1
            break
        table.play(seat, move)
    assert compared


# Which card is stolen at Troll Guts is left to chance, and no record can tell it.
@pytest.mark.parametrize("game", [game for game in GAMES if game != "troll-guts"])
def test_a_path_is_a_table_with_the_same_cards(game):
    """The draws of a hand, given to a table as cards, bring the same position, and returns are its points or chips."""
    players, options = usual(game)
    options |= short(game)
    tree = Tree(game, players, options, until="game" if not short(game) else "hand")
    nodes = walk(tree, 3)
    last = nodes[-1]
    assert last.seat == OVER
    cards, first = [], None
    for node in last.line():
        for row in node.rows:
            if row[3] and row[5] in tree.game.chosen_by_chance:
                cards.append(tree.game.deck.texts[row[3]])
    if "first" in tree.game.layout.fields and int(last.state["first"][0]) >= 0:
        first = "ABCDEFGH"[int(last.state["first"][0])]
    table = Table(game, players, options, cards=cards, first=first)
    for node in last.line():
        if node.move is not None:
            table.play(tree.game.notation.write(node.move))
    assert table.over
    assert table.memory() == last.state.tobytes()
    assert last.returns() == pytest.approx(ahead(table.laid_open().position()))
    assert sum(last.returns()) == pytest.approx(0)


def imagined(node, p):
    """A node to which other hidden things have led, of which seat `p` must have been told the same."""
    tree = node.tree
    kinds = tree.game.deck.kinds
    line, before = list(node.line()), None
    for i, at in enumerate(line):
        other = Node(tree, before, at.move, at.draws)
        if at.move is not None:
            mover = at.move >> 5 & 7
            secret = tree.game.notation.verb(at.move).secret or i >= len(line) - node.waiting
            if secret and mover != p:
                other.move = at.move & ((1 << CARDS_SHIFT) - 1) | 1 << CARDS_SHIFT
        other.rows = [
            [*row[:3], (row[3] % (kinds - 1)) + 1, *row[4:]]
            if row[3] and row[7] != -1 and not row[7] >> p & 1
            else row
            for row in at.rows
        ]
        other.lay(at.state.copy(), at.seat == OVER)
        before = other
    return before


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_see(game):
    players, options = usual(game)
    tree = Tree(game, players, options)
    nodes = [node for node in walk(tree, 4) if node.seat != CHANCE]
    dealer = new_dealer("imagined")
    for node in [*nodes[:: max(1, len(nodes) // 6)], nodes[-1]]:
        for p in range(players):
            other = imagined(node, p)
            other.state = sample(tree.game, node.seen(p), p, dealer)
            assert other.told(p) == node.told(p)
            assert other.observed(p) == node.observed(p)
            assert (other.encoded(p) == node.encoded(p)).all()


def test_nobody_is_told_of_a_sealed_choice_before_all_are_in():
    tree = Tree("half-pint", 3)
    dealt = next(node for node in walk(tree, 5) if node.seat == 0)
    one, other = (dealt.child(dealt.moves[i]) for i in sorted(dealt.moves)[:2])
    assert one.seat == other.seat == 1
    for p in (1, 2):
        assert one.told(p) == other.told(p)
    assert one.told(0) != other.told(0)
    for node in (one, other):
        while node.waiting:
            node = node.child(min(node.moves.values()))
        assert "A predict" in node.told(1)


@pytest.mark.parametrize(("game", "players"), [("regent", 2), ("deadfall", 2), ("horn-of-plenty", 2)])
def test_seats_remember_all_that_they_have_known_and_done(game, players):
    """Perfect recall: of nodes that look alike to the seat to move, its former ones looked alike, and it did the same there."""
    known = {}
    tree = Tree(game, players)
    for seed in range(30):
        past = [[] for _ in range(players)]
        for before, after in zip(nodes := walk(tree, seed), nodes[1:], strict=False):
            if before.seat < 0:
                continue
            p = before.seat
            assert known.setdefault((p, before.told(p)), tuple(past[p])) == tuple(past[p])
            past[p].append((before.told(p), after.move))
    assert known


def test_a_tree_begins_at_a_position_with_every_deal_of_the_hidden_cards():
    # B has one card left. A sees its own card of none, and so 55 cards less those that lie open.
    table = Table("port", 2, cards="4 9")
    tree = Tree("port", table=table)
    assert tree.root.chances == [1]
    hit = tree.root.child(0).child(tree.root.child(0).moves[0])
    assert {k: share for k, share in enumerate(hit.chances) if share} == {
        k: Fraction(n, 53) for k, n in {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 6, 7: 7, 8: 8, 9: 8, 10: 10}.items()
    }


def test_hidden_cards_are_dealt_by_chance_at_a_position():
    # Down A 3 9, B 8 6; up A 4, B 8: of 53 cards that do not lie open, four lie face down.
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    tree = Tree("regent", table=table)
    assert sum(tree.root.chances) == 1
    first = [tree.root.child(i) for i in range(len(tree.root.chances))]
    tens = sum(
        share
        for share, node in zip(tree.root.chances, first, strict=True)
        if node.state["down"][0][0][10] == node.state["down"][0][1][10] == 2
    )
    assert tens == Fraction(10 * 9 * 8 * 7, 53 * 52 * 51 * 50)
    assert len({node.told(0) for node in first}) == len(
        {node.state["down"][0][0].tobytes() for node in first}
    )


def test_nodes_are_never_copied_and_can_be_pickled():
    node = walk(Tree("regent", 3), 6)[-1]
    assert copy.deepcopy(node) is node
    again = pickle.loads(pickle.dumps(node))
    assert again.path() == node.path()
    assert again.state.tobytes() == node.state.tobytes()
    assert again.told(1) == node.told(1)


def test_a_whole_game_has_several_hands():
    nodes = walk(
        Tree("port", 3, {"target": 21} if "target" in find("port").options else None, until="game"), 7
    )
    assert int(nodes[-1].state["over"][0])
    assert int(nodes[-1].state["hand"][0]) > 1


def test_everybody_knows_the_same_where_nothing_is_hidden():
    alike = {game for game in GAMES if everybody_knows(find(game))}
    assert alike == {"blackstone", "carousel", "pairs", "pendleton", "port", "rocket", "starboard"}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "whist"}, "error-game"),
        ({"game": "port", "players": 9}, "error-players"),
        ({"game": "port", "until": "dawn"}, "error-env-until"),
        ({"game": "port", "options": {"tempo": 3}}, "error-option"),
        ({"game": "port", "dealer": "Z"}, "error-seat"),
    ],
)
def test_what_is_not_right_is_refused(given, code):
    with pytest.raises(Refused) as refused:
        Tree(**given)
    assert refused.value.code == code


def test_a_table_that_is_over_has_no_tree():
    table = Table("port", 2, seed="over")
    while not table.over:
        table.play(table.acting[0], table.legal(table.acting[0])[0])
    with pytest.raises(Refused, match="over"):
        Tree("port", table=table)


def test_an_impossible_draw_is_no_branch():
    with pytest.raises(ImpossibleCard):
        Tree("port", 2).root.child(0)
