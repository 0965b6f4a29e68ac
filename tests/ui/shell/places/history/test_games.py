"""The games of the History: rows, filters, figures, the card of a game, copies, and forgetting."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMessageBox

from qless_studio.engine import history as engine_history
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.play import Stage
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.ui.shell.places.history import texts
from qless_studio.ui.shell.wishes import View
from qless_studio.ui.work import wait_for_changes
from tests.fixtures.nightly import by_day
from tests.fixtures.windows import SECOND
from tests.ui import looks
from tests.ui.null_view import VIEW
from tests.ui.playing import entries_in

LEFT = Qt.MouseButton.LeftButton
KEY = VIEW.key
NOON = datetime.now(UTC).replace(hour=12, minute=0, second=0, microsecond=0)


def ago(days, minutes=0):
    return (NOON - timedelta(days=days, minutes=minutes)).isoformat()


def day(days):
    return (date.today() - timedelta(days=days)).isoformat()


def solved(number, days, seconds, **values):
    return Entry(
        KEY, f"tea{chr(97 + number)}", Result.SOLVED, seconds=seconds, when=ago(days), id=f"s{number}", **values
    )


def scored(name, days, score, minutes=0, **values):
    proven = {"score": score, "par": 50, "best": 100, **values}
    return Entry("second", SECOND.game.format(SECOND.game.example), Result.FINISHED, Kind.ROUND, 180.0,
                 proven=proven, when=ago(days, minutes), id=name)  # fmt: skip


ROUNDS = [scored(f"m{nth}", 1, 10 * nth, minutes=4 - nth, round=nth) for nth in (1, 2, 3)]
MATCH = replace(ROUNDS[2], kind=Kind.GAME, seconds=540.0, id="m3-match",
                proven={"score": 60, "par": 150, "rounds": [{"score": 10 * nth} for nth in (1, 2, 3)]})  # fmt: skip
ENTRIES = [
    solved(1, 400, 90.0),
    *(solved(n, n, 60.0 + n, day=day(n)) for n in (3, 4, 5)),
    replace(solved(6, 6, 50.0, day=day(7)), proven={"later": True}),
    scored("r1", 9, 24),
    scored("r2", 8, 31),
    *ROUNDS,
    MATCH,
    Entry(KEY, "tea", Result.GIVEN_UP, hints=("word",), when=ago(0), id="lost"),
]


@pytest.fixture
def history(open_window):
    """The history of the program; with what the tests play in it."""
    history = History(data_folder())
    history.add_missing(ENTRIES)
    return history


@pytest.fixture
def page(history, open_window, opened):
    """The games, all read."""
    return opened(open_window())


def listed(page):
    """What stands in the columns of each row; of a day its text."""
    model = page.games.table.model()
    rows = [model.solution(number) for number in range(model.rowCount())]
    return [
        page.games.table.day_text(row.day) if row.played is None
        else [model.index(number, column).data() for column in range(1, 7)]
        for number, row in enumerate(rows)
    ]  # fmt: skip


def games(page):
    return [row for row in listed(page) if not isinstance(row, str)]


def row_of(page, name):
    """The number of the row of a game."""
    model = page.games.table.model()
    return next(n for n in range(model.rowCount()) if (entry := model.solution(n).entry) and entry.id == name)


def click(qtbot, page, name, column=2):
    table = page.games.table
    place = table.visualRect(table.model().index(row_of(page, name), column)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)
    return place


def test_a_newcomer_is_told_what_will_be_here_and_goes_back_with_escape(open_window, opened, seen, qtbot):
    window = open_window()
    window.tab.focus_board()
    before = QApplication.focusWidget()
    page = opened(window)
    assert page.games.table.empty_text == "Nothing played yet"
    assert "Nothing played yet" in seen(page)
    assert not page.foot.export_button.isEnabled()
    assert not page.foot.forget_button.isEnabled()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert QApplication.focusWidget() is before
    assert "History" in [action.text() for action in window.available()]


def test_games_stand_below_their_days_and_a_match_is_one_row(page):
    today = date.today()
    assert listed(page)[:4] == [
        texts.day_text(today, today), [VIEW.title, "Given up", "", "", "", "1"],
        texts.day_text(today - timedelta(days=1), today), ["Second", "Match", "60", "40%", "9:00", ""],
    ]  # fmt: skip
    assert games(page)[2:] == [
        [VIEW.title, "Solved, daily puzzle", "", "", "1:03", ""],
        [VIEW.title, "Solved, daily puzzle", "", "", "1:04", ""],
        [VIEW.title, "Solved, daily puzzle", "", "", "1:05", ""],
        [VIEW.title, "Solved, played later", "", "", "0:50", ""],
        ["Second", "Finished", "31", "62%", "3:00", ""],
        ["Second", "Finished", "24", "48%", "3:00", ""],
    ]
    assert page.foot.count.text() == "8 games"


def test_a_match_unfolds_by_key_and_by_its_arrow(page, qtbot):
    table = page.games.table
    click(qtbot, page, "m3-match")
    qtbot.keyClick(table, Qt.Key.Key_Right)
    first = row_of(page, "m3-match") + 1
    assert [row[1:] for row in listed(page)[first : first + 3]] == [
        ["Round 1", "10", "20%", "3:00", ""],
        ["Round 2", "20", "40%", "3:00", ""],
        ["Round 3", "30", "60%", "3:00", ""],
    ]  # fmt: skip
    click(qtbot, page, "m2")
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert len(games(page)) == 8
    assert table.played.entry.id == "m3-match"
    arrow = QPoint(20, table.visualRect(table.model().index(row_of(page, "m3-match"), 0)).center().y())
    qtbot.mouseClick(table.viewport(), LEFT, pos=arrow)
    assert len(games(page)) == 11


def test_a_row_is_a_sentence_and_a_day_is_skipped(page, qtbot):
    table = page.games.table
    table.enter()
    assert table.played.entry.id == "lost"
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.played.entry.id == "m3-match"
    whole = QAccessible.queryAccessibleInterface(table)
    said = [whole.child(number).text(QAccessible.Text.Name) for number in range(whole.childCount())]
    assert f"{VIEW.title}, Solved, daily puzzle, 1:03" in said
    assert "Second, Match, 60 points, 40% of par, 9:00, 3 rounds" in said


def test_sorted_by_anything_else_games_have_their_day_and_days_go(page, qtbot):
    header = page.games.table.horizontalHeader()
    left = header.sectionViewportPosition(3) + header.sectionSize(3) // 2
    qtbot.mouseClick(header.viewport(), LEFT, pos=QPoint(left, header.height() // 2))
    assert [row[2] for row in listed(page)[:3]] == ["60", "31", "24"]
    assert len(listed(page)) == 8
    assert page.games.table.model().index(0, 0).data() == texts.ended(MATCH)


def test_the_filters_leave_one_game_or_some_weeks(page, opened, qtbot, seen):
    assert page.weeks.currentText() == "12 weeks"
    page.weeks.setFocus()
    qtbot.keyClick(page.weeks, Qt.Key.Key_End)
    page.weeks.activated.emit(page.weeks.currentIndex())
    opened.settle(page)
    assert page.foot.count.text() == "9 games"
    line = next(line for line in page.games.by_game.lines if line.text().startswith("Second"))
    qtbot.mouseClick(line, LEFT)
    opened.settle(page)
    assert page.game.currentText() == "Second"
    assert {row[0] for row in games(page)} == {"Second"}
    assert {"Best, 31", "Average, 23", "Of par, 46%", "Share of the best possible score, 23%"} <= set(seen(page.side))
    qtbot.keyClick(page.games.table, "/")
    assert QApplication.focusWidget() is page.game


def test_the_figures_say_what_was_done_in_all_games_and_in_a_row(page, seen):
    said = set(seen(page.side))
    assert f"{VIEW.title}, 5, 1:00, 0:50" in said
    assert "Second, 5, 23 points, 31" in said
    assert "Days in a row, 0, longest 3" in said
    assert "Daily puzzles done, 4 of 4" in said
    assert f"{VIEW.title}, solved in a row, 0, longest 4" in said


def test_the_card_of_a_game_reviews_it_plays_it_again_and_sends_it(page, qtbot, monkeypatch):
    window = page.window()
    sent = []
    monkeypatch.setattr(window.commands.send, "send_entry", sent.append)
    click(qtbot, page, "r2")
    card = page.games.card
    assert card.title.text().startswith("Second, finished, ")
    assert card.note.text() == "31 points, par 50, 3:00."
    qtbot.mouseClick(card.send, LEFT)
    assert [entry.id for entry in sent] == ["r2"]
    qtbot.mouseClick(card.review, LEFT)
    assert not page.isVisible()
    play = window.tab.game_play
    assert (window.workspace.view.key, play.id, play.stage) == ("second", "r2", Stage.OVER)
    page.window().commands.places.show_history.trigger()
    qtbot.waitUntil(lambda: not page.busy)
    click(qtbot, page, "r2")
    qtbot.mouseClick(card.again, LEFT)
    assert not page.isVisible()
    assert window.tab.game_play.stage is Stage.RUNNING
    assert window.tab.game_play.id != "r2"


def test_a_copy_goes_out(page, opened, history, qtbot, choose, tmp_path):
    copy = tmp_path / "copy.jsonl"
    choose(copy)
    page.weeks.set_value(0)
    qtbot.mouseClick(page.foot.export_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == f"Saved: {copy}")
    assert copy.read_bytes() == history.path.read_bytes()
    page.show_game("second")
    opened.settle(page)
    qtbot.mouseClick(page.foot.export_button, LEFT)
    qtbot.waitUntil(lambda: copy.read_bytes() != history.path.read_bytes())
    assert [json.loads(line)["id"] for line in copy.read_bytes().splitlines()] == [
        "r1", "r2", "m1", "m2", "m3", "m3-match",
    ]  # fmt: skip


def test_what_is_forgotten_is_asked_about_and_comes_back_with_undo(page, opened, answer, qtbot):
    click(qtbot, page, "lost")
    table = page.games.table
    qtbot.keyClick(table, Qt.Key.Key_Delete)
    assert answer(page, "Cancel") == "Forget 1 game?"
    assert len(entries_in(data_folder())) == len(ENTRIES)
    qtbot.keyClick(table, Qt.Key.Key_Delete)
    answer(page)
    qtbot.waitUntil(lambda: page.note.text() == "1 game forgotten")
    wait_for_changes()
    assert "lost" not in {entry.id for entry in entries_in(data_folder())}
    opened.settle(page)
    assert len(games(page)) == 7
    qtbot.mouseClick(page.undo_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == "Undone")
    opened.settle(page)
    assert len(games(page)) == 8
    assert not page.undo_button.isVisible()
    assert len(entries_in(data_folder())) == len(ENTRIES)


def test_when_nothing_is_left_to_forget_the_keyboard_stays_in_the_place(page, opened, answer, qtbot):
    page.weeks.set_value(0)
    page.foot.forget_button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.foot.forget_button, Qt.Key.Key_Space)
    answer(page, too=True)
    qtbot.waitUntil(lambda: page.note.text().endswith("games forgotten"))
    opened.settle(page)
    assert not page.foot.forget_button.isEnabled()
    assert page.isAncestorOf(page.window().focusWidget())
    qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_a_match_is_forgotten_with_its_rounds(page, answer, qtbot):
    click(qtbot, page, "m3-match")
    qtbot.keyClick(page.games.table, Qt.Key.Key_Delete)
    answer(page)
    qtbot.waitUntil(lambda: page.note.text() == "1 game forgotten")
    wait_for_changes()
    assert not [entry for entry in entries_in(data_folder()) if entry.id.startswith("m")]


@pytest.mark.parametrize("too", [False, True])
def test_the_games_as_filtered_are_forgotten_and_with_the_box_what_was_learned(
    history, open_window, opened, answer, qtbot, too
):
    history.add(exercise_entry("second", "second:word:tea", "?", True))
    history.add(exercise_entry(KEY, f"{KEY}:word:tea", "?", True))
    page = opened(open_window(), game="second")
    qtbot.mouseClick(page.foot.forget_button, LEFT)
    assert answer(page, too=too) == "Forget 3 games?"
    qtbot.waitUntil(lambda: page.note.text() == "3 games forgotten")
    wait_for_changes()
    left = entries_in(data_folder())
    assert [entry.kind for entry in left if entry.game == "second"] == ([] if too else [Kind.EXERCISE])
    assert sum(entry.game == KEY for entry in left) == 7


def test_everything_is_forgotten_but_what_was_learned_unless_the_box_says_so(page, opened, answer, qtbot, history):
    history.add(exercise_entry(KEY, f"{KEY}:word:tea", "?", True))
    with history.path.open("ab") as file:
        file.write(b"damaged\n")
    page.weeks.set_value(0)
    for too, left in ((False, 1), (True, 0)):
        page.window().commands.places.show_history.trigger()
        opened.settle(page)
        qtbot.mouseClick(page.foot.forget_button, LEFT)
        assert answer(page, too=too) == "Forget 9 games?"
        qtbot.waitUntil(page.undo_button.isVisible)
        wait_for_changes()
        assert len(entries_in(data_folder())) == left
        assert history.path.exists() is not too
        qtbot.mouseClick(page.undo_button, LEFT)
        qtbot.waitUntil(lambda: page.note.text() == "Undone")
        wait_for_changes()
        assert len(entries_in(data_folder())) == len(ENTRIES) + 1


def test_a_history_that_cannot_be_read_is_no_disaster(open_window, opened):
    window = open_window()
    (data_folder() / "history.jsonl").mkdir(parents=True)
    page = opened(window)
    assert "history.jsonl" in page.note.text()
    assert page.games.table.empty_text == "Nothing played yet"


def test_damaged_lines_are_counted(history, open_window, opened, seen):
    with history.path.open("ab") as file:
        file.write(b"damaged\n")
    assert "Damaged history entries set aside: 1" in seen(opened(open_window()))


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_of_a_history_too_large_to_be_read_whole_the_latest_games_are_listed_and_all_can_be_exported_and_forgotten(
    history, open_window, opened, answer, qtbot, choose, tmp_path, monkeypatch
):
    monkeypatch.setattr(engine_history, "LARGEST", len(history.content()) // 2)
    page, copy = opened(open_window()), tmp_path / "copy.jsonl"
    assert page.games.too_large.isVisible()
    assert 0 < len(games(page)) < 8
    choose(copy)
    qtbot.mouseClick(page.foot.export_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == f"Saved: {copy}")
    assert copy.read_bytes() == history.path.read_bytes()
    page.show_game("second")
    opened.settle(page)
    qtbot.mouseClick(page.foot.forget_button, LEFT)
    assert "cannot be undone" in page.window().findChild(QMessageBox).informativeText()
    assert answer(page) == "Forget Second?"
    wait_for_changes()
    monkeypatch.undo()
    assert {entry.game for entry in history.read()[0]} == {KEY}


def test_nothing_is_cut_and_all_can_be_read(page, qtbot, monkeypatch):
    assert looks.faults(qtbot, monkeypatch, page) == {}


def test_tab_goes_from_the_views_to_forgetting(page, qtbot):
    page.segments.button(View.GAMES).setFocus()
    reached = []
    for _ in range(12):
        reached.append(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    card, by_game = page.games.card, page.games.by_game.lines
    stops = [page.segments.button(View.GAMES), page.game, page.weeks, page.games.table, *by_game]
    buttons = [card.review, card.again, card.send, page.foot.export_button, page.foot.forget_button]
    assert reached[: len(stops) + len(buttons)] == [*stops, *buttons]


def test_the_segments_are_tabs_with_a_name_each(page, qtbot):
    names = [page.segments.button(view).accessibleName() for view in View]
    assert names == [f"History, {name}, {n} of 4" for n, name in
                     enumerate(("Games", "Days", "Progress", "Words"), start=1)]  # fmt: skip
    assert QApplication.focusWidget() is page.segments.button(View.GAMES)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert page.view is View.DAYS
    assert page.days.isVisible()
    assert not page.games.isVisible()


@pytest.mark.parametrize("name", ["statistics", "day", "progress", "study"])
@by_day("progress")
def test_each_view_has_a_command(open_window, opened, name):
    window = open_window()
    next(action for action in window.available() if action.objectName() == name).trigger()
    page = window.commands.front.place
    opened.settle(page)
    views = {"statistics": View.GAMES, "day": View.DAYS, "progress": View.PROGRESS, "study": View.WORDS}
    assert page.view is views[name]


def test_what_was_read_is_there_at_once_when_one_comes_back_to_its_view(page, opened, qtbot):
    before = listed(page)
    for view in (View.DAYS, View.GAMES):
        qtbot.mouseClick(page.segments.button(view), LEFT)
        if view is View.DAYS:
            opened.settle(page)
            assert not page.foot.count.isVisible()
    assert not page.busy
    assert listed(page) == before
    assert page.foot.count.text() == "8 games"
