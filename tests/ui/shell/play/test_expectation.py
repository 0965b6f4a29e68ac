"""Levels and expected points in Play: before, during and after a round, boards to order, and hiding all of it."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from statistics import fmean

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games import boggle
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.lexicon import load
from qless_studio.engine.play import Stage
from qless_studio.engine.player.levels import found_text
from qless_studio.engine.player.rounds import InstalledLists, Profile, known_after
from qless_studio.engine.player.scale import Order, board_level, features_of
from qless_studio.engine.practice.rush import RUSH
from qless_studio.engine.practice.schedule import exercise_entry
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import figure
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import Mode
from tests.fixtures.nightly import by_day

LEFT = Qt.MouseButton.LeftButton
LIST = "common10k"
BOARD = "TSEA/RINO/GLDE/MUPC"


@cache
def rounds(count):
    """Rounds in which the most common words were found, a day apart; the same in all tests of this process."""
    lexicon, game, random = load(LIST), boggle.GAME, Random(3)
    dice, entries = usual_pool(lexicon.language, 16), []
    for number in range(count):
        text = format_board(Board(4, 4, roll(dice, random)))
        words = [each.word for each in game.solve(game.parse(text), lexicon, game.options(), Run())]
        found = tuple(word for word in words if (lexicon.zipf(word) or 0) >= 4.4)
        when = (datetime.now(UTC) - timedelta(days=count - number)).isoformat(timespec="seconds")
        entries.append(
            Entry("boggle", text, Result.FINISHED, Kind.ROUND, 180.0, found=found, lexicon=lexicon.name,
                  crc=lexicon.crc, when=when, id=f"r{number}")
        )  # fmt: skip
    return tuple(entries)


@pytest.fixture
def playing(qtbot, pool, tmp_path, monkeypatch):
    """`playing(entries, **settings)`: a window with this history, and its round of Boggle, not begun."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))

    def playing(entries, **settings):
        History(data_folder()).add_missing(entries)
        chosen = Settings(lexicon=LIST, welcomed=True, **settings)
        window = MainWindow(VIEWS, Appearance("light"), pool, chosen, tmp_path / "settings.json")
        qtbot.addWidget(window)
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        window.session.set_mode(Mode.PLAY)
        game = window.tab.round
        qtbot.waitUntil(lambda: game.expectation._standing is not None)
        return window, game

    return playing


@pytest.fixture
def begun(qtbot, playing):
    """The same with a round on `BOARD`, searched."""

    def begun(entries, **settings):
        window, game = playing(entries, **settings)
        game.play.start_with(boggle.GAME.parse(BOARD), "test")
        qtbot.waitUntil(lambda: game.expectation.board is not None)
        return window, game

    return begun


def skill_after(entries):
    known = known_after(entries, {"boggle": boggle.GAME}, InstalledLists())
    return known.skill(Profile.of("boggle", load(LIST)), time.time())


def shown(card):
    return " ".join(label.text() for label in card.findChildren(QLabel))


def features():
    return features_of(boggle.GAME, boggle.GAME.parse(BOARD), load(LIST), boggle.GAME.options())


def coming(qtbot, window, game):
    """What is told before a round, once the next board is known."""
    qtbot.waitUntil(lambda: game.expectation.coming is not None)
    assert window.session.puzzle == boggle.GAME.blank
    return window.tab.play_view.expectation.before


def test_before_a_round_what_to_expect_on_its_board_is_told(qtbot, playing):
    window, game = playing(rounds(12))
    before = coming(qtbot, window, game)
    assert before.isVisible()
    expected = before.points.text()
    low, high = game.expectation.next_forecast.band
    assert before.bar.text() == f"{low} to {high} expected, par {game.expectation.coming.known.par}"
    qtbot.mouseClick(window.tab.play.panel.start.new, LEFT)
    qtbot.waitUntil(lambda: game.expectation.forecast is not None)
    assert expected.startswith(f"{round(game.expectation.forecast.expected)} points, {low} to {high} band, ")
    assert expected.endswith(f"{game.facts_known.par.score} par")
    assert game.expectation.forecast.band == (low, high)


@pytest.mark.nightly
def test_another_time_makes_the_same_board_harder(qtbot, playing):
    window, game = playing(rounds(12))
    coming(qtbot, window, game)
    board, level = game.expectation.coming.known.board.words, game.expectation.coming.level
    game.time.value_changed.emit(1)
    qtbot.waitUntil(lambda: game.expectation.coming is not None and game.expectation.coming.level != level)
    assert game.expectation.coming.known.board.words == board
    assert game.expectation.coming.level > level + 200


@pytest.mark.parametrize("count", [0, 2])
def test_with_few_rounds_nothing_is_expected(qtbot, playing, count):
    window, game = playing(rounds(count))
    assert not coming(qtbot, window, game).isVisible()
    assert not window.tab.round.orders.part.isVisible()


