"""The commands that all games have, in their menu or in Search; a game says what they do by methods of its tab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QWidget

from qless_studio.engine.play import Stage
from qless_studio.engine.texts import phrase, say, without_dots
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.commands import CommandOwner, Menu, command, redirect
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.widgets.basic.buttons import ActionIconButton
from qless_studio.ui.widgets.basic.dialogs import Dialog
from qless_studio.ui.widgets.basic.fields import Field

if TYPE_CHECKING:
    from qless_studio.ui.tab.game_play import GamePlay


GAME = Menu.GAME


class TabCommands(CommandOwner):
    """Commands that act on a tab."""

    _tab: Any
    """A subclass says by a protocol what it asks of the tab, whose module imports its own."""

    def __init__(self, tab: Any) -> None:
        super().__init__(tab)
        self._tab = tab

    @property
    def widget(self) -> QWidget:
        """The tab, over which dialogs are opened."""
        widget = self.parent()
        assert isinstance(widget, QWidget)
        return widget


class PlayedTab(Protocol):
    """What the commands of all games ask of a tab; the methods are explained there."""

    @property
    def session(self) -> Session: ...
    @property
    def current_mode(self) -> Mode: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def game_play(self) -> GamePlay: ...
    def set_mode(self, mode: Mode) -> None: ...
    def focus_board(self) -> None: ...
    def new_game(self) -> None: ...
    def new_puzzle(self) -> None: ...
    def no_conditions(self) -> str: ...
    def ask_for_conditions(self) -> None: ...
    def no_opponent(self) -> str: ...
    def choose_opponent(self) -> None: ...
    def no_hint(self) -> str: ...
    def show_hint(self) -> None: ...
    def no_filter(self) -> str: ...
    def filter_list(self) -> None: ...


class PlayActions(TabCommands):
    """Available as the state of the game allows."""

    _tab: PlayedTab

    def __init__(self, tab: PlayedTab) -> None:
        super().__init__(tab)
        self.make_actions(self.widget)

    @property
    def _playing(self) -> bool:
        return self._tab.stage in (Stage.RUNNING, Stage.PAUSED)

    @property
    def _in_play(self) -> bool:
        return self._tab.current_mode is Mode.PLAY

    def _new_text(self) -> str:
        return say("New game") if self._in_play else say("New puzzle")

    @command("new_game", phrase("New game"), "Ctrl+R", icon="die", at=GAME.at(1, 1), shown=_new_text,
             tip=phrase("A new puzzle to play; in Analyse, one with its answers"),
             formerly=("boggle_roll", "word_streak_roll", "word_streak_match", "quiddler_deal", "q_less_roll",
                       "affix_new"),
             words=phrase("roll; deal; shuffle; next; start; another; round; match; new game; new puzzle"))  # fmt: skip
    def new_game(self) -> None:
        """An unseen puzzle in Play; in Analyse one with its answers."""
        if self._in_play:
            self._tab.new_game()
        else:
            self._tab.new_puzzle()
        self._tab.focus_board()

    def _no_conditions(self) -> str:
        return self._tab.no_conditions()

    @command("new_game_with", phrase("New game with…"), icon="sliders", at=GAME.at(1, 2), when=_no_conditions,
             formerly=("boggle_seed", "word_streak_seed", "q_less_seed"),
             words=phrase("seed; conditions; dice; custom; free game; tiles; words"))  # fmt: skip
    def new_game_with(self) -> None:
        self._tab.ask_for_conditions()

    def _no_daily(self) -> str:
        return "" if self._tab.session.game.load_daily is not None else say("this game has no daily puzzles")

    @command("play_daily", phrase("daily puzzle"), "Ctrl+Shift+N", icon="star", at=GAME.at(1, 3), when=_no_daily,
             words=phrase("today; puzzle of the day"))  # fmt: skip
    def daily(self) -> None:
        self._tab.game_play.daily.start(date.today())

    def _nothing_to_play(self) -> str:
        session = self._tab.session
        if self._in_play and self._playing:
            return say("a game is running")
        return "" if session.puzzle != session.game.blank else say("there is no puzzle")

    @command("play_this", phrase("Play this puzzle"), "Ctrl+Shift+P", icon="play", at=GAME.at(1, 4),
             when=_nothing_to_play, formerly=("play_this", "play_mode", "play_again"),
             words=phrase("cover; hide answers; same again; repeat; replay"))  # fmt: skip
    def this(self) -> None:
        """Cover what is there and play it: the game that is on, or was on; else the puzzle from its beginning."""
        tab, stage = self._tab, self._tab.stage
        if self._playing:
            tab.set_mode(Mode.PLAY)
        elif stage is Stage.OVER and self._in_play:
            tab.game_play.again()
        else:
            tab.game_play.start_with(tab.session.puzzle, say("Play this puzzle"))

    def _no_opponent(self) -> str:
        return say("a game is running") if self._playing else self._tab.no_opponent()

    @command("opponent", phrase("Opponent…"), icon="friends", at=GAME.at(1, 5), when=_no_opponent,
             formerly=("boggle_opponent", "word_streak_opponent", "quiddler_hands"),
             words=phrase("against; versus; computer; rival; ghost; bot; level; hand game"))  # fmt: skip
    def opponent(self) -> None:
        self._tab.choose_opponent()

    def _not_playing(self) -> str:
        return "" if self._playing else say("no game is running")

    def _pause_text(self) -> str:
        return say("Go on") if self._tab.stage is Stage.PAUSED else say("Pause")

    @command("play_pause", phrase("Pause"), "Ctrl+Shift+Space", icon="pause", at=GAME.at(2, 1), when=_not_playing,
             shown=_pause_text, words=phrase("pause; resume; go on; stop clock; break"))  # fmt: skip
    def pause(self) -> None:
        self._tab.game_play.toggle_pause()

    def _no_hint(self) -> str:
        return self._tab.no_hint()

    @command("hint", phrase("Hint"), "Ctrl+H", icon="bulb", at=GAME.at(2, 2), when=_no_hint,
             formerly=("boggle_hint", "word_streak_hint", "quiddler_hint", "q_less_hint", "affix_hint"),
             words=phrase("help; tip; clue"))  # fmt: skip
    def hint(self) -> None:
        self._tab.show_hint()

    def _end_text(self) -> str:
        may_stop = self._playing and self._tab.game_play.rules.may_stop()
        return say("Finish") if may_stop else say("Give up")

    @command("play_give_up", phrase("Give up"), icon="flag", at=GAME.at(2, 3), when=_not_playing, shown=_end_text,
             words=phrase("end; finish; quit; exit; resign; stop"))  # fmt: skip
    def give_up(self) -> None:
        self._tab.game_play.ask_to_give_up()

    def _no_filter(self) -> str:
        return self._tab.no_filter()

    @command("filter_list", phrase("Filter list"), "Ctrl+F", icon="sliders", at=Menu.EDIT.at(3, 1), when=_no_filter,
             formerly=("boggle_filter", "word_streak_filter", "q_less_filter"),
             words=phrase("words; solutions; search; pattern; length"))  # fmt: skip
    def filter(self) -> None:
        self._tab.filter_list()


class GameCommands(TabCommands):
    """The commands that only one game has, or several of a kind; a game lists its class in `Tab.owners`."""

    def __init__(self, tab: Any) -> None:
        super().__init__(tab)
        tab.command_owners.append(self)


# The dialog that asks what the next game or puzzle has to be like.


@dataclass(frozen=True)
class Condition:
    """One condition that a game offers."""

    text: str
    start: Callable[[str], object]
    """Begins the game or makes the puzzle; with what was typed, "" where nothing is."""
    label: str = ""
    """Label of a line to be typed, "" for none"""
    suggested: str = ""


class NewGameDialog(Dialog):
    """One condition is chosen; what it needs stands below it."""

    def __init__(self, conditions: Sequence[Condition], parent: QWidget) -> None:
        rows = sum(1 + bool(each.label) for each in conditions)
        super().__init__(without_dots(say("New game with…")), QSize(480, 96 + 48 * rows), parent)
        self._conditions = tuple(conditions)
        self.choices: list[QRadioButton] = []
        self.fields: list[Field | None] = []
        for condition in conditions:
            self._add(condition)
        self.column.addStretch()
        self.add_button(self.tr("Cancel"), self.reject)
        self.add_button(self.tr("Start"), self.accept, primary=True, icon="die")
        self.choices[0].setChecked(True)
        first = self.fields[0]
        (first or self.choices[0]).setFocus()
        if first is not None:
            first.selectAll()
        self.accepted.connect(self._on_accepted)

    def _add(self, condition: Condition) -> None:
        choice, field = QRadioButton(condition.text), Field(condition.label) if condition.label else None
        self.choices.append(choice)
        self.fields.append(field)
        choice.setVisible(len(self._conditions) > 1)
        self.column.addWidget(choice)
        if field is not None:
            field.setText(condition.suggested)
            field.textEdited.connect(lambda _: choice.setChecked(True))
            choice.clicked.connect(lambda: field.setFocus())
            self.column.addWidget(field)

    def _on_accepted(self) -> None:
        number = next(number for number, choice in enumerate(self.choices) if choice.isChecked())
        field = self.fields[number]
        self._conditions[number].start("" if field is None else field.text())


# Undo and redo of a session as a pair of icon buttons.


class UndoButtons(QWidget):
    """Undo and Redo of a session as buttons; in a game Undo stops at its start."""

    def __init__(self, session: Session) -> None:
        stack = session.undo_stack
        undo = stack.createUndoAction(session, say("Undo"))
        redo = stack.createRedoAction(session, say("Redo"))
        for name, action, act, keys in (
            ("undo", undo, session.undo, ["Ctrl+Z"]),
            ("redo", redo, session.redo, ["Ctrl+Shift+Z", "Ctrl+Y"]),
        ):
            redirect(action, act)
            action.setObjectName(name)
            action.setProperty("icon_name", name)
            action.setShortcuts(
                [QKeySequence(each) for each in keys]
            )  # for the tooltip; an action that is on no widget receives no keys
        super().__init__()
        row = spaced(QHBoxLayout(self), 4)
        for action in (undo, redo):
            action.setParent(self)
            row.addWidget(ActionIconButton(action))
        self._session, self._undo, self._redo = session, undo, redo
        for changed in (stack.canUndoChanged, stack.canRedoChanged, session.undo_changed):  # Qt's own slots come first
            changed.connect(self._follow)
        self._follow()

    def _follow(self, possible: bool = True) -> None:
        """Disable what a game does not allow; where Qt has disabled it, the session may be gone already."""
        if possible:
            self._undo.setEnabled(self._session.can_undo)
            self._redo.setEnabled(self._session.can_redo)
