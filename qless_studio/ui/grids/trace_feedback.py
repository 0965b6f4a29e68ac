"""Feedback on a word while the player traces it, and the words it spells when it is finished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.grids import spelled
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.rules import GridRules, points_text
from qless_studio.ui.widgets.basic.announce import announce


class TraceFeedback(QObject):
    """Shows the word on the upper edge of the board, tile by tile."""

    traced = Signal(object, str)
    """The words of the list that a finished trace spells, those worth most first, and the points of the first."""

    def __init__(self, rules: GridRules[Any, Any], board: GridBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._rules, self._board = rules, board
        board.trace_changed.connect(self._on_changed)
        board.trace_ended.connect(self._on_ended)

    def _on_changed(self, cells: Sequence[int]) -> None:
        if not cells:
            self._board.show_notice("")
            return
        words, text = self._spelled(cells), self._text_of(cells)
        if words and len(words[0]) >= self._rules.min_length():
            self._board.show_notice(f"{self._rules.session.shown(words[0])}: {self._points(words[0], cells)}", "good")
        elif words:
            self._board.show_notice(f"{text}: {self.tr('too short')}", "text")
        else:
            self._board.show_notice(text, "text")

    def _on_ended(self, cells: Sequence[int]) -> None:
        words = [word for word in self._spelled(cells) if len(word) >= self._rules.min_length()]
        if words:
            self.traced.emit(words, self._points(words[0], cells))
            return
        text = self._text_of(cells)
        if len(text) < self._rules.min_length():
            problem = self._rules.too_short(text)
        else:
            problem = self.tr("{} is not in the list").format(text)
        self._board.show_notice(problem, "bad")
        announce(self._board, problem)

    def _spelled(self, cells: Sequence[int]) -> list[str]:
        lexicon = self._rules.session.lexicon
        return spelled(self._rules.tiles(), cells, lexicon) if lexicon else []

    def _points(self, word: str, cells: Sequence[int]) -> str:
        return points_text(self._rules.path_points(word, cells))

    def _text_of(self, cells: Sequence[int]) -> str:
        return "".join(self._rules.tiles()[cell].upper() for cell in cells)
