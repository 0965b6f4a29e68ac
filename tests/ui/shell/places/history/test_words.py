"""The words of the History: what is listed, leaving out, practice, export, and a board to play."""

from __future__ import annotations

import json
from threading import Event

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games import boggle
from qless_studio.engine.grids import practice as likelihood
from qless_studio.engine.history import CARD, Kind
from qless_studio.engine.lexicon import load
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.scale import reference_boards
from qless_studio.engine.player.study import Families, study_words, worth_learning
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.wishes import View
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import Mode
from tests.fixtures.nightly import by_day
from tests.ui import looks
from tests.ui.playing import entries_in

LIST = "common10k"


@pytest.fixture
def program(qtbot, pool, tmp_path, monkeypatch):
    """A window with all games and a history."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    settings = Settings(lexicon=LIST, welcomed=True)
    window = MainWindow(VIEWS, Appearance("light"), pool, settings, tmp_path / "settings.json")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.commands
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    return window


@pytest.fixture
def page(program, opened):
    page = opened(program, View.WORDS, "boggle")
    assert page.words.study is not None
    return page


def listed(page):
    return [word.word for word in page.words.table.model().solutions()]


def expected(letters=4):
    lexicon, game = load(LIST), boggle.GAME
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    words = study_words(lexicon, scoring, AVERAGE, reference_boards(game, lexicon))
    return worth_learning(words, Families(lexicon.words), letters)


def test_without_rounds_the_list_is_that_of_an_average_player_and_says_so(page):
    words = expected()
    assert listed(page) == [word.word for word in words]
    assert page.words.average.isVisible()
    assert "average player" in page.words.average.text()
    offered = [page.game.itemText(number) for number in range(page.game.count())]
    assert offered == [view.title for view in VIEWS if view.game.scoring is not None]
    assert page.lists.currentText() == "Common 10k"
    assert len(page.words.first_words) == 20
    assert page.words.study_side.sum.text().startswith(f"+{100 * sum(word.gain for word in words[:20]):.1f}")


def test_a_digit_sets_the_shortest_length_and_the_field_filters(qtbot, page):
    page.words.table.setFocus()
    qtbot.keyClick(page.words.table, Qt.Key.Key_6)
    assert listed(page) == [word.word for word in expected(6)]
    page.words.filter.setText("*ing")
    page.words.filter.apply()
    assert listed(page)
    assert all(word.endswith("ing") for word in listed(page))
    assert page.words.study_side.practise_button.text() == f"Practise these {len(page.words.first_words)}"


@pytest.mark.nightly
def test_the_second_view_lists_what_stays_on_the_boards(qtbot, page):
    before = listed(page)
    qtbot.mouseClick(page.words.kind.button(False), Qt.MouseButton.LeftButton)
    words = page.words.table.model().solutions()
    assert listed(page) != before
    assert [word.left for word in words] == sorted((word.left for word in words), reverse=True)


@pytest.mark.nightly
def test_a_word_left_out_comes_back_with_undo_and_stays_out_in_the_next_run(qtbot, program, page, opened):
    first, second, *_ = listed(page)
    page.words.table.setFocus()
    qtbot.keyClick(page.words.table, Qt.Key.Key_Delete)
    assert listed(page)[0] == second
    assert page.words.table.chosen.word == second
    assert program.settings().left_out == (("en", first),)
    assert page.words.left_out.text() == "1 left out"
    assert page.note.text() == f"{first.upper()} left out"
    qtbot.mouseClick(page.undo_button, Qt.MouseButton.LeftButton)
    assert listed(page)[0] == first
    assert program.settings().left_out == ()
    assert not page.words.left_out.isVisible()
    page.words.table.setFocus()
    qtbot.keyClick(page.words.table, Qt.Key.Key_Delete)
    qtbot.keyClick(page.words.table, Qt.Key.Key_Delete)
    opened(program, View.WORDS, "boggle")
    assert first not in listed(page)
    menu = page.words.left_out_menu()
    assert [action.text() for action in menu.actions()] == [second.upper(), first.upper()]
    menu.actions()[1].trigger()
    assert listed(page)[0] == first
    assert second not in listed(page)


def test_a_word_is_shown_on_a_board_that_hides_it(qtbot, page):
    word, board = page.words.table.chosen.word, page.words.study_side.board_text
    puzzle = boggle.GAME.parse(board)
    assert word in {found.word for found in boggle.GAME.solve(puzzle, load("wide"), boggle.GAME.options(), _run())}
    qtbot.mouseClick(page.words.study_side.another_button, Qt.MouseButton.LeftButton)
    assert page.words.study_side.board_text != board


def _run():
    from qless_studio.engine.solving import Run

    return Run()


@pytest.mark.nightly
def test_the_board_is_played_in_a_document_of_its_own(qtbot, program, page):
    board, before = page.words.study_side.board_text, program.document
    qtbot.mouseClick(page.words.study_side.play_button, Qt.MouseButton.LeftButton)
    assert not page.isVisible()
    assert program.document is not before
    assert program.session.mode is Mode.PLAY
    assert program.session.text == board
    assert program.tab.covered


def test_the_first_words_are_practised_and_no_round_counts(qtbot, program, page):
    words = [word.word for word in page.words.first_words]
    qtbot.mouseClick(page.words.study_side.practise_button, Qt.MouseButton.LeftButton)
    practice = program.commands.practice
    qtbot.waitUntil(lambda: practice.course.complete)
    attempts = practice.course.session.attempts
    assert {due.card.miss.key for attempt in attempts for due in attempt.item.cards} <= set(words)
    assert len(attempts) > 15  # words that are anagrams of each other are one question
    assert not any(attempt.item.exercise.heading.startswith("Your board again") for attempt in attempts)
    assert "worth learning" in practice.page.question.about.text()
    practice.commands.answers.trigger()
    qtbot.waitUntil(lambda: bool(entries_in(data_folder())))
    entry = entries_in(data_folder())[0]
    assert entry.kind is Kind.EXERCISE
    assert entry.proven[CARD] == f"boggle:word:{words[0]}"


@pytest.mark.parametrize("kind", ["txt", "csv", "anki"])
@by_day("csv")
@pytest.mark.nightly
def test_the_words_listed_are_exported(qtbot, tmp_path, page, program, choose, kind):
    path = tmp_path / ("words.csv" if kind == "csv" else "words.txt")
    choose(path)
    page.words.export(kind)
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: "Saved" in page.note.text())
    lines = path.read_text(encoding="utf-8").splitlines()
    first = page.words.first_words[0].word
    assert [line for line in lines if first in line.lower()]
    header = {"txt": 0, "csv": 1, "anki": 7}[kind]
    assert len(lines) == header + len(listed(page))


@pytest.mark.nightly
def test_a_list_that_takes_long_can_be_stopped_and_tried_again(qtbot, program, monkeypatch):
    reached, blocked = Event(), Event()
    simulated = likelihood._simulated

    def slowly(lexicon, run):
        reached.set()
        while not blocked.wait(0.01):
            run.checkpoint(0, 0.25)
        return simulated(lexicon, run)

    monkeypatch.setattr(likelihood, "_simulated", slowly)
    program.commands.places.open_history(View.WORDS, "boggle")
    page = program.commands.front.place
    qtbot.waitUntil(lambda: reached.is_set() and "25" in page.words.progress.accessibleName())
    qtbot.mouseClick(page.words.stop_button, Qt.MouseButton.LeftButton)
    assert page.words.stopped.isVisible()
    blocked.set()
    qtbot.mouseClick(page.words.again_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.words.study is not None)
    assert listed(page)


@pytest.mark.nightly
def test_another_game_and_another_list_are_chosen(qtbot, page, opened):
    page.show_game("word-streak")
    opened.settle(page)
    assert page.words.study.game == "word-streak"
    number = next(n for n in range(page.lists.count()) if page.lists.itemText(n) == "Common 5k")
    page.lists.setCurrentIndex(number)
    page.lists.activated.emit(number)
    opened.settle(page)
    assert page.words.study.lexicon.name == "common5k"


def test_what_is_left_out_is_saved(qtbot, program, page, tmp_path):
    page.words.leave_out()
    program.close()
    saved = json.loads((tmp_path / "settings.json").read_text())
    assert saved["left_out"] == [["en", expected()[0].word]]


@pytest.mark.nightly
def test_nothing_is_cut_and_all_can_be_read(qtbot, page, monkeypatch):
    page.words.leave_out()
    assert looks.faults(qtbot, monkeypatch, page) == {}
