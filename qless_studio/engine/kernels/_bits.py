"""Bit counting and truncation for interpreted kernels; `_bits.pxd` has the same functions in C for compiled ones."""

from __future__ import annotations


def popcount(x: int) -> int:
    """Number of ones in a 32-bit mask."""
    return x.bit_count()


def lowest(x: int) -> int:
    """Index of the lowest one of a 32-bit mask that is not 0."""
    return (x & -x).bit_length() - 1


def lowest64(x: int) -> int:
    """Index of the lowest one of a 64-bit mask that is not 0."""
    return (x & -x).bit_length() - 1


def highest(x: int) -> int:
    """Index of the highest one of a 64-bit mask that is not 0."""
    return x.bit_length() - 1


def truncated(x: float) -> int:
    """The number without its fraction; it must fit into 32 bits."""
    return int(x)
