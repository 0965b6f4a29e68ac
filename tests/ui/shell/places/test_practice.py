"""A practice from its start to its end: by keyboard alone, by mouse alone, and after a kill."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games import nullgame
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.practice.queue import open_queue
from qless_studio.engine.practice.session import Step
from qless_studio.engine.solving import Run
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.buttons import Button
from tests.ui.access.cutting import cut
from tests.ui.null_view import VIEW
from tests.ui.playing import entries_in

LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key
ROW = "xxteaxxheadxx"


def yesterday(days=1):
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")


def missed(row=ROW, *found, **more):
    return Entry(VIEW.key, row, Result.FINISHED, found=found, lexicon="common5k", when=yesterday(), id=row, **more)


@pytest.fixture
def history(open_window):
    """The history of the program."""
    return History(data_folder())


def course(window):
    return window.commands.practice.course


def start(qtbot, window):
    """Open the start page by its keys, and begin with what is due by Enter."""
    press(qtbot, KEY.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    button = window.commands.practice.page.start_page.foot.start
    qtbot.waitUntil(button.isEnabled)
    qtbot.waitUntil(lambda: window.commands.practice.page.start_page.calm.row is not None)
    press(qtbot, KEY.Key_Return)
    wait_for_question(qtbot, window)


def shown(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def button(widget, text):
    return next(each for each in widget.findChildren(Button) if each.isVisible() and each.label == text)


def wait_for_question(qtbot, window):
    qtbot.waitUntil(lambda: course(window) is not None and course(window).attempt is not None)
    qtbot.rest(window)


def press(qtbot, key, modifiers=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(QApplication.focusWidget(), key, modifiers)


def type_word(qtbot, word):
    qtbot.keyClicks(QApplication.focusWidget(), word)
    press(qtbot, KEY.Key_Return)


def test_a_practice_by_keyboard_alone(qtbot, open_window, history):
    history.add(missed())
    window = open_window(practice_least="UNCOMMON")
    before = window.session.value
    start(qtbot, window)
    page = window.commands.practice.page
    words = course(window).attempt.item.exercise.answers
    assert {"tea", "head"} <= set(words)
    assert f"Find {len(words)} words you missed" in shown(page)
    assert f"0 of {len(words)}" in shown(page)
    type_word(qtbot, words[0])
    assert f"1 of {len(words)}" in shown(page)
    assert course(window).view.board.reaction.right
    selected = page.question.answers.view.selectionModel()
    assert not selected.hasSelection()
    type_word(qtbot, words[0])  # its row lights up
    assert [index.data() for index in selected.selectedIndexes()] == [words[0].upper()]
    type_word(qtbot, "wrong")
    assert "WRONG: wrong" in shown(page)
    press(qtbot, KEY.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert f"First letter: It begins with {words[1][0]}" in shown(page)
    type_word(qtbot, words[1])
    while QApplication.focusWidget() is not page.question.give_up:
        press(qtbot, KEY.Key_Tab)
    press(qtbot, KEY.Key_Space)  # show the answers
    assert course(window).attempt.step is Step.WRONG
    assert f"2 of {len(words)} found; the others will be asked again" in shown(page)
    assert len(entries_in(data_folder())) == 1 + len(words)
    qtbot.waitUntil(page.question.next.hasFocus)
    press(qtbot, KEY.Key_Return)
    again = course(window).attempt
    assert again.repeat
    assert again.item.exercise.answers == words[2:]
    assert "2 of 2" in shown(page)
    for word in words[2:]:
        type_word(qtbot, word)
    qtbot.waitUntil(page.question.next.hasFocus)
    press(qtbot, KEY.Key_Return)
    assert "Practice done" in shown(page)
    assert page.question.result.score.text() == "1 right, 1 wrong"
    press(qtbot, KEY.Key_Return)  # close: the start page
    assert page.start_page.isVisible()
    press(qtbot, KEY.Key_Escape)
    assert window.tab.isVisible()
    assert window.session.value == before
    by_result = [entry.result for entry in entries_in(data_folder()) if entry.kind is Kind.EXERCISE]
    assert by_result.count(Result.SOLVED) == 2 + len(words[2:])


def test_while_one_practises_the_puzzle_behind_stays_as_it_is(qtbot, open_window, history, typed):
    history.add(missed())
    window = open_window(practice_least="UNCOMMON")
    typed(window, "headlines")
    start(qtbot, window)
    assert [action.text() for action in window.menu().actions()] == ["File", "View", "Help"]
    press(qtbot, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(qtbot, KEY.Key_E, Qt.KeyboardModifier.ControlModifier)  # the game's own: reverse
    assert window.session.puzzle.letters == "headlines"
    asked = course(window).attempt
    tabs = window.top_bar.tabs
    qtbot.mouseClick(tabs, LEFT, pos=tabs.tabRect(0).center())  # the game in front before
    assert window.tab.isVisible()
    window.session.undo()
    assert window.session.puzzle.letters == ""
    window.commands.practice.practise.trigger()  # go on
    assert course(window).attempt is asked
    assert window.commands.practice.page.isVisible()
    window.commands.practice.commands.stop.trigger()
    assert window.commands.practice.page.start_page.isVisible()
    press(qtbot, KEY.Key_Escape)
    assert window.tab.isVisible()


def drag_over(qtbot, board, cells):
    qtbot.mousePress(board, LEFT, pos=board.cells[cells[0]].rect.center())
    for cell in cells[1:]:
        qtbot.mouseMove(board, board.cells[cell].rect.center())
    qtbot.mouseRelease(board, LEFT, pos=board.cells[cells[-1]].rect.center())


def test_a_practice_by_mouse_alone_on_the_real_board(qtbot, pool, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    history = History(data_folder())
    found = ("near", "note", "era", "ate", "tea", "eat", "are", "ear")
    history.add(
        Entry("boggle", "AVRO/NAEN/TDEM/JATL", Result.FINISHED, Kind.ROUND, 180.0, (), found,
              {"score": 8, "par": 40}, "common2k", when=yesterday(), id="round")
    )  # fmt: skip
    settings = Settings(lexicon="common5k", practice_least="VERY_COMMON", practice_items=2, welcomed=True)
    appearance = Appearance("light", reduced_motion=True)
    window = MainWindow(VIEWS, appearance, pool, settings, tmp_path / "settings.json")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.commands.places.show_home.trigger()
    home, bar = window.commands.front.place, window.top_bar
    qtbot.waitUntil(lambda: home.practice.number.text() not in ("–", "0"))
    due = int(home.practice.number.text())
    assert bar.practice.accessibleName() == f"Practice, {due} due"
    qtbot.mouseClick(home.practice.button, LEFT)
    page = window.commands.practice.page
    qtbot.waitUntil(lambda: page.start_page.calm.row is page.start_page.calm.due)
    assert page.start_page.calm.due.figure.text() == f"{due} questions"
    qtbot.waitUntil(lambda: page.start_page.calm.days.accessibleDescription().startswith(f"today: {due}"))
    qtbot.mouseClick(page.start_page.foot.start, LEFT)
    wait_for_question(qtbot, window)
    assert bar.practice.isChecked()
    asked = page.question.progress
    assert asked.text() == f"1 of {min(due, 2)}"  # two questions a practice
    page, view = window.commands.practice.page, course(window).view
    words = course(window).attempt.item.exercise.answers
    assert ". 8 points, par 40." in shown(page)
    drag_over(qtbot, view.board, view.path_of(words[0]))
    for cell in (*view.path_of(words[1]), view.path_of(words[1])[-1]):  # tile after tile, the last one twice
        qtbot.mouseClick(view.board, LEFT, pos=view.board.cells[cell].rect.center())
    assert [row.text for row in page.question.answers.rows][:3] == [words[0].upper(), words[1].upper(), ""]
    while page.question.hints.button.isVisible():
        qtbot.mouseClick(page.question.hints.button, LEFT)
    assert view.board.path == view.path_of(words[2])
    qtbot.mouseClick(page.question.give_up, LEFT)
    rows = page.question.answers
    assert [row.text for row in rows.rows] == [word.upper() for word in words]
    qtbot.mouseClick(rows.view.viewport(), LEFT, pos=rows.view.visualRect(rows.view.model().index(0, 0)).center())
    assert view.board.path == view.path_of(words[0])
    assert words[0].upper() in page.question.card.accessibleName()
    assert "It cost you" in page.question.card.accessibleName()
    solved = [entry for entry in entries_in(data_folder()) if entry.result is Result.SOLVED]
    assert [entry.found for entry in solved] == [(words[0],), (words[1],)]
    for width, height, scale in ((1280, 800, 1.0), (900, 600, 1.0), (900, 600, 2.0), (1280, 800, 2.0)):
        window.resize(width, height)
        appearance.set_text_scale(scale)
        qtbot.rest(window)
        assert cut(monkeypatch, window) == [], (width, height, scale)
    appearance.set_text_scale(1.0)
    qtbot.rest(window)
    documents = list(window.workspace.documents)
    qtbot.mouseClick(page.question.show_board, LEFT)
    assert not set(documents) >= {window.document}  # one of its own
    assert window.session.text == "AVRO/NAEN/TDEM/JATL"
    assert window.tab.current_mode is Mode.ANALYSE
    window.session.stop()
    window.close()


def test_after_a_game_its_misses_are_practised(qtbot, open_window, history):
    window = open_window(practice_least="UNCOMMON")
    window.resize(1280, 800)
    history.add(missed("xxlinexx"))
    tab = window.tab
    play = tab.game_play
    play.start_with(nullgame.GAME.parse("xteax"), "Play")
    qtbot.waitUntil(lambda: window.session.outcome is not None)
    play.give_up()
    card = tab.play.panel.card
    qtbot.waitUntil(card.practise.isVisible)
    qtbot.mouseClick(card.practise, LEFT)
    wait_for_question(qtbot, window)
    assert course(window).attempt.item.entry.puzzle == "xteax"
    assert {due.card.miss.key for due in course(window).attempt.item.cards} == {"tea"}
    assert "What you missed" in shown(window.commands.practice.page)
    assert len(course(window).session.attempts) == 1
    qtbot.mouseClick(window.commands.practice.page.question.stop, LEFT)
    qtbot.rest(window)
    assert card.practise.hasFocus(), "where the keyboard was"


def test_without_a_history_it_says_what_practice_is_and_offers_what_needs_none(qtbot, open_window):
    window = open_window()
    window.commands.practice.practise()
    start = window.commands.practice.page.start_page
    qtbot.waitUntil(lambda: "What you miss in the games you finish is asked here again" in start.calm.due.note.text())
    assert start.by_game.isVisible(), "a run against the clock"
    qtbot.mouseClick(start.segments.button("calm"), LEFT)
    assert start.calm.isVisible()
    assert not start.calm.due.button.isEnabled()
    press(qtbot, KEY.Key_Escape)
    assert window.tab.isVisible()


def test_who_goes_back_to_the_games_while_it_looks_for_questions_stays_there(qtbot, open_window):
    window = open_window()
    practice = window.commands.practice
    practice.practise_missed(["none"])
    assert practice.page.isVisible()
    window.show_tab(0)
    qtbot.waitUntil(lambda: "Nothing that you missed there" in practice.page.start_page.notice.text())
    qtbot.rest(window)
    assert not practice.page.isVisible()
    assert window.tab.isVisible()


def test_after_a_long_pause_it_offers_to_spread(qtbot, open_window, history):
    history.add(missed())
    queue = open_queue(data_folder(), {VIEW.key: VIEW.game}, Run())
    history.add_missing(
        Entry(VIEW.key, "?", Result.GIVEN_UP, Kind.EXERCISE, proven={"card": card.id}, when=yesterday(40), id=card.id)
        for card in queue.cards
    )
    window = open_window(practice_cards=1)
    window.commands.practice.practise()
    calm = window.commands.practice.page.start_page.calm
    qtbot.waitUntil(calm.spread.isVisible)
    qtbot.mouseClick(calm.spread, LEFT)
    qtbot.waitUntil(lambda: not calm.spread.isVisible())
    assert any("spread" in entry.proven for entry in entries_in(data_folder()))
    qtbot.waitUntil(lambda: calm.row is calm.due)
    assert calm.due.figure.text() == "1 question"


PLAYER = """
import os, signal, sys
sys.path.append("")  # after what is installed
from pathlib import Path
from PySide6.QtCore import QTimer
from qless_studio.ui.shell.startup.application import Application
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.work import make_pool, wait_for_changes
from tests.ui.null_view import VIEW

