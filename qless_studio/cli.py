"""The command line: solve, generate and word lists in the terminal, without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio import __version__


def main(arguments: Sequence[str]) -> int:
    """Carry out one command line; the exit status."""
    print(f"Qless Studio {__version__}")
    return 0
