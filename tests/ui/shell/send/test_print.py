"""Printing: the pages as they are shown, as a PDF printer gets them, and as they are saved."""

from __future__ import annotations

import re
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from shiboken6 import isValid

from qless_studio.engine.games.boggle.puzzle import Options as BoggleOptions
from qless_studio.ui.shell.send.printing import LIMIT, LONGEST_NAME, PrintPreview, Sheet, blocks_of, list_captions_of
from qless_studio.ui.shell.send.subject import _rules
from qless_studio.ui.widgets.basic import picture_files as asking

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def preview(qtbot, open_window, typed):
    """The preview of a window with some results, opened by key."""
    window = open_window()
    typed(window, "headlines")
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL)
    qtbot.waitUntil(lambda: bool(window.findChildren(PrintPreview)))
    (dialog,) = window.findChildren(PrintPreview)
    qtbot.waitExposed(dialog)
    return dialog


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def with_many(dialog):
    """Results that go over several pages."""
    results = dialog._results
    object.__setattr__(results, "solutions", results.solutions * 600)
    return results


def test_rules_are_printed_in_plain_words_and_the_clock_is_none():
    options = BoggleOptions(min_length=4, torus=True, minutes=1)
    assert list(_rules(options)) == ["Minimum length: 4", "Wrap around edges: Yes"]


def test_the_board_alone_is_one_page(preview):
    assert preview.preview.pageCount() == 1
    assert preview.place.text() == "Page 1 of 1"
    assert not preview.next.isEnabled()
    assert preview.print_button.isDefault()


def test_the_list_goes_over_several_pages_and_back(qtbot, preview):
    with_many(preview)
    qtbot.keyClick(preview.with_list, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: preview.preview.pageCount() > 2)
    assert preview.printer.pageLayout().orientation() == QPageLayout.Orientation.Portrait
    count = preview.preview.pageCount()
    qtbot.mouseClick(preview.next, Qt.MouseButton.LeftButton)
    assert preview.place.text() == f"Page 2 of {count}"
    qtbot.mouseClick(preview.back, Qt.MouseButton.LeftButton)
    assert not preview.back.isEnabled()
    preview.with_list.setChecked(False)
    qtbot.waitUntil(lambda: preview.preview.pageCount() == 1)


def test_a_pdf_printer_gets_every_page(qtbot, preview, tmp_path):
    preview.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    for listed, name in ((False, "board.pdf"), (True, "list.pdf")):
        if listed:
            with_many(preview)
            preview.with_list.setChecked(True)
            qtbot.waitUntil(lambda: preview.preview.pageCount() > 2)
        preview.printer.setOutputFileName(str(tmp_path / name))
        assert preview.paint(preview.printer)
        pdf = (tmp_path / name).read_bytes()
        assert pdf.startswith(b"%PDF-")
        assert pages_of(pdf) == preview.preview.pageCount()


@pytest.mark.skipif(sys.platform != "linux", reason="the system asks for the printer")
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_printer_is_asked_for_and_gets_the_pages_or_not(qtbot, preview, tmp_path):
    out = tmp_path / "printed.pdf"
    window, gone = preview.parentWidget(), []
    preview.destroyed.connect(lambda: gone.append(True))
    preview.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    preview.printer.setOutputFileName(str(out))
    for leave in (QPrintDialog.reject, QPrintDialog.accept):
        assert not out.exists()
        qtbot.mouseClick(preview.print_button, Qt.MouseButton.LeftButton)
        (dialog,) = preview.findChildren(QPrintDialog)
        leave(dialog)
        qtbot.waitUntil(lambda dialog=dialog: not isValid(dialog))
    assert pages_of(out.read_bytes()) == 1
    assert window.strip.message == "Sent to the printer."
    qtbot.waitUntil(lambda: gone == [True])


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_without_a_printer_there_is_a_line_that_says_so(qtbot, preview, monkeypatch, system):
    monkeypatch.setattr(asking, "sys", SimpleNamespace(platform=system))
    preview.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    qtbot.mouseClick(preview.print_button, Qt.MouseButton.LeftButton)
    assert preview.findChildren(QPrintDialog) == []
    assert preview.note.isVisible()
    assert preview.note.text() == "There is no printer. You can save a PDF instead."


def test_the_pages_are_saved_as_a_pdf(qtbot, preview, choose, tmp_path):
    choose(tmp_path / "pages.pdf")
    preview.save()
    qtbot.waitUntil(preview.note.isVisible)
    assert preview.note.text() == f"Saved: {tmp_path / 'pages.pdf'}"
    assert pages_of((tmp_path / "pages.pdf").read_bytes()) == 1


def test_the_printed_list_has_every_solution_up_to_a_limit(preview):
    results = preview._results
    blocks = blocks_of(results)
    assert [block[0] for block in blocks] == [results.game.describe(results.puzzle, one) for one in results.solutions]
    assert list_captions_of(results)[0] == results.verdict
    object.__setattr__(results, "solutions", results.solutions * (LIMIT // 2))
    assert len(blocks_of(results)) == LIMIT
    assert "there may be more" in list_captions_of(results)[1]


def test_a_list_is_printed_upright(preview):
    wide = preview._sheet.picture
    assert wide.landscape
    assert Sheet(wide).page().orientation() == QPageLayout.Orientation.Landscape
    assert Sheet(wide, (("a",),)).page().orientation() == QPageLayout.Orientation.Portrait
    assert Sheet(wide).page().paintRectPoints().size() != QSizeF()


def test_everything_is_reached_by_tab_and_named(qtbot, preview):
    preview.activateWindow()
    met = set()
    preview.with_list.setFocus()
    for _ in range(12):
        qtbot.keyClick(preview.focusWidget(), Qt.Key.Key_Tab)
        met.add(preview.focusWidget())
    assert {preview.with_list, preview.print_button} <= met
    for widget in (preview.preview, preview.back, preview.next):
        assert widget.accessibleName()
    qtbot.keyClick(preview, Qt.Key.Key_Escape)
    assert not preview.isVisible()


def test_the_name_of_the_document_can_be_that_of_a_file(preview):
    """Qt suggests to print into a file of that name, with .pdf."""
    picture = preview._sheet.picture._replace(title=f"Grid: {'AB/CD/' * 60}")
    preview = PrintPreview([("Board", lambda: picture)], preview._results, True, print, print, preview)
    assert preview.printer.docName().startswith("Grid: AB CD AB")
    assert "/" not in preview.printer.docName()
    assert len(preview.printer.docName()) <= LONGEST_NAME
