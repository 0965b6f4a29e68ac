"""Boards of letters from pictures, as text."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.grids.board import BLOCKED, Board, format_board


def board_text(letters: Sequence[str], rows: int, columns: int) -> str:
    """The board of these letters (upper case, "" for a blank tile) as text."""
    return format_board(Board(rows, columns, tuple(each.lower() or BLOCKED for each in letters)))


def faces(dice: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """Dice as pictures show them: upper case, "" for a blank face."""
    return tuple(tuple("" if face == BLOCKED else face.upper() for face in die) for die in dice)
