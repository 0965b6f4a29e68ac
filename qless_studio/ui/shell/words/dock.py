"""The word inspector beside the tab, and its way from word to word."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from qless_studio.engine.lexicon.inspection import Inspector, Report
from qless_studio.ui.shell.frame.overlay import FocusMemory
from qless_studio.ui.shell.words.panel import WIDTH, InspectorPanel
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.work import Task
from qless_studio.ui.work.signals import timer

MOST = 200
"""Words remembered"""


class History:
    """A sequence of words and a place in it, as in a browser."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._place = -1
        self._passing = False

    @property
    def word(self) -> str:
        """The current word, "" for none."""
        return self._words[self._place] if self._words else ""

    @property
    def can_go_back(self) -> bool:
        return self._place > 0

    @property
    def can_go_forward(self) -> bool:
        return self._place < len(self._words) - 1

    def visit(self, word: str, passing: bool = False) -> None:
        """Go to a word; those after the current one are forgotten.

        Of consecutive `passing` ones, which the player passed in a list, only the last is kept.
        """
        if word == self.word:
            self._passing = self._passing and passing
            return
        del self._words[self._place + 1 :]
        if passing and self._passing and self._words:
            self._words.pop()
        self._words.append(word)
        del self._words[:-MOST]
        self._place, self._passing = len(self._words) - 1, passing

    def back(self) -> str:
        """Go back by one, and the word there."""
        self._place = max(0, self._place - 1)
        self._passing = False
        return self.word

    def forward(self) -> str:
        """Go forward by one, and the word there."""
        self._place = min(len(self._words) - 1, self._place + 1)
        self._passing = False
        return self.word


SIDES = ("left", "right")
MAXIMUM_PART = 3
"""With large text the dock takes at most one part in this many of the window, until the user chooses a width."""
PATIENCE = 300
"""Milliseconds after which it says that it is still looking up"""


class InspectorDock(QObject):
    """Asks for reports off the GUI thread; the last word asked for is the one that is shown."""

    def __init__(
        self,
        workspace: Workspace,
        panel: InspectorPanel,
        beside: QWidget,
        place: tuple[str, int],
        moved: Callable[[str, int], object],
        visited: Callable[[], object],
        parent: QObject,
    ) -> None:
        """Puts `panel` beside a widget that is in a layout.

        `place`: its side, left or right, and its width at 100 %, 0 as long as the user chose none. `moved` is called
        when the user changes it, `visited` when another word is shown.
        """
        super().__init__(parent)
        self._workspace, (self._side, self._width) = workspace, place
        self._moved, self._visited = moved, visited
        self.history = History()
        self._inspector = Inspector()
        self._chosen: tuple[str, ...] = ()
        self._task: Task | None = None
        self._focus = FocusMemory()
        self.panel = panel
        self._patience = timer(self, PATIENCE, self._on_waiting)
        self._splitter = QSplitter(handleWidth=1, childrenCollapsible=False)
        self._make_room(beside)
        self._place()
        self._splitter.splitterMoved.connect(self._on_dragged)

    def _make_room(self, beside: QWidget) -> None:
        """Put the splitter where that widget is, and the widget into it."""
        parent, focus = beside.parentWidget(), QApplication.focusWidget()
        layout = None if parent is None else parent.layout()
        assert layout is not None
        layout.replaceWidget(beside, self._splitter)
        self._splitter.addWidget(beside)
        if focus is not None:
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        self._splitter.insertWidget(SIDES.index(self._side), self.panel)
        for number in range(2):
            self._splitter.setStretchFactor(number, int(self._splitter.widget(number) is not self.panel))

    def _on_dragged(self, *_: int) -> None:
        self._width = round(100 * self.panel.width() / self.panel.theme.px(100))
        self._moved(self._side, self._width)

    def open(self) -> None:
        """Show the panel."""
        self._focus.note()
        self.panel.show()
        whole = self._splitter.window().width()  # the splitter may be new, and have no size yet
        width = self.panel.theme.px(self._width or WIDTH)
        if not self._width:
            width = min(width, whole // MAXIMUM_PART)
        rest = whole - width - 1
        self._splitter.setSizes([width, rest] if self._side == "left" else [rest, width])

    def close_dock(self) -> None:
        """Hide the panel; the focus goes back to the tab if it was here."""
        focus = QApplication.focusWidget()
        within = focus is not None and self.panel.isAncestorOf(focus)
        self.panel.hide()
        if within and not self._focus.give_back():
            self._workspace.tab.focus_board()

    def change_side(self) -> None:
        """Move to the other side of the tab."""
        self._side = SIDES[1 - SIDES.index(self._side)]
        self._place()
        self.open()
        self._moved(self._side, self._width)

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

    def go_back(self) -> None:
        """Show the word looked up before."""
        self.history.back()
        self.show_again()

    def go_forward(self) -> None:
        """Show the word from which `go_back` came."""
        self.history.forward()
        self.show_again()

    def _visit(self, word: str, passing: bool = False) -> None:
        self.history.visit(word, passing)
        self.show_again()

    def show_again(self) -> None:
        """Ask again for the word that is shown: it changed, or the list in force did."""
        word, lexicon = self.history.word, self._workspace.session.lexicon
        self._visited()
        if self._task is not None:
            self._task.abandon()
            self._task = None
        if lexicon is None:  # it is asked again when the list is there
            return
        self.panel.language, self.panel.shown = lexicon.language, lexicon.shown
        if not word:
            Task(lambda: self._inspector.prepare(lexicon), self._workspace.pool, self).start()
            return
        work = partial(self._inspector.inspect, word, lexicon)
        self._task = Task(work, self._workspace.pool, self, self._on_report, self._on_failed).start()
        self._patience.start()

    def _on_waiting(self) -> None:
        if self._task is not None:
            self.panel.show_nothing(self.tr("Looking up {}…").format(self._workspace.session.shown(self.history.word)))

    def _on_report(self, report: Report) -> None:
        self._task = None
        changes = self._workspace.lexicons.changes(self._workspace.session.words.name)
        self.panel.show_report(report, changes, self._workspace.lexicon_title, self._chosen)

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        self.panel.show_nothing(str(error))
