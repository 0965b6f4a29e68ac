"""After a roll: the player's grid beside the best ones, as small pictures that can be shown on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.games.q_less.review import Merit, Review
from qless_studio.engine.games.q_less.solver import words_of
from qless_studio.engine.texts import say
from qless_studio.ui.games.q_less.thumbnails import CELL, caption_of, paint_grid
from qless_studio.ui.widgets.basic.buttons import PressedByEnter
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.basic.themed import CENTRE, Painted, painter_on, plate, put_text

WIDTH, HEIGHT, NARROWEST = 188, 112, 132
HEAD, FOOT = 24, 22
"""Heights of the title above the picture, and of the words below it."""
CARDS = len(Merit) + 1
JOINT = " · "
"""Between the merits of one solution."""


def tr(text: str) -> str:
    return QCoreApplication.translate("ReviewCards", text)


@dataclass(frozen=True)
class CardShown:
    """What a card shows."""

    title: str
    grid: tuple[str, ...]
    caption: str
    """The words, longest first."""
    solution: Solution | None = None
    """What to show on the board; None for the player's own grid."""


class ReviewCard(Painted, PressedByEnter, QAbstractButton):
    """A picture of a grid with its merit and its words."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = CardShown("", (), "")
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, shown: CardShown) -> None:
        self.shown = shown
        self.setText(shown.title)
        self.setAccessibleName(f"{shown.title}: {shown.caption}")
        self.setToolTip(f"{shown.title}: {shown.caption}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDTH), self.theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(NARROWEST), self.theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, rect = self.theme, painter_on(self), QRectF(self.rect())
        chosen = self.isChecked()
        edge = "accent_text" if chosen else "edge" if theme.high_contrast else "line"
        fill = "hover" if self.underMouse() and not chosen else "raised"
        plate(painter, rect, theme.px(8), theme.color(fill), theme.color(edge), 2 if chosen else 1)
        self._paint_content(painter, rect.adjusted(theme.px(8), 0, -theme.px(8), 0))
        painter.end()

    def _paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme, head, foot = self.theme, self.theme.px(HEAD), self.theme.px(FOOT)
        title = QRectF(rect.left(), theme.px(2), rect.width(), head)
        role = "accent_text" if self.isChecked() else "text"
        put_text(painter, title, self.shown.title, theme.font(12, 600), theme.color(role), CENTRE)
        if self.shown.grid:
            paint_grid(painter, theme, rect.adjusted(0, head + 2, 0, -foot - 2), self.shown.grid, theme.px(CELL))
        words = QRectF(rect.left(), rect.bottom() - foot - 2, rect.width(), foot)
        put_text(painter, words, self.shown.caption, theme.font(12, 400), theme.color("text_dim"), CENTRE)


class ReviewCards(QWidget):
    """The cards below a heading; one of them is selected, and shown on the board."""

    solution_chosen = Signal(object)
    """The `Solution` to show on the board; None for the player's own grid."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = [ReviewCard() for _ in range(CARDS)]
        self._group = QButtonGroup(self)
        self._on_board: Solution | None = None
        grid = QGridLayout()
        grid.setSpacing(8)
        for number, card in enumerate(self.cards):
            self._group.addButton(card)
            card.clicked.connect(partial(self._on_clicked, card))
            grid.addWidget(card, number // 2, number % 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.header = SectionHeader(self.tr("Review"))
        column.addWidget(self.header)
        column.addLayout(grid)

    def show_cards(self, shown: Sequence[CardShown]) -> None:
        """Show these cards; that of the solution on the board stays selected."""
        for card in self.cards:
            card.hide()
        for card, each in zip(self.cards, shown, strict=False):
            card.show_card(each)
            card.show()
        self.select(self._on_board)

    def select(self, solution: Solution | None) -> None:
        """Mark the card of the solution on the board, without a signal; None: that of the player's grid."""
        self._on_board = solution
        self._group.setExclusive(False)
        for card in self.cards:
            card.setChecked(not card.isHidden() and card.shown.solution == solution)
        self._group.setExclusive(True)

    def _on_clicked(self, card: ReviewCard, _: bool = False) -> None:
        self.solution_chosen.emit(card.shown.solution)


def cards_for(grid: tuple[str, ...], review: Review | None, shown: Callable[[str], str] = str.upper) -> list[CardShown]:
    """The player's grid, unless it is empty, and the best ones; a solution with several merits is shown once.

    `shown` gives a word as people spell it.
    """
    own, others = [tr("Yours")], dict[Solution, list[str]]()
    for merit, pick in () if review is None else review.picks.items():
        name = say(merit.value) if pick.proven else tr("{} so far").format(say(merit.value))
        names = own if _is_same(pick.solution.grid, grid) else others.setdefault(pick.solution, [])
        names.append(name)
    cards = [CardShown(JOINT.join(own), grid, caption_of(words_of(grid), shown))] if grid else []
    cards += [
        CardShown(JOINT.join(names), one.grid, caption_of(one.words, shown), one) for one, names in others.items()
    ]
    return cards


def _is_same(grid: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether two grids are the same, possibly with rows and columns exchanged."""
    return other in (grid, tuple(map("".join, zip(*grid, strict=True))))
