"""Word lists in JSON: arrays and objects of words, records with a word in each."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from json.scanner import py_make_scanner  # type: ignore[attr-defined]  # not in the stubs
from typing import Any

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon.columns import Entries
from qless_studio.engine.lexicon.decoding import clean
from qless_studio.engine.lexicon.tables import OTHER_NUMBERS, WORD_HEADERS, number_of
from qless_studio.engine.texts import damaged, say

_FEW = 64
"""Keys of an object that may be headings over lists of words; more of them are words."""

_LAST_COMMA = re.compile(r",(?=\s*[\]}])")
"""A comma after the last value, as many who write JSON by hand have it."""

Pair = tuple[str, float | None]


def json_entries(text: str, where: str, named: bool) -> Entries | None:
    """The entries of a JSON text, or None for any other text.

    `named`: the file says that it is JSON; then a text that is none raises `LexiconError` at `where`.
    """
    if text.lstrip()[:1] not in ("[", "{"):
        return None
    try:
        pairs = [(word if word.isascii() else clean(word), number) for word, number in _pairs(_loaded(text))]
    except (ValueError, RecursionError) as error:
        if not named:
            return None
        line = getattr(error, "lineno", 1)
        raise LexiconError(damaged("invalid JSON in line {}", line), where) from None
    numbered = say("numbers as frequencies") if any(number is not None for _, number in pairs) else ""
    rows = [(word, number, 1) for word, number in pairs]
    return Entries(rows, [word for word, _ in pairs], (say("a JSON list"),), numbered)


def _loaded(text: str) -> Any:
    """The value of a JSON text, or an array of the values of its lines; raises `ValueError`, `RecursionError`."""
    slow = json.JSONDecoder()
    slow.scan_once = py_make_scanner(slow)  # type: ignore[attr-defined]  # the one in C stops all threads meanwhile
    try:
        return slow.decode(text)
    except ValueError:
        lines = text.splitlines()
        if len(lines) > 1 and lines[0].rstrip().endswith(("}", "]")):
            return [json.loads(line) for line in lines if line.strip()]
        return slow.decode(_LAST_COMMA.sub("", text))


def _pairs(value: Any) -> Iterator[Pair]:
    """The words of a value, each with the number beside it."""
    match value:
        case str():
            yield value, None
        case bool() | None:
            pass
        case int() | float():
            yield str(value), None
        case list():
            for each in value:
                match each:
                    case [str(word), int() | float() as number, *_]:
                        yield word, _frequency(number)
                    case _:
                        yield from _record(each) if isinstance(each, dict) else _pairs(each)
        case dict():
            held = {key.lower(): each for key, each in value.items() if isinstance(each, list | dict)}
            if _are_headings(held, len(value)):
                named = [each for key, each in held.items() if key in WORD_HEADERS]
                for each in named or held.values():
                    yield from _pairs(each)
            else:
                yield from ((word, _frequency(beside)) for word, beside in value.items())


def _record(fields: dict[str, Any]) -> Iterator[Pair]:
    """The word of an object in an array, {"word": "apple", "count": 5}; without one the words of the object."""
    texts = {key: field for key, field in fields.items() if isinstance(field, str)}
    word = next((texts[key] for key in texts if key.lower() in WORD_HEADERS), next(iter(texts.values()), None))
    numbers = (_frequency(field) for key, field in fields.items() if key.lower() not in OTHER_NUMBERS)
    if word is None:
        yield from _pairs(fields)
    else:
        yield word, next((number for number in numbers if number is not None), None)


def _are_headings(held: dict[str, Any], keys: int) -> bool:
    """Whether the keys of an object are headings over words, as letters or lengths are, and not words themselves.

    `held`: what it holds of arrays and objects; `keys`: how many keys it has.
    """
    inner = {text for each in held.values() for text in each if isinstance(text, str)}
    values = (part for each in held.values() for part in (each.values() if isinstance(each, dict) else each))
    deep = any(isinstance(part, list | dict) for part in values)
    if keys > _FEW or not (inner or deep):
        return False
    around = len(held) == 1 and (deep or len(inner) > 1)
    return around or len(inner) > len(held) or all(len(key) < 3 for key in held) or not WORD_HEADERS.isdisjoint(held)


def _frequency(value: Any) -> float | None:
    """A number as `number_of` takes it from a text."""
    return number_of(repr(value)) if isinstance(value, int | float) and not isinstance(value, bool) else None
