"""The words that are worth most to a player, one for each day, and how the level changed in the last weeks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date, datetime, timedelta
from json import dumps
from math import fsum
from pathlib import Path
from typing import Any

from qless_studio.engine.folders import read_cache, write_atomically
from qless_studio.engine.game import Game
from qless_studio.engine.grids.practice import BOARDS, counts
from qless_studio.engine.grids.solver import Scoring
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.features import BoardFeatures, features_from, usual_features
from qless_studio.engine.player.model import AVERAGE, ROUND, Skill, chance
from qless_studio.engine.player.rounds import Games, InstalledLists, Known, Profile, Step, counted, replay
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, Level, player_level, reference_boards
from qless_studio.engine.solving import Run

# The words that are worth most to a player, by the points per round that learning each would bring.

LETTERS, WORDS = 4, 500
"""Letters of the shortest words listed, and length of the list."""
ENDING, STEM = 3, 3
"""Letters of the longest ending, and of the shortest word without it."""
USUAL = 0.01
"""An ending of words of one family is one that this part of the words of the list add to another word."""


@dataclass(frozen=True)
class StudyWord:
    """A word, and what it is worth to a player."""

    word: str
    points: int
    rolled: float
    """The share of rolls that have it, 0 to 1."""
    chance: float
    """The probability that the player finds it where it lies as usual."""
    gain: float
    """Points a round, if the player came to know it as well as a common word. An upper bound: finding it takes time."""
    family: tuple[str, ...] = ()
    """Other words that are learned with it, those that gain most first."""

    @property
    def left(self) -> float:
        """Points a round that stay on the boards."""
        return self.rolled * self.points * (1 - self.chance)


def study_words(
    lexicon: Lexicon,
    scoring: Scoring,
    skill: Skill,
    boards: Sequence[BoardFeatures],
    folder: Path | None = None,
    run: Run | None = None,
) -> list[StudyWord]:
    """Every word that was rolled and may be proposed, in alphabetical order: about a second for 150,000 words.

    `boards`: those that say how much time a round leaves for searching. The rolls take another second or two, once for
    each list; they are kept in a file below `folder` (None: only in memory). `run` is told how much is rolled; raises
    `Stopped` when it is stopped.
    """
    rolled = counts(lexicon, folder, run)
    proposed = lexicon.proposed
    ids = [word_id for word_id, count in enumerate(rolled) if count and lexicon.words[word_id] in proposed]
    words = [lexicon.words[word_id] for word_id in ids]
    points = [scoring.plain(word) for word in words]
    entered = fsum(fsum(skill.chances(board, ROUND)) for board in boards) / len(boards) if boards else 0.0
    now = _chances(words, lexicon, skill, entered, known=False)
    known = _chances(words, lexicon, skill, entered, known=True)
    shares = [rolled[word_id] / BOARDS for word_id in ids]
    return [
        StudyWord(word, worth, share, p, share * worth * max(0.0, better - p))
        for word, worth, share, p, better in zip(words, points, shares, now, known, strict=True)
        if worth
    ]


def worth_learning(
    words: Iterable[StudyWord], families: Families, letters: int = LETTERS, most: int = WORDS
) -> list[StudyWord]:
    """The words that gain most, families folded into one, those with the largest gain first."""
    gaining = [word for word in words if len(word.word) >= letters and word.gain > 0]
    return families.folded(sorted(gaining, key=lambda each: (-each.gain, each.word)), most)


def overlooked(
    words: Iterable[StudyWord], families: Families, letters: int = LETTERS, most: int = WORDS
) -> list[StudyWord]:
    """The words of which most stays on the boards, families folded: many that everybody knows."""
    left = [word for word in words if len(word.word) >= letters]
    return families.folded(sorted(left, key=lambda each: (-each.left, each.word)), most)


class Families:
    """Which words of a list are forms of one another: LEND, LENDS, LENDER.

    In whatever language: the usual endings are those that many words of the list add to another word.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self._words = frozenset(words)
        added = Counter(
            word[-size:]
            for word in words
            for size in range(1, ENDING + 1)
            if len(word) >= STEM + size and word[:-size] in self._words
        )
        self._stems: dict[str, str] = {}
        self.endings = frozenset(ending for ending, count in added.items() if count >= USUAL * len(words))

    def stem(self, word: str) -> str:
        """The word without its usual endings, as far as what is left is a word of the list."""
        known = self._stems.get(word)
        if known is None:
            known = self._stems[word] = self._stem(word)
        return known

    def _stem(self, word: str) -> str:
        for size in range(1, ENDING + 1):
            shorter = word[:-size]
            if len(shorter) >= STEM and word[-size:] in self.endings and shorter in self._words:
                return self.stem(shorter)
        return word

    def folded(self, ordered: Iterable[StudyWord], most: int) -> list[StudyWord]:
        """The first word of each family, with the others, up to this many families."""
        families: dict[str, list[StudyWord]] = {}
        for each in ordered:
            stem = self.stem(each.word)
            if stem in families or len(families) < most:
                families.setdefault(stem, []).append(each)
        return [replace(first, family=tuple(each.word for each in others)) for first, *others in families.values()]


def _chances(words: Sequence[str], lexicon: Lexicon, skill: Skill, entered: float, known: bool) -> list[float]:
    """The chance to find each word at its usual place; `known`: if all were at least common."""
    rows = [usual_features(word, lexicon, known) for word in words]
    board = features_from(words, [1] * len(words), rows, lexicon.has_commonness)
    return [chance(eta) for eta in skill.etas(board, ROUND, entered)]


# How the level of a player changed in the last weeks, and a word to learn for each day.

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
