"""`qless-studio prove boggle`: the provably best board of a size, or the best completion of one."""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from qless_studio.cli.arguments import (
    Commands,
    add_pool_arguments,
    add_search_arguments,
    option_help,
    pool_of,
    positive,
    settings_of,
)
from qless_studio.cli.report import Report, perform, put
from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.boggle.proof import Proof, ProofOptions, parse_fixed
from qless_studio.engine.grids import EMPTY, Board, format_board
from qless_studio.engine.grids.proof.board_proof import WORDS, BestBoard
from qless_studio.engine.grids.proof.prover import Known, memory_for
from qless_studio.engine.kernels.proof_search import MOST
from qless_studio.engine.lexicon import load
from qless_studio.engine.options import read_options
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run
from qless_studio.engine.texts import counted

BOUND_SECONDS = 0.25
"""Minimum seconds between two lines of progress."""
SIDE = 3
"""Rows and columns by default."""


def add_to(commands: Commands) -> None:
    """Add the command and its game."""
    games = commands.add_parser("prove", help="prove which board is the best").add_subparsers(
        metavar="GAME", required=True
    )
    parser = games.add_parser("boggle", help="Boggle", epilog=option_help(ProofOptions))
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rows", metavar="R", type=positive(int), help=f"rows of the board (default: {SIDE})")
    parser.add_argument("--columns", metavar="C", type=positive(int), help=f"columns of the board (default: {SIDE})")
    parser.add_argument(
        "--fixed", metavar="BOARD", help="prove the best completion of BOARD, such as A?C/???/R?S; ? is an open cell"
    )
    parser.add_argument("--beat", metavar="N", type=positive(int), help="prove only that no board reaches N")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="record finished work in FILE, and resume from it")
    parser.add_argument(
        "--threads", metavar="N", type=positive(int), help="use N threads of this process (default: one per core)"
    )
    parser.add_argument(
        "--memory",
        metavar="MB",
        type=positive(int),
        help="megabytes for the whole search, or for each worker (default: 512 for each thread or worker)",
    )
    add_pool_arguments(parser)
    add_search_arguments(parser)
    parser.set_defaults(command=_prove)


def _board_of(given: argparse.Namespace) -> Board:
    if given.fixed is None:
        rows, columns = given.rows or SIDE, given.columns or SIDE
        return Board(rows, columns, (EMPTY,) * (rows * columns))
    if given.rows or given.columns:
        raise OptionError("--fixed has its own rows and columns", "--rows" if given.rows else "--columns")
    return parse_fixed(given.fixed)


def _prove(given: argparse.Namespace) -> int:
    if given.threads is not None and (given.workers is not None or given.cluster is not None):
        raise OptionError("goes without --workers and --cluster: a worker has one thread", "--threads")
    board = _board_of(given)
    options = read_options(ProofOptions, settings_of(given))
    lexicon = load(given.lexicon)
    proof = Proof(board, lexicon, options, given.beat)
    record = None if given.resume is None else proof.record(given.resume)
    asked = None if given.memory is None else given.memory << 20
    pool = pool_of(given)
    memory = memory_for(given.threads if pool is None else 1, asked)
    report: Report[BestBoard]
    if given.json:
        report = ProofLines(proof)
    else:
        report = ProofText(proof, options, given.beat)
        size = f"{board.rows} × {board.columns}"
        each = "" if pool is None else " for each worker"
        words = counted(len(proof.task.words.points), "{} word", "{} words")
        put(f"{size}, {words}: takes {proof.effort}, up to {memory >> 20:,} MB of memory{each}")
        sys.stdout.flush()
    limit = Limit(seconds=given.seconds)
    with pool or nullcontext():
        return perform(lambda run: proof.search(run, given.threads, memory, record), limit, None, report, pool)


def _known(run: Run) -> Known | None:
    return run.summary if isinstance(run.summary, Known) else None


