"""The Statistics page: its figures, copies of the history, and forgetting."""

from __future__ import annotations

import json
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox, QWidget

from qless_studio.engine import history as engine_history
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.play_statistics import statistics
from qless_studio.ui.shell.statistics.entry_table import ended
from qless_studio.ui.shell.statistics.figures import facts
from qless_studio.ui.shell.statistics.page import StatisticsPage
from qless_studio.ui.shell.statistics.reading import history_of
from qless_studio.ui.work import wait_for_changes
from tests.fixtures.qt import use_theme
from tests.fixtures.windows import SECOND
from tests.ui.access.cutting import cut
from tests.ui.access.test_contrast import Paints
from tests.ui.null_view import VIEW
from tests.ui.playing import entries_in

LEFT = Qt.MouseButton.LeftButton
KEY = VIEW.key


def solved(number, seconds=60.0, **values):
    when = f"2026-11-{number:02}T12:00:00+00:00"
    return Entry(KEY, f"tea{chr(97 + number)}", Result.SOLVED, seconds=seconds, when=when, id=f"s{number}", **values)


def scored(number, score, **values):
    proven, when = {"score": score, "par": 50, "best": 100}, f"2026-11-{number:02}T12:00:00+00:00"
    return Entry(
        "second", "AB/CD", Result.FINISHED, Kind.ROUND, 180.0, proven=proven, when=when, id=f"r{number}", **values
    )


ENTRIES = [
    *(solved(number, 100.0 - number, day=f"2026-11-{number:02}") for number in (2, 3, 9, 10)),
    Entry(KEY, "tea", Result.GIVEN_UP, hints=("word",), when="2026-11-12T12:00:00+00:00", id="lost"),
    *(scored(number, 20 + number) for number in (4, 11)),
]


def texts(page):
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible() and label.text()]


def listed(page):
    model = page.table.model()
    return [[model.index(row, column).data() for column in range(1, model.columnCount())] for row in range(model.shown)]


@pytest.fixture
def history(open_window):
    """The history of the program; with what the tests play in it."""
    history = History(data_folder())
    history.add_missing(ENTRIES)
    return history


@pytest.fixture
def window(open_window):
    return open_window()


@pytest.fixture
def opened(qtbot):
    """`opened(window)`: the page, once the history is read."""

    def open_page(window):
        window.commands.statistics.open.trigger()
        page = window.overlays.current
        qtbot.waitUntil(lambda: not page.waiting.isVisible() and page.note.text() != "")
        return page

    return open_page


def test_a_newcomer_is_told_what_will_be_here_and_goes_back_with_escape(window, opened, qtbot):
    before = QApplication.focusWidget()
    page = opened(window)
    assert "Nothing played yet" in texts(page)
    assert " ".join(texts(page)).count("stays on this computer") == 1
    assert not page.table.isVisible()
    assert not page.export_button.isEnabled()
    assert not page.forget_button.isEnabled()
    assert page.import_button.isEnabled()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert QApplication.focusWidget() is before
    assert "History" in [action.text() for action in window.available()]


def test_days_are_written_with_the_name_of_the_month():
    assert ended(ENTRIES[0]).startswith("2 Nov 2026, ")


def test_a_share_solved_is_no_figure_of_a_game_of_points():
    solved = Entry("quiddler", "A B", Result.SOLVED, proven={"score": 22, "best": 40}, when="2026-11-02T10:00:00+00:00")
    names = [name for name, _ in facts(statistics([solved], "quiddler"))]
    assert "Share solved" not in names
    assert "Share of the best possible score" in names


def test_every_game_has_its_figures_its_curve_and_its_list(history, window, opened, qtbot):
    with history.path.open("ab") as file:
        file.write(b"damaged\n")
    page = opened(window)
    assert page.game == KEY
    assert {
        "4 of 5 solved, 1:30 best time, 1:34 average time", "Share solved: 80%", "Given up: 1", "Without hints: 4",
        "In a row: 0", "Longest in a row: 4", "Daily puzzles done: 4 of 4", "Most days in a row: 2 days",
        "Damaged history entries set aside: 1",
    } <= set(texts(page))  # fmt: skip
    assert {label.accessibleName() for label in page.letters.findChildren(QLabel)} >= {"T: 4 of 5 solved"}
    assert listed(page)[:2] == [["Given up", "", "1"], ["Solved · daily", "1:30", "0"]]
    assert page.chart.accessibleDescription() == "1:30"
    qtbot.mouseClick(page.games.button("second"), LEFT)
    assert {"2 games, 31 best, 27.5 average, 55% of par", "Share of the best possible score: 28%"} <= set(texts(page))
    assert listed(page) == [
        ["Finished", "31", "62%", "3:00", "0"],
        ["Finished", "24", "48%", "3:00", "0"],
    ]
    assert page.chart.accessibleDescription() == "62% of par, 31% of the best"
    assert not page.letters.isVisible()
    qtbot.keyClick(page.games.button("second"), Qt.Key.Key_Left)
    assert page.game == KEY


def test_a_copy_goes_out_and_comes_in_without_repeats(history, window, opened, qtbot, choose, tmp_path):
    page, copy = opened(window), tmp_path / "copy.jsonl"
    choose(copy)
    qtbot.mouseClick(page.export_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == f"Saved: {copy}")
    assert copy.read_bytes() == history.path.read_bytes()
    history.forget("lost")
    with copy.open("ab") as file:
        file.write(b"damaged\n")
    qtbot.mouseClick(page.import_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == "1 game added; 1 damaged line was left out")
    assert len(listed(page)) == 5
    qtbot.mouseClick(page.import_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text().startswith("All of these games are already in the history."))
    copy.write_text("a letter to grandmother\n")
    qtbot.mouseClick(page.import_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == f"{copy}: contains no history")
    assert len(listed(page)) == 5


