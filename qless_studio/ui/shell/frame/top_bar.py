"""The top bar: menu button, Home, a tab for each game, History, Practice, and the field that opens the search."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QSpacerItem, QWidget

from qless_studio.engine.texts import figure, phrase
from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.style.fonts import baseline, draw
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.style.tokens import DEFAULT_ACCENT
from qless_studio.ui.tab.commands import CommandOwner, Menu, command
from qless_studio.ui.widgets.basic.buttons import ENTER, ActionLink, IconButton, PressedByEnter, TabBar
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.widgets.basic.labels import key_cap_size, key_names, paint_key_cap, separator
from qless_studio.ui.widgets.basic.layout import STRETCH, filled
from qless_studio.ui.widgets.basic.themed import CENTRE, Fitted, SelfPainted, fill, plate, put_text, text_width

HEIGHT = 48
TAB_GAP = 24
UNDERLINE = 3
ICON, ICON_GAP, BADGE, PADDING = 20, 6, 20, 12
"""Sizes of a `PlaceButton`: its icon, the room beside it, the height of its number, the room at its sides."""
FIELD = 176
"""Width of the field of the search."""
HOME = -1
"""Stands for Home in the choice that takes the place of the tabs."""


class TabStrip(TabBar):
    """The games' names; the one in front is underlined in its accent."""

    def __init__(self, accents: dict[int, str]) -> None:
        super().__init__()
        self._accents = accents
        self._inactive = False
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)  # where the tabs do not fit, the bar shows a list instead
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keyboard is the board's
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Games"))

    def set_inactive(self, inactive: bool) -> None:
        """Show no game as the one in front: something else is."""
        self._inactive = inactive
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter open the game behind the place in front."""
        if self._inactive and event.key() in (Qt.Key.Key_Space, *ENTER):
            self.tabBarClicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def tabSizeHint(self, index: int) -> QSize:
        theme = theme_of(self)
        width = QFontMetricsF(theme.font(14, 600)).horizontalAdvance(self.tabText(index))
        return QSize(round(width) + theme.px(TAB_GAP), theme.px(HEIGHT) - 1)

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index in range(self.count()):
            chosen = index == self.currentIndex() and not self._inactive
            rect = QRectF(self.tabRect(index))
            font = theme.font(14, 600 if chosen else 500)
            width = QFontMetricsF(font).horizontalAdvance(self.tabText(index))
            left = rect.center().x() - width / 2
            at = QPointF(round(left), baseline(font, theme.px(HEIGHT) / 2))
            draw(painter, at, self.tabText(index), font, theme.color("text" if chosen else "text_dim"))
            if index == self.currentIndex() and self.hasFocus():
                painter.setPen(theme.with_accent(self._accents[index]).color("accent_text"))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(4.5, 8.5, -4.5, -8.5), 6, 6)
            if chosen:
                mark = QRectF(left, rect.bottom() + 1 - theme.px(UNDERLINE), width, theme.px(UNDERLINE))
                fill(painter, mark, theme.with_accent(self._accents[index]).color("accent_text"))
        painter.end()


class _BarButton(PressedByEnter, SelfPainted, QAbstractButton):
    """A button that is painted on the bar, compact where there is little room."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._compact = False
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keyboard is the page's
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_compact(self, compact: bool) -> None:
        """Show less, in a narrow window."""
        if compact != self._compact:
            self._compact = compact
            self._refit()

    def _refit(self) -> None:
        self.updateGeometry()
        self.update()


