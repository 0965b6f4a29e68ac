"""Reference cases of the games: puzzles with results that two independent programs agree on. "about" in each file says
what the values mean.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from qless_studio.engine.lexicon import Lexicon, load

FOLDER = Path(__file__).parent
GAMES = ("affix", "boggle", "q_less", "quiddler", "word_streak")


def read(game: str) -> dict[str, Any]:
    """All of the file of one of `GAMES`."""
    return json.loads((FOLDER / f"{game}.json").read_text("utf-8"))


def cases(game: str) -> list[dict[str, Any]]:
    """The cases of one of `GAMES`."""
    return read(game)["cases"]


@cache
def lexicon(name: str) -> Lexicon:
    """A word list of the program, loaded once."""
    return load(name)


def lexicon_of(case: dict[str, Any]) -> Lexicon:
    """The words that count in a case."""
    return Lexicon("case", case["words"]) if "words" in case else lexicon(case["list"])
