"""The panel: figures, chart of best scores, hints, the lists and their filter, kept in step with the session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.games.quiddler.advice import Estimate
from qless_studio.engine.games.quiddler.move_analysis import Choice, Figures, Hint
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Word
from qless_studio.engine.games.quiddler.solver import Finished, Laid, Summary, has_unknown
from qless_studio.engine.solving import FinishedRun, Run
from qless_studio.engine.texts import counted, decimal, figure
from qless_studio.ui.games.quiddler.lists import ADVICE, GAMES, HANDS, WORDS, Lists
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.games.quiddler.recent import RecentDeals
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.choices import Segments
from qless_studio.ui.widgets.charts.charts import BestScoreChart
from qless_studio.ui.widgets.feedback import score_display
from qless_studio.ui.widgets.feedback.empty_state import EmptyPanel
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder
from qless_studio.ui.widgets.results.filter_field import FilterField


class Panel(QObject):
    """Makes the widgets of the panel; the tab puts them into their places."""

    def __init__(self, session: Session, appearance: Appearance, playing: Playing, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._playing = session, playing
        self._first: Finished | None = None
        self._hinting = False
        self.figures = score_display.ScoreDisplay(appearance)
        self.chart = BestScoreChart(appearance, self.tr("Best score found"))
        self.ladder = HintLadder(appearance)
        self.promises = EmptyPanel(
            appearance,
            self.tr("What you will see here"),
            [
                ("check", self.tr("The proven best score"), self.tr("The whole deal is searched in milliseconds.")),
                ("bulb", self.tr("What every word is worth"), self.tr("The final score if you play it now.")),
                ("play", self.tr("Games by score"), self.tr("Choose one and watch it step by step.")),
            ],
        )
        self.recent = RecentDeals(appearance, session)
        self.recent.deal_chosen.connect(lambda deal: session.edit(deal, self.tr("Resume deal")))
        self.segments = Segments(appearance, [(WORDS, self.tr("Words now")), (GAMES, self.tr("Games"))])
        self.segments.setAccessibleName(self.tr("List"))
        self.filter = FilterField(appearance, self.tr("Filter"))
        self.lists = Lists(appearance, lambda word: session.lexicon.zipf(word) if session.lexicon else None)
        self.segments.value_changed.connect(lambda _: self._bring())
        self.filter.filter_changed.connect(self.lists.narrow)
        self.lists.row_chosen.connect(self._on_row_chosen)
        self.lists.row_activated.connect(self._on_row_activated)
        for model in self.lists.models.values():
            model.counts_changed.connect(lambda *_: self._show_counts())
        playing.tray_changed.connect(self._on_tray_changed)
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_found)
        session.progressed.connect(self.show_run)
        session.run_finished.connect(self._on_finished)
        self._bring()
        self._show_counts()

    @property
    def _kinds(self) -> tuple[str, str]:
        """The lists behind the two segments."""
        puzzle: Puzzle = self._session.puzzle
        if puzzle.hand is not None:
            return HANDS, HANDS
        return (ADVICE, ADVICE) if has_unknown(puzzle) else (WORDS, GAMES)

    def _bring(self) -> None:
        first, second = self._kinds
        self.lists.bring(first if self.segments.value == WORDS else second)

    # what the session says

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        self._first = None
        self.lists.clear()
        self.show_parts()
        self._bring()
        self._show_counts()

    def show_parts(self) -> None:
        """What there is to see: promises, or the analysis with a chart or a ladder of hints in it."""
        some = bool(self._session.puzzle.known)
        first, second = self._kinds
        self.promises.setVisible(not some)
        self.recent.setVisible(not some)
        for widget in (self.figures, self.filter, self.lists):
            widget.setVisible(some)
        self.segments.setVisible(some and first != second)
        hinting = some and self._hinting and first == WORDS
        self.ladder.setVisible(hinting)
        self.chart.setVisible(some and not hinting and first != ADVICE)

    def _on_run_started(self) -> None:
        self._first = None
        self.lists.clear()

    def _on_found(self, batch: Sequence[Any]) -> None:
        kind = self._kinds[1]
        if kind == ADVICE:
            return  # the summary has all of it
        if self._first is None:
            self._first = batch[0]
        self.lists.models[kind].extend(batch)

    def _on_finished(self, finished: FinishedRun) -> None:
        self.show_run(finished.run)
        self._show_counts()

    def show_run(self, run: Run) -> None:
        """Show how far a run is."""
        summary = run.summary
        if isinstance(summary, Estimate):
            self._show_estimate(summary)
            return
        best = summary.best if isinstance(summary, Summary) else None
        if best is None:
            best = run.improvements[-1][1] if run.improvements else None
        proven = isinstance(summary, Summary) and summary.proven
        self.figures.show_figures(
            "–" if best is None else best, self.tr("points"), self._small(), live=not proven and best is not None
        )
        self.chart.caption = counted(run.nodes, "{} position", "{} positions")
        self.chart.show_run(run)

    def _small(self) -> list[tuple[str, str]]:
        """Cards and words of the best game, the moves made so far included."""
        if self._first is None:
            return []
        puzzle: Puzzle = self._session.puzzle
        used = len(puzzle.known) - len(self._first.left) - (self._first.discard is not None)
        words = sum(isinstance(move, Word) for move in puzzle.moves)
        words += sum(isinstance(step, Laid) for step in self._first.moves)
        return [(str(used), self.tr("cards used")), (str(words), counted(words, "word", "words"))]

    def _show_estimate(self, summary: Estimate) -> None:
        # The same word may be had from several piles: the list has it once, from those that serve it best.
        firsts = {(advice.move.word, tuple(sorted(advice.move.cards))): advice for advice in summary.advice[::-1]}
        self.lists.replace(ADVICE, list(firsts.values())[::-1])
        samples = (figure(summary.samples), self.tr("samples"))
        if not summary.advice:
            self.figures.show_figures("–", self.tr("points"), [samples])
            return
        first = summary.advice[0]
        mean = decimal(first.mean, 0).replace("-", "−")
        unit = self.tr("± {} points (estimate)").format(decimal(first.error, 1))
        self.figures.show_figures(mean, unit, [samples])

    def listed(self) -> list[Any]:
        """The games, hands or first words in the order of their list; the words of one move are no solutions."""
        return self.lists.models[self._kinds[1]].solutions()

    def show_choices(self, found: Sequence[Choice], summary: Figures) -> None:
        """The moves that can be made now."""
        self.lists.models[WORDS].clear()
        self.lists.models[WORDS].extend(found)
        self._on_tray_changed()

    def _show_counts(self) -> None:
        first, second = self._kinds
        for value, kind, name in ((WORDS, first, self.tr("Words now")), (GAMES, second, self.tr("Games"))):
            model = self.lists.models[kind]
            count = (
                figure(model.shown) if model.shown == model.total else f"{figure(model.shown)}/{figure(model.total)}"
            )
            self.segments.set_label(value, f"{name} {count}" if model.total else name)
        words = {ADVICE: self.tr("No first word is known yet"), HANDS: self.tr("No word can be laid down")}
        for kind, table in self.lists.tables.items():
            empty = words.get(kind, self.tr("No word can be played") if kind == WORDS else self.tr("No games"))
            if self.lists.models[kind].total:
                empty = self.tr("No matches")
            table.set_empty_text(empty if self._session.state is State.FINISHED else self.tr("Searching…"))

    # rows

    def _on_row_chosen(self, row: Any) -> None:
        if isinstance(row, Finished):
            self._playing.play_back(row)
        elif row is not None:
            self._playing.put(row)

    def _on_row_activated(self, row: Any) -> None:
        if not isinstance(row, Finished):
            self._playing.make(row)

    def _on_tray_changed(self) -> None:
        choice = self._playing.listed()
        if self._kinds[0] == WORDS:
            self.lists.tables[WORDS].choose(choice)

    # hints

    def show_hints(self, found: Sequence[Hint], shown: int = 1) -> None:
        """A ladder of hints in place of the chart, the first few of them shown."""
        names = {
            "far": self.tr("What is possible?"),
            "shift": self.tr("Move a card first?"),
            "cards": self.tr("Which cards?"),
            "length": self.tr("How long?"),
            "letter": self.tr("First letter?"),
            "word": self.tr("The word?"),
        }
        steps = [(names[hint.kind], hint.text.replace("-", "−")) for hint in found]
        self.ladder.show_steps([(name, text, text) for name, text in steps], shown)
        self._hinting = True
        self.show_parts()

    def hide_hints(self) -> None:
        """The chart again."""
        self._hinting = False
        self.show_parts()
