"""The solutions in the panel: of this grid or of all, as pictures or as rows, narrowed by filters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.badges import Badge, badges, layout, word_set
from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.q_less.thumbnails import Thumbnails
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.popover import Popover
from qless_studio.ui.widgets.basic.themed import sides
from qless_studio.ui.widgets.results.filter_field import FilterField
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_filter import word_test

KEEP = 10_000
"""Solutions kept for looking at; the rest are counted."""
GRID, ALL = "grid", "all"


def box_of(solution: Solution) -> tuple[int, int]:
    """Rows and columns."""
    return len(solution.grid), len(solution.grid[0])


class Found:
    """Solutions of one question, as far as they are kept, and how many there are."""

    def __init__(self) -> None:
        self.kept: list[Solution] = []
        self.count = 0
        self.whole = False
        """Whether the count is the last word."""

    @property
    def text(self) -> str:
        """A plus for those that may still come: dots would look like text that is cut."""
        return figure(self.count) if self.whole or not self.count else f"{figure(self.count)}+"


class Filters(QWidget):
    """What a solution must be like to be listed."""

    changed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.field = FilterField(appearance)
        any_ = self.tr("any")
        self.length = Combo(
            appearance, [(0, any_), *((n, counted(n, "{} letter", "{} letters")) for n in range(4, 11))]
        )
        self.words = Combo(appearance, [(0, any_), *((n, f"{n}") for n in range(1, 10))])
        self.box = Combo(
            appearance, [(0, any_), *((n, counted(n, "{} cell", "{} cells")) for n in (16, 20, 25, 30, 36, 49))]
        )
        self.badge = Combo(appearance, [(None, any_), *((badge, say(badge.value)) for badge in Badge)])
        each = self.tr("solution")
        groups = [(None, each), (word_set, self.tr("set of words")), (layout, self.tr("layout"))]
        self.group = Combo(appearance, groups)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.field)
        for label, combo in (
            (self.tr("Longest word at least"), self.length),
            (self.tr("Number of words"), self.words),
            (self.tr("Maximum box"), self.box),
            (self.tr("Special feature"), self.badge),
            (self.tr("One per"), self.group),
        ):
            row = QHBoxLayout()
            row.addWidget(Elided(appearance, label, 14, 400, "text_dim"), 1)
            row.addWidget(combo)
            column.addLayout(row)
            combo.setAccessibleName(label)
            combo.value_changed.connect(lambda _: self.changed.emit())
        clear = Button(appearance, self.tr("Clear filters"))
        clear.clicked.connect(self.clear)
        column.addWidget(clear)
        self.field.filter_changed.connect(lambda _: self.changed.emit())

    @property
    def combos(self) -> tuple[Combo, ...]:
        return self.length, self.words, self.box, self.badge, self.group

    @property
    def active(self) -> bool:
        return bool(self.field.text().strip()) or any(combo.currentIndex() for combo in self.combos)

    def clear(self) -> None:
        """Let everything through."""
        for combo in self.combos:
            combo.setCurrentIndex(0)
        self.field.clear()
        self.field.apply()
        self.changed.emit()

    def predicate(self) -> Callable[[Solution], bool] | None:
        """The test of a solution; None when everything passes. One per group passes, the first that is asked about."""
        if not self.active:
            return None
        fits = word_test("" if self.field.wrong else self.field.text())
        longest, words, cells = self.length.value, self.words.value, self.box.value
        badge, group = self.badge.value, self.group.value
        first: dict[Any, Solution] = {}

        def passes(solution: Solution) -> bool:
            rows, columns = box_of(solution)
            if (words and len(solution.words) != words) or (cells and rows * columns > cells):
                return False
            if (longest and max(map(len, solution.words)) < longest) or not any(map(fits, solution.words)):
                return False
            if badge is not None and badge not in badges(solution):
                return False
            if group is None:
                return True
            return first.setdefault(group(solution), solution) is solution

        return passes


class SolutionsHead(QWidget):
    """Which solutions, and how they are shown."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.title = Elided(appearance, self.tr("Solutions"), 12, 600, "text_dim")
        self.which = Segments(
            appearance, [(GRID, self.tr("This grid")), (ALL, self.tr("All"))], self.tr("Solutions shown")
        )
        self.filter = IconButton(appearance, "sliders", self.tr("Filter solutions"), flat=True)
        self.filter.setCheckable(True)
        self.rows = IconButton(appearance, "menu", self.tr("Show as list"), flat=True)
        self.rows.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.title, 1)
        for widget in (self.filter, self.rows, self.which):
            row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.fit)  # in the midst of laying out, what is shown or hidden is not heard of

    def fit(self) -> None:
        """Without the title where it would be cut."""
        needed = sum(widget.sizeHint().width() + 4 for widget in (self.title, self.filter, self.rows, self.which))
        self.title.setVisible(needed <= self.width())


