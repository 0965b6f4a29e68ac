"""A rush and a streak: exercises, misses, the clock, the result, and what they leave as it was."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Kind
from qless_studio.engine.player.rounds import InstalledLists, known_after
from qless_studio.engine.practice.rush import RUSH, Question, Rule, fresh_questions
from qless_studio.engine.practice.schedule import replay
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.places.practice import loading, start, timed
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.work import wait_for_changes
from tests.fixtures.nightly import by_day
from tests.ui.playing import entries_in

LEFT = Qt.MouseButton.LeftButton


QUICK = ("boggle", "word-streak", "q-less")
"""The games whose questions are found in no time; one of the others takes up to 0.3 s, and looks like theirs here."""


class Questions:
    """Unseen questions of these games, made once for all tests."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, ...], tuple[list[Question], Iterator[Question]]] = {}

    def fresh(self, games, language, load, seed, run) -> Iterator[Question]:
        quick = {key: game for key, game in games.items() if key in QUICK}
        made, source = self.made.setdefault(tuple(games), ([], fresh_questions(quick, language, load, 5, Run())))
        for number in count():
            run.checkpoint()
            if number == len(made):
                made.append(next(source))
            yield made[number]


@pytest.fixture(scope="module")
def questions():
    return Questions()


@pytest.fixture
def program(qtbot, pool, tmp_path, monkeypatch, questions):
    """A window with all games and a history; a rush has 10 exercises."""
    monkeypatch.setattr(loading, "fresh_questions", questions.fresh)
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    for module in (loading, start, timed):
        monkeypatch.setattr(module, "READY", 10)
    settings = Settings(lexicon="common5k", welcomed=True)  # which words of a large list are worth learning takes long
    window = MainWindow(VIEWS, Appearance("light"), pool, settings, tmp_path / "settings.json")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.commands
    return window


@pytest.fixture
def begun(qtbot, program):
    """`begun(rule)`: what runs after Start is pressed."""

    def begun(rule=Rule.RUSH):
        actions = program.commands.practice
        (actions.open_rush if rule is Rule.RUSH else actions.open_streak).trigger()
        button = actions.page.start_page.foot.start
        qtbot.waitUntil(button.isEnabled)
        qtbot.mouseClick(button, LEFT)
        return actions.page.running

    return begun


def box(program, key):
    """The check box of a game on the start page."""
    return program.commands.practice.page.start_page.by_game.rows[key].button


def button(run, text):
    """A button of the result."""
    return next(each for each in run.page.result.buttons if each.label == text)


def solve(run):
    exercise = run.rush.current.question.exercise
    for answer in exercise.answers[: exercise.needed]:
        run.page.view.answered.emit(answer)


def miss(qtbot, program, run):
    qtbot.mouseClick(run.page.skip, LEFT)
    assert run.page.told.text().startswith("Missed")
    qtbot.keyClick(QApplication.focusWidget() or program, Qt.Key.Key_Space)  # any key goes on


def test_right_answers_lead_to_harder_exercises_and_three_misses_end_it(qtbot, program, begun):
    run = begun()
    levels = []
    for _ in range(3):
        levels.append(run.rush.current.level)
        solve(run)
    assert levels == sorted(levels)
    assert run.rush.solved == 3
    assert run.page.score.text().startswith("3 solved")
    for number in range(3):
        assert not run.over
        miss(qtbot, program, run)
        assert run.page.misses.text() == f"{number + 1} of 3 misses"
    assert run.over
    page = run.page
    assert page.result.isVisible()
    assert page.result.reason.title.text() == "3 misses"
    assert page.table.model().total == 3
    assert page.result.first.hasFocus()


def test_a_rush_is_written_once_and_changes_neither_reviews_nor_levels(qtbot, program, begun):
    run = begun()
    solve(run)
    for _ in range(3):
        miss(qtbot, program, run)
    qtbot.waitUntil(lambda: len(entries_in(data_folder())) == 1)
    entries = entries_in(data_folder())
    assert (entries[0].game, entries[0].kind) == (RUSH, Kind.EXERCISE)
    assert entries[0].proven["solved"] == 1
    assert replay(entries) == {}
    assert known_after(entries, {game.key: game for game in GAMES}, InstalledLists()).profiles == {}


def test_the_failed_ones_are_tried_again_and_are_no_record(qtbot, program, begun):
    run = begun()
    for _ in range(3):
        miss(qtbot, program, run)
    qtbot.waitUntil(lambda: len(entries_in(data_folder())) == 1)
    failed = {rung.question.exercise.question for rung in run.rush.failed()}
    qtbot.mouseClick(run.page.result.first, LEFT)
    again = program.commands.practice.page.running
    assert again is not run
    asked = set()
    while again.rush.current is not None:
        asked.add(again.rush.current.question.exercise.question)
        solve(again)
    assert asked == failed
    assert again.page.table.model().total == 0
    assert again.page.result.first.hasFocus()
    wait_for_changes()
    assert len(entries_in(data_folder())) == 1


