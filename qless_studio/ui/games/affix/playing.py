"""Affix played with the counts covered: a new board of a level, the moves in order, the result and the review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.content import BoardContent, content_of
from qless_studio.engine.games.affix.dealer import DrawnPuzzle
from qless_studio.engine.games.affix.position import open_puzzle
from qless_studio.engine.games.affix.puzzle import BoardGraph, Options, Puzzle, check_fits, find_board
from qless_studio.engine.games.affix.review import (
    HINTED,
    Placement,
    Review,
    is_solved,
    key_of,
    moves_after,
    parse_moves,
    review,
)
from qless_studio.engine.games.affix.searches import MOST_DRAWN, next_board, review_game
from qless_studio.engine.games.affix.why import NodeHint, NodeHintStep
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Moves, SavedPlay, Stage
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import capitalised, figure, say
from qless_studio.ui.games.affix.board import AffixBoard
from qless_studio.ui.games.affix.parts import AffixParts, BoardCombo
from qless_studio.ui.games.affix.play_panel import PlayReview
from qless_studio.ui.games.affix.prefix_panel import EdgeTable
from qless_studio.ui.games.affix.texts import level_combo, offer_orders, result_of, share_lines, steps_of, title_of
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.orders import Making, Orders, PuzzleLevels
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.staged_play import GOING_ON, PlayRules
from qless_studio.ui.widgets.basic.buttons import ActionButton
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.play.result_card import ResultShown
from qless_studio.ui.work.signals import listen

REVIEW = "review"


class AffixPlay(QObject):
    """A move is a prefix placed or taken away, by typing, undo or any other edit that keeps the suffixes."""

    def __init__(self, page: PlayPage, parts: AffixParts) -> None:
        super().__init__(page)
        self.session, self.places = page.session, page.places
        rules = PlayRules(
            self.deal, self.result, bare=self.bare, refuses=self.refusal, moves=Moves(moves_after), facts=self.facts,
            clear=self.clear, restore=self.restore, proven=self.proven, share=self.share, missed=self.missed,
            note=self.note, clock_note=self.clock_note, clock=parts.commands.clock,
        )  # fmt: skip
        self.play = GamePlay(page.places, page.session, rules)
        assert isinstance(page.board, AffixBoard)
        self.board, self.analysis, commands = page.board, parts.analysis, parts.commands
        self._judged: Review | None = None
        self._judged_by: Lexicon | None = None
        """The list with which the game was judged."""
        self._hinted: dict[str, int] = {}
        """How many steps of a hint were taken, by what they were about (`key_of`)."""
        self.boards, self.level = BoardCombo(self.analysis), level_combo()
        self.levels = PuzzleLevels(self.play, self._rank)
        self._orders = Orders(self.play, self.level, lambda: self.levels.level, self._making, MOST_DRAWN)
        self.figures = ScoreDisplay()
        titles = [title_of(step) for step in NodeHintStep if step is not NodeHintStep.WHY]
        self.hints = Hints(ClosedLadder(), self.places, self._find_hints, titles, self.play)
        self.review = PlayReview(self.session.shown, self._on_try, self)
        self.words = EdgeTable()
        self.words.set_empty_text(capitalised(self.tr("none yet")))
        play_commands = commands.play_commands
        new, hint = ActionButton(play_commands.new_game, self.tr("New game")), ActionButton(play_commands.hint)
        self.play.add("controls_left", self.boards, self.level, when=(Stage.IDLE, Stage.OVER))
        self.play.add("controls_left", new, when=GOING_ON)
        self.play.add("controls_left", UndoButtons(self.session))
        self.play.add("controls_right", hint, when=(Stage.RUNNING,))
        self.play.add("figures", self.figures, when=GOING_ON)
        self.play.add("section", self.hints.ladder, when=(Stage.RUNNING,))
        self.play.add("section", self.review.header, when=(Stage.OVER,))
        self.play.add("list", self.words, when=(Stage.RUNNING,))
        self.play.add("list", self.review.moves, when=(Stage.OVER,))
        self.play.add("foot", self.review.buttons, when=(Stage.OVER,))
        page.letter_help.strip.stand_last()
        self._connect()
        self._show_content(self.analysis.content)

    def _connect(self) -> None:
        session, analysis = self.session, self.analysis
        analysis.content_changed.connect(self._show_content)
        analysis.fits_changed.connect(self._show_fits)
        session.puzzle_changed.connect(self._on_position)
        listen(self._on_rules_changed, session.lexicon_changed, session.options_changed)
        self.boards.board_chosen.connect(self._on_board_chosen)
        self.boards.board_chosen.connect(self._orders.follow)
        self._orders.changed.connect(self._on_coming)
        self.levels.changed.connect(self._on_level_known)
        self.words.solution_activated.connect(lambda edge: self.board.go_to_node(edge.node))
        self.hints.taken.connect(self._on_hint_taken)
        analysis.hints_found.connect(self._on_hints_found)
        analysis.forgotten.connect(self.hints.close)
        self.review.position_wanted.connect(self._show_position)
        self.play.stage_changed.connect(self._on_stage_changed)
        self.play.given_up.connect(self._on_given_up)

    # a game from its beginning to its end

    def deal(self) -> None:
        """Draw an unseen board of the chosen level; it takes a moment."""
        if self.session.chosen_lexicon is None:
            self.session.message.emit(capitalised(self.tr("the word list is still loading")))
        else:
            options = self._next_options
            self._orders.take(lambda coming: self._on_drawn(coming.known, options), at_once=False)

    @property
    def _next_options(self) -> Options:
        options: Options = self.session.chosen.options
        return replace(options, board=str(self.boards.value))

    def _making(self) -> Making | None:
        lexicon, level = self.session.chosen_lexicon, self.level.value
        if lexicon is None or self.boards.value is None:
            return None
        options, shown = self._next_options, self.session.puzzle
        return Making((lexicon, options, shown), partial(next_board, lexicon, options, shown, level))

    def _on_coming(self) -> None:
        coming = self._orders.coming
        self.levels.expect(None if coming is None else coming.known.words_needed)

    def _on_level_known(self) -> None:
        """Allow ordering by level only if the player has one."""
        offer_orders(self.level, self.levels.level is not None)
        self._orders.follow()

    def _rank(self) -> float | None:
        return None if self._judged is None else self._judged.words_needed

    def _on_drawn(self, drawn: DrawnPuzzle | None, options: Options) -> None:
        if drawn is None:
            self.session.message.emit(self.tr("No puzzle exists with this list and these options"))
            return
        words = self.tr("New puzzle that the {} most common words can fill").format(figure(drawn.words_needed))
        self.play.start_with(
            Puzzle(drawn.suffixes),
            self.tr("New puzzle"),
            options=options,
            then=lambda: self.session.message.emit(words),
        )

    def refusal(self, puzzle: Puzzle) -> str:
        return self.tr("Only a board with all its suffixes can be played") if open_puzzle(puzzle) else ""

    def _on_given_up(self) -> None:
        """The answer is shown at once."""
        judged = self.judged
        if judged is not None and judged.commonest is not None:
            self.session.edit(judged.answer, self.tr("Show a solution"))

    def missed(self) -> bool:
        """Whether the game had a dead end or a hint; it may be solved all the same."""
        judged = self.judged
        return judged is not None and bool(self._hinted or judged.dead_ends)

    def bare(self, puzzle: Puzzle) -> Puzzle:
        return Puzzle(puzzle.suffixes)

    def clear(self) -> None:
        self._judged, self._hinted = None, {}

    def _on_position(self, puzzle: Puzzle) -> None:
        if self.play.playing and self.play.continues(puzzle):
            self._find_review()
            self._end_if_solved()

    def _end_if_solved(self) -> None:
        lexicon, puzzle = self.session.lexicon, self.session.puzzle
        if lexicon is not None and self.play.playing and is_solved(puzzle, lexicon, self.session.options):
            self.play.end(Result.SOLVED)

    def _on_rules_changed(self) -> None:
        """Other words or rules came into force, those of a daily puzzle for example."""
        if self.play.stage is Stage.IDLE or self._judged_for_good:
            return
        self._judged = None
        try:
            check_fits(self.play.puzzle, self._board)
        except StudioError:
            return  # options chosen elsewhere name another board: the tab is about to set the right one
        self._find_review()
        self._end_if_solved()

    @property
    def _judged_for_good(self) -> bool:
        """A game is judged by the rules under which it ended."""
        return self.play.stage is Stage.OVER and (self._judged is not None or not self.play.terms.in_force)

    # what is shown while it is played

    def _show_content(self, content: BoardContent) -> None:
        """How many nodes have a prefix, how many of the edges spell a word that counts, and all words so far."""
        ratio = self.tr("{} of {}")
        placed = ratio.format(content.sound, len(content.board.nodes))
        self._mark_own(content.puzzle)
        self.words.show_edges(content, [edge for edge in content.edges.values() if edge.word])
        self.figures.show_figures(
            placed, self.tr("prefixes"), [(ratio.format(content.valid, len(content.edges)), self.tr("words"))]
        )

    def _mark_own(self, puzzle: Puzzle) -> None:
        """Mark which prefixes of the answer the player had placed."""
        judged = self._judged if self.play.stage is Stage.OVER else None
        answer = judged is not None and puzzle == judged.answer
        own = {*puzzle.placed} & {*judged.end.placed} if judged is not None and answer else ()
        self.board.show_own(node for node, _ in own)

    def _show_fits(self) -> None:
        """How many prefixes fit each open node, when the game is over."""
        self.board.show_fits(self.analysis.fits if self.play.stage is Stage.OVER else {})

    def note(self) -> str:
        filled = len(self.session.puzzle.placed) == len(self._board.nodes)
        return self.tr("Every node has a prefix") if filled else ""

    def clock_note(self) -> str:
        return "" if self.play.rules.shows_clock else self.tr("No clock")

    def show_next_hint(self) -> None:
        """Take the next step of the hint."""
        self.board.commit()
        self.hints.ask()

    def _find_hints(self) -> None:
        self.session.analyse_now()
        self.analysis.find_hints()

    def _on_hints_found(self, hints: Sequence[NodeHint]) -> None:
        """Show the hints if they were asked for here; those of the analysis show nothing."""
        position = self.analysis.position
        if position is not None and hints:
            self.hints.found(steps_of(position, hints))

    def _on_hint_taken(self, step: HintStep) -> None:
        hint: NodeHint = step.hint
        if hint.node and hint.node not in dict(self.session.puzzle.placed):
            key = key_of(self.session.puzzle, hint.node)
            self._hinted[key] = self._hinted.get(key, 0) + 1
        if hint.node:
            self.board.go_to_node(hint.node)

    def _on_board_chosen(self, name: str) -> None:
        try:
            self.boards.show_board(name)
        except StudioError as error:
            self.session.problem.emit(str(error))
            self.boards.show_board_in_force()

    # saving

    def facts(self) -> Mapping[str, Any]:
        return {HINTED: list(map(list, self._hinted.items()))}

    def restore(self, saved: SavedPlay) -> None:
        self._hinted = {str(key): int(steps) for key, steps in saved.facts.get(HINTED, ())}
        parse_moves(saved.moves, self.bare(self.session.puzzle), self._board)

    # the review

    @property
    def judged(self) -> Review | None:
        """The review of the game so far; None while there is no word list."""
        session = self.session
        if self._judged is None and session.lexicon is not None and self.play.puzzle is not None:
            self._judged_by = session.lexicon
            self._judged = review(
                self.play.puzzle, self._placements, session.lexicon, session.options, Run().checkpoint
            )
        return self._judged

    def _find_review(self) -> None:
        """Have the review ready when the game ends: it takes some 50 ms."""
        self._judged = None
        lexicon, options = self.session.lexicon, self.session.options
        start, moves = self.play.puzzle, self._placements
        if lexicon is not None:
            self._judged_by = lexicon
            self.play.searches.collect(
                REVIEW, lambda run: review_game(start, moves, lexicon, options, run), self._on_review_found
            )

    def _on_review_found(self, found: list[Review], _: Run) -> None:
        self._judged = found[0]
        self.levels.show()
        self._show_review()

    def _on_stage_changed(self, stage: Stage) -> None:
        self.hints.close()
        self._show_fits()
        if self._judged is not None:
            self._show_review()
        elif stage is not Stage.IDLE:
            self._find_review()

    def _show_review(self) -> None:
        if self.play.stage is Stage.OVER and self._judged is not None:
            self.review.show_review(self._judged, self.play.finished.reason())

    def _show_position(self, puzzle: Puzzle, node: str, prefix: str) -> None:
        """Put a position of a finished game on the board, with a preview of a prefix at a node, "" for none."""
        self.session.edit(puzzle, self.tr("Try from here"))
        if node:
            self.board.go_to_node(node)
        self.board.show_preview(prefix)

    def end_preview(self) -> bool:
        """Show the position without a prefix that is not placed; whether there was one."""
        previewing = self.board.previewing
        self.board.show_preview("")
        return previewing

    def _on_try(self) -> None:
        """Play on from the position on the board."""
        self.end_preview()
        self.board.setFocus()
        self.session.message.emit(self.tr("Your result stays as it is"))

    def proven(self) -> Mapping[str, Any]:
        judged = self.judged
        if judged is None:
            return {}
        return {
            "boards": str(judged.boards),
            "words_needed": judged.words_needed,
            "prefixes": len(judged.end.placed),
            "nodes": len(self._board.nodes),
            "dead_ends": len(judged.dead_ends),
            "boards_left": [str(boards) for boards in judged.boards_left],
            HINTED: list(map(list, self._hinted.items())),
        }

    def result(self) -> ResultShown:
        """The prefixes that count are those on the board at the end."""
        finished, hints, judged = self.play.finished, len(self.play.hints), self.judged
        end = judged.end if judged is not None else Puzzle()
        content = content_of(self._board, end, self._judged_by, self.session.options)
        return result_of(finished.reason(), finished.time_and_hints(), judged, hints, content)

    def share(self) -> list[str]:
        finished = self.play.finished
        return share_lines(self._board, say("{}: {}", finished.reason(), finished.time_and_hints()), self.judged)

    @property
    def _placements(self) -> tuple[Placement, ...]:
        return parse_moves(self.play.rules.moves(), self.play.puzzle, self._board)

    @property
    def _board(self) -> BoardGraph:
        return find_board(self.session.options.board)
