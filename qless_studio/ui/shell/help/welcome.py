"""The home page: games to go on with, today's puzzles, what is due, the last games; for newcomers examples."""

from __future__ import annotations

from collections.abc import Sequence, Set
from datetime import date, datetime

from PySide6.QtCore import QDate, QEvent, QLocale, QRect, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QBoxLayout, QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.play_statistics import streak_of
from qless_studio.engine.player.lately import Lately
from qless_studio.engine.texts import counted
from qless_studio.ui.shell.frame.overlay import RADIUS as ROUND
from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.shell.help.day_card import DayCard, GameButton, PictureLabel
from qless_studio.ui.shell.help.facts import DueCard, LevelCard, WordCard
from qless_studio.ui.shell.help.go_on import GoOnBand, WeekStrip
from qless_studio.ui.shell.help.pages import Pages
from qless_studio.ui.shell.help.pictures import Pictures
from qless_studio.ui.shell.help.standing import WordShown
from qless_studio.ui.shell.help.today import DailyState, GoOn, Progress, done_text, result_text
from qless_studio.ui.shell.statistics.entry_table import ended
from qless_studio.ui.style import accented, reduces_motion
from qless_studio.ui.style.bars import SCROLL
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.style.motion import SLIDE
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import KeyCap, SectionHeader, text_label
from qless_studio.ui.widgets.basic.scrolling import ScrollColumn, background

WIDTH, MARGIN, PADDING, GAP = 1160, 24, 24, 12
LOW = 360
"""In a window lower than this (at 100 %) only what is needed to play is shown, so that the first button is in view."""
MINIMUM_WITH_PICTURE, MINIMUM, MINIMUM_FACT, MINIMUM_BELOW = 180, 148, 260, 200
"""The widths that a game needs with its picture and without it; a card of the row below; and one of the last games."""
BESIDE_HEAD, BESIDE_PICTURE = 640, 500
"""The widths (at 100 %) from which the streak has room beside the heading, and the picture of a game to go on with."""


