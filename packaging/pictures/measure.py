"""Reads a folder of pictures whose truth is known, and counts, by kind.

    python packaging/pictures/measure.py FOLDER [--known] [--kind KIND] [--weights FILE] [-v]

--known: rows and columns of screenshots are given, as those of trays always are. -v names the boards that were read
wrong. Needs the program alone, neither torch nor OpenCV.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter, defaultdict
from pathlib import Path

from qless_studio.engine.games.q_less.dice import DICE as Q_LESS
from qless_studio.engine.grids.dice import DICE
from qless_studio.engine.pictures import Request, read_board, reading
from qless_studio.engine.pictures import picture as nets
from qless_studio.engine.solving import Run
from qless_studio.ui.pictures.decoding import picture_in

PAIRS = frozenset({"QU", "TH", "ER", "IN", "AN", "HE", "CL"})
LARGE = 40


def request_of(truth, known):
    name = truth.get("dice")
    dice = () if name is None else Q_LESS if name == "q_less" else DICE[name].dice
    dice = tuple(tuple(face.upper().replace("#", "") for face in die) for die in dice)
    if truth["kind"] == "scattered":
        return Request("scattered", False, count=len(truth["cells"]), dice=dice, without=PAIRS | {""})
    if truth["kind"] == "cards":
        return Request("scattered", True)
    shape, tray = (truth["rows"], truth["columns"]), truth["kind"] == "tray"
    given = shape if (tray or known) and shape[0] else None
    without = frozenset({"CL"}) if truth["kind"] in ("tray", "page") else frozenset()
    return Request("grid", not tray, given, dice=dice, without=without)


def centre(quad):
    return sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4


def side(quad):
    return math.sqrt(abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(quad, [*quad[1:], quad[0]], strict=True))) / 2)


def pairs_of(truth, board):
    """(what is there or None, the cell that was read) for each cell read, and how many tiles were not found."""
    left, pairs = list(truth["cells"]), []
    for cell in board.cells if board else ():
        near = (t for t in left if math.dist(centre(t["quad"]), centre(cell.quad)) < 0.4 * side(t["quad"]))
        tile = next(near, None)
        if tile is not None:
            left.remove(tile)
        pairs.append((tile and tile["letters"], cell))
    return pairs, len(left)


def measure(folder, known, kind, verbose):
    sums: dict[str, Counter] = defaultdict(Counter)
    for name, truth in sorted(json.loads((folder / "truth.json").read_text("utf-8")).items()):
        if kind and truth["kind"] != kind:
            continue
        picture, started = picture_in(folder / name), time.process_time()
        board = next(read_board(picture, request_of(truth, known), Run()), None)
        seconds, count = time.process_time() - started, sums[truth["kind"]]
        pairs, missed = pairs_of(truth, board)
        wrong = [(there, cell.letters, round(cell.confidence, 2)) for there, cell in pairs if there != cell.letters]
        shape = board is None or not board.rows or (board.rows, board.columns) == (truth["rows"], truth["columns"])
        placed = board is not None and shape and not missed and all(there is not None for there, _ in pairs)
        found, sure = len(truth["cells"]) - missed, [(t, c) for t, c in pairs if placed and c.confidence > reading.SURE]
        large = (
            bool(truth["cells"]) and sorted(side(c["quad"]) for c in truth["cells"])[len(truth["cells"]) // 2] >= LARGE
        )
        right = len(pairs) - len(wrong)
        count.update(pictures=1, claimed=board is not None, placed=placed, whole=placed and not wrong)
        count.update(tiles=len(truth["cells"]), found=found, right=right, milliseconds=1000 * seconds)
        count.update(sure=len(sure), sure_right=sum(t == c.letters for t, c in sure))
        count.update(large=large * found, large_right=large * right)
        count["worst"] = max(count["worst"], 1000 * seconds)
        if verbose and (wrong or missed) and truth["kind"] != "none":
            print(name, "placed" if placed else f"NOT PLACED, {missed} missed", wrong if placed else "")
    return sums


def share(part, whole):
    return f"{100 * part / whole:6.2f}" if whole else "     -"


def main() -> None:
    parser = argparse.ArgumentParser(description="Count what is read right.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--known", action="store_true")
    parser.add_argument("--kind")
    parser.add_argument("--weights", type=Path)
    parser.add_argument("-v", dest="verbose", action="store_true")
    given = parser.parse_args()
    if given.weights:
        known = nets.read_weights(given.weights)
        reading.weights = lambda: known
    print(
        "kind        pictures claimed placed %  tiles % letters %  >=40 px %  whole %  sure: right %  of      ms  worst"
    )
    for kind, n in measure(given.folder, given.known, given.kind, given.verbose).items():
        print(
            f"{kind:11} {n['pictures']:8} {n['claimed']:7} {share(n['placed'], n['pictures'])}   "
            f"{share(n['found'], n['tiles'])}  {share(n['right'], n['found'])}    "
            f"{share(n['large_right'], n['large'])}   {share(n['whole'], n['pictures'])}   "
            f"{share(n['sure_right'], n['sure'])}  {n['sure']:8} "
            f"{n['milliseconds'] / n['pictures']:6.0f} {n['worst']:6.0f}"
        )


if __name__ == "__main__":
    main()
