"""The plan is the best there is, keeps to the clock, and its bound holds."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import TICKS, Pace, make_plan


def found(sizes):
    return [FoundWord(f"word{n}", score, tuple(range(tiles)), 1) for n, (score, tiles) in enumerate(sizes)]


@settings(max_examples=80)
@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(2, 6)), max_size=8),
    st.floats(0, 15),
    st.sampled_from([Pace(), Pace(1.0, 0.25), Pace(0.7, 0.33), Pace(0, 0)]),
)
def test_no_choice_of_words_scores_more(sizes, seconds, pace):
    words = found(sizes)
    plan = make_plan(words, seconds, pace)
    room = int(TICKS * seconds)
    best = max(
        sum(word.score for word in chosen)
        for count in range(len(words) + 1)
        for chosen in combinations(words, count)
        if sum(pace.ticks(len(word.path)) for word in chosen) <= room
    )
    assert plan.score == best <= plan.bound
    assert plan.score == sum(step.found.score for step in plan.steps)
    assert plan.bound - plan.score < max((word.score for word in words), default=0) + 1
    assert len({step.found.word for step in plan.steps}) == len(plan.steps)
    clock = total = 0
    for step in plan.steps:
        clock += pace.ticks(len(step.found.path)) / TICKS
        total += step.found.score
        assert abs(step.clock - clock) < 1e-9
        assert step.total == total
    assert clock <= seconds + 1e-9


def test_words_ticked_off_make_room_for_others():
    words = found([(10, 3), (9, 3), (8, 3)])
    pace = Pace(1.0, 1.0)
    assert [step.found.score for step in make_plan(words, 8, pace).steps] == [10, 9]
    assert [step.found.score for step in make_plan(words, 8, pace, done={"word0"}).steps] == [9, 8]


def test_the_most_points_a_second_come_first():
    words = found([(12, 6), (10, 3), (11, 4)])
    assert [step.found.score for step in make_plan(words, 100, Pace()).steps] == [10, 11, 12]


def test_no_time_no_words():
    assert make_plan(found([(5, 3)]), 0, Pace()).steps == ()
    assert make_plan([], 100, Pace()).bound == 0
