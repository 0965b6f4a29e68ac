"""The start page of practice: what is offered and begun by mouse and by keyboard, and what lies under it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.practice.rush import RUSH, Rule
from qless_studio.ui.work import wait_for_changes
from tests.fixtures.nightly import by_day
from tests.ui.access.cutting import cut

LEFT, KEY, LIST = Qt.MouseButton.LeftButton, Qt.Key, "common2k"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
BOARD = "AVRO/NAEN/TDEM/JATL"


def ago(days):
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")


def run(solved, days, games=(), rule="rush"):
    proven = {"rule": rule, "solved": solved, "misses": 3, "highest": 1_400.0}
    proven |= {"games": [*games]} if games else {}
    return Entry(RUSH, "", Result.FINISHED, Kind.EXERCISE, 180.0, proven=proven,
                 when=ago(days), id=f"run {solved} {days}")  # fmt: skip


ENTRIES = (
    Entry("q-less", "bdegnoswy", Result.GIVEN_UP, found=("dogs", "e...", "n...", "y..."), lexicon=LIST, when=ago(5),
          id="roll"),
    run(11, 4), run(17, 3), run(14, 2), run(21, 2, ["boggle"]), run(3, 2, rule="streak"),
    Entry("boggle", BOARD, Result.FINISHED, Kind.ROUND, 180.0, (), ("near",), {"score": 8, "par": 40}, LIST,
          when=ago(1), id="round"),
)  # fmt: skip


@pytest.fixture
def window(practising):
    """The program's window with a round of Boggle, a roll of Q-Less and some runs."""
    return practising(ENTRIES, "VERY_COMMON")


@pytest.fixture
def start(qtbot, window):
    """The start page, opened by its keys, with all that is read."""
    page = window.commands.practice.page
    qtbot.keyClick(QApplication.focusWidget() or window, KEY.Key_M, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: page.start_page.calm.row is not None)
    qtbot.waitUntil(lambda: page.start_page.calm.worth.figure.isVisible())
    return page.start_page


def asked(qtbot, window):
    practice = window.commands.practice
    qtbot.waitUntil(lambda: practice.course is not None and practice.course.attempt is not None)
    return practice.course


def test_each_row_has_its_figures_and_the_first_question_is_at_the_side(start, window):
    calm, side = start.calm, start.side
    due = int(calm.due.figure.text().split()[0])
    counts = dict(each.rsplit(" ", 1) for each in calm.due.note.text().split(", "))
    assert sum(map(int, counts.values())) == due
    assert set(counts) == {"Boggle", "Q-Less"}
    assert calm.due.unit.text().startswith("about")
    assert calm.missed.note.text().startswith("Boggle, ")
    assert calm.missed.note.text().endswith("8 points")
    assert calm.worth.note.text().startswith("Boggle; ")
    assert calm.worth.unit.text() == "points in 100 games"
    assert calm.days.accessibleDescription().startswith(f"today: {due}")
    assert calm.row is calm.due
    assert side.asked.text()
    assert side.board.isVisible()
    assert window.top_bar.practice.accessibleName() == f"Practice, {due} due"
    assert start.foot.start.hasFocus()


def test_enter_starts_and_the_games_and_questions_chosen_are_asked(qtbot, window, start):
    start.side.games.setFocus()
    start.side.games.set_value("q-less")
    qtbot.keyClick(start.side.games, KEY.Key_Return)
    course = asked(qtbot, window)
    qtbot.waitUntil(lambda: course.complete)
    assert {attempt.item.game for attempt in course.session.attempts} == {"q-less"}
    assert window.commands.practice.page.question.progress.text() == f"1 of {len(course.session.attempts)}"


