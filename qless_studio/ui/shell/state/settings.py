"""The user's settings: one small JSON file with a schema number, checked when read, written atomically."""

from __future__ import annotations

import dataclasses
import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from qless_studio.engine.errors import OptionError, SessionError
from qless_studio.engine.folders import Shape, check_shape, set_aside, write_atomically
from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.options import check_options, option
from qless_studio.engine.texts import phrase, say
from qless_studio.ui.translation import language_in_use
from qless_studio.ui.widgets.results.word_facts import minimum_band_text

MAXIMUM_WIDTH = 10_000
SCHEMA = 2
MODES = (
    ("system", phrase("Follow system")),
    ("light", phrase("Light")),
    ("dark", phrase("Dark")),
    ("high_contrast", phrase("High contrast")),
)
MOTIONS = ((None, phrase("Follow system")), (True, phrase("Always")), (False, phrase("Never")))
APPEARANCE, WORD_LISTS, PROGRAM, PRACTICE = (
    phrase("Appearance"), phrase("Word lists"), phrase("Program"), phrase("Practice"),
)  # fmt: skip
"""The sections of the preferences."""
TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
PRACTISED = (Band.VERY_COMMON, Band.COMMON, Band.UNCOMMON)
"""The least common words that may be practised; rarer ones are not counted as missed."""


def _practised() -> list[tuple[str, str]]:
    return [(band.name, minimum_band_text(band)) for band in PRACTISED]


@dataclass(frozen=True)
class Settings:
    """What the user chose. The window's geometry is stored apart, in Qt's own format.

    The preferences have a row for each `option`, under its `section`; the others are chosen elsewhere.
    """

    mode: str = option("system", "Theme", choices=MODES, section=APPEARANCE)
    text_scale: float = option(1.0, "Text size", low=0.5, high=3, section=APPEARANCE)
    less_motion: bool | None = option(None, "Reduce motion", choices=MOTIONS, section=APPEARANCE)
    language: str = option("", "Language", "Takes effect after a restart", section=APPEARANCE)
    """Code of the language, such as `de`; "" for the system's."""
    play_in: str = option("", "Play in", section=WORD_LISTS)
    """Code of the language, such as `pl`; "" for that of the window"""
    lexicon: str = option("", "New tabs use", section=WORD_LISTS)
    """Name of the word list; "" for the one that suits the game"""
    offensive: bool = option(
        False,
        "Propose words that may offend",
        "Slurs and obscenities as hints, questions, or words of the computer; they always count and are always listed",
        section=WORD_LISTS,
    )
    home: bool = option(True, "Show Home at the start", section=PROGRAM)
    autosave: bool = option(True, "Autosave open documents", section=PROGRAM)
    threads: int = option(0, "Threads", "Number of cores used to search for boards", low=0, high=256, section=PROGRAM)
    """Number of threads; 0: one per core"""
    practice_items: int = option(10, "Questions", low=1, high=50, section=PRACTICE)
    practice_cards: int = option(40, "Cards a day", low=1, high=500, section=PRACTICE)
    practice_new: int = option(10, "New cards a day", low=0, high=100, section=PRACTICE)
    practice_least: str = option("COMMON", "Words", choices=_practised, section=PRACTICE)
    """Name of the `Band` of the least common words that are practised"""
    levels: bool = option(
        True, "Show levels and expected points",
        section=PRACTICE,
    )  # fmt: skip
    shortcuts: dict[str, list[str]] = field(default_factory=dict)
    """Only the changed ones: keys in Qt's portable form by name of the command, an empty list for no shortcut"""
    recent: tuple[str, ...] = ()
    """Paths of the files opened or saved last, the latest first"""
    used: tuple[str, ...] = ()
    """Names of the commands chosen last in Search, the latest first"""
    welcomed: bool = False
    """Whether Home was shown."""
    sync_folder: str = ""
    """Path of the folder over which the history is exchanged with other computers; "" for none"""
    left_out: tuple[tuple[str, str], ...] = ()
    """(code of the language, word): not to be listed among the words worth learning"""
    name: str = ""
    """The player's name in challenges"""
    inspector: bool = False
    """Whether the word inspector is open."""
    inspector_side: str = "right"
    """The side of the tab it is on: left or right"""
    inspector_width: int = 0
    """Width of the inspector at 100 % if the user chose one, else 0"""

    @property
    def language_played(self) -> str:
        """Code of the language of new tabs and daily puzzles."""
        code = self.play_in or language_in_use()
        return code if code in LANGUAGES else ENGLISH.code


