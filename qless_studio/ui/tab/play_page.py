"""The page on which a game is played: its board and layout, the game, and what all games show of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import partial
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QDate, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QMenu, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.history import Result
from qless_studio.engine.play import Stage
from qless_studio.engine.play_statistics import record_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say
from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.commands import menu_entry
from qless_studio.ui.tab.duels import Duels
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.orders import BetweenRounds
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.staged_play import GOING_ON
from qless_studio.ui.tab.typed_entry import LetterHelp, type_on_board
from qless_studio.ui.tab.wishes import PractiseMissed, SendPuzzle
from qless_studio.ui.translation import date_text
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import ActionButton, Button
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.basic.themed import SelfPainted, plate
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.feedback.verdict import SearchProgress
from qless_studio.ui.widgets.play.bar_line import ClockBar
from qless_studio.ui.widgets.play.duel import DuelPanel
from qless_studio.ui.widgets.play.result_card import ResultCard


class PlayPage(QWidget):
    """The page on which any game is played; a game puts its own widgets into the places with `GamePlay.add`."""

    escaped = Signal()
    """Escape was pressed, and nothing that has the focus has a use for it."""
    game: GamePlay
    panel: PlayPanel

    def __init__(self, session: Session, board: QWidget) -> None:
        """`follow` is to be called with the game, which needs the page before."""
        super().__init__()
        self.session, self.board = session, board
        self.places = GamePage(session, keeps_columns=False)
        self.places.begins_at_top = True
        self.typing_target = board
        """Where letters are typed while the focus is on nothing that takes them."""
        self.letter_help = LetterHelp(self.places, session, lambda: self.typing_target)
        self.letter_help.strip.setEnabled(False)
        filled(bare(QVBoxLayout(self)), self.places)
        self.places.put("board", board)
        self._was_blank = session.puzzle == session.game.blank
        session.puzzle_changed.connect(self._on_puzzle_changed)

    def follow(self, game: GamePlay, actions: PlayActions) -> None:
        """Show this game."""
        self.game = game
        self.panel = PlayPanel(self.board, game, actions)
        game.stage_changed.connect(self._on_stage_changed)

    def focus_board(self) -> None:
        """Give the focus to what takes letters."""
        self.places.focus_board()

    @property
    def board_has_focus(self) -> bool:
        """Whether the focus is on the board or on what is shown in its place."""
        return self.places.board_has_focus

    def _on_stage_changed(self, stage: Stage) -> None:
        if isinstance(self.board, BoardWidget):
            self.board.end_press()
        running, beside = stage is Stage.RUNNING, self.typing_target is not self.board
        self.places.begins_at_top = stage is Stage.IDLE
        self.places.typing_target = self.typing_target if running and beside else None
        self.letter_help.strip.setEnabled(running)

    def _on_puzzle_changed(self, puzzle: Any) -> None:
        self.places.keep_focus_on_board(self._was_blank)
        self._was_blank = puzzle == self.session.game.blank

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters typed on a button or a list go to the board while a game goes on."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        if not (self.game.stage is Stage.RUNNING and type_on_board(self, event)):
            super().keyPressEvent(event)


# What every game shows while it is played: how to begin, the clock, the cover of a paused board, the result.


class PlayStart(QWidget):
    """The ways to start, before a game was started."""

    def __init__(self, actions: PlayActions, play: GamePlay) -> None:
        super().__init__()
        self.new = Button(self.tr("New game"), "die", primary=True, height=40, act=play.deal)
        column = filled(bare(QVBoxLayout(self), theme_of(self).px(8)), self.new)
        self.this = ActionButton(actions.this)
        self.daily = ActionButton(actions.daily)
        column.addWidget(self.this)
        if play.session.game.load_daily is not None:
            column.addWidget(self.daily)
        else:
            self.daily.hide()


@runtime_checkable
class Blankable(Protocol):
    """A board that can be painted with nothing on its tiles."""

    def paint_blank(self, painter: QPainter, theme: Theme, room: QRect) -> None: ...


class PauseCover(SelfPainted, QWidget):
    """Replaces the board, at the same size, while a game is paused, or waits for the player to start it."""

    def __init__(self, play: GamePlay) -> None:
        super().__init__()
        self._play, self._places = play, play.places
        self._board: QWidget | None = None
        self._hides = False
        """Whether the panel hid the board, and not the game, which shows something else in its place."""
        self._blank: Blankable | None = None
        self.greeting = text_label("", "strong", wrap=True)
        self.greeting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.resume = Button(self.tr("Go on"), "play", primary=True, height=40, act=play.toggle_pause)
        column, centred = spaced(QVBoxLayout(self), 12, 16, 16, 16, 16), Qt.AlignmentFlag.AlignHCenter
        filled(column, (None, 1), self.greeting, (self.resume, 0, centred), (None, 1))
        self.hide()

    def cover(self, board: QWidget) -> None:
        """Replace the board; the keyboard stays where it is, if that is on something else than the page of the game."""
        focus = self.window().focusWidget()
        self._board, self._blank = board, board if isinstance(board, Blankable) else None
        greeting = self._play.greeting
        self.greeting.setText(greeting)
        self.greeting.setVisible(bool(greeting))
        self.resume.setText(self.tr("Start") if greeting else self.tr("Go on"))
        self.resume.setAccessibleDescription(greeting)
        self.setAccessibleName(greeting or self.tr("Paused; the board is covered"))
        self.setSizePolicy(board.sizePolicy())
        self._hides = not board.isHidden()
        board.hide()
        self.updateGeometry()
        self.show()
        if focus is None or self._places.isAncestorOf(focus):
            self.resume.setFocus()

    def uncover(self, board: QWidget) -> None:
        """Show the board again, unless the game shows something in its place."""
        self.hide()
        if self._hides:
            board.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board keeps the place that it has here: what is as wide as the board is aligned with it."""
        super().resizeEvent(event)
        if isinstance(self._board, BoardWidget):
            self._board.resize(self.size())
            self._board.refresh()

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self._board is None else self._board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() if self._board is None else self._board.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        return self._board is not None and self._board.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return -1 if self._board is None else self._board.heightForWidth(width)

    def paint_widget(self, painter: QPainter) -> None:
        px = self.theme.px
        if self._blank is not None and not self.greeting.text():
            self._blank.paint_blank(painter, self.theme, self.rect())
        else:
            frame = QRectF(self.rect()).adjusted(px(4), px(4), -px(4), -px(4))
            plate(painter, frame, px(16), self.theme.color("tray"))


