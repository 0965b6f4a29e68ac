"""What a start of the program asks its window for, from the command line or from another start; no Qt."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from qless_studio.engine.errors import OptionError
from qless_studio.engine.texts import say

if TYPE_CHECKING:
    from qless_studio.ui.shell.main_window import MainWindow


class Wish(enum.Enum):
    """What is to be shown; the values are the options of the command line."""

    NEW = "--new"
    """An empty board of a game, without a game of the one in front."""
    DAILY = "--daily"
    """Today's puzzle of a game in Play, without a game those of all games."""


class Request(NamedTuple):
    """Files to open, or one wish; neither if the window is only to come to the front."""

    files: tuple[Path, ...] = ()
    wish: Wish | None = None
    game: str = ""
    """Key of the game of the wish, "" for none."""

    def as_json(self) -> dict[str, Any]:
        """The request as JSON for another process; paths are absolute."""
        wish = self.wish.value if self.wish else ""
        return {"open": [str(path.absolute()) for path in self.files], "wish": wish, "game": self.game}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Request:
        """What `as_json` gave; a wish of a later version is none. Raises KeyError or TypeError for anything else."""
        files = tuple(Path(name) for name in data["open"] if isinstance(name, str))
        wish = next((wish for wish in Wish if wish.value == data.get("wish")), None)
        return cls(files, wish, str(data.get("game", "")) if wish else "")

    def carry_out(self, window: MainWindow) -> None:
        """Do what is asked for."""
        keys = [view.key for view in window.workspace.views]
        index = keys.index(self.game) if self.game in keys else None
        if self.files:
            window.open_files(self.files)
        elif self.wish is Wish.NEW:
            window.commands.documents.show_blank(window.workspace.index if index is None else index)
        elif self.wish is Wish.DAILY and index is not None:
            window.commands.places.open_daily(index)
        elif self.wish is Wish.DAILY:
            window.commands.places.show_home()


def read_request(arguments: Sequence[str], games: Sequence[str]) -> Request:
    """The request of a command line: file names, or `--new` or `--daily` and perhaps the key of one of the `games`.

    Raises `OptionError`.
    """
    wish = next((wish for wish in Wish if arguments and arguments[0] == wish.value), None)
    if wish is None:
        return Request(tuple(Path(name).absolute() for name in arguments))
    if len(arguments) > 2 or (len(arguments) == 2 and arguments[1] not in games):
        unknown = " ".join(arguments[1:])
        raise OptionError(say("{} takes one of {}, not {}", wish.value, ", ".join(games), unknown))
    return Request(wish=wish, game=arguments[1] if len(arguments) == 2 else "")
