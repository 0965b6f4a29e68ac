"""Nothing of a game, of a place or of a dialog is cut in any language that the window speaks."""

from __future__ import annotations

import pytest

from qless_studio.engine.folders import resource
from qless_studio.ui import translation
from qless_studio.ui.games import OWN
from tests.contract.walking import begin, layouts, unseen, write_history
from tests.fixtures.nightly import by_day
from tests.ui.access.cutting import cut, listed

pytestmark = [pytest.mark.walk, pytest.mark.slow]

SPOKEN = sorted(path.stem.removeprefix("qless_studio_") for path in resource("translations").glob("*.ts"))
SCALES = (1.0, 2.0)
PLACES = ("welcome", "statistics", "day", "progress", "study", "practise")
DIALOGS = ("preferences", "shortcuts", "puzzle_book", "about")
every_language = pytest.mark.parametrize("language", SPOKEN)
every_game = pytest.mark.parametrize("view", OWN, ids=lambda view: view.key)


@pytest.fixture
def spoken(qapp, language):
    """The window is made in this language; English again afterwards."""
    assert translation.install(qapp, language) == language
    yield
    translation.install(qapp, "en")


def all_cut(opened, monkeypatch, further=list):
    """What is cut, by size of window and text."""
    window, wrong = opened.window, {}
    for layout in layouts(opened, SCALES):
        if found := cut(monkeypatch, window, listed(window)) + further():
            wrong[layout] = found
    return wrong


@every_language
@every_game
@pytest.mark.usefixtures("spoken")
@by_day("q-less-fr")
def test_nothing_is_cut_while_analysing_playing_and_after_a_game(studio, monkeypatch, view):
    opened, wrong = studio(), {}
    window = opened.window
    opened.show(view)
    wrong["analysed"] = all_cut(opened, monkeypatch)
    begin(opened, view)
    wrong["playing"] = all_cut(opened, monkeypatch, lambda: unseen(window.tab))
    window.tab.game_play.give_up()
    opened.settle()
    wrong["over"] = all_cut(opened, monkeypatch)
    assert {stage: found for stage, found in wrong.items() if found} == {}


@every_language
@pytest.mark.usefixtures("spoken")
@pytest.mark.nightly
def test_nothing_is_cut_in_places_and_dialogs(studio, monkeypatch, tmp_path):
    opened, wrong = studio(), {}
    window = opened.window
    window.workspace.records = tmp_path
    write_history(tmp_path)
    actions = {action.objectName(): action for action in window.actions()}
    for name in PLACES:
        actions[name].trigger()
        opened.rest()
        wrong[name] = all_cut(opened, monkeypatch)
    window.workspace.show(window.document)
    for name in DIALOGS:
        dialog = opened.open_dialog(name)
        wrong[name] = cut(monkeypatch, dialog)
        dialog.close()
    assert {name: found for name, found in wrong.items() if found} == {}
