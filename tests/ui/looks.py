"""One walk of a page through the themes, and through sizes of window and text: what is cut, and what cannot be read."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from qless_studio.ui.style.tokens import MODES
from tests.fixtures.qt import use_theme
from tests.ui.access.contrast import Paints
from tests.ui.access.cutting import cut

LAYOUTS = ((1.0, 1280, 800), (1.0, 900, 600), (2.0, 900, 600))
"""Text sizes, widths and heights of the window."""


def faults(qtbot, monkeypatch, page: QWidget, layouts=LAYOUTS) -> dict[str, list[str]]:
    """What is cut in each layout, and what cannot be read in each theme, in the first layout, and in the last one."""
    window, found = page.window(), {}
    appearance, paints = use_theme(reduced_motion=True), Paints(monkeypatch)

    def lay_out(scale, width, height):
        window.resize(width, height)
        appearance.set_text_scale(scale)
        qtbot.rest(window)

    lay_out(*layouts[0])
    for mode in (*MODES, "light"):
        appearance.set_mode(mode)
        qtbot.rest(window)
        found[mode] = paints.unreadable(page)
    for layout in layouts:
        lay_out(*layout)
        found[f"{layout}"] = cut(monkeypatch, page)
    found["small"] = paints.unreadable(page)
    lay_out(*layouts[0])
    return {name: wrong for name, wrong in found.items() if wrong}
