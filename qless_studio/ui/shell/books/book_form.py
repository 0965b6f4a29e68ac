"""What is asked for in a puzzle book: games and how many, level, list, paper, and what is printed besides."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from qless_studio.engine.books import layout
from qless_studio.engine.books.making import CODE, LEVELS, MOST_NUMBER, NONE, QR, BookSettings
from qless_studio.engine.game import Game
from qless_studio.engine.texts import capitalised, say, without_dots
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.fields import SpinBox
from qless_studio.ui.widgets.basic.flow import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.labels import text_label

MOST_OF_GAME, FIRST = 200, 4
USUAL = 1_200, 1_800


class GameRow(QWidget):
    """A game, whether it is in the book, and how many of it."""

    changed = Signal()

    def __init__(self, view: GameView) -> None:
        super().__init__()
        self.key = view.key
        game: Game[object, object, object] = view.game
        assert game.load_paper is not None
        self.box = QCheckBox(view.title)
        self.box.setChecked(True)
        self.kind = text_label(say(game.load_paper().kind), "note", wrap=True)
        self.count = SpinBox(self.tr("How many of {}").format(view.title))
        self.count.setRange(1, MOST_OF_GAME)
        self.count.setValue(FIRST)
        filled(bare(QHBoxLayout(self)), (self.box, 2), (self.kind, 3), self.count)
        self.box.toggled.connect(self._on_toggled)
        self.count.valueChanged.connect(self.changed)

    def _on_toggled(self, on: bool) -> None:
        self.count.setEnabled(on)
        self.changed.emit()


class BookForm(QWidget):
    """Says `changed` whenever another book is asked for."""

    changed = Signal()

    def __init__(self, views: Sequence[GameView], lists: Sequence[tuple[str, str]], lexicon: str) -> None:
        """`lists` are (name, title) of the word lists, `lexicon` the one chosen at first."""
        super().__init__()
        self.rows = [GameRow(view) for view in views if view.game.load_paper is not None]
        column = filled(bare(QVBoxLayout(self)), text_label(self.tr("Games"), "caption"))
        for row in self.rows:
            column.addWidget(row)
            row.changed.connect(self.changed)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        filled(column, form, STRETCH)
        self._add_level(form)
        self._add_paper(form, lists, lexicon)
        self._add_extras(form)

    def _add_level(self, form: QFormLayout) -> None:
        self.graded = QCheckBox(self.tr("Only from level"))
        self.low, self.high = SpinBox(self.tr("Only from level")), SpinBox(capitalised(self.tr("highest level")))
        for box, value in zip((self.low, self.high), USUAL, strict=True):
            box.setRange(LEVELS[0] + (box is self.high), LEVELS[-1] - (box is self.low))
            box.setSingleStep(10)
            box.setValue(value)
            box.setEnabled(False)
        row = QWidget()
        filled(bare(QHBoxLayout(row)), self.low, QLabel(self.tr("to")), self.high, STRETCH)
        form.addRow(self.graded, row)
        about = self.tr("1,500 is the average player. Quiddler deals have no level.")
        form.addRow(text_label(about, "note", wrap=True))
        self.graded.toggled.connect(self._on_graded)
        self.low.valueChanged.connect(self._on_low)
        self.high.valueChanged.connect(self._on_high)

    def _add_paper(self, form: QFormLayout, lists: Sequence[tuple[str, str]], lexicon: str) -> None:
        self.list = Combo(lists)
        self.list.setAccessibleName(without_dots(say("Word list…")))
        self.list.keep_whole()
        if lexicon in dict(lists):
            self.list.set_value(lexicon)
        self.paper = Segments([("a4", "A4"), ("letter", self.tr("Letter"))], self.tr("Paper"))
        self.per_page = Segments([(count, str(count)) for count in (1, 2, 4)], self.tr("On a page"))
        self.per_page.set_value(4)
        form.addRow(text_label(without_dots(say("Word list…")), "caption"))  # a row of its own: names of lists are long
        form.addRow(self.list)
        form.addRow(self.tr("Paper"), self.paper)
        form.addRow(self.tr("On a page"), self.per_page)
        for choice in (self.list, self.paper, self.per_page):
            choice.value_changed.connect(lambda _: self.changed.emit())

    def _add_extras(self, form: QFormLayout) -> None:
        kinds = [(QR, "QR"), (CODE, self.tr("Code")), (NONE, self.tr("Nothing"))]
        self.to_open = Segments(kinds, self.tr("To open one"))
        self.to_open.set_value(CODE)
        if not layout.can_make():
            button = self.to_open.button(QR)
            button.setEnabled(False)
            button.setToolTip(self.tr("QR codes need the package segno"))
        self.hints, self.solutions = QCheckBox(self.tr("Hints, upside down")), QCheckBox(self.tr("Solutions"))
        self.number = SpinBox(self.tr("Number"))
        self.number.setRange(1, MOST_NUMBER)
        self.number.setGroupSeparatorShown(False)
        self.roll = IconButton("die", self.tr("Another"), act=self.roll_number)
        self.roll_number()
        row = QWidget()
        line = bare(QHBoxLayout(row))
        filled(line, self.number, self.roll, STRETCH)
        form.addRow(self.tr("To open one"), self.to_open)
        for box in (self.hints, self.solutions):
            box.setChecked(True)
            form.addRow(box)
            box.toggled.connect(lambda _: self.changed.emit())
        form.addRow(self.tr("Number"), row)
        self.to_open.value_changed.connect(lambda _: self.changed.emit())
        self.number.valueChanged.connect(lambda _: self.changed.emit())

    def roll_number(self) -> None:
        """Choose another book number at random."""
        self.number.setValue(SystemRandom().randrange(1_000, 10_000))

    def settings(self) -> BookSettings | None:
        """What is asked for; None without a game."""
        counts = tuple((row.key, row.count.value()) for row in self.rows if row.box.isChecked())
        if not counts:
            return None
        return BookSettings(
            self.number.value(), counts, (self.low.value(), self.high.value()) if self.graded.isChecked() else None,
            str(self.paper.value), int(str(self.per_page.value)), str(self.to_open.value),
            self.hints.isChecked(), self.solutions.isChecked(),
        )  # fmt: skip

    def _on_graded(self, on: bool) -> None:
        self.low.setEnabled(on)
        self.high.setEnabled(on)
        self.changed.emit()

    def _on_low(self, low: int) -> None:
        if self.high.value() <= low:
            self.high.setValue(low + 1)
        self.changed.emit()

    def _on_high(self, high: int) -> None:
        if self.low.value() >= high:
            self.low.setValue(max(0, high - 1))
        self.changed.emit()
