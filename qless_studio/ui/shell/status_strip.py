"""The strip at the bottom: the word list (a button that opens the picker), the state of the analysis, the rules."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.fonts import baseline
from qless_studio.ui.theme.icons import paint_icon

HEIGHT = 32


class LexiconButton(QAbstractButton):
    """Book, name of the list, its size, chevron."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._title, self._size = "", ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_list(self, title: str, size: str) -> None:
        self._title, self._size = title, size
        self.setAccessibleName(self.tr("Word list: %s, %s") % (title, size))
        self.setToolTip(self.tr("Choose or import a word list"))
        self.updateGeometry()
        self.update()

    def _widths(self) -> tuple[float, float]:
        theme = self._appearance.theme
        return (
            QFontMetricsF(theme.font(12, 600)).horizontalAdvance(self._title),
            QFontMetricsF(theme.font(12, 400, tabular=True)).horizontalAdvance(self._size),
        )

    def sizeHint(self) -> QSize:
        px = self._appearance.theme.px
        return QSize(px(16 + 16 + 8) + round(sum(self._widths())) + px(8 + 8 + 16 + 8), px(HEIGHT) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        px, middle = theme.px, self.height() / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.isDown():
            painter.fillRect(self.rect(), theme.color("hover"))
        title, size = self._widths()
        left = float(px(16))
        paint_icon(painter, "book", QRectF(left, middle - px(8), px(16), px(16)), theme.color("text_dim"))
        left += px(16 + 8)
        for text, width, font, role in (
            (self._title, title, theme.font(12, 600), "text"),
            (self._size, size, theme.font(12, 400, tabular=True), "text_dim"),
        ):
            painter.setFont(font)
            painter.setPen(theme.color(role))
            painter.drawText(QPointF(left, baseline(font, middle)), text)
            left += width + px(8)
        paint_icon(painter, "down", QRectF(left, middle - px(8), px(16), px(16)), theme.color("text_dim"))
        if self.hasFocus():
            painter.setPen(theme.color("accent_text"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3.5, 3.5, -1.5, -3.5), 6, 6)
        painter.end()

    def enterEvent(self, event: object) -> None:
        self.update()

    def leaveEvent(self, event: object) -> None:
        self.update()


class StatusStrip(QWidget):
    """Lays out the button and paints the two texts beside it."""

    lexicon_clicked = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._state, self._role, self._rules = "", "good", ""
        self.lexicon_button = LexiconButton(appearance)
        self.lexicon_button.clicked.connect(self.lexicon_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 0, 0)
        row.addWidget(self.lexicon_button)
        row.addStretch(1)
        appearance.changed.connect(self._apply)
        self._apply()

    def show_state(self, text: str, role: str = "good") -> None:
        """What the analysis is doing; `role` colours the dot: good, warn, bad or text_dim."""
        self._state, self._role = text, role
        self._speak()

    def show_rules(self, text: str) -> None:
        self._rules = text
        self._speak()

    def text(self) -> str:
        """What the strip says beside the word list."""
        return f"{self._state}; {self._rules}"

    def _speak(self) -> None:
        self.setAccessibleName(self.text())
        self.update()

    def _apply(self) -> None:
        self.setFixedHeight(self._appearance.theme.px(HEIGHT))
        self.lexicon_button.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        px, middle = theme.px, (self.height() + 1) / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.color("window"))
        painter.fillRect(0, 0, self.width(), 1, theme.color("edge"))
        font = theme.font(12, 400)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        left = self.lexicon_button.geometry().right() + px(2)
        painter.fillRect(QRectF(left, middle - px(8), 1, px(16)), theme.color("edge"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(self._role))
        painter.drawEllipse(QPointF(left + px(20), middle), px(6) / 2, px(6) / 2)
        painter.setPen(theme.color("text_dim"))
        left += px(30)
        rules = metrics.elidedText(self._rules, Qt.TextElideMode.ElideRight, self.width() * 0.45)
        right = self.width() - px(16) - metrics.horizontalAdvance(rules)
        state = metrics.elidedText(self._state, Qt.TextElideMode.ElideRight, right - left - px(16))
        painter.drawText(QPointF(left, baseline(font, middle)), state)
        painter.drawText(QPointF(right, baseline(font, middle)), rules)
        painter.end()
