"""What is remarkable about a word that was just found on a board."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from qless_studio.engine.grids.solver import FoundWord
from qless_studio.engine.texts import say


def milestone(words: Sequence[FoundWord], played: Collection[str], word: str, points: int, score: int, par: int) -> str:
    """One sentence on a word of the board, or "" if there is nothing to say.

    `words` are all words of the board, `played` those found so far, `word` among them; `points` is what it brought,
    `score` the points after it, `par` those of the common words, 0 if there are none.
    """
    if par and score - points < par <= score:
        return say("Par reached")
    same = [found.word for found in words if len(found.word) == len(word)]
    if len(same) > 1 and all(each in played for each in same):
        return say("All {} words of {} letters found", len(same), len(word))
    longest = max((len(found.word) for found in words), default=0)
    if len(word) == longest and not any(each != word and each in played for each in same):
        return say("No word on this board is longer")
    dearest = max((found.score for found in words), default=0)
    earlier = any(found.score == dearest and found.word != word and found.word in played for found in words)
    return say("No word on this board is worth more") if points == dearest and not earlier else ""
