"""A puzzle that a friend has played too: who won, and the words of each and of both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.texts import counted, figure, say, without_dots
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.style.shapes import paint_shadow
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import Elided, show_text, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.themed import Painted, SelfPainted, fill, plate
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.play.result_card import RADIUS, CardHeader
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.work.signals import Act

BESIDE = 340
"""Width (at 100 %) from which the lists are beside each other."""
ROWS, ROW = 40, 28
WORD, POINTS = 76, 22
"""Widths of the columns."""
WIDEST_NAME = 96
Words = Sequence[tuple[str, int | None]]


@dataclass(frozen=True)
class PlayerShown:
    """One of the two."""

    name: str
    result: int | str
    """Points, a time, or what else decides; a dash for a player who has not played yet."""
    note: str = ""
    """Details, such as "19 words, 9 cancelled"."""


@dataclass(frozen=True)
class DuelShown:
    """What is shown of two results of one puzzle."""

    verdict: str
    terms: str
    """What was the same for both, such as "same board, 3:00 each"."""
    mine: PlayerShown
    theirs: PlayerShown
    only_mine: Words
    both: Words
    only_theirs: Words
    nobody: Words = ()
    cancels: bool = False
    shares: tuple[float, float] = (0.0, 0.0)
    """The parts of the bar that are mine and theirs, 0 to 1 each."""
    waiting: str = ""
    """What the list of a friend who has not played yet says."""
    warning: str = ""
    """What was not the same, as another word list."""


class _Balance(SelfPainted, QLabel):
    """A bar from the middle to both sides; a QLabel, so that screen readers read it."""

    room = (200, 16)

    def __init__(self) -> None:
        super().__init__()
        self._shares = (0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_shares(self, shares: tuple[float, float], spoken: str) -> None:
        self._shares = shares
        self.setText(spoken)
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        high, middle = theme.px(8), self.width() / 2
        top = (self.height() - high) / 2
        plate(painter, QRectF(0, top, self.width(), high), high / 2, theme.color("hover"), theme.color("hover"))
        mine, theirs = (middle * share for share in self._shares)
        fill(painter, self.visual(QRectF(middle - mine, top, mine, high)), theme.color("accent"))
        fill(painter, self.visual(QRectF(middle, top, theirs, high)), theme.color("text_dim", 0.5))
        fill(painter, QRectF(middle - 1, top - high / 2, 2, 2 * high), theme.color("text"))


class _WordList(QWidget):
    """A heading with a count, and words with their points."""

    def __init__(self, table_name: str) -> None:
        super().__init__()
        self._name = table_name
        self.title, self.count = Elided(""), text_label("", "caption")
        head = filled(QHBoxLayout(), (self.title, 1), self.count)
        column = filled(bare(QVBoxLayout(self), 4), head)
        self._cancelled = False
        model = ResultModel([
            Column("word", self.tr("Word"), lambda row: row[0].upper(), words=lambda row: [row[0]], width=WORD,
                   role=lambda row: "text_dim" if self._cancelled else ""),
            Column("points", self.tr("Points"), lambda row: 0 if self._cancelled and row[1] is not None else row[1],
                   kind=Kind.NUMBER, width=POINTS),
        ])  # fmt: skip
        self.table = ResultTable(model, table_name, compact=True)
        model.setParent(self.table)
        self.table.horizontalHeader().hide()
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the panel scrolls
        self.table.setMinimumWidth(1)  # its size hint is for lists with more columns
        column.addWidget(self.table)

    def show_words(self, title: str, words: Words, cancelled: bool = False, empty: str = "") -> None:
        self._cancelled = cancelled
        self.title.setText(title)
        self.count.setText(figure(len(words)))
        self.table.setAccessibleName(f"{title}, {figure(len(words))}")
        self.table.set_empty_text(empty)
        self.table.model().show(list(words))


class DuelCard(SelfPainted, QWidget):
    """Who won, both results, and what to do next."""

    def __init__(self, send: Act, deal: Act | None) -> None:
        """`send` gives the text with the own result away, `deal` another puzzle; None: none is offered here."""
        super().__init__()
        self.header, self.balance = CardHeader(), _Balance()
        self.mine, self.theirs = ScoreDisplay(), ScoreDisplay()
        self.notes = text_label("", "note", wrap=True), text_label("", "note", wrap=True)
        self.warning = text_label("", "warn", wrap=True)
        self.send = Button(without_dots(say("Send…")), "send", primary=True, act=send)
        self.next = Button(self.tr("New game"), "next", act=deal)
        if deal is None:
            self.next.hide()
        column, inner = spaced(QVBoxLayout(self), 0), spaced(QVBoxLayout(), 8, 16, 8, 16, 16)
        filled(column, self.header, inner)
        sides = QHBoxLayout()
        for display, note in zip((self.mine, self.theirs), self.notes, strict=True):
            side = filled(QVBoxLayout(), display, note)
            sides.addLayout(side, 1)
        self._buttons = FlowLayout(spacing=lambda: self.theme.px(8))
        for button in (self.send, self.next):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._buttons.addWidget(button)
        filled(inner, self.warning, sides, self.balance, self._buttons)

    def show_duel(self, shown: DuelShown) -> None:
        """Show who won."""
        self.header.show_line("star" if shown.shares[0] > shown.shares[1] else "info", shown.verdict, shown.terms)
        self.mine.show_figures(shown.mine.result, shown.mine.name)
        name = self.fontMetrics().elidedText(
            shown.theirs.name, Qt.TextElideMode.ElideRight, self.theme.px(WIDEST_NAME)
        )  # fmt: skip
        self.theirs.show_figures(shown.theirs.result, name)
        self.theirs.setToolTip(shown.theirs.name if name != shown.theirs.name else "")
        for label, player in zip(self.notes, (shown.mine, shown.theirs), strict=True):
            label.setText(player.note)
        show_text(self.warning, shown.warning)
        self.balance.show_shares(shown.shares, shown.verdict)
        self.setAccessibleName(f"{shown.verdict}. {self.mine.text()}; {self.theirs.text()}")

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        paint_shadow(painter, theme, rect.adjusted(1, 0, -1, -2), theme.px(RADIUS), 1)
        plate(painter, rect, theme.px(RADIUS), theme.color("raised"), theme.color("edge"))


class DuelPanel(Painted, QWidget):
    """The card, three lists of words, and the words found by neither; on a page both are folded to a line."""

    unfolded = Signal(bool)
    """Words are shown below the card, or no more."""

    def __init__(self, send: Act, deal: Act | None = None, show_word: Callable[[str], object] | None = None) -> None:
        """`send` and `deal` as in `DuelCard`; `show_word` shows a word of a list, in lower case, on the board."""
        super().__init__()
        self._show_word = show_word
        self.shown: DuelShown | None = None
        """What is compared now; `show_duel` changes it."""
        self.card = DuelCard(send, deal)
        tr = self.tr
        self.lists = (
            _WordList(tr("Only you")),
            _WordList(tr("Both")),
            _WordList(tr("Your friend")),
        )
        self.nobody = _WordList(tr("Nobody found"))
        self.words, self.unfold = Button("", "down"), Button("", "down")
        for button in (self.words, self.unfold):
            button.setCheckable(True)
            button.toggled.connect(self._on_unfolded)
        self._row = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), 12)
        for each in (*self.lists, self.nobody):
            each.table.solution_selected.connect(self._on_selected)
        for each in self.lists:
            self._row.addWidget(each, 1)
        self._folds = deal is not None
        if not self._folds:
            self.words.hide()
        filled(spaced(QVBoxLayout(self), 12), self.card, self.words, self._row, self.unfold, self.nobody)

    def show_duel(self, shown: DuelShown) -> None:
        """Show two results; it is announced once."""
        if shown == self.shown:
            return
        self.shown = shown
        tr, name = self.tr, shown.theirs.name
        self.card.show_duel(shown)
        both = tr("Both")
        mine, middle, theirs = self.lists
        mine.show_words(tr("Only you"), shown.only_mine)
        middle.show_words(both, shown.both, shown.cancels)
        theirs.show_words(tr("Only {}").format(name), shown.only_theirs, empty=shown.waiting)
        points = sum(each or 0 for _, each in shown.nobody)
        found = counted(len(shown.nobody), "Nobody found {} word", "Nobody found {} words")
        worth = counted(points, "{} point", "{} points")
        self.unfold.setText(f"{found}, {worth}" if points else found)
        self.unfold.setVisible(bool(shown.nobody))
        self.words.setText(" · ".join(f"{each.title.text()} {each.count.text()}" for each in self.lists))
        self.words.setChecked(not self._folds)
        self.unfold.setChecked(False)
        self.nobody.show_words(tr("Nobody found"), shown.nobody)
        self._on_unfolded()
        self._size_lists()
        announce(self, self.card.accessibleName())

    def _on_unfolded(self, _: bool = False) -> None:
        for each in self.lists:
            each.setVisible(self.words.isChecked())
        self.nobody.setVisible(self.unfold.isChecked())
        self.unfolded.emit(self.words.isChecked() or self.unfold.isChecked())

    def _on_selected(self, row: tuple[str, int | None] | None) -> None:
        if row is not None and self._show_word is not None:
            self._show_word(row[0])

    def _size_lists(self) -> None:
        rows = max((each.table.model().total for each in self.lists), default=0)
        for each in (*self.lists, self.nobody):
            count = each.table.model().total if each is self.nobody or self._stacked else rows
            each.table.setFixedHeight(self.theme.px(ROW) * max(2, min(ROWS, count)))

    @property
    def _stacked(self) -> bool:
        return self._row.direction() is QBoxLayout.Direction.TopToBottom

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= self.theme.px(BESIDE)
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if direction is not self._row.direction():
            self._row.setDirection(direction)
            self._size_lists()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.shown is not None:  # also for another text size
            self._size_lists()
