"""A proof that is kept in a folder: what is finished, and how it has gone, over all the times it was continued."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.folders import write_atomically
from qless_studio.engine.grids.proof.board_proof import BestBoard, BoardProof
from qless_studio.engine.grids.proof.prover import Known
from qless_studio.engine.grids.proof.record import digest_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

SAVE_S = 5.0
"""Seconds of a course that a crash may cost; of the proof itself it costs the classes that were running."""
FALL = 0.995
"""A bound is a step of the course of its own once it is below this part of the step before."""
EARLY = (3.0, 0.1), (60.0, 0.01)
"""(seconds, part of the work): no time left is told before one of these pairs is reached, as it would be a guess.

In a short proof preparing takes longer than the first tenth of the work, so that far too much would be told.
"""

Steps = list[tuple[float, int]]
"""(second, value), ascending seconds."""


@dataclass
class Course:
    """How a proof has gone so far; times are seconds of computing, without pauses."""

    seconds: float = 0.0
    best: Steps = field(default_factory=list)
    """Each better score."""
    upper: Steps = field(default_factory=list)
    """What no board scores more than."""
    ruled_out: float = 0.0
    work: float = 0.0
    complete: bool = False

    @property
    def begun(self) -> bool:
        """Whether there is something to go on from."""
        return self.seconds > 0 and not self.complete

    @property
    def left(self) -> float | None:
        """About how many seconds it will still take; None while that cannot be told."""
        if self.complete or not any(self.seconds >= seconds and self.work >= work for seconds, work in EARLY):
            return None
        return self.seconds * (1 - self.work) / self.work

    def add(self, known: Known, seconds: float) -> None:
        """What is known after so many seconds."""
        self.seconds = max(self.seconds, seconds)
        self.ruled_out, self.work = max(self.ruled_out, known.ruled_out), max(self.work, known.work)
        if known.best is not None and (not self.best or known.best > self.best[-1][1]):
            self.best.append((self.seconds, known.best))
        reached = known.upper == known.best
        if not self.upper or known.upper < self.upper[-1][1] * FALL or (reached and known.upper < self.upper[-1][1]):
            self.upper.append((self.seconds, known.upper))

    @classmethod
    def read(cls, path: Path) -> Course:
        """The course in a file; a new one if there is none, or it cannot be read."""
        try:
            known: Any = json.loads(path.read_bytes())
            best, upper = ([(float(at), int(value)) for at, value in known[name]] for name in ("best", "upper"))
            seconds, ruled_out, work = (float(known[name]) for name in ("seconds", "ruled_out", "work"))
            return cls(seconds, best, upper, ruled_out, work, bool(known["complete"]))
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            return cls()

    def write(self, path: Path) -> None:
        """Raises `OSError`."""
        write_atomically(path, json.dumps(vars(self), separators=(",", ":")).encode())


class StoredProof:
    """The files of one proof in a folder, which need not exist.

    `course` is what is known of earlier runs, and grows while `search` runs.
    """

    def __init__(self, folder: Path, *parts: object) -> None:
        """`parts`: whatever the proof depends on, compared by `repr`."""
        name = digest_of(parts)
        self._record, self._course = folder / f"{name}.txt", folder / f"{name}.json"
        self.course = Course.read(self._course)
        if self.course.begun and not self._record.exists():
            self.course = Course()

    def forget(self) -> None:
        """Begin anew the next time; raises `PuzzleError`."""
        self.course = Course()
        try:
            for path in (self._record, self._course):
                path.unlink(missing_ok=True)
        except OSError as error:
            raise self._not_written(error) from None

    def search(self, proof: BoardProof, run: Run, threads: int | None = None) -> Iterator[BestBoard]:
        """As `BoardProof.search`, going on from what is finished."""
        try:
            self._record.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._not_written(error) from None
        try:
            record = proof.record(self._record)
        except PuzzleError:  # of a version of the program that proved in another way, or damaged
            self.forget()
            record = proof.record(self._record)
        course, before, saved = self.course, self.course.seconds, 0.0

        def told(known: Known) -> None:
            nonlocal saved
            course.add(known, before + run.seconds)
            if run.seconds > saved + SAVE_S:
                saved = run.seconds
                self._save()

        try:
            yield from proof.search(run, threads, None, record, told)
            course.complete = True
        finally:
            self._save()

    def _save(self) -> None:
        try:
            self.course.write(self._course)
        except OSError as error:
            raise self._not_written(error) from None

    def _not_written(self, error: OSError) -> PuzzleError:
        return PuzzleError(say("cannot be written: {}", str(error.strerror)), str(self._record.parent))
