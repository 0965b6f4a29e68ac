"""The list of puzzles as results, to be exported."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from qless_studio.engine.game import Dealt
from qless_studio.engine.games.affix import GAME
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.engine.results import Results
from qless_studio.engine.solving import FinishedRun, Outcome
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.affix.searches import PuzzleRow


def listed_puzzles(
    results: Results,
    rows: Sequence[PuzzleRow],
    ratings: Mapping[PuzzleRow, int],
    total: int,
    finished: FinishedRun | None,
) -> Results:
    """`results` with these puzzles, of `total` that were found, in place of the solutions.

    Each has the fields of a generated puzzle, and how many words it needs where that is known.
    """
    rated = dict(ratings)  # written in another thread, while ratings come in

    def fields(puzzle: Puzzle, row: Any) -> dict[str, Any]:
        return {"suffixes": list(row.suffixes), "boards": str(row.boards), "words_needed": rated.get(row)}

    def describe(puzzle: Puzzle, row: Any) -> str:
        return GAME.dealer.describe(Dealt(row.puzzle, {"boards": str(row.boards)}))

    run = finished.run if finished else None
    outcome = finished.outcome if finished else Outcome.CANCELLED
    verdict = counted(total, "{} puzzle", "{} puzzles", figure(total))
    if run is not None and run.summary is not None:
        verdict = GAME.verdict(run.summary, outcome)
    return dataclasses.replace(
        results,
        game=dataclasses.replace(GAME, fields=fields, describe=describe),
        puzzle=Puzzle(),
        solutions=tuple(rows),
        found=total,
        keep=total + 1,
        run=run,
        finished=finished,
        verdict=verdict,
        words=None,
    )
