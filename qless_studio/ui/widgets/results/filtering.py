"""What a player types to narrow a list, turned into a test of words; no Qt."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import Band
from qless_studio.engine.texts import say


class FilterError(StudioError):
    """A filter that cannot be read."""


@dataclass(frozen=True)
class WordFilter:
    """What must hold of a word to stay in the list.

    `text` is plain text found anywhere in the word, a pattern of the whole word when it has `?` (one letter) or `*`
    (any letters), or a regular expression between slashes. Capitals do not matter.
    """

    text: str = ""
    min_length: int = 0
    least: Band = Band.UNKNOWN

    def __bool__(self) -> bool:
        """Whether it can keep anything out."""
        return bool(self.text.strip()) or self.min_length > 1 or self.least is not Band.UNKNOWN

    def predicate(
        self, word: Callable[[Any], str], zipf: Callable[[Any], float | None] = lambda solution: None
    ) -> Callable[[Any], bool] | None:
        """The test of a solution, given how to read its word and its Zipf value; None when everything passes.

        A solution of several words has them separated by spaces and stays when one of them fits text and length.
        Raises `FilterError` for a broken regular expression.
        """
        if not self:
            return None
        fits, shortest, floor = word_test(self.text), self.min_length, self.least.floor

        def passes(solution: Any) -> bool:
            if floor > -math.inf:
                value = zipf(solution)
                if value is None or value < floor:
                    return False
            text = word(solution)
            if " " not in text:
                return len(text) >= shortest and fits(text)
            return any(len(part) >= shortest and fits(part) for part in text.split())

        return passes


def word_test(text: str) -> Callable[[str], bool]:
    """The test of one word that `text` stands for (see `WordFilter`); raises `FilterError`."""
    text = text.strip()
    if text.startswith("/"):
        return _regex_test(text)
    text = text.lower()
    if "?" in text or "*" in text:
        parts = {"?": ".", "*": ".*"}
        # Runs of stars mean the same as one and would only make the search slow.
        pattern = "".join(parts.get(char, re.escape(char)) for char in re.sub(r"\*+", "*", text))
        whole = re.compile(pattern, re.IGNORECASE).fullmatch
        return lambda word: whole(word) is not None
    return lambda word: text in word.lower()


def _regex_test(text: str) -> Callable[[str], bool]:
    body = text[1:-1] if len(text) > 1 and text.endswith("/") else text[1:]
    try:
        search = re.compile(body, re.IGNORECASE).search
    except (re.error, OverflowError, RecursionError) as error:
        place = getattr(error, "pos", None)
        where = say("regular expression") if place is None else say("regular expression, character {}", place + 1)
        raise FilterError(getattr(error, "msg", str(error)), where) from None
    return lambda word: search(word) is not None
