"""Which letter a tile shows, and which way up."""

from __future__ import annotations

import math
from array import array
from collections.abc import Collection, Sequence

from qless_studio.engine.kernels import picture as kernel
from qless_studio.engine.pictures.finding import sampling
from qless_studio.engine.pictures.geometry import Matrix, product, square
from qless_studio.engine.pictures.lattice import Tile
from qless_studio.engine.pictures.nets import PATCH, CellNet
from qless_studio.engine.pictures.picture import Picture

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
