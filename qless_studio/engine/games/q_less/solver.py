"""Solve a rack exactly: the words it spells, the search over bands of commonness, the counts.

See docs/decisions/018.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

from qless_studio.engine.days import shuffled
from qless_studio.engine.games.q_less.puzzle import MAX_LETTERS, Options, Puzzle, Solution, Summary
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.q_less_index import Index, Words
from qless_studio.engine.kernels.q_less_search import Rules, Search
from qless_studio.engine.kernels.spell import spell
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import Alphabet
from qless_studio.engine.solving import LimitReached, Run

SLICE = 0.005
"""Target duration of a slice of the search, in seconds."""
STEPS = 20_000
"""Steps of a slice in which nothing has to be looked at between slices."""
LONGEST_FREE = 12
"""Letters of the longest word tried with more than 16 tiles, where the kernel packs a fragment into 64 bits."""
UNKNOWN = 1000
"""Rarity of a word of unknown commonness, and of a pair of tiles that is not a word."""
BANDS = (350, 400, 450, 500, 550, 600, 650)
"""Rarities at which a new band begins; 450 is a word that occurs 32 times in a million words of text."""


@dataclass(frozen=True)
class Spelled:
    """The words that a rack can spell under the options, ready for the kernel.

    `letters` and `starts` as returned by `kernels.spell.spell`; from number `real` on they are pairs of tiles that may
    touch without being a word. `ids` from the lexicon, for the real words; `codes` from `codes_of`.
    """

    lexicon: Lexicon
    ids: Sequence[int]
    letters: bytearray
    starts: array[int]
    codes: Mapping[str, int]

    @property
    def real(self) -> int:
        return len(self.ids)

    @property
    def texts(self) -> list[str]:
        """The words themselves, alphabetically."""
        words = self.lexicon.words
        return [words[i] for i in self.ids]

    def rarities(self) -> array[int]:
        """The rarity of each word: hundredths below 9 on the Zipf scale, `UNKNOWN` for words without a value."""
        zipf = self.lexicon.zipf
        found = array("I", (UNKNOWN if (z := zipf(word)) is None else round(900 - 100 * z) for word in self.texts))
        found.extend([UNKNOWN] * (len(self.starts) - 1 - self.real))
        return found


def codes_of(letters: str, alphabet: Alphabet) -> Mapping[str, int]:
    """A code for every letter of an alphabet and of a rack, in alphabetical order."""
    if not alphabet.foreign(letters):
        return alphabet.codes
    return {letter: code for code, letter in enumerate(sorted({*alphabet.letters, *letters}))}


def rack_of(letters: str, codes: Mapping[str, int]) -> bytearray:
    """The number of each letter by its code."""
    rack = bytearray(len(codes))
    for letter in letters:
        rack[codes[letter]] += 1
    return rack


def spelled(letters: str, lexicon: Lexicon, options: Options) -> Spelled:
    """The words that the letters can spell; 0.02 ms with 10,000 words, 0.1 ms with 150,000."""
    alphabet = lexicon.alphabet
    codes = codes_of(letters, alphabet)
    known = letters if codes is alphabet.codes else "".join(filter(alphabet.codes.__contains__, letters))
    rack = rack_of(known, alphabet.codes)
    longest = len(letters) if len(letters) <= MAX_LETTERS else LONGEST_FREE
    trie = lexicon.trie
    ids, spelt, starts = spell(trie.mask, trie.first, trie.word, rack, options.min_length, longest, len(lexicon))
    if codes is not alphabet.codes:
        spelt = spelt.translate(bytes(codes[letter] for letter in alphabet.letters).ljust(256))
    banned = set(map(lexicon.word_id, options.bans(lexicon)))
    kept: Sequence[int] = ids
    if banned and not banned.isdisjoint(ids):
        kept, spelt, starts = _without(banned, ids, spelt, starts)
    if options.touching:
        _add_pairs(rack_of(letters, codes), spelt, starts)
    return Spelled(lexicon, kept, spelt, starts, codes)


def _without(
    banned: set[int | None], ids: array[int], codes: bytearray, starts: array[int]
) -> tuple[array[int], bytearray, array[int]]:
    kept, left, ends = array("i"), bytearray(), array("i", [0])
    for number, word in enumerate(ids):
        if word not in banned:
            kept.append(word)
            left += codes[starts[number] : starts[number + 1]]
            ends.append(len(left))
    return kept, left, ends


def _add_pairs(rack: bytearray, codes: bytearray, starts: array[int]) -> None:
    """Append every pair of letters of the rack that is not among the words."""
    words = {bytes(codes[a:b]) for a, b in pairwise(starts)}
    for a in range(len(rack)):
        for b in range(len(rack)):
            if rack[a] and rack[b] > (a == b) and bytes((a, b)) not in words:
                codes += bytes((a, b))
                starts.append(len(codes))


def search_of(
    puzzle: Puzzle,
    words: Spelled,
    options: Options,
    rarities: array[int] | None = None,
    low: int = 0,
    high: int = 2**32 - 1,
    stop_at: int = 0,
) -> Search:
    """A search for the grids of a puzzle of 2 letters or more.

    With `rarities`, one per word, only words with a rarity below `high` are used, and only grids with a word of rarity
    `low` or more count. It ends after `stop_at` solutions; 0: never.
    """
    height, width = options.box_size
    fixed = [(tile.row, tile.column, words.codes[tile.letter]) for tile in puzzle.tiles]
    known = Words(words.letters, words.starts, words.real, rarities or array("I"))
    rules = Rules(options.repeats, options.max_words or 0, height, width, low)
    return Search(Index(rack_of(puzzle.letters, words.codes), known, high), rules, fixed, stop_at)


def number_of_solutions(puzzle: Puzzle, lexicon: Lexicon, options: Options, cap: int = 0) -> int:
    """How many solutions a puzzle without tiles on the grid has, counted up to `cap`; 0: all of them."""
    search = search_of(puzzle, spelled(puzzle.letters, lexicon, options), options, stop_at=cap)
    search.count_only()
    while search.advance(STEPS) == Status.MORE:
        pass
    return search.counts().solutions


def within_reach(puzzle: Puzzle) -> bool:
    """Whether the tiles on the grid are close enough together for the letters to connect them."""
    height = max((tile.row for tile in puzzle.tiles), default=0)
    width = max((tile.column for tile in puzzle.tiles), default=0)
    return height + width < len(puzzle.letters)


def advance(search: Search, run: Run, part: tuple[float, float] | None = None) -> Iterator[bytes]:
    """Run a search to its end in slices of about 5 ms; yields the grids of each slice.

    `part`: the part of the whole run that this search is, as (from, to); without it no progress is reported. Raises
    `Stopped` at a checkpoint.
    """
    budget, steps = 500, 0
    status = Status.MORE
    while status not in (Status.DONE, Status.LIMIT):
        start = time.perf_counter()
        status = search.advance(budget)
        spent = time.perf_counter() - start
        grids = search.take()
        if not grids:
            budget = max(50, min(round(budget * min(SLICE / max(spent, 1e-6), 2.0)), 1_000_000))
        run.publish(search.steps - steps, part and part[0] + search.fraction * (part[1] - part[0]))
        steps = search.steps
        yield grids
        run.checkpoint()


def decode(record: bytes, letters: str) -> tuple[str, ...]:
    """The rows of one grid of `Search.take`; `letters`: the different letters of the rack, sorted."""
    height, width = max(record[0::3]) + 1, max(record[1::3]) + 1
    rows = [["."] * width for _ in range(height)]
    for row, column, code in zip(record[0::3], record[1::3], record[2::3], strict=True):
        rows[row][column] = letters[code]
    return tuple("".join(row) for row in rows)


def words_of(rows: Sequence[str], shortest: int = 2) -> tuple[str, ...]:
    """The runs of a grid with `shortest` tiles or more: across from the top, then down from the left."""
    lines = [*rows, *map("".join, zip(*rows, strict=True))]
    return tuple(word for line in lines for word in line.split(".") if len(word) >= shortest)


def solve_exactly(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    """Every grid of a puzzle that is not a free game, each once; see `games.q_less.solve`."""
    if within_reach(puzzle):
        yield from _by_bands(puzzle, lexicon, options, run)
    else:
        run.publish(fraction=1.0, summary=Summary(solvable=False))


def _by_bands(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    words = spelled(puzzle.letters, lexicon, options)
    kinds = "".join(sorted(set(puzzle.letters)))
    rarities = words.rarities()
    bands = [limit for limit in BANDS if any(rarity < limit for rarity in rarities)]
    summary, kept, low = Summary(), 0, 0
    for number, high in enumerate((*bands, UNKNOWN + 1)):
        if run.keep is not None and kept >= run.keep:
            high = UNKNOWN + 1  # the rest is only counted, so order does not matter: all of it in one search
        stop_at = (run.limit.solutions or 0) and run.limit.solutions - summary.solutions
        search = search_of(puzzle, words, options, rarities, low, high, stop_at)
        part = _part(number, len(bands))
        before = summary
        for grids in advance(search, run, part):
            counts = search.counts()
            solutions = before.solutions + counts.solutions
            summary = Summary(True if solutions else None, solutions, before.placements + counts.placements)
            run.publish(summary=summary)
            for at in range(0, len(grids), 3 * len(puzzle.letters)):
                if run.keep is None or kept < run.keep:
                    kept += 1
                    yield solution_of(grids[at : at + 3 * len(puzzle.letters)], kinds, words, options)
            if run.keep is not None and kept >= run.keep:
                search.count_only()
        if run.limit.solutions and summary.solutions >= run.limit.solutions:
            raise LimitReached
        if high == UNKNOWN + 1:
            break
        low = high
    run.publish(fraction=1.0, summary=replace(summary, solvable=summary.solutions > 0))


def _part(number: int, bands: int) -> tuple[float, float]:
    """The estimated part of the work in band `number` of `bands` + 1: each takes about four times the last."""
    return 4.0 ** (number - bands - 1) if number else 0.0, 4.0 ** (number - bands)


def solution_of(record: bytes, kinds: str, words: Spelled, options: Options) -> Solution:
    """One grid of `Search.take` as a solution; allowed pairs that are not words are not among its words."""
    rows = decode(record, kinds)
    found = words_of(rows, options.min_length)
    if options.touching:
        banned = options.bans(words.lexicon)
        found = tuple(word for word in found if len(word) > 2 or (word in words.lexicon and word not in banned))
    return Solution(rows, found)


# The free game: 3 to 40 tiles, one grid that uses them all, found by restarts; nothing is proven.
#
# See docs/decisions/019.

TRY = 6_000
"""Kernel steps of the first try; each further try has a quarter more, up to `LONGEST_TRY`."""
LONGEST_TRY = 20_000
CHECKPOINT_STEPS = 500
"""Kernel steps between two checkpoints: a number, not a time, so that the same puzzle always gives the same grid."""
WORDS = 8000
"""Words in one try: fewer are indexed faster, and the next try has others."""


def solve_free(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    """One grid, then `LimitReached`, because no others are searched for.

    Without a grid it continues until it is stopped, or raises `LimitReached` when there is nothing left to try. Each
    try is the exact search with a random selection of the words in random order, aborted after a while: a bad start
    costs little. With 150,000 words the median is 5 ms for 21 tiles and 30 ms for 40.
    """
    run.publish(summary=Summary())
    words = spelled(puzzle.letters, lexicon, options)
    rack, kinds = sorted(puzzle.letters), "".join(sorted(set(puzzle.letters)))
    random, steps = Random(len(puzzle.letters)), TRY
    hopeful = {words.codes[letter] for letter in kinds} <= set(words.letters) and within_reach(puzzle)
    size = 3 * len(rack)
    while hopeful:
        search, complete = search_of(puzzle, _some(words, random), options), False
        for status, grids in _slices(search, steps, run):
            complete = status == Status.DONE
            for at in range(0, len(grids), size):
                found = solution_of(grids[at : at + size], kinds, words, options)
                # to be sure: the bit fields of the kernel may not have room for all letters
                if sorted("".join(found.grid).replace(".", "")) == rack:
                    run.publish(summary=Summary(True, 1, 1))
                    yield found
                    raise LimitReached
        hopeful = not (complete and words.real <= WORDS)
        steps = min(steps + steps // 4, LONGEST_TRY)
    raise LimitReached


def _slices(search: Search, steps: int, run: Run) -> Iterator[tuple[Status, bytes]]:
    """The status and the grids of each slice, until the search is done or has taken this many steps."""
    nodes = 0
    for _ in range(0, steps, CHECKPOINT_STEPS):
        status = search.advance(CHECKPOINT_STEPS)
        run.checkpoint(search.steps - nodes)
        nodes = search.steps
        yield status, search.take()
        if status == Status.DONE:
            break


def _some(words: Spelled, random: Random) -> Spelled:
    """Draw up to `WORDS` of the words in random order, and all pairs of them that may touch."""
    count = len(words.starts) - 1
    order = [*shuffled(random, range(words.real))[:WORDS], *range(words.real, count)]
    letters, starts = bytearray(), array("i", [0])
    for word in order:
        letters += words.letters[words.starts[word] : words.starts[word + 1]]
        starts.append(len(letters))
    ids = [words.ids[word] for word in order if word < words.real]
    return Spelled(words.lexicon, ids, letters, starts, words.codes)
