"""A grey picture, maps of its plane, and the two small nets that look at it."""

from __future__ import annotations

import json
import math
import struct
import sys
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from qless_studio.engine.errors import PictureError, StudioError
from qless_studio.engine.folders import resource
from qless_studio.engine.kernels import picture as kernel
from qless_studio.engine.texts import figure, say

# A grey picture, and how large it may be.

SMALLEST = 60
"""Shortest side, in pixels: three tiles of 20."""
LARGEST = 1600
"""Longest side that is of use; decoders scale larger pictures down."""


@dataclass(frozen=True)
class Picture:
    """Grey values of 0 to 255, row by row and without padding; width and height are `SMALLEST` to `LARGEST` pixels.

    Raises `PictureError`.
    """

    width: int
    height: int
    grey: bytes

    def __post_init__(self) -> None:
        size = say("{} × {} pixels", figure(self.width), figure(self.height))
        if min(self.width, self.height) < SMALLEST or max(self.width, self.height) > LARGEST:
            raise PictureError(say("a picture has {} to {} pixels on each side", SMALLEST, figure(LARGEST)), size)
        if len(self.grey) != self.width * self.height:
            raise PictureError(say("the picture is damaged"), size)

    def turned(self, quarters: int) -> Picture:
        """The picture turned clockwise by this many quarter turns."""
        turned = self
        for _ in range(quarters % 4):
            width, height, grey = turned.width, turned.height, turned.grey
            rows = b"".join(grey[x::width][::-1] for x in range(width))
            turned = Picture(height, width, rows)
        return turned


# Homographies: maps of the plane that keep lines straight, as nine numbers by rows.

Point = tuple[float, float]
Matrix = tuple[float, ...]
"""Nine numbers by rows: (x, y, 1) to (x', y', w), which stands for the point (x' / w, y' / w)."""
Pair = tuple[Point, Point]


def product(a: Matrix, b: Matrix) -> Matrix:
    """First `b`, then `a`; the last number is 1."""
    c = [sum(a[3 * i + k] * b[3 * k + j] for k in range(3)) for i in range(3) for j in range(3)]
    return tuple(value / c[8] for value in c) if abs(c[8]) > 1e-12 else tuple(c)


def image(matrix: Matrix, x: float, y: float) -> Point:
    """The point that a point is mapped to."""
    depth = matrix[6] * x + matrix[7] * y + matrix[8]
    if abs(depth) < 1e-9:
        depth = 1e-9
    return (matrix[0] * x + matrix[1] * y + matrix[2]) / depth, (matrix[3] * x + matrix[4] * y + matrix[5]) / depth


def inverse(matrix: Matrix) -> Matrix:
    """The map back; the last number is 1."""
    a, b, c, d, e, f, g, h, i = matrix
    back = (
        e * i - f * h, c * h - b * i, b * f - c * e,
        f * g - d * i, a * i - c * g, c * d - a * f,
        d * h - e * g, b * g - a * h, a * e - b * d,
    )  # fmt: skip
    return tuple(value / back[8] for value in back) if abs(back[8]) > 1e-12 else back


def square(centre: Point, side: float, angle: float, count: float) -> Matrix:
    """Maps the square from (0, 0) to (count, count) onto one of this side about the centre, turned by `angle`."""
    cos, sin = math.cos(angle) * side / count, math.sin(angle) * side / count
    half = count / 2
    return (cos, -sin, centre[0] - (cos - sin) * half, sin, cos, centre[1] - (sin + cos) * half, 0.0, 0.0, 1.0)


def corners(matrix: Matrix, width: float, height: float) -> tuple[Point, ...]:
    """The points that the corners of a rectangle at (0, 0) are mapped to, clockwise."""
    return tuple(image(matrix, x, y) for x, y in ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height)))


