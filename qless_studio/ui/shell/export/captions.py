"""Captions for boards and lists that are exported, printed or copied."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.options import changed_options
from qless_studio.engine.results import Results
from qless_studio.engine.texts import figure
from qless_studio.ui.tab.lexicons import Lexicons


def tr(text: str) -> str:
    return QCoreApplication.translate("Heads", text)


def captions_of(results: Results, lexicons: Lexicons) -> tuple[str, ...]:
    """What was searched, a line each: game, puzzle, rules other than the defaults, word list."""
    game = results.game
    rules = ", ".join(f"{name}={value}" for name, value in changed_options(results.options))
    name, comma, changes = results.lexicon.partition(",")
    lines = [game.title, game.format(results.puzzle)]
    if rules:
        lines.append(tr("Rules: {}").format(rules))
    return (*lines, tr("Word list: {}").format(f"{lexicons.title(name)}{comma}{changes}"))


def extent_of(results: Results, listed: int) -> str:
    """How many solutions are listed, and whether these are all."""
    complete = results.whole and listed == len(results.solutions)
    return (tr("Listed: {}") if complete else tr("Listed: {}; there may be more")).format(figure(listed))
