"""Every tab in German, and laid out from right to left: nothing cut, nothing overlapping, nothing left in English."""

import re

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QLineEdit, QWidget

from qless_studio.engine.lexicon import load
from qless_studio.ui import translation
from qless_studio.ui.games import OWN
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.startup.application import crash_dialog
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance, accented
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.board.board import BoardWidget
from tests.fixtures.nightly import by_day
from tests.fixtures.qt import use_theme

SIZES = [(1280, 720), (900, 520)]


@pytest.fixture
def german(qapp):
    assert translation.install(qapp, "de") == "de"
    yield
    translation.install(qapp, "en")


@pytest.fixture
def mirrored(qapp, mirrored_folder, monkeypatch):
    monkeypatch.setattr(translation, "_folder", lambda: mirrored_folder)
    assert translation.install(qapp, "he") == "he"
    yield
    translation.install(qapp, "en")


@pytest.fixture
def open_tab(qtbot, new_session):
    """`open_tab(view, puzzle)` builds a tab with a puzzle, searched to the end."""

    def open_tab(view, puzzle):
        session = new_session(view.game, load("common5k"))
        use_theme("light", reduced_motion=True)
        tab = accented(view.parts.tab(session), view.accent)
        qtbot.addWidget(tab)
        tab.show()
        session.edit(puzzle, "")
        qtbot.waitUntil(lambda: session.state in (State.FINISHED, State.EMPTY))
        return tab

    return open_tab


def assert_room(qtbot, tab: QWidget) -> None:
    """Once the tab has come to rest after a change of size nothing is cut and nothing overlaps."""

    def at_rest():
        assert cut(tab) == []
        assert overlapping(tab) == []

    qtbot.rest(tab)
    qtbot.waitUntil(at_rest)


