"""The loops against their definitions, compiled and interpreted, and both to the same bits."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from qless_studio.engine.kernels import picture as installed
from qless_studio.engine.pictures import picture as nets
from tests.fixtures.kernels import interpreted

SIDE = 6


def planes(random, count, side=SIDE, low=-900, high=900):
    """Planes of random values with their borders of zeros."""
    values = array("h", bytes(2 * count * (side + 2) ** 2))
    for c in range(count):
        for y in range(1, side + 1):
            for x in range(1, side + 1):
                values[at(c, y, x, side)] = random.randint(low, high)
    return values


def at(c, y, x, side=SIDE):
    return (c * (side + 2) + y) * (side + 2) + x


def layer(random, inputs, outputs, each):
    weights = array("b", [random.randint(-127, 127) for _ in range(inputs * outputs * each)])
    scales = array("f", [random.uniform(0.001, 0.01) for _ in range(outputs)])
    return weights, scales, array("f", [random.uniform(-1, 1) for _ in range(outputs)]), outputs


def run(module, name, source, inputs, side, weights, out):
    values, scales, biases, outputs = weights
    sums = array("i", bytes(4 * (side + 2) ** 2))
    getattr(module, name)(source, inputs, side, values, scales, biases, outputs, sums, out)
    return out


def rounded(value):
    return max(-32767, min(32767, int(value + 32768.5) - 32768))


@pytest.mark.parametrize(("name", "step"), [("convolve", 1), ("halve", 2)])
def test_convolutions(kernel, name, step):
    random = Random(1)
    source, weights, side = planes(random, 3), layer(random, 3, 2, 9), SIDE // step
    values, scales, biases, _ = weights
    out = run(kernel("picture"), name, source, 3, SIDE, weights, planes(random, 2, side, 0, 0))
    for o in range(2):
        for y in range(side):
            for x in range(side):
                total = sum(
                    values[(o * 3 + c) * 9 + 3 * j + i] * source[at(c, step * y + j, step * x + i)]
                    for c in range(3)
                    for j in range(3)
                    for i in range(3)
                )
                expected = max(0, rounded(total * scales[o] + biases[o] * installed.ONE))
                assert out[at(o, y + 1, x + 1, side)] == expected
        assert not any(out[at(o, 0, x, side)] or out[at(o, x, 0, side)] for x in range(side + 2))


def test_mixtures_keep_what_is_negative(kernel):
    random = Random(2)
    source, weights = planes(random, 3), layer(random, 3, 2, 1)
    out = run(kernel("picture"), "mix", source, 3, SIDE, weights, planes(random, 2, SIDE, 0, 0))
    values, scales, biases, _ = weights
    for o in range(2):
        total = sum(values[o * 3 + c] * source[at(c, 2, 5)] for c in range(3))
        assert out[at(o, 2, 5)] == rounded(total * scales[o] + biases[o] * installed.ONE)
    assert min(out) < 0


def test_values_are_cut_to_what_fits(kernel):
    module, source = kernel("picture"), array("h", [32767] * 512)
    for sign in (1, -1):
        out, most = array("h", [0]), array("b", [127 * sign] * 512)
        module.dense(source, 512, most, array("f", [1.0]), array("f", [0.0]), 1, False, out)
        assert out[0] == 32767 * sign
    module.dense(source, 512, most, array("f", [1.0]), array("f", [0.0]), 1, True, out)
    assert out[0] == 0
    total = array("h", planes(Random(3), 1, 2, 30000, 32767))
    module.add_enlarged(planes(Random(4), 1, 1, 5000, 5000), 1, 2, total)
    assert total[at(0, 1, 1, 2)] == total[at(0, 2, 2, 2)] == 32767


def test_pools_enlargements_and_flat_values(kernel):
    module, random = kernel("picture"), Random(5)
    source, pooled = planes(random, 2), array("h", bytes(2 * 2 * 25))
    module.pool(source, 2, SIDE, pooled)
    assert pooled[at(1, 2, 3, 3)] == max(source[at(1, y, x)] for y in (3, 4) for x in (5, 6))
    total = array("h", source)
    module.add_enlarged(pooled, 2, SIDE, total)
    assert total[at(1, 4, 6)] == source[at(1, 4, 6)] + pooled[at(1, 2, 3, 3)]
    flat = array("h", bytes(2 * 2 * SIDE * SIDE))
    module.flatten(source, 2, SIDE, flat)
    assert flat[SIDE * SIDE + SIDE] == source[at(1, 2, 1)]


def test_views(kernel):
    module, side = kernel("picture"), 4
    grey = bytes(10 * x + 3 * y for y in range(8) for x in range(8))
    out = array("f", bytes(4 * side * side))

    def view(matrix, over=1, outside=0.0):
        module.view(grey, 8, 8, array("d", matrix), side, over, outside, out)
        return [list(out[y * side : (y + 1) * side]) for y in range(side)]

    assert view((1, 0, 2, 0, 1, 3, 0, 0, 1))[0] == [29, 39, 49, 59]  # pixels themselves
    assert view((1, 0, 2.5, 0, 1, 3, 0, 0, 1))[0] == [34, 44, 54, 64]  # between them
    assert view((2, 0, 0, 0, 2, 0, 0, 0, 1), over=2)[1][1] == 10 * 2.5 + 3 * 2.5  # the mean of four
    assert view((1, 0, -2, 0, 1, 0, 0, 0, 1), outside=7.0)[0] == [7, 7, 0, 10]
    assert view((1, 0, -2, 0, 1, 0, 0, 0, 1), outside=-1.0)[0] == [0, 0, 0, 10]
    for matrix in (
        (1, 0, 0, 0, 1, 0, -1, 0, 0.5),
        (0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1e300, 1e300, 0, 1e300, 0, 0, 0, 0, 1),
    ):
        assert all(0 <= value <= 91 for row in view(matrix, outside=-1.0) for value in row)


def test_loading_turns_and_levels_a_view(kernel):
    module, side = kernel("picture"), 3
    seen = array("f", [1, 2, 3, 4, 5, 6, 7, 8, 9])
    out = array("h", bytes(2 * 25))
    module.load(seen, side, 0, 0.0, out)
    inner = [out[at(0, y, x, 3)] for y in (1, 2, 3) for x in (1, 2, 3)]
    assert inner[4] == 0
    assert inner == [-value for value in reversed(inner)]
    assert inner[8] == rounded(4 / 7.5**0.5 * installed.ONE)
    module.load(seen, side, 1, 0.0, out)
    assert [out[at(0, 1, x, 3)] for x in (1, 2, 3)] == [inner[2], inner[5], inner[8]]
    module.load(array("f", [5.0] * 9), side, 0, 8.0, out)
    assert not any(out)


def test_both_modes_give_the_same_bits(monkeypatch):
    random = Random(6)
    known = nets.weights()
    seen = array("f", [random.uniform(0, 255) for _ in range(32 * 32)])
    tiles, cells = nets.TileNet(known, 32), nets.CellNet(known, screen=True)
    expected = array("h", tiles(seen)), cells(seen, 1)
    monkeypatch.setattr(nets, "kernel", interpreted("picture"))
    tiles, cells = nets.TileNet(known, 32), nets.CellNet(known, screen=True)
    assert (array("h", tiles(seen)), cells(seen, 1)) == expected
