"""Captions for boards and lists that are exported, printed or copied."""

from __future__ import annotations

from collections.abc import Iterator

from qless_studio.engine.options import options_of
from qless_studio.engine.results import Results
from qless_studio.engine.texts import figure, say
from qless_studio.ui.tab.lexicons import Lexicons


def captions_of(results: Results, lexicons: Lexicons) -> tuple[str, ...]:
    """What was searched, a line each: game, puzzle, rules other than the defaults, word list."""
    game = results.game
    rules = ", ".join(_rules(results.options))
    name, comma, changes = results.lexicon.partition(",")
    lines = [game.title, game.format(results.puzzle)]
    if rules:
        lines.append(f"{say('Rules')}: {rules}")
    return (*lines, say("Word list: {}", f"{lexicons.title(name)}{comma}{changes}"))


def _rules(options: object) -> Iterator[str]:
    """What differs from the defaults and decides what is found, in plain words."""
    for known in options_of(type(options)):
        value = getattr(options, known.name)
        if known.solving and value != known.default:
            shown = {True: say("Yes"), False: say("No")}[value] if known.kind is bool else value
            shown = next((choice.label for choice in known.choices if choice.value == value), shown)
            yield f"{known.label}: {shown}"


def extent_of(results: Results, listed: int) -> str:
    """How many solutions are listed, and whether these are all."""
    complete = results.whole and listed == len(results.solutions)
    return (say("Listed: {}") if complete else say("Listed: {}; there may be more")).format(figure(listed))
