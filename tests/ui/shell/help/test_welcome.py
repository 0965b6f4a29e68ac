"""The welcome: shown once, everything in it tried."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from qless_studio.engine.solving import Outcome
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.help.welcome import Welcome
from qless_studio.ui.shell.state.settings import Settings, load, save

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def welcome(qtbot, window):
    window.help_actions.show_welcome()
    made = window.findChild(Welcome)
    qtbot.waitUntil(lambda: made.isVisible() and not any(choice.picture.stale for choice in made.choices))
    return made


@pytest.mark.parametrize("number", range(len(VIEWS)), ids=[view.key for view in VIEWS])
def test_a_click_opens_an_analysed_puzzle_that_can_be_undone(qtbot, window, welcome, number):
    qtbot.mouseClick(welcome.choices[number].button, LEFT)
    assert not welcome.isVisible()
    game = VIEWS[number].game
    assert window.workspace.index == number
    assert window.session.puzzle == game.example
    qtbot.waitUntil(lambda: window.session.outcome is not None)
    assert window.session.outcome is Outcome.COMPLETE
    window.session.undo_stack.undo()
    assert window.session.puzzle == game.blank


def test_a_document_with_a_file_is_left_alone(qtbot, window, welcome, tmp_path):
    document = window.document
    document.session.edit_text("ABCD/EFGH/IJKL/MNOP")
    document.belongs_to(tmp_path / "mine.qless", document.content, "")
    qtbot.mouseClick(welcome.choices[0].button, LEFT)
    assert window.document is not document
    assert window.session.puzzle == window.session.game.example
    assert not document.modified


def test_by_keyboard_alone(qtbot, window, welcome):
    assert QApplication.focusWidget() is welcome.choices[0].button
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is welcome.choices[2].button
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert window.workspace.views[window.workspace.index].key == "quiddler"
    assert window.session.puzzle == window.session.game.example


@pytest.mark.parametrize("leave", ["skip", "escape"])
def test_it_can_be_left_and_opened_again(qtbot, window, welcome, leave):
    if leave == "skip":
        qtbot.mouseClick(welcome.skip, LEFT)
    else:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not welcome.isVisible()
    assert window.session.puzzle == window.session.game.blank
    (command,) = [action for action in window.actions() if action.objectName() == "welcome"]
    command.trigger()
    assert welcome.isVisible()


def test_what_comes_into_the_window_meanwhile_stays_beneath(qtbot, window, welcome):
    (inspector,) = [action for action in window.actions() if action.objectName() == "inspector"]
    inspector.trigger()
    qtbot.waitUntil(lambda: window.word_actions.dock.panel.isVisible())
    qtbot.rest(window)
    centre = window.centralWidget()
    assert welcome.isAncestorOf(centre.childAt(centre.rect().center()))


def test_every_game_is_drawn_and_said(welcome, pages):
    for choice, view in zip(welcome.choices, VIEWS, strict=True):
        page = pages[view.key]
        assert choice.button.accessibleName() == f"Try {view.title}"
        assert page.pictures[0].spoken.startswith(choice.picture.accessibleName())
        assert not page.pictures[0].marked or page.pictures[0].marked.upper() not in choice.picture.accessibleName()
        assert page.summary in [label.text() for label in choice.findChildren(QLabel)]
        image = choice.picture.grab().toImage()
        assert len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}) > 4


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_nothing_in_it_is_cut(qtbot, window, welcome, appearance, scale, direction, size):
    window.setLayoutDirection(direction)
    window.resize(*size)
    appearance.set_text_scale(scale)
    qtbot.rest(window)
    assert welcome.rect().contains(welcome.card.geometry())
    for button in welcome.card.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()
    for label in welcome.card.findChildren(QLabel):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
        if not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()
    ground = welcome._ground.rect()
    for choice in welcome.choices:
        assert ground.contains(choice.geometry())


def test_a_window_does_not_welcome_by_itself(qtbot, window):
    qtbot.wait(50)
    assert window.findChild(Welcome) is None


def test_a_newcomer_is_welcomed_once_the_window_is_there(qtbot, window):
    window.help_actions.welcome_newcomer()
    assert window.findChild(Welcome) is None
    qtbot.waitUntil(lambda: window.findChild(Welcome) is not None and window.findChild(Welcome).isVisible())
    assert window.settings().welcomed


def test_who_has_settings_is_no_newcomer(tmp_path):
    path = tmp_path / "settings.json"
    assert not load(path)[0].welcomed
    save(path, Settings())
    assert not load(path)[0].welcomed
    data = json.loads(path.read_text())
    del data["welcomed"]
    path.write_text(json.dumps(data))
    assert load(path)[0].welcomed
    path.write_text(json.dumps(data | {"welcomed": "yes"}))
    assert load(path)[1]
