"""A word that was missed is asked on the hive in which it was missed."""

from __future__ import annotations

from collections.abc import Iterator

from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from word_hive.hive import Puzzle, format_puzzle, solve


def misses(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    for found in solve(played.puzzle, lexicon, played.options, run):
        if found.word not in played.found:
            yield Miss("word", found.word, float(found.score), lexicon.zipf(found.word))


def exercise(miss: Miss, games: tuple[Played[Puzzle], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    played = games[number % len(games)]
    found = [each.word for each in solve(played.puzzle, lexicon, played.options, run)]
    answers = tuple(word for word in found if len(word) == len(miss.key) and word[0] == miss.key[0])
    if miss.key not in answers:
        return None
    asked = f"Find a word of {len(miss.key)} letters that begins with {miss.key[0].upper()}"
    return Exercise("word", asked, answers, 1, format_puzzle(played.puzzle), options=played.options)


PRACTICE = Practice(misses, exercise)
