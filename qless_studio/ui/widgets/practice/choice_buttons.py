"""The choices of a question as large buttons."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import bare

HEIGHT, LOW = 48, 36
"""Height of a button, and where there is little room."""
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
        self._height, self._columns = HEIGHT, 1
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

    def fit_into(self, height: int, columns: int) -> None:
        """Have buttons of a height (at 100 %), in this number of columns."""
        if (height, columns) != (self._height, self._columns):
            self._height, self._columns = height, columns
            self._arrange()

    def _arrange(self) -> None:
        for place, button in enumerate(self.buttons):
            button.set_height(self._height)
            self._grid.addWidget(button, place // self._columns, place % self._columns)

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
