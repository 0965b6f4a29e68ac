"""What the views of the History share: what they are given and read, and the lines at their side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, History
from qless_studio.engine.lexicon import Band
from qless_studio.engine.past import Games, Past, past_of
from qless_studio.engine.play_statistics import shown_for
from qless_studio.engine.solving import Run
from qless_studio.ui.shell.past_games import open_past_game
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import sized
from qless_studio.ui.widgets.basic.layout import bare
from qless_studio.ui.widgets.basic.list_row import RowButton
from qless_studio.ui.widgets.basic.themed import LEADING, TRAILING, plate, put_text, text_width
from qless_studio.ui.work import wait_for_changes

# What the views of the History are given.


class Say(Protocol):
    """Says something in a line, with what undoes it, or that it failed."""

    def __call__(self, text: str, undo: Callable[[], object] | None = None, failed: bool = False) -> None: ...


@dataclass
class Services:
    """The workspace, the settings as they are now, and some functions of the page."""

    workspace: Workspace
    settings: Callable[[], Settings]
    say: Say
    read: Callable[[], None]
    """Read what is shown again."""
    changed: Callable[[], None]
    """The history has changed: read it and what is shown again."""
    past: Past = field(default_factory=Past)
    """The history that was read last."""

    @property
    def games(self) -> dict[str, Game[Any, Any, Any]]:
        return {view.key: view.game for view in self.workspace.views}

    @property
    def limits(self) -> dict[str, Any]:
        """The settings for practice."""
        chosen = self.settings()
        least = Band[chosen.practice_least]
        return {"cards_a_day": chosen.practice_cards, "new_a_day": chosen.practice_new, "least": least}

    def review(self, entry: Entry) -> bool:
        """Show a game as it ended; returns whether it could be read."""
        return open_past_game(self.workspace, shown_for(entry, self.past.entries))

    def play_again(self, entry: Entry) -> None:
        """Play the puzzle of a game once more."""
        if self.review(entry):
            self.workspace.tab.game_play.again()


# The work of the History on a worker: the whole history once, then what a view makes of it.

Make = Callable[[Past, Run], Iterable[Any]]
"""Makes what a view shows; may raise `StudioError`."""


def read(folder: Path | None, known: Past | None, games: Games, make: Make, run: Run) -> Iterator[Any]:
    """The history of a folder, unless it is known; then what `make` makes of it."""
    past = known or read_past(folder, games, run)
    if past is not known:
        yield past
    run.checkpoint()
    yield from make(past, run)


def read_past(folder: Path | None, games: Games, run: Run) -> Past:
    """The history of a folder, None for none."""
    if folder is None:
        return past_of((), games)
    wait_for_changes()
    history = History(folder)
    try:
        entries, damaged = history.read_newest()
    except StudioError as error:
        return replace(past_of((), games), whole=False, problem=str(error))
    return past_of(entries, games, run, damaged, whole=not history.too_large)


# The lines at the side of the History: a mark, what it is about, figures; one that can be pressed does something.

ROW, MARK, GAP, LEAD, COUNT, CELL = 32, 10, 8, 52, 24, 76
LABEL = 140
"""Width that the label keeps, if it needs it: cells before the last one give way to it."""
SHAPES = ("square", "disc", "ring")


def paint_mark(painter: QPainter, rect: QRectF, shape: str, colour: QColor, edge: QColor) -> None:
    """A square, a disc or a ring; a ring has the colour of an edge."""
    size = min(rect.width(), rect.height())
    radius = 2.5 if shape == "square" else size / 2
    if shape == "ring":
        plate(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, None, edge, 1.5)
    else:
        plate(painter, rect, radius, colour)


@dataclass(frozen=True)
class Shown:
    """What a line shows."""

    label: str
    cells: tuple[str, ...] = ()
    """Figures at the end, the last one bold."""
    mark: str = ""
    """A key of `SHAPES`, or the name of an icon."""
    accent: str = ""
    """The accent of the mark; "" for the colour of the text."""
    lead: str = ""
    """Before the mark, such as a time."""
    quiet: bool = False
    """Whether the last figure is no bolder than the others."""
    act: Callable[[], object] | None = None
    """What happens when the line is pressed."""


class Line(RowButton):
    """One line."""

    room = least = (160, ROW)

    def __init__(self) -> None:
        super().__init__()
        self.shown = Shown("")
        self.clicked.connect(self._on_clicked)

    def show_line(self, shown: Shown) -> None:
        """Show this in place of what it showed."""
        self.shown = shown
        self.set_pressable(shown.act is not None)
        said = ", ".join(filter(None, (shown.label, *shown.cells, shown.lead)))
        self.setAccessibleName(said)
        self.setText(said)
        self.update()

    def _on_clicked(self) -> None:
        if self.shown.act is not None:
            self.shown.act()

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme, shown, x = self.theme, self.shown, 0
        px, dim = theme.px, theme.color("text_dim")
        if shown.lead:
            self._put(painter, x, px(LEAD), shown.lead, 400, "text_dim")
            x += px(LEAD) + px(4)
        if shown.mark:
            size = px(MARK if shown.mark in SHAPES else 16)
            place = self.visual(QRectF(x, round((rect.height() - size) / 2), size, size))
            if shown.mark in SHAPES:
                own = theme.with_accent(shown.accent) if shown.accent else theme
                paint_mark(painter, place, shown.mark, own.color("accent"), theme.color("control_edge"))
            else:
                paint_icon(painter, shown.mark, place, theme.color("accent_text") if shown.accent else dim)
            x += size + px(GAP)
        end, cells = self.width(), list(shown.cells)
        font = theme.font(14, 600, tabular=True)
        weight = 600 if shown.accent and shown.mark in SHAPES else 400
        kept = min(px(LABEL), text_width(theme.font(14, weight), shown.label))
        while cells:
            first, last = len(cells) == 1, len(cells) == len(shown.cells)
            least = COUNT if first else CELL
            width = max(text_width(font, cells[-1]) + 2, px(least))
            if not last and end - width - px(GAP) - x < kept:
                break
            kind = (600, "text") if last and not shown.quiet else (400, "text_dim")
            self._put(painter, end - width, width, cells.pop(), *kind, trailing=True)
            end -= width + px(GAP)
        self._put(painter, x, end - x, shown.label, weight, "text" if weight == 600 else "text_dim")

    def _put(
        self, painter: QPainter, x: float, width: float, text: str, weight: int, role: str, trailing: bool = False
    ) -> None:
        theme = self.theme
        place = self.visual(QRectF(x, 0, max(0.0, width), self.height()))
        font = theme.font(14, weight, tabular=trailing)
        put_text(painter, place, text, font, theme.color(role), TRAILING if trailing else LEADING, self.mirrored)


class Lines(QWidget):
    """Lines one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self._column = bare(QVBoxLayout(self), 0)

    def show_lines(self, shown: Iterable[Shown]) -> None:
        """Show these and no others."""
        listed = list(shown)
        while len(self.lines) < len(listed):
            self.lines.append(sized(Line(), height=ROW))
            self._column.addWidget(self.lines[-1])
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(listed))
            if place < len(listed):
                line.show_line(listed[place])
        self.setVisible(bool(listed))
