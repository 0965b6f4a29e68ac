"""The dialog in which a board is read from a picture, looked at and corrected. See docs/decisions/116."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QSize, QThreadPool
from PySide6.QtGui import QGuiApplication, QImage, QResizeEvent, QTransform
from PySide6.QtWidgets import QBoxLayout, QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.pictures import BoardReading, Picture, Request, read_board
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import capitalised, counted, duration, figure, say, without_dots
from qless_studio.ui.pictures import decoding
from qless_studio.ui.pictures.picture_view import PictureView
from qless_studio.ui.pictures.read_board import ReadBoard, SidePanel
from qless_studio.ui.pictures.spec import DiceChoice, Draft, PictureSpec
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import Elided, SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, ScrollColumn, bare, filled, inset
from qless_studio.ui.widgets.basic.save_file import ask_for_file
from qless_studio.ui.work import SolveJob, Task

SIDE = 224
STACKED = 900
"""Pixels at 100 %: a dialog narrower than this has the side column below the squares."""
INSET = 0.2
"""Where the corners are put when nothing is found, as a part of the picture."""


class PictureDialog(QDialog):
    """Reads at once; whatever is changed reads again. The picture stays in this process."""

    def __init__(self, spec: PictureSpec, pool: QThreadPool, take: Callable[[str], object], parent: QWidget) -> None:
        """`take` gets the text form of the board that the user takes."""
        super().__init__(parent)
        self._take = take
        self.setWindowTitle(without_dots(say("Board from a picture…")))
        self._spec, self._pool = spec, pool
        self._image = QImage()
        self._picture: Picture | None = None
        self._job: SolveJob | None = None
        self._task: Task | None = None
        self.draft: Draft | None = None
        """The board as it stands; None while there is none."""
        self._shape_known = False
        self._screen: bool | None = None
        self._make()
        self.resize(self.sizeHint())  # Qt would use no more than two thirds of the screen
        self.finished.connect(self._stop)
        self._show_nothing()

    @property
    def busy(self) -> bool:
        """Whether a picture is being decoded or read."""
        return self._task is not None or self._job is not None

    # widgets

    def _make(self) -> None:
        tr, px = self.tr, theme_of(self).px
        self.view, self.board = PictureView(self._on_corners, self._on_place), ReadBoard(self._correct)
        self.side = SidePanel(self._spec, self._on_chosen, self._on_source, self._on_settings, self._turn)
        self.side.setMinimumWidth(px(SIDE))
        self.name = Elided("", "note")
        self.counts, self.seconds = SectionHeader(tr("The board as read")), text_label("", "caption", wrap=True)
        self.remarks = text_label("", "alert", wrap=True)
        """What is to be known of the board as a whole."""
        squares = bare(QHBoxLayout(), px(24))
        hint = "" if self._spec.kind == "scattered" else tr("drag a corner if the grid is off")
        for head, square, *feet in (
            (SectionHeader(tr("Picture"), hint), self.view, self.seconds),
            (self.counts, self.board, self.remarks, self._legend()),
        ):
            column = filled(QVBoxLayout(), head)
            square.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            filled(column, (square, 1), *feet)
            squares.addLayout(column, 1)
        body = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._body.setContentsMargins(*[px(24)] * 4)
        self._body.setSpacing(px(24))
        filled(self._body, (squares, 1), self.side)
        whole = inset(QVBoxLayout(self), None, 0, px(12), 0, px(16))
        top = inset(QHBoxLayout(), None, px(24), 0, px(24), 0)
        top.addWidget(self.name)
        filled(whole, top, (ScrollColumn(body), 1), self._buttons())
        self.board.cursor_moved.connect(self._show_cell)
        self.setAcceptDrops(True)

    def _legend(self) -> QWidget:
        return text_label(self.tr("Framed: unsure, below 95 %. Dashed: a guess, below 60 %."), "caption", wrap=True)

    def _buttons(self) -> QHBoxLayout:
        tr, px = self.tr, theme_of(self).px
        other, self.paste_button = (
            Button(tr("Another picture…"), "picture", act=self.ask),
            Button(tr("Paste"), "copy", act=self.paste),
        )
        cancel, self.use = (
            Button(tr("Cancel"), act=self.reject),
            Button(tr("Use this board"), primary=True, act=self.accept),
        )
        self.use.setDefault(True)
        row = inset(QHBoxLayout(), px(8), px(24), 0, px(24), 0)
        filled(row, other, self.paste_button, STRETCH, cancel, self.use)
        return row

    def sizeHint(self) -> QSize:
        parent = self.parentWidget()
        room = QSize(1280, 800) if parent is None else parent.window().size()
        return QSize(1200, 672).boundedTo(room - QSize(32, 32)).expandedTo(QSize(480, 400))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        stacked = self.width() < theme_of(self).px(STACKED)
        ways = QBoxLayout.Direction
        self._body.setDirection(ways.TopToBottom if stacked else ways.LeftToRight)

    # pictures

    def ask(self) -> None:
        """Ask for a picture file."""
        filters = (f"{self.tr('Picture')} ({' '.join(f'*{suffix}' for suffix in decoding.SUFFIXES)})",)
        ask_for_file(self, without_dots(say("Open…")), filters, lambda name: self.read_file(Path(name)))

    def paste(self) -> None:
        """Read the picture on the clipboard, or say that there is none."""
        self.read_data(QGuiApplication.clipboard().mimeData() or QMimeData())

    def read_data(self, data: QMimeData) -> None:
        """Read the picture, or the first file, of the clipboard or of a drop."""
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        image = data.imageData() if data.hasImage() else None
        if isinstance(image, QImage) and not image.isNull():
            self.read_image(image)
        elif files:
            self.read_file(files[0])
        else:
            self._refuse(self.tr("There is no picture on the clipboard."))

    def read_file(self, path: Path) -> None:
        """Decode a file on the pool, and read it."""
        self._load(lambda: _decoded(decoding.read_file(path)), path.name)

    def read_image(self, image: QImage) -> None:
        """Read a picture that is decoded already, a screenshot for instance."""
        self._load(lambda: _decoded(decoding.fitted(image)), self.tr("from the clipboard"))

    def _load(self, work: Any, name: str) -> None:
        self._stop()
        self._show_nothing(self.tr("Reading…"))
        decoded = partial(self._on_decoded, name)
        self._task = Task(work, self._pool, self, decoded, self._on_not_decoded).start()

    def _on_decoded(self, name: str, decoded: tuple[QImage, Picture]) -> None:
        self._task = None
        self._image, self._picture = decoded
        size = f"{figure(self._image.width())} × {figure(self._image.height())}"
        self.name.setText(f"{name}, {size}")
        self._shape_known, self._screen = False, None
        self.view.show_picture(self._image)
        self._read()

    def _on_not_decoded(self, error: Exception) -> None:
        self._task = None
        self._refuse(str(error) if isinstance(error, StudioError) else repr(error))

    def _refuse(self, sentence: str) -> None:
        """Say in the picture's place why there is none."""
        self._stop()
        self._image, self._picture = QImage(), None
        self.name.setText("")
        self._show_nothing()
        self.view.show_message(sentence)
        announce(self.view, sentence)

    def _turn(self, quarters: int) -> None:
        if self._picture is None:
            return
        self._image = self._image.transformed(QTransform().rotate(90 * quarters))
        self._picture = self._picture.turned(quarters)
        self.view.show_picture(self._image)
        if self._shape_known:
            self.side.set_shape(self.side.columns.value(), self.side.rows.value())
        self._read()

    def dragEnterEvent(self, event: Any) -> None:
        if event.mimeData().hasImage() or event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: Any) -> None:
        event.acceptProposedAction()
        self.read_data(event.mimeData())

    # reading

    def _read(self, corners: tuple[tuple[float, float], ...] = ()) -> None:
        """Read the picture again; what is shown of it stays until then."""
        if self._picture is None:
            return
        self._stop()
        try:
            request = self._request(corners)
        except StudioError as error:
            self._found(None, str(error))
            return
        picture = self._picture
        self.draft = None
        show_text(self.remarks, "")
        self.board.show_draft(None, self.tr("Reading…"))
        self._show_cell()
        self._update_use()

        def read(run: Run) -> Iterator[BoardReading]:
            yield from read_board(picture, request, run)

        self._reading: BoardReading | None = None
        self._job = SolveJob(read, self._pool, self, found=self._on_read, finished=self._on_finished).start()

    def _request(self, corners: tuple[tuple[float, float], ...]) -> Request:
        spec, choice = self._spec, self.side.dice.value
        dice = choice.dice if isinstance(choice, DiceChoice) else ()
        if spec.kind == "scattered":
            return Request("scattered", count=self.side.count.value(), dice=dice, without=spec.without)
        screen = True if spec.upright else self._screen
        known = (self.side.rows.value(), self.side.columns.value())
        shape = known if self._shape_known or corners else None
        return Request("grid", screen, shape, corners, dice=dice, without=spec.without)

    def _on_read(self, readings: list[BoardReading]) -> None:
        self._reading = readings[-1]

    def _on_finished(self, finished: FinishedRun) -> None:
        self._job = None
        if finished.outcome is Outcome.CANCELLED:
            return
        self.seconds.setText(duration(finished.run.seconds))
        problem = str(finished.error) if finished.error is not None else ""
        self._found(self._reading, problem or self.tr("No board found."))

    def _found(self, reading: BoardReading | None, problem: str) -> None:
        if reading is None:
            self.draft = None
            if self._spec.kind == "grid":
                problem = self.tr("{} Drag the four corners onto it.").format(problem)
                self._shape_known = True
                if not self.view.corners:
                    self._offer_corners()
            self.board.show_draft(None, problem)
            announce(self.board, problem)
        else:
            self.draft = Draft(reading)
            self._update_use()  # enabled, so that it can have the focus
            self.side.set_screen(reading.screen)
            if reading.rows:
                self.side.set_shape(reading.rows, reading.columns)
            loose = () if reading.rows else [cell.quad for cell in reading.cells]
            self.view.show_grid(reading.corners, (reading.rows, reading.columns), loose)
            self.board.show_draft(self.draft)
            self.board.set_cursor(next(iter(self.draft.unsure()), 0))
            if not any(handle.hasFocus() for handle in self.view.handles):
                (self.board if self.draft.unsure() else self.use).setFocus()
            remarks = self._remarks(reading)
            show_text(self.remarks, remarks)
            announce(self.board, f"{self._counted()}. {remarks}" if remarks else self._counted())
        self._show_cell()
        self._update_use()

    def _remarks(self, reading: BoardReading) -> str:
        """What is to be known besides the letters, in sentences."""
        remarks = []
        if reading.doubtful:
            remarks.append(self.tr("No board found."))
        wanted = self.side.count.value()
        if not reading.rows and reading.tiles != wanted:
            found = counted(reading.tiles, "{} tile found", "{} tiles found")
            remarks.append(self.tr("{}, {} needed.").format(found, figure(wanted)))
        if self._spec.remark:
            remarks.append(say(self._spec.remark))
        return " ".join(remarks)

    def _offer_corners(self) -> None:
        width, height = self._image.width(), self._image.height()
        x, y = INSET * width, INSET * height
        quad = ((x, y), (width - x, y), (width - x, height - y), (x, height - y))
        self.view.show_grid(quad, (self.side.rows.value(), self.side.columns.value()))

    def _on_corners(self, corners: tuple[tuple[float, float], ...]) -> None:
        self._shape_known = True
        self._read(corners)

    def _on_source(self, screen: bool) -> None:
        self._screen = screen
        self._on_settings()

    def _on_settings(self) -> None:
        self._shape_known = True
        self._read()

    def _stop(self) -> None:
        """Leave what is being decoded or read."""
        if self._task is not None:
            self._task.abandon()
        if self._job is not None:
            self._job.drop()
        self._task = self._job = None

    # looking at it

    def _show_nothing(self, notice: str = "") -> None:
        self.draft = None
        self.seconds.setText("")
        show_text(self.remarks, "")
        self.board.show_draft(None, notice)
        self._show_cell()
        self._update_use()

    def _show_cell(self) -> None:
        draft, index = self.draft, self.board.cursor_index
        where = ""
        if draft is not None:
            if draft.reading.rows:
                row, column = divmod(index, draft.columns)
                where = capitalised(self.tr("row {}, column {}")).format(row + 1, column + 1)
            self.view.mark(draft.cell(index).quad)
        self.side.show_cell(draft, index, where, self._image)

    def _counted(self) -> str:
        if self.draft is None:
            return ""
        unsure = len(self.draft.unsure())
        if not unsure:
            return self.tr("All letters sure")
        sure = len(self.draft.letters) - unsure
        return self.tr("{}, {} to look at").format(counted(sure, "{} letter sure", "{} letters sure"), figure(unsure))

    def _update_use(self) -> None:
        self.counts.set_caption(self._counted())
        self.use.setEnabled(self.draft is not None)

    def _on_chosen(self, number: int) -> None:
        self.board.choose(number)
        self.board.setFocus()

    def _correct(self, index: int, letters: str) -> None:
        """Take the user's word for what a cell shows, and go on to the least certain cell left."""
        if self.draft is None:
            return
        self.draft.confirm(index, letters)
        self.board.refresh()
        left = self.draft.unsure()
        if left:
            self.board.set_cursor(left[0])
        else:
            announce(self.board, self._counted())
            self.use.setFocus()
        self._show_cell()
        self._update_use()

    def _on_place(self, x: float, y: float) -> None:
        """The tile under a click in the picture."""
        if self.draft is not None:
            for index, cell in enumerate(self.draft.reading.cells):
                xs, ys = [point[0] for point in cell.quad], [point[1] for point in cell.quad]
                if min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys):
                    self.board.set_cursor(index)
                    self.board.setFocus()

    def accept(self) -> None:
        """Use the board; nothing while there is none."""
        if self.draft is None:
            return
        text = self._spec.text(self.draft.letters, self.draft.reading.rows, self.draft.reading.columns)
        super().accept()
        self._take(text)


def _decoded(image: QImage) -> tuple[QImage, Picture]:
    return image, decoding.grey_picture(image)
