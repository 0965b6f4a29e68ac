"""The review of a round that is over: the words missed and found, common ones first, each shown on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import Zipf, by_worth
from qless_studio.engine.lexicon import Band
from qless_studio.engine.texts import figure
from qless_studio.ui.grids.analysis import RoundWords
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.grids.selected_word import SelectedWord
from qless_studio.ui.grids.tile_filter import TileFilter, TileNote
from qless_studio.ui.grids.word_table import WordTable, word_columns
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.flow import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.results.result_model import Column

MISSED, FOUND = "missed", "found"


class Review(QObject):
    """The review of words. `parts`, `words.table` and `words.card` go into a page's places; empty until `show`."""

    def __init__(
        self,
        rules: GridRules[Any, Any],
        board: GridBoard,
        analysis: RoundWords,
        played: PlayedWords,
        tile_filter: TileFilter,
        page: QWidget,
        columns: list[Column] | None = None,
        tie: Callable[[FoundWord], object] | None = None,
        more: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`columns`, one of them "common", and `tie`, which orders equal words, are `review_columns` and `worth_of`
        by default; `more` are further parts, as (value, label) pairs, which a subclass shows.
        """
        super().__init__(page)
        self._analysis, self._played, self._tile_filter = analysis, played, tile_filter
        name = self.tr("Words of the game")
        self.choice = Segments([(MISSED, ""), (FOUND, ""), *more], name)
        self.caption = text_label(self.tr("common first"), "caption")
        self.note = TileNote(tile_filter)
        self.parts = _parts(self.choice, self.caption, self.note)
        columns, tie = columns or review_columns(analysis), tie or worth_of(analysis.zipf)
        self.words = WordTable(analysis, columns, tie, name, page)
        self.words.table.sort_by("common")
        self.words.table.horizontalHeader().sortIndicatorChanged.connect(lambda *_: self.show_part())
        self.selected = SelectedWord(rules, board, self.words, self)
        self.choice.value_changed.connect(self._on_chosen)
        tile_filter.changed.connect(self.show_part)
        self._show_counts()

    def show(self) -> None:
        """List the words of the board."""
        self.clear()
        self._analysis.keep()
        self.words.model.extend(by_worth(self._analysis.words, self._analysis.zipf))
        self._show_counts()
        self.choice.set_value(MISSED)
        self.show_part()

    def clear(self) -> None:
        """List no words."""
        self.selected.select(None)
        self.words.model.clear()
        self._show_counts()

    def _show_counts(self) -> None:
        total = self.words.model.total
        found = self._played.totals[0] if total else 0
        self.choice.set_label(MISSED, f"{self.tr('Missed')} {figure(total - found)}")
        self.choice.set_label(FOUND, f"{self.tr('Found')} {figure(found)}")

    @property
    def common_first(self) -> bool:
        """Whether the list is sorted by how common the words are."""
        header, columns = self.words.table.horizontalHeader(), self.words.model.columns
        return columns[header.sortIndicatorSection()].key == "common"

    def _on_chosen(self) -> None:
        self.show_part()
        self.words.table.scrollToTop()

    def show_part(self) -> None:
        """List the words of the part chosen."""
        self.caption.setVisible(self._tile_filter.cell < 0 and self.common_first)
        found = self.choice.value == FOUND
        empty = self.tr("No words found") if found else self.tr("Nothing missed")
        self.words.table.set_empty_text(self.tr("No matches") if self._tile_filter.cell >= 0 else empty)
        self.words.model.set_filter(
            lambda each: self._played.played(each.word) == found and self._tile_filter.passes(each)
        )
        chosen = self.words.table.chosen
        if chosen is not None and self.words.model.row_of(chosen) < 0:  # no longer listed, so no longer drawn
            self.words.table.choose(None)
            self.selected.select(None)


def _parts(choice: Segments, *captions: QWidget) -> QWidget:
    row = QWidget()
    filled(bare(QHBoxLayout(row)), choice, STRETCH, *captions)
    return row


def worth_of(zipf: Zipf) -> Callable[[FoundWord], object]:
    """The order of words that are all common, or none of them: by points, then by commonness."""
    return lambda found: (-found.score, -(zipf(found.word) or 0.0), found.word)


def review_columns(analysis: RoundWords) -> list[Column]:
    """The columns of a list of `FoundWord`, sorted by how common a word is, in the steps that its bars show."""
    word, common, length, points = word_columns(analysis, lambda word: False)
    common = common._replace(width=76, sort_key=lambda found: Band.of(analysis.zipf(found.word)).floor)
    return [word, common, length, points]
