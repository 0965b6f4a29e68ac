"""The content of one tab: a session, with a page for playing and one for analysing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.engine.texts import say
from qless_studio.ui.tab.commands import Action, CommandOwner
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.session import Mode, Session, State
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.layout import bare, filled

if TYPE_CHECKING:  # each page is imported and built when it is first shown
    from qless_studio.ui.tab.analyse_page import AnalysePage
    from qless_studio.ui.tab.game_play import GamePlay
    from qless_studio.ui.tab.play_page import PlayPage


class Tab(QWidget):
    """Switches between its pages, built when they are first shown, over one session. See docs/decisions/093.

    A game subclasses it: what both pages need is made in its constructor, the pages in `make_analyse_page` and
    `make_play`.
    """

    modes: tuple[Mode, ...] = (Mode.PLAY, Mode.ANALYSE)
    """What the tab can be used for."""
    owners: tuple[type[CommandOwner], ...] = (PlayActions,)
    """The classes that declare its commands."""
    covered_changed = Signal()
    """`covered` has changed."""
    part_added = Signal(object)
    """QWidget: a part with lists that was built after the tab."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.help_page = session.game.key
        self.command_owners: list[CommandOwner] = []
        """Owners of the commands of the game alone; each adds itself."""
        self._stack = QStackedWidget()
        filled(bare(QVBoxLayout(self)), self._stack)
        names = {Mode.PLAY: self.tr("Play"), Mode.BUILD: self.tr("Build"), Mode.ANALYSE: self.tr("Analyse")}
        self.switch = Segments([(mode, names[mode]) for mode in self.modes], self.tr("Mode"), act=self.set_mode)
        self.switch.set_value(self.current_mode)
        if len(self.modes) == 1:
            self.switch.hide()
        session.guard = self._guard
        session.mode_changed.connect(self._on_mode_changed)
        session.puzzle_changed.connect(self.show_mode)
        self.destroyed.connect(session.drop_tab)
        self.show_mode()

    # what a game makes

    def make_analyse_page(self) -> AnalysePage:
        """Make the game's own page for analysing; called once."""
        raise NotImplementedError

    def make_board_to_play(self) -> QWidget:
        """Make the board of the page for playing."""
        raise NotImplementedError

    def make_play(self, page: PlayPage) -> GamePlay:
        """Make the game's own `GamePlay`, which fills this page; called once."""
        raise NotImplementedError

    def new_game(self) -> None:
        """Play an unseen puzzle."""
        self.game_play.deal()

    def new_puzzle(self) -> None:
        """Analyse another puzzle; a game that makes none for this purpose begins a game."""
        self.new_game()

    def no_conditions(self) -> str:
        """Why no conditions can be set for a new game, "" if they can."""
        return say("this game has no conditions to choose")

    def ask_for_conditions(self) -> None:
        """Ask what the next game or puzzle has to be like, and make it."""

    def no_opponent(self) -> str:
        """Why no opponent can be chosen now, "" if one can."""
        return say("this game is played alone")

    def choose_opponent(self) -> None:
        """Ask against whom the next game is played."""

    def no_hint(self) -> str:
        """Why there is no hint now, "" if there is."""
        return say("this game has no hints")

    def show_hint(self) -> None:
        """Show the next hint."""

    def no_filter(self) -> str:
        """Why no list can be filtered now, "" if one can."""
        return say("there is no list to filter")

    def filter_list(self) -> None:
        """Put the focus where the list is filtered."""

    def rule_summary(self) -> str:
        """The rules in force in a few words, for the status strip."""
        return ""

    # the pages

    @cached_property
    def analyse(self) -> AnalysePage:
        """The page for analysing."""
        page = self.make_analyse_page()
        self._stack.addWidget(page)
        self.part_added.emit(page)
        return page

    @cached_property
    def play(self) -> PlayPage:
        """The page for playing."""
        from qless_studio.ui.tab.play_page import PlayPage

        page = PlayPage(self.session, self.make_board_to_play())
        game = self.make_play(page)
        page.follow(game, self.play_actions)
        game.answered.connect(self.show_mode)
        game.stage_changed.connect(self._on_stage_changed)
        self.__dict__["play"] = page  # set now: the game reads `tab.play` while it resumes
        self._stack.addWidget(page)
        self.part_added.emit(page)
        game.resume_saved()
        self.show_mode()
        return page

    def has_page(self, mode: Mode) -> bool:
        """Whether the page of a mode has been built."""
        return ("play" if mode is Mode.PLAY else "analyse") in self.__dict__

    @property
    def page(self) -> AnalysePage | PlayPage:
        """The page of the mode in force."""
        return self.play if self.current_mode is Mode.PLAY else self.analyse

    @property
    def game_play(self) -> GamePlay:
        """The game played in this tab."""
        return self.play.game

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Polish:  # before it is first shown: all constructors have been called
            self.show_page()
        return super().event(event)

    def show_page(self) -> None:
        """Show the page of the mode in force, built if this is its first time."""
        page = self.page
        if page is self._stack.currentWidget() and page.isAncestorOf(self.switch):
            return
        self._stack.setCurrentWidget(page)
        for mode in (Mode.PLAY, Mode.ANALYSE):
            other = (self.play if mode is Mode.PLAY else self.analyse) if self.has_page(mode) else page
            if other is not page:
                other.places.release_leader(self.switch)
        page.places.lead_controls(self.switch)

    # the mode

    @property
    def current_mode(self) -> Mode:
        """What the tab is used for now."""
        return self.session.mode if self.session.mode in self.modes else Mode.ANALYSE

    def set_mode(self, mode: Mode) -> None:
        """Use the tab to play or to analyse; asks before the answers of a game that is going on are shown."""
        if mode is not Mode.PLAY and self.has_page(Mode.PLAY):
            self.game_play.ask_to_show_answers(lambda: self.session.set_mode(mode))
        else:
            self.session.set_mode(mode)

    def show_mode(self) -> None:
        """Have the switch and the commands show the mode and the stage."""
        self.switch.set_value(self.current_mode)
        if "play_actions" in self.__dict__:
            self.play_actions.follow()

    @property
    def stage(self) -> Stage:
        """The stage of the game played in this tab."""
        return self.game_play.stage if self.has_page(Mode.PLAY) else Stage.IDLE

    @property
    def covered(self) -> bool:
        """Whether nothing may be shown that gives an answer away: in Play, until the game is over."""
        return self.current_mode is Mode.PLAY and self.stage is not Stage.OVER

    @property
    def begins_at_top(self) -> bool:
        """Whether the tab is in Play, and no game has been begun."""
        return self.current_mode is Mode.PLAY and self.stage is Stage.IDLE

    def status(self) -> tuple[str, str]:
        """What the status strip says of the page in front, and the colour role of its dot; "": what the analysis does.

        It repeats a verdict that one has to scroll to.
        """
        if self.current_mode is Mode.PLAY:
            texts = {Stage.RUNNING: self.tr("Playing"), Stage.PAUSED: self.tr("Paused")}
            return texts.get(self.stage, ""), "accent" if self.covered else "good"
        searched = self.session.state in (State.RUNNING, State.FINISHED) and self.has_page(Mode.ANALYSE)
        return self.analyse.status() if searched and self.analyse.places.scrolls else ("", "")

    def _on_mode_changed(self) -> None:
        focus = QApplication.focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        in_switch = focus is not None and self.switch.isAncestorOf(focus)
        self.show_page()
        self.show_mode()
        if in_switch:  # it came into another row, and what comes elsewhere loses the focus
            self.switch.button(self.current_mode).setFocus()
        elif inside:  # on what is hidden now, perhaps, or will be when the game has followed
            QTimer.singleShot(0, self, self.focus_board)
        self.covered_changed.emit()
        self.session.updated.emit()

    def _on_stage_changed(self) -> None:
        self.show_mode()
        self.covered_changed.emit()
        self.session.updated.emit()

    def _guard(self, puzzle: Any, install: Callable[[], object]) -> None:
        """The session's guard: what is being played or done on a page is asked first."""
        analysing = self.current_mode is not Mode.PLAY and self.has_page(Mode.ANALYSE)

        def proceed() -> None:
            self.analyse.guard(puzzle, install) if analysing else install()

        if self.has_page(Mode.PLAY):
            self.game_play.guard(puzzle, proceed)
        else:
            proceed()

    # for the shell

    @cached_property
    def play_actions(self) -> PlayActions:
        """The commands that all games have; made once the game's constructor is done."""
        return PlayActions(self)

    @property
    def own_commands(self) -> tuple[Action, ...]:
        """All commands of the tab, in the order of the declarations."""
        playing = self.play_actions.actions if Mode.PLAY in self.modes else ()
        return (*playing, *(action for owner in self.command_owners for action in owner.actions))

    def explain_covered(self) -> str:
        """Why something is not offered in Play, "" in the other modes."""
        return say("not in Play") if self.current_mode is Mode.PLAY else ""

    @property
    def has_listed(self) -> bool:
        """Whether the page for analysing may show what it lists, and has anything to export."""
        session = self.session
        some = bool(session.puzzle != session.game.blank and session.error is None)
        return not self.covered and (self.analyse.has_listed if self.has_page(Mode.ANALYSE) else some)

    @property
    def takes_bars(self) -> bool:
        """Whether the game needs the room of the bars of a low window."""
        return self.current_mode is Mode.PLAY and self.has_page(Mode.PLAY) and self.play.places.one_line

    def focus_board(self) -> None:
        """Give the focus to the board of the page in front, so that one can type, or to what is in its place."""
        self.page.focus_board()
