"""What Home reads on a worker, and how far the player is with the puzzles of a day; no widgets."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.play import SavedPlay, saved_play
from qless_studio.engine.play_statistics import (
    Record,
    Span,
    day_played,
    is_done,
    match_records,
    records_by_day,
    rounds_of_matches,
)
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, clock_time, counted, figure, say
from qless_studio.ui.work import wait_for_changes

if TYPE_CHECKING:  # the worker imports what reading takes: the first picture of Home does without
    from qless_studio.engine.lexicon.definitions import Definition
    from qless_studio.engine.player.rounds import Games
    from qless_studio.engine.player.study import DayWord, Lately

DAYS = 7


@dataclass(frozen=True)
class WordShown:
    """The word of the day with its meaning."""

    game: str
    word: DayWord
    shown: str
    """As people spell it."""
    part: str
    meaning: str


class Versus(NamedTuple):
    """Games won and lost against somebody."""

    name: str
    """The name of a friend, who may have none; "" for the computer."""
    strength: str
    """The strength of the computer, as its game names it; "" for a friend."""
    won: int
    lost: int


@dataclass(frozen=True)
class Week:
    """The last seven days."""

    games: tuple[int, ...]
    """How many were played on each day, today last; a match counts once."""
    seconds: float
    best: tuple[Entry, Record] | None
    """The record that says most, and the game that set it."""
    versus: Versus | None
    """Against whom most was played."""


@dataclass(frozen=True)
class Told:
    """The settings that decide what is said about the player."""

    lists_of: Mapping[str, str]
    """Game with words worth learning -> its word list in force. The word of the day comes from the first list unless
    another of these games was played last."""
    levels: bool
    left_out: Collection[tuple[str, str]]
    """(language, word): not to be the word of the day."""


def read(
    folder: Path, games: Games, told: Told, today: date, run: Run
) -> Iterator[list[Entry] | Week | Lately | WordShown]:
    """The history; then the week, the level in the game played last and the word of the day.

    Raises `StudioError`.
    """
    wait_for_changes()
    entries = History(folder).read()[0]
    yield entries
    yield week_of(entries, games, today, run)
    yield from standing(folder, games, entries, told, today, run)


def week_of(entries: Sequence[Entry], games: Games, today: date, run: Run) -> Week:
    """What was played in the last seven days; stops with the run."""
    days = [today - timedelta(back) for back in reversed(range(DAYS))]
    rounds = {entry.id for played in rounds_of_matches(entries).values() for entry in played}
    counted, seconds = Counter[date](), 0.0
    for entry in entries:
        if entry.game in games and entry.kind is not Kind.EXERCISE and entry.id not in rounds:
            day = day_played(entry)
            if day is not None and day >= days[0]:
                counted[day] += 1
                seconds += entry.seconds or 0.0
    run.checkpoint()
    records = records_by_day(entries)
    found = [each for day in days for each in records.get(day, ()) if each[0].game in games]
    best = max(found, key=lambda each: (SPANS.index(each[1].span), each[0].when), default=None)
    return Week(tuple(counted[day] for day in days), seconds, best, versus(entries, games))


SPANS = Span.DAY, Span.MONTH, Span.EVER
"""The longer, the more is it worth telling."""


def versus(entries: Sequence[Entry], games: Games) -> Versus | None:
    """The friend against whom most puzzles were played, or else the strength of the computer; None for nobody."""
    from qless_studio.engine.challenges.duel import records

    friends = [Versus(each.name, "", each.won, each.lost) for each in records(entries, tuple(games.values()))]
    if friends:
        return friends[0]
    matches = [each for game in games for each in match_records(entries, game)]
    most = max(matches, key=lambda each: each.won + each.drawn + each.lost, default=None)
    return None if most is None else Versus("", most.strength, most.won, most.lost)


def standing(
    folder: Path,
    games: Games,
    entries: Sequence[Entry],
    told: Told,
    today: date,
    run: Run,
) -> Iterator[Lately | WordShown]:
    """The level in the game played last, where levels are shown; then the word of the day. Raises `StudioError`."""
    from qless_studio.engine.lexicon.definitions import Definitions
    from qless_studio.engine.player.rounds import lists_in
    from qless_studio.engine.player.study import day_word, learn, level_lately

    lists = lists_in(folder)
    known, steps = learn(entries, games, lists, run)
    lately = level_lately(steps, games, lists, today, run)
    if told.levels and lately is not None:
        yield lately
    game = lately.game if lately is not None and lately.game in told.lists_of else next(iter(told.lists_of), "")
    if not game:
        return
    lexicon = lists.plain(told.lists_of[game])
    language = lexicon.language
    without = {word for code, word in told.left_out if code == language.code}
    definitions = Definitions()

    def define(word: str) -> Definition | None:
        return definitions.define(word, language, lexicon.spelt(word))

    word = day_word(today, games[game], lexicon, known, without, folder, lambda word: define(word) is not None, run)
    if word is not None:
        meaning = define(word.word)
        yield WordShown(game, word, lexicon.shown(word.word), *(("", "") if meaning is None else meaning.brief))


# How far the player is with the puzzles of a day, from the history and the games that are open; no widgets.


def tr(text: str) -> str:
    return QCoreApplication.translate("Home", text)


class Progress(enum.Enum):
    """How far the puzzle of a day is."""

    OPEN = "open"
    BEGUN = "begun"
    GIVEN_UP = "given_up"
    """Over, but not done: it does not count among those done, nor for the days in a row."""
    DONE = "done"


@dataclass(frozen=True)
class OpenGame:
    """A document whose game is being played, or is over and still shown."""

    game: str
    """Key of the game."""
    puzzle: str
    """The puzzle as text."""
    play: Mapping[str, Any]
    """As `SavedPlay.as_json`."""
    lexicon: str = ""
    """Name of the word list."""


@dataclass(frozen=True)
class DailyState:
    """What Home says about the daily puzzle of a game."""

    progress: Progress
    headline: str
    detail: str = ""
    puzzle: str = ""
    """The puzzle's text form; "" while it is covered."""
    is_open: bool = False
    """Whether a document holds it, begun or over."""
    entry: Entry | None = None
    """The entry in the history of a puzzle that is over."""


