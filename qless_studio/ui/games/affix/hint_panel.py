"""Hints for the position on the board, asked for step by step."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QScrollArea

from qless_studio.engine.games.affix.hints import NodeHint, NodeHintStep
from qless_studio.engine.games.affix.position import BoardPosition
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import FinishedRun
from qless_studio.engine.texts import counted
from qless_studio.ui.games.affix.analysis import hint_steps
from qless_studio.ui.games.affix.figures import short
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder

SEARCH = "hint"


class HintPanel(HintLadder):
    """The hint ladder; hidden until somebody asks."""

    node_named = Signal(str)
    """A step shown now is about this node."""

    def __init__(self, appearance: Appearance, searches: BackgroundSearches) -> None:
        super().__init__(appearance)
        self._searches = searches
        self._position: BoardPosition | None = None
        self._lexicon: Lexicon | None = None
        self._hints: list[NodeHint] = []
        self._asked = False
        self.show_clicked.connect(self.ask)
        self.closed.connect(self.forget)

    def know(self, position: BoardPosition, lexicon: Lexicon) -> None:
        """The position that hints are about from now on; one asked for already comes now."""
        self._position, self._lexicon = position, lexicon
        if self._asked:
            self.ask()

    def forget(self) -> None:
        """The position is another one: what was said is void."""
        self._searches.cancel(SEARCH)
        self._hints.clear()
        self._asked = False
        self.shown = 0
        self.hide()

    def lose(self) -> None:
        """There is no position any more."""
        self.forget()
        self._position = None

    def ask(self) -> None:
        """Show the next step; the first one takes a search."""
        if self._hints:
            self._show(min(self.shown + 1, len(self._hints)))
        elif self._position is None:
            self._asked = True
        elif not self._searches.running(SEARCH):
            position, lexicon = self._position, self._lexicon
            self._searches.start(SEARCH, lambda run: hint_steps(position, lexicon, run), self._hints.extend, self._done)

    def _done(self, finished: FinishedRun) -> None:
        if self._hints:
            self._show(1)

    def _show(self, shown: int) -> None:
        self.show_steps([(self._title(h), self._short(h), h.text) for h in self._hints], shown)
        self.show()
        QTimer.singleShot(0, self, self._come_into_sight)
        if self._hints[shown - 1].node:
            self.node_named.emit(self._hints[shown - 1].node)

    def _come_into_sight(self) -> None:
        """In a small window the panel scrolls."""
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if parent is not None:
            parent.ensureWidgetVisible(self, 0, 0)

    def _title(self, hint: NodeHint) -> str:
        return {
            NodeHintStep.STATE: self.tr("Can it be filled?"),
            NodeHintStep.NODE: self.tr("Where to start?"),
            NodeHintStep.NUMBER: self.tr("How many work?"),
            NodeHintStep.LETTER: self.tr("A first letter"),
            NodeHintStep.PREFIX: self.tr("The prefix"),
        }[hint.step]

    def _short(self, hint: NodeHint) -> str:
        """The answer in a few words."""
        if hint.step is NodeHintStep.STATE:
            boards = self._position.count()
            if len(self._hints) == 1 and boards:
                return self.tr("Yes, it is complete")
            if not boards:
                return self.tr("No")
            return counted(boards, "Yes, {} board", "Yes, {} boards", short(boards))
        if hint.step is NodeHintStep.NODE:
            return (
                self.tr("Next to {}").format(self._beside(hint.node))
                if hint.node
                else self.tr("More than one is wrong")
            )
        if hint.step is NodeHintStep.NUMBER:
            return counted(hint.count, "{} prefix", "{} prefixes")
        return hint.prefix.upper() + ("–" if hint.step is NodeHintStep.PREFIX else "")

    def _beside(self, name: str) -> str:
        number = self._position.board.node(name)
        joins = self._position.board.nodes[number].joins
        return " ".join(f"–{self._position.suffixes[place].upper()}" for place in joins)
