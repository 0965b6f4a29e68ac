"""The published recursive Quiddler solver (a student's page, 2006), from its description."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.rules import POINTS, Options, bonus_table

BONUS = bonus_table(Options().bonus)


class Recursive:
    """Backtracking over the table with a live best score: longest words first, a bound, no memory of positions.

    The word list holds the words that the letters of the deal allow, one of each set of anagrams.
    """

    def __init__(self, puzzle: Puzzle, words: Iterable[str]) -> None:
        self.piles = [[card.lower() for card in reversed(pile)] for pile in puzzle.piles]
        letters = Counter("".join(puzzle.known).lower())
        spellable = [word for word in words if not Counter(word) - letters]
        by_letters = {"".join(sorted(word)): word for word in spellable}
        self.words = sorted(by_letters.values(), key=lambda word: (-len(word), word))
        self.group = [sum(len(word) > length for word in self.words) for length in range(40)]
        self.total = sum(POINTS[card] for card in puzzle.known)
        self.best = -self.total

    def search(self, cap: float) -> bool:
        """Search for `cap` seconds; True when it came to its end."""
        self.deadline = time.perf_counter() + cap
        try:
            self._node(0)
        except TimeoutError:
            return False
        return True

    def _node(self, bonus: int) -> None:
        if time.perf_counter() > self.deadline:
            raise TimeoutError
        left = sum(POINTS[card.upper()] for pile in self.piles for card in pile)
        letters = sum(len(card) for pile in self.piles for card in pile)
        score = self.total - 2 * left + bonus
        self.best = max(self.best, score)
        if letters < 2 or score + 4 * left + BONUS[min(letters, len(BONUS) - 1)] <= self.best:
            return
        empty = next((place for place, pile in enumerate(self.piles) if not pile), None)
        if empty is not None:
            for pile in self.piles:
                if len(pile) == 2:
                    self.piles[empty].append(pile.pop())
                    self._node(bonus)
                    pile.append(self.piles[empty].pop())
        available = sum(len(pile[-1]) for pile in self.piles if pile)
        for word in self.words[self.group[available] :]:
            self._match(word, bonus)

    def _match(self, word: str, bonus: int) -> None:
        """From left to right, take each top card that occurs in what is left of the word; go on if it is used up."""
        rest = word
        taken = []
        for pile in self.piles:
            if pile and pile[-1] in rest:
                rest = rest.replace(pile[-1], "", 1)
                taken.append((pile, pile.pop()))
        if not rest:
            self._node(bonus + BONUS[len(word)])
        for pile, card in reversed(taken):
            pile.append(card)
