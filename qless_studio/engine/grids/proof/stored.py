"""A proof stored in a folder, its progress over all runs, and what its options ask for."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.folders import read_cache, write_atomically
from qless_studio.engine.grids.dice import Die, find_dice
from qless_studio.engine.grids.proof.board_proof import BestBoard, BoardProof
from qless_studio.engine.grids.proof.classes import digest_of
from qless_studio.engine.grids.proof.prover import Known
from qless_studio.engine.lexicon.languages import Alphabet, composed
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import plain, say

# A proof stored in a folder: its finished classes, and its progress over all runs.

SAVE_S = 5.0
"""Seconds between two writes of the progress, which is what a crash can lose; the proof loses the running classes."""
FALL = 0.995
"""A bound is added to the course once it is below this part of the bound added before."""
EARLY = (3.0, 0.1), (60.0, 0.01)
"""Pairs (seconds, part of the work): the time left is not estimated before one of them is reached.

In a short proof preparing takes longer than the first tenth of the work, so that the estimate would be far too long.
"""

Steps = list[tuple[float, int]]
"""Pairs (second, value), seconds ascending."""
_STEPS = [(float, int)]
_SHAPE = {"seconds": float, "best": _STEPS, "upper": _STEPS, "ruled_out": float, "work": float, "complete": bool}


@dataclass
class Course:
    """The progress of a proof over time; times are seconds of computing, without pauses."""

    seconds: float = 0.0
    best: Steps = field(default_factory=list)
    """Best scores over time."""
    upper: Steps = field(default_factory=list)
    """Upper bounds over time."""
    ruled_out: float = 0.0
    work: float = 0.0
    complete: bool = False

    @property
    def begun(self) -> bool:
        """Whether there is progress to resume from."""
        return self.seconds > 0 and not self.complete

    @property
    def left(self) -> float | None:
        """Estimated seconds left; None while there is no estimate."""
        if self.complete or not any(self.seconds >= seconds and self.work >= work for seconds, work in EARLY):
            return None
        return self.seconds * (1 - self.work) / self.work

    def add(self, known: Known, seconds: float) -> None:
        """Add what is known after `seconds`."""
        self.seconds = max(self.seconds, seconds)
        self.ruled_out, self.work = max(self.ruled_out, known.ruled_out), max(self.work, known.work)
        if known.best is not None and (not self.best or known.best > self.best[-1][1]):
            self.best.append((self.seconds, known.best))
        reached = known.upper == known.best
        if not self.upper or known.upper < self.upper[-1][1] * FALL or (reached and known.upper < self.upper[-1][1]):
            self.upper.append((self.seconds, known.upper))

    @classmethod
    def read(cls, path: Path) -> Course:
        """Read the course of a file; a new one if the file does not exist or is damaged."""
        return read_cache(path, _SHAPE, cls._of) or cls()

    @classmethod
    def _of(cls, known: dict[str, Any]) -> Course:
        best, upper = ([(float(at), value) for at, value in known[name]] for name in ("best", "upper"))
        seconds, ruled_out, work = (float(known[name]) for name in ("seconds", "ruled_out", "work"))
        return cls(seconds, best, upper, ruled_out, work, known["complete"])

    def write(self, path: Path) -> None:
        """Raises `OSError`."""
        write_atomically(path, json.dumps(vars(self), separators=(",", ":")).encode())


class StoredProof:
    """The files of one proof in a folder, which need not exist.

    `course` is what is known of earlier runs, and grows while `search` runs.
    """

    def __init__(self, folder: Path, *parts: object) -> None:
        """`parts`: all that the proof depends on, compared by `repr`."""
        name = digest_of(parts)
        self._record, self._course = folder / f"{name}.txt", folder / f"{name}.json"
        self.course = Course.read(self._course)
        if self.course.begun and not self._record.exists():
            self.course = Course()

    def forget(self) -> None:
        """Start again the next time; raises `PuzzleError`."""
        self.course = Course()
        try:
            for path in (self._record, self._course):
                path.unlink(missing_ok=True)
        except OSError as error:
            raise self._not_written(error) from None

    def search(self, proof: BoardProof, run: Run, threads: int | None = None) -> Iterator[BestBoard]:
        """Like `BoardProof.search`, resuming from the finished classes."""
        try:
            self._record.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._not_written(error) from None
        try:
            record = proof.record(self._record)
        except PuzzleError:  # damaged, or of a version of the program with another method
            self.forget()
            record = proof.record(self._record)
        course, before, saved = self.course, self.course.seconds, 0.0

        def on_progress(known: Known) -> None:
            nonlocal saved
            course.add(known, before + run.seconds)
            if run.seconds > saved + SAVE_S:
                saved = run.seconds
                self._save()

        try:
            yield from proof.search(run, threads, None, record, on_progress)
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


# Read the options that say which letters and dice the open cells of a proof may have.


def letters_from(text: str, alphabet: Alphabet) -> str:
    """The letters of an option, in order; all of the alphabet when it is empty. Raises `OptionError`."""
    letters = "".join(sorted(set(re.sub(r"[\s,]", "", composed(text.lower()))))) or alphabet.letters
    wrong = alphabet.foreign(letters)
    if wrong:
        raise OptionError(say("{!r} is not a letter", wrong[0]), say("option {}", "letters"))
    return letters


def provable(face: str, alphabet: Alphabet) -> bool:
    """Whether a proof can handle this face of a die: a letter, or Qu."""
    return face in alphabet or (face == "qu" and "q" in alphabet)


def dice_from(text: str, alphabet: Alphabet) -> tuple[Die, ...]:
    """The dice of a named set, or of a text such as `aeiou,bcdfg,Qulmn`; none if it is empty. Raises `OptionError`."""
    known = find_dice(text.strip().lower())
    if known is not None:
        dice = known.dice
    else:
        dice = tuple(
            tuple(face.lower() for face in re.findall(r"[Qq]u|.", die))
            for die in re.split(r"[\s,]+", composed(text.strip()))
            if die
        )
    wrong = next((face for die in dice for face in die if not provable(face, alphabet)), None)
    if wrong is not None:
        raise OptionError(
            plain("a die cannot have {!r}; only letters of the word list and Qu", wrong.upper()),
            say("option {}", "dice"),
        )
    faces = {face for die in dice for face in die}
    if {"q", "qu"} <= faces:
        raise OptionError(plain("either Q or Qu can be on the dice, not both"), say("option {}", "dice"))
    return dice
