"""`qless-studio solve GAME PUZZLE`: solve one puzzle, or a file of puzzles."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from qless_studio.cli.arguments import (
    Commands,
    add_pool_arguments,
    add_run_arguments,
    game_parsers,
    limit_of,
    option_help,
    pool_of,
    puzzle_in,
    puzzle_text,
    settings_of,
)
from qless_studio.cli.batch import BatchTask, ResultsFile, puzzles_in, solve_all
from qless_studio.cli.report import JsonLines, PlainText, ProgressBar, Report, Shortlist, complain, put
from qless_studio.cli.run import BAD_INPUT, perform
from qless_studio.engine.errors import StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import load
from qless_studio.engine.options import read_options
from qless_studio.engine.pools import ProcessPool
from qless_studio.engine.reasons import Reason
from qless_studio.engine.registry import GAMES
from qless_studio.engine.results import fields_of, text_of
from qless_studio.engine.solving import Run


def add_to(commands: Commands) -> None:
    """Add the command and its games."""
    for parser, game in game_parsers(commands, "solve", "solve a puzzle in the terminal", _solve, GAMES):
        parser.epilog = option_help(game.options)
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        parser.add_argument(
            "puzzle", metavar="PUZZLE", nargs="?", help="puzzle text, - for standard input, or @FILE for a file"
        )
        parser.add_argument(
            "--batch", metavar="FILE", type=Path, help="solve the puzzles in FILE, one per line, on many workers"
        )
        parser.add_argument(
            "--results",
            metavar="FILE",
            type=Path,
            help="with --batch: append the results to FILE and resume where it ends",
        )
        add_pool_arguments(parser, "with --batch: ")
        add_run_arguments(parser)


def _solve(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    if given.batch is not None:
        return _solve_batch(given)
    for name in ("cluster", "workers"):
        if getattr(given, name) is not None:
            raise StudioError("goes with --batch: one puzzle is not divided", f"--{name}")
    if given.results is not None:
        raise StudioError("goes with --batch; --json writes the results of one puzzle", "--results")
    if given.puzzle is None:
        raise StudioError(f"the puzzle is missing (try qless-studio solve {game.key} --help)")
    text = puzzle_text(given.puzzle)
    puzzle = puzzle_in(game, text)
    if not text.strip():  # the window accepts it as a tab without a puzzle yet
        raise StudioError(f"the puzzle is empty (try qless-studio solve {game.key} --help)")
    options = read_options(game.options, settings_of(given))
    lexicon = load(given.lexicon)
    for note in game.notes(puzzle, options, lexicon.language):
        complain(f"note: {note}")
    if foreign := game.foreign_letters(puzzle, lexicon.language):
        complain(f"note: no word of {lexicon.name} has {', '.join(foreign.upper())}")
    _ = lexicon.trie  # build it now, so that its 20 ms do not count as time of the run

    def fields(solution: Any) -> dict[str, Any]:
        return fields_of(game, puzzle, solution, lexicon)

    def described(solution: Any) -> str:
        return text_of(game, puzzle, solution, lexicon)

    def why() -> Reason | None:
        return game.why_unsolvable(puzzle, lexicon, options, Run()) if game.why_unsolvable else None

    report: Report[Any]
    if given.json:
        report = JsonLines(fields, why)
    elif given.keep is None and sys.stdout.isatty():
        report = Shortlist(described, game.verdict, lambda solution: fields(solution).get("score"), why)
    else:
        report = PlainText(described, game.verdict, why)
    return perform(lambda run: game.solve(puzzle, lexicon, options, run), limit_of(given), given.keep, report)


def _solve_batch(given: argparse.Namespace) -> int:
    """Results as JSON lines, as they come; a progress bar when standard error is a terminal."""
    if given.puzzle is not None:
        raise StudioError("goes without a puzzle: the file has them", "--batch")
    settings = settings_of(given)
    read_options(given.game.options, settings)  # report an error once, here, rather than once per puzzle
    lexicon = load(given.lexicon)
    task = BatchTask(given.game.key, settings, limit_of(given), given.keep or 1)
    puzzles = puzzles_in(given.batch)
    file = None if given.results is None else ResultsFile(given.results)
    done = file.done(puzzles) if file else ()
    todo = [line for line in puzzles if line.number not in done]
    bar = ProgressBar(len(puzzles), len(done))
    failed = 0
    with pool_of(given) or ProcessPool() as pool:
        results = solve_all(task, todo, lexicon, pool)
        for result in file.append(results) if file else results:
            failed += "error" in result
            if file is None:
                put(json.dumps(result, separators=(",", ":")))
                sys.stdout.flush()
            bar.step()
    bar.close()
    if failed:
        complain(f'{failed} of {len(puzzles)} puzzles failed; see their "error" fields')
    return BAD_INPUT if failed else 0
