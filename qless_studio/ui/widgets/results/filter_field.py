"""The text field that filters a list of words."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.texts import figure
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_filter import word_test

PAUSE = 150
"""Milliseconds without typing after which the filter applies."""
UNFINISHED = 1500
"""The same after which an expression that cannot be parsed is called wrong: before, it may simply be unfinished."""
TAKEN, LEAST = 80, 40
"""Width of the icon, the button and the gaps around a text, and the least width for the text."""


class FilterField(Field):
    """Applies after a pause in typing, and reports in place an expression that it cannot parse."""

    filter_changed = Signal(str)
    """The text, if valid and changed, after a pause in typing or Enter."""
    problem_changed = Signal(str)
    """What is wrong with the text, to be shown near the field; "" once it is valid again."""

    def __init__(self, placeholder: str = "", parent: QWidget | None = None) -> None:
        super().__init__(placeholder, "search", parent=parent)
        self._name = placeholder or self.tr("Filter words")
        self.setPlaceholderText(self._name)
        self.setAccessibleName(self._name)
        self._help = self.tr("Text, a pattern with ? and *, or a /regular expression/")
        self.setToolTip(self._help)
        self._applied = ""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._on_paused)
        self._unfinished = QTimer(self, singleShot=True, interval=UNFINISHED - PAUSE)
        self._unfinished.timeout.connect(self.apply)
        self._table: ResultTable | None = None
        self._counting = True
        self._counted = ""
        """How many rows pass, in words."""
        self._count = text_label("", "caption")
        self._count.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._count.setContentsMargins(0, 0, 4, 0)
        self._count.hide()
        self.add_end(self._count)
        self._clear = IconButton("cross", self.tr("Clear filter"), flat=True)
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clear.clicked.connect(self._on_clear)
        self._clear.hide()
        self.add_end(self._clear)
        self.textChanged.connect(self._on_text_changed)
        self.editingFinished.connect(self.apply)

    def follow(self, table: ResultTable) -> None:
        """Show in the field how many rows of this table pass the filter; Down goes from the field into the table."""
        if self._table is not None:
            self._table.model().counts_changed.disconnect(self._show_count)
        self._table = table
        table.model().counts_changed.connect(self._show_count)
        self._show_count(table.model().shown, table.model().total)

    def set_counting(self, counting: bool) -> None:
        """Whether the number of rows is shown; not while it would give something away, as in a round."""
        self._counting = counting
        if self._table is not None:
            self._show_count(self._table.model().shown, self._table.model().total)

    def _show_count(self, shown: int, total: int) -> None:
        text = "" if shown == total or not self._counting else self.tr("{} of {}").format(figure(shown), figure(total))
        if text != self._counted:
            self._counted = text
            self._count.setText(text)
            self._fit_count()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_count()

    def _fit_count(self) -> None:
        """Show how many rows pass, unless that would cover what is typed."""
        taken = theme_of(self).px(TAKEN) + self._count.sizeHint().width()
        self._count.setVisible(bool(self._counted) and self.width() - taken >= theme_of(self).px(LEAST))
        self.update()

    def set_help(self, text: str) -> None:
        """Set the tool tip that explains the syntax, instead of the default one."""
        self._help = text
        self.setToolTip(text)

    def set_compact(self, compact: bool) -> None:
        """Use a shorter placeholder, for a narrow window."""
        self.setPlaceholderText(self.tr("Filter") if compact else self._name)

    def apply(self) -> None:
        """Apply the text now if it is valid and has changed; otherwise say what is wrong with it."""
        self._pause.stop()
        self._unfinished.stop()
        try:
            word_test(self.text())
        except StudioError as error:
            self._show_problem(str(error))
            return
        self._show_problem("")
        if self.text().strip() != self._applied:
            self._applied = self.text().strip()
            self.filter_changed.emit(self._applied)

    def _show_problem(self, problem: str) -> None:
        if problem == self.accessibleDescription():
            return
        self.set_wrong(bool(problem))
        self.setToolTip(problem or self._help)
        self.setAccessibleDescription(problem)
        self.problem_changed.emit(problem)

    def _on_paused(self) -> None:
        try:
            word_test(self.text())
        except StudioError:
            self._unfinished.start()
        else:
            self.apply()

    def _on_text_changed(self, text: str) -> None:
        if self._clear.isHidden() == bool(text):
            self._clear.setVisible(bool(text))
        self._unfinished.stop()
        self._pause.start()

    def _on_clear(self) -> None:
        self.clear()
        self.apply()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self._on_clear()
        elif event.key() == Qt.Key.Key_Down and self._table is not None and self._table.model().shown:
            self.apply()
            self._table.enter()
        else:
            super().keyPressEvent(event)
