"""QR codes, where the package `segno` is installed; it is an extra."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from qless_studio.engine.errors import OptionError
from qless_studio.engine.texts import say


def can_make() -> bool:
    """Whether QR codes can be made."""
    return find_spec("segno") is not None


def modules(text: str) -> list[list[bool]]:
    """The rows of a QR code, dark ones True, without a quiet zone; raises `OptionError`."""
    if not can_make():
        raise OptionError(say("QR codes need the package segno"))
    code = import_module("segno").make(text, error="m", micro=False)
    return [[bool(module) for module in row] for row in code.matrix]
