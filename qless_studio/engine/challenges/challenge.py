"""A puzzle with its rules, list and clock, and perhaps one's own result, as one line for a chat or a code for paper.

See docs/decisions/091.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qsl, quote

from qless_studio.engine.challenges.packing import (
    CHAT,
    PAPER,
    Follows,
    Notation,
    Packer,
    Unpacker,
    fit,
    follows_on,
    put_words,
    take_words,
)
from qless_studio.engine.errors import OptionError, PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import Band
from qless_studio.engine.options import files_named, options_of, read_options
from qless_studio.engine.texts import say

HEADER = "Qless Studio challenge"
MAX_NAME = 24
"""Characters of a name."""
MAX_SECONDS = 10_000_000
MAX_SCORE, MAX_FOUND = 1_000_000_000, 10_000
"""Points of a result, whichever their sign; its words or moves, and its hints."""
BAND = "min-band"
"""Among the rules: the least common words that count. No option can be named so."""
_VERSION, _VERSIONS = 1, 8
_GAMES = ("boggle", "word-streak", "quiddler", "q-less", "affix")
_LANGUAGES = ("en", "de", "fr", "es", "it", "nl", "pl")
_TIERS = ("wide", "standard", "everyday", "max", "common2k", "common5k", "common10k", "common20k")
_LISTS = tuple(tier if code == "en" else f"{code}-{tier}" for code in _LANGUAGES for tier in _TIERS)
"""Names that take one field. The order of these tables never changes: codes on paper are for ever."""
_RESULTS = (Result.FINISHED, Result.SOLVED, Result.GIVEN_UP, Result.CLAIMED)
_TILES = (*string.ascii_lowercase, "qu")
_FEW = 16
"""Radix of the games and of the side of a board; one more than the last that is known means another."""
_MANY = 64
_RULES, _CLOCK, _CRC, _NAME, _RESULT, _CANCEL, _MORE = (1 << bit for bit in range(7))
_LINE = re.compile(rf"{HEADER} \(([^()]{{1,40}})\): ([0-9A-Za-z]+)")
_GROUP = f"[{PAPER.digits}]"
_CODE = re.compile(rf"{_GROUP}{{5}}(?:[ -]?{_GROUP}{{5}}){{1,200}}(?:[ -]?{_GROUP}{{1,4}})?")


@dataclass(frozen=True)
class Played:
    """The result of a player."""

    result: Result
    found: tuple[str, ...] = ()
    """Words in alphabetical order, or moves, in lower case."""
    score: int | None = None
    """Points of the player; None in games without points."""
    seconds: int | None = None
    hints: int = 0

    def as_json(self) -> dict[str, Any]:
        """A JSON object."""
        counted = {"score": self.score, "seconds": self.seconds, "hints": self.hints}
        return {"end": self.result.value, "words": list(self.found), **counted}


def check_played(played: Played) -> None:
    """Raise `PuzzleError` unless this can be a result: points and solutions come from words or moves."""
    won = (played.score or 0) > 0 or played.result is Result.SOLVED
    if (
        abs(played.score or 0) > MAX_SCORE
        or not 0 <= (played.seconds or 0) <= MAX_SECONDS
        or max(played.hints, len(played.found)) > MAX_FOUND
        or not "".join(played.found).isprintable()
        or (won and not played.found)
    ):
        raise PuzzleError(say("was altered on the way; copy it again"), say("challenge"))


@dataclass(frozen=True)
class Challenge:
    """What a challenge text or a code on paper holds."""

    game: Game[Any, Any, Any]
    puzzle: Any
    """The puzzle before the first move."""
    options: Mapping[str, str]
    """The rules that are not the default, as on the command line."""
    lexicon: str
    """Name of the word list; it may not be installed here."""
    crc: str = ""
    """Checksum of the word list; "" in a code for paper."""
    seconds: int | None = None
    """Seconds on the clock: 0 for no clock, None if the challenge does not say."""
    name: str = ""
    """Name of the player who made the challenge."""
    min_band: Band = Band.UNKNOWN
    """The least common words that count."""
    cancel: bool = False
    """Whether words that both found count for neither."""
    played: Played | None = None
    """Result of the player who made it; None if there is none yet."""

    def as_json(self) -> dict[str, Any]:
        """The JSON object that the command line prints."""
        puzzle, game = self.game.format(self.puzzle), self.game.key
        known = {"game": game, "puzzle": puzzle, "options": dict(self.options), "lexicon": self.lexicon}
        band = {} if self.min_band is Band.UNKNOWN else {"min_band": self.min_band.name.lower()}
        result = None if self.played is None else self.played.as_json()
        return {**known, "crc": self.crc, "seconds": self.seconds, "name": self.name, "result": result,
                "cancel": self.cancel, **band}  # fmt: skip

    @property
    def rules(self) -> Any:
        """The options of the game."""
        return read_options(self.game.options, self.options)


def rules_of(options: Any) -> dict[str, str]:
    """The options that a challenge holds: those that change what can be found, where they are not the default.

    Raises `OptionError` for one that names a file: it is on this computer only.
    """
    known = ((known, getattr(options, known.name)) for known in options_of(type(options)) if known.solving)
    found = {known.name: str(value) for known, value in known if value != known.default}
    if files := files_named(type(options), found):
        raise OptionError(say("a file on this computer cannot be part of a challenge: {}", files[0]))
    return found


def checked_name(name: str) -> str:
    """A name that can be part of a challenge: one line, without marks that are not shown; raises `OptionError`."""
    name = " ".join(name.split())
    if not name.isprintable() or len(name) > MAX_NAME:
        raise OptionError(say("must have at most {} characters, all of them visible", MAX_NAME), say("Name"))
    return name


def challenge_text(challenge: Challenge) -> str:
    """The challenge as one line: about 170 characters for a round of Boggle with 40 words; raises `PuzzleError`."""
    return f"{HEADER} ({challenge.game.title}): {_code_of(challenge, CHAT)}"


def paper_code(challenge: Challenge) -> str:
    """The puzzle as a code to be typed: at most 25 characters for a 4 × 4 board or a roll with the usual rules.

    It has neither name nor result, and no check sum of the list.
    """
    return _code_of(replace(challenge, crc="", seconds=None, name="", cancel=False, played=None), PAPER)


def read_challenge(text: str, games: Sequence[Game[Any, Any, Any]]) -> Challenge | None:
    """The challenge in a text, or the puzzle of a code; None where there is neither. Raises `PuzzleError`.

    Text around the line of a challenge does no harm. A code may be in groups and in small letters; it stands alone.
    """
    if HEADER in text:
        line = _LINE.search(text)
        challenge = None if line is None else _challenge_in(line[2], CHAT, games)
        if line is None or challenge is None or challenge_text(challenge) != line[0]:
            raise Unpacker.damaged()
        return challenge
    code = text.strip()
    code = code.upper() if code.islower() else code
    if _CODE.fullmatch(code) is None:
        return None
    bare = re.sub("[ -]", "", code)
    challenge = _challenge_in(bare, PAPER, games)
    if challenge is not None and paper_code(challenge) == bare:
        return challenge
    if bare.isalpha() or bare.isdigit():
        return None  # letters of a puzzle, or a number
    raise PuzzleError(say("was mistyped; check it against the paper"), say("Code"))


def is_code(text: str) -> bool:
    """Whether a text is a whole code for paper, without a slip."""
    code = text.strip()
    code = code.upper() if code.islower() else code
    return _CODE.fullmatch(code) is not None and PAPER.read(re.sub("[ -]", "", code)) is not None


def grouped(code: str) -> str:
    """A code in groups of five, as it is printed."""
    return " ".join(code[start : start + 5] for start in range(0, len(code), 5))


# writing


def _code_of(challenge: Challenge, notation: Notation) -> str:
    pack, rules = Packer(), dict(challenge.options)
    board, text = _parts_of(challenge)
    if challenge.min_band is not Band.UNKNOWN:
        rules[BAND] = challenge.min_band.name.lower()
    present = {
        _RULES: rules, _CLOCK: challenge.seconds is not None, _CRC: challenge.crc, _NAME: challenge.name,
        _RESULT: challenge.played is not None, _CANCEL: challenge.cancel, _MORE: board is None or text,
    }  # fmt: skip
    pack.put(_VERSION, _VERSIONS)
    _put_known(pack, challenge.game.key, _GAMES, _FEW)
    pack.put(sum(part for part, is_present in present.items() if is_present), 2 * _MORE)
    if challenge.game.board is not None:
        _put_board(pack, board)
    if present[_MORE]:
        pack.put_text(text)
    _put_known(pack, challenge.lexicon, _LISTS, _MANY)
    if rules:
        pack.put_text(";".join(f"{name}={quote(value, safe=' :,./+*-')}" for name, value in sorted(rules.items())))
    if challenge.seconds is not None:
        pack.put_number(challenge.seconds)
    if challenge.crc:
        pack.put(int(challenge.crc, 16), 1 << 32)
    if challenge.name:
        pack.put_text(challenge.name)
    if challenge.played is not None:
        _put_played(pack, challenge.played, _follows_of(challenge.game, challenge.puzzle))
    return notation.write(pack.number)


def _parts_of(challenge: Challenge) -> tuple[Board | None, str]:
    """The board of the puzzle, if it has one, and the rest of its text."""
    text = challenge.game.format(challenge.puzzle)
    if challenge.game.board is None:
        return None, text.lower()
    board = challenge.game.board(challenge.puzzle)
    return board, text.removeprefix(format_board(board)).lower()


def _put_known(pack: Packer, name: str, known: Sequence[str], radix: int) -> None:
    pack.put(known.index(name) if name in known else radix - 1, radix)
    if name not in known:
        pack.put_text(name)


def _put_board(pack: Packer, board: Board | None) -> None:
    assert board is not None
    square = board.rows if board.rows == board.columns else 0
    pack.put(square, _FEW + 1)
    if not square:
        pack.put(board.rows, _FEW + 1)
        pack.put(board.columns, _FEW + 1)
    for tile in board.tiles:
        pack.put(_TILES.index(tile) if tile in _TILES else len(_TILES), len(_TILES) + 1)
        if tile not in _TILES:
            pack.put_text(tile)


def _follows_of(game: Game[Any, Any, Any], puzzle: Any) -> Follows | None:
    return None if game.board is None else follows_on(game.board(puzzle))


def _put_played(pack: Packer, played: Played, follows: Follows | None) -> None:
    check_played(played)
    pack.put(_RESULTS.index(played.result), len(_RESULTS))
    for value in (played.score, played.seconds):
        pack.put(0 if value is None else 1 if value >= 0 else 2, 3)
        if value is not None:
            pack.put_number(abs(value))
    pack.put_number(played.hints)
    pack.put_number(len(played.found))
    if follows is not None and fit(played.found, follows):
        pack.put(1, 2)
        put_words(pack, played.found, follows)
        return
    pack.put(0, 2)
    for item in played.found:
        pack.put_text(item)


# reading


def _challenge_in(code: str, notation: Notation, games: Sequence[Game[Any, Any, Any]]) -> Challenge | None:
    """None for a code that fails its check; raises `PuzzleError` for one that this version cannot read."""
    number = notation.read(code)
    if number is None:
        return None
    unpack = Unpacker(number)
    version = unpack.take(_VERSIONS)
    if version != _VERSION:
        raise _error(say("was made by another version of Qless Studio; this one cannot read it"))
    key = _take_known(unpack, _GAMES, _FEW)
    game = next((game for game in games if game.key == key), None)
    if game is None:
        raise _error(say("this version does not know the game {}", f"“{key[:40]}”"))
    try:
        found = _take_fields(unpack, game)
        unpack.finish()
    except (ValueError, OverflowError):  # numbers that no text has
        raise Unpacker.damaged() from None
    return found


def _take_fields(unpack: Unpacker, game: Game[Any, Any, Any]) -> Challenge:
    present = unpack.take(2 * _MORE)
    text = format_board(_take_board(unpack)) if game.board is not None else ""
    text += unpack.take_text() if present & _MORE else ""
    lexicon = _take_known(unpack, _LISTS, _MANY)
    rules = dict(parse_qsl(unpack.take_text(), separator=";")) if present & _RULES else {}
    band = rules.pop(BAND, Band.UNKNOWN.name).upper()
    seconds = unpack.take_number() if present & _CLOCK else None
    crc = f"{unpack.take(1 << 32):08x}" if present & _CRC else ""
    name = unpack.take_text() if present & _NAME else ""
    puzzle = _checked(game, text, rules, name, band)
    played = _take_played(unpack, _follows_of(game, puzzle)) if present & _RESULT else None
    if (seconds or 0) > MAX_SECONDS or not lexicon.isprintable():
        raise Unpacker.damaged()
    cancel = bool(present & _CANCEL)
    return Challenge(game, puzzle, rules, lexicon, crc, seconds, name, Band[band], cancel, played)


def _checked(game: Game[Any, Any, Any], text: str, rules: dict[str, str], name: str, band: str) -> Any:
    """The puzzle; raises `PuzzleError` unless it, the rules and the name are known here."""
    try:
        read_options(game.options, rules)
    except StudioError as error:
        raise _error(say("has a rule that is unknown here: {}", str(error))) from None
    if files_named(game.options, rules) or band not in Band.__members__:
        raise _error(say("has a rule that is unknown here: {}", ", ".join(rules) or band))
    try:
        checked_name(name)
        return game.parse(text)
    except StudioError as error:
        raise _error(str(error)) from None


def _take_known(unpack: Unpacker, known: Sequence[str], radix: int) -> str:
    place = unpack.take(radix)
    if place < len(known):
        return known[place]
    return unpack.take_text() if place == radix - 1 else f"#{place}"


def _take_board(unpack: Unpacker) -> Board:
    side = unpack.take(_FEW + 1)
    rows, columns = (side, side) if side else (unpack.take(_FEW + 1), unpack.take(_FEW + 1))
    if not rows or not columns:
        raise Unpacker.damaged()
    tiles = []
    for _ in range(rows * columns):
        place = unpack.take(len(_TILES) + 1)
        tiles.append(_TILES[place] if place < len(_TILES) else unpack.take_text())
    return Board(rows, columns, tuple(tiles))


def _take_played(unpack: Unpacker, follows: Follows | None) -> Played:
    result = _RESULTS[unpack.take(len(_RESULTS))]
    score, seconds = (_take_figure(unpack) for _ in range(2))
    hints, count, packed = unpack.take_number(), unpack.take_number(), unpack.take(2)
    if count > MAX_FOUND or (packed and follows is None):
        raise Unpacker.damaged()
    if packed and follows is not None:
        found = take_words(unpack, count, follows)
    else:
        found = [unpack.take_text() for _ in range(count)]
    played = Played(result, tuple(found), score, seconds, hints)
    check_played(played)
    return played


def _take_figure(unpack: Unpacker) -> int | None:
    kind = unpack.take(3)
    return None if not kind else unpack.take_number() * (1 if kind == 1 else -1)


def _error(what: str) -> PuzzleError:
    return PuzzleError(what, say("challenge"))