@dataclass(frozen=True)
class GoOn:
    """A game that was begun and is not over."""

    game: str
    """Key of the game."""
    id: str
    """Id of the game in the history."""
    detail: str
    puzzle: str
    """The puzzle's text form; "" while it is covered."""


def has_history(folder: Path | None) -> bool:
    """Whether anything was ever played; without reading it."""
    path = None if folder is None else History(folder).path
    return path is not None and path.exists() and path.stat().st_size > 0


def games_to_go_on(open_games: Iterable[OpenGame]) -> list[GoOn]:
    """The open games that are not over, the one begun last first: ids are in the order of time."""
    found = []
    for shown in open_games:
        play = _read(shown.play)
        if play is not None and play.result is None:
            played = clock_time(play.seconds)
            parts = [capitalised(tr("daily puzzle"))] if play.day else []
            of_all = played if play.limit is None else tr("{} of {}").format(played, clock_time(play.limit))
            parts.append(tr("{} played").format(of_all))
            puzzle = "" if play.limit is not None else shown.puzzle
            found.append(GoOn(shown.game, str(play.facts.get("id", "")), ", ".join(parts), puzzle))
    return sorted(found, key=lambda each: each.id, reverse=True)


def result_text(entry: Entry) -> str:
    """What was reached in a game that was not given up, in a few words."""
    ends = {Result.SOLVED: capitalised(tr("solved")), Result.CLAIMED: capitalised(say("no solution exists"))}
    return _points(entry) or ends.get(entry.result, tr("Finished"))


def daily_states(
    games: Sequence[str],
    day: date,
    entries: Iterable[Entry],
    open_games: Iterable[OpenGame],
    counts: Callable[[str], bool] = lambda lexicon: True,
) -> tuple[DailyState, ...]:
    """The state of each game's puzzle of the day. Of a puzzle played several times the first result counts.

    `counts` says of the name of a list whether its words are in the language of the puzzles: each has its own.
    """
    text = day.isoformat()
    done: dict[str, Entry] = {}
    for entry in entries:
        is_daily = entry.day == text and entry.kind is not Kind.EXERCISE and counts(entry.lexicon)
        if is_daily and not (entry.game in done and is_done(done[entry.game])):
            done[entry.game] = entry
    held: dict[str, tuple[OpenGame, SavedPlay]] = {}
    for shown in open_games:
        play = _read(shown.play)
        if play is not None and play.day == text and counts(shown.lexicon):
            held[shown.game] = shown, play
    return tuple(_state(done.get(game), held.get(game)) for game in games)


def done_text(states: Sequence[DailyState]) -> str:
    """How many of the puzzles are done, in a sentence; one that was given up is not, as in the days in a row."""
    done, of = sum(state.progress is Progress.DONE for state in states), figure(len(states))
    return counted(done, "{} of today's {} puzzles is done.", "{} of today's {} puzzles are done.", figure(done), of)


def _read(data: Mapping[str, Any]) -> SavedPlay | None:
    try:
        return saved_play(data)
    except (TypeError, ValueError):
        return None


def _state(done: Entry | None, held: tuple[OpenGame, SavedPlay] | None) -> DailyState:
    if held is not None and held[1].result is None:
        shown, play = held
        played = tr("{} played").format(clock_time(play.seconds))
        puzzle = "" if play.limit is not None else shown.puzzle  # time to look at it would be stolen
        return DailyState(Progress.BEGUN, tr("Begun"), played, puzzle, is_open=True)
    if done is None:
        return DailyState(Progress.OPEN, capitalised(tr("not played")))
    points = _points(done)
    if not is_done(done):
        return DailyState(
            Progress.GIVEN_UP,
            capitalised(tr("given up")),
            _detail_of(done, points),
            done.puzzle,
            held is not None,
            done,
        )
    return DailyState(Progress.DONE, result_text(done), _detail_of(done), done.puzzle, held is not None, done)


def _points(entry: Entry) -> str:
    """The points reached, "" in games without any, and where nothing was to be found."""
    score = entry.proven.get("score")
    if not isinstance(score, int) or entry.result is Result.CLAIMED:
        return ""
    return counted(score, "{} point", "{} points")


def _detail_of(entry: Entry, points: str = "") -> str:
    """Points, par, time and hints, as far as they are known and to be said."""
    par, parts = entry.proven.get("par"), [points] if points else []
    if isinstance(par, int | float) and "score" in entry.proven:
        parts.append(tr("par {}").format(figure(par)))
    if entry.seconds is not None:
        parts.append(clock_time(entry.seconds))
    if "score" not in entry.proven or entry.hints:
        parts.append(counted(len(entry.hints), "{} hint", "{} hints"))
    return ", ".join(parts)
