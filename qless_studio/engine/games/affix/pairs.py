"""Which prefixes and suffixes make words of the lexicon, under the options."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from qless_studio.engine.games.affix.boards import Board
from qless_studio.engine.games.affix.puzzle import Options
from qless_studio.engine.lexicon import Lexicon


def is_left_out(word: str, lexicon: Lexicon, plural: str) -> bool:
    """Whether a word of the lexicon looks plural in the sense of the option `plural`."""
    if plural == "none" or word[-1] != "s":
        return False
    return plural == "any" or (word[-2:] != "ss" and word[:-1] in lexicon)


def cuts(word: str, options: Options) -> Iterator[int]:
    """The lengths of prefix that cut the word within the options."""
    size = len(word)
    least = max(options.prefix_min, size - options.suffix_max)
    return iter(range(least, min(options.prefix_max, size - options.suffix_min) + 1))


def prefixes_of(suffixes: Sequence[str], lexicon: Lexicon, options: Options) -> tuple[frozenset[str], ...]:
    """For each suffix the prefixes that make a word with it; one scan of the list, 1 ms for 10,000 words."""
    made: dict[str, set[str]] = {suffix: set() for suffix in suffixes}
    ends = tuple(made)
    for word in lexicon.words:
        if word.endswith(ends) and not is_left_out(word, lexicon, options.plural):
            for cut in cuts(word, options):
                if word[cut:] in made:
                    made[word[cut:]].add(word[:cut])
    return tuple(frozenset(made[suffix]) for suffix in suffixes)


@lru_cache(maxsize=4)
def ranks(lexicon: Lexicon) -> dict[str, int]:
    """The place of each word among the most common ones, from 1."""
    return {word: place for place, word in enumerate(lexicon.by_commonness, start=1)}


class Pairs:
    """Every (prefix, suffix) that makes a word and may be part of a full board; numbered, read only.

    Prefixes with fewer than `least_suffixes` suffixes and suffixes with fewer than `least_prefixes` prefixes are
    removed until none is left: no full board can use them. The arrays are as `kernels.affix.Arrangements` takes them.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        options: Options,
        least_suffixes: int,
        least_prefixes: int,
        checkpoint: Callable[[], None],
    ) -> None:
        by_prefix: defaultdict[str, set[str]] = defaultdict(set)
        by_suffix: defaultdict[str, set[str]] = defaultdict(set)
        for number, word in enumerate(lexicon.words):
            if number % 2048 == 0:
                checkpoint()
            if is_left_out(word, lexicon, options.plural):
                continue
            for cut in cuts(word, options):
                by_prefix[word[:cut]].add(word[cut:])
                by_suffix[word[cut:]].add(word[:cut])
        _prune(by_prefix, least_suffixes, by_suffix, least_prefixes, checkpoint)
        self.prefixes = sorted(by_prefix)
        self.suffixes = sorted(by_suffix)
        self.number = {suffix: number for number, suffix in enumerate(self.suffixes)}
        self.prefix_number = {prefix: number for number, prefix in enumerate(self.prefixes)}
        self.prefixes_of, self.prefixes_at = _rows(by_suffix, self.suffixes, self.prefix_number, checkpoint)
        self.suffixes_of, self.suffixes_at = _rows(by_prefix, self.prefixes, self.number, checkpoint)
        self._made: dict[str, frozenset[str]] = {}

    def made(self, suffix: str) -> frozenset[str]:
        """The prefixes of a suffix that is among the pairs."""
        found = self._made.get(suffix)
        if found is None:
            number = self.number[suffix]
            row = self.prefixes_of[self.prefixes_at[number] : self.prefixes_at[number + 1]]
            found = self._made[suffix] = frozenset(self.prefixes[prefix] for prefix in row)
        return found

    def partners(self, prefix: str) -> frozenset[int]:
        """The numbers of the suffixes that a prefix makes words with."""
        number = self.prefix_number.get(prefix)
        if number is None:
            return frozenset()
        return frozenset(self.suffixes_of[self.suffixes_at[number] : self.suffixes_at[number + 1]])


_known: dict[tuple[object, ...], Pairs] = {}
_KEEP = 4


def pairs_for(board: Board, lexicon: Lexicon, options: Options, checkpoint: Callable[[], None]) -> Pairs:
    """The pairs of a lexicon that can be on the board; the latest few are remembered. 2 s for 170,000 words."""
    least = min(len(node.joins) for node in board.nodes), min(board.degrees)
    lengths = options.prefix_min, options.prefix_max, options.suffix_min, options.suffix_max
    key = (lexicon, lengths, options.plural, least)
    found = _known.get(key)
    if found is None:
        found = Pairs(lexicon, options, *least, checkpoint)
        while len(_known) >= _KEEP:  # another thread may do the same at the same moment
            _known.pop(next(iter(_known)), None)
        _known[key] = found
    return found


def _prune(
    ours: dict[str, set[str]],
    our_least: int,
    theirs: dict[str, set[str]],
    their_least: int,
    checkpoint: Callable[[], None],
) -> None:
    """Remove what has too few partners, on both sides, until nothing changes."""
    todo = [(name, True) for name, partners in ours.items() if len(partners) < our_least]
    todo += [(name, False) for name, partners in theirs.items() if len(partners) < their_least]
    steps = 0
    while todo:
        name, is_ours = todo.pop()
        steps += 1
        if steps % 2048 == 0:
            checkpoint()
        side, other, least = (ours, theirs, their_least) if is_ours else (theirs, ours, our_least)
        for partner in side.pop(name, ()):
            if partner in other:
                other[partner].discard(name)
                if len(other[partner]) < least:
                    todo.append((partner, not is_ours))


def _rows(
    partners: dict[str, set[str]], names: Iterable[str], number: Mapping[str, int], checkpoint: Callable[[], None]
) -> tuple[array[int], array[int]]:
    """The partners of each name as rising numbers, one after another, and where each name's begin.

    Takes the sets away as it goes: to free them all at once would be a pause of half a second.
    """
    flat, starts = array("i"), array("i", [0])
    for name in names:
        flat.extend(sorted(number[partner] for partner in partners.pop(name)))
        starts.append(len(flat))
        if len(starts) % 1024 == 0:
            checkpoint()
    return flat, starts
