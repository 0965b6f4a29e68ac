"""What the walks through every size of the window and in every language share."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QWidget

from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import Mode
from tests.ui.access.cutting import place, seen

SIZES = [(1280, 800), (900, 600)]
SCALES = [1.0, 1.5, 2.0]
LEGIBLE = 28
"""Pixels of a tile's shorter side: the letter, half as large, is then no smaller than the text of lists at 100 %."""


def layouts(opened, scales):
    """The window in every size and with each of these text sizes, in turn; yields what to call it."""
    for scale in scales:
        opened.window.appearance.set_text_scale(scale)
        for width, height in SIZES:
            opened.window.resize(width, height)
            opened.rest()
            yield f"{width} x {height}, {scale:.0%}"
    opened.window.appearance.set_text_scale(1.0)
    opened.window.resize(*SIZES[0])


def unseen(tab) -> list[str]:
    """What one plays with and cannot see."""
    found = []
    board, clock, entry = tab.page.board, tab.play.panel.clock, tab.play.typing_target
    for widget in (clock, *({entry} - {board}), *played_at(tab)):
        if not widget.isVisible() or seen(widget) != place(widget):
            found.append(f"{type(widget).__name__} at {place(widget)} shows {seen(widget)}")
    corner, view = place(board).topLeft(), seen(board)
    for cell in board.cells:
        if not view.contains(cell.rect.translated(corner)):
            found.append(f"{cell.spoken} at {cell.rect.translated(corner)} is outside of {view}")
        elif cell.enabled and cell.tile.text and min(cell.rect.width(), cell.rect.height()) < LEGIBLE:
            found.append(f"{cell.spoken} is {cell.rect.size()}")
    return found


def played_at(tab) -> list[QWidget]:
    """The buttons of the tray; Clear, which Escape does too, has no place in a low table with large text."""
    board = tab.page.board
    if not hasattr(board, "clear"):
        return []
    return [board.play] if board.clear.geometry().isEmpty() else [board.play, board.clear]


def begin(opened, view) -> None:
    """A game of the example in front, being played."""
    opened.window.show_tab([each.key for each in VIEWS].index(view.key))
    opened.window.tab.set_mode(Mode.PLAY)
    opened.window.tab.game_play.start_with(view.game.example, "Play")
    opened.settle()
    opened.finish()
    assert opened.window.tab.game_play.stage is Stage.RUNNING


def write_history(folder: Path) -> None:
    """Three games of today in each game, with a long time and a large score."""
    today = date.today().isoformat()
    for view in VIEWS:
        for number in range(3):
            result, score = Result.GIVEN_UP if number else Result.FINISHED, {"score": 12_345 * number, "par": 1_234}
            History(folder).add(
                Entry(view.key, view.game.format(view.game.example), result, seconds=4000.0, hints=("state",),
                      proven=score, lexicon="wide", day=today, id=f"{view.key} {number}",
                      when=f"{today}T12:0{number}:00+00:00")
            )  # fmt: skip
