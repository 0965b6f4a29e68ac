"""The days of the History: a month, the puzzles and games of a day, what was learned, past puzzles played."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.play import Stage
from qless_studio.engine.play_statistics import is_later
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.places.history import texts
from qless_studio.ui.shell.wishes import View
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.work import wait_for_changes
from tests.fixtures.nightly import by_day
from tests.ui import looks
from tests.ui.null_view import VIEW
from tests.ui.playing import entries_in

LEFT = Qt.MouseButton.LeftButton
KEY = VIEW.key
NOON = datetime.now(UTC).replace(hour=12, minute=0, second=0, microsecond=0)
TODAY = NOON.astimezone().date()


def ago(days, hours=0):
    return (NOON - timedelta(days=days, hours=hours)).isoformat()


def scored(days, hours, score, **values):
    proven = {"score": score, "par": 50, "best": 100}
    puzzle = f"AB/C{chr(65 + days)}{hours}"
    return Entry("second", puzzle, Result.FINISHED, Kind.ROUND, 180.0, proven=proven, when=ago(days, hours), **values)


ENTRIES = [
    *(scored(11, hours, 10 + hours, id=f"old{hours}") for hours in (5, 4, 3)),
    scored(2, 4, 40, id="best"),
    scored(2, 3, 20, id="worse"),
    Entry(KEY, "tea", Result.GIVEN_UP, seconds=60.0, when=ago(2, 2), id="lost"),
    exercise_entry(KEY, f"{KEY}:word:eat", "tea", True, when=ago(2, 1)),
    exercise_entry(KEY, f"{KEY}:word:ate", "tea", False, when=ago(2, 1)),
    Entry(KEY, "tean", Result.SOLVED, seconds=9.0, when=ago(0), id="later"),
]


@pytest.fixture
def page(open_window, opened):
    """The day two days ago."""
    wait_for_changes()
    history = History(data_folder())
    history.add_missing([replace(entry, id=entry.id or f"e{n}") for n, entry in enumerate(ENTRIES)])
    return opened(open_window(), View.DAYS, day=TODAY - timedelta(days=2))


def others(page):
    """The games of the day that can be seen."""
    return [line.text() for line in page.days.others.lines if line.isVisible()]


def test_a_day_lists_all_games_records_and_what_was_learned(page, seen):
    clock = {entry.id: texts.clock(entry) for entry in ENTRIES}
    assert page.days.title.text() == texts.day_text(TODAY - timedelta(days=2), date.today())
    assert page.days.note.text() == "3 games, 7 min"
    assert others(page) == [
        f"Second, Finished, 40, {clock['best']}", f"Second, Finished, 20, {clock['worse']}",
        f"{VIEW.title}, Given up, given up, {clock['lost']}",
    ]  # fmt: skip
    assert "Second: 40 points, previously 15, best so far" in seen(page.days.side)
    assert page.days.learned.text() == f"{VIEW.title}: EAT"
    assert page.days.month.count(page.days.day) == 3
    assert page.days.month.is_record(page.days.day)


def test_one_goes_from_day_to_day_by_buttons_and_by_the_month(page, opened, qtbot):
    days = page.days
    for button, back in ((days.forward, 0), (days.back, 2), (days.back, 11)):
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Return)
        opened.settle(page)
        assert days.day == TODAY - timedelta(days=back)
    assert QApplication.focusWidget() is days.month  # there is no day before
    assert len(others(page)) == 3
    qtbot.keyClick(days.month, Qt.Key.Key_Right)
    opened.settle(page)
    assert days.day == TODAY - timedelta(days=10)
    assert (others(page), days.note.text()) == ([], "0 games")


def test_a_month_is_chosen_from_those_since_the_first_game(page, opened, qtbot):
    shown = [page.months.itemText(number) for number in range(page.months.count())]
    assert shown[0] == texts.month_text(date.today())
    assert shown[-1] == texts.month_text(TODAY - timedelta(days=11))
    page.months.setCurrentIndex(len(shown) - 1)
    page.months.activated.emit(len(shown) - 1)
    opened.settle(page)
    first = (TODAY - timedelta(days=11)).replace(day=1)
    assert page.days.day == (date.today() if len(shown) == 1 else first)


def test_the_filter_leaves_the_games_of_one_game(page, opened):
    page.show_game("second")
    opened.settle(page)
    assert len(others(page)) == 2
    assert page.days.note.text() == "2 games, 6 min"
    assert not page.days.learned.isVisible()


def test_a_game_of_a_day_opens_as_it_ended_by_keyboard(page, qtbot):
    window = page.window()
    page.days.month.setFocus()
    qtbot.keyClick(page.days.month, Qt.Key.Key_Return)
    focused = QApplication.focusWidget()
    assert focused is page.days.others.lines[0]
    qtbot.keyClick(page.days.others.lines[2], Qt.Key.Key_Return)
    assert not page.isVisible()
    assert window.tab.game_play.id == "lost"


def test_the_games_of_a_day_are_forgotten(page, opened, answer, qtbot):
    qtbot.mouseClick(page.foot.forget_button, LEFT)
    assert answer(page) == "Forget 3 games?"
    qtbot.waitUntil(page.undo_button.isVisible)
    opened.settle(page)
    assert others(page) == []
    wait_for_changes()
    assert {entry.id for entry in entries_in(data_folder()) if entry.kind is not Kind.EXERCISE} == {
        "old5", "old4", "old3", "later",
    }  # fmt: skip


def test_a_click_on_a_day_of_home_shows_it(page, opened, qtbot):
    window = page.window()
    page.show_game("second")
    window.commands.places.show_home.trigger()
    home = window.commands.front.place
    qtbot.mouseClick(home.days.buttons[-3], LEFT)
    assert window.commands.front.place is page
    opened.settle(page)
    assert page.view is View.DAYS
    assert page.days.day == date.today() - timedelta(days=2)
    assert page.shown_game == ""


# the puzzles of a day


@pytest.fixture
def program(window, tmp_path, opened):
    """The program with a puzzle of Boggle done yesterday, and one given up three days ago."""
    window.workspace.records = tmp_path
    past = Entry("boggle", "BWFV/SLIN/DAEN/TEHT", Result.FINISHED, Kind.ROUND, 60.0, (), ("ads",),
                 {"score": 1, "par": 2, "limit": 60}, "wide")  # fmt: skip
    for back, name, result in ((1, "one", Result.FINISHED), (3, "three", Result.GIVEN_UP)):
        day = (date.today() - timedelta(days=back)).isoformat()
        History(tmp_path).add(replace(past, when=ago(back), day=day, id=name, result=result))
    return opened(window, View.DAYS, day=date.today() - timedelta(days=1))


def rows(page):
    return {row.view.key: (row.line.text(), row.button.text()) for row in page.days.puzzles if row.isVisible()}


def test_the_puzzles_of_a_day_say_what_was_reached(program, opened):
    shown = rows(program)
    assert list(shown) == [view.key for view in VIEWS]
    assert shown["boggle"] == ("Boggle, 1, 50% of par", "Review")
    assert shown["affix"] == ("Affix, not played", "Play")
    assert program.days.puzzles[0].button.accessibleName() == "Review Boggle"
    assert program.days.month.done(program.days.day) == ("boggle",)
    assert program.days.row.text() == "1 day in a row, longest 1"
    program.days.month.go_to(date.today() - timedelta(days=3))
    opened.settle(program)
    assert rows(program)["boggle"] == ("Boggle, given up, 50% of par", "Review")
    assert program.days.month.done(program.days.day) == ()


def test_a_puzzle_that_was_played_is_shown_as_it_ended(program, qtbot):
    window = program.window()
    qtbot.mouseClick(program.days.puzzles[0].button, LEFT)
    play = window.tab.game_play
    assert (play.id, play.stage, play.rules.moves()) == ("one", Stage.OVER, ("ads",))


@pytest.mark.parametrize(("back", "late"), [(4, True), (0, False)])
@by_day("4-True")
def test_a_puzzle_of_any_day_is_played_from_there_and_marked_if_it_is_later(
    program, opened, qtbot, tmp_path, back, late
):
    window, day = program.window(), date.today() - timedelta(days=back)
    program.days.month.go_to(day)
    opened.settle(program)
    window.session.folder = tmp_path
    qtbot.mouseClick(program.days.puzzles[0].button, LEFT)
    assert not program.isVisible()
    play = window.tab.game_play
    qtbot.waitUntil(lambda: play.stage is Stage.RUNNING, timeout=20_000)
    assert (play.day, window.session.mode) == (day.isoformat(), Mode.PLAY)
    window.commands.places.open_history(View.DAYS)
    qtbot.waitUntil(lambda: program.isVisible() and rows(program)["boggle"] == ("Boggle, Begun", "Go on"))
    qtbot.mouseClick(program.days.puzzles[0].button, LEFT)
    assert not program.isVisible()
    play.give_up()
    qtbot.waitUntil(lambda: len(History(tmp_path).read()[0]) == 3, timeout=20_000)
    found = next(entry for entry in History(tmp_path).read()[0] if entry.id == play.id)
    assert (found.day, is_later(found)) == (day.isoformat(), late)


@pytest.mark.nightly
def test_nothing_is_cut_and_all_can_be_read(program, qtbot, monkeypatch):
    assert looks.faults(qtbot, monkeypatch, program) == {}
