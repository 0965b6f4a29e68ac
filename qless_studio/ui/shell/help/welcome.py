"""The welcome card, with a puzzle of each game to try."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.ui.shell.frame.overlay import RADIUS as ROUND
from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.shell.help.pages import Page, Pages
from qless_studio.ui.shell.help.pictures import Pictures, paint_table
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.motion import SLIDE
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import KeyCap, Label
from qless_studio.ui.widgets.basic.scrolling import WIDTH as SCROLL_BAR
from qless_studio.ui.widgets.basic.scrolling import Background, ScrollColumn
from qless_studio.ui.widgets.basic.themed import Themed, painter_on

WIDTH, MARGIN, PADDING, GAP, SMALL_GAP = 1160, 24, 24, 16, 12
MINIMUM_ON_TOP, MINIMUM_BESIDE = 196, 340
"""The widths that a game needs with its picture above the text, and beside it"""
ON_TOP, BESIDE = QSize(196, 164), QSize(132, 112)
"""The picture's size above the text, and beside it"""


class Welcome(Overlay):
    """One choice a game; Escape or Skip changes nothing."""

    tried = Signal(int)
    """Index of the game to try; the welcome is closed before."""

    def __init__(
        self, appearance: Appearance, parent: QWidget, views: Sequence[GameView], pages: Pages, pictures: Pictures
    ) -> None:
        self._laid_out = False
        super().__init__(appearance, parent)
        self.setAccessibleName(self.tr("Welcome"))
        self.choices = [_GameChoice(appearance, view, pages[view.key], pictures) for view in views]
        for number, choice in enumerate(self.choices):
            choice.button.clicked.connect(lambda _=False, number=number: self._on_tried(number))
        self.skip = Button(appearance, self.tr("Skip"))
        self.skip.clicked.connect(self.close_overlay)
        self._columns = 0
        self._lay_out()
        self._laid_out = True
        self._arrange(self.theme.px(WIDTH))  # now: widgets added to a visible card are hidden for a moment
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        appearance.changed.connect(self._draw)
        self.restyle()

    def _lay_out(self) -> None:
        appearance = self.appearance
        ground = Background(appearance, "raised")
        self._body, self._grid = QVBoxLayout(ground), QGridLayout()
        invitation = self.tr("Try an example from one of the games: it is placed on the board and fully analysed.")
        self._body.addWidget(Label(appearance, self.tr("Welcome to Qless Studio"), 28, 700, wrap=True))
        self._body.addWidget(Label(appearance, invitation, 14, 400, "text_dim", wrap=True))
        self._body.addSpacing(8)
        self._body.addLayout(self._grid)
        self._body.addStretch(1)
        self._foot = QHBoxLayout()
        again = self.tr("You can open this again from the Help menu. Press F1 for help on each game.")
        self._foot.addWidget(Label(appearance, again, 12, 400, "text_dim", wrap=True), 1)
        self._foot.addWidget(KeyCap(appearance, self.tr("Esc")))
        self._foot.addWidget(self.skip)
        self._column = QVBoxLayout(self.card)
        self._column.setSpacing(0)
        self._ground = ground
        self._column.addWidget(ScrollColumn(appearance, ground), 1)
        self._column.addLayout(self._foot)

    def open_card(self) -> None:
        """Open it, the focus on the first game; the pictures are drawn afterwards, one at a time."""
        self.open(self.choices[0].button)
        QTimer.singleShot(0 if self.appearance.reduced_motion else SLIDE, self, self._draw)

    def close_overlay(self) -> None:
        self._drawing.stop()
        super().close_overlay()

    def _on_tried(self, number: int) -> None:
        self.close_overlay()
        self.tried.emit(number)

    def _draw(self) -> None:
        for choice in self.choices:
            choice.picture.stale = True
        self._drawing.start()

    def _draw_next(self) -> None:
        """Draw one picture: each takes some milliseconds, the first of a game its import as well."""
        waiting = [choice.picture for choice in self.choices if choice.picture.stale]
        if waiting and self.isVisible():
            waiting[0].draw()
        else:
            self._drawing.stop()

    # looks

    def card_rect(self) -> QRect:
        px = self.theme.px
        margin = px(MARGIN) if self.height() > px(700) else 8
        width = min(px(WIDTH), self.width() - 2 * margin)
        inner = width - 2 - SCROLL_BAR
        self._arrange(inner - 2 * px(PADDING))
        foot = max(self._foot.heightForWidth(width), self._foot.sizeHint().height())
        wanted = px(ROUND) + self._body.heightForWidth(inner) + foot + px(PADDING)
        height = min(wanted, self.height() - 2 * margin)
        return QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _arrange(self, room: int) -> None:
        """All side by side if they fit, else in two columns or one, with the pictures beside the texts."""
        px, count = self.theme.px, len(self.choices)
        on_top = count * px(MINIMUM_ON_TOP) + (count - 1) * px(GAP) <= room
        columns = count if on_top else 2 if 2 * px(MINIMUM_BESIDE) + px(GAP) <= room else 1
        self._grid.setVerticalSpacing(px(GAP if on_top else SMALL_GAP))
        for number, choice in enumerate(self.choices):
            choice.set_on_top(on_top)
            if columns != self._columns:
                self._grid.addWidget(choice, number // columns, number % columns)
        for column in range(count):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns

    def restyle(self) -> None:
        if self._laid_out:
            px = self.theme.px
            self._body.setContentsMargins(px(PADDING), px(PADDING - ROUND), px(PADDING), px(8))
            self._body.setSpacing(px(8))
            self._grid.setHorizontalSpacing(px(GAP))
            self._column.setContentsMargins(1, px(ROUND), 1, px(PADDING))
            self._foot.setContentsMargins(px(PADDING), px(12), px(PADDING), 0)
            self._foot.setSpacing(px(8))
        super().restyle()


class _GameChoice(Themed, QWidget):
    """A game: its picture, its summary, and the button that opens a puzzle."""

    def __init__(self, appearance: Appearance, view: GameView, page: Page, pictures: Pictures) -> None:
        super().__init__()
        tint = appearance.tinted(view.accent)
        title = view.title
        self.picture = _PictureLabel(appearance, page, pictures)
        self.button = Button(tint, self.tr("Try it"), primary=True)
        self.button.setAccessibleName(self.tr("Try {}").format(title))
        self.button.setAccessibleDescription(page.summary)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._texts = QVBoxLayout()
        self._texts.setSpacing(4)
        self._texts.addWidget(Label(appearance, title, 18, 600))
        self._texts.addWidget(Label(appearance, page.summary, 14, 400, "text_dim", wrap=True))
        self._texts.addStretch(1)
        self._texts.addSpacing(8)
        self._texts.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeading)
        self._row.addWidget(self.picture)
        self._row.addLayout(self._texts, 1)
        self.wear(appearance)

    def set_on_top(self, on_top: bool) -> None:
        """Put the picture above the texts, or beside them."""
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if on_top else directions.LeftToRight)
        self.picture.set_room(ON_TOP if on_top else BESIDE, on_top)

    def restyle(self) -> None:
        self._row.setSpacing(self.theme.px(12))


