"""What the user sees of an input that cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from qless_studio.engine.errors import MAX_LINE, StudioError

T = TypeVar("T")


def is_reason(said: str) -> bool:
    """Whether it is a line that fits into a status strip."""
    return bool(said.strip()) and len(said.splitlines()) == 1 and len(said) <= MAX_LINE + 5


def taken(work: Callable[..., T], *arguments: object) -> T | None:
    """What `work` makes of its arguments, or None when it refuses them with a reason; fails for any other refusal."""
    try:
        return work(*arguments)
    except StudioError as error:
        said = str(error)
    assert is_reason(said)
    return None
