"""A puzzle as a few friendly lines for a mail or a chat, which another copy of the program can read."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from urllib.parse import quote, unquote

from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Band
from qless_studio.engine.options import options_of, read_options
from qless_studio.engine.texts import say

HEAD = "Qless Studio puzzle"
PUZZLE, RULES, LIST, RESULT, ANSWER, OPEN = LABELS = ("Puzzle", "Rules", "Word list", "Result", "Answer", "To open")
"""What the lines begin with, in every language: they are a form, not words."""
MOST_WRAPS = {PUZZLE: 8, RULES: 4, LIST: 1}
"""Line breaks that are each tried as a space and as nothing, 8,192 readings at most; more are all alike."""
LONGEST = 16_384
"""Characters that are looked at: no puzzle is longer."""
SPOILT = {ord("…"): "...", ord("–"): "-", ord("\u00a0"): " ", ord("\u200b"): "", ord("\ufeff"): ""}
"""What mail programs make of plain characters."""
READABLE = "/:,.+*'()!@"
"""Characters beside letters and figures that a value may have as they are."""

LEAST = "least"

_BEGIN = re.compile(rf"^(?P<quote>[ \t>|]*){HEAD}:", re.MULTILINE)
_LABEL = re.compile(rf"(?:^|\s)({'|'.join(LABELS)}):(?=\s|$)", re.MULTILINE)
_CODE = re.compile(r"\[((?:\s*[0-9a-f]){8})\s*\]")


@dataclass(frozen=True)
class SharedPuzzle:
    """What a shared text holds."""

    game: Game[Any, Any, Any]
    puzzle: Any
    options: Any
    lexicon: str
    """Name of the word list it was searched with; it may not be installed here."""
    least: Band
    """The least common words that counted."""


def share_text(
    game: Game[Any, Any, Any],
    puzzle: Any,
    options: Any,
    lexicon: str,
    verdict: str = "",
    answer: Sequence[str] = (),
    least: Band = Band.UNKNOWN,
) -> str:
    """Game, puzzle, the rules that are not the usual ones, word list and verdict; `answer` only if it is to be told.

    Of the word list those words count that are of the band `least` or a more common one.

    The code at the end is made of all but verdict and answer: `read_share` knows by it whether it has read them right.
    """
    lines = [f"{HEAD}: {game.title}"]
    text, rules = _plain(game.format(puzzle)), _rules(options)
    lines.append(f"{PUZZLE}: {text}")
    if rules:
        lines.append(f"{RULES}: {rules}")
    name = quote(lexicon, safe=READABLE)
    if least is not Band.UNKNOWN:
        name += f"; {LEAST}={least.name.lower()}"
    lines.append(f"{LIST}: {name}")
    if verdict:
        lines.append(f"{RESULT}: {_plain(verdict)}")
    if answer:
        lines += [f"{ANSWER}:", *answer]
    how = say("copy these lines and paste them into Qless Studio")
    lines.append(f"{OPEN}: {how} [{_code(game.key, text, rules, name)}]")
    return "\n".join(lines) + "\n"


def read_share(text: str, games: Sequence[Game[Any, Any, Any]]) -> SharedPuzzle | None:
    """What a text shares, or None when it shares nothing.

    Words before and after it, marks of quotation, spaces at the end of lines and lines that were wrapped do no harm.
    Raises `PuzzleError` for a shared text that was changed or cut.
    """
    begin = _BEGIN.search(text[:LONGEST])
    if begin is None:
        return None
    body = _unquoted(text[begin.end() : begin.end() + LONGEST], begin["quote"])
    title, *parts = _LABEL.split(body)
    found = dict(reversed(list(zip(parts[::2], parts[1::2], strict=True))))  # the first of each label counts
    for label in (PUZZLE, LIST, OPEN):
        if label not in found:
            raise PuzzleError(say("the line that begins with {} is missing", f"“{label}:”"), say("shared text"))
    game = _game(title, games)
    code = _CODE.search(found[OPEN])
    if code is None:
        raise PuzzleError(say("the code at the end is missing"), say("shared text"))
    readings = [_readings(found.get(label, ""), most) for label, most in MOST_WRAPS.items()]
    for puzzle, rules, name in itertools.product(*readings):
        if _code(game.key, puzzle, rules, name) == "".join(code[1].split()):
            return _share(game, puzzle, rules, name)
    raise _complaint(game, found[PUZZLE])


def _share(game: Game[Any, Any, Any], puzzle: str, rules: str, words: str) -> SharedPuzzle:
    name, _, least = words.partition(f"; {LEAST}=")
    try:
        given = [rule.partition("=") for rule in rules.split("; ")] if rules else []
        options = read_options(game.options, {name: unquote(value) for name, _, value in given})
        if least and least.upper() not in Band.__members__:
            raise PuzzleError(say("{!r:.40} is not a commonness band", least))
        band = Band[least.upper()] if least else Band.UNKNOWN
        return SharedPuzzle(game, game.parse(puzzle), options, unquote(name), band)
    except StudioError as error:
        raise PuzzleError(str(error), say("shared text")) from None


def _complaint(game: Game[Any, Any, Any], puzzle: str) -> PuzzleError:
    """Why the code fits no reading: what is wrong with the puzzle if anything is, else only that something is."""
    try:
        game.parse(_plain(puzzle))
    except StudioError as error:
        return PuzzleError(str(error), say("shared text"))
    return PuzzleError(say("the text was altered on the way; copy it again"), say("shared text"))


def _game(title: str, games: Sequence[Game[Any, Any, Any]]) -> Game[Any, Any, Any]:
    """The game of that name; raises `PuzzleError`."""
    name = _plain(title)
    for game in games:
        if name.lower() == game.title.lower():
            return game
    raise PuzzleError(say("this version does not know the game {}", f"“{name[:40]}”"), say("shared text"))


def _rules(options: Any) -> str:
    """The options that are not as by default, as texts on one line."""
    values = ((known, getattr(options, known.name)) for known in options_of(type(options)))
    changed = [(known.name, str(value)) for known, value in values if value != known.default]
    return _plain("; ".join(f"{name}={quote(value, safe=READABLE)}" for name, value in changed))


def _readings(wrapped: str, most: int) -> Iterator[str]:
    """What a field may have been before its lines were wrapped: each break a space or nothing."""
    lines = [_plain(line) for line in wrapped.translate(SPOILT).splitlines()]
    lines = [line for line in lines if line] or [""]
    breaks = len(lines) - 1
    alike = ((gap,) * breaks for gap in (" ", ""))
    for gaps in itertools.product((" ", ""), repeat=breaks) if breaks <= most else alike:
        yield lines[0] + "".join(gap + line for gap, line in zip(gaps, lines[1:], strict=True))


def _unquoted(text: str, mark: str) -> str:
    """The text without the marks of quotation that stand before its first line."""
    marks = [re.escape(one) for one in mark if not one.isspace()]
    leading = re.compile(r"^[ \t]*" + "".join(rf"{one}[ \t]*" for one in marks), re.MULTILINE)
    return leading.sub("", text)


def _plain(text: str) -> str:
    """On one line, with single spaces."""
    return " ".join(text.split())


def _code(*parts: str) -> str:
    return sha256("\n".join(parts).encode("utf-8", "replace")).hexdigest()[:8]
