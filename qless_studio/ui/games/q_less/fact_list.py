"""Facts about a grid or its letters, and their rows: a mark, a text, how common a word is, a remark, an example."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from qless_studio.engine.games.q_less.dice import dice_for, dice_of
from qless_studio.engine.games.q_less.difficulty import Difficulty, Standing
from qless_studio.engine.games.q_less.puzzle import Line, LineState, Solution
from qless_studio.engine.games.q_less.searches import Diagnosis, LiveCheck, Rescue
from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.reasons import Reason, told
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.shapes import paint_disc
from qless_studio.ui.widgets.basic.labels import Elided, show_text
from qless_studio.ui.widgets.basic.layout import bare
from qless_studio.ui.widgets.basic.list_row import RowButton
from qless_studio.ui.widgets.basic.themed import TRAILING, Measured, put_text, text_width, wrapped_lines
from qless_studio.ui.widgets.results.word_facts import band_word, bars_width, paint_bars

MOST_RESCUES = 8
"""Turned dice named in one row; the rest are counted."""
NO_WORDS = LineState.UNKNOWN, LineState.SHORT, LineState.PAIR
"""States of a run that need not be in the list."""


def grid_facts(
    check: LiveCheck, unfinished: Callable[[Line], bool] = lambda line: False, shown: Callable[[str], str] = str.upper
) -> list[Fact]:
    """A row for each run of the grid, one for parts that are not connected, one for a grid that is too large.

    A run that is `unfinished` is not called invalid. `shown` gives a word of the list as people spell it.
    """
    facts = [
        _run(line, band, not line.valid and unfinished(line), shown)
        for line, band in zip(check.checked.lines, check.bands, strict=True)
    ]
    parts = len(check.checked.parts)
    if parts > 1:
        facts.append(Fact(counted(parts, "{} part", "{} parts"), say("not connected"), "warn"))
    if not check.checked.fits:
        facts.append(Fact(say("Too large"), say("does not fit in the box"), "bad"))
    return facts


def _run(line: Line, band: Band, unfinished: bool, shown: Callable[[str], str]) -> Fact:
    direction = say("down") if line.down else say("across")
    if unfinished:
        return Fact(line.text.upper(), say("being typed, {}", direction))
    text = line.text.upper() if line.state in NO_WORDS else shown(line.text)
    if line.state is LineState.WORD:
        return Fact(text, direction, "good", band)
    return Fact(text, f"{say(line.state.value)}, {direction}", "good" if line.valid else "bad")


def _box(solution: Solution) -> str:
    return f"{len(solution.grid)} × {len(solution.grid[0])}"


def difficulty_facts(found: Difficulty) -> list[Fact]:
    """How hard the letters are: three rows, each with an example, and their place among all rolls."""
    count = len(found.fewest_words.words)
    return [
        *standing_facts(found.standing),
        Fact(
            say("Vocabulary"),
            say("the {} most common words", figure(found.rank)),
            example=found.easiest,
        ),
        Fact(
            say("Fewest words"),
            say("{} (proven)", count),
            example=found.fewest_words,
        ),
        Fact(
            say("Smallest box"),
            say("{} (proven)", _box(found.most_compact)),
            example=found.most_compact,
        ),
    ]


def diagnosis_facts(found: Diagnosis, letters: str, language: Language) -> list[Fact]:
    """Why there is no solution, and what would help; turning a die is mentioned only if the letters are a roll."""
    facts = [] if found.stranded else why_facts(say("Why"), found.why)
    if found.stranded:
        facts.append(Fact(say("In no word"), " ".join(found.stranded.upper()), "bad"))
    if found.dropped:
        dropped = " ".join(rescue.letter.upper() for rescue in found.dropped)
        facts.append(Fact(say("Solvable without"), dropped, example=found.dropped[0].solution))
    if found.rerolled:
        facts.append(Fact(say("Solvable by turning"), _turns(found.rerolled), example=found.rerolled[0].solution))
    if not found.dropped and not found.rerolled:
        none = say("{} (proven)", say("none"))
        facts.append(Fact(say("Solvable without"), none))
        if dice_of(letters, dice_for(language)) is not None:
            facts.append(Fact(say("Solvable by turning"), none))
    if found.lists:
        facts.append(Fact(say("Solvable with"), ", ".join(found.lists)))
    return facts + standing_facts(found.standing)


def why_facts(text: str, reasons: Sequence[Reason]) -> list[Fact]:
    """One row with one or two sentences; none where there is no reason."""
    remark = " ".join(filter(None, told(reasons)))
    return [Fact(text, remark)] if remark else []


def _turns(rescues: tuple[Rescue, ...]) -> str:
    shown = ", ".join(f"{one.letter.upper()} → {one.instead.upper()}" for one in rescues[:MOST_RESCUES])
    more = len(rescues) - MOST_RESCUES
    return say("{} and {} more", shown, more) if more > 0 else shown


def standing_facts(standing: Standing | None) -> list[Fact]:
    """One row, such as "Among solvable rolls: harder than 93 of 100"; none where the place is unknown."""
    if standing is None:
        return []
    known = _share(standing)
    if not standing.solutions:
        return [Fact(say("Among all rolls"), say("{} have no solution", known))]
    easier = say("easier than at least {}", known) if standing.capped else say("easier than {}", known)
    remark = say("harder than {}", known) if standing.easier >= standing.harder else easier
    return [Fact(say("Among solvable rolls"), remark)]


def standing_figures(standing: Standing | None) -> list[tuple[str, str]]:
    """The place among all rolls as a large figure with its label, for a result."""
    if standing is None or standing.capped:  # of a capped count only a bound is known, which is no figure to show large
        return []
    known = _share(standing)
    if not standing.solutions:
        return [(known, say("rolls have no solution"))]
    easier = standing.easier >= standing.harder
    return [(known, say("solvable rolls are easier") if easier else say("solvable rolls are harder"))]


def _share(standing: Standing) -> str:
    """Which part of the rolls it is, in hundredths, or thousandths where that is nearly all; rounded cautiously."""
    if not standing.solutions:
        return _of(1 - standing.easier, round)
    return _of(max(standing.easier, standing.harder), math.floor)


def _of(share: float, rounded: Callable[[float], int]) -> str:
    whole = 1000 if 0.99 <= share < 0.9995 else 100
    return say("{} of {}", figure(min(rounded(whole * share), whole)), figure(whole))


HEIGHT, LINE = 32, 20
"""Heights of a row, and of each line of a remark that does not fit beside the text."""
ICONS = {"good": "check", "bad": "cross", "warn": "warn"}
"""The icon of each mark."""


@dataclass(frozen=True)
class Fact:
    """One row."""

    text: str
    remark: str = ""
    """Shown at the end of the row."""
    mark: str = ""
    """A key of `ICONS`, for the disc before the text; empty for none."""
    band: Band | None = None
    """How common the text is; None if it is not a word."""
    example: Solution | None = None
    """What pressing the row shows; None if it cannot be pressed."""

    @property
    def spoken(self) -> str:
        """The row as a screen reader says it."""
        mark = {"good": say("valid"), "bad": say("invalid"), "warn": say("note")}.get(self.mark, "")
        common = band_word(self.band) if self.band is not None else ""
        return ", ".join(part for part in (self.text, mark, common, self.remark) if part)


class _FactRow(Measured, RowButton):
    highlight_gap = 1

    def __init__(self) -> None:
        self.fact = Fact("")
        self._lines = 0
        super().__init__()
        self.set_pressable(False)

    def show_fact(self, fact: Fact) -> None:
        if fact == self.fact:
            return
        self.fact = fact
        self.setText(fact.text)
        self.setAccessibleName(fact.spoken)
        self.set_pressable(fact.example is not None)
        self.measure()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def measure(self) -> None:
        lines = len(self._below(self.width()))
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def _below(self, width: int) -> list[str]:
        """The lines of a remark that does not fit beside the text."""
        theme, fact, font = self.theme, self.fact, self.theme.font(12, 400)
        texts = text_width(theme.font(14, 500), fact.text) + text_width(font, fact.remark)
        before = theme.px(32) if fact.mark else 0
        around = before + theme.px((24 if fact.example is not None else 0) + 8)
        return wrapped_lines(font, fact.remark, width - before) if fact.remark and texts + around > width else []

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(HEIGHT + LINE * self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.sizeHint().height())

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme, fact, below = self.theme, self.fact, self._below(self.width())
        line = theme.px(HEIGHT) if below else rect.height()
        middle = line / 2
        x = 0.0
        if fact.mark:
            size = theme.px(20)
            disc = self.visual(QRectF(0, middle - size / 2, size, size))
            paint_disc(painter, theme, disc.center(), size, fact.mark, ICONS[fact.mark], f"{fact.mark}_bg")
            x = theme.px(32)
        end = rect.width() - (theme.px(24) if fact.example is not None else 0)
        remark_font, font = theme.font(12, 400), theme.font(14, 500)
        remark = text_width(remark_font, fact.remark)
        dim = theme.color("text_dim")
        for number, text in enumerate(below):
            place = QRectF(x, theme.px(HEIGHT - 6) + number * theme.px(LINE), rect.width() - x, theme.px(LINE))
            put_text(painter, self.visual(place), text, remark_font, dim, mirrored=self.mirrored)
        if not below:
            place = self.visual(QRectF(end - remark, 0, remark, line))
            put_text(painter, place, fact.remark, remark_font, dim, TRAILING, self.mirrored)
        remark = 0 if below else remark
        room = end - remark - theme.px(8) - x
        width = min(text_width(font, fact.text), room)
        put_text(painter, self.visual(QRectF(x, 0, width, line)), fact.text, font, theme.color("text"))
        if fact.band is not None:
            start = x + max(theme.px(80), width + theme.px(12))
            self._paint_band(painter, fact.band, start, end - remark - theme.px(8))
        if fact.example is not None:
            size = theme.px(16)
            eye = self.visual(QRectF(rect.width() - size, middle - size / 2, size, size))
            paint_icon(painter, "eye", eye, theme.color("text_dim"))

    def _paint_band(self, painter: QPainter, band: Band, x: float, end: float) -> None:
        theme = self.theme
        middle = theme.px(HEIGHT) / 2 if self._below(self.width()) else self.height() / 2
        if x + theme.px(24) > end:
            return
        bars = self.visual(QRectF(x, 0, bars_width(theme), 2 * middle))
        paint_bars(painter, theme, bars, band, self.mirrored)
        label = QRectF(x + theme.px(36), 0, end - x - theme.px(36), 2 * middle)
        if label.width() > theme.px(40):
            font, colour = theme.font(12, 400), theme.color("text_dim")
            put_text(painter, self.visual(label), band_word(band), font, colour, mirrored=self.mirrored)


class FactList(QWidget):
    """A title and rows below each other; hidden while there are no facts."""

    def __init__(self, name: str, show: Callable[[Any], object] | None = None) -> None:
        """`show` shows the example of a row that is pressed."""
        super().__init__()
        self._show = show
        self._rows: list[_FactRow] = []
        self.facts: tuple[Fact, ...] = ()
        self.setAccessibleName(name)
        self._column = bare(QVBoxLayout(self), 0)
        self.title = Elided("", "section")
        self._column.addWidget(self.title)
        self.hide()

    def show_facts(self, facts: Sequence[Fact], title: str = "") -> None:
        """Show these facts under a title; an empty title is left out."""
        self.facts = tuple(facts)
        show_text(self.title, title)
        while len(self._rows) < len(facts):
            row = _FactRow()
            row.clicked.connect(partial(self._on_clicked, row))
            self._rows.append(row)
            self._column.addWidget(row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(facts))
            if number < len(facts):
                row.show_fact(facts[number])
        self.setVisible(bool(facts))

    def row(self, number: int) -> QAbstractButton:
        """The row that shows a fact."""
        return self._rows[number]

    def _on_clicked(self, row: _FactRow, _: bool = False) -> None:
        if row.fact.example is not None and self._show is not None:
            self._show(row.fact.example)
