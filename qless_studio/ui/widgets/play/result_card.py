"""The result of a round or game, and how it compares with par and what was to be expected."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.texts import figure, percent, say, without_dots
from qless_studio.ui.style.in_force import DRAW, spaced
from qless_studio.ui.style.shapes import paint_shadow
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.labels import HEIGHT, Elided, ShareBar, paint_track, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, FlowLayout, filled
from qless_studio.ui.widgets.basic.themed import (
    CENTRE,
    TRAILING,
    SelfPainted,
    Transition,
    by_width,
    fill,
    plate,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.play.bar_line import BarLine
from qless_studio.ui.work.signals import Act

RADIUS = 8


@dataclass(frozen=True)
class ResultShown:
    """What a result card shows."""

    reason: str
    """Why the game ended, such as "Time is up"."""
    detail: str
    """Time and hints, such as "3:00, 1 hint"."""
    figure: int | str
    """The player's own result; whole numbers get their thousands separators."""
    unit: str = ""
    small: tuple[tuple[str, str], ...] = ()
    """(number, label) of what it is compared with: par and best."""
    share: float | None = None
    """The player's share of the best; None for a result without a bar."""
    par_share: float | None = None
    """The share of the best that par is; None without par."""
    notes: tuple[str, str] = ("", "")
    """Texts below the two ends of the bar, such as "14 words" and "153 words"."""
    icon: str = "clock"


class CardHeader(BarLine):
    """The reason why the game ended, with time and hints at the end."""

    def show_end(self, result: ResultShown) -> None:
        self.show_line(result.icon, result.reason, result.detail)

    def show_line(self, icon: str, text: str, detail: str) -> None:
        """Show an icon, a line of text, and a detail at its end."""
        self._set_line(icon, text, detail)

    def paint_background(self, painter: QPainter, rect: QRectF) -> None:
        theme, radius = self.theme, self.theme.px(RADIUS)
        top = QPainterPath()
        top.addRoundedRect(rect.adjusted(1, 1, -1, radius), radius - 1, radius - 1)
        painter.save()
        painter.setClipRect(rect)
        painter.fillPath(top, theme.color("hover"))
        painter.restore()
        fill(painter, QRectF(1, rect.bottom() - 1, rect.width() - 2, 1), theme.color("edge"))


class _Notes(SelfPainted, QLabel):
    """The notes below the bar: at its start, at par and at its end."""

    room, least = (200, 16), (80, 16)

    def __init__(self, bar: ParBar) -> None:
        super().__init__()
        self._bar = bar
        self._ends = ("", "")
        by_width(self)

    def show_notes(self, notes: tuple[str, str]) -> None:
        self._ends = notes
        self.setText(", ".join(filter(None, notes)))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.theme.px(16) * (1 if self._fit(width) else 2)

    def _fit(self, width: int) -> bool:
        """Whether both notes stand on one line."""
        font = self.theme.font(12, 400)
        return text_width(font, self._ends[0]) + self.theme.px(12) + text_width(font, self._ends[1]) <= width

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        font, dim, line = theme.font(12, 400), theme.color("text_dim"), theme.px(16)
        start, end = self._ends
        put_text(painter, QRectF(0, 0, self.width(), line), start, font, dim, mirrored=self.mirrored)
        lower = QRectF(0, 0 if self._fit(self.width()) else line, self.width(), line)
        put_text(painter, lower, end, font, dim, TRAILING, self.mirrored)
        self._paint_par(painter)

    def _paint_par(self, painter: QPainter) -> None:
        """The word below the mark, where there is room for it: the columns above name par too."""
        theme, at = self.theme, self._bar.mark_x()
        font, gap = theme.font(12, 400), theme.px(8)
        half = text_width(font, self.tr("par")) / 2 + 1
        if at is None or not self._fit(self.width()):
            return
        before, after = (text_width(font, note) + gap if note else 0 for note in self._ends)
        if before <= at - half and at + half <= self.width() - after:
            place = self.visual(QRectF(at - half, 0, 2 * half, theme.px(16)))
            put_text(painter, place, self.tr("par"), font, theme.color("text_dim"), CENTRE)


