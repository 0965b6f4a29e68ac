"""Playing, as all games have it: the switch, the cover, the clock, the question, what is saved and written."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from qless_studio.engine.challenges.challenge import challenge_text, read_challenge
from qless_studio.engine.games.nullgame import Puzzle
from qless_studio.engine.history import Result
from qless_studio.engine.play import Clock, Stage
from qless_studio.ui.tab.session import Mode, State
from qless_studio.ui.tab.wishes import SendPuzzle
from tests.ui.null_view import NullTab
from tests.ui.playing import entries_in, give_up, go_to_play


@pytest.fixture
def tab(qtbot, session, shown, tmp_path):
    session.folder = tmp_path
    return shown(NullTab(session), 1280, 700)


def click(qtbot, tab, text):
    """Click the visible button with that text."""
    buttons = [each for each in tab.window().findChildren(QPushButton) if each.text() == text and each.isVisible()]
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)


def play(qtbot, tab):
    """Switch to Play and begin a new game."""
    go_to_play(qtbot, tab)
    click(qtbot, tab, "New game")


def answer(qtbot, tab, text):
    """Answer the open question by clicking that button."""
    button = {"end": tab.game_play.question.end, "keep": tab.game_play.question.keep}[text]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def entries(tmp_path):
    return entries_in(tmp_path)


def test_play_covers_all_that_the_analysis_shows(qtbot, tab, session):
    session.edit(Puzzle("headlines"), "Type")
    qtbot.waitUntil(lambda: session.state is State.FINISHED)
    assert tab.analyse.table.isVisible()
    assert tab.analyse.verdict.isVisible()
    go_to_play(qtbot, tab)
    assert not (tab.analyse.table.isVisible())
    assert not (tab.analyse.verdict.isVisible())
    assert not (tab.analyse.entry.isVisible())
    assert tab.page.board.isVisible()
    assert tab.covered
    tab.analyse.table.setVisible(True)  # whatever the game does with its own widgets
    assert not tab.analyse.table.isVisible()


@pytest.mark.long
def test_a_puzzle_that_takes_long_to_make_can_be_stopped(qtbot, tab, session):
    go_to_play(qtbot, tab)
    play, making = tab.game_play, tab.play.panel.making
    reached = threading.Event()

    def work(run):
        while not reached.wait(0.01):
            run.checkpoint(fraction=0.5)
        yield "puzzle"

    play.maker.make(work, lambda made: session.edit(Puzzle("headlines"), "Made"))
    assert not making.isVisible()  # not for a moment only
    qtbot.waitUntil(making.isVisible)
    with qtbot.waitSignal(session.message) as said:
        qtbot.mouseClick(making.stop, Qt.MouseButton.LeftButton)
    assert said.args == ["Stopped"]
    assert not making.isVisible()
    assert session.puzzle == session.game.blank
    play.maker.make(work, lambda made: session.edit(Puzzle("headlines"), "Made"))
    reached.set()
    qtbot.waitUntil(lambda: session.puzzle == Puzzle("headlines"))
    assert not making.isVisible()


def test_the_switch_keeps_the_focus_when_it_is_used_by_the_keyboard(qtbot, tab):
    tab.switch.button(Mode.ANALYSE).setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: tab.current_mode is Mode.PLAY)
    assert tab.switch.button(Mode.PLAY).hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert tab.current_mode is Mode.ANALYSE
    assert tab.switch.button(Mode.ANALYSE).hasFocus()


def test_a_game_is_played_to_its_result_and_written_down(qtbot, tab, session, tmp_path):
    play(qtbot, tab)
    assert tab.game_play.stage is Stage.RUNNING
    assert tab.covered
    assert session.text == "notes"
    tab.row.find("note")
    tab.game_play.take_hint("first letter")
    give_up(tab)
    qtbot.waitUntil(lambda: entries(tmp_path) != [])
    (entry,) = entries(tmp_path)
    assert (entry.game, entry.puzzle, entry.result) == ("null", "notes", Result.GIVEN_UP)
    assert (entry.found, entry.hints) == (("note",), ("first letter",))
    assert entry.proven == {"score": 1, "best": session.found}
    assert entry.crc
    assert tab.play.panel.card.isVisible()
    assert not tab.covered


def test_another_puzzle_asks_first_and_keep_playing_keeps_everything(qtbot, tab, session, tmp_path):
    play(qtbot, tab)
    tab.row.find("note")
    session.edit(Puzzle("other"), "Type")
    assert session.text == "notes"
    assert tab.game_play.stage is Stage.PAUSED
    answer(qtbot, tab, "keep")
    assert session.text == "notes"
    assert tab.game_play.stage is Stage.RUNNING
    assert tab.game_play.rules.moves() == ("note",)
    session.edit(Puzzle("other"), "Type")
    answer(qtbot, tab, "end")
    assert session.text == "other"
    assert tab.current_mode is Mode.ANALYSE
    assert [(entry.puzzle, entry.result) for entry in entries(tmp_path)] == [("notes", Result.GIVEN_UP)]


def test_a_game_in_which_nothing_was_done_gives_way_without_a_trace(qtbot, tab, session, tmp_path):
    play(qtbot, tab)
    tab.game_play.deal()
    session.edit(Puzzle("other"), "Type")
    assert tab.game_play.question is None
    assert session.text == "other"
    assert entries(tmp_path) == []


def test_showing_the_answers_asks_once(qtbot, tab, tmp_path):
    play(qtbot, tab)
    tab.row.find("note")
    qtbot.mouseClick(tab.switch.button(Mode.ANALYSE), Qt.MouseButton.LeftButton)
    assert tab.current_mode is Mode.PLAY
    assert not tab.analyse.table.isVisible()
    answer(qtbot, tab, "keep")
    assert tab.switch.value is Mode.PLAY
    qtbot.mouseClick(tab.switch.button(Mode.ANALYSE), Qt.MouseButton.LeftButton)
    answer(qtbot, tab, "end")
    assert tab.current_mode is Mode.ANALYSE
    assert tab.analyse.table.isVisible()
    go_to_play(qtbot, tab)
    assert tab.play.panel.card.isVisible()
    qtbot.mouseClick(tab.switch.button(Mode.ANALYSE), Qt.MouseButton.LeftButton)
    assert tab.current_mode is Mode.ANALYSE
    assert tab.game_play.question is None


def test_pause_covers_the_board_and_stops_the_clock(qtbot, tab):
    play(qtbot, tab)
    now = [0.0]
    tab.game_play.clock = Clock(lambda: now[0])
    tab.game_play.clock.start()
    now[0] = 5.0
    click(qtbot, tab, "Pause")
    assert not tab.page.board.isVisible()
    assert tab.play.panel.cover.isVisible()
    now[0] = 60.0
    assert tab.game_play.elapsed == 5
    click(qtbot, tab, "Go on")
    now[0] = 62.0
    assert tab.page.board.isVisible()
    assert tab.game_play.elapsed == 7


def test_the_time_ends_a_game_with_a_limit(qtbot, tab, tmp_path):
    tab.set_mode(Mode.PLAY)
    tab.game_play.limit_of = lambda _: 0.3
    click(qtbot, tab, "New game")
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.OVER)
    assert tab.game_play.finished.reason() == "Time is up"
    assert tab.game_play.elapsed == pytest.approx(0.3)
    qtbot.waitUntil(lambda: [entry.result for entry in entries(tmp_path)] == [Result.FINISHED])


def test_what_is_saved_brings_the_game_back_paused(qtbot, tab, new_session, lexicon, shown, tmp_path):
    play(qtbot, tab)
    tab.row.find("note")
    tab.game_play.take_hint("first letter")
    tab.game_play.clock.set(12.5)
    tab.game_play.save()
    session = new_session(tab.session.game, lexicon)
    session.folder = tmp_path
    session.load(tab.session.value)
    again = shown(NullTab(session), 1280, 700)
    assert again.covered
    assert not again.analyse.table.isVisible()
    qtbot.waitUntil(lambda: again.has_page(Mode.PLAY))
    assert again.game_play.stage is Stage.PAUSED
    assert again.game_play.elapsed == 12.5
    assert (again.game_play.rules.moves(), again.game_play.hints) == (("note",), ("first letter",))
    click(qtbot, again, "Go on")
    give_up(again)
    qtbot.waitUntil(lambda: len(entries(tmp_path)) == 1)


@pytest.mark.parametrize("damaged", [{"moves": 3}, {"seconds": -1}, {"result": "nonsense"}, {"facts": []}])
def test_a_damaged_game_is_reported_and_left_out(qtbot, session, shown, damaged):
    session.set_mode(Mode.PLAY)
    session.set_play(damaged)
    with qtbot.waitSignal(session.problem):
        tab = shown(NullTab(session), 900, 600)
    assert tab.game_play.stage is Stage.IDLE
    assert session.play is None


def test_a_game_resumes_once_its_word_list_is_there(qtbot, tab, session, monkeypatch):
    play(qtbot, tab)
    tab.game_play.toggle_pause()
    with monkeypatch.context() as loading:
        loading.setattr(type(session), "lexicon", None)
        click(qtbot, tab, "Go on")
        assert tab.game_play.stage is Stage.PAUSED
        assert not tab.game_play.clock.running
    session.lexicon_changed.emit(session.lexicon)
    assert tab.game_play.stage is Stage.RUNNING


def test_playing_the_same_again_is_another_game(qtbot, tab, tmp_path):
    play(qtbot, tab)
    tab.row.find("note")
    give_up(tab)
    click(qtbot, tab, "Play again")
    assert tab.game_play.stage is Stage.RUNNING
    assert tab.game_play.rules.moves() == ()
    assert tab.session.text == "notes"
    tab.row.find("tone")
    give_up(tab)
    qtbot.waitUntil(lambda: [entry.found for entry in entries(tmp_path)] == [("note",), ("tone",)])


def test_a_challenge_names_the_list_and_its_check_sum(qtbot, tab):
    play(qtbot, tab)
    tab.row.find("note")
    give_up(tab)
    with qtbot.waitSignal(tab.session.wished) as wished:
        click(qtbot, tab, "Send")
    assert wished.args == [SendPuzzle()]
    assert tab.game_play.rules.share() == ["1 words"]
    text = challenge_text(tab.game_play.finished.challenge("", False))
    challenge = read_challenge(text, [tab.session.game])
    assert challenge.lexicon == tab.session.words.name
    assert len(challenge.crc) == 8
