"""`qless-studio challenge`: what a challenge, a code or a link holds; and the text of a new one."""

from __future__ import annotations

import argparse
import json
from typing import Any

from qless_studio.cli.arguments import (
    Commands,
    add_list_argument,
    add_option_argument,
    puzzle_in,
    puzzle_text,
    settings_of,
)
from qless_studio.cli.report import complain, put
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
from qless_studio.engine.challenges.lexica import link_of
from qless_studio.engine.challenges.opening import list_for, read_opened
from qless_studio.engine.errors import OptionError, PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.options import read_options
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, counted, figure


def add_to(commands: Commands) -> None:
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
