"""Every text of a dialog or a card can be read in every theme; those of the tabs: tests/contract/test_every_size."""

from __future__ import annotations

import pytest

from qless_studio.ui.style.tokens import MODES
from tests.fixtures.nightly import by_day
from tests.ui.access.contrast import Paints


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("command", ["preferences", "shortcuts", "about"])
@by_day("preferences-high_contrast", "shortcuts-light", "about-dark")
def test_dialogs_of_the_window(studio, monkeypatch, mode, command):
    opened = studio(mode)
    dialog = opened.open_dialog(command)
    assert Paints(monkeypatch).unreadable(dialog) == []
    dialog.close()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("command", ["palette", "lexicon"])
@by_day("palette-light", "lexicon-dark")
def test_cards_over_the_window(studio, monkeypatch, mode, command):
    opened = studio(mode)
    next(action for action in opened.window.actions() if action.objectName() == command).trigger()
    opened.rest()
    card = opened.window.overlays.current.card
    assert Paints(monkeypatch).unreadable(card) == []
