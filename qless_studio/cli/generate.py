"""`qless-studio generate`, `daily`, `book` and `challenge`: puzzles dealt, of a day, for a book and for friends."""

from __future__ import annotations

import argparse
import json
from contextlib import nullcontext
from datetime import date
from pathlib import Path
from typing import Any

from qless_studio.cli.arguments import (
    Commands,
    add_flag,
    add_language_argument,
    add_list_argument,
    add_option_argument,
    add_pool_arguments,
    add_run_arguments,
    flags_of,
    game_parsers,
    limit_of,
    pool_of,
    positive,
    puzzle_in,
    puzzle_text,
    settings_of,
)
from qless_studio.cli.report import LIMITED, JsonLines, PlainText, Report, complain, perform, put
from qless_studio.engine.books.layout import book_of
from qless_studio.engine.books.making import CODE, NONE, PAPERS, PER_PAGE, QR, BookSettings, puzzles_of, usual_counts
from qless_studio.engine.challenges.challenge import (
    MAX_SECONDS,
    Challenge,
    Played,
    challenge_text,
    checked_name,
    grouped,
    paper_code,
    rules_of,
)
from qless_studio.engine.challenges.opening import link_of, list_for, read_opened
from qless_studio.engine.days import day_of
from qless_studio.engine.errors import OptionError, PuzzleError, StudioError
from qless_studio.engine.folders import check_place, write_export
from qless_studio.engine.game import Game
from qless_studio.engine.history import Result, crc_of
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import language_of
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.options import options_of, read_options
from qless_studio.engine.paper.pdf import pdf_of
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Limit, Run, Stopped
from qless_studio.engine.texts import clock_time, counted, figure, say

# `qless-studio generate GAME`: deal, roll or search for puzzles.


def add_generate(commands: Commands) -> None:
    """Add the command and its games."""
    for parser, game in game_parsers(commands, "generate", "deal, roll or search for puzzles", _generate, GAMES):
        add_run_arguments(parser)
        if game.dealer.spreads is not None:
            add_pool_arguments(parser)
        for option in options_of(game.dealer.options):
            add_flag(parser, option)


