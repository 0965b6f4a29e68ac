"""Cards: what was missed in the games of a history. The same thing missed twice is one card."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from qless_studio.engine.days import local_day
from qless_studio.engine.errors import UNREADABLE, StudioError
from qless_studio.engine.exercises import Miss, Played
from qless_studio.engine.folders import check_shape, read_cache, write_atomically
from qless_studio.engine.game import Game
from qless_studio.engine.history import CARD, Entry, History, Kind, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import read_options
from qless_studio.engine.solving import Run

log = logging.getLogger(__name__)
FILE = "misses.json"
VERSION = 4
"""Version of what the games count as a miss; cached misses of other versions are computed again."""
Games = Mapping[str, Game[Any, Any, Any]]
Load = Callable[[str], Lexicon]


def card_id(game: str, kind: str, key: str) -> str:
    """The id of a card in the history."""
    return f"{game}:{kind}:{key}"


@dataclass(frozen=True)
class Card:
    """One thing to learn."""

    game: str
    miss: Miss
    """The miss that cost most."""
    entries: tuple[Entry, ...]
    """The games in which it was missed, newest first."""
    total: float = 0.0
    """Total cost of the miss in all these games."""
    about: str = ""
    """Which part of the game the miss concerns, for people; "" for the key itself."""

    @property
    def id(self) -> str:
        """The id of the card in the history."""
        return card_id(self.game, self.miss.kind, self.miss.key)

    @property
    def noted(self) -> date:
        """The day of the first miss."""
        return local_day(self.entries[-1].when)


class MissStore:
    """A cache of the misses of each game, so that a long history is not solved again each time."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` None: no file is read or written."""
        self.folder = folder
        self._path = None if folder is None else folder / FILE
        self._known: dict[str, tuple[Miss, ...]] = {}
        self._changed = False
        if self._path is not None:
            self._known = read_cache(self._path, {"version": int}, _read) or {}

    def misses_of(self, entry: Entry, games: Games, load: Load, run: Run) -> tuple[Miss, ...]:
        """The misses of a game; none if its puzzle, what it recorded or its word list can no longer be read."""
        if entry.id not in self._known:
            try:
                self._known[entry.id] = _missed(entry, games, load, run)
            except UNREADABLE as error:
                note_unreadable(entry, error)
                return ()
            self._changed = True
        return self._known[entry.id]

    def known(self, entry: Entry) -> tuple[Miss, ...] | None:
        """The cached misses of a game; None if there are none."""
        return self._known.get(entry.id)

    def keep_only(self, ids: Set[str]) -> None:
        """Drop the misses of games that are no longer in the history."""
        gone = self._known.keys() - ids
        for entry_id in gone:
            del self._known[entry_id]
        self._changed = self._changed or bool(gone)

    def save(self) -> None:
        """Write new misses to the file; errors are ignored."""
        if self._path is not None and self._changed:
            known = {entry: [_fields(miss) for miss in misses] for entry, misses in self._known.items()}
            try:
                write_atomically(self._path, json.dumps({"version": VERSION, "misses": known}).encode())
            except OSError:
                return
            self._changed = False


def cards_of(entries: Iterable[Entry], games: Games, store: MissStore, load: Load, run: Run) -> list[Card]:
    """One card for each thing missed in a whole history, in the order of the first miss, without forgotten cards."""
    history = list(entries)
    forgotten = Forgotten(history)
    store.keep_only({entry.id for entry in history})
    found: dict[tuple[str, str, str], tuple[Miss, list[Entry], float]] = {}
    for entry in history:
        if entry.kind is Kind.EXERCISE or entry.is_sum:
            continue
        for miss in store.misses_of(entry, games, load, run):
            name = entry.game, miss.kind, miss.key
            if forgotten and forgotten.covers(entry, card_id(*name)):
                continue
            dearest, missed_in, total = found.get(name, (miss, [], 0.0))
            missed_in.append(entry)
            found[name] = max(dearest, miss, key=lambda each: each.cost), missed_in, total + miss.cost
    return [
        Card(game, miss, tuple(reversed(missed_in)), total, _about(games[game], miss))
        for (game, _, _), (miss, missed_in, total) in found.items()
    ]


