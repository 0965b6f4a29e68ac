"""The proven best board in the panel of the search for boards."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.game import Dealt
from qless_studio.engine.games.boggle.proof import Proof, ProofOptions, best_of_size
from qless_studio.engine.games.boggle.puzzle import Options
from qless_studio.engine.grids import EMPTY, Board
from qless_studio.engine.grids.proof import Known
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Limit, Outcome, Run, Search
from qless_studio.ui.grids.board_prover import BoardProver
from qless_studio.ui.grids.board_search_panel import PROVEN

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def proving(qtbot, tab):
    """`proving(rows, columns)`: the tab with its controls open and the goal chosen by a click."""

    def choose(rows, columns):
        tab.board_commands.set_size(rows, columns)
        tab.board_commands.find_action.trigger()
        qtbot.mouseClick(tab.board_search.panel.goal._group.button(2), LEFT)
        assert tab.board_search.panel.goal.value == PROVEN
        return tab.board_search, tab.board_search.panel

    return choose


def test_the_goal_says_what_it_takes_and_ends_with_the_proven_best(qtbot, tab, proving):
    search, panel = proving(2, 2)
    assert "2 × 2" in panel.note.text()
    assert "a few seconds" in panel.note.text()
    before = tab.session.puzzle
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not search.searching)
    assert panel.note.text() == "Proven best of 2 × 2: 1 point"
    assert tab.verdict_text() == panel.note.text()
    empty = Board(2, 2, (EMPTY,) * 4)
    list(Proof(empty, tab.session.lexicon, ProofOptions()).search(run := Run(), 1))
    assert run.summary.best == search.best["score"] == 1
    assert tab.session.puzzle != before
    assert EMPTY not in tab.rules.board.tiles
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == before
    assert "Proven" not in tab.verdict_text()


def test_other_rules_take_the_verdict_away(qtbot, tab, proving):
    _, panel = proving(2, 2)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: tab.verdict_text().startswith("Proven best"))
    tab.session.set_options(dataclasses.replace(tab.session.options, min_length=4))
    qtbot.waitUntil(lambda: "Proven" not in tab.verdict_text())
    assert "a few seconds" in panel.note.text()


def test_a_board_too_large_is_refused_in_place(qtbot, tab, proving):
    search, panel = proving(4, 4)
    assert "years" in panel.note.text()
    qtbot.mouseClick(panel.start, LEFT)
    assert not search.searching
    assert "years" in panel.note.text()


class Slow(BoardProver):
    """Finds a board of 40 points, rules out more in each run, and has no end."""

    def __init__(self):
        self.runs = 0

    def effort(self):
        return "some time"

    def work(self, lexicon, threads):
        def work(run):
            self.runs += 1
            run.publish(summary=Known(40, None, 100 - 10 * self.runs, self.runs / 4))
            run.improved(40)
            yield Dealt(Board(3, 3, tuple("abcdefghi")), {"words": 9, "score": 40})
            while True:
                run.checkpoint()

        return work


def test_stop_keeps_the_best_and_continue_goes_on(qtbot, tab, proving):
    tab.rules.prover = Slow()
    search, panel = proving(3, 3)
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: panel.note.text().startswith("25.0 % of all boards ruled out"))
    qtbot.waitUntil(lambda: tab.verdict_text() == "Best board so far: 40 points")
    qtbot.mouseClick(panel.start, LEFT)
    qtbot.waitUntil(lambda: not search.searching)
    assert panel.note.text().endswith("best 40 points, none has more than 90 points")
    assert tab.rules.board.tiles == tuple("abcdefghi")
    qtbot.mouseClick(panel.resume, LEFT)
    qtbot.waitUntil(lambda: panel.note.text().startswith("50.0 %"))
    search.stop()
    tab.session.edit_text("CAT")
    assert not panel.resume.isVisible()


def test_a_proof_begun_before_goes_on_from_its_file(tmp_path):
    given = 2, 4, load("common5k"), Options()
    first = Search(lambda run: best_of_size(*given, run, 1, tmp_path), Run(Limit(nodes=6_000_000)))
    first.perform()
    assert first.finished.outcome is Outcome.LIMITED
    run, seen = Run(), []
    for _ in best_of_size(*given, run, 1, tmp_path):
        seen.append(run.summary.ruled_out)
    assert seen[0] > 0
    assert run.summary.upper == run.summary.best


def test_what_was_proven_before_is_known_at_once(tmp_path):
    run = Run()
    (dealt,) = best_of_size(3, 3, load("common10k"), Options(), run, 1, tmp_path)
    assert dealt.details["score"] == run.summary.best == run.summary.upper == 147
    assert not list(tmp_path.iterdir())
    other = best_of_size(2, 2, load("common10k"), Options(min_length=4), Run(), 1, tmp_path)
    assert list(other)[-1].details["score"] > 0
    assert len(list(tmp_path.iterdir())) == 1
