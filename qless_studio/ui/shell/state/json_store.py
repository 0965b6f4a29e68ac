"""Files of the program's own: JSON with a schema number, brought up to date when read, set aside when damaged."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import set_aside, write_atomically
from qless_studio.engine.texts import say

log = logging.getLogger(__name__)
T = TypeVar("T")


def read_stored(path: Path, read: Callable[[Any], T], *, keep: bool = False) -> tuple[T | None, str]:
    """What `read` makes of the JSON in a file, and one line for the user when it was damaged ("" otherwise).

    None when there is no such file or it was damaged: then it is kept under another name, never overwritten (left
    alone with `keep`). `read` raises ValueError, TypeError or `SessionError` for what is not as it should be.
    """
    try:
        return read(json.loads(path.read_text("utf-8"))), ""
    except FileNotFoundError:
        return None, ""
    except (OSError, ValueError, TypeError, RecursionError, SessionError) as error:  # not UTF-8 is a ValueError
        return None, "" if keep else _set_aside(path, str(error))


def write_stored(path: Path, data: Mapping[str, Any], what: str) -> None:
    """Write the data whole or not at all; raises `SessionError` that names it by `what`, such as "session file {}"."""
    try:
        write_atomically(path, json.dumps(data, indent=1).encode("utf-8"))
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), say(what, path)) from None


def migrated(
    data: Any, schema: int, migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
) -> dict[str, Any]:
    """The data as this version writes it; raises ValueError or TypeError for what it cannot know."""
    if not isinstance(data, dict):
        raise TypeError("it holds no object")
    found = data.get("schema")
    if isinstance(found, bool) or not isinstance(found, int) or not 1 <= found <= schema:
        raise ValueError(f"its schema {found!r:.40} is not {schema}")
    for old in range(found, schema):
        data = migrations[old](data)
    return data


def _set_aside(path: Path, why: str) -> str:
    log.warning("%s is damaged: %s", path, why)
    try:
        aside = set_aside(path)
    except OSError as error:
        words = QCoreApplication.translate("Stored", "{} cannot be read ({}); starting without it.")
        return words.format(path, error.strerror)
    words = QCoreApplication.translate("Stored", "{} was damaged and has been renamed to {}; starting without it.")
    return words.format(path.name, aside.name)
