"""The commands of the Affix tab."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Protocol

from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.engine.texts import phrase, say
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.tab.commands import Command, Menu, command
from qless_studio.ui.tab.play_actions import GameCommands, PlayActions
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:
    pass

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
        for changed in (analysis.forgotten, analysis.position_found, analysis.answer_found):
            changed.connect(tab.follow_commands)

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
