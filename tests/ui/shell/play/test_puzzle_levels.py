"""Levels in Play of Q-Less and Affix, and what games gave away in Quiddler."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.play import Stage
from qless_studio.engine.player.levels import attempts, landed_text, puzzle_level, skill_after
from qless_studio.engine.player.scale import Order
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import figure
from qless_studio.ui.games import VIEWS
from qless_studio.ui.games.q_less.play import next_roll
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import Mode
from tests.fixtures.nightly import by_day

LEFT = Qt.MouseButton.LeftButton
LIST = "common10k"


def puzzles(game, count, **fields):
    """Puzzles of different letters that were solved, a day apart."""
    texts = ["".join(chr(97 + (number * 7 + place) % 26) for place in range(12)) for number in range(count)]
    if game == "affix":
        texts = [f"an ell est {text[:3]}" for text in texts]
    needed = {"q-less": {"rank": 2_500, "solvable": True}, "affix": {"words_needed": 2_500}}[game]
    kind, seconds = fields.get("kind", Kind.GAME), fields.get("seconds", 150.0)
    return [
        Entry(game, text, Result.SOLVED, kind, seconds, proven=needed,
              lexicon=LIST, when=(datetime.now(UTC) - timedelta(days=count - number)).isoformat(timespec="seconds"),
              id=f"{game}{number}{kind}")
        for number, text in enumerate(texts)
    ]  # fmt: skip


@pytest.fixture
def playing(qtbot, pool, tmp_path, monkeypatch):
    """`playing(key, entries, **settings)`: the tab of a game in Play with this history, nothing begun."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))

    def playing(key, entries, **settings):
        History(data_folder()).add_missing(entries)
        chosen = Settings(lexicon=LIST, welcomed=True, **settings)
        window = MainWindow(VIEWS, Appearance("light"), pool, chosen, tmp_path / "settings.json")
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        window.show_tab([view.key for view in VIEWS].index(key))
        window.session.set_mode(Mode.PLAY)
        qtbot.waitUntil(lambda: window.session.lexicon is not None and window.tab.game_play.history.known)
        return window, window.tab.game

    return playing


@pytest.fixture
def levels_of(qtbot, playing):
    """The same, and the levels shown, once they are known."""

    def levels_of(key, entries, **settings):
        window, game = playing(key, entries, **settings)
        qtbot.waitUntil(lambda: game.levels._standing is not None)
        return window, game, game.levels

    return levels_of


def over(qtbot, game, seconds):
    """Give up after so long, and wait until the history knows."""
    before = game.levels._standing.skill.puzzles
    game.play.clock.set(seconds)
    game.play.give_up()
    qtbot.waitUntil(lambda: game.levels._standing.skill.puzzles == before + 1)


@pytest.mark.nightly
def test_q_less_tells_nothing_of_a_roll_that_may_have_no_solution(qtbot, levels_of):
    entries = puzzles("q-less", 12)
    window, game, levels = levels_of("q-less", entries)
    assert levels.before.isVisible()
    assert levels.before.note.text().startswith("Of those with a solution you solve ")
    qtbot.mouseClick(window.tab.play.panel.start.new, LEFT)
    qtbot.waitUntil(lambda: game.review is not None and game.review.complete)
    assert game.play.stage is Stage.RUNNING


@pytest.mark.parametrize(("order", "low", "high"), [(Order.NEAR, -100, 100), (Order.HARDER, 100, 300)])
@by_day("Order.HARDER-100-300")
@pytest.mark.nightly
def test_what_to_expect_of_a_roll_that_was_ordered_is_told_before_it(qtbot, levels_of, order, low, high):
    window, game, levels = levels_of("q-less", puzzles("q-less", 12, seconds=500.0))
    qtbot.mouseClick(game.orders.choice.button(order), LEFT)
    qtbot.waitUntil(lambda: "within 5 minutes. Half of them take less than" in levels.before.note.text())
    qtbot.mouseClick(window.tab.play.panel.start.new, LEFT)
    qtbot.waitUntil(lambda: game.review is not None and game.review.rank is not None)
    level = puzzle_level(game.review.rank)
    assert low <= level - levels.level <= high


