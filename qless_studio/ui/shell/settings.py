"""The user's settings: one small JSON file, checked when read, written atomically."""

from __future__ import annotations

import dataclasses
import json
import logging
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import write_atomically

log = logging.getLogger(__name__)
SCHEMA = 1
MODES = ("system", "light", "dark", "high_contrast")
TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
MOST_THREADS = 256


@dataclass(frozen=True)
class Settings:
    """What the user chose. Window geometry is not here: Qt keeps it."""

    mode: str = "system"
    """One of MODES."""
    text_scale: float = 1.0
    less_motion: bool | None = None
    """None: as the system asks."""
    lexicon: str = ""
    """The list new tabs start with; empty means the default."""
    tabs: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By game key: the puzzle's text, the options by name, the word list."""
    current: str = ""
    """Key of the game in front."""
    threads: int = 0
    """How many threads a search for boards may use; 0: one for each core."""
    autosave: bool = True
    """Whether what is open is kept every few seconds."""
    language: str = ""
    """Code of the language, such as `de`; empty: the system's. Takes effect at the next start."""
    shortcuts: dict[str, list[str]] = field(default_factory=dict)
    """Changed shortcuts alone: by name of the command its keys in Qt's portable form, none for no keys."""


def load(path: Path) -> tuple[Settings, str]:
    """The settings in a file, and one line for the user when it was damaged ("" otherwise).

    A damaged file is set aside under another name, never overwritten; the defaults take its place.
    """
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, UnicodeDecodeError) as error:
        return Settings(), _set_aside(path, str(error))
    try:
        return _read(json.loads(text)), ""
    except (ValueError, TypeError, RecursionError) as error:
        return Settings(), _set_aside(path, str(error))


def save(path: Path, settings: Settings) -> None:
    """Write the settings whole or not at all; raises `SessionError`."""
    text = json.dumps({"schema": SCHEMA, **dataclasses.asdict(settings)}, indent=1)
    try:
        write_atomically(path, text.encode("utf-8"))
    except OSError as error:
        raise SessionError(f"cannot be written: {error.strerror}", f"settings file {path}") from None


def _read(data: Any) -> Settings:
    """Settings from JSON; raises ValueError or TypeError for whatever is not as it should be."""
    if not isinstance(data, dict):
        raise TypeError("it holds no object")
    if data.get("schema") != SCHEMA:
        raise ValueError(f"its schema {data.get('schema')!r} is not {SCHEMA}")
    settings = Settings(**{name: value for name, value in data.items() if name in Settings.__dataclass_fields__})
    if settings.mode not in MODES:
        raise ValueError(f"the mode {settings.mode!r} is unknown")
    if isinstance(settings.text_scale, bool) or not isinstance(settings.text_scale, int | float):
        raise TypeError("the text scale is no number")
    if not 0.5 <= settings.text_scale <= 3:
        raise ValueError(f"the text scale {settings.text_scale} is out of bounds")
    if not (settings.less_motion is None or isinstance(settings.less_motion, bool)):
        raise TypeError("less_motion is neither true nor false nor null")
    if not all(isinstance(name, str) for name in (settings.lexicon, settings.current, settings.language)):
        raise TypeError("a name is no text")
    if not isinstance(settings.tabs, dict) or not all(isinstance(tab, dict) for tab in settings.tabs.values()):
        raise TypeError("the tabs are no objects")
    _check_preferences(settings)
    return settings


def _check_preferences(settings: Settings) -> None:
    threads, shortcuts = settings.threads, settings.shortcuts
    if isinstance(threads, bool) or not isinstance(threads, int) or not 0 <= threads <= MOST_THREADS:
        raise ValueError(f"the number of threads {threads!r} is not 0 to {MOST_THREADS}")
    if not isinstance(settings.autosave, bool):
        raise TypeError("autosave is neither true nor false")
    if not isinstance(shortcuts, dict):
        raise TypeError("the shortcuts are no object")
    for name, keys in shortcuts.items():
        if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
            raise TypeError(f"the shortcuts of {name!r} are no list of texts")


def _set_aside(path: Path, why: str) -> str:
    aside = path.with_name(f"{path.stem}-damaged-{time.strftime('%Y%m%d-%H%M%S')}{path.suffix}")
    log.warning("settings file %s is damaged: %s", path, why)
    try:
        path.replace(aside)
    except OSError as error:
        return f"The settings file {path} cannot be read ({error.strerror}); default settings are in use."
    return f"The settings file was damaged and is kept as {aside.name}; default settings are in use."