def _generate(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    dealer = game.dealer
    options = read_options(dealer.options, settings_of(given) | flags_of(given))
    lexicon = load(given.lexicon)
    report: Report[Any]
    if given.json:
        report = JsonLines(lambda dealt: {"puzzle": game.format(dealt.puzzle), **dealt.details})
    else:
        report = PlainText(dealer.describe, dealer.verdict)
    with nullcontext(None) if dealer.spreads is None else pool_of(given) or nullcontext(None) as pool:
        if pool is not None and dealer.spreads is not None and not dealer.spreads(options):
            raise OptionError("there is nothing to spread over workers with these options", "--workers, --cluster")
        return perform(lambda run: dealer.deal(lexicon, options, run), limit_of(given), given.keep, report, pool)


# `qless-studio daily GAME`: the puzzle of a day.


def add_daily(commands: Commands) -> None:
    """Add the command and the games that have daily puzzles."""
    purpose = "print the puzzle of a day, the same for everyone"
    games = [game for game in GAMES if game.load_daily is not None]
    for parser, _ in game_parsers(commands, "daily", purpose, _daily, games):
        parser.add_argument(
            "--day", metavar="DAY", default="today", help="day of the puzzle, such as 2024-05-31 (default: today)"
        )
        add_language_argument(parser, "puzzle")
        parser.add_argument("--json", action="store_true", help="write one JSON object")


def _daily(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    assert game.daily is not None
    day = day_of(given.day, date.today(), "day")
    lexicon = load(game.daily.list_in(language_of(given.language).code))
    dealt = game.daily.deal(day, lexicon, Run())
    text = game.format(dealt.puzzle)
    if given.json:
        known = {"day": day.isoformat(), "game": game.key, "puzzle": text}
        put(json.dumps(known | {"lexicon": lexicon.name, "crc": crc_of(lexicon)}))
    else:
        put(text)
    return 0


# `qless-studio book`: a puzzle book as PDF, and its answers.


def add_book(commands: Commands) -> None:
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


# `qless-studio challenge`: what a challenge, a code or a link holds; and the text of a new one.


def add_challenge(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("challenge", help="read or write the text that challenges a friend to a puzzle")
    parser.add_argument("text", metavar="TEXT", nargs="?", help="the text, code or link; -: from standard input")
    parser.add_argument(
        "--make", nargs=2, metavar=("GAME", "PUZZLE"), help="write a challenge: the key of the game, and its puzzle"
    )
    add_list_argument(parser)
    add_option_argument(parser)
    parser.add_argument("--seconds", metavar="S", type=int, help="the clock; 0: none")
    parser.add_argument("--words", metavar="W,W,...", help="your own result: the words found, or the moves")
    parser.add_argument("--name", metavar="NAME", default="", help="your name, shown to your friend")
    parser.add_argument("--cancel", action="store_true", help="words that both find count for neither")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--code", action="store_true", help="write a short code for paper instead, without result")
    form.add_argument("--lexica", action="store_true", help="write a link that Lexica opens instead")
    parser.add_argument("--json", action="store_true", help="write one JSON object")
    parser.set_defaults(command=_challenge)


def _challenge(given: argparse.Namespace) -> int:
    if (given.text is None) == (given.make is None):
        raise StudioError("give the text of a challenge, or --make with a game and a puzzle", "challenge")
    if given.make is not None:
        return _make(given)
    opened = read_opened(puzzle_text(given.text), GAMES)
    if opened is None:
        raise PuzzleError("contains no challenge, code or link", "challenge")
    substituted = list_for(opened.challenge)[1]
    for note in (*opened.notes, *([substituted] if substituted else [])):
        complain(note)
    if given.json:
        put(json.dumps(opened.challenge.as_json()))
    else:
        put(*_lines(opened.challenge))
    return 0


def _lines(challenge: Challenge) -> list[str]:
    """The content of a challenge as lines for people."""
    played, lines = challenge.played, [f"{challenge.game.title}: {challenge.game.format(challenge.puzzle)}"]
    if challenge.options:
        lines.append("rules: " + ", ".join(f"{name}={value}" for name, value in challenge.options.items()))
    lines.append(f"word list: {challenge.lexicon} {challenge.crc}".rstrip())
    if challenge.seconds is not None:
        lines.append(f"clock: {clock_time(challenge.seconds) if challenge.seconds else 'none'}")
    if challenge.cancel:
        lines.append("words of both cancel")
    name = challenge.name or "your friend"
    if played is None:
        return [*lines, f"{name} has not played yet" if challenge.name else "no result"]
    facts = [played.result.value]
    if played.score is not None:
        facts.append(counted(played.score, "{} point", "{} points"))
    if played.seconds is not None:
        facts.append(clock_time(played.seconds))
    if played.hints:
        facts.append(counted(played.hints, "{} hint", "{} hints"))
    return [*lines, f"{name}: {', '.join(facts)}", *(f"  {item.upper()}" for item in played.found)]


def _make(given: argparse.Namespace) -> int:
    key, text = given.make
    game: Game[Any, Any, Any] | None = next((game for game in GAMES if game.key == key), None)
    if game is None:
        raise StudioError(f"{key!r} is not one of {', '.join(game.key for game in GAMES)}", "--make")
    if given.seconds is not None and not 0 <= given.seconds <= MAX_SECONDS:
        raise OptionError(f"must be from 0 to {figure(MAX_SECONDS)}", "--seconds")
    puzzle, lexicon = puzzle_in(game, puzzle_text(text)), load(given.lexicon)
    options = read_options(game.options, settings_of(given))
    played = None if given.words is None else _played(given.words, game, puzzle, options, lexicon)
    challenge = Challenge(
        game, puzzle, rules_of(options), lexicon.name, lexicon.crc, given.seconds, checked_name(given.name),
        cancel=given.cancel, played=played,
    )  # fmt: skip
    notes: tuple[str, ...] = ()
    if given.lexica:
        linked = link_of(challenge)
        made, notes = linked.link, linked.notes
    else:
        made = grouped(paper_code(challenge)) if given.code else challenge_text(challenge)
    put(json.dumps({"text": made, **challenge.as_json()}) if given.json else made)
    for note in notes:
        complain(note)
    return 0


def _played(text: str, game: Game[Any, Any, Any], puzzle: Any, options: Any, lexicon: Lexicon) -> Played:
    """The result in `--words`; raises `PuzzleError` for a word that does not count."""
    items = [item.strip().lower() for item in text.split(",") if item.strip()]
    found = tuple(dict.fromkeys(game.contest.kept(items)))
    if game.board is None:
        return Played(Result.FINISHED, found)
    found = tuple(dict.fromkeys(map(lexicon.fold, found)))
    points = game.contest.words(puzzle, options, lexicon, found, Run())
    for word in found:
        if word not in points:
            missing = "is not on the board" if word in lexicon else f"is not in the list {lexicon.name}"
            raise PuzzleError(f"{word.upper()} {missing}", "--words")
    return Played(Result.FINISHED, found, sum(value or 0 for value in points.values()))
