"""A game of the history opens as it ended: in every game, from the History, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.play import Stage
from qless_studio.engine.play_statistics import shown_for
from qless_studio.ui.shell.past_games import open_past_game
from qless_studio.ui.shell.places.history.page import History as HistoryPlace
from qless_studio.ui.shell.wishes import View
from qless_studio.ui.tab.session import Mode
from tests.fixtures.nightly import by_day
from tests.fixtures.windows import SECOND
from tests.ui.playing import entries_in

LEFT = Qt.MouseButton.LeftButton
WHEN = "2026-11-12T12:00:00+00:00"
WORDS = {"lexicon": "common10k", "when": WHEN}
PAST = [
    Entry("boggle", "BWFV/SLIN/DAEN/TEHT", Result.FINISHED, Kind.ROUND, 60.0, ("starts",), ("ads", "ale"),
          {"score": 2, "words": 2, "limit": 60}, options={"min_length": "3"}, id="b", **WORDS),
    Entry("word-streak", "UNPG/RIAE/EAYS/TSTO; DL 2 12 14; TL 8; DW 5; TW 11", Result.FINISHED, Kind.ROUND, 120.0, (),
          ("age", "ages"), {"score": 23, "limit": 120, "paths": [[6, 3, 7], [6, 3, 7, 11]], "times": [3.5, 8]}, id="w",
          **WORDS),
    Entry("quiddler", "L/Q O/X J/I O/T E/TH L/B T/O I/H", Result.GIVEN_UP, Kind.GAME, 99.0, (), ("JET 3 5 7",),
          {"score": -70}, id="c", **WORDS),
    Entry("q-less", "aabcdlmnnptt", Result.SOLVED, Kind.GAME, 77.0, (),
          ("....m.", "...bad", "..c.t.", "plant.", "..n..."), {"placed": 12, "dice": 12}, id="q", **WORDS),
    Entry("affix", "at ell ear ow", Result.GIVEN_UP, Kind.GAME, 31.0, (), ("XYZW=h", "XY=c", "XY="), id="a", **WORDS),
]  # fmt: skip


@pytest.fixture
def program(open_program, tmp_path):
    window = open_program()
    window.workspace.records = tmp_path
    return window


@pytest.mark.parametrize("entry", PAST, ids=lambda entry: entry.game)
@by_day("quiddler")
def test_every_game_opens_as_it_ended(qtbot, program, entry):
    before = program.workspace.document
    assert open_past_game(program.workspace, entry)
    workspace, tab = program.workspace, program.workspace.tab
    play = tab.game_play
    assert workspace.document is not before
    assert (workspace.view.key, tab.current_mode, play.stage) == (entry.game, Mode.PLAY, Stage.OVER)
    assert (play.rules.moves(), play.hints, play.result, round(play.elapsed)) == (
        entry.found, entry.hints, entry.result, entry.seconds,
    )  # fmt: skip
    assert workspace.session.game.format(play.puzzle) == entry.puzzle
    assert workspace.session.words.wanted == "common10k"
    assert all(str(getattr(workspace.session.options, name)) == text for name, text in entry.options.items())
    qtbot.waitUntil(lambda: tab.play.panel.card.isVisible(), timeout=10_000)
    qtbot.waitUntil(lambda: play.is_known, timeout=10_000)
    assert entries_in(workspace.records) == []  # it is in the history already
    assert open_past_game(workspace, entry)
    assert workspace.tab is tab  # once is enough
    assert not workspace.document.modified  # closing it loses nothing
    program.show_tab(0)  # the searches of a tab in the background end


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("entry", PAST[:2], ids=lambda entry: entry.game)
@by_day("word-streak")
def test_a_missed_word_is_banned_where_it_is_met(qtbot, program, entry):
    open_past_game(program.workspace, entry)
    view = program.workspace.tab.play_view.review.words.table
    qtbot.waitUntil(lambda: view.model().rowCount() > 0, timeout=10_000)
    row = view.model().index(0, 0)
    word = row.data()
    where = view.visualRect(row).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, view.viewport().mapToGlobal(where))
    QApplication.sendEvent(view.viewport(), event)
    (menu,) = view.findChildren(QMenu)
    texts = [action.text() for action in menu.actions()[:2]]
    assert texts == [f"Look up {word}", f"Ban {word} from Common 10k"]
    menu.actions()[1].trigger()
    menu.close()
    said = f"{word} no longer counts in Common 10k. From the next game on."
    qtbot.waitUntil(lambda: program.strip.message == said)
    program.show_tab(2)


def test_a_damaged_game_is_refused_with_a_sentence(program, caplog):
    said = []
    program.workspace.problem.connect(said.append)
    opened = len(program.workspace.documents)
    assert not open_past_game(program.workspace, Entry("boggle", "AB/C", Result.FINISHED, id="x", **WORDS))
    assert said == ["This game of the history cannot be shown"]
    assert len(program.workspace.documents) == opened
    assert not open_past_game(program.workspace, Entry("chess", "e4", Result.FINISHED, id="y", **WORDS))


def test_a_match_is_shown_by_its_last_round():
    rounds = [Entry("word-streak", "x", Result.FINISHED, Kind.ROUND, id=name) for name in ("r1", "r2")]
    match = Entry("word-streak", "x", Result.FINISHED, id="r2-match", proven={"rounds": [{}, {}]})
    assert shown_for(match, [*rounds, match]) == rounds[1]
    assert shown_for(replace(match, day="2026-11-12"), rounds) == replace(rounds[1], day="2026-11-12")
    assert shown_for(match, []) is match
    assert shown_for(rounds[0], rounds) is rounds[0]


@pytest.fixture
def page(qtbot, open_window, tmp_path):
    """The history of a window with two games of the second game in it."""
    window = open_window()
    puzzle = SECOND.game.format(SECOND.game.example)
    for number in (2, 1):
        when = (datetime.now(UTC) - timedelta(days=3 - number)).isoformat()
        History(window.workspace.records).add(Entry("second", puzzle, Result.GIVEN_UP, id=f"n{number}", when=when))
    window.commands.places.open_history(View.GAMES, "second")
    page = window.commands.front.place
    qtbot.waitUntil(lambda: page.games.table.model().total == 4)  # with their days
    return page


@pytest.mark.parametrize("how", ["double click", "Enter", "button"])
def test_a_game_opens_from_the_history(qtbot, page, how):
    window, table = page.window(), page.games.table
    place = table.visualRect(table.model().index(1, 1)).center()
    if how == "double click":
        qtbot.mouseClick(table.viewport(), LEFT, pos=place)
        qtbot.mouseDClick(table.viewport(), LEFT, pos=place)
    elif how == "Enter":
        table.enter()
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(page.games.card.review, LEFT)  # the last game is selected
    assert not page.isVisible()
    assert window.workspace.view.key == "second"
    play = window.workspace.tab.game_play
    assert (play.id, play.stage) == ("n2", Stage.OVER)  # the latest first
    assert window.workspace.tab.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("over", [False, True], ids=["before a game", "after a game"])
def test_the_history_is_one_click_from_a_game(qtbot, open_window, over):
    window = open_window()
    window.show_tab(1)
    window.tab.set_mode(Mode.PLAY)
    if over:
        open_past_game(
            window.workspace, Entry("second", SECOND.game.format(SECOND.game.example), Result.GIVEN_UP, id="n")
        )
        qtbot.waitUntil(lambda: window.tab.play.panel.card.isVisible())
    qtbot.mouseClick(window.top_bar.history, LEFT)
    assert type(window.commands.front.place) is HistoryPlace
