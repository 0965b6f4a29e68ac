"""`qless-studio read PICTURE`: the board in a screenshot or photograph."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from qless_studio.cli.arguments import Commands, positive
from qless_studio.cli.report import complain, put
from qless_studio.engine import kernels
from qless_studio.engine.errors import OptionError, PictureError, StudioError
from qless_studio.engine.games.q_less.dice import DICE as Q_LESS_DICE
from qless_studio.engine.grids.board import BLOCKED, Board, format_board
from qless_studio.engine.grids.dice import DICE
from qless_studio.engine.pictures import BoardReading, CellReading, Picture, Request, read_board
from qless_studio.engine.pictures.reading import SURE
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import duration

Decoder = Callable[[Path], Picture]
"""Reads a picture file; raises `PictureError`."""
PLACES = 4
"""Decimal places of probabilities and seconds in JSON."""
SHOWN = 3
"""Alternatives of a cell."""
_DIGRAPHS = ("QU", "TH", "ER", "IN", "AN", "HE", "CL")


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("read", help="read the board in a picture")
    parser.add_argument("picture", metavar="PICTURE", type=Path, help="a file: PNG, JPEG or WebP")
    parser.add_argument(
        "--kind", choices=("grid", "scattered"), help="rows and columns, or dice on a table (default: by the dice)"
    )
    parser.add_argument("--shape", metavar="RxC", type=_shape, help="rows and columns, if they are known, such as 4x4")
    parser.add_argument("--dice", metavar="SET", help=f"the dice that are shown: {', '.join(_dice_sets())}")
    parser.add_argument("--count", metavar="N", type=positive(int), help="how many dice are scattered")
    source = parser.add_mutually_exclusive_group()
    source.add_argument(
        "--screen", action="store_const", const=True, help="a screenshot: upright letters (default: found out)"
    )
    source.add_argument("--photo", dest="screen", action="store_const", const=False, help="a photograph")
    parser.add_argument("--json", action="store_true", help="write one JSON object")
    parser.set_defaults(command=_read)


def _dice_sets() -> dict[str, tuple[tuple[str, ...], ...]]:
    """The faces of each set of dice as they are shown, by the set's name."""
    grids = {name: dice.dice for name, dice in DICE.items()}
    return {
        name: tuple(tuple("" if face == BLOCKED else face.upper() for face in die) for die in dice)
        for name, dice in ({**grids, "q_less": Q_LESS_DICE}).items()
    }


def _shape(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,2})[xX×](\d{1,2})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form RxC")
    return int(match[1]), int(match[2])


_shape.__name__ = "shape"  # argparse names it in its errors


def _read(given: argparse.Namespace) -> int:
    decode: Decoder | None = given.decode
    if decode is None:
        raise StudioError("pictures can only be read by the program, not by its library")
    if not kernels.compiled():
        raise StudioError("reading a picture takes compiled kernels (half a minute without them); see --version")
    request = _request(given)
    picture = decode(given.picture)
    run = Run()
    reading = next(read_board(picture, request, run), None)
    run.end()
    if reading is None:
        raise PictureError("no board was found", given.picture.name)
    if reading.doubtful and not (given.kind or given.shape or given.dice or given.count):
        problem = f"perhaps no board: its letters are {reading.sureness:.0%} sure; --shape reads it all the same"
        raise PictureError(problem, given.picture.name)
    text = _puzzle(reading)
    for note in _notes(reading, request):
        complain(f"note: {note}")
    if given.json:
        put(json.dumps(_fields(reading, text, run.seconds)))
    else:
        put(text, *_doubts(reading), f"Read in {duration(run.seconds)}.")
    return 0


def _request(given: argparse.Namespace) -> Request:
    name = None if given.dice is None else given.dice.replace("-", "_")
    sets = _dice_sets()
    if name is not None and name not in sets:
        raise OptionError(f"there are no dice {given.dice!r}, but {', '.join(sets)}", "--dice")
    kind = given.kind or ("scattered" if name == "q_less" or given.count else "grid")
    dice = sets[name] if name else ()
    if kind == "scattered":
        if given.shape is not None:
            raise OptionError("scattered dice have no rows and columns", "--shape")
        without = {"", *_DIGRAPHS} if not dice or name == "q_less" else {"CL"}
        return Request("scattered", given.screen, count=given.count or len(dice) or None, dice=dice,
                       without=frozenset(without))  # fmt: skip
    if given.count is not None:
        raise OptionError("it is for --kind scattered; a grid has a --shape", "--count")
    shape = given.shape or ((DICE[name].rows, DICE[name].columns) if name in DICE else None)
    return Request("grid", given.screen, shape, dice=dice, without=frozenset({"CL"}))


def _puzzle(reading: BoardReading) -> str:
    """The text form of the board, or of scattered letters."""
    letters = [cell.letters.lower() for cell in reading.cells]
    if not reading.rows:
        return "".join(letters)
    return format_board(Board(reading.rows, reading.columns, tuple(each or BLOCKED for each in letters)))


def _fields(reading: BoardReading, text: str, seconds: float) -> dict[str, Any]:
    return {
        "rows": reading.rows or None,
        "columns": reading.columns or None,
        "cells": [
            {
                "letters": cell.letters,
                "confidence": round(cell.confidence, PLACES),
                "alternatives": [[letters, round(p, PLACES)] for letters, p in cell.alternatives[:SHOWN]],
                "badge": "",
            }
            for cell in reading.cells
        ],
        "puzzle": text,
        "score": round(reading.score, PLACES),
        "seconds": round(seconds, PLACES),
    }


def _doubts(reading: BoardReading) -> list[str]:
    """A line for each cell that is not sure."""
    return [
        f"{_place(reading, number)}: {cell.letters or 'blank'}, {cell.confidence:.0%} sure{_others(cell)}"
        for number, cell in enumerate(reading.cells)
        if cell.confidence < SURE
    ]


def _notes(reading: BoardReading, request: Request) -> list[str]:
    """What is to be known of the board as a whole."""
    notes = [f"perhaps no board: its letters are {reading.sureness:.0%} sure"] if reading.doubtful else []
    if request.count is not None and reading.tiles != request.count:
        notes.append(f"{reading.tiles} tiles found, {request.count} needed")
    return notes


def _place(reading: BoardReading, number: int) -> str:
    if not reading.rows:
        return f"letter {number + 1}"
    row, column = divmod(number, reading.columns)
    return f"row {row + 1}, column {column + 1}"


def _others(cell: CellReading) -> str:
    others = [letters or "blank" for letters, p in cell.alternatives[1:SHOWN] if p >= 0.01]
    return f"; or {', '.join(others)}" if others else ""
