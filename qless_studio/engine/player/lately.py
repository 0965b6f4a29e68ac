"""How the level of a player changed in the last weeks, and a word to learn for each day."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from datetime import date, datetime, timedelta
from json import dumps
from pathlib import Path
from typing import Any

from qless_studio.engine.folders import write_atomically
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry
from qless_studio.engine.json_files import read_cache
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.lists import InstalledLists
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.rounds import Games, Known, Profile, Step, counted, replay
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, Level, player_level, reference_boards
from qless_studio.engine.player.study import Families, study_words, worth_learning
from qless_studio.engine.solving import Run

DAYS, WEEK = 30, 7
FILE = "word-of-the-day.json"
SHAPE = {"about": [str], "word": str, "rolled": float, "chance": float | None}
OFFERED = 60
"""The word of a day is chosen from this many of those worth most."""


@dataclass(frozen=True)
class Lately:
    """The level in the game played last."""

    game: str
    level: Level
    days: tuple[tuple[date, float], ...]
    """(day, level after its last round) of the last days on which it was known, in order."""

    def change(self, today: date) -> float | None:
        """The difference to a week ago; None if the level was not known then."""
        before = [value for day, value in self.days if day <= today - timedelta(WEEK)]
        return self.days[-1][1] - before[-1] if before else None


def learn(entries: Sequence[Entry], games: Games, lists: InstalledLists, run: Run) -> tuple[Known, list[Step]]:
    """What a history says about the player, and its steps; stops with the run."""
    known, steps = Known(), list[Step]()
    for step in replay(counted(entries, games, lists), games, known):
        run.checkpoint()
        steps.append(step)
    return known, steps


def level_lately(steps: Sequence[Step], games: Games, lists: InstalledLists, today: date, run: Run) -> Lately | None:
    """The level in the profile of the last step over the last `DAYS` days; None before the first round."""
    if not steps:
        return None
    last = steps[-1]
    profile = last.round.profile
    boards = reference_boards(games[profile.game], lists.reference(profile.language))
    by_day = {_day(step): step for step in steps if step.round.profile == profile}
    days = []
    for day, step in by_day.items():
        run.checkpoint()
        level = player_level(step.after, step.rounds, boards) if today - day <= timedelta(DAYS) else None
        if level is not None and level.known:
            days.append((day, level.value))
    return Lately(profile.game, player_level(last.after, last.rounds, boards), tuple(days))


def _day(step: Step) -> date:
    return datetime.fromtimestamp(step.round.ended).date()


@dataclass(frozen=True)
class DayWord:
    """A word worth learning."""

    word: str
    rolled: float
    """The share of boards that have it."""
    chance: float | None
    """How likely the player finds it; None where too few rounds were played."""


def day_word(
    day: date,
    game: Game[Any, Any, Any],
    lexicon: Lexicon,
    known: Known,
    left_out: Collection[str],
    folder: Path | None,
    has_meaning: Callable[[str], bool],
    run: Run,
) -> DayWord | None:
    """The word of a day, one of those worth most to the player; None if nothing is worth learning.

    One with a meaning, if there is any. To find it takes some seconds; it is kept in the folder for the rest of the
    day.
    """
    about = [day.isoformat(), game.key, lexicon.crc]

    def read(kept: Any) -> DayWord | None:
        return DayWord(kept["word"], kept["rolled"], kept["chance"]) if kept["about"] == about else None

    kept = None if folder is None else read_cache(folder / FILE, SHAPE, read)
    if kept is not None and kept.word not in left_out and kept.word in lexicon.proposed:
        return kept
    offered = _offered(game, lexicon, known, left_out, folder, run)
    start = day.toordinal() % len(offered) if offered else 0
    in_turn = [*offered[start:], *offered[:start]]
    found = next((word for word in in_turn if has_meaning(word.word)), next(iter(in_turn), None))
    if found is not None and folder is not None:
        write_atomically(folder / FILE, dumps({"about": about, **asdict(found)}).encode())
    return found


def _offered(
    game: Game[Any, Any, Any], lexicon: Lexicon, known: Known, left_out: Collection[str], folder: Path | None, run: Run
) -> list[DayWord]:
    """The words worth most, in the order of their worth."""
    assert game.scoring is not None
    profile = Profile.of(game.key, lexicon)
    of_player = known.rounds(profile) >= ROUNDS_FOR_LEVEL
    skill = known.skill(profile) if of_player else AVERAGE
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    words = study_words(lexicon, scoring, skill, reference_boards(game, lexicon), folder, run)
    worth = worth_learning(words, Families(lexicon.words), most=OFFERED + len(left_out))
    offered = [word for word in worth if word.word not in left_out][:OFFERED]
    return [DayWord(word.word, word.rolled, word.chance if of_player else None) for word in offered]
