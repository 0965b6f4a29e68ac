"""How many examples a dear property tries: a few in every run, more by night, when the examples are others as well."""

from __future__ import annotations

from hypothesis import settings


def examples(by_day: int, by_night: int) -> int:
    """For `max_examples`; by night is `--hypothesis-profile=explore`, of tests/conftest.py."""
    return by_night if settings.default is settings.get_profile("explore") else by_day
