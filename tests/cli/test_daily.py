"""The puzzle of a day is the same for everyone, and says with which list it was made."""

from __future__ import annotations

import json

import pytest

from qless_studio.cli.main import main
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import load
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run

DAILY = [game for game in GAMES if game.load_daily is not None]
every_daily = pytest.mark.parametrize("game", DAILY, ids=[game.key for game in DAILY])


def test_every_game_has_daily_puzzles():
    assert list(GAMES) == DAILY


@every_daily
def test_a_day_has_one_puzzle_that_its_game_reads(game, capsys):
    assert main(["daily", game.key, "--day", "2026-11-22"]) == 0
    text = capsys.readouterr().out.strip()
    assert game.format(game.parse(text)) == text
    assert main(["daily", game.key, "--day", "2026-11-22", "--json"]) == 0
    lexicon = game.daily.lexicon
    expected = {"day": "2026-11-22", "game": game.key, "puzzle": text, "lexicon": lexicon, "crc": crc_of(load(lexicon))}
    assert json.loads(capsys.readouterr().out) == expected


@every_daily
def test_days_differ_and_can_be_played(game, capsys):
    texts = set()
    for day in ("2026-11-22", "2026-11-23", "2027-11-22"):
        assert main(["daily", game.key, "--day", day]) == 0
        texts.add(capsys.readouterr().out.strip())
    assert len(texts) == 3
    lexicon = load(game.daily.lexicon)
    for text in texts:
        run = Run()
        assert next(game.solve(game.parse(text), lexicon, game.options(), run), None) is not None


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "", "20261122x"])
def test_what_is_no_day_is_refused(day, capsys):
    assert main(["daily", "boggle", "--day", day]) == 2
    assert "option day" in capsys.readouterr().err


def test_today_is_the_default(capsys):
    assert main(["daily", "q-less"]) == 0
    assert capsys.readouterr().out.strip()
