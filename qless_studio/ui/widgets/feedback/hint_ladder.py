"""The hint ladder: steps from a nudge to the answer, one at a time; in a game closed until the player asks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.ui.style import theme_of
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.themed import (
    CENTRE,
    LEADING,
    TRAILING,
    Measured,
    SelfPainted,
    fill,
    plate,
    put_text,
    sides,
    text_width,
    wrapped_lines,
)

STEP, DISC = 36, 24
"""Height of a step, and diameter of its disc."""
LINE = 20
COMPACT_STEP, COMPACT_DISC = 28, 20
"""Height of a step, and diameter of its disc, where the panel is low."""


class _Rung(Measured, SelfPainted, QLabel):
    """One step: its number, its title and, once revealed, its answer. A QLabel, so that screen readers read it."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number, self._last = number, False
        self._title = self._answer = ""
        self._state = "later"
        self._step, self._disc, self._lines = STEP, DISC, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = filled(bare(QHBoxLayout(self)), STRETCH)

    def show_step(self, title: str, answer: str, state: str) -> None:
        """`state` is "shown", "next" or "later"."""
        self._title, self._answer, self._state = title, answer, state
        self.setText(f"{self._number}. {title}: {answer}" if state == "shown" else f"{self._number}. {title}")
        self.setToolTip(answer if state == "shown" else title)
        self.measure()
        self.update()

    def set_last(self, last: bool) -> None:
        """Whether no line leads on from it."""
        self._last = last
        self.update()

    def set_compact(self, compact: bool) -> None:
        self._step, self._disc = (COMPACT_STEP, COMPACT_DISC) if compact else (STEP, DISC)
        self.measure()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def measure(self) -> None:
        """Update the height: a title may need several lines, and an answer that does not fit beside it its own."""
        lines = len(self._title_lines()) - 1 + len(self._answer_lines())
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    @property
    def _title_font(self) -> QFont:
        return self.theme.font(14, 400 if self._state == "later" else 500)

    def _title_lines(self) -> list[str]:
        room = self.width() - self.theme.px(self._disc + 12) - self._end_room()
        return wrapped_lines(self._title_font, self._title, max(room, 1)) or [""]

    def _answer_lines(self) -> list[str]:
        """The lines of an answer that does not fit beside the title."""
        if self._state != "shown":
            return []
        px, font = self.theme.px, self.theme.font(14, 400)
        start, title = px(self._disc + 12), text_width(self.theme.font(14, 500), self._title)
        fits = start + title + px(12) + text_width(font, self._answer) <= self.width()
        return [] if fits else wrapped_lines(font, self._answer, self.width() - start)

    def add(self, button: QWidget) -> None:
        self._row.addWidget(button)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(self._step + LINE * self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.sizeHint().height())

    def paint_widget(self, painter: QPainter) -> None:
        theme, middle = self.theme, self.theme.px(self._step) / 2
        size = theme.px(self._disc)
        disc = self.visual(QRectF(0, round(middle - size / 2), size, size))
        shown = self._state == "shown"
        line_colour = theme.color("accent_text" if shown else "edge")
        x = disc.center().x() - 1
        if self._number > 1:
            fill(painter, QRectF(x, 0, 2, disc.top()), line_colour)
        if not self._last:
            fill(painter, QRectF(x, disc.bottom(), 2, self.height() - disc.bottom()), line_colour)
        edge = None if shown else theme.color("accent_text" if self._state == "next" else "control_edge")
        plate(painter, disc, size / 2, theme.color("accent") if shown else None, edge, 1.5)
        ink = {"shown": "on_accent", "next": "accent_text"}.get(self._state, "text_dim")
        put_text(painter, disc, str(self._number), theme.font(12, 700), theme.color(ink), CENTRE)
        self._paint_text(painter, disc.width() + theme.px(12))

    def _paint_text(self, painter: QPainter, start: float) -> None:
        theme, width, line = self.theme, self.width(), self.theme.px(self._step)
        later, font, lines = self._state == "later", self._title_font, self._title_lines()
        title_width = min(text_width(font, self._title), width - start - self._end_room())
        colour = theme.color("text_dim" if later else "text")
        for number, text in enumerate(lines):
            place = self.visual(QRectF(start, number * theme.px(LINE), title_width, line))
            put_text(painter, place, text, font, colour, LEADING, self.mirrored)
        if later:
            size = theme.px(14)
            lock = self.visual(QRectF(width - size, round((line - size) / 2), size, size))
            paint_icon(painter, "lock", lock, colour)
        elif self._state == "shown":
            self._paint_answer(painter, start, title_width + theme.px(12))

    def _end_room(self) -> int:
        """The width that the button for this step, or the lock, takes from its title."""
        shown = [button.sizeHint().width() for button in self.findChildren(Button) if not button.isHidden()]
        wide = max(shown, default=self.theme.px(14) if self._state == "later" else 0)
        return wide + self.theme.px(8) if wide else 0

    def _paint_answer(self, painter: QPainter, start: float, after: float) -> None:
        theme, lines, line = self.theme, self._answer_lines(), self.theme.px(self._step)
        font, dim = theme.font(14, 400), theme.color("text_dim")
        for number, text in enumerate(lines):
            top = line - theme.px(4) + (number + len(self._title_lines()) - 1) * theme.px(LINE)
            place = QRectF(start, top, self.width() - start, theme.px(LINE))
            put_text(painter, self.visual(place), text, font, dim, mirrored=self.mirrored)
        if not lines:
            rest = self.visual(QRectF(start + after, 0, self.width() - start - after, line))
            put_text(painter, rest, self._answer, font, dim, TRAILING, self.mirrored)


