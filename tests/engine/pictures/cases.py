"""The pictures of tests/cases/pictures with what they show."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from qless_studio.engine.games.q_less.dice import DICE as Q_LESS
from qless_studio.engine.grids.dice import DICE
from qless_studio.engine.pictures import BoardReading, Picture, Request, read_board
from qless_studio.engine.solving import Run
from qless_studio.ui.pictures.decoding import picture_in

FOLDER = Path(__file__).resolve().parents[2] / "cases" / "pictures"
TRUTH: dict[str, dict[str, Any]] = json.loads((FOLDER / "truth.json").read_text("utf-8"))
PAIRS = frozenset({"QU", "TH", "ER", "IN", "AN", "HE", "CL"})


def picture(name: str) -> Picture:
    return picture_in(FOLDER / name)


def faces(name: str | None) -> tuple[tuple[str, ...], ...]:
    if name is None:
        return ()
    dice = Q_LESS if name == "q_less" else DICE[name].dice
    return tuple(tuple(face.upper().replace("#", "") for face in die) for die in dice)


def request(name: str, shape_known: bool = False) -> Request:
    """What the program would ask for: the dice and their number for photographs, nothing for screenshots."""
    truth = TRUTH[name]
    dice, shape = faces(truth["dice"]), (truth["rows"], truth["columns"])
    if truth["kind"] == "scattered":
        return Request("scattered", False, count=len(truth["cells"]), dice=dice, without=PAIRS | {""})
    if truth["kind"] == "cards":
        return Request("scattered", True)
    if truth["kind"] == "tray":
        return Request("grid", False, shape, dice=dice, without=frozenset({"CL"}))
    return Request("grid", True, shape if shape_known and shape[0] else None, dice=dice)


def read(name: str, wanted: Request | None = None) -> BoardReading | None:
    return next(read_board(picture(name), wanted or request(name), Run()), None)


def matched(name: str, reading: BoardReading) -> tuple[int, int]:
    """How many tiles were found where they are, and how many of these letters are right."""
    left = list(TRUTH[name]["cells"])
    found = right = 0
    for cell in reading.cells:
        x, y = _centre(cell.quad)
        for tile in left:
            if math.dist(_centre(tile["quad"]), (x, y)) < 0.4 * math.dist(tile["quad"][0], tile["quad"][1]):
                found += 1
                right += tile["letters"] == cell.letters
                left.remove(tile)
                break
    return found, right


def _centre(quad: Sequence[Sequence[float]]) -> tuple[float, float]:
    return sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4
