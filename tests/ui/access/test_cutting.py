"""No word and no control of a dialog or a card is cut, at 200 % either; of tabs: tests/contract/test_every_size."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from qless_studio.ui.widgets.basic.labels import Elided
from tests.fixtures.nightly import by_day
from tests.fixtures.qt import use_theme
from tests.ui.access.cutting import cut, listed

SIZES = [(1.0, 900, 600), (2.0, 900, 600), (2.0, 1280, 800)]


def test_the_test_would_see_what_is_cut(qtbot, monkeypatch):
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    button = QPushButton("A word that is long")
    button.setFixedWidth(40)
    row.addWidget(button)
    use_theme("light")
    row.addWidget(Elided("Another one that is long"))
    window.setFixedWidth(120)
    window.show()
    found = cut(monkeypatch, window)
    assert any(problem.startswith("elided: Another") for problem in found)
    assert any(problem.startswith("too small: QPushButton") for problem in found)


@pytest.mark.parametrize(("scale", "width", "height"), SIZES)
@by_day("2.0-900-600")
def test_dialogs_cards_and_messages_of_the_window(studio, monkeypatch, scale, width, height):
    opened = studio("light", scale, width, height)
    for command in ("preferences", "shortcuts", "about"):
        dialog = opened.open_dialog(command)
        assert cut(monkeypatch, dialog) == [], command
        dialog.close()
    for command in ("palette", "lexicon"):
        next(action for action in opened.window.actions() if action.objectName() == command).trigger()
        opened.rest()
        card = opened.window.overlays.current
        found = cut(monkeypatch, opened.window)
        assert [problem for problem in found if not problem.startswith("clipped")] == [], command
        assert card.rect().contains(card.card.geometry())
        opened.window.overlays.close_all()
    read_whole(opened, monkeypatch)
    play = opened.window.tab.game_play
    play.start_with(opened.window.session.game.example, "Play")
    opened.settle()
    assert cut(monkeypatch, opened.window) == []
    play.give_up()
    opened.rest()
    assert cut(monkeypatch, opened.window, listed(opened.window)) == []


def read_whole(opened, monkeypatch):
    """A long message makes the strip higher while it is there, and nothing of it is cut."""
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
