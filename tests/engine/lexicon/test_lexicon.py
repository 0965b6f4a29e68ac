"""Questions to a lexicon, against the naive answer."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import Band, Lexicon, load

words = st.lists(st.text("abc", min_size=1, max_size=6), max_size=30)


def test_words_are_sorted_once_each_and_numbered():
    lexicon = Lexicon("t", ["tree", "cat", "tree", "a"])
    assert lexicon.words == ("a", "cat", "tree")
    assert [lexicon.word_id(word) for word in ("a", "cat", "tree", "dog")] == [0, 1, 2, None]
    assert ("cat" in lexicon, "ca" in lexicon, 3 in lexicon) == (True, False, False)


@given(words, st.text("abc", max_size=3))
@settings(max_examples=50)
def test_starting_with(some, prefix):
    lexicon = Lexicon("t", some)
    assert lexicon.starting_with(prefix) == tuple(word for word in lexicon.words if word.startswith(prefix))


@given(words, st.text("abc??*", max_size=7))
@settings(max_examples=150)
def test_matching(some, pattern):
    lexicon = Lexicon("t", some)
    naive = re.compile(pattern.replace("?", "[a-z]").replace("*", "[a-z]*"))
    assert lexicon.matching(pattern) == tuple(word for word in lexicon.words if naive.fullmatch(word))


def test_patterns_on_the_real_list(everyday):
    assert everyday.matching("?tre?k") == ("streak",)
    assert everyday.matching(" ST?NG ") == ("sting", "stung")
    assert everyday.matching("*xyz*") == ()
    assert "unbelievable" in everyday.matching("un*able")
    assert everyday.matching("*") == everyday.words


def test_pattern_of_many_stars_is_quick(everyday):
    assert everyday.matching("*e" * 20 + "*z") == ()
    assert Lexicon("t", ["a" * 64]).matching("*a" * 30 + "*b") == ()


@pytest.mark.parametrize("pattern", ["c-t", "[abc]", "a b", "3"])
def test_wrong_pattern_says_which_character(pattern):
    with pytest.raises(LexiconError, match="is not a letter"):
        Lexicon("t", ["cat"]).matching(pattern)


def test_bands():
    assert [Band.of(zipf) for zipf in (9.0, 4.5, 4.49, 3.5, 2.3, 2.29, 0.0, None)] == [
        Band.VERY_COMMON,
        Band.VERY_COMMON,
        Band.COMMON,
        Band.COMMON,
        Band.UNCOMMON,
        Band.RARE,
        Band.RARE,
        Band.UNKNOWN,
    ]
    assert [band.floor for band in Band] == sorted((band.floor for band in Band), reverse=True)


def test_commonness_of_shipped_words(everyday):
    assert everyday.zipf("the") == 7.73
    assert everyday.band("the") is Band.VERY_COMMON
    assert everyday.zipf("qqq") is None
    assert everyday.by_commonness[:3] == ("the", "to", "and")
    assert sorted(everyday.by_commonness) == list(everyday.words)


def test_words_of_equal_commonness_keep_the_given_order_and_unknown_ones_come_last():
    lexicon = Lexicon("t", ["a", "b", "c", "d", "e"], {"d": 1.0, "b": 1.0, "e": 2.0, "zz": 5.0})
    assert lexicon.by_commonness == ("e", "d", "b", "a", "c")


def test_empty_list_answers_everything():
    empty = Lexicon("empty", [])
    assert len(empty) == empty.longest == 0
    assert empty.matching("?") == empty.matching("*") == empty.starting_with("") == ()
    assert empty.by_commonness == ()
    assert list(empty.trie.word) == [-1]


def test_many_threads_may_ask_first():
    lexicon = load("common2k")
    barrier = Barrier(6)

    def ask(_):
        barrier.wait()
        return (
            lexicon.trie.mask.tobytes(),
            lexicon.lengths.tobytes(),
            lexicon.longest,
            lexicon.by_commonness,
            lexicon.matching("?a?"),
        )

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(ask, range(6)))
    assert len(set(answers)) == 1
    assert "cat" in answers[0][-1]
