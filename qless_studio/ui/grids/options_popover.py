"""A popover with some of the game's options."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QWidget

from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.options_form import OptionsForm
from qless_studio.ui.widgets.basic.popover import Popover


class OptionsPopover(Popover):
    """Every change takes effect at once."""

    def __init__(self, session: Session, name: str, shown: Collection[str], parent: QWidget) -> None:
        """`shown`: the names of the options; empty for all."""
        super().__init__(name, parent)
        self._session = session
        self.form = OptionsForm(session.chosen.options, names=shown)
        self.form.options_changed.connect(session.set_options)
        session.chosen_changed.connect(self._on_chosen_changed)
        self.add(self.form)

    def _on_chosen_changed(self) -> None:
        options = self._session.chosen.options
        if options != self.form.options:  # otherwise a number being typed would be rewritten
            self.form.set_options(options)
