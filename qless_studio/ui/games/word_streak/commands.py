"""The commands of the Word Streak tab that Boggle has not."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from qless_studio.engine.games.word_streak.puzzle import KINDS
from qless_studio.engine.texts import phrase
from qless_studio.ui.games.word_streak.clock import PlanClock
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.games.word_streak.rules_picker import RulesPicker
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.tab.actions import menu_entry
from qless_studio.ui.tab.commands import Action, Command, Family, Menu, command
from qless_studio.ui.tab.play_actions import GameCommands


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
