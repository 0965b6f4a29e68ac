"""What is shown while there are no letters: an invitation on the grid, and recent rolls in the panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.dice import RecentRoll
from qless_studio.engine.recent import MOST
from qless_studio.engine.texts import counted, say
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.tiles import Tile, paint_tile
from qless_studio.ui.widgets.basic.labels import SectionHeader, separator, text_label
from qless_studio.ui.widgets.basic.layout import filled, inset
from qless_studio.ui.widgets.basic.list_row import RowButton
from qless_studio.ui.widgets.basic.themed import TRAILING, SelfPainted, put_text, text_width
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay

LETTERS = "QLESS"
EXAMPLE = "BCDGILLORTUW"
"""Example letters in the empty fields."""
TILE, PITCH, RISE = 56, 64, 8
ROW, MINI, MARK = 48, 18, 142
"""Height of a recent roll, size of its tiles, and distance of its mark from the end."""


class LooseTiles(SelfPainted, QWidget):
    """The name of the game as tiles, every other one higher."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self.theme.px
        return QSize(px(PITCH * len(LETTERS)), px(TILE + RISE) + 8)

    def paint_widget(self, painter: QPainter) -> None:
        px = self.theme.px
        for place, letter in enumerate(LETTERS):
            top = 2 if place % 2 else 2 + px(RISE)
            rect = QRectF(px(4) + place * px(PITCH), top, px(TILE), px(TILE))
            paint_tile(painter, self.theme, rect, Tile(letter))


class QLessEmptyState(EmptyState):
    """What is shown on the grid. The tiles are left out where there is little space."""

    def __init__(self, roll: QAction, letters: QAction, *, primary: bool) -> None:
        """`primary`: whether rolling is what the page offers first."""
        self._picture = LooseTiles()
        super().__init__(
            say("Roll the dice or type letters"),
            say("Build one crossword that uses every die. Each step is checked as you play."),
            self._picture,
        )
        if primary:  # in Play a game is started from the panel
            self.add_action(say("New puzzle"), "die", roll, primary=True)
        self.add_action(say("Type letters"), "pencil", act=letters.trigger)

    def lie_on(self, board: QWidget, inner: QRect, blank: bool) -> bool:
        """Fill this part of a blank board, or all of it without the picture if that is too low; whether it is."""
        self._picture.show()
        crowded = blank and self._required_height(inner.width()) > inner.height()
        self._picture.setVisible(not crowded)
        self.setGeometry(board.rect() if crowded else inner)
        board.setMinimumHeight(self._required_height(board.width()) if crowded else 0)
        self.setVisible(blank)
        return crowded

    def _required_height(self, width: int) -> int:
        """The height needed at this width as it is now, so that large text is scrolled rather than cut."""
        layout = self.layout()
        return 0 if layout is None else layout.totalHeightForWidth(width)


class RecentRow(RowButton):
    """A roll as small tiles, and how many solutions it has; pressing it brings the roll back."""

    room = (200, ROW)

    def __init__(self) -> None:
        super().__init__()
        self.looked = RecentRoll("", 0, "")

    def show_roll(self, looked: RecentRoll) -> None:
        self.looked = looked
        self.setText(looked.letters.upper())
        self.setAccessibleName(f"{' '.join(looked.letters.upper())}, {self._result()}")
        self.update()

    def _result(self) -> str:
        count = self.looked.solutions
        if not count:
            return self.tr("no solution exists")
        return counted(count, "{} solution", "{} solutions")

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme, looked, middle = self.theme, self.looked, rect.height() / 2
        colour = theme.color("good" if looked.solutions else "bad")
        font = theme.font(12, 600)
        width = text_width(font, self._result())
        put_text(painter, rect, self._result(), font, colour, TRAILING, self.mirrored)
        icon = theme.px(16)
        from_end = max(theme.px(MARK), width + theme.px(12) + icon)
        mark = QRectF(max(0.0, rect.width() - from_end), middle - icon / 2, icon, icon)
        paint_icon(painter, "check" if looked.solutions else "cross", self.visual(mark), colour)
        room = mark.left() - theme.px(8)
        pitch = min(float(theme.px(MINI)), room / max(1, len(looked.letters)))
        for place, letter in enumerate(looked.letters.upper()):
            tile = self.visual(
                QRectF(round(place * pitch), round(middle - pitch / 2), round(pitch) - 2, round(pitch) - 2)
            )
            paint_tile(painter, theme, tile, Tile(letter))


class SolvableRate(QWidget):
    """How many rolls can be solved, as measured for the current word list; without a figure if it was not measured."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = ScoreDisplay()
        self.caption = text_label("", "note", wrap=True)
        filled(inset(QVBoxLayout(self), 4, 0, 0, 0, 8), self.figure, self.caption)

    def show_rate(self, rate: float | None, title: str) -> None:
        """`rate` is 0 to 1, None if it was not measured; `title` that of the word list."""
        self.figure.setVisible(rate is not None)
        if rate is None:
            self.caption.clear()
            return
        percent = min(99, int(rate * 100 + 0.5)) if rate < 1 else 100
        self.figure.show_figures(say("{}%", percent))
        self.caption.setText(self.tr("of rolls are solvable with the {} list").format(title))


class RecentRolls(QWidget):
    """The latest rolls and how many solutions they have."""

    def __init__(self, show: Callable[[RecentRoll], object]) -> None:
        """`show` shows a roll once more."""
        super().__init__()
        self._show = show
        self._rule, self._header = separator(), SectionHeader(self.tr("Recent rolls"))
        self.rows = [RecentRow() for _ in range(MOST)]
        column = filled(inset(QVBoxLayout(self), 0, 8, 0, 16, 0), self._rule, 12, self._header)
        for row in self.rows:
            row.clicked.connect(partial(self._on_clicked, row))
            column.addWidget(row)
        column.addStretch(1)
        self.show_recent(())

    def show_recent(self, rolls: Sequence[RecentRoll]) -> None:
        """Show these rolls; without any, hide the header too."""
        self._rule.setVisible(bool(rolls))
        self._header.setVisible(bool(rolls))
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(rolls))
            if number < len(rolls):
                row.show_roll(rolls[number])

    def _on_clicked(self, row: RecentRow, _: bool = False) -> None:
        self._show(row.looked)
