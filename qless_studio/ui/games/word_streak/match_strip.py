"""The rounds of a match side by side: points and par of each, and of the match."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from qless_studio.engine.games.word_streak.match import Match, RoundScore
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.widgets.basic.themed import LEADING, Painted, painter_on, put_text, text_width

LINES = (16, 22, 16)
"""Heights of a column's three lines: name, points, par."""
GAP = 12


class MatchStrip(Painted, QLabel):
    """A column for each round, the last one played in bold, and one for the match; a QLabel, so that it is read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: list[tuple[str, str, str]] = []
        self._current = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_match(self, match: Match) -> None:
        """Show the rounds that are over, and their sum; the others are still to come."""
        scores = [*match.scores, *[None] * (len(match.rounds) - len(match.scores))]
        self._columns = [self._column(self.tr("Round {}").format(n), score) for n, score in enumerate(scores, start=1)]
        self._columns.append(self._column(self.tr("Match"), match.total))
        self._current = match.number - 1
        known = [(name, score) for (name, _, _), score in zip(self._columns, match.scores, strict=False)]
        known.append((self.tr("Match"), match.total))
        self.setText("; ".join(self._spoken(name, score) for name, score in known))
        self.updateGeometry()
        self.update()

    def _column(self, name: str, score: RoundScore | None) -> tuple[str, str, str]:
        if score is None:
            return name, "–", ""
        return name, figure(score.score), self.tr("par {}").format(figure(score.par)) if score.par else ""

    def _spoken(self, name: str, score: RoundScore) -> str:
        points = counted(score.score, "{} point", "{} points")
        par = self.tr("par {}").format(figure(score.par))
        return f"{name}: {points}, {par}" if score.par else f"{name}: {points}"

    def sizeHint(self) -> QSize:
        return QSize(sum(self._widths()) + self.theme.px(GAP) * max(0, len(self._columns) - 1), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self._height())

    def _height(self) -> int:
        return sum(self.theme.px(line) for line in LINES)

    def _widths(self) -> list[int]:
        small, large = self.theme.font(12, 600), self.theme.font(18, 600, tabular=True)
        return [
            max(text_width(small, name), text_width(large, points), text_width(small, par))
            for name, points, par in self._columns
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        count = max(1, len(self._columns))
        pitch = self.width() / count
        for place, texts in enumerate(self._columns):
            strong = place == self._current
            fonts = theme.font(12, 600 if strong else 400), theme.font(18, 600, tabular=True), theme.font(12, 400)
            roles = "text" if strong else "text_dim", "text", "text_dim"
            top = 0.0
            for text, font, role, line in zip(texts, fonts, roles, LINES, strict=True):
                rect = self.visual(QRectF(place * pitch, top, pitch, theme.px(line)))
                put_text(painter, rect, text, font, theme.color(role), LEADING, self.mirrored)
                top += theme.px(line)
        painter.end()
