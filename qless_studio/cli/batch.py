"""Solve a puzzle per line, on all cores or any executor: results in order, resumable after an interruption."""

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
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.options import read_options
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search


@dataclass(frozen=True)
class BatchTask:
    """What to do with each line; it is sent to worker processes, so it holds only names and texts."""

    game: str
    lexicon: str
    options: Mapping[str, str] = field(default_factory=dict)
    limit: Limit = field(default_factory=Limit)
    keep: int = 1
    """Maximum number of solutions reported for each puzzle."""

    def __call__(self, text: str) -> dict[str, Any]:
        """The result for one puzzle's text, with `error` in place of an outcome when it cannot be solved."""
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
    """The word list, loaded once per worker process."""
    lexicon = load(name)
    _ = lexicon.trie
    return lexicon


def solve_all(task: BatchTask, lines: Iterable[str], executor: Executor, waiting: int = 64) -> Iterator[dict[str, Any]]:
    """The results in the order of the lines, each as soon as those before it are done.

    `executor` is a process pool, or one that distributes work over a cluster. At most `waiting` lines are submitted at
    a time, so that a long file does not fill memory.
    """
    pending: deque[Future[dict[str, Any]]] = deque()
    for line in lines:
        pending.append(executor.submit(task, line))
        if len(pending) >= waiting:
            yield pending.popleft().result()
    while pending:
        yield pending.popleft().result()


def puzzles_in(path: Path) -> list[str]:
    """The puzzles of a file, one per line, without empty lines and comments (`# `); raises `PuzzleError`."""
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise PuzzleError(f"cannot be read: {error.strerror}", str(path)) from None
    except UnicodeDecodeError:
        raise PuzzleError("is not valid UTF-8 text", str(path)) from None
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("# ")]


class ResultsFile:
    """The file to which results are appended, one JSON object per line; complete ones are not computed again."""

    def __init__(self, path: Path) -> None:
        """Raises `PuzzleError` when the file cannot be read or contains anything but results."""
        self._path = path
        self.done: list[str] = []
        """The puzzles whose results the file has, in order."""
        try:
            content = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise PuzzleError(f"cannot be read: {error.strerror}", str(path)) from None
        whole = content[: content.rfind(b"\n") + 1]  # an interruption may have cut the last line short
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                self.done.append(json.loads(line)["puzzle"])
            except (ValueError, TypeError, KeyError, RecursionError):
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

    def check(self, puzzles: list[str]) -> None:
        """Raise `PuzzleError` unless the results are those of the first of these puzzles, in order."""
        for number, (done, wanted) in enumerate(zip(self.done, puzzles, strict=False), start=1):
            if done != wanted:
                raise PuzzleError(
                    f"is for {done!r}, not {wanted!r}; choose another file", f"{self._path}, line {number}"
                )
        if len(self.done) > len(puzzles):
            raise PuzzleError("has more results than the batch has puzzles; choose another file", str(self._path))


def default_workers() -> int:
    """Default number of worker processes: one per core."""
    return os.cpu_count() or 1
