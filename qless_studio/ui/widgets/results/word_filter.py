"""The filter of a list of words: what it lets through, and the controls above the list."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.languages import composed
from qless_studio.engine.texts import capitalised, figure, say
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.dialogs import Popover
from qless_studio.ui.widgets.basic.fields import Field, Segments, SliderRow
from qless_studio.ui.widgets.basic.labels import Elided, show_text, text_label
from qless_studio.ui.widgets.basic.themed import Fitted
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_facts import band_word
from qless_studio.ui.work.signals import timer


class FilterError(StudioError):
    """A filter expression that cannot be parsed."""


S = TypeVar("S")


class WordFilter(NamedTuple):
    """What a word must match to stay in the list.

    `text` is plain text found anywhere in the word, a pattern for the whole word if it contains `?` (one letter) or
    `*` (any letters), or a regular expression between slashes. Case is ignored. A text with accents is looked for in
    the spellings of a word, any other in the letters that are played; a regular expression in both.
    """

    text: str = ""
    min_length: int = 0
    minimum_band: Band = Band.UNKNOWN
    max_length: int = 0
    """Maximum length; 0: no maximum."""

    def __bool__(self) -> bool:
        """Whether the filter can exclude anything."""
        limited = self.min_length > 1 or self.max_length > 0 or self.minimum_band is not Band.UNKNOWN
        return bool(self.text.strip()) or limited

    def predicate(
        self,
        word: Callable[[S], str],
        zipf: Callable[[S], float | None] = lambda solution: None,
        lexicon: Lexicon | None = None,
    ) -> Callable[[S], bool] | None:
        """A test for solutions, given functions for their word and Zipf value; None if everything passes.

        `lexicon` knows how the words are spelt; None: as they are played. A solution of several words has them
        separated by spaces, and passes if one of them matches text and length. Raises `FilterError` for an invalid
        regular expression.
        """
        if not self:
            return None
        matches, shortest, floor = word_test(self.text, lexicon), self.min_length, self.minimum_band.floor
        longest = self.max_length or math.inf

        def passes(solution: S) -> bool:
            if floor > -math.inf:
                value = zipf(solution)
                if value is None or value < floor:
                    return False
            text = word(solution)
            if " " not in text:
                return shortest <= len(text) <= longest and matches(text)
            return any(shortest <= len(part) <= longest and matches(part) for part in text.split())

        return passes


def word_test(text: str, lexicon: Lexicon | None = None) -> Callable[[str], bool]:
    """A test for one played word, given the `text` of a `WordFilter`; raises `FilterError`."""
    text = composed(text.strip())
    if text.startswith("/"):
        matches = _regex_test(text)
        return matches if lexicon is None else lambda word: matches(word) or any(map(matches, lexicon.spelt(word)))
    if lexicon is None:
        return _plain_test(text)
    played = lexicon.fold(text)
    if played == text.lower() or not lexicon.spellings:
        return _plain_test(played)
    spelt = _plain_test(text)
    return lambda word: any(map(spelt, lexicon.spelt(word)))


def _plain_test(text: str) -> Callable[[str], bool]:
    text = text.lower()
    if "?" in text or "*" in text:
        parts = {"?": ".", "*": ".*"}
        # Consecutive stars mean the same as one, and would only make matching slow.
        pattern = "".join(parts.get(char, re.escape(char)) for char in re.sub(r"\*+", "*", text))
        whole = re.compile(pattern, re.IGNORECASE).fullmatch
        return lambda word: whole(word) is not None
    return lambda word: text in word.lower()


def _regex_test(text: str) -> Callable[[str], bool]:
    body = text[1:-1] if len(text) > 1 and text.endswith("/") else text[1:]
    try:
        search = re.compile(body, re.IGNORECASE).search
    except re.error as error:
        if error.pos is None:
            raise FilterError(error.msg, say("regular expression")) from None
        raise FilterError(error.msg, say("regular expression, character {}", error.pos + 1)) from None
    except (OverflowError, RecursionError) as error:
        raise FilterError(str(error), say("regular expression")) from None
    return lambda word: search(word) is not None


# The filter controls above a list of words: text field, all or common words, sliders in a popover.

PAUSE = 150
"""Milliseconds without typing after which the filter applies."""
UNFINISHED = 1500
"""Milliseconds without typing after which an invalid expression is called wrong; before, it may be unfinished."""
TAKEN, LEAST = 80, 40
"""Width of the icon, the button and the gaps around a text, and the minimum width for the text."""


class FilterField(Fitted, Field):
    """Applies after a pause in typing, and reports in place an expression that it cannot parse."""

    filter_changed = Signal(str)
    """The text, if valid and changed, after a pause in typing or Enter."""
    problem_changed = Signal(str)
    """What is wrong with the text, to be shown near the field; "" once it is valid again."""

    def __init__(self, placeholder: str = "") -> None:
        super().__init__(placeholder, "search")
        self._name = placeholder or self.tr("Filter list")
        self.setPlaceholderText(self._name)
        self.setAccessibleName(self._name)
        self._help = self.tr("Text, a pattern with ? and *, or a /regular expression/")
        self.setToolTip(self._help)
        self._applied = ""
        self._pause = timer(self, PAUSE, self._on_paused)
        self._unfinished = timer(self, UNFINISHED - PAUSE, self.apply)
        self._table: ResultTable | None = None
        self._counting = True
        self._counted = ""
        """How many rows pass, in words."""
        self._count = text_label("", "caption")
        self._count.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._count.setContentsMargins(0, 0, 4, 0)
        self._count.hide()
        self.add_end(self._count)
        self._clear = IconButton("cross", self.tr("Clear filter"), flat=True, act=self._on_clear)
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clear.hide()
        self.add_end(self._clear)
        self.textChanged.connect(self._on_text_changed)
        self.editingFinished.connect(self.apply)

    def follow(self, table: ResultTable) -> None:
        """Show in the field how many rows of this table pass the filter; Down goes from the field into the table."""
        if self._table is not None:
            self._table.model().counts_changed.disconnect(self._show_count)
        self._table = table
        table.model().counts_changed.connect(self._show_count)
        self._show_count(table.model().shown, table.model().total)

    def set_counting(self, counting: bool) -> None:
        """Whether the number of rows is shown; not while it would give something away, as in a round."""
        self._counting = counting
        if self._table is not None:
            self._show_count(self._table.model().shown, self._table.model().total)

    def _show_count(self, shown: int, total: int) -> None:
        text = "" if shown == total or not self._counting else self.tr("{} of {}").format(figure(shown), figure(total))
        if text != self._counted:
            self._counted = text
            self._count.setText(text)
            self.fit()

    def fit(self) -> None:
        """Show how many rows pass, unless that would cover what is typed."""
        taken = theme_of(self).px(TAKEN) + self._count.sizeHint().width()
        self._count.setVisible(bool(self._counted) and self.width() - taken >= theme_of(self).px(LEAST))
        self.update()

    def set_help(self, text: str) -> None:
        """Set the tool tip that explains the syntax, instead of the default one."""
        self._help = text
        self.setToolTip(text)

    def set_compact(self, compact: bool) -> None:
        """Use a shorter placeholder, for a narrow window."""
        self.setPlaceholderText(self.tr("Filter") if compact else self._name)

    def apply(self) -> None:
        """Apply the text now if it is valid and has changed; otherwise say what is wrong with it."""
        self._pause.stop()
        self._unfinished.stop()
        try:
            word_test(self.text())
        except StudioError as error:
            self._show_problem(str(error))
            return
        self._show_problem("")
        if self.text().strip() != self._applied:
            self._applied = self.text().strip()
            self.filter_changed.emit(self._applied)

    def _show_problem(self, problem: str) -> None:
        if problem == self.accessibleDescription():
            return
        self.show_problem(problem)
        self.setToolTip(problem or self._help)
        self.problem_changed.emit(problem)

    def _on_paused(self) -> None:
        try:
            word_test(self.text())
        except StudioError:
            self._unfinished.start()
        else:
            self.apply()

    def _on_text_changed(self, text: str) -> None:
        if self._clear.isHidden() == bool(text):
            self._clear.setVisible(bool(text))
        self._unfinished.stop()
        self._pause.start()

    def _on_clear(self) -> None:
        self.clear()
        self.apply()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self._on_clear()
        elif event.key() == Qt.Key.Key_Down and self._table is not None and self._table.model().shown:
            self.apply()
            self._table.enter()
        else:
            super().keyPressEvent(event)


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
        self.more = IconButton("sliders", self.tr("Length and commonness"), act=self._on_more)
        self.more.setCheckable(True)
        self.popover = Popover(self.tr("Length and commonness"), self.more)
        self.length = SliderRow(self.tr("Minimum length"), 1, LONGEST, 1, act=self._on_shortest_moved)
        most = self.tr("Maximum length")
        self.longest = SliderRow(most, 1, LONGEST, LONGEST, _describe_longest, act=self._on_longest_moved)
        least = self.tr("Minimum commonness")
        self.commonness = SliderRow(least, 0, len(BANDS) - 1, 0, _describe_step, act=self._on_moved)
        choices = [(0, capitalised(self.tr("all"))), (COMMON, self.tr("Common"))]
        self.bands = Segments(choices, self.tr("Words shown"), act=self.commonness.slider.setValue)
        self.popover.add(self.length)
        self.popover.add(self.longest)
        self.popover.add(self.commonness)
        self.problem = Elided("", "bad")
        self.problem.hide()
        self.field.problem_changed.connect(lambda problem: show_text(self.problem, problem))
        self.field.filter_changed.connect(self.changed)

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
        """The predicate of the current filter, as `WordFilter.predicate`."""
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

    def _on_more(self) -> None:
        self._update_button()
        self.popover.open_under(self.more)


def _describe_longest(length: int) -> str:
    return str(length) if length < LONGEST else say("any")


def _describe_step(step: int) -> str:
    return band_word(BANDS[step]) if step else say("any")
