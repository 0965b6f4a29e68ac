"""What a player types to narrow the list of puzzles: suffixes, and bounds on boards and on words needed; no Qt."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass

from qless_studio.ui.games.affix.analysis import PuzzleRow
from qless_studio.ui.widgets.results.word_filter import word_test

BOUND = re.compile(r"\b(boards|words)\s*(<=|>=|<|>|=)\s*(\d[\d,]*)", re.IGNORECASE)
COMPARE = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq}


@dataclass(frozen=True)
class PuzzleFilter:
    """Reads `st boards<100 words<=800`: a suffix with "st", fewer than 100 boards, filled with the 800 commonest words.

    Every bound must hold. What is left of the text is one filter of suffixes, and some suffix must fit it.
    """

    text: str

    @property
    def by_words(self) -> bool:
        """Whether it asks how hard a puzzle is."""
        return any(name.lower() == "words" for name, _, _ in BOUND.findall(self.text))

    @property
    def without_words(self) -> PuzzleFilter:
        """The part that is known of every puzzle at once."""
        return PuzzleFilter(BOUND.sub(lambda bound: " " if bound[1].lower() == "words" else bound[0], self.text))

    def predicate(self, words: Callable[[PuzzleRow], int | None]) -> Callable[[PuzzleRow], bool] | None:
        """The test of a puzzle; None when everything passes.

        `words` tells how many of the commonest words a puzzle needs, None while that is unknown: then no bound on it
        holds. Raises `FilterError` for a broken regular expression.
        """
        if not self.text.strip():
            return None
        bounds = [
            (name.lower(), COMPARE[sign], int(number.replace(",", "")))
            for name, sign, number in BOUND.findall(self.text)
        ]
        fits = word_test(BOUND.sub(" ", self.text))

        def passes(row: PuzzleRow) -> bool:
            for name, compare, bound in bounds:
                value = row.boards if name == "boards" else words(row)
                if value is None or not compare(value, bound):
                    return False
            return any(map(fits, row.suffixes))

        return passes
