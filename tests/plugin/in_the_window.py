"""Word Hive in the window, for an environment in which it is installed: `test_word_hive` runs this file there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio import app
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Result
from qless_studio.ui.games import PROBLEMS, VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from tests.ui.playing import entries_in, give_up, go_to_play

KEY = Qt.Key
HIVE = next(view for view in VIEWS if view.key == "word-hive")


@pytest.fixture
def window(qtbot, pool, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    appearance, settings = Appearance("light", reduced_motion=True), Settings(practice_least="RARE", welcomed=True)
    window = MainWindow(VIEWS, appearance, pool, settings, tmp_path / "settings.json")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.show_tab(VIEWS.index(HIVE))
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    yield window
    window.commands.practice.stop()
    window.close()


def enter(qtbot, word):
    qtbot.keyClicks(QApplication.focusWidget(), word)
    qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Return)


def test_all_modules_are_imported_ahead(qapp):
    assert PROBLEMS == ()
    assert len(list(app._imports_ahead())) > len(VIEWS)


def test_the_daily_hive_is_played_with_its_tab_and_recorded(qtbot, window):
    go_to_play(qtbot, window.tab)
    qtbot.keyClick(window, KEY.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    play = window.tab.game_play
    qtbot.waitUntil(lambda: play.playing)
    assert play.day
    qtbot.waitUntil(lambda: window.session.outcome is not None)
    word = window.session.solutions[0].word
    enter(qtbot, word.upper())
    enter(qtbot, word)
    assert window.tab.hive.found == (word,)
    enter(qtbot, "zzzz")
    assert window.tab.hive.field.wrong
    window.tab.hive.field.clear()
    for cell in range(7):
        rect = window.tab.page.board.cells[cell].rect
        qtbot.mouseClick(window.tab.page.board, Qt.MouseButton.LeftButton, pos=rect.center())
    assert sorted(window.tab.hive.field.text().lower()) == sorted(window.session.puzzle.letters)
    give_up(window.tab)
    qtbot.waitUntil(lambda: window.tab.play.panel.card.isVisible())
    (entry,) = entries_in(window.workspace.records)
    assert (entry.game, entry.found, entry.day, entry.result) == ("word-hive", (word,), play.day, Result.GIVEN_UP)


def test_while_the_words_are_searched_for_no_hint_is_lost_and_the_last_word_ends_the_game(qtbot, window):
    go_to_play(qtbot, window.tab)
    play, hive = window.tab.game_play, window.tab.hive
    play.start_with(HIVE.game.parse("T-AEILNR"), "Hive")
    qtbot.waitUntil(lambda: play.is_known)
    words = [found.word for found in window.session.solutions]
    window.session.solve()
    hive.hints.ask()
    assert hive.hints.shown == 0
    qtbot.waitUntil(lambda: hive.hints.shown == 1)
    for word in words[:-1]:
        hive.field.setText(word)
        hive.field.returnPressed.emit()
    window.session.solve()
    hive.field.setText(words[-1])
    hive.field.returnPressed.emit()
    assert play.playing
    qtbot.waitUntil(lambda: play.result is Result.SOLVED)


def test_what_was_missed_is_practised_on_the_hive(qtbot, window):
    hive = Entry(
        "word-hive", "T-AEILNR", Result.GIVEN_UP, found=("late",), lexicon="common2k",
        when="2026-05-01T10:00:00+00:00", id="hive",
    )  # fmt: skip
    History(data_folder()).add(hive)
    practice = window.commands.practice
    practice.practise_missed(("hive",))
    qtbot.waitUntil(lambda: practice.course is not None and practice.course.attempt is not None)
    item = practice.course.attempt.item
    assert item.exercise.question.startswith("Find a word of")
    view = practice.course.view
    view.field.setFocus()
    enter(qtbot, item.exercise.answers[0])
    qtbot.waitUntil(lambda: any(entry.kind.value == "exercise" for entry in entries_in(data_folder())))


def test_new_hives_are_dealt_and_its_help_is_shown(qtbot, window):
    window.tab.play_actions.new_game.trigger()
    qtbot.waitUntil(lambda: len(window.session.puzzle.letters) == 7)
    help = window.commands.help
    page = help._make_window()
    qtbot.addWidget(page)
    assert page.pages["word-hive"].title == "Word Hive"
    window.commands.places.show_home()
    home = window.commands.front.place
    assert "Word Hive" in [card.view.title for card in home.cards if card.isVisible()]
    assert window.top_bar.tabs.count() == len(VIEWS)
