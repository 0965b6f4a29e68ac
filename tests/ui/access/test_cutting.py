"""No word and no control is cut, with text at 200 % in the smallest window either; what is long may scroll."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTableView, QWidget

from qless_studio.ui.games.q_less.thumbnails import Thumbnails, caption_of
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.labels import Elided
from tests.fixtures.studio import every_view
from tests.ui.access.cutting import cut

SIZES = [(1.0, 900, 600), (2.0, 900, 600), (2.0, 1280, 800)]


def test_the_test_would_see_what_is_cut(qtbot, monkeypatch):
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    button = QPushButton("A word that is long")
    button.setFixedWidth(40)
    row.addWidget(button)
    row.addWidget(Elided(Appearance("light"), "Another one that is long"))
    window.setFixedWidth(120)
    window.show()
    found = cut(monkeypatch, window)
    assert any(problem.startswith("elided: Another") for problem in found)
    assert any(problem.startswith("too small: QPushButton") for problem in found)


def listed(window):
    """The texts of lists: they may be as long as a solution is, and their tool tips have them whole."""
    texts = set()
    for view in window.findChildren(QTableView):
        model = view.model()
        for row in range(min(model.rowCount(), 200)):
            texts.update(str(model.index(row, column).data()) for column in range(model.columnCount()))
    for view in window.findChildren(Thumbnails):
        texts.update(caption_of(view.model().solution(row)) for row in range(min(view.model().rowCount(), 200)))
    return texts


@every_view
@pytest.mark.parametrize(("scale", "width", "height"), SIZES)
def test_a_tab_without_and_with_its_example(studio, monkeypatch, view, scale, width, height):
    opened = studio("light", scale, width, height)
    window = opened.window
    window.show_tab([each.key for each in window.workspace.views].index(view.key))
    opened.rest()
    assert cut(monkeypatch, window, listed(window)) == []  # an empty Affix tab lists puzzles to choose from
    opened.show(view)
    opened.rest()
    assert cut(monkeypatch, window, listed(window)) == []


@pytest.mark.walk
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@every_view
def test_every_mode_and_dialog_of_a_game_with_large_text(studio, monkeypatch, view):
    opened = studio("light", 2.0, 1280, 800)
    opened.show(view)
    found = {}
    for action in opened.commands():
        if action.isEnabled():
            wrong = found[action.objectName()] = []

            def look(shown, wrong=wrong):
                wrong.extend(cut(monkeypatch, shown, listed(shown)))

            opened.run(action, look)
            if opened.window.session.puzzle != view.game.example:
                opened.show(view)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("scale", "width", "height"), SIZES)
@pytest.mark.parametrize("command", ["preferences", "shortcuts", "about"])
def test_dialogs_of_the_window(studio, monkeypatch, command, scale, width, height):
    opened = studio("light", scale, width, height)
    dialog = opened.open_dialog(command)
    assert cut(monkeypatch, dialog) == []
    dialog.close()


@pytest.mark.parametrize(("scale", "width", "height"), SIZES)
@pytest.mark.parametrize("command", ["palette", "lexicon"])
def test_cards_over_the_window(studio, monkeypatch, command, scale, width, height):
    opened = studio("light", scale, width, height)
    next(action for action in opened.window.actions() if action.objectName() == command).trigger()
    opened.rest()
    card = opened.window.overlays.current
    found = cut(monkeypatch, opened.window)
    assert [problem for problem in found if not problem.startswith("clipped")] == []
    assert card.rect().contains(card.card.geometry())


@pytest.mark.parametrize(("scale", "width", "height"), SIZES)
def test_a_long_message_is_read_whole(studio, monkeypatch, scale, width, height):
    opened = studio("light", scale, width, height)
    window = opened.window
    opened.qtbot.waitUntil(lambda: window.session.lexicon is not None)  # its size stands in the strip too
    opened.rest()
    before = window.strip.height()
    window.say("The settings file was damaged and is kept as settings-damaged-20261121.json; defaults are in use. " * 2)
    opened.rest()
    assert window.strip.height() > before
    assert cut(monkeypatch, window) == []
    window.strip.dismiss()
    opened.rest()
    assert window.strip.height() == before
