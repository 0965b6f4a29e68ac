"""What the user of this computer has played, and what a player is likely to find."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, as_json
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.options import read_options
from qless_studio.engine.player.levels import expectation
from qless_studio.engine.player.model import AVERAGE, ROUND
from qless_studio.engine.player.rounds import LONGEST, Profile, known_after, lists_in
from qless_studio.engine.player.scale import LARGEST_SIDE, ROUNDS_FOR_PAR, board_level, features_of
from qless_studio.engine.registry import GAMES
from qless_studio.engine.texts import figure
from qless_studio.library.puzzles import Puzzle, game_of, texts_of
from qless_studio.library.tables import Table, as_list, check_positive, check_type

COLUMNS = (
    "when", "game", "kind", "result", "puzzle", "seconds", "hints", "found", "proven", "lexicon", "crc", "options",
    "day", "id",
)  # fmt: skip
"""Columns of a history, the most important first."""


@dataclass(frozen=True)
class Chances:
    """What a player is likely to find on a board in a round."""

    words: Table
    """Columns `word`, `points` and `chance`, the likeliest first."""
    expected: float
    """The mean of the points."""
    low: float
    """Lower end of the band in which 8 of 10 rounds end."""
    high: float
    """Upper end of the band in which 8 of 10 rounds end."""
    level: int | None
    """How hard the board is; None if it has too few common words to say."""
    rounds: int
    """Rounds of the user that it rests on; 0 for an average player."""

    def to_rows(self) -> list[dict[str, Any]]:
        """A row for each word."""
        return self.words.to_rows()

    def __str__(self) -> str:
        return str(self.words)

    def _repr_html_(self) -> str:
        return self.words._repr_html_()


def history(game: str | None = None) -> Table:
    """Finished rounds, games and exercises, oldest first: those of one game, or all. Raises `StudioError`."""
    if game is not None:
        game_of(game)
    lines = [as_json(entry) for entry in _entries() if game in (None, entry.game)]
    return Table({name: [line.get(name) for line in lines] for name in COLUMNS}, "History")


def chances(
    board: Puzzle,
    *,
    lexicon: str | Path | Lexicon = DEFAULT,
    seconds: float | None = None,
    average: bool = False,
    **options: Any,
) -> Chances:
    """The chance of each word, and the points to expect, in `seconds` (default: by the rules).

    The player is the user of this computer once there are enough rounds in the history, and an average player before
    that or if `average`. Raises `StudioError`, also for a board that chances are not known for.
    """
    check_type("board", board, Puzzle)
    check_positive(seconds=seconds)
    game, words = game_of(board.game), as_list(lexicon)
    chosen = read_options(game.options, texts_of(options))
    if seconds is not None and seconds > LONGEST:
        raise OptionError(f"a round has at most {figure(LONGEST)} seconds", "seconds")
    features = features_of(game, board.value, words, chosen)
    if features is None:
        raise PuzzleError(f"chances are only known for boards up to {LARGEST_SIDE}×{LARGEST_SIDE} without wildcards")
    time_of_round = seconds or 60.0 * getattr(chosen, "minutes", 0) or ROUND
    skill, rounds = AVERAGE, 0
    if not average:
        known = known_after(_entries(), {each.key: each for each in GAMES}, lists_in(data_folder()))
        profile = Profile.of(game.key, words)
        if known.rounds(profile) >= ROUNDS_FOR_PAR:
            skill, rounds = known.skill(profile, time.time()), known.rounds(profile)
    forecast, level = skill.forecast(features, time_of_round), board_level(features, time_of_round)
    rows = zip(skill.chances(features, time_of_round), features.words, features.points, strict=True)
    ordered = sorted(rows, key=lambda row: (-row[0], row[1]))
    table = Table(
        {
            "word": [word for _, word, _ in ordered],
            "points": [points for _, _, points in ordered],
            "chance": [chance for chance, _, _ in ordered],
        },
        expectation(forecast),
    )
    rounded = None if level is None else round(level)
    return Chances(table, forecast.expected, forecast.low, forecast.high, rounded, rounds)


def _entries() -> list[Entry]:
    return History(data_folder()).read()[0]
