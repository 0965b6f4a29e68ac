"""The top bar: menu button, a tab for each game, the field that opens the palette, theme and preferences."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QSpacerItem, QWidget

from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.style.fonts import baseline, draw
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.lengths import sized, spaced
from qless_studio.ui.widgets.basic.buttons import IconButton, PressedByEnter
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import key_cap_size, key_names, paint_key_cap
from qless_studio.ui.widgets.basic.tab_bar import TabBar
from qless_studio.ui.widgets.basic.themed import Fitted, SelfPainted, fill, put_text

HEIGHT = 48
TAB_GAP = 24
UNDERLINE = 3
NARROW = 1000
"""Below this window width the search field shrinks to its icon."""


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
            if chosen:
                mark = QRectF(left, rect.bottom() + 1 - theme.px(UNDERLINE), width, theme.px(UNDERLINE))
                fill(painter, mark, theme.with_accent(self._accents[index]).color("accent_text"))
                if self.hasFocus():
                    painter.setPen(theme.with_accent(self._accents[index]).color("accent_text"))
                    painter.drawRoundedRect(rect.adjusted(4.5, 8.5, -4.5, -8.5), 6, 6)
        painter.end()


class SearchButton(PressedByEnter, SelfPainted, QAbstractButton):
    """Looks like a search field; in a narrow window only its icon is shown."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._keys = QKeySequence()
        self._compact = False
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def follow(self, action: QAction) -> None:
        """Show the current keys of the command it stands for."""
        action.changed.connect(lambda: self._show_keys(action.shortcut()))
        self._show_keys(action.shortcut())

    def _show_keys(self, keys: QKeySequence) -> None:
        if keys != self._keys:
            self._keys = keys
            self.updateGeometry()
            self.update()

    def set_compact(self, compact: bool) -> None:
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        theme = self.theme
        if self._compact:
            return QSize(theme.px(32), theme.px(32))
        text = QFontMetricsF(theme.font(14, 500)).horizontalAdvance(self.text())
        keys = key_cap_size(theme, " ".join(key_names(self._keys))).width()
        return QSize(max(theme.px(232), round(text + keys) + theme.px(36 + 16 + 6)), theme.px(32))

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


class TopBar(Fitted, SelfPainted, QWidget):
    """Lays out its controls; the main window connects them."""

    def __init__(self, titles: list[str], accents: list[str]) -> None:
        super().__init__()
        self.menu_button = IconButton("menu", self.tr("Menu"), flat=True)
        self.tabs = TabStrip(dict(enumerate(accents)))
        for title in titles:
            self.tabs.addTab(title)
        self.search = SearchButton(self.tr("Search commands"))
        self.theme_button = IconButton("theme", self.tr("Switch between light and dark"), flat=True)
        self.preferences_button = IconButton("sliders", self.tr("Preferences"), flat=True)
        self.list = Combo(list(enumerate(titles)), self.tr("Games"))
        for control in (self.menu_button, self.theme_button, self.preferences_button, self.list):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keyboard is the board's
        self.list.hide()
        self.list.value_changed.connect(self.tabs.setCurrentIndex)
        self.tabs.currentChanged.connect(self.list.set_value)
        self._row = spaced(QHBoxLayout(self), 8, 14, 0, 16, 1)
        self._after_menu, self._after_search = QSpacerItem(0, 0), QSpacerItem(0, 0)
        self._row.addWidget(self.menu_button)
        self._row.addItem(self._after_menu)
        filled(self._row, self.tabs, self.list, STRETCH, self.search)
        self._row.addItem(self._after_search)
        filled(self._row, self.theme_button, self.preferences_button)
        sized(self, height=HEIGHT)
        self._space()

    def set_narrow(self, narrow: bool) -> None:
        """Shrink the search field; the games become a list where they still do not fit."""
        self.search.set_compact(narrow)
        self.fit()

    def fit(self) -> None:
        margins, gaps = self._row.contentsMargins(), 6 * self._row.spacing()
        others = (self.menu_button, self.search, self.theme_button, self.preferences_button)
        taken = margins.left() + margins.right() + gaps + sum(widget.sizeHint().width() for widget in others)
        fits = self.tabs.sizeHint().width() + taken <= self.width()
        focus = self.tabs.hasFocus() or self.list.hasFocus()
        self.tabs.setVisible(fits)
        self.list.setVisible(not fits)
        if focus:
            (self.tabs if fits else self.list).setFocus()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.theme.px(HEIGHT))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # also for another text size
            self._space()
            self.fit()

    def _space(self) -> None:
        px = self.theme.px
        self._after_menu.changeSize(px(2), 0)
        self._after_search.changeSize(px(8), 0)
        self._row.invalidate()

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        fill(painter, self.rect(), theme.color("window"))
        edge = "edge" if not theme.dark or theme.high_contrast else "line"
        fill(painter, QRectF(0, self.height() - 1, self.width(), 1), theme.color(edge))
