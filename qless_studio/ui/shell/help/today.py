"""How far the player is with the puzzles of a day, from the history and the games that are open; no widgets."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.play import SavedPlay, saved_play
from qless_studio.engine.texts import clock_time, counted, figure


def tr(text: str) -> str:
    return QCoreApplication.translate("Welcome", text)


class Progress(enum.Enum):
    """How far the puzzle of a day is."""

    OPEN = "open"
    BEGUN = "begun"
    DONE = "done"


@dataclass(frozen=True)
class OpenGame:
    """A document whose game is being played, or is over and still shown."""

    game: str
    """Key of the game."""
    puzzle: str
    """Its text form."""
    play: Mapping[str, Any]
    """As `SavedPlay.as_json`."""
    lexicon: str = ""
    """Name of the word list."""


@dataclass(frozen=True)
class DailyState:
    """What the welcome says about the daily puzzle of a game."""

    progress: Progress
    headline: str
    detail: str = ""
    puzzle: str = ""
    """The puzzle's text form; "" while it is covered."""
    is_open: bool = False
    """Whether a document holds it, begun or over."""


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
        if entry.day == text and entry.kind is not Kind.EXERCISE and counts(entry.lexicon):
            done.setdefault(entry.game, entry)
    held: dict[str, tuple[OpenGame, SavedPlay]] = {}
    for shown in open_games:
        play = _read(shown.play)
        if play is not None and play.day == text and counts(shown.lexicon):
            held[shown.game] = shown, play
    return tuple(_state(done.get(game), held.get(game)) for game in games)


def done_text(states: Sequence[DailyState]) -> str:
    """How many of the puzzles are done, as a part of a sentence."""
    done = sum(state.progress is Progress.DONE for state in states)
    if done == len(states):
        return tr("all puzzles of today are done")
    return tr("{} of {} puzzles done today").format(done, len(states)) if done else tr("no puzzle played yet")


def greeting(now: datetime) -> str:
    """By the time of day."""
    if 5 <= now.hour < 12:
        return tr("Good morning")
    return tr("Good afternoon") if 12 <= now.hour < 18 else tr("Good evening")


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
        return DailyState(Progress.OPEN, tr("Not played"))
    return DailyState(Progress.DONE, _result_text(done), _detail_of(done), done.puzzle, is_open=held is not None)


def _result_text(entry: Entry) -> str:
    """What was reached, in a few words."""
    score = entry.proven.get("score")
    if isinstance(score, int) and entry.result is not Result.CLAIMED:
        return counted(score, "{} point", "{} points")
    return {
        Result.SOLVED: tr("Solved"),
        Result.FINISHED: tr("Finished"),
        Result.GIVEN_UP: tr("Given up"),
        Result.CLAIMED: tr("No solution, proven"),
    }[entry.result]


def _detail_of(entry: Entry) -> str:
    """Par, time and hints, as far as they are known."""
    par, parts = entry.proven.get("par"), []
    if isinstance(par, int | float) and "score" in entry.proven:
        parts.append(tr("par {}").format(figure(par)))
    if entry.seconds is not None:
        parts.append(clock_time(entry.seconds))
    if "score" not in entry.proven or entry.hints:
        parts.append(counted(len(entry.hints), "{} hint", "{} hints") if entry.hints else tr("no hints"))
    return ", ".join(parts)