def test_a_row_is_chosen_by_mouse_and_by_arrow_keys(qtbot, window, start):
    calm = start.calm
    qtbot.mouseClick(calm.missed, LEFT, pos=QPoint(calm.missed.width() // 2, 6))
    assert calm.row is calm.missed
    assert not start.side.board.isVisible(), "the first question is that of what is due"
    qtbot.keyClick(calm.missed.button, KEY.Key_Up)
    assert calm.row is calm.due
    qtbot.keyClick(calm.due.button, KEY.Key_Down)
    qtbot.keyClick(calm.missed.button, KEY.Key_Return)
    course = asked(qtbot, window)
    assert course.title == "What you missed"
    assert course.attempt.item.entry.puzzle == BOARD


def test_words_worth_learning_are_practised_from_here(qtbot, window, start):
    words = {word.word for word in start.calm.words.words}
    qtbot.mouseClick(start.calm.worth, LEFT)
    qtbot.mouseClick(start.foot.start, LEFT)
    course = asked(qtbot, window)
    qtbot.waitUntil(lambda: course.complete)
    assert {due.card.miss.key for attempt in course.session.attempts for due in attempt.item.cards} <= words


def test_stop_and_escape_lead_back(qtbot, window, start):
    page = window.commands.practice.page
    qtbot.mouseClick(start.foot.start, LEFT)
    first = asked(qtbot, window)
    qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Escape)
    assert window.tab.isVisible(), "it waits"
    window.commands.practice.practise.trigger()
    assert page.course is first
    assert page.asking
    qtbot.mouseClick(page.question.stop, LEFT)
    assert start.isVisible()
    assert page.course is None
    qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Escape)
    assert window.tab.isVisible()


def test_the_runs_of_the_games_chosen_are_shown(qtbot, window, start):
    qtbot.mouseClick(start.segments.button(Rule.RUSH), LEFT)
    by_game, side = start.by_game, start.side
    assert [number for _, number in by_game.bars.figures()[1]] == [11, 17, 14]
    assert side.best.text().startswith("17 best so far")
    assert by_game.rows["boggle"].figure.text() == "21"
    for row in list(by_game.rows.values())[1:]:
        qtbot.mouseClick(row, LEFT)
    assert side.best.text().startswith("21 best so far")
    qtbot.mouseClick(start.segments.button(Rule.STREAK), LEFT)
    assert side.best.text().startswith("–")


@pytest.mark.nightly
def test_the_commands_of_both_runs_open_their_segment(window, start):
    practice = window.commands.practice
    for command, rule in ((practice.open_streak, Rule.STREAK), (practice.open_rush, Rule.RUSH)):
        command.trigger()
        assert start.segments.value is rule
        assert start.by_game.isVisible()


@pytest.mark.nightly
def test_another_answer_that_was_missed_on_the_board_counts(qtbot, window, start):
    qtbot.mouseClick(start.calm.missed, LEFT)
    qtbot.mouseClick(start.foot.start, LEFT)
    course, page = asked(qtbot, window), window.commands.practice.page.question
    exercise = course.attempt.item.exercise
    assert exercise.needed > 1
    other = exercise.also[0]
    qtbot.keyClicks(QApplication.focusWidget(), other)
    qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    assert page.score.text() == f"1 of {exercise.needed} found"
    assert page.answers.rows[-1].text == other.upper()
    assert "not" not in page.told.text()


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(1280, 800, 1.0), (900, 600, 1.0), (1280, 800, 2.0), (900, 600, 2.0)]
)
@by_day("900-600-2.0")
def test_nothing_is_cut_and_start_is_in_view_at_every_size(qtbot, monkeypatch, window, start, width, height, scale):
    window.resize(width, height)
    window.appearance.set_text_scale(scale)
    for segment in ("calm", Rule.RUSH):
        qtbot.mouseClick(start.segments.button(segment), LEFT)
        qtbot.rest(window)
        assert cut(monkeypatch, window) == []
        button = start.foot.start
        assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.nightly
def test_in_a_low_window_the_line_of_the_question_takes_the_place_of_the_bars(qtbot, window, start):
    window.resize(900, 600)
    window.appearance.set_text_scale(2.0)
    qtbot.rest(window)
    page = window.commands.practice.page.question
    assert window.top_bar.isVisible()
    qtbot.mouseClick(start.foot.start, LEFT)
    asked(qtbot, window)
    qtbot.rest(window)
    assert not window.top_bar.isVisible()
    assert not window.strip.isVisible()
    assert page.menu.isVisible()
    assert min(page.view.width(), page.view.height()) >= 0.35 * 600
    window.appearance.set_text_scale(1.0)
    qtbot.waitUntil(window.top_bar.isVisible)
    window.appearance.set_text_scale(2.0)
    qtbot.waitUntil(lambda: not window.top_bar.isVisible())
    window.resize(1280, 1000)
    qtbot.waitUntil(window.top_bar.isVisible)
    assert not page.menu.isVisible()
    window.resize(900, 600)
    qtbot.waitUntil(lambda: not window.top_bar.isVisible())
    page.stop.click()
    assert window.top_bar.isVisible()
    wait_for_changes()