class _Veil(SelfPainted, QWidget):
    """Covers the card while it fades in."""

    def __init__(self, card: QWidget) -> None:
        super().__init__(card)
        self._card = card
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.fading = Transition(self, DRAW)
        self.fading.finished.connect(self.hide)
        self.hide()

    def run(self) -> None:
        self.setGeometry(self._card.rect())
        self.show()
        self.raise_()
        self.fading.run()

    def paint_widget(self, painter: QPainter) -> None:
        fill(painter, self.rect(), self.theme.color("panel", 1 - self.fading.progress))


class ResultCard(SelfPainted, QWidget):
    """The player's result beside par and best, and what to do next."""

    def __init__(self, deal: Act, again: Act, practise: Act, send: Act, more: Act) -> None:
        """The functions give another puzzle, the same once more, what was missed in it, it to a friend, and more.

        `more` opens the menu of what there is no room for.
        """
        super().__init__()
        tr = self.tr
        self._result: ResultShown | None = None
        self._compact = False
        self.offers_practice = False
        """Whether something was missed that can be practised."""
        self.header, self.figures = CardHeader(), ScoreDisplay()
        self.bar = ParBar()
        self.notes = _Notes(self.bar)
        self.told = text_label("", "strong", wrap=True)
        self.told.hide()
        self.longest = Elided("", "caption")
        self.longest.hide()
        self.next = Button(tr("New game"), primary=True, act=deal)
        self.again = Button(tr("Play again"), act=again)
        self.practise = Button(tr("Practise"), "target", act=practise)
        self.send = Button(without_dots(say("Send…")), "send", act=send)
        self.more = IconButton("more", tr("More"), act=more)
        for button in (self.next, self.again, self.practise, self.send):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._inner = spaced(QVBoxLayout(), 8, 16, 12, 16, 16)
        self._buttons = FlowLayout(spacing=lambda: self.theme.px(8))
        self._lay_out()
        self._veil = _Veil(self)
        self.set_practice(False)

    def _lay_out(self) -> None:
        filled(spaced(QVBoxLayout(self), 0), self.header, self._inner)
        for widget in (self.told, self.figures, self.bar, self.notes, self.longest):
            self._inner.addWidget(widget)
        for button in (self.next, self.again, self.practise, self.send, self.more):
            self._buttons.addWidget(button)
        filled(self._inner, self._buttons, STRETCH)

    def show_result(self, result: ResultShown) -> None:
        """Show a result; it fades in and is announced, unless it is in view already."""
        if result == self._result and self.isVisible():
            return
        self._result = result
        self.header.show_end(result)
        self.figures.show_figures(result.figure, result.unit, result.small)
        has_bar = result.share is not None
        self.bar.setVisible(has_bar)
        self.notes.setVisible(has_bar and not self._compact)
        if result.share is not None:
            self.bar.show_share(result.share, result.par_share, result=True)
            self.notes.show_notes(result.notes)
        self.setAccessibleName(f"{result.reason}. {self.figures.text()}")
        announce(self, self.accessibleName())
        self._veil.run()

    def show_told(self, sentence: str) -> None:
        """Say something true about the result before its figures; "" for nothing."""
        if sentence != self.told.text():
            show_text(self.told, sentence)
            if sentence:
                announce(self, sentence)

    def show_longest(self, word: str, part: str = "") -> None:
        """Name the longest word that the player has found, in a part of the game if not in all of it; "" for none."""
        text = say("{}: {}", self.tr("Longest word"), word)
        self.longest.setText(f"{part}. {text}" if part else text)
        self.longest.setVisible(bool(word))

    def set_next_text(self, text: str) -> None:
        """Name what comes next, such as "Next round"."""
        self.next.setText(text)
        self.next.updateGeometry()

    def set_practice(self, offered: bool) -> None:
        """Offer to practise what was missed."""
        self.offers_practice = offered
        self._show_buttons()

    def _show_buttons(self) -> None:
        """As many lines as they need; in a narrow window one."""
        whole = self.offers_practice and not self._compact
        self.practise.setVisible(whole)
        self.more.setVisible(self._compact)
        self.send.setVisible(not self._compact)
        self.next.set_icon("play" if whole else "")
        self.again.set_icon("rotate" if whole else "")

    def set_compact(self, compact: bool) -> None:
        """Leave out the notes and some room, for a narrow window: its buttons are in view without scrolling."""
        self._compact = compact
        self.notes.setVisible(not compact and not self.bar.isHidden())
        self._show_buttons()
        spaced(self._inner, *(4, 16, 4, 16, 8) if compact else (8, 16, 12, 16, 16))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._veil.setGeometry(self.rect())

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        paint_shadow(painter, theme, rect.adjusted(1, 0, -1, -2), theme.px(RADIUS), 1)
        plate(painter, rect, theme.px(RADIUS), theme.color("raised"), theme.color("edge"))


