"""The analysis of moves, and what a changed puzzle does to tray and playback."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qless_studio.engine.games.quiddler.puzzle import Word
from qless_studio.engine.games.quiddler.solver import LaidWord
from tests.ui.games.quiddler.player import DEAL


def test_moves_are_ranked_once_the_best_score_is_proven(player):
    analysis = player.tab.analysis
    assert analysis.choices is None
    with player.qtbot.waitSignal(analysis.moves_ranked):
        player.tab.session.edit_text(DEAL)
    assert player.tab.session.run.proven_after is not None
    assert isinstance(analysis.choices[0].move, LaidWord)
    assert analysis.choices[0].worth == analysis.figures.best_from_here == 108
    assert len(player.tab.analyse.panel.lists.models["words"].solutions()) == len(analysis.choices)


def test_a_changed_puzzle_discards_the_analysis_before_it_is_shown(player):
    player.enter(DEAL)
    assert player.table.scene.figures[2].figure == "108"
    player.tab.session.edit_text("QU/A I T E")
    assert player.tab.analysis.choices is None
    assert player.tab.analysis.lost == ()
    assert player.table.scene.figures[2].figure == "…"


def test_a_word_is_valued_once_however_often_it_is_shown(player):
    player.enter(DEAL)
    analysis = player.tab.analysis
    word = Word("lo", (0, 3))
    started = []
    analysis.value_of(word)
    jobs = player.jobs()
    analysis.changed.connect(lambda: started.append(analysis.value_of(word)))
    assert analysis.value_of(word) is None
    assert player.jobs() == jobs
    player.qtbot.waitUntil(lambda: bool(started))
    assert started == [analysis.value_of(word)]
    assert started[0] < 108


def test_another_puzzle_ends_playback_and_empties_the_tray(player):
    player.enter(DEAL)
    playing, table = player.tab.analyse.playing, player.tab.analyse.panel.lists.tables["games"]
    QTest.mouseClick(player.tab.analyse.panel.segments.button("games"), Qt.MouseButton.LeftButton)
    center = table.visualRect(table.model().index(0, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=center)
    assert player.table.scene.preview
    with player.qtbot.waitSignals([playing.playback_changed, playing.tray_changed]):
        player.tab.session.edit_text("QU - E")
    assert not player.table.scene.preview
    assert player.tab.analyse.entry.isVisible()
    player.keys("que")
    with player.qtbot.waitSignal(playing.tray_changed):
        player.tab.session.edit_text("L - -")  # the places in the tray have no cards any more
    assert player.tray() == []


def test_with_analysis_off_nothing_of_the_deal_before_is_shown_and_a_hint_is_of_this_one(player):
    player.enter(DEAL)
    tab = player.tab
    tab.session.set_analysing(False)
    tab.session.edit_text("Q I L O H")
    player.qtbot.rest(tab)
    assert [shown.figure for shown in player.table.scene.figures] == ["0", "−29", "–", "–"]
    assert player.said == ("", "Click cards or type a word", "")
    assert all(not model.total for model in tab.analyse.panel.lists.models.values())
    assert tab.analysis.choices is None
    QTest.mouseClick(tab.analyse.hint_button, Qt.MouseButton.LeftButton)
    player.qtbot.waitUntil(tab.analyse.panel.ladder.isVisible)
    assert tab.analyse.hints.hints.steps[0].answer == "23; if stopped: −29"
    tab.session.solve()
    player.wait()
    assert tab.analyse.verdict_text() == "Proven best 23"
    assert [shown.figure for shown in player.table.scene.figures][2:] == ["23", "0"]
