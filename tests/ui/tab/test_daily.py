"""The daily puzzle in a tab, and those of other days: its day, its words and rules, its mark if it is played later."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QDate, QLocale

from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.games.nullgame import GAME, Options, Puzzle
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.lexicon import Band
from qless_studio.engine.play import Stage
from qless_studio.engine.play_statistics import is_later
from qless_studio.ui.tab.session import Mode
from tests.ui.null_view import NullTab

LETTERS = "abcdefghij"


def row_of(day: date) -> str:
    """The daily row: the day of the month in letters, and a word."""
    return LETTERS[day.day // 10] + LETTERS[day.day % 10] + "note"


DAILY = Daily("common5k", lambda day, lexicon, run: Dealt(Puzzle(row_of(day))))


@pytest.fixture
def today():
    """Asked when a test begins: those of a run that lasts over midnight have different ones."""
    return date.today()


@pytest.fixture
def tab(qtbot, new_session, lexicon, shown, tmp_path, today):
    session = new_session(replace(GAME, load_daily=lambda: DAILY), lexicon)
    session.folder = tmp_path
    for back in (1, 2):
        day = (today - timedelta(days=back)).isoformat()
        History(tmp_path).add(Entry("null", "x", Result.SOLVED, seconds=61.0, day=day))
    tab = shown(NullTab(session), 1280, 700)
    tab.set_mode(Mode.PLAY)
    qtbot.waitUntil(lambda: tab.game_play.history.known)
    return tab


def test_todays_puzzle_is_played_covered_and_counts_for_its_day(qtbot, tab, tmp_path, today):
    tab.play_actions.daily.trigger()
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)
    assert tab.session.text == row_of(today)
    assert tab.covered
    tab.row.find("note")
    tab.game_play.end(Result.SOLVED)
    history = History(tmp_path)
    qtbot.waitUntil(lambda: len(history.read()[0]) == 3)
    last = history.read()[0][-1]
    assert (last.day, is_later(last)) == (today.isoformat(), False)


def test_the_puzzle_of_a_day_that_is_over_is_marked_as_played_later(qtbot, tab, tmp_path, today):
    day = today - timedelta(days=4)
    tab.game_play.daily.start(day)
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)
    assert (tab.session.text, tab.game_play.day) == (row_of(day), day.isoformat())
    tab.game_play.resume_saved()  # as after a restart
    tab.game_play.end(Result.SOLVED)
    history = History(tmp_path)
    qtbot.waitUntil(lambda: len(history.read()[0]) == 3)
    last = history.read()[0][-1]
    assert (last.day, is_later(last)) == (day.isoformat(), True)


def test_the_title_names_the_day(qtbot, tab, today):
    day = today - timedelta(days=4)
    tab.game_play.daily.start(day)
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)
    title = tab.play.panel.day
    said = QLocale().toString(QDate(day.year, day.month, day.day), "dddd d MMMM")
    assert (title.text(), title.isVisible()) == (f"Daily puzzle, {said}", True)
    tab.game_play.end(Result.SOLVED)
    assert title.isVisible()
    tab.game_play.rules.deal()
    qtbot.waitUntil(lambda: not title.isVisible())


@pytest.mark.parametrize("restarted", [False, True])
def test_the_tab_has_its_own_words_and_options_again_after_the_daily_puzzle(qtbot, tab, restarted):
    session, play, said = tab.session, tab.game_play, []
    session.message.connect(said.append)
    session.edit_text("pinestone")
    session.set_mode(Mode.PLAY)
    session.use_words("common10k", Band.COMMON)
    session.change_options(min_length=4)
    tab.play_actions.daily.trigger()
    qtbot.waitUntil(lambda: play.stage is Stage.RUNNING)
    assert (session.words.wanted, session.words.commonness, session.options) == (DAILY.lexicon, Band.UNKNOWN, Options())
    assert any("come back" in text for text in said)
    if restarted:
        session.drop_choice()
        play.resume_saved()
    play.end(Result.SOLVED)
    assert (session.words.wanted, session.options) == (DAILY.lexicon, Options())  # its review is about these
    dealt_from = []
    session.puzzle_changed.connect(lambda puzzle: dealt_from.append((puzzle.letters, session.options.min_length)))
    play.deal()
    qtbot.waitUntil(lambda: play.stage is Stage.RUNNING)
    assert (session.words.wanted, session.words.commonness) == ("common10k", Band.COMMON)
    assert session.options == Options(min_length=4)
    assert dealt_from == [("notes", 4)]


def test_an_option_chosen_after_the_daily_puzzle_stays(qtbot, tab):
    session, play = tab.session, tab.game_play
    session.change_options(min_length=4)
    tab.play_actions.daily.trigger()
    qtbot.waitUntil(lambda: play.stage is Stage.RUNNING)
    play.end(Result.SOLVED)
    session.change_options(min_length=5)
    play.deal()
    qtbot.waitUntil(lambda: play.stage is Stage.RUNNING)
    assert session.options == Options(min_length=5)


def test_a_daily_puzzle_that_goes_on_keeps_its_options(qtbot, tab, today):
    session, play = tab.session, tab.game_play
    session.change_options(min_length=4)
    tab.play_actions.daily.trigger()
    qtbot.waitUntil(lambda: play.stage is Stage.RUNNING)
    tab.row.find("note")
    play.deal()
    play.question.reject()
    assert (session.text, session.options, play.day) == (row_of(today), Options(), today.isoformat())


def test_the_check_sum_in_a_challenge_is_that_of_the_daily_list(qtbot, tab):
    tab.play_actions.daily.trigger()
    qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)
    tab.game_play.end(Result.SOLVED)
    lexicon = tab.game_play.finished.kept.lexicon
    assert tab.game_play.finished.challenge("", False).crc == lexicon.crc
