"""The census counts every roll once, whatever interrupts it."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less import GAME, census, solve
from qless_studio.engine.games.q_less.census import plan_of
from qless_studio.engine.games.q_less.dice import Rolls, dice_of
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.lexicon import load
from qless_studio.engine.pools import Pool
from qless_studio.engine.solving import Cancelled, Run


@pytest.fixture(scope="module")
def rolls():
    return census.all_rolls()


@pytest.mark.long
def test_the_dice_can_show_as_many_rolls_as_the_rules_say(rolls):
    assert len(rolls) == 15_800_439


@pytest.mark.long  # beside the test above, so that the numbers are made once
def test_rolls_are_numbered_in_order_and_each_can_be_shown(rolls):
    numbers = [*range(200), *range(7_000_000, 7_000_100), len(rolls) - 2, len(rolls) - 1]
    shown = [rolls[number] for number in numbers]
    assert shown == sorted(set(shown))
    assert all(dice_of(letters) for letters in shown)
    with pytest.raises(IndexError):
        rolls[len(rolls)]


@pytest.mark.parametrize(
    ("solutions", "cap", "row"),
    [
        (0, 0, "0"),
        (1, 0, "1"),
        (2, 0, "2-3"),
        (7, 0, "4-7"),
        (8, 10, "8-9"),
        (10, 10, "10+"),
        (9, 9, "9+"),
        (8, 9, "8"),
    ],
)
def test_rows_of_the_table(solutions, cap, row):
    assert census.bucket(solutions, cap) == row


@pytest.fixture
def small_chunks(monkeypatch):
    monkeypatch.setattr(census, "CHUNK", 10)


@pytest.fixture
def few_dice(monkeypatch):
    """The rolls of five dice: to number those of twelve takes a second."""
    few = Rolls(("rrdlgg", "ccbtjd", "ccmtts", "aeiouu", "aaeeoo"))
    monkeypatch.setattr(census, "all_rolls", lambda dice: few)


def finished(plan, lexicon, out):
    run = Run()
    with Pool(ThreadPoolExecutor(2), 2) as run.pool:
        return list(census.take_census(plan, lexicon, out, run))[-1]


@pytest.mark.long
@pytest.mark.nightly
def test_a_sample_is_counted_right_and_taken_up_after_a_kill(tmp_path, small_chunks, rolls):
    lexicon = load("common2k")
    plan = plan_of(lexicon, 57, 3, 20)
    whole = finished(plan, lexicon, tmp_path / "whole")
    counts = []
    for number in plan.numbers(rolls):
        run = Run(keep=0)
        list(solve(Puzzle(rolls[number]), lexicon, Options(), run))
        counts.append(run.summary.solutions)
    assert whole.rolls == 57
    assert whole.solvable == sum(count > 0 for count in counts)
    assert dict(whole.counts) == Counter(census.bucket(count, 20) for count in counts)
    lines = (tmp_path / "whole").read_text().splitlines(keepends=True)
    broken = tmp_path / "broken"
    broken.write_text("".join(lines[:3]) + lines[3][:20])
    assert finished(plan, lexicon, broken) == whole
    assert finished(plan, lexicon, broken) == whole
    chunks = [json.loads(line)["chunk"] for line in broken.read_text().splitlines()[1:] if line.endswith("}")]
    assert sorted(chunks) == list(range(6))


def test_a_census_that_is_stopped_goes_on_later(tmp_path, small_chunks, few_dice):
    lexicon, run = load("common2k"), Run()
    plan = plan_of(lexicon, 40, 0, 1)
    out = tmp_path / "census"
    run.pool = Pool(ThreadPoolExecutor(1), 1)
    atlases = census.take_census(plan, lexicon, out, run)
    assert next(atlas for atlas in atlases if atlas.rolls).rolls < 40
    run.cancel()
    with pytest.raises(Cancelled):
        list(atlases)
    run.pool.close()
    assert finished(plan, lexicon, out) == finished(plan, lexicon, tmp_path / "other")


def test_a_file_of_another_census_is_left_alone(tmp_path, small_chunks, few_dice):
    lexicon = load("common2k")
    out = tmp_path / "census"
    finished(plan_of(lexicon, 10, 0, 1), lexicon, out)
    before = out.read_bytes()
    with pytest.raises(SessionError, match="different census"):
        finished(plan_of(lexicon, 10, 1, 1), lexicon, out)
    assert out.read_bytes() == before
    with pytest.raises(SessionError):
        finished(plan_of(lexicon, 10, 1, 1), lexicon, tmp_path)


def test_a_file_of_an_earlier_version_is_refused_in_one_sentence(tmp_path, few_dice):
    plan = plan_of(load("common2k"), 10, 0, 1)
    out = tmp_path / "census"
    sums = {"chunk": 0, "rolls": 10, "solvable": 1, "solutions": 1, "counts": {"0": 9, "1": 1}}
    out.write_text(json.dumps({**plan.header, "census": 1}) + "\n" + json.dumps(sums) + "\n")
    with pytest.raises(SessionError, match="another version of the program; choose another file"):
        finished(plan, load("common2k"), out)


def test_generate_takes_a_census(tmp_path, few_dice):
    options = GAME.dealer.options(census=True, sample=20, cap=1, out=str(tmp_path / "census"))
    run = Run()
    (dealt,) = GAME.dealer.deal(load("common2k"), options, run)
    assert run.summary.rolls == 20
    assert "of 20 rolls are solvable" in GAME.dealer.describe(dealt)
    json.dumps(dict(dealt.details))
