"""What Home reads on a worker: the history, the week, the level and the word of the day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from qless_studio.engine.challenges.duel import records
from qless_studio.engine.history import Entry, History, Kind
from qless_studio.engine.lexicon.definitions import Definition, Definitions
from qless_studio.engine.play_statistics import (
    Record,
    Span,
    day_played,
    match_records,
    records_by_day,
    rounds_of_matches,
)
from qless_studio.engine.player.rounds import Games, lists_in
from qless_studio.engine.player.study import DayWord, Lately, day_word, learn, level_lately
from qless_studio.engine.solving import Run
from qless_studio.ui.work import wait_for_changes

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
