"""The rounds of a match side by side: points and par of each, and of the match; a click reviews a round."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from qless_studio.engine.games.word_streak.dealer import Match, RoundScore
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.buttons import PressedByEnter
from qless_studio.ui.widgets.basic.themed import LEADING, RADIUS, SelfPainted, fill, plate, put_text, text_width

LINES = (16, 22, 16)
"""Heights of a column's three lines: name, points, par."""
PAD, MARK = 6, 3
"""Room around the lines, and the height of the mark below the round that is reviewed."""


class MatchStrip(QWidget):
    """A column for each round, which can be pressed when the round is over, and one for the match."""

    round_chosen = Signal(int)
    """The number of the round to be reviewed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: list[_Column] = []
        self._row = spaced(QHBoxLayout(self), 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_match(self, match: Match) -> None:
        """Show the rounds that are over, and their sum; the others are still to come."""
        scores = [*match.scores, *[None] * (len(match.rounds) - len(match.scores))]
        while len(self.columns) <= len(scores):
            column = _Column()
            column.clicked.connect(partial(self._on_clicked, len(self.columns) + 1))
            self.columns.append(column)
            self._row.addWidget(column, 1)
        *rounds, last = self.columns
        for number, (column, score) in enumerate(zip(rounds, scores, strict=True), start=1):
            column.show_score(self.tr("Round {}").format(number), score)
            column.set_round(over=score is not None, current=number == match.number)
        last.show_score(self.tr("Match"), match.total)
        last.set_round(over=False, current=False)
        self.setAccessibleName("; ".join(column.accessibleName() for column in self.columns))

    def _on_clicked(self, number: int, _: bool = False) -> None:
        self.round_chosen.emit(number)


class _Column(SelfPainted, PressedByEnter, QAbstractButton):
    """Name, points and par."""

    def __init__(self) -> None:
        super().__init__()
        self._texts = ("", "", "")
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """What is checked is the round that is shown, whatever was clicked."""

    def show_score(self, name: str, score: RoundScore | None) -> None:
        par = self.tr("par {}").format(figure(score.par)) if score is not None and score.par else ""
        self._texts = name, "–" if score is None else figure(score.score), par
        points = "" if score is None else counted(score.score, "{} point", "{} points")
        said = ", ".join(filter(None, (points, par)))
        self.setAccessibleName(f"{name}: {said or self.tr('not played')}")
        self.updateGeometry()
        self.update()

    def set_round(self, over: bool, current: bool) -> None:
        """A round that is over can be reviewed; the current one is."""
        self.setChecked(current)
        self.setEnabled(over)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if over else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if over and not current else Qt.CursorShape.ArrowCursor)
        self.setToolTip(self.tr("Review this round") if over and not current else "")

    def sizeHint(self) -> QSize:
        px, fonts = self.theme.px, self._fonts(strong=True)
        widths = (text_width(font, text) for font, text in zip(fonts, self._texts, strict=True))
        return QSize(round(max(widths)) + 2 * px(PAD), sum(map(px, LINES)) + 2 * px(MARK))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(40), self.sizeHint().height())

    def _fonts(self, strong: bool) -> tuple[QFont, QFont, QFont]:
        theme = self.theme
        return theme.font(12, 600 if strong else 400), theme.font(18, 600, tabular=True), theme.font(12, 400)

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        strong, px = self.isChecked(), theme.px
        if self.isEnabled() and not strong and (self.underMouse() or self.hasFocus()):
            plate(painter, rect.adjusted(0, 0, -1, -px(MARK)), px(RADIUS), theme.color("hover"))
        roles, top = ("text" if strong else "text_dim", "text", "text_dim"), 0.0
        for text, font, role, line in zip(self._texts, self._fonts(strong), roles, LINES, strict=True):
            place = self.visual(QRectF(px(PAD), top, rect.width() - px(PAD), px(line)))
            put_text(painter, place, text, font, theme.color(role), LEADING, self.mirrored)
            top += px(line)
        if strong:
            fill(
                painter, self.visual(QRectF(px(PAD), rect.height() - px(MARK), px(32), px(MARK))), theme.color("accent")
            )
