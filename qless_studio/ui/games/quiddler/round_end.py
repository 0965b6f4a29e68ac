"""The table after a round of a hand game: both hands laid open, who won and why, and the way to the next round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeySequence, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.hand_game import HandGame, Laid
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.quiddler.laid_tray import LaidTray
from qless_studio.ui.games.quiddler.match_texts import better_text
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import KeyCaps, text_label
from qless_studio.ui.widgets.basic.themed import Painted, painter_on, plate

COMPUTER = 1


class _Verdict(Painted, QWidget):
    """Who won and why, what would have been better, and the button."""

    def __init__(self, next_round: Button) -> None:
        super().__init__()
        self.title, self.why = text_label("", "strong", wrap=True), text_label("", "caption", wrap=True)
        self.review = text_label("", "caption", wrap=True)
        column, self._row = QVBoxLayout(), QHBoxLayout(self)
        column.setSpacing(2)
        for label in (self.title, self.why, self.review):
            column.addWidget(label)
        self._row.addLayout(column, 1)
        self._row.addWidget(next_round, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # also for another text size
            self._measure()

    def _measure(self) -> None:
        px = self.theme.px
        self._row.setContentsMargins(px(16), px(10), px(16), px(10))
        self._row.setSpacing(px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_on(self), self.theme
        plate(painter, QRectF(self.rect()), 12, theme.color("panel"), theme.color("edge"))
        painter.end()


class RoundEnd(QWidget):
    """In the place of the table until Return goes on."""

    def __init__(self, narrow: Callable[[], bool]) -> None:
        """`narrow`: whether the panel is below, so that there is little height."""
        super().__init__()
        self._narrow = narrow
        self.next = Button("", "next", primary=True)
        self.verdict = _Verdict(self.next)
        self.theirs, self.mine = LaidTray(self.tr("Computer")), LaidTray(self.tr("You"))
        self.stays, caps = QWidget(), KeyCaps(QKeySequence(Qt.Key.Key_Enter))
        row = QHBoxLayout(self.stays)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(text_label(self.tr("The table stays until you press"), "caption"))
        row.addWidget(caps)
        row.addStretch(1)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(16)
        self._grid.setContentsMargins(0, 4, 0, 4)
        self._tall: bool | None = None
        self._arrange(tall=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_round(self, game: HandGame, shown: Callable[[str], str]) -> None:
        """The round that is over; `shown` gives a word as people spell it."""
        (mine, theirs), number, out = game.results[-1], game.round.number + 1, game.round.turn
        cards = counted(game.round.size, "went out with all {} cards", "went out with all {} cards")
        last = self.tr("had the last turn")
        self.mine.show_laid(mine, last if out == COMPUTER else cards, shown)
        self.theirs.show_laid(theirs, cards if out == COMPUTER else last, shown)
        title = self._game_won(*game.totals) if game.over else self._round_won(number, mine.score - theirs.score)
        self.verdict.title.setText(title)
        self.verdict.why.setText(self._why(mine, theirs, out))
        self.verdict.review.setText("")
        self.verdict.review.hide()
        self.next.setText(self.tr("Round {}").format(number + 1))
        self.next.setVisible(not game.over)
        self.stays.setVisible(not game.over and self._tall is True)
        self._arrange(tall=not self._narrow())
        announce(self, f"{title}. {self.verdict.why.text()}")

    def show_review(self, reviewed: ReviewedRound, shown: Callable[[str], str]) -> None:
        """What would have been better; `shown` gives a word as people spell it."""
        nothing = self.tr("Nothing better could be laid down with these cards, proven")
        self.verdict.review.setText(better_text(reviewed, shown) or nothing)
        self.verdict.review.show()

    def _round_won(self, number: int, lead: int) -> str:
        if not lead:
            return self.tr("Round {} is a tie").format(number)
        won = self.tr("You win round {} by {}") if lead > 0 else self.tr("The computer wins round {} by {}")
        return won.format(number, figure(abs(lead)))

    def _game_won(self, mine: int, theirs: int) -> str:
        if mine == theirs:
            return self.tr("The game is a tie")
        won = self.tr("You win the game by {}") if mine > theirs else self.tr("The computer wins the game by {}")
        return won.format(figure(abs(mine - theirs)))

    def _why(self, mine: Laid, theirs: Laid, out: int) -> str:
        """You went out first; longest word, 7 letters against 4; as many words each."""
        parts = [self.tr("The computer went out first") if out == COMPUTER else self.tr("You went out first")]
        letters, words = (mine.letters, theirs.letters), (len(mine.words), len(theirs.words))
        if letters[0] == letters[1]:
            parts.append(self.tr("longest words of equal length"))
        elif letters[0] > letters[1]:
            parts.append(self.tr("your longest word has {} letters against {}").format(*letters))
        else:
            parts.append(self.tr("its longest word has {} letters against {}").format(*reversed(letters)))
        if words[0] == words[1]:
            parts.append(self.tr("as many words each"))
        elif words[0] > words[1]:
            parts.append(self.tr("you have more words, {} against {}").format(*words))
        else:
            parts.append(self.tr("it has more words, {} against {}").format(*reversed(words)))
        return "; ".join(parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(tall=not self._narrow())

    def _arrange(self, *, tall: bool) -> None:
        """The trays one above the other, or side by side where there is little height."""
        if tall == self._tall:
            return
        self._tall, grid = tall, self._grid
        if tall:
            grid.addWidget(self.theirs, 0, 0, 1, 2)
            grid.addWidget(self.verdict, 1, 0, 1, 2)
            grid.addWidget(self.mine, 2, 0, 1, 2)
            grid.addWidget(self.stays, 3, 0, 1, 2)
        else:
            grid.addWidget(self.theirs, 0, 0)
            grid.addWidget(self.mine, 0, 1)
            grid.addWidget(self.verdict, 1, 0, 1, 2)
        self.stays.setVisible(tall and not self.next.isHidden())
        grid.setRowStretch(4, 1)
