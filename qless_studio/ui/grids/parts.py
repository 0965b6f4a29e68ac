"""What the pages of a tab on a board of letter tiles share: its commands, and the boxes in which dice are chosen."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, Protocol

from qless_studio.engine.grids import EMPTY, proof_effort
from qless_studio.engine.grids.dice import ListDice
from qless_studio.engine.texts import decimal, phrase, say, without_dots
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.analysis import GridAnalysis, PlayedWords
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.board_search import BoardSearch
from qless_studio.ui.grids.rules import FIT, GridRules
from qless_studio.ui.tab.commands import Menu, command
from qless_studio.ui.tab.play_actions import Condition, GameCommands, NewGameDialog, PlayActions
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.work.signals import listen


class GridParts(NamedTuple):
    """Made with the tab, before any page."""

    rules: GridRules[Any, Any]
    """What the game says of its puzzle."""
    search: BoardSearch
    analysis: GridAnalysis
    """What is known of the words."""
    played: PlayedWords
    """The words played that the list of the analysis marks."""
    commands: BoardCommands
    play_commands: PlayActions
    """The commands that all games have"""
    label: str
    """What the letters of the board are called."""

    @property
    def session(self) -> Session:
        return self.rules.session

    def new_board(self) -> GridBoard:
        """A board of the rules in force."""
        board, session = GridBoard(say("Letter board")), self.session
        board.q_is_qu, board.language = self.rules.q_is_qu, lambda: session.language
        return board


# The commands of a tab on a board of letter tiles, and what they do to its puzzle.

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


# The boxes in which dice are chosen: for the board that is analysed, and for a round.


class DiceBox(Combo):
    """The dice of the next roll, for the size of the board shown; or dice are fitted to the list."""

    def __init__(self, rules: GridRules[Any, Any]) -> None:
        super().__init__(act=self._on_chosen)
        self.setAccessibleName(self.tr("Dice"))
        self._rules, self._session = rules, rules.session
        listen(self.follow_board, self._session.lexicon_changed, self._session.chosen_changed)

    def follow_board(self) -> None:
        """Offer what fits the board and the word list."""
        self._rules.follow_board()
        self.set_sections(self._rules.dice_choices.for_board(self._rules.board))
        self.set_value(self._rules.dice)
        self.updateGeometry()

    def _on_chosen(self, name: str) -> None:
        if name == FIT:
            self.follow_board()
            self._fit_dice()
        else:
            self._rules.choose_dice(name)

    def _fit_dice(self) -> None:
        from qless_studio.ui.grids.dialogs import DiceDialog

        lexicon, crc = self._session.chosen_lexicon, self._rules.dice_choices.crc
        if lexicon is not None:
            open_dialog(DiceDialog(self._session, lexicon, crc, self._rules.board.rows, self._on_fitted, self))

    def _on_fitted(self, made: ListDice) -> None:
        self._rules.dice_choices.read_again()
        self._rules.choose_dice(made.name)
        self.follow_board()
        said = self.tr("Dice for {}: {} words on average")
        self._session.message.emit(said.format(made.list_name, decimal(made.words, 1)))


class RoundDiceBox(Combo):
    """The dice of the next round, of any size."""

    def __init__(self, rules: GridRules[Any, Any]) -> None:
        super().__init__(act=rules.choose_next)
        self.setAccessibleName(self.tr("Board and dice"))
        self._rules = rules
        session = rules.session
        listen(self.show_next, session.puzzle_changed, session.lexicon_changed, session.chosen_changed)
        self.show_next()

    def show_next(self) -> None:
        """Offer what suits the word list, and show what is rolled next."""
        dice, rows, columns = self._rules.next
        self.set_sections(self._rules.dice_choices.for_round(rows, columns))
        self.set_value(dice)
        self.updateGeometry()
