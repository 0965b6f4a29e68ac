"""Solving puzzles, and scoring many boards at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from string import ascii_lowercase
from typing import Any, overload

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.boggle.proof import Proof as BoardProof
from qless_studio.engine.games.boggle.proof import ProofOptions, parse_fixed
from qless_studio.engine.games.boggle.puzzle import Options, scoring_of
from qless_studio.engine.grids import EMPTY, Board, BoardSolver, letters_of, neighbours_of, parse_board
from qless_studio.engine.grids.board import MAX_SIDE
from qless_studio.engine.grids.proof.prover import Known, memory_for
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.options import read_options
from qless_studio.engine.results import fields_of, text_of
from qless_studio.engine.solving import FinishedRun, Outcome, Run, Search
from qless_studio.library.puzzles import Puzzle, game_of, raise_failure, texts_of
from qless_studio.library.tables import Table, as_list, check_positive, check_type, limit

_TILE = re.compile("[A-Z][a-z]{0,2}")
_MIXED = re.compile(f"(?:{_TILE.pattern}/?)+(?<!/)")
"""Tiles as `format_board` writes them: a capital and the small letters that belong to it."""
SLICE = 20_000
"""Boards that are scored in one call of the kernel: half a second, after which Ctrl+C is noticed."""


@dataclass(frozen=True, repr=False, eq=False)
class Solution:
    """One solution of a puzzle."""

    puzzle: Puzzle
    value: Any
    """The frozen value that the engine yields."""
    lexicon: Lexicon

    @cached_property
    def fields(self) -> Mapping[str, Any]:
        """The facts of the solution as JSON values by name, those of `qless-studio solve --json`."""
        return fields_of(game_of(self.puzzle.game), self.puzzle.value, self.value, self.lexicon)

    @property
    def score(self) -> int | None:
        """Points of the solution; None in a game without them."""
        return self.fields.get("score")

    @property
    def words(self) -> tuple[str, ...]:
        """The words in it, in lower case as they are played."""
        return tuple(game_of(self.puzzle.game).words_of(self.puzzle.value, self.value))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Solution) and (self.puzzle, self.value) == (other.puzzle, other.value)

    def __hash__(self) -> int:
        return hash((self.puzzle, self.value))

    def __str__(self) -> str:
        return text_of(game_of(self.puzzle.game), self.puzzle.value, self.value, self.lexicon)

    def __repr__(self) -> str:
        return f"Solution({', '.join(f'{name}={value!r}' for name, value in self.fields.items())})"

    def svg(self) -> str:
        """The board with the solution on it, as a picture."""
        from qless_studio.library.puzzles import svg

        return svg(game_of(self.puzzle.game), self.puzzle.value, self.fields)

    def _repr_svg_(self) -> str:
        return self.svg()


class Solutions(Sequence[Solution]):
    """What a search found, in the order of the search, and how it ended."""

    def __init__(self, puzzle: Puzzle, lexicon: Lexicon, found: Sequence[Any], finished: FinishedRun) -> None:
        self.puzzle, self.lexicon, self._found, self._finished = puzzle, lexicon, found, finished

    @overload
    def __getitem__(self, index: int) -> Solution: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Solution]: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [Solution(self.puzzle, value, self.lexicon) for value in self._found[index]]
        return Solution(self.puzzle, self._found[index], self.lexicon)

    def __len__(self) -> int:
        return len(self._found)

    @property
    def outcome(self) -> str:
        """`complete` only if the whole space was searched: then the summary is exact; else `limited`."""
        return self._finished.outcome.value

    @property
    def proven(self) -> bool:
        """Whether the whole space was searched."""
        return self._finished.outcome is Outcome.COMPLETE

    @property
    def summary(self) -> Mapping[str, Any]:
        """Outcome, seconds, nodes and the game's own counts, as in the JSON line `finished`."""
        return self._finished.fields()

    @property
    def verdict(self) -> str:
        """The one sentence on the search; it claims no more than is proven."""
        return game_of(self.puzzle.game).verdict(self._finished.run.summary, self._finished.outcome)

    def to_table(self) -> Table:
        """A row for each solution."""
        return Table.of(self.to_rows(), self.verdict)

    def to_rows(self) -> list[dict[str, Any]]:
        """The fields of each solution."""
        return [dict(solution.fields) for solution in self]

    def __repr__(self) -> str:
        return f"<{len(self)} solutions of {self.puzzle!r}: {self.verdict}>"

    def __str__(self) -> str:
        return str(self.to_table())

    def _repr_html_(self) -> str:
        return self.to_table()._repr_html_()


