"""A finished game reviewed: what was expected of it and where it landed, and its moves with what each cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionViewItem, QVBoxLayout, QWidget

from qless_studio.engine.texts import capitalised, figure, say
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.basic.themed import OVERHANG, Index, put_text, wrapped_lines
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.play.result_card import ExpectationBar
from qless_studio.ui.widgets.results.result_delegate import INSET, ResultDelegate
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import COMPACT_ROW, ROW, ResultTable

# What is expected of a game before it, and where it landed and the level after it, as every game shows them.


@dataclass(frozen=True)
class BeforeShown:
    """What is expected of the next game; what is not known has its default."""

    points: int | str = ""
    unit: str = ""
    small: tuple[tuple[str, str], ...] = ()
    """(number, label) beside the points."""
    band: tuple[int, int] | None = None
    par: int = 0
    note: str = ""
    """What else is to be said, or all there is to say."""


class _Hiding(QWidget):
    """What can be hidden for good, by its context menu."""

    def __init__(self, hide: Callable[[], object]) -> None:
        """`hide` has no levels and nothing expected shown, anywhere."""
        super().__init__()
        self.hiding = QAction(self.tr("Hide"), self)
        self.hiding.triggered.connect(lambda: hide())
        self.addAction(self.hiding)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)


class BeforeGame(_Hiding):
    """What to expect of the next game."""

    def __init__(self, hide: Callable[[], object]) -> None:
        """`hide` has no levels shown anywhere."""
        super().__init__(hide)
        self.header, self.points, self.bar = SectionHeader(self.tr("What to expect")), ScoreDisplay(), ExpectationBar()
        self.note = text_label("", "note", wrap=True)
        filled(spaced(QVBoxLayout(self), 8, 0, 8, 0, 8), self.header, self.points, self.bar, self.note)

    def show_it(self, shown: BeforeShown) -> None:
        """Show what is expected."""
        self.points.setVisible(shown.points != "")
        self.points.show_figures(shown.points, shown.unit, shown.small)
        self.bar.setVisible(shown.band is not None)
        if shown.band is not None:
            self.bar.show_points(None, shown.band, shown.par)
        show_text(self.note, shown.note)


class AfterGame(_Hiding):
    """Where the game landed, and the level after it."""

    def __init__(self, hide: Callable[[], object]) -> None:
        """`hide` has no levels shown anywhere."""
        super().__init__(hide)
        self.bar = ExpectationBar()
        self.told = text_label("", "small", wrap=True)
        self.level = text_label("", "strong")
        row = filled(QHBoxLayout(), (self.told, 1), self.level)
        filled(spaced(QVBoxLayout(self), 4), self.bar, row)

    def show_level(self, level: float | None, change: int | None) -> None:
        """The level now, None while it is not known, and by how much it changed, None if it did not count."""
        self.level.setVisible(level is not None)
        if level is not None:
            now = self.tr("Level {}").format(figure(round(level)))
            shown = "" if change is None else f"{'+' if change > 0 else ''}{figure(change)}"
            self.level.setText(f"{shown}  {now}" if shown else now)


# The moves of a finished game, each with what it cost, and the better move where there was one.

LINE, BELOW = 20, 8
"""Height of each further line of a row, and space below the last about a better move and the reason."""
NARROW = 340
"""Width below which the points are left out, so that moves are not cut."""


@dataclass(frozen=True)
class ReviewedMove:
    """A row of the review."""

    move: str
    """What was played."""
    points: int | None = None
    value: int | None = None
    """What could still be reached after it: the end value."""
    cost: int | None = None
    """Points given away, 0 for a best move; None if that is not known."""
    better: str = ""
    """The better move with its worth, such as "HEX, 21 points, end value 108"."""
    value_text: str = ""
    """What stands in the place of the figure of the value, such as "none"."""
    words: tuple[str, ...] = ()
    """The words that were played, in lower case."""
    why: str = ""
    """Why the move was not the best: whole sentences."""


@dataclass(frozen=True)
class _Row:
    """A move with its number; the row of the end has none."""

    number: int
    shown: ReviewedMove

    @property
    def is_end(self) -> bool:
        return self.number == 0


def _cost_text(row: _Row) -> str:
    cost = row.shown.cost
    return "" if cost is None else f"−{figure(cost)}" if cost else QCoreApplication.translate("MoveReview", "best")


def _value_text(row: _Row) -> str:
    return row.shown.value_text or ("" if row.shown.value is None else figure(row.shown.value))


def _better_text(row: _Row) -> str:
    return say("{}: {}", say("Better"), row.shown.better) if row.shown.better else ""


def _spoken(row: _Row) -> str:
    return ". ".join(filter(None, (row.shown.move, _better_text(row), row.shown.why)))


def _columns(points: bool, value_title: str, costs: bool) -> list[Column]:
    made = [
        Column(
            "number", "", lambda row: row.number, lambda row: row.shown.move if row.is_end else str(row.number),
            width=28, spoken=lambda row: _spoken(row) if row.is_end else capitalised(say("move {}", row.number)),
            spoken_title=say("Number"),
        ),
        Column("move", say("Move"), lambda row: row.shown.move, lambda row: "" if row.is_end else row.shown.move,
               spoken=lambda row: "" if row.is_end else _spoken(row), words=lambda row: row.shown.words),
        Column("points", say("Points"), lambda row: row.shown.points, kind=Kind.NUMBER, width=60),
        Column("value", value_title, lambda row: row.shown.value, _value_text, Kind.NUMBER, width=78 if costs else 112),
        Column("cost", say("Cost"), lambda row: row.shown.cost, _cost_text, Kind.NUMBER, width=56,
               role=lambda row: "good" if row.shown.cost == 0 else ""),
    ]  # fmt: skip
    wanted = {"points": points, "value": bool(value_title), "cost": costs}
    return [column for column in made if wanted.get(column.key, True)]


class _MoveDelegate(ResultDelegate):
    """Paints the cells in the first line of their row."""

    def __init__(self, model: ResultModel, table: MoveReview) -> None:
        super().__init__(model, table)
        self._table = table

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, mirrored: bool) -> None:
        row = self._model.solution(index.row())
        if row.is_end and index.column() == 0:
            self._paint_end(painter, option, row.shown.move)
            return
        first_line = QStyleOptionViewItem(option)
        first_line.rect = QRect(option.rect.topLeft(), QSize(option.rect.width(), self._table.line_height))
        super().paint_item(painter, first_line, index, mirrored)

    def _paint_end(self, painter: QPainter, option: QStyleOptionViewItem, text: str) -> None:
        """The text about the end, over the columns before the value, in as many lines as it needs."""
        table, theme = self._table, self.theme
        place = self._content_rect(option, 0)
        place.setHeight(table.line_height)
        for line in wrapped_lines(theme.font(14, 400), text, place.width()):
            put_text(painter, place, line, theme.font(14, 400), theme.color("text_dim"), mirrored=table.mirrored)
            place.translate(0, theme.px(LINE))

    def _text_style(self, column: Column, number: int, selected: bool) -> tuple[int, str]:
        if column.key == "move":
            return 600 if selected else 500, "text"
        return (600, "text") if column.key == "value" else (600 if column.key == "cost" else 400, "text_dim")


class MoveReview(ResultTable):
    """A row for each move and one for the end; the selected move says in further lines what was better, and why."""

    move_selected = Signal(int)
    """The place of the move that the player selected, from 0; the number of moves for the end."""

    def __init__(self, points: bool = True, value_title: str | None = None, costs: bool = True) -> None:
        """Columns for points, for the value after the move (the end value unless named; "" for none), and for costs."""
        title = say("End value") if value_title is None else value_title
        model = ResultModel(_columns(points, title, costs))
        self._points = points
        super().__init__(model, say("Moves"))
        self.setItemDelegate(_MoveDelegate(model, self))
        self.setSortingEnabled(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.solution_selected.connect(self._on_selected)

    @property
    def line_height(self) -> int:
        """The height of a row without the lines about a better move."""
        return self.theme.px(COMPACT_ROW if self._compact else ROW)

    def show_moves(self, moves: Iterable[ReviewedMove], end: ReviewedMove | None = None) -> None:
        """Show the moves in the order played, and what happened at the end in a last row."""
        rows = [_Row(number, move) for number, move in enumerate(moves, start=1)]
        rows += [_Row(0, end)] if end is not None else []
        model = self.model()
        self.clearSpans()
        model.show(rows)
        if end is not None:
            self.setSpan(len(rows) - 1, 0, 1, self._end_columns(end))
        self._fit_rows()

    def _end_columns(self, end: ReviewedMove) -> int:
        """How many columns the text about the end has for itself."""
        return 3 if self._points and end.points is None else 2

    def select_move(self, place: int) -> None:
        """Select the move at this place, from 0, without a signal; -1 for none."""
        model = self.model()
        self.choose(model.solution(place) if 0 <= place < model.rowCount() else None)
        self._fit_rows()

    def _on_selected(self, row: _Row | None) -> None:
        self._fit_rows()
        if row is not None:
            self.move_selected.emit(self.model().row_of(row))

    def measure(self) -> None:
        super().measure()
        self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()

    def _fit_columns(self) -> None:
        super()._fit_columns()
        header, narrow = self.horizontalHeader(), self.viewport().width() < self.theme.px(NARROW)
        if self._points:
            self.setColumnHidden(2, narrow)
            if narrow:
                spare = self.viewport().width() - sum(header.sectionSize(number) for number in range(header.count()))
                header.resizeSection(1, header.sectionSize(1) + spare)

    def _fit_rows(self) -> None:
        """Give every row the height of its lines; the selected one also has those about what was better."""
        px, model = self.theme.px, self.model()
        chosen, lines = model.row_of(self.chosen), self._better_lines()
        for row, solution in enumerate(model.solutions()):
            more = px(LINE * len(lines) + BELOW) if row == chosen and lines else 0
            if solution.is_end:
                more += px(LINE) * (len(self._end_lines(solution.shown)) - 1)
            if self.rowHeight(row) != self.line_height + more:
                self.verticalHeader().resizeSection(row, self.line_height + more)
        if chosen >= 0:
            self.scrollTo(model.index(chosen, 0))

    def _end_lines(self, end: ReviewedMove) -> list[str]:
        widths = [self.horizontalHeader().sectionSize(number) for number in range(self._end_columns(end))]
        return wrapped_lines(self.theme.font(14, 400), end.move, sum(widths) - 2 * INSET - OVERHANG)

    def _better_lines(self) -> list[tuple[str, QFont, str]]:
        """Each line about the better move, then about the reason, with its font and the role of its colour."""
        if self.chosen is None:
            return []
        better, why = self.theme.font(14, 500), self.theme.font(14, 400)
        parts = ((_better_text(self.chosen), better, "accent_text"), (self.chosen.shown.why, why, "text_dim"))
        width = self._better_rect(QRectF()).width()
        return [(line, font, role) for text, font, role in parts if text for line in wrapped_lines(font, text, width)]

    def _better_rect(self, row: QRectF) -> QRectF:
        """The rectangle of the first line about the better move in a row: below the move."""
        px, start = self.theme.px, self.horizontalHeader().sectionSize(0) + INSET
        width = max(0, self.viewport().width() - start - OVERHANG - INSET)
        x = OVERHANG + INSET if self.mirrored else start
        return QRectF(x, row.y() + self.line_height - px(LINE / 5), width, px(LINE))

    def _paint_selected(self, painter: QPainter, rect: QRectF) -> None:
        super()._paint_selected(painter, rect)
        place, theme = self._better_rect(rect), self.theme
        for line, font, role in self._better_lines():
            put_text(painter, place, line, font, theme.color(role), mirrored=self.mirrored)
            place.translate(0, theme.px(LINE))
