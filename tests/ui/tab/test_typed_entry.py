"""What is typed as text reaches the session as a puzzle."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.games.nullgame import GAME, Puzzle
from qless_studio.ui.tab.session import Session
from tests.fixtures.qt import ReadyLexicons
from tests.ui.null_view import NullTab


@pytest.fixture
def parsed():
    return []


@pytest.fixture
def tab(pool, lexicon, appearance, shown, parsed):
    def parse(text):
        parsed.append(text)
        return GAME.parse(text)

    session = Session(dataclasses.replace(GAME, parse=parse), ReadyLexicons(pool, lexicon), pool)
    yield shown(NullTab(session, appearance), 1100, 600)
    session.close()
    session.deleteLater()


def type_and_confirm(qtbot, tab, text):
    field = tab.entry_field()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_a_typed_text_is_parsed_once(qtbot, tab, parsed):
    type_and_confirm(qtbot, tab, "headline")
    assert tab.session.puzzle == Puzzle("headline")
    assert parsed == ["headline"]
    assert tab.session.undo_stack.undoText() == "Type puzzle"


def test_a_text_is_a_draft_until_it_is_accepted(qtbot, tab):
    drafts = []
    tab.session.draft_changed.connect(lambda: drafts.append(tab.session.draft))
    type_and_confirm(qtbot, tab, "h4")
    assert tab.session.draft == "h4"
    assert tab.session.puzzle == Puzzle()
    assert "letter 2" in tab.entry.error
    type_and_confirm(qtbot, tab, "he")
    assert tab.session.draft is None
    assert drafts[:2] == ["h", "h4"]
