"""The analysis of a puzzle, without a tab."""

from __future__ import annotations

import pytest

from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.games.affix.why import NodeHintStep
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from tests.fixtures.windows import view_of
from tests.ui.games.affix.player import WORDS

VIEW = view_of("affix")

PLAYED = "ll re me st; XYZW=ca XY=wi WXY=we XYZ=sha"


@pytest.fixture
def session(new_session):
    return new_session(VIEW.game, Lexicon("small", WORDS))


@pytest.fixture
def analysis(session):
    return AffixAnalysis(session, session)


@pytest.mark.long
def test_a_run_finds_position_answer_and_fits(qtbot, session, analysis):
    fits = []
    analysis.fits_changed.connect(lambda found: fits.append(dict(found)))
    with qtbot.waitSignals([analysis.position_found, analysis.answer_found, analysis.fits_changed]):
        session.edit_text(PLAYED)
    qtbot.waitUntil(lambda: not analysis.active)
    board = analysis.position.board
    assert (fits[-1][board.node("YZ")], fits[-1][board.node("ZWX")]) == (3, 1)
    assert set(fits[-1]) == set(analysis.position.open_nodes())
    answer = position_for(analysis.answer, session.lexicon, session.options)
    assert answer.count() == 1
    assert not answer.open_nodes()


def test_what_was_found_is_discarded_at_once(qtbot, session, analysis):
    with qtbot.waitSignals([analysis.position_found, analysis.answer_found]):
        session.edit_text(PLAYED)
    analysis.find_hints()
    with qtbot.assertNotEmitted(analysis.hints_found, wait=100):
        with qtbot.waitSignal(analysis.forgotten):
            session.edit_text("ll re me st")
        assert analysis.position is analysis.answer is None
        assert not analysis.active


def test_hints_asked_for_too_early_come_with_the_position(qtbot, session, analysis):
    with qtbot.waitSignal(analysis.hints_found) as found:
        session.edit_text(PLAYED)
        assert analysis.position is None
        analysis.find_hints()
    assert [hint.step for hint in found.args[0]] == list(NodeHintStep)


def test_choices_of_a_node_are_listed_to_the_end(qtbot, session, analysis):
    with qtbot.waitSignal(analysis.position_found):
        session.edit_text(PLAYED)
    prefixes = []
    analysis.choices_found.connect(lambda batch: prefixes.extend(choice.prefix for choice in batch))
    with qtbot.waitSignal(analysis.choices_listed):
        analysis.list_choices(analysis.position.board.node("YZ"))
    assert {"ti", "co"} <= set(prefixes)


def test_a_dead_end_has_nothing_to_reveal(qtbot, session, analysis):
    with qtbot.waitSignal(analysis.position_found):
        session.edit_text("ll re me st; XYZW=zz")
    with qtbot.waitSignal(analysis.revealed) as revealed:
        analysis.reveal()
    assert revealed.args[0] == []


def test_open_suffixes_have_no_position(qtbot, session, analysis):
    with qtbot.assertNotEmitted(analysis.position_found):
        session.edit_text("ll re ? st")
        qtbot.waitUntil(lambda: session.finished is not None)
    assert analysis.answer is None