def fitted(pairs: Sequence[Pair], weights: Iterable[float] = (), affine: bool = False) -> Matrix | None:
    """The map of least squares that takes the first point of each pair to the second; None if there is no such map.

    With `affine` parallels stay parallel: six numbers, three pairs at least instead of four. The linear method on
    centred points, R. Hartley, A. Zisserman, Multiple View Geometry, 2nd edition (2004), 4.1 and 4.4.
    """
    count = len(pairs)
    unknowns = 6 if affine else 8
    if 2 * count < unknowns:
        return None
    mu, mv = (sum(pair[0][k] for pair in pairs) / count for k in (0, 1))
    mx, my = (sum(pair[1][k] for pair in pairs) / count for k in (0, 1))
    scale = max(1e-6, *(max(abs(x - mx), abs(y - my)) for _, (x, y) in pairs))
    a = [[0.0] * unknowns for _ in range(unknowns)]
    b = [0.0] * unknowns
    for ((u, v), (x, y)), weight in zip(pairs, weights or [1.0] * count, strict=True):
        u, v, x, y = u - mu, v - mv, (x - mx) / scale, (y - my) / scale
        for target, equation in ((x, [u, v, 1.0, 0.0, 0.0, 0.0]), (y, [0.0, 0.0, 0.0, u, v, 1.0])):
            row = equation if affine else [*equation, -u * target, -v * target]
            for i, value in enumerate(row):
                if value:
                    b[i] += weight * value * target
                    for j in range(unknowns):
                        a[i][j] += weight * value * row[j]
    for i in range(unknowns):
        a[i][i] += 1e-9  # keeps what the points leave open near 0
    solved = _solved(a, b)
    if solved is None:
        return None
    matrix = (*solved, *[0.0] * (8 - unknowns), 1.0)
    centred = product(matrix, (1.0, 0.0, -mu, 0.0, 1.0, -mv, 0.0, 0.0, 1.0))
    return product((scale, 0.0, mx, 0.0, scale, my, 0.0, 0.0, 1.0), centred)


