"""A proof that is kept: how it has gone, over several runs, and what of it is known at once."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.boggle.proof import ProofOptions, best_board
from qless_studio.engine.grids import EMPTY, Board
from qless_studio.engine.grids.proof.prover import Known
from qless_studio.engine.grids.proof.stored import Course, StoredProof
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Limit, Outcome, Run, Search

EIGHT = Board(2, 4, (EMPTY,) * 8)
OPTIONS = ProofOptions(letters="acdeilnorst")


def proven(folder, limit=None, board=EIGHT, options=OPTIONS, lexicon="common5k"):
    """(the search, its stored proof) after a run."""
    stored = StoredProof(folder, board, options, lexicon)
    search = Search(lambda run: best_board(board, load(lexicon), options, run, 1, stored), Run(limit))
    search.perform()
    return search, stored


def rising(values):
    given = list(values)
    return given == sorted(given)


def test_a_proof_goes_on_with_its_course(tmp_path):
    first, stored = proven(tmp_path, Limit(nodes=2_500_000))
    assert first.finished.outcome is Outcome.LIMITED
    before = StoredProof(tmp_path, EIGHT, OPTIONS, "common5k").course
    assert vars(before) == vars(stored.course)
    assert before.begun
    assert 0 < before.ruled_out < 1
    second, stored = proven(tmp_path)
    course = stored.course
    assert second.finished.outcome is Outcome.COMPLETE
    assert (course.complete, course.begun, course.ruled_out, course.work) == (True, False, 1.0, 1.0)
    assert course.seconds > before.seconds
    assert course.upper[-1][1] == course.best[-1][1] == second.run.summary.best
    assert course.upper[: len(before.upper)] == before.upper
    for steps in (course.best, course.upper):
        assert rising(at for at, _ in steps)
    assert rising(value for _, value in course.best)
    assert rising(-value for _, value in course.upper)
    again, _ = proven(tmp_path)
    assert again.run.summary.boards == second.run.summary.boards
    stored.forget()
    assert not list(tmp_path.iterdir())


def test_files_of_another_proof_or_damaged_ones_are_a_new_beginning(tmp_path):
    proven(tmp_path, Limit(nodes=2_500_000))
    (record,) = tmp_path.glob("*.txt")
    record.write_text("a letter to a friend\n")
    search, _ = proven(tmp_path)
    assert search.finished.outcome is Outcome.COMPLETE
    record.unlink()
    assert not StoredProof(tmp_path, EIGHT, OPTIONS, "common5k").course.begun


def test_what_was_proven_before_is_known_at_once(tmp_path):
    search, _ = proven(tmp_path, board=Board(3, 3, (EMPTY,) * 9), options=ProofOptions(), lexicon="common10k")
    (dealt,) = search.inbox
    assert dealt.details["score"] == search.run.summary.best == search.run.summary.upper == 147
    search, _ = proven(tmp_path, board=Board(3, 4, (EMPTY,) * 12), options=ProofOptions(), lexicon="common10k")
    assert [dealt.details for dealt in search.inbox] == [{"score": 346, "words": 168}]
    assert not list(tmp_path.iterdir())
    search, _ = proven(tmp_path, board=Board(2, 2, (EMPTY,) * 4), options=ProofOptions(letters="aerst"))
    assert search.inbox[-1].details["score"] > 0
    assert len(list(tmp_path.iterdir())) == 2


def test_the_time_left_follows_the_work_and_not_the_boards():
    course = Course()
    course.add(Known(10, None, 100, 0.001, work=0.005), 2.0)
    assert course.left is None
    course.add(Known(10, None, 95, 0.002, work=0.06), 9.0)
    assert course.left is None  # most of it was preparing
    course.add(Known(10, None, 90, 0.01, work=0.25), 10.0)
    assert course.left == pytest.approx(30.0)
    course.add(Known(10, None, 89.9, 0.02, work=0.2), 12.0)
    assert [value for _, value in course.upper] == [100, 95, 90]
    course.add(Known(10, None, 10, 1.0, work=1.0), 13.0)
    assert course.upper[-1] == (13.0, 10)
    long = Course()
    long.add(Known(10, None, 100, 0.001, work=0.02), 60.0)
    assert long.left == pytest.approx(2940.0)
