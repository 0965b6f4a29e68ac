"""A game as the window sees it. See docs/decisions/003 and 042."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.texts import phrase

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from qless_studio.engine.exercises import Exercise
    from qless_studio.ui.pictures.spec import PictureSpec
    from qless_studio.ui.tab.commands import Command, CommandOwner
    from qless_studio.ui.tab.exercise_view import ExerciseView
    from qless_studio.ui.tab.session import Session
    from qless_studio.ui.tab.tab import Tab

    TabFactory = Callable[[Session], Tab]
    ExerciseFactory = Callable[[Exercise, Lexicon], ExerciseView]
    PictureFactory = Callable[[Any, str], QWidget]


class TabOf:
    """Builds the tab of a game, whose class is imported when it is first needed."""

    def __init__(self, load: Callable[[], type[Tab]]) -> None:
        self._load = load
        self.__module__ = load.__module__  # the package to be imported ahead

    def __call__(self, session: Session) -> Tab:
        return self._load()(session)

    @property
    def owners(self) -> tuple[type[CommandOwner], ...]:
        """The classes that declare its commands."""
        return self._load().owners


class BareBoards(NamedTuple):
    """What a game shows without a tab."""

    picture: PictureFactory | None = None
    """Makes a bare board that shows a puzzle, for the help and Home, at its best size; it also fits any other.

    The text is a word to mark (the one that a path or the tray shows), or ""."""
    exercise: ExerciseFactory | None = None
    """Shows an exercise of the game's `Practice`; None for a game without exercises."""
    from_picture: PictureSpec | None = None
    """What is looked for in a picture of a board; None for a game whose boards cannot be read."""


class GameParts(NamedTuple):
    """What a game's package gives the window."""

    game: Game[Any, Any, Any]
    tab: TabFactory
    """Builds the content of a tab when it is first shown: a class of tabs, or a `TabOf` one."""
    lexicon: str = DEFAULT
    """The word list of a new tab, until the user chooses one."""
    load_boards: Callable[[], BareBoards] = BareBoards
    """Imports what shows boards without the tab."""
    help: str = ""
    """The help page of a game from a plug-in, in Markdown: a title, a sentence, what to know. Other games have files
    in resources/help."""
    meant: Callable[[str, Any], bool] = lambda text, puzzle: True
    """Whether a text from outside that reads as this puzzle is likely to be meant for the game; asked when several
    games can read it. The text has neither empty lines nor blanks at the ends of lines. See docs/decisions/032."""
    clock: str = phrase("No clock")
    """How long a game takes, in two or three words."""

    @property
    def picture(self) -> PictureFactory | None:
        """Makes a bare board that shows a puzzle."""
        return self.load_boards().picture

    @property
    def exercise(self) -> ExerciseFactory | None:
        """Shows an exercise."""
        return self.load_boards().exercise


class GameView:
    """One line of the registry `ui.games.VIEWS`.

    It knows what the frame of the window shows of a game. The game itself is imported when anything else is asked for,
    so that the first picture waits for the game in front alone.
    """

    def __init__(self, key: str, title: str, accent: str, load: Callable[[], GameParts]) -> None:
        """`key` and `title` of the game; `accent` is a key of `ui.style.tokens.ACCENTS`."""
        self.key, self.title, self.accent, self._load = key, title, accent, load

    @classmethod
    def of(cls, parts: GameParts, accent: str) -> GameView:
        """The view of a game that is imported already."""
        return cls(parts.game.key, parts.game.title, accent, lambda: parts)

    @cached_property
    def parts(self) -> GameParts:
        """The parts that the game's package gives, imported when first asked for."""
        return self._load()

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands that its tab declares."""
        owners = getattr(self.parts.tab, "owners", ())
        return tuple(each for owner in owners for each in owner.declared())

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.parts.game
