"""Affix by brute force, straight from the rules: the truth that the solver's answers are compared with."""

from __future__ import annotations

import json
from itertools import permutations

from hypothesis import strategies as st

from qless_studio.engine.games.affix.puzzle import RING, Options, find_board, read_board
from qless_studio.engine.lexicon import Lexicon

PREFIXES = ("a", "b", "c", "ab", "ba", "bab", "cab")
SUFFIXES = ("x", "y", "bx", "abx", "ys", "z")
SHORT = {"prefix_min": 1, "prefix_max": 3, "suffix_min": 1, "suffix_max": 3}


@st.composite
def lexicons(draw):
    """Some sixth to all of the words that a few prefixes and suffixes make, some of them in several ways."""
    words = sorted({prefix + suffix for prefix in PREFIXES for suffix in SUFFIXES})
    left_out = draw(st.sets(st.sampled_from(words), max_size=len(words) * 5 // 6))
    values = draw(st.permutations(range(len(words))))
    return Lexicon("tiny", [w for w in words if w not in left_out], dict(zip(words, map(float, values), strict=True)))


@st.composite
def user_boards(draw):
    """Any board of one to four suffixes and up to five prefixes, twins and prefixes of one edge included."""
    ring = RING[: draw(st.integers(1, 4))]
    joins = draw(st.lists(st.sets(st.sampled_from(ring), min_size=1), min_size=1, max_size=5))
    missing = set(ring) - set().union(*joins)
    if missing:
        joins[-1] |= missing
    return board_of(ring, ["".join(sorted(some)) for some in joins])


def boards():
    return user_boards() | st.sampled_from([find_board(name) for name in ("mini7", "mini9", "kansai", "wheel5")])


def options_on(board, rule, plural="stem"):
    return Options(board=board.name, rule=rule, plural=plural, **SHORT)


def board_of(ring, joins):
    content = {
        "schema": 1,
        "title": "Made up",
        "suffixes": [{"name": letter, "x": 0, "y": 0} for letter in ring],
        "prefixes": [{"joins": letters, "x": 1, "y": 2.5} for letters in joins],
    }
    return read_board(json.dumps(content).encode(), "made-up")


def counted_words(lexicon, plural):
    known = set(lexicon.words)
    if lexicon.language.code == "pl":  # where no plural ends in -s
        return known
    looks = {
        "none": lambda word: False,
        "any": lambda word: word.endswith("s"),
        "stem": lambda word: word.endswith("s") and not word.endswith("ss") and word[:-1] in known,
    }
    return {word for word in known if not looks[plural](word)}


def fits(text, least, most):
    return least <= len(text) <= most


class TooMany(Exception):  # noqa: N818 - the caller asks for another case
    """Brute force would take too long."""


def fills(board, suffixes, lexicon, options, steps=20_000):
    """All full boards as sets of (node name, prefix), by trying every prefix on every node."""
    words = counted_words(lexicon, options.plural)
    starts = sorted({word[:cut] for word in words for cut in range(1, len(word))})
    joined = [[suffixes[place] for place in node.joins] for node in board.nodes]
    choices = [
        [
            (prefix, tuple((prefix, suffix) for suffix in ends), tuple(prefix + suffix for suffix in ends))
            for prefix in starts
            if fits(prefix, options.prefix_min, options.prefix_max) and all(prefix + end in words for end in ends)
        ]
        for ends in joined
    ]
    found, tried = [], 0

    def legal(placed):
        prefixes = [prefix for prefix, _, _ in placed]
        pairs = [pair for _, some, _ in placed for pair in some]
        spelt = [word for _, _, some in placed for word in some]
        return (
            len(set(pairs)) == len(pairs)
            and (options.rule != "prefix" or len(set(prefixes)) == len(prefixes))
            and (options.rule != "word" or len(set(spelt)) == len(spelt))
        )

    def fill(placed):
        nonlocal tried
        if len(placed) == len(board.nodes):
            names = (node.name for node in board.nodes)
            found.append(frozenset(zip(names, (prefix for prefix, _, _ in placed), strict=True)))
            return
        for choice in choices[len(placed)]:
            tried += 1
            if tried > steps:
                raise TooMany
            if legal([*placed, choice]):
                fill([*placed, choice])

    if all(choices) and all(fits(suffix, options.suffix_min, options.suffix_max) for suffix in suffixes):
        fill([])
    return found


def puzzles(board, lexicon, options):
    """{one of the symmetric arrangements: number of boards} by trying all suffixes in all orders."""
    size = len(board.suffixes)
    joined = sorted(sorted(node.joins) for node in board.nodes)
    group = [
        moved
        for moved in permutations(range(size))
        if sorted(sorted(moved[place] for place in node.joins) for node in board.nodes) == joined
    ]
    words = counted_words(lexicon, options.plural)
    ends = sorted({word[cut:] for word in words for cut in range(1, len(word))})
    found = {}
    for suffixes in permutations([e for e in ends if fits(e, options.suffix_min, options.suffix_max)], size):
        if suffixes == orbit_name(suffixes, group):
            count = len(fills(board, suffixes, lexicon, options, steps=300))
            if count:
                found[suffixes] = count
    return found, group


def orbit_name(suffixes, group):
    """The first of all symmetric arrangements."""
    return min(tuple(suffixes[moved[place]] for place in range(len(suffixes))) for moved in group)
