"""The layouts of the two sides of a page: the board with what belongs around it, and the panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.tab.control_row import ControlRow
from qless_studio.ui.tab.page_slot import Slot
from qless_studio.ui.widgets.basic.flow import STRETCH, bare, filled, inset
from qless_studio.ui.widgets.basic.labels import separator
from qless_studio.ui.widgets.basic.themed import OVERHANG

COLUMNS = {
    1: ((("verdict", "figures", "section", "chart", "filter", "list"), 1),),
    2: ((("verdict", "figures", "section", "chart"), 1), (("filter", "list"), 1)),
    3: ((("verdict", "figures", "section"), 264), (("chart",), 232), (("filter", "list"), 332)),
}
"""The panel under the board, by number of columns: the places of each column and its share of the width."""


class Layouts:
    """Lays out the sides, which have no layout when it is asked to; `px` gives pixels at the text size."""

    def __init__(
        self, board_side: QWidget, head: QWidget, panel: QWidget, slots: Mapping[str, Slot], controls: ControlRow
    ) -> None:
        """`head` is above the panel and never scrolls."""
        self._board_side, self._head, self._panel = board_side, head, panel
        self._slots, self._controls = slots, controls
        self._rules = [separator(vertical=True, parent=panel) for _ in range(2)]

    def hide_rules(self) -> None:
        """Hide the lines between the columns of the panel."""
        for rule in self._rules:
            rule.hide()

    def board_beside(self, px: Callable[[float], int], crowded: bool) -> None:
        """The board beside the panel; all else around the board is there, too, in a `crowded` window."""
        slots = self._slots
        around = (8, 8, 8, 0) if crowded else (px(24), px(12), px(24), 0)
        column = inset(QVBoxLayout(self._board_side), 0, *around)
        self._space(("board", "under_board", "entry", "foot"), (0, 0, 0, 0))
        slots["board"].set_margins(0, *((0, 0, 8) if crowded else (px(12), 0, px(8))))
        slots["under_board"].set_margins(0, 0, 0, px(8))
        board = (slots["board"], 1)
        filled(column, *((board,) if crowded else (self._controls, board, slots["under_board"], slots["entry"])))

    def board_above(self, px: Callable[[float], int], across: bool, one_view: bool, foot_by_list: bool) -> None:
        """The board above the panel, `across` the page or with the entry beside it; `one_view` saves height."""
        slots = self._slots
        grid = QGridLayout(self._board_side)
        above, between = (8, 8) if one_view else (px(8), px(12))
        grid.setContentsMargins(px(16), above, px(16), above)
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(between)
        self._space(("board", "under_board", "entry", "foot"), (0, 0, 0, 0))
        grid.addWidget(self._controls, 0, 0, 1, 3)
        if across:
            for row, name in enumerate(("board", "under_board", "entry", "foot")[: 4 - foot_by_list], start=1):
                grid.addWidget(slots[name], row, 0, 1, 3)
            grid.setRowStretch(1, 1)
            return
        alone = slots["foot"].off and slots["under_board"].off
        if alone and slots["entry"].bare:
            grid.addWidget(slots["board"], 1, 0, 1, 3)
        elif alone:
            grid.addWidget(slots["board"], 1, 0, 1, 2)
        else:
            beside = filled(QVBoxLayout(), slots["foot"], STRETCH, slots["under_board"])
            grid.addLayout(beside, 1, 0)
            grid.addWidget(slots["board"], 1, 1)
        if not slots["entry"].bare:
            grid.addWidget(slots["entry"], 1, 2, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(1, 1)
        for place, share in enumerate((3, 4, 3)):
            grid.setColumnStretch(place, share)

    def panel_beside(self, px: Callable[[float], int], crowded: bool, going_on: bool) -> None:
        """The panel in one column; in a `crowded` window with what is around the board in others.

        While a game goes on controls, clock and entry are above it.
        """
        slots = self._slots
        column = inset(QVBoxLayout(self._panel), 0, 0, 0, 0, px(8))
        self._space(("verdict", "figures", "chart", "section", "filter"), (px(16), px(16), px(16), 0))
        slots["list"].set_margins(px(16) - OVERHANG, px(8), 0, 0)
        slots["foot"].set_margins(px(12), px(8), px(12), 0)
        around = [slots["under_board"], slots["entry"]] if crowded else []
        self._head.setVisible(crowded and going_on)
        head = bare(QVBoxLayout(self._head), 0) if crowded and going_on else column
        if crowded:
            self._space(("under_board", "entry"), (px(16), px(8), px(16), 0))
            filled(head, filled(inset(QVBoxLayout(), 0, px(12), px(8), px(12), 0), self._controls))
        filled(head, slots["verdict"], *([around.pop()] if head is not column else []))
        for name in ("figures", "chart", "section", "filter"):
            column.addWidget(slots[name])
        filled(column, (slots["list"], 1), *around, slots["foot"])
        column.addStretch(0)

    def panel_below(
        self, px: Callable[[float], int], columns: int, foot_by_list: bool, needless: Callable[[str], bool]
    ) -> None:
        """The panel in columns; `needless` says whether a place needs none."""
        self._head.hide()
        slots = self._slots
        row = inset(QHBoxLayout(self._panel), px(16), px(16), px(12), 0, px(12))
        end = px(16) if columns == 1 else 0
        self._space(("verdict", "chart"), (0, 0, end, 0))
        self._space(("figures", "section"), (0, px(12), end, 0))
        slots["list"].set_margins(0, px(4), 0, 0)
        slots["filter"].set_margins(OVERHANG, 0, px(16), 0)
        if foot_by_list:
            slots["foot"].set_margins(0, px(8), px(16), 0)
        rules = iter(self._rules)
        for names, share in COLUMNS[columns]:
            if all(map(needless, names)):
                continue
            if row.count():
                rule = next(rules)
                rule.show()
                row.addWidget(rule)
            column = bare(QVBoxLayout(), 0)
            for name in names:
                if name == "list" and foot_by_list:
                    column.addWidget(slots["foot"])
                column.addWidget(slots[name], int(name in ("chart", "list")))
            column.addStretch(0)  # takes the room that is left if neither chart nor list is visible
            row.addLayout(column, share)

    def _space(self, names: Sequence[str], margins: tuple[int, int, int, int]) -> None:
        for name in names:
            self._slots[name].set_margins(*margins)
