"""Which letter a tile shows, and which way up; and which die shows which face."""

from __future__ import annotations

import math
from array import array
from collections.abc import Collection, Mapping, Sequence

from qless_studio.engine.kernels import picture as kernel
from qless_studio.engine.pictures.finding import sampling
from qless_studio.engine.pictures.lattice import Tile
from qless_studio.engine.pictures.picture import PATCH, CellNet, Matrix, Picture, product, square

# Which letter a tile shows, and which way up.

COVERS = (0.9, 0.84, 0.97)
"""How much of a tile is cut out at each look; the logits of several looks are averaged."""
SURE = 0.97
"""From this probability on one look is enough."""
SMALL_COVERS = (0.6, 0.42)
"""How much of a tile is cut out at each look for letters that are small in their tiles."""
_ALIKE = 0.85
"""Part of the tiles that lie the same way on a board whose tiles were turned by hand."""
_LOWER_CASE = 0.2
"""Part of the boards in lower case among the screens that the net was trained on."""
_OTHER_CASE = 0.005
"""Part of the tiles in another case than the rest of their board."""

Turns = list[list[float]]
"""For each quarter turn that is possible the probability of each class; they add up to 1."""


class Letters:
    """Looks at the tiles of one picture, seen through `matrix`."""

    def __init__(self, picture: Picture, matrix: Matrix, net: CellNet) -> None:
        self._picture, self._matrix, self._net = picture, matrix, net
        self._patch = array("f", bytes(4 * PATCH * PATCH))

    def of(self, tile: Tile, turned: bool, covers: Sequence[float] = COVERS) -> Turns:
        """The probabilities for a tile that may lie in any quarter turn (clockwise, from 0), or that is not turned.

        What may be turned is in capitals (U the other way up would be n): it has no probabilities for lower case.
        """
        capitals = len(without_lower_case(self._net.classes))
        turns, classes = (4, capitals) if turned else (1, len(self._net.classes))
        logits = [0.0] * (turns * classes)
        for looks, cover in enumerate(covers, start=1):
            self._cut(tile, cover)
            seen = [value for turn in range(turns) for value in self._net(self._patch, turn)[:classes]]
            logits = [a + b for a, b in zip(logits, seen, strict=True)]
            probabilities = _softmax(logits, looks)
            totals = [sum(probabilities[k::classes]) for k in range(classes)]
            if max(_whatever_case(totals, self._net.classes)) > SURE:
                break
        return [probabilities[at : at + classes] for at in range(0, len(probabilities), classes)]

    def shows_letter(self, tile: Tile, turned: bool) -> bool:
        """Whether a first look sees some letter; in a tile that may be turned, whether it is not surely blank."""
        self._cut(tile, COVERS[0])
        classes = self._net.classes
        totals = _whatever_case(_softmax(self._net(self._patch, 0), 1.0), classes)
        seen = dict(zip(without_lower_case(classes), totals, strict=True))
        blank = seen.pop("", 0.0)
        return blank < 0.5 if turned else max(seen.values()) > 0.5

    def _cut(self, tile: Tile, cover: float) -> None:
        patch = product(self._matrix, square((tile.x, tile.y), tile.side * cover, tile.angle, PATCH))
        over, picture = sampling(patch, PATCH, 5), self._picture
        kernel.view(picture.grey, picture.width, picture.height, array("d", patch), PATCH, over, -1.0, self._patch)


