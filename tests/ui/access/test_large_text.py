"""Large text: the board stays whole and its letters grow; what has no room is scrolled to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QTabBar

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.documents.bar import DocumentBar
from qless_studio.ui.shell.places.home.page import Home
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.access import focus_on
from qless_studio.ui.widgets.basic.layout import scroll_to
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from qless_studio.ui.widgets.results.result_table import ResultTable
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import one_view
from tests.ui.access.cutting import place, seen
from tests.ui.access.keyboard import ring
from tests.ui.playing import give_up, go_to_play

SIZES = [(1280, 800), (900, 600)]
GRIDS = [view for view in VIEWS if view.key in ("boggle", "word-streak")]
AT_TOP = [view for view in VIEWS if view.key != "q-less"]  # its board has the keyboard, and is as high as the page
FIVE = "RSTEN/AILDE/GPOME/TNARC/SHUED"
every_size = pytest.mark.parametrize(("width", "height"), SIZES, ids=["1280", "900"])
every_grid = pytest.mark.parametrize("view", GRIDS, ids=[view.key for view in GRIDS])


def tile(window) -> int:
    return min(window.tab.page.board.cells[0].rect.width(), window.tab.page.board.cells[0].rect.height())


def cells_cut(opened) -> list[QRect]:
    """The cells that do not show when the board has the focus or, if it needs more than the page, when scrolled to."""
    tab = opened.window.tab
    board = tab.page.board
    focus_on(board, Qt.FocusReason.OtherFocusReason)
    opened.rest()
    higher = board.height() > tab.height()
    cut = []
    for cell in board.cells:
        if higher:
            scroll_to(board, cell.rect)
        if not seen(board).contains(cell.rect.translated(place(board).topLeft())):
            cut.append(cell.rect)
    return cut


@every_grid
@every_size
@by_day("900-boggle")
def test_letters_grow_with_the_text(studio, view, width, height):
    opened = studio(width=width, height=height)
    opened.show(view)
    sizes = []
    for scale in (1.0, 1.5, 2.0):
        opened.window.appearance.set_text_scale(scale)
        opened.rest()
        sizes.append(tile(opened.window))
    if width > 1000:
        assert sizes[0] == min(sizes)
    assert opened.window.tab.page.board.height() >= 0.55 * height  # what it is worth is in view beside it


@every_grid
@every_size
@by_day("1280-boggle")
def test_letters_grow_with_the_text_while_a_game_goes_on(studio, view, width, height):
    opened = studio(width=width, height=height)
    opened.show(view)
    tab, sizes = opened.window.tab, []
    go_to_play(opened.qtbot, tab)
    tab.game_play.start_with(view.game.example, "Play")
    for scale in (1.0, 1.5, 2.0):
        opened.window.appearance.set_text_scale(scale)
        opened.rest()
        sizes.append(tile(opened.window))
    assert sizes[0] == min(sizes)
    assert sizes[-1] > sizes[0]


@every_grid
@by_day("word-streak")
def test_while_a_large_board_is_played_it_has_most_of_the_height_and_the_score_is_beside_it(studio, view):
    """The field for words and the opponent's points too, at every size of window and text."""
    opened = studio()
    opened.show(view, FIVE)
    tab = opened.window.tab
    go_to_play(opened.qtbot, tab)
    choice = tab.round.opponent.choice
    choice.set_value(1_500)
    choice.activated.emit(choice.currentIndex())
    tab.game_play.start_with(view.game.parse(FIVE), "Play")
    opened.finish()
    for scale in (1.0, 1.5, 2.0):
        opened.window.appearance.set_text_scale(scale)
        for width, height in SIZES:
            opened.window.resize(width, height)
            opened.rest()
            rects = [cell.rect for cell in tab.page.board.cells]
            assert rects[-1].bottom() - rects[0].top() >= 0.6 * height, (scale, width)
            for widget in (tab.play_view.figures, tab.round.opponent.line, tab.round.field):
                assert widget.isVisible(), (scale, width)
                assert seen(widget) == place(widget), (scale, width, widget)


@one_view("boggle")
def test_the_inspector_leaves_the_board_readable(studio, view):
    opened = studio()
    opened.show(view)
    next(action for action in opened.window.actions() if action.objectName() == "inspector").trigger()
    opened.rest()
    for scale, (width, height) in ((1.0, SIZES[1]), (1.5, SIZES[0]), (2.0, SIZES[0]), (2.0, SIZES[1])):
        opened.window.appearance.set_text_scale(scale)
        opened.window.resize(width, height)
        opened.rest()
        assert cells_cut(opened) == [], (scale, width)
        if view in GRIDS:
            assert tile(opened.window) >= 48, (scale, width)


