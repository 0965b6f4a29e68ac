"""What was learned: the progress in each game with the level, and the words worth most. See docs/decisions/111."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from time import time
from typing import Any

from qless_studio.engine.game import Game, Measure
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.player.costs import MOVE, GivenAway, Mistake, given_away, mistakes
from qless_studio.engine.player.levels import board_game_level, level_curve, level_in
from qless_studio.engine.player.lists import InstalledLists, lists_in
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.rounds import Known, Profile, Step, counted, known_after, replay
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, Level, player_level, reference_boards
from qless_studio.engine.player.study import Families, StudyWord, overlooked, study_words, worth_learning
from qless_studio.engine.player.wording import strengths
from qless_studio.engine.practice.anki import anki_text
from qless_studio.engine.practice.courses import Course, Value, Week
from qless_studio.engine.practice.opening import open_queue
from qless_studio.engine.practice.progress import Progress, ProgressReport
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.records import best_of
from qless_studio.engine.solving import Run

Games = Mapping[str, Game[Any, Any, Any]]
Limits = Mapping[str, Any]
"""Daily limits, as of `Queue`."""


@dataclass(frozen=True)
class LevelReport:
    """The level of a player in one game, or what stands in its place."""

    game: str
    level: Level | None = None
    """Report on the level; None for a game without levels."""
    curve: Course | None = None
    """The curve by week; None where it would have no points."""
    strengths: tuple[str, ...] = ()
    """What is stronger or weaker than usual: a sentence each."""
    given_away: GivenAway | None = None
    """What was given away, in a game whose moves have exact costs instead of a level."""
    mistakes: tuple[int, Counter[Mistake]] = (0, Counter())
    """Number of games looked at, and of their mistakes by size, in a game whose moves have exact costs."""


@dataclass(frozen=True)
class Best:
    """The best games of each kind and rules of a game, the kind played most first."""

    game: str
    games: tuple[Entry, ...]


def progress_in(
    folder: Path, entries: Sequence[Entry], games: Games, first: str, limits: Limits, levels: bool, run: Run
) -> Iterator[Best | Progress | LevelReport]:
    """The best games and the progress by game, the `first` game first, of a history in the order played.

    With `levels` the level in each follows in the same order. Raises `StudioError`.
    """
    order = sorted(games, key=lambda key: key != first)
    queue = open_queue(folder, games, run, entries, **limits)
    report = ProgressReport(queue, date.today())
    for key in order:
        run.checkpoint()
        yield Best(key, tuple(best_of(key, entries)))
        yield report.of(games[key])
    if levels:
        lists = lists_in(folder)
        known, steps = Known(), list[Step]()
        for step in replay(counted(queue.history, games, lists), games, known, last=None):
            run.checkpoint()
            steps.append(step)
        for key in order:
            run.checkpoint()
            yield _level_report(games[key], queue, known, steps, lists)


def _level_report(
    game: Game[Any, Any, Any], queue: Queue, known: Known, steps: list[Step], lists: InstalledLists
) -> LevelReport:
    """The report on the level in the language in which the game was played most."""
    entries = queue.history
    if game.measure is Measure.GIVEN_AWAY:
        return LevelReport(game.key, given_away=given_away(entries, game.key), mistakes=_mistakes(game.key, queue))
    if game.board is None:
        languages = Counter(lists.language(entry.lexicon) for entry in entries if entry.game == game.key)
        language = max(languages, key=lambda code: languages[code], default="") or ENGLISH.code
        return LevelReport(game.key, level_in(game, entries, known, lists, language))
    profiles = Counter(step.round.profile for step in steps if step.round.profile.game == game.key)
    if not profiles:
        return LevelReport(game.key, board_game_level(game, known, lists))
    profile = max(profiles, key=lambda each: profiles[each])
    boards = reference_boards(game, lists.reference(profile.language))
    level = player_level(known.skill(profile), known.rounds(profile), boards)
    points = level_curve((step for step in steps if step.round.profile == profile), boards)
    weeks = tuple(
        Week(monday, 1, each.value, (each.value - each.deviation, each.value + each.deviation))
        for monday, each in points
    )
    told = tuple(strengths(known.skill(profile))) if level.known else ()
    return LevelReport(game.key, level, Course(Value.LEVEL, weeks) if weeks else None, told)


def _mistakes(game: str, queue: Queue) -> tuple[int, Counter[Mistake]]:
    """The mistakes of the games whose moves were reviewed, each move once."""
    known = (queue.store.known(entry) for entry in queue.history if entry.game == game)
    reviewed = [missed for missed in known if missed is not None]
    return len(reviewed), mistakes(miss.cost for missed in reviewed for miss in missed if miss.kind == MOVE)


def due_for_anki(folder: Path, games: Games, game: str, limits: Limits) -> bytes:
    """The due cards of a game as a text that Anki imports; raises `StudioError`."""
    run = Run()
    queue = open_queue(folder, games, run, **limits)
    due = (each for each in queue.exercises(date.today(), run) if each[0].card.game == game)
    return anki_text(due).encode()


LENGTHS = (3, 4, 5, 6, 7)
"""Letters of the shortest words, to choose from."""


@dataclass(frozen=True)
class StudyList:
    """The words worth learning in a game, and those overlooked."""

    game: str
    lexicon: Lexicon
    rounds: int
    """The rounds that count; with too few of them the list is made for an average player."""
    worth: Mapping[int, list[StudyWord]]
    """Words worth learning, by the minimum word length they count with."""
    overlooked: Mapping[int, list[StudyWord]]
    rolled: Mapping[str, float]
    """For each word the share of rolls that have it."""

    @property
    def of_average(self) -> bool:
        """Whether the list is made for an average player."""
        return self.rounds < ROUNDS_FOR_LEVEL


def study_list(
    folder: Path | None, entries: Sequence[Entry], games: Games, key: str, lexicon_name: str, run: Run
) -> StudyList:
    """The words worth most in a game, for a history in the order played; raises `StudioError`."""
    games = {each: game for each, game in games.items() if game.scoring is not None}
    game = games[key]
    lists = InstalledLists() if folder is None else lists_in(folder)
    lexicon = lists.plain(lexicon_name)
    profile, known = Profile.of(key, lexicon), known_after(entries, games, lists)
    rounds = known.rounds(profile)
    skill = known.skill(profile, time()) if rounds >= ROUNDS_FOR_LEVEL else AVERAGE
    run.checkpoint()
    assert game.scoring is not None
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    words = study_words(lexicon, scoring, skill, reference_boards(game, lexicon), folder, run)
    families = Families(lexicon.words)
    worth: dict[int, list[StudyWord]] = {}
    left: dict[int, list[StudyWord]] = {}
    for letters in LENGTHS:
        run.checkpoint()
        worth[letters] = worth_learning(words, families, letters)
        left[letters] = overlooked(words, families, letters)
    return StudyList(key, lexicon, rounds, worth, left, {word.word: word.rolled for word in words})
