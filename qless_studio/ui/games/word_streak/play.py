"""A match of Word Streak: three rounds, par at the player's own pace. See docs/decisions/072."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, replace
from functools import partial
from random import Random
from typing import Any

from qless_studio.engine.game import Dealt
from qless_studio.engine.games.word_streak.dealer import (
    DealOptions,
    Match,
    RoundScore,
    deal_match,
    match_of,
    read_match,
    round_of,
    rounds_of,
)
from qless_studio.engine.games.word_streak.practice import PACE, PATHS
from qless_studio.engine.games.word_streak.puzzle import Puzzle, format_puzzle
from qless_studio.engine.games.word_streak.why import PlayedWord, RoundReview, measured_pace, review
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import Pace, Plan, Total, par_plan
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import SavedPlay, Stage
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, counted, figure, percent, say
from qless_studio.ui.games.word_streak.legend import marks_of
from qless_studio.ui.games.word_streak.review import MatchStrip, WordStreakReview
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids.analysis import PlayedWords, RoundWords
from qless_studio.ui.grids.edits import SYMMETRIES, TileMark
from qless_studio.ui.grids.next_round import DealtRound
from qless_studio.ui.grids.parts import GridParts
from qless_studio.ui.grids.round import Boards
from qless_studio.ui.grids.rules import points_text, points_word
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.staged_play import MatchRules, PlayRules
from qless_studio.ui.widgets.play.result_card import ResultShown
from qless_studio.ui.work.signals import listen


def _rounds(lexicon: Lexicon, options: DealOptions, seed: int) -> tuple[Puzzle, ...]:
    """The three boards of the match of a seed."""
    return tuple(dealt.puzzle for dealt in deal_match(lexicon, options, seed, Run()))


class WordStreakRound(DealtRound):
    """One round after another; a round that was not dealt, such as a board typed by another player, is on its own."""

    rules: WordStreakRules

    def __init__(self, page: PlayPage, parts: GridParts) -> None:
        super().__init__(page, parts, PlayedWords(parts.analysis, page, by_path=True))
        self.match: Match | None = None
        """The match with the scores of its earlier rounds; None for a round on its own."""
        self.plan = Plan((), 0, 0)
        """The words that par is made of, in the order to play them."""
        self._own_pace: Pace | None = None
        self._waiting: int | None = None
        """The seed of the match that begins when the word list has been loaded and the history read."""
        listen(self._deal_waiting, self.session.lexicon_changed, self.play.history.changed)
        self.session.lexicon_changed.connect(self.show_board)
        self.strips = MatchStrip(self._show_round), MatchStrip(self._show_round)
        """The rounds so far: below the result, or in a narrow window beside the board."""
        for place, strip in zip(("figures", "under_board"), self.strips, strict=True):
            self.play.add(place, strip, when=(Stage.OVER,))
        self.play.history.changed.connect(self._find_match)
        listen(self._show_match, self.play.ended, self.play.stage_changed, self.places.turned)

    def _show_match(self) -> None:
        match = self.so_far if self.play.stage is Stage.OVER else None
        for strip, beside in zip(self.strips, (False, True), strict=True):
            strip.setVisible(match is not None and self.places.narrow is beside)
            if match is not None:
                strip.show_match(match)

    def _show_round(self, number: int) -> None:
        """Review another round of the match."""
        match = self.so_far
        entry = None if match is None else round_of(match, number, self.play.history.entries)
        if entry is not None and match is not None and number != match.number:
            self.play.show_past(entry)

    def _find_match(self) -> None:
        """A round that was opened from the history belongs to a match again once the history is known."""
        if self.match is None and self.play.stage is Stage.OVER:
            self.match = match_of(self.play.id, self.play.history.entries)
            if self.match is not None:
                self.play.save()
                self.play.changed.emit()
                self._show_match()

    def tile_marks(self) -> tuple[TileMark, ...]:
        return marks_of(self.rules, None, -1)

    def new_review(self) -> WordStreakReview:
        review = WordStreakReview(
            self.rules, self.board, RoundWords(self.analysis), self.played, self.tile_filter, self.places,
            lambda: self.pace, self.reviewed,
        )  # fmt: skip
        self.play.add("list", review.order, when=(Stage.OVER,))
        return review

    # rounds

    def deal(self) -> None:
        """The next round of the match; a new match if there is none, or it is over."""
        match = self._unfinished
        if match is None or self.play.stage is not Stage.OVER:
            self.new_match()
        else:
            match = match.next_round()
            self._start(match, self.tr("Round {}").format(match.number))

    @property
    def _unfinished(self) -> Match | None:
        """The match, while it has further rounds."""
        match = self.so_far
        return None if match is None or match.over else match

    def new_match(self) -> None:
        """Begin an unseen match."""
        if self.session.chosen_lexicon is None:
            self.roll(Random().randrange(2**32))
        else:
            self.orders.roll(self.roll)

    def next_boards(self) -> Boards | None:
        lexicon, options, limit, pace = (
            self.session.chosen_lexicon,
            self._deal_options(),
            self.play.next_limit,
            self._measured(),
        )
        if lexicon is None or not self.rules.has_words:
            return None
        return Boards(
            (options, pace), partial(_rounds, lexicon, options), self.session.chosen.options,
            lambda words: par_plan(words, lexicon.expected, limit, pace).score,
        )  # fmt: skip

    def _deal_options(self) -> DealOptions:
        return self.rules.with_dice(self.rules.deal_options(), str(self.dice.value))

    def roll(self, seed: int) -> None:
        """Begin the match of a seed."""
        lexicon, self._waiting = self.session.chosen_lexicon, None
        if lexicon is None or not self.play.history.known:
            self._waiting = seed
            return
        rounds = _rounds(lexicon, self._deal_options(), seed)
        self._start(Match(rounds, self._measured()), self.tr("Match {}").format(seed))

    def play_rules(self) -> PlayRules:
        rules = super().play_rules()
        match = MatchRules(self.goes_on, self.daily_dealt, self.entries, self.part)
        return replace(rules, again=self.again, match=match)

    def part(self) -> str:
        """The round that is reviewed, once the result of the match is shown."""
        match = self.so_far
        return "" if match is None or not match.over else self.tr("Round {}").format(match.number)

    def goes_on(self) -> bool:
        """Whether the match has a next round."""
        return self._unfinished is not None and self.play.stage is Stage.OVER

    def again(self) -> None:
        """Play the same match from its first round."""
        play, own = self.play, self.play.terms.kept.own
        if self.match is None:
            play.start_with(play.puzzle, self.tr("Play again"), same_terms=own, day=play.day)
        else:
            self._start(Match(self.match.rounds, self._measured()), self.tr("Play again"), own)

    def daily_dealt(self, dealt: Dealt[Puzzle]) -> None:
        self._follow(Match(rounds_of(dealt), self._measured()))

    def _start(self, match: Match, undo_text: str, again: bool = False) -> None:
        """`again`: with the words and rules of the game before, and for its day, as later rounds are."""
        same = again or match.number > 1
        day = self.play.day if same else ""
        self.play.start_with(match.puzzle, undo_text, same_terms=same, day=day, then=partial(self._follow, match))

    def _follow(self, match: Match) -> None:
        """The round that has begun belongs to this match."""
        self.match = match
        self.know_board()
        self.play.save()
        self.play.changed.emit()

    def _deal_waiting(self) -> None:
        if self._waiting is not None:
            self.roll(self._waiting)

    @property
    def so_far(self) -> Match | None:
        """The match with the score of the current round, once that is over."""
        if self.match is None or self.play.stage is not Stage.OVER:
            return self.match
        return self.match.with_score(self._score())

    def _score(self) -> RoundScore:
        """Score of the current round."""
        words, score = self.played.totals
        par, best = (self.facts_known.par, self.facts_known.best) if self.facts_known else (Total(0, 0), Total(0, 0))
        given_up = int(self.play.result is Result.GIVEN_UP)
        seconds, hints = int(self.play.elapsed), len(self.play.hints)  # the times shown add up
        return RoundScore(score, words, par.score, best.score, best.words, seconds, hints, given_up)

    # par and review

    @property
    def pace(self) -> Pace:
        """The pace that par is computed with."""
        if self.match is not None:
            return self.match.pace
        if self._own_pace is None:
            self._own_pace = self._measured()
        return self._own_pace

    def _measured(self) -> Pace:
        return measured_pace(self.play.history.entries)

    def par_of(self, words: Sequence[FoundWord]) -> Total:
        lexicon = self.analysis.lexicon
        expected = self.analysis.zipf if lexicon is None else lexicon.expected
        self.plan = par_plan(words, expected, self.play.limit, self.pace)
        return Total(len(self.plan.steps), self.plan.score)

    def reviewed(self) -> RoundReview:
        """The review of the round."""
        played = self.played
        words = [PlayedWord(word, played.times[word], points, played.paths[word]) for word, points in played.scored()]
        return review(self.analysis.words, words, self.plan)

    # what the round of a board asks

    def points_of(self, word: str, path: Sequence[int]) -> int:
        """Points of the path traced; without one as in every game on a board of letters."""
        return self.rules.path_points(word, path) if path else super().points_of(word, path)

    def small_figures(self) -> list[tuple[str, str]]:
        small, match = super().small_figures(), self.match
        if match is None or match.number == 1 or not self.facts_known:
            return small
        total = match.with_score(self._score()).total
        return [*small[:2], (figure(total.score), self.tr("match, par {}").format(figure(total.par)))]

    # what GamePlay asks

    def facts(self) -> Mapping[str, Any]:
        paths = [list(path) for path in self.played.paths.values()]
        return {**super().facts(), "paths": paths, "match": self.match.as_json() if self.match else None}

    def clear(self) -> None:
        super().clear()
        self.match, self._own_pace, self.plan = None, None, Plan((), 0, 0)

    def restore(self, saved: SavedPlay) -> None:
        super().restore(saved)
        self.played.clear()
        match = saved.facts["match"]
        self.match = None if match is None else read_match(match)
        for word, at, cells in zip(saved.moves, saved.facts["times"], saved.facts["paths"], strict=True):
            path = tuple(map(int, cells))
            if path not in self.rules.paths(word):
                raise ValueError(path)
            self.played.add(word, self.points_of(word, path), float(at), path)

    def proven(self) -> dict[str, Any]:
        given_away = {"given_away": self.reviewed().lost} if self.facts_known else {}
        traced = {PATHS: self._paths_at_start(), PACE: list(astuple(self.pace))}
        times = {"times": [round(at, 1) for at in self.played.times.values()]}
        return super().proven() | ({"round": self.match.number} if self.match else {}) | given_away | traced | times

    def _paths_at_start(self) -> list[list[int]]:
        """The cells of each word played, on the board as it was before it was rotated."""
        rules, start = self.rules, self.play.puzzle
        turns = next((turns for turns in range(SYMMETRIES) if rules.turned_by(start, turns) == rules.puzzle), 0)
        order = rules.order_after(turns)
        return [[order[cell] for cell in path] for path in self.played.paths.values()]

    def entries(self, entry: Entry) -> list[Entry]:
        """The round and, with the last one, the match; the day of a daily match belongs to the match."""
        match = self.so_far
        if match is None or not match.over:
            return [replace(entry, day="") if match else entry]
        total = match.total
        whole = replace(
            entry,
            puzzle=format_puzzle(match.rounds[0]),
            kind=Kind.GAME,
            result=Result.GIVEN_UP if total.given_up else Result.FINISHED,
            seconds=float(total.seconds),
            hints=(),
            found=(),
            proven=asdict(total) | {"rounds": [asdict(score) for score in match.scores]},
            id=f"{entry.id}-match",
        )
        return [replace(entry, day=""), whole]

    def clock_note(self) -> str:
        if self.match is None:
            return super().clock_note()
        return f"{self.tr('Round')} {self.tr('{} of {}').format(self.match.number, len(self.match.rounds))}"

    def result(self) -> ResultShown:
        match, shown = self.so_far, super().result()
        if match is None or not match.over:
            return shown
        total = match.total
        hints = counted(total.hints, "{} hint", "{} hints")
        compared = ((figure(total.par), self.tr("par")), (figure(total.best), self.tr("best, proven")))
        return ResultShown(
            self.tr("Game over"),
            f"{clock_time(total.seconds)}, {hints}",
            total.score,
            points_word(total.score),
            compared if total.par else compared[1:],
            total.score / total.best if total.best else None,
            total.par / total.best if total.par and total.best else None,
            (counted(total.words, "{} word", "{} words"), counted(total.best_words, "{} word", "{} words")),
            "flag" if total.given_up else "clock",
        )

    def share(self) -> list[str]:
        match = self.so_far
        if match is None or not match.over:
            return super().share()
        scores = [(self.tr("Round {}").format(n), score) for n, score in enumerate(match.scores, start=1)]
        return [self._share_line(name, score) for name, score in (*scores, (self.tr("Match"), match.total))]

    def _share_line(self, name: str, score: RoundScore) -> str:
        parts = [points_text(score.score), counted(score.words, "{} word", "{} words")]
        if score.par:
            parts.append(self.tr("{} of par").format(percent(score.score / score.par)))
        return say("{}: {}", name, ", ".join(parts))