def answer(qtbot, page, text, button="Forget"):
    """Choose from the menu of what can be forgotten, and answer the question; what it asked."""
    qtbot.mouseClick(page.forget_button, LEFT)
    (menu,) = page.findChildren(QMenu)
    next(action for action in menu.actions() if action.text().startswith(text)).trigger()
    menu.close()
    box = page.window().findChild(QMessageBox)
    asked = box.text()
    assert "cannot be undone" in box.informativeText()
    qtbot.mouseClick(next(each for each in box.buttons() if each.text() == button), LEFT)
    qtbot.waitUntil(lambda: page.window().findChild(QMessageBox) is None)
    return asked


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_what_is_forgotten_is_asked_about_and_gone_for_good(history, window, opened, qtbot):
    page = opened(window)
    qtbot.mouseClick(page.table.viewport(), LEFT, pos=page.table.visualRect(page.table.model().index(0, 1)).center())
    assert answer(qtbot, page, "Forget the selected", "Cancel").startswith("Forget the game of ")
    assert len(entries_in(data_folder())) == 7
    answer(qtbot, page, "Forget the selected")
    assert "lost" not in {entry.id for entry in entries_in(data_folder())}
    qtbot.waitUntil(lambda: page.note.text() == "1 game forgotten")
    assert answer(qtbot, page, f"Forget all games of {VIEW.title}") == f"Forget all 4 games of {VIEW.title}?"
    assert {entry.game for entry in entries_in(data_folder())} == {"second"}
    qtbot.waitUntil(page.empty_state.isVisible)
    answer(qtbot, page, "Forget the whole history")
    assert entries_in(data_folder()) == []
    qtbot.waitUntil(lambda: not page.forget_button.isEnabled())


def test_the_delete_key_forgets_the_selected_game(history, window, opened, qtbot):
    page = opened(window)
    page.table.enter()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    box = window.findChild(QMessageBox)
    assert box.text().startswith("Forget the game of ")
    box.reject()
    assert len(entries_in(data_folder())) == 7


def test_a_history_that_cannot_be_read_is_no_disaster(window, opened, qtbot):
    (data_folder() / "history.jsonl").mkdir(parents=True)
    page = opened(window)
    qtbot.waitUntil(lambda: "history.jsonl" in page.note.text())
    assert page.empty_state.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_history_too_large_to_be_read_can_be_exported_and_forgotten(
    history, window, opened, qtbot, choose, tmp_path, monkeypatch
):
    monkeypatch.setattr(engine_history, "LARGEST", 100)  # less than a line
    page, copy = opened(window), tmp_path / "copy.jsonl"
    qtbot.waitUntil(lambda: "only its newest games" in page.note.text())
    assert page.empty_state.isVisible()
    choose(copy)
    qtbot.mouseClick(page.export_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == f"Saved: {copy}")
    assert copy.read_bytes() == history.path.read_bytes()
    text = answer(qtbot, page, f"Forget all games of {VIEW.title}")
    assert text == f"Forget all games of {VIEW.title}?"
    wait_for_changes()
    monkeypatch.undo()
    assert {entry.game for entry in history.read()[0]} == {"second"}


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_of_a_history_too_large_to_be_read_whole_the_latest_games_are_listed_and_forgotten(
    history, window, opened, qtbot, monkeypatch
):
    before = [json.loads(line)["id"] for line in history.content().splitlines()]
    monkeypatch.setattr(engine_history, "LARGEST", len(history.content()) - 1)
    page = opened(window)
    qtbot.waitUntil(page._too_large.isVisible)
    assert page._too_large.text() == "The history is too large to be read whole: only its newest games are here."
    listed_ids = [entry.id for entry in page.played]
    assert before[0] not in listed_ids
    qtbot.mouseClick(page.table.viewport(), LEFT, pos=page.table.visualRect(page.table.model().index(0, 1)).center())
    chosen = page.table.chosen.id
    answer(qtbot, page, "Forget the selected")
    qtbot.waitUntil(lambda: page.note.text() == "1 game forgotten")
    assert [json.loads(line)["id"] for line in history.content().splitlines()] == [
        number for number in before if number != chosen
    ]
    assert not page._too_large.isVisible()


@pytest.fixture
def shown_page(shown, qtbot):
    """`shown_page(appearance, width, height, game)`: a page with all that it can show, over an empty window."""

    def show(width, height, game=KEY):
        window = shown(QWidget(), width, height)
        page = StatisticsPage([VIEW, SECOND], window)
        page.show_history(history_of(ENTRIES, 1, [KEY, "second"], date(2026, 11, 12)))
        page.open_page(game)
        qtbot.rest(window)
        return page

    return show


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize(("scale", "width", "height"), [(1.0, 1280, 752), (1.0, 900, 552), (2.0, 900, 552)])
def test_nothing_is_cut_and_all_can_be_read(shown_page, monkeypatch, mode, scale, width, height):
    use_theme(mode, scale, reduced_motion=True)
    page = shown_page(width, height)
    assert cut(monkeypatch, page.window()) == []
    assert Paints(monkeypatch).unreadable(page.window()) == []
    page.show_game("second")
    assert cut(monkeypatch, page.window()) == []


def test_tab_goes_from_the_games_down_to_forgetting(shown_page, qtbot):
    page = shown_page(1280, 752)
    reached = []
    for _ in range(11):
        reached.append(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    games = page.games.button(KEY)
    stops = [games, page.close_button, page.chart, page.day_button, page.review_button, page.table]
    buttons = [page.challenge_button, page.progress_button, page.export_button, page.import_button, page.forget_button]
    assert reached == [*stops, *buttons]
    assert QApplication.focusWidget() is reached[0]
