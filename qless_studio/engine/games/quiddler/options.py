"""The options of Quiddler, and the table of length bonuses."""

from __future__ import annotations

import re
from array import array
from dataclasses import dataclass

from qless_studio.engine.errors import OptionError
from qless_studio.engine.options import check_options, option
from qless_studio.engine.texts import say

LONGEST = 20
"""Letters of the longest word that ten cards can spell."""
STANDARD_BONUS = "5:2,6:5,7:10," + ",".join(f"{letters}:{10 * letters - 60}" for letters in range(8, LONGEST + 1))
_HIGHEST_BONUS = 10_000
_ENTRY = re.compile(r"([0-9]{1,3})\s*:\s*(-?[0-9]{1,9})", re.ASCII)


@dataclass(frozen=True)
class Options:
    min_cards: int = option(2, "Cards a word, at least", "Words of fewer cards do not count.", low=2, high=8)
    bonus: str = option(STANDARD_BONUS, "Length bonus", "Points by letters, such as 5:2,6:5; other lengths have none.")
    goal: str = option(
        "best",
        "Goal",
        "Which games to list: those with the highest scores, or only those that use all cards.",
        choices=[("best", "Best score"), ("all_cards", "All cards used")],
    )
    games: int = option(
        1000, "Games to list", "In falling score; the best ones are counted all the same.", low=1, high=1_000_000
    )
    samples: int | None = option(
        200, "Samples", "Unknown cards are drawn so many times; none: for as long as it runs.", low=8, high=1_000_000
    )
    discard: str = option(
        "must",
        "Discard",
        "In a hand: one card must be kept for the discard, or all may be laid down.",
        choices=[("must", "One card is kept"), ("may", "All may be laid")],
    )
    longest_word: int | None = option(
        None, "Longest word to beat", "In a hand: 10 points for a word of more letters.", low=0, high=LONGEST
    )
    most_words: int | None = option(
        None, "Number of words to beat", "In a hand: 10 points for laying more words.", low=0, high=5
    )

    def __post_init__(self) -> None:
        check_options(self)
        bonus_table(self.bonus)


def bonus_table(text: str) -> array[int]:
    """The bonus by letters, for words of up to `LONGEST` letters (int32); raises `OptionError`."""
    where = say("option {}", "bonus")
    table = array("i", [0] * (LONGEST + 1))
    for entry in filter(None, (part.strip() for part in text.split(","))):
        match = _ENTRY.fullmatch(entry)
        if match is None:
            raise OptionError(say("{!r} is not letters:points, such as 5:2", entry), where)
        letters, bonus = match.groups()
        if not 1 <= int(letters) <= LONGEST:
            raise OptionError(say("no word has {} letters; 1 to {} can be", letters, LONGEST), where)
        if bonus.startswith("-"):
            raise OptionError(say("{} points for {} letters is less than 0", bonus, letters), where)
        if int(bonus) > _HIGHEST_BONUS:
            raise OptionError(say("{} points for {} letters is more than {}", bonus, letters, _HIGHEST_BONUS), where)
        table[int(letters)] = int(bonus)
    return table
