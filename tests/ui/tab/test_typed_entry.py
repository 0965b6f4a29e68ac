"""What is typed as text reaches the session as a puzzle."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.games.nullgame import GAME, Puzzle
from qless_studio.ui.style import theme_of
from tests.ui.access.keyboard import ringed
from tests.ui.null_view import NullTab


@pytest.fixture
def parsed():
    return []


@pytest.fixture
def tab(new_session, lexicon, shown, parsed):
    def parse(text):
        parsed.append(text)
        return GAME.parse(text)

    session = new_session(dataclasses.replace(GAME, parse=parse), lexicon)
    return shown(NullTab(session), 1100, 600)


def type_and_confirm(qtbot, tab, text):
    field = tab.analyse.entry.field
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_a_typed_text_is_parsed_once(qtbot, tab, parsed):
    type_and_confirm(qtbot, tab, "headline")
    assert tab.session.puzzle == Puzzle("headline")
    assert parsed == ["headline"]
    assert tab.session.undo_stack.undoText() == "Type puzzle"


def test_a_text_is_parsed_once_on_a_pause_too(qtbot, tab, parsed):
    qtbot.keyClicks(tab.analyse.entry.field, "headline")
    qtbot.waitUntil(lambda: tab.session.puzzle == Puzzle("headline"))
    assert parsed == ["headline"]


def test_a_text_is_a_draft_until_it_is_accepted(qtbot, tab):
    drafts = []
    tab.session.draft_changed.connect(lambda: drafts.append(tab.session.draft))
    type_and_confirm(qtbot, tab, "h4")
    assert tab.session.draft == "h4"
    assert tab.session.puzzle == Puzzle()
    assert "letter 2" in tab.analyse.entry.error
    type_and_confirm(qtbot, tab, "he")
    assert tab.session.draft is None
    assert drafts[:2] == ["h", "h4"]


def test_an_unfinished_text_is_not_called_wrong_before_a_longer_pause(qtbot, tab):
    entry = tab.analyse.entry
    qtbot.keyClicks(entry.field, "h4")
    qtbot.rest(entry)
    assert entry.error == ""
    assert not entry.field.wrong
    qtbot.waitUntil(lambda: entry.error != "")
    assert "letter 2" in entry.error
    assert entry.field.wrong


def test_leaving_an_unfinished_text_says_at_once_what_is_wrong(qtbot, tab):
    tab.analyse.entry.field.setFocus()
    qtbot.keyClicks(tab.analyse.entry.field, "h4")
    qtbot.rest(tab.analyse.entry)
    tab.analyse.entry.field.clearFocus()
    assert "letter 2" in tab.analyse.entry.error


def test_an_error_is_drawn_in_place_of_the_focus_ring(qtbot, tab):
    field = tab.analyse.entry.field
    tab.page.board.setFocus()
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    assert ringed() is field
    type_and_confirm(qtbot, tab, "h4")
    assert ringed() is None
    edge = field.grab().toImage().pixelColor(field.width() // 2, 1)
    assert edge.name() == theme_of(field).color("bad").name()
    type_and_confirm(qtbot, tab, "he")
    assert ringed() is field
