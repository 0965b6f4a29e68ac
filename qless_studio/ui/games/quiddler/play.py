"""Play in Quiddler's tab: eight piles alone, or the hand game against the computer."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.play import SavedPlay, Stage
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.match import Match
from qless_studio.ui.games.quiddler.parts import QuiddlerParts
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.games.quiddler.solitaire import Solitaire
from qless_studio.ui.games.quiddler.table_area import TableArea
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.staged_play import GOING_ON, PlayRules
from qless_studio.ui.widgets.basic.buttons import ActionButton
from qless_studio.ui.widgets.basic.fields import Segments

SOLITAIRE, HAND = "solitaire", "hand"


class QuiddlerPlay(QObject):
    """Chooses between the two kinds of game, and shows the parts of the one that is played."""

    kind_known = Signal()
    """`is_match` has changed since the stage did."""

    def __init__(self, page: PlayPage, parts: QuiddlerParts) -> None:
        super().__init__(page)
        self.session, self.places = page.session, page.places
        table = cast("TableBoard", page.board)
        self.wants_match = self.session.puzzle.hand is not None
        """Whether the next game is the hand game: by default if the puzzle that was analysed is a hand."""
        self.at_table = Playing(self.session, table, parts.analysis, self)
        self.area = TableArea(parts, table, page.places, primary=False)
        both = PlayRules(
            self.deal, bare=lambda puzzle: Puzzle(puzzle.piles, puzzle.hand), clear=self.clear, restore=self.restore,
            clock=parts.commands.clock,
        )  # fmt: skip
        self.play = play = GamePlay(page.places, page.session, both)
        self.solitaire = Solitaire(play, both, self.at_table, table)
        self.match = Match(play, both, self.at_table, table)
        play.rules = play.usual_rules = self.solitaire.rules
        self._kinds = (self.solitaire, self.match)
        for kind in self._kinds:
            kind.parts_changed.connect(self.show_parts)
        self.match.begun.connect(self._on_begun)
        page.letter_help.strip.stand_last()
        self._fill(parts.commands.play_commands.new_game)
        self.session.puzzle_changed.connect(self._on_puzzle_shown)
        self.show_parts()

    def _fill(self, deal: QAction) -> None:
        """Put the parts of both kinds into the page; `deal` is the command that deals a new game."""
        kinds = [(SOLITAIRE, self.tr("Solitaire")), (HAND, self.tr("Hand"))]
        self.kinds = Segments(kinds, self.tr("Game"), act=self._on_kind_chosen)
        self.undo_buttons = UndoButtons(self.session)
        new = ActionButton(deal, self.tr("New game"), "die")
        self.places.put("controls_left", self.kinds)
        self.play.add("controls_left", new, when=GOING_ON)
        self.places.put("controls_left", self.undo_buttons)
        self.places.put("controls_left", self.match.back)
        self._parts: list[QWidget] = []
        for kind in self._kinds:
            for place, widgets in kind.parts.items():
                self.places.put(place, *widgets)
                self._parts += widgets
        self.play.stage_changed.connect(self._on_stage_changed)
        self.play.answered.connect(self.show_parts)
        self.session.mode_changed.connect(self._on_mode_changed)

    @property
    def is_match(self) -> bool:
        """Whether the game is a hand game."""
        return self.match.game is not None

    @property
    def _kind(self) -> Solitaire | Match:
        return self.match if self.is_match else self.solitaire

    def _on_begun(self) -> None:
        self._on_stage_changed(self.play.stage)
        self.kind_known.emit()

    # what both kinds of game have in common

    def deal(self) -> None:
        (self.match if self.wants_match else self.solitaire).deal()

    def choose_hands(self) -> None:
        """Show the game of hands, unless it is being played already."""
        if not (self.is_match and self.play.playing):
            self._on_kind_chosen(HAND)

    def clear(self) -> None:
        for kind in self._kinds:
            kind.clear()

    def restore(self, saved: SavedPlay) -> None:
        kind = self.match if "seed" in saved.facts else self.solitaire
        self.play.rules = kind.rules
        if kind is self.match:
            self.match.restore(saved)

    # what is visible

    def _on_stage_changed(self, stage: Stage) -> None:
        if stage is not Stage.IDLE:
            self.wants_match = self.is_match
            self._kind.on_stage(stage)
        self.show_parts()

    def _on_mode_changed(self, mode: Mode) -> None:
        """What is analysed is the hand that the player holds."""
        if self.play.stage is Stage.OVER and mode is not Mode.PLAY and self.is_match:
            self.match.analyse()

    def _on_puzzle_shown(self, puzzle: Puzzle) -> None:
        if self.play.stage is Stage.IDLE and self.session.mode is not Mode.PLAY:
            self.wants_match = puzzle.hand is not None
        self.show_parts()

    def show_parts(self) -> None:
        """Show the widgets of the game that is played, or is to be played, at this stage."""
        match = self.wants_match if self.play.stage is Stage.IDLE else self.is_match
        self.kinds.set_value(HAND if match else SOLITAIRE)
        visible = (self.match if match else self.solitaire).visible(self.play.stage)
        for widget in self._parts:
            widget.setVisible(widget in visible)
        self.undo_buttons.setVisible(not match and self.solitaire.takes_moves)
        self.match.back.setVisible(match and self.play.stage is Stage.RUNNING)
        for_hand = match if self.play.stage is Stage.IDLE else self.session.puzzle.hand is not None
        hidden = self.play.stage is Stage.PAUSED or (self.is_match and self.match.round_end in visible)
        self.area.show(for_hand, hidden)

    def _on_kind_chosen(self, kind: object) -> None:
        def choose() -> None:
            self.play.forget()
            self.wants_match = kind == HAND
            self.show_parts()
            self.kind_known.emit()

        self.play.ask_to_end(choose)
