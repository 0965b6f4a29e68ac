"""The filter text becomes a test of words."""

from __future__ import annotations

import pytest

from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.ui.widgets.results.word_filter import FilterError, WordFilter, word_test

WORDS = ["HEADLINE", "LINE", "LINT", "SALIENT", "A.B", "EEL"]


def kept(text: str) -> list[str]:
    return [word for word in WORDS if word_test(text)(word)]


def test_plain_text_is_found_anywhere_whatever_its_capitals():
    assert kept("line") == ["HEADLINE", "LINE"]
    assert kept("  LiNe ") == ["HEADLINE", "LINE"]
    assert kept("") == WORDS


def test_a_pattern_is_about_the_whole_word():
    assert kept("lin?") == ["LINE", "LINT"]
    assert kept("*lin?") == ["HEADLINE", "LINE", "LINT"]
    assert kept("?*") == WORDS
    assert kept("a.?") == ["A.B"], "a dot means itself in a pattern"


def test_many_stars_do_not_hang():
    assert not word_test("*" * 60 + "z")("a" * 60)


def test_a_regular_expression_stands_between_slashes():
    assert kept("/^l.n[et]$/") == ["LINE", "LINT"]
    assert kept("/(.)\\1/") == ["EEL"]
    assert kept("/li") == ["HEADLINE", "LINE", "LINT", "SALIENT"], "the closing slash may still be missing"


@pytest.mark.parametrize(
    ("text", "where"), [("/(ab/", "character 1"), ("/a[/", "character 2"), ("/a{9999999999}/", "")]
)
def test_a_broken_regular_expression_says_what_and_where(text, where):
    with pytest.raises(FilterError) as caught:
        word_test(text)
    assert "regular expression" in caught.value.where
    assert where in caught.value.where
    assert caught.value.what


def test_length_and_commonness_narrow_too():
    common = WordFilter("in", min_length=5, minimum_band=Band.COMMON)
    passes = common.predicate(lambda pair: pair[0], lambda pair: pair[1])
    assert passes(("headline", 3.6))
    assert not passes(("headline", 3.4))
    assert not passes(("headline", None))
    assert not passes(("line", 5.0))
    assert not passes(("salient", 5.0))


def test_one_fitting_word_of_several_is_enough():
    passes = WordFilter("l?ne", min_length=4).predicate(str)
    assert passes("ACE LINE")
    assert not passes("ACE LINES")


def test_a_filter_that_keeps_nothing_out_is_no_filter():
    assert WordFilter("  ", min_length=1).predicate(str) is None
    assert WordFilter(min_length=2).predicate(str) is not None


FRENCH = Lexicon(
    "fr", ["ete", "tete", "cote"], None, LANGUAGES["fr"], {"ete": ("été",), "cote": ("côte", "côté", "cote")}
)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("ete", ["ete", "tete"]),
        ("ÉTÉ", ["ete"]),
        ("e\u0301t", ["ete"]),
        ("côt?", ["cote"]),
        ("c?te", ["cote"]),
        ("/é$/", ["ete", "cote"]),
        ("è", []),
    ],
)
def test_either_spelling_is_found(text, kept):
    test = word_test(text, FRENCH)
    assert [word for word in FRENCH.words if test(word)] == sorted(kept)
    assert word_test("été", Lexicon("fr", ["ete"], None, LANGUAGES["fr"]))("ete")
