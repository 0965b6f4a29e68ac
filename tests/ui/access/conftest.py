"""The whole window with all games, and ways to bring it into its states."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.style import apply_style

every_view = pytest.mark.parametrize("view", VIEWS, ids=[view.game.key for view in VIEWS])
ASIDE = ("print", "export", "copy", "board_file", "affix_board")
"""Parts of the names of commands that lead to dialogs of the system."""
ELSEWHERE = ("quit", "open", "save", "import", "menu", "tab_", "theme_", "larger", "smaller", "normal", "help_")
ENOUGH = 3
"""Seconds after which a search that still goes on has shown what a tab looks like."""


def _has_run(session) -> bool:
    return session.run is not None and session.run.seconds > ENOUGH


class Studio:
    """A window and what is done with it."""

    def __init__(self, qtbot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    def show(self, view, text: str | None = None) -> None:
        """A game in front, with its example or this text, searched."""
        window = self.window
        window.show_tab([each.game.key for each in window.workspace.views].index(view.game.key))
        window.session.edit(view.game.example if text is None else view.game.parse(text), "Open")
        self.settle()

    def settle(self) -> None:
        session = self.window.session
        if session.puzzle != session.game.blank:
            self.qtbot.waitUntil(lambda: session.outcome is not None or _has_run(session), timeout=20_000)
            session.stop()  # a free game of 33 tiles may be searched for a long time
        self.qtbot.wait(30)

    def commands(self) -> list:
        """What the game in front can do now, without what leads out of the window."""
        return [
            action
            for action in self.window.tab.commands()
            if action.isEnabled()
            and not action.isSeparator()
            and not any(part in action.objectName() for part in ASIDE)
        ]

    def window_commands(self) -> list:
        """What can be done in every tab, likewise; going to another tab, other themes and text sizes aside."""
        actions = [action for group in self.window.command_groups for action in group.actions]
        return [
            action
            for action in actions
            if action.isEnabled()
            and action.objectName()
            and action.menu() is None
            and not any(part in action.objectName() for part in (*ASIDE, *ELSEWHERE))
        ]

    def run(self, action, look) -> None:
        """Run a command, have `look` at the window and at every dialog it opens, and go back."""
        met: list[QWidget] = []

        def modal() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is not None:
                met.append(dialog)
                look(dialog)
                dialog.close()

        QTimer.singleShot(150, modal)
        action.trigger()
        self.qtbot.wait(200)
        look(self.window)
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window is not self.window and window not in met:
                if not isinstance(window, QFileDialog):
                    look(window)
                window.close()
        if action.isCheckable() and action.isChecked() and action.objectName() != "analyse":
            action.trigger()
        self.window.overlays.close_all()
        self.settle()


@pytest.fixture
def dressed(qapp):
    """`dressed(mode, scale)` gives stock widgets the theme's clothes; they take them off after the test."""
    before = qapp.palette(), qapp.font(), qapp.style().objectName()

    def dress(mode, scale):
        appearance = Appearance(mode, scale, reduced_motion=True)
        apply_style(qapp, appearance)
        return appearance

    yield dress
    qapp.findChild(QObject, "application_style").deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
    qapp.setPalette(before[0])
    qapp.setFont(before[1])
    qapp.setStyle(before[2])


@pytest.fixture
def studio(qtbot, pool, dressed, tmp_path, monkeypatch):
    """`studio(mode, scale, width, height)` opens the window."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    QAccessible.setActive(True)

    def open_studio(mode="light", scale=1.0, width=1280, height=800):
        window = MainWindow(VIEWS, dressed(mode, scale), pool, Settings(lexicon="common5k"))
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=3000)
        return Studio(qtbot, window)

    yield open_studio
    QAccessible.setActive(False)