def test_after_a_roll_how_hard_it_was_and_the_new_level_are_told(qtbot, levels_of):
    window, game, levels = levels_of("q-less", puzzles("q-less", 12))
    before = levels.level
    run, (lexicon, options) = Run(), (window.session.lexicon, window.session.options)
    seed = next(seed for seed in range(99) if next_roll(lexicon, options, seed, run) is not None)
    window.tab.rolls.roll_dice(seed)
    qtbot.waitUntil(lambda: game.review is not None and game.review.complete)
    assert game.review.rank is not None
    over(qtbot, game, 600.0)
    assert levels.level < before
    assert levels.after.isVisible()
    assert levels.after.told.text() == landed_text("", puzzle_level(game.review.rank), levels.level)
    change = round(levels.level) - round(before)
    assert levels.after.level.text() == f"{figure(change)}  Level {figure(round(levels.level))}"


@pytest.mark.nightly
def test_affix_tells_what_to_expect_of_the_next_board(qtbot, levels_of):
    window, game, levels = levels_of("affix", puzzles("affix", 12))
    qtbot.waitUntil(lambda: "Of puzzles like it you solve" in levels.before.note.text())
    before = levels.level
    assert window.session.puzzle == window.session.game.blank
    qtbot.mouseClick(window.tab.play.panel.start.new, LEFT)
    qtbot.waitUntil(lambda: game.play.stage is Stage.RUNNING and game.levels._rank() is not None)
    over(qtbot, game, 900.0)
    assert levels.level < before
    assert levels.after.level.text().endswith(f"Level {figure(round(levels.level))}")


@pytest.mark.nightly
def test_affix_offers_boards_by_level_to_who_has_one(qtbot, levels_of):
    _, game, levels = levels_of("affix", puzzles("affix", 12))
    assert Order.NEAR in game.level._values
    game.level.set_value(Order.NEAR)
    game.level.value_changed.emit(Order.NEAR)
    qtbot.waitUntil(lambda: game._orders.coming is not None)
    assert abs(game._orders.coming.level - levels.level) <= 100
    levels._play.session.levels.set_shown(False)
    assert Order.NEAR not in game.level._values
    assert game.level.value == "any"


@pytest.mark.parametrize("key", ["q-less", "affix"])
@by_day("affix")
def test_before_ten_puzzles_nothing_is_said_of_levels(levels_of, key):
    _, _, levels = levels_of(key, puzzles(key, 3))
    assert not levels.before.isVisible()


@pytest.mark.parametrize("key", ["q-less", "affix"])
@by_day("q-less")
def test_exercises_change_nothing(levels_of, key):
    entries = puzzles(key, 12)
    other = puzzles(key, 24, kind=Kind.EXERCISE)
    _, _, levels = levels_of(key, [*entries, *other])
    assert levels._standing.skill == skill_after(attempts(entries, key))


@pytest.mark.parametrize("key", ["q-less", "affix"])
@by_day("affix")
def test_hidden_for_good(qtbot, levels_of, key):
    window, game, levels = levels_of(key, puzzles(key, 12))
    levels.before.hiding.trigger()
    assert window.settings().levels is False
    assert not levels.before.isVisible()
    game.deal()
    qtbot.waitUntil(lambda: game.play.stage is Stage.RUNNING)
    game.play.give_up()
    assert not levels.after.isVisible()


@pytest.mark.nightly
def test_quiddler_tells_what_games_gave_away_and_the_mistakes_of_the_last(qtbot, playing):
    proven = {"score": 80, "best": 100, "par": 90}
    when = datetime.now(UTC).isoformat(timespec="seconds")
    earlier = Entry("quiddler", "A/B", Result.FINISHED, Kind.GAME, 60.0, proven=proven, when=when, id="q1")
    window, game = playing("quiddler", [earlier])
    mistakes = game.solitaire.mistakes
    assert mistakes.isVisible()
    assert mistakes.mean.text() == "20.0 points given away per game (from 1 game)"
    assert not mistakes.sizes.isVisible()
    game.play.start_with(window.session.game.example, "test")
    qtbot.waitUntil(lambda: game.play.stage is Stage.RUNNING)
    game.play.give_up()
    qtbot.waitUntil(lambda: game.solitaire.review.rows != [])
    assert mistakes.isVisible()
    costs = [row.cost for row in game.solitaire.review.rows]
    large = sum(cost >= 15 for cost in costs)
    assert mistakes.sizes.text().endswith(f"{large} large")
    assert large == 1  # all cards left over
