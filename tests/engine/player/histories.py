"""Histories of players made for tests: rounds on rolled boards, played as an opponent of a level plays."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from qless_studio.engine.games import boggle, word_streak
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.player.opponent import words_of_level
from qless_studio.engine.player.rounds import InstalledLists
from qless_studio.engine.player.scale import features_of

GAMES = {game.key: game for game in (boggle.GAME, word_streak.GAME)}
START = datetime(2026, 1, 1, 18, tzinfo=UTC)


def board_text(seed: int, lexicon: Lexicon) -> str:
    """A roll of the usual dice."""
    return format_board(Board(4, 4, roll(usual_pool(lexicon.language, 16), Random(seed))))


def played_round(number: int, level: float, name: str = "wide", game: str = "boggle", seconds: float = 180.0) -> Entry:
    """The round of this number of a player of a level, a day after the one before."""
    lexicon, rules = load(name), GAMES[game]
    text = board_text(number, lexicon)
    board = features_of(rules, rules.parse(text), lexicon, rules.options())
    assert board is not None
    found = words_of_level(board, level, seconds, number)
    when = (START + timedelta(days=number)).isoformat()
    return Entry(
        game,
        text,
        Result.FINISHED,
        Kind.ROUND,
        seconds,
        (),
        tuple(each.word for each in found),
        {"score": sum(each.points for each in found), "limit": seconds},
        name,
        lexicon.crc,
        when=when,
        id=f"{game} {number:06}",
    )


def rounds_of(count: int, level: float, **how) -> list[Entry]:
    """So many rounds of one player."""
    return [played_round(number, level, **how) for number in range(count)]


def exercise(number: int, **fields) -> Entry:
    """An answer in a practice, about a round of the same number."""
    entry = played_round(number, 1500)
    return replace(entry, **{"kind": Kind.EXERCISE, "id": f"exercise {number}", **fields})


def lists(**lexicons: Lexicon) -> InstalledLists:
    """The shipped lists, and these."""
    return InstalledLists(lambda name: lexicons.get(name) or load(name))
