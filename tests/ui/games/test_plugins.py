"""A plug-in that is broken costs its tab and a sentence; the window and the other games work."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QLabel

from qless_studio.ui import games
from qless_studio.ui.games.boggle import PARTS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.broken_tab import Guarded
from qless_studio.ui.tab.game_view import BareBoards, GameView
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from tests.fixtures.plugins import write_plugin
from tests.ui.null_view import VIEW, NullTab

KEYED = dataclasses.replace(PARTS.game, key="another", title="Another")
ANOTHER = PARTS._replace(game=KEYED)
OTHER = GameView.of(ANOTHER, "pink")
BROKEN = {
    "no view": ("boggle", "str is no GameView"),
    "key": (GameView("other", "Another", "pink", lambda: ANOTHER), "the key of its game is another"),
    "taken": (GameView("boggle", "Boggle", "pink", lambda: PARTS), "the key boggle already"),
    "accent": (GameView("another", "Another", "beige", lambda: ANOTHER), "beige is no accent"),
    "title": (GameView("another", " ", "pink", lambda: ANOTHER), "no title"),
    "picture": (GameView.of(ANOTHER._replace(load_boards=BareBoards), "pink"), "needs a picture"),
    "load": (GameView("another", "Another", "pink", lambda: 1 // 0), "division"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_view_that_cannot_be_used_is_refused_with_a_reason(name):
    view, reason = BROKEN[name]
    with pytest.raises((TypeError, ValueError, ZeroDivisionError), match=reason):
        games._usable({"boggle"})(view)


@pytest.mark.parametrize("error", [RuntimeError, SystemExit])
def test_a_tab_that_cannot_be_built_says_so_and_the_others_work(qtbot, pool, typed, error):
    def failing(session):
        raise error("no board today")

    broken = games._usable({"boggle"})(GameView.of(ANOTHER._replace(tab=failing), "pink"))
    window = MainWindow([VIEW, broken], Appearance("light"), pool)
    qtbot.addWidget(window)
    window.show()
    window.show_tab(1)
    (said,) = [each for each in window.tab.findChildren(EmptyState) if each.isVisible()]
    texts = " ".join(label.text() for label in said.findChildren(QLabel))
    assert "The tab of Another cannot be shown" in texts
    assert f"{error.__name__}: no board today" in texts
    window.show_tab(0)
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    typed(window, "headline")
    assert window.tab.analyse.verdict_text().startswith("Complete")
    window.close()


def test_a_tab_that_tells_of_its_session_while_it_is_built_is_built_once(qtbot, pool):
    """Commands follow the session; they ask the tab in front."""
    built = []

    class Telling(NullTab):
        def make_analyse_page(self):
            built.append(self.session)
            self.session.state_changed.emit(self.session.state)
            self.session.updated.emit()
            return super().make_analyse_page()

    parts = VIEW.parts._replace(tab=Guarded(Telling))
    window = MainWindow([GameView(VIEW.key, VIEW.title, VIEW.accent, lambda: parts)], Appearance("light"), pool)
    qtbot.addWidget(window)
    window.show()
    for _ in range(2):
        window.commands.documents.new()
        assert built[-1] is window.session
    assert len(built) == len(set(built)) == 3


@pytest.mark.long
@pytest.mark.nightly
def test_one_that_fails_at_its_import_never_stops_the_window(tmp_path):
    write_plugin(tmp_path, "broken", "1 / 0\n", views="broken:VIEW", games="broken:GAME")
    environment = {
        **os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "QLESS_STUDIO_HOME": str(tmp_path),
    }  # fmt: skip
    code = (
        "from qless_studio import app; made = app._make_application();"
        "window, said = app._make_window(made, None, False); window.show(); window.complain(said);"
        "print(len(window.workspace.views), window.strip.message); list(app._imports_ahead())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "5 The plug-in broken (broken 1.0) cannot be used: ZeroDivisionError: division by zero\n"
