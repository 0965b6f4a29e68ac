"""Levels on the Progress page: the level, its curve and strengths, given away instead, and hiding all of it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games import boggle, quiddler
from qless_studio.engine.games.quiddler.game_review import review_game
from qless_studio.engine.games.quiddler.text import format_puzzle, parse
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.lexicon import load
from qless_studio.engine.player.costs import Mistake, mistakes
from qless_studio.engine.player.levels import board_game_level
from qless_studio.engine.player.lists import InstalledLists
from qless_studio.engine.player.rounds import known_after
from qless_studio.engine.practice.courses import Value
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import figure
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance

LEFT = Qt.MouseButton.LeftButton


def rounds(count):
    """Rounds in which the common words were found, four days apart."""
    lexicon, game, random = load("common10k"), boggle.GAME, Random(3)
    dice, entries = usual_pool(lexicon.language, 16), []
    for number in range(count):
        text = format_board(Board(4, 4, roll(dice, random)))
        words = [each.word for each in game.solve(game.parse(text), lexicon, game.options(), Run())]
        found = tuple(word for word in words if (lexicon.zipf(word) or 0) >= 5)
        when = datetime.now(UTC) - timedelta(days=4 * (count - number))
        entries.append(
            Entry("boggle", text, Result.FINISHED, Kind.ROUND, 180.0, found=found, lexicon=lexicon.name,
                  crc=lexicon.crc, proven={"score": 10, "best": 90, "par": 30},
                  when=when.isoformat(timespec="seconds"), id=f"r{number}")
        )  # fmt: skip
    return entries


@pytest.fixture
def opened(qtbot, pool, tmp_path, monkeypatch):
    """`opened(entries, **settings)`: the window and its Progress page on this history, all computed."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))

    def opened(entries, **settings):
        History(data_folder()).add_missing(entries)
        chosen = Settings(welcomed=True, **settings)
        window = MainWindow(VIEWS, Appearance("light"), pool, chosen, tmp_path / "settings.json")
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        window.commands.progress.open_game("boggle")
        qtbot.waitUntil(lambda: window.commands.progress._job is None)
        return window, window.overlays.current

    return opened


def test_the_level_is_that_of_the_history_with_its_curve(qtbot, opened):
    entries = rounds(14)
    _, page = opened(entries)
    known = known_after(entries, {"boggle": boggle.GAME}, InstalledLists())
    level = board_game_level(boggle.GAME, known, InstalledLists())
    assert level.known
    part = page.side.level
    assert part.value.text() == figure(round(level.value))
    assert "give or take" in part.note.text()
    qtbot.mouseClick(page.chart.measures.button(Value.LEVEL), LEFT)
    names, rows = page.chart.chart.figures()
    assert names[1] == "level"
    assert rows[-1][1] == pytest.approx(level.value)
    assert all(low < value < high for _, value, low, high in rows)


def test_with_few_rounds_the_level_is_not_known_yet(opened):
    _, page = opened(rounds(4))
    part = page.side.level
    assert part.isVisible()
    assert not part.value.isVisible()
    assert "4 of 10 games" in part.note.text()
    assert not page.chart.measures.isVisible()


def test_hidden_levels_are_gone_at_once_and_for_good(qtbot, opened):
    window, page = opened(rounds(12))
    qtbot.mouseClick(page.side.level.hide_button, LEFT)
    assert not page.side.level.isVisible()
    assert not page.chart.measures.isVisible()
    assert window.settings().levels is False
    window.commands.progress.open_game("boggle")
    qtbot.waitUntil(lambda: window.commands.progress._job is None)
    assert not page.side.level.isVisible()


def test_who_has_hidden_them_sees_none(opened):
    _, page = opened(rounds(12), levels=False)
    assert not page.side.level.isVisible()
    assert not page.chart.measures.isVisible()


def test_quiddler_says_what_was_given_away_instead(opened):
    when = datetime.now(UTC).isoformat(timespec="seconds")
    proven = {"score": 80, "best": 100, "par": 90}
    game = Entry("quiddler", "A/B", Result.FINISHED, Kind.GAME, 60.0, proven=proven, when=when, id="q1")
    _, page = opened([game])
    page.show_game("quiddler")
    part = page.side.level
    assert part.heading.title.text() == "Mistakes"
    assert part.note.text().startswith(
        "20.0 points given away a game (from 1 game)\n15.0 less half of what par gave away"
    )
    assert not part.hide_button.isVisible()


def test_quiddler_counts_mistakes_by_size(opened):
    wide, found = load("wide"), ("lot 1 2 7",)
    game = parse("; ".join((format_puzzle(quiddler.GAME.example), *found)))
    sizes = mistakes(move.cost for move in review_game(game, wide, quiddler.GAME.options(), Run()))
    assert sizes
    when = datetime.now(UTC).isoformat(timespec="seconds")
    proven = {"score": 20, "best": 108, "par": 90}
    entry = Entry("quiddler", format_puzzle(quiddler.GAME.example), Result.FINISHED, Kind.GAME, 60.0, found=found,
                  lexicon="wide", crc=wide.crc, proven=proven, when=when, id="q1")  # fmt: skip
    _, page = opened([entry])
    page.show_game("quiddler")
    small, medium, large = (sizes[size] for size in Mistake)
    assert f"Mistakes in 1 game: {small} small, {medium} medium, {large} large" in page.side.level.note.text()
