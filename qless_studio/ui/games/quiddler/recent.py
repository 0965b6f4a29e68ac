"""The deals viewed last, in the panel while the table is empty; clicking one brings it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.quiddler.dealer import DEALS, RecentDeal, recent_deal
from qless_studio.engine.games.quiddler.solver import Summary
from qless_studio.engine.recent import MOST, RecentLog
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, figure
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.flow import filled, inset
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.list_row import RowButton
from qless_studio.ui.widgets.basic.themed import (
    LEADING,
    OVERHANG,
    TRAILING,
    put_text,
    text_width,
)

ROW = 44


class DealRow(RowButton):
    """A deal: upper cards over lower cards, and the best score."""

    room = (160, ROW)

    def __init__(self) -> None:
        super().__init__()
        self.looked = RecentDeal("", 0, "")
        self._rows = ("", "")

    def show_deal(self, looked: RecentDeal) -> None:
        self.looked = looked
        piles = looked.puzzle.piles
        self._rows = " ".join(pile[0] for pile in piles), " ".join(pile[1] for pile in piles)
        best = self.tr("proven best {}").format(figure(looked.best))
        self.setAccessibleName(self.tr("{} over {}, {}").format(*self._rows, best))
        self.setToolTip(best)
        self.update()

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        inner = rect.adjusted(0, theme.px(4), -theme.px(4), -theme.px(5))
        score, big = figure(self.looked.best), theme.font(14, 600, tabular=True)
        put_text(painter, inner, score, big, theme.color("good"), TRAILING, self.mirrored)
        width = inner.width() - text_width(big, score) - theme.px(8)
        half = inner.height() / 2
        for place, (text, weight, role) in enumerate(zip(self._rows, (600, 400), ("text", "text_dim"), strict=True)):
            line = self.visual(QRectF(inner.left(), inner.top() + place * half, width, half))
            font, colour = theme.font(12, weight), theme.color(role)
            put_text(painter, line, text.replace(" ", "  "), font, colour, LEADING, self.mirrored)


class DealRecord(QObject):
    """Records each complete deal once its cards are entered and its best score is proven. See docs/decisions/017."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._entering = self._covered = False
        self._proven: RecentDeal | None = None
        """The deal whose best score was proven last, if it is not recorded yet."""
        self.log = RecentLog(DEALS, session.folder)
        session.puzzle_changed.connect(self._forget_proven)
        session.progressed.connect(self._on_progressed)

    def set_entering(self, entering: bool) -> None:
        """Record no deal while its cards are being entered, and then the one that they make."""
        self._entering = entering
        self._record()

    def set_covered(self, covered: bool) -> None:
        """Record no deal while it is played: other documents show the record, with the best score."""
        self._covered = covered
        self._record()

    def _forget_proven(self, _: object) -> None:
        if not self._covered:
            self._proven = None

    def _on_progressed(self, run: Run) -> None:
        summary = run.summary
        if isinstance(summary, Summary) and summary.proven and summary.best is not None:
            found = recent_deal(self.session.puzzle, summary.best, self.session.words.name)
            self._proven = found or self._proven
            self._record()

    def _record(self) -> None:
        """Record the deal proven last, unless it is still being entered or played."""
        if self._entering or self._covered:
            return
        session, proven = self.session, self._proven
        self._proven = None
        if proven is None or proven in self.log.latest[:1]:
            return
        try:
            self.log.add(proven)  # after those that other documents have recorded
        except SessionError as error:
            session.problem.emit(str(error))
        self.changed.emit()


class RecentDeals(QWidget):
    """The deals recorded last."""

    def __init__(self, record: DealRecord, show: Callable[[RecentDeal], object]) -> None:
        """`show` shows a deal once more."""
        super().__init__()
        self._record = record
        self._empty_label = text_label(capitalised(self.tr("none yet")), "caption", wrap=True)
        self.rows = [DealRow() for _ in range(MOST)]
        column = inset(QVBoxLayout(self), 0, OVERHANG, 0, 16, 0)  # aligned with the panel above
        filled(column, SectionHeader(self.tr("Recent deals")), 4, self._empty_label)
        for row in self.rows:
            row.clicked.connect(lambda _=False, row=row: show(row.looked))
            column.addWidget(row)
        column.addStretch(1)
        record.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        deals = self._record.log.latest
        self._empty_label.setVisible(not deals)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(deals))
            if number < len(deals):
                row.show_deal(deals[number])