@one_view("affix")
@every_size
@by_day("900-affix")
def test_a_board_is_in_view_when_its_game_is_first_shown_and_the_controls_before_a_game(
    qtbot, studio, view, width, height
):
    """Its height is another one while the page is being laid out."""
    opened = studio("light", 2.0, width, height)
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    opened.rest()
    tab = window.tab
    board = next(each for each in (tab.focusWidget(), tab.page.board) if each is not None)
    assert tab.rect().contains(QRect(board.mapTo(tab, QPoint(0, 0)), board.size())), board
    go_to_play(qtbot, tab)
    tab.focus_board()
    opened.rest()
    switch = tab.switch.button(Mode.PLAY)
    assert tab.rect().contains(QRect(switch.mapTo(tab, QPoint(0, 0)), switch.size()))


@every_size
@by_day("1280")
def test_the_field_into_which_letters_on_an_empty_board_go_is_in_view(qtbot, studio, width, height):
    """The board grows with the first letters, and would push it out of view."""
    opened = studio("light", 2.0, width, height)
    opened.window.show_tab([each.key for each in VIEWS].index("q-less"))
    opened.rest()
    for letter in "headlines":
        qtbot.keyClicks(QApplication.focusWidget(), letter)
    qtbot.waitUntil(lambda: opened.window.session.puzzle.letters == "headlines")
    opened.rest()
    field = opened.window.tab.analyse.entry.field
    assert field.hasFocus()
    assert field.visibleRegion().boundingRect() == field.rect()


@every_size
@pytest.mark.nightly
def test_of_a_deal_the_cards_come_into_view_before_the_tray(qtbot, studio, width, height):
    quiddler = next(view for view in VIEWS if view.key == "quiddler")
    opened = studio("light", 2.0, width, height)
    opened.show(quiddler)
    tab = opened.window.tab
    qtbot.mouseClick(tab.page.deal_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not tab.page.area.empty.isVisible())
    opened.rest()
    board = tab.page.board
    uppers = [cell.rect.translated(place(board).topLeft()) for cell in board.cells[:8]]
    assert all(seen(board).contains(rect) for rect in uppers)


@one_view("quiddler")
@every_size
@by_day("900-quiddler")
def test_a_hint_and_the_result_are_scrolled_to(qtbot, studio, view, width, height):
    opened = studio("light", 2.0, width, height)
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    tab = window.tab
    go_to_play(qtbot, tab)
    tab.game_play.start_with(view.game.example, "Play")
    opened.finish()
    ladder = next(each for each in tab.findChildren(ClosedLadder) if each.isVisible())
    for taken in range(1, 4):
        qtbot.mouseClick(ladder.button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda taken=taken: len(tab.game_play.hints) == taken)
        opened.rest()
    if view.key != "q-less":  # where the marks on the board come first
        assert seen(ladder.latest) == place(ladder.latest)
    tab.game_play.give_up()
    qtbot.waitUntil(tab.play.panel.card.next.isVisible)
    opened.finish()
    assert seen(tab.play.panel.card.next) == place(tab.play.panel.card.next)


@every_size
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@by_day("2.0-900")
def test_the_first_puzzle_of_home_can_be_played_without_scrolling(studio, scale, width, height):
    opened = studio("light", scale, width, height)
    opened.window.commands.places.show_home()
    opened.rest()
    button = opened.window.findChild(Home).cards[0].button
    assert seen(button) == place(button)


def test_the_dot_of_the_status_strip_stands_before_its_text(studio):
    opened = studio("light", 2.0, 640, 600)
    opened.show(GRIDS[0])
    strip = opened.window.strip
    for text, below in (("A sentence that is longer than the room beside the buttons", True), ("Short", False)):
        strip.show_message(text)
        opened.rest()
        assert (strip.dot_rect().top() > strip.lexicon_button.geometry().bottom()) is below


def test_a_long_row_of_tiles_has_the_whole_width(studio):
    opened = studio(width=900, height=600)
    opened.show(GRIDS[0], "ABCDEFGHINGS")
    assert tile(opened.window) >= 56


