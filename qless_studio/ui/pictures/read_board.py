"""The board as it was read: what is unsure is tinted, framed and has its per cent; letters and digits correct it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from qless_studio.engine.texts import percent
from qless_studio.ui.pictures.spec import CHOICES, Draft
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.letters import paint_letter
from qless_studio.ui.style.tiles import BLOCKED, Tile, letter_size
from qless_studio.ui.widgets.basic.themed import put_text
from qless_studio.ui.widgets.board import grid
from qless_studio.ui.widgets.board.board import COMMAND_KEYS, BoardWidget
from qless_studio.ui.widgets.board.cell import Cell

DIGRAPHS = {"Q": "QU", "T": "TH", "E": "ER", "I": "IN", "A": "AN", "H": "HE"}
"""What a letter typed with Shift stands for."""
BLANK = "#"


class ReadBoard(BoardWidget):
    """Arrows go to any cell, Tab to the next unsure one; it leaves the board behind the last of them."""

    def __init__(self, correct: Callable[[int, str], object]) -> None:
        """`correct` gets the letters that a cell shows, upper case, "" for a blank tile."""
        self._correct = correct
        self._draft: Draft | None = None
        self._notice = ""
        self._grid = grid.fit(4, 4, QRect(0, 0, 440, 440), 0)
        super().__init__("")
        self.setAccessibleName(self.tr("The board as read"))
        self.text_typed.connect(self._on_typed)

    def show_draft(self, draft: Draft | None, notice: str = "") -> None:
        """Show what was read; without it an empty board, with one line about it."""
        self._draft, self._notice = draft, notice
        self.refresh()

    def sizeHint(self) -> QSize:
        return QSize(440, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 240)

    # cells

    def layout_cells(self) -> Sequence[Cell]:
        draft = self._draft
        if draft is None:
            self._grid = grid.fit(4, 4, self.rect(), 0)
            return []
        self._grid = grid.fit(draft.rows, draft.columns, self.rect(), 0)
        rects = self._grid.rects()
        return [Cell(rects[index], self.spoken(index), self._tile(index)) for index in range(len(draft.letters))]

    def _tile(self, index: int) -> Tile:
        assert self._draft is not None
        letters = self._draft.letters[index]
        return Tile(letters.capitalize()) if letters else Tile(kind=BLOCKED)

    def spoken(self, index: int) -> str:
        """Where a cell is, what it shows, and if that is unsure, what else it may show."""
        draft = self._draft
        assert draft is not None
        if draft.reading.rows:
            row, column = divmod(index, draft.columns)
            where = self.tr("row {}, column {}").format(row + 1, column + 1)
        else:
            where = self.tr("letter {}").format(index + 1)
        letters = draft.letters[index] or self.tr("blank")
        if draft.is_sure(index):
            return f"{where}, {letters}"
        others = [name or self.tr("blank") for name, _ in draft.choices(index) if name != draft.letters[index]]
        unsure = self.tr("a guess") if draft.is_guess(index) else self.tr("unsure")
        return ", ".join([where, letters, unsure, *(self.tr("or {}").format(name) for name in others)])

    # painting

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        shapes.paint_tray(painter, theme, QRectF(self._grid.frame), self._grid.radius)
        if self._notice:
            inside = QRectF(self._grid.frame).adjusted(theme.px(16), 0, -theme.px(16), 0)
            painter.setFont(theme.font(14, 500))
            painter.setPen(theme.color("text"))
            painter.drawText(inside, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._notice)

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        draft = self._draft
        if draft is None or draft.is_sure(index):
            super().paint_cell(painter, theme, index, lift, pressed)
            return
        cell, rect = self.cells[index], QRectF(self.cells[index].rect)
        radius = shapes.tile_radius(rect.width())
        shapes.fill(painter, rect, radius, theme.color("warn_bg"))
        if draft.is_guess(index):
            shapes.outline(painter, rect, radius, theme.color("warn"), 2, (4, 3))
        else:
            shapes.outline(painter, rect, radius, theme.color("warn"), 1)
        small = rect.width() < 56
        middle = rect.center() - QPointF(0, 0.08 * rect.height() if small else 0)
        paint_letter(painter, cell.tile.text or BLANK, middle, letter_size(rect, cell.tile), theme.color("tile_text"))
        size = min(12.0, 0.2 * rect.width() / theme.scale)
        below = QRectF(rect.left(), rect.bottom() - 0.28 * rect.height(), rect.width() - 5, 0.24 * rect.height())
        text = percent(draft.cell(index).confidence)
        put_text(painter, below, text, theme.font(size, 600), theme.color("warn"), Qt.AlignmentFlag.AlignRight)

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        draft, key, text = self._draft, event.key(), event.text()
        if draft is None or event.modifiers() & COMMAND_KEYS:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # for the dialog
        elif key == Qt.Key.Key_Space:
            self._correct(self.cursor_index, draft.letters[self.cursor_index])
        elif text in ("1", "2", "3"):
            self.choose(int(text) - 1)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and text.upper() in DIGRAPHS:
            self._correct(self.cursor_index, DIGRAPHS[text.upper()])
        else:
            super().keyPressEvent(event)

    def choose(self, number: int) -> None:
        """Take one of the likeliest letters of the cell with the cursor, from 0."""
        if self._draft is not None and number < min(CHOICES, len(self._draft.choices(self.cursor_index))):
            self._correct(self.cursor_index, self._draft.choices(self.cursor_index)[number][0])

    def focusNextPrevChild(self, forward: bool) -> bool:
        unsure = sorted(self._draft.unsure()) if self._draft is not None else []
        if forward:
            beyond = [index for index in unsure if index > self.cursor_index]
        else:
            beyond = [index for index in reversed(unsure) if index < self.cursor_index]
        if not beyond:
            return super().focusNextPrevChild(forward)
        self.set_cursor(beyond[0])
        return True

    def _on_typed(self, text: str) -> None:
        letter = text.upper()
        if self._draft is None:
            return
        if letter == BLANK:
            self._correct(self.cursor_index, "")
        elif len(letter) == 1 and letter.isalpha():
            self._correct(self.cursor_index, letter)
