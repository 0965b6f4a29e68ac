"""The words of a rack: the same as by counting letters, in both kernel modes."""

from collections import Counter
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.kernels import spell as installed
from qless_studio.engine.lexicon import Lexicon
from tests.fixtures.kernels import interpreted

words_of = st.lists(st.text("abcz", min_size=1, max_size=7), max_size=60)


@given(words_of, st.text("abcz", max_size=9), st.integers(1, 4), st.integers(1, 9))
def test_it_finds_what_counting_letters_finds(words, letters, low, high):
    lexicon = Lexicon("small", words)
    rack = [letters.count(chr(97 + i)) for i in range(26)]
    expected = [w for w in lexicon.words if low <= len(w) <= high and not Counter(w) - Counter(letters)]
    for kernel in (installed, interpreted("spell")):
        trie = lexicon.trie
        ids, codes, starts = kernel.spell(trie.mask, trie.first, trie.word, rack, low, high, len(lexicon))
        assert sorted(lexicon.words[i] for i in ids) == sorted(expected)
        found = ["".join(chr(97 + c) for c in codes[a:b]) for a, b in pairwise(starts)]
        assert found == [lexicon.words[i] for i in ids]


@pytest.mark.parametrize(("letters", "length"), [("ab", 11), ("abcdefgh", 4)])
def test_it_finds_as_many_words_as_there_are(kernel, letters, length):
    """2,048, for which there is just room at first, and 4,096."""
    lexicon = Lexicon("all", map("".join, product(letters, repeat=length)))
    trie, rack = lexicon.trie, [length * (chr(97 + i) in letters) for i in range(26)]
    ids, codes, starts = kernel("spell").spell(trie.mask, trie.first, trie.word, rack, 3, 40, len(lexicon))
    assert list(ids) == list(range(len(lexicon)))
    assert (len(codes), starts[-1]) == (length * len(ids), length * len(ids))
