"""Texts for people: English, or another language once a translator is installed. See docs/decisions/040.

Sentences are templates of `str.format`, so that a translation may put its values in another order. JSON, text forms of
puzzles and names of options are never translated.
"""

from __future__ import annotations

from collections.abc import Callable

Translator = Callable[[str, int | None], str]
"""(template, number) -> the template in another language, or unchanged; with a number, its plural form."""

_translator: Translator | None = None
_grouping, _point = ",", "."


def install(translator: Translator | None, grouping: str = ",", point: str = ".") -> None:
    """Translate all texts from now on with `translator`, and format figures with these marks; None: English again.

    Call it once, before anything is shown and before threads are started: they read it without a lock.
    """
    global _translator, _grouping, _point
    _translator, _grouping, _point = translator, grouping, point


def phrase(template: str) -> str:
    """The template itself, marked for translation; for constants, which are translated later by `say`."""
    return template


def say(template: str, *values: object) -> str:
    """The template in the language of the user, filled with the values."""
    said = template if _translator is None else _translator(template, None)
    return said.format(*values) if values else said


def plain(template: str, *values: object) -> str:
    """The template, filled with the values, in English: what only the command line and clusters say.

    No translator is installed there, and the catalogue has none of it.
    """
    return template.format(*values) if values else template


def damaged(detail: str, *values: object) -> str:
    """That a file or a pasted text is damaged; the detail, in the terms of its format, is in English only."""
    return say("is damaged: {}", plain(detail, *values))


def counted(number: int, one: str, many: str, *values: object) -> str:
    """`one` or `many`, as the number requires, filled with the values; without values, with the number itself.

    Both templates have the same placeholders. A language with several plural forms has them as translations of `many`.
    """
    said = many if _translator is None else _translator(many, number)
    if said == many and number == 1:
        said = one
    return said.format(*(values or (figure(number),)))


def capitalised(text: str) -> str:
    """The text with a capital at its beginning; the rest stays as it is."""
    return text[:1].upper() + text[1:]


def without_dots(text: str) -> str:
    """The text of a command as the title of the dialog that it opens."""
    return text.rstrip("… \N{NO-BREAK SPACE}")


def more(text: str) -> str:
    """The text with the dots of what opens a dialog."""
    return f"{text}…"


def sentences(*texts: str) -> str:
    """The texts that are not empty, each as a sentence."""
    return " ".join(f"{text.rstrip('.')}." for text in texts if text)


def figure(number: float) -> str:
    """The number with its thousands grouped as in the language and a true minus sign: −60,137."""
    return _marked(f"{number:,}")


def decimal(number: float, places: int) -> str:
    """The number rounded to this many decimal places: 12.50."""
    return _marked(f"{number:,.{places}f}")


def percent(part: float) -> str:
    """A share, 1 for 100%."""
    return say("{}%", figure(round(100 * part)))


def minutes(number: int) -> str:
    """The time of a game: 2 minutes; 0 for no limit."""
    return counted(number, "{} minute", "{} minutes") if number else say("No clock")


def clock_time(seconds: float) -> str:
    """Whole minutes and seconds, from an hour up with hours: 1:05, 1:02:09."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _marked(number: str) -> str:
    return number.translate({ord(","): _grouping, ord("."): _point, ord("-"): "−"})


def hours(seconds: float) -> str:
    """A long time in whole minutes, from an hour up with hours: 25 min, 2 h 5 min."""
    whole, rest = divmod(round(seconds / 60), 60)
    return f"{figure(whole)} h {rest} min" if whole else f"{rest} min"


def rough_time(seconds: float) -> str:
    """A duration that is only an estimate: 20 s, 5 min, 1.5 h."""
    if seconds < 60:
        return f"{max(5, 5 * round(seconds / 5))} s"
    if seconds < 3600:
        return f"{max(1, round(seconds / 60))} min"
    return f"{figure(round(seconds / 3600, 1))} h"


def duration(seconds: float) -> str:
    """A time for people: 0.2 ms, 35 ms, 1.4 s, 2:05."""
    if seconds < 0.01:
        return f"{decimal(seconds * 1000, 1)} ms"
    if seconds < 1:
        return f"{seconds * 1000:.0f} ms"
    if seconds < 60:
        return f"{decimal(seconds, 1)} s"
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
