"""The panel: figures, chart of best scores, lists with their filter, in step with the session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.games.quiddler.dealer import RecentDeal
from qless_studio.engine.games.quiddler.hints import MoveHint, hints
from qless_studio.engine.games.quiddler.move_analysis import Estimate
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Word, notes
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, Summary, has_unknown
from qless_studio.engine.solving import FinishedRun, Run
from qless_studio.engine.texts import counted, decimal, figure, say
from qless_studio.ui.games.quiddler.lists import ADVICE, GAMES, HANDS, WORDS, Lists, RecentDeals, Solution
from qless_studio.ui.games.quiddler.parts import QuiddlerParts
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.tab.analyse_page import empty_list_text
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.fields import Segments
from qless_studio.ui.widgets.basic.labels import show_text, text_label
from qless_studio.ui.widgets.charts.charts import BestScoreChart
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder
from qless_studio.ui.widgets.results.word_filter import FilterField


class Panel(QObject):
    """Makes the widgets of the panel and keeps them up to date; the tab lays them out."""

    def __init__(self, parts: QuiddlerParts, playing: Playing, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._playing = parts.session, parts.analysis, playing
        self._best_game: FinishedGame | None = None
        self._hinting = False
        self.figures = verdict.ScoreDisplay()
        self.warning = text_label("", "warn", wrap=True)
        self.chart = BestScoreChart(self.tr("Best score"))
        self.ladder = HintLadder()
        self.recent = RecentDeals(parts.record, self._on_deal_chosen)
        lists = [(WORDS, self.tr("Words now")), (GAMES, self.tr("Games"))]
        self.segments = Segments(lists, self.tr("List"), act=self._show_list)
        self.filter = FilterField(self.tr("Filter"))
        session = parts.session
        self.lists = Lists(session.zipf, session.shown, lambda word: session.language.order(word))
        self._connect()
        self._show_list()
        self._show_found()
        self._show_counts()

    def _connect(self) -> None:
        session = self._session
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.state_changed.connect(self._show_counts)
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_solutions_found)
        session.progressed.connect(self.show_run)
        session.run_finished.connect(self._on_run_finished)
        self.filter.filter_changed.connect(lambda text: self.lists.set_filter(text, session.lexicon))
        self.lists.row_chosen.connect(self._on_row_chosen)
        self.lists.row_activated.connect(self._on_row_activated)
        for model in self.lists.models.values():
            model.counts_changed.connect(self._show_counts)
        self._playing.tray_changed.connect(self._select_move_in_tray)
        self._analysis.moves_ranked.connect(self._on_moves_ranked)

    @property
    def _segment_lists(self) -> tuple[str, str]:
        """The lists behind the two segments; the same one if there are no segments."""
        puzzle: Puzzle = self._session.puzzle
        if puzzle.hand is not None:
            return HANDS, HANDS
        return (ADVICE, ADVICE) if has_unknown(puzzle) else (WORDS, GAMES)

    def _show_list(self) -> None:
        first, second = self._segment_lists
        shown = first if self.segments.value == WORDS else second
        self.lists.show_list(shown)
        self.filter.follow(self.lists.tables[shown])

    # Keeping in step with the session

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        self._best_game = None
        self.lists.clear()
        self.show_parts()
        self._show_list()
        self._show_counts()

    def show_parts(self) -> None:
        """Show what there is: recent deals, or the analysis with the chart or the hints."""
        puzzle: Puzzle = self._session.puzzle
        analysed, hand = bool(puzzle.known), puzzle.hand is not None
        first, second = self._segment_lists
        self.recent.setVisible(not analysed and not hand)
        show_text(self.warning, "\n".join(notes(puzzle, self._playing.turn.deck)))
        for widget in (self.figures, self.filter, self.lists):
            widget.setVisible(analysed)
        self.segments.setVisible(analysed and first != second)
        hinting = analysed and self._hinting and first == WORDS
        self.ladder.setVisible(hinting)
        self.chart.setVisible(analysed and not hinting and first != ADVICE)

    def _show_found(self) -> None:
        """Show what the session has found before this was made."""
        if self._session.solutions:
            self._on_solutions_found(self._session.solutions)
        if self._session.run is not None:
            self.show_run(self._session.run)
        self._on_moves_ranked()

    def set_hinting(self, hinting: bool) -> None:
        """Whether the hint ladder takes the place of the chart."""
        if hinting != self._hinting:
            self._hinting = hinting
            self.show_parts()

    def _on_deal_chosen(self, looked: RecentDeal) -> None:
        self._session.resume(looked.puzzle, self.tr("Go on"), looked.lexicon)

    def _on_run_started(self) -> None:
        self._best_game = None
        self.lists.clear()
        if self._session.run is None:
            self.figures.show_figures("–", self.tr("points"))
            self.chart.caption = ""
            self.chart.show_steps((), 0)

    def _on_solutions_found(self, batch: Sequence[Any]) -> None:
        name = self._segment_lists[1]
        if name == ADVICE:
            return  # the summary has all of it
        if self._best_game is None:
            self._best_game = batch[0]
        self.lists.extend(name, batch)

    def _on_run_finished(self, finished: FinishedRun) -> None:
        self.show_run(finished.run)
        self._show_counts()

    def _on_moves_ranked(self) -> None:
        """List the moves that can be made now."""
        model = self.lists.models[WORDS]
        model.show(self._analysis.choices or ())
        self._select_move_in_tray()

    # Figures and chart

    def show_run(self, run: Run) -> None:
        """Show how far a run is."""
        summary = run.summary
        if isinstance(summary, Estimate):
            self._show_estimate(summary)
            return
        best = summary.best if isinstance(summary, Summary) else None
        if best is None and run.improvements:
            best = run.improvements[-1][1]
        proven = isinstance(summary, Summary) and summary.proven
        unit, small = self.tr("points"), self._best_game_figures()
        if isinstance(summary, Summary) and summary.over and summary.deal_best is not None:
            unit, small = self.tr("points"), [(figure(summary.deal_best), self.tr("best of the deal"))]
        live = not proven and best is not None
        self.figures.show_figures("–" if best is None else best, unit, small, live=live)
        self.chart.caption = counted(run.nodes, "{} position", "{} positions")
        self.chart.show_run(run)

    def _best_game_figures(self) -> list[tuple[str, str]]:
        """Cards and words of the best game, including the moves already made."""
        if self._best_game is None:
            return []
        puzzle: Puzzle = self._session.puzzle
        used = len(puzzle.known) - len(self._best_game.left) - (self._best_game.discard is not None)
        words = sum(isinstance(move, Word) for move in puzzle.moves)
        words += sum(isinstance(step, LaidWord) for step in self._best_game.moves)
        return [(str(used), self.tr("cards used")), (str(words), counted(words, "word", "words"))]

    def _show_estimate(self, summary: Estimate) -> None:
        # The same word may be spelled from several piles: list it once, from those that serve it best.
        firsts = {(advice.move.word, tuple(sorted(advice.move.cards))): advice for advice in summary.advice[::-1]}
        self.lists.replace(ADVICE, list(firsts.values())[::-1])
        samples = (figure(summary.samples), say("Samples"))
        if not summary.advice:
            self.figures.show_figures("–", self.tr("points"), [samples])
            return
        first = summary.advice[0]
        mean = decimal(first.mean, 0).replace("-", "−")
        unit = self.tr("± {} points (estimate)").format(decimal(first.error, 1))
        self.figures.show_figures(mean, unit, [samples])

    # Lists

    def listed(self) -> list[Any]:
        """The games, hands or first words as listed; the words of a single move are not solutions of the puzzle."""
        return self.lists.solutions(self._segment_lists[1])

    def _show_counts(self) -> None:
        first, second = self._segment_lists
        for value, name, title in ((WORDS, first, self.tr("Words now")), (GAMES, second, self.tr("Games"))):
            model = self.lists.models[name]
            count = figure(model.shown)
            if model.shown != model.total:
                count = f"{count}/{figure(model.total)}"
            self.segments.set_label(value, f"{title} {count}" if model.total else title)
        for name, table in self.lists.tables.items():
            table.set_empty_text(empty_list_text(self._session.state, self._empty_text(name)))

    def _empty_text(self, name: str) -> str:
        """What a list says when it has no rows to show."""
        if self.lists.models[name].total:
            return self.tr("No matches")
        return {
            WORDS: self.tr("No word can be played"),
            ADVICE: self.tr("No first word is known yet"),
            GAMES: self.tr("No games"),
            HANDS: self.tr("No word can be played"),
        }[name]

    def _on_row_chosen(self, row: Solution | None) -> None:
        if isinstance(row, FinishedGame):
            self._playing.play_back(row)
        elif row is not None:
            self._playing.put(row)

    def _on_row_activated(self, row: Solution) -> None:
        if not isinstance(row, FinishedGame):
            self._playing.make(row)

    def _select_move_in_tray(self) -> None:
        if self._segment_lists[0] == WORDS:
            self.lists.tables[WORDS].choose(self._playing.turn.choice)


# Hints for the next move, in the panel and on the table.

SEARCH = "hints"
USUAL = ("far", "length", "letter", "cards", "word")
"""The steps of a game that are announced before the first one is taken."""


class TableHints(QObject):
    """The hint for the player's next move; the page that has it closes it as soon as anything changes."""

    def __init__(
        self, session: Session, playing: Playing, places: GamePage, ladder: HintLadder, play: GamePlay | None = None
    ) -> None:
        super().__init__(places)
        self._session, self._playing = session, playing
        self._searches = BackgroundSearches(session, self)
        titles = [] if play is None else [self._title(kind) for kind in USUAL]
        self.hints = Hints(ladder, places, self._find, titles, play)
        self.hints.taken.connect(self._on_taken)
        ladder.closed.connect(self.close)

    def ask(self) -> None:
        """Show one more step; the first one takes a search."""
        self._playing.playback.leave()
        self.hints.ask()

    def close(self) -> None:
        """Show no hint, and stop looking for one."""
        self._searches.cancel()
        self.hints.close()
        self._playing.set_hinted(())

    def _find(self) -> None:
        puzzle: Puzzle = self._session.puzzle
        options, lexicon = self._session.options, self._session.lexicon
        if lexicon is not None and puzzle.hand is None and not has_unknown(puzzle):
            self._searches.collect(SEARCH, lambda run: hints(puzzle, lexicon, options, run), self._on_found)

    def _on_found(self, found: list[MoveHint], _: Run) -> None:
        self.hints.found([HintStep(hint.kind, self._title(hint.kind), hint.text, hint) for hint in found])

    def _on_taken(self, step: HintStep) -> None:
        self._playing.set_hinted(step.hint.piles)

    def _title(self, kind: str) -> str:
        return {
            "why": say("First of all"),
            "far": self.tr("What is possible?"),
            "shift": self.tr("Move a card first?"),
            "length": self.tr("How long?"),
            "letter": self.tr("First letter"),
            "cards": self.tr("Which cards?"),
            "word": self.tr("Word"),
        }[kind]
