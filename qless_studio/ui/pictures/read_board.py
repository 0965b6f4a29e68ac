"""The board as it was read, and beside it the tile in question, the letters it may show, and how it is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPolygonF, QTransform
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.pictures import CellReading
from qless_studio.engine.pictures.lattice import MOST_SIDE
from qless_studio.engine.texts import percent, say
from qless_studio.ui.pictures.spec import CHOICES, Draft, PictureSpec
from qless_studio.ui.style import Theme, shapes, theme_of
from qless_studio.ui.style.drawing import set_kind
from qless_studio.ui.style.fonts import paint_letter
from qless_studio.ui.style.tiles import BLOCKED, Tile, letter_size
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.fields import Combo, Segments, SpinBox
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.themed import SelfPainted, put_text
from qless_studio.ui.widgets.board import cells
from qless_studio.ui.widgets.board.board import COMMAND_KEYS, BoardWidget
from qless_studio.ui.widgets.board.cells import Cell

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
        self._grid = cells.fit(4, 4, QRect(0, 0, 440, 440), 0)
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
            self._grid = cells.fit(4, 4, self.rect(), 0)
            return []
        self._grid = cells.fit(draft.rows, draft.columns, self.rect(), 0)
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


# What is beside the board: the tile in question, the letters it may show, and how the picture is to be read.

CUT = 104
SHAPE = 4


class CutOut(SelfPainted, QWidget):
    """One tile of the picture, rotated so that it can be read."""

    def __init__(self) -> None:
        super().__init__()
        self._tile = QImage()
        self.setFixedSize(CUT, CUT)

    def show_tile(self, image: QImage, cell: CellReading | None) -> None:
        self._tile = QImage()
        if cell is not None and not image.isNull():
            k = cell.turn % 4
            quad = QPolygonF([QPointF(*point) for point in (*cell.quad[k:], *cell.quad[:k])])
            place = QPolygonF([QPointF(8, 8), QPointF(CUT - 8, 8), QPointF(CUT - 8, CUT - 8), QPointF(8, CUT - 8)])
            bent = QTransform()
            if QTransform.quadToQuad(quad, place, bent):
                self._tile = QImage(CUT, CUT, QImage.Format.Format_RGB32)
                self._tile.fill(Qt.GlobalColor.black)
                painter = QPainter(self._tile)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.setTransform(bent)
                painter.drawImage(0, 0, image)
                painter.end()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(CUT, CUT)

    def paint_widget(self, painter: QPainter) -> None:
        if self._tile.isNull():
            painter.fillRect(self.rect(), self.theme.color("hover"))
        else:
            painter.drawImage(QRectF(self.rect()), self._tile)


class SidePanel(QWidget):
    """Follows the cell with the cursor, and asks how to read."""

    def __init__(
        self,
        spec: PictureSpec,
        choose: Callable[[int], object],
        take_for: Callable[[bool], object],
        read_again: Callable[[], object],
        turn: Callable[[int], object],
    ) -> None:
        """`choose` takes a letter that the cell may show, by its number from 0.

        `take_for` takes the picture for a screenshot (True) or a photograph (False); `read_again` follows rows, columns
        and dice; `turn` turns the picture by quarter turns, clockwise.
        """
        super().__init__()
        self._spec, self._choose, self._take_for, self._read_again, self._turn = (
            spec, choose, take_for, read_again, turn
        )  # fmt: skip
        px = theme_of(self).px
        self.head = SectionHeader(self.tr("Tile"))
        column = filled(bare(QVBoxLayout(self), px(8)), self.head)
        self.cut = CutOut()
        self.question = text_label("", "strong", wrap=True)
        self.note = text_label("", "caption", wrap=True)
        texts = filled(QVBoxLayout(), self.question, self.note, STRETCH)
        row = filled(bare(QHBoxLayout(), px(12)), (self.cut, 0, Qt.AlignmentFlag.AlignTop), (texts, 1))
        column.addLayout(row)
        self.choices = [Button("") for _ in range(CHOICES)]
        for number, button in enumerate(self.choices):
            button.setCheckable(True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(partial(self._on_chosen, number))
            column.addWidget(button)
        column.addWidget(text_label(self.tr("Space accepts, Tab goes to the next unsure one"), "caption", wrap=True))
        column.addSpacing(px(8))
        column.addWidget(SectionHeader(self.tr("How to read it")))
        self._add_settings(column)
        column.addStretch(1)

    def _add_settings(self, column: QVBoxLayout) -> None:
        tr, spec, px = self.tr, self._spec, theme_of(self).px
        self.source = Segments([(True, tr("Screen")), (False, tr("Photo"))], tr("Picture"), act=self._take_for)
        self.source.setVisible(spec.kind == "grid" and not spec.upright)  # else it is known
        left = IconButton("rotate_left", tr("Turn the picture left"), act=lambda: self._turn(-1))
        right = IconButton("rotate", tr("Turn the picture right"), act=lambda: self._turn(1))
        self.turns = left, right
        row = filled(bare(QHBoxLayout(), px(8)), self.source, left, right, STRETCH)
        column.addLayout(row)
        self.rows, self.columns = SpinBox(tr("Rows")), SpinBox(tr("Columns"))
        self.count = SpinBox(tr("Dice"))
        self._size = QWidget()
        sizes = bare(QHBoxLayout(self._size), px(8))
        if spec.kind == "grid":
            for spin in (self.rows, self.columns):
                spin.setRange(1, MOST_SIDE)
                spin.setValue(SHAPE)
                spin.setKeyboardTracking(False)
                spin.valueChanged.connect(lambda _: self._read_again())
            filled(sizes, self.rows, text_label("×", "note"), self.columns, text_label(tr("tiles"), "note"))
        else:
            self.count.setRange(1, 40)
            self.count.setValue(spec.count or 12)
            self.count.setKeyboardTracking(False)
            self.count.valueChanged.connect(lambda _: self._read_again())
            filled(sizes, self.count, text_label(tr("Dice"), "note"))
        sizes.addStretch(1)
        column.addWidget(self._size)
        self.dice = Combo([(choice, say(choice.title)) for choice in spec.choices], tr("Dice"), act=self._on_dice)
        self.dice.setVisible(len(spec.choices) > 1)
        column.addWidget(self.dice)

    def _on_chosen(self, number: int, _: bool = False) -> None:
        self.choices[number].setChecked(True)
        self._choose(number)

    def _on_dice(self, choice: object) -> None:
        shape = getattr(choice, "shape", None)
        if shape is not None:
            self.set_shape(*shape)
        self._read_again()

    def set_shape(self, rows: int, columns: int) -> None:
        """Show rows and columns without a signal."""
        for spin, value in ((self.rows, rows), (self.columns, columns)):
            spin.blockSignals(True)
            spin.setValue(value)
            spin.blockSignals(False)

    def set_screen(self, screen: bool) -> None:
        """Show whether it is a screenshot, without a signal."""
        self.source.set_value(screen)

    def show_cell(self, draft: Draft | None, index: int, where: str, image: QImage) -> None:
        """Show a cell's tile and letters; without a draft, nothing."""
        if draft is None or index >= len(draft.letters):
            self.head.set_caption("")
            self.question.setText("")
            self.note.setText("")
            self.cut.show_tile(QImage(), None)
            for button in self.choices:
                button.setEnabled(False)
                button.setText("")
            return
        unsure = draft.unsure()
        self.head.set_caption(where)
        self.cut.show_tile(image, draft.cell(index))
        if not unsure:
            self.question.setText(self.tr("All letters sure"))
        elif draft.is_sure(index):
            self.question.setText(draft.letters[index] or self.tr("blank"))
        else:
            self.question.setText(self.tr("Which letter is it?"))
        set_kind(self.question, "strong")
        self.note.setText(self.tr("Press its number or type another."))
        offered = draft.choices(index)
        for number, button in enumerate(self.choices):
            button.setEnabled(number < len(offered))
            if number < len(offered):
                letters, likely = offered[number]
                name = letters.capitalize() or self.tr("blank")
                button.setText(f"{number + 1}    {name}    {percent(likely)}")
                button.setAccessibleName(self.tr("{}, {} of 100").format(name, round(100 * likely)))
                button.setChecked(letters == draft.letters[index])
            else:
                button.setText("")
                button.setChecked(False)
