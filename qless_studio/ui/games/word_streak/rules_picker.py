"""Choose the table of rules, or edit the one in force."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.word_streak import rules as tables
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.games.word_streak.rules_dialog import RulesDialog
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.dialogs import open_dialog


class RulesPicker(QObject):
    """`combo` lists the tables; `edit` opens the dialog for the one in force."""

    chosen = Signal(object)
    """The name (str) of the table to use from now on."""
    table_changed = Signal()
    """The table in force has been saved with other values."""

    def __init__(self, rules: WordStreakRules, tab: QWidget) -> None:
        super().__init__(tab)
        self._rules, self._tab = rules, tab
        self.combo = Combo((), self.tr("Rules"))
        self.combo.value_changed.connect(self.chosen)
        self.refresh()

    def refresh(self) -> None:
        """List the tables again and show the one in force."""
        name = self._rules.options.rules
        self.combo.set_choices(tables.choices())
        if name in tables.names():
            self.combo.set_value(name)
        self.combo.updateGeometry()

    def edit(self) -> None:
        """Edit the table in force, to be saved under a name of the player's own."""
        name = self._rules.options.rules
        try:
            table = tables.load_rules(name)
        except OptionError as error:
            self._rules.session.problem.emit(str(error))
            return
        table = replace(table, values={**table.values, **table.values_in(self._rules.session.language)})
        dialog = RulesDialog(name, table, self._tab)
        dialog.saved.connect(self._on_saved)
        open_dialog(dialog)

    def _on_saved(self, name: str) -> None:
        if name == self._rules.options.rules:
            self.table_changed.emit()
        self.chosen.emit(name)
