"""A list of commands under headings, as the palette and the editor of shortcuts show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from qless_studio.ui.shell.frame.row_list import RowList, RowModel, paint_highlight
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.icons import paint_icon
from qless_studio.ui.widgets.basic.labels import key_cap_size, key_names, marked_pieces, paint_key_cap
from qless_studio.ui.widgets.basic.themed import TRAILING, put_marked, put_text, text_width

HEADING, ROW = 36, 40
"""Heights at 100 %"""


@dataclass(frozen=True)
class Look:
    """How a row is painted."""

    text: str
    places: tuple[int, ...] = ()
    """Positions of the letters that a search found."""
    heading: bool = False
    icon: str = ""
    enabled: bool = True
    shortcuts: Sequence[QKeySequence] = ()
    note: str = ""
    """Text at the end, before the keys"""
    note_role: str = "text_dim"


class CommandModel(RowModel):
    """Headings and commands."""

    def look(self, number: int) -> Look:
        """How a row is painted."""
        raise NotImplementedError

    def is_heading(self, number: int) -> bool:
        return self.look(number).heading


class CommandList(RowList):
    """A view of a `CommandModel`."""

    entered = Signal()
    """Enter on the chosen row; it does not reach the default button of a dialog."""

    def __init__(self, appearance: Appearance, model: CommandModel, background: str, name: str) -> None:
        super().__init__(appearance, model, background, name)
        self._commands = model
        self.setItemDelegate(_CommandDelegate(self, model))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.entered.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection():  # the chosen row shows that the list has the focus
            commands = (number for number in range(self._commands.rowCount()) if not self._commands.is_heading(number))
            self.choose(next(commands, -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Make a row visible, and with the first row under a heading the heading."""
        before = index.row() - 1
        if before >= 0 and self._commands.is_heading(before):
            super().scrollTo(self._commands.index(before), hint)
        super().scrollTo(index, hint)


class _CommandDelegate(QStyledItemDelegate):
    """Paints headings and commands, from right to left too."""

    def __init__(self, view: CommandList, model: CommandModel) -> None:
        super().__init__(view)
        self._view, self._commands = view, model

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, self._view.theme.px(HEADING if self._commands.is_heading(index.row()) else ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        look, rect, theme = self._commands.look(index.row()), QRectF(option.rect), self._view.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if look.heading:
            place = rect.adjusted(theme.px(20), theme.px(8), -theme.px(20), 0)
            font, colour = theme.font(12, 600), theme.color("text_dim")
            put_text(painter, place, look.text, font, colour, mirrored=self._view.mirrored)
        else:
            self._paint_command(painter, rect, look, option.state)
        painter.restore()

    def _paint_command(self, painter: QPainter, rect: QRectF, look: Look, state: QStyle.StateFlag) -> None:
        theme, mirrored = self._view.theme, self._view.mirrored
        px = theme.px
        chosen = paint_highlight(painter, self._view, rect, state, enabled=look.enabled)
        if look.icon:
            box = self._place(rect, px(22), px(20), px(20))
            colour = theme.color("accent_text" if chosen else "text_dim" if look.enabled else "edge")
            paint_icon(painter, look.icon, box, colour)
        end = self._paint_end(painter, rect, look)
        place = self._place(rect, px(56), end - px(12) - px(56), rect.height())
        fonts = theme.font(14, 400), theme.font(14, 700)
        pieces = marked_pieces(look.text, set(look.places))
        put_marked(painter, place, pieces, fonts, theme.color("text" if look.enabled else "text_dim"), mirrored)

    def _paint_end(self, painter: QPainter, rect: QRectF, look: Look) -> float:
        """Paint keys and note at the end of the row; returns how far from its start they begin."""
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
        """A box so far from the start of the row, vertically centred."""
        x = rect.right() - start - width if self._view.mirrored else rect.x() + start
        return QRectF(x, round(rect.center().y() - height / 2), width, height)
