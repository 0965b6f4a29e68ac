"""Guided fuzzing of everything that reads text or bytes, as long as it may run; no part of the tests.

    pip install atheris && python -m tests.fuzz.atheris_texts [-max_total_time=60] [FOLDER OF INPUTS]

Atheris follows which branches an input takes and keeps those that reach new ones. It stops at the first exception that
is no `StudioError` and writes the input to a file in the current folder. See docs/decisions/044.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["qless_studio"]):
    from qless_studio.engine.challenges.opening import read_share
    from qless_studio.engine.errors import StudioError
    from qless_studio.engine.games.word_streak.rules import check_rules
    from qless_studio.engine.lexicon.importing import preview
    from qless_studio.engine.registry import GAMES
    from qless_studio.ui.shell.state import document as document_file

BY_KEY = {game.key: game for game in GAMES}
LIST = Path(tempfile.gettempdir()) / f"atheris-{os.getpid()}.txt"


def read(data: bytes) -> None:
    """One input: its first byte says who reads the rest."""
    reader, rest = data[:1], data[1:]
    text = rest.decode("utf-8", "surrogatepass" if reader > b"\x80" else "replace")
    if reader[:1] == b"d":
        document_file.check_content(document_file.from_text(text, "document"), BY_KEY, "document")
    elif reader == b"s":
        read_share(text, GAMES)
    elif reader == b"w":
        LIST.write_bytes(rest)
        assert all(preview(LIST).summary)
    elif reader == b"r":
        check_rules(text, "rules")
    else:
        game = GAMES[(reader or b"\0")[0] % len(GAMES)]
        puzzle = game.parse(text)
        assert game.parse(game.format(puzzle)) == puzzle


def test_one_input(data: bytes) -> None:
    try:
        read(data)
    except (StudioError, UnicodeDecodeError):
        return


if __name__ == "__main__":
    atheris.Setup(sys.argv, test_one_input)
    atheris.Fuzz()
