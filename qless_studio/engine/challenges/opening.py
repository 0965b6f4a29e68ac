"""Which text of a friend it is, and with which word list it can be played here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from qless_studio.engine.challenges.challenge import Challenge, read_challenge, rules_of
from qless_studio.engine.challenges.lexica import SCORING, read_link
from qless_studio.engine.challenges.message import gives_answers
from qless_studio.engine.errors import LexiconError, OptionError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import DEFAULT, Band, Lexicon, load, load_installed
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.lexicon.shipped import default_list, is_shipped
from qless_studio.engine.lexicon.store import is_installed
from qless_studio.engine.options import options_of
from qless_studio.engine.sharing import read_share
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say


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
