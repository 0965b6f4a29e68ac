"""Commands, each declared once beside the function that carries it out. See docs/decisions/108.

Menus, Search, the editor of shortcuts, the guide's tables of keys and the command line read the declarations; to do so
they need neither a window nor a tab.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, NamedTuple, Self, overload

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from qless_studio.engine.texts import capitalised, phrase, say


class Place(NamedTuple):
    """Where a command stands in the menus; there is a line between two sections."""

    menu: Menu
    section: int
    position: int
    within: str = ""
    """Title of a submenu, "" for none; the submenu stands where its first command does."""


class Menu(Enum):
    """The menus, in order; the value is the title."""

    FILE = phrase("File")
    EDIT = phrase("Edit")
    GAME = ""
    """The title is the name of the game in front."""
    WORDS = phrase("Words")
    VIEW = phrase("View")
    HELP = phrase("Help")

    def at(self, section: int, position: int, within: str = "") -> Place:
        """A place in this menu, after those with a smaller section or position."""
        return Place(self, section, position, within)


@dataclass(frozen=True, eq=False)
class Command:
    """What there is to know of a command. On an object that owns commands it is the `Action` made from it."""

    name: str
    """Stable: changed shortcuts are stored under it."""
    text: str
    """English, marked by `phrase`; so are `tip` and `words`."""
    act: Callable[..., object] | None = None
    """Is called with the owner; None where others connect to the action."""
    keys: tuple[str, ...] = ()
    """In Qt's portable form"""
    icon: str = ""
    """A name of `theme.icons`"""
    tip: str = ""
    """Says more than the text."""
    at: Place | None = None
    """None: the command stands in no menu, only in Search or where it acts."""
    words: str = ""
    """Other words by which Search finds it, with ";" between them"""
    when: Callable[[Any], str] | None = None
    """With the owner: why the command cannot run now, "" if it can; None: others enable the action."""
    shown: Callable[[Any], str] | None = None
    """With the owner: the text as it is now, if it changes"""
    checked: bool | None = None
    """Whether the command is checked at first; None: it cannot be checked."""
    formerly: tuple[str, ...] = ()
    """Names of the commands of earlier versions that it is made of, whose changed shortcuts it takes over."""

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: CommandOwner, kind: type) -> Action: ...
    def __get__(self, owner: CommandOwner | None, kind: type) -> Self | Action:
        return self if owner is None else owner.made[self.name]

    @property
    def title(self) -> str:
        """The text in the language of the user."""
        return capitalised(say(self.text))

    @property
    def english(self) -> str:
        """The text for lists of commands outside the window."""
        return capitalised(self.text)

    @property
    def sequences(self) -> tuple[QKeySequence, ...]:
        """The keys it has unless the user changes them."""
        return tuple(QKeySequence(keys, QKeySequence.SequenceFormat.PortableText) for keys in self.keys)


def command(name: str, text: str, *keys: str, **more: Any) -> Callable[[Callable[..., object]], Command]:
    """Declare the method below it as a command: its fields as in `Command`, the keys one after the other."""
    return lambda act: Command(name, text, act, keys, **more)


class Action(QAction):
    """A command that can be triggered, for one owner.

    What it calls is an attribute, not a closure connected to the signal: such a closure refers to the owner, and the
    garbage collector cannot see a cycle that runs through a Qt connection.
    """

    def __init__(self, declared: Command, owner: CommandOwner, parent: QObject) -> None:
        super().__init__(declared.title, parent)
        self.declared, self._owner = declared, owner
        self.reason = ""
        """Why the command cannot run now; "" if it can, or if nobody says why."""
        self.setObjectName(declared.name)
        self.setProperty("icon_name", declared.icon)
        if declared.tip:
            self.setToolTip(say(declared.tip))
        self.setShortcuts(declared.sequences)
        if declared.checked is not None:
            self.setCheckable(True)
            self.setChecked(declared.checked)
        self.triggered.connect(self._on_triggered)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call the method that was declared, whether the command is available or not."""
        assert self.declared.act is not None
        return self.declared.act(self._owner, *arguments, **named)

    def _on_triggered(self) -> None:
        if self.declared.act is not None:
            self.declared.act(self._owner)

    def follow(self) -> None:
        """Show whether the command can run, and its text as it is now."""
        if self.declared.when is not None:
            self.reason = self.declared.when(self._owner)
            self.setEnabled(not self.reason)
        if self.declared.shown is not None:
            self.setText(self.declared.shown(self._owner))


class CommandOwner(QObject):
    """Declares commands in its class, and has an `Action` for each once `make_actions` was called.

    It calls `follow` whenever one of its commands may have become possible or impossible.
    """

    in_places: ClassVar[bool] = False
    """Whether its commands can be used while a place such as Practice is in front of the games."""
    made: Mapping[str, Action] = {}
    """The actions of the owner by name, in the order of the declarations."""

    @classmethod
    def declared(cls) -> tuple[Command, ...]:
        """The commands of the class and its bases: those of a base first, of each in the order of the source."""
        found: dict[str, Any] = {}
        for kind in reversed(cls.__mro__):
            found |= {key: value for key, value in vars(kind).items() if isinstance(value, Command | Family)}
        return tuple(each for value in found.values() for each in ([value] if isinstance(value, Command) else value))

    def make_actions(self, parent: QObject, more: Iterable[Command] = ()) -> None:
        """Make all actions, as children of the window or tab in which they can be used, and those of `more`."""
        self.made = {each.name: Action(each, self, parent) for each in (*self.declared(), *more)}
        self.follow()

    @property
    def actions(self) -> tuple[Action, ...]:
        """All of them, in the order of the declarations."""
        return tuple(self.made.values())

    def follow(self, *_: object) -> None:
        """Offer the commands that can run now; it can be connected to any signal."""
        for action in self.made.values():
            action.follow()


class Family(tuple[Command, ...]):
    """Commands that differ in a value, declared together in a class."""


def in_menu_order(actions: Iterable[Action]) -> dict[Menu, list[Action]]:
    """The actions that stand in a menu, by menu."""
    placed = sorted(
        ((action.declared.at, action) for action in actions if action.declared.at is not None),
        key=lambda pair: (pair[0].section, pair[0].position),
    )
    return {menu: [action for at, action in placed if at.menu is menu] for menu in Menu}


# Entries of context menus, and what stands between them.


class _Entry(QAction):
    """An action that calls a function.

    The function is an attribute, not a closure connected to the signal: such a closure usually refers to the owner of
    the action, and the garbage collector cannot see a cycle that runs through a Qt connection.
    """

    def __init__(self, text: str, parent: QObject, act: Callable[[], object]) -> None:
        super().__init__(text, parent)
        self._act = act
        self.triggered.connect(self._on_triggered)

    def _on_triggered(self) -> None:
        self._act()


def menu_entry(
    parent: QObject, text: str, act: Callable[[], object], *, icon: str = "", checked: bool | None = None
) -> QAction:
    """An entry of a context menu that calls `act`; checkable if `checked` is given.

    `icon` is a name of `theme.icons`.
    """
    action = _Entry(text, parent, act)
    action.setProperty("icon_name", icon)
    if checked is not None:
        action.setCheckable(True)
        action.setChecked(checked)
    return action


def redirect(action: QAction, act: Callable[[], object]) -> None:
    """Have an action that Qt made, with text and state that Qt updates, call `act` instead."""
    action.triggered.disconnect()
    action.triggered.connect(act)


def separator(parent: QObject) -> QAction:
    """A line between two sections of a menu."""
    action = QAction(parent)
    action.setSeparator(True)
    return action
