"""Levels in the History: the level, its curve and strengths, what was given away instead, and hiding all of it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games import boggle, quiddler
from qless_studio.engine.games.quiddler.practice import review_game
from qless_studio.engine.games.quiddler.puzzle import format_puzzle, parse
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.lexicon import load
from qless_studio.engine.player.levels import Mistake, board_game_level, mistakes
from qless_studio.engine.player.rounds import InstalledLists, known_after
from qless_studio.engine.practice.progress import Value
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import figure
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.wishes import View
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
def shown(qtbot, pool, tmp_path, monkeypatch, opened):
    """`shown(entries, **settings)`: the window and the progress in Boggle on this history, all computed."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))

    def shown(entries, **settings):
        History(data_folder()).add_missing(entries)
        chosen = Settings(welcomed=True, **settings)
        window = MainWindow(VIEWS, Appearance("light"), pool, chosen, tmp_path / "settings.json")
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window, opened(window, View.PROGRESS, "boggle")

    return shown


def test_the_level_is_that_of_the_history_with_its_curve(qtbot, shown):
    entries = rounds(14)
    _, page = shown(entries)
    known = known_after(entries, {"boggle": boggle.GAME}, InstalledLists())
    level = board_game_level(boggle.GAME, known, InstalledLists())
    assert level.known
    view = page.progress
    assert view.score.text() == f"{figure(round(level.value))} level"
    assert "give or take" in view.note.text()
    assert [line.text() for line in view.stand.lines if line.isVisible()] == [
        f"Boggle, level, {figure(round(level.value))}"
    ]
    qtbot.mouseClick(view.chart.measures.button(Value.LEVEL), LEFT)
    names, rows = view.chart.chart.figures()
    assert names[1] == "level"
    assert rows[-1][1] == pytest.approx(level.value)
    assert all(low < value < high for _, value, low, high in rows)


def test_with_few_rounds_the_level_is_not_known_yet(shown):
    _, page = shown(rounds(4))
    view = page.progress
    assert not view.score.isVisible()
    assert "4 of 10 games" in view.note.text()
    assert not view.chart.measures.isVisible()


def test_hidden_levels_are_gone_at_once_and_for_good(qtbot, shown, opened):
    window, page = shown(rounds(12))
    view = page.progress
    qtbot.mouseClick(view.hide_button, LEFT)
    for _ in range(2):
        assert not view.score.isVisible()
        assert [line.text().split(", ")[1] for line in view.stand.lines if line.isVisible()] == ["common words"]
        assert not view.chart.measures.isVisible()
        assert window.settings().levels is False
        opened(window, View.PROGRESS, "boggle")


def test_who_has_hidden_them_sees_none(shown):
    _, page = shown(rounds(12), levels=False)
    assert not page.progress.score.isVisible()
    assert not page.progress.chart.measures.isVisible()


def test_quiddler_says_what_was_given_away_instead(shown):
    when = datetime.now(UTC).isoformat(timespec="seconds")
    proven = {"score": 80, "best": 100, "par": 90}
    game = Entry("quiddler", "A/B", Result.FINISHED, Kind.GAME, 60.0, proven=proven, when=when, id="q1")
    _, page = shown([game])
    page.show_game("quiddler")
    view = page.progress
    assert view.score.text() == "20.0 points given away per game"
    assert view.note.text().startswith(
        "20.0 points given away per game (from 1 game)\n15.0 less half of what par gave away"
    )
    assert not view.hide_button.isVisible()
    assert "Quiddler, points given away per game, 20.0" in [line.text() for line in view.stand.lines]


@pytest.mark.nightly
def test_quiddler_counts_mistakes_by_size(shown):
    wide, found = load("wide"), ("lot 1 2 7",)
    game = parse("; ".join((format_puzzle(quiddler.GAME.example), *found)))
    sizes = mistakes(move.cost for move in review_game(game, wide, quiddler.GAME.options(), Run()))
    assert sizes
    when = datetime.now(UTC).isoformat(timespec="seconds")
    proven = {"score": 20, "best": 108, "par": 90}
    entry = Entry("quiddler", format_puzzle(quiddler.GAME.example), Result.FINISHED, Kind.GAME, 60.0, found=found,
                  lexicon="wide", crc=wide.crc, proven=proven, when=when, id="q1")  # fmt: skip
    _, page = shown([entry])
    page.show_game("quiddler")
    small, medium, large = (sizes[size] for size in Mistake)
    assert f"Mistakes in 1 game: {small} small, {medium} medium, {large} large" in page.progress.note.text()