def test_a_rush_of_chosen_games_asks_only_them_and_has_a_best_of_its_own(qtbot, program, begun):
    actions = program.commands.practice
    actions.open_rush.trigger()
    for view in VIEWS[1:]:
        if view.parts.exercise is not None:
            qtbot.mouseClick(box(program, view.key), LEFT)
    assert not box(program, "boggle").isEnabled()
    run = begun()
    asked = set()
    while not run.over:
        asked.add(run.rush.current.question.game)
        miss(qtbot, program, run)
    assert asked == {"boggle"}
    qtbot.waitUntil(lambda: len(entries_in(data_folder())) == 1)
    (entry,) = entries_in(data_folder())
    assert entry.proven["games"] == ["boggle"]
    qtbot.mouseClick(button(run, "New game"), LEFT)
    assert box(program, "boggle").isChecked()
    assert not box(program, "affix").isChecked()


def test_the_best_is_kept_and_beaten(qtbot, program, begun):
    run = begun()
    solve(run)
    qtbot.mouseClick(run.page.stop, LEFT)
    assert run.best_before is None
    assert not run.page.result.record.isVisible()
    qtbot.waitUntil(lambda: len(entries_in(data_folder())) == 1)
    qtbot.mouseClick(button(run, "New game"), LEFT)
    run = begun()
    assert run.best_before == 1
    solve(run)
    solve(run)
    qtbot.mouseClick(run.page.stop, LEFT)
    assert run.page.result.record.text() == "New record"
    qtbot.mouseClick(button(run, "Copy"), LEFT)
    assert "2 solved" in QGuiApplication.clipboard().text()


def test_a_streak_has_no_clock_and_ends_with_the_first_miss(qtbot, program, begun):
    run = begun(Rule.STREAK)
    assert run.rush.rule.seconds is None
    solve(run)
    miss(qtbot, program, run)
    assert run.over
    assert button(run, "New game").isVisible()


def test_it_ends_with_its_time(qtbot, begun):
    run = begun()
    solve(run)
    run.rush._spent = 180.0
    qtbot.waitUntil(lambda: run.over)
    assert run.page.result.reason.title.text() == "Time is up"
    assert run.rush.misses == 0


def test_without_the_keyboard_the_clock_stands_still_and_the_board_is_covered(program, begun):
    run = begun()
    QApplication.sendEvent(program, QEvent(QEvent.Type.WindowDeactivate))
    assert run.rush.paused
    assert run.page.view.isHidden()
    QApplication.sendEvent(program, QEvent(QEvent.Type.WindowActivate))
    assert not run.rush.paused
    assert run.page.view.isVisible()


def test_the_answer_to_a_miss_goes_by_itself(qtbot, monkeypatch, begun):
    monkeypatch.setattr(timed, "REVEAL_MS", 20)
    run = begun()
    first = run.rush.current
    qtbot.mouseClick(run.page.skip, LEFT)
    assert run.page.table.model().total == 1
    qtbot.waitUntil(lambda: not run.revealing)
    assert run.rush.current is not first
    assert not run.rush.paused


def test_skip_by_its_keys_goes_on_from_an_answer_that_is_shown_and_misses_one_exercise_alone(qtbot, begun):
    run = begun()
    for misses in (1, 2):
        asked = run.rush.current
        for revealing in (True, False):  # first it is missed, then its answer is skipped
            focus = QApplication.focusWidget()
            qtbot.keyClick(focus, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
            qtbot.keyClick(focus, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
            assert run.revealing == revealing
            assert run.rush.misses == misses
        assert run.rush.current is not asked


def test_a_click_on_a_game_pauses_it_and_the_command_goes_back(qtbot, program, begun):
    run = begun()
    program.show_tab(1)
    assert run.rush.paused
    assert not program.commands.practice.commands.skip.isEnabled()
    program.commands.practice.open_rush.trigger()
    assert program.commands.practice.page.running is run
    assert not run.rush.paused
    assert program.commands.practice.commands.skip.isEnabled()


def test_what_went_wrong_is_shown_on_its_board(qtbot, program, begun):
    run = begun()
    for _ in range(3):
        miss(qtbot, program, run)
    table = run.page.table
    levels = [row.level for row in table.model().solutions()]
    assert levels == sorted(levels, reverse=True)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert run.page.view.exercise is table.chosen.asked.question.exercise
    assert run.page.heading.text() == table.chosen.question


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)], ids=str)
@by_day("(900, 600)")
def test_with_large_text_clock_question_and_board_are_in_one_view(qtbot, program, begun, size):
    program.resize(*size)
    program.appearance.set_text_scale(2.0)
    run = begun()
    page = run.page

    def in_view():
        for widget in (page.clock, page.misses, page.heading, page.stop, page.view):
            where = QRect(widget.mapTo(page, QPoint()), widget.size())
            assert page.rect().contains(where), (widget, where)
            assert widget.visibleRegion().boundingRect() == widget.rect(), widget

    qtbot.waitUntil(lambda: page.clock.isVisible() and in_view() is None)
