"""The loops of reading a picture: what is seen through a homography, and small nets over it in whole numbers.

A plane is a square of `side` × `side` values in fixed point, `ONE` to the unit, as int16 and within a border of zeros
one value wide: (side + 2)² values, row by row. A stack of planes is one plane after another. Weights are int8 with one
scale and one bias for each output, both float32; sums are int32, scaled in double precision and rounded to int16, so
that both modes give the same bits on every machine. At most 512 inputs go into a sum: 512 × 127 × 32767 is below 2³¹.

Every function does all of its work in one call: the largest, a view of 256 × 256 with 6 × 6 points to a value, takes
20 ms. Weights of n inputs are stored output by output; those of a 3 × 3 convolution also row by row within an input.
Arrays have to be as long as is said here; compiled, nothing checks it.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from qless_studio.engine.kernels._bits import truncated

ONE = 512
"""The value that stands for 1.0."""
_ONE = 512
_MOST = 32767


def view(
    grey: bytes, width: int, height: int, matrix: array[float], side: int, over: int, outside: float, out: array[float]
) -> None:
    """A square view, `side` × `side` float32, of a grey picture (uint8, `width` and `height` of at least 2).

    `matrix`, nine doubles by rows, maps a point of the view to one of the picture, both with a pixel's centre at .5.
    A value is the mean of `over` × `over` points, each interpolated from four pixels. Points outside of the picture
    have the grey value `outside`; if that is negative, the value of the nearest edge.
    """
    with cython.nogil:
        for y in range(side):
            for x in range(side):
                total = 0.0
                for j in range(over):
                    v = y + (j + 0.5) / over
                    for i in range(over):
                        u = x + (i + 0.5) / over
                        depth = matrix[6] * u + matrix[7] * v + matrix[8]
                        if not depth > 1e-9:
                            depth = 1e-9
                        px = (matrix[0] * u + matrix[1] * v + matrix[2]) / depth - 0.5
                        py = (matrix[3] * u + matrix[4] * v + matrix[5]) / depth - 0.5
                        if outside >= 0.0 and not (-0.5 <= px <= width - 0.5 and -0.5 <= py <= height - 0.5):
                            total += outside
                            continue
                        if not px > 0.0:
                            px = 0.0
                        if not py > 0.0:
                            py = 0.0
                        if px > width - 1.001:
                            px = width - 1.001
                        if py > height - 1.001:
                            py = height - 1.001
                        left = truncated(px)
                        top = truncated(py)
                        px -= left
                        py -= top
                        at = top * width + left
                        upper = grey[at] * (1.0 - px) + grey[at + 1] * px
                        lower = grey[at + width] * (1.0 - px) + grey[at + width + 1] * px
                        total += upper * (1.0 - py) + lower * py
                out[y * side + x] = total / (over * over)


def load(seen: array[float], side: int, turn: int, floor: float, out: array[int]) -> None:
    """A view as a plane: its mean taken away, divided by its standard deviation (at least `floor`).

    `turn` counts quarter turns counter-clockwise, 0 to 3.
    """
    count = side * side
    with cython.nogil:
        mean = 0.0
        for i in range(count):
            mean += seen[i]
        mean /= count
        spread = 0.0
        for i in range(count):
            value = seen[i] - mean
            spread += value * value
        spread = (spread / (count - 1)) ** 0.5
        if spread < floor:
            spread = floor
        for y in range(side):
            for x in range(side):
                if turn == 0:
                    i = y * side + x
                elif turn == 1:
                    i = x * side + (side - 1 - y)
                elif turn == 2:
                    i = (side - 1 - y) * side + (side - 1 - x)
                else:
                    i = (side - 1 - x) * side + y
                out[(y + 1) * (side + 2) + x + 1] = _fixed((seen[i] - mean) / spread * _ONE)


def convolve(
    source: array[int],
    channels: int,
    side: int,
    weights: array[int],
    scales: array[float],
    biases: array[float],
    outputs: int,
    sums: array[int],
    out: array[int],
) -> None:
    """A 3 × 3 convolution, then everything below 0 to 0. `sums` is room for (side + 2)² int32.

    Whole padded planes are shifted and added, borders included, which a compiler turns into vector code.
    """
    row = side + 2
    plane = row * row
    first = row + 1
    last = (side + 1) * row - 1
    with cython.nogil:
        for o in range(outputs):
            for p in range(plane):
                sums[p] = 0
            for c in range(channels):
                for k in range(9):
                    weight = weights[(o * channels + c) * 9 + k]
                    if weight != 0:
                        at = c * plane + (k // 3 - 1) * row + k % 3 - 1
                        for p in range(first, last):
                            sums[p] += weight * source[at + p]
            scale = scales[o]
            bias = biases[o]
            for y in range(1, side + 1):
                at = y * row + 1
                for p in range(at, at + side):
                    out[o * plane + p] = _positive(sums[p] * scale + bias * _ONE)


def halve(
    source: array[int],
    channels: int,
    side: int,
    weights: array[int],
    scales: array[float],
    biases: array[float],
    outputs: int,
    sums: array[int],
    out: array[int],
) -> None:
    """As `convolve`, at every second place of every second row: planes of side / 2. `side` is even."""
    half = side // 2
    row = side + 2
    plane = row * row
    small = (half + 2) * (half + 2)
    with cython.nogil:
        for o in range(outputs):
            for p in range(half * half):
                sums[p] = 0
            for c in range(channels):
                for k in range(9):
                    weight = weights[(o * channels + c) * 9 + k]
                    if weight != 0:
                        for y in range(half):
                            at = c * plane + (2 * y + k // 3) * row + k % 3
                            for x in range(half):
                                sums[y * half + x] += weight * source[at + 2 * x]
            scale = scales[o]
            bias = biases[o]
            for y in range(half):
                at = o * small + (y + 1) * (half + 2) + 1
                for x in range(half):
                    out[at + x] = _positive(sums[y * half + x] * scale + bias * _ONE)


def mix(
    source: array[int],
    channels: int,
    side: int,
    weights: array[int],
    scales: array[float],
    biases: array[float],
    outputs: int,
    sums: array[int],
    out: array[int],
) -> None:
    """A 1 × 1 convolution: each output a weighted sum of the planes. `sums` is room for (side + 2)² int32."""
    row = side + 2
    plane = row * row
    with cython.nogil:
        for o in range(outputs):
            for p in range(plane):
                sums[p] = 0
            for c in range(channels):
                weight = weights[o * channels + c]
                at = c * plane
                for p in range(plane):
                    sums[p] += weight * source[at + p]
            scale = scales[o]
            bias = biases[o]
            for y in range(1, side + 1):
                at = y * row + 1
                for p in range(at, at + side):
                    out[o * plane + p] = _fixed(sums[p] * scale + bias * _ONE)


def pool(source: array[int], channels: int, side: int, out: array[int]) -> None:
    """The greatest of every 2 × 2 values: planes of side / 2. `side` is even."""
    half = side // 2
    row = side + 2
    with cython.nogil:
        for c in range(channels):
            for y in range(half):
                for x in range(half):
                    at = c * row * row + (2 * y + 1) * row + 2 * x + 1
                    most = source[at]
                    if source[at + 1] > most:
                        most = source[at + 1]
                    if source[at + row] > most:
                        most = source[at + row]
                    if source[at + row + 1] > most:
                        most = source[at + row + 1]
                    out[c * (half + 2) * (half + 2) + (y + 1) * (half + 2) + x + 1] = most


def add_enlarged(source: array[int], channels: int, side: int, out: array[int]) -> None:
    """Add planes of side / 2 to planes of `side`, each value to 2 × 2 of them. `side` is even."""
    half = side // 2
    with cython.nogil:
        for c in range(channels):
            for y in range(side):
                at = c * (half + 2) * (half + 2) + (y // 2 + 1) * (half + 2) + 1
                to = c * (side + 2) * (side + 2) + (y + 1) * (side + 2) + 1
                for x in range(side):
                    total = out[to + x] + source[at + x // 2]
                    out[to + x] = _MOST if total > _MOST else -_MOST if total < -_MOST else total


def flatten(source: array[int], channels: int, side: int, out: array[int]) -> None:
    """The values of planes without their borders, one after another."""
    row = side + 2
    with cython.nogil:
        for c in range(channels):
            for y in range(side):
                for x in range(side):
                    out[(c * side + y) * side + x] = source[c * row * row + (y + 1) * row + x + 1]


def dense(
    source: array[int],
    count: int,
    weights: array[int],
    scales: array[float],
    biases: array[float],
    outputs: int,
    rectified: bool,
    out: array[int],
) -> None:
    """Each output a weighted sum of all `count` values, at most 512; if `rectified`, everything below 0 to 0."""
    with cython.nogil:
        for o in range(outputs):
            total = 0
            for i in range(count):
                total += weights[o * count + i] * source[i]
            scale = scales[o]
            bias = biases[o]
            value = total * scale + bias * _ONE
            out[o] = _positive(value) if rectified else _fixed(value)


def _fixed(value: float) -> int:
    """Rounded, and cut to what int16 can hold."""
    if value >= _MOST:
        return _MOST
    if value <= -_MOST:
        return -_MOST
    return truncated(value + 32768.5) - 32768


def _positive(value: float) -> int:
    """As `_fixed`, and 0 instead of what is negative."""
    if value <= 0.0:
        return 0
    return _MOST if value >= _MOST else truncated(value + 0.5)
