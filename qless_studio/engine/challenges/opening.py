"""Texts for friends and from them: messages, links of Lexica, texts of earlier versions; and how each is opened."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

from qless_studio.engine.challenges.challenge import (
    HEADER,
    MAX_SECONDS,
    Challenge,
    Played,
    challenge_text,
    read_challenge,
    rules_of,
)
from qless_studio.engine.errors import LexiconError, OptionError, PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.grids import Board, format_board
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import DEFAULT, Band, Lexicon, load, load_installed
from qless_studio.engine.lexicon.languages import LANGUAGES, composed
from qless_studio.engine.lexicon.shipped import LISTS, default_list, is_shipped
from qless_studio.engine.lexicon.store import is_installed
from qless_studio.engine.options import options_of, read_options
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, counted, damaged, plain, say

# Which text of a friend it is, and with which word list it can be played here.


@dataclass(frozen=True)
class Opened:
    """The content of a text that another player sent."""

    challenge: Challenge
    notes: tuple[str, ...] = ()
    """What is not the same here, a sentence each."""
    shared: bool = False
    """Whether the puzzle is to be analysed, as its answers stand in the text, rather than played."""


def read_opened(text: str, games: Sequence[Game[Any, Any, Any]]) -> Opened | None:
    """The challenge, code, link or shared puzzle in a text; None for another text, and for one that names a file.

    Raises `PuzzleError` for a damaged one.
    """
    challenge = read_challenge(text, games)
    if challenge is not None:
        return Opened(challenge, shared=gives_answers(text))
    linked_game = next((game for game in games if _has_scoring(game)), None)
    linked = None if linked_game is None else read_link(text, linked_game)
    if linked is not None:
        return Opened(linked.challenge, linked.notes)
    shared = read_share(text, games)
    if shared is None:
        return None
    try:
        rules = rules_of(shared.options)
    except OptionError:
        return None
    return Opened(Challenge(shared.game, shared.puzzle, rules, shared.lexicon, min_band=shared.min_band), shared=True)


def _has_scoring(game: Game[Any, Any, Any]) -> bool:
    return any(known.name == SCORING for known in options_of(game.options))


def list_for(challenge: Challenge) -> tuple[str, str]:
    """(name of the list to play a challenge with, why not the one named, or ""); never a file."""
    name = challenge.lexicon
    base, suffixes = name.partition("+")[::2]
    if is_installed(name) and (not suffixes or _loads(name)):
        return name, ""
    code = base.partition("-")[0]
    nearest = base if is_shipped(base) else default_list(code) if code in LANGUAGES else DEFAULT
    return nearest, say("the word list {} is not installed here; {} comes closest", f"“{name[:40]}”", nearest)


def days_of(challenge: Challenge, day: date, run: Run) -> Iterator[date]:
    """The day itself if the challenge is its daily puzzle, with the list and rules of it; else nothing.

    Takes as long as the puzzle of a day takes to make; raises `Stopped` when the run is stopped.
    """
    daily = challenge.game.daily
    plain = not challenge.options and challenge.min_band is Band.UNKNOWN
    if daily is None or not plain or challenge.lexicon not in {daily.list_in(code) for code in LANGUAGES}:
        return
    if daily.deal(day, load(challenge.lexicon), run).puzzle == challenge.puzzle:
        yield day


def _loads(name: str) -> bool:
    try:
        return len(load_installed(name)) > 0
    except LexiconError:
        return False


def difference(challenge: Challenge, lexicon: Lexicon) -> str:
    """How the list in force differs from the challenge's list; "" if it does not."""
    if lexicon.name != challenge.lexicon:
        return say("Played with {}, here with {}", challenge.lexicon, lexicon.name)
    if challenge.crc and lexicon.crc != challenge.crc:
        return say("Your {} has other words than your friend's", lexicon.name)
    return ""


def lexicon_of(challenge: Challenge) -> Lexicon:
    """The list of a challenge, or the nearest; raises `LexiconError` if even that cannot be read."""
    try:
        return load_installed(list_for(challenge)[0])
    except LexiconError:
        return load_installed(DEFAULT)


# The message that gives a puzzle to somebody: some lines for people, and the line that the program reads.
#
# ::
#
#     Qless Studio: Boggle 2026-11-28
#     Anna challenges you: 3:00, words of both count for neither
#     Qless Studio challenge (Boggle): BiqRH6Cw1HhSs69aDRyrwNpYrbEIoT4kZ0mJvQ2xLfa7Ue
#
# Only the last line is checked when the message is opened; the others may be edited or left out. See
# docs/decisions/113.


def message_text(challenge: Challenge, title: str, told: Sequence[str] = (), answers: Sequence[str] = ()) -> str:
    """The message: `title` says what it is about; `told` are lines on the result, `answers` the solutions to give away.

    Raises `PuzzleError` for a challenge that no text can hold.
    """
    terms = [terms_of(challenge, challenge.seconds or None)] if challenge.name else []
    given = [f"{ANSWER}:", *answers] if answers else []
    return "\n".join((say("Qless Studio: {}", title), *terms, *told, *given, challenge_text(challenge)))


def gives_answers(text: str) -> bool:
    """Whether the solutions stand in a message before the line that the program reads."""
    return f"{ANSWER}:" in text.partition(HEADER)[0]


