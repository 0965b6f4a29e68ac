"""The view of the progress in a game: chart, weaknesses to practise, what is not learned yet, where one stands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.player.levels import given_away_text, level_text, mistakes_text
from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.learning import Best, LevelReport
from qless_studio.engine.practice.progress import WORD, Progress
from qless_studio.engine.practice.strengths import Trait, trait_name
from qless_studio.engine.texts import capitalised, clock_time, decimal, figure, say
from qless_studio.ui.shell.places.history import standing, texts
from qless_studio.ui.shell.places.history.standing import ChartCard, StrengthColumn
from qless_studio.ui.shell.places.history.views import Lines, Services, Shown
from qless_studio.ui.shell.wishes import Practise, PractiseCards
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.tab.wishes import Choose
from qless_studio.ui.widgets.basic.buttons import Button, link_button
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.labels import SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.layout import FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

TWO_COLUMNS, LIST, BESTS = 720, 28 + 6 * 32, 5
"""Width (at 100 %) from which strengths stand beside weaknesses; least height of the list; records shown."""


class CardTable(ResultTable):
    """Cards that are not learned yet, by descending cost; Delete forgets one."""

    def __init__(self, forget: Callable[[], object]) -> None:
        self._forget = forget
        columns = [
            Column("name", say("Missed"), standing.card_name, words=_words_of),
            Column("games", say("Games"), lambda card: len(card.entries), kind=Kind.NUMBER, width=64),
            Column("cost", say("Cost so far"), lambda card: card.total, lambda card: texts.points(card.total),
                   Kind.NUMBER, width=96),
        ]  # fmt: skip
        super().__init__(ResultModel(columns, tie=lambda card: card.id), say("Not learned yet"))
        self.sort_by("cost", Qt.SortOrder.DescendingOrder)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self._forget()
        else:
            super().keyPressEvent(event)


def _words_of(card: Card) -> tuple[str, ...]:
    return (card.miss.key,) if card.miss.kind == WORD else ()


class ProgressView(QWidget):
    """The chart and the lists; `side` has the rest."""

    def __init__(
        self, services: Services, choose_game: Callable[[str], object], forget: Callable[[Card], object]
    ) -> None:
        """`choose_game` shows another game; `forget` asks whether a card is to be forgotten."""
        super().__init__()
        self._services, self._choose_game = services, choose_game
        self._views = {view.key: view for view in services.workspace.views}
        self._known: dict[tuple[str, type], Any] = {}
        """What was read of each game, by its kind."""
        self._game, self._since = "", date.min
        self.chart = ChartCard()
        kinds = [(True, self.tr("Weaknesses")), (False, self.tr("Not learned yet"))]
        self.kind = Segments(kinds, self.tr("List"), act=self._show)
        self.weak = StrengthColumn(self.tr("Weaknesses"), True, self._practise_trait)
        self.strong = StrengthColumn(self.tr("Strengths"), False, self._practise_trait)
        self.cards = CardTable(lambda: None if self.card is None else forget(self.card))
        self.cards.solution_activated.connect(self._practise_card)
        self.game_button = link_button(self.tr("Show the game"), act=self._show_game)
        self.cards.solution_selected.connect(lambda card: self.game_button.setEnabled(card is not None))
        self.game_button.setEnabled(False)
        self.waiting = text_label("", "note", wrap=True)
        self._make_side()
        self._lay_out()

    def _make_side(self) -> None:
        tr = self.tr
        self.score, self.note = ScoreDisplay(), text_label("", "caption", wrap=True)
        self.hide_button = link_button(tr("Hide"), act=self._hide_levels)
        self.due, self.stand, self.best = Lines(), Lines(), Lines()
        self._stand_header = SectionHeader(tr("Where you stand"))
        self._best_header = SectionHeader(tr("Records"))
        self.weakest = Button(tr("Practise the weakest"), "target", primary=True, act=self._practise_weakest)
        self.side = QWidget()
        head = filled(spaced(QHBoxLayout(), 8), (self.score, 1), self.hide_button)
        parts = self.due, self._stand_header, self.stand, self._best_header, self.best, 8, self.weakest
        filled(spaced(QVBoxLayout(self.side), 8), head, self.note, *parts)

    def _lay_out(self) -> None:
        self._strengths, head = QWidget(), QWidget()
        self._rows = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self._strengths), 16, 0, 0)
        filled(self._rows, (self.weak, 1), (self.strong, 1))
        row = FlowLayout(head, spacing=lambda: self.cards.theme.px(8))
        row.addWidget(self.kind)
        row.add_stretch()
        row.addWidget(self.game_button)
        self._lists = QWidget()
        filled(bare(QVBoxLayout(self._lists), 8), head, (self._strengths, 1),
               (sized(self.cards, minimum_height=LIST), 1))  # fmt: skip
        column = spaced(QVBoxLayout(self), 12, OVERHANG, 0, OVERHANG, 0)
        filled(column, self.waiting, self.chart, (self._lists, 1), (None, 0))

    # content

    def forget_read(self) -> None:
        """Know nothing: it is read again."""
        self._known = {}

    def knows(self, game: str) -> bool:
        """Whether the progress in a game was read."""
        return (game, Progress) in self._known

    @property
    def progress(self) -> Progress | None:
        """The progress in the game that is shown; None while it is not known."""
        found = self._known.get((self._game, Progress))
        return found if isinstance(found, Progress) else None

    @property
    def report(self) -> LevelReport | None:
        """The level in the game that is shown; None while it is not known, or hidden."""
        found = self._known.get((self._game, LevelReport))
        return found if isinstance(found, LevelReport) else None

    @property
    def card(self) -> Card | None:
        """The card selected in the list of those not learned."""
        chosen = self.cards.chosen
        return chosen if isinstance(chosen, Card) and self.cards.isVisible() else None

    def show_found(self, found: Progress | LevelReport | Best) -> None:
        """Show what was found out of a game."""
        self._known[found.game, type(found)] = found
        self._show_stand()
        if found.game == self._game:
            self._show()

    def show_game(self, game: str, since: date | None) -> None:
        """Show a game, its chart from a day on."""
        self._game, self._since = game, since or date.min
        self._show()

    def show_all_read(self) -> None:
        """Nothing more is found."""
        if self.progress is None and self._game:
            self._known[self._game, Progress] = Progress(self._game, 0)
            self._show()

    def _show(self) -> None:
        progress, report = self.progress, self.report
        waiting = self.tr("Reading…") if progress is None else self.tr("Nothing played yet")
        played = progress is not None and progress.games > 0
        show_text(self.waiting, "" if played else waiting)
        for part in (self.chart, self._lists):
            part.setVisible(played)
        self._show_level(report)
        self._show_records()
        if progress is None:
            self.due.show_lines(())
            self.weakest.hide()
            return
        curve = () if report is None or report.curve is None else ((report.curve,),)
        self.chart.show_charts((*progress.charts, *curve), self._since)
        due = Shown(capitalised(self.tr("questions due")), (figure(progress.due),), "target", act=self._practise_due)
        self.due.show_lines([due] if progress.due else [])
        strengths = progress.strengths
        self.kind.setVisible(strengths is not None)
        weaknesses = strengths is not None and bool(self.kind.value)
        self._strengths.setVisible(weaknesses)
        self.cards.setVisible(not weaknesses)
        self.game_button.setVisible(not weaknesses)
        self.cards.model().show(progress.open_cards)
        self.cards.set_empty_text(self.tr("What you miss becomes a card, and is asked again until you know it."))
        self.weakest.setVisible(strengths is not None and any(self._ids(each.trait) for each in strengths.weak))
        if strengths is not None:
            said = standing.strengths_caption(strengths), standing.strengths_note(strengths)
            self.weak.show_rows(strengths.weak, lambda trait: bool(self._ids(trait)), *said)
            self.strong.show_rows(strengths.strong, lambda trait: bool(self._ids(trait)), *said)

    def _show_level(self, report: LevelReport | None) -> None:
        level, given = (None, None) if report is None else (report.level, report.given_away)
        self.hide_button.setVisible(level is not None)
        self.score.setVisible((level is not None and level.known) or given is not None)
        lines: tuple[str, ...] = ()
        if report is not None and level is not None:
            self.score.show_figures(round(level.value), self.tr("level"), [])
            lines = ("; ".join(filter(None, (level_text(level), self._change(report)))), *report.strengths)
        elif report is not None and given is not None:
            self.score.show_figures(decimal(given.mean, 1), self.tr("points given away per game"), [])
            games, sizes = report.mistakes
            evened = self.tr("{} less half of what par gave away on the same deals: hard deals are evened out.")
            about = self.tr("Small: 3 to 6 points, medium: 7 to 14.")
            mistakes = f"{mistakes_text(games, sizes)}. {about}" if games else ""
            lines = (given_away_text(given), evened.format(decimal(given.evened, 1)), mistakes)
        show_text(self.note, "\n".join(text[:1].upper() + text[1:] for text in lines if text))

    def _change(self, report: LevelReport) -> str:
        """How the level has changed this week."""
        weeks, today = () if report.curve is None else report.curve.weeks, date.today()
        if len(weeks) < 2 or weeks[-1].start != today - timedelta(days=today.weekday()):
            return ""
        change = round(weeks[-1].mean - weeks[-2].mean)
        return self.tr("{} this week").format(f"{'+' if change > 0 else ''}{figure(change)}")

    def _show_stand(self) -> None:
        shown = list[Shown]()
        for key, view in self._views.items():
            report, progress = self._known.get((key, LevelReport)), self._known.get((key, Progress))
            course = progress.charts[0][0] if progress is not None and progress.charts else None
            if report is not None and report.level is not None and report.level.known:
                cells = self.tr("level"), figure(round(report.level.value))
            elif report is not None and report.given_away is not None:
                cells = self.tr("points given away per game"), decimal(report.given_away.mean, 1)
            elif course is not None and course.weeks:
                drawn = standing.scale_of(course.value) * course.weeks[-1].mean
                cells = standing.curve_name(course.value), standing.unit_of(course.value)(drawn)
            else:
                continue
            shown.append(Shown(view.title, cells, "square", view.accent, act=partial(self._choose_game, key)))
        self.stand.show_lines(shown)
        self._stand_header.setVisible(bool(shown))

    def _show_records(self) -> None:
        best = self._known.get((self._game, Best))
        shown = list[Shown]()
        for entry in best.games[:BESTS] if best is not None else ():
            limit = entry.proven.get("limit")
            rules = (
                capitalised(self.tr("daily puzzle")) if entry.day else "",
                clock_time(limit) if isinstance(limit, int | float) else "",
                *(str(value) for value in entry.options.values()),
                self._services.workspace.lexicons.title(entry.lexicon) if entry.lexicon else "",
            )
            label = ", ".join(filter(None, rules)) or self._views[entry.game].title
            cells = texts.ended(entry).partition(",")[0], texts.reached(entry)
            shown.append(Shown(label, cells, "star", "accent", act=partial(self._services.review, entry)))
        self.best.show_lines(shown)
        self._best_header.setVisible(bool(shown))

    # acts

    def _ids(self, trait: Trait) -> tuple[str, ...]:
        return () if self.progress is None else self.progress.with_trait(trait)

    def _practise_trait(self, trait: Trait) -> None:
        self._services.workspace.wished.emit(PractiseCards(self._ids(trait), trait_name(trait)))

    def _practise_weakest(self) -> None:
        strengths = None if self.progress is None else self.progress.strengths
        weak = () if strengths is None else strengths.weak
        trait = next((each.trait for each in weak if self._ids(each.trait)), None)
        if trait is not None:
            self._practise_trait(trait)

    def _practise_due(self) -> None:
        """What is due of the game; after a long pause that of all games, which can be spread over a week."""
        progress = self.progress
        if progress is not None:
            title = self._views[self._game].title
            wish = Practise() if progress.too_many else PractiseCards(progress.due_ids, title)
            self._services.workspace.wished.emit(wish)

    def _practise_card(self, card: Card) -> None:
        self._services.workspace.wished.emit(PractiseCards((card.id,), standing.card_name(card)))

    def _show_game(self) -> None:
        if self.card is not None:
            self._services.review(self.card.entries[0])

    def _hide_levels(self) -> None:
        self._known = {known: found for known, found in self._known.items() if known[1] is not LevelReport}
        self._services.workspace.wished.emit(Choose("levels", False))
        self._show_stand()
        self._show()
        self.chart.measures.setFocus()
        self._services.say(self.tr("Levels are hidden everywhere; the preferences bring them back."))

    # looks

    def arrange(self, width: int) -> None:
        """Strengths beside weaknesses where there is room."""
        beside = width >= self.cards.theme.px(TWO_COLUMNS)
        directions = QBoxLayout.Direction
        self._rows.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
