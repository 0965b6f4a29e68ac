"""The program with Home."""

from __future__ import annotations

from tests.fixtures.program import pages, window  # noqa: F401