def terms_of(challenge: Challenge, limit: float | None) -> str:
    """Who challenges, the clock in seconds, None for no clock, and the rule about words of both."""
    named = challenge.name
    whose = say("{} challenges you", named) if named else say("The same puzzle as your friend's")
    rules = [clock_time(limit)] if limit is not None else []
    rules += [say("words of both count for neither")] if challenge.cancel else []
    return say("{}: {}", whose, ", ".join(rules)) if rules else whose


def result_text(played: Played) -> str:
    """A result in a few words, such as "33 points, 24 words"."""
    facts = []
    if played.result is Result.GIVEN_UP:
        facts.append(say("gave up"))
    if played.score is not None:
        facts += [counted(played.score, "{} point", "{} points"), counted(len(played.found), "{} word", "{} words")]
    elif played.seconds is not None:
        facts.append(clock_time(played.seconds))
    if played.hints:
        facts.append(counted(played.hints, "{} hint", "{} hints"))
    return ", ".join(facts)


# Links of Lexica, a word game for telephones: its boards opened here, boards of here opened there.
#
# `https://lexica.github.io/m/?b=...&l=en_US&t=180&s=w&m=3`: board, language, seconds, score type and minimum length.
# The board is its tiles with commas between them in base64; versions before 20017 wrote the letters themselves.

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
            raise _link_error(damaged("{} is missing", f"“{name}=”"))
    tiles = _tiles(values["b"], _number(values, "mv", VERSION))
    side = next((side for side in SIDES if side * side == len(tiles)), 0)
    if not side:
        raise _link_error(damaged("{} tiles are no board of 4 × 4 to 6 × 6", len(tiles)))
    code = values["l"].partition("_")[0].lower()
    if code not in _LANGUAGES:
        raise _link_error(say("its language, {}, is not among those of Qless Studio", values["l"][:20]))
    lexicon = f"{default_list(code)}+gb" if values["l"] == "en_GB" else default_list(code)
    shortest, seconds = _number(values, "m", 3), _number(values, "t", 180)
    usual = 3 if side == SIDES[0] else 4
    rules = {} if shortest == usual else {"min_length": str(shortest)}
    try:
        puzzle = game.parse(format_board(Board(side, side, tiles)))
        challenge = Challenge(game, puzzle, rules, lexicon, seconds=min(seconds, MAX_SECONDS))
        _ = challenge.rules
    except StudioError as error:
        raise _link_error(str(error)) from None
    return Linked(challenge, found[0], (_list_note(lexicon), *_score_notes(values.get("s", WORDS))))


def link_of(challenge: Challenge) -> Linked:
    """The link to a board; raises `PuzzleError` for one that Lexica cannot show."""
    board = None if challenge.game.board is None else challenge.game.board(challenge.puzzle)
    if board is None or challenge.game.format(challenge.puzzle) != format_board(board):
        raise _link_error(say("only boards of plain letters can be played with Lexica"))
    if board.rows != board.columns or board.rows not in SIDES:
        raise _link_error(say("only square boards of 4 × 4 to 6 × 6 can be played with Lexica"))
    if not all(tile.isalpha() for tile in board.tiles):
        raise _link_error(say("only boards of plain letters can be played with Lexica"))
    rules, name = challenge.rules, challenge.lexicon
    if rules.neighbours != 8 or rules.torus:
        raise _link_error(say("Lexica has no other neighbours and no edges that wrap around"))
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
        raise _link_error(damaged("its board cannot be read")) from None


def _number(values: dict[str, str], name: str, default: int) -> int:
    text = values.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise _link_error(damaged("{!r} is not a whole number", text[:20]))
    return int(text)


def _link_error(what: str) -> PuzzleError:
    return PuzzleError(what, say("Lexica link"))


# A puzzle in a few lines, as earlier versions wrote it for an e-mail or a chat; what is sent now is a challenge.
#
# The lines are for people. The code at the end, in brackets, is for the program::
#
#     [boggle=BWFV/SLIN/DAEN/TEHT&word-list=standard&min_length=4#5d41402a]
#
# It holds the game and its puzzle, the word list and the changed options, URL-encoded, so that there is no white space
# in it. After `#` comes a check sum over the lines and the code: the first 8 hexadecimal digits of their SHA-256. White
# space and quotation marks never count, so it does not matter where a mail program breaks the lines. See
# docs/decisions/035.

SHARED_HEADER = "Qless Studio puzzle"
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
    before, header, bare = bare_of(text[: 2 * MAX_LENGTH]).partition(bare_of(f"{SHARED_HEADER}:"))
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
        raise _shared_error(say("this version does not know the game {}", f"“{key[:40]}”"))
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
        raise _shared_error(str(error)) from None


def bare_of(text: str) -> str:
    """The text without white space and quotation marks, and as it was before a mail program beautified it."""
    return _IGNORED.sub("", composed(text).translate(_AUTOCORRECTED))


def check_sum(bare: str, content: str) -> str:
    """Checksum of the lines before the verdict, and of the code; `bare` begins with the header."""
    lines = re.split("|".join(bare_of(f"{label}:") for label in (RESULT, ANSWER, OPEN)), bare, maxsplit=1)[0]
    return sha256(f"{lines}\n{content}".encode("utf-8", "replace")).hexdigest()[:8]


def _shared_error(what: str) -> PuzzleError:
    return PuzzleError(what, say("shared text"))


def _altered() -> PuzzleError:
    return _shared_error(say("was altered on the way; copy it again"))
