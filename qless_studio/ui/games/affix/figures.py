"""Numbers of boards for people: exact as long as they can be read at a glance."""

from __future__ import annotations

from qless_studio.engine.texts import decimal, figure

READABLE = 10**9
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def short(number: int) -> str:
    """11,104, or 2.6 × 10¹⁴ (cut off, never rounded up)."""
    if number < READABLE:
        return figure(number)
    digits = str(number)
    return f"{decimal(int(digits[:2]) / 10, 1)} × 10{str(len(digits) - 1).translate(RAISED)}"
