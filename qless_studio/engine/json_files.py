"""JSON that may be damaged: read with its shape checked; files that can be made again are set aside when damaged."""

from __future__ import annotations

import json
import logging
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, get_args

from qless_studio.engine.errors import StudioError
from qless_studio.engine.folders import set_aside

log = logging.getLogger(__name__)
T = TypeVar("T")
Shape = Any
"""What JSON must look like: a type such as `str` or `float | None` (whole numbers are a `float` too); `[shape]`, a list
of any length; `(shape, shape)`, a list of as many as these; `{"name": shape}`, an object with at least these members;
`{str: shape}`, an object with members of any names."""
_SURROGATE = rb"\\u[dD][89a-fA-F]"


def parse_json(data: bytes) -> Any:
    """The value of JSON in UTF-8; raises ValueError, and nothing else, for what is not valid.

    All numbers are finite, all integers have at most 64 bits, and all texts can be encoded.
    """
    try:
        value = json.loads(data.decode("utf-8"), parse_int=_integer, parse_float=_number, parse_constant=_number)
        if re.search(_SURROGATE, data):
            json.dumps(value, ensure_ascii=False).encode("utf-8")  # for lone ones UnicodeEncodeError, a ValueError
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


def _integer(text: str) -> int:
    if len(text) > 20 or not -(2**63) <= int(text) < 2**64:
        raise ValueError(f"a number of {len(text)} digits")
    return int(text)


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text} is no number")
    return value


def check_shape(value: Any, shape: Shape, where: str = "it") -> None:
    """Raise ValueError that names the first part of a JSON value that has another shape."""
    if isinstance(shape, dict):
        members = dict.fromkeys(value, shape[str]) if str in shape and isinstance(value, dict) else shape
        if not isinstance(value, dict) or not members.keys() <= value.keys():
            raise ValueError(f"{where} is no object with {', '.join(map(str, members))}")
        for name, each in members.items():
            check_shape(value[name], each, f"{where}.{name}")
    elif isinstance(shape, list | tuple):
        if not isinstance(value, list) or (isinstance(shape, tuple) and len(value) != len(shape)):
            raise ValueError(f"{where} is no list as expected")
        for number, each in enumerate(value):
            check_shape(each, shape[number if isinstance(shape, tuple) else 0], f"{where}[{number}]")
    else:
        kinds = shape | int if isinstance(0.0, shape) else shape
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in (shape, *get_args(shape))):
            raise ValueError(f"{where} has another type")


def read_cache(path: Path, shape: Shape, read: Callable[[Any], T]) -> T | None:
    """What `read` makes of a file that the program can make again; None if there is none or it is damaged.

    A damaged file is renamed, so that it is made again and nothing is overwritten. `read` gets a value of the shape;
    it raises ValueError or `StudioError` for one that cannot be.
    """
    try:
        value = parse_json(path.read_bytes())
        check_shape(value, shape)
        return read(value)
    except OSError:
        return None
    except (ValueError, StudioError) as error:
        log.warning("%s is damaged and is made again: %s", path, error)
    try:
        set_aside(path)
    except OSError as error:
        log.warning("%s cannot be renamed: %s", path, error)
    return None
