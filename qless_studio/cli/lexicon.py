"""`qless-studio lexicon`: list, show and import word lists, and fit dice to them."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from qless_studio.cli.arguments import Commands, add_language_argument
from qless_studio.cli.report import STATUS, Report, perform, put
from qless_studio.engine.grids.dice import ListDice
from qless_studio.engine.grids.dice_fitting import AIMS, DiceFitting
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import available, facts, import_list, load
from qless_studio.engine.lexicon.columns import LAYOUTS, ColumnLayout
from qless_studio.engine.lexicon.importing import ImportOptions, preview
from qless_studio.engine.lexicon.languages import LANGUAGES, language_of
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run
from qless_studio.engine.texts import counted, decimal


def add_to(commands: Commands) -> None:
    """Add the command and what it can do."""
    parser = commands.add_parser("lexicon", help="list, show and import word lists, fit dice to a list")
    actions = parser.add_subparsers(metavar="list|show|import|dice", required=True)
    listing = actions.add_parser("list", help="list all word lists with their languages and sizes")
    listing.add_argument("--json", action="store_true", help="write JSON lines, one object per list")
    listing.set_defaults(command=_list)
    show = actions.add_parser("show", help="show what a word list contains")
    show.add_argument("lexicon", metavar="NAME_OR_FILE", help="name or file of the word list")
    show.set_defaults(command=_show)
    importing = actions.add_parser("import", help="import a word list from a file")
    importing.add_argument("file", metavar="FILE", help="the file to import")
    importing.add_argument("--name", help="name of the imported list (default: the file name)")
    add_language_argument(importing, "words")
    importing.add_argument(
        "--encoding", metavar="NAME", default="", help="encoding of the file, such as latin2 (default: found out)"
    )
    importing.add_argument("--layout", choices=LAYOUTS, help="where the words are in a line (default: found out)")
    importing.add_argument(
        "--affix",
        metavar="FILE.aff",
        type=Path,
        help="affix file of a Hunspell dictionary (default: the one of the same name beside it)",
    )
    importing.add_argument("--capitalised", action="store_true", help="keep capitalised entries")
    importing.add_argument("--preview", action="store_true", help="only report what would be kept and left out")
    importing.set_defaults(command=_import)
    add_arguments(actions.add_parser("dice", help="fit Boggle dice to the words of a list, and keep them for it"))


def _words(count: int) -> str:
    return counted(count, "{} word", "{} words")


def _list(given: argparse.Namespace) -> int:
    for info in available():
        if given.json:
            put(json.dumps(info.fields))
            continue
        size = "" if info.size is None else _words(info.size)
        put(f"{info.name:<14} {info.language} {size:>16}  {info.kind.value:<9} {info.description}")
    return 0


def _show(given: argparse.Namespace) -> int:
    known = facts(given.lexicon)
    info = known.info
    put(f"{info.title}: {_words(info.size or 0)}, {info.description}")
    put(f"language      {LANGUAGES[info.language].title}, {len(info.alphabet)} letters: {info.alphabet}")
    put("by length     " + "  ".join(f"{length}: {count:,}" for length, count in known.by_length.items()))
    put("by commonness " + "  ".join(f"{band.value}: {count:,}" for band, count in known.by_band.items()))
    put("examples      " + ", ".join(known.samples))
    for title, text in (("source", info.source), ("licence", info.licence)):
        if text:
            put(f"{title:<14}{text}")
    return 0


def _import(given: argparse.Namespace) -> int:
    options = ImportOptions(
        language_of(given.language).code,
        keep_capitalised=given.capitalised,
        layout=LAYOUTS.get(given.layout, ColumnLayout.AUTOMATIC),
        encoding=given.encoding,
        affix=given.affix,
    )
    source = preview(given.file, options)
    info = None if given.preview else import_list(source, given.name or Path(given.file).stem)
    for line in source.summary:
        put(line)
    if info is not None:
        put(f"imported as {info.name}; use it with --lexicon {info.name}")
    return 0


# `qless-studio lexicon dice`: dice fitted to the words of a list.

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
