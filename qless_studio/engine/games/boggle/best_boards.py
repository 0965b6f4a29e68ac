"""The best boards of the shipped word lists, proven by this program and shipped with it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from qless_studio.engine.games.boggle.puzzle import STANDARD, Options
from qless_studio.engine.grids import Board, parse_board
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.resources import resource

FILE = "boggle/best_boards.json"


@dataclass(frozen=True)
class ProvenBest:
    """The highest score, or the most words, of all boards of a size, and the boards that have it."""

    score: int
    boards: tuple[Board, ...]


def proven_best(lexicon: Lexicon, rows: int, columns: int, options: Options, most: str) -> ProvenBest | None:
    """What was proven for this very list, with the default options; None when nothing was."""
    if options.min_length not in (None, 3) or (options.neighbours, options.torus) != (8, False):
        return None
    if options.scoring != STANDARD or options.q_is_qu:
        return None
    for proven in _all().get(crc_of(lexicon), ()):
        if (proven["rows"], proven["columns"], proven["most"]) == (rows, columns, most):
            return ProvenBest(proven["best"], tuple(map(parse_board, proven["boards"])))
    return None


@cache
def _all() -> dict[str, list[dict[str, Any]]]:
    """The proofs by check sum of the list."""
    lists = json.loads(resource(FILE).read_text("utf-8"))["lists"]
    return {known["crc"]: known["proofs"] for known in lists.values()}
