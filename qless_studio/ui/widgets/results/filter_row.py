"""The filter controls above a list of words: a text field, all or common words, and sliders in a popover."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.basic.fields import SliderRow
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.popover import Popover
from qless_studio.ui.widgets.results.commonness import band_word
from qless_studio.ui.widgets.results.filter_field import FilterField
from qless_studio.ui.widgets.results.word_filter import WordFilter

S = TypeVar("S")
LONGEST = 16
"""Maximum of the slider for the length."""
BANDS = list(Band)[::-1]
"""From unknown to very common: the steps of the slider."""
COMMON = BANDS.index(Band.COMMON)


class WordFilterRow(QObject):
    """Makes the controls but lays nothing out: the page places `widgets` as its width allows."""

    changed = Signal()
    """`filter` changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = FilterField()
        choices = [(0, self.tr("All")), (COMMON, self.tr("Common"))]
        self.bands = Segments(choices, self.tr("Words shown"))
        self.more = IconButton("sliders", self.tr("Length and commonness"))
        self.more.setCheckable(True)
        self.popover = Popover(self.tr("Length and commonness"), self.more)
        self.length = SliderRow(self.tr("Minimum length"), 1, LONGEST, 1)
        self.longest = SliderRow(self.tr("Maximum length"), 1, LONGEST, LONGEST, _describe_longest)
        self.commonness = SliderRow(self.tr("Minimum commonness"), 0, len(BANDS) - 1, 0, _describe_step)
        self.popover.add(self.length)
        self.popover.add(self.longest)
        self.popover.add(self.commonness)
        self.problem = Elided("", "bad")
        self.problem.hide()
        self.field.problem_changed.connect(self._on_problem)
        self.field.filter_changed.connect(lambda _: self.changed.emit())
        self.bands.value_changed.connect(self.commonness.slider.setValue)
        self.length.value_changed.connect(self._on_shortest_moved)
        self.longest.value_changed.connect(self._on_longest_moved)
        self.commonness.value_changed.connect(self._on_moved)
        self.more.clicked.connect(self._on_more)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """All widgets to be laid out."""
        return *self.controls, self.problem

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that are always visible; `problem` shows itself when needed."""
        return self.field, self.bands, self.more

    @property
    def filter(self) -> WordFilter:
        """The current filter; an invalid text counts as empty."""
        text = "" if self.field.wrong else self.field.text()
        longest = self.longest.value if self.longest.value < LONGEST else 0
        return WordFilter(text, self.length.value, BANDS[self.commonness.value], longest)

    @property
    def exact_length(self) -> int | None:
        """The only length that passes; None if several do."""
        return self.length.value if self.length.value == self.longest.value < LONGEST else None

    def toggle_length(self, length: int) -> None:
        """Let only words of this length pass; or all lengths again, if only this one does."""
        if length == self.exact_length:
            self.longest.slider.setValue(LONGEST)
            self.length.slider.setValue(1)
        else:
            self.length.slider.setValue(length)
            self.longest.slider.setValue(length)

    def predicate(
        self, word: Callable[[S], str], zipf: Callable[[S], float | None], lexicon: Lexicon | None = None
    ) -> Callable[[S], bool] | None:
        """As `WordFilter.predicate`, for the current filter."""
        return self.filter.predicate(word, zipf, lexicon)

    def _on_shortest_moved(self, length: int) -> None:
        self.longest.slider.setValue(max(length, self.longest.value))
        self._on_moved(length)

    def _on_longest_moved(self, length: int) -> None:
        self.length.slider.setValue(min(length, self.length.value))
        self._on_moved(length)

    def _on_moved(self, _: int) -> None:
        self.bands.set_value(COMMON if self.commonness.value >= COMMON else 0)
        self._update_button()
        self.changed.emit()

    def _update_button(self) -> None:
        """Check the popover's button while its sliders filter more than the segments show."""
        sized = self.length.value > 1 or self.longest.value < LONGEST
        self.more.setChecked(sized or self.commonness.value not in (0, COMMON))

    def _on_problem(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _on_more(self) -> None:
        self._update_button()
        self.popover.open_under(self.more)


def _describe_longest(length: int) -> str:
    return str(length) if length < LONGEST else say("any")


def _describe_step(step: int) -> str:
    return band_word(BANDS[step]) if step else say("any")
