"""Exporting and copying from the window: what lies on the clipboard or in the file afterwards."""

from __future__ import annotations

import csv
import io
import json
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from qless_studio.engine.games.nullgame import Options, Puzzle
from qless_studio.engine.lexicon import Band
from qless_studio.engine.sharing import share_text
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic import save_file
from qless_studio.ui.widgets.basic.save_file import FOLDER
from qless_studio.ui.widgets.board.still import area_of

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(searched_window):
    return searched_window


def action(window, name):
    return next(found for found in window.commands.export.actions if found.objectName() == name)


def said(qtbot, window, start):
    """The line in the status strip that `start` leads to."""
    window.strip.dismiss()
    start()
    qtbot.waitUntil(lambda: bool(window.strip.message))
    return window.strip.message


def test_the_board_is_exported_by_key_as_the_ending_says(qtbot, window, choose, tmp_path):
    for name, start in (("board.png", b"\x89PNG"), ("board.svg", b"<?xml"), ("board.pdf", b"%PDF-")):
        choose(tmp_path / name)
        line = said(qtbot, window, lambda: qtbot.keyClick(window, Qt.Key.Key_E, CONTROL_SHIFT))
        assert line == f"Saved: {tmp_path / name}"
        assert (tmp_path / name).read_bytes().startswith(start)
    assert choose.suggested[0].endswith("null-headlines.png")
    assert choose.suggested[1] == str(tmp_path / "null-headlines.png")  # where the last one went


def test_the_home_folder_is_suggested_where_there_is_no_other(qtbot, window, choose, tmp_path, monkeypatch):
    home = tmp_path / "me"
    home.mkdir()
    monkeypatch.setattr(save_file, "QStandardPaths", SimpleNamespace(writableLocation=lambda place: str(home)))
    QApplication.instance().setProperty(FOLDER, str(tmp_path / "gone"))
    choose(home / "board.png")
    said(qtbot, window, lambda: qtbot.keyClick(window, Qt.Key.Key_E, CONTROL_SHIFT))
    assert choose.suggested == [str(home / "null-headlines.png")]


def test_a_name_without_an_ending_never_replaces_a_file_unasked(qtbot, window, choose, tmp_path):
    there = tmp_path / "list.json"
    there.write_text("mine")
    choose(tmp_path / "list", "JSON file (*.json)")
    line = said(qtbot, window, action(window, "export_results").trigger)
    assert "already exists" in line
    assert there.read_text() == "mine"


@pytest.mark.parametrize(("name", "words"), [("a.doc", "must end in"), ("nowhere/a.csv", "folder not found")])
def test_a_file_that_cannot_be_is_one_clear_line(qtbot, window, choose, tmp_path, name, words):
    folder = tmp_path / "exported"  # beside it the window keeps its own files
    folder.mkdir()
    choose(folder / name)
    assert words in said(qtbot, window, action(window, "export_results").trigger)
    assert list(folder.iterdir()) == []


def test_the_picture_on_the_clipboard_shows_the_letters_sharply(window):
    action(window, "copy_board").trigger()
    image, board = QGuiApplication.clipboard().image(), window.tab.page.board
    part = area_of(board).adjusted(-24, -24, 24, 24).toAlignedRect()
    assert (image.width(), image.height()) == (2 * part.width(), 2 * part.height())
    paper = board.theme.on_paper()
    for cell in board.cells:
        box = cell.rect.translated(-part.topLeft())
        face = image.pixelColor(2 * (box.left() + 5), 2 * (box.top() + 5))
        assert face == paper.color("tile")
        inks = {image.pixelColor(2 * box.center().x(), y).name() for y in range(2 * box.top(), 2 * box.bottom())}
        assert len(inks) > 2  # a letter crosses the middle