@pytest.mark.nightly
def test_with_some_rounds_there_are_points(qtbot, playing):
    window, game = playing(rounds(4))
    before = coming(qtbot, window, game)
    assert before.points.isVisible()
    assert not window.tab.round.orders.part.isVisible()


@pytest.mark.nightly
def test_nothing_is_rolled_ahead_for_who_has_hidden_levels(qtbot, playing):
    window, game = playing(rounds(12))
    coming(qtbot, window, game)
    window.tab.play_view.expectation.before.hiding.trigger()
    assert game.expectation.coming is None
    assert not window.tab.play_view.expectation.before.isVisible()
    assert not game.orders._orders._searches.active


def test_during_a_round_the_bar_shows_the_band_of_this_player_on_this_board(begun):
    entries = rounds(12)
    window, game = begun(entries)
    view, expected = window.tab.play_view, skill_after(entries).forecast(features(), 180)
    forecast = game.expectation.forecast
    assert forecast.expected == pytest.approx(expected.expected, rel=1e-3)
    assert forecast.band == expected.band
    low, high = expected.band
    assert view.expectation.bar.isVisible()
    assert not view.bar.isVisible()
    assert view.expectation.bar.text().startswith(f"0 points, {low} to {high} expected, par ")
    game.enter("line", ())
    assert view.expectation.bar.text().startswith("1 points")
    assert f"{round(expected.expected)} expected" in view.figures.text()


@pytest.mark.nightly
def test_without_a_clock_nothing_is_expected_and_par_stays(qtbot, playing):
    window, game = playing(rounds(12))
    window.session.set_options(boggle.Options(minutes=0))
    game.play.start_with(boggle.GAME.parse(BOARD), "test")
    qtbot.waitUntil(lambda: game.expectation.board is not None)
    view = window.tab.play_view
    assert game.expectation.forecast is None
    assert view.bar.isVisible()
    assert not view.expectation.bar.isVisible()


def test_after_a_round_it_tells_where_it_landed_and_the_new_level(qtbot, begun):
    window, game = begun(rounds(12))
    before = game.expectation.standing.level
    for each in sorted(game.analysis.words, key=lambda each: -each.score):
        if game.played.totals[1] <= game.expectation.forecast.high:
            game.enter(each.word, ())
    assert game.left()
    game.play.clock.set(180.0)
    game.play.end(Result.FINISHED)
    after = window.tab.play_view.expectation.after
    qtbot.waitUntil(lambda: game.expectation.level_change is not None)
    level = game.expectation.standing.level
    assert level.rounds == before.rounds + 1
    assert game.expectation.level_change == round(level.value) - round(before.value)
    assert after.isVisible()
    assert after.told.text().endswith("\nMore than in 9 of 10 games on such a board")
    assert after.level.text().endswith(f"Level {figure(round(level.value))}")
    assert after.level.text().startswith("+")
    assert "expected" in shown(window.tab.play.panel.card)


@pytest.mark.parametrize(("count", "told"), [(12, True), (2, False)])
@by_day("12-True")
def test_a_word_of_the_review_says_how_often_the_player_finds_it(qtbot, begun, count, told):
    entries = rounds(count)
    window, game = begun(entries)
    game.play.clock.set(180.0)
    game.play.end(Result.FINISHED)
    words = window.tab.play_view.review.words
    found = game.analysis.words[0]
    words.table.solution_selected.emit(found)
    said = words.card.card.accessibleName()
    place = features().words.index(found.word)
    text = found_text(skill_after(entries).chances(features(), 180)[place])
    assert (text in said) == told
    window.workspace.levels.set_shown(False)
    words.table.solution_selected.emit(found)
    assert "rounds like this" not in words.card.card.accessibleName()


@pytest.mark.nightly
def test_fewer_points_than_expected_are_not_commented(qtbot, begun):
    window, game = begun(rounds(12))
    game.play.clock.set(180.0)
    game.play.end(Result.FINISHED)
    qtbot.waitUntil(lambda: game.expectation.level_change is not None)
    assert window.tab.play_view.expectation.after.told.text().startswith("0 of ")
    assert "\n" not in window.tab.play_view.expectation.after.told.text()


@pytest.mark.nightly
def test_a_round_given_up_changes_no_level(qtbot, begun):
    _, game = begun(rounds(12))
    level = game.expectation.standing.level
    game.enter("line", ())
    game.play.give_up()
    qtbot.waitUntil(lambda: len(game.play.history.entries) == 13)
    qtbot.waitUntil(lambda: not game.expectation._searches.active)
    assert game.expectation.standing.level.value == pytest.approx(level.value, abs=0.01)
    assert game.expectation.level_change is None


