"""In the place of the tray while a finished game is reviewed: the better move beside the one played, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from qless_studio.ui.style import shapes, theme_of
from qless_studio.ui.style.tiles import Tile, paint_tile
from qless_studio.ui.widgets.basic.buttons import Button, IconButton, cluster
from qless_studio.ui.widgets.basic.labels import Elided, text_label
from qless_studio.ui.widgets.basic.layout import filled, inset
from qless_studio.ui.widgets.basic.themed import Fitted, Measured, SelfPainted, fill

TILE, GAP = 36, 4


class MiniCards(SelfPainted, QWidget):
    """The cards of a word in a row, as small tiles; smaller still where there is less room."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_cards(self, cards: Sequence[str], name: str) -> None:
        """`name` is how the row is spoken."""
        self._cards = tuple(cards)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        count = max(1, len(self._cards))
        return QSize(self.theme.px(count * (TILE + GAP) - GAP), self.theme.px(TILE))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() // 2, self.theme.px(24))

    def paint_widget(self, painter: QPainter) -> None:
        count, gap = len(self._cards), self.theme.px(GAP)
        size = min(self.theme.px(TILE), self.height() - 2, (self.width() + gap) / max(1, count) - gap)
        top = round((self.height() - size) / 2)
        for place, card in enumerate(self._cards):
            rect = QRectF(round(place * (size + gap)), top, round(size), round(size))
            paint_tile(painter, self.theme, rect, Tile(card))


class _Row:
    """What was played, or what was better: a name, its cards, points and end value."""

    def __init__(self, grid: QGridLayout, row: int, name: str) -> None:
        self.name = text_label(name, "")
        self.cards = MiniCards()
        self.points = Elided()
        self.value = Elided("", "strong")
        for column, widget in enumerate((self.name, self.cards, self.points, self.value)):
            grid.addWidget(widget, row, column)

    def show(self, cards: Sequence[str], points: str, value: str) -> None:
        self.cards.show_cards(cards, f"{self.name.text()} {''.join(cards)}")
        self.points.setText(points)
        self.value.setText(value)

    def show_columns(self, count: int) -> None:
        """Show the most important columns: the cards, then the end value, the name and the points."""
        for place, widget in enumerate((self.cards, self.value, self.name, self.points)):
            widget.setVisible(place < count)


class ReviewTray(Fitted, Measured, SelfPainted, QWidget):
    """Compares two moves; which of them the table shows is chosen here too."""

    def __init__(self, play_on: Callable[[], object], show_other: Callable[[], object]) -> None:
        """`play_on` goes on from this position; `show_other` has the table show the other of the two moves."""
        super().__init__()
        self._compared = False
        self._grid = QGridLayout(self)
        self._better = _Row(self._grid, 0, self.tr("Better"))
        self._played = _Row(self._grid, 1, self.tr("You played"))
        self.cause = text_label("", wrap=True)
        self.retry = Button(self.tr("Try from here"), primary=True, act=lambda: play_on())
        self.other = Button(self.tr("Show my move"), act=lambda: show_other())
        self._grid.addWidget(self.retry, 0, 5)
        self._grid.addWidget(self.other, 1, 5)
        self._grid.addWidget(self.cause, 2, 0, 1, 6)
        self._grid.setColumnStretch(4, 1)
        self.measure()

    @property
    def low(self) -> bool:
        """Whether there is no room for the sentence: it has to stand elsewhere."""
        return self.cause.isHidden()

    def show_moves(
        self, better: tuple[Sequence[str], str, str] | None, played: tuple[Sequence[str], str, str], cause: str
    ) -> None:
        """(cards, points, end value) of both moves; without a better one only that which was played."""
        self._compared = better is not None
        if better is not None:
            self._better.show(*better)
        self._played.show(*played)
        self.cause.setText(cause)
        self.fit()

    def show_other(self, played: bool) -> None:
        """Whether the table shows the move played, so that the button offers the better one."""
        self.other.setText(self.tr("Show better move") if played else self.tr("Show my move"))

    def fit(self) -> None:
        """Leave out what there is no room for: first the sentence, then the move played, then figures and names."""
        for rows, columns in product((3, 2, 1), (4, 3, 2, 1)):
            self._show_parts(rows, columns)
            needed = self._grid.sizeHint()
            tall = self._grid.heightForWidth(self.width()) if self._grid.hasHeightForWidth() else needed.height()
            if needed.width() <= self.width() and tall <= self.height():
                break

    def _show_parts(self, rows: int, columns: int) -> None:
        """Show the first rows, and the most important of the columns."""
        self._better.show_columns(columns if self._compared else 0)
        self._played.show_columns(columns if rows > 1 or not self._compared else 0)
        self.other.setVisible(self._compared and rows > 1)
        self.cause.setVisible(rows > 2)

    def measure(self) -> None:
        px = self.theme.px
        self._grid.setContentsMargins(px(20), px(12), px(20), px(12))
        self._grid.setHorizontalSpacing(px(20))
        self._grid.setVerticalSpacing(px(8))
        self.fit()

    def paint_widget(self, painter: QPainter) -> None:
        fill(painter, self.rect(), self.theme.color("table"))
        shapes.paint_tray(painter, self.theme, QRectF(self.rect()), 12 if self.low else 16)


class ReviewBar(QWidget):
    """Below the table: which move is shown, and how to leave a trial."""

    def __init__(self, step: Callable[[int], object], go_back: Callable[[], object]) -> None:
        """`step` shows the next move (1) or the one before (-1); `go_back` ends the trial."""
        super().__init__()
        self.previous = IconButton("back", self.tr("Previous move"), act=lambda: step(-1))
        self.next = IconButton("next", self.tr("Next move"), act=lambda: step(1))
        self.place = text_label("", "strong")
        self.note = Elided("", "note", trailing=True)
        self.back = Button(self.tr("Back to the review"), act=lambda: go_back())
        row = inset(QHBoxLayout(self), 8, 0, 0, 0, theme_of(self).px(16))  # as the typed entry, whose place it has
        filled(row, cluster(self.previous, self.next), self.place, (self.note, 1), self.back)

    def show_place(self, place: str, note: str, *, first: bool, last: bool) -> None:
        """`first` and `last`: there is no move before it, or after it."""
        self._show(place, note, trying=False)
        self.previous.setEnabled(not first)
        self.next.setEnabled(not last)

    def show_trial(self, place: str, note: str) -> None:
        """The player tries another way from a position."""
        self._show(place, note, trying=True)

    def _show(self, place: str, note: str, trying: bool) -> None:
        self.place.setText(place)
        self.note.setText(note)
        self.back.setVisible(trying)
        self.previous.setVisible(not trying)
        self.next.setVisible(not trying)
