"""The commands of the Word Streak tab that Boggle has not."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QSize, SignalInstance
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.word_streak import rules as tables
from qless_studio.engine.games.word_streak.puzzle import KINDS
from qless_studio.engine.games.word_streak.rules import LARGEST_VALUE, Rules, save_rules, shipped_names
from qless_studio.engine.texts import phrase, say, without_dots
from qless_studio.ui.games.word_streak.clock import PlanClock
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.tab.commands import Action, Command, Family, Menu, command, menu_entry
from qless_studio.ui.tab.play_actions import GameCommands
from qless_studio.ui.widgets.basic.dialogs import Dialog, open_dialog
from qless_studio.ui.widgets.basic.fields import Combo, Field, SpinBox
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, ScrollColumn, background, filled


class PlanPage(Protocol):
    """What the commands ask of the page for analysing."""

    board: GridBoard
    rules_picker: RulesPicker
    clock: PlanClock

    def toggle_pause(self) -> None: ...
    def open_pace(self) -> None: ...
    def mark_played(self) -> None: ...


class PlanTab(Protocol):
    """What the commands ask of the tab."""

    @property
    def rules(self) -> WordStreakRules: ...
    @property
    def plan_page(self) -> PlanPage: ...
    @property
    def covered_changed(self) -> SignalInstance: ...
    def explain_covered(self) -> str: ...


def _multiplier(kind: str, text: str, keys: str, position: int) -> Command:
    """Bare letters type letters, so these need Ctrl; Shift turns a letter multiplier into a word multiplier."""
    return Command(
        f"word_streak_{kind.lower()}", text, lambda owner: owner.toggle_at_cursor(kind), (keys,),
        at=Menu.GAME.at(3, 4 + position), when=_not_in_play,
    )  # fmt: skip


def _not_in_play(owner: WordStreakCommands) -> str:
    """In Play, nothing is offered that shows an answer or changes the board."""
    return owner.obstacle()


class WordStreakCommands(GameCommands):
    """Actions for menus and buttons, and the multipliers in the menu of a tile."""

    _tab: PlanTab

    def __init__(self, tab: PlanTab) -> None:
        super().__init__(tab)
        self._rules = tab.rules
        self.make_actions(self.widget)
        tab.covered_changed.connect(self.follow)

    def obstacle(self) -> str:
        """Why nothing can be changed on the board now."""
        return self._tab.explain_covered()

    @command("word_streak_rules", phrase("Rules…"), "Ctrl+U", icon="pencil", at=Menu.GAME.at(3, 3), when=_not_in_play,
             words=phrase("options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament"))  # fmt: skip
    def rules(self) -> None:
        self._tab.plan_page.rules_picker.edit()

    @command("word_streak_round", phrase("Clock"), "Ctrl+B", icon="clock", at=Menu.GAME.at(3, 4), when=_not_in_play,
             tip=phrase("Start or stop the clock of the plan"))  # fmt: skip
    def clock(self) -> None:
        self._tab.plan_page.clock.toggle()

    @command("word_streak_pause", phrase("Pause the clock of the plan"), "Ctrl+Shift+B", when=_not_in_play)
    def pause_clock(self) -> None:
        self._tab.plan_page.toggle_pause()

    heat = Command(
        "word_streak_heat", phrase("Heat map"), None, ("Ctrl+E",), "flame", checked=False, at=Menu.GAME.at(4, 3),
        when=_not_in_play,
    )  # fmt: skip

    @command("word_streak_pace", phrase("Pace and heat map"), "Ctrl+J", icon="sliders", when=_not_in_play)  # fmt: skip
    def pace(self) -> None:
        self._tab.plan_page.open_pace()

    @command("word_streak_played", phrase("Mark as played"), "Ctrl+M", icon="check", at=Menu.GAME.at(4, 4),
             when=_not_in_play)  # fmt: skip
    def played(self) -> None:
        self._tab.plan_page.mark_played()

    multipliers = Family(
        (
            _multiplier("DL", phrase("double letter"), "Ctrl+D", 1),
            _multiplier("TL", phrase("triple letter"), "Ctrl+T", 2),
            _multiplier("DW", phrase("double word"), "Ctrl+Shift+D", 3),
            _multiplier("TW", phrase("triple word"), "Ctrl+Shift+T", 4),
        )
    )

    @property
    def what_if(self) -> dict[str, Action]:
        """The commands that put a multiplier on the tile at the cursor, by kind."""
        return {kind: self.made[f"word_streak_{kind.lower()}"] for kind in KINDS}

    def serve(self, board: GridBoard) -> None:
        """Add the multipliers to the menu of a tile of this board, and let them be dragged."""
        board.menu_requested.connect(self._on_menu_requested)
        board.multiplier_moved.connect(self._on_multiplier_moved)

    def toggle_multiplier(self, cell: int, kind: str) -> None:
        """Put a multiplier on a tile, or take it away if the tile has it."""
        self._rules.session.edit(self._rules.toggled(cell, kind), _capitalised(edits.multiplier_name(kind)))

    def put_multiplier(self, cell: int, kind: str) -> None:
        """Put a multiplier on a tile, in place of the one it has."""
        if self._rules.puzzle.multipliers[cell] != kind:
            self.toggle_multiplier(cell, kind)

    def toggle_at_cursor(self, kind: str) -> None:
        """The multiplier of this kind on the tile at the cursor."""
        self.toggle_multiplier(self._tab.plan_page.board.cursor_index, kind)

    def _on_multiplier_moved(self, source: int, target: int) -> None:
        self._rules.session.edit(self._rules.swapped(source, target), self.tr("Move"))

    def _on_menu_requested(self, menu: QMenu, cell: int) -> None:
        menu.addSeparator()
        for kind, what_if in self.what_if.items():
            name = _capitalised(edits.multiplier_name(kind))
            keys = what_if.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            has_it = self._rules.puzzle.multipliers[cell] == kind
            toggle = partial(self.toggle_multiplier, cell, kind)
            menu.addAction(menu_entry(menu, f"{name}\t{keys}" if keys else name, toggle, checked=has_it))


def _capitalised(text: str) -> str:
    """The text as it starts a line; the rest keeps its capitals, as German nouns have them."""
    return text[:1].upper() + text[1:]


# Choose the table of rules, or edit the one in force and save it under another name.

SIZE = QSize(860, 500)
COLUMNS = 7
WIDTH = 125
"""Width of a column at 100 %, with its share of the dialog's margins."""


