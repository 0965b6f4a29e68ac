"""What the public functions are given: a wrong type or limit is said where it was given, not deep inside."""

from __future__ import annotations

from typing import Any

from qless_studio.engine.errors import OptionError
from qless_studio.engine.solving import Limit


def check_type(where: str, value: object, *kinds: type) -> None:
    """Raise TypeError that says where, unless the value is of one of these types; a bool is no number."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise TypeError(f"{where}: {type(value).__name__} given, {wanted} needed")


def check_positive(**numbers: Any) -> None:
    """Raise TypeError, or `OptionError`, unless each is None or a number above 0; only seconds need not be whole."""
    for name, value in numbers.items():
        if value is not None:
            check_type(name, value, int, *([float] if name == "seconds" else []))
            if not value > 0:  # nor NaN
                raise OptionError("must be above 0", name)


def limit(**limits: Any) -> Limit:
    """The limits of a search, as `check_positive` has them; None is no limit."""
    check_positive(**limits)
    return Limit(**limits)
