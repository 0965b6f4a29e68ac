"""What stands there while there are no letters: an invitation on the grid, promises and recent rolls in the panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.recent import MOST, Looked
from qless_studio.engine.texts import counted
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.icons import paint_icon
from qless_studio.ui.theme.tiles import Tile, paint_tile
from qless_studio.ui.widgets.basic.labels import Label, Rule, SectionHeader
from qless_studio.ui.widgets.basic.themed import TRAILING, Themed, painter_on, plate, put_text, sides, text_width
from qless_studio.ui.widgets.feedback.empty_state import EmptyPanel, EmptyState
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay

LETTERS = "QLESS"
TILE, PITCH, RISE = 56, 64, 8
ROW, MINI, MARK = 48, 18, 142
"""Height of a recent roll, its tiles, and where its mark stands, from the end."""


class LooseTiles(Themed, QWidget):
    """The name of the game as tiles, up and down in turn."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        px = self.theme.px
        return QSize(px(PITCH * len(LETTERS)), px(TILE + RISE) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        px, painter = self.theme.px, painter_on(self)
        for place, letter in enumerate(LETTERS):
            top = 2 if place % 2 else 2 + px(RISE)
            rect = QRectF(px(4) + place * px(PITCH), top, px(TILE), px(TILE))
            paint_tile(painter, self.theme, rect, Tile(letter), ground="table")
        painter.end()


class Invitation(EmptyState):
    """What stands on the grid; the caller adds the actions. Where there is little room the tiles give way."""

    def __init__(self, appearance: Appearance) -> None:
        self._picture = LooseTiles(appearance)
        super().__init__(
            appearance,
            QCoreApplication.translate("Invitation", "Roll the dice or type letters"),
            QCoreApplication.translate(
                "Invitation", "Build one crossword that uses every die. Each step is checked as you play."
            ),
            self._picture,
        )

    def fit(self, inner: QRect, whole: QRect) -> bool:
        """Stand on `inner`, or without the picture on `whole` when that is too low; whether `inner` was enough."""
        self._picture.show()
        enough = self.layout().totalHeightForWidth(inner.width()) <= inner.height()
        self._picture.setVisible(enough)
        self.setGeometry(inner if enough else whole)
        return enough

    def least_height(self, width: int) -> int:
        """The height it takes at this width as it is now, so that large text is scrolled to rather than cut."""
        return self.layout().totalHeightForWidth(width)


class RecentRow(Themed, QAbstractButton):
    """A roll as small tiles, and what became known of it; pressing it brings it back."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.looked = Looked("", 0, "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.wear(appearance)

    def show_roll(self, looked: Looked) -> None:
        self.looked = looked
        self.setText(looked.letters.upper())
        self.setAccessibleName(f"{' '.join(looked.letters.upper())}, {self._words()}")
        self.update()

    def _words(self) -> str:
        count = self.looked.solutions
        if not count:
            return self.tr("no solution exists")
        return counted(count, "{} solution", "{} solutions")

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, looked = self.theme, painter_on(self), self.looked
        rect, middle = QRectF(self.rect()), self.height() / 2
        if self.underMouse() or self.hasFocus():
            plate(painter, rect.adjusted(0, 1, 0, -2), theme.px(6), theme.color("hover"))
        colour = theme.color("good" if looked.solutions else "bad")
        font = theme.font(12, 600)
        words = text_width(font, self._words())
        put_text(painter, rect, self._words(), font, colour, TRAILING, self.mirrored)
        icon = theme.px(16)
        aside = max(theme.px(MARK), words + theme.px(12) + icon)
        mark = QRectF(max(0.0, rect.width() - aside), middle - icon / 2, icon, icon)
        paint_icon(painter, "check" if looked.solutions else "cross", self.visual(mark), colour)
        room = mark.left() - theme.px(8)
        pitch = min(float(theme.px(MINI)), room / max(1, len(looked.letters)))
        for place, letter in enumerate(looked.letters.upper()):
            tile = self.visual(
                QRectF(round(place * pitch), round(middle - pitch / 2), round(pitch) - 2, round(pitch) - 2)
            )
            paint_tile(painter, theme, tile, Tile(letter), ground="panel")
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), theme.color("line"))
        painter.end()


class SolvableRate(QWidget):
    """How many rolls can be solved, as measured for the list in force; without a figure where none was."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.figure = ScoreDisplay(appearance)
        self.caption = Label(appearance, "", 14, 400, "text_dim", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        column.addWidget(self.figure)
        column.addWidget(self.caption)

    def show_share(self, share: float | None, title: str) -> None:
        """`share` is 0 to 1, None when it was not measured."""
        self.figure.setVisible(share is not None)
        if share is None:
            self.caption.setText(self.tr("Most rolls are solvable; the panel proves it for each"))
            return
        hundredths = min(99, int(share * 100 + 0.5)) if share < 1 else 100
        self.figure.show_figures(self.tr("{} in 100").format(hundredths))
        self.caption.setText(self.tr("rolls are solvable with the {} list").format(title))


def tr(text: str) -> str:
    return QCoreApplication.translate("Invitation", text)


def promises(appearance: Appearance) -> EmptyPanel:
    """What the panel will show."""
    return EmptyPanel(
        appearance,
        tr("What you will see here"),
        (
            ("check", tr("Live check"), tr("whether the grid is still solvable, and in how many ways")),
            ("bulb", tr("Hints"), tr("five steps, from a nudge to the word")),
            ("grid", tr("Solutions"), tr("best first, with the most common words at the top")),
        ),
    )


class RecentRolls(QWidget):
    """The last rolls and their verdicts."""

    roll_chosen = Signal(str)
    """The letters of a recent roll"""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._rule, self._head = Rule(appearance), SectionHeader(appearance, self.tr("Recent rolls"))
        self.rows = [RecentRow(appearance) for _ in range(MOST)]
        column = QVBoxLayout(self)
        column.setContentsMargins(*sides(8, 0, 16, 0))
        column.setSpacing(0)
        column.addWidget(self._rule)
        column.addSpacing(12)
        column.addWidget(self._head)
        for row in self.rows:
            row.clicked.connect(lambda _=False, row=row: self.roll_chosen.emit(row.looked.letters))
            column.addWidget(row)
        column.addStretch(1)
        self.show_recent(())

    def show_recent(self, rolls: Sequence[Looked]) -> None:
        """The last rolls; none leaves their part out."""
        self._rule.setVisible(bool(rolls))
        self._head.setVisible(bool(rolls))
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(rolls))
            if number < len(rolls):
                row.show_roll(rolls[number])
