"""Eight piles played covered: the panel during the game, its end, and its review."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.games.quiddler.dealer import deal_to_play, par
from qless_studio.engine.games.quiddler.move_analysis import rated_moves
from qless_studio.engine.games.quiddler.practice import FORGIVEN, GameFigures, ReviewedMove, review_game
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Word, format_move, positions
from qless_studio.engine.games.quiddler.solver import Summary, has_unknown, standings
from qless_studio.engine.history import Result
from qless_studio.engine.play import Moves, Stage
from qless_studio.engine.player.levels import Mistake, given_away, given_away_text, mistakes
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, counted, figure, say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.game_review import GameReview, move_text
from qless_studio.ui.games.quiddler.lists import moves_table
from qless_studio.ui.games.quiddler.panel import TableHints
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.games.quiddler.scene import PlayedWord, words_played
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.staged_play import GOING_ON, PlayRules
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.play.own_words import OwnWords
from qless_studio.ui.widgets.play.result_card import ParBar, ResultShown
from qless_studio.ui.widgets.results.result_table import ResultTable


class Solitaire(QObject):
    """A game at a table; the moves belong to the session's puzzle, so Undo takes them back."""

    parts_changed = Signal()
    """Other parts are visible than before."""

    def __init__(self, play: GamePlay, rules: PlayRules, playing: Playing, board: TableBoard) -> None:
        """`rules` are what both kinds of game have in common."""
        super().__init__(play)
        self.rules = replace(
            rules, moves=Moves(lambda _, __, puzzle: list(map(format_move, puzzle.moves))), known=self.known,
            missed=self._has_misses, proven=self.proven, result=self.result,
            share=self.share, note=self.note, clock_note=lambda: self.tr("Solitaire"), may_stop=self._may_stop,
        )  # fmt: skip
        self._play, self._session, self._playing = play, play.session, playing
        self._par: int | None = None
        self._figures: GameFigures | None = None
        self.score, self.bar = ScoreDisplay(), ParBar()
        self.words = OwnWords(self.tr("Your moves"))
        self.hints = TableHints(self._session, playing, play.places, ClosedLadder(), play)
        self.review = GameReview(self._session, playing, board, self._on_trial_changed, self)
        self.mistakes = MistakesPart(play)
        self.trial = self._made_trial()
        """The moves of another try, with what each is worth in the end."""
        self.parts: dict[str, tuple[QWidget, ...]] = {
            "figures": (self.score, self.bar, self.mistakes),
            "chart": (self.words, self.review.chart),
            "section": (self.hints.hints.ladder,),
            "list": (self.review.list, self.trial),
            "entry": (self.review.bar,),
        }
        """Widgets for the page by place."""
        play.history.changed.connect(self._on_history)
        self._session.puzzle_changed.connect(self._on_puzzle_changed)
        self._session.lexicon_changed.connect(self._on_lexicon_changed)
        self._session.options_changed.connect(self._find_par)
        self._session.progressed.connect(self._on_progressed)

    def visible(self, stage: Stage) -> tuple[QWidget, ...]:
        """The parts that are visible at this stage."""
        if stage in GOING_ON:
            return (self.score, *((self.bar,) if self._has_par else ()), self.hints.hints.ladder, self.words)
        review = self.review
        self.mistakes.show_costs(row.cost for row in review.rows)
        if stage is Stage.OVER and review.rows:
            shown = self.trial if review.trying else review.list
            return (self.mistakes, review.chart, shown, review.bar)
        return (self.mistakes,) if stage is Stage.IDLE and self.mistakes.has_mean else ()

    def _made_trial(self) -> ResultTable:
        session = self._session
        table = moves_table(session.zipf, session.shown, lambda word: session.language.order(word))
        table.solution_selected.connect(self._playing.put)
        table.solution_activated.connect(self._playing.make)
        return table

    def _list_trial(self) -> None:
        """List the moves of the position that another try has reached."""
        lexicon, options, puzzle = self._session.lexicon, self._session.options, self._session.puzzle
        self.trial.model().clear()
        if self.review.trying and lexicon is not None:
            work = partial(rated_moves, puzzle, lexicon, options)
            self._play.searches.collect("trial", work, lambda rows, _: self.trial.model().extend(rows))

    def _on_history(self) -> None:
        self.mistakes.show_mean()
        self.parts_changed.emit()

    # the game

    def deal(self) -> None:
        """Deal from the real deck and play; what has no word, or hardly any points, is dealt again."""
        lexicon = self._session.chosen_lexicon
        if lexicon is None:
            self._session.message.emit(capitalised(self.tr("the word list is still loading")))
            return
        seed, deck = Random().getrandbits(32), self._session.chosen.options.deck
        self._play.maker.make(
            lambda run: deal_to_play(lexicon, deck, seed, run),
            lambda dealt: self._play.start_with(dealt[0].puzzle, self.tr("New game")),
        )

    def clear(self) -> None:
        self._par = self._figures = None
        self.review.clear()
        self.hints.close()

    def on_stage(self, stage: Stage) -> None:
        """Take up what this stage needs."""
        if stage is Stage.OVER:
            self.hints.close()
            self._find_review()
        elif stage in GOING_ON:
            self._find_par()
            self._show()

    def known(self) -> bool:
        return self._figures is not None or not self._can_review

    @property
    def _is_played(self) -> bool:
        """Whether the current game is of this kind."""
        return self._play.rules is self.rules

    @property
    def _puzzle(self) -> Puzzle:
        """The game: as it is, or as it ended."""
        position = self._play.position if self._is_played else None
        puzzle: Puzzle = self._session.puzzle if position is None else position
        return puzzle

    @property
    def _can_review(self) -> bool:
        puzzle = self._puzzle
        return puzzle.hand is None and not has_unknown(Puzzle(puzzle.piles)) and self._session.lexicon is not None

    @property
    def _cleared(self) -> bool:
        return not any(positions(self._puzzle)[-1].places)

    @property
    def _scores(self) -> tuple[int, ...]:
        """The score at the deal and after each move if the game ended there, with all cards left counted."""
        made = standings(self._puzzle, self._session.options, self._playing.turn.deck)
        return tuple(standing.base for standing in made)

    @property
    def _score(self) -> int:
        """The score of the game as it is."""
        return self._scores[-1]

    def _may_stop(self) -> bool:
        return self._puzzle.hand is None and bool(self._puzzle.moves)

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        if self._play.playing and self._is_played:
            self.hints.close()
            self._show()
        elif self.review.trying:
            self._list_trial()

    def _on_progressed(self, run: Run) -> None:
        """The game is over once nothing more can be played, whatever cards are left."""
        summary = run.summary
        if self._play.stage is not Stage.RUNNING or not self._is_played:
            return
        if isinstance(summary, Summary) and summary.proven and self._is_over(summary):
            self._play.end(Result.SOLVED if self._cleared else Result.FINISHED)

    def _is_over(self, summary: Summary) -> bool:
        puzzle: Puzzle = self._session.puzzle
        return summary.over if puzzle.hand is not None else summary.best == self._score

    # par and review

    def _on_lexicon_changed(self) -> None:
        """A game that is over may have been opened before its list was loaded."""
        over = self._play.stage is Stage.OVER and self._play.terms.in_force
        if over and self._figures is None and self._is_played:
            self._find_review()
        self._find_par()

    @property
    def _has_par(self) -> bool:
        """Whether there is a par that a bar can end at: one above the score of playing nothing."""
        return self._par is not None and self._par > self._scores[0]

    def _find_par(self) -> None:
        lexicon, options, puzzle = self._session.lexicon, self._session.options, self._puzzle
        if not self._play.playing or not self._is_played or not self._can_review or lexicon is None:
            return

        def work(run: Run) -> Iterator[int]:
            yield par(puzzle, lexicon, options, run)

        self._play.searches.start("par", work, self._on_par)

    def _on_par(self, found: list[int]) -> None:
        self._par = found[0]
        self._show()
        self.parts_changed.emit()

    def _find_review(self) -> None:
        lexicon, options, puzzle = self._session.lexicon, self._session.options, self._puzzle
        if not self._can_review or lexicon is None:
            return
        self._play.searches.collect("review", lambda run: review_game(puzzle, lexicon, options, run), self._on_reviewed)

    def _on_reviewed(self, rows: list[ReviewedMove], run: Run) -> None:
        assert isinstance(run.summary, GameFigures)
        self._figures = run.summary
        self.review.start(self._puzzle, rows, run.summary)
        self.parts_changed.emit()
        self._play.places.focus_board()  # Left and Right step through the moves
        self._play.settle_if_known()

    def _has_misses(self) -> bool | None:
        """Whether something gave away enough to be practised; None while that is not known."""
        return any(row.cost > FORGIVEN for row in self.review.rows) if self._figures is not None else None

    def _on_trial_changed(self) -> None:
        self._list_trial()
        self.parts_changed.emit()
        if self.review.trying:
            self._play.places.focus_board()

    @property
    def takes_moves(self) -> bool:
        """Whether moves can be made and taken back: in the game, and in another try."""
        return self._play.stage is Stage.RUNNING or self.review.trying

    # what is shown

    @property
    def _words(self) -> tuple[PlayedWord, ...]:
        session = self._session
        return words_played(self._puzzle, session.options, self._playing.turn.deck, session.shown)

    def note(self) -> str:
        before, *after = self._scores[-2:]
        reached = self._par is not None and self._has_par and after and before < self._par <= after[0]
        return say("Par reached") if reached else ""

    def _show(self) -> None:
        puzzle, session, words, reached = self._puzzle, self._session, self._words, self._scores
        small = [(figure(reached[-1]), say("if stopped"))] if self._can_review else []
        small += [] if self._par is None else [(figure(self._par), self.tr("par"))]
        self.score.show_figures(sum(word.score for word in words), self.tr("points"), small)
        if self._par is not None and self._has_par:  # both with the cards left counted, from playing nothing on
            share = (reached[-1] - reached[0]) / (self._par - reached[0])
            way = self.tr("{}% of the way to par").format(round(100 * share))
            self.bar.fill(share, way if share < 1 else say("Par reached"), 1.0)
        scores = iter(words)
        notes = [str(next(scores).score) if isinstance(move, Word) else "" for move in puzzle.moves]
        shown = [(move_text(puzzle, number, session.shown), note) for number, note in enumerate(notes)]
        self.words.show_words(reversed(shown))

    def result(self) -> ResultShown:
        found, score, best = self._figures, self._score, self._best
        small: list[tuple[str, str]] = []
        if found is not None:
            small.append((figure(found.par), self.tr("par")))
        if best is not None:
            small.append((figure(best), self.tr("best, proven")))
        if found is not None and found.given_away:
            small.append((figure(-found.given_away), self.tr("given away")))
        share = None if not best or best <= 0 else max(0.0, score / best)
        par_share = None if found is None or not best or best <= 0 else min(1.0, max(0.0, found.par / best))
        words = counted(sum(isinstance(move, Word) for move in self._puzzle.moves), "{} word", "{} words")
        finished = self._play.finished
        return ResultShown(
            self.tr("All cards used") if self._play.result is Result.SOLVED else finished.reason(),
            finished.time_and_hints(),
            score,
            self.tr("points"),
            tuple(small),
            share,
            par_share,
            (words, ""),
            self._icon,
        )

    @property
    def _icon(self) -> str:
        return {Result.SOLVED: "check", Result.GIVEN_UP: "flag"}.get(self._play.result or Result.FINISHED, "info")

    @property
    def _best(self) -> int | None:
        """The proven best score of the deal; None while it is not known."""
        if self._figures is not None:
            return self._figures.best
        summary = self._session.run.summary if self._session.run is not None else None
        if not isinstance(summary, Summary) or not summary.proven:
            return None
        return summary.best if summary.deal_best is None else summary.deal_best

    def proven(self) -> Mapping[str, Any]:
        puzzle = self._puzzle
        facts = {
            "score": self._score,
            "par": self._par if self._figures is None else self._figures.par,
            "best": self._best,
            "words": sum(isinstance(move, Word) for move in puzzle.moves),
            "cleared": self._cleared,
        }
        return {name: value for name, value in facts.items() if value is not None}

    def share(self) -> list[str]:
        """The score, and a square for each move: full where nothing was given away."""
        lines = [counted(self._score, "{} point", "{} points", figure(self._score))]
        if self._figures is not None:
            par_text, best = figure(self._figures.par), figure(self._figures.best)
            lines[0] += " " + f"({say('par {}', par_text)}, {say('best {}', best)})"
            lines.append("".join("□" if row.cost else "■" for row in self.review.rows if row.move is not None))
        return [*filter(None, lines), self._play.finished.time_and_hints()]


# What games gave away, by exact costs: before a game the mean of all, after it the mistakes of this one.


class MistakesPart(QWidget):
    """The mistakes of the game and what games gave away on average; shown where other games have a level."""

    def __init__(self, play: GamePlay) -> None:
        super().__init__()
        self._play = play
        self.mean, self.sizes = text_label("", "note", wrap=True), text_label("", "note", wrap=True)
        filled(spaced(QVBoxLayout(self), 4), SectionHeader(say("Mistakes")), self.sizes, self.mean)
        self.has_mean = False
        """Whether there are games for a mean."""

    def show_mean(self) -> None:
        """Show what the games of the history gave away on average."""
        given = given_away(self._play.history.entries, self._play.session.game.key)
        self.has_mean = given is not None
        self.mean.setText("" if given is None else given_away_text(given))
        self.mean.setVisible(self.has_mean)

    def show_costs(self, costs: Iterable[float]) -> None:
        """Show the mistakes of a game that is over, by the costs of its moves."""
        sizes = mistakes(costs)
        over = self._play.stage is Stage.OVER
        self.sizes.setText(say("{} small, {} medium, {} large", *(figure(sizes[size]) for size in Mistake)))
        self.sizes.setVisible(over)
