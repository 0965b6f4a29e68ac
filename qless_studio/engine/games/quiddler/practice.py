"""Exercises from mistakes: the position before one, in which every move that gives next to nothing away is right."""

from __future__ import annotations

from collections.abc import Iterator

from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.games.quiddler.game_review import review_game
from qless_studio.engine.games.quiddler.move_analysis import rated_moves
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Shift
from qless_studio.engine.games.quiddler.solver import LaidWord, has_unknown
from qless_studio.engine.games.quiddler.text import format_move, format_puzzle, parse
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

POSITION = "position"
FORGIVEN = 2
"""A move that costs more points than this is a mistake."""
RIGHT = 1
"""A move that costs no more than this is a right answer."""


def misses(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """The position before each mistake of a game of eight piles; hands, and decks partly unknown, have none."""
    deal = format_puzzle(played.puzzle)
    if played.puzzle.hand is not None or has_unknown(played.puzzle):
        return
    game = parse("; ".join((deal, *played.found)))
    for reviewed in review_game(game, lexicon, played.options, run):
        if reviewed.cost > FORGIVEN:
            before = "; ".join((deal, *played.found[: reviewed.number - 1]))
            yield Miss(POSITION, before, float(reviewed.cost))


def exercise(miss: Miss, games: tuple[Played[Puzzle], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    """Play on from the position; words are written as words, moves to an empty pile as in the text form."""
    options: Options = games[0].options
    moves = [rated.move for rated in rated_moves(parse(miss.key), lexicon, options, run) if rated.cost <= RIGHT]
    words = sorted({move.word for move in moves if isinstance(move, LaidWord)})
    shifts = [format_move(move) for move in moves if isinstance(move, Shift)]
    if not (words or shifts):
        return None
    asked = say("Play on without giving anything away: {}", miss.key)
    return Exercise(POSITION, asked, (*words, *shifts), 1, miss.key)


PRACTICE = Practice(misses, exercise)