class Welcome(Overlay):
    """Everything on it is one click away; Escape or Close changes nothing. It closes before something opens."""

    day_opened = Signal(int)
    """Index of the game whose puzzle of the day is to be played or reviewed."""
    tried = Signal(int)
    """Index of the game whose example is to be analysed."""
    practice_wanted = Signal()
    """What is due is to be practised."""
    go_on_wanted = Signal(object)
    """The `GoOn` to go on with."""
    past_wanted = Signal(object)
    """The `Entry` of a past game to be shown."""
    past_day_wanted = Signal(object)
    """The `date` of which what was played is to be shown."""
    progress_wanted = Signal(str)
    """Key of the game whose progress is to be shown."""
    study_wanted = Signal(str)
    """Key of the game whose words worth learning are to be shown."""
    home_wanted = Signal(bool)
    """Whether the page is to be shown whenever the program starts."""

    def __init__(self, parent: QWidget, views: Sequence[GameView], pages: Pages, pictures: Pictures) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Home"))
        self.cards = [DayCard(view, pages[view.key], pictures) for view in views]
        self.examples = [accented(GameButton(view.title), view.accent) for view in views]
        for number, (card, example) in enumerate(zip(self.cards, self.examples, strict=True)):
            example.setAccessibleName(self.tr("Example of {}").format(views[number].title))
            card.button.clicked.connect(lambda _=False, number=number: self._leave_to(self.day_opened, number))
            example.clicked.connect(lambda _=False, number=number: self._leave_to(self.tried, number))
        self.go_on = GoOnBand(views, pictures)
        self.go_on.wanted.connect(lambda game: self._leave_to(self.go_on_wanted, game))
        self.days = WeekStrip()
        self.days.day_wanted.connect(lambda day: self._leave_to(self.past_day_wanted, day))
        self._in_a_row = text_label("", "strong")
        self.past = [accented(GameButton(), view.accent) for view in views]
        self._past: Sequence[Entry] = ()
        for place, button in enumerate(self.past):
            button.clicked.connect(lambda _=False, place=place: self._leave_to(self.past_wanted, self._past[place]))
        self._titles = {view.key: (view.title, view.accent) for view in views}
        self.due, self.level, self.word = DueCard(), LevelCard(views), WordCard()
        self.due.button.clicked.connect(self._on_practise)
        self.level.wanted.connect(lambda game: self._leave_to(self.progress_wanted, game))
        self.word.wanted.connect(lambda game: self._leave_to(self.study_wanted, game))
        self.at_start = QCheckBox(self.tr("Show when the program starts"))
        self.at_start.clicked.connect(self.home_wanted)
        self.skip = Button(self.tr("Close"), act=self.close_overlay)
        self._arranged: object = None
        self._lay_out()
        self._arrange(self.theme.px(WIDTH))  # now: widgets added to a visible card are hidden for a moment
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)

    def _lay_out(self) -> None:
        ground = background("raised")
        self.heading = text_label("", "title", wrap=True)
        self.sentence = text_label("", "note", wrap=True)
        self._body = spaced(QVBoxLayout(ground), 8, PADDING, PADDING - ROUND, PADDING, 8)
        self._grid, self._facts, self._below = (spaced(QGridLayout(), GAP) for _ in range(3))
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        texts = filled(spaced(QVBoxLayout(), 8), self.heading, self.sentence)
        self._head.addLayout(texts, 1)
        streak = filled(spaced(QHBoxLayout(), 16), self._in_a_row, self.days)
        streak.addStretch(0)
        self._head.addLayout(streak)
        for fact in (self.due, self.level, self.word):
            fact.setParent(ground)  # before it has a place: shown without a parent it would be a window of its own
        self._below_header = SectionHeader("")
        today = SectionHeader(self.tr("Today"), self.tr("the same puzzles for everybody"))
        filled(self._body, self._head, self.go_on, 4, today, self._grid, self._facts)
        filled(self._body, 4, self._below_header, self._below, STRETCH)
        self._foot = spaced(QHBoxLayout(), 8, PADDING, 12, PADDING)
        filled(self._foot, (self.at_start, 1), KeyCap(self.tr("Esc")), self.skip)
        column = spaced(QVBoxLayout(self.card), 0, 1, ROUND, 1, PADDING)
        scrolled = ScrollColumn(ground)
        scrolled.content_changed.connect(self._place_if_visible)  # with another text its height is known late
        filled(column, (scrolled, 1), self._foot)

    def open_card(self) -> None:
        """Open it, the focus on what stands out; the pictures are drawn afterwards, one at a time."""
        self.open(self._first_stop())
        QTimer.singleShot(0 if reduces_motion() else SLIDE, self, self._draw)

    def show_states(self, states: Sequence[DailyState], now: datetime, newcomer: bool) -> None:
        """Show how far the puzzles of the day are; a `newcomer`, who has played nothing yet, is welcomed."""
        for card, state in zip(self.cards, states, strict=True):
            card.picture.pale = not newcomer
            card.show_state(state)
        self.days.setVisible(not newcomer)
        if newcomer:
            self.heading.setText(self.tr("Welcome to Qless Studio"))
            keys = QKeySequence("Ctrl+Shift+H").toString(QKeySequence.SequenceFormat.NativeText)
            text = self.tr("Play today's puzzles, or look at an example. F1 opens the help, {} this page again.")
            self.sentence.setText(text.format(keys))
        else:
            day = QLocale().toString(QDate(now.year, now.month, now.day), self.tr("dddd d MMMM"))
            self.heading.setText(self.tr("Welcome back"))
            self.sentence.setText(self.tr("{}; {}.").format(day, done_text(states)))

    def show_days(self, done: Set[date], today: date) -> None:
        """Show on which of the last days a puzzle was done, and for how many days in a row."""
        self.days.show_days(done, today)
        row, _ = streak_of(done, today)
        self._in_a_row.setText(counted(row, "{} day in a row", "{} days in a row"))
        self._in_a_row.setVisible(row > 1)

    def show_games(self, begun: Sequence[GoOn], past: Sequence[Entry]) -> None:
        """Show the games that are not over and the last ones that are; without any, examples."""
        self.go_on.show_games(begun)
        self._past = past[: len(self.past)]
        for button, entry in zip(self.past, self._past, strict=False):
            title, accent = self._titles[entry.game]
            accented(button, accent)
            button.setText(f"{title}, {result_text(entry)}")
            button.setToolTip(ended(entry))
            button.setAccessibleName(self.tr("Show {}, {}").format(button.text(), ended(entry)))
        for place, button in enumerate(self.past):
            button.setVisible(place < len(self._past))
        for example in self.examples:
            example.setVisible(not past)
        said = self.tr("Last games") if past else self.tr("An example of each game, fully analysed")
        self._below_header.title.setText(said)
        self._show_primary()
        if self.isVisible():
            self._place_card()
            self._drawing.start()

    def _show_primary(self) -> None:
        """One button stands out: going on, or else the first puzzle that is not done, or else practice."""
        waiting = [card for card in self.cards if card.progress in (Progress.OPEN, Progress.BEGUN)]
        begun = not self.go_on.isHidden()
        for card in self.cards:
            card.button.set_primary(not begun and card is next(iter(waiting), None))
        self.due.button.set_primary(not (begun or waiting))
        focus = QApplication.focusWidget()
        if self.isVisible() and (focus is None or focus in [card.button for card in self.cards]):
            self._first_stop().setFocus()

    def _first_stop(self) -> Button:
        """The button that stands out."""
        shown = (self.go_on.button, *(card.button for card in self.cards), self.due.button)
        return next((button for button in shown if button.primary and button.isVisibleTo(self)), shown[1])

    def show_due(self, cards: int) -> None:
        """Show how many cards are due; nothing where there are none."""
        self.due.show_due(cards)
        self._place_if_visible()

    def show_level(self, lately: Lately, today: date) -> None:
        """Show the level in the game played last."""
        self.level.show_level(lately, today)
        self._place_if_visible()

    def show_word(self, word: WordShown, levels: bool) -> None:
        """Show the word of the day."""
        self.word.show_word(word, levels)
        self._place_if_visible()

    def wait_for_facts(self, level: bool, word: bool) -> None:
        """Keep room for the level and the word, as far as they will follow."""
        for card, follows in ((self.level, level), (self.word, word)):
            card.wait() if follows else card.hide()
        self._place_if_visible()

    def hide_unknown(self) -> None:
        """Nothing more follows: what is still waited for is not known."""
        for card in (self.level, self.word):
            if card.waiting:
                card.hide()
        self._place_if_visible()

    def _place_if_visible(self) -> None:
        if self.isVisible():
            self._place_card()

    def _on_practise(self) -> None:
        self.close_overlay()
        self.practice_wanted.emit()

    def close_overlay(self) -> None:
        self._drawing.stop()
        super().close_overlay()

    def _leave_to(self, signal: SignalInstance, value: object) -> None:
        self.close_overlay()
        signal.emit(value)

    def _draw(self) -> None:
        for picture in self._pictures:
            picture.stale = True
        self._drawing.start()

    @property
    def _pictures(self) -> list[PictureLabel]:
        cards = [card.picture for card in self.cards]
        return cards if self.go_on.isHidden() else [self.go_on.picture, *cards]

    def _draw_next(self) -> None:
        """Draw one picture: each takes some milliseconds, the first of a game its import as well."""
        waiting = [picture for picture in self._pictures if picture.stale]
        if waiting and self.isVisible():
            waiting[0].draw()
        else:
            self._drawing.stop()

    # looks

    def card_rect(self) -> QRect:
        px = self.theme.px
        self.sentence.setVisible(self.height() >= px(LOW))
        margin = px(MARGIN) if self.height() > px(700) else 8
        beside = len(self.cards) * (MINIMUM_WITH_PICTURE + GAP) + 2 * PADDING
        width = min(px(max(WIDTH, beside)), self.width() - 2 * margin)
        inner = width - 2 - SCROLL
        self._arrange(inner - 2 * px(PADDING))
        foot = max(self._foot.heightForWidth(width), self._foot.sizeHint().height())
        wanted = px(ROUND) + self._body.heightForWidth(inner) + foot + px(PADDING)
        height = min(wanted, self.height() - 2 * margin)
        return QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _arrange(self, room: int) -> None:
        """All side by side, with pictures if they fit; else without, in two columns or one."""
        px, count = self.theme.px, len(self.cards)

        def fits(columns: int, width: int) -> bool:
            return columns * px(width) + (columns - 1) * px(GAP) <= room

        compact = not fits(count, MINIMUM_WITH_PICTURE)
        self.go_on.picture.setVisible(room > px(BESIDE_PICTURE))
        directions = QBoxLayout.Direction
        self._head.setDirection(directions.LeftToRight if room > px(BESIDE_HEAD) else directions.TopToBottom)
        for card in self.cards:
            card.set_compact(compact)
        below = self.past[: len(self._past)] or self.examples
        longest = max(px(MINIMUM_BELOW), *(button.minimumSizeHint().width() for button in below))
        facts = [card for card in (self.due, self.level, self.word) if not card.isHidden()]
        columns = (
            count if fits(count, MINIMUM) else 2 if fits(2, MINIMUM) else 1,
            next(number for number in (3, 2, 1) if number == 1 or fits(number, MINIMUM_FACT)),
            next(each for each in (count, 3, 2, 1) if each == 1 or each * (longest + px(GAP)) - px(GAP) <= room),
        )
        played = bool(self._past)
        if (columns, facts, played) != self._arranged:
            self._arranged = columns, facts, played
            _fill(self._grid, self.cards, columns[0])
            _fill(self._facts, facts, min(columns[1], len(facts)))
            for below in (self.examples, self.past):
                _fill(self._below, below, columns[2])
            for hidden in self.examples if played else self.past:
                self._below.removeWidget(hidden)  # Qt leaves no room between rows where hidden widgets lie over others

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange) and self.isVisible():
            self._draw()


def _fill(grid: QGridLayout, widgets: Sequence[QWidget], columns: int) -> None:
    """Put the widgets side by side in this many columns, all of one width."""
    for place, widget in enumerate(widgets):
        grid.addWidget(widget, place // columns, place % columns)
    for column in range(grid.columnCount()):
        grid.setColumnStretch(column, 1 if column < columns else 0)
