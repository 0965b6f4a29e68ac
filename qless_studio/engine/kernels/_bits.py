"""Bit counting for the kernels: the Python definition; `_cbits.pxd` is the same in C."""

from __future__ import annotations


def popcount(x: int) -> int:
    """Number of ones in a 32-bit mask."""
    return x.bit_count()


def popcount64(x: int) -> int:
    """Number of ones in a 64-bit mask."""
    return x.bit_count()


def lowest(x: int) -> int:
    """Index of the lowest one of a 32-bit mask that is not 0."""
    return (x & -x).bit_length() - 1


def lowest64(x: int) -> int:
    """Index of the lowest one of a 64-bit mask that is not 0."""
    return (x & -x).bit_length() - 1