def cut(root: QWidget) -> list[str]:
    """Labels and buttons whose text has not the room it needs."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or isinstance(widget, Elided | IconButton):
            continue
        needed = widget.size()
        if isinstance(widget, QLabel) and type(widget).paintEvent is QLabel.paintEvent and widget.text():
            if widget.wordWrap():
                needed.setHeight(widget.heightForWidth(widget.width()))
            elif "<" not in widget.text():
                needed.setWidth(widget.fontMetrics().horizontalAdvance(widget.text()))
        elif isinstance(widget, QAbstractButton):
            needed = widget.minimumSizeHint().expandedTo(needed)
        if needed.width() > widget.width() + 1 or needed.height() > widget.height() + 1:
            found.append(f"{named(widget)}: {widget.size()} of {needed}")
    return found


def overlapping(root: QWidget) -> list[str]:
    """Widgets in one layout that lie over each other."""
    found = []
    for parent in root.findChildren(QWidget):
        layout = parent.layout()
        if layout is None or not parent.isVisibleTo(root):
            continue
        inside = [layout.itemAt(place).widget() for place in range(layout.count())]
        shown = [widget for widget in inside if widget is not None and widget.isVisibleTo(root)]
        for number, one in enumerate(shown):
            for other in shown[number + 1 :]:
                if one.parent() is other.parent() and one.geometry().intersects(other.geometry()):
                    found.append(f"{named(one)} over {named(other)}")
    return found


def named(widget: QWidget) -> str:
    return f"{type(widget).__name__} {text_of(widget)!r}"


def text_of(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def place(widget: QWidget, root: QWidget) -> QRect:
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


PROPER = {"Boggle", "Word", "Streak", "Quiddler", "Less", "Affix", "Qless", "Studio", "Python", "Side", "None"}
PROPER |= {"Deutsch", "English", "Lexica", "Ctrl", "Shift", "Alt", "Meta", "Esc", "Return", "Left", "Right", "Tab"}
"""Names, which are the same in every language, and keys, which Qt translates where it knows the language."""
every_view = pytest.mark.parametrize("view", OWN, ids=lambda view: view.key)


@every_view
@pytest.mark.usefixtures("german")
@by_day("quiddler")
def test_a_tab_has_room_for_german_words(open_tab, qtbot, view):
    for puzzle in (view.game.example, view.game.blank):
        tab = open_tab(view, puzzle)
        for size in SIZES:
            tab.resize(*size)
            assert_room(qtbot, tab)


@every_view
@pytest.mark.usefixtures("mirrored")
@by_day("boggle")
def test_from_right_to_left_panels_change_sides_and_boards_do_not(open_tab, qtbot, view):
    tab = open_tab(view, view.game.example)
    for size in SIZES[::-1]:
        tab.resize(*size)
        assert_room(qtbot, tab)
    assert tab.layoutDirection() is Qt.LayoutDirection.RightToLeft
    board = next(board for board in tab.findChildren(BoardWidget) if board.isVisible())
    assert place(tab.analyse.verdict, tab).right() < place(board, tab).left()
    rows = {}
    for cell in board.cells:
        rows.setdefault(cell.rect.y(), []).append(cell.rect.x())
    assert all(row == sorted(row) for row in rows.values()), "letters are read from left to right"


@every_view
@pytest.mark.usefixtures("mirrored")
def test_nothing_in_a_tab_is_left_in_english(open_tab, view):
    """Every string has a translation here, so what is still English was made too early, or slipped through."""
    tab = open_tab(view, view.game.example)
    texts = (
        texts_in(tab)
        | {action.text() for action in tab.own_commands}
        | {tab.rule_summary(), tab.analyse.verdict_text()}
    )
    example = set(view.game.format(view.game.example).split())  # stands in the field of an empty tab
    assert english_in(texts) - example == set()


DIALOGS = ["preferences", "shortcuts", "lexicon", "palette", "inspector", "word_changes", "compare_lists"]
DIALOGS += ["common_words", "send", "print", "find_board", "boggle_size"]


@pytest.mark.walk
@pytest.mark.usefixtures("mirrored")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_nothing_in_the_window_and_its_dialogs_is_left_in_english(qapp, qtbot, pool, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    window = MainWindow(OWN[:1], Appearance("light", reduced_motion=True), pool, Settings(lexicon="common5k"), None)
    qtbot.addWidget(window)
    window.show()
    window.session.edit(OWN[0].game.example, "")
    qtbot.waitUntil(lambda: window.session.state is State.FINISHED)
    actions = {action.objectName(): action for action in window.findChildren(QAction)}
    texts = {action.text() for action in actions.values()} | {action.toolTip() for action in actions.values()}
    for name in DIALOGS:
        actions[name].trigger()
        for shown in [window, *(each for each in qapp.topLevelWidgets() if each.isVisible())]:
            qtbot.rest(shown)
            texts |= texts_in(shown)
            if shown is not window:
                shown.close()
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert english_in(texts) == set()


def texts_in(root: QWidget) -> set[str]:
    """What is to be read or heard of all widgets in one."""
    texts = {root.windowTitle()}
    for widget in [root, *root.findChildren(QWidget)]:
        texts |= {text_of(widget), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
        if isinstance(widget, QLineEdit):
            texts.add(widget.placeholderText())
    for board in root.findChildren(BoardWidget):
        texts |= {text for cell in board.cells for text in (cell.spoken, cell.tip)}
    for view in root.findChildren(QAbstractItemView):
        model = view.model()
        columns = model.columnCount(QModelIndex()) if isinstance(model, QAbstractTableModel) else 1
        for column in range(columns if model is not None else 0):
            texts.add(str(model.headerData(column, Qt.Orientation.Horizontal)))
            for row in range(min(50, model.rowCount(QModelIndex()))):
                texts.add(str(model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)))
    return texts


def english_in(texts: set[str]) -> set[str]:
    """English words in texts in another alphabet; words of puzzles are in capitals."""
    codes = r"\(\.[a-z]+\)|Qless Studio challenge.*|https:.*|common5k"  # and names of lists
    not_read = rf"<[^>]*>|/[^/ ]+/[^ ]*|[a-z]+\.[a-z]+|{codes}"
    bare = [re.sub(not_read, " ", text.replace("\u200b", "")) for text in texts]
    return {word for text in bare for word in re.findall("[A-Za-z]*[a-z]{3,}", text)} - PROPER


@pytest.mark.usefixtures("german")
def test_the_buttons_of_the_dialog_about_a_fault_show_all_their_words(qtbot):
    Appearance("light", 1.0)
    window = QWidget()
    qtbot.addWidget(window)
    box = crash_dialog(window, "Traceback")
    box.show()
    texts = [button.text() for button in box.buttons()]
    assert "Details kopieren" in texts
    assert all(button.width() >= button.sizeHint().width() for button in box.buttons()), texts


def test_what_has_too_little_room_is_found(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    use_theme("light")
    label, button = QLabel("a long text", window), Button("a long text")
    button.setParent(window)
    for widget in (label, button):
        widget.setGeometry(0, 0, 20, 20)
    window.show()
    assert len(cut(window)) == 2
