"""`qless-studio solve GAME PUZZLE`: solve one puzzle, or a file of puzzles."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from qless_studio.cli.arguments import (
    Commands,
    add_pool_arguments,
    add_run_arguments,
    game_parsers,
    limit_of,
    option_help,
    pool_of,
    puzzle_in,
    puzzle_text,
    settings_of,
)
from qless_studio.cli.report import (
    BAD_INPUT,
    JsonLines,
    PlainText,
    ProgressBar,
    Report,
    Shortlist,
    complain,
    perform,
    put,
)
from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.options import read_options
from qless_studio.engine.pools import Pool, ProcessPool
from qless_studio.engine.reasons import Reason
from qless_studio.engine.registry import GAMES
from qless_studio.engine.results import fields_of, text_of
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search
from qless_studio.engine.spreading import SLICE_SECONDS, spread


def add_to(commands: Commands) -> None:
    """Add the command and its games."""
    for parser, game in game_parsers(commands, "solve", "solve a puzzle in the terminal", _solve, GAMES):
        parser.epilog = option_help(game.options)
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        parser.add_argument(
            "puzzle", metavar="PUZZLE", nargs="?", help="puzzle text, - for standard input, or @FILE for a file"
        )
        parser.add_argument(
            "--batch", metavar="FILE", type=Path, help="solve the puzzles in FILE, one per line, on many workers"
        )
        parser.add_argument(
            "--results",
            metavar="FILE",
            type=Path,
            help="with --batch: append the results to FILE and resume where it ends",
        )
        add_pool_arguments(parser, "with --batch: ")
        add_run_arguments(parser)


def _solve(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    if given.batch is not None:
        return _solve_batch(given)
    for name in ("cluster", "workers"):
        if getattr(given, name) is not None:
            raise StudioError("goes with --batch: one puzzle is not divided", f"--{name}")
    if given.results is not None:
        raise StudioError("goes with --batch; --json writes the results of one puzzle", "--results")
    if given.puzzle is None:
        raise StudioError(f"the puzzle is missing (try qless-studio solve {game.key} --help)")
    text = puzzle_text(given.puzzle)
    puzzle = puzzle_in(game, text)
    if not text.strip():  # the window accepts it as a tab without a puzzle yet
        raise StudioError(f"the puzzle is empty (try qless-studio solve {game.key} --help)")
    options = read_options(game.options, settings_of(given))
    lexicon = load(given.lexicon)
    for note in game.notes(puzzle, options, lexicon.language):
        complain(f"note: {note}")
    if foreign := game.foreign_letters(puzzle, lexicon.language):
        complain(f"note: no word of {lexicon.name} has {', '.join(foreign.upper())}")
    _ = lexicon.trie  # build it now, so that its 20 ms do not count as time of the run

    def fields(solution: Any) -> dict[str, Any]:
        return fields_of(game, puzzle, solution, lexicon)

    def described(solution: Any) -> str:
        return text_of(game, puzzle, solution, lexicon)

    def why() -> Reason | None:
        return game.why_unsolvable(puzzle, lexicon, options, Run()) if game.why_unsolvable else None

    report: Report[Any]
    if given.json:
        report = JsonLines(fields, why)
    elif given.keep is None and sys.stdout.isatty():
        report = Shortlist(described, game.verdict, lambda solution: fields(solution).get("score"), why)
    else:
        report = PlainText(described, game.verdict, why)
    return perform(lambda run: game.solve(puzzle, lexicon, options, run), limit_of(given), given.keep, report)


def _solve_batch(given: argparse.Namespace) -> int:
    """Results as JSON lines, as they come; a progress bar when standard error is a terminal."""
    if given.puzzle is not None:
        raise StudioError("goes without a puzzle: the file has them", "--batch")
    settings = settings_of(given)
    read_options(given.game.options, settings)  # report an error once, here, rather than once per puzzle
    lexicon = load(given.lexicon)
    task = BatchTask(given.game.key, settings, limit_of(given), given.keep or 1)
    puzzles = puzzles_in(given.batch)
    file = None if given.results is None else ResultsFile(given.results)
    done = file.done(puzzles) if file else ()
    todo = [line for line in puzzles if line.number not in done]
    bar = ProgressBar(len(puzzles), len(done))
    failed = 0
    with pool_of(given) or ProcessPool() as pool:
        results = solve_all(task, todo, lexicon, pool)
        for result in file.append(results) if file else results:
            failed += "error" in result
            if file is None:
                put(json.dumps(result, separators=(",", ":")))
                sys.stdout.flush()
            bar.step()
    bar.close()
    if failed:
        complain(f'{failed} of {len(puzzles)} puzzles failed; see their "error" fields')
    return BAD_INPUT if failed else 0


# Solve a puzzle per line on many workers: results as they come, resumable after an interruption.

MOST = 4096
"""Puzzles in a slice."""


@dataclass(frozen=True)
class Line:
    """A puzzle of the batch."""

    number: int
    """Number of the line in the file, from 1."""
    puzzle: str


@dataclass(frozen=True)
class BatchTask:
    """What to do with each line; it is sent to the workers, so it holds only names and texts."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    limit: Limit = field(default_factory=Limit)
    keep: int = 1
    """Maximum number of solutions reported for each puzzle."""

    def __call__(self, lexicon: Lexicon, lines: Sequence[Line]) -> list[dict[str, Any]]:
        """The results for the first lines, at least one: those that are started within the time of a slice."""
        end, results = time.monotonic() + SLICE_SECONDS, []
        for line in lines:
            results.append({"line": line.number, "puzzle": line.puzzle, **self.result(line.puzzle, lexicon)})
            if time.monotonic() > end:
                break
        return results

    def result(self, text: str, lexicon: Lexicon) -> dict[str, Any]:
        """The result for one puzzle's text; `error` in place of an outcome when it cannot be solved."""
        game = next(game for game in GAMES if game.key == self.game)
        try:
            puzzle = game.parse(text)
            options = read_options(game.options, self.options)
            run = Run(self.limit, self.keep)
            search: Search[Any] = Search(lambda run: game.solve(puzzle, lexicon, options, run), run)
            solutions = [fields_of(game, puzzle, solution, lexicon) for solution in search.results()]
        except StudioError as error:
            return {"error": str(error)}
        finished = search.finished or FinishedRun(run, Outcome.FAILED)
        if finished.error is not None:
            return {"error": str(finished.error)}
        return {**finished.fields(), "solutions_shown": solutions}


