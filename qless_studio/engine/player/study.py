"""The words that are worth most to a player, by the points per round that learning each would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import fsum
from pathlib import Path

from qless_studio.engine.grids.likelihood import BOARDS, counts
from qless_studio.engine.grids.solver import Scoring
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.features import BoardFeatures, features_from, usual_features
from qless_studio.engine.player.model import ROUND, Skill, chance
from qless_studio.engine.solving import Run

LETTERS, WORDS = 4, 500
"""Letters of the shortest words listed, and length of the list."""
ENDING, STEM = 3, 3
"""Letters of the longest ending, and of the shortest word without it."""
USUAL = 0.01
"""An ending of words of one family is one that this part of the words of the list add to another word."""


@dataclass(frozen=True)
class StudyWord:
    """A word, and what it is worth to a player."""

    word: str
    points: int
    rolled: float
    """The share of rolls that have it, 0 to 1."""
    chance: float
    """The probability that the player finds it where it lies as usual."""
    gain: float
    """Points a round, if the player came to know it as well as a common word. An upper bound: finding it takes time."""
    family: tuple[str, ...] = ()
    """Other words that are learned with it, those that gain most first."""

    @property
    def left(self) -> float:
        """Points a round that stay on the boards."""
        return self.rolled * self.points * (1 - self.chance)


def study_words(
    lexicon: Lexicon,
    scoring: Scoring,
    skill: Skill,
    boards: Sequence[BoardFeatures],
    folder: Path | None = None,
    run: Run | None = None,
) -> list[StudyWord]:
    """Every word that was rolled and may be proposed, in alphabetical order: about a second for 150,000 words.

    `boards`: those that say how much time a round leaves for searching. The rolls take another second or two, once for
    each list; they are kept in a file below `folder` (None: only in memory). `run` is told how much is rolled; raises
    `Stopped` when it is stopped.
    """
    rolled = counts(lexicon, folder, run)
    proposed = lexicon.proposed
    ids = [word_id for word_id, count in enumerate(rolled) if count and lexicon.words[word_id] in proposed]
    words = [lexicon.words[word_id] for word_id in ids]
    points = [scoring.plain(word) for word in words]
    entered = fsum(fsum(skill.chances(board, ROUND)) for board in boards) / len(boards) if boards else 0.0
    now = _chances(words, lexicon, skill, entered, known=False)
    known = _chances(words, lexicon, skill, entered, known=True)
    shares = [rolled[word_id] / BOARDS for word_id in ids]
    return [
        StudyWord(word, worth, share, p, share * worth * max(0.0, better - p))
        for word, worth, share, p, better in zip(words, points, shares, now, known, strict=True)
        if worth
    ]


def worth_learning(
    words: Iterable[StudyWord], families: Families, letters: int = LETTERS, most: int = WORDS
) -> list[StudyWord]:
    """The words that gain most, families folded into one, those with the largest gain first."""
    gaining = [word for word in words if len(word.word) >= letters and word.gain > 0]
    return families.folded(sorted(gaining, key=lambda each: (-each.gain, each.word)), most)


def overlooked(
    words: Iterable[StudyWord], families: Families, letters: int = LETTERS, most: int = WORDS
) -> list[StudyWord]:
    """The words of which most stays on the boards, families folded: many that everybody knows."""
    left = [word for word in words if len(word.word) >= letters]
    return families.folded(sorted(left, key=lambda each: (-each.left, each.word)), most)


class Families:
    """Which words of a list are forms of one another: LEND, LENDS, LENDER.

    In whatever language: the usual endings are those that many words of the list add to another word.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self._words = frozenset(words)
        added = Counter(
            word[-size:]
            for word in words
            for size in range(1, ENDING + 1)
            if len(word) >= STEM + size and word[:-size] in self._words
        )
        self._stems: dict[str, str] = {}
        self.endings = frozenset(ending for ending, count in added.items() if count >= USUAL * len(words))

    def stem(self, word: str) -> str:
        """The word without its usual endings, as far as what is left is a word of the list."""
        known = self._stems.get(word)
        if known is None:
            known = self._stems[word] = self._stem(word)
        return known

    def _stem(self, word: str) -> str:
        for size in range(1, ENDING + 1):
            shorter = word[:-size]
            if len(shorter) >= STEM and word[-size:] in self.endings and shorter in self._words:
                return self.stem(shorter)
        return word

    def folded(self, ordered: Iterable[StudyWord], most: int) -> list[StudyWord]:
        """The first word of each family, with the others, up to this many families."""
        families: dict[str, list[StudyWord]] = {}
        for each in ordered:
            stem = self.stem(each.word)
            if stem in families or len(families) < most:
                families.setdefault(stem, []).append(each)
        return [replace(first, family=tuple(each.word for each in others)) for first, *others in families.values()]


def _chances(words: Sequence[str], lexicon: Lexicon, skill: Skill, entered: float, known: bool) -> list[float]:
    """The chance to find each word at its usual place; `known`: if all were at least common."""
    rows = [usual_features(word, lexicon, known) for word in words]
    board = features_from(words, [1] * len(words), rows, lexicon.has_commonness)
    return [chance(eta) for eta in skill.etas(board, ROUND, entered)]
