"""Labels, elided labels, section headers, key caps, separator lines, and a share as a bar."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from qless_studio.engine.texts import decimal, say
from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.style.drawing import KIND, marked_pieces
from qless_studio.ui.widgets.basic.layout import STRETCH, UNLIMITED, bare, filled
from qless_studio.ui.widgets.basic.themed import (
    CENTRE,
    TRAILING,
    SelfPainted,
    fill,
    mirrored,
    painter_on,
    plate,
    put_text,
    text_width,
)


def text_label(text: str = "", kind: str = "body", wrap: bool = False) -> QLabel:
    """Plain text of a kind, a key of `style.drawing.TEXTS`; "": as Qt has it, 14 pixels of medium weight."""
    label = QLabel(text, textFormat=Qt.TextFormat.PlainText, wordWrap=wrap)
    label.setProperty(KIND, kind)
    return label


def show_text(label: QLabel | QAbstractButton, text: str) -> None:
    """Show a text, or hide what would show none."""
    label.setText(text)
    label.setVisible(bool(text))


class MarkedLabel(QLabel):
    """Text in which the letters matching a search are highlighted."""

    def __init__(self, text: str, kind: str = "body", wrap: bool = False) -> None:
        super().__init__(text, textFormat=Qt.TextFormat.PlainText, wordWrap=wrap)
        self.setProperty(KIND, kind)
        self.plain = text
        self._places: frozenset[int] = frozenset()

    def mark(self, places: Iterable[int]) -> None:
        """Highlight the letters at these positions of the plain text, and no others."""
        self._places = frozenset(places)
        self._show_marks()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._places:
            self._show_marks()

    def _show_marks(self) -> None:
        if not self._places:
            self.setTextFormat(Qt.TextFormat.PlainText)
            self.setText(self.plain)
            return
        from html import escape  # hardly any label has marks

        text, background = (theme_of(self).color(role).name() for role in ("text", "accent_bg"))
        style = f"font-weight: 700; color: {text}; background: {background}"
        pieces = [
            f'<span style="{style}">{escape(piece)}</span>' if marked else escape(piece)
            for piece, marked in marked_pieces(self.plain, self._places)
        ]
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText("".join(pieces))


class Elided(QLabel):
    """One line that is elided where it does not fit; the tool tip then has the full text."""

    def __init__(self, text: str = "", kind: str = "body", trailing: bool = False) -> None:
        super().__init__(text, textFormat=Qt.TextFormat.PlainText)
        self.setProperty(KIND, kind)
        self._trailing = trailing
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(text_width(self.font(), self.text()) + 1, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), theme_of(self).px(24)), self._height())

    def _height(self) -> int:
        """Four thirds of the font size, so that lines align with the 4 pixel grid: 16 for 12."""
        return max(self.fontMetrics().height(), round(self.font().pixelSize() * 4 / 3))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        side = TRAILING if self._trailing else Qt.AlignmentFlag.AlignLeft
        colour = self.palette().color(self.foregroundRole())
        put_text(painter, QRectF(self.rect()), self.text(), self.font(), colour, side, mirrored(self))
        painter.end()
        cut = text_width(self.font(), self.text()) > self.width() + 1
        if bool(self.toolTip()) != cut:
            self.setToolTip(self.text() if cut else "")


class SectionHeader(QWidget):
    """The title of a section of the panel, and a caption at its trailing end where there is room for both."""

    def __init__(self, title: str, caption: str = "") -> None:
        super().__init__()
        row = bare(QHBoxLayout(self))
        self.title = Elided(title, "section")
        self.caption = Elided(caption, "caption", trailing=True)
        filled(row, self.title, STRETCH, self.caption)

    def set_caption(self, text: str) -> None:
        self.caption.setText(text)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        title, caption = (label.sizeHint().width() for label in (self.title, self.caption))
        fits = title + caption <= self.width()
        self.caption.setMaximumWidth(UNLIMITED if fits else 0)
        self.setToolTip("" if fits else self.caption.text())


def key_names(keys: QKeySequence | str) -> list[str]:
    """The keys of a shortcut as the platform names them, such as ["Ctrl", "Shift", "R"]."""
    text = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    if "+" not in text[:-1]:  # macOS joins modifier symbols: ⇧⌘R
        symbols = [letter for letter in text if letter in "⌃⌥⇧⌘"]
        return [*symbols, text[len(symbols) :]] if text else []
    return [key.replace("\0", "+") for key in text.replace("++", "+\0").split("+")]


def key_cap_size(theme: Theme, key: str) -> QSize:
    """The size of a key cap."""
    width = text_width(theme.font(12, 500), key) + 2 * theme.px(6)
    return QSize(max(width, theme.px(20)), theme.px(20))


def paint_key_cap(painter: QPainter, theme: Theme, rect: QRectF, key: str, background: str = "hover") -> None:
    """Paint one key as a cap; `background` is a colour role."""
    plate(painter, rect, theme.px(4), theme.color(background), theme.color("edge"))
    put_text(painter, rect, key, theme.font(12, 500), theme.color("text_dim"), CENTRE)


class KeyCap(SelfPainted, QLabel):
    """One key, painted as a cap."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return key_cap_size(self.theme, self.text())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_widget(self, painter: QPainter) -> None:
        paint_key_cap(painter, self.theme, QRectF(self.rect()), self.text())


