"""The solutions in the panel: chosen, filtered, placed, and those that an export gets."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from qless_studio.engine.games.q_less.searches import Scope

LEFT = Qt.MouseButton.LeftButton


def test_choosing_a_picture_previews_it_and_placing_it_is_one_step_of_undo(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    before = tab.session.puzzle
    pictures = tab.analyse.solutions.thumbnails
    rect = pictures.visualRect(pictures.model().index(0, 0))
    qtbot.mouseClick(pictures.viewport(), LEFT, pos=rect.center())
    assert tab.session.puzzle == before
    assert len(tab.page.board.preview) == 7
    assert tab.page.board.open_grid.tiles.items() <= tab.page.board.preview.items()
    qtbot.mouseClick(tab.analyse.solutions.place, LEFT)
    assert tab.page.board.preview is None
    assert not tab.session.puzzle.rack
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before


WAYS_OUT = {
    "escape": lambda tab: QTest.keyClick(tab.page.board, Qt.Key.Key_Escape),
    "escape in the list": lambda tab: QTest.keyClick(tab.analyse.solutions.thumbnails, Qt.Key.Key_Escape),
    "cell": lambda tab: QTest.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[0].rect.center()),
    "die": lambda tab: QTest.mouseClick(tab.page.board, LEFT, pos=tab.page.board.cells[-1].rect.center()),
    "beside the grid": lambda tab: QTest.mouseClick(tab.page.board, LEFT, pos=QPoint(1, 1)),
    "button": lambda tab: QTest.mouseClick(tab.analyse.solutions.back, LEFT),
    "return": lambda tab: QTest.keyClick(tab.page.board, Qt.Key.Key_Return),
}


def test_a_displayed_solution_is_left_for_the_grid_as_it_was(open_tab):
    tab = open_tab("ratcoat; cat")
    before, steps = tab.page.board.open_grid, tab.session.undo_stack.count()
    pictures = tab.analyse.solutions.thumbnails
    for name, leave in WAYS_OUT.items():
        QTest.mouseClick(pictures.viewport(), LEFT, pos=pictures.visualRect(pictures.model().index(0, 0)).center())
        assert tab.page.board.preview is not None, name
        leave(tab)
        assert tab.page.board.preview is None, name
        assert tab.analyse.solutions.selected is None, name
        assert not tab.analyse.solutions.back.isVisible(), name
        assert (tab.page.board.open_grid, tab.session.undo_stack.count()) == (before, steps), name


def test_typing_over_a_displayed_solution_goes_on_with_the_grid(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    row, column = tab.page.board.open_grid.origin
    qtbot.mouseClick(
        tab.page.board, LEFT, pos=tab.page.board.cells[tab.page.board.index_of((row, column + 3))].rect.center()
    )
    pictures = tab.analyse.solutions.thumbnails
    QTest.mouseClick(pictures.viewport(), LEFT, pos=pictures.visualRect(pictures.model().index(0, 0)).center())
    qtbot.keyClicks(tab.page.board, "o")
    assert tab.page.board.preview is None
    assert tab.session.puzzle.rows == ("cato",)


def test_all_solutions_are_counted_beside_those_of_this_grid(qtbot, open_tab, settle):
    tab = open_tab("ratcoat")
    every = tab.session.run.summary.solutions
    tab.session.edit_text("ratcoat; cat")
    settle(tab)
    scope = tab.analyse.solutions.header.scope
    assert scope.button(Scope.ALL).text() == f"All: {every}"
    assert scope.value is Scope.GRID
    qtbot.mouseClick(scope.button(Scope.ALL), LEFT)
    assert tab.analyse.solutions.model.rowCount() == every


def test_all_solutions_are_found_when_the_grid_was_there_first(open_tab):
    tab = open_tab("ratcoat; cat")
    assert tab.analysis.lists[Scope.ALL].complete
    assert tab.analysis.lists[Scope.ALL].count > tab.analysis.lists[Scope.GRID].count


def test_solutions_are_narrowed_grouped_and_shown_as_rows(qtbot, open_tab):
    tab = open_tab("ratcoat")
    solutions, filters = tab.analyse.solutions, tab.analyse.solutions.filters
    every = solutions.model.rowCount()
    filters.field.setText("oat")
    filters.field.apply()
    kept = solutions.model.solutions()
    assert 0 < len(kept) < every
    assert all("oat" in solution.words for solution in kept)
    assert solutions.note.text() == f"{len(kept)} of {every}"
    filters.clear()
    assert solutions.model.rowCount() == every
    filters.group.setCurrentIndex(1)
    filters.changed.emit()
    sets = [tuple(sorted(solution.words)) for solution in solutions.model.solutions()]
    assert len(sets) == len(set(sets)) < every
    solutions.table.sort_by("count")
    assert solutions.model.rowCount() == len(sets)
    qtbot.mouseClick(solutions.header.rows, LEFT)
    assert solutions.table.isVisible()


def choose(combo, label):
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Home)
    while combo.currentText() != label:
        QTest.keyClick(combo, Qt.Key.Key_Down)


def test_pictures_are_sorted_by_a_box(qtbot, open_tab):
    tab = open_tab("ratcoat")
    solutions = tab.analyse.solutions
    found = solutions.model.solutions()
    assert solutions.order.isVisible()
    common = tab.session.lexicon.zipf
    for label, key in (
        ("Fewest words", lambda solution: len(solution.words)),
        ("Smallest box", lambda solution: len(solution.grid) * len(solution.grid[0])),
        ("Alphabetical", lambda solution: " ".join(solution.words)),
        ("Most common", lambda solution: -min(map(common, solution.words))),
    ):
        choose(solutions.order, label)
        shown = solutions.model.solutions()
        assert solutions.model.sort_column >= 0
        assert list(map(key, shown)) == sorted(map(key, shown))
    choose(solutions.order, "In the order found")
    assert solutions.model.solutions() == found
    qtbot.mouseClick(solutions.header.rows, LEFT)
    assert not solutions.order.isVisible()
    solutions.table.sort_by("count", Qt.SortOrder.AscendingOrder)
    assert solutions.order.currentText() == "Fewest words"
    solutions.table.sort_by("count", Qt.SortOrder.DescendingOrder)
    assert solutions.order.currentText() == ""


def test_the_list_says_how_many_are_only_counted(open_tab, settle):
    tab = open_tab("cat")
    tab.session.keep = 3
    tab.session.edit_text("ratcoat")
    settle(tab)
    count = tab.session.run.summary.solutions
    assert tab.analyse.solutions.model.rowCount() == 3
    assert tab.analyse.solutions.note.text() == f"The first 3 are listed; the other {count - 3:,} are only counted"


def test_only_pictures_in_sight_are_painted(open_tab, monkeypatch):
    tab = open_tab("ratcoat")
    kept = tab.analysis.lists[Scope.ALL].kept
    kept.extend(kept * 50)
    tab.analysis.list_extended.emit(Scope.ALL)
    assert tab.analyse.solutions.model.rowCount() > 200
    painted = []
    monkeypatch.setattr("qless_studio.ui.games.q_less.thumbnails.paint_grid", lambda *args: painted.append(args))
    tab.analyse.solutions.thumbnails.viewport().grab()
    assert 0 < len(painted) < 20


def test_arrows_walk_through_the_pictures_and_return_lays_one(open_tab):
    tab = open_tab("ratcoat")
    pictures = tab.analyse.solutions.thumbnails
    pictures.setFocus()
    for key, row in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(pictures, key)
        assert pictures.currentIndex().row() == row
    QTest.keyClick(pictures, Qt.Key.Key_End)
    assert tab.analyse.solutions.selected == tab.analyse.solutions.model.solutions()[-1]
    QTest.keyClick(pictures, Qt.Key.Key_Return)
    assert not tab.session.puzzle.rack


def test_results_are_those_of_the_list_in_front_and_of_its_question(qtbot, open_tab):
    tab = open_tab("ratcoat; cat")
    here = tab.analyse.results()
    assert here.puzzle.tiles
    assert here.whole
    qtbot.mouseClick(tab.analyse.solutions.header.scope.button(Scope.ALL), LEFT)
    every = tab.analyse.results()
    assert not every.puzzle.tiles
    assert every.whole
    count = tab.analysis.lists[Scope.ALL].count
    assert len(every.solutions) == every.run.summary.solutions == count > len(here.solutions)
    assert str(len(every.solutions)) in every.verdict
