"""The Boggle tab: sizes, dice, points by length, and a round of three minutes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtGui import QAction

from qless_studio.engine.games.boggle.dealer import DealOptions, rolled
from qless_studio.engine.games.boggle.puzzle import STANDARD, SUPER_BIG, Options, near_of, scoring_of
from qless_studio.engine.grids import Board, Neighbours, letters_of
from qless_studio.engine.grids.dealing import BAG
from qless_studio.engine.grids.dice import DICE
from qless_studio.engine.texts import say
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.size_dialog import SizeDialog
from qless_studio.ui.grids.tab import GridTab
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.session import Session
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.action_button import ActionButton
from qless_studio.ui.widgets.basic.choices import Combo, Segments

SECONDS = 180
SIZES = (4, 5, 6)
USUAL = {4: "new", 5: "big_2012", 6: "super_big"}
"""The dice a size begins with: those sold today."""
OTHER = "other"


class BoggleTab(GridTab):
    """Boards of any size, rolled from any dice."""

    key = "boggle"

    def __init__(self, session: Session, appearance: Appearance) -> None:
        super().__init__(session, appearance, self.tr("Letters"), SECONDS)
        pairs = [*((size, f"{size} × {size}") for size in SIZES), (OTHER, "…")]
        self.sizes = Segments(appearance, pairs, self.tr("Board size"))
        self.sizes.button(OTHER).setToolTip(self.tr("Custom size"))
        self.dice = Combo(appearance, (), self.tr("Dice"))
        roll = ActionButton(appearance, self.roll_command)
        self.put("controls_left", self.sizes, self.dice, roll, self.edit_buttons())
        self.controls = self.round_controls(self.tr("Against the clock"))
        self.put("controls_right", self.controls)
        self.put("filter", *self.words.filter.widgets)
        self._chosen_dice = ""
        self._brought = False
        """Whether the points of the Super Big game came with its dice."""
        session.options_changed.connect(self._on_options_changed)
        self.sizes.value_changed.connect(self._on_size_chosen)
        self.dice.value_changed.connect(self._on_dice_chosen)
        self.begin()

    def commands(self) -> list[QAction]:
        size = command(self, "boggle_size", self.tr("Board size…"), self.choose_size, "Ctrl+G", icon="grid")
        return [*super().commands(), size]

    # what the rules say

    def board_of(self, puzzle: Board) -> Board:
        return puzzle

    def with_board(self, board: Board) -> Board:
        return board

    def turned(self) -> Board:
        return edits.turned(self.grid)

    def near(self) -> Neighbours:
        return near_of(self.grid, self.session.options)

    def tiles(self) -> Sequence[str]:
        return letters_of(self.grid.tiles, self.session.options.q_is_qu)

    def least(self) -> int:
        return self._scoring.min_length

    @property
    def _scoring(self):
        options = self.session.options
        return scoring_of(options.scoring, options.min_length, len(self.grid.tiles))

    def path_points(self, word: str, cells: Sequence[int]) -> int:
        return self._scoring.bonus[len(word)]

    def rule_summary(self) -> str:
        options, tr = self.session.options, self.tr
        table = tr("standard") if options.scoring == STANDARD else tr("Super Big")
        parts = [tr("Scoring: {}").format(table)]
        if options.min_length is not None:
            parts.append(tr("minimum {} letters").format(options.min_length))
        if options.neighbours == 4:
            parts.append(tr("sides only"))
        if options.torus:
            parts.append(tr("edges wrap around"))
        if options.q_is_qu:
            parts.append(tr("Q counts as Qu"))
        return ", ".join(parts)

    # sizes and dice

    def show_board(self, *_: object) -> None:
        super().show_board()
        self._show_size()

    def _show_size(self) -> None:
        board = self.grid
        square = board.rows == board.columns and board.rows in SIZES
        self.sizes.set_label(OTHER, "…" if square else f"{board.rows} × {board.columns}")
        self.sizes.set_value(board.rows if square else OTHER)
        fitting = [(name, _short(say(dice.title))) for name, dice in DICE.items() if self._fits(name)]
        self.dice.set_choices([*fitting, (BAG, self.tr("Letter bag"))])
        if self._chosen_dice == BAG or self._fits(self._chosen_dice):
            self.dice.set_value(self._chosen_dice)
        elif square:
            self.dice.set_value(USUAL[board.rows])
        self.dice.updateGeometry()

    def _fits(self, name: str) -> bool:
        return name in DICE and (DICE[name].rows, DICE[name].columns) == (self.grid.rows, self.grid.columns)

    def _on_size_chosen(self, size: object) -> None:
        if isinstance(size, int):
            self.set_size(size, size)
        else:
            self.choose_size()

    def choose_size(self) -> None:
        """Ask for any size from 1 × 1 to 10 × 10."""
        dialog = SizeDialog(self.board.appearance, self.grid.rows, self.grid.columns, self)
        dialog.size_chosen.connect(self.set_size)
        dialog.finished.connect(lambda _: self._show_size())
        dialog.open()

    def _on_dice_chosen(self, name: object) -> None:
        self._chosen_dice = str(name)
        self.session.set_options(self.options_rolled())

    def options_rolled(self) -> Options:
        """The Super Big dice come with their own table, which goes with them."""
        options = self.session.options
        if self._super_big:
            return replace(options, scoring=SUPER_BIG)
        return replace(options, scoring=STANDARD) if self._brought else options

    @property
    def _super_big(self) -> bool:
        name = str(self.dice.value)
        return name in DICE and DICE[name].super_big

    def _on_options_changed(self, options: Options) -> None:
        if options.scoring != SUPER_BIG:
            self._brought = False
        elif self._super_big:
            self._brought = True

    # new boards

    def search_options(self) -> DealOptions:
        """Boards like the one shown, from the dice chosen."""
        options, board = self.session.options, self.grid
        return DealOptions(
            dice=str(self.dice.value),
            rows=board.rows,
            columns=board.columns,
            min_length=options.min_length,
            neighbours=options.neighbours,
            torus=options.torus,
            scoring=options.scoring,
        )

    def rolled(self, seed: int) -> Board:
        return rolled(self.search_options(), seed)


def _short(title: str) -> str:
    """The title of dice: where a year tells them apart, the year instead of the size."""
    return re.sub(r" \d+×\d+ \((\d+)\)", r" \1", title).replace("×", " × ")
