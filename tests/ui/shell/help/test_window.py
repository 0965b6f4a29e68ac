"""The help's window as a reader uses it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QTextCursor
from PySide6.QtWidgets import QApplication

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.help.pages import Pages
from qless_studio.ui.shell.help.window import HelpWindow
from qless_studio.ui.shell.lexicons.import_dialog import ImportDialog
from tests.fixtures.nightly import by_day

LEFT = Qt.MouseButton.LeftButton


def press_f1(qtbot, window):
    qtbot.keyClick(window, Qt.Key.Key_F1)


def opened() -> HelpWindow:
    (found,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, HelpWindow) and each.isVisible()]
    return found


@pytest.fixture
def help_window(qtbot, window):
    return window.commands.help.show_page("start")


def text_of(shown: HelpWindow) -> str:
    return shown.page.document().toPlainText()


@pytest.mark.parametrize("number", range(len(VIEWS)), ids=[view.key for view in VIEWS])
@by_day("quiddler")
def test_f1_opens_the_page_of_the_tab_in_front(qtbot, window, number):
    window.show_tab(number)
    press_f1(qtbot, window)
    game = VIEWS[number].game
    assert opened().key == game.key
    assert opened().windowTitle() == f"{game.title} – Help"
    assert text_of(opened()).startswith(game.title)


def test_f1_over_the_word_lists_and_in_their_dialogs_opens_their_page(qtbot, window, tmp_path):
    window.commands.lexicons.open()
    press_f1(qtbot, window)
    assert opened().key == "words"
    opened().open_page("start")
    (tmp_path / "animals.txt").write_text("zebra\nox\n")
    dialog = window.commands.lexicons.picker().import_file(tmp_path / "animals.txt")
    qtbot.waitUntil(lambda: dialog.preview is not None)
    press_f1(qtbot, dialog)
    assert isinstance(dialog, ImportDialog)
    assert opened().key == "words"
    dialog.reject()


@pytest.mark.parametrize(
    ("command", "page"), [("shortcuts", "keyboard"), ("preferences", "quiddler"), ("quiddler_rules", "quiddler")]
)
@by_day("preferences-quiddler")
def test_f1_in_a_dialog_opens_the_page_of_what_it_is_about(qtbot, window, command, page):
    window.show_tab([view.key for view in VIEWS].index("quiddler"))
    next(action for action in window.actions() if action.objectName() == command).trigger()
    dialog = QApplication.activeModalWidget()
    qtbot.waitUntil(lambda: dialog.isActiveWindow() and QApplication.focusWidget() is not None)
    for _ in range(2):
        press_f1(qtbot, dialog)
        assert opened().key == page
        opened().close()
        dialog.activateWindow()
    dialog.reject()


def test_contents_links_and_the_way_back_and_forward(qtbot, help_window):
    shown = help_window
    assert [shown.contents.item(row).text() for row in range(shown.contents.count())] == [
        shown.pages[key].title for key in shown.pages.keys
    ]
    assert not shown.back.isEnabled()
    row = shown.contents.visualItemRect(shown.contents.item(3))
    qtbot.mouseClick(shown.contents.viewport(), LEFT, pos=row.center())
    assert shown.key == "quiddler"
    click_link(qtbot, shown, "What proven means")
    assert shown.key == "proven"
    assert shown.contents.currentItem().text() == "What proven means"
    qtbot.mouseClick(shown.back, LEFT)
    assert shown.key == "quiddler"
    qtbot.keyClick(shown, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert (shown.key, shown.back.isEnabled()) == ("start", False)
    qtbot.mouseClick(shown.forward, LEFT)
    assert shown.key == "quiddler"
    shown.open_page("boggle")
    assert not shown.forward.isEnabled()


def click_link(qtbot, shown: HelpWindow, text: str) -> None:
    cursor: QTextCursor = shown.page.document().find(text)
    assert not cursor.isNull()
    shown.page.setTextCursor(cursor)
    shown.page.ensureCursorVisible()
    at = shown.page.cursorRect(cursor).center() - QPoint(8, 0)
    cursor.clearSelection()
    shown.page.setTextCursor(cursor)
    qtbot.mouseMove(shown.page.viewport(), at)
    qtbot.mouseClick(shown.page.viewport(), LEFT, pos=at)


def test_a_search_lists_pages_and_marks_the_words(qtbot, help_window):
    shown = help_window
    qtbot.keyClicks(shown.search, "discard")
    assert [shown.contents.item(row).text() for row in range(shown.contents.count())] == ["Quiddler"]
    qtbot.keyClick(shown.search, Qt.Key.Key_Return)
    assert shown.key == "quiddler"
    selections = shown.page.extraSelections()
    marked = [selection.cursor.selectedText() for selection in selections]
    assert marked
    assert {each.lower() for each in marked} == {"discard"}
    top = shown.page.cursorRect(selections[0].cursor).top()
    assert 0 <= top <= shown.page.viewport().height()
    shown.search.clear()
    assert not shown.page.extraSelections()
    qtbot.keyClicks(shown.search, "nowhere at all")
    assert shown._nothing.isVisible()
    qtbot.keyClick(shown.search, Qt.Key.Key_Escape)
    assert shown.search.text() == ""
    assert shown.contents.count() == len(shown.pages.keys)
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_pictures_stand_on_the_page_with_their_description(help_window):
    shown = help_window
    shown.open_page("boggle")
    document = shown.page.document()
    names = images(document)
    assert len(names) == 3
    for name in names:
        drawn = document.resource(document.ResourceType.ImageResource.value, name)
        assert drawn.width() > 100
    assert "HEADLINE is traced on them: eight tiles" in text_of(shown)


def images(document) -> list[str]:
    found, block = [], document.begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            form = at.fragment().charFormat()
            if form.isImageFormat():
                found.append(form.toImageFormat().name())
            at += 1
        block = block.next()
    return found


def test_the_keyboards_page_has_every_shortcut(window, help_window):
    help_window.open_page("keyboard")
    text = text_of(help_window)
    for action in window.available():
        for keys in action.shortcuts():
            assert keys.toString(QKeySequence.SequenceFormat.NativeText) in text
            assert action.text().replace("&", "") in text


def test_the_help_follows_theme_and_text_size_and_goes_with_the_program(qtbot, window, appearance, help_window):
    shown = help_window
    shown.open_page("boggle")
    height = shown.page.document().size().height()
    ground = shown.grab().toImage().pixelColor(shown.width() - 30, shown.height() - 10)
    assert ground == appearance.theme.color("panel")
    appearance.set_mode("dark")
    assert shown.grab().toImage().pixelColor(shown.width() - 30, shown.height() - 10) == appearance.theme.color("panel")
    appearance.set_text_scale(2.0)
    assert shown.page.document().size().height() > 1.5 * height
    window.close()
    assert not shown.isVisible()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("size", [(900, 600), (420, 360)])
@by_day("size1-LayoutDirection.RightToLeft-2.0")
def test_no_page_is_cut_at_any_size(qtbot, appearance, help_window, scale, direction, size):
    shown = help_window
    shown.setLayoutDirection(direction)
    appearance.set_text_scale(scale)
    shown.resize(*size)
    for key in shown.pages.keys:
        shown.open_page(key)
        assert shown.page.document().size().width() <= shown.page.viewport().width() + 1, key
    for widget in (shown.search, shown.contents, shown.page, shown.back, shown.forward):
        assert shown.rect().contains(widget.geometry().translated(widget.parentWidget().mapTo(shown, QPoint(0, 0))))


def test_back_points_the_way_one_reads_from(qtbot, help_window):
    shown = help_window
    assert (shown.back.icon_name, shown.forward.icon_name) == ("back", "next")
    shown.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert (shown.back.icon_name, shown.forward.icon_name) == ("next", "back")
    qtbot.waitUntil(lambda: shown.back.x() > shown.forward.x())


def test_all_parts_have_names_and_take_the_keyboard(help_window):
    for widget in (help_window.search, help_window.contents, help_window.page, help_window.back, help_window.forward):
        assert widget.accessibleName()
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize(("language", "heading"), [("en", "The hand game"), ("de", "Das Handspiel")])
@by_day("de-Das Handspiel")
def test_the_rules_of_the_hand_game_are_a_section_that_is_scrolled_to(qtbot, window, help_window, language, heading):
    help_window.page.show_page(Pages(["quiddler"], language, str)["quiddler"], "")
    qtbot.rest(help_window)
    help_window.page.go_to(heading)
    at = help_window.page.document().find(heading)
    assert at.block().text() == heading
    assert help_window.page.viewport().rect().contains(help_window.page.cursorRect(at))
