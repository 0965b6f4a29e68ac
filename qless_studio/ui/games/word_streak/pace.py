"""The popover with the player's pace and what the heat map shows."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.options_form import OptionsForm
from qless_studio.ui.widgets.basic.popover import Popover

SHOWN = ("heat", "per_word", "per_tile")


class PacePopover(Popover):
    """Every change takes effect at once; none starts a search."""

    def __init__(self, appearance: Appearance, session: Session, name: str, parent: QWidget) -> None:
        super().__init__(appearance, name, parent)
        self.form = OptionsForm(appearance, session.options, names=SHOWN)
        self.form.options_changed.connect(session.set_options)
        session.options_changed.connect(self._on_options_changed)
        self.add(self.form)

    def _on_options_changed(self, options: object) -> None:
        if options != self.form.options:  # otherwise a number being typed would be rewritten
            self.form.set_options(options)
