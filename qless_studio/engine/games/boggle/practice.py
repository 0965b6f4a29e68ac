"""Exercises for words that were missed in Boggle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from qless_studio.engine.exercises import Played
from qless_studio.engine.games.boggle.puzzle import near_of
from qless_studio.engine.games.boggle.solver import solve
from qless_studio.engine.grids import Board, FoundWord, format_board, letters_of, parse_board
from qless_studio.engine.grids.practice import BoardGame, practice_of
from qless_studio.engine.grids.why import Found, missed_word
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason


def _missed(played: Played[Board], words: Sequence[FoundWord], word: str, lexicon: Lexicon) -> Iterator[Reason]:
    board, options = played.puzzle, played.options
    tiles = letters_of(board.tiles, options.q_is_qu)
    return missed_word(Found(board, near_of(board, options), words, played.found, lexicon, tiles), word)


PRACTICE = practice_of(
    BoardGame(solve, format_board, parse_board, near_of, lambda board, tiles: replace(board, tiles=tiles), _missed)
)
