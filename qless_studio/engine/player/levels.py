"""The level of a player in each game, as far as the history shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from typing import Any

from qless_studio.engine.days import local_day
from qless_studio.engine.game import Game, Measure
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.player.features import BoardFeatures
from qless_studio.engine.player.lists import InstalledLists
from qless_studio.engine.player.rounds import Known, Profile, Step
from qless_studio.engine.player.scale import Level, player_level, reference_boards
from qless_studio.engine.player.timed import SolvingSkill, attempts, skill_after

TIMED = frozenset({Measure.SOLVED, Measure.HINTS})
"""Games whose puzzles are solved or not."""


def level_in(
    game: Game[Any, Any, Any],
    entries: Iterable[Entry],
    known: Known,
    lists: InstalledLists,
    language: str = ENGLISH.code,
) -> Level | None:
    """The level in a game with lists of a language; None for a game in which there is none, as Quiddler.

    `known` is what the same history says about games on boards (`known_after`). `Level.known` says whether it comes
    from enough rounds to be shown.
    """
    if game.board is not None:
        return board_game_level(game, known, lists, language)
    if game.measure not in TIMED:
        return None
    return solving_skill(game, entries, lists, language).level


def solving_skill(
    game: Game[Any, Any, Any], entries: Iterable[Entry], lists: InstalledLists, language: str
) -> SolvingSkill:
    """How fast the player solves puzzles of a game with lists of a language."""
    return skill_after(attempts(played_in(entries, game.key, lists, language), game.key))


def played_in(entries: Iterable[Entry], game: str, lists: InstalledLists, language: str) -> list[Entry]:
    """The entries of a game that were played with lists of a language."""
    return [entry for entry in entries if entry.game == game and lists.language(entry.lexicon) == language]


def board_game_level(
    game: Game[Any, Any, Any], known: Known, lists: InstalledLists, language: str = ENGLISH.code
) -> Level:
    """The level in a game of words on a board, from what is known of the player.

    Of lists with commonness and lists without it, those with more rounds decide.
    """
    profiles = [Profile(game.key, language, graded) for graded in (True, False)]
    profile = max(profiles, key=known.rounds)
    boards = reference_boards(game, lists.reference(language))
    return player_level(known.skill(profile), known.rounds(profile), boards)


def level_curve(steps: Iterable[Step], boards: Sequence[BoardFeatures]) -> Iterator[tuple[date, Level]]:
    """(Monday, level after the last round) of each week, from the first week with enough rounds on.

    `steps` are all rounds of one profile in order, as `replay` yields them with `last` None; a point is yielded when
    its week is over, so that a curve can be shown while it grows: 7 ms a point beside the replay.
    """
    for monday, week in groupby(steps, _monday):
        *_, last = week
        level = player_level(last.after, last.rounds, boards)
        if level.known:
            yield monday, level


def _monday(step: Step) -> date:
    day = local_day(datetime.fromtimestamp(step.round.ended, UTC))
    return day - timedelta(days=day.weekday())
