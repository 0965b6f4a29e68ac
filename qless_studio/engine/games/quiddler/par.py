"""Par of a deal: the score of a player who always takes the dearest common word. See docs/decisions/063."""

from __future__ import annotations

from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import Move, Position, Puzzle, Shift, Word, start
from qless_studio.engine.games.quiddler.solver import laid_word, shifts, standings, table_of
from qless_studio.engine.games.quiddler.table import Table
from qless_studio.engine.games.quiddler.vocabulary import common_words
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run


def par(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> int:
    """The score of `par_game`."""
    deck = options.deck_in(lexicon.language)
    return standings(par_game(puzzle, lexicon, options, run), options, deck)[-1].base


def par_game(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Puzzle:
    """The deal of a table without unknown cards, played by a greedy player of common words (`common_words`).

    At each step they play the word with the most points, bonus included: of equal ones the one with more cards, then
    the more common one. Without a common word to play they move the leftmost card that can be moved to an empty pile;
    without such a card either, the game is over.
    """
    common = common_words(lexicon)
    deal = Puzzle(puzzle.piles)
    table = table_of(deal, common, options, run)
    moves: list[Move] = []
    position = start(deal)
    while (move := _greedy_move(table, position, common)) is not None:
        moves.append(move)
        if isinstance(move, Shift):
            position = position.shifted(move)
        else:
            position = position.without([position.places[pile][0] for pile in move.piles])
    return Puzzle(puzzle.piles, None, tuple(moves))


def _greedy_move(table: Table, position: Position, common: Lexicon) -> Word | Shift | None:
    playable = list(table.playable(sum(1 << number for number in position.face_up)))
    if playable:

        def order(used: int) -> tuple[int, float, str, int]:
            word = table.anagrams(used)[0]
            return -table.gain[used], -(common.zipf(word) or 0.0), word, used

        return laid_word(table, position, min(playable, key=order)).move
    return next(shifts(position), None)
