"""The card at the foot of a list: what the selected word means."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.labels import Elided, Label
from qless_studio.ui.widgets.basic.themed import Themed, painter_on, plate


class DefinitionCard(Themed, QWidget):
    """A word, its part of speech, its meaning and one more line. Plain texts; empty ones take no room."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._large = False
        self._head = Elided(appearance, self.tr("Selected word"), 12, 600, "text_dim")
        self._head.hide()
        self._title = Elided(appearance, "", 28, 700)
        self._title.hide()
        self._word = Elided(appearance, "", 12, 600)
        self._part = Elided(appearance, "", 12, 400, "text_dim")
        self._meaning = Elided(appearance, "", 12, 400, "text_dim")
        self._whole = Label(appearance, "", 12, 400, wrap=True)
        self._whole.hide()
        self._extra = Elided(appearance, "", 12, 400, "text_dim")
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(14)
        head.addWidget(self._word)
        head.addWidget(self._part)
        head.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._head)
        self._column.addWidget(self._title)
        self._column.addLayout(head)
        for label in (self._meaning, self._extra, self._whole):
            self._column.addWidget(label)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.wear(appearance)

    def show_word(self, word: str, part: str = "", meaning: str = "", extra: str = "") -> None:
        """Say this of a word; without a meaning the card says that none is known."""
        self._show(word, part, meaning or self.tr("No definition in this list"), extra)

    def clear(self) -> None:
        """Nothing is selected: invite to select."""
        self._show("", "", self.tr("Select a word to see its meaning"), "")

    def _show(self, word: str, part: str, meaning: str, extra: str) -> None:
        for label, text in (
            (self._title, word),
            (self._word, word),
            (self._part, part),
            (self._meaning, meaning),
            (self._whole, meaning),
            (self._extra, extra),
        ):
            label.setText(text)
        self.setAccessibleName(", ".join(filter(None, (word, part, meaning, extra))))
        self._choose_lines()

    def set_compact(self, compact: bool) -> None:
        """Stand beside the board, where there is width enough: no ground, the word large, the meaning whole."""
        self._large = compact
        self.restyle()
        self.update()

    def _choose_lines(self) -> None:
        large, some = self._large, bool(self._word.text())
        self._head.setVisible(large)
        self._title.setVisible(large and some)
        self._word.setVisible(not large and some)
        self._part.setVisible(bool(self._part.text()))
        self._meaning.setVisible(not large)
        self._whole.setVisible(large)
        self._extra.setVisible(bool(self._extra.text()))

    def restyle(self) -> None:
        px = self.theme.px
        sides = (0, px(8)) if self._large else (px(16), px(8))
        self._column.setContentsMargins(*sides, *sides)
        self._column.setSpacing(px(4))
        self.setMinimumHeight(0 if self._large else px(72))
        self._choose_lines()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._large:
            return
        theme, painter = self.theme, painter_on(self)
        edge = theme.color("edge") if theme.high_contrast else None
        plate(painter, QRectF(self.rect()), theme.px(8), theme.color("hover"), edge)
        painter.end()
