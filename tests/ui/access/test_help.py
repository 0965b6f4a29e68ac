"""The help and Home for those who use the keyboard or a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from qless_studio.ui.shell.places.home.page import Home
from qless_studio.ui.style import theme_of
from tests.fixtures.nightly import by_day
from tests.ui.access.keyboard import name, shows_focus, stops, way_round
from tests.ui.access.tree import interface_of, problems


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@by_day("dark")
def test_the_way_round_the_help(studio, mode):
    opened = studio(mode)
    shown = opened.window.commands.help.show_page("proven")
    shown.open_page("boggle")
    opened.qtbot.waitUntil(shown.isActiveWindow)
    shown.search.setFocus(Qt.FocusReason.TabFocusReason)
    reached = way_round()
    assert {name(widget) for widget in stops(shown) - set(reached)} == set()
    ring = theme_of(opened.window).color("accent_text")
    assert [name(widget) for widget in reached if not shows_focus(widget, ring)] == []


def test_the_help_as_a_screen_reader_finds_it(studio):
    opened = studio()
    shown = opened.window.commands.help.show_page("quiddler")
    assert problems(shown) == []
    shown.search.setText("discard")
    assert problems(shown) == []
    read = interface_of(shown.page).textInterface()
    text = read.text(0, read.characterCount())
    assert "Four piles. Each has a card face up" in text
    assert "cannot be split or reversed" in text


@pytest.mark.parametrize("mode", ["light", "high_contrast"])
@by_day("high_contrast")
def test_home_of_a_newcomer(studio, mode):
    opened = studio(mode)
    opened.window.commands.places.show_home()
    home = opened.window.findChild(Home)
    opened.qtbot.waitUntil(lambda: not any(card.picture.stale for card in home.cards))
    assert problems(opened.window) == []
    bar, reached = opened.window.top_bar, way_round()
    own = [*(card.button for card in home.cards), *(step.button for step in home.steps)]
    around = [bar.history, bar.practice, bar.search, bar.menu_button, bar.home, bar.tabs]
    place = reached.index(own[0])
    assert [*reached[place:], *reached[:place]] == [*own, bar.menu_button, bar.home, bar.tabs, *around[:3]]
    names = [interface_of(widget).text(QAccessible.Text.Name) for widget in (bar.home, *around[:3])]
    assert names == ["Home", "History", "Practice", "Search"]
    ring = theme_of(opened.window).color("accent_text")
    assert [name(widget) for widget in reached if not shows_focus(widget, ring)] == []
    for card in home.cards:
        pictured = interface_of(card.picture)
        assert pictured.text(QAccessible.Text.Name).strip()
        assert pictured.role() in (QAccessible.Role.Graphic, QAccessible.Role.StaticText)