@every_grid
def test_under_a_long_row_of_tiles_the_list_keeps_its_rows(studio, view):
    opened = studio(width=900, height=600)
    opened.show(view, "ABCDEFGHINGS")
    opened.finish()
    (table,) = [each for each in opened.window.tab.findChildren(ResultTable) if each.isVisible()]
    rows = [table.rowViewportPosition(row) + table.rowHeight(row) for row in range(min(3, table.model().rowCount()))]
    top = place(table.viewport()).top()
    assert sum(top + bottom <= seen(table).bottom() + 1 for bottom in rows) >= min(2, len(rows))


@every_size
@by_day("900")
def test_the_ring_of_what_is_scrolled_out_is_not_painted_over_the_strip(studio, width, height):
    opened = studio("light", 2.0, width, height)
    opened.show(GRIDS[0])
    tab = opened.window.tab
    focus_on(tab.analyse.entry.field, Qt.FocusReason.TabFocusReason)
    opened.rest()
    bar = next(a for a in tab.findChildren(QScrollArea) if a.parentWidget() is tab.page.places).verticalScrollBar()
    for value in range(bar.maximum() + 1):
        bar.setValue(value)
        shown = seen(ring())
        assert place(tab).contains(shown) if not shown.isEmpty() else seen(tab.analyse.entry.field).isEmpty(), value


@pytest.mark.nightly
def test_the_crosses_of_documents_grow_and_shrink_with_the_text(studio):
    opened = studio()
    opened.show(GRIDS[0])
    next(action for action in opened.window.actions() if action.objectName() == "new").trigger()
    opened.rest()
    tabs = next(bar for bar in opened.window.findChildren(DocumentBar) if bar.isVisible()).tabs

    def crosses():
        return [tabs.tabButton(index, QTabBar.ButtonPosition.RightSide).geometry() for index in range(tabs.count())]

    before = crosses()
    opened.window.appearance.set_text_scale(2.0)
    opened.rest()
    assert [cross.size() for cross in crosses()] == [2 * cross.size() for cross in before]
    opened.window.appearance.set_text_scale(1.0)
    opened.rest()
    assert crosses() == before


@pytest.mark.nightly
def test_a_word_of_the_review_shows_its_path_beside_the_list_which_stays_where_it_is(studio):
    opened = studio("light", 2.0, 1160, 1300)
    opened.show(GRIDS[0])
    tab, qtbot = opened.window.tab, opened.qtbot
    go_to_play(qtbot, tab)
    tab.game_play.start_with(GRIDS[0].game.example, "Play")
    opened.settle()
    give_up(tab)
    opened.settle()
    words = tab.play_view.review.words
    focus_on(words.table, Qt.FocusReason.OtherFocusReason)
    opened.rest()
    before, row = place(words.table), words.table.visualRect(words.model.index(0, 0))
    qtbot.mouseClick(words.table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    opened.rest()
    assert place(words.table) == before
    card = words.card
    assert tab.page.board.path
    assert seen(card.miniature) == place(card.miniature)
    first = card.miniature.pixmap().toImage()
    qtbot.keyClick(words.table, Qt.Key.Key_Down)
    assert card.miniature.pixmap().toImage() != first
    opened.window.resize(1280, 800)
    opened.rest()
    assert seen(tab.page.board) == place(tab.page.board)
    qtbot.keyClick(words.table, Qt.Key.Key_Down)
    assert not card.miniature.isVisible()


@pytest.mark.parametrize("view", VIEWS, ids=[view.key for view in VIEWS])
@by_day("q-less")
def test_the_bar_of_games_is_either_above_the_game_or_hidden(studio, view):
    """It gives a game its room in a low window; a bar behind the page would take the keyboard."""
    opened = studio(width=1280, height=800)
    opened.window.appearance.set_text_scale(2.0)
    opened.show(view)
    window = opened.window
    go_to_play(opened.qtbot, window.tab)
    window.tab.game_play.start_with(view.game.example, "Play")
    for press in (lambda: None, lambda: window.show_tab(window.workspace.index), lambda: give_up(window.tab)):
        press()
        opened.rest()
        assert window.top_bar.isVisible() is not window.tab.takes_bars


@pytest.mark.parametrize("view", AT_TOP, ids=[view.key for view in AT_TOP])
@by_day("1280-quiddler")
@every_size
def test_an_empty_tab_opens_at_its_top(studio, view, width, height):
    """What has the keyboard lay lower for a moment, while the page was being laid out."""
    opened = studio(width=width, height=height)
    opened.window.appearance.set_text_scale(2.0)
    opened.window.show_tab(opened.window.workspace.views.index(view))
    opened.rest()
    switch = opened.window.tab.switch
    assert seen(switch).size() == switch.size()