# The points of a round before par and what was to be expected.


class ParBar(ShareBar):
    """A bar with a mark at par."""

    room = (120, HEIGHT)

    def show_share(self, share: float, par_share: float | None = 1.0, result: bool = False) -> None:
        """Fill the bar up to `share`, with the mark at `par_share`; both are shares of the whole bar.

        During a game the bar ends at par, so that the best stays hidden: `par_share` is 1. In a `result` it ends at the
        best, and has the colour of results.
        """
        self.role = "accent" if result else "accent_text"
        of_par = share if par_share is None else share / par_share if par_share else 0.0
        said = self.tr("{} of the best") if par_share is None else self.tr("{} of par")
        self.fill(share, said.format(percent(of_par)), par_share)


BAND, TRACK, MARK, TEXT, BAND_RADIUS = 16, 8, 2, 18, 4
BEYOND = 1.15
"""The track ends so much beyond the larger of par and the upper end of the band; more points fill it."""


class ExpectationBar(SelfPainted, QLabel):
    """A QLabel, so that screen readers read its text."""

    room, least = (120, BAND + TEXT), (120, BAND + TEXT)

    def __init__(self) -> None:
        super().__init__()
        self._points, self._band, self._par = 0, (0, 0), 0
        self._said = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int | None, band: tuple[int, int], par: int = 0) -> None:
        """The points so far, None before the round; par 0 if it is not known."""
        self._points, self._band, self._par = points or 0, band, par
        low, high = map(figure, band)
        self._said = self.tr("{} to {} expected").format(low, high)
        parts = [] if points is None else [self.tr("{} points").format(figure(points))]
        parts += [self._said, *([self.tr("par {}").format(figure(par))] if par else [])]
        text = ", ".join(parts)
        if text != self.text():
            self.setText(text)
        self.update()

    def x_of(self, points: float) -> float:
        """Where this many points are, from the leading edge."""
        end = BEYOND * max(self._par, self._band[1], 1)
        return self.width() * min(1.0, max(0.0, points / end))

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        middle = px(BAND) / 2
        track = QRectF(0, middle - px(TRACK) / 2, self.width(), px(TRACK))
        paint_track(self, painter, track)
        low, high = map(self.x_of, self._band)
        band = self.visual(QRectF(low, 0, high - low, px(BAND)))
        plate(painter, band, px(BAND_RADIUS), theme.color("accent_bg"))
        for at, role in ((low, "accent_text"), (high, "accent_text"), (self.x_of(self._par), "text_dim")):
            if role == "accent_text" or self._par:
                place = QRectF(min(max(0.0, at - px(MARK) / 2), self.width() - px(MARK)), 0, px(MARK), px(BAND))
                fill(painter, self.visual(place), theme.color(role))
        if self._points:
            width = max(self.x_of(self._points), track.height())
            plate(painter, self.visual(QRectF(0, track.y(), width, track.height())), track.height() / 2,
                  theme.color("accent_text"))  # fmt: skip
        width = min(self.width(), text_width(theme.font(12, 400), self._said) + 1)
        x = min(max(0.0, (low + high - width) / 2), self.width() - width)
        below = self.visual(QRectF(x, px(BAND), width, px(TEXT)))
        put_text(painter, below, self._said, theme.font(12, 400), theme.color("text_dim"), CENTRE)
