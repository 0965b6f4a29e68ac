"""One walk a game through its stages, in every size of window and text and in every theme: all is whole and legible.

While a game is played, what one plays with is in one view: the board, the entry and the clock.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.places.home import reading
from qless_studio.ui.shell.places.home.reading import GoOn
from qless_studio.ui.style.tokens import MODES
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.access import focus_on
from qless_studio.ui.widgets.basic.layout import scroll_to
from qless_studio.ui.widgets.results.result_table import ResultTable
from tests.contract.walking import SCALES, SIZES, begin, layouts, unseen, write_history
from tests.fixtures.studio import every_view
from tests.ui.access.contrast import Paints
from tests.ui.access.cutting import cut, listed, place, seen
from tests.ui.shell.places.told import TOLD

pytestmark = [pytest.mark.walk, pytest.mark.slow]

THERE_AND_BACK = [*SCALES, 1.0]
GRIDS = ("boggle", "word-streak")
"""Their boards are square and never higher than the page."""


def themes(opened, paints):
    """What cannot be read in any of the themes, by theme; light again at the end."""
    wrong = {}
    for mode in (*MODES, "light"):
        opened.window.appearance.set_mode(mode)
        opened.rest()
        if found := paints.unreadable(opened.window):
            wrong[mode] = found
    return wrong


def not_whole(opened, key) -> list[str]:
    """Cells that do not show when the board has the focus or, if it is higher than the page, when scrolled to.

    And scroll areas within the page, where with large text the page itself scrolls.
    """
    tab = opened.window.tab
    board, page = tab.page.board, tab.page.places
    areas = [area for area in tab.findChildren(QScrollArea) if area.isVisible()]
    whole = next(area for area in areas if area.parentWidget() is page)
    found = []
    if opened.window.appearance.text_scale > 1:
        found += [f"{area} is narrower" for area in areas if area.widget().width() > area.viewport().width()]
        if whole.verticalScrollBar().maximum() > 0:
            found += [f"{area}" for area in areas if area is not whole and area.verticalScrollBar().maximum() > 0]
    focus_on(board, Qt.FocusReason.OtherFocusReason)
    opened.rest()
    higher = board.height() > tab.height()
    if higher and key in GRIDS:
        found.append(f"the board is {board.height()} high, the page {tab.height()}")
    for cell in board.cells:
        if higher:
            scroll_to(board, cell.rect)
        if not seen(board).contains(cell.rect.translated(place(board).topLeft())):
            found.append(f"{cell.spoken} at {cell.rect}")
    return found


@every_view
def test_nothing_is_cut_or_unreadable_in_any_stage_of_a_game(studio, monkeypatch, view):
    opened = studio()
    window = opened.window
    opened.show(view)  # builds what paints it: `Paints` listens to the modules there are
    paints, wrong = Paints(monkeypatch), {}

    def note(stage, layout, found):
        if found:
            wrong[stage, layout] = found

    def look(stage, scales, further=list):
        for layout in layouts(opened, scales):
            note(stage, layout, cut(monkeypatch, window, set() if stage == "playing" else listed(window)) + further())
        note(stage, "themes", themes(opened, paints))

    look("analysed", SCALES, lambda: not_whole(opened, view.key))
    assert len(paints.texts) > 15
    for table in window.tab.findChildren(ResultTable):
        if table.isVisible() and table.model().rowCount():
            opened.qtbot.keyClick(table, Qt.Key.Key_Down)
    opened.rest()
    note("a row chosen", "themes", themes(opened, paints))
    window.session.edit(view.game.blank, "Clear")
    opened.rest()
    look("empty", SCALES[::2])
    begin(opened, view)
    look("playing", THERE_AND_BACK, lambda: unseen(window.tab))
    assert wrong == {}


def in_view(opened):
    return {layout: found for layout in layouts(opened, THERE_AND_BACK) if (found := unseen(opened.window.tab))}


@pytest.mark.nightly
def test_cards_tray_and_piles_of_a_hand_game_are_seen_together(studio):
    opened = studio()
    window = opened.window
    window.show_tab([view.key for view in VIEWS].index("quiddler"))
    window.tab.set_mode(Mode.PLAY)
    window.tab.game.match.begin_with(7)
    opened.settle()
    assert in_view(opened) == {}


@pytest.mark.nightly
def test_the_board_of_a_match_is_seen_with_its_entry_and_clock(studio):
    opened = studio()
    window = opened.window
    window.show_tab([view.key for view in VIEWS].index("word-streak"))
    window.tab.set_mode(Mode.PLAY)
    window.tab.round.new_match()
    opened.qtbot.waitUntil(lambda: window.tab.stage is Stage.RUNNING)
    opened.finish()
    assert in_view(opened) == {}


@pytest.mark.parametrize("played", [False, True], ids=["newcomer", "played"])
@pytest.mark.nightly  # its own tests look at one size and theme a run
def test_nothing_of_home_is_cut_or_unreadable(studio, monkeypatch, tmp_path, played):
    """It scrolls as a page where it has no room; nothing in it scrolls by itself."""
    monkeypatch.setattr(reading, "standing", lambda *_: iter(TOLD))  # to find the word of the day takes a second
    opened = studio()
    window = opened.window
    window.workspace.records = tmp_path
    if played:
        write_history(tmp_path)
    window.commands.places.show_home()
    home = window.commands.front.place
    if played:
        opened.qtbot.waitUntil(lambda: bool(home.practice.meaning.text()))
        home.go_on.show_games(
            [GoOn(VIEWS[0].key, "1", "Daily puzzle, 1:01 of 3:00 played", ""), GoOn("affix", "2", "", "")]
        )
    opened.rest()
    paints, wrong = Paints(monkeypatch), {}
    for layout in layouts(opened, SCALES):
        found = cut(monkeypatch, window, {home.practice.meaning.text(), home.practice.part.text()})
        areas = [area for area in home.findChildren(QScrollArea) if area is not home.area]
        first = home.first_stop()
        found += [f"{area} scrolls" for area in areas]
        found += [] if seen(first) == place(first) else [f"{first.text()} is not in view"]
        if found:
            wrong[layout] = found
    if found := themes(opened, paints):
        wrong["themes"] = found
    assert wrong == {}


@every_view
def test_the_answer_can_be_read_without_scrolling_after_a_puzzle_was_typed_in_large_text(studio, view):
    """The verdict with its best score or count is in view, or where it has to be scrolled to, in the status strip."""
    opened = studio("light", 2.0)
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    page, strip = window.tab.analyse, window.strip
    focus_on(page.entry.field, Qt.FocusReason.OtherFocusReason)
    opened.qtbot.keyClicks(page.entry.field, view.game.format(view.game.example))
    opened.qtbot.keyClick(page.entry.field, Qt.Key.Key_Return)
    assert window.session.puzzle == view.game.example
    opened.settle()
    page.focus_board()
    opened.rest()
    assert any(map(str.isdigit, page.verdict_text()))
    for size in SIZES:
        window.resize(*size)
        opened.rest()
        bar, read = page.verdict.bar, strip.text() if strip.isVisible() else ""
        assert page.verdict_text() in read or seen(bar) == place(bar), (size, read)
