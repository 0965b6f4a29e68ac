"""The smallest possible game: the words inside a row of letters. The template for a new game.

It is tested like every game and never registered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.exercises import Exercise, Miss, Played, Practice, Together
from qless_studio.engine.game import Dealer, Dealt, Game
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import option
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import counted, say

MAX_LETTERS = 40


@dataclass(frozen=True)
class Puzzle:
    """Up to 40 letters in a row, lower case."""

    letters: str = ""


@dataclass(frozen=True)
class Options:
    min_length: int = option(2, "Minimum length", "Shorter words do not count.", low=1, high=16)


@dataclass(frozen=True)
class Solution:
    """A word, and the index in the row at which it begins."""

    word: str
    start: int


@dataclass(frozen=True)
class Summary:
    words: int


@dataclass(frozen=True)
class DealOptions:
    length: int = option(12, "Length", "Number of letters in the row.", low=1, high=MAX_LETTERS)
    seed: int | None = option(None, "Seed", "The same seed gives the same row.", low=0)


def parse(text: str) -> Puzzle:
    letters = "".join(text.split()).lower()
    for place, letter in enumerate(letters, start=1):
        if not ("a" <= letter <= "z"):
            raise PuzzleError(say("{!r} is not a letter", letter), say("letter {}", place))
    if len(letters) > MAX_LETTERS:
        raise PuzzleError(say("{} letters given; the maximum is {}", len(letters), MAX_LETTERS))
    return Puzzle(letters)


def solve(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    letters, count = puzzle.letters, 0
    for start in range(len(letters)):
        run.checkpoint(len(letters) - start, start / len(letters), Summary(count))
        for end in range(start + options.min_length, len(letters) + 1):
            if letters[start:end] in lexicon:
                count += 1
                run.publish(summary=Summary(count))
                yield Solution(letters[start:end], start)
    run.publish(fraction=1.0, summary=Summary(count))


def fields(puzzle: Puzzle, solution: Solution) -> dict[str, Any]:
    return {"word": solution.word, "start": solution.start}


def verdict(summary: Summary | None, outcome: Outcome) -> str:
    count = summary.words if summary else 0
    found = counted(count, "{} word", "{} words")
    return say("Complete: {}", found) if outcome is Outcome.COMPLETE else say("Stopped: {} so far", found)


def deal(lexicon: Lexicon, options: DealOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    random = Random(seed)
    yield Dealt(Puzzle("".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=options.length))), {"seed": seed})


def misses(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    for solution in solve(played.puzzle, lexicon, played.options, run):
        if solution.word not in played.found:
            yield Miss("word", solution.word, float(len(solution.word)), lexicon.zipf(solution.word))


def exercise(miss: Miss, games: tuple[Played[Puzzle], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    row = games[number % len(games)].puzzle
    words = {solution.word for solution in solve(row, lexicon, games[0].options, run)}
    answers = tuple(sorted(word for word in words if len(word) == len(miss.key)))
    if miss.key not in words:
        return None
    asked = say("Find a word of {} letters in {}", len(miss.key), row.letters)
    return Exercise("row", asked, answers, 1, row.letters, options=games[0].options)


def words_missed(number: int) -> str:
    return counted(number, "Find {} word you missed", "Find {} words you missed")


GAME: Game[Puzzle, Solution, Options] = Game(
    key="null",
    title="Null game",
    blank=Puzzle(),
    example=Puzzle("headlines"),
    options=Options,
    parse=parse,
    format=lambda puzzle: puzzle.letters,
    solve=solve,
    fields=fields,
    describe=lambda puzzle, solution: solution.word.upper(),
    words_of=lambda puzzle, solution: {solution.word: None},
    verdict=verdict,
    load_dealer=lambda: Dealer(DealOptions, deal, lambda dealt: dealt.puzzle.letters),
    load_practice=lambda: Practice(misses, exercise, together=Together("row", words_missed)),
)
