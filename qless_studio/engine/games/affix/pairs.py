"""Which prefixes and suffixes make words of the lexicon, under the options."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property, lru_cache

from qless_studio.engine.games.affix.puzzle import BoardGraph, Options
from qless_studio.engine.lexicon import Lexicon

WITH_PLURALS_IN_S = frozenset({"en", "fr", "es", "nl"})
"""The languages in which a word in -s is usually a plural; in others the option `plural` excludes nothing."""


def is_excluded(word: str, lexicon: Lexicon, plural: str) -> bool:
    """Whether the option `plural` excludes a word of the lexicon."""
    if plural == "none" or word[-1] != "s" or lexicon.language.code not in WITH_PLURALS_IN_S:
        return False
    return plural == "any" or (word[-2:] != "ss" and word[:-1] in lexicon)


def cuts(word: str, options: Options) -> Iterator[int]:
    """The prefix lengths at which the word can be cut under the options."""
    size = len(word)
    shortest = max(options.prefix_min, size - options.suffix_max)
    return iter(range(shortest, min(options.prefix_max, size - options.suffix_min) + 1))


def prefixes_of(suffixes: Sequence[str], lexicon: Lexicon, options: Options) -> tuple[frozenset[str], ...]:
    """For each suffix the prefixes that make a word with it; one pass over the list, 1 ms for 10,000 words."""
    made: dict[str, set[str]] = {suffix: set() for suffix in suffixes}
    ends = tuple(made)
    for word in lexicon.words:
        if word.endswith(ends) and not is_excluded(word, lexicon, options.plural):
            for cut in cuts(word, options):
                if word[cut:] in made:
                    made[word[cut:]].add(word[:cut])
    return tuple(frozenset(made[suffix]) for suffix in suffixes)


@lru_cache(maxsize=4)
def ranks(lexicon: Lexicon) -> dict[str, int]:
    """The rank of each word by commonness, from 1."""
    return {word: place for place, word in enumerate(lexicon.by_commonness, start=1)}


class Pairs:
    """Every (prefix, suffix) that makes a word and may be part of a full board; numbered, read only.

    Prefixes with fewer than `min_suffixes` suffixes and suffixes with fewer than `min_prefixes` prefixes are removed
    until none is left: no full board can use them. The arrays have the form that `kernels.affix.Arrangements` takes.
    """

    def __init__(
        self, lexicon: Lexicon, options: Options, min_suffixes: int, min_prefixes: int, checkpoint: Callable[[], None]
    ) -> None:
        starts: dict[str, int] = {}
        ends: dict[str, int] = {}
        firsts, lasts = array("i"), array("i")
        for number, word in enumerate(lexicon.words):
            if number % 2048 == 0:
                checkpoint()
            if is_excluded(word, lexicon, options.plural):
                continue
            for cut in cuts(word, options):
                firsts.append(starts.setdefault(word[:cut], len(starts)))
                lasts.append(ends.setdefault(word[cut:], len(ends)))
        firsts, lasts = _pruned(firsts, min_suffixes, lasts, min_prefixes, checkpoint)
        self.prefixes, first_number = _renumbered(starts, firsts)
        checkpoint()
        self.suffixes, last_number = _renumbered(ends, lasts)
        checkpoint()
        self.number = {suffix: number for number, suffix in enumerate(self.suffixes)}
        self.prefix_number = {prefix: number for number, prefix in enumerate(self.prefixes)}
        checkpoint()
        firsts = array("i", map(first_number.__getitem__, firsts))
        checkpoint()
        lasts = array("i", map(last_number.__getitem__, lasts))
        checkpoint()
        self.prefixes_of, self.prefixes_at = _rows(lasts, firsts, len(self.suffixes), checkpoint)
        self.suffixes_of, self.suffixes_at = _rows(firsts, lasts, len(self.prefixes), checkpoint)
        self._made: dict[str, frozenset[str]] = {}
        self._lexicon = lexicon

    def within(self, words: int, checkpoint: Callable[[], None]) -> Pairs:
        """Only the pairs that make one of the `words` most common words; the numbers remain."""
        fewer = copy(self)
        fewer._made = {}
        by_suffix, by_prefix = self._ranks
        fewer.prefixes_of, fewer.prefixes_at = _up_to(words, by_suffix, self.prefixes_of, self.prefixes_at, checkpoint)
        fewer.suffixes_of, fewer.suffixes_at = _up_to(words, by_prefix, self.suffixes_of, self.suffixes_at, checkpoint)
        return fewer

    @cached_property
    def _ranks(self) -> tuple[array[int], array[int]]:
        """The ranks of the words that the entries of `prefixes_of` and of `suffixes_of` make."""
        rank = ranks(self._lexicon)
        by_suffix, by_prefix = array("i"), array("i")
        for number, suffix in enumerate(self.suffixes):
            row = self.prefixes_of[self.prefixes_at[number] : self.prefixes_at[number + 1]]
            by_suffix.extend(rank[self.prefixes[prefix] + suffix] for prefix in row)
        for number, prefix in enumerate(self.prefixes):
            row = self.suffixes_of[self.suffixes_at[number] : self.suffixes_at[number + 1]]
            by_prefix.extend(rank[prefix + self.suffixes[suffix]] for suffix in row)
        return by_suffix, by_prefix

    def made(self, suffix: str) -> frozenset[str]:
        """The prefixes of a suffix that is among the pairs."""
        found = self._made.get(suffix)
        if found is None:
            number = self.number[suffix]
            row = self.prefixes_of[self.prefixes_at[number] : self.prefixes_at[number + 1]]
            found = self._made[suffix] = frozenset(self.prefixes[prefix] for prefix in row)
        return found

    def partners(self, prefix: str) -> frozenset[int]:
        """The numbers of the suffixes with which a prefix makes words."""
        number = self.prefix_number.get(prefix)
        if number is None:
            return frozenset()
        return frozenset(self.suffixes_of[self.suffixes_at[number] : self.suffixes_at[number + 1]])


_CHUNK = 1 << 15
"""Pairs processed between two checkpoints: about 5 ms."""
_known: dict[tuple[object, ...], Pairs] = {}
_MAX_KNOWN = 4


def pairs_for(board: BoardGraph, lexicon: Lexicon, options: Options, checkpoint: Callable[[], None]) -> Pairs:
    """The pairs of a lexicon that can be on the board; the latest few are cached. 2 s for 170,000 words."""
    minima = min(len(node.joins) for node in board.nodes), min(board.degrees)
    lengths = options.prefix_min, options.prefix_max, options.suffix_min, options.suffix_max
    key = (lexicon, lengths, options.plural, minima)
    found = _known.get(key)
    if found is None:
        found = Pairs(lexicon, options, *minima, checkpoint)
        while len(_known) >= _MAX_KNOWN:  # another thread may do the same at the same moment
            _known.pop(next(iter(_known)), None)
        _known[key] = found
    return found


def _pruned(
    firsts: array[int], min_lasts: int, lasts: array[int], min_firsts: int, checkpoint: Callable[[], None]
) -> tuple[array[int], array[int]]:
    """The pairs (first, last) that remain after repeatedly removing those with too few partners.

    Plain arrays, not a set per name: with half a million sets the garbage collector pauses for 0.3 s.
    """
    while True:
        first_count: Counter[int] = Counter()
        last_count: Counter[int] = Counter()
        for start in range(0, len(firsts), _CHUNK):
            checkpoint()
            first_count.update(firsts[start : start + _CHUNK])
            last_count.update(lasts[start : start + _CHUNK])
        kept_firsts, kept_lasts = array("i"), array("i")
        for start in range(0, len(firsts), _CHUNK):
            checkpoint()
            for first, last in zip(firsts[start : start + _CHUNK], lasts[start : start + _CHUNK], strict=True):
                if first_count[first] >= min_lasts and last_count[last] >= min_firsts:
                    kept_firsts.append(first)
                    kept_lasts.append(last)
        if len(kept_firsts) == len(firsts):
            return firsts, lasts
        firsts, lasts = kept_firsts, kept_lasts


def _up_to(
    most: int, ranked: array[int], values: array[int], starts: array[int], checkpoint: Callable[[], None]
) -> tuple[array[int], array[int]]:
    """The rows of values whose rank is at most `most`, and where each row begins."""
    kept, begins = array("i"), array("i", [0])
    for number in range(len(starts) - 1):
        if number % 256 == 0:
            checkpoint()
        start, end = starts[number], starts[number + 1]
        kept.extend(value for value, rank in zip(values[start:end], ranked[start:end], strict=True) if rank <= most)
        begins.append(len(kept))
    return kept, begins


def _renumbered(names: Mapping[str, int], used: array[int]) -> tuple[list[str], dict[int, int]]:
    """The names in use, sorted, and the new number of each old one."""
    left = set(used)
    kept = sorted(name for name, number in names.items() if number in left)
    return kept, {names[name]: number for number, name in enumerate(kept)}


def _rows(
    keys: array[int], values: array[int], size: int, checkpoint: Callable[[], None]
) -> tuple[array[int], array[int]]:
    """The values of each key (0 to size - 1), one row after another, and where each row begins."""
    starts = array("i", bytes(4 * (size + 1)))
    for key in keys:
        starts[key + 1] += 1
    for key in range(size):
        starts[key + 1] += starts[key]
    flat, free = array("i", bytes(4 * len(keys))), starts[:]
    for start in range(0, len(keys), _CHUNK):
        checkpoint()
        for key, value in zip(keys[start : start + _CHUNK], values[start : start + _CHUNK], strict=True):
            flat[free[key]] = value
            free[key] += 1
    return flat, starts
