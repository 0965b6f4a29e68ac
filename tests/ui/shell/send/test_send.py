"""A puzzle given away by the window: what lies on the clipboard or in the file afterwards."""

from __future__ import annotations

import csv
import io
import json
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from qless_studio.engine.games.nullgame import Options, Puzzle
from qless_studio.engine.lexicon import Band
from qless_studio.engine.results import WRITERS
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic import save_file
from qless_studio.ui.widgets.basic.save_file import FOLDER
from qless_studio.ui.widgets.board.board import area_of
from tests.fixtures.shared_texts import share_text
from tests.ui.access.tree import all_texts
from tests.ui.sending import (
    FILE,
    LEFT,
    LINK,
    PICTURE,
    SAME,
    WITH_ANSWERS,
    WITH_RESULT,
    choose_in,
    copied,
    opened,
    sent,
    written,
)


@pytest.fixture
def window(searched_window):
    return searched_window


def said(qtbot, window, start):
    """The line in the status strip that `start` leads to."""
    window.strip.dismiss()
    start()
    qtbot.waitUntil(lambda: bool(window.strip.message))
    return window.strip.message


def save_picture(qtbot, window):
    qtbot.mouseClick(opened(qtbot, window, way=PICTURE).save_button, LEFT)


def test_a_picture_is_saved_by_keys_alone_tab_leads_on_as_one_reads(qtbot, window, choose, tmp_path):
    choose(tmp_path / "board.png")
    dialog = opened(qtbot, window)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    press = lambda key, number=1: [qtbot.keyClick(dialog.focusWidget(), key) for _ in range(number)]  # noqa: E731
    stops = []
    while dialog.focusWidget() not in stops:
        stops.append(dialog.focusWidget())
        press(Qt.Key.Key_Tab)
    places = [stop.mapTo(dialog, stop.rect().center()) for stop in stops]
    first = stops.index(dialog.which.button(0))
    heights = [place.y() for place in (*places[first:], *places[:first])]
    assert heights == sorted(heights)
    dialog.which.button(0).setFocus()
    press(Qt.Key.Key_Right, next(way for way in range(len(dialog.ways)) if dialog.which.button(way).text() == PICTURE))
    assert dialog.which.button(dialog.which.value).text() == PICTURE
    press(Qt.Key.Key_Backtab, 2)
    assert dialog.focusWidget() is dialog.save_button
    press(Qt.Key.Key_Return)
    qtbot.waitUntil((tmp_path / "board.png").exists)


def test_the_board_is_saved_as_the_ending_says(qtbot, window, choose, tmp_path):
    for name, start in (("board.png", b"\x89PNG"), ("board.svg", b"<?xml"), ("board.pdf", b"%PDF-")):
        choose(tmp_path / name)
        assert said(qtbot, window, lambda: save_picture(qtbot, window)) == f"Saved: {tmp_path / name}"
        assert (tmp_path / name).read_bytes().startswith(start)
    assert choose.suggested[0].endswith("null-headlines.png")
    assert choose.suggested[1] == str(tmp_path / "null-headlines.png")  # where the last one went


def test_the_home_folder_is_suggested_where_there_is_no_other(qtbot, window, choose, tmp_path, monkeypatch):
    home = tmp_path / "me"
    home.mkdir()
    monkeypatch.setattr(save_file, "QStandardPaths", SimpleNamespace(writableLocation=lambda place: str(home)))
    QApplication.instance().setProperty(FOLDER, str(tmp_path / "gone"))
    choose(home / "board.png")
    said(qtbot, window, lambda: save_picture(qtbot, window))
    assert choose.suggested == [str(home / "null-headlines.png")]


@pytest.mark.parametrize(("name", "words"), [("a.doc", "must end in"), ("nowhere/a.csv", "folder not found")])
def test_a_file_that_cannot_be_is_one_clear_line_and_the_dialog_stays(qtbot, window, choose, tmp_path, name, words):
    folder = tmp_path / "exported"  # beside it the window keeps its own files
    folder.mkdir()
    choose(folder / name)
    written(qtbot, window, ".csv")
    dialog = QApplication.activeModalWidget()
    qtbot.waitUntil(dialog.note.isVisible)
    assert words in dialog.note.text()
    assert list(folder.iterdir()) == []
    dialog.reject()


def test_the_picture_on_the_clipboard_shows_the_letters_sharply(qtbot, window):
    copied(qtbot, opened(qtbot, window, way=PICTURE))
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


def copied_file(qtbot, window, number):
    dialog = opened(qtbot, window, way=FILE)
    choose_in(qtbot, dialog, number)
    return copied(qtbot, dialog)


def test_what_is_listed_is_copied_as_listed_in_three_ways(qtbot, window):
    window.tab.analyse.listed = lambda: sorted(window.session.solutions, key=lambda found: found.word, reverse=True)[:5]
    wanted = [found.word for found in window.tab.analyse.listed()]
    assert [row["word"] for row in csv.DictReader(io.StringIO(copied_file(qtbot, window, 1)))] == wanted
    read = json.loads(copied_file(qtbot, window, 2))
    assert [solution["word"] for solution in read["solutions"]] == wanted
    assert (read["puzzle"], read["outcome"], read["all_listed"]) == ("headlines", "complete", False)
    lines = copied_file(qtbot, window, 3).splitlines()
    assert lines[0] == window.session.game.verdict(window.session.run.summary, window.session.outcome)
    assert lines[1] == "Null: headlines" or lines[1].endswith(": headlines")
    assert "there may be more" in lines[3]


