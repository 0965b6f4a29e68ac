"""How the nodes answer to prefixes: green with the words they make, red or, for true words, in the mild colour."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from qless_studio.ui.games.affix import board as board_module
from qless_studio.ui.style import nodes, theme_of
from tests.fixtures.qt import use_theme
from tests.ui.games.affix.test_play import SOLUTION, Player
from tests.ui.seen import painted


@pytest.fixture
def told(monkeypatch):
    """What the screen reader is asked to say about prefixes."""
    told = []
    monkeypatch.setattr(board_module, "announce", lambda widget, text: told.append(text))
    return told


@pytest.fixture
def player(window, qtbot, tmp_path, told):
    window.session.folder = tmp_path
    player = Player(qtbot, window.tab)
    player.begin_with("ll re me st")
    return player


def edge_of(board, spot):
    """The colour at the left end of a node, as the window shows it."""
    rect, radius = board.outline_of(spot)
    assert radius == nodes.node_radius(rect, nodes.ROUND)  # round, as the node is
    return board.grab().toImage().pixelColor(rect.toRect().topLeft() + QPoint(1, round(rect.height() / 2)))


def test_a_right_prefix_turns_its_node_green_with_the_number_of_its_words(player, told):
    board = player.board
    player.place("XY", "wi")
    assert board.reaction.items == (board.spot_of("XY"),)
    assert (board.reaction.right, board.reaction.text) == (True, "+2")
    assert told == ["WILL, WIRE"]
    assert edge_of(board, board.spot_of("XY")) == theme_of(board).color("good")
    assert board.spot != board.spot_of("XY")  # the cursor is at the next node already
    player.session.undo_stack.undo()
    assert board.reaction.items == ()


def test_a_wrong_prefix_turns_its_node_red(player, told):
    board = player.board
    player.place("XY", "zz")
    assert board.reaction.items == (board.spot_of("XY"),)
    assert (board.reaction.right, board.reaction.text) == (False, "")
    assert told == ["ZZLL: not in the list, ZZRE: not in the list"]
    assert edge_of(board, board.spot_of("XY")) == theme_of(board).color("bad")
    assert board.reaction.shift(board.spot_of("XY")) == 0.0  # motion is reduced here


def test_true_words_that_the_puzzle_lacks_are_refused_in_the_mild_colour(player):
    board = player.board
    player.place("XY", "fi")  # FILL and FIRE
    player.qtbot.waitUntil(lambda: board.reaction.role == "warn")
    assert not board.reaction.right


def test_the_last_node_is_told_and_all_nodes_turn_green_when_the_board_is_full(player, told):
    note = player.tab.play.panel.note
    for node, prefix in SOLUTION.items():
        player.place(node, "zz" if node == "ZWX" else prefix)
    assert note.text() == "Every node has a prefix"
    player.place("ZWX", "fa")
    board = player.board
    assert not player.play.playing
    assert len(board.reaction.items) == len(board.content.board.nodes)
    assert board.reaction.items[-1] == board.spot_of("ZWX")
    assert (board.reaction.right, board.reaction.text) == (True, "+3")


def test_what_a_prefix_is_worth_is_below_its_node_where_there_is_no_room_above(player):
    board, good = player.board, theme_of(player.board).color("good")
    rects = {name: player.cell(name).rect for name in SOLUTION}
    top, bottom = (choose(rects, key=lambda name: rects[name].y()) for choose in (min, max))
    for name, ys in ((top, range(8, 30)), (bottom, range(-rects[bottom].height() - 30, -rects[bottom].height() - 8))):
        player.place(name, SOLUTION[name])
        picture, rect = board.grab().toImage(), rects[name]
        xs = range(rect.center().x() - 12, rect.center().x() + 12)
        assert good in [picture.pixelColor(x, rect.bottom() + y) for y in ys for x in xs], name


@pytest.mark.nightly
def test_where_nodes_are_close_wrong_words_are_seen_above_open_nodes(player):
    board = player.board
    use_theme(scale=2.0, reduced_motion=True)
    player.tab.resize(900, 500)
    player.qtbot.rest(player.tab)
    player.place("XYZW", "un")
    player.qtbot.rest(player.tab)
    spots = [board.item_at(index) for index in range(len(board.cells))]
    open_ = [spot for spot in spots if spot.prefix and not board.content.text_at(spot) and spot != board.spot]
    blank = [board.cells[board.index_of(spot)].rect for spot in open_]
    shown = player.words_on_board()
    texts = [each for each in painted(board) if each.text in shown]
    words = [nodes.chip_rect(board.theme, each.rect.center(), each.text).toRect() for each in texts]
    common = [rect & word for rect in blank for word in words if rect.intersects(word)]
    assert common, "there is room for all words"
    image, surface = board.grab().toImage(), board.theme.color("raised")
    for part in common:
        part = part.adjusted(0, 3, 0, -3)
        points = [QPoint(x, y) for x in range(part.left(), part.right()) for y in range(part.top(), part.bottom())]
        assert sum(image.pixelColor(point) == surface for point in points) > len(points) / 3
