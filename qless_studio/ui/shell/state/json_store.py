"""JSON files with a schema number: set aside when damaged, written atomically."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import check_shape, set_aside, write_atomically
from qless_studio.engine.texts import say

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