def learned_from(ids: Set[str], history: Iterable[Entry], store: MissStore) -> Callable[[Entry], bool]:
    """Tells the answers that were learned from the games with these ids, and from no other game of the history.

    If no game of its kind is left, that is every answer.
    """
    gone, kept = set[str](), set[str]()
    games, games_kept = set[str](), set[str]()
    for entry in history:
        if entry.kind is not Kind.EXERCISE:
            forgotten = entry.id in ids
            (games if forgotten else games_kept).add(entry.game)
            misses = () if entry.is_sum else store.known(entry) or ()
            (gone if forgotten else kept).update(card_id(entry.game, miss.kind, miss.key) for miss in misses)
    cards, wholly = gone - kept, games - games_kept
    return lambda entry: (
        entry.kind is Kind.EXERCISE and CARD in entry.proven and (entry.proven[CARD] in cards or entry.game in wholly)
    )


def _about(game: Game[Any, Any, Any], miss: Miss) -> str:
    return "" if game.practice is None else game.practice.about(miss)


def played(entry: Entry, game: Game[Any, Any, Any]) -> Played[Any]:
    """An entry as its game reads it; raises `StudioError`."""
    options = read_options(game.options, entry.options)
    return Played(game.parse(entry.puzzle), options, entry.found, entry.result is Result.SOLVED, entry.proven)


def note_unreadable(entry: Entry, error: Exception) -> None:
    """Log why an entry cannot be practised, unless that was foreseen: a list was removed, a puzzle is not valid."""
    if not isinstance(error, StudioError):
        log.warning("the %s entry %s cannot be practised: %r", entry.game, entry.id, error)


def _missed(entry: Entry, games: Games, load: Load, run: Run) -> tuple[Miss, ...]:
    game = games.get(entry.game)
    if game is None or game.practice is None:
        return ()
    return tuple(game.practice.misses(played(entry, game), load(entry.lexicon), run))


def _fields(miss: Miss) -> list[Any]:
    return [miss.kind, miss.key, miss.cost, miss.zipf]


def _read(data: Any) -> dict[str, tuple[Miss, ...]]:
    """Raises ValueError for damaged data; nothing is read of another version."""
    if data["version"] != VERSION:
        return {}
    check_shape(data, {"misses": {str: [(str, str, float, float | None)]}})
    return {
        entry: tuple(Miss(kind, key, float(cost), zipf) for kind, key, cost, zipf in misses)
        for entry, misses in data["misses"].items()
    }


# Delete the progress of cards. See docs/decisions/058.
#
# Cards follow from the games in the history, which are kept; a mark in the history excludes the forgotten cards.

FORGOTTEN = "forgotten"
"""In `Entry.proven` of a mark: the id of the card that was forgotten, or ALL for all cards of the game."""
ALL = "*"


class Forgotten:
    """The marks of a history. A mark covers earlier misses; a later miss becomes a card again."""

    def __init__(self, history: Iterable[Entry]) -> None:
        self._until: dict[tuple[str, str], str] = {}
        for entry in history:
            card = entry.proven.get(FORGOTTEN)
            if entry.kind is Kind.EXERCISE and isinstance(card, str):
                name = entry.game, card
                self._until[name] = max(entry.when, self._until.get(name, ""))

    def __bool__(self) -> bool:
        """Whether anything was forgotten."""
        return bool(self._until)

    def covers(self, entry: Entry, card: str) -> bool:
        """Whether the card with this id was forgotten after this game in which it was missed."""
        return any(entry.when <= self._until.get((entry.game, name), "") for name in (card, ALL))


def forget_card(history: History, game: str, card: str) -> int:
    """Delete all exercises of a card, and exclude it; returns how many. Raises `SessionError`."""
    return history.forget_where(lambda entry: _is_exercise_of(entry, game, card), _mark(game, card))


def forget_practice(history: History, game: str) -> int:
    """Delete all exercises of a game, and exclude all its cards until now; returns how many.

    Raises `SessionError`.
    """
    return history.forget_where(lambda entry: _is_exercise_of(entry, game, ALL), _mark(game, ALL))


def forget_all_of(history: History, unwanted: Callable[[Entry], bool]) -> list[Entry]:
    """Delete these entries and give them back, so that they can be added again. Raises `SessionError`."""
    gone: list[Entry] = []

    def note(entry: Entry) -> bool:
        found = unwanted(entry)
        if found:
            gone.append(entry)
        return found

    history.forget_where(note)
    return gone


def _is_exercise_of(entry: Entry, game: str, card: str) -> bool:
    """Whether an entry is an exercise, or an older mark, of this card (or of any with ALL)."""
    if entry.kind is not Kind.EXERCISE or entry.game != game:
        return False
    return card == ALL or card in (entry.proven.get(CARD), entry.proven.get(FORGOTTEN))


def _mark(game: str, card: str) -> Entry:
    return Entry(game, "", Result.GIVEN_UP, Kind.EXERCISE, proven={FORGOTTEN: card})
