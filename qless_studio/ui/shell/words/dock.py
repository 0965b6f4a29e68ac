"""The inspector's place beside the tab, and where it goes from word to word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.engine.lexicon.inspection import Inspector, Report
from qless_studio.ui.shell.words.history import History
from qless_studio.ui.shell.words.panel import WIDTH, InspectorPanel
from qless_studio.ui.widgets.basic.splitter import Splitter
from qless_studio.ui.work import Task

if TYPE_CHECKING:
    from qless_studio.ui.shell.main_window import MainWindow
    from qless_studio.ui.shell.words.actions import WordActions

SIDES = ("left", "right")
MOST_OF = 3
"""With large text it takes one part in so many at most, until the user widens it."""
PATIENCE = 300
"""Milliseconds after which it says that it is still looking."""


class InspectorDock(QObject):
    """Asks for reports off the GUI thread; the last word asked for is the one that is shown."""

    history_changed = Signal()

    def __init__(self, window: MainWindow, tools: WordActions) -> None:
        super().__init__(window)
        self._window, self._tools = window, tools
        self.history = History()
        self._inspector = Inspector()
        self._chosen: tuple[str, ...] = ()
        self._task: Task | None = None
        self._focus_before: QWidget | None = None
        self.panel = InspectorPanel(window.tint)
        self.panel.asked.connect(self.go_to)
        self.panel.back_clicked.connect(lambda: self.go("back"))
        self.panel.forward_clicked.connect(lambda: self.go("forward"))
        self.panel.side_clicked.connect(self.change_side)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._on_waiting)
        self._make_room()

    def _make_room(self) -> None:
        """Put a splitter where the tabs are, and the tabs into it."""
        stack = self._window.stack
        self._splitter = Splitter(self._window.appearance)
        focus = QApplication.focusWidget()
        stack.parentWidget().layout().replaceWidget(stack, self._splitter)
        self._splitter.addWidget(stack)
        self._place()
        self._splitter.splitterMoved.connect(self._on_moved)
        if focus is not None:
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        self._splitter.insertWidget(SIDES.index(self._tools.side), self.panel)
        for number in range(2):
            self._splitter.setStretchFactor(number, int(self._splitter.widget(number) is not self.panel))

    def _on_moved(self, *_: int) -> None:
        self._tools.width = round(100 * self.panel.width() / self.panel.theme.px(100))
        self._tools.settings_changed.emit()

    def open(self) -> None:
        """Come into sight."""
        self._focus_before = QApplication.focusWidget()
        self.panel.show()
        whole = self._window.width()  # the splitter may be new, and have no size yet
        wide = self.panel.theme.px(self._tools.width or WIDTH)
        if not self._tools.width:
            wide = min(wide, whole // MOST_OF)
        rest = whole - wide - 1
        self._splitter.setSizes([wide, rest] if self._tools.side == "left" else [rest, wide])

    def close_dock(self) -> None:
        """Go out of sight; the keyboard goes back to the tab when it was here."""
        within = self.panel.isAncestorOf(QApplication.focusWidget() or self._window)
        self.panel.hide()
        before, self._focus_before = self._focus_before, None
        if within:
            (before if before is not None and before.isVisible() else self._window.tab.board).setFocus()

    def change_side(self) -> None:
        """Move to the other side of the tab."""
        self._tools.side = SIDES[1 - SIDES.index(self._tools.side)]
        self._place()
        self.open()
        self._tools.settings_changed.emit()

    # from word to word

    def follow(self, words: tuple[str, ...]) -> None:
        """Show the word chosen in a tab, and the others chosen with it."""
        self._chosen = words
        if self.history.word not in words:
            self._visit(words[0], passing=True)
        else:
            self.show_again()

    def go_to(self, word: str) -> None:
        """Show a word."""
        self._visit(word)

    def go(self, way: str) -> None:
        """Show the word before (`back`) or the one that was left by going back (`forward`)."""
        getattr(self.history, way)()
        self.show_again()

    def _visit(self, word: str, passing: bool = False) -> None:
        self.history.visit(word, passing)
        self.show_again()

    def show_again(self) -> None:
        """Ask anew for the word that is shown: it is another one, or the list in force is."""
        word, lexicon = self.history.word, self._tools.session.lexicon
        self.panel.show_history(self.history.can_go_back, self.history.can_go_forward)
        self.history_changed.emit()
        if self._task is not None:
            self._task.abandon()
            self._task = None
        if lexicon is None:  # it is asked again when the list is there
            return
        if not word:
            Task(lambda: self._inspector.prepare(lexicon), self._window.pool, self).start()
            return
        self._task = task = Task(lambda: self._inspector.inspect(word, lexicon), self._window.pool, self)
        task.done.connect(self._on_report)
        task.failed.connect(self._on_failed)
        task.start()
        self._patience.start()

    def _on_waiting(self) -> None:
        if self._task is not None:
            self.panel.show_nothing(self.tr("Looking up {}…").format(self.history.word.upper()))

    def _on_report(self, report: Report) -> None:
        self._task = None
        changes = self._window.lexicons.changes(self._tools.session.lexicon_name)
        self.panel.show_report(report, changes, self._tools.title, self._chosen)

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        self.panel.show_nothing(str(error))
