"""The program as `tour.py` takes it: it says what is open, where the focus is, which commands and buttons there are.

Run by `tour_program.py` with the Python that the package is installed in. Everything that a user can do is done from
outside, by mouse and keyboard; from here commands are triggered, and the window is brought into a state to begin with.
Nothing in the program serves only this.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import os
import signal
import socket
import sys
from collections.abc import Iterator
from typing import Any

if sys.platform != "win32":
    faulthandler.register(signal.SIGUSR1)  # what it is doing when it does not answer
gc.disable()  # as the program does before it imports its parts

import qless_studio.app  # noqa: E402

qless_studio.app._import_as_python_does()

import shiboken6  # noqa: E402
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSocketNotifier, Qt, QTimer  # noqa: E402
from PySide6.QtGui import QAccessible, QAction  # noqa: E402
from PySide6.QtPrintSupport import QPrintDialog  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from qless_studio.ui.shell import main_window  # noqa: E402
from qless_studio.ui.shell.frame.palette import CommandPalette  # noqa: E402
from qless_studio.ui.tab.session import Mode  # noqa: E402
from qless_studio.ui.widgets.board.board import BoardWidget  # noqa: E402
from qless_studio.ui.work import SolveJob, pool  # noqa: E402

TICK_MS = 8
TICKS = 2
"""So often in a row nothing must have changed."""
PATIENCE_MS = 1500
"""After so long it is as it is; a clock or a search never come to rest."""
KINDS = {
    QMenu: "menu",
    QFileDialog: "file dialog",
    QPrintDialog: "print dialog",
    QMessageBox: "message box",
    QDialog: "dialog",
}
MainWindow = main_window.MainWindow


class ShownWindow(MainWindow):
    """The main window, answering questions from the first picture on."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.first_painted.connect(lambda: Guide(self))


