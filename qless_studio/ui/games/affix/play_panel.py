"""What Affix shows while it is played: how far the board is filled, the closed hints, the words made; the review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.hints import NodeHint
from qless_studio.engine.play import Stage
from qless_studio.ui.games.affix.board_combo import BoardCombo
from qless_studio.ui.games.affix.content import BoardContent
from qless_studio.ui.games.affix.hint_texts import closed_steps, steps_of
from qless_studio.ui.games.affix.messages import level_combo
from qless_studio.ui.games.affix.review_texts import dead_ends_text, end_row, move_row
from qless_studio.ui.tab.game_play import GOING_ON
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay
from qless_studio.ui.widgets.play.closed_ladder import ClosedLadder
from qless_studio.ui.widgets.play.move_review import MoveReview

if TYPE_CHECKING:
    from qless_studio.ui.games.affix.playing import AffixPlay
    from qless_studio.ui.games.affix.tab import AffixTab


def tr(text: str) -> str:
    return QCoreApplication.translate("AffixPlay", text)


class AffixPlayPanel(QObject):
    """Puts the game's own parts into the page in Play and follows the game."""

    def __init__(self, tab: AffixTab, play: AffixPlay) -> None:
        super().__init__(play)
        appearance = tab.appearance
        self._tab, self._play, self._hints = tab, play, tuple[NodeHint, ...]()
        self._asked = False
        self.boards, self.level = BoardCombo(appearance), level_combo(appearance)
        self.figures, self.ladder = ScoreDisplay(appearance), ClosedLadder(appearance)
        self.head = SectionHeader(appearance, tr("Boards left after each move"))
        self.moves = MoveReview(appearance, points=False, value_title=tr("Boards left"), costs=False)
        self.try_here = Button(appearance, tr("Try from here"), primary=True)
        self.commonest = Button(appearance, tr("Commonest solution"), "eye")
        self.foot = _Row(appearance, self.try_here, self.commonest)
        self._place()
        self._connect()
        self.show_board()
        self._close_ladder()

    def _place(self) -> None:
        tab, play, appearance = self._tab, self._play, self._tab.appearance
        new = ActionButton(appearance, tab.affix_commands.new_puzzle)
        hint = ActionButton(appearance, tab.affix_commands.hint)
        play.add("controls_left", self.boards, self.level, new, tab.history_buttons())
        play.add("controls_right", hint, when=(Stage.RUNNING,))
        play.add("figures", self.figures, when=GOING_ON)
        play.add("section", self.ladder, when=(Stage.RUNNING,))
        play.add("section", self.head, when=(Stage.OVER,))
        play.add("list", self.moves, when=(Stage.OVER,))
        play.add("foot", self.foot, when=(Stage.OVER,))

    def _connect(self) -> None:
        tab, play, analysis = self._tab, self._play, self._tab.analysis
        tab.session.options_changed.connect(lambda _: self.show_board())
        self.boards.board_chosen.connect(self._on_board_chosen)
        self.ladder.show_clicked.connect(self.show_next_hint)
        analysis.hints_found.connect(self._on_hints_found)
        analysis.forgotten.connect(self._close_ladder)
        play.reviewed.connect(self._show_review)
        play.stage_changed.connect(lambda _: self._close_ladder())
        self.moves.move_selected.connect(self._on_move_selected)
        self.try_here.clicked.connect(self._on_try)
        self.commonest.clicked.connect(self._on_commonest)

    # while it is played

    def show_board(self) -> None:
        """Offer the board in force for the next game too."""
        self.boards.show_board(self._tab.session.options.board)

    def _on_board_chosen(self, name: str) -> None:
        """The next game is played on this board."""
        try:
            self.boards.show_board(name)
        except StudioError as error:
            self._tab.session.problem.emit(str(error))
            self.show_board()

    def show_figures(self, content: BoardContent, valid: int) -> None:
        """How many nodes have a prefix, and how many of the edges spell a word that counts."""
        ratio = tr("{} of {}")
        placed = ratio.format(len(content.puzzle.placed), len(content.board.nodes))
        self.figures.show_figures(placed, tr("prefixes"), [(ratio.format(valid, len(content.edges)), tr("words"))])

    def show_next_hint(self) -> None:
        """Take the next step of the hint; it is noted with the result."""
        if self._play.stage is not Stage.RUNNING:
            return
        if self._hints:
            self._take(min(self.ladder.shown + 1, len(self._hints)))
        else:
            self._asked = True
            self._tab.session.analyse_now()
            self._tab.analysis.find_hints()

    def _on_hints_found(self, hints: list[NodeHint]) -> None:
        if self._asked and hints and self._play.stage is Stage.RUNNING:
            self._asked, self._hints = False, tuple(hints)
            self._take(1)

    def _take(self, shown: int) -> None:
        position = self._tab.analysis.position
        if position is None or shown == self.ladder.shown:
            return
        hint = self._hints[shown - 1]
        self.ladder.show_steps(steps_of(position, self._hints), shown)
        self._play.take_hint(hint.step.value)
        if hint.node:
            self._tab.go_to_node(hint.node)

    def _close_ladder(self) -> None:
        """Another position: its hint was not asked for yet."""
        self._hints, self._asked = (), False
        self.ladder.show_steps(closed_steps(), 0)

    # after it

    def _show_review(self) -> None:
        judged = self._play.review
        if judged is None:
            return
        self.head.set_caption(dead_ends_text(judged))
        self.moves.show_moves(map(move_row, judged.moves), end_row(judged, self._play.reason()))
        self.commonest.setEnabled(judged.commonest is not None)
        self.try_here.setEnabled(bool(judged.moves))

    def _on_move_selected(self, place: int) -> None:
        """The position before the move, with the better prefix on the board, or else the one that was placed."""
        judged = self._play.review
        if judged is None:
            return
        if place >= len(judged.moves):
            self._tab.show_position(judged.end, "", "")
            return
        move = judged.moves[place]
        self._tab.show_position(move.before, move.move.node, move.better or move.move.prefix)

    def _on_try(self) -> None:
        """Play on from the position on the board; the game itself stays as it was."""
        self._tab.board.show_preview("")
        self._tab.board.setFocus()
        self._tab.session.message.emit(tr("Try another way; the result of your game stays as it is"))

    def _on_commonest(self) -> None:
        judged = self._play.review
        if judged is not None and judged.commonest is not None:
            self._tab.show_position(judged.start.with_prefixes(judged.commonest.prefixes), "", "")


class _Row(QWidget):
    """Buttons side by side, on two lines where there is no room."""

    def __init__(self, appearance: Appearance, *buttons: QWidget) -> None:
        super().__init__()
        row = FlowLayout(self, spacing=lambda: appearance.theme.px(8))
        for button in buttons:
            row.addWidget(button)
