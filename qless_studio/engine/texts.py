"""What the engine says to people: English by itself, another language once a translator is installed.

Sentences are templates of `str.format`, so that a translation may put its values in another order. JSON, text forms of
puzzles and names of options never come through here: they are the same in every language.
"""

from __future__ import annotations

from collections.abc import Callable

Translator = Callable[[str, int | None], str]
"""The template in another language, or as it is when there is none; with a number, the form that goes with it."""

_translator: Translator | None = None
_grouping, _point = ",", "."


def install(translator: Translator | None, grouping: str = ",", point: str = ".") -> None:
    """Say everything from now on through `translator`, figures with these marks; None for English again.

    Call it once, before anything is shown and before there are threads: afterwards it is only read.
    """
    global _translator, _grouping, _point
    _translator, _grouping, _point = translator, grouping, point


def phrase(template: str) -> str:
    """The template itself, marked for translation: for constants, which `say` shows later."""
    return template


def say(template: str, *values: object) -> str:
    """The template in the language of the user, with the values in it."""
    said = template if _translator is None else _translator(template, None)
    return said.format(*values) if values else said


def counted(number: int, one: str, many: str, *values: object) -> str:
    """`one` or `many` of something, with the values in it; without values the number itself is the value.

    Both templates have the same places. A language with more than two forms has them as translations of `many`.
    """
    said = many if _translator is None else _translator(many, number)
    if said == many and number == 1:
        said = one
    return said.format(*(values or (figure(number),)))


def figure(number: float) -> str:
    """The number with its thousands grouped as the language does and a true minus: −60,137."""
    return _marked(f"{number:,}")


def decimal(number: float, places: int) -> str:
    """The number rounded to so many places behind the point or comma: 12.50."""
    return _marked(f"{number:,.{places}f}")


def _marked(number: str) -> str:
    return number.translate({ord(","): _grouping, ord("."): _point, ord("-"): "−"})
