"""The list of words of a board: table, filter, what the chosen word means, and its ways over the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.grids import Found
from qless_studio.engine.lexicon import Definitions, Lexicon
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Cluster, IconButton
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.results.definition_card import DefinitionCard
from qless_studio.ui.widgets.results.filter_row import WordFilterRow
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable


class PathStepper(QWidget):
    """Path 1 of 2, and to the one before and after; gone while there is one path at most."""

    stepped = Signal(int)
    """The number of the path to show, from 0."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._place, self._count = 0, 0
        self._label = Elided(appearance, "", 12, 500, "text")
        self.back = IconButton(appearance, "back", self.tr("Previous path"), flat=True)
        self.next = IconButton(appearance, "next", self.tr("Next path"), flat=True)
        self.back.clicked.connect(lambda: self._go(-1))
        self.next.clicked.connect(lambda: self._go(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(Cluster(appearance, self.back, self.next))
        self.hide()

    def show_paths(self, place: int, count: int, more: bool = False) -> None:
        """`more`: there are others that were not laid out."""
        self._place, self._count = place, count
        of = f"{figure(count)}+" if more else figure(count)
        self._label.setText(self.tr("Path {} of {}").format(place + 1, of))
        self.setVisible(count > 1)

    def _go(self, step: int) -> None:
        self.stepped.emit((self._place + step) % self._count)


class WordCard(QWidget):
    """What a word means, with the stepper of its paths: at the side in a card, large beside a small board."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.card, self.stepper = DefinitionCard(appearance), PathStepper(appearance)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
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


def tr(text: str) -> str:
    return QCoreApplication.translate("WordColumns", text)


def word_columns(zipf: Callable[[str], float | None], ticked: Callable[[str], bool]) -> list[Column]:
    """The columns of a list of `Found`."""
    return [
        Column(
            "word",
            tr("Word"),
            lambda found: found.word.upper(),
            icon=lambda found: "check" if ticked(found.word) else "",
            words=lambda found: (found.word,),
        ),
        Column("common", tr("Common"), lambda found: zipf(found.word), kind=Kind.COMMONNESS, width=60),
        Column("length", tr("Length"), lambda found: len(found.word), kind=Kind.NUMBER, width=56),
        Column("points", tr("Points"), lambda found: found.score, kind=Kind.NUMBER, width=76),
    ]


class WordList(QWidget):
    """The words found, as they come. Never shown itself: its widgets go into a page's places."""

    chosen_changed = Signal(object)
    """The word chosen (`Found`), or None."""
    hovered = Signal(object)
    """The word under the pointer, or None."""

    def __init__(
        self, appearance: Appearance, parent: QWidget, columns: Callable[..., list[Column]] = word_columns
    ) -> None:
        super().__init__(parent)
        self.hide()
        self.found: dict[str, Found] = {}
        self.lexicon: Lexicon | None = None
        self.ticked: dict[str, float] = {}
        self._only: Callable[[Found], bool] | None = None
        self._definitions = Definitions()
        columns_shown = columns(self.zipf, self.ticked.__contains__)
        self.model = ResultModel(columns_shown, self._tie, self)
        self.table = ResultTable(appearance, self.model, self.tr("Words found"))
        self.table.sort_by("points")
        self.filter = WordFilterRow(appearance, self)
        self.card = WordCard(appearance)
        self.card.card.clear()
        self.filter.changed.connect(self.apply_filter)
        self.table.solution_selected.connect(self.chosen_changed)
        self.table.solution_hovered.connect(self.hovered)

    def zipf(self, word: str) -> float | None:
        return self.lexicon.zipf(word) if self.lexicon else None

    def _tie(self, found: Found) -> tuple[float, str]:
        """Of words worth the same the most common first."""
        return -(self.zipf(found.word) or 0.0), found.word

    def clear(self) -> None:
        """The board is another one."""
        self.found.clear()
        self.model.clear()
        self.table.set_empty_text("")

    def extend(self, batch: Iterable[Found]) -> None:
        batch = list(batch)
        self.found.update((found.word, found) for found in batch)
        self.model.extend(batch)

    def show_only(self, test: Callable[[Found], bool] | None) -> None:
        """Hide all words but those that pass, whatever the filter says; None: hide none."""
        self._only = test
        self.apply_filter()

    def apply_filter(self) -> None:
        asked, only = self.filter.predicate(lambda found: found.word, lambda found: self.zipf(found.word)), self._only
        if only is None or asked is None:
            self.model.set_filter(only or asked)
        else:
            self.model.set_filter(lambda found: only(found) and asked(found))
        self.table.set_empty_text(self.tr("No matching words") if self.model.total and not self._only else "")

    def tick(self, word: str, at: float) -> None:
        self.ticked[word] = at
        self.apply_filter()

    def untick(self, word: str) -> None:
        self.ticked.pop(word, None)
        self.apply_filter()

    def clear_ticks(self) -> None:
        self.ticked.clear()
        self.apply_filter()

    def explain(self, found: Found | None, spelled: str = "", points: str = "") -> None:
        """Say what a word means; `spelled` is its tiles, `points` its points in words."""
        if found is None:
            self.card.card.clear()
            return
        part, meaning = self._meaning(found.word)
        paths = counted(found.paths, "{} path", "{} paths")
        size = counted(len(found.word), "{} letter", "{} letters")
        extra = ", ".join((size, points) if self.card.compact else (spelled, size, points, paths))
        self.card.card.show_word(found.word.upper(), part, meaning, extra)

    def _meaning(self, word: str) -> tuple[str, str]:
        """(part of speech, first sense). A question takes 0.2 ms, 2 ms at worst: no need of a thread."""
        try:
            known = self._definitions.define(word)
        except LexiconError as error:
            return "", str(error)
        if known is None:
            return "", ""
        entry = known.entries[0]
        said = known.derivation or entry.relation
        return entry.part, f"{said}: {entry.senses[0]}" if said else entry.senses[0]