class _PictureLabel(Themed, QLabel):
    """A place for a picture: an empty table until it is drawn."""

    def __init__(self, appearance: Appearance, page: Page, pictures: Pictures) -> None:
        super().__init__()
        self._shown = replace(page.pictures[0], marked="")  # a path would hide the letters of tiles so small
        self._pictures = pictures
        self._room = ON_TOP
        self.stale = False
        first, *_ = page.pictures[0].spoken.split(". ")
        self.setAccessibleName(first if page.pictures[0].marked else page.pictures[0].spoken)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.wear(appearance)

    def set_room(self, room: QSize, stretches: bool) -> None:
        """Set the size of the picture at 100 %, and whether it is as wide as what is below it."""
        if room != self._room:
            self._room, self.stale = room, True
        grow = QSizePolicy.Policy.Expanding if stretches else QSizePolicy.Policy.Fixed
        self.setSizePolicy(grow, QSizePolicy.Policy.Fixed)

    def draw(self) -> None:
        """Draw the picture at the current size."""
        self.stale = False
        self.setPixmap(self._pictures.draw(self._shown, self.size(), self.devicePixelRatioF(), on_table=False))

    def sizeHint(self) -> QSize:
        return self._room * self.theme.scale

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        paint_table(painter, self.theme, QRectF(self.rect()))
        painter.end()
        super().paintEvent(event)
