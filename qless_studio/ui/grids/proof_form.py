"""What is to be proven: which cells, most points or words, which letters, which dice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from qless_studio.engine.grids import EMPTY, Board
from qless_studio.ui.grids.board_prover import POINTS, WORDS, ProofWish
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import text_label


class ProofForm(QWidget):
    """The rules of the game are set elsewhere and hold here too."""

    changed = Signal()
    """The user chose something else."""

    def __init__(self, counts: Sequence[str]) -> None:
        """`counts`: what there can be most of."""
        super().__init__()
        tr = self.tr
        titles = {POINTS: tr("Most points"), WORDS: tr("Most words")}
        self.cells = Segments([(False, tr("Whole board")), (True, tr("Open cells"))], tr("Cells to fill"))
        self.most = Segments([(count, titles[count]) for count in counts], tr("Best means"))
        self.letters = Field(tr("all"), name=tr("Letters allowed"))
        self.dice = Combo((), tr("Only boards that these dice can show"))
        self.cells.value_changed.connect(self.changed)
        self.most.value_changed.connect(self.changed)
        self.letters.textEdited.connect(self.changed)
        self.dice.value_changed.connect(self.changed)
        self._lay_out()

    def _lay_out(self) -> None:
        choices, column, grid = QWidget(), QVBoxLayout(self), QGridLayout()
        flow = FlowLayout(choices)
        flow.addWidget(self.cells)
        flow.addWidget(self.most)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme_of(self).px(8))
        column.addWidget(choices)
        grid.setHorizontalSpacing(theme_of(self).px(12))
        grid.setVerticalSpacing(theme_of(self).px(4))
        for place, field in enumerate((self.letters, self.dice)):
            label = text_label(field.accessibleName(), "caption")
            label.setBuddy(field)
            grid.addWidget(label, 0, place)
            grid.addWidget(field, 1, place)
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)

    @property
    def wish(self) -> ProofWish:
        """What is chosen."""
        return ProofWish(
            bool(self.cells.value),
            str(self.most.value),
            self.letters.text().strip().lower(),
            str(self.dice.value or ""),
        )

    def choose_open_cells(self, only: bool) -> None:
        """Fill the open cells only, or the whole board."""
        self.cells.set_value(only)

    def follow(self, board: Board, dice: Sequence[tuple[str, str]]) -> None:
        """Offer what this board and these dice allow."""
        opened = board.tiles.count(EMPTY)
        mixed = 0 < opened < len(board.tiles)
        if not mixed:
            self.cells.set_value(False)
        self.cells.setVisible(mixed)
        chosen = self.dice.value
        self.dice.set_choices([("", self.tr("any")), *dice])
        self.dice.set_value(chosen if chosen in dict(dice) else "")
        self.dice.setEnabled(bool(dice))
