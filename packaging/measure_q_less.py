"""Measure which share of the rolls of Q-Less each shipped list can solve; writes resources/q_less/solvable.json."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from qless_studio.engine.games.q_less.dice import roll
from qless_studio.engine.games.q_less.difficulty import completion
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.solving import Run

ROLLS = 20_000
OUT = Path(__file__).resolve().parents[1] / "resources" / "q_less" / "solvable.json"


def solvable(lexicon: Lexicon) -> int:
    """How many of the rolls with the seeds 0 to ROLLS - 1 have a solution under the default options."""
    options = Options()

    def can_be_solved(seed: int) -> bool:
        return completion(Puzzle(roll(seed).letters), lexicon, options, Run()) is not None

    with ThreadPoolExecutor() as pool:
        return sum(pool.map(can_be_solved, range(ROLLS)))


def main() -> None:
    """All lists, or only those named."""
    facts = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {"lists": {}}
    facts["how"] = (
        f"The twelve dice were rolled {ROLLS:,} times, with the seeds 0 to {ROLLS - 1:,}; a roll counts when a search"
        " with the default options finds a solution, and does not when the whole search space holds none."
    )
    for name in sys.argv[1:] or LISTS:
        lexicon = load(name)
        facts["lists"][name] = {"words": len(lexicon), "rolls": ROLLS, "solvable": solvable(lexicon)}
        print(name, facts["lists"][name], flush=True)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