class _Views(QStackedWidget):
    """Takes what room there is and asks for little."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.currentWidget().minimumSizeHint()


class Solutions(QWidget):
    """The list itself. `head` goes above it."""

    chosen = Signal(object)
    """The solution to look at; None for none"""
    activated = Signal(object)
    """The solution to be laid"""

    def __init__(self, appearance: Appearance, zipf: Callable[[str], float | None]) -> None:
        super().__init__()
        self.found = {GRID: Found(), ALL: Found()}
        self._fed = 0
        self._zipf = zipf
        self._selected: Solution | None = None
        self.head = SolutionsHead(appearance)
        self.model = ResultModel(self._columns(), parent=self)
        self.pictures = Thumbnails(appearance, self.model, self.tr("Solutions as thumbnails"))
        self.table = ResultTable(appearance, self.model, self.tr("Solutions as a list"), compact=True)
        self.filters = Filters(appearance)
        self._popover = Popover(appearance, self.tr("Filter solutions"), self.head.filter)
        self._popover.add(self.filters)
        self.views = _Views()
        self.views.addWidget(self.pictures)
        self.views.addWidget(self.table)
        self.note = Elided(appearance, "", 12, 400, "text_dim")
        self.place = Button(appearance, self.tr("Place solution"), "check")
        self.words = Elided(appearance, "", 12, 500, "text")
        self._lay_out()
        self._connect()

    def _columns(self) -> list[Column]:
        tr = self.tr
        return [
            Column(
                "words",
                tr("Words"),
                lambda s: " ".join(s.words),
                lambda s: " ".join(s.words).upper(),
                words=lambda s: s.words,
            ),
            Column("count", tr("Words"), lambda s: len(s.words), kind=Kind.NUMBER, width=56),
            Column(
                "box", tr("Box"), lambda s: box_of(s)[0] * box_of(s)[1], lambda s: "{}×{}".format(*box_of(s)), width=48
            ),
            Column("rarest", tr("Rarest"), self._rarest, kind=Kind.COMMONNESS, width=56),
        ]

    def _rarest(self, solution: Solution) -> float | None:
        values = [self._zipf(word) for word in solution.words]
        return None if None in values else min(values)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*sides(6, 0, 0, 0))
        column.setSpacing(6)
        column.addWidget(self.views, 1)
        self._card = QWidget()
        row = QHBoxLayout(self._card)
        row.setContentsMargins(*sides(0, 0, 10, 0))
        row.addWidget(self.words, 1)
        row.addWidget(self.place)
        column.addWidget(self._card)
        column.addWidget(self.note)
        self._card.hide()
        self.note.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _connect(self) -> None:
        self.head.which.value_changed.connect(lambda _: self._refill())
        self.head.rows.toggled.connect(self._on_rows)
        self.head.filter.clicked.connect(self.open_filters)
        self.filters.changed.connect(self._refilter)
        self.table.solution_selected.connect(self._on_selected)
        self.pictures.solution_selected.connect(self._on_selected)
        self.table.solution_activated.connect(self.activated)
        self.pictures.solution_activated.connect(self.activated)
        self.place.clicked.connect(lambda: self._selected is not None and self.activated.emit(self._selected))
        self.model.counts_changed.connect(lambda *_: self._show_note())

    # what is in the list

    @property
    def selected(self) -> Solution | None:
        return self._selected

    @property
    def which(self) -> str:
        """Of which question the solutions are listed: GRID or ALL."""
        return self.head.which.value

    @property
    def _current(self) -> Found:
        return self.found[self.which]

    def clear(self, which: str) -> None:
        """Nothing is known any more."""
        self.found[which] = Found()
        if self.head.which.value == which:
            self._refill()
        self._show_counts()

    def extend(self, which: str, batch: Iterable[Solution]) -> None:
        """More solutions to keep."""
        self.found[which].kept.extend(batch)
        if self.found[which] is self._current:
            self._feed()

    def count(self, which: str, count: int, whole: bool) -> None:
        """So many solutions are known, and whether that is all."""
        self.found[which].count, self.found[which].whole = count, whole
        self._show_counts()

    def copy(self, source: str, target: str) -> None:
        """What one question found answers another."""
        self.found[target] = self.found[source]
        if self.head.which.value == target:
            self._refill()
        self._show_counts()

    def show_which(self, which: str) -> None:
        if self.head.which.value != which:
            self.head.which.set_value(which)
            self._refill()

    def set_empty_text(self, text: str) -> None:
        self.pictures.set_empty_text(text)
        self.table.set_empty_text(text)

    def open_filters(self) -> None:
        """Open the filters under their button."""
        self._popover.open_under(self.head.filter)
        self.filters.field.setFocus()
        self.head.filter.setChecked(self.filters.active)

    def choose(self, solution: Solution | None) -> None:
        """Show a solution as the chosen one, without a signal."""
        self._selected = solution
        self.pictures.choose(solution)
        self.table.choose(solution)
        self._show_card()

    def _refill(self) -> None:
        self._fed = 0
        self.model.clear()
        self.model.set_filter(self.filters.predicate())
        self.choose(None)
        self.chosen.emit(None)
        self._feed()

    def _feed(self) -> None:
        kept = self._current.kept
        if self._fed < len(kept):
            batch = kept[self._fed :]
            self._fed = len(kept)
            self.model.extend(batch)
        self._show_note()

    def _refilter(self) -> None:
        self.head.filter.setChecked(self.filters.active)
        self.model.set_filter(self.filters.predicate())

    def _show_counts(self) -> None:
        for which, name in ((GRID, self.tr("This grid: {}")), (ALL, self.tr("All: {}"))):
            self.head.which.set_label(which, name.format(self.found[which].text))
        self.head.fit()
        self._show_note()

    def _show_note(self) -> None:
        found, parts = self._current, []
        if self.filters.active:
            parts.append(self.tr("{} of {} match the filter").format(figure(self.model.shown), figure(len(found.kept))))
        if found.count > len(found.kept) and len(found.kept) >= KEEP:
            parts.append(
                self.tr("The first {} are listed; the other {} are only counted").format(
                    figure(len(found.kept)), figure(found.count - len(found.kept))
                )
            )
        self.note.setText("; ".join(parts))
        self.note.setVisible(bool(parts))

    def _on_rows(self, rows: bool) -> None:
        self.views.setCurrentWidget(self.table if rows else self.pictures)

    def _on_selected(self, solution: Solution | None) -> None:
        if solution is None or solution == self._selected:
            return
        self._selected = solution
        (self.table if self.sender() is self.pictures else self.pictures).choose(solution)
        self._show_card()
        self.chosen.emit(solution)

    def _show_card(self) -> None:
        solution = self._selected
        self._card.setVisible(solution is not None)
        if solution is not None:
            marks = ", ".join(sorted(say(badge.value) for badge in badges(solution)))
            words = " ".join(word.upper() for word in solution.words)
            self.words.setText(f"{words} ({marks})" if marks else words)
