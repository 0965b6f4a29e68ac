"""What is expected of a game before it, and where it landed and the level after it, as every game shows them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay
from qless_studio.ui.widgets.play.expectation_bar import ExpectationBar


@dataclass(frozen=True)
class BeforeShown:
    """What is expected of the next game; what is not known has its default."""

    points: int | str = ""
    unit: str = ""
    small: tuple[tuple[str, str], ...] = ()
    """(number, label) beside the points."""
    band: tuple[int, int] | None = None
    par: int = 0
    note: str = ""
    """What else is to be said, or all there is to say."""


class _Hiding(QWidget):
    """What can be hidden for good, by its context menu."""

    def __init__(self, hide: Callable[[], object]) -> None:
        """`hide` has no levels and nothing expected shown, anywhere."""
        super().__init__()
        self.hiding = QAction(self.tr("Hide"), self)
        self.hiding.triggered.connect(lambda: hide())
        self.addAction(self.hiding)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)


class BeforeGame(_Hiding):
    """What to expect of the next game."""

    def __init__(self, hide: Callable[[], object], band_of: str = "") -> None:
        """`hide` has no levels shown anywhere; `band_of` says what the band means."""
        super().__init__(hide)
        self._caption = band_of
        self.header, self.points, self.bar = SectionHeader(self.tr("What to expect")), ScoreDisplay(), ExpectationBar()
        self.note = text_label("", "note", wrap=True)
        filled(spaced(QVBoxLayout(self), 8, 0, 8, 0, 8), self.header, self.points, self.bar, self.note)

    def show_it(self, shown: BeforeShown) -> None:
        """Show what is expected."""
        self.header.set_caption(self._caption if shown.band is not None else "")
        self.points.setVisible(shown.points != "")
        self.points.show_figures(shown.points, shown.unit, shown.small)
        self.bar.setVisible(shown.band is not None)
        if shown.band is not None:
            self.bar.show_points(None, shown.band, shown.par)
        show_text(self.note, shown.note)


class AfterGame(_Hiding):
    """Where the game landed, and the level after it."""

    def __init__(self, hide: Callable[[], object]) -> None:
        """`hide` has no levels shown anywhere."""
        super().__init__(hide)
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
