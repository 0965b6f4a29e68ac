"""Exercises for words missed on boards: the same board again, and all anagrams of the word's letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.grids.board import neighbours_of
from qless_studio.engine.grids.dice import DICE, roll
from qless_studio.engine.grids.solver import BoardSolver, FoundWord, Scoring
from qless_studio.engine.kernels import Status
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

WORD, BOARD, ANAGRAMS = "word", "board", "anagrams"
BOARDS = 20_000
"""Rolls that are simulated to learn how often each word comes back; 20,000 take about a second."""
P = TypeVar("P")
Solve = Callable[[P, Lexicon, Any, Run], Iterable[FoundWord]]


def practice_of(solve: Solve[P], text_of: Callable[[P], str]) -> Practice[P]:
    """The exercises of a game on boards, from its solver and its text form."""

    def misses(played: Played[P], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
        found = set(played.found)
        for word in solve(played.puzzle, lexicon, played.options, run):
            zipf = lexicon.zipf(word.word)
            if word.word not in found and zipf is not None and zipf >= Band.UNCOMMON.floor:
                yield Miss(WORD, word.word, float(word.score), zipf)

    def exercise(miss: Miss, games: tuple[Played[P], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
        if miss.key not in lexicon:
            return None
        if number % 2:
            return anagrams(miss.key, lexicon)
        played = games[number // 2 % len(games)]
        words = solve(played.puzzle, lexicon, played.options, run)
        return _on_board(miss.key, text_of(played.puzzle), words)

    return Practice(misses, exercise, lambda miss, lexicon: likelihood(miss.key, lexicon))


def _on_board(word: str, text: str, words: Iterable[FoundWord]) -> Exercise | None:
    """Find a word of this length with these first and last letters; all of them on the board are right."""
    first, last, length = word[0], word[-1], len(word)
    alike = (each.word for each in words if (each.word[0], each.word[-1], len(each.word)) == (first, last, length))
    answers = tuple(sorted(alike))
    if word not in answers:  # other rules than those of the game
        return None
    pattern = f"{first.upper()}{'.' * (length - 2)}{last.upper()}"
    return Exercise(BOARD, say("Find a word {} on {}", pattern, text), answers, 1, text)


def anagrams(word: str, lexicon: Lexicon) -> Exercise:
    """Find every word that uses exactly these letters."""
    letters = sorted(word)
    answers = tuple(each for each in lexicon.words if len(each) == len(word) and sorted(each) == letters)
    asked = say("Find all words that use exactly the letters {}", "".join(letters).upper())
    return Exercise(ANAGRAMS, asked, answers, len(answers))


def likelihood(word: str, lexicon: Lexicon) -> float:
    """The share of rolls of the classic dice whose board has the word."""
    word_id = lexicon.word_id(word)
    return 0.0 if word_id is None else _counts(lexicon)[word_id] / BOARDS


@lru_cache(maxsize=2)
def _counts(lexicon: Lexicon) -> Counter[int]:
    """By word id, the boards of BOARDS simulated rolls that have the word; the same on every machine."""
    dice, random = DICE["classic"].dice, Random(0)
    faces = sorted({face for die in dice for face in die})
    solver = BoardSolver(lexicon, neighbours_of(4, 4, 8, False), Scoring(3, (1,) * 65), faces)
    counts: Counter[int] = Counter()
    for _ in range(BOARDS):
        solver.kernel.start(solver.codes(roll(dice, random)))
        while solver.kernel.advance(1 << 30) != Status.DONE:
            pass
        count, found = solver.kernel.words()
        counts.update(found.ids[:count])
    return counts
