"""The command line: solve, generate and word lists in the terminal, without Qt."""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from qless_studio import __version__
from qless_studio.cli.batch import Results, Task, puzzles_in, solve_all, workers
from qless_studio.cli.report import JsonLines, PlainText, ProgressBar, Report
from qless_studio.engine import kernels
from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.games import GAMES
from qless_studio.engine.lexicon import DEFAULT, ImportOptions, available, facts, import_list, load, preview
from qless_studio.engine.options import Option, options_of, read_options
from qless_studio.engine.solving import FinishedRun, Limit, Outcome, Run, Search

EXIT = {Outcome.COMPLETE: 0, Outcome.LIMITED: 3, Outcome.CANCELLED: 130, Outcome.FAILED: 1}
BAD_INPUT = 2
LARGEST_INPUT = 1 << 20
"""Bytes read of a puzzle file; no puzzle comes near it."""


def main(arguments: Sequence[str]) -> int:
    """Carry out one command line; the exit status: 0 finished, 2 bad input, 3 stopped by a limit, 130 interrupted."""
    try:
        given = _parser().parse_args(arguments)
        return int(given.command(given))
    except StudioError as error:
        print(f"qless-studio: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return EXIT[Outcome.CANCELLED]
    except BrokenPipeError:  # the reader of our output left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + signal.SIGPIPE.value if hasattr(signal, "SIGPIPE") else 1


def version() -> str:
    """What runs here, one line each."""
    mode = "compiled" if kernels.compiled() else "interpreted (slower, same results)"
    return f"Qless Studio {__version__}\nPython {platform.python_version()}\nkernels {mode}"


class _Parser(argparse.ArgumentParser):
    """argparse, with its complaints in one line."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        self._given = list(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        missing = message.removeprefix("the following arguments are required: ")
        if missing != message:  # what was not understood comes first: it may be the reason
            unknown = [word for word in self._given if word.startswith("-") and not self._knows(word)]
            message = f"unrecognized arguments: {' '.join(unknown)}" if unknown else f"{missing} is missing"
        raise StudioError(f"{message} (try {self.prog} --help)")

    def _knows(self, word: str) -> bool:
        return word == "-" or word.partition("=")[0] in self._option_string_actions


def _parser() -> _Parser:
    parser = _Parser(
        prog="qless-studio", description="Solve and generate letter puzzles. Without arguments, the window opens."
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--version", action="version", version=version())
    parser.add_argument("--selftest", action="store_true", help="test every tab as a user would and report the results")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    solve = commands.add_parser("solve", help="solve a puzzle in the terminal")
    games = solve.add_subparsers(metavar="GAME", required=True)
    for game in GAMES:
        one = games.add_parser(game.key, help=game.title, epilog=_option_help(game.options))
        one.formatter_class = argparse.RawDescriptionHelpFormatter
        one.add_argument("puzzle", nargs="?", help="puzzle text, - for standard input, or @FILE")
        one.add_argument(
            "--batch", metavar="FILE", type=Path, help="solve the puzzles in FILE, one per line, on all cores"
        )
        one.add_argument(
            "--results",
            metavar="FILE",
            type=Path,
            help="with --batch: append results to FILE and resume where it stopped",
        )
        _add_run_options(one)
        one.set_defaults(command=_solve, game=game)

    generate = commands.add_parser("generate", help="deal, roll or search for puzzles")
    games = generate.add_subparsers(metavar="GAME", required=True)
    for game in GAMES:
        one = games.add_parser(game.key, help=game.title)
        _add_run_options(one)
        for known in options_of(game.dealer.options):
            _add_flag(one, known)
        one.set_defaults(command=_generate, game=game)

    _add_lexicon_commands(commands.add_parser("lexicon", help="word lists: list, show, import"))
    return parser


def _add_run_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lexicon", metavar="NAME_OR_FILE", default=DEFAULT, help=f"name or file of the word list (default: {DEFAULT})"
    )
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="set a game option; may be repeated"
    )
    parser.add_argument("--seconds", metavar="S", type=_positive(float), help="stop after S seconds")
    parser.add_argument("--nodes", metavar="N", type=_positive(int), help="stop after N search nodes")
    parser.add_argument("--solutions", metavar="N", type=_positive(int), help="stop after N solutions")
    parser.add_argument(
        "--print",
        metavar="N",
        dest="keep",
        type=_positive(int),
        help="print only the first N solutions but count all of them",
    )
    parser.add_argument("--json", action="store_true", help="write only JSON lines to standard output")


def _add_flag(parser: argparse.ArgumentParser, known: Option) -> None:
    """An option of a dealer as a flag of its own: `--dice super_big` is `--option dice=super_big`."""
    flag, text = "--" + known.name.replace("_", "-"), _explained(known).replace("%", "%%")
    if flag in ("--seconds", "--lexicon"):
        return
    if known.kind is bool:
        parser.add_argument(flag, dest=f"flag_{known.name}", action="store_const", const="true", help=text)
    else:
        parser.add_argument(flag, dest=f"flag_{known.name}", metavar="TEXT" if known.kind is str else "N", help=text)


def _positive(kind: type) -> Callable[[str], Any]:
    def read(text: str) -> Any:
        value = kind(text)
        if not value > 0:  # also refuses nan
            raise argparse.ArgumentTypeError(f"{text} is not greater than 0")
        return value

    read.__name__ = "whole number" if kind is int else "number"
    return read


def _option_help(options: type) -> str:
    solving = [known for known in options_of(options) if known.solving]
    settings = {f"{known.name}={_default(known)}": _explained(known) for known in solving}
    widest = max(map(len, settings), default=0)
    lines = [f"  {setting:<{widest}}  {text}" for setting, text in settings.items()]
    return "options (--option KEY=VALUE) with defaults:\n" + "\n".join(lines)


def _explained(known: Option) -> str:
    """What an option is for, and the values it may have where they are few."""
    text = known.help or known.label
    return f"{text} One of {', '.join(str(choice.value) for choice in known.choices)}." if known.choices else text


def _default(known: Option) -> str:
    return "auto" if known.default is None else str(known.default).lower()


def _solve(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    if given.batch is not None:
        return _solve_batch(given)
    if given.puzzle is None:
        raise StudioError(f"the puzzle is missing (try qless-studio solve {game.key} --help)")
    text = _puzzle_text(given.puzzle)
    puzzle = game.parse(text)
    if not text.strip():  # what the window takes for a tab without a puzzle yet
        raise StudioError(f"the puzzle is empty (try qless-studio solve {game.key} --help)")
    for note in game.notes(puzzle):
        print(f"qless-studio: note: {note}", file=sys.stderr)
    options = read_options(game.options, _settings(given))
    lexicon = load(given.lexicon)
    _ = lexicon.trie  # part of loading: the clock of the run starts after it
    return _perform(
        given,
        lambda run: game.solve(puzzle, lexicon, options, run),
        fields=lambda solution: game.fields(puzzle, solution),
        words=lambda solution: game.describe(puzzle, solution),
        verdict=game.verdict,
    )


def _solve_batch(given: argparse.Namespace) -> int:
    """Results as JSON lines in the order of the puzzles; a progress line when standard error is a terminal."""
    settings = _settings(given)
    read_options(given.game.options, settings)  # complain once, here, rather than once a puzzle
    load(given.lexicon)
    task = Task(
        given.game.key, given.lexicon, settings, Limit(given.solutions, given.seconds, given.nodes), given.keep or 1
    )
    puzzles = puzzles_in(given.batch)
    store = None if given.results is None else Results(given.results)
    if store is not None:
        store.check(puzzles)
    done = len(store.done) if store else 0
    bar = ProgressBar(len(puzzles), done)
    failed = 0
    with ProcessPoolExecutor(workers()) as pool:
        results = solve_all(task, puzzles[done:], pool)
        for result in store.append(results) if store else results:
            failed += "error" in result
            if store is None:
                print(json.dumps(result, separators=(",", ":")), flush=True)
            bar.step()
    bar.close()
    if failed:
        print(f'qless-studio: {failed} of {len(puzzles)} puzzles failed; see their "error" fields', file=sys.stderr)
    return BAD_INPUT if failed else 0


def _generate(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    settings = _settings(given)
    for known in options_of(game.dealer.options):
        value = getattr(given, f"flag_{known.name}", None)
        if value is not None:
            settings[known.name] = value
    options = read_options(game.dealer.options, settings)
    lexicon = load(given.lexicon)
    return _perform(
        given,
        lambda run: game.dealer.deal(lexicon, options, run),
        fields=lambda dealt: {"puzzle": game.format(dealt.puzzle), **dealt.details},
        words=game.dealer.describe,
        verdict=game.dealer.verdict,
    )


def _perform(
    given: argparse.Namespace,
    work: Callable[[Run], Iterator[Any]],
    *,
    fields: Callable[[Any], dict[str, Any]],
    words: Callable[[Any], str],
    verdict: Callable[[Any, Outcome], str] | None,
) -> int:
    """Run a search in this thread, reporting as it goes; the exit status."""
    report: Report = JsonLines(fields) if given.json else PlainText(words, verdict)
    run = _ReportedRun(Limit(given.solutions, given.seconds, given.nodes), given.keep, report)
    search = Search(work, run)
    with _interrupts_cancel(run):
        for solution in search.results():
            report.solution(solution)
    if run.unheard is not None:
        raise run.unheard
    finished = search.finished or FinishedRun(run, Outcome.FAILED)
    error = finished.error
    if isinstance(error, StudioError):
        raise error
    report.finished(finished)
    if error is not None:
        print(f"qless-studio: the search failed: {type(error).__name__}: {error}", file=sys.stderr)
    return EXIT[finished.outcome]


class _ReportedRun(Run):
    """A run whose news go straight to a report."""

    def __init__(self, limit: Limit, keep: int | None, report: Report) -> None:
        super().__init__(limit, keep)
        self._report = report
        self.unheard: BrokenPipeError | None = None
        """Set when the reader of our output left: no fault of the solver, through which it must not pass."""

    def publish(self, nodes: int = 0, fraction: float | None = None, summary: object | None = None) -> None:
        super().publish(nodes, fraction, summary)
        self._tell(lambda: self._report.progress(self))

    def improved(self, score: int) -> None:
        super().improved(score)
        self._tell(lambda: self._report.best(score, self))

    def _tell(self, news: Callable[[], None]) -> None:
        if self.unheard is None:
            try:
                news()
            except BrokenPipeError as error:
                self.unheard = error
                self.cancel()


class _interrupts_cancel:  # noqa: N801 - reads as the statement it is
    """While inside, Ctrl+C asks the run to leave, so that the last line is still written; a second one ends at once."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, self._on_interrupt)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _on_interrupt(self, number: int, frame: FrameType | None) -> None:
        if self._run.cancelled:
            raise KeyboardInterrupt
        self._run.cancel()


def _settings(given: argparse.Namespace) -> dict[str, str]:
    settings = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise StudioError(f"{text!r} is not of the form KEY=VALUE", "--option")
        settings[name.strip().replace("-", "_")] = value
    return settings


def _puzzle_text(given: str) -> str:
    """The text behind `-`, `@FILE` or the argument itself."""
    if given != "-" and not given.startswith("@"):
        return given
    where = "standard input" if given == "-" else given[1:]
    try:
        if given == "-":
            data = sys.stdin.buffer.read(LARGEST_INPUT + 1)
        else:
            with Path(where).open("rb") as file:
                data = file.read(LARGEST_INPUT + 1)
    except OSError as error:
        raise PuzzleError(f"cannot be read: {error.strerror}", where) from None
    if len(data) > LARGEST_INPUT:
        raise PuzzleError("is too large for a puzzle", where)
    try:
        return data.decode("utf-8-sig").strip("\r\n")
    except UnicodeDecodeError:
        raise PuzzleError("is not valid UTF-8 text", where) from None


def _add_lexicon_commands(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="list|show|import", required=True)
    listing = commands.add_parser("list", help="list all word lists with their sizes")
    listing.set_defaults(command=_list_lexicons)
    show = commands.add_parser("show", help="show what a word list contains")
    show.add_argument("lexicon", metavar="NAME_OR_FILE")
    show.set_defaults(command=_show_lexicon)
    importing = commands.add_parser("import", help="import a word list from a file")
    importing.add_argument("file", metavar="FILE")
    importing.add_argument("--name", help="name of the imported list (default: the file name)")
    importing.add_argument("--capitalised", action="store_true", help="keep capitalised entries")
    importing.add_argument("--preview", action="store_true", help="only report what would be kept and left out")
    importing.set_defaults(command=_import_lexicon)


def _words(count: int) -> str:
    return "1 word" if count == 1 else f"{count:,} words"


def _list_lexicons(given: argparse.Namespace) -> int:
    for info in available():
        size = "" if info.size is None else _words(info.size)
        print(f"{info.name:<14} {size:>16}  {info.kind.value:<9} {info.description}")
    return 0


def _show_lexicon(given: argparse.Namespace) -> int:
    known = facts(given.lexicon)
    info = known.info
    print(f"{info.title}: {_words(info.size or 0)}, {info.description}")
    print("by length     " + "  ".join(f"{length}: {count:,}" for length, count in known.by_length.items()))
    print("by commonness " + "  ".join(f"{band.value}: {count:,}" for band, count in known.by_band.items()))
    print("examples      " + ", ".join(known.samples))
    for title, text in (("source", known.source), ("licence", known.licence)):
        if text:
            print(f"{title:<14}{text}")
    return 0


def _import_lexicon(given: argparse.Namespace) -> int:
    source = preview(given.file, ImportOptions(keep_capitalised=given.capitalised))
    info = None if given.preview else import_list(source, given.name or Path(given.file).stem)
    print(f"{_words(source.kept)} kept")
    for refusal in source.refused:
        print(f"{refusal.count:,} {refusal.reason.value}: {', '.join(refusal.samples)}")
    for note in source.notes:
        print(note)
    if info is not None:
        print(f"imported as {info.name}; use it with --lexicon {info.name}")
    return 0
