"""Damage to valid JSON documents, the same on every run: what disks, editors and other programs do to files."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from random import Random
from typing import Any

Path = tuple[str | int, ...]
"""Where a value stands in a document."""
SEED = 20
RANDOM = 60
"""Random damages of each kind to the bytes of a document."""


class Raw(str):
    """JSON text that stands for itself."""


class Pairs(list):
    """An object with its members as pairs, so that a name may come twice."""


ODD = tuple(
    Raw(text)
    for text in (
        "null",
        "true",
        "false",
        "0",
        "-1",
        "1.5",
        "1e999",
        "-1e999",
        "NaN",
        "Infinity",
        "9" * 400,
        "9" * 5000,
        '""',
        '" "',
        '"{}"',
        '"\\ud800"',
        '"\\u0000"',
        '"\\u202e\\u0301"',
        '"' + "a" * 5000 + '"',
        '"' + "a" * 100_000 + '"',
        "[]",
        "{}",
        '[["a", 1], null]',
        '{"a": {"b": []}}',
        "[" * 5000 + "]" * 5000,
        "[" * 200_000 + "]" * 200_000,
        '{"a":' * 20_000 + "1" + "}" * 20_000,
        "nul",
        "[1, 2",
        "'a'",
    )
)
"""What may stand where another value belongs."""

SCHEMAS = ("0", "-1", "2", "1000000", "1.0", "1.5", "true", "null", '"1"', "[1]", "1e0")


def encoded(value: Any) -> str:
    """The value as JSON, with `Raw` and `Pairs` in it."""
    if isinstance(value, Raw):
        return value
    if isinstance(value, Pairs | dict):
        pairs = value if isinstance(value, Pairs) else value.items()
        return "{" + ", ".join(f"{json.dumps(name)}: {encoded(each)}" for name, each in pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(encoded, value)) + "]"
    return json.dumps(value)


def mutations(document: dict[str, Any], alike: Collection[Path] = ()) -> Iterator[tuple[str, bytes]]:
    """(what was done, the damaged file) of several hundred damages to a document.

    Values at the paths in `alike`, and what is in them, are not damaged by themselves: others stand for them.
    """
    yield from _of_values(document, alike)
    whole = json.dumps(document, indent=1, ensure_ascii=False).encode("utf-8")
    yield from _of_bytes(whole, Random(SEED))
    text = whole.decode("utf-8")
    yield from (
        ("empty", b""),
        ("blank", b" \n\t\n"),
        ("twice", whole * 2),
        ("in a list", b"[" + whole + b"]"),
        ("cut off in a name", whole[: whole.index(b'"') + 2]),
        ("UTF-16", text.encode("utf-16")),
        ("UTF-8 with a mark", b"\xef\xbb\xbf" + whole),
        ("cp1252", text.replace(":", ": \xff", 1).encode("cp1252", "replace")),
        ("carriage returns", whole.replace(b"\n", b"\r")),
        ("single quotes", whole.replace(b'"', b"'")),
        ("trailing comma", whole.replace(b"\n}", b",\n}")),
        ("comment", b"// mine\n" + whole),
        ("an HTML page", b"<!doctype html><title>Not found</title>"),
    )


def _of_values(document: dict[str, Any], alike: Collection[Path]) -> Iterator[tuple[str, bytes]]:
    paths = [path for path in _paths(document) if not any(path[: len(each)] == each for each in alike)]
    for path in paths:
        for odd in ODD:
            yield f"{path} is {odd[:20]}", encoded(_with(document, path, odd)).encode("utf-8", "surrogatepass")
    for path in paths:
        if path and isinstance(path[-1], str):
            yield f"{path} is missing", encoded(_without(document, path)).encode()
            yield f"{path} is called otherwise", encoded(_renamed(document, path)).encode()
            yield f"{path} comes twice", encoded(_twice(document, path)).encode()
    for schema in SCHEMAS:
        yield f"schema {schema}", encoded({**document, "schema": Raw(schema)}).encode()


def _of_bytes(whole: bytes, random: Random) -> Iterator[tuple[str, bytes]]:
    for _ in range(RANDOM):
        place = random.randrange(len(whole))
        yield f"cut off at {place}", whole[:place]
        bit = 1 << random.randrange(8)
        yield f"bit {bit} flipped at {place}", whole[:place] + bytes([whole[place] ^ bit]) + whole[place + 1 :]
        yield f"byte lost at {place}", whole[:place] + whole[place + 1 :]
        noise = random.randbytes(random.randint(1, 8))
        yield f"noise at {place}", whole[:place] + noise + whole[place:]
        end = min(place + random.randint(1, 40), len(whole))
        yield f"zeros at {place}", whole[:place] + bytes(end - place) + whole[end:]
        yield f"a piece twice at {place}", whole[:end] + whole[place:]


def _paths(value: Any, before: Path = ()) -> Iterator[Path]:
    """Where a value stands in the document, itself and everything in it."""
    yield before
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in members:
        yield from _paths(each, (*before, name))


def _with(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = _with(value[path[0]], path[1:], new)
    return copy


def _members(document: Any, path: Path) -> dict[str, Any]:
    for name in path[:-1]:
        document = document[name]
    return dict(document)


def _without(document: Any, path: Path) -> Any:
    left = {name: each for name, each in _members(document, path).items() if name != path[-1]}
    return _with(document, path[:-1], left)


def _renamed(document: Any, path: Path) -> Any:
    other = {str(name) + "s" * (name == path[-1]): each for name, each in _members(document, path).items()}
    return _with(document, path[:-1], other)


def _twice(document: Any, path: Path) -> Any:
    return _with(document, path[:-1], Pairs([*_members(document, path).items(), (path[-1], Raw("7"))]))
