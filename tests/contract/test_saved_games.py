"""What holds for every game that was saved: however it is damaged, it is dropped with a line or goes on; no crash."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import Mode
from tests.contract.test_play import play
from tests.fixtures.studio import one_view

pytestmark = pytest.mark.slow

ODD: tuple[Any, ...] = (None, "?", 10**400)
MOVES = (["?"], [""], ["xx", "yy"], ["DRAW", "NEXT"])


def damaged(saved: dict[str, Any]):
    """The saved game with odd moves, and with each value of its facts replaced; `tests/ui/tab` has the other parts."""
    for result in (None, "given up"):
        for moves in MOVES:
            yield {**saved, "moves": moves, "result": result}
    for path in paths_in(saved["facts"]):
        for odd in ODD:
            facts = copy.deepcopy(saved["facts"])
            put(facts, path, odd)
            yield {**saved, "facts": facts, "result": "given up"}


def paths_in(value, before=()):
    names = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for name in list(names)[:2] if isinstance(value, list) else names:
        yield (*before, name)
        yield from paths_in(value[name], (*before, name))


def put(value, path, odd):
    for name in path[:-1]:
        value = value[name]
    value[path[-1]] = odd


@one_view("affix")
@pytest.mark.parametrize("step", [8, pytest.param(1, marks=pytest.mark.nightly)], ids=["some", "all"])
def test_a_damaged_game_never_ends_the_program(studio, view, step):
    opened = studio()
    window, index = opened.window, [each.key for each in VIEWS].index(view.key)
    window.show_tab(index)
    opened.rest()
    play(opened, view.game.example)
    saved = copy.deepcopy(window.session.play)
    assert saved is not None
    complaints: list[str] = []
    seen = {True: 0, False: 0}
    for each in [*damaged(saved)][::step]:
        document = window.workspace.open(index)
        document.session.edit(view.game.example, "Open")
        document.session.set_mode(Mode.PLAY)
        document.session.set_play(each)
        document.session.problem.connect(complaints.append)
        complaints.clear()
        window.workspace.show(document)
        document.session.stop()
        opened.rest()
        tab = window.workspace.tab_of(document)
        dropped = tab.game_play.stage is Stage.IDLE
        assert complaints == (["The game in progress could not be read"] if dropped else []), each
        assert (document.session.play is None) == dropped
        seen[dropped] += 1
        window.workspace.close(document)
    assert all(seen.values()), seen
