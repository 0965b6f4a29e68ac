"""Levels and what is expected of a round or puzzle, as every game shows them: before it, during it and after it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.player.scale import DOUBLE
from qless_studio.engine.texts import figure, say
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.buttons import Button, link_button
from qless_studio.ui.widgets.basic.flow import FlowLayout, filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.themed import CENTRE, LEADING, TRAILING, SelfPainted, plate, put_text
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay
from qless_studio.ui.widgets.play.expectation_bar import ExpectationBar

MARK, TRACK, LARGE, LINE = 8, 4, 14, 18
LOWEST, HIGHEST = 1_200, 2_000
"""Ends of the scale, which is widened in steps of `DOUBLE` where a level lies beyond them."""
NEAR = 25
"""A smaller difference of levels is none."""


@dataclass(frozen=True)
class BeforeShown:
    """What is shown before a round or puzzle; what is not known has its default."""

    you: float | None = None
    """The level of the player."""
    puzzle: float | None = None
    """The level of what comes next."""
    told: str = ""
    """About the levels."""
    expected: int | str = ""
    unit: str = ""
    small: tuple[tuple[str, str], ...] = ()
    """(number, label) beside what is expected."""
    band: tuple[int, int] | None = None
    par: int = 0
    note: str = ""
    """What else is to be said of what is expected, or all there is to say."""


class LevelMark(SelfPainted, QWidget):
    """A square for a board or puzzle, a disc for the player."""

    room = (MARK, MARK)

    def __init__(self, of_player: bool) -> None:
        super().__init__()
        self._of_player = of_player
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        size = theme.px(MARK)
        colour = theme.color("accent_text" if self._of_player else "text_dim")
        plate(painter, QRectF(0, 0, size, size), size / 2 if self._of_player else theme.px(2), colour)


def hide_link() -> Button:
    """Takes away all levels and expectations, everywhere."""
    return link_button(say("Hide"))


class LevelLine(QWidget):
    """The levels of puzzle and player in one line, with a link that hides all levels."""

    def __init__(self, puzzle: str) -> None:
        """`puzzle` has a place for the level, such as "board {}"."""
        super().__init__()
        self._puzzle = puzzle
        self.board, self.you = text_label("", "small"), text_label("", "small")
        self._board_mark, self._your_mark = LevelMark(False), LevelMark(True)
        self.hide_button = hide_link()
        row = FlowLayout(self, spacing=lambda: 8)
        filled(row, text_label(self.tr("Level"), "section"), self._board_mark, self.board, self._your_mark, self.you)
        row.add_stretch()
        row.addWidget(self.hide_button)

    def show_levels(self, puzzle: float | None, you: float | None) -> None:
        """Show the levels; None for one that is not known."""
        for level, mark, label in ((puzzle, self._board_mark, self.board), (you, self._your_mark, self.you)):
            mark.setVisible(level is not None)
            label.setVisible(level is not None)
        self.board.setText("" if puzzle is None else self.puzzle_text(puzzle))
        self.you.setText("" if you is None else f"{self.tr('you')} {figure(round(you))}")

    def puzzle_text(self, level: float) -> str:
        """The level of a board or puzzle."""
        return self._puzzle.format(figure(round(level)))


class LevelScale(SelfPainted, QLabel):
    """Where two levels are on the scale; a QLabel, so that screen readers read its text."""

    room, least = (200, LARGE + LINE), (120, LARGE + LINE)

    def __init__(self) -> None:
        super().__init__()
        self._puzzle: float | None = None
        self._you: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_levels(self, puzzle: float | None, you: float | None) -> None:
        """Show the levels; None for one that is not known."""
        self._puzzle, self._you = puzzle, you
        levels = [figure(round(level)) for level in (puzzle, you) if level is not None]
        self.setText(", ".join(levels))
        self.update()

    @property
    def ends(self) -> tuple[int, int]:
        """The lowest and the highest level of the scale."""
        known, step = [level for level in (self._puzzle, self._you) if level is not None], int(DOUBLE)
        low, high = min([LOWEST, *known]), max([HIGHEST, *known])
        return int(low // step) * step, -int(-high // step) * step

    def x_of(self, level: float) -> float:
        """The centre of the mark of a level, from the leading edge."""
        (low, high), edge = self.ends, self.theme.px(LARGE) / 2
        return edge + (self.width() - 2 * edge) * (level - low) / (high - low)

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        middle = px(LARGE) / 2
        track = QRectF(0, middle - px(TRACK) / 2, self.width(), px(TRACK))
        plate(painter, track, px(TRACK) / 2, theme.color("unlit_bar" if theme.dark else "hover"))
        if self._puzzle is not None and self._you is not None:
            start, end = sorted(map(self.x_of, (self._puzzle, self._you)))
            between = QRectF(start, track.y(), end - start, track.height())
            plate(painter, self.visual(between), 0, theme.color("accent_text", 0.4))
        for level, size, radius, role in (
            (self._puzzle, 12, 3, "text_dim"),
            (self._you, LARGE, LARGE / 2, "accent_text"),
        ):
            if level is not None:
                place = QRectF(self.x_of(level) - px(size) / 2, middle - px(size) / 2, px(size), px(size))
                plate(painter, self.visual(place), px(radius), theme.color(role), theme.color("panel"))
        (low, high), step = self.ends, int(DOUBLE)
        if self.width() < px(48) * ((high - low) // step + 1):
            step = high - low
        for level in range(low, high + 1, step):
            x = self.x_of(level)
            side = LEADING if level == low else TRAILING if level == high else CENTRE
            left = {LEADING: 0.0, CENTRE: x - px(30), TRAILING: self.width() - px(60)}[side]
            place = self.visual(QRectF(left, px(LARGE), px(60), px(LINE)))
            put_text(painter, place, figure(level), theme.font(12, 400), theme.color("text_dim"), side, self.mirrored)


class BeforeRound(QWidget):
    """The level of what comes next and yours, and what to expect."""

    hide_wanted = Signal()

    def __init__(self, next_one: str, band_of: str) -> None:
        """`next_one` names what comes next, such as "next board"; `band_of` says what the band means."""
        super().__init__()
        self.puzzle, self.you = text_label("", "title"), text_label("", "title")
        self._names = text_label(next_one, "note"), text_label(self.tr("you"), "note")
        self.scale, self.told = LevelScale(), text_label("", "note", wrap=True)
        self.hide_button = hide_link()
        self.hide_button.clicked.connect(self.hide_wanted)
        self._caption = band_of
        self.expect, self.points, self.bar = SectionHeader(self.tr("What to expect")), ScoreDisplay(), ExpectationBar()
        self.note = text_label("", "note", wrap=True)
        head, self._figures = QHBoxLayout(), QWidget()
        filled(head, (SectionHeader(self.tr("Level")), 1), self.hide_button)
        row = FlowLayout(self._figures, spacing=lambda: 8)
        for number, name in zip((self.puzzle, self.you), self._names, strict=True):
            filled(row, number, name)
        column = spaced(QVBoxLayout(self), 8, 0, 8, 0, 8)
        filled(column, head, self._figures, self.scale, self.told, self.expect, self.points, self.bar, self.note)

    def show_it(self, shown: BeforeShown) -> None:
        """Show what is known before a round."""
        levels = (shown.puzzle, shown.you) if shown.you is not None else (None, None)
        for level, number, name in zip(levels, (self.puzzle, self.you), self._names, strict=True):
            number.setText("" if level is None else figure(round(level)))
            number.setVisible(level is not None)
            name.setVisible(level is not None)
        self._figures.setVisible(shown.you is not None)
        self.scale.setVisible(shown.you is not None)
        self.scale.show_levels(*levels)
        expected = shown.expected != ""
        self.expect.setVisible(expected or bool(shown.note))
        self.expect.set_caption(self._caption if shown.band is not None else "")
        self.points.setVisible(expected)
        self.points.show_figures(shown.expected, shown.unit, shown.small)
        self.bar.setVisible(shown.band is not None)
        if shown.band is not None:
            self.bar.show_points(None, shown.band, shown.par)
        for label, text in ((self.told, shown.told), (self.note, shown.note)):
            show_text(label, text)

    def difference(self, puzzle: float, you: float) -> str:
        """How the levels of a board or puzzle and of the player compare."""
        apart = round(you) - round(puzzle)
        if abs(apart) < NEAR:
            return self.tr("At your level.")
        if apart > 0:
            return self.tr("{} below your level: easier than usual for you.").format(figure(apart))
        return self.tr("{} above your level: harder than usual for you.").format(figure(-apart))


class AfterRound(QWidget):
    """Where the round landed, and the level after it."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = ExpectationBar()
        self.told = text_label("", "small", wrap=True)
        self.level = text_label("", "strong")
        row = filled(QHBoxLayout(), (self.told, 1), self.level)
        filled(spaced(QVBoxLayout(self), 4), self.bar, row)

    def show_level(self, level: float | None, change: int | None) -> None:
        """The level now, None while it is not known, and by how much it changed, None if it did not count."""
        self.level.setVisible(level is not None)
        if level is not None:
            now = self.tr("Level {}").format(figure(round(level)))
            shown = "" if change is None else f"{'+' if change > 0 else ''}{figure(change)}"
            self.level.setText(f"{shown}  {now}" if shown else now)
