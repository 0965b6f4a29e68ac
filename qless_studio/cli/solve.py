"""`qless-studio solve GAME PUZZLE`: solve one puzzle, or a file of puzzles."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from qless_studio.cli.arguments import Commands, add_run_arguments, limit_of, option_help, puzzle_text, settings_of
from qless_studio.cli.batch import BatchTask, ResultsFile, default_workers, puzzles_in, solve_all
from qless_studio.cli.report import JsonLines, PlainText, ProgressBar, Report
from qless_studio.cli.run import BAD_INPUT, perform
from qless_studio.engine.errors import StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.options import read_options
from qless_studio.engine.registry import GAMES


def add_to(commands: Commands) -> None:
    """Add the command and its games."""
    games = commands.add_parser("solve", help="solve a puzzle in the terminal").add_subparsers(
        metavar="GAME", required=True
    )
    for game in GAMES:
        parser = games.add_parser(game.key, help=game.title, epilog=option_help(game.options))
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        parser.add_argument(
            "puzzle", metavar="PUZZLE", nargs="?", help="puzzle text, - for standard input, or @FILE for a file"
        )
        parser.add_argument(
            "--batch", metavar="FILE", type=Path, help="solve the puzzles in FILE, one per line, on all cores"
        )
        parser.add_argument(
            "--results",
            metavar="FILE",
            type=Path,
            help="with --batch: append the results to FILE and resume where it ends",
        )
        add_run_arguments(parser)
        parser.set_defaults(command=_solve, game=game)


def _solve(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    if given.batch is not None:
        return _solve_batch(given)
    if given.puzzle is None:
        raise StudioError(f"the puzzle is missing (try qless-studio solve {game.key} --help)")
    text = puzzle_text(given.puzzle)
    puzzle = game.parse(text)
    if not text.strip():  # the window accepts it as a tab without a puzzle yet
        raise StudioError(f"the puzzle is empty (try qless-studio solve {game.key} --help)")
    options = read_options(game.options, settings_of(given))
    lexicon = load(given.lexicon)
    for note in game.notes(puzzle, lexicon.language):
        print(f"qless-studio: note: {note}", file=sys.stderr)
    if foreign := game.foreign_letters(puzzle, lexicon):
        print(f"qless-studio: note: no word of {lexicon.name} has {', '.join(foreign.upper())}", file=sys.stderr)
    _ = lexicon.trie  # build it now, so that its 20 ms do not count as time of the run
    report: Report[Any]
    if given.json:
        report = JsonLines(lambda solution: game.fields(puzzle, solution))
    else:
        report = PlainText(lambda solution: _described(game, puzzle, solution, lexicon), game.verdict)
    return perform(lambda run: game.solve(puzzle, lexicon, options, run), limit_of(given), given.keep, report)


def _described(game: Game[Any, Any, Any], puzzle: Any, solution: Any, lexicon: Lexicon) -> str:
    """A solution for people, with the spellings of words that are not spelt as they are played."""
    text = game.describe(puzzle, solution)
    spelt = lexicon.spelt_otherwise(game.words_of(puzzle, solution))
    return f"{text}  [{', '.join(spelt)}]" if spelt else text


def _solve_batch(given: argparse.Namespace) -> int:
    """Results as JSON lines in the order of the puzzles; a progress bar when standard error is a terminal."""
    settings = settings_of(given)
    read_options(given.game.options, settings)  # report an error once, here, rather than once per puzzle
    load(given.lexicon)
    task = BatchTask(given.game.key, given.lexicon, settings, limit_of(given), given.keep or 1)
    puzzles = puzzles_in(given.batch)
    file = None if given.results is None else ResultsFile(given.results)
    if file is not None:
        file.check(puzzles)
    done = len(file.done) if file else 0
    bar = ProgressBar(len(puzzles), done)
    failed = 0
    with ProcessPoolExecutor(default_workers()) as pool:
        results = solve_all(task, puzzles[done:], pool)
        for result in file.append(results) if file else results:
            failed += "error" in result
            if file is None:
                print(json.dumps(result, separators=(",", ":")), flush=True)
            bar.step()
    bar.close()
    if failed:
        print(f'qless-studio: {failed} of {len(puzzles)} puzzles failed; see their "error" fields', file=sys.stderr)
    return BAD_INPUT if failed else 0
