"""What the user can say of the program and of a bug in it."""

from __future__ import annotations

import getpass
import platform
import re
import sys
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from qless_studio import __version__
from qless_studio.engine.lexicon import Kind, LexiconInfo
from qless_studio.publisher import ISSUES
from qless_studio.ui.shell.frame import about
from qless_studio.ui.shell.frame import about as report
from qless_studio.ui.shell.frame.about import UKACD, AboutDialog
from qless_studio.ui.shell.startup.application import install_crash_dialog
from qless_studio.ui.shell.state.settings import Settings

LEFT = Qt.MouseButton.LeftButton


def test_about_names_versions_notices_and_licences(qtbot, open_window):
    window = open_window()
    window.commands.program.about()
    dialog = window.findChild(AboutDialog)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"Version {__version__}, kernels " in said
    assert UKACD in said
    whole = dialog.licences.toPlainText()
    for name in ("SCOWL", "UKACD", "WordNet", "wordfreq", "Inter"):
        assert f"{name}\n===" in whole
    first = whole.split("\n\n")
    for place, (language, words) in enumerate(
        [("English", "SCOWL"), ("German", "German Wiktionary"), ("French", "Dicollecte"), ("Spanish", "RLA-ES"),
         ("Italian", "Morph-it!"), ("Dutch", "OpenTaal"), ("Polish", "sjp.pl")]
    ):  # fmt: skip
        assert first[place].startswith(f"{language}: {words} ")
        assert "BY" in first[place]
        assert "folder" not in first[place]
    assert "LGPL" in dialog.links.text()
    assert "must be included verbatim" in " ".join(whole.split())
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_a_report_has_the_versions_and_nothing_of_the_user(qtbot, open_window, monkeypatch, tmp_path):
    opened = []
    monkeypatch.setattr(report.QDesktopServices, "openUrl", opened.append)
    window = open_window()
    window.commands.program.about()
    qtbot.mouseClick(window.findChild(AboutDialog).report_button, LEFT)
    dialog = window.findChild(report.ReportDialog)
    qtbot.mouseClick(dialog.copy_button, LEFT)
    text = QGuiApplication.clipboard().text()
    for known in (__version__, platform.python_version(), qVersion(), PySide6.__version__, platform.system()):
        assert known in text
    assert "kernels compiled" in text or "kernels interpreted" in text
    assert re.search(r"Word lists: \d+ shipped with \d{7} words, 0 imported, preferred common5k", text)
    for private in (str(Path.home()), str(tmp_path), getpass.getuser() + "/"):
        assert private not in text
    assert opened == []
    qtbot.mouseClick(dialog.page_button, LEFT)
    assert [url.toString() for url in opened] == [ISSUES]
    dialog.reject()
    window.findChild(AboutDialog).reject()


def test_a_report_does_not_name_the_users_own_word_lists(qapp):
    own = LexiconInfo("letters-from-agatha", "Letters from Agatha", Kind.IMPORTED, 7, "imported")
    text = report.details([own], Settings())
    assert "agatha" not in text.lower()
    assert "1 imported" in text


def test_about_opens_the_folders_in_which_things_are_kept(qtbot, open_window, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(about.QDesktopServices, "openUrl", opened.append)
    window = open_window()
    window.commands.program.about()
    dialog = window.findChild(AboutDialog)
    targets = re.findall('href="(.*?)"', dialog.links.text())
    for target in targets:
        dialog.links.linkActivated.emit(target)
    assert [url.toString() for url in opened] == targets
    folders = [Path(url.toLocalFile()) for url in opened if url.isLocalFile()]
    assert folders == [tmp_path / "config", tmp_path / "data", tmp_path / "log"]
    assert all(folder.is_dir() for folder in folders)
    dialog.accept()


@pytest.fixture
def crashing(qtbot, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    install_crash_dialog(window)

    def crash(text):
        try:
            raise RuntimeError(text)
        except RuntimeError as error:
            sys.excepthook(type(error), error, error.__traceback__)

    return window, crash


def boxes(window):
    return window.findChildren(QMessageBox)


def test_a_bug_is_one_dialog_with_details_to_copy(qtbot, crashing, caplog):
    window, crash = crashing
    crash("first")
    crash("second")
    (box,) = boxes(window)
    qtbot.waitUntil(box.isVisible)
    copy = next(button for button in box.buttons() if "Copy" in button.text())
    qtbot.mouseClick(copy, LEFT)
    assert "RuntimeError: first" in QGuiApplication.clipboard().text()
    assert box.isVisible()
    assert caplog.text.count("unexpected error") == 2
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not boxes(window))
    crash("third")
    (box,) = boxes(window)
    assert "third" in box.detailedText()
    qtbot.waitUntil(box.isVisible)


class Failing(QWidget):
    """Fails the first time that it is painted, with its painter at work."""

    painted = 0

    def paintEvent(self, event):
        self.painted += 1
        painter = QPainter(self)
        if self.painted == 1:
            raise RuntimeError("while painting")
        painter.end()


def test_a_bug_while_something_is_painted_is_told_and_the_program_goes_on(qtbot, crashing):
    window, _ = crashing
    failing = Failing(window)
    failing.resize(50, 50)
    failing.show()
    qtbot.waitUntil(lambda: any(box.isVisible() for box in boxes(window)))
    (box,) = boxes(window)
    assert "while painting" in box.detailedText()
    failing.update()
    qtbot.waitUntil(lambda: failing.painted == 2)
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not boxes(window))
