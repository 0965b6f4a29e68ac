"""Strengths and weaknesses: a row for each kind of words, with a button to practise it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.practice.strengths import Strength, Trait, trait_name
from qless_studio.engine.texts import percent
from qless_studio.ui.shell.places.history import progress_texts as texts
from qless_studio.ui.style import Theme
from qless_studio.ui.style.lengths import sized, spaced
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.labels import Elided, SectionHeader, text_label
from qless_studio.ui.widgets.basic.share_bar import ShareBar
from qless_studio.ui.widgets.basic.themed import SelfPainted, fill, text_width

ROW, BAR, NAME = 48, 96, 104


class StrengthBar(ShareBar):
    """A quiet bar: what counts is the figure beside it."""

    role = "share_bar"

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(BAR), super().sizeHint().height())


class StrengthRow(SelfPainted, QWidget):
    """The name of a kind over two examples, the share found, and the button."""

    def __init__(self, practise: Callable[[Trait], object]) -> None:
        super().__init__()
        self._practise = practise
        self.strength: Strength | None = None
        self.name = Elided("", "strong")
        self.examples = Elided("", "caption")
        self.bar = StrengthBar()
        self.share = text_label("", "strong")
        self.button = Button(self.tr("Practise"), act=self._on_clicked)
        names = filled(bare(QVBoxLayout(), 0), STRETCH, self.name, self.examples, STRETCH)
        filled(spaced(QHBoxLayout(self), 12, 4, 0, 0, 1), (names, 1), self.bar, self.share, self.button)
        sized(self.name, minimum_width=NAME)
        sized(self.bar, width=BAR)
        sized(self.share, width=text_width(Theme().font(14, 600), percent(1)) + 1)
        sized(self, height=ROW)

    def show_strength(self, strength: Strength, missed: bool, can_practise: bool) -> None:
        """`missed`: the examples are words that were missed."""
        self.strength = strength
        name = trait_name(strength.trait)
        self.name.setText(name)
        self.examples.setText(texts.examples(strength, missed))
        self.bar.fill(strength.share, texts.share_text(strength))
        self.share.setText(percent(strength.share))
        self.button.setAccessibleName(self.tr("Practise: {}").format(name))
        self.button.setEnabled(can_practise)

    def _on_clicked(self) -> None:
        if self.strength is not None:
            self._practise(self.strength.trait)

    def paint_widget(self, painter: QPainter) -> None:
        fill(painter, QRectF(0, self.height() - 1, self.width(), 1), self.theme.color("line"))


class StrengthColumn(QWidget):
    """The weaknesses, or the strengths, of a game."""

    def __init__(self, title: str, missed: bool, practise: Callable[[Trait], object]) -> None:
        super().__init__()
        self._missed, self._practise = missed, practise
        self.rows: list[StrengthRow] = []
        self._column = bare(QVBoxLayout(self), 0)
        self.header = SectionHeader(title)
        self.note = text_label("", "caption", wrap=True)
        filled(self._column, self.header, self.note, STRETCH)

    def show_rows(
        self, rows: Sequence[Strength], can_practise: Callable[[Trait], bool], caption: str, note: str
    ) -> None:
        """Shows a note if there are no rows."""
        self.header.set_caption(caption if rows else "")
        self.note.setText("" if rows else note)
        self.note.setVisible(not rows)
        while len(self.rows) < len(rows):
            row = StrengthRow(self._practise)
            self._column.insertWidget(self._column.count() - 1, row)
            self.rows.append(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(rows))
            if place < len(rows):
                row.show_strength(rows[place], self._missed, can_practise(rows[place].trait))
