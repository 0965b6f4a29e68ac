"""Home: the day, the game to go on with, today's puzzles, what is due, the week; for newcomers how to begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.play_statistics import days_done, shown_for, streak_of
from qless_studio.engine.texts import capitalised, counted
from qless_studio.ui.shell.help.pages import Pages, Pictures
from qless_studio.ui.shell.past_games import open_daily, open_past_game, show_game
from qless_studio.ui.shell.places.home import reading
from qless_studio.ui.shell.places.home.cards import GameCard, GoOnBand, Icon, PictureLabel
from qless_studio.ui.shell.places.home.week import PracticeCard, WeekCard, WeekStrip, day_name
from qless_studio.ui.shell.places.place import Place, Work
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.wishes import Practise, ShowHistory, ShowWords
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style.in_force import sides, spaced
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.wishes import Paste, ShowHelp
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.basic.themed import Plated
from qless_studio.ui.work.signals import timer

if TYPE_CHECKING:  # imported when it is read: the first picture of Home does not wait for it
    from qless_studio.engine.player.study import Lately
    from qless_studio.ui.shell.places.home.reading import Week, WordShown

MARGIN, NARROW_MARGIN, GAP = 48, 24, 16
WIDE = 900
"""The width (at 100 %) from which the margins at the sides are large."""
WITH_PICTURE, WITHOUT, FACT, STEP, WITH_BARS = 164, 136, 380, 300, 520
"""The widths that a game needs with its picture and without it, a card of the row below, one of a newcomer, and that of
the week with its bars."""
LOW = 400
"""In a window lower than this (at 100 %) a newcomer is spared the sentence, so that the first button is in view."""
BESIDE_HEAD, BESIDE_PICTURE = 640, 500
"""The widths (at 100 %) from which the days have room beside the heading, and the picture of a game to go on with."""


class StepCard(Plated, QWidget):
    """Something else to begin with: an icon, what it is, a button."""

    def __init__(self, icon: str, title: str, note: str, action: str, act: Callable[[], object]) -> None:
        super().__init__()
        self.button = Button(action, act=act)
        self.button.setAccessibleDescription(f"{title}. {note}")
        texts = QVBoxLayout()
        filled(spaced(texts, 4), text_label(title, "strong", wrap=True), text_label(note, "caption", wrap=True))
        filled(spaced(QHBoxLayout(self), 16, 20, 20, 16, 20), Icon(icon), (texts, 1), self.button)


class Home(Place):
    """Shows who has played the day and the week, and who has not what there is to play."""

    help_page = "start"

    def __init__(self, workspace: Workspace, settings: Callable[[], Settings], pages: Pages) -> None:
        """`settings` gives what the user chose, as it is now."""
        super().__init__("", workspace)
        self.setAccessibleName(self.tr("Home"))
        views = workspace.views
        self._settings = settings
        self._entries: Sequence[Entry] = ()
        self._week: Week | None = None
        self._lately: Lately | None = None
        self._word: WordShown | None = None
        pictures = Pictures(views)
        self.cards = [GameCard(view, pages[view.key], pictures) for view in views]
        for number, card in enumerate(self.cards):
            card.button.clicked.connect(partial(self._on_card, number))
        self.go_on = GoOnBand(views, pictures, lambda game: show_game(workspace, game.game, game.id))
        self.days = WeekStrip(lambda day: workspace.wished.emit(ShowHistory(day)))
        self.practice, self.week = PracticeCard(), WeekCard(views)
        self.practice.button.clicked.connect(lambda: self._workspace.wished.emit(Practise()))
        self.practice.words.clicked.connect(lambda: self._workspace.wished.emit(ShowWords(self.practice.game)))
        self.week.button.clicked.connect(lambda: self._workspace.wished.emit(ShowHistory()))
        self.steps = self._make_steps()
        self._states: Sequence[reading.DailyState] = ()
        self._newcomer = self._read = False
        self._pressed: int | None = None
        """The game whose button was pressed before the history was read."""
        self._arranged: object = None
        self._drawing = timer(self, 0, self._draw_next, repeats=True)
        self._lay_out()

    def _make_steps(self) -> list[StepCard]:
        tr = self.tr
        return [
            StepCard("eye", tr("Analyse a board of your own"), tr("type it, paste it, or use a picture"), tr("Example"),
                     self._try_example),
            StepCard("friends", tr("Has a friend sent you a puzzle?"), tr("paste the message here"), tr("Paste"),
                     lambda: self._workspace.wished.emit(Paste())),
            StepCard("book", tr("How it works"), tr("a page for each game"), tr("Help"),
                     lambda: self._workspace.wished.emit(ShowHelp())),
        ]  # fmt: skip

    def _lay_out(self) -> None:
        self.heading, self.sentence = text_label("", "title", wrap=True), text_label("", "note", wrap=True)
        self.in_a_row = text_label("", "strong")
        self._flame = Icon("flame")
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addLayout(filled(spaced(QVBoxLayout(), 8), self.heading, self.sentence), 1)
        self._streak = QWidget()
        self.in_a_row.setContentsMargins(0, 0, 8, 0)
        filled(spaced(QHBoxLayout(self._streak), 8), self._flame, self.in_a_row, self.days)
        self._streak.layout().addStretch(0)  # type: ignore[union-attr]
        self._head.addWidget(self._streak)
        self._today = SectionHeader(capitalised(self.tr("today")), self.tr("the same puzzles for everybody"))
        self._grid, self._below = (spaced(QGridLayout(), GAP) for _ in range(2))
        private = self.tr("Nothing is sent anywhere; what you play is kept on this computer.")
        self._private = text_label(private, "caption", wrap=True)
        self._body = spaced(QVBoxLayout(self.ground), 8)
        filled(self._body, self._head, 4, self.go_on, 4, self._today, self._grid, 8, self._below, 4, self._private)
        self._body.addStretch(1)
        for card in (*self.cards, self.practice, self.week, *self.steps):
            card.setParent(self.ground)

    # reading

    def open(self) -> None:
        self._show_states()
        super().open()
        self._drawing.start()

    def reading(self) -> Work | None:
        from qless_studio.ui.shell.places.home.reading import Told, read

        workspace, settings, folder = self._workspace, self._settings(), self._workspace.records
        if folder is None or self._newcomer:
            return None
        games = {view.key: view.game for view in workspace.views}
        lists_of = {
            view.key: workspace.front(place).session.words.name
            for place, view in enumerate(workspace.views)
            if view.game.scoring is not None
        }
        told = Told(lists_of, settings.levels, settings.left_out)
        return partial(read, folder, games, told, date.today())

    def show_value(self, value: Any) -> None:
        from qless_studio.engine.player.study import Lately
        from qless_studio.ui.shell.places.home.reading import Week, WordShown

        if isinstance(value, Week):
            self._week = value
            self.week.show_week(value, date.today())
        elif isinstance(value, Lately):
            self._lately = value
        elif isinstance(value, WordShown):
            self._word = value
            self.practice.show_word(value)
            self._show_best()
        else:
            self._entries, self._lately, self._read = value, None, True
            self._show_states()
            if self._pressed is not None:
                self._on_card(self._pressed)

    def show_all_read(self) -> None:
        self._read = True  # or it cannot be
        self.practice.show_word(self._word)
        self._show_best()

    def _show_best(self) -> None:
        """All lines at once: none is to move when another is known."""
        if self._week is not None:
            self.week.show_best(self._week, self._lately if self._settings().levels else None, date.today())

    def show_due(self, questions: int, next_day: date | None) -> None:
        """Show how many questions are due, or when the next ones are."""
        self.practice.show_due(questions, next_day)

    # what is known at once

    def _show_states(self) -> None:
        workspace, day = self._workspace, date.today()
        keys = [view.key for view in workspace.views]
        open_games = [
            reading.OpenGame(saved.content.game, saved.content.puzzle, saved.play, saved.content.lexicon)
            for saved in workspace.saved().documents
            if saved.play is not None
        ]
        self._newcomer = not (self._entries or open_games or reading.has_history(workspace.records))
        self._states = reading.daily_states(keys, day, self._entries, open_games, self._is_played)
        for card, each in zip(self.cards, self._states, strict=True):
            card.introduce() if self._newcomer else card.show_state(each)
        done = days_done(self._entries, keys)
        row, _ = streak_of({each for each, in_time in done.items() if in_time}, day)
        self.days.show_days(done.keys(), day)
        self.in_a_row.setText(counted(row, "{} day in a row", "{} days in a row") if row > 1 else "")
        for part in (self._flame, self.in_a_row):
            part.setVisible(row > 1)
        self.go_on.show_games(reading.games_to_go_on(open_games))
        self.heading.setText(self.tr("Welcome to Qless Studio") if self._newcomer else day_name(day))
        welcome = self.tr("Letter games to play and to analyse. Today's puzzles are the same for everybody.")
        self.sentence.setText(welcome if self._newcomer else reading.done_text(self._states))
        self._show_primary()
        self._arrange()
        self._drawing.start()

    def _is_played(self, lexicon: str) -> bool:
        """Whether a word list is in the language of the daily puzzles."""
        return self._workspace.lexicons.language(lexicon).code == self._workspace.play_in

    def _show_primary(self) -> None:
        """One button stands out: going on, or else the first puzzle that is not done, or else practice."""
        waiting = [card for card in self.cards if card.progress in (reading.Progress.OPEN, reading.Progress.BEGUN)]
        begun = not self.go_on.isHidden()
        for card in self.cards:
            card.button.set_primary(not begun and card is next(iter(waiting), None))
        self.practice.button.set_primary(not (begun or waiting))
        focus = QApplication.focusWidget()
        if focus in [card.button for card in self.cards] and self.isVisible():
            self.focus()

    def first_stop(self) -> QWidget:
        """What stands out, but not Practise where it lies below what one sees at first: the page opens at its top."""
        shown = (self.go_on.button, *(card.button for card in self.cards))
        practise = self.practice.button
        if practise.primary and not self._is_below(practise):
            return practise
        return next((button for button in shown if button.primary and button.isVisibleTo(self)), shown[1])

    def _is_below(self, button: QWidget) -> bool:
        self._body.activate()
        return button.mapTo(self.ground, button.rect().bottomLeft()).y() >= self.area.viewport().height()

    # what it does itself

    def _on_card(self, index: int) -> None:
        """Play or go on with the puzzle of the day, or show how it ended where no document does.

        Not before it is known whether it was played: nobody is to play it twice.
        """
        known = self._read or self._newcomer or self._workspace.records is None
        self._pressed = None if known else index
        if not known:
            return
        entry = self._states[index].entry
        if entry is not None and not self._states[index].is_open:
            open_past_game(self._workspace, shown_for(entry, self._entries))
        else:
            open_daily(self._workspace, index, date.today())

    def _try_example(self) -> None:
        workspace = self._workspace
        front = workspace.front(0)
        document = front if front.path is None else workspace.open(0)  # a file is left alone
        document.session.set_mode(Mode.ANALYSE)
        workspace.show(document)
        session = workspace.session
        if session.language.code != ENGLISH.code:  # the examples are English
            session.use_lexicon(workspace.view.parts.lexicon)
        session.edit(session.game.example, self.tr("Open example"))
        workspace.tab.focus_board()

    # pictures and places

    @property
    def _pictures(self) -> list[PictureLabel]:
        cards = [card.picture for card in self.cards]
        return cards if self.go_on.isHidden() else [self.go_on.picture, *cards]

    def _draw_next(self) -> None:
        """Draw one picture: each takes some milliseconds, the first of a game its import as well."""
        waiting = [picture for picture in self._pictures if picture.stale and picture.isVisible()]
        if waiting:
            waiting[0].draw()
        else:
            self._drawing.stop()

    def _arrange(self) -> None:
        """All side by side, with pictures if they fit; else without, in two rows, or in as many as they need."""
        px, count = self.theme.px, len(self.cards)
        margin = px(MARGIN if self.width() >= px(WIDE) else NARROW_MARGIN)
        room = self.area.viewport().width() - 2 * margin
        self._body.setContentsMargins(*sides(margin, px(16), margin, px(12)))

        def columns(most: int, width: int) -> int:
            return next(n for n in range(most, 0, -1) if n == 1 or n * px(width) + (n - 1) * px(GAP) <= room)

        pictured = columns(count, WITH_PICTURE) == count
        games = count if columns(count, WITHOUT) == count else columns(count // 2, WITHOUT)
        newcomer = self._newcomer
        arranged = pictured, games, columns(2, FACT), columns(3, STEP), newcomer
        self.week.bars.setVisible(room // arranged[2] >= px(WITH_BARS))
        directions = QBoxLayout.Direction
        self._head.setDirection(directions.LeftToRight if room > px(BESIDE_HEAD) else directions.TopToBottom)
        self.go_on.picture.setVisible(room > px(BESIDE_PICTURE))
        self.sentence.setVisible(not newcomer or self.height() >= px(LOW))
        self._body.setSpacing(px(24 if newcomer else 8))
        if arranged != self._arranged:
            self._arranged = arranged
            for card in self.cards:
                card.picture.setVisible(pictured)
            for widget, shown in ((self._streak, not newcomer), (self._today, not newcomer), (self._private, newcomer)):
                widget.setVisible(shown)
            facts, steps = (self.practice, self.week), tuple(self.steps)
            for hidden in facts if newcomer else steps:
                self._below.removeWidget(hidden)
                hidden.hide()
            _fill(self._grid, self.cards, games)
            _fill(self._below, steps if newcomer else facts, arranged[3 if newcomer else 2])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._drawing.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._drawing.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            for picture in self._pictures:
                picture.stale = True
            if self.isVisible():
                self._arrange()
                self._drawing.start()


def _fill(grid: QGridLayout, widgets: Sequence[QWidget], columns: int) -> None:
    """Put the widgets side by side in this many columns, all of one width."""
    for place, widget in enumerate(widgets):
        grid.addWidget(widget, place // columns, place % columns)
        widget.show()
    for column in range(grid.columnCount()):
        grid.setColumnStretch(column, 1 if column < columns else 0)
