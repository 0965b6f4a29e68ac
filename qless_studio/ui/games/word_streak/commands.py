"""The commands of the Word Streak tab that Boggle has not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from qless_studio.engine.games.word_streak.puzzle import KINDS
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.tab.actions import command, separator

WHAT_IF_KEYS = {"DL": "Ctrl+D", "TL": "Ctrl+T", "DW": "Ctrl+Shift+D", "TW": "Ctrl+Shift+T"}
"""Bare letters type letters, so these need Ctrl; Shift turns a letter multiplier into a word multiplier."""


class WordStreakCommands(QObject):
    """Actions for menus and buttons, and the multipliers in the menu of a tile."""

    def __init__(
        self,
        rules: WordStreakRules,
        board: Callable[[], GridBoard],
        mark_played: Callable[[], object],
        edit_rules: Callable[[], object],
        open_pace: Callable[[], object],
        tab: QWidget,
    ) -> None:
        """`board` gives the board that they act on, made when it is first needed."""
        super().__init__(tab)
        self._rules, self._board, self._tab = rules, board, tab
        tr = self.tr
        self.heat = command(tab, "word_streak_heat", tr("Heat map"), None, "Ctrl+E", icon="flame", checked=False)
        self.pace = command(tab, "word_streak_pace", tr("Pace and heat map"), open_pace, "Ctrl+J", icon="sliders")
        self.played = command(
            tab, "word_streak_played", tr("Mark selected word as played"), mark_played, "Ctrl+M", icon="check"
        )
        self.rules = command(tab, "word_streak_rules", tr("Edit rules…"), edit_rules, "Ctrl+U", icon="pencil")
        self.what_if = {
            kind: command(
                tab,
                f"word_streak_{kind.lower()}",
                tr("{} on this tile").format(_capitalised(edits.multiplier_name(kind))),
                partial(self._on_what_if, kind),
                WHAT_IF_KEYS[kind],
            )
            for kind in KINDS
        }
        for action, tip in (
            (self.heat, tr("Colour the tiles by the points or words that run through them")),
            (self.pace, tr("Set how fast you play, and what the heat map shows")),
            (self.rules, tr("Edit the letter values, bonuses and multipliers")),
        ):
            action.setToolTip(tip)

    def serve(self, board: GridBoard) -> None:
        """Add the multipliers to the menu of a tile of this board, and let them be dragged."""
        board.menu_requested.connect(self._on_menu_requested)
        board.multiplier_moved.connect(self._on_multiplier_moved)

    def set_playing(self, playing: bool) -> None:
        """In Play, nothing is offered that shows an answer or changes the board."""
        for action in (self.heat, self.pace, self.played, self.rules, *self.what_if.values()):
            action.setEnabled(not playing)

    def in_menu_order(self) -> list[QAction]:
        """All of them, with new separators."""
        own = [self.heat, self.pace, self.played, self.rules]
        return [separator(self._tab), *own, separator(self._tab), *self.what_if.values()]

    def toggle_multiplier(self, cell: int, kind: str) -> None:
        """Put a multiplier on a tile, or take it away if the tile has it."""
        self._rules.session.edit(self._rules.toggled(cell, kind), _capitalised(edits.multiplier_name(kind)))

    def put_multiplier(self, cell: int, kind: str) -> None:
        """Put a multiplier on a tile, in place of the one it has."""
        if self._rules.puzzle.multipliers[cell] != kind:
            self.toggle_multiplier(cell, kind)

    def _on_what_if(self, kind: str) -> None:
        self.toggle_multiplier(self._board().cursor_index, kind)

    def _on_multiplier_moved(self, source: int, target: int) -> None:
        kind = self._rules.puzzle.multipliers[source]
        undo_text = self.tr("Move {}").format(edits.multiplier_name(kind))
        self._rules.session.edit(self._rules.swapped(source, target), undo_text)

    def _on_menu_requested(self, menu: QMenu, cell: int) -> None:
        menu.addSeparator()
        for kind, what_if in self.what_if.items():
            name = _capitalised(edits.multiplier_name(kind))
            keys = what_if.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            has_it = self._rules.puzzle.multipliers[cell] == kind
            toggle = partial(self.toggle_multiplier, cell, kind)
            menu.addAction(command(menu, "", f"{name}\t{keys}" if keys else name, toggle, checked=has_it))


def _capitalised(text: str) -> str:
    """The text as it starts a line; the rest keeps its capitals, as German nouns have them."""
    return text[:1].upper() + text[1:]
