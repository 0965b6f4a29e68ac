"""The options of Quiddler, and the table of length bonuses."""

from __future__ import annotations

import re
from array import array
from dataclasses import dataclass

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.quiddler.deck import Deck, deck_of
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.options import check_options, option
from qless_studio.engine.texts import phrase, say

LONGEST = 20
"""Number of letters of the longest word that ten cards can spell."""
STANDARD_BONUS = "5:2,6:5,7:10," + ",".join(f"{letters}:{10 * letters - 60}" for letters in range(8, LONGEST + 1))
_HIGHEST_BONUS = 10_000
_ENTRY = re.compile(r"([0-9]{1,3})\s*:\s*(-?[0-9]{1,9})", re.ASCII)


DECKS = (("language", phrase("List's language")), ("english", phrase("English")))
"""The decks to choose from; with an English list they are the same."""


@dataclass(frozen=True)
class Options:
    """The rules of Quiddler and of its hand game, and what is listed."""

    min_cards: int = option(2, "Minimum cards per word", note="Words with fewer cards do not count.", low=2, high=8)
    bonus: str = option(
        STANDARD_BONUS, "Length bonus", "Points by word length, such as 5:2,6:5; other lengths have none."
    )
    goal: str = option(
        "best",
        "Goal",
        note="Which games to list: those with the highest scores, or only those that use all cards.",
        choices=[("best", "Best score"), ("all_cards", "All cards used")],
    )
    games: int = option(
        1000,
        "Games to list",
        note="Maximum number of games to list, the highest scores first; the best ones are always counted.",
        low=1,
        high=1_000_000,
    )
    samples: int | None = option(
        200,
        "Samples",
        note="Number of random draws for unknown cards; without one, until stopped.",
        low=8,
        high=1_000_000,
    )
    discard: str = option(
        "must",
        "Discard",
        note="Hand game: whether one card must be kept to discard, or all may be laid down.",
        choices=[("must", "Keep one card"), ("may", "All may be laid down")],
    )
    longest_word: int | None = option(
        None, "Longest word to beat", note="Hand game: 10 points for a longer word.", low=0, high=LONGEST
    )
    most_words: int | None = option(
        None, "Word count to beat", note="Hand game: 10 points for laying down more words.", low=0, high=5
    )
    deck: str = option(
        "language",
        "Deck",
        note="Cards and points made for the language of the word list, or those of the published English deck.",
        choices=DECKS,
    )

    def __post_init__(self) -> None:
        check_options(self)
        bonus_table(self.bonus)

    def deck_in(self, language: Language) -> Deck:
        """The deck to play with where the word list is in this language."""
        return deck_of(ENGLISH if self.deck == "english" else language)


def bonus_table(text: str) -> array[int]:
    """The bonus by number of letters, up to `LONGEST` (int32); raises `OptionError`."""
    where = say("option {}", "bonus")
    table = array("i", [0] * (LONGEST + 1))
    for entry in filter(None, (part.strip() for part in text.split(","))):
        match = _ENTRY.fullmatch(entry)
        if match is None:
            raise OptionError(say("{!r} is not of the form letters:points, such as 5:2", entry), where)
        letters, bonus = match.groups()
        if not 1 <= int(letters) <= LONGEST:
            raise OptionError(say("{!r} is not a whole number from {} to {}", letters, 1, LONGEST), where)
        if not 0 <= int(bonus) <= _HIGHEST_BONUS:
            raise OptionError(say("{!r} is not a whole number from {} to {}", bonus, 0, _HIGHEST_BONUS), where)
        table[int(letters)] = int(bonus)
    return table
