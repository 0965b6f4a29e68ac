"""Links of Lexica, a word game for telephones: its boards opened here, boards of here opened there.

`https://lexica.github.io/m/?b=...&l=en_US&t=180&s=w&m=3`: board, language, seconds, score type and minimum length. The
board is its tiles with commas between them in base64; versions before 20017 wrote the letters themselves.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from qless_studio.engine.challenges.challenge import MAX_SECONDS, Challenge
from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.lexicon.shipped import LISTS, default_list, is_shipped
from qless_studio.engine.texts import damaged, say

SITE = "https://lexica.github.io/m/"
SIDES = range(4, 7)
WORDS, LETTERS = "w", "l"
"""Score types: points by the length of words, which are the standard ones of Boggle; points of their letters."""
VERSION = 20017
"""The first one whose boards have tiles of several letters."""
SCORING = "scoring"
"""The option of the game that is played with these links."""
_LANGUAGES = {
    "en": "en_US", "de": "de_DE", "fr": "fr_FR_no_diacritics", "es": "es_solo_enne", "it": "it", "nl": "nl",
    "pl": "pl",
}  # fmt: skip
_LINK = re.compile(r"https?://lexica\.github\.io/(?:m|share|web-lexica/multiplayer)/?\?\S+")


@dataclass(frozen=True)
class Linked:
    """A board from a link, or a link to one."""

    challenge: Challenge
    link: str
    notes: tuple[str, ...]
    """What is not the same on the other side, a sentence each."""


def read_link(text: str, game: Game[Any, Any, Any]) -> Linked | None:
    """The board of the link in a text; None without one. Raises `PuzzleError` for a link that has no such board.

    `game` is the one whose options have `SCORING` and `min_length`.
    """
    found = _LINK.search(text)
    if found is None:
        return None
    values = {name: each[0] for name, each in parse_qs(urlsplit(found[0]).query).items()}
    for name in "blt":
        if not values.get(name):
            raise _error(damaged("{} is missing", f"“{name}=”"))
    tiles = _tiles(values["b"], _number(values, "mv", VERSION))
    side = next((side for side in SIDES if side * side == len(tiles)), 0)
    if not side:
        raise _error(damaged("{} tiles are no board of 4 × 4 to 6 × 6", len(tiles)))
    code = values["l"].partition("_")[0].lower()
    if code not in _LANGUAGES:
        raise _error(say("its language, {}, is not among those of Qless Studio", values["l"][:20]))
    lexicon = f"{default_list(code)}+gb" if values["l"] == "en_GB" else default_list(code)
    shortest, seconds = _number(values, "m", 3), _number(values, "t", 180)
    usual = 3 if side == SIDES[0] else 4
    rules = {} if shortest == usual else {"min_length": str(shortest)}
    try:
        puzzle = game.parse(format_board(Board(side, side, tiles)))
        challenge = Challenge(game, puzzle, rules, lexicon, seconds=min(seconds, MAX_SECONDS))
        _ = challenge.rules
    except StudioError as error:
        raise _error(str(error)) from None
    return Linked(challenge, found[0], (_list_note(lexicon), *_score_notes(values.get("s", WORDS))))


def link_of(challenge: Challenge) -> Linked:
    """The link to a board; raises `PuzzleError` for one that Lexica cannot show."""
    board = None if challenge.game.board is None else challenge.game.board(challenge.puzzle)
    if board is None or challenge.game.format(challenge.puzzle) != format_board(board):
        raise _error(say("only boards of plain letters can be played with Lexica"))
    if board.rows != board.columns or board.rows not in SIDES:
        raise _error(say("only square boards of 4 × 4 to 6 × 6 can be played with Lexica"))
    if not all(tile.isalpha() for tile in board.tiles):
        raise _error(say("only boards of plain letters can be played with Lexica"))
    rules, name = challenge.rules, challenge.lexicon
    if rules.neighbours != 8 or rules.torus:
        raise _error(say("Lexica has no other neighbours and no edges that wrap around"))
    code = LISTS[name.partition("+")[0]].language if is_shipped(name) else "en"
    language = "en_GB" if code == "en" and "+gb" in name else _LANGUAGES[code]
    letters = ",".join("qu" if tile == "q" and rules.q_is_qu else tile for tile in board.tiles)
    minimum = rules.min_length or (3 if len(board.tiles) <= 16 else 4)
    seconds = 60 * rules.minutes if challenge.seconds is None else challenge.seconds
    values = {
        "b": base64.urlsafe_b64encode(letters.encode()).decode().rstrip("="),
        "l": language, "t": seconds or 180, "m": minimum, "mv": VERSION, "v": VERSION, "s": WORDS,
    }  # fmt: skip
    notes = [_list_note(name)]
    if getattr(rules, SCORING) != "standard":
        notes.append(say("Lexica scores by the standard table"))
    if not seconds:
        notes.append(say("Lexica always has a clock: 3 minutes"))
    return Linked(challenge, f"{SITE}?{urlencode(values)}", tuple(notes))


def _list_note(lexicon: str) -> str:
    return say("Lexica has word lists of its own: some words of {} are not in them, and vice versa", lexicon)


def _score_notes(score: str) -> Sequence[str]:
    if score == WORDS:
        return ()
    return (say("In Lexica words score the points of their letters; here they score by length"),)


def _tiles(text: str, version: int) -> tuple[str, ...]:
    if version < VERSION:
        return tuple(re.findall("qu|.", text.lower()))
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        return tuple(data.decode().lower().split(","))
    except (binascii.Error, ValueError):
        raise _error(damaged("its board cannot be read")) from None


def _number(values: dict[str, str], name: str, default: int) -> int:
    text = values.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise _error(damaged("{!r} is not a whole number", text[:20]))
    return int(text)


def _error(what: str) -> PuzzleError:
    return PuzzleError(what, say("Lexica link"))
