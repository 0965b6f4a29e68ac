"""A list of words of a board with a filter, and a card with the meaning and the paths of the selected word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from qless_studio.engine.grids import UNPLAYABLE, FoundWord
from qless_studio.engine.grids.board import MAX_PATHS
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.texts import capitalised, counted, figure, say
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.analysis import GridAnalysis, PlayedWords, RoundWords
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.rules import GridRules, points_text
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import IconButton, cluster
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.board.board import BoardWidget, miniature
from qless_studio.ui.widgets.charts.charts import LengthChart
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_facts import LEAST_HEIGHT, DefinitionCard
from qless_studio.ui.widgets.results.word_filter import WordFilterRow
from qless_studio.ui.work import Task
from qless_studio.ui.work.signals import listen

ListColumns = Callable[[GridAnalysis, Callable[[str], bool]], list[Column]]
"""The columns of a list of `FoundWord`; the second function says which words are ticked."""


class PathStepper(QWidget):
    """The text "Path 1 of 2" with buttons for the previous and the next; hidden unless there are several paths."""

    stepped = Signal(int)
    """The number of the path to show, from 0."""

    def __init__(self) -> None:
        super().__init__()
        self._place, self._count = 0, 0
        self._label = Elided("", "small")
        self.back = IconButton("back", self.tr("Previous path"), flat=True, act=self._on_back)
        self.next = IconButton("next", self.tr("Next path"), flat=True, act=self._on_next)
        filled(bare(QHBoxLayout(self), 8), self._label, cluster(self.back, self.next))
        self.hide()

    def show_paths(self, place: int, count: int, more: bool = False) -> None:
        """Say that path `place` (from 0) of `count` is shown; `more`: further paths exist that were not looked for."""
        self._place, self._count = place, count
        of = f"{figure(count)}+" if more else figure(count)
        self._label.setText(self.tr("{} of {}").format(place + 1, of))
        self.setVisible(count > 1)

    def _on_back(self) -> None:
        self.stepped.emit((self._place - 1) % self._count)

    def _on_next(self) -> None:
        self.stepped.emit((self._place + 1) % self._count)


class WordCard(QWidget):
    """The meaning of a word, with the stepper of its paths in the corner or, in a narrow window, below it.

    Where the board is out of sight, the card has a small one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.card, self.stepper = DefinitionCard(), PathStepper()
        self.miniature = QLabel()
        self.miniature.hide()
        self._grid = bare(QGridLayout(self), 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self.miniature, 0, 1)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        self.compact = compact
        self.card.set_compact(compact)
        for widget in (self.card, self.stepper):
            self._grid.removeWidget(widget)
        self._grid.addWidget(self.card, 0, 0)
        if compact:
            self._grid.addWidget(self.stepper, 1, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._grid.addWidget(self.stepper, 0, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self.stepper.raise_()

    def show_board(self, board: BoardWidget) -> None:
        """The path of the word is on `board`; show it here too unless it can be seen there."""
        out_of_sight = board.visibleRegion().boundingRect() != board.rect()
        self.card.set_room(not out_of_sight)  # there it stands above the list, which should stay where it is
        self.miniature.setVisible(out_of_sight)
        if out_of_sight:
            self.miniature.setPixmap(miniature(board, theme_of(self).px(LEAST_HEIGHT)))


def word_columns(analysis: GridAnalysis | RoundWords, ticked: Callable[[str], bool]) -> list[Column]:
    """The usual `ListColumns`."""
    return [
        Column(
            "word",
            say("Word"),
            lambda found: analysis.shown(found.word),
            sort_key=lambda found: analysis.order(found.word),
            icon=lambda found: "check" if ticked(found.word) else "",
            words=lambda found: (found.word,),
        ),
        Column("common", say("Common"), lambda found: analysis.zipf(found.word), kind=Kind.COMMONNESS, width=60),
        Column("length", say("Length"), lambda found: len(found.word), kind=Kind.NUMBER, width=56),
        Column("points", say("Points"), lambda found: found.score, kind=Kind.NUMBER, width=76),
    ]


def other_spellings(lexicon: Lexicon | None, word: str) -> list[str]:
    """What the "+1" after a word stands for: "also" and a spelling beside the first, each once."""
    others = [] if lexicon is None else list(dict.fromkeys(map(capitals, lexicon.spelt(word))))[1:]
    return [say("also {}", other) for other in others]


class WordTable(QWidget):
    """A list of words and the card of the selected one. Never shown itself: its widgets go into a page's places."""

    def __init__(
        self,
        analysis: GridAnalysis | RoundWords,
        columns: list[Column],
        tie: Callable[[FoundWord], object],
        name: str,
        parent: QWidget,
    ) -> None:
        """`tie` orders words that are equal in the column sorted by; `name` is what a screen reader calls the list."""
        super().__init__(parent)
        self.hide()
        self._analysis = analysis
        self.model = ResultModel(columns, tie, self)
        self.table = ResultTable(self.model, name)
        self.card = WordCard()
        self.card.card.clear()
        self.about: Callable[[str], str] = lambda word: ""
        """What else the card says of a word; "" for nothing."""
        self.why: Callable[[str], str] = lambda word: ""
        """Why the word could have been found, or was worth it: a sentence, "" for none."""
        self._explained: tuple[FoundWord, str, str] | None = None
        """What the card shows."""
        self._unpacking, self._problem = False, ""
        """Whether the dictionary is being prepared, and why it could not be."""

    def _unpack(self, work: Callable[[], None]) -> None:
        """Prepare the dictionary off the GUI thread, once, then explain the word again."""
        if self._unpacking or self._problem:
            return
        self._unpacking = True
        Task(work, self._analysis.session.pool, self, self._on_unpacked, self._on_unpacked).start()

    def _on_unpacked(self, error: Exception | None) -> None:
        self._unpacking, self._problem = False, "" if error is None else str(error)
        self.explain_again()

    def explain_again(self) -> None:
        """Show the word of the card again: more is known of it."""
        if self._explained is not None:
            self.explain(*self._explained)

    def explain(self, found: FoundWord | None, spelling: str = "", points: str = "") -> None:
        """Show what a word means; `spelling` is the word cut into tiles, `points` a text."""
        self._explained = None
        if found is None:
            self.card.card.clear()
            return
        self._explained = found, spelling, points
        part, meaning = self._meaning(found.word)
        paths = counted(found.paths, "{} path", "{} paths")
        size = counted(len(found.word), "{} letter", "{} letters")
        facts = [size, points] if self.card.compact else [spelling, size, points, paths]
        facts += filter(None, [self.about(found.word)])
        facts += other_spellings(self._analysis.lexicon, found.word)
        shown = self._analysis.shown(found.word)
        self.card.card.show_word(shown, part, meaning, ", ".join(facts), self.why(found.word))

    def _meaning(self, word: str) -> tuple[str, str]:
        """(part of speech, first sense). Looking it up takes 0.2 ms, at most 2 ms: no thread is needed."""
        lexicon = self._analysis.lexicon
        language, spellings = (ENGLISH, (word,)) if lexicon is None else (lexicon.language, lexicon.spelt(word))
        from qless_studio.engine.lexicon import definitions  # no word is selected in the first picture

        if not definitions.has_dictionary(language):
            return "", self.tr("No definition available.")
        if not definitions.is_unpacked(language):
            self._unpack(partial(definitions.unpack, language))
            return "", self._problem or capitalised(self.tr("loading…"))
        return definitions.Definitions().brief(word, language, spellings)


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
        listen(self.apply_filter, self.filter.changed, played.changed)
        analysis.cleared.connect(self._on_cleared)
        analysis.words_added.connect(self.model.show_added)

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
        self.table.set_empty_text(self.tr("No matches") if filtered else self._empty_text)

    def _zipf_of(self, found: FoundWord) -> float | None:
        return self._analysis.zipf(found.word)


def _word_of(found: FoundWord) -> str:
    return found.word


# The word selected in a list: its paths over the board, one at a time, and what it is worth and means.


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
        words.table.solution_selected.connect(self.select)
        words.table.solution_hovered.connect(self.hover)
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


# Only the words through one tile: chosen by a click on it, and named above the list.


class TileFilter(QObject):
    """The tile, and the words through it. Another click on it, Escape, a trace or another board brings all back."""

    changed = Signal()
    """The tile chosen has changed; there may be none."""

    def __init__(self, rules: GridRules[Any, Any], board: GridBoard, analysis: GridAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self._rules, self._board, self._analysis = rules, board, analysis
        self._words: frozenset[str] = frozenset()
        self.cell = -1
        """The tile; -1 for none."""
        board.tile_chosen.connect(self._on_chosen)
        listen(self.clear, board.trace_changed, analysis.cleared)
        analysis.finished.connect(self._on_finished)

    def passes(self, found: FoundWord) -> bool:
        """Whether a word may be listed."""
        return self.cell < 0 or found.word in self._words

    def text(self) -> str:
        """How many words lead through the tile; "" while there is none."""
        if self.cell < 0:
            return ""
        count, tile = len(self._words), self._rules.board.tiles[self.cell]
        letters = edits.letters_shown(tile) or tile
        return counted(count, "{} word through {}", "{} words through {}", figure(count), letters)

    def mark(self, marks: Sequence[TileMark]) -> tuple[TileMark, ...]:
        """The marks of the tiles, with the tile marked too."""
        found = list(marks) or [TileMark()] * len(self._rules.board.tiles)
        if self.cell >= 0:
            found[self.cell] = found[self.cell]._replace(marked=True)
        return tuple(found)

    def clear(self) -> None:
        """List all words again."""
        if self.cell >= 0:
            self.cell, self._words = -1, frozenset()
            self.changed.emit()

    def _on_chosen(self, cell: int) -> None:
        if cell == self.cell or self._rules.board.tiles[cell] in UNPLAYABLE:
            self.clear()
        elif self._analysis.words and not (self._board.locked() and self._board.traces()):  # it may begin a word
            self.cell = cell
            self._find()

    def _on_finished(self) -> None:
        if self.cell >= 0:
            self._find()

    def _find(self) -> None:
        from qless_studio.engine.grids.review import words_through

        rules = self._rules
        through = words_through(self.cell, self._analysis.words, rules.tiles(), rules.near())
        self._words = frozenset(found.word for found in through)
        self.changed.emit()
        announce(self._board, self.text())


class TileNote(QWidget):
    """Names the tile whose words are listed, with a button for all words; hidden while there is none."""

    def __init__(self, filter: TileFilter) -> None:
        super().__init__()
        self._filter = filter
        self.label = Elided("", "section")
        self.all = IconButton("cross", self.tr("List all words"), flat=True, act=filter.clear)
        filled(bare(QHBoxLayout(self)), (self.label, 1), self.all)
        filter.changed.connect(self._show)
        self.hide()

    def _show(self) -> None:
        text = self._filter.text()
        self.label.setText(text)
        self.setVisible(bool(text))
