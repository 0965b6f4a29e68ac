"""The filters of the list of solutions, in a popover."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.games.q_less.review import Badge, badges, layout, word_set
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import counted, say
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.results.filter_field import FilterField
from qless_studio.ui.widgets.results.word_filter import word_test

GROUPS: Mapping[object, Callable[[Solution], object]] = {"words": word_set, "layout": layout}
"""What solutions can be grouped by; equal keys make a group."""


def box_of(solution: Solution) -> tuple[int, int]:
    """Rows and columns of a solution's grid."""
    return len(solution.grid), len(solution.grid[0])


class SolutionFilters(QWidget):
    """Lets the player choose what must hold of a solution to be listed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        tr, any_ = self.tr, self.tr("any")
        self.field = FilterField()
        lengths = [(n, counted(n, "{} letter", "{} letters")) for n in range(4, 11)]
        cells = [(n, counted(n, "{} cell", "{} cells")) for n in (16, 20, 25, 30, 36, 49)]
        self.length = Combo([(0, any_), *lengths])
        self.words = Combo([(0, any_), *((n, f"{n}") for n in range(1, 10))])
        self.box = Combo([(0, any_), *cells])
        self.badge = Combo([(None, any_), *((badge, say(badge.value)) for badge in Badge)])
        groups = [(None, tr("solution")), ("words", tr("set of words")), ("layout", tr("layout"))]
        self.group = Combo(groups)
        column = filled(bare(QVBoxLayout(self)), self.field)
        for label, combo in (
            (tr("Longest word at least"), self.length),
            (tr("Words"), self.words),
            (tr("Maximum box"), self.box),
            (tr("Special feature"), self.badge),
            (tr("One per"), self.group),
        ):
            row = filled(QHBoxLayout(), (Elided(label, "note"), 1), combo)
            column.addLayout(row)
            combo.setAccessibleName(label)
            combo.value_changed.connect(self._on_changed)
        clear = Button(tr("Clear filters"), act=self.clear)
        column.addWidget(clear)
        self.field.filter_changed.connect(self._on_changed)

    @property
    def active(self) -> bool:
        """Whether any filter is set."""
        return bool(self.field.text().strip()) or any(combo.currentIndex() for combo in self._combos)

    def clear(self) -> None:
        """List every solution."""
        for combo in self._combos:
            combo.setCurrentIndex(0)
        self.field.clear()
        self.field.apply()
        self.changed.emit()

    def predicate(self, lexicon: Lexicon | None) -> Callable[[Solution], bool] | None:
        """The test of a solution; None if every solution passes. `lexicon` knows how words are spelt.

        Of each group the solution that it is first called with passes, then and later.
        """
        if not self.active:
            return None
        matches = word_test("" if self.field.wrong else self.field.text(), lexicon)
        count, cells, longest = map(_number, (self.words, self.box, self.length))
        badge, group = self.badge.value, GROUPS.get(self.group.value)
        first: dict[object, Solution] = {}

        def passes(solution: Solution) -> bool:
            return (
                (not count or len(solution.words) == count)
                and (not cells or math.prod(box_of(solution)) <= cells)
                and (not longest or max(map(len, solution.words)) >= longest)
                and any(map(matches, solution.words))
                and (badge is None or badge in badges(solution))
                and (group is None or first.setdefault(group(solution), solution) is solution)
            )

        return passes

    @property
    def _combos(self) -> tuple[Combo, ...]:
        return self.length, self.words, self.box, self.badge, self.group

    def _on_changed(self, *_: object) -> None:
        self.changed.emit()


def _number(combo: Combo) -> int:
    return combo.value if isinstance(combo.value, int) else 0
