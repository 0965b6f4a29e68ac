"""Another theme or text size: what is hidden meanwhile follows once it is shown, in every part."""

from __future__ import annotations

import pytest

from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import Mode
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import one_view

pytestmark = pytest.mark.slow

BACK_AND_FORTH = ("dark", 1.0), ("light", 1.25), ("high_contrast", 1.0), ("light", 1.0)
AT_ONCE = ("dark", 1.25), ("light", 1.0)


def change(opened, mode, scale):
    opened.window.appearance.set_mode(mode)
    opened.window.appearance.set_text_scale(scale)
    opened.rest()


@one_view("quiddler")
@pytest.mark.parametrize("playing", [False, True], ids=["analyse", "play"])
@pytest.mark.parametrize("changes", [AT_ONCE, BACK_AND_FORTH], ids=["at once", "one by one"])
@by_day("at once-play-quiddler")
def test_a_tab_shown_after_a_change_looks_as_if_it_had_been_in_view(studio, qtbot, view, playing, changes):
    opened = studio()
    window, number = opened.window, VIEWS.index(view)
    other = 1 if number == 0 else 0
    opened.show(view)
    opened.finish()
    if playing:
        window.tab.set_mode(Mode.PLAY)
        qtbot.waitUntil(lambda: window.tab.current_mode is Mode.PLAY)
        # what workers say of the player, then of the next board for that level, and then of the board
        qtbot.waitUntil(lambda: window.tab.game_play.history.known)
        for _ in range(3):
            opened.finish()
    seen = []
    for mode, scale in changes:
        change(opened, mode, scale)
        seen.append(window.grab().toImage())
    for (mode, scale), before in zip(changes, seen, strict=True):
        window.show_tab(other)
        opened.rest()
        change(opened, mode, scale)
        window.show_tab(number)
        opened.rest()
        assert window.tab.isVisible()
        assert window.grab().toImage() == before, (mode, scale)
