"""Going to a game whose tab is not built yet, in pieces so short that nothing stalls."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer

from qless_studio.ui.shell.frame.application import application
from qless_studio.ui.shell.workspace import Workspace

INPUT = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.InputMethod,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
    )
)


class FirstVisit(QObject):
    """Goes to a game: at once if its tab is built, else in five turns of the event loop.

    They import the game and its tab, make its documents, build the tab of the one in front, let it do what it has put
    off, and show it. What is in front stays in view until then. Whatever is typed or clicked before is meant for the
    game: it is shown first.
    """

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._steps: deque[Callable[[], object]] = deque()
        workspace.front_changed.connect(self._forget)  # it has arrived, or something else was to be shown meanwhile

    @property
    def steps_left(self) -> int:
        """How many turns it takes until the game is shown; 0 if none is on its way."""
        return len(self._steps)

    def go_to_other(self, index: int) -> None:
        """Go to this game unless it is in front."""
        if index != self._workspace.index:
            self.go(index)

    def go(self, index: int) -> None:
        """Go to this game."""
        workspace = self._workspace
        self._forget()
        if workspace.has_tab_of_game(index):
            workspace.show_game(index)
            return
        view = workspace.views[index]
        self._steps.extend(
            (
                view.import_tab,
                lambda: workspace.front(index),
                lambda: workspace.tab_of(workspace.front(index)),
                lambda: None,  # what the tab has put off: Affix builds a list
                lambda: workspace.show_game(index),
            )
        )
        self._wait()

    def finish(self) -> None:
        """Show the game that is on its way, if there is one."""
        while self._steps:
            self._take_step()

    def _on_turn(self) -> None:
        if self._steps:
            self._take_step()
        if self._steps:
            self._wait()

    def _wait(self) -> None:
        """Look out for input until the next turn."""
        application().installEventFilter(self)
        QTimer.singleShot(0, self, self._on_turn)

    def _take_step(self) -> None:
        application().removeEventFilter(self)  # it would see all the events of the widgets that are made
        self._steps.popleft()()

    def _forget(self) -> None:
        self._steps.clear()
        application().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in INPUT:
            self.finish()
        return False
