"""How likely a word is to be on the next board: counted on simulated rolls, once for each word list."""

from __future__ import annotations

import os
import sys
import zlib
from array import array
from pathlib import Path
from random import Random

from qless_studio.engine.folders import read_regular, write_atomically
from qless_studio.engine.grids.board import neighbours_of
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.grids.solver import BoardSolver, Scoring
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

BOARDS = 20_000
"""Rolls that are simulated; this takes a third of a second."""
FOLDER, SUFFIX, VERSION = "likelihood", ".z", 2
"""A file for each list, named after its check sum and the version of how it is counted."""
KEPT = 8
"""Files of that many lists are kept, those used last."""
IN_MEMORY = 2
"""Lists whose counts are kept in memory, those counted last."""
PIECE = 200
"""Rolls after which a run is asked whether to go on: some 3 ms."""
LARGEST = 4 * 1024 * 1024
"""Bytes of the largest file that is read; that of 155,000 words has 90,000."""


def likelihood(word: str, lexicon: Lexicon, folder: Path | None = None) -> float:
    """The share of rolls of the usual 4×4 dice of its language whose board has the word.

    The counts are kept in files of their own below `folder`; None: only in memory.
    """
    word_id = lexicon.word_id(word)
    return 0.0 if word_id is None else counts(lexicon, folder)[word_id] / BOARDS


_counted: dict[Lexicon, array[int]] = {}


def counts(lexicon: Lexicon, folder: Path | None = None, run: Run | None = None) -> array[int]:
    """By word id, the boards of BOARDS simulated rolls that have the word; the same on every machine.

    A `run` gets the progress of the rolls; raises `Stopped` when it is stopped.
    """
    known = _counted.get(lexicon)
    if known is None:
        known = _counted[lexicon] = _stored(lexicon, folder, run or Run())
        for old in list(_counted)[:-IN_MEMORY]:
            _counted.pop(old, None)
    return known


def forget_counts() -> None:
    """Forget what is in memory."""
    _counted.clear()


def _stored(lexicon: Lexicon, folder: Path | None, run: Run) -> array[int]:
    if folder is None:
        return _simulated(lexicon, run)
    path = folder / FOLDER / f"{_check_sum(lexicon)}-{VERSION}{SUFFIX}"
    known = _read(path, len(lexicon))
    if known is None:
        known = _simulated(lexicon, run)
        _write(path, known)
    return known


def _simulated(lexicon: Lexicon, run: Run) -> array[int]:
    dice, random = usual_pool(lexicon.language, 16), Random(0)
    faces = sorted({face for die in dice for face in die})
    solver = BoardSolver(lexicon, neighbours_of(4, 4, 8, False), Scoring(3, (1,) * 65), faces)
    tallies = array("H", bytes(2 * len(lexicon)))
    for rolled in range(0, BOARDS, PIECE):
        run.checkpoint(rolled, rolled / BOARDS)
        boards = (roll(dice, random) for _ in range(min(PIECE, BOARDS - rolled)))
        solver.counts.tally(b"".join(map(solver.codes, boards)), tallies)
    found = array("H", tallies)
    for word_id, tally in zip((word for word in lexicon.trie.word if word >= 0), tallies, strict=True):
        found[word_id] = tally
    return found


def _check_sum(lexicon: Lexicon) -> str:
    return f"{zlib.crc32(chr(10).join(lexicon.words).encode()):08x}-{len(lexicon)}"


def _read(path: Path, words: int) -> array[int] | None:
    """The counts in a file; None where it is missing, damaged or about a different list."""
    found = array("H")
    try:
        found.frombytes(zlib.decompress(read_regular(path, LARGEST)))
        os.utime(path)  # used just now
    except (OSError, ValueError, zlib.error):
        return None
    return _in_file_order(found) if len(found) == words else None


def _write(path: Path, found: array[int]) -> None:
    """Write a file, and remove those not used for long; failing to is no harm."""
    try:
        write_atomically(path, zlib.compress(_in_file_order(found).tobytes(), 9))
        by_age = sorted(path.parent.glob(f"*{SUFFIX}"), key=lambda each: each.stat().st_mtime)
        for old in by_age[:-KEPT]:
            old.unlink()
    except OSError:
        return


def _in_file_order(found: array[int]) -> array[int]:
    """The numbers with the bytes in the byte order of the file, as on most computers, and back."""
    if sys.byteorder == "little":
        return found
    swapped = array("H", found)
    swapped.byteswap()
    return swapped
