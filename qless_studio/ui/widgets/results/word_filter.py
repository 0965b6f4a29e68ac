"""The filter of a list of words, without Qt: text or pattern, minimum length and minimum commonness."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.languages import composed
from qless_studio.engine.texts import say


class FilterError(StudioError):
    """A filter expression that cannot be parsed."""


S = TypeVar("S")


class WordFilter(NamedTuple):
    """What a word must match to stay in the list.

    `text` is plain text found anywhere in the word, a pattern for the whole word if it contains `?` (one letter) or
    `*` (any letters), or a regular expression between slashes. Case is ignored. A text with accents is looked for in
    the spellings of a word, any other in the letters that are played; a regular expression in both.
    """

    text: str = ""
    min_length: int = 0
    minimum_band: Band = Band.UNKNOWN
    max_length: int = 0
    """Maximum length; 0: no maximum."""

    def __bool__(self) -> bool:
        """Whether the filter can exclude anything."""
        limited = self.min_length > 1 or self.max_length > 0 or self.minimum_band is not Band.UNKNOWN
        return bool(self.text.strip()) or limited

    def predicate(
        self,
        word: Callable[[S], str],
        zipf: Callable[[S], float | None] = lambda solution: None,
        lexicon: Lexicon | None = None,
    ) -> Callable[[S], bool] | None:
        """A test for solutions, given functions for their word and Zipf value; None if everything passes.

        `lexicon` knows how the words are spelt; None: as they are played. A solution of several words has them
        separated by spaces, and passes if one of them matches text and length. Raises `FilterError` for an invalid
        regular expression.
        """
        if not self:
            return None
        matches, shortest, floor = word_test(self.text, lexicon), self.min_length, self.minimum_band.floor
        longest = self.max_length or math.inf

        def passes(solution: S) -> bool:
            if floor > -math.inf:
                value = zipf(solution)
                if value is None or value < floor:
                    return False
            text = word(solution)
            if " " not in text:
                return shortest <= len(text) <= longest and matches(text)
            return any(shortest <= len(part) <= longest and matches(part) for part in text.split())

        return passes


def word_test(text: str, lexicon: Lexicon | None = None) -> Callable[[str], bool]:
    """A test for one played word, given the `text` of a `WordFilter`; raises `FilterError`."""
    text = composed(text.strip())
    if text.startswith("/"):
        matches = _regex_test(text)
        return matches if lexicon is None else lambda word: matches(word) or any(map(matches, lexicon.spelt(word)))
    if lexicon is None:
        return _plain_test(text)
    played = lexicon.fold(text)
    if played == text.lower() or not lexicon.spellings:
        return _plain_test(played)
    spelt = _plain_test(text)
    return lambda word: any(map(spelt, lexicon.spelt(word)))


def _plain_test(text: str) -> Callable[[str], bool]:
    text = text.lower()
    if "?" in text or "*" in text:
        parts = {"?": ".", "*": ".*"}
        # Consecutive stars mean the same as one, and would only make matching slow.
        pattern = "".join(parts.get(char, re.escape(char)) for char in re.sub(r"\*+", "*", text))
        whole = re.compile(pattern, re.IGNORECASE).fullmatch
        return lambda word: whole(word) is not None
    return lambda word: text in word.lower()


def _regex_test(text: str) -> Callable[[str], bool]:
    body = text[1:-1] if len(text) > 1 and text.endswith("/") else text[1:]
    try:
        search = re.compile(body, re.IGNORECASE).search
    except re.error as error:
        if error.pos is None:
            raise FilterError(error.msg, say("regular expression")) from None
        raise FilterError(error.msg, say("regular expression, character {}", error.pos + 1)) from None
    except (OverflowError, RecursionError) as error:
        raise FilterError(str(error), say("regular expression")) from None
    return lambda word: search(word) is not None
