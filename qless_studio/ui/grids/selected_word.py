"""The word chosen in a list: its ways over the board, one at a time, and what it is and means."""

from __future__ import annotations

from PySide6.QtCore import QObject

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.paths import MAX_PATHS
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.rules import Rules
from qless_studio.ui.grids.words import WordList
from qless_studio.ui.widgets.charts.charts import LengthChart


class ChosenWord(QObject):
    """Draws on the board and fills the card below the list; follows the list of words by itself."""

    def __init__(self, rules: Rules, board: GridBoard, words: WordList, chart: LengthChart, parent: QObject) -> None:
        super().__init__(parent)
        self._rules, self._board, self._words, self._chart = rules, board, words, chart
        self._found: FoundWord | None = None
        self._paths: list[tuple[int, ...]] = []
        words.chosen_changed.connect(self.choose)
        words.hovered.connect(self.hover)
        words.card.stepper.stepped.connect(self.show_path)

    def choose(self, found: FoundWord | None) -> None:
        """Show this word, by its first way; None shows none."""
        self._found = found
        self._paths = self._rules.paths(found) if found else []
        self._chart.mark(len(found.word) if found else None)
        if found is None:
            self._words.explain(None)
            self._words.card.stepper.hide()
            self._board.show_path(())
            return
        self.explain(found)
        self.show_path(0)

    def hover(self, found: FoundWord | None) -> None:
        """Show the way of a word that the pointer rests on, else that of the one chosen."""
        shown = found or self._found
        self._board.show_path(shown.path if shown else (), animated=False)
        self._chart.mark(len(shown.word) if shown else None)

    def show_path(self, number: int) -> None:
        """Draw one of the ways of the chosen word."""
        if not 0 <= number < len(self._paths):
            return
        self._words.card.stepper.show_paths(number, len(self._paths), len(self._paths) >= MAX_PATHS)
        self._board.show_path(self._paths[number])
        if self._found is not None:
            points = self._rules.path_points(self._found.word, self._paths[number])
            self.explain(self._found, self._rules.points_text(points))

    def explain(self, found: FoundWord, points: str = "") -> None:
        """Say what a word is worth (by the way of the list, unless `points` says otherwise) and means."""
        points = points or self._rules.points_text(found.score)
        self._words.explain(found, self._letters_of(found), points)

    def forget(self) -> None:
        """The words of before are void."""
        self._found, self._paths = None, []

    def _letters_of(self, found: FoundWord) -> str:
        """A word cut into its tiles: QU-I-T."""
        tiles, parts, place = self._rules.tiles(), [], 0
        for cell in found.path:
            size = max(1, len(tiles[cell]))
            parts.append(found.word[place : place + size].upper())
            place += size
        return "-".join(parts)
