"""The progress in the History: what it shows and practises, forgetting, and the text for Anki."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games import nullgame
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.play import Stage
from qless_studio.engine.practice.cards import MissStore
from qless_studio.engine.practice.progress import Course, Progress, ProgressReport, Value, Week
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.engine.practice.strengths import Strength, Strengths, Trait, TraitKind
from qless_studio.engine.solving import Run
from qless_studio.ui.shell.places.history.standing import share_text, strengths_caption, strengths_note
from qless_studio.ui.shell.wishes import View
from tests.ui import looks
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


def names(page):
    """What is not learned yet."""
    model = page.progress.cards.model()
    return [model.index(row, 0).data() for row in range(model.shown)]


def open_cards(qtbot, page):
    """Show what is not learned yet in place of the weaknesses."""
    qtbot.mouseClick(page.progress.kind.button(False), LEFT)
    page.progress.cards.enter()


@pytest.fixture
def page(history, open_window, opened):
    """The progress in the game of the history."""
    return opened(open_window(), View.PROGRESS)


def test_a_newcomer_is_told_that_nothing_was_played(open_window, opened):
    page = opened(open_window(), View.PROGRESS)
    assert page.progress.waiting.text() == "Nothing played yet"
    assert not page.progress.chart.isVisible()
    assert not page.progress.weakest.isVisible()
    assert not page.foot.export_button.isEnabled()
    assert not page.foot.forget_button.isEnabled()


def test_it_shows_what_the_history_says_and_practises_it(page, qtbot, monkeypatch):
    window, view, asked = page.window(), page.progress, []
    monkeypatch.setattr(window.commands.practice, "practise_cards", lambda ids, title: asked.append((title, set(ids))))
    found = ProgressReport(queue(entries_in(data_folder())), date.today()).of(nullgame.GAME)
    assert view.chart.chart.accessibleDescription().endswith("all words")
    assert names(page) == [card.miss.key.upper() for card in found.open_cards]
    row = view.weak.rows[0]
    assert row.bar.text() == f"0 of {found.strengths.weak[0].cases} found"
    assert row.button.accessibleName() == f"Practise: {row.name.text()}"
    qtbot.mouseClick(row.button, LEFT)
    qtbot.mouseClick(view.weakest, LEFT)
    due = view.due.lines[0]
    assert due.text() == f"Questions due, {found.due}"
    qtbot.mouseClick(due, LEFT)
    open_cards(qtbot, page)
    qtbot.keyClick(view.cards, Qt.Key.Key_Return)
    trait = set(found.with_trait(found.strengths.weak[0].trait))
    assert asked == [
        (row.name.text(), trait), (row.name.text(), trait), (VIEW.title, set(found.due_ids)),
        (names(page)[0], {found.open_cards[0].id}),
    ]  # fmt: skip


def test_records_are_shown_and_open_their_game(page, qtbot):
    best = page.progress.best.lines[0]
    assert best.text().endswith(", 30")
    qtbot.mouseClick(best, LEFT)
    assert not page.isVisible()
    assert page.window().tab.game_play.id == "g29"


def test_the_last_game_in_which_a_card_was_missed_opens(page, qtbot):
    window, view = page.window(), page.progress
    assert not view.game_button.isVisible()
    open_cards(qtbot, page)
    card = view.card
    qtbot.mouseClick(view.game_button, LEFT)
    assert not page.isVisible()
    play, last = window.tab.game_play, max(card.entries, key=lambda entry: entry.when)
    assert (window.workspace.view.key, play.id, play.stage) == (KEY, last.id, Stage.OVER)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_card_and_all_practice_can_be_forgotten_and_due_cards_go_to_anki(
    page, opened, answer, qtbot, monkeypatch, choose, tmp_path
):
    file = tmp_path / "cards.txt"
    choose(file)
    qtbot.mouseClick(page.foot.export_button, LEFT)
    qtbot.waitUntil(lambda: page.note.text() == f"Saved: {file}")
    lines = file.read_text("utf-8").splitlines()
    assert lines[0] == "#separator:tab"
    assert lines[-1].endswith("qless-studio null")
    first, forget, threads = names(page)[0], History.forget_where, []
    monkeypatch.setattr(
        History, "forget_where", lambda *given: (threads.append(threading.current_thread()), forget(*given))[1]
    )
    open_cards(qtbot, page)
    qtbot.keyClick(page.progress.cards, Qt.Key.Key_Delete)
    assert "cannot be undone" in page.window().findChild(QMessageBox).informativeText()
    assert answer(page) == f"Forget {first}?"
    qtbot.waitUntil(lambda: page.note.text() == f"{first} forgotten")
    opened.settle(page)
    assert first not in names(page)
    qtbot.mouseClick(page.foot.forget_button, LEFT)
    assert answer(page) == f"Forget Practice, {VIEW.title}?"
    qtbot.waitUntil(lambda: page.note.text() == "5 answers forgotten")
    opened.settle(page)
    assert names(page) == []
    assert sum(entry.id.startswith("g") for entry in entries_in(data_folder())) == 30
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_a_history_that_cannot_be_read_is_no_disaster(open_window, opened):
    window = open_window()
    (data_folder() / "history.jsonl").mkdir(parents=True)
    page = opened(window, View.PROGRESS)
    assert "history.jsonl" in page.note.text()
    assert page.progress.waiting.text() == "Nothing played yet"


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
def filled(open_window, opened, computed):
    """`filled()`: the progress with what was computed."""

    def filled():
        page = opened(open_window(), View.PROGRESS)
        for each in computed:
            page.progress.show_found(each)
        return page

    return filled


@pytest.mark.nightly
def test_nothing_is_cut_and_all_can_be_read(filled, qtbot, monkeypatch):
    page, wrong = filled(), {}
    for game, weaknesses in ((KEY, True), (KEY, False), ("second", True)):
        page.show_game(game)
        page.progress.kind.button(weaknesses).click()
        wrong[game, weaknesses] = looks.faults(qtbot, monkeypatch, page)
    assert not any(wrong.values()), wrong


def test_the_chart_tells_each_week_by_keyboard(filled, qtbot):
    page = filled()
    page.weeks.set_value(0)
    page.show_game("second")
    chart, card = page.progress.chart.chart, page.progress.chart
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    assert chart.readout() == "Week of 7 Sep: 1:00 average; expected 1:00 to 1:40"
    assert card.legend[2].text() == "expected, by difficulty"
    assert chart.figures()[1][0] == ("2026-09-07", 1, 1, pytest.approx(100 / 60))
    qtbot.mouseClick(card.measures.button(Value.SOLVED), LEFT)
    assert chart.readout() == "Nothing in these weeks"
    assert not card.legend[2].isVisible()
    card.measures.button(Value.SECONDS).click()
    assert len(chart.figures()[1]) == 10
    page.progress.show_game("second", date(2026, 10, 26))
    assert len(chart.figures()[1]) == 3


def test_tab_goes_through_the_page_in_order(filled, qtbot):
    page = filled()
    view = page.progress
    page.segments.button(View.PROGRESS).setFocus()
    reached = []
    for _ in range(6):
        reached.append(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    rows = [row.button for column in (view.weak, view.strong) for row in column.rows if row.button.isEnabled()]
    stops = [
        page.segments.button(View.PROGRESS),
        page.game,
        page.weeks,
        view.chart.chart,
        view.kind.button(True),
        *rows,
    ]
    assert reached == stops[:6]


def test_rolls_are_solved_and_not_found():
    row = Strength(Trait(TraitKind.RACK, "q"), 24, 6)
    assert share_text(row) == "6 of 24 solved"
    assert strengths_caption(Strengths((row,), racks=True)) == "solved among your rolls"
    assert strengths_note(Strengths(racks=True)) == "A row appears here after 20 cases."
    assert strengths_note(Strengths()) == "A row appears here after 20 cases."


def test_the_rolls_of_q_less_have_letters():
    rolls = [
        Entry("null", f"abcd{letter}", Result.SOLVED, lexicon="common2k", when=NOW.isoformat(), id=letter)
        for letter in "ef"
    ]
    assert ProgressReport(queue(rolls), date.today()).of(nullgame.GAME).strengths.racks
