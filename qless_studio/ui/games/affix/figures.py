"""Numbers of boards as text: exact as long as they can be read at a glance."""

from __future__ import annotations

from qless_studio.engine.texts import decimal, figure

READABLE = 10**9
SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def short(number: int) -> str:
    """11,104, or from 10⁹ on 2.6 × 10¹⁴, truncated."""
    if number < READABLE:
        return figure(number)
    digits = str(number)
    return f"{decimal(int(digits[:2]) / 10, 1)} × 10{str(len(digits) - 1).translate(SUPERSCRIPT)}"