class Guide(QSocketNotifier):
    """Reads a question, a line of JSON, answers when the window has come to rest, and reads the next."""

    def __init__(self, window: MainWindow) -> None:
        self._connection = socket.create_connection(("127.0.0.1", int(os.environ["TOUR_PORT"])))
        super().__init__(self._connection.fileno(), QSocketNotifier.Type.Read, window)
        self._window, self._wanted = window, {}
        self._lines = self._connection.makefile("rwb")
        self._rest = QTimer(self, interval=TICK_MS)
        self._rest.timeout.connect(self._on_tick)
        self.activated.connect(self._on_asked)
        self._answer({})

    def _on_asked(self) -> None:
        line = self._lines.readline()
        if not line:  # whoever asked is gone
            os._exit(3)
        question = json.loads(line)
        act = getattr(self, f"do_{question.pop('what')}")
        self._before, self._same, self._ticks, self._said = None, 0, 0, {}
        # in a turn of its own: a command may have an event loop of its own, in which the next question comes
        QTimer.singleShot(0, self, lambda: act(**question))
        self._rest.start()

    def _on_tick(self) -> None:
        now = self._look()
        self._ticks += 1
        self._same = self._same + 1 if now == self._before else 0
        self._before = now
        if (self._same >= TICKS and now["active"]) or self._ticks * TICK_MS > PATIENCE_MS:
            self._rest.stop()
            self._answer(now | self._said)

    def _answer(self, answer: dict[str, Any]) -> None:
        self._lines.write(json.dumps(answer).encode() + b"\n")
        self._lines.flush()

    # what can be asked for

    def do_look(self) -> None:
        """Nothing more."""

    def do_games(self) -> None:
        """Which games there are, and whether a screen reader is listened for."""
        views = self._window.workspace.views
        self._said = {"games": [view.key for view in views], "accessible": QAccessible.isActive()}

    def do_modes(self) -> None:
        """What the game in front can be used for."""
        self._said = {"modes": [mode.value for mode in self._window.tab.modes]}

    def do_begin(self, game: str, mode: str, puzzle: bool) -> None:
        """One document of the game, in that mode, empty or with the game's example; in Play that is being played."""
        window, workspace = self._window, self._window.workspace
        index = [view.key for view in workspace.views].index(game)
        document = workspace.open(index)
        workspace.show(document)
        for other in list(workspace.of(index)):
            if other is not document:
                workspace.close(other)
        session, tab, wanted = document.session, window.tab, Mode(mode)
        session.set_analysing(True)
        if puzzle:
            session.edit(session.game.example, "Open")
        if wanted is Mode.PLAY:
            tab.set_mode(wanted)
            if puzzle:
                tab.game_play.start_with(session.game.example, "Play")
        elif tab.current_mode is not wanted:
            tab.set_mode(wanted)
        tab.focus_board()

    def do_again(self) -> None:
        """The example once more in the document in front, analysed or played as before."""
        session, tab = self._window.session, self._window.tab
        if tab.current_mode is Mode.PLAY:
            if tab.game_play.playing:
                tab.game_play.give_up()
            tab.game_play.start_with(session.game.example, "Play")
        else:
            session.load(session.value._replace(puzzle=session.game.example, unread=None, draft=None))
        tab.focus_board()

    def do_focus(self) -> None:
        """The keyboard to the board."""
        self._window.tab.focus_board()

    def do_commands(self) -> None:
        """What Search lists of the commands, and is open."""
        search = self._window.overlays.current
        assert isinstance(search, CommandPalette), search
        own = set(self._window.tab.own_commands)
        self._said = {
            "commands": [
                {
                    "name": action.objectName(),
                    "text": action.text(),
                    "leaves": action.menuRole() is QAction.MenuRole.QuitRole,
                    "own": action in own,
                }
                for action in self._actions()
                if action.isVisible() and not action.isSeparator()
            ]
        }

    def do_trigger(self, name: str, text: str) -> None:
        """Run the command of that name or, if it has none, with that text, unless it is not available."""
        found = next((a for a in self._actions() if a.objectName() == name and (name or a.text() == text)), None)
        self._said = {"ran": found is not None and found.isEnabled() and found.isVisible()}
        self._said["toggled"] = found is not None and found.isCheckable()
        if self._said["ran"]:
            found.trigger()

    def do_buttons(self) -> None:
        """Whatever can be clicked in what is in front."""
        front = self._front()
        inside = [widget for widget in front.findChildren(QWidget) if isinstance(widget, QAbstractButton | QComboBox)]
        self._said = {"buttons": [self._described(button) for button in inside if self._can_be_clicked(button, front)]}

    def do_typed(self) -> None:
        """All that letters typed into the window may change."""
        self._said = {"typed": self._typed()}

    def do_close(self) -> None:
        """Whatever lies over the games is closed or left: it does not stand in the way of what comes next."""
        for shown in QApplication.topLevelWidgets():
            if shown is not self._window and shown.isVisible():
                shown.close()
        self._window.overlays.close_all()
        self._window.workspace.show(self._window.document)

    # what is seen

    def _actions(self) -> Iterator[QAction]:
        for action in self._window.actions():
            menu = action.menu()
            yield from menu.actions() if isinstance(menu, QMenu) else (action,)

    def _front(self) -> QWidget:
        shown = self._shown()
        return shown[-1] if shown else self._window.centralWidget()

    def _shown(self) -> list[QWidget]:
        """What lies over the games, the uppermost last."""
        window = self._window
        page = window.stack.currentWidget()
        found: list[QWidget] = [] if page is None or page in window.panes.values() else [page]
        if window.overlays.current is not None:
            found.append(window.overlays.current)
        tops = [top for top in QApplication.topLevelWidgets() if top is not window and top.isVisible()]
        tops = [top for top in tops if top.windowType() not in (Qt.WindowType.ToolTip, Qt.WindowType.SplashScreen)]
        ranks = {QApplication.activeModalWidget(): 2, QApplication.activePopupWidget(): 3}
        return found + sorted(tops, key=lambda top: ranks.get(top, int(top.isModal())))

    def _look(self) -> dict[str, Any]:
        window, shown = self._window, self._shown()
        focus, front = QApplication.focusWidget(), QApplication.activeWindow()
        top = shown[-1] if shown else window
        wanted = top.window() if top.windowType() != Qt.WindowType.Popup else front
        session, tab = window.session, window.tab
        jobs = [job for job in session.findChildren(SolveJob) if not job.over]
        return {
            "shown": [self._surface(each) for each in shown],
            "active": front is not None and front is wanted,
            "focus": None if focus is None else self._focus(focus, top),
            "state": [
                window.workspace.view.key,
                tab.current_mode.value,
                session.text,
                tab.stage.value,
                len(window.workspace.of(window.workspace.index)),
            ],
            "blank": session.puzzle == session.game.blank,
            "searching": bool(jobs),
            "busy": any(job is not session._job for job in jobs),
            "title": window.windowTitle(),
        }

    def _surface(self, shown: QWidget) -> dict[str, Any]:
        kind = next((name for cls, name in KINDS.items() if isinstance(shown, cls)), "")
        if not kind:
            kind = "window" if shown.isWindow() else "card" if shown is self._window.overlays.current else "page"
        if shown.windowType() == Qt.WindowType.Popup and kind != "menu":
            kind = "popover"
        if isinstance(shown, QDialog) and not shown.isModal() and kind == "dialog":
            kind = "window"
        surface: dict[str, Any] = {
            "kind": kind,
            "name": shown.windowTitle() or shown.accessibleName() or type(shown).__name__,
            "class": type(shown).__name__,
            "title": shown.windowTitle() if shown.isWindow() else "",
        }
        if isinstance(shown, QMessageBox):
            surface["name"] = shown.text()
        if isinstance(shown, QFileDialog):
            surface["saves"] = shown.acceptMode() is QFileDialog.AcceptMode.AcceptSave
            surface["filters"] = shown.nameFilters()
            surface["suggested"] = shown.selectedFiles()
        return surface

    def _focus(self, focus: QWidget, top: QWidget) -> dict[str, Any]:
        return {
            "id": shiboken6.getCppPointer(focus)[0],
            "class": type(focus).__name__,
            "name": focus.accessibleName() or focus.toolTip(),
            "opens": isinstance(focus, QAbstractButton | QComboBox),
            "seen": focus.isVisible() and focus.isEnabled(),
            "in_front": focus is top or top.isAncestorOf(focus),
        }

    def _typed(self) -> list[str]:
        window = self._window
        found = [window.session.text, str(window.session.draft)]
        for widget in window.findChildren(QWidget):
            if not widget.isVisible():
                continue
            if isinstance(widget, QLineEdit):
                found.append(widget.text())
            elif isinstance(widget, QTextEdit | QPlainTextEdit):
                found.append(widget.toPlainText()[:1000])
            elif isinstance(widget, BoardWidget):
                found.append(" ".join(cell.spoken for cell in widget.cells))
        return found

    def _described(self, button: QWidget) -> dict[str, Any]:
        middle = button.mapToGlobal(button.rect().center())
        text = button.text() if isinstance(button, QAbstractButton) else ""
        return {
            "name": button.accessibleName() or text or button.toolTip() or type(button).__name__,
            "class": type(button).__name__,
            "x": middle.x(),
            "y": middle.y(),
            "page": self._window.stack.isAncestorOf(button),
        }

    def _can_be_clicked(self, button: QWidget, front: QWidget) -> bool:
        if not (button.isVisible() and button.isEnabled()):
            return False
        middle = button.rect().center()
        place = button.mapTo(front, middle)
        if not QRect(QPoint(0, 0), front.size()).contains(place):
            return False
        under = front.childAt(place)
        return under is button or (under is not None and button.isAncestorOf(under))


def main() -> int:
    main_window.MainWindow = ShownWindow  # type: ignore[misc]
    if sys.platform == "linux":  # on a busy machine threads of low priority that hold the interpreter stop all others
        pool.NICE = os.getpriority(os.PRIO_PROCESS, 0)
    if sys.platform == "win32":  # its own dialogs cannot be asked what they show
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    return qless_studio.app.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