def weighted_by_turn(seen: Sequence[Turns], classes: Sequence[str]) -> list[Turns]:
    """The probabilities when most tiles lie in one quarter turn, if that is likelier than that each lies as it fell.

    A mixture: of what lies one way 85 % does so on purpose, and the rest anyhow, so that a single tile that is surely
    turned otherwise stays so.
    """
    evidence = [0.0] * 4
    for turns in seen:
        shown = [sum(p for name, p in zip(classes, turn, strict=True) if name) for turn in turns]
        for k in range(4):
            mixed = _ALIKE * shown[k] + (1 - _ALIKE) * sum(shown) / 4
            evidence[k] += math.log((mixed + 0.02) / (sum(shown) + 0.08))
    best = max(range(4), key=evidence.__getitem__)
    if evidence[best] <= len(seen) * math.log(0.25) + math.log(3):
        return list(seen)
    weights = [(1 - _ALIKE) / 4 + (_ALIKE if k == best else 0.0) for k in range(4)]
    return [_normalised([[w * p for p in turn] for w, turn in zip(weights, turns, strict=True)]) for turns in seen]


def without_lower_case(classes: Sequence[str]) -> tuple[str, ...]:
    """The classes of a net but for its letters in lower case, which come last."""
    return tuple(name for name in classes if not name.islower())


def in_one_case(seen: Sequence[Turns], classes: Sequence[str]) -> list[Turns]:
    """The probabilities of letters, whatever their case, when the letters of a board are most likely in the same one.

    A stroke alone may be I or l: the other tiles say which, as far as they look otherwise in lower case.
    """
    prior = math.log(_LOWER_CASE / (1 - _LOWER_CASE))
    odds = prior
    for turns in seen:
        shown = [(name, p) for turn in turns for name, p in zip(classes, turn, strict=True) if len(name) == 1]
        lower = sum(p for name, p in shown if name.islower())
        upper = sum(p for name, p in shown if name.isupper())
        odds += math.log((lower + _OTHER_CASE * _LOWER_CASE) / (upper + _OTHER_CASE * (1 - _LOWER_CASE))) - prior
    likely = _OTHER_CASE + (1 - 2 * _OTHER_CASE) / (1 + math.exp(-max(-50.0, min(50.0, odds))))
    upper, lower = (1 - likely) / (1 - _LOWER_CASE), likely / _LOWER_CASE
    most = max(upper, lower)
    return [
        _normalised([_whatever_case(turn, classes, upper / most, lower / most) for turn in turns]) for turns in seen
    ]


def _whatever_case(
    probabilities: Sequence[float], classes: Sequence[str], upper: float = 1.0, lower: float = 1.0
) -> list[float]:
    """The probabilities of letters, capital or not, with the weights of these and of those in lower case."""
    by_name = dict(zip(classes, probabilities, strict=False))
    return [
        upper * by_name[name] + lower * by_name[name.lower()] if name and name.lower() in by_name else by_name[name]
        for name in without_lower_case(classes)
    ]


def only(turns: Turns, classes: Sequence[str], possible: Collection[str]) -> Turns:
    """The probabilities when nothing but the possible classes can be shown."""
    return _normalised(
        [[p if name in possible else 0.0 for name, p in zip(classes, turn, strict=True)] for turn in turns]
    )


def _normalised(turns: Turns) -> Turns:
    whole = max(1e-9, sum(map(sum, turns)))
    return [[p / whole for p in turn] for turn in turns]


def _softmax(logits: Sequence[float], temperature: float) -> list[float]:
    most = max(logits)
    powers = [math.exp((value - most) / temperature) for value in logits]
    whole = sum(powers)
    return [power / whole for power in powers]


# Which die shows which face: the letters that are likeliest together, and how sure each of them then is.

Likelihoods = Mapping[str, float]
"""The logarithm of the probability of each face."""
Ranking = list[tuple[str, float]]
"""Letters with their probabilities, likeliest first."""
_LEAST = -14.0
"""What a face that was not seen counts as: a tile may be read wrong whatever the net says."""
_NEVER = 1e6
_CHOICES = 4


