"""What places, pages and dialogs ask of the window, as values: `shell.commands` carries them out, by type."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING

from qless_studio.engine.history import Entry

if TYPE_CHECKING:  # imported when there is one
    from qless_studio.engine.player.study import StudyWord


@dataclass(frozen=True)
class Leave:
    """Back to what was in front before."""


@dataclass(frozen=True)
class Practise:
    """Show what there is to practise, or go on with what is asked."""


@dataclass(frozen=True)
class Due:
    """The number of questions that are due, and the day of the next ones."""

    questions: int
    next_day: date | None


@dataclass(frozen=True)
class Follow:
    """The bars and the commands are to follow what the place shows now."""


class View(Enum):
    """The views of the History."""

    GAMES = "games"
    DAYS = "days"
    PROGRESS = "progress"
    WORDS = "words"


@dataclass(frozen=True)
class ShowHistory:
    """What was played, and how well."""

    day: date | None = None
    """That day; None for the view."""
    view: View = View.GAMES
    game: str = ""
    """Only the game of this key; "" for the one shown last."""


@dataclass(frozen=True)
class ShowWords:
    """The words worth most in a game."""

    game: str
    """The key of the game."""


@dataclass(frozen=True)
class Send:
    """Give a game of the history to somebody."""

    entry: Entry


@dataclass(frozen=True)
class PractiseCards:
    """Practise these cards, due or not."""

    ids: tuple[str, ...]
    title: str
    """What the cards are about."""


@dataclass(frozen=True)
class PractiseWords:
    """Practise words, missed or not."""

    game: str
    words: tuple[StudyWord, ...]
    lexicon: str
    """The name of the word list."""


@dataclass(frozen=True)
class HistoryChanged:
    """Games or answers were added to the history, or taken out of it: what shows it reads it again."""


@dataclass(frozen=True)
class ShowChanges:
    """The words that the user banned or added."""

    lexicon: str
    """The name of the word list."""


@dataclass(frozen=True)
class EditShortcuts:
    """The editor of keyboard shortcuts."""
