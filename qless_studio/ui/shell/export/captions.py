"""What is said above a board or a list that leaves the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.options import changed_options
from qless_studio.engine.results import Results
from qless_studio.engine.texts import figure
from qless_studio.ui.tab.lexicons import Lexicons


def tr(text: str) -> str:
    return QCoreApplication.translate("Heads", text)


def head_of(results: Results, lexicons: Lexicons) -> tuple[str, ...]:
    """What was searched: game, puzzle, the rules that are not the usual ones, and the word list, a line each."""
    game = results.game
    rules = ", ".join(f"{name}={value}" for name, value in changed_options(results.options))
    name, comma, changes = results.lexicon.partition(",")
    lines = [game.title, game.format(results.puzzle)]
    if rules:
        lines.append(tr("Rules: {}").format(rules))
    return (*lines, tr("Word list: {}").format(f"{lexicons.title(name)}{comma}{changes}"))


def on_the_list(results: Results, listed: int) -> str:
    """How many solutions stand in a list, and whether that is all."""
    whole = results.whole and listed == len(results.solutions)
    return (tr("Listed: {}") if whole else tr("Listed: {}; there may be more")).format(figure(listed))
