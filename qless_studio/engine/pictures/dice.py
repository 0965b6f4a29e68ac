"""Which die shows which face: the letters that are likeliest together, and how sure each of them then is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

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
