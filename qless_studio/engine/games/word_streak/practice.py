"""Exercises of Word Streak besides those of all boards: which word to play first, and the dearest path of a word."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, TypeGuard

from qless_studio.engine.days import shuffled
from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.games.word_streak.puzzle import (
    Options,
    Puzzle,
    format_puzzle,
    near_of,
    parse,
    path_score,
    solve,
)
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.games.word_streak.why import CheaperPath, PlayedWord, Streak, cheaper, missed
from qless_studio.engine.grids import Board, FoundWord, paths_of
from qless_studio.engine.grids.practice import BoardGame, practice_of
from qless_studio.engine.grids.review import Pace, par_plan
from qless_studio.engine.grids.why import Found
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason, sentence
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import decimal, say

FIRST, PATH = "first", "path"
PACE, LIMIT, PATHS = "pace", "limit", "paths"
"""What a round writes into the history for these exercises: [seconds a word, seconds a tile], seconds, cells of each
word. Rounds without them have none of these misses."""
ASSUMED = 0.5
"""That a choice of words, or a word with several paths, comes back on the next board: assumed, not counted. So these
cards come before those of single words that cost as much."""
CHOICES = 4
CLEARLY = Fraction(9, 10)
"""The other words of a choice are worth at most this part of the best one, by points per second."""
DEAREST = 12
"""Wrong answers are drawn from this many of the words with the most points, so that points alone mislead."""
LONGEST = 3600
"""Seconds of the longest round, word or step to the next tile; more is taken for damage."""
MOST_PATHS = 100_000
"""A word has fewer paths than this on any board without wildcards that is dealt."""


def _with_tiles(puzzle: Puzzle, tiles: tuple[str, ...]) -> Puzzle:
    return replace(puzzle, board=replace(puzzle.board, tiles=tiles))


def _streak(played: Played[Puzzle], words: Sequence[FoundWord], lexicon: Lexicon) -> Streak:
    """The round for reasons, without its times."""
    puzzle, options = played.puzzle, played.options
    scoring = load_rules(options.rules).scoring(options.min_length, lexicon.language)
    return Streak(Found(puzzle.board, near_of(puzzle), words, played.found, lexicon), puzzle, scoring, ())


def _missed(played: Played[Puzzle], words: Sequence[FoundWord], word: str, lexicon: Lexicon) -> Iterator[Reason]:
    return missed(_streak(played, words, lexicon), word)


WORDS = practice_of(BoardGame(solve, format_puzzle, parse, lambda puzzle, _: near_of(puzzle), _with_tiles, _missed))
"""The exercises that all games on boards have."""


def misses(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """The words that were not found, the plan where it was not followed, and words not traced for all their points."""
    yield from WORDS.misses(played, lexicon, run)
    words = list(solve(played.puzzle, lexicon, played.options, run))
    yield from _plan_missed(played, words, lexicon)
    yield from _paths_missed(played, words, lexicon)


def exercise(miss: Miss, games: tuple[Played[Puzzle], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    """The exercise of this number for a miss."""
    lexicon = lexicon.proposed
    if miss.kind == FIRST:
        return which_first(games[number % len(games)], number, lexicon, run)
    if miss.kind == PATH:
        return dearest_path(miss.key, games[0], lexicon)
    return WORDS.exercise(miss, games, number, lexicon, run)


def likelihood(miss: Miss, lexicon: Lexicon, folder: Path | None) -> float:
    """How likely a miss comes back: a word's share of all boards; for a choice or a path, assumed."""
    return ASSUMED if miss.kind in (FIRST, PATH) else WORDS.likelihood(miss, lexicon, folder)


# which word first


def pace_of(played: Played[Puzzle]) -> Pace:
    """The pace of the player in a round, or that of the options where it was not measured."""
    pace = played.proven.get(PACE)
    if isinstance(pace, list) and len(pace) == 2 and all(map(_is_time, pace)):
        return Pace(*map(float, pace))
    options_pace: Pace = played.options.pace
    return options_pace


