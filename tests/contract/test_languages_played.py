"""Every game in every language: dealt with its letters, given up, solved, and recorded with its list."""

from __future__ import annotations

import pytest

from qless_studio.engine.history import History, Result
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import Mode
from tests.fixtures.studio import one_view

OTHERS = [code for code in LANGUAGES if code != "en"]
ONE_EACH = {view.key: OTHERS[number % len(OTHERS)] for number, view in enumerate(VIEWS)}
"""A language for each game that is played whenever the tests run."""


@pytest.mark.long
@one_view("q-less")
@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["one", "all"])
def test_every_game_is_played_in_every_language(qtbot, open_program, tmp_path, view, every):
    window = open_program()
    window.show_tab([each.key for each in VIEWS].index(view.key))
    tab, session = window.tab, window.session
    session.folder = tmp_path
    if view.key == "affix":  # the smallest board is quick to draw
        tab.session.change_options(board="mini7")
    for count, code in enumerate(OTHERS if every else [ONE_EACH[view.key]], start=1):
        name = f"{code}-common10k"
        session.edit(view.game.blank, "Clear")  # a match would go on with the words of its first round
        session.use_lexicon(name)
        qtbot.waitUntil(lambda name=name: session.lexicon is not None and session.lexicon.name == name)
        tab.set_mode(Mode.PLAY)
        tab.game_play.deal()
        qtbot.waitUntil(lambda: tab.game_play.stage is Stage.RUNNING)
        assert session.foreign_letters == ""
        assert tab.covered
        tab.game_play.give_up()
        qtbot.waitUntil(lambda count=count: len(History(tmp_path).read()[0]) >= count)
        entry = History(tmp_path).read()[0][-1]
        assert (entry.lexicon, entry.result) == (name, Result.GIVEN_UP)
        tab.set_mode(Mode.ANALYSE)
        qtbot.waitUntil(lambda: session.outcome is not None)
        words = {word for solution in session.solutions for word in view.game.words_of(session.puzzle, solution)}
        assert words <= set(session.lexicon.words)