def test_the_puzzle_as_a_file_is_a_document(qtbot, window, choose, tmp_path):
    choose(tmp_path / "mine.qless")
    said(qtbot, window, lambda: written(qtbot, window, ".qless"))
    window.session.edit_text("cat")
    window.open_files([tmp_path / "mine.qless"])
    qtbot.waitUntil(lambda: window.session.text == "headlines")


def test_what_is_listed_is_written_to_a_file(qtbot, window, choose, tmp_path):
    choose(tmp_path / "all")
    assert said(qtbot, window, lambda: written(qtbot, window, ".csv")).startswith("Saved")
    text = (tmp_path / "all.csv").read_bytes().decode()
    assert text == WRITERS["csv"](window.tab.analyse.listed_results())
    assert len(list(csv.DictReader(io.StringIO(text)))) == len(window.session.solutions)


def test_nothing_is_sent_of_an_empty_tab(qtbot, open_window):
    window = open_window()
    assert not window.commands.send.made["send"].isEnabled()
    assert not window.tab.analyse.send.isEnabled()
    window.session.edit_text("headlines")
    dialog = opened(qtbot, click=lambda: qtbot.mouseClick(window.tab.analyse.send, LEFT))
    assert LINK not in all_texts(dialog)  # the letters are on no board
    dialog.reject()


def test_a_picture_read_back_is_as_sharp_as_it_was_painted(qtbot, window, choose, tmp_path):
    choose(tmp_path / "board.png")
    said(qtbot, window, lambda: save_picture(qtbot, window))
    image = QImage(str(tmp_path / "board.png"))
    assert image.text("Title").endswith("headlines")
    assert image.pixelColor(1, 1) == Qt.GlobalColor.white


def test_a_message_with_answers_opens_elsewhere_with_its_rules_and_list(qtbot, window, open_window):
    window.session.set_options(Options(min_length=4))
    window.session.use_commonness(Band.RARE)
    qtbot.waitUntil(lambda: window.session.state is State.FINISHED)
    text = sent(qtbot, window, WITH_ANSWERS)
    other = open_window()
    QGuiApplication.clipboard().setText("\n".join(f"> {line} " for line in text.splitlines()))
    other.commands.documents.paste()
    session = other.session
    assert (session.text, session.options, session.words.commonness) == ("headlines", Options(min_length=4), Band.RARE)
    assert session.words.name == window.session.words.name


def test_answers_are_told_only_if_asked_for(qtbot, window):
    solutions = {window.session.game.describe(window.session.puzzle, found) for found in window.session.solutions}
    assert not solutions & set(sent(qtbot, window).splitlines())
    lines = sent(qtbot, window, WITH_ANSWERS).splitlines()
    verdict, *told = lines[lines.index("Answer:") + 1 : -1]
    assert verdict == window.tab.analyse.verdict_text()
    assert told[0] == window.session.game.describe(window.session.puzzle, window.tab.analyse.listed()[0])
    assert len(told) == min(len(window.session.solutions), 12 + 1)


def test_while_answers_are_covered_only_the_puzzle_can_be_sent(qtbot, studio_in_play):
    window = studio_in_play
    dialog = opened(qtbot, window)
    levels = [dialog.message.level.button(level) for level in (SAME, WITH_RESULT, WITH_ANSWERS)]
    assert [level.isEnabled() for level in levels] == [True, False, False]
    assert [level.accessibleDescription() for level in levels[1:]] == ["no game is over", "the answers are covered"]
    assert [file.suffix for file in dialog.ways[-1].subject.files] == [".qless"]
    dialog.reject()


@pytest.fixture
def studio_in_play(qtbot, window):
    window.tab.play_actions.made["play_this"].trigger()
    qtbot.waitUntil(lambda: window.tab.covered)
    return window


def test_the_dialog_has_room_for_everything_on_a_small_screen_with_large_text(qtbot, window, appearance):
    """1366 x 768 at 200 %, less the frame: 640 x 340 logical."""
    appearance.set_text_scale(2.0)
    dialog = opened(qtbot, window)
    for number in range(len(dialog.ways)):
        dialog.show_way(number)
        assert dialog.minimumSizeHint().width() <= 1280
        assert dialog.minimumSizeHint().height() <= 680
        dialog.resize(QSize(1280, 680))
        for button in (dialog.copy_button, dialog.save_button):
            assert dialog.rect().contains(button.geometry()) or not button.isVisible()
    dialog.reject()
    appearance.set_text_scale(1.0)


def test_a_text_of_an_earlier_version_leaves_what_is_being_worked_on_alone(qtbot, window):
    shared = share_text(window.session.game, window.session.puzzle, window.session.options, window.session.words.name)
    window.session.edit_text("cat")
    edited = window.document
    QGuiApplication.clipboard().setText(shared)
    window.commands.documents.paste()
    assert window.session.text == "headlines"
    assert window.document is not edited
    assert edited.session.text == "cat"


def test_a_damaged_text_says_why_it_is_not_opened(qtbot, window):
    text = share_text(window.session.game, window.session.puzzle, window.session.options, window.session.words.name)
    QGuiApplication.clipboard().setText(text.replace("headlines", "headline"))
    line = said(qtbot, window, window.commands.documents.paste)
    assert "shared text: was altered on the way" in line
    assert window.session.text == "headlines"


def test_a_list_that_is_not_here_is_said_and_the_puzzle_opens(qtbot, window, typed):
    text = share_text(window.session.game, Puzzle("cat"), Options(), "nowhere", "")
    QGuiApplication.clipboard().setText(text)
    assert "nowhere is not installed" in said(qtbot, window, window.commands.documents.paste)
    assert window.session.text == "cat"
    assert window.session.words.name != "nowhere"
