"""A puzzle in a few lines, as earlier versions wrote it for an e-mail or a chat; what is sent now is a challenge.

The lines are for people. The code at the end, in brackets, is for the program::

    [boggle=BWFV/SLIN/DAEN/TEHT&word-list=standard&min_length=4#5d41402a]

It holds the game and its puzzle, the word list and the changed options, URL-encoded, so that there is no white space in
it. After `#` comes a check sum over the lines and the code: the first 8 hexadecimal digits of their SHA-256. White
space and quotation marks never count, so it does not matter where a mail program breaks the lines. See
docs/decisions/035.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qsl

from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.alphabet import composed
from qless_studio.engine.options import read_options
from qless_studio.engine.texts import plain, say

HEADER = "Qless Studio puzzle"
PUZZLE, LIST, RESULT, ANSWER, OPEN = ("Puzzle", "Word list", "Result", "Answer", "To open")
"""What the lines begin with, in every language, so that any copy of the program can read them."""
LIST_FIELD, BAND_FIELD = "word-list", "min-band"
"""Fields of the code beside the options; no option can be named so, for it would be no Python identifier."""
MAX_LENGTH = 16_384
"""Characters that are looked at: no puzzle is longer."""

_AUTOCORRECTED = str.maketrans({"…": "...", "–": "-"})
_IGNORED = re.compile("[\\s>|\u200b\ufeff]+")
_CODE = re.compile(r"\[([^\[\]]*)\]")


@dataclass(frozen=True)
class SharedPuzzle:
    """What a share text contains."""

    game: Game[Any, Any, Any]
    puzzle: Any
    options: Any
    lexicon: str
    """Name of the word list it was solved with; it may not be installed here."""
    min_band: Band
    """The least common words that counted."""


def read_share(text: str, games: Sequence[Game[Any, Any, Any]]) -> SharedPuzzle | None:
    """The puzzle that a text shares, or None when it is no share text.

    Text before and after it, quotation marks, and line breaks and spaces anywhere do no harm. Raises `PuzzleError` when
    it was altered or cut.
    """
    before, header, bare = bare_of(text[: 2 * MAX_LENGTH]).partition(bare_of(f"{HEADER}:"))
    if not header or len(before) > MAX_LENGTH:
        return None
    for label in (PUZZLE, LIST, OPEN):
        if bare_of(f"{label}:") not in bare:
            raise _altered()
    code = _CODE.search(bare.partition(bare_of(f"{OPEN}:"))[2])
    if code is None:
        raise _altered()
    content, _, given = code[1].rpartition("#")
    if given != check_sum(header + bare, content):
        raise _altered()
    return _read_code(content, games)


def _read_code(content: str, games: Sequence[Game[Any, Any, Any]]) -> SharedPuzzle:
    fields = parse_qsl(content, keep_blank_values=True)
    if not fields:
        raise _altered()
    key, puzzle = fields[0]
    game = next((game for game in games if game.key == key), None)
    if game is None:
        raise _error(say("this version does not know the game {}", f"“{key[:40]}”"))
    options = dict(fields[1:])
    lexicon, band = options.pop(LIST_FIELD, ""), options.pop(BAND_FIELD, Band.UNKNOWN.name)
    return _shared(game, puzzle, options, lexicon, band)


def _shared(game: Game[Any, Any, Any], puzzle: str, options: dict[str, str], lexicon: str, band: str) -> SharedPuzzle:
    try:
        read = read_options(game.options, options)
        if band.upper() not in Band.__members__:
            raise PuzzleError(plain("{!r:.40} is not a commonness band", band))
        return SharedPuzzle(game, game.parse(puzzle), read, lexicon, Band[band.upper()])
    except StudioError as error:
        raise _error(str(error)) from None


def bare_of(text: str) -> str:
    """The text without white space and quotation marks, and as it was before a mail program beautified it."""
    return _IGNORED.sub("", composed(text).translate(_AUTOCORRECTED))


def check_sum(bare: str, content: str) -> str:
    """Checksum of the lines before the verdict, and of the code; `bare` begins with the header."""
    lines = re.split("|".join(bare_of(f"{label}:") for label in (RESULT, ANSWER, OPEN)), bare, maxsplit=1)[0]
    return sha256(f"{lines}\n{content}".encode("utf-8", "replace")).hexdigest()[:8]


def _error(what: str) -> PuzzleError:
    return PuzzleError(what, say("shared text"))


def _altered() -> PuzzleError:
    return _error(say("was altered on the way; copy it again"))
