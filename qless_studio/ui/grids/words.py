"""The list of all words of a board, with a filter."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.texts import say
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.grids.word_table import ListColumns, WordTable
from qless_studio.ui.widgets.results.filter_row import WordFilterRow


class WordList(WordTable):
    """The words found, as they come."""

    def __init__(self, analysis: GridAnalysis, played: PlayedWords, columns: ListColumns, parent: QWidget) -> None:
        name = say("Words found")
        listed = columns(analysis, played.played)
        super().__init__(analysis, listed, self._tie, name, parent)
        self._only: Callable[[FoundWord], bool] | None = None
        self._empty_text = ""
        self.table.sort_by("points")
        self.filter = WordFilterRow(self)
        self.filter.field.follow(self.table)
        self.filter.changed.connect(self.apply_filter)
        analysis.cleared.connect(self._on_cleared)
        analysis.words_added.connect(self.model.show_added)
        played.changed.connect(self.apply_filter)

    def _tie(self, found: FoundWord) -> tuple[float, str]:
        """Words worth the same: the most common first."""
        return -(self._analysis.zipf(found.word) or 0.0), found.word

    def _on_cleared(self) -> None:
        self.model.refer_to(self._analysis.words)
        self.table.set_empty_text(self._empty_text)

    def set_empty_text(self, text: str) -> None:
        """What to say when there are no words, whatever the filter."""
        if text != self._empty_text:
            self._empty_text = text
            self.apply_filter()

    def show_only(self, test: Callable[[FoundWord], bool] | None) -> None:
        """Hide all words that fail a test, whatever the filter says; None: hide none."""
        self._only = test
        self.filter.field.set_counting(test is None)
        self.apply_filter()

    def apply_filter(self) -> None:
        """Show the words that pass now."""
        wanted, only = self.filter.predicate(_word_of, self._zipf_of, self._analysis.lexicon), self._only
        if only is None or wanted is None:
            self.model.set_filter(only or wanted)
        else:
            self.model.set_filter(lambda found: only(found) and wanted(found))
        filtered = self.model.total and not self._only
        self.table.set_empty_text(self.tr("No matching words") if filtered else self._empty_text)

    def _zipf_of(self, found: FoundWord) -> float | None:
        return self._analysis.zipf(found.word)


def _word_of(found: FoundWord) -> str:
    return found.word
