"""Rounds against the computer at a level, and against one's own earlier rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from qless_studio.engine.games import boggle
from qless_studio.engine.history import Result
from qless_studio.engine.play import Stage
from qless_studio.ui.shell.frame.palette import CommandPalette
from tests.ui.access.cutting import place, rows_seen, seen
from tests.ui.shell.play.test_expectation import BOARD, playing, rounds  # noqa: F401


def choose(game, value):
    combo = game.opponent.choice
    combo.set_value(value)
    combo.activated.emit(combo.currentIndex())


@pytest.fixture
def against(qtbot, playing):  # noqa: F811
    """`against(value)`: a round on `BOARD` with this opponent."""

    def against(value, entries=None):
        window, game = playing(rounds(12) if entries is None else entries)
        choose(game, value)
        game.play.start_with(boggle.GAME.parse(BOARD), "test")
        qtbot.waitUntil(lambda: game.expectation.board is not None)
        return window, game

    return against


def test_the_computer_counts_with_the_clock_and_its_words_are_shown_afterwards(against):
    _, game = against(1_700)
    opponent = game.opponent
    assert opponent.words
    assert {found.word for found in opponent.words} <= {found.word for found in game.analysis.words}
    game.play.clock.set(90.0)
    game.play.ticked.emit()
    half = sum(found.points for found in opponent.words if found.seconds <= 90)
    assert opponent.line.isVisible()
    assert opponent.line.text() == f"Computer, level 1,700: {half} point{'s' if half != 1 else ''}"
    assert not any(found.word.upper() in opponent.line.text() for found in opponent.words)
    game.enter("line", ())
    game.play.clock.set(180.0)
    game.play.end(Result.FINISHED)
    points = sum(found.points for found in opponent.words)
    assert opponent.after.isVisible()
    assert f"{points - 1} points behind" in opponent.after.result.text()
    told = opponent.after.theirs.text()
    assert all(found.word.upper() in told for found in opponent.words if found.word != "line")


def test_the_words_missed_are_in_view_and_those_of_both_players_unfold(qtbot, against):
    window, game = against(2_100)
    game.enter("line", ())
    game.play.clock.set(180.0)
    game.play.end(Result.FINISHED)
    qtbot.rest(window)
    table, after, places = window.tab.play_view.review.words.table, game.opponent.after, window.tab.page.places
    assert rows_seen(table) >= 5
    assert not places.scrolls
    assert not after.theirs.isVisible()
    qtbot.mouseClick(after.words, Qt.MouseButton.LeftButton)
    qtbot.rest(window)
    assert seen(after.theirs) == place(after.theirs)
    assert not (table.isVisible() and places.scrolls)
    window.resize(1280, 660)
    qtbot.rest(window)
    assert not (table.isVisible() and places.scrolls)
    qtbot.keyClick(after.words, Qt.Key.Key_Return)
    assert not after.theirs.isVisible()
    window.resize(1280, 800)
    qtbot.rest(window)
    assert rows_seen(table) >= 5
    game.play.again()
    game.play.end(Result.FINISHED)
    assert not after.theirs.isVisible()


@pytest.mark.nightly
def test_at_your_level_it_has_the_level_of_the_player(against):
    _, game = against("same")
    assert game.opponent.level == game.expectation.standing.level.value
    assert game.opponent.words


@pytest.mark.nightly
def test_before_there_is_a_level_the_computer_plays_at_the_average(qtbot, against):
    _, game = against("same", rounds(3))
    assert game.opponent.choice.currentText() == "Computer, level 1,500 for now"
    qtbot.waitUntil(lambda: game.opponent.line.text().startswith("Computer, level 1,500: "))
    assert game.opponent.words


@pytest.mark.nightly
def test_without_an_opponent_nothing_is_shown(against):
    window, game = against("")
    assert game.opponent.words == ()
    assert not game.opponent.line.isVisible()
    game.play.end(Result.FINISHED)
    assert not game.opponent.after.isVisible()
    assert not [label for label in window.findChildren(QLabel) if label.isVisible() and "Computer" in label.text()]


def test_the_same_board_again_is_played_against_oneself(qtbot, against):
    _, game = against("")
    game.play.clock.set(20.0)
    for word in ("line", "mine", "nice"):
        game.enter(word, ())
    game.play.clock.set(180.0)
    game.play.end(Result.FINISHED)
    qtbot.waitUntil(lambda: len(game.play.history.entries) == 13)
    choose(game, "oneself")
    game.play.again()
    qtbot.waitUntil(lambda: game.play.stage is Stage.RUNNING and game.expectation.board is not None)
    assert {found.word for found in game.opponent.words} <= {"line", "mine", "nice"}
    assert game.opponent.words
    assert game.opponent.line.text().startswith("Your earlier games")
    assert game.opponent.points_at(10.0) == 0


@pytest.mark.nightly
def test_who_hides_levels_has_no_opponent(qtbot, against):
    window, game = against(1_500)
    window._change_setting("levels", False)
    game.play.end(Result.FINISHED)
    assert not game.opponent.part.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.nightly
def test_beside_a_result_in_a_narrow_window_a_menu_has_what_has_no_room(qtbot, against):
    window, game = against("")
    window.resize(900, 600)
    game.play.end(Result.FINISHED)
    assert not game.opponent.choice.isVisible()
    qtbot.mouseClick(window.tab.play.panel.card.more, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    offered = {action.text(): action for action in menu.actions()}
    assert [*offered] == ["Practise", "Send", "Boards for the next games…", "Opponent…"]
    offered["Opponent…"].trigger()
    menu.close()
    assert game.opponent.choice.hasFocus()
    game.play.again()
    game.play.end(Result.FINISHED)
    assert not game.opponent.choice.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("typed", ["against", "opponent"])
@pytest.mark.nightly
def test_the_palette_finds_the_choice_and_opens_it(qtbot, against, typed):
    window, game = against("")
    window.resize(900, 600)
    game.play.end(Result.FINISHED)
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = window.findChild(CommandPalette)
    qtbot.keyClicks(palette.query, typed)
    qtbot.keyClick(palette.query, Qt.Key.Key_Return)
    assert game.opponent.choice.view().isVisible()
    game.opponent.choice.hidePopup()


@pytest.mark.nightly
def test_the_own_average_is_that_of_rounds_in_the_same_language(against):
    played = [replace(entry, proven={"score": 10, "limit": 180}) for entry in rounds(3)]
    german = [
        replace(entry, lexicon="de-standard", proven={"score": 500, "limit": 180}, id=f"de {entry.id}")
        for entry in played
    ]
    _, game = against("oneself", [*played, *german])
    assert game.opponent.line.text().startswith("Your earlier games: ")
    assert game.opponent.points_at(180.0) == 10