def test_practice_rushes_and_reviews_never_change_it(playing):
    entries = rounds(12)
    when = datetime.now(UTC).isoformat(timespec="seconds")
    mixed = [
        exercise_entry("boggle", f"boggle:word:w{number}", "?", number % 2 == 0, seconds=5, when=when)
        for number in range(20)
    ]
    mixed.append(Entry(RUSH, "", Result.FINISHED, Kind.EXERCISE, 90.0, proven={"solved": 9}, when=when, id="rush"))
    mixed.append(Entry("boggle", BOARD, Result.FINISHED, Kind.EXERCISE, 180.0, found=("line",), lexicon=LIST,
                       crc=load(LIST).crc, when=when, id="review"))  # fmt: skip
    _, game = playing([*entries, *mixed])
    standing = game.expectation.standing
    assert standing.rounds == 12
    assert standing.skill.belief.mean == pytest.approx(skill_after(entries).belief.mean, abs=1e-4)


def test_hidden_everywhere_at_once_and_for_good(qtbot, begun):
    window, game = begun(rounds(12))
    view = window.tab.play_view
    view.expectation.before.hiding.trigger()
    assert window.settings().levels is False
    assert not view.expectation.bar.isVisible()
    assert view.bar.isVisible()
    assert "expected" not in view.figures.text()
    game.play.clock.set(180.0)
    game.play.end(Result.FINISHED)
    assert not view.expectation.after.isVisible()
    assert not game.orders.part.isVisible()
    assert "expected" not in shown(window.tab.play.panel.card)
    window._change_setting("levels", True)
    assert game.orders.part.isVisible()


def test_who_has_hidden_levels_sees_none_before_a_round(playing):
    window, game = playing(rounds(12), levels=False)
    assert not window.tab.play_view.expectation.before.isVisible()
    assert not game.orders.part.isVisible()


@pytest.mark.parametrize(("order", "low", "high"), [(Order.NEAR, -100, 100), (Order.HARDER, 100, 300)])
@by_day("Order.HARDER-100-300")
def test_boards_are_dealt_as_ordered(qtbot, playing, order, low, high):
    _, game = playing(rounds(12))
    level = game.expectation.standing.level.value
    qtbot.mouseClick(game.orders.choice.button(order), LEFT)
    for _ in range(2):
        game.deal()
        qtbot.waitUntil(lambda: game.play.stage is Stage.RUNNING and game.expectation.board_level is not None)
        assert low <= game.expectation.board_level - level <= high
        game.play.give_up()


@pytest.mark.nightly
def test_a_match_of_word_streak_is_dealt_as_ordered(qtbot, playing):
    """With this list and time the boards of a match are of level 2,063 on average, hardly one of 60 below 1,965."""
    of_boggle, lexicon = rounds(12), load(LIST)
    window, _ = playing([replace(entry, game="word-streak", id=f"w{entry.id}") for entry in of_boggle])
    window.show_tab([view.key for view in VIEWS].index("word-streak"))
    window.session.set_mode(Mode.PLAY)
    game = window.tab.round
    qtbot.waitUntil(lambda: game.expectation._standing is not None and game.orders.part.isVisible())
    assert game.expectation.standing.level.value < 1700
    qtbot.mouseClick(game.orders.choice.button(Order.NEAR), LEFT)
    game.deal()
    qtbot.waitUntil(lambda: game.play.stage is Stage.RUNNING)
    boards = [features_of(window.session.game, each, lexicon, window.session.options) for each in game.match.rounds]
    assert fmean(board_level(board, game.play.limit) for board in boards) < 1990


@pytest.mark.nightly
def test_it_says_so_where_no_board_is_as_ordered(qtbot, playing):
    """See the test before: hardly any match is near this player's level."""
    of_boggle = rounds(12)
    window, _ = playing([replace(entry, game="word-streak", id=f"w{entry.id}") for entry in of_boggle])
    window.show_tab([view.key for view in VIEWS].index("word-streak"))
    window.session.set_mode(Mode.PLAY)
    game = window.tab.round
    qtbot.waitUntil(lambda: game.orders.part.isVisible() and game.expectation.coming is not None)
    assert not game.orders.part.note.isVisible()
    qtbot.mouseClick(game.orders.choice.button(Order.NEAR), LEFT)
    qtbot.waitUntil(lambda: game.expectation.coming is not None and not game.expectation.coming.suits)
    assert game.orders.part.note.text() == "None of 200 puzzles matched; the closest was chosen."
    assert game.orders.part.note.isVisible()


@pytest.mark.nightly
def test_the_words_found_are_listed_from_the_first(qtbot, begun):
    window, game = begun([])
    for found in game.left()[::2]:
        game.enter(found.word, found.path)
    game.play.end(Result.FINISHED)
    qtbot.rest(window)
    review = window.tab.play_view.review
    bar = review.words.table.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    qtbot.mouseClick(review.choice.button("found"), LEFT)
    qtbot.rest(window)
    assert bar.value() == 0 < bar.maximum()