class HintLadder(QWidget):
    """The steps of one hint; the tab sets them, and reveals the next one on `show_clicked`."""

    show_clicked = Signal()
    """The user wants the next step."""
    closed = Signal()
    """The user closed the hints, with the button or with Escape."""

    def __init__(self, closable: bool = True) -> None:
        """One that is not `closable` has no button to close it."""
        super().__init__()
        self._closable = closable
        self._steps: tuple[tuple[str, str], ...] = ()
        self.shown = 0
        self._compact = False
        self._header = SectionHeader(self.title())
        header_row = filled(QHBoxLayout(), (self._header, 1))
        if closable:
            close = IconButton("cross", self.tr("Close hints"), flat=True, act=self.closed)
            header_row.addWidget(close)
        self._column = filled(bare(QVBoxLayout(self), 0), header_row)
        self._rungs: list[_Rung] = []
        self.button = Button(self.tr("Show"), height=32, act=self.show_clicked)
        self.button.setParent(self)
        self.button.hide()

    def show_steps(self, steps: Sequence[tuple[str, str]], shown: int) -> None:
        """`steps` are (title, answer) pairs; the first `shown` of them show their answers."""
        focused = self.button.hasFocus()
        if len(steps) != len(self._rungs):
            self._rebuild(len(steps))
        announced = shown > self.shown and steps[: self.shown] == self._steps[: self.shown]
        self._steps, self.shown = tuple(steps), shown
        for place, (rung, (title, answer)) in enumerate(zip(self._rungs, steps, strict=True)):
            rung.show_step(title, answer, "shown" if place < shown else "next" if place == shown else "later")
            rung.set_last(place == len(steps) - 1)
        self._header.set_caption(self.caption(shown, len(steps)))
        self._move_button(focused)
        if announced and shown:
            announce(self, ": ".join(steps[shown - 1]))

    def title(self) -> str:
        """The heading."""
        return self.tr("Hint")

    def caption(self, shown: int, steps: int) -> str:
        """How many steps are shown, in words."""
        return self.tr("{} of {}").format(shown, steps)

    def _move_button(self, focused: bool) -> None:
        """Put the button on the next step; it keeps the focus, which a widget loses with its parent."""
        left = self.shown < len(self._rungs)
        if left:
            self._rungs[self.shown].add(self.button)
        self.button.setVisible(left)
        for rung in self._rungs:
            rung.measure()
        if left and focused:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def latest(self) -> QWidget:
        """The step revealed last; the whole ladder while there is none."""
        return self._rungs[self.shown - 1] if self.shown else self

    def set_compact(self, compact: bool) -> None:
        """Use lower steps, for a panel below the board."""
        self._compact = compact
        self.button.set_height(COMPACT_STEP - 2 if compact else 32)
        for rung in self._rungs:
            rung.set_compact(compact)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._closable:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _rebuild(self, count: int) -> None:
        self.button.setParent(self)
        for rung in self._rungs:
            rung.hide()
            rung.deleteLater()
        self._rungs = [_Rung(number) for number in range(1, count + 1)]
        for rung in self._rungs:
            rung.set_compact(self._compact)
            self._column.addWidget(rung)


REST_AT = DISC + 12
"""Start of the titles of the steps."""


class ClosedLadder(HintLadder):
    """Steps already taken with their answers, the next one with a button, later ones locked.

    The short form shows the steps up to the one after the next, and names the rest in one line.
    """

    def __init__(self) -> None:
        super().__init__(closable=False)
        self._short = self._narrow = False
        self._rest = text_label("", "caption", wrap=True)
        self._rest.hide()
        self._column.addWidget(self._rest)

    def set_short(self, short: bool) -> None:
        """Use the short form, also where there is room for all steps."""
        self._short = short
        self._shorten()

    def set_compact(self, compact: bool) -> None:
        super().set_compact(compact)
        self._narrow = compact
        self._shorten()

    def show_steps(self, steps: Sequence[tuple[str, str]], shown: int) -> None:
        super().show_steps(steps, shown)
        self._shorten()

    def title(self) -> str:
        return self.tr("Hint")

    def caption(self, shown: int, steps: int) -> str:
        return self.tr("{} of {} taken").format(shown, steps)

    def _shorten(self) -> None:
        """Show the steps of the form in use."""
        count = len(self._rungs)
        last = min(self.shown + 1, count - 1) if self._short or self._narrow else count - 1
        for place, rung in enumerate(self._rungs):
            rung.setVisible(place <= last)
            rung.set_last(place == last)
        rest = " · ".join(title for title, _ in self._steps[last + 1 :])
        self._rest.setText(self.tr("Then: {}").format(rest) if rest else "")
        self._rest.setVisible(bool(rest))
        self._rest.setContentsMargins(*sides(theme_of(self).px(REST_AT), 4, 0, 0))

    def _rebuild(self, count: int) -> None:
        super()._rebuild(count)
        self._column.addWidget(self._rest)  # below the new steps
