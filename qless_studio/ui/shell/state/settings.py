"""The user's settings: one small JSON file, checked when read, written atomically."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.texts import phrase
from qless_studio.ui.shell.state.json_store import migrated, read_stored, write_stored
from qless_studio.ui.translation import language_in_use

MAXIMUM_WIDTH = 10_000
SCHEMA = 2
MODES = ("system", "light", "dark", "high_contrast")
TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
MAXIMUM_THREADS = 256
PRACTICE_LIMITS = {"practice_items": (1, 50), "practice_cards": (1, 500), "practice_new": (0, 100)}
"""By field the smallest and the largest value"""


@dataclass(frozen=True)
class Settings:
    """What the user chose. The window's geometry is stored apart, in Qt's own format."""

    mode: str = "system"
    """One of MODES."""
    text_scale: float = 1.0
    less_motion: bool | None = None
    """None: follow the system"""
    lexicon: str = ""
    """The word list of new tabs; "" for the one that suits the game"""
    play_in: str = ""
    """Code of the language of new tabs and daily puzzles, such as `pl`; "" for that of the window"""
    threads: int = 0
    """Threads of a search for boards; 0: one per core"""
    autosave: bool = True
    """Whether open documents are saved every few seconds"""
    language: str = ""
    """Code of the language, such as `de`; "" for the system's. Takes effect at the next start."""
    shortcuts: dict[str, list[str]] = field(default_factory=dict)
    """Only the changed ones: keys in Qt's portable form by name of the command, an empty list for no shortcut"""
    recent: tuple[str, ...] = ()
    """Paths of the files opened or saved last, the latest first"""
    welcomed: bool = False
    """Whether the home page was shown."""
    home: bool = False
    """Whether it is shown whenever the program starts."""
    sync_folder: str = ""
    """Path of the folder over which the history is exchanged with other computers; "" for none"""
    practice_items: int = 10
    """Questions of a practice"""
    practice_cards: int = 40
    """Cards asked on a day, the new ones among them"""
    practice_new: int = 10
    """New cards on a day"""
    practice_least: str = "COMMON"
    """Name of the `Band` of the least common words that are practised"""
    levels: bool = True
    """Whether levels and expected points are shown, everywhere."""
    left_out: tuple[tuple[str, str], ...] = ()
    """(code of the language, word): not to be listed among the words worth learning"""
    name: str = ""
    """The player's name in challenges"""
    inspector: bool = False
    """Whether the word inspector is open."""
    inspector_side: str = "right"
    """The side of the tab it is on: left or right"""
    inspector_width: int = 0
    """Its width at 100 % if the user chose one, else 0"""

    @property
    def language_played(self) -> str:
        """Code of the language of new tabs and daily puzzles."""
        code = self.play_in or language_in_use()
        return code if code in LANGUAGES else ENGLISH.code


def load(path: Path) -> tuple[Settings, str]:
    """The settings in a file, and one line for the user when it was damaged ("" otherwise).

    A damaged file is set aside under another name, never overwritten; the defaults take its place.
    """
    settings, message = read_stored(path, _read)
    return settings or Settings(), message


def save(path: Path, settings: Settings) -> None:
    """Write the settings whole or not at all; raises `SessionError`."""
    write_stored(path, {"schema": SCHEMA, **dataclasses.asdict(settings)}, phrase("settings file {}"))


def _to_second(data: dict[str, Any]) -> dict[str, Any]:
    """Open documents moved to session.json, which reads them from here (`session_file`); motion has three values."""
    rest = {name: value for name, value in data.items() if name not in ("tabs", "current", "reduced_motion")}
    return {**rest, "less_motion": True} if data.get("reduced_motion") is True else rest


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _to_second}
"""By schema number: migrates to the next one"""


def _read(data: Any) -> Settings:
    """Settings from JSON; raises ValueError or TypeError for invalid data."""
    data = {"welcomed": True, **migrated(data, SCHEMA, MIGRATIONS)}  # who has older settings is no newcomer
    if not isinstance(data.get("recent", []), list):
        raise TypeError("the recent files are no list")
    if not isinstance(data.get("left_out", []), list):
        raise TypeError("the words left out are no list")
    data = {**data, "recent": tuple(data.get("recent", ())), "left_out": tuple(map(tuple, data.get("left_out", ())))}
    settings = Settings(**{name: value for name, value in data.items() if name in Settings.__dataclass_fields__})
    if settings.mode not in MODES:
        raise ValueError(f"the mode {settings.mode!r} is unknown")
    if isinstance(settings.text_scale, bool) or not isinstance(settings.text_scale, int | float):
        raise TypeError("the text scale is no number")
    if not 0.5 <= settings.text_scale <= 3:
        raise ValueError(f"the text scale {settings.text_scale} is out of bounds")
    if not (settings.less_motion is None or isinstance(settings.less_motion, bool)):
        raise TypeError("less_motion is neither true nor false nor null")
    if not all(
        isinstance(value, bool) for value in (settings.welcomed, settings.home, settings.inspector, settings.levels)
    ):
        raise TypeError("welcomed, home, inspector or levels is neither true nor false")
    for left_out in settings.left_out:
        if len(left_out) != 2 or not all(isinstance(text, str) for text in left_out):
            raise TypeError("a word left out is no pair of texts")
    if settings.inspector_side not in ("left", "right"):
        raise ValueError(f"the side {settings.inspector_side!r} is unknown")
    if type(settings.inspector_width) is not int or not 0 <= settings.inspector_width <= MAXIMUM_WIDTH:
        raise ValueError(f"the width {settings.inspector_width!r} is out of bounds")
    names = settings.lexicon, settings.play_in, settings.language, settings.sync_folder, settings.name, *settings.recent
    if not all(isinstance(name, str) for name in names):
        raise TypeError("a name is no text")
    _check_preferences(settings)
    return settings


def _check_preferences(settings: Settings) -> None:
    threads, shortcuts = settings.threads, settings.shortcuts
    if isinstance(threads, bool) or not isinstance(threads, int) or not 0 <= threads <= MAXIMUM_THREADS:
        raise ValueError(f"the number of threads {threads!r} is not 0 to {MAXIMUM_THREADS}")
    if not isinstance(settings.autosave, bool):
        raise TypeError("autosave is neither true nor false")
    for field_name, (low, high) in PRACTICE_LIMITS.items():
        value = getattr(settings, field_name)
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"{field_name} {value!r} is not {low} to {high}")
    if settings.practice_least not in Band.__members__:
        raise ValueError(f"the commonness {settings.practice_least!r} is unknown")
    if not isinstance(shortcuts, dict):
        raise TypeError("the shortcuts are no object")
    for name, keys in shortcuts.items():
        if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
            raise TypeError(f"the shortcuts of {name!r} are no list of texts")