def _is_time(value: Any) -> TypeGuard[float]:
    """Whether a value is a number of seconds that a round can take."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= LONGEST


def worth(found: FoundWord, pace: Pace) -> Fraction:
    """Points for each twentieth of a second."""
    return Fraction(found.score, pace.ticks(len(found.path)))


def _planned(played: Played[Puzzle], words: Iterable[FoundWord], lexicon: Lexicon) -> list[FoundWord]:
    """The words of the plan that were not played, the most points per second first."""
    limit = played.proven.get(LIMIT)
    if not _is_time(limit) or limit == 0:
        return []  # without a clock the order does not matter
    plan = par_plan(words, lexicon.zipf, limit, pace_of(played))
    return [step.found for step in plan.steps if step.found.word not in played.found]


def _plan_missed(played: Played[Puzzle], words: Sequence[FoundWord], lexicon: Lexicon) -> Iterator[Miss]:
    """The board on which words were played that are worth less per second than words of the plan that were not.

    What it cost: the best word of the plan that was left out, less the worst one played, in the time of the former.
    """
    pace, own = pace_of(played), set(played.found)
    missed = _planned(played, words, lexicon)
    done = [worth(each, pace) for each in words if each.word in own]
    if missed and done:
        best = missed[0]
        cost = (worth(best, pace) - min(done)) * pace.ticks(len(best.path))
        if cost > 0:
            yield Miss(FIRST, format_puzzle(played.puzzle), float(cost))


def which_first(played: Played[Puzzle], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    """Choose, of four words of the board, the one worth most per second; None if too few words differ."""
    pace = pace_of(played)
    words = [each for each in solve(played.puzzle, lexicon, played.options, run) if each.score]
    missed = _planned(played, words, lexicon)
    if not missed:
        return None
    best = missed[number % len(missed)]
    less = [each for each in words if worth(each, pace) <= CLEARLY * worth(best, pace) and _known(each, lexicon)]
    less.sort(key=lambda each: (-each.score, each.word))
    text = format_puzzle(played.puzzle)
    random = Random(zlib.crc32(f"{text} {number}".encode()))
    others = shuffled(random, less[:DEAREST])[: CHOICES - 1]
    if not others:
        return None
    choices = shuffled(random, [best.word.upper(), *(each.word.upper() for each in others)])
    heading = say(
        "Which word is worth most per second, at {} s per word and {} s per tile?",
        decimal(pace.per_word, 1),
        decimal(pace.per_tile, 1),
    )
    asked, answers = f"{heading} {text}", (best.word.upper(),)
    options = replace(played.options, per_word=pace.per_word, per_tile=pace.per_tile)
    return Exercise(FIRST, asked, answers, 1, text, tuple(choices), heading, options, single_try=True)


def _known(found: FoundWord, lexicon: Lexicon) -> bool:
    """Whether the list says how common a word is: the others may be rare."""
    return lexicon.zipf(found.word) is not None


# the dearest path


def path_text(board: Board, cells: Sequence[int]) -> str:
    """A path as the answers have it, row and column of each tile from 1: `1.1 2.2 2.3`."""
    return " ".join(f"{row + 1}.{column + 1}" for row, column in map(board.place, cells))


def dearest_path(key: str, played: Played[Puzzle], lexicon: Lexicon) -> Exercise | None:
    """Trace a word for all its points; every path with the most points is right."""
    word, _, text = key.partition(" ")
    puzzle = parse(text)
    if word not in lexicon:
        return None
    scores = _path_scores(word, puzzle, played.options, lexicon)
    best = max(scores.values(), default=0)
    answers = tuple(path_text(puzzle.board, cells) for cells, score in scores.items() if score == best)
    if len(answers) in (0, len(scores)):  # under other rules all its paths may be worth the same
        return None
    heading = say("Trace {} for the most points", word.upper())
    asked = say("{}: {}", heading, text)
    return Exercise(PATH, asked, answers, 1, text, (), heading, played.options, single_try=True, about=word)


def _paths_missed(played: Played[Puzzle], words: Iterable[FoundWord], lexicon: Lexicon) -> Iterator[Miss]:
    """The words that were traced for fewer points than they have; what it cost is the difference."""
    traced, text = _traced(played), format_puzzle(played.puzzle)
    for found in words:
        if found.word in traced:
            scores = _path_scores(found.word, played.puzzle, played.options, lexicon)
            lost = found.score - scores.get(traced[found.word], found.score)
            if lost > 0:
                yield Miss(PATH, f"{found.word} {text}", float(lost))


def _traced(played: Played[Puzzle]) -> dict[str, tuple[int, ...]]:
    """The cells of each word as it was traced in the round, as far as they were recorded."""
    paths = played.proven.get(PATHS)
    if not isinstance(paths, list) or len(paths) != len(played.found):
        return {}
    return {word: tuple(cells) for word, cells in zip(played.found, paths, strict=True) if _is_path(cells)}


def _is_path(cells: Any) -> TypeGuard[list[int]]:
    return isinstance(cells, list) and all(isinstance(cell, int) for cell in cells)


def _path_scores(word: str, puzzle: Puzzle, options: Options, lexicon: Lexicon) -> dict[tuple[int, ...], int]:
    """The score of each path of a word."""
    scoring = load_rules(options.rules).scoring(options.min_length, lexicon.language)
    paths = paths_of(word, puzzle.board.tiles, near_of(puzzle), MOST_PATHS)
    return {cells: path_score(puzzle, cells, len(word), scoring) for cells in paths}


def why(exercise: Exercise, played: Played[Puzzle], answer: str, lexicon: Lexicon, run: Run) -> str:
    """Where the dearest path leads, for one that was traced for less, now or else in the game; or why a word was worth
    finding, or how it could have been found."""
    if exercise.kind != PATH:
        return WORDS.why(exercise, played, answer, lexicon, run)
    word, puzzle = exercise.about, parse(exercise.puzzle)
    scores = _path_scores(word, puzzle, exercise.options, lexicon)
    texts = {path_text(puzzle.board, cells): cells for cells in scores}
    traced = _traced(played).get(word, ()) if answer in exercise.answers else texts.get(answer, ())
    if traced not in scores:
        return ""
    best = FoundWord(word, scores[texts[exercise.answers[0]]], texts[exercise.answers[0]], len(scores))
    mine = PlayedWord(word, 0.0, scores[traced], traced)
    return sentence(cheaper(_streak(played, [best], lexicon), CheaperPath(mine, best)), lexicon.language)


def about(miss: Miss) -> str:
    """The upper row of the board, or the word."""
    if miss.kind == FIRST:
        return say("Which word first on {}…", miss.key.partition("/")[0])
    return say("Path of {}", miss.key.partition(" ")[0].upper()) if miss.kind == PATH else ""


def unplayed(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """The words of the board, and which of them to play first."""
    yield from WORDS.misses(played, lexicon, run)
    yield Miss(FIRST, format_puzzle(played.puzzle), 0.0)


PRACTICE = Practice(misses, exercise, unplayed, likelihood, WORDS.together, why=why, about=about)
