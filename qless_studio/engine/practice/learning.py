"""What was learned, and what is worth learning: progress and levels, weaknesses, the words that are worth most."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from random import Random
from time import time
from typing import Any

from qless_studio.engine.exercises import Exercise, Miss
from qless_studio.engine.game import Game, Measure
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.grids.practice import WORD
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.play_statistics import best_of
from qless_studio.engine.player.levels import (
    MOVE,
    GivenAway,
    Mistake,
    board_game_level,
    given_away,
    level_curve,
    level_in,
    mistakes,
    strengths,
)
from qless_studio.engine.player.model import AVERAGE
from qless_studio.engine.player.rounds import (
    InstalledLists,
    Known,
    Profile,
    Step,
    counted,
    known_after,
    lists_in,
    replay,
)
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, SIDE, Level, player_level, reference_boards
from qless_studio.engine.player.study import Families, StudyWord, overlooked, study_words, worth_learning
from qless_studio.engine.practice.cards import Card, card_id
from qless_studio.engine.practice.progress import Course, Progress, ProgressReport, Value, Week
from qless_studio.engine.practice.queue import DueCard, Queue, open_queue
from qless_studio.engine.practice.schedule import Memory
from qless_studio.engine.practice.strengths import Strength
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

# What was learned: the progress in each game with the level, and the words worth most. See docs/decisions/111.

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


# What there is to practise beside what is due: the last game, what a player is weak at, words worth learning.

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


# The words worth learning as cards, so that they are practised as missed words are.

ROUNDS = 100
"""The cost of a card is what the word is worth in this many rounds."""


def study_cards(
    words: Iterable[StudyWord], game: str, lexicon: Lexicon, answered: Mapping[str, Memory], day: date
) -> list[DueCard]:
    """A card for each word, in the same order, whatever was missed; half are asked on a board, half as loose letters.

    `answered` as of `Queue`. The cards are about a board that was not played: its entry has no date.
    """
    board = Board(SIDE, SIDE, roll(usual_pool(lexicon.language, SIDE * SIDE), Random(0)))
    entry = Entry(game, format_board(board), Result.FINISHED, lexicon=lexicon.name, crc=lexicon.crc)
    cards = []
    for place, word in enumerate(words):
        miss = Miss(WORD, word.word, ROUNDS * word.gain, lexicon.zipf(word.word))
        memory = answered.get(card_id(game, WORD, word.word))
        cards.append(DueCard(Card(game, miss, (entry,)), day, memory, unplayed=1 + 2 * (place % 2)))
    return cards


# The words worth learning as files: text, CSV, and cards for Anki.

COLUMNS = ("word", "points", "rolled", "chance", "gain", "forms")
"""Columns of the CSV file; figures as of `StudyWord`, forms of the word separated by blanks."""


def study_text(words: Iterable[StudyWord], lexicon: Lexicon) -> str:
    """One word a line, as it is spelt, with its forms after it."""
    lines = (" ".join(map(lexicon.shown, (word.word, *word.family))) for word in words)
    return "".join(f"{line}\n" for line in lines)


def study_csv(words: Iterable[StudyWord]) -> str:
    """A table with a header line."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for word in words:
        figures = (round(value, 6) for value in (word.rolled, word.chance, word.gain))
        writer.writerow((word.word, word.points, *figures, " ".join(word.family)))
    return text.getvalue()


def study_anki(words: Iterable[StudyWord], lexicon: Lexicon, meaning: Callable[[str], str]) -> str:
    """A card for each word: its letters in alphabetical order, and the word with its forms and its meaning.

    `meaning` gives one line, or "" where none is known.
    """
    text = io.StringIO(newline="")
    text.write("".join(f"{line}\n" for line in HEADER))
    writer = csv.writer(text, delimiter="\t", lineterminator="\n")
    for word in words:
        back = " ".join(map(lexicon.shown, (word.word, *word.family)))
        meant = meaning(word.word)
        letters = "".join(sorted(word.word)).upper()
        name = f"study:{lexicon.language.key}:{word.word}"
        writer.writerow((name, letters, say("{}: {}", back, meant) if meant else back, "qless-studio study"))
    return text.getvalue()


# Due cards as a text that Anki imports: fields separated by tabs, after Anki's own header lines.

DECK = "Qless Studio"
HEADER = (
    "#separator:tab",
    "#html:false",
    "#notetype:Basic",
    f"#deck:{DECK}",
    "#columns:Guid\tFront\tBack\tTags",
    "#guid column:1",
    "#tags column:4",
)
"""See docs.ankiweb.net/importing/text-files.html. With its id as guid, a card imported again replaces the old one."""


def anki_text(cards: Iterable[tuple[DueCard, Exercise]]) -> str:
    """A line for each card: its question with the choices, and all right answers."""
    text = io.StringIO(newline="")
    text.write("".join(f"{line}\n" for line in HEADER))
    writer = csv.writer(text, delimiter="\t", lineterminator="\n")
    for due, exercise in cards:
        front = exercise.question
        if exercise.choices:
            front = f"{front} ({', '.join(exercise.choices)})"
        writer.writerow((due.card.id, front, ", ".join(exercise.answers), f"qless-studio {due.card.game}"))
    return text.getvalue()
