"""Delete the progress of cards. See docs/decisions/058.

Cards follow from the games in the history, which are kept; a mark in the history excludes the forgotten cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from qless_studio.engine.history import CARD, Entry, History, Kind, Result

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
