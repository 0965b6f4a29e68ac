"""`qless-studio book`: a puzzle book as PDF, and its answers."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from qless_studio.cli.arguments import Commands, add_list_argument, positive
from qless_studio.cli.report import complain, put
from qless_studio.cli.run import LIMITED
from qless_studio.engine.books.layout import book_of
from qless_studio.engine.books.making import CODE, NONE, PAPERS, PER_PAGE, QR, BookSettings, puzzles_of, usual_counts
from qless_studio.engine.errors import OptionError
from qless_studio.engine.folders import check_place, write_export
from qless_studio.engine.lexicon import load
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.paper.pdf import pdf_of
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Limit, Run, Stopped
from qless_studio.engine.texts import say


def add_to(commands: Commands) -> None:
    """Add the command."""
    games = ",".join(f"{key}:{count}" for key, count in usual_counts(GAMES))
    parser = commands.add_parser("book", help="write a puzzle book as PDF")
    parser.add_argument("--number", metavar="N", type=positive(int), required=True, help="same number, same book")
    parser.add_argument(
        "--games", metavar="GAME:N,...", default=games, help=f"how many of each game (default: {games})"
    )
    parser.add_argument("--level", metavar="LOW-HIGH", help="levels of the puzzles, such as 1400-1700 (default: all)")
    add_list_argument(parser)
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="size of the pages")
    parser.add_argument("--per-page", type=int, choices=PER_PAGE, default=4, help="puzzles on a page")
    parser.add_argument(
        "--open", choices=(CODE, QR, NONE), default=CODE, help="what opens a puzzle in the program; qr needs segno"
    )
    parser.add_argument("--no-hints", action="store_true", help="leave out the hints")
    parser.add_argument("--no-solutions", action="store_true", help="leave out the solutions")
    parser.add_argument("--seconds", metavar="S", type=positive(float), help="give up after S seconds")
    parser.add_argument("--out", metavar="FILE.pdf", required=True, help="where to write the book")
    parser.add_argument("--answers", metavar="FILE.jsonl", help="where to write the answers as JSON lines")
    parser.set_defaults(command=_book)


def _book(given: argparse.Namespace) -> int:
    settings = BookSettings(
        given.number, _counts(given.games), _levels(given.level), given.paper, given.per_page, given.open,
        not given.no_hints, not given.no_solutions,
    )  # fmt: skip
    for name in filter(None, (given.out, given.answers)):
        check_place(Path(name))  # before minutes of work
    lexicon, run = load(given.lexicon), Run(Limit(seconds=given.seconds))
    try:
        puzzles = puzzles_of(settings, GAMES, lexicon, run)
    except Stopped:
        complain("stopped before the book was complete; nothing was written")
        return LIMITED
    if not puzzles:
        if settings.levels is None:
            raise OptionError("no puzzle was found with this word list", "--lexicon")
        raise OptionError("no puzzle of this level was found", "--level")
    book = book_of(settings, puzzles, lexicon, _title(lexicon.name))
    write_export(Path(given.out), pdf_of(book.pages, book.title, lexicon.language.code))
    if given.answers:
        placed = zip(book.puzzles, book.page_of, strict=True)
        lines = (json.dumps(puzzle.as_json(page, lexicon), ensure_ascii=False) for puzzle, page in placed)
        write_export(Path(given.answers), "".join(f"{line}\n" for line in lines).encode())
    put(say("{}: {}", given.out, book.facts))
    if book.missing:
        complain(book.shortage)
    return 0


def _title(name: str) -> str:
    return LISTS[name].full_title if name in LISTS else name


def _counts(text: str) -> tuple[tuple[str, int], ...]:
    counts = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, _, count = part.partition(":")
        if not (count.isascii() and count.isdigit() and len(count) < 7) or key in counts:
            raise OptionError(f"{part!r} is not of the form GAME:NUMBER, each game once", "--games")
        counts[key] = int(count)
    return tuple((key, count) for key, count in counts.items() if count)


def _levels(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    low, _, high = text.partition("-")
    if not (low.isascii() and low.isdigit() and high.isascii() and high.isdigit() and len(text) < 12):
        raise OptionError(f"{text!r} is not of the form LOW-HIGH, such as 1400-1700", "--level")
    return int(low), int(high)
