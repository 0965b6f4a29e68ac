"""The word selected in a list: its paths over the board, one at a time, and what it is worth and means."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.board import MAX_PATHS
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.rules import GridRules, points_text
from qless_studio.ui.grids.word_table import WordTable
from qless_studio.ui.widgets.charts.charts import LengthChart


class SelectedWord(QObject):
    """Draws on the board and fills the card below the list; follows the list of words on its own."""

    def __init__(
        self,
        rules: GridRules[Any, Any],
        board: GridBoard,
        words: WordTable,
        parent: QObject,
        chart: LengthChart | None = None,
    ) -> None:
        """`chart`: where the length of the word is marked."""
        super().__init__(parent)
        self._rules, self._board, self._words, self._chart = rules, board, words, chart
        self._found: FoundWord | None = None
        self._paths: list[tuple[int, ...]] = []
        words.selected.connect(self.select)
        words.hovered.connect(self.hover)
        words.card.stepper.stepped.connect(self.show_path)

    def select(self, found: FoundWord | None) -> None:
        """Show this word by its first path; None shows none."""
        self._found = found
        self._paths = self._rules.paths(found.word) if found else []
        self._mark(found)
        if found is None:
            self._words.explain(None)
            self._words.card.stepper.hide()
            self._draw(())
            return
        self.explain(found)
        self.show_path(0)

    def hover(self, found: FoundWord | None) -> None:
        """Show the path of the word under the pointer, or that of the selected word again."""
        shown = found or self._found
        self._draw(shown.path if shown else (), animated=False)
        self._mark(shown)

    def _mark(self, found: FoundWord | None) -> None:
        if self._chart is not None:
            self._chart.mark(len(found.word) if found else None)

    def show_path(self, number: int) -> None:
        """Draw one of the paths of the selected word."""
        if not 0 <= number < len(self._paths):
            return
        self._words.card.stepper.show_paths(number, len(self._paths), len(self._paths) >= MAX_PATHS)
        self._draw(self._paths[number])
        if self._found is not None:
            points = self._rules.path_points(self._found.word, self._paths[number])
            self.explain(self._found, points_text(points))

    def _draw(self, path: tuple[int, ...], animated: bool = True) -> None:
        self._board.show_path(path, animated)
        if path:
            self._words.card.show_board(self._board)
        else:
            self._words.card.miniature.hide()

    def explain(self, found: FoundWord, points: str = "") -> None:
        """Show what a word is worth (by the path in the list, unless `points` gives another text) and means."""
        self._words.explain(found, self._spelling(found), points or points_text(found.score))

    def clear(self) -> None:
        """Forget the word, which the list has already dropped."""
        self._found, self._paths = None, []

    def _spelling(self, found: FoundWord) -> str:
        """A word cut into its tiles: QU-I-T."""
        tiles, parts, place = self._rules.tiles(), [], 0
        for cell in found.path:
            size = max(1, len(tiles[cell]))
            parts.append(found.word[place : place + size].upper())
            place += size
        return "-".join(parts)
