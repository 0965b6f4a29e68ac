"""Letters that dice can show together: the likeliest throw, against all throws."""

from __future__ import annotations

import math
from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.pictures.letters import fit

LEAST = -14.0


def likeliest(seen, dice):
    """The total of the likeliest throw and, for each cell and letter, that of the likeliest with it: by trying all."""
    best: dict = {}
    for order in permutations(dice, len(seen)):
        for faces in product(*(sorted(set(die)) for die in order)):
            total = sum(
                max(LEAST, cell.get(face, LEAST)) + math.log(die.count(face) / len(die))
                for cell, face, die in zip(seen, faces, order, strict=True)
            )
            for key in (None, *enumerate(faces)):
                best[key] = max(best.get(key, -math.inf), total)
    return best


cells = st.dictionaries(st.sampled_from("ABC"), st.floats(-9, 0), min_size=1)
die = st.lists(st.sampled_from("ABCD"), min_size=2, max_size=3).map(tuple)


@given(st.lists(cells, min_size=1, max_size=3), st.lists(die, min_size=3, max_size=4))
def test_against_all_throws(seen, dice):
    best = likeliest(seen, dice)
    rankings = fit(seen, dice)
    shown = [ranking[0][0] for ranking in rankings]
    assert all(math.isclose(best[None], best[number, letters]) for number, letters in enumerate(shown))
    for number, ranking in enumerate(rankings):
        assert math.isclose(sum(p for _, p in ranking), 1.0)
        whole = sum(math.exp(best[number, letters] - best[None]) for letters, _ in ranking)
        for letters, p in ranking:
            assert math.isclose(p, math.exp(best[number, letters] - best[None]) / whole, abs_tol=1e-9)


def test_a_letter_that_only_one_die_has_is_shown_once():
    seen = [{"Q": math.log(0.6), "O": math.log(0.4)}, {"Q": math.log(0.9), "O": math.log(0.1)}]
    (first, _), (second, _) = ranking = [each[0] for each in fit(seen, [("Q", "O"), ("O", "A")])]
    assert (first, second) == ("O", "Q")
    assert ranking[0][1] > 0.5
