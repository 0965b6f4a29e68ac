"""Another theme or text size: what is hidden meanwhile follows once it is shown, in every part."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QSplitterHandle, QStackedWidget, QWidget

from qless_studio.ui.games import VIEWS
from qless_studio.ui.style.style import _ApplicationStyle
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.widgets.basic.focus_ring import FocusRing
from tests.fixtures.studio import every_view

pytestmark = pytest.mark.slow

BACK_AND_FORTH = ("dark", 1.0), ("light", 1.0), ("light", 1.25), ("dark", 1.25), ("high_contrast", 1.0), ("light", 1.0)


def change(opened, mode, scale):
    opened.window.appearance.set_mode(mode)
    opened.window.appearance.set_text_scale(scale)
    opened.rest()


@every_view
@pytest.mark.parametrize("playing", [False, True], ids=["analyse", "play"])
def test_a_tab_shown_after_a_change_looks_as_if_it_had_been_in_view(studio, qtbot, view, playing):
    opened = studio()
    window, number = opened.window, VIEWS.index(view)
    other = 1 if number == 0 else 0
    opened.show(view)
    opened.finish()
    if playing:
        window.tab.set_mode(Mode.PLAY)
        qtbot.waitUntil(lambda: window.tab.current_mode is Mode.PLAY)
    seen = []
    for mode, scale in BACK_AND_FORTH:
        change(opened, mode, scale)
        seen.append(window.grab().toImage())
    for (mode, scale), before in zip(BACK_AND_FORTH, seen, strict=True):
        window.show_tab(other)
        opened.rest()
        change(opened, mode, scale)
        window.show_tab(number)
        opened.rest()
        assert window.tab.isVisible()
        assert window.grab().toImage() == before, (mode, scale)


def wears_the_sheet(widget: QWidget | None) -> bool:
    sheet = _ApplicationStyle.in_force().sheet
    while widget is not None:
        if sheet in widget.styleSheet():
            return True
        widget = widget.parentWidget()
    return False


def bare_parts(shown: QWidget, window) -> list[QWidget]:
    """What is in view of a window without the style sheet, but for what only holds other things."""
    panes = window.panes.values()
    stacks = (child for pane in panes for child in pane.findChildren(QStackedWidget))
    holders = {window, window.centralWidget(), window.stack, window.stack.parentWidget(), *panes, *stacks}
    parts = {part for part in (shown, *shown.findChildren(QWidget)) if part.isVisible()} - holders
    return [part for part in parts if not wears_the_sheet(part) and not isinstance(part, (FocusRing, QSplitterHandle))]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_all_that_can_be_seen_wears_the_style_sheet(studio):
    opened = studio()
    window, looked = opened.window, []
    opened.show(VIEWS[0])

    def look(shown):
        looked.append(shown)
        assert bare_parts(shown, window) == []

    look(window)
    for action in opened.window_commands():
        opened.run(action, look)
    assert len({type(each) for each in looked}) > 5
    menu = window.menu()
    menu.ensurePolished()
    assert wears_the_sheet(menu)
