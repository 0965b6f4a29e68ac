"""The Statistics page of one day: what was played in all games, records, and what was learned."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games import nullgame
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.ui.shell.statistics.day import long_day
from qless_studio.ui.shell.statistics.page import StatisticsPage
from qless_studio.ui.shell.statistics.reading import day_report, history_of
from qless_studio.ui.work import wait_for_changes
from tests.fixtures.qt import use_theme
from tests.fixtures.windows import SECOND
from tests.ui.access.cutting import cut
from tests.ui.access.test_contrast import Paints
from tests.ui.null_view import VIEW

LEFT = Qt.MouseButton.LeftButton
KEY = VIEW.key
DAY = date(2026, 11, 11)


def scored(day, hour, score, **values):
    proven, when = {"score": score, "par": 50, "best": 100}, f"2026-11-{day:02}T{hour:02}:00:00+00:00"
    puzzle = f"AB/C{chr(64 + day)}{hour}"
    return Entry("second", puzzle, Result.FINISHED, Kind.ROUND, 180.0, proven=proven, when=when, **values)


ENTRIES = [
    *(scored(2, hour, 10 + hour, id=f"old{hour}") for hour in (10, 11, 12)),
    scored(11, 10, 40, id="best"),
    scored(11, 11, 20, id="worse"),
    Entry(KEY, "tea", Result.GIVEN_UP, seconds=60.0, when="2026-11-11T12:00:00+00:00", id="lost"),
    exercise_entry(KEY, f"{KEY}:word:eat", "tea", True, when="2026-11-11T12:10:00+00:00"),
    exercise_entry(KEY, f"{KEY}:word:ate", "tea", False, when="2026-11-11T12:11:00+00:00"),
    Entry(KEY, "tean", Result.SOLVED, seconds=9.0, when="2026-11-13T12:00:00+00:00", id="later"),
]


def listed(page):
    model = page.table.model()
    return [[model.index(row, column).data() for column in range(1, 4)] for row in range(model.shown)]


def texts(page):
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible() and label.text()]


@pytest.fixture
def page(open_window, qtbot):
    """The page, the last game selected."""
    wait_for_changes()
    history = History(data_folder())
    for entry in ENTRIES:
        history.add(entry)
    window = open_window()
    window.commands.statistics.open.trigger()
    page = window.overlays.current
    qtbot.waitUntil(lambda: page.played != ())
    page.table.enter()
    return page


def select(page, qtbot, row):
    table = page.table
    qtbot.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(row, 1)).center())


def test_the_day_of_a_game_lists_all_games_records_and_what_was_learned(page, qtbot):
    select(page, qtbot, 1)
    qtbot.mouseClick(page.day_button, LEFT)
    qtbot.waitUntil(page.day_bar.isVisible)
    assert listed(page) == [[VIEW.title, "Given up", ""], ["Second", "Finished", "20"], ["Second", "Finished", "40"]]
    assert {
        "Wednesday 11 November 2026", "3 games, 7:00 played", "Second: best until then: 40, previously 22",
        f"{VIEW.title}: EAT",
    } <= set(texts(page))  # fmt: skip
    assert not page.games.isVisible()
    assert not page.progress_button.isVisible()
    assert QApplication.focusWidget() is page.table


def test_without_a_selected_game_the_day_is_that_of_the_last_one(page, qtbot):
    page.table.show_entries(list(page.played))
    assert page.table.chosen is None
    qtbot.mouseClick(page.day_button, LEFT)
    qtbot.waitUntil(page.day_bar.isVisible)
    assert page.title.text() == "Friday 13 November 2026"


def test_today_is_a_command(page, qtbot):
    page.close_overlay()
    page.window().commands.statistics.today.trigger()
    qtbot.waitUntil(page.day_bar.isVisible)
    assert page.title.text() == long_day(date.today())
    assert listed(page) == []
    assert page.table.empty_text == "No game on this day"


def test_one_goes_from_day_to_day_and_back_to_all_of_them_by_keyboard(page, qtbot):
    page.day_button.setFocus()
    qtbot.keyClick(page.day_button, Qt.Key.Key_Space)
    qtbot.waitUntil(page.day_bar.isVisible)
    bar = page.day_bar
    assert not bar.forward.isEnabled()
    for day, back in ((11, True), (2, False)):
        bar.back.setFocus()
        qtbot.keyClick(bar.back, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda day=day: f" {day} November 2026" in page.title.text())
        assert bar.back.isEnabled() == back
    assert QApplication.focusWidget() is bar.all_days
    assert len(page.played) == 3
    qtbot.keyClick(bar.all_days, Qt.Key.Key_Space)
    assert page.games.isVisible()
    assert QApplication.focusWidget() is page.games.button(KEY)
    assert [entry.id for entry in page.played] == ["lost", "later"]


def test_a_game_of_a_day_opens_as_it_ended(page, qtbot):
    qtbot.mouseClick(page.day_button, LEFT)
    qtbot.waitUntil(page.day_bar.isVisible)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    window = page.window()
    assert not page.isVisible()
    assert window.tab.game_play.id == "later"


def test_what_is_forgotten_is_gone_from_its_day(page, qtbot):
    qtbot.mouseClick(page.day_button, LEFT)
    qtbot.waitUntil(page.day_bar.isVisible)
    assert [action.text() for action in page.forget_menu().actions()] == [
        "Forget the selected game…", "Forget the whole history…",
    ]  # fmt: skip
    page.window().commands.statistics._forget(lambda history: history.forget("later"))
    qtbot.waitUntil(lambda: page.played == ())
    assert "0 games" in texts(page)
    assert page.day_bar.back.isEnabled()


def test_the_progress_page_leads_to_what_was_played_today(open_window, qtbot):
    wait_for_changes()
    History(data_folder()).add(Entry(KEY, "tea", Result.GIVEN_UP, id="now"))
    window = open_window()
    window.commands.progress.open.trigger()
    progress = window.overlays.current
    qtbot.waitUntil(progress.side.day_button.isVisible)
    qtbot.mouseClick(progress.side.day_button, LEFT)
    page = window.overlays.current
    qtbot.waitUntil(lambda: [entry.id for entry in page.played] == ["now"])


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize(("scale", "width", "height"), [(1.0, 1280, 752), (1.0, 900, 552), (2.0, 900, 552)])
def test_nothing_is_cut_and_all_can_be_read(shown, qtbot, monkeypatch, mode, scale, width, height):
    use_theme(mode, scale, reduced_motion=True)
    window = shown(QWidget(), width, height)
    page = StatisticsPage([VIEW, SECOND], window)
    games = {KEY: nullgame.GAME, "second": SECOND.game}
    page.day_wanted.connect(lambda day: page.show_report(day_report(day, ENTRIES, games, games.__getitem__)))
    page.open_day(DAY)
    page.show_history(history_of(ENTRIES, 1, games, DAY))
    qtbot.rest(window)
    assert len(page.played) == 3
    assert cut(monkeypatch, window) == []
    assert Paints(monkeypatch).unreadable(window) == []


def test_a_match_is_one_game_of_the_day_with_its_rounds_in_it():
    rounds = [scored(11, 13 + nth, 10 * nth, id=f"r{nth}") for nth in (1, 2, 3)]
    rounds = [replace(each, proven={**each.proven, "round": nth}) for nth, each in enumerate(rounds, start=1)]
    total = {"score": 60, "rounds": [{"score": each.proven["score"]} for each in rounds]}
    match = replace(rounds[2], kind=Kind.GAME, seconds=540.0, proven=total, id="r3-match")
    lone = scored(11, 18, 10, id="lone")
    report = day_report(DAY, [*rounds, match, lone], {"second": None}, lambda key: None)
    assert [entry.id for entry in report.played] == ["r3-match", "lone"]
    assert sum(entry.seconds for entry in report.played) == 3 * 180 + 180  # the time of each round once
