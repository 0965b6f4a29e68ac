"""The commands of a tab on a board of letter tiles, and what they do to its puzzle."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.grids import EMPTY, Board, proof_effort
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.board_search import BoardSearch
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.widgets.basic.dialogs import ask_for_text

ENOUGH_WORDS = 300
"""Words on the boards that one command searches for."""


class BoardCommands(QObject):
    """Actions for the menus and buttons; the same edits as methods."""

    def __init__(
        self,
        key: str,
        roll_text: str,
        rules: GridRules[Any, Any],
        play: Callable[[int | None], object],
        board_search: BoardSearch,
        focus_filter: Callable[[], object],
        tab: QWidget,
    ) -> None:
        """`key` starts the names of the actions; `roll_text` names the one that makes a new board.

        `play` plays the board of a seed; without one an unseen board.
        """
        super().__init__(tab)
        self._rules, self._session, self._tab = rules, rules.session, tab
        self._board_search, self._play = board_search, play
        self._playing = False
        self.seed = Random().randrange(2**32)
        """Of the last roll; before there is one, what the dialog for a seed suggests."""
        tr, search = self.tr, board_search
        self.roll_action = command(tab, f"{key}_roll", roll_text, self.roll, "Ctrl+R", icon="die")
        self.turn_action = command(tab, f"{key}_turn", tr("Rotate board"), self._on_turn, "Ctrl+Shift+R", icon="rotate")
        self.find_action = command(tab, f"{key}_find", tr("Find board…"), search.open, "Ctrl+Shift+F", icon="search")
        self.complete_action = command(
            tab, f"{key}_complete", tr("Best completion"), search.complete, "Ctrl+Shift+O", icon="star"
        )
        self.enough_action = command(tab, f"{key}_enough", tr("Roll a board of 300 or more words"), self._on_enough)
        self.clear_action = command(tab, f"{key}_clear", tr("Clear board"), self._on_clear, icon="trash")
        self.filter_action = command(tab, f"{key}_filter", tr("Filter words"), focus_filter, "Ctrl+F")
        self.seed_action = command(tab, f"{key}_seed", tr("Roll from seed…"), self._on_seed)
        self.example_action = command(tab, f"{key}_example", tr("Open example"), self._on_example)
        for action, tip in (
            (self.roll_action, tr("Make a new random board")),
            (self.turn_action, tr("Rotate the board a quarter turn; its words stay the same")),
            (self.find_action, tr("Find a board with many words or points, or with a word")),
            (self.complete_action, tr("Fill the open cells with the letters that are proven to be best")),
        ):
            action.setToolTip(tip)

    def in_menu_order(self) -> list[QAction]:
        """All of them, with new separators."""
        return [
            self.roll_action, self.seed_action, self.enough_action, self.find_action, self.complete_action,
            separator(self._tab),
            self.turn_action, self.clear_action, self.example_action, separator(self._tab),
            self.filter_action,
        ]  # fmt: skip

    def roll(self) -> None:
        """A new board from a random seed, in Play one to be played."""
        if self._playing:
            self._play(None)
        else:
            self.roll_seed(Random().randrange(2**32))

    def roll_seed(self, seed: int) -> None:
        """The board of that seed."""
        self.seed = seed
        rules = self._rules
        if self._playing:
            self._play(seed)
        else:
            rules.bring_words(rules.dice)
            self._session.edit(rules.rolled(seed), self.tr("Roll {}").format(seed), options=rules.options_of_roll())

    def set_playing(self, playing: bool) -> None:
        """In Play, boards are rolled to be played, and what belongs to the analysis is not offered."""
        self._playing = playing
        for action in (self.find_action, self.enough_action, self.filter_action):
            action.setEnabled(not playing)
        self.follow(self._rules.board)

    def follow(self, board: Board) -> None:
        """Offer what can be done with the board shown."""
        opened = board.tiles.count(EMPTY)
        possible = opened > 0 and proof_effort.possible(opened, len(board.tiles))
        self.complete_action.setEnabled(possible and not self._playing)

    def set_size(self, rows: int, columns: int) -> None:
        """Add or remove rows and columns."""
        board = self._rules.board
        if (rows, columns) != (board.rows, board.columns):
            undo_text = self.tr("Resize board to {} × {}").format(rows, columns)
            self._session.edit(self._rules.with_board(edits.resized(board, rows, columns)), undo_text)

    def _on_turn(self) -> None:
        self._session.edit(self._rules.turned_by(self._rules.puzzle, 1), self.tr("Rotate board"))

    def _on_clear(self) -> None:
        board = self._rules.board
        empty = edits.empty_board(board.rows, board.columns)
        self._session.edit(self._rules.with_board(empty), self.tr("Clear board"))

    def _on_example(self) -> None:
        self._session.edit(self._rules.example(), self.tr("Open example"))

    def _on_enough(self) -> None:
        self._board_search.find_words(ENOUGH_WORDS)

    def _on_seed(self) -> None:
        hint = self.tr("The same number gives the same board.")
        ask_for_text(self._tab, self.tr("Roll from seed"), hint, self._on_seed_chosen, str(self.seed))

    def _on_seed_chosen(self, text: str) -> None:
        text = text.strip()
        if text.isascii() and text.isdigit():
            self.roll_seed(int(text[:15]))
