"""What a list says of a word: how common it is, as bars, and the card with its definition."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.lexicon import Band
from qless_studio.engine.texts import say
from qless_studio.ui.style import Theme
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.widgets.basic.labels import Elided, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.themed import SelfPainted, plate

# How common a word is: the names of the bands, and four bars, painted in a list or as a widget.

HEIGHTS, PITCH, WIDE = (4, 7, 10, 13), 6, 4


def band_word(band: Band) -> str:
    """The name of a band, for tool tips and screen readers."""
    return say(band.value)


def minimum_band_text(band: Band) -> str:
    """Describes which words count when `band` is the lowest band that does."""
    return {
        Band.UNKNOWN: say("all words"),
        Band.RARE: say("without unknown words"),
        Band.UNCOMMON: say("without rare words"),
        Band.COMMON: say("common words only"),
        Band.VERY_COMMON: say("very common words only"),
    }[band]


def bars_width(theme: Theme) -> int:
    """The total width of the bars."""
    return 3 * theme.px(PITCH) + theme.px(WIDE)


def paint_bars(
    painter: QPainter, theme: Theme, rect: QRectF, band: Band, mirrored: bool = False, lit_role: str = "text_dim"
) -> None:
    """Paint the bars of a band at the leading edge of `rect`, vertically centred: 4 for very common, 0 for unknown."""
    lit = 4 - list(Band).index(band)
    pitch, width = theme.px(PITCH), theme.px(WIDE)
    base = round(rect.center().y() + theme.px(HEIGHTS[-1]) / 2)
    left = rect.right() - 3 * pitch - width if mirrored else rect.left()
    for place, height in enumerate(HEIGHTS):
        tall = theme.px(height)
        bar = QRectF(round(left) + place * pitch, base - tall, width, tall)
        plate(painter, bar, 1, theme.color(lit_role if place < lit else "unlit_bar"))


class Bars(SelfPainted, QWidget):
    """The bars of a band as a widget."""

    def __init__(self) -> None:
        super().__init__()
        self._band = Band.UNKNOWN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_band(self, band: Band) -> None:
        self._band = band
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(bars_width(self.theme), self.theme.px(16))

    def paint_widget(self, painter: QPainter) -> None:
        paint_bars(painter, self.theme, QRectF(self.rect()), self._band, self.mirrored)


# The card below a list that shows the definition of the selected word.

LEAST_HEIGHT = 72
"""Minimum height of a card beside the list, at 100 %."""


class DefinitionCard(SelfPainted, QWidget):
    """A word, its part of speech, its meaning, an extra line and a sentence. Plain texts; empty ones are hidden."""

    def __init__(self, *, wrap: bool = False) -> None:
        """`wrap`: the whole meaning is shown, on several lines."""
        super().__init__()
        self._compact, self._wrap, self._note, self._has_room = False, wrap, False, True
        self._heading = Elided(self.tr("Word"), "section")
        self._heading.hide()
        self._title = Elided("", "title")
        self._title.hide()
        self._word = Elided("", "small")
        self._part = Elided("", "caption")
        self._meaning = Elided("", "caption")
        self._whole = text_label("", "small", wrap=True)
        self._whole.hide()
        self._extra = Elided("", "caption")
        self._why = text_label("", "small", wrap=True)
        word_row = filled(bare(QHBoxLayout(), 14), self._word, self._part, STRETCH)
        self._column = column = QVBoxLayout(self)
        filled(column, self._heading, self._title, word_row, self._meaning, self._whole, self._why, self._extra)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.set_compact(False)

    def show_word(self, word: str, part: str = "", meaning: str = "", extra: str = "", why: str = "") -> None:
        """Show a word; without a meaning the card says that the list has no definition. `why` is a sentence."""
        self._show(word, part, meaning or self.tr("No definition available."), extra, why)

    def show_note(self, text: str, why: str = "") -> None:
        """Show a text that is about no word, and a sentence."""
        self._show("", "", text, "", why, note=True)

    def clear(self) -> None:
        """Show that no word is selected."""
        self._show("", "", self.tr("Select a word to see its meaning"), "")

    def _show(self, word: str, part: str, meaning: str, extra: str, why: str = "", note: bool = False) -> None:
        self._note = note
        for label, text in (
            (self._title, word),
            (self._word, word),
            (self._part, part),
            (self._meaning, meaning),
            (self._whole, meaning),
            (self._extra, extra),
            (self._why, why),
        ):
            label.setText(text)
        self.setAccessibleName(", ".join(filter(None, (word, part, meaning, extra, why))))
        self._update_visibility()

    def set_room(self, room: bool) -> None:
        """Whether the card may grow for a sentence; otherwise that is said and in the tool tip only."""
        self._has_room = room
        self._update_visibility()

    def set_compact(self, compact: bool) -> None:
        """Use the layout for the wide, low panel below a board: no background, a large word, the whole meaning."""
        self._compact = compact
        side = 0 if compact else 16
        spaced(self._column, 4, side, 8, side, 8)
        sized(self, minimum_height=0 if compact else LEAST_HEIGHT)
        self._update_visibility()
        self.update()

    def _update_visibility(self) -> None:
        compact, has_word = self._compact, bool(self._word.text())
        self._heading.setVisible(compact and not self._note)
        self._title.setVisible(compact and has_word)
        self._word.setVisible(not compact and has_word)
        self._part.setVisible(bool(self._part.text()))
        self._meaning.setVisible(not (compact or self._wrap))
        self._whole.setVisible(compact or self._wrap)
        self._extra.setVisible(bool(self._extra.text()))
        why = self._why.text()
        self._why.setVisible(self._has_room and bool(why))
        self.setToolTip("" if self._has_room else why)

    def paint_widget(self, painter: QPainter) -> None:
        if self._compact:
            return
        theme = self.theme
        edge = theme.color("edge") if theme.high_contrast else None
        plate(painter, QRectF(self.rect()), theme.px(8), theme.color("hover"), edge)