class ProofLines(Report[BestBoard]):
    """JSON lines: each better board, progress up to four times a second, the end."""

    def __init__(self, proof: Proof) -> None:
        self._proof = proof
        self._next = 0.0
        self._last: dict[str, Any] = {}

    def solution(self, solution: BestBoard) -> None:
        self._write("best", {"score": solution.score, "board": format_board(solution.board)})

    def best(self, score: int, run: Run) -> None:
        """Nothing: the board with that score follows."""

    def progress(self, run: Run) -> None:
        if time.perf_counter() >= self._next:
            self._next = time.perf_counter() + BOUND_SECONDS
            self._bound(run)

    def finished(self, finished: FinishedRun) -> None:
        self._bound(finished.run)
        known = _known(finished.run)
        boards = [format_board(self._proof.shown(board)) for board in known.boards] if known else []
        values = {
            "outcome": finished.outcome.value,
            "best": known.best if known else None,
            "board": format_board(self._proof.shown(known.board)) if known and known.board else None,
            "upper": known.upper if known else None,
            "boards": boards,
            "seconds": round(finished.run.seconds, 6),
        }
        self._write("finished", values)

    def _bound(self, run: Run) -> None:
        known = _known(run)
        if known is not None:
            values = {"upper": known.upper, "ruled_out": round(known.ruled_out, 6)}
            if values != self._last:
                self._last = values
                self._write("bound", values)

    def _write(self, event: str, values: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps({"event": event, **values}, separators=(",", ":")) + "\n")
        sys.stdout.flush()


class ProofText(Report[BestBoard]):
    """Better boards and the verdict on standard output; progress on standard error if that is a terminal."""

    def __init__(self, proof: Proof, options: ProofOptions, beat: int | None) -> None:
        self._proof, self._beat = proof, beat
        self._words = options.most == WORDS
        self._next = 0.0
        self._line_shown = False

    def solution(self, solution: BestBoard) -> None:
        self._clear_line()
        put(f"{format_board(solution.board)}  {self._score(solution.score)}")
        sys.stdout.flush()

    def best(self, score: int, run: Run) -> None:
        """Nothing: the board with that score follows."""

    def progress(self, run: Run) -> None:
        known = _known(run)
        if known is None or time.perf_counter() < self._next or not sys.stderr.isatty():
            return
        self._next = time.perf_counter() + BOUND_SECONDS
        line = f"{known.ruled_out:.1%} ruled out, at most {self._score(known.upper)}, {run.seconds:.0f} s"
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()
        self._line_shown = True

    def finished(self, finished: FinishedRun) -> None:
        self._clear_line()
        known = _known(finished.run)
        if known is not None and known.best and len(known.boards) > 1:
            number = len(known.boards)
            put(f"The first {number} best boards:" if number == MOST else f"All {number} best boards:")
            for board in known.boards:
                put(format_board(self._proof.shown(board)))
        put(f"{self._verdict(known, finished.outcome)} ({finished.run.seconds:.1f} s)")

    def _verdict(self, known: Known | None, outcome: Outcome) -> str:
        if known is None:
            return "Stopped"
        if outcome is not Outcome.COMPLETE:
            best = "no board found yet" if known.best is None else f"best so far {self._score(known.best)}"
            return f"Stopped: {best}; no board has more than {self._score(known.upper)}"
        if known.best is None:
            return f"Proven: no board reaches {self._score(self._beat or 0)}"
        if known.best == 0:
            return "Proven: no board has a word"
        board = self._proof.board
        score = self._score(known.best)
        if set(board.tiles) == {EMPTY}:
            return f"Proven best of {board.rows} × {board.columns}: {score}"
        return f"Proven best completion: {score}"

    def _score(self, score: int) -> str:
        return counted(score, "{} word", "{} words") if self._words else counted(score, "{} point", "{} points")

    def _clear_line(self) -> None:
        if self._line_shown:
            sys.stderr.write("\r\x1b[K")
            self._line_shown = False
