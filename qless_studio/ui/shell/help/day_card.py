"""The card of a game on the welcome: the puzzle of the day, how far it is, and the button that opens it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.ui.shell.help.pages import Page, Picture
from qless_studio.ui.shell.help.pictures import Pictures, paint_table
from qless_studio.ui.shell.help.today import DailyState, Progress
from qless_studio.ui.style import accented, shapes
from qless_studio.ui.style.drawing import KIND
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import Painted, Plated, SelfPainted, painter_on, plate, text_width

PICTURE = QSize(180, 104)
REDUCTION = 2
"""How many times smaller than on a help page a board is drawn: several need that size to be laid out."""
DISC = 16
NOTE = 22
"""Height of the note that a picture is an example, at 100 %."""
PALE = 90
"""Opacity (of 255) of an example that stands for a covered puzzle: nobody is to take it for the puzzle of the day."""


class DayCard(Plated, QWidget):
    """A game: a picture of its puzzle of the day, covered until it is begun, its state, and a button."""

    edge = "line"

    def __init__(self, view: GameView, page: Page, pictures: Pictures) -> None:
        super().__init__()
        accented(self, view.accent)
        self.view, self._page = view, page
        self.picture = PictureLabel(view, pictures)
        self.picture.set_room(PICTURE, True)
        self._compact = False
        self.disc = _StateDisc()
        self.headline = text_label("", "strong")
        self.detail = text_label("", "caption", wrap=True)
        self.button = Button("")
        column = spaced(QVBoxLayout(self), 0, 1, 1, 1, 1)
        texts, line = spaced(QVBoxLayout(), 6, 16, 12, 16, 12), spaced(QHBoxLayout(), 8)
        filled(line, self.disc, (self.headline, 1))
        filled(texts, text_label(view.title, "figure"), line, self.detail, STRETCH, 6, self.button)
        filled(column, self.picture, (texts, 1))
        self.progress = Progress.OPEN
        self.show_state(DailyState(Progress.OPEN, ""))

    def show_state(self, state: DailyState) -> None:
        """Show how far the puzzle is; before it is begun, what the game is about."""
        action, spoken = self.tr("Play"), self.tr("Play today's {}")
        if state.progress is Progress.BEGUN:
            action, spoken = self.tr("Resume"), self.tr("Resume today's {}")
        elif state.progress is not Progress.OPEN:
            action, spoken = self.tr("Review"), self.tr("Review today's {}")
        self.progress = state.progress
        self.disc.show_progress(state.progress)
        self.headline.setText(state.headline)
        self.detail.setText(self._page.summary if state.progress is Progress.OPEN else state.detail)
        self.set_compact(self._compact)
        self.button.setText(action)
        self.button.setAccessibleName(spoken.format(self.view.title))
        self.button.setAccessibleDescription(f"{state.headline}. {self.detail.text()}")
        self.button.update()
        self.picture.show_puzzle(state.puzzle)

    def set_compact(self, compact: bool) -> None:
        """Leave out the picture and what the game is about, for a narrow window or large text."""
        self._compact = compact
        self.picture.setVisible(not compact)
        self.button.setToolTip(self.detail.text() if compact else "")
        self.detail.setVisible(not compact)


class GameButton(Button):
    """Opens something of a game: a square in its accent, a few words, and a chevron."""

    def __init__(self, title: str = "") -> None:
        super().__init__(title, height=40)
        self.setProperty(KIND, "game")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class _StateDisc(SelfPainted, QWidget):
    """An open ring, a half, a flag, or for what is done a check: the state in a shape."""

    room = (DISC, DISC)

    def __init__(self) -> None:
        super().__init__()
        self._progress = Progress.OPEN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_progress(self, progress: Progress) -> None:
        self._progress = progress
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        disc, radius = QRectF(self.rect()), self.width() / 2
        if self._progress in (Progress.DONE, Progress.GIVEN_UP):
            done = self._progress is Progress.DONE
            plate(painter, disc, radius, theme.color("good" if done else "text_dim"))
            paint_icon(painter, "check" if done else "flag", disc.adjusted(2, 2, -2, -2), theme.color("panel"))
        else:
            begun = self._progress is Progress.BEGUN
            plate(painter, disc, radius, None, theme.color("accent_text" if begun else "control_edge"), 1.5)
            if begun:
                half = QPainterPath()
                half.moveTo(disc.center())
                half.arcTo(disc.adjusted(1, 1, -1, -1), 90, 180)
                painter.fillPath(half, theme.color("accent_text"))


class PictureLabel(Painted, QLabel):
    """A place for a picture: an empty table until it is drawn."""

    def __init__(self, view: GameView, pictures: Pictures) -> None:
        super().__init__()
        self._view, self._pictures, self._puzzle = view, pictures, ""
        self._room = PICTURE
        self.stale = self.pale = False
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_puzzle(self, puzzle: str, view: GameView | None = None) -> None:
        """Show a puzzle, given as text; "" for a covered one, which the game's example stands for."""
        self._view, self._puzzle, self.stale = view or self._view, puzzle, True
        self.setAccessibleName(puzzle or self.tr("Covered; the picture is an example"))

    def set_room(self, room: QSize, stretches: bool) -> None:
        """Set the size of the picture at 100 %, and whether it is as wide as what is below it."""
        if room != self._room:
            self._room, self.stale = room, True
        grow = QSizePolicy.Policy.Expanding if stretches else QSizePolicy.Policy.Fixed
        self.setSizePolicy(grow, QSizePolicy.Policy.Fixed)

    def draw(self) -> None:
        """Draw the picture at the current size."""
        self.stale = False
        game, ratio = self._view.game, self.devicePixelRatioF()
        shown = Picture(game.key, self._puzzle or game.format(game.example), "", "")
        drawn = self._pictures.draw(shown, self.size() * REDUCTION, ratio / REDUCTION, on_table=False)
        if self.pale and not self._puzzle:
            painter = QPainter(drawn)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.fillRect(QRectF(QPointF(), drawn.deviceIndependentSize()), QColor(0, 0, 0, PALE))
            painter.end()
        drawn.setDevicePixelRatio(ratio)
        self.setPixmap(drawn)

    def sizeHint(self) -> QSize:
        return self._room * self.theme.scale

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_on(self), self.theme
        paint_table(painter, theme, QRectF(self.rect()))
        painter.end()
        super().paintEvent(event)
        if not self._puzzle:
            painter, text, font = painter_on(self), self.tr("Example"), theme.font(12, 600)
            note = self.visual(QRectF(theme.px(6), theme.px(6), text_width(font, text) + theme.px(16), theme.px(NOTE)))
            plate(painter, note, note.height() / 2, theme.color("panel"), theme.color("line"))
            shapes.paint_text(painter, theme, text, note.center(), "text", 12, 600)
            painter.end()
