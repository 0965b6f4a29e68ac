"""What there is to practise beside what is due: the last game, what a player is weak at, words worth learning."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, Kind
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.lists import InstalledLists
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.rounds import Profile, known_after
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, reference_boards
from qless_studio.engine.player.study import Families, StudyWord, study_words, worth_learning
from qless_studio.engine.practice.items import DueCard
from qless_studio.engine.practice.progress import ProgressReport
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.practice.strengths import Strength
from qless_studio.engine.solving import Run

MISSED_AT_ONCE = 24
"""Maximum number of cards of one game that are practised after it."""
WORDS = 20
"""Maximum number of words worth learning that are practised at once."""
HUNDRED = 100


@dataclass(frozen=True)
class Weakness:
    """A kind of words of which a player finds few."""

    game: str
    strength: Strength
    cards: tuple[str, ...]
    """Ids of the cards that are about it."""


@dataclass(frozen=True)
class Worth:
    """The words that would earn a player most."""

    game: str
    lexicon: Lexicon
    words: tuple[StudyWord, ...]

    @property
    def gain(self) -> float:
        """Points in 100 games, if all of them were known."""
        return HUNDRED * sum(word.gain for word in self.words)


def last_missed(queue: Queue, day: date) -> tuple[Entry, list[DueCard]] | None:
    """The last game and what was missed in it that is worth practising; None if there is nothing."""
    played = (entry for entry in reversed(queue.history) if entry.kind is not Kind.EXERCISE and not entry.is_sum)
    last = next(played, None)
    cards = [] if last is None else queue.missed_in((last.id,), day)[:MISSED_AT_ONCE]
    return None if last is None or not cards else (last, cards)


def weaknesses(queue: Queue, games: Mapping[str, Game[Any, Any, Any]], today: date, run: Run) -> Iterator[Weakness]:
    """What a player is weak at and can practise, game by game, of each the weakest first."""
    report = ProgressReport(queue, today)
    for game in games.values():
        run.checkpoint()
        progress = report.of(game)
        for strength in () if progress.strengths is None else progress.strengths.weak:
            cards = progress.with_trait(strength.trait)
            if cards:
                yield Weakness(game.key, strength, cards)


def worth_practising(
    queue: Queue,
    games: Mapping[str, Game[Any, Any, Any]],
    key: str,
    lexicon: Lexicon,
    lists: InstalledLists,
    without: Collection[str],
    at: float,
    run: Run,
) -> Worth:
    """The words worth learning in a game with a list, at a time in seconds since 1970; none of those in `without`.

    After too few rounds they are those that an average player would learn. The boards are rolled once for each list,
    which takes seconds. Raises `StudioError`, and `Stopped` when the run is stopped.
    """
    game = games[key]
    profile, known = Profile.of(key, lexicon), known_after(queue.history, games, lists)
    skill = known.skill(profile, at) if known.rounds(profile) >= ROUNDS_FOR_LEVEL else AVERAGE
    run.checkpoint()
    assert game.scoring is not None
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    words = study_words(lexicon, scoring, skill, reference_boards(game, lexicon), queue.store.folder, run)
    worth = worth_learning((word for word in words if word.word not in without), Families(lexicon.words), most=WORDS)
    return Worth(key, lexicon, tuple(worth))