def _solved(a: list[list[float]], b: list[float]) -> list[float] | None:
    """Gauss's elimination with pivots; None if the equations have no single solution."""
    size = len(b)
    rows = [[*row, value] for row, value in zip(a, b, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        if abs(rows[pivot][i]) < 1e-12:
            return None
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            if factor:
                for c in range(i, size + 1):
                    rows[r][c] -= factor * rows[i][c]
    solution = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum(rows[i][c] * solution[c] for c in range(i + 1, size))
        solution[i] = (rows[i][size] - known) / rows[i][i]
    return solution


# Small nets of whole numbers, from one file of weights.
#
# The file: "QLRD", the length of a JSON header as u32, the header, then for each of its layers the int8 weights, the
# float32 scales and the float32 biases; all of it little-endian. The header has `layers`, a list of [name, outputs,
# inputs, weights of one input], and `extra`, of which `classes` are what the nets for letters tell apart, in the
# order of their outputs, lower case last. Names begin with `t.` (tiles), `l.` (letters of photographs, in
# capitals) and `s.` (letters of what may be a screen).

VIEW = 256
"""Side of the view in which tiles are looked for."""
STRIDE = 4
"""Values of that view for one of the map of tiles."""
PATCH = 32
"""Side of the cut-out in which a letter is looked for."""
_MAGIC = b"QLRD"
_FLOOR = 8.0
"""Minimum spread of the grey values that a view is divided by: an even background is no picture."""


@dataclass(frozen=True)
class Layer:
    """Weights of one layer, as `kernels.picture` takes them."""

    weights: array[int]
    scales: array[float]
    biases: array[float]
    outputs: int
    inputs: int


@dataclass(frozen=True)
class Weights:
    """The layers of all nets by name, and the classes: capitals, pairs of them, "" for no letter, lower case."""

    layers: dict[str, Layer]
    classes: tuple[str, ...]


@cache
def weights() -> Weights:
    """The weights that are shipped with the program."""
    return read_weights(resource("pictures/weights.bin"))


def read_weights(path: Path) -> Weights:
    """The weights of a file; raises `StudioError` if it cannot be read."""
    try:
        data = path.read_bytes()
        return _parsed(data)
    except (OSError, ValueError, KeyError, TypeError, struct.error) as error:
        raise StudioError(say("the weights for reading pictures cannot be read: {}", error), path.name) from None


def _parsed(data: bytes) -> Weights:
    if data[:4] != _MAGIC:
        raise ValueError("not a file of weights")
    at = 8 + struct.unpack("<I", data[4:8])[0]
    header = json.loads(data[8:at])
    layers = {}
    for name, outputs, inputs, each in header["layers"]:
        count = outputs * inputs * each
        end = at + count + 8 * outputs
        if min(outputs, inputs, each) < 1 or len(data) < end:
            raise ValueError(f"{name} is cut off")
        floats = array("f", data[at + count : end])
        if sys.byteorder == "big":
            floats.byteswap()
        layers[name] = Layer(array("b", data[at : at + count]), floats[:outputs], floats[outputs:], outputs, inputs)
        at = end
    return Weights(layers, tuple(header["extra"]["classes"]))


def _planes(side: int, channels: int = 1) -> array[int]:
    return array("h", bytes(2 * channels * (side + 2) ** 2))


class TileNet:
    """Finds the centres of tiles in a view: a feature pyramid of 44,000 weights, after T.-Y. Lin et al. (2017).

    One map a quarter as large as the view: how likely a tile's centre is here (before the logistic function), log2 of
    its side / 16, cos 4a and sin 4a of its angle a, and where the centre lies, from here, in values of the map. The
    centres as peaks of a map follow X. Zhou et al., Objects as Points (2019). Not for two threads at once.
    """

    def __init__(self, known: Weights, side: int = VIEW) -> None:
        self._layers = {name[2:]: layer for name, layer in known.layers.items() if name.startswith("t.")}
        self.side = side
        self._sums = array("i", bytes(4 * (side + 2) ** 2))
        self._seen = _planes(side)
        self._planes = {
            name: _planes(side // factor, channels)
            for name, factor, channels in (
                ("c1", 2, 8), ("c2", 4, 16), ("c3", 8, 24), ("c4", 8, 24), ("c5", 16, 32), ("c6", 16, 32),
                ("c7", 16, 32), ("l1", 16, 24), ("m1", 8, 24), ("l2", 8, 16), ("m2", 4, 16), ("head", 4, 6),
            )
        }  # fmt: skip

    def __call__(self, seen: array[float]) -> array[int]:
        """The six planes of the map, in fixed point, until the next call; `seen` is a view of side × side."""
        kernel.load(seen, self.side, 0, _FLOOR, self._seen)
        planes, side = self._planes, self.side
        self._run(kernel.halve, "c1", self._seen, side)
        self._run(kernel.halve, "c2", planes["c1"], side // 2)
        self._run(kernel.halve, "c3", planes["c2"], side // 4)
        self._run(kernel.convolve, "c4", planes["c3"], side // 8)
        self._run(kernel.halve, "c5", planes["c4"], side // 8)
        self._run(kernel.convolve, "c6", planes["c5"], side // 16)
        self._run(kernel.convolve, "c7", planes["c6"], side // 16)
        self._run(kernel.mix, "l1", planes["c7"], side // 16)
        kernel.add_enlarged(planes["l1"], 24, side // 8, planes["c4"])
        self._run(kernel.convolve, "m1", planes["c4"], side // 8)
        self._run(kernel.mix, "l2", planes["m1"], side // 8)
        kernel.add_enlarged(planes["l2"], 16, side // 4, planes["c2"])
        self._run(kernel.convolve, "m2", planes["c2"], side // 4)
        self._run(kernel.mix, "head", planes["m2"], side // 4)
        return planes["head"]

    def _run(self, step: object, name: str, source: array[int], side: int) -> None:
        layer = self._layers[name]
        step(  # type: ignore[operator]  # three functions with the same arguments
            source, layer.inputs, side, layer.weights, layer.scales, layer.biases, layer.outputs, self._sums,
            self._planes[name],
        )  # fmt: skip


class CellNet:
    """Recognizes the letter of a tile: three convolutions and two dense layers, 61,000 weights. Not for two threads."""

    def __init__(self, known: Weights, screen: bool) -> None:
        """`screen`: the net for what is or may be a screen, not the one for photographs."""
        prefix = "s." if screen else "l."
        self._layers = {name[2:]: layer for name, layer in known.layers.items() if name.startswith(prefix)}
        self.classes = known.classes[: self._layers["d2"].outputs]
        self._sums = array("i", bytes(4 * (PATCH + 2) ** 2))
        self._seen = _planes(PATCH)
        widths = [self._layers[name].outputs for name in ("c1", "c2", "c3")]
        self._wide = [_planes(PATCH >> k, width) for k, width in enumerate(widths)]
        self._pooled = [_planes(PATCH >> k + 1, width) for k, width in enumerate(widths)]
        self._flat, self._hidden, self._logits = (
            array("h", bytes(2 * count))
            for count in (self._layers["d1"].inputs, self._layers["d1"].outputs, self._layers["d2"].outputs)
        )

    def __call__(self, patch: array[float], turn: int) -> list[float]:
        """The logits of all classes for a cut-out of `PATCH` × `PATCH`, turned counter-clockwise by quarters."""
        kernel.load(patch, PATCH, turn, _FLOOR, self._seen)
        source, side = self._seen, PATCH
        for k, name in enumerate(("c1", "c2", "c3")):
            layer, wide, pooled = self._layers[name], self._wide[k], self._pooled[k]
            kernel.convolve(
                source, layer.inputs, side, layer.weights, layer.scales, layer.biases, layer.outputs, self._sums, wide
            )
            kernel.pool(wide, layer.outputs, side, pooled)
            source, side = pooled, side // 2
        kernel.flatten(source, self._layers["c3"].outputs, side, self._flat)
        for name, before, rectified, out in (
            ("d1", self._flat, True, self._hidden),
            ("d2", self._hidden, False, self._logits),
        ):
            layer = self._layers[name]
            kernel.dense(before, layer.inputs, layer.weights, layer.scales, layer.biases, layer.outputs, rectified, out)
        return [value / kernel.ONE for value in self._logits]
