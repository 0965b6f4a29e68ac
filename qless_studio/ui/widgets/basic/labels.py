"""Text that stands still: labels in the house's sizes, elided ones, section heads, key caps and rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget
from shiboken6 import isValid

from qless_studio.ui.theme import Appearance, Theme
from qless_studio.ui.widgets.basic.themed import CENTRE, TRAILING, Themed, painter_on, plate, put_text, text_width


class Label(Themed, QLabel):
    """Text in a size, weight and role; it wraps when told to."""

    def __init__(
        self,
        appearance: Appearance,
        text: str = "",
        size: int = 14,
        weight: int = 400,
        role: str = "text",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._size, self._weight, self._role = size, weight, role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.wear(appearance)

    def set_role(self, role: str) -> None:
        self._role = role
        self.restyle()

    def restyle(self) -> None:
        self.setFont(self.theme.font(self._size, self._weight))
        self.repalette()

    def repalette(self) -> None:
        palette = self.palette()
        palette.setColor(palette.ColorRole.WindowText, self.theme.color(self._role))
        self.setPalette(palette)


class MarkedLabel(Label):
    """Text in which the letters that a search found are marked."""

    def __init__(
        self,
        appearance: Appearance,
        text: str,
        size: int = 14,
        weight: int = 400,
        role: str = "text",
        wrap: bool = False,
    ) -> None:
        self.plain = text
        self._places: frozenset[int] = frozenset()
        super().__init__(appearance, text, size, weight, role, wrap)

    def mark(self, places: Iterable[int]) -> None:
        """Mark the letters at these positions of the plain text, and no others."""
        self._places = frozenset(places)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        theme = self.theme
        look = f"font-weight: 700; color: {theme.color('text').name()}; background: {theme.color('accent_bg').name()}"
        pieces = [
            f'<span style="{look}">{escape(piece)}</span>' if marked else escape(piece)
            for piece, marked in marked_pieces(self.plain, self._places)
        ]
        self.setTextFormat(Qt.TextFormat.RichText if self._places else Qt.TextFormat.PlainText)
        self.setText("".join(pieces) if self._places else self.plain)


def marked_pieces(text: str, places: Collection[int]) -> list[tuple[str, bool]]:
    """The text cut where marked letters begin and end, each piece with whether it is marked."""
    pieces: list[tuple[str, bool]] = []
    start = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or (place in places) != (start in places):
            pieces.append((text[start:place], start in places))
            start = place
    return pieces


class Elided(Label):
    """One line that gives way: what does not fit is elided, and then the tool tip has it whole."""

    def __init__(
        self, appearance: Appearance, text: str = "", size: int = 14, weight: int = 400, role: str = "text",
        trailing: bool = False, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        self._trailing = trailing
        super().__init__(appearance, text, size, weight, role, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(text_width(self.font(), self.text()) + 1, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), self.theme.px(24)), self._height())

    def _height(self) -> int:
        """A line takes four thirds of its size, so that lines come to whole steps of the grid: 16 for 12."""
        return max(self.fontMetrics().height(), self.theme.px(self._size * 4 / 3))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        side = TRAILING if self._trailing else Qt.AlignmentFlag.AlignLeft
        colour = self.palette().color(self.palette().ColorRole.WindowText)
        put_text(painter, QRectF(self.rect()), self.text(), self.font(), colour, side, self.mirrored)
        painter.end()
        cut = text_width(self.font(), self.text()) > self.width() + 1
        if bool(self.toolTip()) != cut:
            self.setToolTip(self.text() if cut else "")


class SectionHead(QWidget):
    """The head of a part of the panel, with an optional figure at its end."""

    def __init__(self, appearance: Appearance, title: str, caption: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.title = Elided(appearance, title, 12, 600, "text_dim")
        self.caption = Elided(appearance, caption, 12, 400, "text_dim", trailing=True)
        row.addWidget(self.title)
        row.addStretch(1)
        row.addWidget(self.caption)

    def set_caption(self, text: str) -> None:
        self.caption.setText(text)


def key_names(keys: QKeySequence | str) -> list[str]:
    """The keys of a shortcut as the system names them, one string a key: Ctrl, Shift, R."""
    text = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    if "+" not in text[:-1]:  # macOS puts its signs together: ⇧⌘R
        signs = [letter for letter in text if letter in "⌃⌥⇧⌘"]
        return [*signs, text[len(signs) :]] if text else []
    return [key.replace("\0", "+") for key in text.replace("++", "+\0").split("+")]


def key_cap_size(theme: Theme, key: str) -> QSize:
    """The size of a key's cap."""
    width = text_width(theme.font(12, 500), key) + 2 * theme.px(6)
    return QSize(max(width, theme.px(20)), theme.px(20))


def paint_key_cap(painter: QPainter, theme: Theme, rect: QRectF, key: str, ground: str = "hover") -> None:
    """One key as it looks on a keyboard."""
    plate(painter, rect, theme.px(4), theme.color(ground), theme.color("edge"))
    put_text(painter, rect, key, theme.font(12, 500), theme.color("text_dim"), CENTRE)


class KeyCap(Themed, QLabel):
    """One key, drawn as a cap."""

    def __init__(self, appearance: Appearance, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        return key_cap_size(self.theme, self.text())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        paint_key_cap(painter, self.theme, QRectF(self.rect()), self.text())
        painter.end()


class KeyCaps(QWidget):
    """A keyboard shortcut, one cap a key."""

    def __init__(self, appearance: Appearance, keys: QKeySequence | str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_keys(keys)

    def set_keys(self, keys: QKeySequence | str) -> None:
        """Show another shortcut; an empty one shows nothing."""
        names = key_names(keys)
        if names == [cap.text() for cap in self._caps()]:
            return
        for cap in self._caps():
            self.layout().removeWidget(cap)
            cap.deleteLater()
        for key in names:
            self.layout().addWidget(KeyCap(self._appearance, key))
        self.setAccessibleName(" ".join(names))

    def follow(self, action: QAction) -> None:
        """Show the shortcut of a command, whatever it becomes."""
        action.changed.connect(lambda: self.set_keys(action.shortcut()) if isValid(self) and isValid(action) else None)
        self.set_keys(action.shortcut())

    def _caps(self) -> list[KeyCap]:
        row = self.layout()
        return [row.itemAt(place).widget() for place in range(row.count())]


class Rule(Themed, QWidget):
    """A line of one pixel across, between parts of the panel."""

    def __init__(
        self, appearance: Appearance, role: str = "line", upright: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._role = role
        fixed, free = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding
        self.setSizePolicy(fixed if upright else free, free if upright else fixed)
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.fillRect(self.rect(), self.theme.color(self._role))
        painter.end()
