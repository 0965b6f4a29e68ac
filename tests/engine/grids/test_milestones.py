"""What is remarkable about a word that was just found."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.boggle.puzzle import Options, solve_all
from qless_studio.engine.grids import parse_board
from qless_studio.engine.grids.review import milestone
from qless_studio.engine.lexicon import load


@pytest.fixture(scope="module")
def words():
    return list(solve_all(parse_board("AVRO/NAEN/TDEM/JATL"), load("wide"), Options()))


def test_par_is_told_once(words):
    assert milestone(words, {"van"}, "van", 1, 61, 61) == "Par reached"
    assert milestone(words, {"van", "era"}, "era", 1, 62, 61) == ""


def test_the_last_word_of_a_length(words):
    sevens = {found.word for found in words if len(found.word) == 7}
    last = min(sevens)
    assert milestone(words, sevens, last, 5, 20, 61) == "All 4 words of 7 letters found"
    assert milestone(words, sevens - {max(sevens)}, last, 5, 20, 61) == ""


def test_the_longest_and_the_dearest(words):
    (longest,) = (found.word for found in words if len(found.word) == 8)
    assert milestone(words, {longest}, longest, 11, 11, 61) == "No word on this board is longer"
    others = [found for found in words if len(found.word) < 8]
    dearest = max(others, key=lambda found: found.score)
    told = milestone(others, {dearest.word}, dearest.word, dearest.score, dearest.score, 61)
    assert told == "No word on this board is longer"
    short = [found for found in others if len(found.word) < 6]
    assert milestone([*short, dearest], {short[0].word}, short[0].word, short[0].score, 1, 0) == ""
