"""The commands of the Quiddler tab that other games have not."""

from __future__ import annotations

from typing import Protocol

from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import has_unknown
from qless_studio.engine.texts import phrase, say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.dealing import Dealing, RulesDialog
from qless_studio.ui.tab.commands import Command, Menu, command
from qless_studio.ui.tab.play_actions import GameCommands, PlayActions
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import open_dialog

GAME = Menu.GAME


class TableTab(Protocol):
    """What the commands ask of their tab; its properties are explained there."""

    @property
    def session(self) -> Session: ...
    @property
    def play_actions(self) -> PlayActions: ...
    @property
    def dealing(self) -> Dealing: ...
    @property
    def table(self) -> TableBoard: ...
    @property
    def in_match(self) -> bool: ...
    @property
    def in_game(self) -> bool: ...
    @property
    def holds_cards(self) -> bool: ...
    def no_conditions(self) -> str: ...
    def end_hand(self) -> None: ...
    def focus_board(self) -> None: ...


class TableCommands(GameCommands):
    """Commands on the cards of the table, and how they are shown."""

    _tab: TableTab

    def __init__(self, tab: TableTab) -> None:
        super().__init__(tab)
        self._session = tab.session
        self.make_actions(self.widget)

    @property
    def play_commands(self) -> PlayActions:
        """The commands that all games have."""
        return self._tab.play_actions

    def _no_conditions(self) -> str:
        return self._tab.no_conditions()

    def _no_cards(self) -> str:
        return "" if self._session.puzzle.known else say("there is no puzzle")

    def _no_restart(self) -> str:
        return say("not in a hand game") if self._tab.in_match else self._no_cards()

    def _no_end(self) -> str:
        hand = self._session.puzzle.hand is not None and not self._tab.in_match
        return "" if hand and self._tab.holds_cards else say("there is no hand to end")

    def _no_editing(self) -> str:
        return say("a game is running") if self._tab.in_game else ""

    def no_hint(self) -> str:
        """Why there is no hint for these cards, "" if there is."""
        puzzle: Puzzle = self._session.puzzle
        if puzzle.hand is not None:
            return say("this game has no hints")
        return say("a card is unknown") if puzzle.known and has_unknown(puzzle) else self._no_cards()

    @command("quiddler_deal_with", phrase("New game with conditions…"), "Ctrl+Shift+R", icon="sliders",
             when=_no_conditions)  # fmt: skip
    def conditions(self) -> None:
        self._tab.dealing.ask()

    edit = Command(
        "quiddler_edit", phrase("Enter cards"), None, ("Ctrl+E",), "pencil", at=GAME.at(3, 1), checked=False,
        when=_no_editing,
    )  # fmt: skip

    @command("quiddler_play", phrase("Play word"), icon="play", at=GAME.at(3, 2), when=_no_cards)
    def play_word(self) -> None:
        self._tab.table.input.enter()

    @command("quiddler_clear", phrase("Clear tray"), icon="cross", at=GAME.at(3, 3), when=_no_cards,
             words=phrase("clear; empty; remove; put back"))  # fmt: skip
    def clear(self) -> None:
        self._tab.table.input.clear_tray()
        self._tab.focus_board()

    @command("quiddler_end_hand", phrase("Discard and end hand"), icon="check", at=GAME.at(3, 4), when=_no_end)
    def end_hand(self) -> None:
        self._tab.end_hand()

    @command("quiddler_rules", phrase("Rules…"), icon="sliders", at=GAME.at(3, 5),
             words=phrase("options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament"))  # fmt: skip
    def rules(self) -> None:
        open_dialog(RulesDialog(self._session, self.widget))

    @command("quiddler_restart", phrase("Play again"), icon="rotate", when=_no_restart)
    def restart(self) -> None:
        puzzle: Puzzle = self._session.puzzle
        self._session.edit(Puzzle(puzzle.piles, puzzle.hand), say("Play again"))
        self._tab.focus_board()

    beside = Command("quiddler_beside", phrase("Show lower cards beside upper cards"), checked=False)
    clock = Command("quiddler_clock", phrase("Show clock while playing"), icon="clock", checked=True)
