"""The commands of a tab on a board of letter tiles, and what they do to its puzzle."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from qless_studio.engine.grids import EMPTY, proof_effort
from qless_studio.engine.texts import phrase, say, without_dots
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.board_search import BoardSearch
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.commands import Menu, command
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.new_game_dialog import Condition, NewGameDialog
from qless_studio.ui.tab.play_actions import GameCommands
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import open_dialog

ENOUGH_WORDS = 300
"""Words on the boards that one condition of a new game asks for."""
GAME = Menu.GAME


class BoardTab(Protocol):
    """What the commands on a board of letter tiles ask of their tab."""

    @property
    def session(self) -> Session: ...
    @property
    def rules(self) -> GridRules[Any, Any]: ...
    @property
    def board_search(self) -> BoardSearch: ...
    @property
    def current_mode(self) -> Mode: ...
    def play_seed(self, seed: int) -> None: ...
    def explain_covered(self) -> str: ...
    def focus_board(self) -> None: ...


class BoardCommands(GameCommands):
    """Actions for the menus and buttons; the same edits as methods."""

    _tab: BoardTab

    def __init__(self, tab: BoardTab) -> None:
        super().__init__(tab)
        self._rules, self._session = tab.rules, tab.session
        self.seed = Random().randrange(2**32)
        """Seed of the last roll; before the first roll the one that the dialog for a seed suggests."""
        self.make_actions(self.widget)

    # new boards

    def roll(self) -> None:
        """A new board from a random seed, to be analysed."""
        self.roll_seed(Random().randrange(2**32))

    def roll_seed(self, seed: int) -> None:
        """The board of that seed, in Play to be played."""
        self.seed = seed
        rules = self._rules
        if self._tab.current_mode is Mode.PLAY:
            self._tab.play_seed(seed)
        else:
            rules.bring_words(rules.dice)
            self._session.edit(rules.rolled(seed), self.tr("New puzzle"), options=rules.options_of_roll())

    def ask_for_conditions(self) -> None:
        """Ask for the seed of a new board, or for many words on it."""
        conditions = [Condition(say("A board by its seed"), self._on_seed_chosen, say("Seed"), str(self.seed))]
        if self._tab.current_mode is not Mode.PLAY:
            text = say("A board of {} or more words", ENOUGH_WORDS)
            conditions.append(Condition(text, lambda _: self._tab.board_search.find_words(ENOUGH_WORDS)))
        open_dialog(NewGameDialog(conditions, self.widget))

    def _on_seed_chosen(self, text: str) -> None:
        text = text.strip()
        if text.isascii() and text.isdigit():
            self.roll_seed(int(text[:15]))

    # the board

    @command("rotate_board", phrase("Rotate board"), "Ctrl+Shift+R", icon="rotate", at=GAME.at(3, 1),
             formerly=("boggle_turn", "word_streak_turn"), words=phrase("transpose; turn; rotate; mirror"))  # fmt: skip
    def turn_action(self) -> None:
        self._session.edit(self._rules.turned_by(self._rules.puzzle, 1), say("Rotate board"))

    @command("clear_board", phrase("Clear board"), icon="trash", formerly=("boggle_clear", "word_streak_clear"),
             words=phrase("clear; empty; remove; put back"))  # fmt: skip
    def clear_action(self) -> None:
        board = self._rules.board
        empty = edits.empty_board(board.rows, board.columns)
        self._session.edit(self._rules.with_board(empty), say("Clear board"))
        self._tab.focus_board()

    @command("open_example", phrase("Open example"), formerly=("boggle_example", "word_streak_example"))
    def example_action(self) -> None:
        self._session.edit(self._rules.example(), say("Open example"))
        self._tab.focus_board()

    def set_size(self, rows: int, columns: int) -> None:
        """Add or remove rows and columns."""
        board = self._rules.board
        if (rows, columns) != (board.rows, board.columns):
            undo_text = without_dots(say("Board size…"))
            self._session.edit(self._rules.with_board(edits.resized(board, rows, columns)), undo_text)

    # the search for boards

    def _not_in_play(self) -> str:
        return self._tab.explain_covered()

    def _nothing_to_complete(self) -> str:
        tiles = self._rules.board.tiles
        opened = tiles.count(EMPTY)
        possible = opened > 0 and proof_effort.possible(opened, len(tiles))
        return self._tab.explain_covered() or ("" if possible else say("no cell is open, or too many are"))

    @command("find_board", phrase("Find board…"), "Ctrl+Shift+F", icon="search", at=GAME.at(4, 1), when=_not_in_play,
             formerly=("boggle_find", "word_streak_find"), words=phrase("search; best board; maximum"))  # fmt: skip
    def find_action(self) -> None:
        self._tab.board_search.open()

    @command("best_completion", phrase("Best completion"), "Ctrl+Shift+O", icon="star", at=GAME.at(4, 2),
             when=_nothing_to_complete, formerly=("boggle_complete", "word_streak_complete"))  # fmt: skip
    def complete_action(self) -> None:
        self._tab.board_search.complete()
