"""The row over a list of words: a field, all or common words, and sliders for length and commonness."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.fields import FilterField, SliderRow
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.popover import Popover
from qless_studio.ui.widgets.results.commonness import band_word
from qless_studio.ui.widgets.results.filtering import WordFilter

LONGEST = 16
BANDS = list(Band)[::-1]
"""From what is unknown to what is most common: the steps of the slider."""
COMMON = BANDS.index(Band.COMMON)


class WordFilterRow(QObject):
    """Not a widget: `widgets` go into a page's filter place, which lays them out as the room allows."""

    changed = Signal()
    """`filter` is another one now."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = FilterField(appearance)
        choices = [(0, self.tr("All")), (COMMON, self.tr("Common"))]
        self.bands = Segments(appearance, choices, self.tr("Which words"))
        self.more = IconButton(appearance, "sliders", self.tr("Least length and commonness"))
        self.more.setCheckable(True)
        self.popover = Popover(appearance, self.tr("Least length and commonness"), self.more)
        self.length = SliderRow(appearance, self.tr("Letters, at least"), 1, LONGEST, 1)
        self.commonness = SliderRow(appearance, self.tr("Commonness"), 0, len(BANDS) - 1, 0, _band_words)
        self.popover.add(self.length)
        self.popover.add(self.commonness)
        self.problem = Elided(appearance, "", 12, 500, "bad")
        self.problem.hide()
        self.field.problem_changed.connect(self._on_problem)
        self.field.filter_changed.connect(lambda _: self.changed.emit())
        self.bands.value_changed.connect(self.commonness.slider.setValue)
        self.length.value_changed.connect(self._on_moved)
        self.commonness.value_changed.connect(self._on_moved)
        self.more.clicked.connect(self._on_more)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return *self.controls, self.problem

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """Those to be seen always; the problem shows itself."""
        return self.field, self.bands, self.more

    @property
    def filter(self) -> WordFilter:
        """What is asked for now; its text can be read."""
        text = "" if self.field.wrong else self.field.text()
        return WordFilter(text, self.length.value, BANDS[self.commonness.value])

    def predicate(
        self, word: Callable[[Any], str], zipf: Callable[[Any], float | None]
    ) -> Callable[[Any], bool] | None:
        """The test of a solution; None when everything passes."""
        return self.filter.predicate(word, zipf)

    def _on_moved(self, _: int) -> None:
        self.bands.set_value(COMMON if self.commonness.value >= COMMON else 0)
        self._mark()
        self.changed.emit()

    def _mark(self) -> None:
        self.more.setChecked(self.length.value > 1 or self.commonness.value not in (0, COMMON))

    def _on_problem(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _on_more(self) -> None:
        self._mark()
        self.popover.open_under(self.more)


def _band_words(step: int) -> str:
    return band_word(BANDS[step]) if step else QCoreApplication.translate("Commonness", "any")