class SearchButton(_BarButton):
    """Looks like a search field; in a narrow window only its icon is shown."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._keys = QKeySequence()

    def follow(self, action: QAction) -> None:
        """Show the current keys of the command it stands for."""
        action.changed.connect(lambda: self._show_keys(action.shortcut()))
        self._show_keys(action.shortcut())

    def _show_keys(self, keys: QKeySequence) -> None:
        if keys != self._keys:
            self._keys = keys
            self._refit()

    def width_if(self, compact: bool) -> int:
        """The width it needs."""
        theme = self.theme
        if compact:
            return theme.px(32)
        keys = key_cap_size(theme, " ".join(key_names(self._keys))).width()
        return max(theme.px(FIELD), text_width(theme.font(14, 500), self.text()) + keys + theme.px(36 + 16 + 6))

    def sizeHint(self) -> QSize:
        return QSize(self.width_if(self._compact), self.theme.px(32))

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        px, middle = theme.px, self.height() / 2
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(theme.color("edge") if theme.high_contrast else Qt.PenStyle.NoPen)
        filled = not self._compact or self.underMouse()
        painter.setBrush(theme.color("hover") if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, px(6), px(6))
        icon = px(20) if self._compact else px(16)
        left = (self.width() - icon) / 2 if self._compact else px(12)
        place = self.visual(QRectF(left, middle - icon / 2, icon, icon))
        paint_icon(painter, "search", place, theme.color("text_dim"))
        if not self._compact:
            font, mirrored = theme.font(14, 500), self.mirrored
            text_place = self.visual(QRectF(px(36), 0, self.width() - px(36), self.height()))
            put_text(painter, text_place, self.text(), font, theme.color("text_dim"), mirrored=mirrored)
            self._paint_keys(painter, theme, middle)

    def _paint_keys(self, painter: QPainter, theme: Theme, middle: float) -> None:
        text = " ".join(key_names(self._keys))
        if not text:
            return
        size = key_cap_size(theme, text)
        place = QRectF(self.width() - size.width() - theme.px(6), 0, size.width(), size.height())
        place.moveTop(round(middle - size.height() / 2))
        paint_key_cap(painter, theme, self.visual(place), text, "raised")


class PlaceButton(_BarButton):
    """Opens a place: icon, name and perhaps a number. While the place is in front it is checked, and underlined."""

    def __init__(self, icon: str, text: str) -> None:
        super().__init__(text)
        self._icon, self._number = icon, ""
        self.setCheckable(True)

    def follow(self, action: QAction) -> None:
        """Be the button of a command, which opens the place."""
        ActionLink(self, action)
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """A click alone does not check it: the place may not open."""

    def show_number(self, number: str, spoken: str) -> None:
        """Show a number, "" for none; `spoken` is the name for screen readers."""
        self.setAccessibleName(spoken)
        if number != self._number:
            self._number = number
            self._refit()

    def width_if(self, compact: bool) -> int:
        """The width it needs."""
        px = self.theme.px
        name = 0 if compact else px(ICON_GAP) + text_width(self.theme.font(14, 600), self.text())
        return 2 * px(PADDING) + px(ICON) + name + (px(ICON_GAP) + self._badge_width() if self._number else 0)

    def _badge_width(self) -> int:
        px = self.theme.px
        return max(px(BADGE), text_width(self.theme.font(12, 700), self._number) + px(12))

    def sizeHint(self) -> QSize:
        return QSize(self.width_if(self._compact), self.theme.px(HEIGHT) - 1)

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme.with_accent(DEFAULT_ACCENT), self.theme.px
        shown, middle = self.isChecked(), px(HEIGHT) / 2
        ink = theme.color("text" if shown or self.underMouse() else "text_dim")
        left = float(px(PADDING))
        paint_icon(painter, self._icon, self.visual(QRectF(left, middle - px(ICON) / 2, px(ICON), px(ICON))), ink)
        left += px(ICON)
        if not self._compact:
            font = theme.font(14, 600 if shown else 500)
            room = QRectF(left + px(ICON_GAP), 0, text_width(theme.font(14, 600), self.text()), px(HEIGHT))
            put_text(painter, self.visual(room), self.text(), font, ink, mirrored=self.mirrored)
            left = room.right()
        if self._number:
            badge = QRectF(left + px(ICON_GAP), middle - px(BADGE) / 2, self._badge_width(), px(BADGE))
            edge = theme.color("accent_text") if theme.high_contrast else None
            plate(painter, self.visual(badge), px(BADGE) / 2, theme.color("accent_bg"), edge)
            put_text(painter, self.visual(badge), self._number, theme.font(12, 700), theme.color("accent_text"), CENTRE)
        if shown:
            mark = QRectF(px(PADDING), self.height() - px(UNDERLINE), self.width() - 2 * px(PADDING), px(UNDERLINE))
            fill(painter, mark, theme.color("accent_text"))
        if self.hasFocus():
            painter.setPen(theme.color("accent_text"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4.5, 8.5, -4.5, -8.5), 6, 6)


class TopBar(Fitted, SelfPainted, QWidget):
    """Lays out its controls; the main window and the owners of the places connect them."""

    def __init__(self, titles: list[str], accents: list[str]) -> None:
        super().__init__()
        self.menu_button = IconButton("menu", self.tr("Menu"), flat=True)
        self.home = PlaceButton("home", self.tr("Home"))
        self.tabs = TabStrip(dict(enumerate(accents)))
        for title in titles:
            self.tabs.addTab(title)
        self.history = PlaceButton("clock", self.tr("History"))
        self.practice = PlaceButton("target", self.tr("Practice"))
        self.search = SearchButton(self.tr("Search"))
        self.list = Combo([(HOME, self.tr("Home")), *enumerate(titles)], self.tr("Games"), act=self._on_listed)
        for control in (self.menu_button, self.list):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keyboard is the board's
        self.list.hide()
        self._line = separator("edge", vertical=True)
        self._line.setMaximumHeight(16)
        self.tabs.currentChanged.connect(self.list.set_value)
        self._row = spaced(QHBoxLayout(self), 0, 14, 0, 16, 1)
        filled(self._row, self.menu_button, self.home, self._line, self.tabs, self.list, STRETCH)
        filled(self._row, self.history, self.practice, self.search)
        self._ends = QSpacerItem(0, 0), QSpacerItem(0, 0), QSpacerItem(0, 0)
        for place, spacer in zip((1, 4, 10), self._ends, strict=True):
            self._row.insertItem(place, spacer)
        sized(self, height=HEIGHT)
        self._space()

    def show_front(self, place: str) -> None:
        """Show what is in front: "home", "practice", "history", or "" for the game that the tabs say."""
        self.tabs.set_inactive(bool(place))
        self.list.set_value(HOME if place == "home" else self.tabs.currentIndex())
        for name, button in (("home", self.home), ("history", self.history), ("practice", self.practice)):
            button.setChecked(name == place)

    def show_due(self, questions: int) -> None:
        """Show how many questions are due; nothing where none is."""
        spoken = self.tr("Practice, {} due").format(figure(questions)) if questions else self.practice.text()
        self.practice.show_number(figure(questions) if questions else "", spoken)
        self.fit()

    def _on_listed(self, value: int) -> None:
        if value == HOME:
            self.home.click()
        else:
            self.tabs.setCurrentIndex(value)
            self.tabs.tabBarClicked.emit(value)  # a place gives way to the game that was in front before, too

    def fit(self) -> None:
        """What does not fit gives way: the field of the search, the names of the places, then the tabs."""
        needed = [self._needed(level) for level in range(3)]
        level = next((level for level, width in enumerate(needed) if width <= self.width()), 3)
        self.search.set_compact(level > 0)
        for button in (self.history, self.practice):
            button.set_compact(level > 1)
        shown, hidden = (self.list, self.tabs) if level > 2 else (self.tabs, self.list)
        focus = hidden.hasFocus() or (level > 2 and self.home.hasFocus())
        for widget in (self.home, self._line):
            widget.setVisible(level < 3)
        shown.show()
        hidden.hide()
        if focus:
            shown.setFocus()

    def _needed(self, level: int) -> int:
        margins = self._row.contentsMargins()
        parts = [self.menu_button.sizeHint().width(), self.home.width_if(False), 1, self.tabs.sizeHint().width()]
        parts += [button.width_if(level > 1) for button in (self.history, self.practice)]
        parts += [self.search.width_if(level > 0), *(spacer.sizeHint().width() for spacer in self._ends)]
        return margins.left() + margins.right() + sum(parts)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.theme.px(HEIGHT))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # also for another text size
            self._space()
            self.fit()

    def _space(self) -> None:
        px = self.theme.px
        for spacer, width in zip(self._ends, (2, 4, 12), strict=True):
            spacer.changeSize(px(width), 0)
        self._line.setFixedHeight(px(16))
        self._row.invalidate()

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        fill(painter, self.rect(), theme.color("window"))
        edge = "edge" if not theme.dark or theme.high_contrast else "line"
        fill(painter, QRectF(0, self.height() - 1, self.width(), 1), theme.color(edge))


# The commands by which one finds the others, and one's way through the window.


class FindingActions(CommandOwner):
    """Made with the window: its first picture shows the buttons of Search and the menu."""

    in_places = True

    def __init__(
        self,
        open_search: Callable[[], object],
        open_menu: Callable[[], object],
        go_to_area: Callable[[int], object],
        parent: QWidget,
    ) -> None:
        """`go_to_area` goes to the next part of the window for 1, to the previous one for -1."""
        super().__init__(parent)
        self._open_search, self._open_menu, self._go_to_area = open_search, open_menu, go_to_area
        self.make_actions(parent)

    @command("palette", phrase("Search"), "Ctrl+K", icon="search", at=Menu.HELP.at(1, 2))  # fmt: skip
    def search(self) -> None:
        self._open_search()

    @command("menu", phrase("Open menu"), "F10", icon="menu")
    def menu(self) -> None:
        self._open_menu()

    @command("next_area", phrase("Go to next area"), "F6", icon="next")
    def next_area(self) -> None:
        self._go_to_area(1)

    @command("previous_area", phrase("Go to previous area"), "Shift+F6")
    def previous_area(self) -> None:
        self._go_to_area(-1)
