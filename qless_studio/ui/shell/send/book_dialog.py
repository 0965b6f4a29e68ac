"""The puzzle book: what is asked for on one side, its pages on the other; saved as PDF or printed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import SystemRandom
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPageSize, QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QDialog, QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from qless_studio.engine.books import layout
from qless_studio.engine.books.layout import Book, Pages, book_of
from qless_studio.engine.books.making import CODE, LEVELS, MOST_NUMBER, NONE, QR, BookPuzzle, BookSettings, find_puzzles
from qless_studio.engine.errors import StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon, load_installed
from qless_studio.engine.paper.pdf import pdf_of
from qless_studio.engine.paper.sheet import Page
from qless_studio.engine.player.scale import MIDDLE
from qless_studio.engine.solving import FinishedRun, Run
from qless_studio.engine.texts import capitalised, figure, say, without_dots
from qless_studio.ui.shell.send.book_pages import PagePreview, print_pages
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import IconButton, cluster
from qless_studio.ui.widgets.basic.dialogs import Dialog, open_dialog
from qless_studio.ui.widgets.basic.fields import Combo, Segments, SpinBox
from qless_studio.ui.widgets.basic.labels import show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, ScrollColumn, background, bare, filled
from qless_studio.ui.widgets.basic.save_file import ask_and_write, file_name
from qless_studio.ui.widgets.feedback.verdict import SearchProgress
from qless_studio.ui.work import SolveJob
from qless_studio.ui.work.signals import timer

# What is asked for in a puzzle book: games and how many, level, list, paper, and what is printed besides.

MOST_OF_GAME, FIRST = 200, 4
USUAL = 1_200, 1_800


class GameRow(QWidget):
    """A game, whether it is in the book, and how many of it."""

    changed = Signal()

    def __init__(self, view: GameView) -> None:
        super().__init__()
        self.key, self.has_level = view.key, view.game.has_level
        game: Game[object, object, object] = view.game
        assert game.load_paper is not None
        self.box = QCheckBox(view.title)
        self.box.setChecked(True)
        self.kind = text_label(say(game.load_paper().kind), "note", wrap=True)
        self.count = SpinBox(self.tr("How many of {}").format(view.title))
        self.count.setRange(1, MOST_OF_GAME)
        self.count.setValue(FIRST)
        filled(bare(QHBoxLayout(self)), (self.box, 2), (self.kind, 3), self.count)
        self.box.toggled.connect(self._on_toggled)
        self.count.valueChanged.connect(self.changed)

    def _on_toggled(self, on: bool) -> None:
        self.count.setEnabled(on)
        self.changed.emit()


class BookForm(QWidget):
    """Says `changed` whenever another book is asked for."""

    changed = Signal()

    def __init__(self, views: Sequence[GameView], lists: Sequence[tuple[str, str]], lexicon: str) -> None:
        """`lists` are (name, title) of the word lists, `lexicon` the one chosen at first."""
        super().__init__()
        self.rows = [GameRow(view) for view in views if view.game.load_paper is not None]
        column = filled(bare(QVBoxLayout(self)), text_label(self.tr("Games"), "caption"))
        for row in self.rows:
            column.addWidget(row)
            row.changed.connect(self.changed)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        filled(column, form, STRETCH)
        self._add_level(form)
        self._add_paper(form, lists, lexicon)
        self._add_extras(form)

    def _add_level(self, form: QFormLayout) -> None:
        self.graded = QCheckBox(self.tr("Only from level"))
        self.low, self.high = SpinBox(self.tr("Only from level")), SpinBox(capitalised(self.tr("highest level")))
        for box, value in zip((self.low, self.high), USUAL, strict=True):
            box.setRange(LEVELS[0] + (box is self.high), LEVELS[-1] - (box is self.low))
            box.setSingleStep(10)
            box.setValue(value)
            box.setEnabled(False)
        row = QWidget()
        filled(bare(QHBoxLayout(row)), self.low, QLabel(self.tr("to")), self.high, STRETCH)
        form.addRow(self.graded, row)
        about = say("Level {} is the average player", figure(round(MIDDLE)))
        if without := ", ".join(row.box.text() for row in self.rows if not row.has_level):
            about = f"{about}. {say('{}: {}', without, say('Any level'))}."
        form.addRow(text_label(about, "note", wrap=True))
        self.graded.toggled.connect(self._on_graded)
        self.low.valueChanged.connect(self._on_low)
        self.high.valueChanged.connect(self._on_high)

    def _add_paper(self, form: QFormLayout, lists: Sequence[tuple[str, str]], lexicon: str) -> None:
        self.list = Combo(lists)
        self.list.setAccessibleName(without_dots(say("Word list…")))
        self.list.keep_whole()
        if lexicon in dict(lists):
            self.list.set_value(lexicon)
        self.paper = Segments([("a4", "A4"), ("letter", self.tr("Letter"))], self.tr("Paper"))
        self.per_page = Segments([(count, str(count)) for count in (1, 2, 4)], self.tr("On a page"))
        self.per_page.set_value(4)
        form.addRow(text_label(without_dots(say("Word list…")), "caption"))  # a row of its own: names of lists are long
        form.addRow(self.list)
        form.addRow(self.tr("Paper"), self.paper)
        form.addRow(self.tr("On a page"), self.per_page)
        for choice in (self.list, self.paper, self.per_page):
            choice.value_changed.connect(self.changed)

    def _add_extras(self, form: QFormLayout) -> None:
        kinds = [(QR, "QR"), (CODE, self.tr("Code")), (NONE, self.tr("Nothing"))]
        self.to_open = Segments(kinds, self.tr("To open one"), act=self.changed)
        self.to_open.set_value(CODE)
        if not layout.can_make():
            button = self.to_open.button(QR)
            button.setEnabled(False)
            button.setToolTip(self.tr("QR codes need the package segno"))
        self.hints, self.solutions = QCheckBox(self.tr("Hints, upside down")), QCheckBox(self.tr("Solutions"))
        self.number = SpinBox(self.tr("Number"))
        self.number.setRange(1, MOST_NUMBER)
        self.number.setGroupSeparatorShown(False)
        self.roll = IconButton("die", self.tr("Another"), act=self.roll_number)
        self.roll_number()
        row = QWidget()
        line = bare(QHBoxLayout(row))
        filled(line, self.number, self.roll, STRETCH)
        form.addRow(self.tr("To open one"), self.to_open)
        for box in (self.hints, self.solutions):
            box.setChecked(True)
            form.addRow(box)
            box.toggled.connect(self.changed)
        form.addRow(self.tr("Number"), row)
        self.number.valueChanged.connect(self.changed)

    def roll_number(self) -> None:
        """Choose another book number at random."""
        self.number.setValue(SystemRandom().randrange(1_000, 10_000))

    def settings(self) -> BookSettings | None:
        """What is asked for; None without a game."""
        counts = tuple((row.key, row.count.value()) for row in self.rows if row.box.isChecked())
        if not counts:
            return None
        return BookSettings(
            self.number.value(), counts, (self.low.value(), self.high.value()) if self.graded.isChecked() else None,
            str(self.paper.value), int(str(self.per_page.value)), str(self.to_open.value),
            self.hints.isChecked(), self.solutions.isChecked(),
        )  # fmt: skip

    def _on_graded(self, on: bool) -> None:
        self.low.setEnabled(on)
        self.high.setEnabled(on)
        self.changed.emit()

    def _on_low(self, low: int) -> None:
        if self.high.value() <= low:
            self.high.setValue(low + 1)
        self.changed.emit()

    def _on_high(self, high: int) -> None:
        if self.low.value() >= high:
            self.low.setValue(max(0, high - 1))
        self.changed.emit()


# The puzzle book: what is asked for on one side, its pages on the other; saved as PDF or printed.

SIZE = QSize(1160, 700)
QUIET_MS = 300
"""Milliseconds between the last change and the making of the book."""
STACKED = 860
"""Width (at 100 %) below which the form is above the pages, and both scroll together."""
PDF, ANSWERS = ".pdf", ".jsonl"
Known = dict[tuple[Any, ...], list[BookPuzzle]]
"""Puzzles chosen before, by what decides them: another layout needs no new ones."""


class BookDialog(Dialog):
    """The book is made on a worker after each change."""

    help_page = "friends"

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(without_dots(say("Puzzle book…")), SIZE, parent)
        self._workspace = workspace
        self._games = [view.game for view in workspace.views if view.game.load_paper is not None]
        self._known: Known = {}
        self._job: SolveJob | None = None
        self._lexicon: Lexicon | None = None
        self.book: Book | None = None
        """What is shown; None while it is being made."""
        lists = [(info.name, workspace.lexicons.title(info.name)) for info in workspace.lexicons.lists]
        self.form = BookForm(workspace.views, lists, workspace.session.words.name)
        self.preview = PagePreview()
        self._lay_out()
        self._quiet = timer(self, QUIET_MS, self.make)
        self.form.changed.connect(self._on_changed)
        self.finished.connect(self._drop)
        self._on_changed()

    def _lay_out(self) -> None:
        tr = self.tr
        self.facts, self.warning = text_label("", "note", wrap=True), text_label("", "warn", wrap=True)
        self.place = text_label("", "body")
        self.back = IconButton("back", tr("Previous page"), act=lambda: self._turn(-1))
        self.next = IconButton("next", tr("Next page"), act=lambda: self._turn(1))
        self.progress = SearchProgress(self.stop, tr("Searching…"))
        sheet = background("panel")
        inner = QVBoxLayout(sheet)
        inner.setContentsMargins(2, 2, 12, 2)
        inner.addWidget(self.form)
        right, turning = QVBoxLayout(), QHBoxLayout()
        filled(right, self.facts, self.warning, (self.preview, 1), self.progress)
        filled(turning, STRETCH, self.place, cluster(self.back, self.next))
        right.addLayout(turning)
        whole = background("panel")
        self._columns = bare(QBoxLayout(QBoxLayout.Direction.LeftToRight, whole))
        self._form_scroll = ScrollColumn(sheet, self)
        filled(self._columns, (self._form_scroll, 2), (right, 3))
        self.column.addWidget(ScrollColumn(whole, self), 1)
        self.note = text_label("", "note", wrap=True)
        self.note.hide()
        self.column.addWidget(self.note)
        self.add_button(tr("Close"), self.reject)
        self.print_button = self.add_button(tr("Print…"), self.ask_and_print)
        self.save_button = self.add_button(tr("Save as PDF…"), self.save, primary=True)

    # making

    def _on_changed(self) -> None:
        self._drop()
        self.book = None
        self._show()
        self._quiet.start()

    def make(self) -> None:
        """Make the book asked for."""
        self._drop()
        settings = self.form.settings()
        if settings is None:
            self._show()
            return
        name = str(self.form.list.value)
        title = self._workspace.lexicons.title(name)
        work = partial(_made, settings, self._games, name, title, self._known)
        self._job = SolveJob(
            work,
            self._workspace.pool,
            self,
            found=self._on_made,
            progressed=self._on_progressed,
            finished=self._on_finished,
        ).start()
        self.progress.start()
        self.facts.setText(self.tr("Easiest first as soon as all puzzles are found"))
        self.preview.show_making(-(-settings.wanted // settings.per_page))
        self._show_place()

    def stop(self) -> None:
        """Stop making it."""
        if self._job is not None:
            self._drop()
            self.facts.clear()
            self.preview.show_note(self.tr("Stopped"))

    def _drop(self) -> None:
        self._quiet.stop()
        if self._job is not None:
            self._job.drop()
            self._job = None
        self.progress.finish()

    def _on_progressed(self, run: Run) -> None:
        self.progress.set_fraction(run.fraction)

    def _on_made(self, made: Sequence[Page | tuple[Book, Lexicon]]) -> None:
        for part in made:
            if isinstance(part, Page):
                self.preview.fill_next(part)
            else:
                self.book, self._lexicon = part

    def _on_finished(self, finished: FinishedRun) -> None:
        self._job = None
        self.progress.finish()
        self._show(str(finished.error) if isinstance(finished.error, StudioError) else "")

    def _show(self, problem: str = "") -> None:
        book = self.book
        ready = book is not None and bool(book.puzzles)
        self.save_button.setEnabled(ready)
        self.print_button.setEnabled(ready)
        self.facts.setText(book.facts if book is not None and book.puzzles else "")
        shortage = "" if book is None else book.shortage
        show_text(self.warning, shortage if ready else "")
        if self.form.settings() is None:
            self.preview.show_note(self.tr("Choose at least one game"))
        elif book is not None and book.puzzles:
            self.preview.show_pages(book.pages)
        elif book is not None or problem:
            self.preview.show_note(problem or shortage)
        self._show_place()

    # turning over

    def _turn(self, step: int) -> None:
        self.preview.go(step)
        self._show_place()

    def _show_place(self) -> None:
        preview = self.preview
        self.place.setText(preview.place_text())
        self.back.setEnabled(preview.first > 0)
        self.next.setEnabled(preview.first + preview.beside < len(preview.pages))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= self.theme.px(STACKED)
        self._columns.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )  # fmt: skip
        self._form_scroll.set_whole(not beside)
        self.preview.go(0)
        self._show_place()

    # out

    def save(self) -> None:
        """Ask for a file and write the book, or its answers, into it."""
        book = self.book
        if book is None:
            return
        kinds = ((PDF, self.tr("PDF document")), (ANSWERS, self.tr("Answers as JSON lines")))
        name = file_name(without_dots(say("Puzzle book…")), str(self.form.number.value()))
        ask_and_write(self, without_dots(say("Puzzle book…")), name, kinds, partial(self._content, book),
                      partial(self._say, failed=False), partial(self._say, failed=True))  # fmt: skip

    def _content(self, book: Book, suffix: str) -> Callable[[], bytes]:
        lexicon = self._lexicon
        assert lexicon is not None
        if suffix == PDF:
            return lambda: pdf_of(book.pages, book.title, lexicon.language.code)
        placed = zip(book.puzzles, book.page_of, strict=True)
        lines = [json.dumps(puzzle.as_json(page, lexicon), ensure_ascii=False) for puzzle, page in placed]
        return lambda: "".join(f"{line}\n" for line in lines).encode()

    def ask_and_print(self) -> None:
        """Ask for a printer and print."""
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        letter = self.form.paper.value == "letter"
        self._printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4))
        self._printer.setFullPage(True)
        self._printer.setDocName(self.book.title if self.book is not None else "")
        dialog = QPrintDialog(self._printer, self)
        dialog.finished.connect(self._on_asked)
        open_dialog(dialog)

    def _on_asked(self, answer: int) -> None:
        if answer == QDialog.DialogCode.Accepted and self.book is not None:
            if print_pages(self._printer, self.book.pages):
                self._say(self.tr("Sent to the printer."), failed=False)
            else:
                self._say(self.tr("Nothing was printed: the printer is not responding."), failed=True)

    def _say(self, text: str, failed: bool) -> None:
        show_text(self.note, text)
        (self._workspace.problem if failed else self._workspace.message).emit(text)


def _made(
    settings: BookSettings, games: Sequence[Game[Any, Any, Any]], name: str, title: str, known: Known, run: Run
) -> Iterator[Page | tuple[Book, Lexicon]]:
    """Each page when its puzzles are found, then the book, for a worker."""
    lexicon = load_installed(name)
    key = settings.number, settings.counts, settings.levels, name, lexicon.crc
    if key not in known:
        pages, group = Pages(settings, lexicon, title, settings.wanted), list[BookPuzzle]()
        finding = find_puzzles(settings, games, lexicon, run)
        while key not in known:
            try:
                group.append(next(finding))
            except StopIteration as end:
                known[key] = end.value
            else:
                if len(group) == settings.per_page:
                    pages.add_puzzles(group)
                    group.clear()
                    yield pages.made[-1]
    run.checkpoint(1, 1.0)
    yield book_of(settings, known[key], lexicon, title), lexicon
