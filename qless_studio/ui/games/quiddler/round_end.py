"""The draw pile, the discard pile and the opponent of a hand game, and how a round ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.hand_game import Laid
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.texts import figure
from qless_studio.ui.games.quiddler.match_texts import better_text
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import text_label


def tr(text: str) -> str:
    return QCoreApplication.translate("RoundEnd", text)


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
