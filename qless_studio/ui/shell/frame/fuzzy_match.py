"""Fuzzy matching of a few typed letters with texts, and the order of the matches."""

from __future__ import annotations

from dataclasses import dataclass

SCATTERED = 4
"""Rank of a match whose letters are scattered in order"""
SCATTERED_FROM = 3
"""From so many letters on they may be scattered over a text: fewer would match nearly everything"""


@dataclass(frozen=True)
class Match:
    """How well a text matches, and with which letters."""

    rank: int
    """0: the text starts with the letters; 1: one of its words does; 2: they are inside a word; 3: they are several
    words or initials; 4: they are scattered in order."""
    places: tuple[int, ...]
    """Positions of the matched letters in the text, ascending."""


def match(query: str, text: str) -> Match | None:
    """How `text` matches `query`, ignoring case; None if it does not. An empty query matches everything."""
    sought, whole = " ".join(query.lower().split()), text.lower()
    if len(whole) != len(text):  # the lower case of a letter can be two letters: positions would be wrong
        whole = text
    if not sought:
        return Match(0, ())
    run = _run(sought, whole)
    if run is not None:
        return run
    parts = [_run(part, whole) for part in sought.split()]
    if len(parts) > 1 and all(parts):
        return Match(3, tuple(sorted({place for part in parts if part for place in part.places})))
    letters = sought.replace(" ", "")
    initials = _in_words(letters, whole)
    if initials is not None:
        return Match(3, initials)
    scattered = _in_order(letters, whole)
    return Match(SCATTERED, scattered) if scattered and len(letters) >= SCATTERED_FROM else None


def _run(sought: str, whole: str) -> Match | None:
    """The letters in one piece: at the start of the text, else of a word, else anywhere."""
    at = next((place for place in _starts(whole) if whole.startswith(sought, place)), whole.find(sought))
    if at < 0:
        return None
    rank = 0 if at == 0 else 1 if at in _starts(whole) else 2
    return Match(rank, tuple(range(at, at + len(sought))))


def _starts(whole: str) -> list[int]:
    """Where words start."""
    return [place for place, letter in enumerate(whole) if letter.isalnum() and not whole[place - 1 : place].isalnum()]


def _in_words(letters: str, whole: str) -> tuple[int, ...] | None:
    """The letters as starts of several words in order, trying the longest starts first; None if they are not."""

    def from_word(number: int, rest: str) -> tuple[int, ...] | None:
        if not rest:
            return ()
        for next_number in range(number, len(starts)):
            start, common = starts[next_number], 0
            while common < len(rest) and whole[start + common : start + common + 1] == rest[common]:
                common += 1
            for length in range(common, 0, -1):
                after = from_word(next_number + 1, rest[length:])
                if after is not None:
                    return (*range(start, start + length), *after)
        return None

    starts = _starts(whole)
    return from_word(0, letters)


def _in_order(letters: str, whole: str) -> tuple[int, ...] | None:
    """The first places where the letters come in order."""
    found, place = [], -1
    for letter in letters:
        place = whole.find(letter, place + 1)
        if place < 0:
            return None
        found.append(place)
    return tuple(found)
