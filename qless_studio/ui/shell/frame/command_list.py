"""A list of commands under heads, as the palette and the editor of shortcuts show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.icons import paint_icon
from qless_studio.ui.widgets.basic.labels import key_cap_size, key_names, marked_pieces, paint_key_cap
from qless_studio.ui.widgets.basic.scrolling import SlimScrollBar
from qless_studio.ui.widgets.basic.themed import TRAILING, Themed, plate, put_marked, put_text, text_width

HEAD, ROW = 36, 40


@dataclass(frozen=True)
class Look:
    """How a row is painted."""

    text: str
    places: tuple[int, ...] = ()
    """Positions of the letters that a search found."""
    head: bool = False
    icon: str = ""
    able: bool = True
    shortcuts: Sequence[QKeySequence] = ()
    note: str = ""
    """Words at the end, before the keys."""
    note_role: str = "text_dim"


class CommandList(Themed, QListView):
    """The rows of a model that has `look(number) -> Look`."""

    entered = Signal()
    """Enter on the chosen row; no button of a dialog hears of it."""

    def __init__(self, appearance: Appearance, model: Any, ground: str, name: str) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_RowPainter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QListView { background: transparent; border: none; }")
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(appearance, ground, self))
        self.setMouseTracking(True)
        self.setAccessibleName(name)
        self.wear(appearance)

    def restyle(self) -> None:
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.entered.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        model = self.model()
        if not self.selectionModel().hasSelection():  # one sees by the chosen row that the list has the keyboard
            first = next((number for number in range(model.rowCount()) if not model.look(number).head), -1)
            self.setCurrentIndex(model.index(first))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row into sight, and with the first row under a head the head."""
        before = self.model().index(index.row() - 1)
        if before.isValid() and self.model().look(before.row()).head:
            super().scrollTo(before, hint)
        super().scrollTo(index, hint)

    def content_height(self) -> int:
        """The height of all rows."""
        px, model = self.theme.px, self.model()
        return sum(px(HEAD if model.look(number).head else ROW) for number in range(model.rowCount()))


class _RowPainter(QStyledItemDelegate):
    """Paints heads and commands, from right to left too."""

    def __init__(self, view: CommandList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        head = self._view.model().look(index.row()).head
        return QSize(0, self._view.theme.px(HEAD if head else ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        look, rect, theme = self._view.model().look(index.row()), QRectF(option.rect), self._view.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if look.head:
            place = rect.adjusted(theme.px(20), theme.px(8), -theme.px(20), 0)
            font, colour = theme.font(12, 600), theme.color("text_dim")
            put_text(painter, place, look.text, font, colour, mirrored=self._view.mirrored)
        else:
            self._paint_row(painter, rect, look, option.state)
        painter.restore()

    def _paint_row(self, painter: QPainter, rect: QRectF, look: Look, state: QStyle.StateFlag) -> None:
        theme, mirrored = self._view.theme, self._view.mirrored
        px = theme.px
        chosen = look.able and bool(state & QStyle.StateFlag.State_Selected)
        self._paint_ground(painter, rect, look, state, chosen)
        if look.icon:
            box = self._place(rect, px(22), px(20), px(20))
            colour = theme.color("accent_text" if chosen else "text_dim" if look.able else "edge")
            paint_icon(painter, look.icon, box, colour)
        end = self._paint_end(painter, rect, look)
        words = self._place(rect, px(56), end - px(12) - px(56), rect.height())
        fonts = theme.font(14, 400), theme.font(14, 700)
        pieces = marked_pieces(look.text, set(look.places))
        put_marked(painter, words, pieces, fonts, theme.color("text" if look.able else "text_dim"), mirrored)

    def _paint_ground(self, painter: QPainter, rect: QRectF, look: Look, state: QStyle.StateFlag, chosen: bool) -> None:
        theme = self._view.theme
        plot = rect.adjusted(theme.px(8), 0, -theme.px(8), 0)
        if chosen:
            focused = self._view.hasFocus()
            edge = theme.color("accent_text") if theme.high_contrast or focused else None
            plate(painter, plot, theme.px(6), theme.color("accent_bg"), edge, 2 if focused else 1)
        elif look.able and state & QStyle.StateFlag.State_MouseOver:
            plate(painter, plot, theme.px(6), theme.color("hover"))

    def _paint_end(self, painter: QPainter, rect: QRectF, look: Look) -> float:
        """The keys and the note at the end of the row; how far from its beginning they begin."""
        theme, x = self._view.theme, rect.width() - self._view.theme.px(20)
        for number, keys in enumerate(reversed(look.shortcuts)):
            x -= theme.px(12) if number else 0
            names = key_names(keys)  # Ctrl stands left of its key, whatever the direction
            for key in names if self._view.mirrored else reversed(names):
                size = key_cap_size(theme, key)
                x -= size.width()
                paint_key_cap(painter, theme, self._place(rect, x, size.width(), size.height()), key)
                x -= theme.px(4)
        if look.note:
            font = theme.font(12, 400)
            x -= theme.px(8) if look.shortcuts else 0
            width = min(text_width(font, look.note), x / 2)
            x -= width
            place = self._place(rect, x, width, rect.height())
            put_text(painter, place, look.note, font, theme.color(look.note_role), TRAILING, self._view.mirrored)
        return x

    def _place(self, rect: QRectF, start: float, width: float, height: float) -> QRectF:
        """A box so far from where the row begins, in its middle."""
        x = rect.right() - start - width if self._view.mirrored else rect.x() + start
        return QRectF(x, round(rect.center().y() - height / 2), width, height)
