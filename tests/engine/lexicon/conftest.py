"""A home of its own for every test that stores lists, and lists that are loaded once."""

from __future__ import annotations

import pytest

from qless_studio.engine.folders import HOME_VARIABLE
from qless_studio.engine.lexicon import load


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The user's folders lie in here."""
    folder = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder


@pytest.fixture(scope="session")
def everyday():
    return load("everyday")
