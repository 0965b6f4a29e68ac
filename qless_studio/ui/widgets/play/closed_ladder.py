"""The hint ladder of a game being played: in view from the start, and closed until the player asks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import sides
from qless_studio.ui.widgets.feedback.hint_ladder import DISC, HintLadder

REST_AT = DISC + 12
"""Where the titles of the steps start."""


class ClosedLadder(HintLadder):
    """Steps already taken with their answers, the next one with a button, later ones locked.

    The short form shows the steps up to the one after the next, and names the rest in one line.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(closable=False, parent=parent)
        self._short = self._narrow = False
        self._rest = text_label("", "caption", wrap=True)
        self._rest.hide()
        self._column.addWidget(self._rest)

    def set_short(self, short: bool) -> None:
        """Use the short form, also where there is room for all steps."""
        self._short = short
        self._shorten()

    def set_compact(self, compact: bool) -> None:
        super().set_compact(compact)
        self._narrow = compact
        self._shorten()

    def show_steps(self, steps: Sequence[tuple[str, str, str]], shown: int) -> None:
        super().show_steps(steps, shown)
        self._shorten()

    def title(self) -> str:
        return self.tr("Hint ladder")

    def caption(self, shown: int, steps: int) -> str:
        return self.tr("{} of {} taken").format(shown, steps)

    def _shorten(self) -> None:
        """Show the steps of the form in use."""
        count = len(self._rungs)
        last = min(self.shown + 1, count - 1) if self._short or self._narrow else count - 1
        for place, rung in enumerate(self._rungs):
            rung.setVisible(place <= last)
            rung.set_last(place == last)
        rest = " · ".join(title for title, _, _ in self._steps[last + 1 :])
        self._rest.setText(self.tr("Then: {}").format(rest) if rest else "")
        self._rest.setVisible(bool(rest))
        self._rest.setContentsMargins(*sides(theme_of(self).px(REST_AT), 4, 0, 0))

    def _rebuild(self, count: int) -> None:
        super()._rebuild(count)
        self._column.addWidget(self._rest)  # below the new steps
