"""The view of the days: a month, and beside it the puzzles and games of one day, its records, what was learned."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.past import Day, MonthShown
from qless_studio.engine.play_statistics import is_done, is_later, share
from qless_studio.engine.texts import counted, figure, hours, percent, say
from qless_studio.ui.shell.past_games import daily_document, open_daily
from qless_studio.ui.shell.places.history import texts
from qless_studio.ui.shell.places.history.month import Month
from qless_studio.ui.shell.places.history.views import ROW, Line, Lines, Services, Shown, paint_mark
from qless_studio.ui.shell.places.home.cards import Icon
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.themed import OVERHANG, SelfPainted, put_text, text_width

DOT, AFTER_DOT = 10, 6


class Legend(SelfPainted, QLabel):
    """The dot of a game before its name; a QLabel, so that screen readers read it."""

    def __init__(self, view: GameView) -> None:
        super().__init__(view.title)
        self._accent = view.accent
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self.theme.px
        return QSize(px(DOT + AFTER_DOT) + text_width(self.theme.font(12, 400), self.text()) + 1, px(16))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_widget(self, painter: QPainter) -> None:
        theme, size = self.theme, self.theme.px(DOT)
        place = self.visual(QRectF(0, round((self.height() - size) / 2), size, size))
        colour = theme.with_accent(self._accent).color("accent")
        paint_mark(painter, place, "disc", colour, colour)
        rest = self.visual(QRectF(size + theme.px(AFTER_DOT), 0, self.width(), self.height()))
        put_text(painter, rest, self.text(), theme.font(12, 400), theme.color("text_dim"), mirrored=self.mirrored)


class PuzzleRow(QWidget):
    """The puzzle of a day in a game: what was reached, and a button to look at it or to play it."""

    def __init__(self, view: GameView, services: Services) -> None:
        super().__init__()
        self.view, self._services = view, services
        self._index, self._day = services.workspace.views.index(view), date.min
        self._entry: Entry | None = None
        self.line, self.button = Line(), Button("", act=self._act)
        filled(spaced(QHBoxLayout(self), 8), (sized(self.line, height=ROW + 8), 1), self.button)
        sized(self.button, minimum_width=84)

    def show_puzzle(self, day: date, entry: Entry | None) -> None:
        """`entry`: the game that counts for the puzzle of the day; None if it was not played."""
        self._day, self._entry = day, entry
        begun = entry is None and daily_document(self._services.workspace, self._index, day) is not None
        text, done = self.tr("Begun") if begun else self.tr("not played"), entry is not None and is_done(entry)
        if entry is not None:
            part = share(entry, "par")
            known = (texts.reached(entry), "" if part is None else self.tr("{} of par").format(percent(part)),
                     self.tr("played later") if is_later(entry) else "")  # fmt: skip
            text = ", ".join(filter(None, known))
        mark = "disc" if done else "flag" if entry is not None else "ring"
        accent = self.view.accent if mark != "flag" else ""
        self.line.show_line(Shown(self.view.title, (text,), mark, accent, quiet=entry is None or not done))
        verb = self.tr("Review") if entry is not None else self.tr("Go on") if begun else self.tr("Play")
        self.button.setText(verb)
        self.button.setAccessibleName(f"{verb} {self.view.title}")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_puzzle(self._day, self._entry)  # it may have been begun meanwhile

    def _act(self) -> None:
        if self._entry is not None:
            self._services.review(self._entry)
        else:
            open_daily(self._services.workspace, self._index, self._day)


class DaysView(QWidget):
    """The month; `side` has the day."""

    def __init__(self, services: Services, show_day: Callable[[date], object]) -> None:
        """`show_day` has another day read and shown."""
        super().__init__()
        tr = self.tr
        self._services, self._show_day = services, show_day
        self._views = services.workspace.views
        self._report = Day(date.today())
        self.month = Month(self._views)
        self.month.day_chosen.connect(show_day)
        self.month.entered.connect(self._on_entered)
        self.flame, self.row = Icon("flame"), text_label("", "note")
        self.legends = [Legend(view) for view in self._views]
        self.star = text_label(tr("a star: a record"), "caption")
        self._lay_out()
        self.side = QWidget()
        self.title, self.note = text_label("", "figure", wrap=True), text_label("", "caption", wrap=True)
        self.back = IconButton("back", tr("Previous day"), act=lambda: self._go(self._report.before))
        self.forward = IconButton("next", tr("Next day"), act=lambda: self._go(self._report.after))
        self.puzzles = [PuzzleRow(view, services) for view in self._views]
        self.others, self.records, self.learned = Lines(), Lines(), text_label("", wrap=True)
        self.headers = [
            SectionHeader(text) for text in (tr("Daily puzzles"), tr("Other games"), tr("Records"), tr("Learned"))
        ]
        head = filled(spaced(QHBoxLayout(), 8), (self.title, 1), self.back, self.forward)
        puzzles = filled(bare(QVBoxLayout(), 0), *self.puzzles)
        first, second, third, last = self.headers
        parts = first, puzzles, second, self.others, third, self.records, last, self.learned
        filled(spaced(QVBoxLayout(self.side), 8), head, self.note, *parts)

    def _lay_out(self) -> None:
        below = QWidget()
        row = FlowLayout(below, spacing=lambda: self.month.theme.px(12))
        filled(row, self.flame, self.row)
        row.add_stretch()
        filled(row, *self.legends, self.star)
        filled(spaced(QVBoxLayout(self), 8, OVERHANG, 0, OVERHANG, 0), (self.month, 1), below)

    # content

    @property
    def day(self) -> date:
        """The day that is shown, or that is being read."""
        return self.month.cursor_day

    def go_to(self, day: date) -> None:
        """Have a day shown once it is read."""
        self.month.show_day(day)

    def show_month(self, shown: MonthShown, game: str) -> None:
        """Show a month, of one game or of all."""
        today = date.today()
        games = [view.key for view in self._views if self._has_daily(view) and game in ("", view.key)]
        self.month.show_month(shown, games, today)
        streak = shown.streak
        if streak.played:
            self.row.setText(counted(streak.current, "{} day in a row", "{} days in a row"))
            longest = self.tr("{}, longest {}").format(self.row.text(), figure(streak.longest))
            self.row.setText(longest)
        self.flame.setVisible(streak.played > 0)
        self.row.setVisible(streak.played > 0)
        for legend, view in zip(self.legends, self._views, strict=True):
            legend.setVisible(view.key in games)

    def show_day(self, report: Day, game: str) -> None:
        """Show a day, with one game or all."""
        if report.day != self.day:
            return
        self._report, titles = report, {view.key: view.title for view in self._views}
        text = texts.day_text(report.day, date.today())
        if text != self.title.text():
            self.title.setText(text)
            announce(self.title, text)
        games = counted(report.played, "{} game", "{} games")
        self.note.setText(", ".join((games, hours(report.seconds))) if report.seconds else games)
        for button, day in ((self.back, report.before), (self.forward, report.after)):
            if day is None and button.hasFocus():
                self.month.setFocus()  # disabled, it would give the focus to the first control of the page
            button.setEnabled(day is not None)
        for row in self.puzzles:
            row.setVisible(self._has_daily(row.view) and game in ("", row.view.key))
            row.show_puzzle(report.day, report.daily.get(row.view.key))
        accents = {view.key: view.accent for view in self._views}
        self.others.show_lines(
            Shown(titles[each.entry.game], (texts.kind_text(each), texts.reached(each.entry)), "square",
                  accents[each.entry.game], texts.clock(each.entry), act=partial(self._services.review, each.entry))
            for each in report.games
        )  # fmt: skip
        self.records.show_lines(
            Shown(texts.record_text(titles[entry.game], record), (), "star", "accent",
                  act=partial(self._services.review, entry))
            for entry, record in report.records
        )  # fmt: skip
        names = {key: [name for each, name in report.learned if each == key] for key, _ in report.learned}
        learned = (say("{}: {}", titles[key], ", ".join(names[key])) for key in names)
        show_text(self.learned, "\n".join(learned))
        shown = any(not row.isHidden() for row in self.puzzles), report.games, report.records, names
        for header, some in zip(self.headers, shown, strict=True):
            header.setVisible(bool(some))

    @staticmethod
    def _has_daily(view: GameView) -> bool:
        return view.game.load_daily is not None

    def _go(self, day: date | None) -> None:
        if day is not None:
            self._show_day(day)

    def _on_entered(self) -> None:
        """Enter goes on to what can be done with the day."""
        buttons = (*(row.button for row in self.puzzles), *self.others.lines)
        button = next((button for button in buttons if button.isVisible()), None)
        if button is not None:
            button.setFocus()
