"""The review of a round that is over: the words missed and found, common ones first, each shown on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import Zipf, by_worth
from qless_studio.engine.grids.why import Found, lessons, missed_word
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.reasons import Reason, first_of
from qless_studio.engine.texts import figure
from qless_studio.ui.grids.analysis import PlayedWords, RoundWords
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.grids.word_table import SelectedWord, TileFilter, TileNote, WordTable, word_columns
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, bare, filled
from qless_studio.ui.widgets.results.result_model import Column
from qless_studio.ui.work import Task
from qless_studio.ui.work.signals import listen

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
        self.choice = Segments([(MISSED, ""), (FOUND, ""), *more], name, act=self._on_chosen)
        self.caption = text_label(self.tr("common first"), "caption")
        self.note = TileNote(tile_filter)
        self.lesson = text_label("", "note", wrap=True)
        """What many of the words missed have in common."""
        self.lesson.hide()
        self.parts = _parts(self.lesson, self.choice, self.caption, self.note)
        columns, tie = columns or review_columns(analysis), tie or worth_of(analysis.zipf)
        self.words = WordTable(analysis, columns, tie, name, page)
        self.words.table.sort_by("common")
        listen(self.show_part, self.words.table.horizontalHeader().sortIndicatorChanged, tile_filter.changed)
        self.selected = SelectedWord(rules, board, self.words, self)
        self._rules = rules
        self._reasons: dict[str, str] = {}
        """The reason of each word that was selected; "" for none."""
        self._ready: Callable[[], Found] | None = None
        """Makes the words of the round ready for reasons, once; called on a worker. None without words."""
        self._explain: Callable[[str], Reason | None] = lambda word: None
        self.words.why = lambda word: self._reasons.get(word, "")
        self.words.table.solution_selected.connect(self._find_reason)
        self._show_counts()

    def show(self) -> None:
        """List the words of the board."""
        self.clear()
        self._analysis.keep()
        if self._analysis.lexicon is not None:
            self._ready = ready = self._round_on_board(self._analysis.lexicon)
            self._explain = self.explainer(ready)
            pool = self._analysis.session.pool
            Task(lambda: (ready, first_of(lessons(ready()))), pool, self, self._on_lesson).start()
        self.words.model.extend(by_worth(self._analysis.words, self._analysis.zipf))
        self._show_counts()
        self.choice.set_value(MISSED)
        self.show_part()

    def clear(self) -> None:
        """List no words."""
        self._reasons, self._explain, self._ready = {}, lambda word: None, None
        self.lesson.setText("")
        self.selected.select(None)
        self.words.model.clear()
        self._show_counts()

    def _round_on_board(self, lexicon: Lexicon) -> Callable[[], Found]:
        rules, words = self._rules, self._analysis.words
        board, near, tiles, found = rules.board, rules.near(), rules.tiles(), tuple(self._played.times)
        return cache(lambda: Found(board, near, words, found, lexicon, tiles))

    def explainer(self, ready: Callable[[], Found]) -> Callable[[str], Reason | None]:
        """Gives, on a worker, the reason for a word of the round."""
        return lambda word: first_of(missed_word(ready(), word))

    def _on_lesson(self, known: tuple[Callable[[], Found], Reason | None]) -> None:
        ready, reason = known
        if ready is self._ready and reason is not None:
            self.lesson.setText(reason.text)
            self.lesson.setVisible(self.choice.value == MISSED)

    def _find_reason(self, found: FoundWord | None) -> None:
        if found is not None and found.word not in self._reasons:
            explain, word = self._explain, found.word
            self._reasons[word] = ""
            Task(lambda: (word, explain(word)), self._analysis.session.pool, self, self._on_reason).start()

    def _on_reason(self, known: tuple[str, Reason | None]) -> None:
        word, reason = known
        if reason is not None and word in self._reasons:
            self._reasons[word] = reason.text
            self.words.explain_again()

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
        self.lesson.setVisible(self.choice.value == MISSED and bool(self.lesson.text()))
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


def _parts(above: QWidget, choice: Segments, *captions: QWidget) -> QWidget:
    parts = QWidget()
    filled(bare(QVBoxLayout(parts), 8), above, filled(FlowLayout(), choice, *captions))
    return parts


def worth_of(zipf: Zipf) -> Callable[[FoundWord], object]:
    """The order of words that are all common, or none of them: by points, then by commonness."""
    return lambda found: (-found.score, -(zipf(found.word) or 0.0), found.word)


def review_columns(analysis: RoundWords) -> list[Column]:
    """The columns of a list of `FoundWord`, sorted by how common a word is, in the steps that its bars show."""
    word, common, length, points = word_columns(analysis, lambda word: False)
    common = common._replace(width=76, sort_key=lambda found: Band.of(analysis.zipf(found.word)).floor)
    return [word, common, length, points]
