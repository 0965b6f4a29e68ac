"""JSON files with a schema number: migrated when read, set aside when damaged, written atomically."""

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

    None if there is no such file or it was damaged; a damaged file is renamed, never overwritten (with `keep` it is
    left alone). `read` raises ValueError, TypeError or `SessionError` for data that is not valid.
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
    """The data in the form of schema number `schema`; raises ValueError or TypeError where there is no way to it."""
    if not isinstance(data, dict):
        raise TypeError("it holds no object")
    found = data.get("schema")
    if isinstance(found, bool) or not isinstance(found, int) or not 1 <= found <= schema:
        raise ValueError(f"its schema {found!r:.40} is not {schema}")
    stored: dict[str, Any] = data
    for old in range(found, schema):
        stored = migrations[old](stored)
    return stored


def _set_aside(path: Path, reason: str) -> str:
    log.warning("%s is damaged: %s", path, reason)
    try:
        aside = set_aside(path)
    except OSError as error:
        text = QCoreApplication.translate("Stored", "{} cannot be read ({}); starting without it.")
        return text.format(path, error.strerror)
    text = QCoreApplication.translate("Stored", "{} was damaged and has been renamed to {}; starting without it.")
    return text.format(path.name, aside.name)
