"""Sizes of tiles and rack, at every text size and for every number of letters."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.q_less.puzzle import parse
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.style import Appearance
from tests.fixtures.nightly import by_day
from tests.fixtures.qt import use_theme

READABLE = 20
"""Pixels of a tile at 100 %, whose letter is about as large as the text around the board."""
PUZZLES = ["bcdgillortuw", "bcdgillortuw; .l.../world/.t...", "abcdefghijklmnop; a/b/c/d/e/f/g/h/i", "tiles: aaabbbccc"]
every_scale = pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])


@every_scale
@pytest.mark.parametrize("text", PUZZLES)
def test_the_smallest_board_has_readable_tiles_and_all_of_its_rack(qtbot, scale, text):
    use_theme("light", scale, reduced_motion=True)
    board = QLessBoard()
    qtbot.addWidget(board)
    board.show_puzzle(parse(text))
    board.resize(board.minimumSizeHint())
    board.show()
    assert all(cell.rect.width() >= READABLE * scale for cell in board.cells)
    assert all(board.rect().contains(cell.rect) for cell in board.cells)


def test_the_smallest_board_grows_with_the_text(qtbot):
    appearance = Appearance("light", 1.0, reduced_motion=True)
    board = QLessBoard()
    qtbot.addWidget(board)
    board.show_puzzle(parse("bcdgillortuw"))
    before = board.minimumSizeHint()
    appearance.set_text_scale(2.0)
    after = board.minimumSizeHint()
    assert after.width() > 1.8 * before.width()
    assert after.height() > 1.8 * before.height()


@pytest.mark.long
@every_scale
@by_day("2.0")
def test_the_rack_is_in_sight_beside_large_text(open_tab, scale):
    tab = open_tab("bcdgillortuw; .l.../world/.t...", scale=scale)
    tab.resize(1280, 1000)
    slots = [cell.rect for cell in tab.page.board.cells[tab.page.board.index_of(0) :]]
    seen = tab.page.board.visibleRegion().boundingRect()
    assert all(seen.contains(slot) for slot in slots)


def test_tiles_grow_with_the_text_where_there_is_room(qtbot):
    widths = []
    for scale in (1.0, 1.5):
        use_theme("light", scale, reduced_motion=True)
        board = QLessBoard()
        qtbot.addWidget(board)
        board.show_puzzle(parse("bcdgillortuw"))
        board.resize(3000, 2000)
        board.show()
        widths.append(board.cells[0].rect.width())
    assert widths[1] > widths[0]
