"""A round on a board of letter tiles: find words; par is what common ones bring. See docs/decisions/060."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from PySide6.QtCore import QObject, QTimer

from qless_studio.engine.days import local_day
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import BoardHintStep, Total, common_words, hints, milestone, par_of
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.play import SavedPlay, Stage
from qless_studio.engine.texts import capitalised, counted, figure, percent, say
from qless_studio.ui.grids.analysis import GridAnalysis, PlayedWords, RoundWords, WordsInOrder
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.edits import SYMMETRIES, TileMark
from qless_studio.ui.grids.expectation import Expectation
from qless_studio.ui.grids.parts import GridParts
from qless_studio.ui.grids.review import Review
from qless_studio.ui.grids.rules import GridRules, points_text, points_word
from qless_studio.ui.grids.word_input import BelowBoard, WordField, WordInput
from qless_studio.ui.grids.word_table import TileFilter
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.staged_play import GOING_ON, Judged, PlayRules
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from qless_studio.ui.widgets.play.result_card import ResultShown
from qless_studio.ui.work.signals import listen

LAST, MANY_LATE = 60, 3
"""Last seconds of a round, and number of words found in them from which on it is mentioned."""


@dataclass(frozen=True)
class Boards:
    """The boards that the next rounds may have."""

    choices: Hashable
    """What the boards depend on beside the options and the word list."""
    of_seed: Callable[[int], Sequence[Any]]
    """The puzzles of a seed, in the order in which they are played; called on a worker."""
    options: Any
    """Options that come with the boards."""
    par: Callable[[Sequence[FoundWord]], int]
    """Par of a board with these words; called on a worker."""


@dataclass(frozen=True)
class BoardFacts:
    """The result of a complete search of a board."""

    par: Total
    best: Total
    common: Total
    """All words of the board that are common, whatever the time."""


class GridRound(QObject):
    """A round: the words found, whether a word counts, hints, the result. A game gives `deal` and `roll`.

    Par is what common words bring in the time of the round (`engine.grids.review.par_of`).
    """

    def __init__(self, page: PlayPage, parts: GridParts, played: PlayedWords | None = None) -> None:
        """`played` takes the words played; by default those that the list of the analysis marks."""
        super().__init__(page)
        self.session, self.places = page.session, page.places
        self.rules = parts.rules
        self.play = GamePlay(page.places, page.session, self.play_rules())
        assert isinstance(page.board, GridBoard)
        self.board, self.analysis = page.board, parts.analysis
        self.played = played or parts.played
        self.board.traces = lambda: self.play.stage is not Stage.OVER
        self.tile_filter = TileFilter(self.rules, self.board, self.analysis, self)
        """The words reviewed, when the round is over."""
        self.facts_known: BoardFacts | None = None
        """Facts of the board being played; None until its search is complete."""
        self.note = ""
        """What is remarkable about the word played last."""
        self._round_today = 1
        """The number of this round among those of today."""
        self.expectation = Expectation(self.play, self.rules, self.analysis)
        self.field = WordField(lambda: self.session.language)
        self.field.setEnabled(False)
        self.input = WordInput(self.rules, self.board, self.field, self)
        self.input.entered.connect(self.enter)
        self.play.add("entry", BelowBoard(self.field, self.tr("Word")), when=GOING_ON)
        self.hints = RoundHints(self.places, self.play, self.rules, self.analysis, self.left)
        self.hints.taken.connect(self._on_hint_taken)
        self.play.stage_changed.connect(self._on_stage_changed)
        listen(self._count_rounds, self.play.stage_changed, self.play.history.changed)
        self.play.history.changed.connect(self.play.ticked)  # a game that is paused shows the number too
        listen(self.hints.refresh, self.played.changed, self.analysis.cleared)
        self.analysis.finished.connect(self._on_analysed)
        self.session.state_changed.connect(self._on_state_changed)
        self.session.puzzle_changed.connect(self._turn_paths)
        self._board_before = self.rules.puzzle
        self.board.fitted.connect(self.places.set_board_width)
        self.board.letters_typed.connect(self._on_letters_typed)
        session, play = self.session, self.play
        listen(self.show_board, session.puzzle_changed, session.options_changed, self.tile_filter.changed, play.changed)
        self._follow_stage(self.play.stage)

    def play_rules(self) -> PlayRules:
        """How a round is played; called once, before anything else of it is made."""
        return PlayRules(
            self.deal, self.result, prepare=self.prepare, continues=self.rules.same_board,
            moves=WordsInOrder(lambda: self.played), facts=self.facts, clear=self.clear, restore=self.restore,
            proven=self.proven, told=self.told, share=self.share, show_word=self.show_word,
            note=lambda: self.note, clock_note=self.clock_note,
        )  # fmt: skip

    def prepare(self) -> None:
        """The words come with the dice."""
        self.rules.bring_words(self.rules.next.dice)

    def deal(self) -> None:
        """Play an unseen board."""
        raise NotImplementedError

    def roll(self, seed: int) -> None:
        """Roll the board of a seed without showing it, and call `start_with`."""
        raise NotImplementedError

    def next_boards(self) -> Boards | None:
        """What `deal` may deal, for the level and par of the next board; None without a word list."""
        raise NotImplementedError

    def new_review(self) -> Review:
        """What is shown when the round is over; called once."""
        words = RoundWords(self.analysis)
        return Review(self.rules, self.board, words, self.played, self.tile_filter, self.places)

    def tile_marks(self) -> tuple[TileMark, ...]:
        """What the tiles show in addition to their letters, without hints."""
        return ()

    # the board

    def show_board(self) -> None:
        """Bring the painted board up to date."""
        board = self.rules.board
        self.board.show_board(board, self.rules.near(), self.tile_filter.mark(self.hints.mark(self.tile_marks())))
        self.board.updateGeometry()
        self.places.set_wide_board(board.columns >= 2 * board.rows)
        if self.board.path == ():
            self.board.show_notice("")

    def _on_letters_typed(self) -> None:
        """Before a round, refuse letters typed on the board: they are no word and no board."""
        if self.play.stage is Stage.IDLE:
            self.board.refuse(say("{}: {}", capitalised(say("no game is running")), say("New game")))

    def _follow_stage(self, stage: Stage) -> None:
        """Words are traced until the round is over; then each click chooses the words through one tile."""
        self.tile_filter.clear()
        self.board.show_notice("")
        self.show_board()
        if stage is Stage.OVER:
            self.places.focus_board()  # Enter, meant for a word, must not start another round

    # words

    def enter(self, word: str, path: Sequence[int]) -> None:
        """Play a word (lower case), traced or typed along this path; if it does not count, the field says why."""
        if self.play.stage is not Stage.RUNNING:
            return
        target = self.hints.target
        answer = self.played.enter(word, path, self.rules, self.points_of, self.play.elapsed)
        if not answer.right:
            self.input.refuse(answer.said)
            if answer.judged is Judged.REFUSED:
                self.board.reaction.show(path, False)
            self.play.enter(answer)
            return
        self.note = self._remarkable(word, answer.points or 0)
        if word == target:  # the next hint is about another word; the counts of words by tile stay visible
            self.hints.renew(self.hints.steps, min(self.hints.shown, 1))
        self.input.clear()
        self.board.reaction.show(path, True, f"+{figure(answer.points or 0)}")
        announce(self.field, answer.said)
        self.play.enter(answer)
        if self.analysis.complete and not self.left():
            self.play.end(Result.SOLVED)

    def _remarkable(self, word: str, points: int) -> str:
        """What is remarkable about a word just played; "" while the board is not searched."""
        if not self.analysis.complete or self.facts_known is None:
            return ""
        times, score = self.played.times, self.played.totals[1]
        return milestone(self.analysis.words, times, word, points, score, self.facts_known.par.score)

    def told(self) -> str:
        """How the round ended, if several words came at the last moment."""
        limit, times = self.play.limit, self.played.times.values()
        late = sum(at >= limit - LAST for at in times) if limit is not None and self.play.elapsed >= limit > LAST else 0
        return self.tr("{} words in the last minute").format(figure(late)) if late >= MANY_LATE else ""

    def points_of(self, word: str, path: Sequence[int]) -> int:
        """The points of a word that counts: the best that the board has for it, whatever its path."""
        return max(self.rules.path_points(word, cells) for cells in self.rules.paths(word))

    def par_of(self, words: Sequence[FoundWord]) -> Total:
        """Par of the board with these words in the time of the round."""
        return par_of(words, self.analysis.zipf, self.play.limit)

    def small_figures(self) -> list[tuple[str, str]]:
        """The figures beside the points during a round: (number, label) pairs."""
        (words, score), par = self.played.totals, self.facts_known.par.score if self.facts_known else 0
        small = [(figure(words), counted(words, "word", "words"))]
        forecast = self.expectation.forecast
        if forecast is not None:
            small.append((figure(round(forecast.expected)), self.tr("expected")))
            if par:
                small.append((figure(par), self.tr("par")))
        elif par:
            small += [(figure(par), self.tr("par")), (percent(score / par), self.tr("of par"))]
        return small

    def left(self) -> list[FoundWord]:
        """The known words of the board that were not played."""
        return [found for found in self.analysis.words if not self.played.played(found.word)]

    def _on_hint_taken(self, step: HintStep) -> None:
        if step.hint.step is BoardHintStep.WORD:
            self.input.clear()
            self.board.show_path(step.hint.cells)

    # what GamePlay calls

    def facts(self) -> Mapping[str, Any]:
        times = [round(at, 1) for at in self.played.times.values()]
        return {"times": times, "steps": self.hints.shown, "next": list(self.rules.next)}

    def clear(self) -> None:
        self.facts_known, self.note = None, ""
        self.hints.close()
        self.played.clear()
        self.input.clear()

    def restore(self, saved: SavedPlay) -> None:
        self.clear()
        for word, at in zip(saved.moves, saved.facts["times"], strict=True):
            self.played.add(word, self.points_of(word, ()), float(at))
        self.hints.renew((), min(int(saved.facts["steps"]), len(BoardHintStep)))
        if "next" in saved.facts:
            self.rules.set_next(*saved.facts["next"])

    def proven(self) -> dict[str, Any]:
        words, score = self.played.totals
        reached = {"score": score, "words": words, "limit": self.play.limit}
        facts = self.facts_known
        if facts is None:
            return reached
        par, best = facts.par, facts.best
        known = {"par": par.score, "par_words": par.words, "best": best.score, "best_words": best.words}
        return reached | known | {"common": facts.common.score}

    def reason(self) -> str:
        if self.play.result is Result.SOLVED:
            return self.tr("All words found")
        facts, par_reached = self.facts_known, False
        if facts is not None:
            par_reached = 0 < facts.par.score <= self.played.totals[1]
        return self.tr("Finished") if par_reached and self.play.result is Result.GIVEN_UP else ""

    def result(self) -> ResultShown:
        (words, score), facts = self.played.totals, self.facts_known
        finished, icon = self.play.finished, "flag" if self.play.result is Result.GIVEN_UP else "clock"
        reason = self.reason() or finished.reason()
        own = counted(words, "{} word", "{} words")
        if facts is None or not facts.best.score:
            small = ((figure(words), counted(words, "word", "words")),)
            return ResultShown(reason, finished.time_and_hints(), score, points_word(score), small, icon=icon)
        par, best = facts.par, facts.best
        compared, forecast = [(figure(best.score), self.tr("best, proven"))], self.expectation.forecast
        if par.score:
            compared.insert(0, (figure(par.score), self.tr("par")))
        if forecast is not None:
            compared.insert(0, (figure(round(forecast.expected)), self.tr("expected")))
        return ResultShown(
            reason,
            finished.time_and_hints(),
            score,
            points_word(score),
            tuple(compared),
            None if forecast else score / best.score,  # `ExpectationView` has a bar that looks less like a failure
            par.score / best.score if par.score and not forecast else None,
            (own, counted(best.words, "{} word", "{} words")),
            icon,
        )

    def share(self) -> list[str]:
        (words, score), facts = self.played.totals, self.facts_known
        lines = [] if self.play.day else [self.session.game.format(self.play.puzzle)]
        parts = [points_text(score), counted(words, "{} word", "{} words")]
        if facts and facts.par.score:
            parts.append(self.tr("{} of par").format(percent(score / facts.par.score)))
        return [*lines, ", ".join(parts), self.play.finished.time_and_hints()]

    def show_word(self, word: str) -> None:
        """Show a word on the board."""
        self.board.show_path(next(iter(self.rules.paths(word)), ()))

    def clock_note(self) -> str:
        return self.tr("Game {} today").format(self._round_today)

    # following

    def _on_stage_changed(self, stage: Stage) -> None:
        self.hints.refresh()  # shows no hint when the round is over
        self._follow_stage(stage)
        self.field.setEnabled(stage is Stage.RUNNING)
        if stage is not Stage.RUNNING:
            self.input.clear()
        if stage is not Stage.IDLE and self.facts_known is None:
            self.know_board()

    def _count_rounds(self) -> None:
        self._round_today = 1 + sum(map(self._is_earlier_today, self.play.history.entries))

    def _is_earlier_today(self, entry: Entry) -> bool:
        """Whether an entry of the history is a different round of this game, played today."""
        is_round = entry.game == self.session.game.key and entry.kind is Kind.ROUND and entry.id != self.play.id
        return is_round and local_day(entry.when) == date.today()

    def know_board(self) -> None:
        """Use what is known about the board of a new round that was searched before."""
        if self.session.state is State.FINISHED:
            self._on_analysed()

    def _on_analysed(self) -> None:
        self.hints.refresh()
        if self.play.stage is not Stage.IDLE and self.analysis.complete and self.play.terms.in_force:
            words = self.analysis.words
            common = common_words(words, self.analysis.zipf)
            self.facts_known = BoardFacts(self.par_of(words), Total.of(words), common)
            self.play.changed.emit()

    def _turn_paths(self, puzzle: Any) -> None:
        """The paths of the words found follow a board that was rotated or mirrored."""
        before, self._board_before = self._board_before, puzzle
        turns = next((turns for turns in range(1, SYMMETRIES) if self.rules.turned_by(before, turns) == puzzle), 0)
        if turns and before != puzzle:
            self.played.turn(self.rules.order_after(turns))
            self.play.save()

    def _on_state_changed(self, state: State) -> None:
        """Search the board of a round even if edits are not analysed."""
        if state is State.NOT_ANALYSED and self.play.playing:
            QTimer.singleShot(0, self.session, self.session.analyse_now)


# The hint of a round: how many words start at each tile, then one of the words left.


def _title(step: BoardHintStep) -> str:
    """The title of a step of the ladder, before it is taken."""
    return {
        BoardHintStep.STARTS: say("Words starting at each tile"),
        BoardHintStep.LENGTH: say("Length and first letter of one word"),
        BoardHintStep.TILE: say("Its first tile"),
        BoardHintStep.TILES: say("All its tiles"),
        BoardHintStep.WORD: say("Word"),
    }[step]


class RoundHints(Hints):
    """Hints about the words that are left. When these change, the steps are renewed and as many stay shown."""

    def __init__(self, places: GamePage, play: GamePlay, rules: GridRules[Any, Any], analysis: GridAnalysis,
                 left: Callable[[], list[FoundWord]]) -> None:  # fmt: skip
        """`left` gives the known words that were not played."""
        self._round, self._rules, self._analysis, self._left = play, rules, analysis, left
        ladder, titles = ClosedLadder(), [_title(step) for step in BoardHintStep]
        ladder.set_short(True)
        super().__init__(ladder, places, lambda: self.found(self._known()), titles, play)

    @property
    def target(self) -> str:
        """The word that the current hint is about, in lower case; "" without one."""
        word: str = self.steps[-1].hint.word if self.shown and self.steps else ""
        return word

    def refresh(self) -> None:
        """Other words are left, or another search has found them."""
        if self.shown:
            self.renew(self._known(), self.shown)

    def mark(self, base: Sequence[TileMark]) -> tuple[TileMark, ...]:
        """The marks of the tiles with what the hint shows."""
        shown = [step.hint for step in self.steps[: self.shown]]
        marks = list(base) or [TileMark()] * len(self._rules.board.tiles)
        for hint in shown:
            for cell, count in enumerate(hint.counts):
                said = counted(count, "{} word starts here", "{} words start here")
                marks[cell] = marks[cell]._replace(tally=figure(count), description=said)
        if shown and shown[-1].cells:
            about = say("part of the hint")
            for cell in shown[-1].cells:
                said = ", ".join(filter(None, (marks[cell].description, about)))
                marks[cell] = marks[cell]._replace(marked=True, description=said)
        return tuple(marks)

    def _known(self) -> list[HintStep]:
        """The steps for the words that are left; none until the board is searched."""
        if not (self._round.playing and self._analysis.complete):
            return []
        rules, zipf, session = self._rules, self._analysis.zipf, self._rules.session
        slurs = withheld(session.language)
        found = hints(self._left(), rules.board, rules.tiles(), rules.near(), zipf, session.shown, slurs)
        return [HintStep(hint.step.value, _title(hint.step), hint.answer, hint) for hint in found]
