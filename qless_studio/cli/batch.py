"""Solve one puzzle a line, on all cores or on any executor: ordered results, resumable after a kill."""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.games import GAMES
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.options import read_options
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search


@dataclass(frozen=True)
class Task:
    """What is done with each line; it travels to worker processes, so it holds names and texts alone."""

    game: str
    lexicon: str
    options: Mapping[str, str] = field(default_factory=dict)
    limit: Limit = field(default_factory=Limit)
    keep: int = 1
    """How many solutions of each puzzle are reported."""

    def __call__(self, text: str) -> dict[str, Any]:
        """The result for one puzzle's text; a puzzle that cannot be used has `error` in place of an outcome."""
        game = next(game for game in GAMES if game.key == self.game)
        try:
            puzzle = game.parse(text)
            options = read_options(game.options, self.options)
            lexicon = _lexicon(self.lexicon)
            run = Run(self.limit, self.keep)
            search: Search[Any] = Search(lambda run: game.solve(puzzle, lexicon, options, run), run)
            solutions = [game.fields(puzzle, solution) for solution in search.results()]
        except StudioError as error:
            return {"puzzle": text, "error": str(error)}
        finished = search.finished or FinishedRun(run, Outcome.FAILED)
        if finished.error is not None:
            return {"puzzle": text, "error": str(finished.error)}
        return {"puzzle": text, **finished.fields(), "solutions_shown": solutions}


@lru_cache(maxsize=4)
def _lexicon(name: str) -> Lexicon:
    """Loaded once in each worker process."""
    lexicon = load(name)
    _ = lexicon.trie
    return lexicon


def solve_all(task: Task, lines: Iterable[str], executor: Executor, waiting: int = 64) -> Iterator[dict[str, Any]]:
    """The results in the order of the lines, each as soon as those before it are there.

    `executor` is any of the `concurrent.futures` kind: a process pool, or one that spreads work over a cluster. At
    most `waiting` lines are handed to it at a time, so that a long file does not fill memory.
    """
    pending: deque[Future[dict[str, Any]]] = deque()
    for line in lines:
        pending.append(executor.submit(task, line))
        if len(pending) >= waiting:
            yield pending.popleft().result()
    while pending:
        yield pending.popleft().result()


def puzzles_in(path: Path) -> list[str]:
    """The puzzles of a file, one a line; empty lines and lines that begin with `#` and a blank are left out."""
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise PuzzleError(f"cannot be read: {error.strerror}", str(path)) from None
    except UnicodeDecodeError:
        raise PuzzleError("is not text in UTF-8", str(path)) from None
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("# ")]


class Results:
    """The file results are appended to, one JSON object a line; what stands there whole is not done again."""

    def __init__(self, path: Path) -> None:
        """Raises `PuzzleError` when the file cannot be read or holds something else than results."""
        self._path = path
        self.done: list[str] = []
        """The puzzles whose results are there, in order."""
        try:
            content = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise PuzzleError(f"cannot be read: {error.strerror}", str(path)) from None
        whole = content[: content.rfind(b"\n") + 1]  # a kill may have cut the last line short
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                self.done.append(json.loads(line)["puzzle"])
            except (ValueError, TypeError, KeyError, RecursionError):
                raise PuzzleError("is no result of a batch; choose another file", f"{path}, line {number}") from None
        self._length = len(whole)

    def append(self, results: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Write each result down, then pass it on."""
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

    def check(self, puzzles: list[str]) -> None:
        """Raise `PuzzleError` unless the results are those of the first of these puzzles."""
        for number, (mine, theirs) in enumerate(zip(self.done, puzzles, strict=False), start=1):
            if mine != theirs:
                raise PuzzleError(
                    f"is for {mine!r}, not {theirs!r}; choose another file", f"{self._path}, line {number}"
                )
        if len(self.done) > len(puzzles):
            raise PuzzleError("has more results than there are puzzles; choose another file", str(self._path))


def workers() -> int:
    """How many processes a batch uses by itself."""
    return os.cpu_count() or 1
