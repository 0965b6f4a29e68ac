"""What a player types to filter the list of puzzles: suffixes, and limits on boards and words needed; no Qt."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass

from qless_studio.ui.games.affix.searches import PuzzleRow
from qless_studio.ui.widgets.results.word_filter import word_test

LIMIT = re.compile(r"\b(boards|words)\s*(<=|>=|<|>|=)\s*(\d[\d,]*)", re.IGNORECASE)
COMPARE = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq}


@dataclass(frozen=True)
class PuzzleFilter:
    """`st boards<100 words<=800`: a suffix with "st", fewer than 100 boards, and the 800 most common words suffice.

    All limits must hold. The rest of the text is a word filter, and at least one suffix must pass it.
    """

    text: str

    @property
    def by_words(self) -> bool:
        """Whether there is a limit on the words needed, so that puzzles must be rated."""
        return any(name.lower() == "words" for name, _, _ in LIMIT.findall(self.text))

    @property
    def without_words(self) -> PuzzleFilter:
        """The filter without its limits on the words needed."""
        return PuzzleFilter(LIMIT.sub(lambda limit: " " if limit[1].lower() == "words" else limit[0], self.text))

    def predicate(self, words: Callable[[PuzzleRow], int | None]) -> Callable[[PuzzleRow], bool] | None:
        """The test of a puzzle; None if everything passes.

        `words` returns the number of most common words that a puzzle needs, None while it is unknown; then no limit
        on it holds. Raises `FilterError` for an invalid regular expression.
        """
        if not self.text.strip():
            return None
        limits = [
            (name.lower(), COMPARE[sign], int(number.replace(",", "")))
            for name, sign, number in LIMIT.findall(self.text)
        ]
        fits = word_test(LIMIT.sub(" ", self.text))

        def passes(row: PuzzleRow) -> bool:
            for name, compare, limit in limits:
                value = row.boards if name == "boards" else words(row)
                if value is None or not compare(value, limit):
                    return False
            return any(map(fits, row.suffixes))

        return passes
