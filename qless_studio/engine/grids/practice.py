"""Exercises for words missed on boards: the same board again, anagrams, longer words, a fresh board that hides it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from qless_studio.engine.exercises import Exercise, Miss, Played, Practice, Together
from qless_studio.engine.grids.board import Neighbours
from qless_studio.engine.grids.hiding import hidden_in
from qless_studio.engine.grids.likelihood import likelihood
from qless_studio.engine.grids.solver import FoundWord
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.reasons import Reason, sentence
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, say

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
