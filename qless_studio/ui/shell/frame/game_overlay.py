"""A large card over the window about one game at a time: a header with the games, two columns, a foot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.style import accented
from qless_studio.ui.style.lengths import sides, spaced
from qless_studio.ui.style.texts import set_kind
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.flow import FlowLayout, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn, background
from qless_studio.ui.widgets.basic.themed import OVERHANG

MARGIN, PADDING, GAP, SIDE = 24, 24, 24, 344
ONE_LINE = 720
"""Width of the card (at 100 %) from which the note stands beside the buttons."""
LOW = 400
"""Height of the card (at 100 %) below which the buttons scroll with what is above them, which has no room otherwise."""
WIDEST = 16777215
"""Qt's largest width: none is asked for."""


class GameOverlay(Overlay):
    """An overlay in the accent of the game that is shown; Escape or the cross closes it.

    A subclass makes its parts, hands them to `lay_out` in its constructor, and shows a game in `show_content`.
    """

    ground = "panel"
    widest, highest = 1160, 688
    """Maximum size of the card at 100 %."""
    two_columns = 960
    """Width of the card (at 100 %) from which the columns stand side by side."""
    narrow_side = SIDE
    """Width of the side (at 100 %) where the card has not its full width."""
    side_first = True
    """Whether the side stands above the main column where it has no room beside it, or below."""

    def __init__(self, views: Sequence[GameView], parent: QWidget) -> None:
        super().__init__(parent)
        accented(self, views[0].accent)
        self.views = {view.key: view for view in views}
        title = self.title_text()
        self.setAccessibleName(title)
        games = [(view.key, view.title) for view in views]
        self.title = text_label(title, "title", wrap=True)
        self.games = Segments(games, self.tr("Game"))
        self.short_games = Combo(games, self.tr("Game"))
        self.close_button = IconButton("cross", self.tr("Close"), flat=True, act=self.close_overlay)
        self.note = text_label("", "caption", wrap=True)
        self.games.value_changed.connect(self.show_game)
        self.short_games.value_changed.connect(self.show_game)

    def title_text(self) -> str:
        """What stands above it."""
        raise NotImplementedError

    def lay_out(
        self, main: QVBoxLayout, side: QVBoxLayout, instead: Iterable[QWidget], buttons: Iterable[QWidget]
    ) -> None:
        """The columns, what is shown `instead` of them (see `show_columns`), and the buttons of the foot."""
        header = spaced(QHBoxLayout(), 8, PADDING, 0, 16, 8)
        filled(header, (self.title, 1), self.games, self.short_games, self.close_button)
        main_widget, self._side_widget = QWidget(), QWidget()
        main_widget.setLayout(spaced(main, 8))
        self._side_widget.setLayout(spaced(side, 8))
        side.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
        self._content, self._columns = QWidget(), spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), GAP)
        self._content.setLayout(self._columns)
        filled(self._columns, (main_widget, 1), self._side_widget)
        ground = background("panel")
        self._body = spaced(QVBoxLayout(ground), 8)
        self._instead = [self._content, *instead]
        for part in self._instead:
            self._body.addWidget(part, 1)
        foot = QWidget()
        self._buttons = QWidget()
        filled(FlowLayout(self._buttons, spacing=lambda: self.theme.px(8)), *buttons)
        self._below = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, foot), 8, PADDING, 12, PADDING, 0)
        filled(self._below, (self.note, 1), self._buttons)
        filled(spaced(QVBoxLayout(self.card), 0, 1, 16, 1, 16), header, (ScrollColumn(ground), 1), foot)

    # content

    @property
    def game(self) -> str:
        """Key of the game that is shown."""
        return str(self.games.value)

    def open_page(self, game: str) -> None:
        """Open it with a game."""
        self.show_game(game)
        self.open(self._first_stop())

    def show_game(self, game: object) -> None:
        """Show another game."""
        self.games.set_value(game)
        self.short_games.set_value(game)
        accented(self, self.views[str(game)].accent)
        self.show_content()

    def show_content(self) -> None:
        """Show what there is of `game`."""
        raise NotImplementedError

    def show_columns(self, instead: QWidget | None = None) -> None:
        """Show the columns, or one of the widgets given for their place."""
        for part in self._instead:
            part.setVisible(part is (instead or self._content))

    def say(self, text: str, failed: bool = False) -> None:
        """One line at the foot of the page."""
        set_kind(self.note, "bad" if failed else "caption")
        if text != self.note.text():
            self.note.setText(text)
            announce(self.note, text)

    # looks

    def card_rect(self) -> QRect:
        px = self.theme.px
        margin = px(MARGIN) if self.height() > px(700) else 8
        self._body.setContentsMargins(*sides(px(PADDING) - OVERHANG, px(8), px(16), px(8)))
        width = min(px(self.widest), self.width() - 2 * margin)
        height = min(px(self.highest), self.height() - 2 * margin)
        self._arrange(width)
        self._place_buttons(self._body if height < px(LOW) else self._below)
        return QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _arrange(self, width: int) -> None:
        """The side beside the main column or above it; the games side by side, or in a box where they do not fit."""
        px, directions = self.theme.px, QBoxLayout.Direction
        side = self._side_width(width)
        stacked = directions.BottomToTop if self.side_first else directions.TopToBottom
        self._columns.setDirection(directions.LeftToRight if side else stacked)
        self._below.setDirection(directions.LeftToRight if width >= px(ONE_LINE) else directions.TopToBottom)
        self._side_widget.setMinimumWidth(side)
        self._side_widget.setMaximumWidth(side or WIDEST)
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        header = title + self.games.sizeHint().width() + self.close_button.sizeHint().width()
        self._offer_games(side_by_side=header + px(2 * PADDING + 24) <= width)

    def _place_buttons(self, layout: QBoxLayout) -> None:
        """Put the buttons at the end of a layout, if they are elsewhere; the focus stays where it is."""
        if layout.indexOf(self._buttons) < 0:
            focus = QApplication.focusWidget()
            layout.addWidget(self._buttons)
            self._buttons.show()
            if focus is not None and self._buttons.isAncestorOf(focus):
                focus.setFocus()

    def _offer_games(self, side_by_side: bool) -> None:
        """Show all games, or a box of them in their place; of both the one that is shown takes over the focus."""
        shown, hidden = (self.games, self.short_games) if side_by_side else (self.short_games, self.games)
        focus = QApplication.focusWidget()
        shown.show()
        if focus is not None and (focus is hidden or hidden.isAncestorOf(focus)):
            self._first_stop().setFocus()
        hidden.hide()

    def _first_stop(self) -> QWidget:
        """What shows the game in force."""
        return self.short_games if self.short_games.isVisibleTo(self.card) else self.games.button(self.games.value)

    def _side_width(self, width: int) -> int:
        """The width of the side on a card of this width; 0 where it has no room beside the main column."""
        px = self.theme.px
        if width < px(self.two_columns):
            return 0
        return px(SIDE if width >= px(self.widest) else self.narrow_side)
