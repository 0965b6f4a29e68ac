"""What the pages of the Affix tab share: its commands, and the choice of a board."""

from __future__ import annotations

import dataclasses
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Signal

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.puzzle import SHIPPED, Puzzle, find_board
from qless_studio.engine.texts import phrase, say, without_dots
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.board import AffixBoard
from qless_studio.ui.tab.commands import Command, Menu, command
from qless_studio.ui.tab.play_actions import GameCommands, PlayActions
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.widgets.basic.save_file import ask_for_file
from qless_studio.ui.work.signals import listen


@dataclass(frozen=True)
class AffixParts:
    """Made with the tab, before any page."""

    analysis: AffixAnalysis
    """The puzzle on its board, and what is known of it."""
    commands: AffixCommands

    def new_board(self) -> AffixBoard:
        """A board that shows the puzzle and edits it."""
        analysis, board = self.analysis, AffixBoard()
        board.language = lambda: analysis.session.language
        board.show_content(analysis.content)
        analysis.content_changed.connect(board.show_content)
        board.puzzle_edited.connect(analysis.session.edit)
        board.refused.connect(analysis.session.message)
        board.cursor_moved.connect(lambda _: analysis.session.choose_words(board.words_here))
        return board


# The commands of the Affix tab.

GAME = Menu.GAME


class GraphTab(Protocol):
    """What the commands ask of their tab; its methods are explained there."""

    @property
    def session(self) -> Session: ...
    @property
    def analysis(self) -> AffixAnalysis: ...
    @property
    def play_actions(self) -> PlayActions: ...
    @property
    def covered(self) -> bool: ...
    def explain_covered(self) -> str: ...
    def ask_for_board(self) -> None: ...
    def list_puzzles(self) -> None: ...
    def follow_commands(self) -> None: ...
    def focus_board(self) -> None: ...


class AffixCommands(GameCommands):
    """The commands that edit the puzzle, and those for its sheet."""

    _tab: GraphTab

    def __init__(self, tab: GraphTab) -> None:
        super().__init__(tab)
        analysis, session = tab.analysis, tab.session
        self._session, self._analysis = session, analysis
        self.make_actions(self.widget)
        analysis.revealed.connect(self._on_revealed)
        listen(tab.follow_commands, analysis.forgotten, analysis.position_found, analysis.answer_found)

    @property
    def play_commands(self) -> PlayActions:
        """The commands that all games have."""
        return self._tab.play_actions

    # what is possible with the puzzle, with what is known of it and with what may be shown

    def _not_in_play(self) -> str:
        return self._tab.explain_covered()

    def _unknown(self) -> str:
        if self._tab.covered:
            return say("the answers are covered")
        return "" if self._analysis.position is not None else say("the puzzle is not analysed yet")

    def _no_answer(self) -> str:
        if self._tab.covered:
            return say("the answers are covered")
        return "" if self._analysis.answer is not None else say("the puzzle is not analysed yet")

    def _nothing_placed(self) -> str:
        return "" if self._session.puzzle.placed else say("no prefix is placed")

    def _no_puzzle(self) -> str:
        return "" if self._session.puzzle != self._session.game.blank else say("there is no puzzle")

    def no_hint(self) -> str:
        """Why there is no hint, "" if there is."""
        if self._tab.covered:
            return "" if self._session.puzzle.suffixes else say("there is no puzzle")
        return self._unknown()

    @command("affix_board", phrase("Open board file…"), at=GAME.at(3, 1), words=phrase("change board; graph; json"))
    def open_board(self) -> None:
        self._tab.ask_for_board()

    @command("affix_find", phrase("List puzzles"), at=GAME.at(3, 2), when=_not_in_play)
    def list_again(self) -> None:
        self._tab.list_puzzles()

    @command("affix_reveal", phrase("Reveal until unique"), icon="eye", at=GAME.at(3, 3), when=_unknown)
    def reveal(self) -> None:
        self._analysis.reveal()

    @command("affix_answer", phrase("Show a solution"), at=GAME.at(3, 4), when=_no_answer)
    def answer(self) -> None:
        if self._analysis.answer is not None:
            self._session.edit(self._analysis.answer, say("Show a solution"))

    @command("affix_clear", phrase("Remove all prefixes"), icon="trash", at=GAME.at(3, 5), when=_nothing_placed,
             words=phrase("clear; empty; remove; put back"))  # fmt: skip
    def clear(self) -> None:
        self._session.edit(dataclasses.replace(self._session.puzzle, placed=()), say("Remove all prefixes"))
        self._tab.focus_board()

    clock = Command("affix_clock", phrase("Show clock while playing"), icon="clock", checked=True)

    def _on_revealed(self, prefixes: list[tuple[str, str]]) -> None:
        if prefixes:
            puzzle: Puzzle = self._session.puzzle
            self._session.edit(puzzle.with_prefixes(prefixes), say("Reveal until unique"))
        else:
            self._session.message.emit(say("Exactly one board fits (proven)"))


# The combo that selects a board: a built-in one, or one from a file.

OPEN_FILE = ""
"""The value of the entry that asks for a file."""


class BoardCombo(Combo):
    """The built-in boards and the files opened so far, by title."""

    board_chosen = Signal(str)
    """The user chose the board of this name or path."""

    def __init__(self, analysis: AffixAnalysis) -> None:
        self._analysis = analysis
        self._shown = SHIPPED[0]
        super().__init__(act=self._on_value_changed)
        self.setAccessibleName(self.tr("Board"))
        self._chosen = analysis.session.chosen.options.board
        analysis.session.chosen_changed.connect(self._on_chosen_changed)
        self.show_board(self._shown)
        self.show_board_in_force()

    def show_board_in_force(self) -> None:
        """Show the board of the options that are chosen."""
        with suppress(StudioError):  # the analysis says so, and selects another
            self.show_board(self._analysis.session.chosen.options.board)

    def _on_chosen_changed(self) -> None:
        """Show a board that was chosen elsewhere; otherwise keep what was chosen here for the next game."""
        before, self._chosen = self._chosen, self._analysis.session.chosen.options.board
        if before != self._chosen:
            self.show_board_in_force()

    def show_board(self, name: str) -> None:
        """Show a board as the current one; a file is added to the list. Raises `StudioError` if it cannot be read."""
        self._analysis.know_board(name)
        self._shown = name
        entries = [(known, say(find_board(known).title)) for known in SHIPPED]
        entries += [(path, Path(path).stem) for path in self._analysis.board_files]
        self.set_choices([*entries, (OPEN_FILE, self.tr("Open board file…"))])
        self.set_value(name)

    def ask_for_file(self) -> None:
        """Let the user choose a board file."""
        ask_for_file(
            self, without_dots(self.tr("Open board file…")), [f"{self.tr('Board')} (*.json)"], self.board_chosen.emit
        )

    def _on_value_changed(self, name: str) -> None:
        if name == OPEN_FILE:
            self.set_value(self._shown)
            self.ask_for_file()
        else:
            self.board_chosen.emit(name)