class KeyCaps(QWidget):
    """A keyboard shortcut, with a cap for each key."""

    def __init__(self, keys: QKeySequence | str) -> None:
        super().__init__()
        self._action: QAction | None = None
        self._caps: list[KeyCap] = []
        self._row = bare(QHBoxLayout(self), 4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_keys(keys)

    def set_keys(self, keys: QKeySequence | str) -> None:
        """Show another shortcut; an empty one shows nothing."""
        names = key_names(keys)
        if names == [cap.text() for cap in self._caps]:
            return
        for cap in self._caps:
            self._row.removeWidget(cap)
            cap.deleteLater()
        self._caps = [KeyCap(key) for key in names]
        for cap in self._caps:
            self._row.addWidget(cap)
        self.setAccessibleName(" ".join(names))

    def follow(self, action: QAction) -> None:
        """Show the shortcut of an action, now and after every change, until either is deleted."""
        if self._action is not None and isValid(self._action):
            self._action.changed.disconnect(self._on_action_changed)
        self._action = action
        action.changed.connect(self._on_action_changed)
        self.set_keys(action.shortcut())

    def _on_action_changed(self) -> None:
        if self._action is not None and isValid(self._action):  # as in ActionLink
            self.set_keys(self._action.shortcut())


def separator(kind: str = "", vertical: bool = False, parent: QWidget | None = None) -> QFrame:
    """A line, one pixel wide, between parts of the panel; a stronger one is of kind "edge"."""
    line = QFrame(parent, frameShape=QFrame.Shape.VLine if vertical else QFrame.Shape.HLine)
    line.setProperty(KIND, kind)
    if vertical:
        line.setFixedWidth(1)
    else:
        line.setFixedHeight(1)
    return line


# A share as a bar, with an optional mark for a goal, or with its figures above it.

HEIGHT, TRACK, MARK = 16, 8, 2
"""Height of the mark and of the track, and width of the mark."""


class ShareBar(SelfPainted, QLabel):
    """A bar filled up to a share; a QLabel, so that screen readers read its text."""

    room, least = (200, HEIGHT), (80, HEIGHT)

    role = "accent_text"
    """Colour role of the filled part."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self._mark: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fill(self, share: float, text: str, mark: float | None = None) -> None:
        """Fill the bar up to `share`, with a mark at another share; `text` says it in words."""
        self._share, self._mark = share, mark
        if text != self.text():
            self.setText(text)
        self.update()

    def mark_x(self) -> float | None:
        """The middle of the mark, from the leading edge; None without one."""
        half = self.theme.px(MARK) / 2
        return None if self._mark is None else min(max(self.width() * self._mark, half), self.width() - half)

    def paint_widget(self, painter: QPainter) -> None:
        self._paint_bar(painter)
        at = self.mark_x()
        if at is not None:
            mark = self.theme.px(MARK)
            place = self.visual(QRectF(round(at - mark / 2), 0, mark, self.height()))
            fill(painter, place, self.theme.color("text_dim"))

    def _paint_bar(self, painter: QPainter) -> None:
        height = self.theme.px(TRACK)
        paint_track(self, painter, QRectF(0, (self.height() - height) / 2, self.width(), height))
        width = self.width() * min(1.0, max(0.0, self._share))
        if width > 0:
            done = self.visual(QRectF(0, (self.height() - height) / 2, max(width, height), height))
            plate(painter, done, height / 2, self.theme.color(self.role))


class _LowBar(ShareBar):
    """One without room for a mark, whose text is elsewhere."""

    room, least = (160, TRACK), (80, TRACK)
    role = "accent"


class ShareDone(QWidget):
    """How much of something large is done, from 0 to 1; the labels are what screen readers read."""

    def __init__(self, text: str) -> None:
        """`text` follows the figures, such as "of all boards checked"."""
        super().__init__()
        self.figures = text_label("", "title")
        self._what = text_label(text, "note", wrap=True)
        self._bar = _LowBar()
        row = bare(QHBoxLayout(), 8)
        filled(bare(QVBoxLayout(self), 4), filled(row, self.figures, (self._what, 1)), self._bar)
        self.show_share(0.0)

    def show_share(self, share: float) -> None:
        text = say("{}%", share_text(share))
        if text != self.figures.text():
            self.figures.setText(text)
            self.setAccessibleName(f"{text} {self._what.text()}")
        self._bar.fill(share, "")


def paint_track(bar: SelfPainted, painter: QPainter, track: QRectF) -> None:
    """Paint the whole of a bar, of which a part is filled."""
    theme = bar.theme
    edge = theme.color("edge") if theme.high_contrast else None
    plate(painter, track, track.height() / 2, theme.color("unlit_bar" if theme.dark else "hover"), edge)


def share_text(share: float) -> str:
    """A part of the whole in percent; never 100 before everything is done."""
    return decimal(100.0 if share >= 1 else min(99.9, 100 * share), 1)