class _Slices:
    """The lines still to be sent, in slices of about `SLICE_SECONDS`, judging by the time that puzzles took so far."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self._lines = iter(lines)
        self._returned: deque[Line] = deque()
        self._size = 1.0

    def next(self) -> tuple[Line, ...] | None:
        """The next slice; None when there are no more lines at the moment."""
        part = []
        for _ in range(round(self._size)):
            line = self._returned.popleft() if self._returned else next(self._lines, None)
            if line is None:
                break
            part.append(line)
        return tuple(part) or None

    def done(self, part: Sequence[Line], results: Sequence[Any]) -> None:
        """Take a finished slice into account; lines that it had no time for are sent again."""
        self._returned.extend(part[len(results) :])
        if len(results) < len(part):
            self._size = max(1.0, len(results))
        elif len(part) >= self._size / 2:  # doubling exceeds the time at most once
            self._size = min(2 * self._size, MOST)


def solve_all(
    task: BatchTask, lines: Iterable[Line], lexicon: Lexicon, pool: Pool, run: Run | None = None
) -> Iterator[dict[str, Any]]:
    """The result of each line as it arrives, so that a slow puzzle delays no other."""
    slices = _Slices(lines)
    for part, results in spread(pool, lexicon, task, slices.next, run or Run()):
        slices.done(part, results)
        yield from results


def puzzles_in(path: Path) -> list[Line]:
    """The puzzles of a file, one per line, without empty lines and comments (`# `); raises `PuzzleError`."""
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise PuzzleError(f"cannot be read: {error.strerror}", str(path)) from None
    except UnicodeDecodeError:
        raise PuzzleError("is not valid UTF-8 text", str(path)) from None
    lines = (Line(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1))
    return [line for line in lines if line.puzzle and not line.puzzle.startswith("# ")]


class ResultsFile:
    """The file to which results are appended, one JSON object per line; complete ones are not computed again."""

    def __init__(self, path: Path) -> None:
        """Raises `PuzzleError` when the file cannot be read or contains anything but results."""
        self._path = path
        self._done: list[tuple[int, str]] = []
        """Line number and puzzle of each result."""
        try:
            content = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise PuzzleError(f"cannot be read: {error.strerror}", str(path)) from None
        whole = content[: content.rfind(b"\n") + 1]  # an interruption may have cut the last line short
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                result = json.loads(line)
                self._done.append((result["line"], result["puzzle"]))
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                raise PuzzleError("is not a batch result; choose another file", f"{path}, line {number}") from None
        self._length = len(whole)

    def append(self, results: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Append each result to the file, then yield it; raises `PuzzleError`."""
        try:
            with self._path.open("r+b" if self._path.exists() else "w+b") as file:
                file.truncate(self._length)
                file.seek(self._length)
                for result in results:
                    file.write(json.dumps(result, separators=(",", ":")).encode() + b"\n")
                    file.flush()
                    yield result
        except OSError as error:
            raise PuzzleError(f"cannot be written: {error.strerror}", str(self._path)) from None

    def done(self, lines: Sequence[Line]) -> Collection[int]:
        """The line numbers of the results; raises `PuzzleError` unless all are results of these lines."""
        wanted = {line.number: line.puzzle for line in lines}
        if len(self._done) > len(lines):
            raise PuzzleError("has more results than the batch has puzzles; choose another file", str(self._path))
        found = set()
        for place, (number, puzzle) in enumerate(self._done, start=1):
            if wanted.get(number) != puzzle:
                where = f"{self._path}, line {place}"
                raise PuzzleError(f"is for {puzzle!r}, not {wanted.get(number)!r}; choose another file", where)
            found.add(number)
        return found
