"""What holds for every tab; a new one is covered by being registered."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget
from shiboken6 import isValid

from qless_studio.engine.lexicon import load
from qless_studio.engine.registry import GAMES
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.startup.selftest import selftest
from qless_studio.ui.style import Appearance, accented
from qless_studio.ui.style.tokens import ACCENTS
from qless_studio.ui.tab.page_layouts import ControlRow
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.results.result_model import ResultModel
from tests.fixtures.qt import use_theme
from tests.fixtures.studio import every_view_and, one_view
from tests.ui.null_view import VIEW as NULL_VIEW

every_view = every_view_and(NULL_VIEW)


@pytest.fixture
def open_tab(qtbot, new_session):
    """`open_tab(view)` builds a tab with its session, the example on the board."""

    def open_tab(view):
        session = new_session(view.game, load("common2k"))
        use_theme("light")
        tab = accented(view.parts.tab(session), view.accent)
        qtbot.addWidget(tab)
        tab.resize(1280, 720)
        tab.show()
        session.edit(view.game.example, "Open example")
        return tab

    return open_tab


def test_every_game_has_a_tab_and_in_the_same_order():
    assert [view.key for view in VIEWS] == [game.key for game in GAMES]
    assert len({view.accent for view in VIEWS}) == min(len(VIEWS), len(ACCENTS))


@every_view
def test_the_text_form_is_shown_and_every_edit_undone(open_tab, view):
    tab = open_tab(view)
    assert tab.analyse.entry.text == view.game.format(view.game.example)
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == view.game.blank
    tab.session.undo_stack.redo()
    assert tab.session.puzzle == view.game.example
    assert tab.analyse.entry.text == view.game.format(view.game.example)


@every_view_and()
def test_every_tab_has_a_button_to_undo_and_one_to_redo(qtbot, open_tab, view):
    tab = open_tab(view)
    undo, redo = (
        next(button for button in tab.findChildren(IconButton) if button.icon_name == name) for name in ("undo", "redo")
    )
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert tab.session.puzzle == view.game.blank
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)
    qtbot.mouseClick(redo, Qt.MouseButton.LeftButton)
    assert tab.session.puzzle == view.game.example
    assert "Ctrl+Z" in undo.toolTip()
    assert redo.accessibleName()


@every_view
def test_searches_of_a_tab_end_with_it(qtbot, new_session, view):
    def endless(run):
        while True:
            run.checkpoint(1)
            time.sleep(0.001)
            yield 1

    session = new_session(view.game, load("common2k"))
    use_theme("light")
    tab = accented(view.parts.tab(session), view.accent)
    job, ends = session.job(endless), []
    job.finished.connect(lambda *end: ends.append(tab.analyse.entry.text))
    job.start()
    tab.deleteLater()
    qtbot.waitUntil(lambda: not isValid(tab))
    assert job.run.cancelled
    session.close()
    qtbot.wait(60)
    assert ends == []


@every_view
def test_every_cell_has_a_spoken_name_of_its_own(open_tab, view):
    boards = open_tab(view).findChildren(BoardWidget)
    assert boards
    for board in boards:
        assert board.accessibleName()
        for cell in board.cells:
            assert cell.spoken.strip()
    assert any(board.cells for board in boards)


@pytest.fixture
def open_window(qtbot, pool):
    """`open_window(view)` opens a window with the example in it; with its lists of solutions."""
    windows = []

    def open_window(view):
        window = MainWindow([view], Appearance("light"), pool)
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.show()
        window.session.edit(view.game.example, "Open example")
        qtbot.rest(window)  # some tabs build their lists after they are shown
        views = window.tab.findChildren(QAbstractItemView)
        return window, [each for each in views if isinstance(each.model(), ResultModel)]

    yield open_window
    for window in windows:
        window.close()


@every_view
def test_the_controls_stand_in_one_line_in_a_window_of_its_first_size(open_window, view):
    window, _ = open_window(view)
    (row,) = [each for each in window.tab.page.findChildren(ControlRow) if each.isVisible()]
    controls = [each for each in row.findChildren(QWidget) if each.parentWidget() is row and each.isVisible()]
    assert controls
    assert max(each.y() for each in controls) < min(each.geometry().bottom() for each in controls)


def rows_with_words(lists):
    """(list, its first solution with words, the words) of each list that is shown and has one."""
    for each in lists:
        if each.isVisible() and each.model().shown:
            row = each.model().solution(0)
            if each.model().words_of(row):
                yield each, row, each.model().words_of(row)


@pytest.mark.long
@every_view
def test_a_chosen_row_tells_its_words(qtbot, open_window, view):
    window, lists = open_window(view)
    qtbot.waitUntil(lambda: any(True for _ in rows_with_words(lists)))
    table, _, words = next(rows_with_words(lists))
    with qtbot.waitSignal(window.session.words_chosen):
        table.setCurrentIndex(table.model().index(0, 0))
    assert window.session.chosen_words
    assert set(window.session.chosen_words) <= set(words)
    assert all(word.islower() for word in words)


@pytest.mark.slow
@one_view("boggle")
def test_a_banned_word_leaves_every_list(qtbot, open_window, view):
    window, lists = open_window(view)
    qtbot.waitUntil(lambda: any(True for _ in rows_with_words(lists)))
    word = next(rows_with_words(lists))[2][0]
    before = window.session.lexicon
    assert word in before
    window.commands.words.ban(word)
    qtbot.waitUntil(lambda: window.session.lexicon is not before and window.session.state is State.FINISHED)
    assert word not in window.session.lexicon

    def gone():
        models = [each.model() for each in lists if each.isVisible()]
        shown = [model.words_of(model.solution(row)) for model in models for row in range(model.shown)]
        return any(shown) and not any(word in words for words in shown)

    qtbot.waitUntil(gone)
    shown = window.session.text
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)  # what was done last, not the puzzle
    qtbot.waitUntil(lambda: window.session.lexicon is before)
    assert window.session.text == shown
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: word not in window.session.lexicon)
    window.commands.words.undo_change.trigger()
    qtbot.waitUntil(lambda: window.session.lexicon is before)


@every_view
def test_commands_have_names_texts_and_no_bare_letters(open_tab, view):
    commands = open_tab(view).own_commands
    names = [action.objectName() for action in commands]
    assert all(names)
    assert len(set(names)) == len(names)
    for action in commands:
        assert action.text()
        assert len(action.shortcut().toString()) != 1


@pytest.mark.long
@every_view
def test_the_tab_passes_the_self_test(qtbot, pool, view, capsys):
    window = MainWindow([view], Appearance("dark"), pool)
    qtbot.addWidget(window)
    window.show()
    assert selftest(window), capsys.readouterr().out


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.key)
@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
def test_a_game_draws_pictures_of_its_puzzles_at_any_size(qtbot, view, mode):
    use_theme(mode)
    made = view.parts.picture(view.game.example, "")
    qtbot.addWidget(made)
    natural = made.size()
    for size in (natural, natural / 2, natural * 2):
        made.resize(size)
        image = made.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        assert len(colours) > 4, "nothing is drawn"
    everything = made.rect().adjusted(-1, -1, 1, 1)
    assert made.cells
    assert all(everything.contains(cell.rect) for cell in made.cells if cell.enabled)
