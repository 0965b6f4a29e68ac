"""The view of the games: the list by day, the figures of what is listed, and a card of the selected game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry, Result
from qless_studio.engine.past import GamesShown, Past, Played, Row
from qless_studio.engine.play_statistics import number, share
from qless_studio.engine.texts import capitalised, counted, figure, hours, percent, say, sentences, without_dots
from qless_studio.ui.shell.places.history import texts
from qless_studio.ui.shell.places.history.views import MARK, Lines, Services, paint_mark
from qless_studio.ui.shell.wishes import Send
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.translation import date_text
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.themed import OVERHANG, Index, Plated, put_text
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.results.result_delegate import INSET, ResultDelegate
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.work.memory import free_in_slices
from qless_studio.ui.work.signals import timer

LIST = 28 + 5 * 32
"""Minimum height of the list."""


class GameCard(Plated, QWidget):
    """What is known of a game, and what can be done with it."""

    ground = "hover"

    def __init__(self, services: Services) -> None:
        super().__init__()
        tr = self.tr
        self._services = services
        self._played: Played | None = None
        self.title, self.note = text_label("", "strong", wrap=True), text_label("", "caption", wrap=True)
        self.review = Button(tr("Review"), "eye", primary=True, act=lambda: self._do(services.review))
        self.again = Button(tr("Play again"), "rotate", act=lambda: self._do(services.play_again))
        self.send = Button(without_dots(say("Send…")), "send", act=lambda: self._do(self._send))
        buttons = QWidget()
        filled(FlowLayout(buttons, spacing=lambda: self.theme.px(8)), self.review, self.again, self.send)
        filled(spaced(QVBoxLayout(self), 8, 16, 16, 16, 16), self.title, self.note, buttons)

    def show_game(self, played: Played | None, today: date) -> None:
        """Show a game, or nothing."""
        self._played = played
        self.setVisible(played is not None)
        if played is None:
            return
        entry = played.entry
        view = next(view for view in self._services.workspace.views if view.key == entry.game)
        kind, day = texts.kind_text(played), texts.day_text(played.day, today)
        self.title.setText(", ".join((view.title, kind[:1].lower() + kind[1:], day)))
        score, par = texts.score_of(entry), number(entry, "par")
        known = (
            "" if score is None else counted(round(score), "{} point", "{} points"),
            "" if par is None else self.tr("par {}").format(figure(round(par))),
            texts.time_text(entry),
            counted(len(entry.hints), "{} hint", "{} hints") if entry.hints else "",
        )
        record = "" if played.record is None else played.record.text
        self.note.setText(sentences(", ".join(filter(None, known)), record))

    def _send(self, entry: Entry) -> None:
        self._services.workspace.wished.emit(Send(entry))

    def _do(self, act: Callable[[Entry], object]) -> None:
        if self._played is not None:
            act(self._played.entry)


class GamesView(QWidget):
    """The list; `side` has the rest."""

    def __init__(self, services: Services, choose_game: Callable[[str], object]) -> None:
        """`choose_game` shows one game alone."""
        super().__init__()
        self._services, self._choose_game = services, choose_game
        self._views = {view.key: view for view in services.workspace.views}
        self.table = GamesTable(self._views)
        self.table.set_empty_text(self.tr("Reading…"))
        filled(bare(QVBoxLayout(self), 0), sized(self.table, minimum_height=LIST))
        self.card = GameCard(services)
        self.table.solution_activated.connect(self._on_activated)
        self.table.solution_selected.connect(lambda _: self.card.show_game(self.table.played, date.today()))
        self.score, self.note = ScoreDisplay(), text_label("", "caption", wrap=True)
        self.by_game, self.rows = Lines(), Lines()
        self._by_header = SectionHeader(self.tr("By game"), self.tr("games, average, best"))
        self._rows_header = SectionHeader(self.tr("Records"))
        self.damaged, self.too_large = text_label("", "warn", wrap=True), text_label("", "warn", wrap=True)
        self.side = QWidget()
        parts = self._by_header, self.by_game, self._rows_header, self.rows, self.too_large, self.damaged, 8, self.card
        filled(spaced(QVBoxLayout(self.side), 8), self.score, self.note, *parts)
        self.card.show_game(None, date.today())
        self.show_past(services.past)
        for widget in (self._by_header, self._rows_header):
            widget.hide()

    def show_past(self, past: Past) -> None:
        """Say how much of the history could be read."""
        too_large = self.tr("The history is too large to be read whole: only its newest games are here.")
        show_text(self.too_large, "" if past.whole or past.problem else too_large)
        damaged = self.tr("Damaged history entries set aside: {}").format(past.damaged)
        show_text(self.damaged, damaged if past.damaged else "")

    def show_games(self, shown: GamesShown) -> None:
        """Show the games that the filters leave, and their figures."""
        today, figures = date.today(), shown.figures
        self.table.show_rows(shown.rows, today)
        past = self._services.past
        empty = self.tr("Nothing in these weeks") if past.games else self.tr("Nothing played yet")
        self.table.set_empty_text(empty)
        self.card.show_game(self.table.played, today)
        count = shown.games
        self.score.show_figures(count, counted(count, "game", "games"), [])
        show_text(self.note, hours(shown.seconds) if count else self.tr("Nothing played yet"))
        if shown.filters.game or len(figures) == 1:
            lines = [line for found in figures.values() for line in texts.facts(found)]
        else:
            lines = [
                texts.by_game(self._views[key].title, self._views[key].accent, found, partial(self._choose_game, key))
                for key, found in figures.items()
            ]
        self.by_game.show_lines(lines)
        several = not shown.filters.game and len(figures) > 1
        self._by_header.setVisible(several)
        titled = [(self._views[key].title, found) for key, found in figures.items()]
        rows = texts.rows_of(titled, shown.streak, shown.friends, shown.matches)
        self.rows.show_lines(rows)
        self._rows_header.setVisible(bool(rows))

    def _on_activated(self) -> None:
        if self.table.played is not None:
            self._services.review(self.table.played.entry)


# The list of games: by day, the rounds of a match folded.

INDENT, FOLD = 24, 16
"""What the time and the rounds of a match are indented, and the size of the arrow that unfolds it."""
PIECE = 1_000
"""Rows added at once: a few milliseconds."""
LONGEST, ROOM = date(2028, 12, 28), "MM"
"""A day whose text is long; as wide as the mark of a game."""
MANY, USUAL = 12_345, (Result.SOLVED, Result.FINISHED, Result.GIVEN_UP)
"""A score and the results that have room in a narrow window too."""


class GamesModel(ResultModel):
    """Days cannot be selected; the text of a row is a sentence."""

    def __init__(self, columns: Sequence[Column], say: Callable[[Row], str]) -> None:
        super().__init__(columns)
        self._say = say

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        row = self.solution(index.row()) if index.isValid() else None
        return Qt.ItemFlag.NoItemFlags if row is None or row.played is None else super().flags(index)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid() and index.column() == 0:
            return self._say(self.solution(index.row()))
        return super().data(index, role)


class GamesDelegate(ResultDelegate):
    """Paints the day over the whole row, the mark of a game, the arrow of a match, the star of a record."""

    def __init__(self, table: GamesTable) -> None:
        super().__init__(table.model(), table)
        self._table = table

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, mirrored: bool) -> None:
        row: Row = self._model.solution(index.row())
        key = self._model.columns[index.column()].key
        if row.played is None:
            self._paint_day(painter, QRectF(option.rect), row, mirrored)
            return
        theme, rect = self.theme, QRectF(option.rect)
        if key == "when":
            inner = OVERHANG + INSET
            if row.played.rounds and self._table.grouped:
                size = theme.px(FOLD)
                left = rect.right() - inner - size if mirrored else rect.left() + inner
                icon = "down" if self._table.is_unfolded(row) else "back" if mirrored else "next"
                paint_icon(painter, icon, QRectF(left, rect.center().y() - size / 2, size, size), theme.color("text"))
            option.rect.adjust(*((0, 0, -theme.px(INDENT), 0) if mirrored else (theme.px(INDENT), 0, 0, 0)))
        elif key == "game" and not row.match:
            size, gap = theme.px(MARK), theme.px(8)
            left = rect.right() - INSET - size if mirrored else rect.left() + INSET
            place = QRectF(left, round(rect.center().y() - size / 2), size, size)
            accent = theme.with_accent(self._table.views[row.played.entry.game].accent).color("accent")
            paint_mark(painter, place, "square", accent, accent)
            room = size + gap
            option.rect.adjust(*((0, 0, -room, 0) if mirrored else (room, 0, 0, 0)))
        elif key == "result" and row.match:
            option.rect.adjust(*((0, 0, -theme.px(16), 0) if mirrored else (theme.px(16), 0, 0, 0)))
        if key == "result" and row.played.record is not None:
            size = theme.px(FOLD)
            left = rect.left() if mirrored else rect.right() - size
            place = QRectF(left, round(rect.center().y() - size / 2), size, size)
            paint_icon(painter, "star", place, theme.color("accent_text"))
            option.rect.adjust(*((size, 0, 0, 0) if mirrored else (0, 0, -size, 0)))
        super().paint_item(painter, option, index, mirrored)

    def _paint_day(self, painter: QPainter, rect: QRectF, row: Row, mirrored: bool) -> None:
        theme, width = self.theme, self._table.viewport().width()
        place = QRectF(OVERHANG + INSET, rect.y() + theme.px(6), width - 2 * (OVERHANG + INSET), rect.height())
        text = self._table.day_text(row.day)
        painter.setClipRect(rect)  # each cell paints its part: any of them may be painted alone
        put_text(painter, place, text, theme.font(12, 600), theme.color("text_dim"), mirrored=mirrored)

    def _text_style(self, column: Column, number: int, selected: bool) -> tuple[int, str]:
        if column.key in ("when", "game", "points"):
            return 500 if column.key == "when" else 600, "text"
        return 400, "text" if selected else "text_dim"


class GamesTable(ResultTable):
    """The games, the last one first; sorted by anything else they stand without days and rounds."""

    forget_wanted = Signal()
    """Delete was pressed."""

    def __init__(self, views: Mapping[str, GameView]) -> None:
        self.views = views
        self._unfolded = set[str]()
        self._rows: Sequence[Row] = ()
        self._given = 0
        """How many of the rows the model has."""
        self._today = date.today()
        super().__init__(GamesModel(self._columns(), self._spoken), say("Games"))
        self.setItemDelegate(GamesDelegate(self))
        self.sort_by("when", Qt.SortOrder.DescendingOrder)
        self.horizontalHeader().sortIndicatorChanged.connect(self._on_sorted)
        self._adding = timer(self, 0, self._add, repeats=True)
        self._filter()

    def _columns(self) -> list[Column]:
        sized = Kind.NUMBER
        longest = max((view.title for view in self.views.values()), key=len, default="")
        return [
            Column("when", say("When"), lambda row: row.order, self._when, width=136, brief=self._day,
                   widest=date_text(LONGEST, brief=True, year=True)),
            Column("game", say("Game"), self._title, width=132, widest=f"{longest}{ROOM}"),
            Column("result", say("Result"), self._result, brief=lambda row: self._result(row, brief=True),
                   widest=max((texts.ending(each) for each in USUAL), key=len)),
            Column("points", say("Points"), _entry(texts.score_of), _entry(texts.points_text, ""), sized, width=56,
                   widest=figure(MANY)),
            Column("par", capitalised(say("of par")), _entry(lambda entry: share(entry, "par")),
                   _entry(texts.of_par, ""), sized, width=64, widest=percent(1.0), yields=2),
            Column("time", say("Time"), _entry(lambda entry: entry.seconds), _entry(texts.time_text, ""), sized,
                   width=64, widest="1:00:00", yields=3),
            Column("hints", capitalised(say("hints")), _entry(lambda entry: len(entry.hints) or None), kind=sized,
                   width=56, yields=1),
        ]  # fmt: skip

    # content

    def show_rows(self, rows: Sequence[Row], today: date) -> None:
        """Show these rows and no others; what is selected stays so."""
        before = self.played
        free_in_slices(self._rows, self)
        self._today, self._rows, self._given = today, rows, 0
        self.model().clear()
        self._add()
        self._adding.start()
        kept = None if before is None else before.entry.id
        self.choose(next((row for row in self._rows[:PIECE] if row.entry is not None and row.entry.id == kept), None))
        self.choose_first()

    def _add(self) -> None:
        piece = self._rows[self._given : self._given + PIECE]
        self._given += len(piece)
        if piece:
            self.model().extend(piece)
        else:
            self._adding.stop()

    @property
    def played(self) -> Played | None:
        """The game that is selected; of a round in a match the round."""
        chosen = self.chosen
        return chosen.played if isinstance(chosen, Row) else None

    def enter(self) -> None:
        """Give the table the focus, a game selected."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.choose_first()

    def choose_first(self) -> None:
        """Select the first game unless one is selected."""
        model = self.model()
        if not self.selectionModel().selectedRows():
            place = next((row for row in range(min(model.rowCount(), 2)) if model.solution(row).played), None)
            if place is not None:
                self._select(place)

    # days and rounds

    @property
    def grouped(self) -> bool:
        """Whether the games stand below their days."""
        return (self.model().sort_column, self.model().sort_order) == (0, Qt.SortOrder.DescendingOrder)

    def is_unfolded(self, row: Row) -> bool:
        """Whether the rounds of a match are shown."""
        return row.played is not None and row.played.entry.id in self._unfolded

    def fold(self, unfolded: bool | None = None) -> bool:
        """Show the rounds of the selected match, or hide them; None: the other way round. Whether it is one."""
        chosen = self.chosen
        if not (isinstance(chosen, Row) and self.grouped and chosen.played is not None):
            return False
        if chosen.match and unfolded is False:
            self.choose(next(row for row in self._rows if row.entry is not None and row.entry.id == chosen.match))
            return self.fold(False)
        if not chosen.played.rounds:
            return False
        unfolded = not self.is_unfolded(chosen) if unfolded is None else unfolded
        (self._unfolded.add if unfolded else self._unfolded.discard)(chosen.played.entry.id)
        self._filter()
        return True

    def _filter(self) -> None:
        grouped, unfolded = self.grouped, self._unfolded
        self.model().set_filter(lambda row: (row.match in unfolded or not row.match) if grouped else _is_game(row))

    def _on_sorted(self) -> None:
        self._filter()
        self.viewport().update()

    # texts

    def day_text(self, day: date) -> str:
        """The heading of a day."""
        return texts.day_text(day, self._today)

    def _when(self, row: Row) -> str:
        if row.entry is None or row.match:
            return ""
        return texts.clock(row.entry) if self.grouped else texts.ended(row.entry)

    def _day(self, row: Row) -> str:
        return "" if row.entry is None or row.match else texts.ended(row.entry).partition(",")[0]

    def _title(self, row: Row) -> str:
        return "" if row.entry is None or row.match else self.views[row.entry.game].title

    def _result(self, row: Row, brief: bool = False) -> str:
        if row.played is None:
            return ""
        return say("Round {}").format(row.nth) if row.match else texts.kind_text(row.played, brief)

    def _spoken(self, row: Row) -> str:
        if row.played is None:
            return self.day_text(row.day)
        title = self.views[row.played.entry.game].title
        return texts.spoken(row.played, say("Round {}").format(row.nth) if row.match else title)

    # mouse and keyboard

    def _set_hovered(self, row: int) -> None:
        super()._set_hovered(-1 if row >= 0 and self.model().solution(row).played is None else row)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        place, x = self.indexAt(event.position().toPoint()), event.position().x()
        across = self.viewport().width() - x if self.mirrored else x
        if place.isValid() and across < OVERHANG + INSET + self.theme.px(INDENT):
            self.fold()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead, back = Qt.Key.Key_Right, Qt.Key.Key_Left
        if self.mirrored:
            ahead, back = back, ahead
        if event.key() in (ahead, back):
            self.fold(event.key() == ahead)
        elif event.key() == Qt.Key.Key_Delete:
            self.forget_wanted.emit()
        elif event.text() == "/":
            event.ignore()  # it is the page's; Qt would search the list
        elif event.key() == Qt.Key.Key_Down and not self.selectionModel().selectedRows():
            self.choose_first()
        else:
            super().keyPressEvent(event)


def _is_game(row: Row) -> bool:
    return row.played is not None and not row.match


def _entry(value: Callable[[Entry], Any], without: Any = None) -> Callable[[Row], Any]:
    return lambda row: without if row.played is None else value(row.played.entry)
