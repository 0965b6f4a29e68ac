"""Of the cases of one kind of damage the first is tried whenever the tests run, and all by night."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out what is for the night
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    seen: set[str] = set()
    for item in items:
        if item.path.parent == HERE:
            name, _, case = item.nodeid.partition("[")
            if case and name in seen:
                item.add_marker(pytest.mark.nightly)
            seen.add(name)