class PlayPanel(QObject):
    """The header of the panel, and the buttons Give up and Pause; it follows a `GamePlay`."""

    def __init__(self, board: QWidget, play: GamePlay, actions: PlayActions) -> None:
        super().__init__(play)
        self._board, self._play, self._places, self._actions = board, play, play.places, actions
        self.start = PlayStart(actions, play)
        self.clock = ClockBar()
        self.card = ResultCard(lambda: play.deal(), play.again, self._on_practise, self._on_send, self._on_more)
        self.cover = PauseCover(play)
        self.give_up = ActionButton(actions.give_up)
        self.pause = ActionButton(actions.pause)
        self.making = SearchProgress(play.maker.stop, self.tr("Making the puzzle…"))
        self.day = text_label("", "strong", wrap=True)
        self.note = text_label("", "note", wrap=True)
        self.note.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        play.add("figures", self.note, when=GOING_ON)
        play.places.put("verdict", self.making, self.day)
        self.day.hide()
        play.add("verdict", self.start, when=(Stage.IDLE,))
        self.clock.hide()
        play.places.put_clock(self.clock)
        play.add("verdict", self.card, when=(Stage.OVER,))
        self.duel = DuelPanel(self._on_send, lambda: play.deal(), lambda word: play.rules.show_word(word))
        self.duel.unfolded.connect(play.places.unfold)
        play.places.put("verdict", self.duel)
        self.duel.hide()
        play.add("controls_right", self.give_up, when=GOING_ON)
        play.add("controls_right", self.pause, when=(Stage.RUNNING,))
        play.places.put("board", self.cover)
        play.maker.started.connect(self.making.start)
        play.maker.progressed.connect(lambda run: self.making.set_fraction(run.fraction))
        play.maker.ended.connect(self.making.finish)
        play.stage_changed.connect(self._on_stage_changed)
        play.ticked.connect(self._show_clock)
        play.changed.connect(self._follow)
        play.ended.connect(self._show_result)
        play.history.changed.connect(self._tell)
        self.duels = Duels(play, self.card, self.duel)

    def _on_stage_changed(self, stage: Stage) -> None:
        self.clock.setVisible(stage in GOING_ON)
        self._places.keep_in_view(stage in GOING_ON)
        if stage is Stage.PAUSED:
            self.cover.cover(self._board)
        elif not self.cover.isHidden():
            self.cover.uncover(self._board)
        self._follow()
        if stage is Stage.OVER:
            self.card.show_longest("")
            self.card.show_told("")
            self._show_result()
            QTimer.singleShot(0, self, self._keep_focus)
        self._places.follow_stage()

    def _follow(self) -> None:
        self._show_clock()
        self._show_note()
        self._name_end()
        self._show_day()

    def _name_end(self) -> None:
        """Call it finishing where the game may end as it is."""
        text, icon = (self.tr("Finish"), "check") if self._play.rules.may_stop() else (self.tr("Give up"), "flag")
        if text != self.give_up.text():
            self._actions.give_up.follow()
            self.give_up.setText(text)
            self.give_up.set_icon(icon)

    def _keep_focus(self) -> None:
        """Keep the focus on the page if the focused widget disappears at the end of the game.

        Not on a button for who may be typing when the time is up, nor in the list, which would be scrolled to.
        """
        focus = QApplication.focusWidget()
        lost = focus is None or (focus.window() is self._places.window() and not self._places.isAncestorOf(focus))
        lost |= self._board.isHidden()  # Qt took the next widget, which may be hidden in its turn
        if self._play.stage is not Stage.OVER or not self._places.isVisible():
            return
        if lost or (self._play.result is Result.GIVEN_UP and not self._places.board_has_focus):
            self.card.next.setFocus()
        elif not self._places.narrow:
            self._places.focus_board()
        self._show_card()

    def _show_card(self) -> None:
        self._places.scrolling.follow(lambda: self.card if self.card.isVisible() else None)

    def _show_note(self) -> None:
        note = self._play.rules.note() if self._play.playing else ""
        if note and note != self.note.text():
            announce(self.note, note)
        self.note.setText(note)

    def _show_day(self) -> None:
        """Say of which day the puzzle is, unless the game does."""
        if self._play.rules.shows_day:
            return
        day = QDate.fromString(self._play.day, Qt.DateFormat.ISODate)
        self.day.setText(self.tr("Daily puzzle, {}").format(date_text(day, weekday=True)))
        self.day.setVisible(day.isValid() and self._play.stage is not Stage.IDLE)

    def _show_clock(self) -> None:
        play = self._play
        if play.playing and not play.rules.shows_clock:
            self.clock.show_text(play.rules.clock_note())
        elif play.playing:
            self.clock.show_clock(play.elapsed, play.limit, play.rules.clock_note(), play.stage is Stage.PAUSED)

    def _show_result(self) -> None:
        play, finished = self._play, self._play.finished
        if play.stage is Stage.OVER:
            self.card.set_next_text(play.rules.next_text)
            self.card.set_practice(finished.has_misses)
            self.card.show_result(play.rules.result())
            self._tell()
            self._find_longest()
            self._show_card()

    def _tell(self) -> None:
        """Say that the result is a record, or show other remarks on the game."""
        play = self._play
        if play.stage is Stage.OVER and play.history.known:
            record = record_of(play.finished.entry(), play.history.entries, date.today())
            told, part = record.text if record is not None else play.rules.told(), play.rules.match.part()
            self.card.show_told(say("{}: {}", part, told) if part and told else told)

    def _find_longest(self) -> None:
        """Name the longest word that was found or played, once a worker has found it."""
        play, session, lexicon = self._play, self._play.session, self._play.session.lexicon
        moves = play.rules.moves()
        if lexicon is None or not moves:
            return
        words = partial(session.game.contest.words, play.puzzle, session.options, lexicon, moves)

        def show(longest: list[str], _: Run) -> None:
            for word in longest:
                self.card.show_longest(lexicon.shown(word), play.rules.match.part())

        play.searches.collect("longest", lambda run: _longest_of(words(run)), show)

    def _on_practise(self) -> None:
        entries = tuple(entry.id for entry in self._play.finished.entries())
        self._play.session.wished.emit(PractiseMissed(entries))

    def _on_send(self) -> None:
        self._play.session.wished.emit(SendPuzzle())

    def _on_more(self) -> None:
        button = self.card.more
        menu = QMenu(button)
        choices: list[tuple[str, Callable[[], object]]] = [
            *([(self.card.practise.text(), self._on_practise)] if self.card.offers_practice else []),
            (self.card.send.text(), self._on_send),
            *((f"{part.heading}…", part.open) for part in self._places.findChildren(BetweenRounds) if part.folded),
        ]
        for text, act in choices:
            menu.addAction(menu_entry(menu, text, act))
        open_menu(menu, button.mapToGlobal(button.rect().bottomLeft()))


def _longest_of(words: Mapping[str, int | None]) -> Iterator[str]:
    """The longest word, of several the one worth most."""
    if words:
        yield max(words, key=lambda word: (len(word), words[word] or 0))
