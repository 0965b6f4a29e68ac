"""The right column of the Progress page: due cards, expected recall, most costly cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.player.wording import given_away_text, level_text, mistakes_text
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.courses import WORD
from qless_studio.engine.practice.progress import Progress, Recall
from qless_studio.engine.practice.session import SECONDS_A_CARD, minutes
from qless_studio.engine.texts import counted, decimal, figure
from qless_studio.ui.shell.places.practice.texts import due_again
from qless_studio.ui.shell.progress import texts
from qless_studio.ui.shell.progress.reading import LevelReport
from qless_studio.ui.shell.statistics.figures import percent, points
from qless_studio.ui.style.lengths import sized, spaced
from qless_studio.ui.widgets.basic.buttons import Button, link_button
from qless_studio.ui.widgets.basic.flow import STRETCH, bare, filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, separator, text_label
from qless_studio.ui.widgets.basic.share_bar import ShareBar
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.widgets.charts.charts import DayBars
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

DAYS, LIST = 124, 28 + 4 * 32


def _tr(text: str) -> str:
    return QCoreApplication.translate("Progress", text)


class CardTable(ResultTable):
    """Cards that are not learned yet, by descending cost."""

    def __init__(self) -> None:
        columns = [
            Column("name", _tr("Missed"), texts.card_name, words=_words_of),
            Column("games", _tr("Games"), lambda card: len(card.entries), kind=Kind.NUMBER, width=64),
            Column("cost", _tr("Cost so far"), lambda card: card.total, lambda card: points(card.total),
                   Kind.NUMBER, width=96),
        ]  # fmt: skip
        super().__init__(ResultModel(columns, tie=lambda card: card.id), _tr("Missed and not learned yet"))
        self.sort_by("cost", Qt.SortOrder.DescendingOrder)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        self.model().show(cards)


def _with_link(header: SectionHeader, link: Button) -> SectionHeader:
    row = header.layout()
    assert row is not None
    row.addWidget(link)
    return header


def _words_of(card: Card) -> tuple[str, ...]:
    return (card.miss.key,) if card.miss.kind == WORD else ()


class LevelPart(QWidget):
    """The level in a game, how sure it is, and what is stronger or weaker than usual."""

    hide_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.heading = SectionHeader(_tr("Level"))
        self.hide_button = link_button(_tr("Hide"), tip=_tr("Show no levels anywhere; the preferences bring them back"))
        self.hide_button.clicked.connect(self.hide_wanted)
        self.value = text_label("", "title")
        self.note = text_label("", "caption", wrap=True)
        top = filled(QHBoxLayout(), (self.heading, 1), self.hide_button)
        filled(bare(QVBoxLayout(self), 4), top, self.value, self.note, separator())
        self.hide()

    def show_report(self, report: LevelReport | None) -> None:
        """None while it is not known, or hidden."""
        level, given = (None, None) if report is None else (report.level, report.given_away)
        self.setVisible(level is not None or given is not None)
        self.value.setVisible(level is not None and level.known)
        self.hide_button.setVisible(level is not None)
        if report is None:
            return
        if level is not None:
            self.heading.title.setText(_tr("Level"))
            self.value.setText(figure(round(level.value)))
            told = (level_text(level), *report.strengths)
            self.note.setText("\n".join(text[:1].upper() + text[1:] for text in told))
        elif given is not None:
            self.heading.title.setText(_tr("Mistakes"))
            games, sizes = report.mistakes
            evened = _tr("{} less half of what par gave away on the same deals: hard deals are evened out.")
            about = _tr("Small: 3 to 6 points, medium: 7 to 14.")
            mistakes = f"{mistakes_text(games, sizes)}. {about}" if games else ""
            lines = (given_away_text(given), evened.format(decimal(given.evened, 1)), mistakes)
            self.note.setText("\n".join(filter(None, lines)))


class ProgressSide(QWidget):
    """The cards beside the charts of a game's progress."""

    practise_wanted = Signal(object)
    """A `Card` of the list; None: what is due of the game."""
    day_wanted = Signal()
    """What was played today is to be shown."""
    game_wanted = Signal(object)
    """The `Entry` of the last game in which the selected card was missed."""

    def __init__(self) -> None:
        super().__init__()
        self.level = LevelPart()
        self.day_button = link_button(self.tr("Your day"), tip=self.tr("What you played and learned today"))
        self.day_button.clicked.connect(self.day_wanted)
        self.due = ScoreDisplay()
        self.due_note = text_label("", "caption", wrap=True)
        self.now_button = Button(self.tr("Practise"), "play", primary=True)
        self.now_button.clicked.connect(lambda: self.practise_wanted.emit(None))
        self.recall = text_label("", "title")
        self.recall_note = text_label("", "caption", wrap=True)
        self.recall_bar = ShareBar()
        self.recall_bar.role = "accent"
        self.days = DayBars(self.tr("Due in the next days"))
        self.cards = CardTable()
        self.cards.solution_activated.connect(self.practise_wanted)
        self.game_button = link_button(self.tr("Show the game"))
        self.game_button.setToolTip(self.tr("The last game in which the selected card was missed, as it ended"))
        self.game_button.setEnabled(False)
        self.game_button.clicked.connect(lambda: self.game_wanted.emit(self.cards.chosen.entries[0]))
        self.cards.solution_selected.connect(lambda card: self.game_button.setEnabled(card is not None))
        self._lay_out()

    def _lay_out(self) -> None:
        self._recall_parts = [
            separator(),
            SectionHeader(self.tr("Expected recall today")),
            self.recall,
            self.recall_note,
            self.recall_bar,
        ]
        self._card_parts = [
            separator(),
            self.days,
            separator(),
            _with_link(SectionHeader(self.tr("Not learned yet")), self.game_button),
            self.cards,
        ]
        sized(self.days, height=DAYS)
        upper, column = spaced(QVBoxLayout(), 8), spaced(QVBoxLayout(self), 8)
        upper.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
        upper.addWidget(self.level)
        upper.addWidget(_with_link(SectionHeader(self.tr("Questions due")), self.day_button))
        for part in (self.due, self.due_note, self.now_button, *self._recall_parts, *self._card_parts[:-1]):
            upper.addWidget(part)
        filled(column, upper, sized(self.cards, minimum_height=LIST), STRETCH)

    def show_progress(self, progress: Progress) -> None:
        """What to practise in a game."""
        due = progress.due
        small = [(minutes(due * SECONDS_A_CARD), self.tr("to practise"))] if due else []
        self.due.show_figures(due, counted(due, "card", "cards"), small)
        self.due_note.setText("" if due else self._nothing_due(progress))
        self.due_note.setVisible(not due)
        self.now_button.setEnabled(due > 0)
        self._show_recall(progress.recall)
        some = bool(progress.cards)
        for part in self._card_parts:
            part.setVisible(some)
        self.days.show_days(progress.days)
        self.cards.show_cards(progress.open_cards)

    def _nothing_due(self, progress: Progress) -> str:
        if not progress.cards:
            return self.tr("What you miss becomes a card, and is asked again until you know it.")
        return (
            self.tr("The next new cards come tomorrow.") if progress.next_due is None else due_again(progress.next_due)
        )

    def _show_recall(self, recall: Recall | None) -> None:
        for part in self._recall_parts:
            part.setVisible(recall is not None)
        if recall is None:
            return
        mean, goal = percent(recall.mean), percent(recall.goal)
        self.recall.setText(mean)
        note = counted(recall.cards, "of {0} card, goal {1}", "of {0} cards, goal {1}", figure(recall.cards), goal)
        self.recall_note.setText(note)
        self.recall_bar.fill(recall.mean, self.tr("{}, goal {}").format(mean, goal), recall.goal)
