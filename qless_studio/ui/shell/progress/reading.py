"""The progress in all games, computed on a worker; and the text of the due cards for Anki."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from qless_studio.engine.game import Game, Measure
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.player.costs import MOVE, GivenAway, Mistake, given_away, mistakes
from qless_studio.engine.player.levels import board_game_level, level_curve, level_in
from qless_studio.engine.player.lists import InstalledLists, lists_in
from qless_studio.engine.player.rounds import Known, Step, counted, replay
from qless_studio.engine.player.scale import Level, player_level, reference_boards
from qless_studio.engine.player.wording import strengths
from qless_studio.engine.practice.anki import anki_text
from qless_studio.engine.practice.courses import Course, Value, Week
from qless_studio.engine.practice.opening import open_queue
from qless_studio.engine.practice.progress import Progress, ProgressReport
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.solving import Run
from qless_studio.ui.work import wait_for_changes

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


def progress_in(
    folder: Path, games: Games, first: str, today: date, limits: Limits, levels: bool, run: Run
) -> Iterator[Progress | LevelReport]:
    """The progress in each game, the `first` game first; then with `levels` the level in each, in the same order.

    Raises `StudioError`.
    """
    queue = _queue(folder, games, limits, run)
    report, order = ProgressReport(queue, today), sorted(games, key=lambda key: key != first)
    for key in order:
        run.checkpoint()
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


def due_for_anki(folder: Path, games: Games, game: str, today: date, limits: Limits) -> bytes:
    """The due cards of a game as a text that Anki imports; raises `StudioError`."""
    run = Run()
    queue = _queue(folder, games, limits, run)
    due = (each for each in queue.exercises(today, run) if each[0].card.game == game)
    return anki_text(due).encode()


def _queue(folder: Path, games: Games, limits: Limits, run: Run) -> Queue:
    wait_for_changes()
    return open_queue(folder, games, run, **limits)


def empty(games: Iterable[str]) -> dict[str, Progress]:
    """The progress before anything was played."""
    return {game: Progress(game, 0) for game in games}
