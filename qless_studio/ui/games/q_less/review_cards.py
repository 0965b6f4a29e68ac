"""After a roll: the player's grid beside the best ones, as small pictures that can be shown on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.engine.games.q_less.review import Merit, Review
from qless_studio.engine.games.q_less.solver import words_of
from qless_studio.engine.texts import say
from qless_studio.ui.games.q_less.thumbnails import INSET, caption_of, paint_card
from qless_studio.ui.widgets.basic.buttons import PressedByEnter
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.basic.themed import SelfPainted, text_width

WIDTH, HEIGHT, NARROWEST = 188, 112, 132
CARDS = len(Merit) + 1
JOINT = " · "
"""Separator between the merits of one solution."""


@dataclass(frozen=True)
class CardShown:
    """What a card shows."""

    title: str
    grid: tuple[str, ...]
    caption: str
    """The words, longest first."""
    solution: Solution | None = None
    """What to show on the board; None for the player's own grid."""


class ReviewCard(SelfPainted, PressedByEnter, QAbstractButton):
    """A picture of a grid with its merit and its words."""

    room, least = (WIDTH, HEIGHT), (NARROWEST, HEIGHT)

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

    def paint_widget(self, painter: QPainter) -> None:
        shown, chosen = self.shown, self.isChecked()
        paint_card(
            painter, self.theme, QRectF(self.rect()), shown.grid, shown.caption,
            title=self._title(), chosen=chosen, hovered=self.underMouse(),
        )  # fmt: skip

    def _title(self) -> str:
        """The merits for which there is room, and how many more there are."""
        names = self.shown.title.split(JOINT)
        for more in range(len(names)):
            title = JOINT.join(names[: len(names) - more]) + f" +{more}" * bool(more)
            if text_width(self.theme.font(12, 600), title) <= self.width() - 2 * self.theme.px(INSET):
                break
        return title


class ReviewCards(QWidget):
    """The cards below a heading; one of them is selected, and shown on the board."""

    def __init__(self, show: Callable[[Solution | None], object]) -> None:
        """`show` shows a solution on the board; None: the player's own grid."""
        super().__init__()
        self._show = show
        self.cards = [ReviewCard() for _ in range(CARDS)]
        self._group = QButtonGroup(self)
        self._on_board: Solution | None = None
        grid = QGridLayout()
        grid.setSpacing(8)
        for number, card in enumerate(self.cards):
            self._group.addButton(card)
            card.clicked.connect(partial(self._on_clicked, card))
            grid.addWidget(card, number // 2, number % 2)
        column = bare(QVBoxLayout(self), 8)
        self.header = SectionHeader(self.tr("Review"))
        filled(column, self.header, grid)

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
        self._show(card.shown.solution)


def cards_for(grid: tuple[str, ...], review: Review | None, shown: Callable[[str], str] = str.upper) -> list[CardShown]:
    """The player's grid, unless it is empty, and the best ones; a solution with several merits is shown once.

    `shown` gives a word as people spell it.
    """
    own, others = [say("Yours")], dict[Solution, list[str]]()
    for merit, pick in () if review is None else review.picks.items():
        name = say(merit.value) if pick.proven else say("{} so far", say(merit.value))
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