_SHAPE: dict[str, Shape] = get_type_hints(Settings) | {
    "shortcuts": {str: [str]},
    "recent": [str],
    "used": [str],
    "left_out": [(str, str)],
}


def load(path: Path) -> tuple[Settings, str]:
    """The settings in a file, and one line for the user when it was damaged ("" otherwise).

    A damaged file is set aside under another name, never overwritten; the defaults take its place.
    """
    settings, message = read_stored(path, SCHEMA, _read)
    return settings or Settings(), message


def save(path: Path, settings: Settings) -> None:
    """Write the settings whole or not at all; raises `SessionError`."""
    write_stored(path, {"schema": SCHEMA, **dataclasses.asdict(settings)})


def _read(data: dict[str, Any]) -> Settings:
    """Settings from JSON; raises ValueError or TypeError for invalid data."""
    values = {name: data[name] for name in _SHAPE if name in data}
    check_shape(values, {name: _SHAPE[name] for name in values})
    left_out = tuple(map(tuple, values.get("left_out", ())))
    lists = {name: tuple(values.get(name, ())) for name in ("recent", "used")}
    settings = Settings(**{**values, **lists, "left_out": left_out})
    try:
        check_options(settings)
    except OptionError as error:
        raise ValueError(str(error)) from None
    if settings.inspector_side not in ("left", "right"):
        raise ValueError(f"the side {settings.inspector_side!r} is unknown")
    if not 0 <= settings.inspector_width <= MAXIMUM_WIDTH:
        raise ValueError(f"the width {settings.inspector_width!r} is out of bounds")
    return settings


# JSON files with a schema number: set aside when damaged, written atomically.

log = logging.getLogger(__name__)
T = TypeVar("T")


def read_stored(path: Path, schema: int, read: Callable[[dict[str, Any]], T]) -> tuple[T | None, str]:
    """What `read` makes of the JSON in a file, and one line for the user when it was damaged ("" otherwise).

    None if there is no such file or it was damaged; a damaged file is renamed, never overwritten. `read` gets an object
    of this schema number; it raises ValueError, TypeError or `SessionError` for one that is not valid.
    """
    try:
        data = json.loads(path.read_text("utf-8"))
        check_shape(data, {"schema": int})
        if data["schema"] != schema:
            raise ValueError(f"its schema {data['schema']!r:.40} is not {schema}")
        return read(data), ""
    except FileNotFoundError:
        return None, ""
    except (OSError, ValueError, TypeError, RecursionError, SessionError) as error:  # not UTF-8 is a ValueError
        return None, _set_aside(path, str(error))


def write_stored(path: Path, data: Mapping[str, Any]) -> None:
    """Write the data whole or not at all; raises `SessionError`."""
    try:
        write_atomically(path, json.dumps(data, indent=1).encode("utf-8"))
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), str(path)) from None


def _set_aside(path: Path, reason: str) -> str:
    log.warning("%s is damaged: %s", path, reason)
    try:
        aside = set_aside(path)
    except OSError as error:
        text = say("{} cannot be read ({}); starting without it.")
        return text.format(path, error.strerror)
    text = say("{} was damaged and has been renamed to {}; starting without it.")
    return text.format(path.name, aside.name)
