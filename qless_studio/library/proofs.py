"""Which board is the best, proven."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qless_studio.engine.games.boggle.proof import Proof as BoardProof
from qless_studio.engine.games.boggle.proof import ProofOptions, parse_fixed
from qless_studio.engine.grids import EMPTY, Board
from qless_studio.engine.grids.proof.prover import Known, memory_for
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.options import read_options
from qless_studio.engine.solving import Outcome, Run, Search
from qless_studio.library.checks import check_positive, check_type, limit
from qless_studio.library.puzzles import Puzzle, raise_failure, texts_of
from qless_studio.library.word_lists import as_list

SIDE = 3
"""Rows and columns by default."""


@dataclass(frozen=True)
class Proof:
    """What is known of the best board."""

    complete: bool
    """Whether the whole space was searched: then `best` is proven."""
    best: int | None
    """Points, or words, of the best boards found; None if none was found, or none reaches `beat`."""
    upper: int | None
    """Upper bound: no board has more. None if nothing is known yet."""
    boards: tuple[Puzzle, ...]
    """The best boards up to rotations and mirror images, at most 100."""
    seconds: float

    def to_rows(self) -> list[dict[str, Any]]:
        """A row for each of the best boards."""
        return [{"board": board.text, "best": self.best, "proven": self.complete} for board in self.boards]

    def __str__(self) -> str:
        said = (
            f"Proven best: {self.best}" if self.complete else f"Stopped: best so far {self.best}, at most {self.upper}"
        )
        if self.complete and self.best is None:
            said = "Proven: no board reaches it"
        return "\n".join((said, *(board.text for board in self.boards)))


def prove(
    rows: int = SIDE,
    columns: int = SIDE,
    *,
    fixed: str = "",
    beat: int | None = None,
    lexicon: str | Path | Lexicon = DEFAULT,
    seconds: float | None = None,
    threads: int | None = None,
    resume: str | Path | None = None,
    **options: Any,
) -> Proof:
    """The best Boggle board of a size, or the best completion of `fixed`, such as `A?C/???/R?S`.

    With `beat` it is only proven whether a board reaches this many points. Finished work is recorded in the file
    `resume`, and read from it. `options` as in `qless-studio prove --option`. Raises `StudioError`. What was
    proven for the shipped lists is in `proven_boards`.
    """
    check_positive(rows=rows, columns=columns, beat=beat, threads=threads)
    check_type("fixed", fixed, str)
    board = parse_fixed(fixed) if fixed else Board(rows, columns, (EMPTY,) * (rows * columns))
    proof = BoardProof(board, as_list(lexicon), read_options(ProofOptions, texts_of(options)), beat)
    record = None if resume is None else proof.record(Path(resume))
    run = Run(limit(seconds=seconds))
    search = Search(lambda run: proof.search(run, threads, memory_for(threads, None), record), run)
    search.perform()
    raise_failure(search)
    known = run.summary if isinstance(run.summary, Known) else None
    complete = search.finished is not None and search.finished.outcome is Outcome.COMPLETE
    if known is None:
        return Proof(complete, None, None, (), run.seconds)
    boards = tuple(Puzzle("boggle", proof.shown(board)) for board in known.boards)
    return Proof(complete, known.best, known.upper, boards, run.seconds)