class RulesDialog(Dialog):
    """Errors are shown in place; nothing is written until the whole table is valid."""

    def __init__(self, name: str, table: Rules, parent: QWidget, saved: Callable[[str], object]) -> None:
        """`saved` gets the name under which the table was saved."""
        super().__init__(without_dots(say("Rules…")), SIZE, parent)
        self._table, self._saved = table, saved
        tr = self.tr
        self.title = Field(tr("Name"), name=tr("Name"))
        self.title.setText(table.title if name not in shipped_names() else tr("My {}").format(table.title))
        self.min_length = SpinBox(tr("Minimum length"))
        self.min_length.setRange(1, 32)
        self.min_length.setValue(table.min_length)
        self.bonus = Field(name=tr("Bonus by length"))
        self.bonus.setText(" ".join(map(str, table.bonus)))
        self.bonus.setCursorPosition(0)
        self.factor = Field(tr("none"), name=tr("Factor by length"))
        self.factor.setText(" ".join(f"{letters}:{times:g}" for letters, times in table.multiplier))
        self.error = text_label("", "bad", wrap=True)
        self.error.hide()
        self.values: dict[str, SpinBox] = {}
        content = background("panel")
        filled(QVBoxLayout(content), self._rows(), self._tiles(), STRETCH)
        filled(self.column, (ScrollColumn(content, self), 1), self.error)
        self.add_button(tr("Cancel"), self.reject)
        self.save = self.add_button(tr("Save"), self._on_save, primary=True)

    def _rows(self) -> QGridLayout:
        tr, grid = self.tr, QGridLayout()
        rows = (
            (tr("Name"), self.title, ""),
            (tr("Minimum length"), self.min_length, ""),
            (
                tr("Bonus by length"),
                self.bonus,
                tr("for 0, 1, 2, 3 … letters; the last step is repeated for longer words"),
            ),
            (tr("Factor by length"), self.factor, tr("from this many letters on, such as 5:1.5 6:2")),
        )
        for row, (name, field, help) in enumerate(rows):
            label = text_label(name, "note")
            label.setBuddy(field)
            field.setToolTip(help)
            grid.addWidget(label, 2 * row, 0)
            grid.addWidget(field, 2 * row, 1)
            if help:
                grid.addWidget(text_label(help, "caption", wrap=True), 2 * row + 1, 1)
        grid.setHorizontalSpacing(self.theme.px(16))
        return grid

    def _tiles(self) -> QGridLayout:
        grid = QGridLayout()
        columns = min(COLUMNS, self.screen().availableSize().width() // self.theme.px(WIDTH))
        for place, (tile, value) in enumerate(sorted(self._table.values.items())):
            spin = SpinBox(self.tr("Value of {}").format(tile.upper()))
            spin.setRange(0, LARGEST_VALUE)
            spin.setValue(value)
            self.values[tile] = spin
            row, column = divmod(place, columns)
            pair = filled(QHBoxLayout(), text_label(tile.capitalize(), "strong"), spin)
            grid.addLayout(pair, row, column)
        return grid

    def _on_save(self) -> None:
        name = re.sub(r"[^a-z0-9]+", "_", self.title.text().lower()).strip("_")[:40]
        try:
            save_rules(name, self._entered())
        except OptionError as error:
            self.error.setText(str(error))
            self.error.show()
            return
        self._saved(name)
        self.accept()

    def _entered(self) -> Rules:
        """The table as entered; raises `OptionError` where there should be a number."""
        try:
            bonus = tuple(int(text) for text in re.split(r"[\s,;]+", self.bonus.text().strip()) if text)
        except ValueError:
            raise OptionError(say("may contain only whole numbers"), self.tr("Bonus by length")) from None
        try:
            pairs = [text.split(":") for text in re.split(r"[\s,;]+", self.factor.text().strip()) if text]
            multiplier = tuple(sorted((int(letters), float(times)) for letters, times in pairs))
        except ValueError:
            raise OptionError(say("enter pairs such as 5:1.5"), self.tr("Factor by length")) from None
        values = {tile: spin.value() for tile, spin in self.values.items()}
        return replace(
            self._table,
            title=self.title.text().strip(),
            min_length=self.min_length.value(),
            values=values,
            bonus=bonus,
            multiplier=multiplier,
        )


class RulesPicker(QObject):
    """`combo` lists the tables and chooses the one in force; `edit` opens the dialog for it."""

    def __init__(self, rules: WordStreakRules, tab: QWidget, changed: Callable[[], object]) -> None:
        """`changed` is called when the table in force has been saved with other values."""
        super().__init__(tab)
        self._rules, self._tab, self._changed = rules, tab, changed
        self.combo = Combo((), without_dots(say("Rules…")), act=self._use)
        rules.session.chosen_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """List the tables again and show the one in force."""
        name = self._rules.session.chosen.options.rules
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
        open_dialog(RulesDialog(name, table, self._tab, self._on_saved))

    def _on_saved(self, name: str) -> None:
        if name == self._rules.options.rules:
            self.refresh()
            self._changed()
        self._use(name)

    def _use(self, name: str) -> None:
        self._rules.session.change_options(rules=name)
