"""What Home shows of a game: its puzzle of the day with a picture and a state, and the game to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.shell.help.pages import Page, Picture, Pictures
from qless_studio.ui.shell.places.home.reading import DailyState, GoOn, Progress
from qless_studio.ui.style import accented
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button, link_button
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, filled
from qless_studio.ui.widgets.basic.themed import Painted, Plated, SelfPainted, fill, painter_on, plate

PICTURE, TALL = QSize(160, 100), QSize(160, 128)
"""Sizes of the picture of a card at 100 %, usually and for a newcomer."""
BAND = QSize(212, 78)
REDUCTION = 2
"""How many times smaller than on a help page a board is drawn: several need that size to be laid out."""
MARK, ROUND, TWO_LINES = 16, 8, 32


class PictureLabel(Painted, QLabel):
    """A place for a picture: an empty table until it is drawn."""

    def __init__(self, view: GameView, pictures: Pictures, room: QSize, stretches: bool = True) -> None:
        """`room` at 100 %; with `stretches` it is as wide as what is below it."""
        super().__init__()
        self._view, self._pictures, self._room, self._puzzle = view, pictures, room, ""
        self._above = stretches
        self.stale = False
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        policies = QSizePolicy.Policy
        self.setSizePolicy(policies.Expanding if stretches else policies.Fixed, policies.Fixed)

    def set_room(self, room: QSize) -> None:
        """Ask for another size at 100 %."""
        if room != self._room:
            self._room, self.stale = room, True
            self.updateGeometry()

    def show_puzzle(self, puzzle: str, view: GameView | None = None) -> None:
        """Show a puzzle, given as text, once it is drawn; "" for a covered one."""
        view = view or self._view
        if (puzzle, view) != (self._puzzle, self._view) or self.pixmap().isNull():
            self._view, self._puzzle, self.stale = view, puzzle, True
        self.setAccessibleName(puzzle or self.tr("covered"))

    def draw(self) -> None:
        """Draw the picture at the current size."""
        self.stale = False
        game, ratio = self._view.game, self.devicePixelRatioF()
        shown = Picture(game.key, self._puzzle or game.format(game.example), "", "")
        drawn = self._pictures.draw(shown, self.size() * REDUCTION, ratio / REDUCTION, False, not self._puzzle)
        drawn.setDevicePixelRatio(ratio)
        self.setPixmap(drawn)

    def sizeHint(self) -> QSize:
        return self._room * self.theme.scale

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_on(self), self.theme
        radius = theme.px(ROUND)  # of the corners of the card, at the sides where the picture meets them
        room = QRectF(
            0, 0, self.width() + (0 if self._above else radius), self.height() + (radius if self._above else 0)
        )
        around = QPainterPath()
        around.addRoundedRect(self.visual(room), radius, radius)
        painter.setClipPath(around)
        fill(painter, self.rect(), theme.color("table"))
        painter.end()
        super().paintEvent(event)


class StateMark(SelfPainted, QWidget):
    """The state in a shape: a ring, a half disc once begun, a check where it is done, a flag where it was given up."""

    room = (MARK, MARK)

    def __init__(self) -> None:
        super().__init__()
        self._progress = Progress.OPEN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_progress(self, progress: Progress) -> None:
        self._progress = progress
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        theme, disc, radius = self.theme, QRectF(self.rect()), self.width() / 2
        if self._progress is Progress.GIVEN_UP:
            paint_icon(painter, "flag", disc, theme.color("text_dim"))
        elif self._progress is Progress.DONE:
            plate(painter, disc, radius, theme.color("good"))
            paint_icon(painter, "check", disc.adjusted(2, 2, -2, -2), theme.color("panel"))
        else:
            begun = self._progress is Progress.BEGUN
            plate(painter, disc, radius, None, theme.color("accent_text" if begun else "control_edge"), 1.5)
            if begun:
                half = QPainterPath()
                half.moveTo(disc.center())
                half.arcTo(disc.adjusted(1, 1, -1, -1), 90, 180)
                painter.fillPath(half, theme.color("accent_text"))


class Icon(SelfPainted, QWidget):
    """An icon beside a text that says the same; "" for none."""

    room = (MARK, MARK)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paint_widget(self, painter: QPainter) -> None:
        if self.name:
            paint_icon(painter, self.name, QRectF(self.rect()), self.theme.color("text_dim"))


class GameCard(Plated, QWidget):
    """A game: a picture of its puzzle of the day, covered until it is begun; how far it is, or what it is about."""

    def __init__(self, view: GameView, page: Page, pictures: Pictures) -> None:
        super().__init__()
        accented(self, view.accent)
        self.view, self._page = view, page
        self.progress = Progress.OPEN
        self.picture = PictureLabel(view, pictures, PICTURE)
        self.mark, self.headline = StateMark(), text_label("", "strong", wrap=True)
        self.detail = sized(text_label("", "caption", wrap=True), minimum_height=TWO_LINES)  # it comes late
        self.detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about, self.clock = text_label("", wrap=True), text_label("", "caption", wrap=True)
        self.button = Button("")
        self._state, self._introduction = QWidget(), QWidget()
        headline = filled(spaced(QHBoxLayout(), 8), self.mark, (self.headline, 1))
        detail = filled(spaced(QHBoxLayout(), 0, MARK + 8), self.detail)
        filled(spaced(QVBoxLayout(self._state), 6), headline, detail)
        clock = filled(spaced(QHBoxLayout(), 8), Icon("clock"), (self.clock, 1))
        filled(spaced(QVBoxLayout(self._introduction), 6), self.about, STRETCH, clock)
        texts = spaced(QVBoxLayout(), 6, 16, 10, 16, 14)
        filled(texts, text_label(view.title, "figure"), (self._introduction, 1), self._state, STRETCH, 4, self.button)
        filled(spaced(QVBoxLayout(self), 0, 1, 1, 1, 1), self.picture, (texts, 1))
        self._offer("")

    def introduce(self) -> None:
        """Say what the game is about, and how long it takes."""
        self._arrange(newcomer=True)
        self.about.setText(self._page.summary)
        self.clock.setText(say(self.view.parts.clock))
        self._offer(self.tr("Play"))
        self.button.setAccessibleDescription(f"{self._page.summary} {self.clock.text()}")
        self.picture.show_puzzle("")

    def show_state(self, state: DailyState) -> None:
        """Show how far the puzzle of the day is."""
        self._arrange(newcomer=False)
        self.progress = state.progress
        self.mark.show_progress(state.progress)
        self.headline.setText(state.headline)
        self.detail.setText(state.detail)
        if state.progress is Progress.OPEN:
            self._offer(self.tr("Play"))
        elif state.progress is Progress.BEGUN:
            self._offer(self.tr("Go on"))
        else:
            self._offer(self.tr("Review"))
        self.button.setAccessibleDescription(f"{state.headline}. {state.detail}")
        self.picture.show_puzzle(state.puzzle)

    def _arrange(self, newcomer: bool) -> None:
        self._introduction.setVisible(newcomer)
        self._state.setVisible(not newcomer)
        self.picture.set_room(TALL if newcomer else PICTURE)
        self.button.set_height(40 if newcomer else 32)

    def _offer(self, action: str) -> None:
        self.button.setText(action)
        self.button.set_icon("play" if self.progress in (Progress.OPEN, Progress.BEGUN) else "")
        self.button.setAccessibleName(say("{}: {}", action, self.view.title))


class GoOnBand(Plated, QWidget):
    """The game begun last that is not over; a link shows the next one. Hidden where there is none."""

    def __init__(self, views: Sequence[GameView], pictures: Pictures, go_on: Callable[[GoOn], object]) -> None:
        """`go_on` goes on with a game."""
        super().__init__()
        self._views = {view.key: view for view in views}
        self._games: list[GoOn] = []
        self.picture = PictureLabel(views[0], pictures, BAND, stretches=False)
        self.title, self.detail = text_label("", "figure", wrap=True), text_label("", "note", wrap=True)
        self.more = link_button("", act=lambda: self.show_games([*self._games[1:], self._games[0]]))
        act = lambda: go_on(self._games[0])  # noqa: E731
        self.button = Button(self.tr("Go on"), "play", primary=True, height=40, act=act)
        texts = filled(spaced(QVBoxLayout(), 4, 20, 12, 8, 12), STRETCH, self.title, self.detail, STRETCH)
        filled(spaced(QHBoxLayout(self), 8, 1, 1, 20, 1), self.picture, (texts, 1), self.more, self.button)
        self.hide()

    def show_games(self, games: Sequence[GoOn]) -> None:
        """Show the first of these games, and how many there are besides."""
        self._games = list(games)
        self.setVisible(bool(games))
        if not games:
            self.picture.stale = False
            return
        first, others = games[0], len(games) - 1
        view = self._views[first.game]
        accented(self, view.accent)
        self.title.setText(self.tr("Go on: {}").format(view.title))
        self.detail.setText(first.detail)
        self.more.setText(counted(others, "{} more open", "{} more open", figure(others)))
        self.more.setVisible(others > 0)
        self.button.setAccessibleDescription(f"{self.title.text()}. {first.detail}")
        self.picture.show_puzzle(first.puzzle, view)
