"""Labels, elided labels, section headers, key caps and separator lines."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget
from shiboken6 import isValid

from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.style.drawing import KIND, marked_pieces
from qless_studio.ui.widgets.basic.flow import STRETCH, UNLIMITED, bare, filled
from qless_studio.ui.widgets.basic.themed import (
    CENTRE,
    TRAILING,
    SelfPainted,
    mirrored,
    painter_on,
    plate,
    put_text,
    text_width,
)


def text_label(text: str = "", kind: str = "body", wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """Plain text of a kind, a key of `style.texts.TEXTS`; "": as Qt has it, 14 pixels of medium weight."""
    label = QLabel(text, parent, textFormat=Qt.TextFormat.PlainText, wordWrap=wrap)
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

    def __init__(
        self, text: str = "", kind: str = "body", trailing: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent, textFormat=Qt.TextFormat.PlainText)
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

    def __init__(self, title: str, caption: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
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

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return key_cap_size(self.theme, self.text())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_widget(self, painter: QPainter) -> None:
        paint_key_cap(painter, self.theme, QRectF(self.rect()), self.text())


class KeyCaps(QWidget):
    """A keyboard shortcut, with a cap for each key."""

    def __init__(self, keys: QKeySequence | str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