app = Application([])
home = Path(os.environ["QLESS_STUDIO_HOME"])
settings = Settings(lexicon="common2k", practice_least="UNCOMMON")
window = MainWindow([VIEW], Appearance("light"), make_pool(), settings, home / "settings.json")
window.show()
page = window.commands.practice.page
window.commands.practice.practise()

def answer():
    course = window.commands.practice.course
    if course is None and page.start_page.calm.row is not None:
        page.start()
    if course is None or len(course.session.attempts) < 2:
        return
    for word in course.attempt.item.exercise.answers:
        course.view.answered.emit(word)
    wait_for_changes()
    os.kill(os.getpid(), signal.SIGKILL)

timer = QTimer(interval=10)
timer.timeout.connect(answer)
timer.start()
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.nightly
def test_what_is_answered_survives_a_kill_and_the_rest_is_still_due(tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    history = History(data_folder())
    history.add(missed("xteax"))
    history.add(missed("xxnetxx"))
    subprocess.run([sys.executable, "-c", PLAYER], env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, check=False)
    answered = {entry.proven["card"] for entry in entries_in(data_folder()) if entry.kind is Kind.EXERCISE}
    assert answered
    queue = open_queue(data_folder(), {VIEW.key: VIEW.game}, Run())
    today = datetime.now(UTC).date()
    due = {each.card.id for each in queue.due(today)}
    assert due
    assert not due & answered
    assert due | answered == {card.id for card in queue.cards}


def test_behind_the_games_no_question_takes_the_keyboard(qtbot, open_window, history, typed):
    history.add_missing([missed(), missed("xxsonxxbedxx")])
    window = open_window(practice_least="UNCOMMON")
    typed(window, "headlines")
    start(qtbot, window)
    window.show_tab(0)
    board = QApplication.focusWidget()
    assert board.isVisible()
    practice = course(window)
    for change in (practice.skip, practice.give_up, practice.next):
        change()
        qtbot.rest(window)
        assert QApplication.focusWidget() is board, change.__name__


def test_behind_the_games_no_command_touches_the_question(qtbot, open_window, history, typed):
    history.add(missed())
    window = open_window(practice_least="UNCOMMON")
    typed(window, "headlines")
    start(qtbot, window)
    commands = window.commands.practice.commands
    on_question = (commands.skip, commands.hint, commands.answers)
    assert all(command.isEnabled() for command in on_question)
    window.show_tab(0)
    asked = course(window).attempt
    assert not [command.text() for command in commands.actions if command.isEnabled()]
    press(qtbot, KEY.Key_J, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert course(window).attempt is asked
    course(window).give_up()  # what comes late makes no command available either
    assert not commands.next.isEnabled()
    assert not commands.board.isEnabled()
    window.commands.practice.practise()  # go on
    assert commands.next.isEnabled()
    assert commands.board.isEnabled()
