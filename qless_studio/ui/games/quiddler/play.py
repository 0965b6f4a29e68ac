"""Play in Quiddler's tab: eight piles alone, or the hand game against the computer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from PySide6.QtCore import Signal
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
from qless_studio.ui.games.quiddler.two_kinds import TwoKinds
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.undo_buttons import UndoButtons
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.play.result_card import ResultShown

SOLITAIRE, HAND = "solitaire", "hand"


class QuiddlerPlay(TwoKinds):
    """Chooses between the two kinds of game, and shows the parts of the one that is played."""

    kind_known = Signal()
    """`is_match` has changed since the stage did."""

    def __init__(self, page: PlayPage, parts: QuiddlerParts) -> None:
        super().__init__(page.places, page.session)
        table = cast(TableBoard, page.board)
        self._clock = parts.commands.clock
        self._clock.toggled.connect(self._on_clock_toggled)
        self.wants_match = self.session.puzzle.hand is not None
        """Whether the next game is the hand game: by default if the puzzle that was analysed is a hand."""
        self.at_table = Playing(self.session, table, parts.analysis, self)
        self.area = TableArea(parts, table, page.places, primary=False)
        self.solitaire = Solitaire(self, self.at_table, table)
        self.match = Match(self, self.at_table, table)
        self._kinds = (self.solitaire, self.match)
        page.letter_help.strip.stand_last()
        self._fill(parts.commands.deal)
        self.session.puzzle_changed.connect(self._on_puzzle_shown)
        self.show_parts()

    def _fill(self, deal: QAction) -> None:
        """Put the parts of both kinds into the page; `deal` is the command that deals a new game."""
        self.kinds = Segments([(SOLITAIRE, self.tr("Solitaire")), (HAND, self.tr("Hand"))], self.tr("Game"))
        self.kinds.value_changed.connect(self._on_kind_chosen)
        self.undo_buttons = UndoButtons(self.session)
        new = ActionButton(deal, self.tr("New game"), "die")
        self.places.put("controls_left", self.kinds, new, self.undo_buttons)
        self.places.put("controls_left", self.match.back)
        self._parts: list[QWidget] = []
        for kind in self._kinds:
            for place, widgets in kind.parts.items():
                self.places.put(place, *widgets)
                self._parts += widgets
        self.stage_changed.connect(self._on_stage_changed)
        self.answered.connect(self.show_parts)
        self.session.mode_changed.connect(self._on_mode_changed)

    @property
    def is_match(self) -> bool:
        return self.match.game is not None

    @property
    def _kind(self) -> Solitaire | Match:
        return self.match if self.is_match else self.solitaire

    def enter_kind(self) -> None:
        self._on_stage_changed(self.stage)
        self.kind_known.emit()

    # hooks

    def deal(self) -> None:
        (self.match if self.wants_match else self.solitaire).deal()

    def again(self) -> None:
        if self.is_match:
            self.match.again()
        else:
            super().again()

    def bare(self, puzzle: Any) -> Any:
        return Puzzle(puzzle.piles, puzzle.hand)

    def continues(self, puzzle: Any) -> bool:
        return super().continues(puzzle) or (self.is_match and self.match.holds(self.bare(puzzle)))

    def moves(self) -> tuple[str, ...]:
        return self._kind.moves()

    def facts(self) -> Mapping[str, Any]:
        return {"clock": self._clock.isChecked(), **(self.match.facts() if self.is_match else {})}

    def clear(self) -> None:
        for kind in self._kinds:
            kind.clear()

    def restore(self, saved: SavedPlay) -> None:
        (self.match if "seed" in saved.facts else self.solitaire).restore(saved)
        self._clock.setChecked(bool(saved.facts.get("clock", True)))

    def known(self) -> bool:
        return self._kind.known

    def proven(self) -> Mapping[str, Any]:
        return self._kind.proven()

    def missed(self) -> bool:
        return not self.is_match or self.match.has_misses

    def reason(self) -> str:
        return self._kind.reason() or super().reason()

    def result_shown(self) -> ResultShown:
        return self._kind.result_shown(self.reason(), self.time_and_hints())

    def share_lines(self) -> list[str]:
        return self._kind.share_lines()

    def waits(self) -> bool:
        return self.match.game is not None and self.match.game.round.over

    def shows_clock(self) -> bool:
        return self._clock.isChecked()

    def clock_note(self) -> str:
        return self.match.round_text() if self.is_match else self.tr("Solitaire")

    # what is visible

    def _on_stage_changed(self, stage: Stage) -> None:
        if stage is not Stage.IDLE:
            self.wants_match = self.is_match
            self._kind.on_stage(stage)
        self.show_parts()

    def _on_mode_changed(self, mode: Mode) -> None:
        """What is analysed is the hand that the player holds."""
        if self.stage is Stage.OVER and mode is not Mode.PLAY and self.is_match:
            self.match.analyse()

    def _on_puzzle_shown(self, puzzle: Puzzle) -> None:
        if self.stage is Stage.IDLE and self.session.mode is not Mode.PLAY:
            self.wants_match = puzzle.hand is not None
        self.show_parts()

    def show_parts(self) -> None:
        match = self.wants_match if self.stage is Stage.IDLE else self.is_match
        self.kinds.set_value(HAND if match else SOLITAIRE)
        visible = (self.match if match else self.solitaire).visible(self.stage)
        for widget in self._parts:
            widget.setVisible(widget in visible)
        self.undo_buttons.setVisible(not match and self.solitaire.takes_moves)
        self.match.back.setVisible(match and self.stage is Stage.RUNNING)
        for_hand = match if self.stage is Stage.IDLE else self.session.puzzle.hand is not None
        self.area.show(for_hand, self.stage is Stage.PAUSED)

    def _on_clock_toggled(self) -> None:
        self.save()
        self.ticked.emit()

    def _on_kind_chosen(self, kind: object) -> None:
        def choose() -> None:
            self._forget()
            self.wants_match = kind == HAND
            self.show_parts()
            self.kind_known.emit()

        self.ask_to_end(choose)
