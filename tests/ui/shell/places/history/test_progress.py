"""The Progress page: what it shows, what its buttons do, forgetting, and the text for Anki."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox, QWidget
from qless_studio.ui.shell.progress.page import ProgressPage
from qless_studio.ui.shell.progress.texts import share_text, strengths_caption, strengths_note
from qless_studio.ui.shell.statistics.page import StatisticsPage

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games import nullgame
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.play import Stage
from qless_studio.engine.practice.cards import MissStore
from qless_studio.engine.practice.courses import Course, Value, Week
from qless_studio.engine.practice.progress import Progress, ProgressReport
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.engine.practice.strengths import Strength, Strengths, Trait, TraitKind
from qless_studio.engine.solving import Run
from tests.fixtures.qt import use_theme
from tests.fixtures.windows import SECOND
from tests.ui.access.cutting import cut
from tests.ui.access.test_contrast import Paints
from tests.ui.null_view import VIEW
from tests.ui.playing import entries_in

LEFT = Qt.MouseButton.LeftButton
KEY = VIEW.key
NOW = datetime.now(UTC)
ROWS = ("headlines", "raincoats", "heartless", "notebooks", "carpenter", "overheard")


def game(number, **values):
    """One of the rows, its score better each time."""
    when = (NOW - timedelta(days=30 - number)).isoformat(timespec="seconds")
    proven = {"score": number + 1, "best": 40}
    return replace(
        Entry(KEY, ROWS[number % 6], Result.FINISHED, found=("in", "head"), proven=proven, lexicon="common5k",
              when=when, id=f"g{number}"), **values,
    )  # fmt: skip


ENTRIES = [game(number) for number in range(30)]


def answers(number):
    """Exercises of the first cards."""
    cards = queue(ENTRIES).cards[:number]
    when = (NOW - timedelta(days=3)).isoformat(timespec="seconds")
    return [exercise_entry(KEY, card.id, "?", True, seconds=30, when=when) for card in cards]


def queue(entries):
    lexicon = load("common5k")
    return Queue(entries, {KEY: nullgame.GAME}, lambda name: lexicon, MissStore(None), Run(), least=Band.COMMON)


@pytest.fixture
def history(open_window):
    history = History(data_folder())
    history.add_missing(ENTRIES)
    for entry in answers(4):
        history.add(entry)
    return history


@pytest.fixture
def opened(qtbot):
    """`opened(window)`: the page, once it is filled."""

    def open_page(window):
        window.commands.progress.open.trigger()
        page = window.overlays.current
        assert page.waiting.isVisible()
        qtbot.waitUntil(lambda: page.progress is not None)
        return page

    return open_page


def texts(page):
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible() and label.text()]


def names(page):
    model = page.side.cards.model()
    return [model.index(row, 0).data() for row in range(model.shown)]


def test_a_newcomer_learns_what_will_be_here_and_plays(open_window, opened, qtbot):
    window = open_window()
    page = opened(window)
    assert "Nothing played yet" in texts(page)
    assert not page.export_button.isEnabled()
    assert not page.forget_button.isEnabled()
    qtbot.mouseClick(page.statistics_button, LEFT)
    statistics = window.overlays.current
    assert isinstance(statistics, StatisticsPage)
    qtbot.mouseClick(statistics.progress_button, LEFT)
    assert window.overlays.current is page
    qtbot.mouseClick(page.play_button, LEFT)
    assert not page.isVisible()
    assert window.tab.covered


def test_it_shows_what_the_history_says_and_practises_it(history, open_window, opened, qtbot, monkeypatch):
    window = open_window()
    asked = []
    monkeypatch.setattr(
        window.commands.practice, "_start", lambda title, choose, only=(): asked.append((title, choose))
    )
    page = opened(window)
    found = ProgressReport(queue(entries_in(data_folder())), date.today()).of(nullgame.GAME)
    said = texts(page)
    assert f"{found.due} cards, about {max(1, round(found.due * 25 / 60))} minutes to practise" in said
    assert f"{round(100 * found.recall.mean)}%" in said
    assert "of 4 cards, goal 90%" in said
    assert page.chart.chart.accessibleDescription().endswith("all words")
    assert page.side.days.accessibleDescription().startswith(f"today: {found.due}")
    assert names(page) == [card.miss.key.upper() for card in found.open_cards]
    row = page.weak.rows[0]
    assert row.bar.text() == f"0 of {found.strengths.weak[0].cases} found"
    assert row.button.accessibleName() == f"Practise: {row.name.text()}"
    qtbot.mouseClick(row.button, LEFT)
    qtbot.mouseClick(page.side.now_button, LEFT)
    page.side.cards.enter()
    qtbot.keyClick(page.side.cards, Qt.Key.Key_Return)
    assert [title for title, _ in asked] == [row.name.text(), VIEW.title, names(page)[0]]
    day = date.today()
    ids = [{due.card.id for due in choose(queue(entries_in(data_folder())), day)} for _, choose in asked]
    assert ids == [
        set(found.with_trait(found.strengths.weak[0].trait)),
        set(found.due_ids),
        {found.open_cards[0].id},
    ]


def test_the_last_game_in_which_a_card_was_missed_opens(history, open_window, opened, qtbot):
    window = open_window()
    page = opened(window)
    assert not page.side.game_button.isEnabled()
    page.side.cards.enter()
    last = page.chosen.entries[0]
    qtbot.mouseClick(page.side.game_button, LEFT)
    assert not page.isVisible()
    play = window.tab.game_play
    assert (window.workspace.view.key, play.id, play.stage) == (KEY, last.id, Stage.OVER)
    assert max(page.chosen.entries, key=lambda entry: entry.when) == last


def answer(qtbot, page, text):
    """Choose from the menu of what can be forgotten, and agree."""
    qtbot.mouseClick(page.forget_button, LEFT)
    (menu,) = page.findChildren(QMenu)
    next(action for action in menu.actions() if action.text().startswith(text)).trigger()
    menu.close()
    agree(qtbot, page)


def agree(qtbot, page):
    box = page.window().findChild(QMessageBox)
    assert "cannot be undone" in box.informativeText()
    qtbot.mouseClick(next(each for each in box.buttons() if each.text() == "Forget"), LEFT)
    qtbot.waitUntil(lambda: page.window().findChild(QMessageBox) is None)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_card_and_all_practice_can_be_forgotten_and_due_cards_go_to_anki(
    history, open_window, opened, qtbot, monkeypatch, choose, tmp_path
):
    page, file = opened(open_window()), tmp_path / "cards.txt"
    choose(file)
    qtbot.mouseClick(page.export_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == f"Saved: {file}")
    lines = file.read_text("utf-8").splitlines()
    assert lines[0] == "#separator:tab"
    assert lines[-1].endswith("qless-studio null")
    first, forget, threads = names(page)[0], History.forget_where, []
    monkeypatch.setattr(
        History, "forget_where", lambda *given: (threads.append(threading.current_thread()), forget(*given))[1]
    )
    page.side.cards.enter()
    qtbot.keyClick(page.side.cards, Qt.Key.Key_Delete)
    agree(qtbot, page)
    qtbot.waitUntil(lambda: page.note.text() == f"{first} forgotten")
    assert first not in names(page)
    answer(qtbot, page, f"Forget all practice of {VIEW.title}")
    qtbot.waitUntil(lambda: page.note.text() == "5 answers forgotten")
    assert names(page) == []
    assert not page.export_button.isEnabled()
    assert sum(entry.id.startswith("g") for entry in entries_in(data_folder())) == 30
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_a_history_that_cannot_be_read_is_no_disaster(open_window, opened, qtbot):
    window = open_window()
    (data_folder() / "history.jsonl").mkdir(parents=True)
    page = opened(window)
    qtbot.waitUntil(lambda: "history.jsonl" in page.note.text())
    assert page.empty_state.isVisible()


# looks

WEEKS = tuple(
    Week(date(2026, 9, 7) + timedelta(weeks=number), 3, 60 + 20.0 * number, (60.0, 100.0)) for number in range(10)
)


@pytest.fixture(scope="module")
def computed():
    """The progress of two games: of one with words, and of one with two charts."""
    first = ProgressReport(queue([*ENTRIES, *answers(4)]), date.today()).of(nullgame.GAME)
    charts = ((Course(Value.SECONDS, WEEKS),), (Course(Value.SOLVED, ()),))
    return first, Progress("second", 30, charts)


@pytest.fixture
def shown_page(shown, qtbot, computed):
    """`shown_page(appearance, width, height)`: a page over an empty window."""

    def show(width, height):
        window = shown(QWidget(), width, height)
        page = ProgressPage([VIEW, SECOND], window)
        page.open_page(KEY)
        for each in computed:
            page.show_progress(each, date(2026, 11, 12))
        qtbot.rest(window)
        return page

    return show


@pytest.mark.parametrize(
    ("mode", "scale", "width", "height"),
    [("light", 1.0, 1280, 752), ("dark", 1.0, 900, 552), ("high_contrast", 2.0, 900, 552), ("dark", 2.0, 1280, 752)],
)
def test_nothing_is_cut_and_all_can_be_read(shown_page, monkeypatch, mode, scale, width, height):
    use_theme(mode, scale, reduced_motion=True)
    page = shown_page(width, height)
    assert cut(monkeypatch, page.window()) == []
    assert Paints(monkeypatch).unreadable(page.window()) == []
    page.show_game("second")
    assert cut(monkeypatch, page.window()) == []


def test_the_chart_tells_each_week_by_keyboard(shown_page, qtbot):
    page = shown_page(1280, 752)
    page.show_game("second")
    chart = page.chart.chart
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    assert chart.readout() == "Week of 7 Sep: 1:00 average time; expected 1:00 to 1:40"
    assert page.chart.legend[2].text() == "expected time, from easy to hard rolls"
    assert chart.figures()[1][0] == ("2026-09-07", 1, 1, pytest.approx(100 / 60))
    qtbot.mouseClick(page.chart.measures.button(Value.SOLVED), LEFT)
    assert chart.readout() == "Nothing in these weeks"
    assert not page.chart.legend[2].isVisible()
    page.chart.measures.button(Value.SECONDS).click()
    assert len(chart.figures()[1]) == 10
    page.show_progress(replace(page.progress), date(2027, 1, 15))
    assert len(chart.figures()[1]) == 3
    page.chart.weeks.setCurrentIndex(3)
    page.chart.weeks.activated.emit(3)
    assert len(chart.figures()[1]) == 10


def test_tab_goes_through_the_page_in_order(shown_page, qtbot):
    page = shown_page(1280, 752)
    reached = []
    while not reached or QApplication.focusWidget() is not reached[0]:
        reached.append(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    rows = [row.button for column in (page.weak, page.strong) for row in column.rows if row.button.isEnabled()]
    assert reached == [
        page.games.button(KEY), page.close_button, page.chart.weeks, page.chart.chart, *rows,
        page.side.day_button, page.side.now_button, page.side.days, page.side.cards,
        page.statistics_button, page.export_button, page.forget_button,
    ]  # fmt: skip


def test_rolls_are_solved_and_not_found():
    row = Strength(Trait(TraitKind.RACK, "q"), 24, 6)
    assert share_text(row) == "6 of 24 solved"
    assert strengths_caption(Strengths((row,), racks=True)) == "solved of those you rolled"
    assert strengths_note(Strengths(racks=True)) == "A letter is listed once you have rolled it 20 times."
    assert strengths_note(Strengths()) == "A kind of word is listed once 20 of them have been on your boards."


def test_the_rolls_of_q_less_have_letters():
    rolls = [
        Entry("null", f"abcd{letter}", Result.SOLVED, lexicon="common2k", when=NOW.isoformat(), id=letter)
        for letter in "ef"
    ]
    assert ProgressReport(queue(rolls), date.today()).of(nullgame.GAME).strengths.racks
