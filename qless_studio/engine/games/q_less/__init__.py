"""Q-Less: twelve letter dice, one crossword that uses them all; every solution, or the proof that there is none."""

from __future__ import annotations

from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.games.q_less.dealer import DEALER
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Solution, Summary, format_puzzle, parse
from qless_studio.engine.games.q_less.solver import solve
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import counted, say


def fields(puzzle: Puzzle, solution: Solution) -> dict[str, Any]:
    return {"grid": list(solution.grid), "words": list(solution.words)}


def describe(puzzle: Puzzle, solution: Solution) -> str:
    grid = "\n".join(row.upper().replace(".", "·") for row in solution.grid)
    return f"{grid}\n{' '.join(word.upper() for word in solution.words)}"


def verdict(summary: Summary | None, outcome: Outcome) -> str:
    count = summary.solutions if summary else 0
    shown = counted(count, "{} solution", "{} solutions")
    if outcome is not Outcome.COMPLETE:
        if not count:
            return say("Stopped: no solution found yet, and none ruled out")
        return say("Stopped: {} so far", shown)
    if summary is None or summary.solvable is None:
        return say("Roll the dice or type letters")
    return say("Complete: {}", shown) if count else say("No solution exists with this list (proven)")


GAME: Game[Puzzle, Solution, Options] = Game(
    key="q-less",
    title="Q-Less",
    blank=Puzzle(),
    example=parse("aabcdlmnnptt"),
    options=Options,
    parse=parse,
    format=format_puzzle,
    solve=solve,
    fields=fields,
    describe=describe,
    words_of=lambda puzzle, solution: dict.fromkeys(solution.words),
    verdict=verdict,
    dealer=DEALER,
)
