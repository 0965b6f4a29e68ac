"""Of the documents that were opened and closed nothing is left, neither in Python nor in Qt."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import Mode
from tests.fixtures.studio import one_view


def parts(opened):
    """Weak references to what the document in front is made of."""
    document, tab = opened.window.document, opened.window.tab
    return [weakref.ref(part) for part in (document, document.session, tab, tab.page.board)]


def use(opened, document):
    """Analyse the example, and play it; what is still searched then is closed with it."""
    document.session.edit(document.session.game.example, "Open")
    opened.rest()
    opened.window.tab.set_mode(Mode.PLAY)
    opened.window.tab.game_play.start_with(document.session.game.example, "Play")
    opened.rest()


def are_freed(references):
    gc.collect()
    return all(reference() is None for reference in references)


@pytest.mark.slow
@one_view("boggle")
def test_what_was_opened_and_closed_is_gone(studio, qtbot, view):
    opened = studio()
    opened.show(view)
    workspace, index = opened.window.workspace, VIEWS.index(view)
    made, counts = [], []
    for _ in range(3):
        document = workspace.open(index)
        workspace.show(document)
        use(opened, document)
        for other in [each for each in workspace.of(index) if each is not document]:
            workspace.close(other)
        opened.rest()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(QApplication.allWidgets()))
        made.append(parts(opened))
        del document, other
    qtbot.waitUntil(lambda: are_freed([*made[0], *made[1]]))
    assert all(reference() is not None for reference in made[2])
    assert counts[1] == counts[2]  # the first time more is made, which stays


PROGRAM = """
import gc, sys, weakref
gc.disable()
from PySide6.QtCore import QTimer
from qless_studio import app
from qless_studio.ui.shell.startup.application import Application
from qless_studio.ui.work.memory import GarbageCollector

program = Application([])
window, _ = app._make_window(program, None, False)
window.show()
collector = program.findChild(GarbageCollector)

def close():
    collector.collect_young()  # the tab is among what is kept by now
    tab = weakref.ref(window.tab)
    window.workspace.close(window.document)
    QTimer.singleShot(200, lambda: look(tab))

def look(tab):
    before = tab() is not None
    collector.collect_young()
    print(before, tab() is not None)
    window.close()
    program.exit()

QTimer.singleShot(500, close)
program.exec()
"""


@pytest.mark.nightly
def test_the_program_frees_a_closed_tab_with_the_next_round(tmp_path):
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QLESS_STUDIO_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("True False\n", 0), done.stderr
