"""`qless-studio lexicon dice`: dice fitted to the words of a list."""

from __future__ import annotations

import argparse
import json
import sys

from qless_studio.cli.report import Report, put
from qless_studio.cli.run import STATUS, perform
from qless_studio.engine.grids.dice_fitting import AIMS, DiceFitting
from qless_studio.engine.grids.list_dice import ListDice
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run
from qless_studio.engine.texts import decimal

SEED = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("lexicon", metavar="NAME_OR_FILE", help="name or file of the word list")
    sides = " or ".join(map(str, AIMS))
    parser.add_argument("--side", type=int, choices=AIMS, help=f"rows of the board, {sides} (default: both)")
    parser.add_argument(
        "--seed", metavar="N", type=int, default=SEED, help=f"the same seed gives the same dice (default: {SEED})"
    )
    parser.add_argument("--json", action="store_true", help="write JSON lines, one object per set")
    parser.set_defaults(command=fit_dice)


def fit_dice(given: argparse.Namespace) -> int:
    """Fit, store and print the dice of a list."""
    lexicon = load(given.lexicon)
    crc = crc_of(lexicon)
    for side in [given.side] if given.side else AIMS:
        report = _DiceReport(given.json)
        status = perform(DiceFitting(lexicon, crc, side, given.seed).search, Limit(), None, report)
        if status != STATUS[Outcome.COMPLETE]:
            return status
    return 0


class _DiceReport(Report[ListDice]):
    """Progress on a terminal, then the dice, which are stored."""

    def __init__(self, as_json: bool) -> None:
        self._json = as_json
        self._last: ListDice | None = None

    def solution(self, solution: ListDice) -> None:
        self._last = solution

    def best(self, score: int, run: Run) -> None:
        """Nothing: sets of dice have no score."""

    def progress(self, run: Run) -> None:
        if self._last is not None and run.fraction is not None and sys.stderr.isatty():
            words = decimal(self._last.words, 1)
            sys.stderr.write(f"\r\x1b[K{run.fraction:.0%}: {words} words ± {self._last.spread:.0%}")
            sys.stderr.flush()

    def finished(self, finished: FinishedRun) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
        made = self._last
        if made is None or finished.outcome is not Outcome.COMPLETE:
            put("Stopped: no dice are kept")
            return
        made.save()
        if self._json:
            put(json.dumps({"name": made.name, **made._asdict()}))
            return
        put(f"{made.title}: {decimal(made.words, 1)} words ± {made.spread:.0%} on a roll")
        put(" ".join(made.dice))
        put(f"kept as {made.name}; roll them with --option dice={made.name}")
