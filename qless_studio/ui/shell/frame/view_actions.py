"""What the user does with the look of the window and with its tabs: theme, text size, which game is in front."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from qless_studio.ui.shell.state.settings import TEXT_SCALES
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.actions import command


class ViewActions(QObject):
    """Three sections of the menu: themes, text sizes, tabs."""

    def __init__(self, workspace: Workspace, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._workspace, self._appearance = workspace, appearance
        self._modes: dict[str, QAction] = {}
        self._make_theme_actions(parent)
        self._make_text_actions(parent)
        self.tab_actions: tuple[QAction, ...] = tuple(
            command(parent, f"tab_{view.key}", self.tr("Go to {}").format(view.title),
                    partial(workspace.show_game, index), f"Ctrl+{index + 1}", icon="next")
            for index, view in enumerate(workspace.views)
        )  # fmt: skip
        """In menu order."""
        self._appearance.changed.connect(self._on_appearance_changed)

    def _make_theme_actions(self, parent: QWidget) -> None:
        exclusive = QActionGroup(self)
        for mode, text in (
            ("system", self.tr("Follow system theme")),
            ("light", self.tr("Light theme")),
            ("dark", self.tr("Dark theme")),
            ("high_contrast", self.tr("High contrast theme")),
        ):
            action = command(parent, f"theme_{mode}", text, icon="theme", checked=mode == self._appearance.mode)
            action.triggered.connect(lambda _=False, mode=mode: self._appearance.set_mode(mode))
            exclusive.addAction(action)
            self._modes[mode] = action
        self.theme_actions: tuple[QAction, ...] = tuple(self._modes.values())
        """In menu order."""

    def _make_text_actions(self, parent: QWidget) -> None:
        larger = command(parent, "larger", self.tr("Larger text"), partial(self._scale_text, 1), "Ctrl++", icon="plus")
        larger.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        smaller = command(parent, "smaller", self.tr("Smaller text"), partial(self._scale_text, -1), "Ctrl+-")
        normal = command(
            parent, "normal", self.tr("Default text size"), partial(self._appearance.set_text_scale, 1.0), "Ctrl+0"
        )
        self.text_actions: tuple[QAction, ...] = (larger, smaller, normal)
        """In menu order."""

    def switch_theme(self) -> None:
        """Light to dark and back; whatever the system says."""
        self._appearance.set_mode("light" if self._appearance.theme.dark else "dark")

    def _scale_text(self, step: int) -> None:
        scale = self._appearance.text_scale
        now = min(range(len(TEXT_SCALES)), key=lambda place: abs(TEXT_SCALES[place] - scale))
        self._appearance.set_text_scale(TEXT_SCALES[max(0, min(len(TEXT_SCALES) - 1, now + step))])

    def _on_appearance_changed(self) -> None:
        self._modes[self._appearance.mode].setChecked(True)
