"""Prove the best small boards of every shipped list; writes resources/boggle/best_boards.json and the guide's table."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from qless_studio.engine.games.boggle.proof import Proof, ProofOptions
from qless_studio.engine.grids import EMPTY, Board, format_board
from qless_studio.engine.grids.proof.board_proof import POINTS, WORDS
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.solving import Outcome, Run, Search

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "resources" / "boggle" / "best_boards.json"
PAGE = ROOT / "docs" / "guide" / "best-boards.md"
SIZES = ((2, 2), (2, 3), (3, 3))
LARGE = ((3, 4),)
"""Proven once with `qless-studio prove boggle --resume`, which takes long, and kept while the list stays the same."""
BEGIN, END = "<!-- table: packaging/prove_boards.py -->\n", "<!-- end of table -->\n"


def proven(lexicon: Lexicon, rows: int, columns: int, most: str) -> dict[str, Any]:
    """One proof with the default options."""
    proof = Proof(Board(rows, columns, (EMPTY,) * (rows * columns)), lexicon, ProofOptions(most=most))
    search = Search(proof.search, Run())
    search.perform()
    if search.finished is None or search.finished.outcome is not Outcome.COMPLETE:
        raise SystemExit(f"{lexicon.name}: not proven")
    known: Any = search.run.summary
    return {
        "rows": rows,
        "columns": columns,
        "most": most,
        "best": known.best,
        "boards": [format_board(proof.shown(board)) for board in known.boards],
        "seconds": round(search.run.seconds, 1),
    }


def table(lists: dict[str, Any]) -> str:
    """The table of the guide."""
    lines = ["| word list | size | most points | board | most words | board |", "|---|---|---|---|---|---|"]
    for name, known in lists.items():
        for rows, columns in SIZES + LARGE:
            here = {
                proof["most"]: proof
                for proof in known["proofs"]
                if (proof["rows"], proof["columns"]) == (rows, columns)
            }
            if not here:
                continue
            cells = [
                f"{here[most]['best']:,} | {_boards(here[most]['boards'])}" if most in here else "not proven |"
                for most in (POINTS, WORDS)
            ]
            lines.append(f"| {name} | {rows} × {columns} | {cells[0]} | {cells[1]} |")
    return "\n".join(lines) + "\n"


def _boards(boards: list[str]) -> str:
    others = len(boards) - 1
    return f"`{boards[0]}`" + (f" and {others} more" if others else "")


def main() -> None:
    """All lists, or only those named; the table is of all in the file."""
    facts = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {"lists": {}}
    facts["how"] = "Proven with the default options by packaging/prove_boards.py; crc is the check sum of the words."
    english = [name for name, entry in LISTS.items() if entry.language == ENGLISH.code]
    for name in sys.argv[1:] or english:
        lexicon = load(name)
        proofs = [proven(lexicon, *size, most) for size in SIZES for most in (POINTS, WORDS)]
        known = facts["lists"].get(name, {})
        if known.get("crc") == crc_of(lexicon):
            proofs += [proof for proof in known["proofs"] if (proof["rows"], proof["columns"]) in LARGE]
        facts["lists"][name] = {"words": len(lexicon), "crc": crc_of(lexicon), "proofs": proofs}
        print(name, [(proof["best"], proof["seconds"]) for proof in proofs], flush=True)
        OUT.parent.mkdir(exist_ok=True)
        OUT.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    PAGE.write_text(before + BEGIN + table(facts["lists"]) + END + rest.partition(END)[2], "utf-8")


if __name__ == "__main__":
    main()
