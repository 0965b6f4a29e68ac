"""Exercises for words that were missed in Boggle."""

from __future__ import annotations

from dataclasses import replace

from qless_studio.engine.games.boggle.puzzle import near_of
from qless_studio.engine.games.boggle.solver import solve
from qless_studio.engine.grids import format_board
from qless_studio.engine.grids.practice import BoardGame, practice_of

PRACTICE = practice_of(
    BoardGame(solve, format_board, near_of, with_tiles=lambda board, tiles: replace(board, tiles=tiles))
)
