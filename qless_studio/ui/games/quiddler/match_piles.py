"""The draw pile, the discard pile and the opponent of a hand game, and how a round ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.hand_game import Laid, Round
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.quiddler.match_texts import better_text
from qless_studio.ui.games.quiddler.table_cells import card_tile
from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.style.tiles import BLOCKED, EMPTY, Tile, paint_tile
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import put_text, wrapped_lines
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cell import Cell


def tr(text: str) -> str:
    return QCoreApplication.translate("RoundEnd", text)


CARD, COMPACT_CARD = (56, 80), (42, 60)
PITCH = 120
BACK = (14, 20)
HEIGHT, COMPACT_HEIGHT = 116, 68
"""With what a pile is beneath it, or compact, beside it."""
PILE, OPEN, OPPONENT = range(3)


class MatchPiles(BoardWidget):
    """The two piles as cells, to draw from, then the opponent."""

    draw_requested = Signal(bool)
    """The player wants the open card (True) or one of the draw pile."""

    def __init__(self) -> None:
        self._round: Round | None = None
        self._said = ""
        self._can_draw = self._compact = False
        super().__init__("")
        self.setAccessibleName(self.tr("Piles"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.cell_activated.connect(lambda cell: self.draw_requested.emit(cell == OPEN))

    def set_compact(self, compact: bool) -> None:
        """Use smaller cards with their names beside them, for a narrow page."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.refresh()

    @property
    def _height(self) -> int:
        return COMPACT_HEIGHT if self._compact else HEIGHT

    def show_round(self, round: Round, said: str, can_draw: bool) -> None:
        """`said` is what the opponent did last."""
        self._round, self._said, self._can_draw = round, said, can_draw
        self.refresh()

    def layout_cells(self) -> Sequence[Cell]:
        round = self._round
        if round is None:
            return []
        top = round.discards[-1] if round.discards else ""
        pile = self.tr("Draw pile, {} cards").format(len(round.pile))
        open_card = self.tr("Discard pile, {}").format(top or self.tr("empty"))
        return [
            Cell(self._rect(0), pile, Tile(kind=BLOCKED), enabled=self._can_draw, tip=self.tr("Draw a card (1)")),
            Cell(
                self._rect(1),
                open_card,
                card_tile(top, round.deck) if top else Tile(kind=EMPTY),
                enabled=self._can_draw and bool(top),
                tip=self.tr("Take the open card (2)"),
            ),
            Cell(self._opponent_rect(), f"{self._opponent_text()}. {self._said}", enabled=False),
        ]

    def background_role(self, index: int) -> str:
        return "table"

    def _px(self, length: float) -> int:
        return round(length * min(self.theme.scale, max(0.5, self.width() / 560)))

    def _rect(self, place: int) -> QRect:
        width, height = COMPACT_CARD if self._compact else CARD
        return QRect(self._px(8 + place * PITCH), self._px(4), self._px(width), self._px(height))

    def _opponent_rect(self) -> QRect:
        left = self._px(8 + 2 * PITCH + 16)
        return QRect(left, self._px(4), max(0, self.width() - left), self._px(self._height - 8))

    def _opponent_text(self) -> str:
        assert self._round is not None
        return counted(len(self._round.hands[1]), "Computer: {} card", "Computer: {} cards")

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        if self._round is None:
            return
        texts = (f"{self.tr('Draw pile')} · {figure(len(self._round.pile))}", self.tr("Discards"))
        for place, text in enumerate(texts):
            rect, font = QRectF(self._rect(place)), theme.font(12, 500)
            if self._compact:
                line = QRectF(rect.right() + self._px(6), rect.top(), self._px(PITCH - 8) - rect.width(), theme.px(18))
                lines = wrapped_lines(font, text, line.width())
            else:
                line = QRectF(rect.left() - self._px(4), rect.bottom() + self._px(4), self._px(PITCH), self._px(20))
                lines = [text]
            for each in lines:
                put_text(painter, line, each, font, theme.color("text_dim"))
                line.translate(0, line.height())

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        if index != OPPONENT:
            super().paint_cell(painter, theme, index, lift, pressed)
            return
        area = QRectF(self._opponent_rect())
        assert self._round is not None
        width, height = self._px(BACK[0]), self._px(BACK[1])
        for number in range(len(self._round.hands[1])):
            back = QRectF(area.left() + number * (width + 3), area.top() + 2, width, height)
            paint_tile(painter, theme, back, Tile(kind=BLOCKED), ground="table")
        top = area.top() + height + self._px(8)
        line = QRectF(area.left(), top, area.width(), self._px(20))
        put_text(painter, line, self._opponent_text(), theme.font(14, 600), theme.color("text"))
        for text in wrapped_lines(theme.font(14, 400), self._said, area.width())[:2]:
            line.translate(0, line.height())
            put_text(painter, line, text, theme.font(14, 400), theme.color("text_dim"))

    def sizeHint(self) -> QSize:
        return QSize(560, self.theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, self.theme.px(self._height))


class RoundEnd(QWidget):
    """What both players laid down, and the button for the next round."""

    def __init__(self) -> None:
        super().__init__()
        self.title = text_label("", "figure")
        self.lines = [text_label("", wrap=True) for _ in range(2)]
        self.next = Button(self.tr("Next round"), "play", primary=True)
        column, row = QVBoxLayout(), QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, theme_of(self).px(12))
        column.setSpacing(4)
        self.review = text_label("", "note", wrap=True)
        for label in (self.title, *self.lines, self.review):
            column.addWidget(label)
        row.addLayout(column, 1)
        row.addWidget(self.next, 0, Qt.AlignmentFlag.AlignBottom)

    def show_round(self, title: str, laid: Sequence[Laid], last: bool) -> None:
        """`last`: the game is over with this round."""
        self.title.setText(title)
        names = (self.tr("You"), self.tr("Computer"))
        for label, name, each in zip(self.lines, names, laid, strict=True):
            label.setText(f"{name}: {laid_text(each)}")
        self.next.setVisible(not last)
        self.review.setText("")

    def show_review(self, reviewed: ReviewedRound, shown: Callable[[str], str]) -> None:
        """What would have been better; `shown` gives a word as people spell it."""
        nothing = self.tr("Nothing better could be laid down with these cards, proven")
        self.review.setText(better_text(reviewed, shown) or nothing)


def laid_text(laid: Laid) -> str:
    """HEX, QI; left over K; longest word +10: 31."""
    parts = [", ".join("".join(word) for word in laid.words) or tr("no word")]
    if laid.left:
        parts.append(tr("left over {}").format(" ".join(laid.left)))
    if laid.longest:
        parts.append(tr("longest word +{}").format(laid.longest))
    if laid.most:
        parts.append(tr("most words +{}").format(laid.most))
    return tr("{} = {}").format("; ".join(parts), figure(laid.score))
