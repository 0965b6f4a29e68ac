"""The bar of documents for screen readers, for the keyboard, and with large text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.ui.style import theme_of
from tests.ui.access.cutting import cut
from tests.ui.access.keyboard import name, shows_focus, stops, way_round
from tests.ui.access.tree import problems


@pytest.fixture
def window(studio, qtbot):
    """Two documents of the first game, a puzzle in the one behind."""
    window = studio().window
    window.session.edit_text("AB/CD")
    window.commands.documents.new()
    assert window.panes[0].bar.isVisible()
    return window


def test_a_screen_reader_finds_every_document(window):
    assert [one for one in problems(window) if "DocumentBar" in one] == []


def test_the_keyboard_comes_by(window):
    window.top_bar.menu_button.setFocus(Qt.FocusReason.TabFocusReason)
    reached, bar = way_round(), window.panes[0].bar
    assert {name(widget) for widget in stops(window) - set(reached)} == set()
    assert {bar.tabs, bar.new_button} <= set(reached)
    ring = theme_of(window).color("accent_text")
    assert shows_focus(bar.tabs, ring)
    assert shows_focus(bar.new_button, ring)


def test_large_text_is_not_cut(window, monkeypatch):
    window.appearance.set_text_scale(2.0)
    assert [one for one in cut(monkeypatch, window) if "Untitled" in one] == []
