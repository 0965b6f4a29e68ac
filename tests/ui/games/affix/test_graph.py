"""Every board is drawn whole, its nodes apart and its words where they can be read."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QRect, QRectF

from qless_studio.engine.games.affix.content import Edge, EdgeState
from qless_studio.engine.games.affix.puzzle import RING, SHIPPED, find_board, read_board
from qless_studio.ui.games.affix import graph
from qless_studio.ui.games.affix.texts import short
from qless_studio.ui.style import Theme, nodes
from tests.fixtures.qt import use_theme

ROOMS = {"900 x 600": QRect(8, 8, 550, 246), "1280 x 800": QRect(8, 8, 800, 592), "1920 x 1200": QRect(8, 8, 1440, 990)}


def crowded():
    """A board of six suffixes and twelve prefixes, as a user may write it."""
    suffixes = [{"name": name, "x": 150 * place, "y": 300 * (place % 2)} for place, name in enumerate(RING)]
    prefixes = [
        {"joins": RING[place % 6] + RING[(place + 1 + place // 6) % 6], "x": 75 * place, "y": 600}
        for place in range(12)
    ]
    return read_board(json.dumps({"schema": 1, "suffixes": suffixes, "prefixes": prefixes}).encode(), "mine")


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
@pytest.mark.parametrize("name", [*SHIPPED, "mine"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_board_is_whole_and_its_nodes_are_apart(room, name, scale):
    board = crowded() if name == "mine" else find_board(name)
    layout = graph.lay_out(board, room, scale)
    assert len(layout.all) == len(board.suffixes) + len(board.nodes)
    for i, rect in enumerate(layout.all):
        assert room.adjusted(-1, -1, 1, 1).contains(rect)
        assert not any(rect.intersects(other) for other in layout.all[:i])
    if scale == 1.0 and name != "mine":
        assert layout.size >= graph.READABLE


def test_the_boards_of_the_game_have_nodes_of_the_designed_size():
    for name in SHIPPED:
        assert graph.lay_out(find_board(name), ROOMS["1280 x 800"]).size == 1.0


@pytest.mark.parametrize("name", SHIPPED)
def test_words_cover_no_node_and_no_other_word(qapp, name):
    board, theme = find_board(name), Theme("light", "pink")
    layout = graph.lay_out(board, ROOMS["1280 x 800"])
    edges = {key: Edge(board.nodes[key[0]].name, "X", "shame", EdgeState.VALID) for key in board.edges}
    found = graph.chips(theme, board, layout, edges)
    assert len(found) == len(board.edges)
    rects = [nodes.chip_rect(theme, chip.middle, chip.text) for chip in found]
    for i, rect in enumerate(rects):
        assert not any(rect.intersects(other) for other in rects[:i])
        assert not any(rect.intersects(node) for node in layout.all)


def test_where_room_is_scarce_only_words_in_question_are_shown(qapp):
    board, theme = find_board("kansai"), Theme("light", "pink")
    layout = graph.lay_out(board, ROOMS["900 x 600"])
    edges = {key: Edge(board.nodes[key[0]].name, "X", "shame", EdgeState.VALID) for key in board.edges}
    wrong = board.edges[-1]
    edges[wrong] = Edge("ZWX", "X", "shome", EdgeState.UNKNOWN)
    found = graph.chips(theme, board, layout, edges, focus=1)
    assert sorted(chip.text for chip in found) == ["SHAME", "SHAME", "SHOME ×"]


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (11_104, "11,104"), (999_999_999, "999,999,999"), (10**9, "1.0 × 10⁹"), (299 * 10**12, "2.9 × 10¹⁴")],
)
def test_large_numbers_are_short_and_never_too_large(number, text):
    assert short(number) == text


@pytest.mark.parametrize("name", [*SHIPPED, "mine"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_at_its_minimum_size_a_board_is_readable_at_any_text_size(name, scale):
    board = crowded() if name == "mine" else find_board(name)
    width, height = graph.minimum_size(board)
    layout = graph.lay_out(board, QRect(0, 0, round(width * scale), round(height * scale)), scale)
    assert layout.size >= graph.READABLE
    apart = round(graph.MIN_CLEARANCE * scale) // 2
    grown = [rect.adjusted(-apart, -apart, apart, apart) for rect in layout.all]
    assert not any(rect.intersects(other) for i, rect in enumerate(grown) for other in grown[:i])


def test_the_widget_asks_for_as_much_space_as_its_text_size_needs(window):
    board = window.board
    for scale in (1.0, 1.5, 2.0):
        use_theme(scale=scale, reduced_motion=True)
        width, height = graph.minimum_size(board.content.board)
        assert board.minimumSizeHint().width() >= width * scale
        assert board.minimumSizeHint().height() >= height * scale
        window.tab.resize(620, 480)
        window.solve("ll re me st")
        window.qtbot.rest(window.tab)
        assert board.width() >= board.minimumSizeHint().width(), scale
        assert board.height() >= board.minimumSizeHint().height(), scale


def test_words_without_room_between_large_nodes_are_left_out(qapp):
    board, theme = find_board("kansai"), Theme("light", "pink", 2.0)
    layout = graph.lay_out(board, QRect(0, 0, 828, 391), 2.0)
    edges = {key: Edge(board.nodes[key[0]].name, "X", "shame", EdgeState.VALID) for key in board.edges}
    for chip in graph.chips(theme, board, layout, edges, focus=1):
        rect = nodes.chip_rect(theme, chip.middle, chip.text)
        hidden = [rect.intersected(QRectF(node)) for node in layout.all if rect.intersects(QRectF(node))]
        assert sum(part.width() * part.height() for part in hidden) < rect.width() * rect.height() / 20
