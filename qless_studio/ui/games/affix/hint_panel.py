"""Hints for the position on the board, shown step by step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QScrollArea

from qless_studio.engine.games.affix.hints import NodeHint, NodeHintStep
from qless_studio.engine.games.affix.position import BoardPosition
from qless_studio.engine.texts import counted
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.figures import short
from qless_studio.ui.games.affix.node_texts import suffix_text
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder


class HintPanel(HintLadder):
    """The hint ladder; hidden until the player asks for a hint."""

    node_named = Signal(str)
    """The step just shown is about the node of this name."""

    def __init__(self, appearance: Appearance, analysis: AffixAnalysis) -> None:
        super().__init__(appearance)
        self._analysis = analysis
        self._hints: Sequence[NodeHint] = ()
        self.show_clicked.connect(self.show_next)
        self.closed.connect(self.close_hints)
        analysis.hints_found.connect(self._on_hints_found)
        analysis.forgotten.connect(self._clear)
        self.hide()

    def show_next(self) -> None:
        """Show the next step; the first one takes a search."""
        if self._hints:
            self._show_steps(min(self.shown + 1, len(self._hints)))
        else:
            self._analysis.find_hints()

    def close_hints(self) -> None:
        """Hide the hints; the next ones begin with the first step."""
        self._analysis.stop_hints()
        self._clear()

    def _on_hints_found(self, hints: Sequence[NodeHint]) -> None:
        self._hints = hints
        if hints:
            self._show_steps(1)

    def _clear(self) -> None:
        self._hints = ()
        self.shown = 0
        self.hide()

    def _show_steps(self, shown: int) -> None:
        position = self._analysis.position
        if position is None:
            return
        self.show_steps([(self._title(hint), self._answer(position, hint), hint.text) for hint in self._hints], shown)
        self.show()
        QTimer.singleShot(0, self, self._scroll_into_view)
        if self._hints[shown - 1].node:
            self.node_named.emit(self._hints[shown - 1].node)

    def _scroll_into_view(self) -> None:
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

    def _answer(self, position: BoardPosition, hint: NodeHint) -> str:
        """The answer of a step in a few words."""
        if hint.step is NodeHintStep.STATE:
            boards = position.count()
            if len(self._hints) == 1 and boards:
                return self.tr("Yes, it is complete")
            if not boards:
                return self.tr("No")
            return counted(boards, "Yes, {} board", "Yes, {} boards", short(boards))
        if hint.step is NodeHintStep.NODE:
            if not hint.node:
                return self.tr("More than one is wrong")
            return self.tr("Next to {}").format(_suffixes_at(position, hint.node))
        if hint.step is NodeHintStep.NUMBER:
            return counted(hint.count, "{} prefix", "{} prefixes")
        return hint.prefix.upper() + ("–" if hint.step is NodeHintStep.PREFIX else "")


def _suffixes_at(position: BoardPosition, name: str) -> str:
    """–LL –RE: the suffixes of the node of that name."""
    node = next(node for node in position.board.nodes if node.name == name)
    return " ".join(suffix_text(position.suffixes[place]) for place in node.joins)
