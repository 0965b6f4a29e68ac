"""The dialog of puzzle books: pages follow what is asked for, and go to a file or a printer."""

from __future__ import annotations

import json
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QLabel
from shiboken6 import isValid

from qless_studio.engine.books.layout import book_of
from qless_studio.engine.books.making import CODE, NONE, puzzles_of
from qless_studio.engine.lexicon import load
from qless_studio.engine.paper.pdf import pdf_of
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from qless_studio.ui.shell.send.book_dialog import BookDialog
from qless_studio.ui.shell.send.book_pages import print_pages

LEFT = Qt.MouseButton.LeftButton
LIST = "common5k"
"""Puzzles of Affix are found among all pairs of words: in the list chosen at first that takes a second."""


@pytest.fixture
def dialog(qtbot, open_program):
    window = open_program()
    window.commands.send.open_book.trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BookDialog)
    dialog.form.list.set_value(LIST)
    for row in dialog.form.rows:
        row.count.setValue(1)
    dialog.form.number.setValue(4711)
    yield dialog
    dialog.reject()


def made(qtbot, dialog):
    qtbot.waitUntil(lambda: dialog.book is not None and not dialog._quiet.isActive(), timeout=60_000)
    return dialog.book


def test_a_book_is_made_and_shown(qtbot, dialog):
    assert not dialog.save_button.isEnabled()
    book = made(qtbot, dialog)
    assert len(book.puzzles) == len(dialog.form.rows)
    assert dialog.facts.text() == "5 puzzles, 2 pages, Solutions from page 3"
    assert dialog.save_button.isEnabled()
    assert dialog.place.text() == "page 1–2 of 3"
    assert "Puzzles 1–4" in dialog.preview.accessibleName()
    qtbot.keyClick(dialog, Qt.Key.Key_PageDown)
    assert dialog.place.text() == "page 3 of 3"
    assert not dialog.next.isEnabled()
    qtbot.mouseClick(dialog.back, LEFT)
    assert dialog.place.text() == "page 1–2 of 3"


def test_pages_come_one_by_one_while_puzzles_are_found(qtbot, dialog, monkeypatch):
    made(qtbot, dialog)
    told = []
    monkeypatch.setattr(dialog.preview, "fill_next", lambda page: (told.append((page.title, seen())), fill(page)))
    fill = type(dialog.preview).fill_next.__get__(dialog.preview)

    def seen():
        assert not dialog.save_button.isEnabled()
        assert dialog.book is None
        return dialog.preview.accessibleName()

    for row in dialog.form.rows[:2]:
        row.count.setValue(4)
    book = made(qtbot, dialog)
    assert len(book.puzzles) == 11
    assert told == [
        ("Puzzles 1–4", "page 1–2 of 3: not made yet, not made yet"),
        ("Puzzles 5–8", "page 1–2 of 3: Puzzles 1–4, not made yet"),
    ]
    assert dialog.preview.accessibleName() == "page 1–2 of 4: Puzzles 1–4, Puzzles 5–8"
    assert dialog.facts.text() == "11 puzzles, 3 pages, Solutions from page 4"


def test_the_preview_shows_the_page(qtbot, dialog):
    made(qtbot, dialog)
    picture = dialog.preview.grab().toImage()
    colours = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(0, picture.height(), 3)]
    dark = sum(colour.lightness() < 60 for colour in colours)
    assert dark > 20  # an empty page has none; how many there are depends on the font
    assert sum(colour.lightness() == 255 for colour in colours) > len(colours) / 3


def test_what_is_saved_is_what_the_command_line_writes(qtbot, dialog, choose, tmp_path):
    made(qtbot, dialog)
    out = tmp_path / "book.pdf"
    choose(out)
    qtbot.mouseClick(dialog.save_button, LEFT)
    qtbot.waitUntil(out.exists)
    settings, lexicon = dialog.form.settings(), load(LIST)
    book = book_of(settings, puzzles_of(settings, GAMES, lexicon, Run()), lexicon, "Common 5k")
    qtbot.waitUntil(lambda: out.read_bytes() == pdf_of(book.pages, book.title, "en"))
    answers = tmp_path / "answers.jsonl"
    choose(answers, dialog.tr("Answers as JSON lines") + " (*.jsonl)")
    qtbot.mouseClick(dialog.save_button, LEFT)
    qtbot.waitUntil(lambda: answers.exists() and answers.read_text().count("\n") == 5)
    assert json.loads(answers.read_text().splitlines()[0])["number"] == 1


@pytest.mark.skipif(sys.platform != "linux", reason="the system asks for the printer")
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_does_not_answer_is_told_of_and_one_that_is_not_wanted_is_not(qtbot, dialog):
    made(qtbot, dialog)
    for leave, said in ((QPrintDialog.reject, ""), (QPrintDialog.accept, "Nothing was printed")):
        qtbot.mouseClick(dialog.print_button, LEFT)
        (asked,) = dialog.findChildren(QPrintDialog)
        leave(asked)
        qtbot.waitUntil(lambda asked=asked: not isValid(asked))
        assert dialog.note.text().startswith(said)
        assert bool(dialog.note.text()) is bool(said)


@pytest.mark.nightly
def test_layout_changes_keep_the_puzzles_and_others_change_them(qtbot, dialog):
    before = made(qtbot, dialog)
    dialog.form.per_page.button(1).click()
    dialog.form.to_open.button(NONE).click()
    dialog.form.solutions.click()
    after = made(qtbot, dialog)
    assert [each.puzzle for each in after.puzzles] == [each.puzzle for each in before.puzzles]
    assert len(after.pages) == 5
    dialog.form.to_open.button(CODE).click()
    qtbot.mouseClick(dialog.form.roll, LEFT)
    other = made(qtbot, dialog)
    assert [each.puzzle for each in other.puzzles] != [each.puzzle for each in before.puzzles]


def test_without_a_game_nothing_can_be_saved(qtbot, dialog):
    made(qtbot, dialog)
    for row in dialog.form.rows:
        row.box.click()
    qtbot.waitUntil(lambda: dialog.preview.note == "Choose at least one game")
    assert not dialog.save_button.isEnabled()
    assert not dialog.print_button.isEnabled()


def test_a_level_without_puzzles_is_said(qtbot, dialog):
    for row in dialog.form.rows[1:]:
        row.box.click()
    dialog.form.graded.click()
    dialog.form.high.setValue(4000)
    dialog.form.low.setValue(3990)
    made(qtbot, dialog)
    assert dialog.preview.note == "0 of 1 found; choose a wider range of levels"
    dialog.form.low.setValue(4000)
    assert dialog.form.settings().levels[0] < dialog.form.settings().levels[1]


def test_which_games_have_no_level_is_said(dialog):
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    without = [row.box.text() for row in dialog.form.rows if not row.has_level]
    assert f"Level 1,500 is the average player. {', '.join(without)}: Any level." in texts
    assert "Quiddler" in without


def test_making_can_be_stopped(qtbot, dialog):
    made(qtbot, dialog)
    dialog.form.rows[4].count.setValue(200)
    qtbot.waitUntil(lambda: dialog._job is not None, timeout=15_000)
    dialog.progress.stop.click()
    assert dialog._job is None
    assert "Stopped" in dialog.preview.note
    assert not dialog.save_button.isEnabled()


def test_pages_are_printed(qtbot, dialog, tmp_path):
    book = made(qtbot, dialog)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFullPage(True)
    assert print_pages(printer, book.pages)
    assert (tmp_path / "printed.pdf").read_bytes().count(b"/Type /Page\n") == len(book.pages)