def test_results_are_copied_as_listed_in_three_ways(qtbot, window):
    window.tab.analyse.listed = lambda: sorted(window.session.solutions, key=lambda found: found.word, reverse=True)[:5]
    wanted = [found.word for found in window.tab.analyse.listed()]
    clipboard = QGuiApplication.clipboard()
    assert said(qtbot, window, action(window, "copy_results_csv").trigger) == "Results copied to clipboard: 5"
    assert [row["word"] for row in csv.DictReader(io.StringIO(clipboard.text()))] == wanted
    said(qtbot, window, action(window, "copy_results_json").trigger)
    read = json.loads(clipboard.text())
    assert [solution["word"] for solution in read["solutions"]] == wanted
    assert (read["puzzle"], read["outcome"], read["all_listed"]) == ("headlines", "complete", False)
    said(qtbot, window, action(window, "copy_results_txt").trigger)
    lines = clipboard.text().splitlines()
    assert lines[0] == window.session.game.verdict(window.session.run.summary, window.session.outcome)
    assert lines[1] == "Null: headlines" or lines[1].endswith(": headlines")
    assert "there may be more" in lines[3]


def test_results_are_written_to_a_file(qtbot, window, choose, tmp_path):
    choose(tmp_path / "all", "Table (*.csv)")
    assert said(qtbot, window, action(window, "export_results").trigger).startswith("Saved")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "all.csv").read_text(), newline="")))
    fields = [window.session.game.fields(window.session.puzzle, found) for found in window.session.solutions]
    assert [row["word"] for row in rows] == [one["word"] for one in fields]


def test_nothing_is_exported_of_an_empty_tab(open_window):
    window = open_window()
    actions = [one for one in window.commands.export.actions if not one.isSeparator()]
    assert not any(one.isEnabled() for one in actions)


def test_a_picture_read_back_is_as_sharp_as_it_was_painted(qtbot, window, choose, tmp_path):
    choose(tmp_path / "board.png")
    said(qtbot, window, action(window, "export_board").trigger)
    image = QImage(str(tmp_path / "board.png"))
    assert image.text("Title").endswith("headlines")
    assert image.pixelColor(1, 1) == Qt.GlobalColor.white


def test_a_shared_text_opens_elsewhere_with_its_rules_and_list(qtbot, window, open_window):
    window.session.set_options(Options(min_length=4))
    window.session.use_commonness(Band.RARE)
    qtbot.waitUntil(lambda: window.session.state is State.FINISHED)
    action(window, "share").trigger()
    text = QGuiApplication.clipboard().text()
    assert "Answer" not in text
    assert f"Result: {window.tab.analyse.verdict_text()}" in text
    other = open_window()
    QGuiApplication.clipboard().setText("\n".join(f"> {line} " for line in text.splitlines()))
    other.commands.documents.paste()
    session = other.session
    assert (session.text, session.options, session.commonness) == ("headlines", Options(min_length=4), Band.RARE)
    assert session.lexicon_name == window.session.lexicon_name


def test_the_answer_is_told_only_if_asked_for(window):
    action(window, "share_answer").trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    told = lines[lines.index("Answer:") + 1 : -1]
    assert told[0] == window.session.game.describe(window.session.puzzle, window.tab.analyse.listed()[0])
    assert len(told) == min(len(window.session.solutions), 12 + 1)


def test_a_shared_text_leaves_what_is_being_worked_on_alone(qtbot, window):
    action(window, "share").trigger()
    shared = QGuiApplication.clipboard().text()
    window.session.edit_text("cat")
    edited = window.document
    window.commands.documents.paste()
    assert window.session.text == "headlines"
    assert window.document is not edited
    assert edited.session.text == "cat"
    assert shared.startswith("Qless Studio puzzle: ")


def test_a_damaged_text_says_why_it_is_not_opened(qtbot, window):
    action(window, "share").trigger()
    QGuiApplication.clipboard().setText(QGuiApplication.clipboard().text().replace("headlines", "headline"))
    line = said(qtbot, window, window.commands.documents.paste)
    assert "shared text: the text was altered on the way" in line
    assert window.session.text == "headlines"


def test_a_list_that_is_not_here_is_said_and_the_puzzle_opens(qtbot, window, typed):
    text = share_text(window.session.game, Puzzle("cat"), Options(), "nowhere", "")
    QGuiApplication.clipboard().setText(text)
    assert "nowhere is not installed" in said(qtbot, window, window.commands.documents.paste)
    assert window.session.text == "cat"
    assert window.session.lexicon_name != "nowhere"