def solve(
    puzzle: Puzzle,
    *,
    lexicon: str | Path | Lexicon = DEFAULT,
    seconds: float | None = None,
    nodes: int | None = None,
    solutions: int | None = None,
    keep: int | None = None,
    **options: Any,
) -> Solutions:
    """Every solution, or those found before a limit; `keep`: list only this many, but count all.

    `options` as in `qless-studio solve --option`. Raises `StudioError`. The search runs in this
    thread; Ctrl+C leaves it.
    """
    check_type("puzzle", puzzle, Puzzle)
    check_positive(keep=keep)
    game, words = game_of(puzzle.game), as_list(lexicon)
    chosen = read_options(game.options, texts_of(options))
    run = Run(limit(solutions=solutions, seconds=seconds, nodes=nodes), keep)
    search = Search(lambda run: game.solve(puzzle.value, words, chosen, run), run)
    found = list(search.results())
    raise_failure(search)
    return Solutions(puzzle, words, found, search.finished or FinishedRun(run, Outcome.FAILED))


def best(puzzle: Puzzle, **given: Any) -> Solution | None:
    """The solution with the highest score, or the first one in a game without scores; None if there is none.

    Takes what `solve` takes. Without a limit it is proven to be the best.
    """
    return max(solve(puzzle, **given), key=lambda solution: solution.score or 0, default=None)


def scores(boards: Iterable[str], *, lexicon: str | Path | Lexicon = DEFAULT, **options: Any) -> Table:
    """Words and points of many boards by Boggle's rules: a table with the columns `board`, `words` and `score`.

    Boards of one size are scored together, some ten thousand a second. Raises `StudioError` that names the board which
    cannot be read.
    """
    if isinstance(boards, str):
        raise TypeError("boards: one text given, a list of them needed")
    texts, words = list(boards), as_list(lexicon)
    for number, text in enumerate(texts):
        check_type(f"board {number + 1}", text, str)
    rules = read_options(Options, texts_of(options))
    by_shape: dict[tuple[int, int], list[int]] = {}
    tiles: list[Sequence[str]] = []
    for number, text in enumerate(texts):
        shape, read = _read(text, number, rules.q_is_qu)
        by_shape.setdefault(shape, []).append(number)
        tiles.append(read)
    count, points = [0] * len(texts), [0] * len(texts)
    for (rows, columns), numbers in by_shape.items():
        near = neighbours_of(rows, columns, rules.neighbours, rules.torus)
        scoring = scoring_of(rules.scoring, rules.min_length, rows * columns)
        further = {tile for number in numbers if not isinstance(tiles[number], str) for tile in tiles[number]}
        solver = BoardSolver(words, near, scoring, sorted(further.union(ascii_lowercase)))
        for start in range(0, len(numbers), SLICE):
            part = numbers[start : start + SLICE]
            for number, (found, score) in zip(part, solver.many([tiles[each] for each in part]), strict=True):
                count[number], points[number] = found, score
    return Table({"board": texts, "words": count, "score": points})


def _read(text: str, number: int, q_is_qu: bool) -> tuple[tuple[int, int], Sequence[str]]:
    """(rows and columns, tiles) of a board; plain texts need no parser, which is ten times as fast."""
    rows, letters = text.count("/") + 1, text.replace("/", "")
    columns = len(letters) // rows
    regular = text[columns :: columns + 1] == "/" * (rows - 1) and len(letters) == rows * columns
    if regular and letters.isascii() and letters.isalpha() and max(rows, columns) <= MAX_SIDE:
        lower = letters.lower()
        if letters in (lower, letters.upper()) and not (q_is_qu and "q" in lower):
            return (rows, columns), lower
    elif _MIXED.fullmatch(text) and not q_is_qu:
        tiles = [_TILE.findall(row) for row in text.split("/")]
        if len(set(map(len, tiles))) == 1 and max(rows, len(tiles[0])) <= MAX_SIDE:
            return (rows, len(tiles[0])), [tile.lower() for row in tiles for tile in row]
    try:
        board = parse_board(text)
    except PuzzleError as error:
        raise PuzzleError(error.what, f"board {number + 1}, {error.where}".rstrip(", ")) from None
    return (board.rows, board.columns), letters_of(board.tiles, q_is_qu)


# Which board is the best, proven.

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
