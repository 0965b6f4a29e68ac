"""Dialogs and menus live until they are closed, then they are gone; what Python holds of them lives as long."""

from __future__ import annotations

import gc
import sys
import weakref
from types import SimpleNamespace

import PySide6
import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMenu, QMessageBox, QWidget

from qless_studio.ui.games import VIEWS
from qless_studio.ui.widgets.basic import dialogs, save_file
from qless_studio.ui.widgets.basic.dialogs import open_dialog, open_menu
from qless_studio.ui.widgets.basic.save_file import FileDialog, Location, existing
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import twice_wrapped

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def kept():
    return set(dialogs._kept.values())


KINDS = {
    "a dialog": QDialog,
    "a message box": QMessageBox,
    "a line to type": QInputDialog,
    "files": lambda parent: FileDialog(parent, "Open"),
}
if sys.platform == "linux":  # elsewhere it is the system's own
    KINDS["a printer"] = lambda parent: QPrintDialog(parent)


@pytest.mark.parametrize("make", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize(
    "leave",
    [
        pytest.param(QDialog.accept, id="accept", marks=pytest.mark.nightly),
        pytest.param(QDialog.reject, id="reject"),
        pytest.param(QDialog.close, id="close", marks=pytest.mark.nightly),
    ],
)
@by_day("reject-a dialog", "reject-a message box")
def test_a_dialog_is_held_while_it_is_open_and_deleted_once_it_is_left(qtbot, window, make, leave):
    ends = []
    dialog = make(window)
    dialog.destroyed.connect(lambda: ends.append("deleted"))
    dialog.finished.connect(lambda _: ends.append("finished"))
    held = weakref.ref(dialog)
    open_dialog(dialog)
    del dialog
    gc.collect()
    assert held().isVisible()
    assert kept() == {held()}
    leave(held())
    qtbot.waitUntil(lambda: ends == ["finished", "deleted"])
    gc.collect()
    assert held() is None
    assert kept() == set()
    assert window.findChild(QDialog) is None


def test_a_menu_is_held_while_it_is_open_and_deleted_after_its_choice_is_done(qtbot, window):
    done = []
    menu = QMenu(window)
    act = menu.addAction("Act", lambda: done.append("acted"))
    menu.destroyed.connect(lambda: done.append("deleted"))
    open_menu(menu, QPoint(20, 20))
    assert kept() == {menu}
    menu.setActiveAction(act)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: done == ["acted", "deleted"])
    assert kept() == set()
    assert window.findChild(QMenu) is None


@pytest.mark.parametrize("make", [*KINDS.values(), QMenu], ids=[*KINDS, "a menu"])
def test_what_is_open_goes_with_its_parent(qtbot, window, make):
    parent = QWidget(window)
    parent.show()
    made = make(parent)
    if isinstance(made, QMenu):
        open_menu(made, QPoint(20, 20))
    else:
        open_dialog(made)
    parent.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(made))
    assert kept() == set()


def ask_for_text(parent, title, then, text=""):
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setTextValue(text)
    dialog.textValueSelected.connect(then)
    open_dialog(dialog)


def test_a_dialog_whose_answer_opens_another_one_leaves_both_in_order(qtbot, window):
    said = []

    def ask_again(text):
        said.append(text)
        ask_for_text(window, "Second", said.append)

    ask_for_text(window, "First", ask_again, "suggested")
    for text in ("suggested", ""):
        dialog = QApplication.activeModalWidget()
        assert dialog.textValue() == text
        dialog.accept()
    qtbot.waitUntil(lambda: kept() == set())
    assert said == ["suggested", ""]


def test_a_cancelled_question_answers_nothing(qtbot, window):
    ask_for_text(window, "Number", pytest.fail)
    QApplication.activeModalWidget().reject()
    qtbot.waitUntil(lambda: kept() == set())


def test_files_are_looked_for_where_there_are_some(tmp_path, monkeypatch):
    documents = tmp_path / "Documents"
    places = {Location.HomeLocation: str(tmp_path), Location.DocumentsLocation: str(documents)}
    monkeypatch.setattr(save_file, "QStandardPaths", SimpleNamespace(writableLocation=places.get))
    assert existing(tmp_path / "gone") == tmp_path
    documents.mkdir()
    assert existing(None) == documents
    assert existing(tmp_path / "gone") == documents
    assert existing(tmp_path) == tmp_path


@pytest.mark.skipif(PySide6.__version_info__ < (6, 10), reason="PySide keeps no second name before 6.10")
def test_a_second_name_for_one_object_is_seen(window):
    """Its parent sees a file dialog before its constructor has told Python of it: then there are two."""

    class Watching(QWidget):
        def childEvent(self, event):
            if event.polished():
                self.seen = event.child()

    parent = Watching(window)
    dialog = QFileDialog(parent)
    assert parent.seen is not dialog
    assert twice_wrapped() == ["QFileDialog"]
    del parent.seen
    gc.collect()
    assert twice_wrapped() == []


@pytest.mark.long
def test_every_dialog_of_the_program_is_known_to_python_once(qtbot, studio):
    """With another name for it, what is left of a closed dialog is read after it is freed, and the process ends."""
    opened = studio()
    opened.show(VIEWS[0])
    window = opened.window
    commands = {action.objectName(): action for action in window.actions()}
    for name in ("open", "save_as", "send", "print", "shortcuts", "about", "menu"):
        commands[name].trigger()
        dialog = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        assert dialog is not None, name
        assert twice_wrapped() == [], name
        dialog.close()
        qtbot.waitUntil(lambda: kept() == set())
    assert twice_wrapped() == []
