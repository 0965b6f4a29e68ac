"""Words missed on boards: how likely each is to come again, and exercises for them."""

from __future__ import annotations

import os
import sys
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from qless_studio.engine.exercises import Exercise, Miss, Played, Practice, Together
from qless_studio.engine.folders import read_regular, write_atomically
from qless_studio.engine.grids.board import Neighbours, neighbours_of
from qless_studio.engine.grids.dice import roll, usual_pool
from qless_studio.engine.grids.search import hidden_in
from qless_studio.engine.grids.solver import BoardSolver, FoundWord, Scoring
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.reasons import Reason, sentence
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, say

# Exercises for words missed on boards: the same board again, anagrams, longer words, a fresh board that hides it.

WORD = "word"
BOARD, ANAGRAMS, EXTENSIONS, HIDDEN = KINDS = "board", "anagrams", "extensions", "hidden"
WHATEVER_WAS_FOUND = frozenset({"over multipliers", "opens more", "longest"})
"""Reasons that hold on a board on which nothing was played."""
NEEDED = 8
"""Maximum number of words asked for at once in EXTENSIONS."""
P = TypeVar("P")
Solve = Callable[[P, Lexicon, Any, Run], Iterable[FoundWord]]


@dataclass(frozen=True)
class BoardGame(Generic[P]):
    """What the exercises need of a game on boards."""

    solve: Solve[P]
    text_of: Callable[[P], str]
    parse: Callable[[str], P]
    near_of: Callable[[P, Any], Neighbours]
    """The cells that touch each cell of a puzzle with these options."""
    with_tiles: Callable[[P, tuple[str, ...]], P]
    """The puzzle with other tiles on its cells."""
    missed: Callable[[Played[P], Sequence[FoundWord], str, Lexicon], Iterator[Reason]]
    """Why a word that was missed, of all these words of the board, could have been found or was worth it."""


def practice_of(game: BoardGame[P]) -> Practice[P]:
    """The exercises of a game on boards: for each word missed, four kinds in turn."""

    def misses(played: Played[P], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
        found = set(played.found)
        for word in game.solve(played.puzzle, lexicon, played.options, run):
            zipf = lexicon.zipf(word.word)
            if word.word not in found and zipf is not None and zipf >= Band.UNCOMMON.floor:
                yield Miss(WORD, word.word, float(word.score), zipf)

    def exercise(miss: Miss, games: tuple[Played[P], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
        lexicon = lexicon.proposed
        if miss.key not in lexicon:
            return None
        played = games[number // len(KINDS) % len(games)]
        kind = KINDS[number % len(KINDS)]
        if kind == ANAGRAMS:
            return anagrams(miss.key, lexicon)
        base = base_of(miss.key, played.found)
        if kind == EXTENSIONS and base:
            words = game.solve(played.puzzle, lexicon, played.options, run)
            return extensions(EXTENSIONS, base, game.text_of(played.puzzle), words, played.options)
        puzzle = played.puzzle
        if kind in (EXTENSIONS, HIDDEN):
            tiles = hidden_in(miss.key, game.near_of(puzzle, played.options), lexicon.language, number)
            kind, puzzle = (BOARD, puzzle) if tiles is None else (HIDDEN, game.with_tiles(puzzle, tiles))
        words = game.solve(puzzle, lexicon, played.options, run)
        return _on_board(kind, miss.key, game.text_of(puzzle), words, played.options)

    def others(played: Played[P], lexicon: Lexicon, run: Run) -> Iterator[str]:
        words = (each.word for each in game.solve(played.puzzle, lexicon, played.options, run))
        return (word for word in words if word not in played.found)

    def why(exercise: Exercise, played: Played[P], answer: str, lexicon: Lexicon, run: Run) -> str:
        if exercise.kind not in (BOARD, HIDDEN):
            return ""
        on_board = replace(played, puzzle=game.parse(exercise.puzzle), found=()) if exercise.fresh else played
        words = list(game.solve(on_board.puzzle, lexicon, played.options, run))
        reasons = game.missed(on_board, words, answer, lexicon)
        held = (each for each in reasons if not exercise.fresh or each.concept in WHATEVER_WAS_FOUND)
        return sentence(held, lexicon.language)

    together = Together(BOARD, words_missed, every=len(KINDS), others=others)
    return Practice(
        misses, exercise, likelihood=lambda miss, lexicon, folder: likelihood(miss.key, lexicon, folder),
        together=together, why=why,
    )  # fmt: skip


def words_missed(number: int) -> str:
    """What is asked where several words of one board are due."""
    return counted(number, "Your board again: find {} word you missed", "Your board again: find {} words you missed")


def _on_board(kind: str, word: str, text: str, words: Iterable[FoundWord], options: Any) -> Exercise | None:
    """Find a word of this length with these first and last letters; all of them on the board are right."""
    first, last, length = word[0], word[-1], len(word)
    alike = (each.word for each in words if (each.word[0], each.word[-1], len(each.word)) == (first, last, length))
    answers = tuple(sorted(alike))
    if word not in answers:  # other rules than those of the game
        return None
    pattern = f"{first.upper()}{'.' * (length - 2)}{last.upper()}"
    again, fresh = say("Your board again: find a word {}", pattern), say("A fresh board: find a word {}", pattern)
    asked, heading = say("Find a word {} on {}", pattern, text), fresh if kind == HIDDEN else again
    return Exercise(kind, asked, answers, 1, text, heading=heading, options=options, fresh=kind == HIDDEN)


def anagrams(word: str, lexicon: Lexicon) -> Exercise:
    """Find every word that uses exactly these letters."""
    letters = sorted(word)
    answers = tuple(each for each in lexicon.words if len(each) == len(word) and sorted(each) == letters)
    asked = say("Find all words that use exactly the letters {}", "".join(letters).upper())
    return Exercise(ANAGRAMS, asked, answers, len(answers))


def is_extension(word: str, base: str) -> bool:
    """Whether a word is the other one with letters before or after it, or the other one spelled backwards."""
    return word != base and (base in word or word == base[::-1])


def base_of(word: str, found: Iterable[str]) -> str:
    """The longest of the words found that this word extends or reverses, the first in the alphabet; "" for none."""
    return min((base for base in found if is_extension(word, base)), key=lambda base: (-len(base), base), default="")


def extensions(kind: str, base: str, text: str, words: Iterable[FoundWord], options: Any) -> Exercise | None:
    """Find the words of a board that extend or reverse a word of it; None if there are none."""
    answers = tuple(sorted(each.word for each in words if is_extension(each.word, base)))
    if not answers:
        return None
    needed = min(NEEDED, len(answers))
    heading = counted(
        needed,
        "You found {1}: find {0} word that extends or reverses it",
        "You found {1}: find {0} words that extend or reverse it",
        needed,
        base.upper(),
    )
    asked = say("{}: {}", heading, text)
    return Exercise(kind, asked, answers, needed, text, heading=heading, options=options, about=base)


# How likely a word is to be on the next board: counted on simulated rolls, once for each word list.

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
