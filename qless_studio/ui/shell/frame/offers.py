"""What Search offers, and in which order. See docs/decisions/109."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QAction, QKeySequence

from qless_studio.engine.texts import say
from qless_studio.ui.shell.frame.row_list import SCATTERED, Match, match
from qless_studio.ui.widgets.basic.action_button import plain_text

BY_WORDS, BY_TIP, LAST = 4, 5, 6
"""Ranks of a match by other words, by the explanation, and of letters scattered over the text; smaller ones as in
`match`."""
WORD_START = 1
"""Up to this rank the letters start a text or one of its words."""
FEW = 4
"""Maximum number of rows of each source but commands"""
TELLING = 3
"""Number of letters from which on explanations are searched: fewer are in nearly all of them."""


@dataclass(frozen=True)
class Offer:
    """Something that can be chosen in Search."""

    text: str
    act: Callable[[], object]
    icon: str = ""
    name: str = ""
    """Stable; "" for what is no command"""
    words: tuple[str, ...] = ()
    """Other words by which it is found"""
    tip: str = ""
    keys: tuple[QKeySequence, ...] = ()
    checked: bool | None = None
    """Whether the command is checked; None: it cannot be checked."""
    enabled: bool = True
    reason: str = ""
    """Why the command cannot run now, if that is known"""
    source: str = ""
    """Kind of the offer if it is no command, such as "Help"."""
    weight: int = 0
    """Added to the rank of a match: what is less likely to be meant comes later."""

    def hit(self, query: str) -> Match | None:
        """How well the offer matches: by its text, else by another word for it, else by its explanation."""
        named = match(query, self.text)
        if named is not None and named.rank < SCATTERED:
            return named
        if query.strip().casefold() in map(str.casefold, self.words):  # as good as a word of the text
            return Match(WORD_START, ())
        if any(_starts(query, word) for word in self.words):
            return Match(BY_WORDS, ())
        if len(query.strip()) >= TELLING and self._is_told(query.split()):
            return Match(BY_TIP, ())
        return None if named is None else Match(LAST, named.places)

    def _is_told(self, parts: Sequence[str]) -> bool:
        """Whether each part starts a word of what is said of it."""
        texts = (self.text, *self.words, self.tip)
        return all(any(_starts(part, text) for text in texts) for part in parts)


@dataclass(frozen=True)
class Row:
    """A row of the list: the title of a group, or an offer."""

    text: str
    offer: Offer | None = None
    """None for a title"""
    places: tuple[int, ...] = ()
    """Positions of the matched letters"""


class Finder(Protocol):
    """What the card of Search asks."""

    def rows(self, query: str) -> list[Row]:
        """What to show for the text typed."""

    def run(self, offer: Offer) -> None:
        """Do what was chosen."""

    def forget(self) -> None:
        """Drop the commands when the card is closed."""


def offer_of(action: QAction) -> Offer:
    """A command, as it is now."""
    declared = getattr(action, "declared", None)
    words = say(declared.words) if declared is not None and declared.words else ""
    return Offer(
        plain_text(action),
        action.trigger,
        action.property("icon_name") or "",
        action.objectName(),
        tuple(word.strip() for word in words.split(";") if word.strip()),
        action.toolTip() if action.toolTip() != plain_text(action) else "",
        tuple(action.shortcuts()),
        action.isChecked() if action.isCheckable() else None,
        action.isEnabled(),
        getattr(action, "reason", ""),
    )


def first_rows(
    first: Sequence[str], own: tuple[str, Sequence[Offer]], others: tuple[str, Sequence[Offer]]
) -> list[Row]:
    """All commands before a letter is typed.

    Those named `first` come first, then a game's `own`, then all `others`, each with the title of the group; what
    cannot run now comes last.
    """
    every = {offer.name or offer.text: offer for offer in (*own[1], *others[1])}
    rows = [
        Row(every[name].text, every[name]) for name in dict.fromkeys(first) if name in every and every[name].enabled
    ]
    shown = {row.offer for row in rows}
    for title, offers in (own, others):
        left = [Row(offer.text, offer) for offer in offers if offer.enabled and offer not in shown]
        rows += [Row(title), *left] if left else []
    return rows + [Row(offer.text, offer) for offer in (*own[1], *others[1]) if not offer.enabled]


def matching_rows(
    query: str, commands: Iterable[Offer], sources: Iterable[Iterable[Offer]], scattered: bool = True
) -> list[Row]:
    """What matches, the best matches first, equal ones in the order given.

    Of each of the `sources` beside the commands only the best are shown. Letters `scattered` over a text count, if at
    all, only if they are in one piece in no other. What cannot run now comes last, and only if its name matches.
    """
    found = [(hit, offer) for offer in commands if (hit := offer.hit(query)) is not None]
    for source in sources:
        hits = [(hit, offer) for offer in source if (hit := offer.hit(query)) is not None]
        found += sorted(hits, key=_rank)[:FEW]
    found.sort(key=_rank)
    all_scattered = scattered and all(hit.rank == LAST for hit, _ in found)
    limits = (True, LAST), (False, BY_WORDS)
    return [
        Row(offer.text, offer, hit.places)
        for enabled, limit in limits
        for hit, offer in found
        if offer.enabled is enabled and (hit.rank < limit or all_scattered)
    ]


def _rank(pair: tuple[Match, Offer]) -> int:
    return pair[0].rank + pair[1].weight


def _starts(query: str, text: str) -> bool:
    hit = match(query, text)
    return hit is not None and hit.rank <= WORD_START
