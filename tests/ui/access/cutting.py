"""Which texts and controls of a window are cut: elided, smaller than they need, or wider than what scrolls them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionFrame,
    QTableView,
    QWidget,
)

from qless_studio.ui.games.q_less.play_view import ReviewCard
from qless_studio.ui.games.q_less.thumbnails import Thumbnails, caption_of
from qless_studio.ui.widgets.basic import themed
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.layout import Narrowing
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay, VerdictBar

ARRANGE = (Elided, ScoreDisplay, IconButton, VerdictBar, ReviewCard)
"""These have no text, or paint it themselves in the room they get, where eliding is seen."""
SCREEN = QSize(1366, 700)
"""What a small screen leaves a dialog: 768 less a title and a task bar."""
TRIFLE = 2
LEVELS = 8
"""A change of size goes up so many levels of the window at most, one a turn."""


def place(widget: QWidget) -> QRect:
    """Where a widget is in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def seen(widget: QWidget) -> QRect:
    """The part of a widget that the scroll areas around it and the window let through, in the window."""
    rect, above = place(widget), widget.parentWidget()
    while above is not None:
        if isinstance(above.parentWidget(), QAbstractScrollArea) or above.isWindow():
            rect &= place(above)
        above = above.parentWidget()
    return rect


def rows_seen(table: QTableView) -> int:
    """How many rows of a list show whole."""
    view = seen(table.viewport())
    top, rows = place(table.viewport()).top(), range(table.model().rowCount())
    edges = [(top + table.rowViewportPosition(row), table.rowHeight(row)) for row in rows]
    return sum(view.top() <= y and y + height <= view.bottom() + 1 for y, height in edges) if table.isVisible() else 0


class Recorder(QFontMetricsF):
    """Stands in for the metrics of whoever paints text, and keeps what had to be elided."""

    elided: list[str]

    def elidedText(self, text, mode, width, flags=0):
        if text:
            self.elided.append(text)
        return super().elidedText(text, mode, width)


def cut(monkeypatch, window: QWidget, allowed=frozenset()) -> list[str]:
    """Everything that is cut; texts in `allowed`, such as those of lists, may be elided."""
    for _ in range(LEVELS):  # while solutions stream in, figures change
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    found: list[str] = []
    recorder = type("Recorder", (Recorder,), {"elided": found})
    with monkeypatch.context() as patch:
        patch.setattr(themed, "QFontMetricsF", recorder)
        window.grab()
    problems = [f"elided: {text}" for text in dict.fromkeys(found) if text not in allowed]
    if isinstance(window, QDialog) and window.minimumSizeHint().boundedTo(SCREEN) != window.minimumSizeHint():
        problems.append(f"larger than a screen: {type(window).__name__}")
    for widget in window.findChildren(QWidget):
        if widget.window() is window and widget.isVisible():
            problems += [f"{problem}: {type(widget).__name__} [{_text(widget)}]" for problem in _problems(widget)]
    return problems


def _problems(widget: QWidget) -> list[str]:
    found = []
    if isinstance(widget, QScrollArea) and widget.widget().width() > widget.viewport().width():
        found.append("wider than its scroll area")
    if isinstance(widget, QLineEdit) and not widget.text() and _placeholder_is_cut(widget):
        found.append("placeholder cut")
    if isinstance(widget, (QAbstractButton, QComboBox, QLabel, QSpinBox)) and not isinstance(widget, ARRANGE):
        if not _large_enough(widget):
            found.append("too small")
        if not _in_a_scroll_area(widget) and widget.visibleRegion().boundingRect() != widget.rect():
            found.append("clipped")
    return found


def _large_enough(widget: QWidget) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() >= widget.heightForWidth(widget.width()) - 1
    hint = widget.sizeHint()
    wide = widget.least_width() if isinstance(widget, Narrowing) else hint.width()
    return widget.width() >= wide - TRIFLE and widget.height() >= hint.height() - TRIFLE


def _placeholder_is_cut(field: QLineEdit) -> bool:
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field).width() - 4
    return QFontMetricsF(field.font()).horizontalAdvance(field.placeholderText()) > room


def _in_a_scroll_area(widget: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None and not above.isWindow():
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def _text(widget: QWidget) -> str:
    text = widget.text() if hasattr(widget, "text") else ""
    return text or widget.accessibleName()


def listed(window):
    """The texts of lists: they may be as long as a solution is, and their tool tips have them whole."""
    texts = set()
    for view in window.findChildren(QTableView):
        model = view.model()
        for row in range(min(model.rowCount(), 200)):
            texts.update(str(model.index(row, column).data()) for column in range(model.columnCount()))
    for view in window.findChildren(Thumbnails):
        texts.update(caption_of(view.model().solution(row).words) for row in range(min(view.model().rowCount(), 200)))
    return texts
