"""The course of a practice, a cell for each question, and the choices of one as large buttons."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.practice.session import Step
from qless_studio.engine.texts import counted
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import CENTRE, SelfPainted, by_width, plate, put_text

HEIGHT, COMPACT_HEIGHT = 48, 36
POINTING = {QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut}
"""Events of a button after which another choice may be pointed at."""


class ChoiceButtons(QWidget):
    """The answers to choose from. After the choice right ones have a check, and a wrong one chosen has a cross."""

    chosen = Signal(str)
    """The choice, as it was given to `show_choices`."""
    pointed = Signal(str)
    """The choice whose button has the mouse or, without one, the keyboard; "" for none."""

    def __init__(self, page: QWidget) -> None:
        """The keys work wherever the focus is in `page`."""
        super().__init__()
        self._page = page
        self._choices: tuple[str, ...] = ()
        self.buttons: list[Button] = []
        self._keys: list[QShortcut] = []
        self._compact = False
        self._grid = bare(QGridLayout(self), 8)

    def show_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer these (choice, text) pairs, in this order; none hides all."""
        before, keys = self.buttons, self._keys
        self._choices = tuple(choice for choice, _ in choices)
        self.buttons, self._keys = [], []  # first: as one is hidden, the focus goes to the next
        for button in before:
            button.hide()
        for old in (*before, *keys):
            old.deleteLater()
        for number, (_, text) in enumerate(choices):
            button = Button(f"{number + 1}   {text}", height=self._height, act=self._on_clicked)
            button.setAccessibleName(self.tr("{}: {}").format(number + 1, text))
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.installEventFilter(self)
            key = QShortcut(QKeySequence(str(number + 1)), self._page)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(button.click)
            self.buttons.append(button)
            self._keys.append(key)
        self._arrange()

    def set_compact(self, compact: bool) -> None:
        """Use lower buttons in two columns."""
        self._compact = compact
        self._arrange()

    @property
    def _height(self) -> int:
        return COMPACT_HEIGHT if self._compact else HEIGHT

    def _arrange(self) -> None:
        columns = 2 if self._compact else 1
        for place, button in enumerate(self.buttons):
            button.set_height(self._height)
            self._grid.addWidget(button, place // columns, place % columns)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in POINTING and watched in self.buttons:
            under = [button for button in self.buttons if button.underMouse() and event.type() != QEvent.Type.Leave]
            pointed = next((button for button in (*under, *self.buttons) if button in under or button.hasFocus()), None)
            self.pointed.emit("" if pointed is None else self._choices[self.buttons.index(pointed)])
        return super().eventFilter(watched, event)

    def mark(self, right: Collection[str], wrong: Collection[str] = ()) -> None:
        """Show which were right and which wrong one was chosen; no more can be chosen."""
        for choice, button in zip(self._choices, self.buttons, strict=True):
            button.set_icon("check" if choice in right else "cross" if choice in wrong else "")
            button.set_primary(choice in right)
            button.setEnabled(choice in right or choice in wrong)
            said = self.tr("right") if choice in right else self.tr("wrong") if choice in wrong else ""
            button.setAccessibleDescription(said)
            button.clicked.disconnect()
        for key in self._keys:
            key.setEnabled(False)

    def _on_clicked(self) -> None:
        pairs = zip(self._choices, self.buttons, strict=True)
        self.chosen.emit(next(choice for choice, button in pairs if button is self.sender()))


CELL, GAP, NARROWEST, RADIUS = 24, 4, 20, 5
LOOKS = {
    Step.RIGHT: ("good_bg", "good", "check"),
    Step.WRONG: ("bad_bg", "bad", "cross"),
    Step.SKIPPED: ("hover", "edge", "next"),
    Step.TO_COME: ("hover", "line", ""),
}
"""Background, edge and icon of a cell by step."""


class _Cells(SelfPainted, QLabel):
    """The cells share the width; where they would be too narrow they take several rows. A QLabel: it is read."""

    least = (80, CELL)

    def __init__(self) -> None:
        super().__init__()
        self._steps: tuple[Step, ...] = ()
        by_width(self)

    def show_steps(self, steps: Sequence[Step], spoken: str) -> None:
        self._steps = tuple(steps)
        self.setText(spoken)
        self.updateGeometry()
        self.update()

    def _in_a_row(self, width: int) -> int:
        most = max(1, (width + self.theme.px(GAP)) // self.theme.px(NARROWEST + GAP))
        rows = -(-len(self._steps) // most) or 1
        return -(-len(self._steps) // rows) or 1

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._steps) // self._in_a_row(width)) or 1
        return rows * self.theme.px(CELL + GAP) - self.theme.px(GAP)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.theme.px(200))
        return QSize(self.theme.px(200), self.heightForWidth(width))

    def paint_widget(self, painter: QPainter) -> None:
        px, each = self.theme.px, self._in_a_row(self.width())
        pitch = (self.width() + px(GAP)) / each
        for number, step in enumerate(self._steps):
            left, right = round(number % each * pitch), round((number % each + 1) * pitch) - px(GAP)
            cell = QRectF(left, number // each * px(CELL + GAP), right - left, px(CELL))
            self._paint_cell(painter, self.visual(cell), number + 1, step)

    def _paint_cell(self, painter: QPainter, cell: QRectF, number: int, step: Step) -> None:
        theme, px = self.theme, self.theme.px
        if step is Step.CURRENT:
            plate(painter, cell, px(RADIUS), theme.color("accent_bg"), theme.color("accent_text"), 2)
            put_text(painter, cell, str(number), theme.font(12, 700), theme.color("accent_text"), CENTRE)
            return
        background, edge, icon = LOOKS[step]
        plate(painter, cell, px(RADIUS), theme.color(background), theme.color(edge))
        if icon:
            ink = theme.color("text_dim" if step is Step.SKIPPED else edge)
            size = px(16)
            place = QRectF(round(cell.center().x() - size / 2), round(cell.center().y() - size / 2), size, size)
            paint_icon(painter, icon, place, ink)


class ExerciseStrip(QWidget):
    """Right, wrong and left, in cells and in words."""

    def __init__(self) -> None:
        super().__init__()
        self.cells = _Cells()
        self.counts = text_label("", "caption", wrap=True)
        filled(bare(QVBoxLayout(self), 6), self.cells, self.counts)

    def show_steps(self, steps: Sequence[Step], again: int) -> None:
        """Show how each question went, in order; `again`: this many of those left were answered wrong before."""
        right, wrong, skipped = (steps.count(step) for step in (Step.RIGHT, Step.WRONG, Step.SKIPPED))
        left = len(steps) - right - wrong - skipped
        parts = [self.tr("{} right, {} wrong, {} left").format(right, wrong, left)]
        if skipped:
            parts.append(counted(skipped, "{} skipped", "{} skipped"))
        if again:
            parts.append(counted(again, "the wrong one is asked again", "wrong ones are asked again"))
        text = "; ".join(parts)
        self.counts.setText(text)
        self.cells.show_steps(steps, text)