def fit(seen: Sequence[Likelihoods], dice: Sequence[Sequence[str]]) -> list[Ranking]:
    """For each cell the letters that it can show if every cell shows another die, likeliest first.

    A probability is the max-marginal: the likeliest assignment in which the cell shows this letter, compared with those
    in which it shows another. The first letters of all cells are one possible throw. Needs as many dice as cells at
    least; of several likeliest throws it gives the same one every time.
    """
    faces = [{face: math.log(die.count(face) / len(die)) for face in die} for die in dice]
    cost = [[-max(_seen(cell, face) + odds for face, odds in die.items()) for die in faces] for cell in seen]
    assignment = _Assignment(cost)
    total = assignment.total()
    rankings = []
    for number, cell in enumerate(seen):
        die = faces[assignment.column(number)]
        shown = max(die, key=lambda face: _seen(cell, face) + die[face])
        gains = {shown: 0.0}
        for letters in sorted(cell, key=lambda face: -cell[face])[:_CHOICES]:
            row = [-(_seen(cell, letters) + die[letters]) if letters in die else _NEVER for die in faces]
            if letters not in gains and min(row) < _NEVER:
                gains[letters] = min(0.0, total - assignment.total_with(number, row))
        whole = sum(math.exp(gain) for gain in gains.values())
        ranking = sorted(((letters, math.exp(gain) / whole) for letters, gain in gains.items()), key=lambda t: -t[1])
        rankings.append(sorted(ranking, key=lambda choice: choice[0] != shown))
    return rankings


def _seen(cell: Likelihoods, face: str) -> float:
    return max(_LEAST, cell.get(face, _LEAST))


class _Assignment:
    """Rows to columns at least cost by shortest augmenting paths, O(n³); one row can be tried with other costs.

    R. Jonker, A. Volgenant, A shortest augmenting path algorithm for dense and sparse linear assignment problems,
    Computing 38 (1987). Index 0 of the lists stands for "none". Columns that are left over have rows that cost nothing:
    with a free column, the prices would not prove that another row's costs are met at least cost.
    """

    def __init__(self, cost: Sequence[Sequence[float]]) -> None:
        columns = len(cost[0])
        self._cost = [list(row) for row in cost] + [[0.0] * columns for _ in range(columns - len(cost))]
        self._row_price = [0.0] * (columns + 1)
        self._price = [0.0] * (columns + 1)
        self._row_of = [0] * (columns + 1)
        for row in range(1, columns + 1):
            self._add(row)

    def total(self) -> float:
        """The cost of all rows together."""
        return sum(self._cost[row - 1][column - 1] for column, row in enumerate(self._row_of) if column and row)

    def column(self, row: int) -> int:
        """The column of a row, both from 0."""
        return self._row_of.index(row + 1, 1) - 1

    def total_with(self, row: int, costs: list[float]) -> float:
        """The minimum total if this row had these costs."""
        kept = self._cost[row], self._row_price[:], self._price[:], self._row_of[:]
        self._cost[row] = costs
        self._row_of[self.column(row) + 1] = 0
        self._row_price[row + 1] = min(cost - price for cost, price in zip(costs, self._price[1:], strict=True))
        self._add(row + 1)
        total = self.total()
        self._cost[row], self._row_price, self._price, self._row_of = kept
        return total

    def _add(self, row: int) -> None:
        """Give a row a column, moving others along the cheapest path."""
        columns = len(self._price) - 1
        distance, before = [math.inf] * (columns + 1), [0] * (columns + 1)
        reached = [False] * (columns + 1)
        self._row_of[0] = row
        here = 0
        while True:
            reached[here] = True
            owner = self._row_of[here]
            step, nearest = math.inf, -1
            for column in range(1, columns + 1):
                if not reached[column]:
                    reduced = self._cost[owner - 1][column - 1] - self._row_price[owner] - self._price[column]
                    if reduced < distance[column]:
                        distance[column], before[column] = reduced, here
                    if distance[column] < step:
                        step, nearest = distance[column], column
            for column in range(columns + 1):
                if reached[column]:
                    self._row_price[self._row_of[column]] += step
                    self._price[column] -= step
                else:
                    distance[column] -= step
            here = nearest
            if self._row_of[here] == 0:
                break
        while here:
            self._row_of[here] = self._row_of[before[here]]
            here = before[here]
