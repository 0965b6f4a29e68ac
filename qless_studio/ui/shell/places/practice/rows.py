"""What there is to practise, as rows with their figures: calmly, and against the clock by game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.play_statistics import day_played, number
from qless_studio.engine.practice.learning import Weakness, Worth
from qless_studio.engine.practice.rush import Rule, best_rush, runs
from qless_studio.engine.practice.session import SECONDS_A_CARD, minutes
from qless_studio.engine.practice.strengths import trait_name
from qless_studio.engine.texts import counted, figure, percent, say
from qless_studio.ui.shell.places.practice import loading
from qless_studio.ui.shell.places.practice.loading import LastGame, State
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import link_button
from qless_studio.ui.widgets.basic.fields import Combo
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, FlowLayout, filled
from qless_studio.ui.widgets.basic.themed import SelfPainted, plate
from qless_studio.ui.widgets.charts.charts import DayBars, LengthBars

ROW, BARS, RUNS, PRIMARY, PREVIEW = 64, 160, 10, 44, QSize(236, 236)
"""Heights of a row, of the bars and of the first button, the number of runs shown, and the size of the first board."""


class RunBars(LengthBars):
    """What the last runs solved, the best in the accent, with the day of each below."""

    def show_runs(self, entries: Sequence[Entry]) -> None:
        """Show the last of these, in the order played."""
        self._entries = entries[-RUNS:]
        solved = [int(number(entry, "solved") or 0) for entry in self._entries]
        self._highest = max(solved, default=0)
        self.show_counts(enumerate(solved))

    def is_marked(self, length: int) -> bool:
        return dict(self._bars)[length] == self._highest

    def label_of(self, length: int) -> str:
        day = day_played(self._entries[length])
        return "" if day is None else loading.short_day(day)

    def read_bar(self, length: int, count: int) -> str:
        return say("{}: {}", self.label_of(length), self.tr("{} solved").format(figure(count)))


class Row(SelfPainted, QWidget):
    """A choice with what it is about, and its figure. A click anywhere chooses it."""

    def __init__(self, button: QCheckBox | QRadioButton, name: str, *beside: QWidget, first: bool = False) -> None:
        """What is `beside` the name goes below it where there is no room; `first`: it stands before the name."""
        super().__init__()
        self.button, self.name = button, text_label(name, "figure", wrap=not beside)
        self.note, self.figure = text_label("", "caption", wrap=True), text_label("", "figure")
        self.unit = text_label("", "caption")
        button.setAccessibleName(name)
        button.toggled.connect(self.update)
        named = filled(
            FlowLayout(spacing=lambda: self.theme.px(12)), *((*beside, self.name) if first else (self.name, *beside))
        )
        names = filled(spaced(QVBoxLayout(), 2), STRETCH, named if beside else self.name, self.note, STRETCH)
        right = Qt.AlignmentFlag.AlignRight
        figures = filled(spaced(QVBoxLayout(), 2), STRETCH, (self.figure, 0, right), (self.unit, 0, right), STRETCH)
        filled(spaced(QHBoxLayout(self), 12, 16, 4, 16, 4), button, (names, 1), figures)
        sized(self, minimum_height=ROW)
        self.show_facts("", "", "", possible=False)

    def show_facts(self, note: str, big: str, unit: str, possible: bool = True) -> None:
        """Say what there is, and whether it can be chosen."""
        for label, text in ((self.note, note), (self.figure, big), (self.unit, unit)):
            show_text(label, text)
        self.button.setAccessibleDescription(", ".join(filter(None, (note, big, unit))))
        self.button.setEnabled(possible)
        self.name.setEnabled(possible)
        if not possible and isinstance(self.button, QRadioButton) and self.button.isChecked():
            group = self.button.group()
            group.setExclusive(False)
            self.button.setChecked(False)
            group.setExclusive(True)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.button.isEnabled() and event.button() == Qt.MouseButton.LeftButton:
            self.button.click()
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)

    def paint_widget(self, painter: QPainter) -> None:
        theme, chosen = self.theme, self.button.isChecked() and isinstance(self.button, QRadioButton)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        ground, edge = ("accent_bg", "accent_text") if chosen else ("panel", "edge")
        plate(painter, rect, theme.px(8), theme.color(ground), theme.color(edge), 2 if chosen else 1)


class Square(SelfPainted, QWidget):
    """The colour of a game."""

    room = least = (12, 12)

    def __init__(self, accent: str) -> None:
        super().__init__()
        self._accent = accent
        sized(self, width=12, height=12)

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme.with_accent(self._accent)
        plate(painter, QRectF(self.rect()), theme.px(3), theme.color("accent"))


class Calm(QWidget):
    """What is due, the last game, a weakness, words worth learning; what is due in the next days."""

    chosen = Signal()
    """Another row was chosen, or can be chosen now."""

    def __init__(self, views: Sequence[GameView], spread: Callable[[], object]) -> None:
        """`spread` spreads what is due over a week."""
        super().__init__()
        self._titles = {view.key: view.title for view in views}
        self._group = QButtonGroup(self)
        tr = self.tr
        self.due, self.missed = self._row(tr("What is due today")), self._row(tr("What you missed in the last game"))
        self.kinds = Combo((), tr("A weakness"), act=self._on_kind)
        self.weakness, self.worth = self._row(tr("A weakness"), self.kinds), self._row(tr("Words worth learning"))
        self.kinds.hide()
        self.spread = link_button(tr("Spread over a week"), act=lambda: spread())
        self.spread.hide()
        self.days = sized(DayBars(tr("Due in the next days")), height=BARS)
        self.note = text_label("", "caption", wrap=True)
        self.last: LastGame | None = None
        self.words: Worth | None = None
        self._picked = False
        rows = filled(spaced(QVBoxLayout(), 8), self.due, self.missed, self.weakness, self.worth)
        column = filled(spaced(QVBoxLayout(self), 12), SectionHeader(tr("What")), rows)
        filled(column, (self.spread, 0, Qt.AlignmentFlag.AlignLeft), self.days, self.note, STRETCH)
        self._group.buttonClicked.connect(self._on_clicked)

    def _row(self, name: str, *beside: QWidget) -> Row:
        button = QRadioButton()
        self._group.addButton(button)
        return Row(button, name, *beside)

    @property
    def row(self) -> Row | None:
        """The row that is chosen."""
        return next((row for row in self._rows if row.button.isChecked()), None)

    @property
    def _rows(self) -> tuple[Row, ...]:
        return self.due, self.missed, self.weakness, self.worth

    def _on_clicked(self) -> None:
        self._picked = True
        self.chosen.emit()

    def _choose_first(self) -> None:
        """What is due, or else what stands above the others, unless the user has chosen."""
        possible = [row for row in self._rows if row.button.isEnabled()]
        if possible and (self.row is None or not self._picked):
            possible[0].button.setChecked(True)
        self.chosen.emit()

    def show_state(self, state: State) -> None:
        games = ", ".join(f"{self._titles[game]} {figure(count)}" for game, count in state.games.items() if count)
        if not state.cards:
            note = self.tr("What you miss in the games you finish is asked here again, when it is due.")
        elif not state.due:
            note = self.tr("You have finished everything for today.")
            note = note if state.next_due is None else f"{note} {loading.due_again(state.next_due)}"
        else:
            note = games
        self.due.show_facts(note, _questions(state.due), minutes(state.due * SECONDS_A_CARD) if state.due else "",
                            state.due > 0)  # fmt: skip
        if state.too_many:
            self.spread.setToolTip(counted(state.overdue, "{} card is overdue", "{} cards are overdue"))
        self.spread.setVisible(state.too_many)
        cards = counted(state.cards, "{} card so far", "{} cards so far")
        self.note.setText(self.tr("What you miss becomes a card, and is asked again until you know it.") + f" {cards}.")
        self._choose_first()

    def show_last(self, last: LastGame | None) -> None:
        """The last game in which something was missed."""
        self.last = last
        if last is None:
            self.missed.show_facts(self.tr("Nothing that you missed there is worth practising."), "", "", False)
            return
        title, score = self._titles.get(last.entry.game, ""), number(last.entry, "score")
        reached = "" if score is None else counted(round(score), "{} point", "{} points")
        day = loading.day_text(day_played(last.entry) or date.today())
        self.missed.show_facts(", ".join(filter(None, (title, day, reached))), _questions(last.questions), "")
        self._choose_first()

    def show_weaknesses(self, found: Iterable[Weakness]) -> None:
        """What the player is weak at, the weakest first; the one chosen before stays chosen."""
        before, kinds = self.kinds.currentText(), self.kinds
        ordered = sorted(found, key=lambda each: each.strength.share)
        kinds.set_choices((each, f"{trait_name(each.strength.trait)}, {self._titles[each.game]}") for each in ordered)
        kinds.setCurrentIndex(max(0, kinds.findText(before)))
        kinds.setVisible(bool(ordered))
        if not ordered:
            self.weakness.show_facts("–", "", "", False)
        self._on_kind()
        self._choose_first()

    def _on_kind(self) -> None:
        kind = self.kind
        if kind is not None:
            found = self.tr("{} of {} found").format(figure(kind.strength.found), figure(kind.strength.cases))
            self.weakness.show_facts("", percent(kind.strength.share), found)

    @property
    def kind(self) -> Weakness | None:
        """The weakness that is chosen."""
        value = self.kinds.value
        return value if isinstance(value, Weakness) else None

    def show_worth(self, worth: Worth) -> None:
        """The words worth learning."""
        self.words = worth
        shown = [worth.lexicon.shown(word.word) for word in worth.words]
        more = len(shown) - 5
        named = ", ".join(shown[:5])
        if more > 0:
            named = self.tr("{} and {} more").format(named, figure(more))
        note = f"{self._titles[worth.game]}; {named}" if shown else ""
        self.worth.show_facts(note, f"+{figure(round(worth.gain))}", self.tr("points in 100 games"), bool(shown))
        self._choose_first()


class ByGame(QWidget):
    """The games of a run, the best with each alone, and the last runs with those chosen."""

    def __init__(self, views: Sequence[GameView], follow: Callable[[], object]) -> None:
        """`follow` is called when other games are chosen."""
        super().__init__()
        self._follow = follow
        self.rows = {view.key: Row(QCheckBox(), view.title, Square(view.accent), first=True) for view in views}
        for view in views:
            row = self.rows[view.key]
            row.show_facts("", "–", "")
            row.button.setChecked(True)
            row.button.toggled.connect(self._on_toggled)
        self.rule = text_label("", "note", wrap=True)
        self.bars = sized(RunBars(self.tr("Your last runs")), height=BARS)
        rows = filled(spaced(QVBoxLayout(), 8), *self.rows.values())
        column = filled(spaced(QVBoxLayout(self), 12), SectionHeader(self.tr("Games"), self.tr("your best")), rows)
        filled(column, self.rule, self.bars, STRETCH)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The keys of the games of the next run; () for all."""
        keys = tuple(key for key, row in self.rows.items() if row.button.isChecked())
        return keys if len(keys) < len(self.rows) else ()

    def _on_toggled(self) -> None:
        chosen = self.chosen
        for key, row in self.rows.items():
            row.button.setEnabled(chosen != (key,))  # one stays chosen
        self._follow()

    def show_runs(self, entries: Iterable[Entry], rule: Rule) -> Entry | None:
        """Show the history of runs under a rule; returns the best with the games chosen."""
        entries = [*entries]
        clock, miss = self.tr("Three misses or three minutes end it."), self.tr("The first miss ends it.")
        stays = self.tr("Nothing here changes your reviews or your level.")
        self.rule.setText(f"{self.tr('Harder and harder.')} {clock if rule is Rule.RUSH else miss} {stays}")
        for key, row in self.rows.items():
            best = best_rush(entries, rule, (key,))
            row.figure.setText("–" if best is None else figure(int(number(best, "solved") or 0)))
        last = runs(entries, rule, self.chosen)
        self.bars.show_runs(last)
        self.bars.setVisible(bool(last))
        return best_rush(entries, rule, self.chosen)


def _questions(count: int) -> str:
    return counted(count, "{} question", "{} questions")
