"""The words looked up, for going back and forward."""

from __future__ import annotations

MOST = 200
"""Words remembered"""


class History:
    """A sequence of words and a place in it, as in a browser."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._place = -1
        self._passing = False

    @property
    def word(self) -> str:
        """The current word, "" for none."""
        return self._words[self._place] if self._words else ""

    @property
    def can_go_back(self) -> bool:
        return self._place > 0

    @property
    def can_go_forward(self) -> bool:
        return self._place < len(self._words) - 1

    def visit(self, word: str, passing: bool = False) -> None:
        """Go to a word; those after the current one are forgotten.

        Of consecutive `passing` ones, which the player passed in a list, only the last is kept.
        """
        if word == self.word:
            self._passing = self._passing and passing
            return
        del self._words[self._place + 1 :]
        if passing and self._passing and self._words:
            self._words.pop()
        self._words.append(word)
        del self._words[:-MOST]
        self._place, self._passing = len(self._words) - 1, passing

    def back(self) -> str:
        """Go back by one, and the word there."""
        self._place = max(0, self._place - 1)
        self._passing = False
        return self.word

    def forward(self) -> str:
        """Go forward by one, and the word there."""
        self._place = min(len(self._words) - 1, self._place + 1)
        self._passing = False
        return self.word
