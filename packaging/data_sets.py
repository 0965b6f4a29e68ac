"""Describe the shipped data sets with their check sums, or make the whole atlas of Q-Less: every roll in one table.

python packaging/data_sets.py                       resources/data_sets.json
python packaging/data_sets.py common10k FOLDER      FOLDER/q-less-atlas-common10k.csv.gz, two hours on two cores

The second goes on where it was interrupted: beside the table is the census that it comes from.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from qless_studio.engine.games.q_less.census import (
    CHUNK,
    CensusPlan,
    plan_of,
    read_counts,
    table_of,
    take_census,
    ways_of_rolls,
)
from qless_studio.engine.games.q_less.dice import Rolls, all_rolls
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
OUT = RESOURCES / "data_sets.json"
CAP = 64
LICENCE = "MIT, as the program"
SETS = {
    "q-less-atlas": {
        "title": "The Q-Less atlas",
        "description": "For the lists Common 10k and Wide: how many of the 15,800,439 rolls of the twelve dice, and how"
        " many of the 6^12 ways to throw them, have 0, 1, 2 ... solutions, counted exactly up to 64 with the default"
        " rules; the parts that are solvable; and the likeliest rolls with a single solution.",
        "file": "q_less/atlas.json",
        "made_by": "python packaging/data_sets.py common10k FOLDER;"
        " python packaging/q_less_atlas.py FOLDER/common10k.jsonl",
    },
    "proven-boards": {
        "title": "The proven boards",
        "description": "For each English list the boards of 2 × 2, 2 × 3, 3 × 3 and in part 3 × 4 letters that have"
        " most points, or most words, of all boards of that size: all of them up to rotations and mirror images, each"
        " proven by an exhaustive search.",
        "file": "boggle/best_boards.json",
        "made_by": "python packaging/prove_boards.py",
    },
}


def described() -> str:
    """The content of resources/data_sets.json."""
    sets = {
        name: {
            **known,
            "sha256": hashlib.sha256((RESOURCES / known["file"]).read_bytes()).hexdigest(),
            "licence": LICENCE,
        }
        for name, known in SETS.items()
    }
    return json.dumps(sets, indent=1, ensure_ascii=False) + "\n"


def lines(plan: CensusPlan, census: Path, rolls: Rolls, ways: array[int]) -> Iterator[str]:
    """The table of all rolls in alphabetical order: its header, then letters, ways to throw them, solutions."""
    counts = array("Q", bytes(8 * len(rolls)))
    for chunk, found in read_counts(census, plan):
        counts[chunk * CHUNK : chunk * CHUNK + len(found)] = found
    yield "roll,ways,solutions\n"
    for number, count in enumerate(counts):
        yield f"{rolls[number]},{ways[number]},{count}\n"


def write(path: Path, rows: Iterator[str]) -> str:
    """Write the table; the SHA-256 of its text, the same whichever zlib compressed it."""
    total = hashlib.sha256()
    with path.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        for row in rows:
            packed.write(row.encode("ascii"))
            total.update(row.encode("ascii"))
    return total.hexdigest()


def make_atlas(name: str, folder: Path) -> dict[str, Any]:
    """Count all rolls with a list, then write the table and its check sum; returns the summary of the atlas."""
    folder.mkdir(parents=True, exist_ok=True)
    lexicon, census = load(name), folder / f"{name}.jsonl"
    plan = plan_of(lexicon, None, 0, CAP)
    for atlas in take_census(plan, lexicon, census, run := Run()):
        print(f"\r{run.fraction or 0:.2%} counted, {atlas.share:.2%} solvable", end="", file=sys.stderr)
    rolls, ways = all_rolls(), ways_of_rolls()
    table = table_of(plan, census, rolls, ways)
    out = folder / f"q-less-atlas-{name}.csv.gz"
    known = write(out, lines(plan, census, rolls, ways))
    (folder / "SHA256SUMS").write_text(f"{known}  {out.stem}\n", "utf-8")
    return table


def main() -> int:
    if len(sys.argv) == 1:
        OUT.write_text(described(), "utf-8")
        return 0
    name, folder = sys.argv[1:]
    table = make_atlas(name, Path(folder))
    shipped = json.loads((RESOURCES / "q_less" / "atlas.json").read_text("utf-8"))["lists"].get(name)
    if shipped is not None and shipped != table:
        print(f"the shipped table of {name} is another one: run packaging/q_less_atlas.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
