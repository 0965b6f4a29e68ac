"""Options as frozen dataclasses: one declaration gives the form, the command line and the checks.

::

    @dataclass(frozen=True)
    class Options:
        min_length: int = option(3, "Minimum length", "Shorter words do not count.", low=1, high=16)

A field is a `bool`, an `int`, an `int | None`, a `float` or a `str` (free, or one of `choices`). Conditions on
several fields are checked by `__post_init__`, which raises `OptionError`.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from qless_studio.engine.errors import OptionError
from qless_studio.engine.texts import plain, say

O = TypeVar("O")  # noqa: E741 - the field's usual letter for options
TRUE, FALSE = frozenset({"true", "yes", "on", "1"}), frozenset({"false", "no", "off", "0"})


class Choice(NamedTuple):
    """One of the values of an option that has a fixed set of them, and its label."""

    value: object
    label: str


class Option(NamedTuple):
    """What a form or a command line needs to know about one field."""

    name: str
    kind: type
    """bool, int, float or str."""
    default: Any
    label: str
    help: str
    note: str
    """What the command line prints instead of `help`, in English only."""
    low: float | None
    high: float | None
    choices: tuple[Choice, ...]
    optional: bool
    """Whether None is a value, meaning "automatic"."""
    solving: bool
    """Whether the option affects the search, not only what is shown. See docs/decisions/014."""
    names: tuple[str, ...] = ()
    """The values that are names, where any other is the path of a file; () for an option that names no files."""
    section: str = ""
    """The heading under which a long form has it."""

    def parse(self, text: str) -> Any:
        """The value written as `text`; raises `OptionError`."""
        text = text.strip()
        where = say("option {}", self.name)
        if self.optional and text.lower() in ("", "auto", "none"):
            return None
        if self.choices:
            for choice in self.choices:
                if text.lower() == str(choice.value).lower():
                    return choice.value
            names = ", ".join(str(choice.value) for choice in self.choices)
            raise OptionError(say("{!r} is not one of {}", text, names), where)
        if self.kind is bool:
            if text.lower() in TRUE | FALSE:
                return text.lower() in TRUE
            raise OptionError(plain("{!r} is not true or false", text), where)
        if self.kind is str:
            return text
        try:
            value = self.kind(text)
        except ValueError:
            wrong = plain("{!r} is not a whole number") if self.kind is int else plain("{!r} is not a number")
            raise OptionError(say(wrong, text), where) from None
        self.check(value)
        return value

    def check(self, value: Any) -> None:
        """Raise `OptionError` when a number is out of bounds or a choice unknown."""
        where = say("option {}", self.name)
        if value is None and self.optional:
            return
        if self.choices:
            if all(value != choice.value for choice in self.choices):
                raise OptionError(plain("{!r} is not a valid choice", value), where)
            return
        if self.kind in (int, float):
            if value != value:  # nan compares false with every bound
                raise OptionError(plain("is not a number"), where)
            if self.low is not None and value < self.low:
                raise OptionError(plain("{} is less than the minimum, {:g}", value, self.low), where)
            if self.high is not None and value > self.high:
                raise OptionError(plain("{} is greater than the maximum, {:g}", value, self.high), where)


def option(
    default: Any,
    label: str,
    help: str = "",
    *,
    note: str = "",
    low: float | None = None,
    high: float | None = None,
    choices: Iterable[tuple[object, str]] | Callable[[], Iterable[tuple[object, str]]] = (),
    solving: bool = True,
    names: Iterable[str] = (),
    section: str = "",
) -> Any:
    """A dataclass field with label, help and bounds for forms and the command line.

    `note` is for what a form need not say beside the label: the command line prints it, in English.
    `choices` may be a function where they can change, such as files of the user. `solving` is false for an option that
    does not affect the search; `names` are the values that are no paths of files; `section` is the heading above it in
    a long form.
    """
    metadata = {
        "label": label,
        "help": help,
        "note": note,
        "low": low,
        "high": high,
        "choices": choices if callable(choices) else tuple(choices),
        "solving": solving,
        "names": tuple(names),
        "section": section,
    }
    return dataclasses.field(default=default, metadata=metadata)


argument = option
"""An option that only the command line shows: its label, help and choices are English, and in no catalogue."""


def options_of(cls: type) -> tuple[Option, ...]:
    """The options of a dataclass, in the order of its fields; fields that were not declared with `option` are none."""
    hints = typing.get_type_hints(cls)
    found = []
    for field in dataclasses.fields(cls):
        if not field.metadata:
            continue
        hint = hints[field.name]
        optional = False
        if typing.get_origin(hint) in (typing.Union, types.UnionType):
            (hint,) = (part for part in typing.get_args(hint) if part is not type(None))
            optional = True
        metadata = dict(field.metadata)
        choices = metadata.pop("choices")
        known = tuple(Choice(value, say(label)) for value, label in (choices() if callable(choices) else choices))
        metadata |= {"label": say(metadata["label"]), "help": say(metadata["help"])}
        metadata["section"] = say(metadata["section"]) if metadata["section"] else ""
        found.append(Option(field.name, hint, field.default, choices=known, optional=optional, **metadata))
    return tuple(found)


def read_options(cls: type[O], values: Mapping[str, str]) -> O:
    """Options from texts by name, as on the command line; raises `OptionError`."""
    known = {known.name: known for known in options_of(cls)}
    for name in values:
        if name not in known:
            raise OptionError(
                plain("unknown option; available: {}", ", ".join(known) or say("none")), say("option {}", name)
            )
    return cls(**{name: known[name].parse(text) for name, text in values.items()})


def files_named(cls: type, values: Mapping[str, str]) -> list[str]:
    """The paths of files among texts of options: to be asked about before a document of others has them opened."""
    known = {known.name: known.names for known in options_of(cls)}
    return [text for name, text in values.items() if known.get(name) and text.strip().lower() not in known[name]]


def same_search(one: object, other: object) -> bool:
    """Whether a search gives the same result with either of two options of one class. See docs/decisions/014."""
    return all(
        getattr(one, known.name) == getattr(other, known.name) for known in options_of(type(one)) if known.solving
    )


def changed_options(options: object) -> list[tuple[str, Any]]:
    """(name, value) of each option that does not have its default value."""
    values = ((known, getattr(options, known.name)) for known in options_of(type(options)))
    return [(known.name, value) for known, value in values if value != known.default]


def check_options(options: object) -> None:
    """Raise `OptionError` for a value out of bounds: constructors accept it, solvers must never see it."""
    for known in options_of(type(options)):
        known.check(getattr(options, known.name))
