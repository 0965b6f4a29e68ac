"""The score sheet of several players of one board: each word counts for the only player who found it."""

from __future__ import annotations

import enum
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import composed
from qless_studio.engine.texts import phrase

_SEPARATORS = re.compile(r"[\s,;|/]+")
_AROUND = re.compile(r"^[\W\d_]+|[\W\d_]+$")


class Judgement(enum.Enum):
    """What became of a word of a list; the value is the heading of such words."""

    COUNTS = phrase("Counts")
    CANCELLED = phrase("Found by several players")
    REPEATED = phrase("Written twice")
    TOO_SHORT = phrase("too short")
    NOT_LETTERS = phrase("With letters that the list lacks")
    NOT_IN_LIST = phrase("not in the list")
    NOT_ON_BOARD = phrase("not on the board")


@dataclass(frozen=True)
class SheetWord:
    """One word of a player's list, as judged."""

    word: str
    """The word as it is played, in lower case."""
    judgement: Judgement
    points: int = 0
    """Points of the word; they count only if it is judged so."""


@dataclass(frozen=True)
class PlayerSheet:
    """One player's list, as judged."""

    player: str
    words: tuple[SheetWord, ...]
    """The words in the order in which they were written."""

    @cached_property
    def counting(self) -> tuple[SheetWord, ...]:
        """The words that count."""
        return tuple(word for word in self.words if word.judgement is Judgement.COUNTS)

    @property
    def score(self) -> int:
        """The points of the words that count."""
        return sum(word.points for word in self.counting)


@dataclass(frozen=True)
class ScoreSheet:
    """The lists of all players."""

    players: tuple[PlayerSheet, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The indices of the players with the most points; none if no player has any."""
        best = max((sheet.score for sheet in self.players), default=0)
        return tuple(place for place, sheet in enumerate(self.players) if best and sheet.score == best)


def words_in(text: str) -> list[str]:
    """The words that someone typed or pasted, in lower case, in order.

    Blanks, line breaks, commas, semicolons, bars and slashes separate them; what has no letters (numbers of the lines,
    points, dashes) is left out, also at the ends of a word.
    """
    parts = (_AROUND.sub("", part) for part in _SEPARATORS.split(composed(text).lower()))
    return [part for part in parts if part]


def score_sheet(
    lists: Sequence[tuple[str, str]], points: Mapping[str, int], lexicon: Lexicon, min_length: int
) -> ScoreSheet:
    """Judge the lists, given as (player, text).

    `points`: the points of every word on the board, in lower case. Words may be written as they are spelt. A word
    found by several players cancels for all of them; a word written twice by one player counts once.
    """
    written = [[lexicon.fold(word) for word in words_in(text)] for _, text in lists]
    players_of = Counter(word for words in written for word in set(words))

    def judged(word: str, again: bool) -> SheetWord:
        if not lexicon.alphabet.spells(word):
            return SheetWord(word, Judgement.NOT_LETTERS)
        if word not in points:
            missing = Judgement.NOT_ON_BOARD if word in lexicon else Judgement.NOT_IN_LIST
            return SheetWord(word, Judgement.TOO_SHORT if len(word) < min_length else missing)
        several = Judgement.CANCELLED if players_of[word] > 1 else Judgement.COUNTS
        return SheetWord(word, Judgement.REPEATED if again else several, points[word])

    def sheet(player: str, words: list[str]) -> PlayerSheet:
        first = {word: place for place, word in reversed(list(enumerate(words)))}
        return PlayerSheet(player, tuple(judged(word, first[word] < place) for place, word in enumerate(words)))

    return ScoreSheet(tuple(sheet(player, words) for (player, _), words in zip(lists, written, strict=True)))
