"""The hand game against the computer: turns on the table, the panel, the rounds."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.quiddler.computer import Strength, computer_move
from qless_studio.engine.games.quiddler.hand_game import (
    ROUNDS,
    Draw,
    End,
    HandGame,
    HandMove,
    NextRound,
    after,
    after_round,
    begin,
    check_words,
    dealt_again,
    format_move,
    parse_move,
)
from qless_studio.engine.games.quiddler.hand_review import ReviewedRound, review_rounds, round_reasons
from qless_studio.engine.games.quiddler.practice import FORGIVEN
from qless_studio.engine.games.quiddler.puzzle import Puzzle, positions
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, Deck
from qless_studio.engine.games.quiddler.tray import MatchHand, Tray
from qless_studio.engine.games.quiddler.tray_input import TrayInput
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.play import Moves, SavedPlay, Stage
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure, say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.hand_table import COMPUTER, YOU, RoundEnd, match_text, opposite, score_now, won_text
from qless_studio.ui.games.quiddler.match_panel import MatchPanel, did_text, show_result, show_so_far
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.games.quiddler.scene import Part, Scene, words_played
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.staged_play import PlayRules, focus_if_seen
from qless_studio.ui.tab.wishes import ShowHelp
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.play.result_card import ResultShown


class Match(TrayInput, QObject):
    """The player's side of a hand game. The computer's turns are worked out on the pool."""

    begun = Signal()
    """The cards are dealt: `game` is known."""
    parts_changed = Signal()
    """Other parts are visible than before."""

    def __init__(self, play: GamePlay, rules: PlayRules, playing: Playing, board: TableBoard) -> None:
        """`rules` are what both kinds of game have in common."""
        super().__init__(play)
        self.rules = replace(
            rules, continues=self._continues, again=self.again, waits=self._waits, moves=Moves(),
            facts=self._facts, known=self._known, proven=self.proven,
            missed=lambda: any(each.lost > FORGIVEN for each in self._reviewed.values()),
            result=self.result, share=self.share, clock_note=self.round_text,
        )  # fmt: skip
        self._play, self._session, self._playing = play, play.session, playing
        self.game: HandGame | None = None
        self._strength = Strength.MEDIUM
        self._hand = MatchHand()
        self._did = ""
        self.round_end = RoundEnd(lambda: play.places.narrow)
        self._board = board
        self.panel = MatchPanel(self._session.shown)
        self._reviewed: dict[int, ReviewedRound] = {}
        """Reviews known of the rounds that are over, by number."""
        self._looked_at: HandGame | None = None  # the game after the round that was chosen in the review
        self.back = Button(self.tr("Take back words"), act=lambda: self._take_back(len(self._hand.words)))
        self.parts: dict[str, tuple[QWidget, ...]] = {
            "board": (self.round_end,),
            "figures": (self.panel.score,),
            "section": (self.panel.strength,),
            "list": (self.panel.rounds, self.panel.review, self.panel.figures, self.panel.rules),
        }
        """Widgets for the page by place."""
        self.round_end.next.clicked.connect(lambda: self.make(NextRound()))
        about = ShowHelp("quiddler", self.tr("The hand game"))
        self.panel.help.clicked.connect(lambda: self._session.wished.emit(about))
        self.panel.review.move_selected.connect(self._look_at)
        self._session.lexicon_changed.connect(self._on_lexicon_changed)

    def visible(self, stage: Stage) -> tuple[QWidget, ...]:
        """The parts that are visible at this stage."""
        panel = self.panel
        if stage is Stage.IDLE:
            return (panel.strength, panel.rules)
        table = panel.review if stage is Stage.OVER and self._reviewed else panel.rounds
        shown: tuple[QWidget, ...] = (table,) if stage is Stage.OVER else (panel.score, table, panel.rules)
        if stage is Stage.PAUSED:
            return shown
        return (
            *shown,
            *([self.round_end] if self.laid_open else []),
            *([panel.figures] if stage is Stage.RUNNING else []),
        )

    @property
    def laid_open(self) -> bool:
        """Whether the table shows what both players laid down."""
        return self._looked_at is not None or (self.game is not None and self.game.round.over)

    # the game

    def deal(self) -> None:
        """Begin a game of eight rounds; the table's puzzle is the first hand."""
        self.begin_with(int.from_bytes(os.urandom(4), "big"), self._next_deck)

    @property
    def _next_deck(self) -> Deck:
        session = self._session
        deck: Deck = session.chosen.options.deck_in(session.chosen_language)
        return deck

    def again(self) -> None:
        """Begin a game with the same deals of all eight rounds."""
        if self.game is not None:
            self._begin(self.game.again)

    def begin_with(self, seed: int, deck: Deck = ENGLISH_DECK) -> None:
        """Begin the game that this seed deals from a deck."""
        self._begin(begin(seed, deck))

    def _begin(self, game: HandGame) -> None:
        self._strength = self.panel.strength.value
        hand = Puzzle((), game.round.hands[YOU])
        self._play.start_with(hand, self.tr("Hand game"), then=lambda: self._start(game), rules=self.rules)

    def _start(self, game: HandGame) -> None:
        self.game = game
        self._play.save()
        self.begun.emit()

    def clear(self) -> None:
        if self.game is not None:
            self.game = self._looked_at = None
            self._reviewed = {}
            self._hand, self.complaint, self._did = MatchHand(), "", ""
            for name in ("computer", "review"):
                self._play.searches.cancel(name)
            self._playing.present(None)

    @property
    def moves(self) -> tuple[HandMove, ...]:
        """The moves of both players."""
        return tuple(map(parse_move, self.rules.moves()))

    def _facts(self) -> Mapping[str, Any]:
        return {**self._dealt, **self._hand.saved()}

    @property
    def _dealt(self) -> dict[str, Any]:
        """What the game is dealt from, and against whom it is played."""
        dealt = {} if self.game is None else self.game.dealt
        return {"seed": 0, "strength": self._strength.value, **dealt}

    def restore(self, saved: SavedPlay) -> None:
        """Play the saved moves again, and set the same words aside."""
        self._strength, self._did = Strength(saved.facts["strength"]), ""
        self.game = dealt_again(saved.facts)
        for move in saved.moves:
            self.game = self._after(self.game, parse_move(move))
        self._hand.restore(self.game.round.hands[YOU], saved.facts)

    def on_stage(self, stage: Stage) -> None:
        """Take up what this stage needs."""
        self.panel.strength.set_value(self._strength)
        self._show()
        if stage is Stage.RUNNING:
            self._on_turn()
        self._find_review()

    def analyse(self) -> None:
        """Make the player's hand the puzzle that is analysed."""
        if self.game is not None:
            self._session.edit(Puzzle((), self.game.round.hands[YOU]), self.tr("Analyse hand"))

    def _waits(self) -> bool:
        """Between two rounds nothing can be done but to go on."""
        return self.game is not None and self.game.round.over

    def _continues(self, start: Puzzle, puzzle: Puzzle) -> bool:
        """The player's hand is analysed when the game is over."""
        bare = self.rules.bare(puzzle)
        return bare == start or (self.game is not None and bare == Puzzle((), self.game.round.hands[YOU]))

    def _known(self) -> bool:
        rounds = 0 if self.game is None else len(self.game.results)
        return self._session.lexicon is None or len(self._reviewed) == rounds

    # moves

    @property
    def _my_turn(self) -> bool:
        game = self.game
        return self._play.stage is Stage.RUNNING and game is not None and not game.round.over and game.round.turn == YOU

    def draw(self, from_discards: bool) -> None:
        """Draw a card, if it is the player's turn to."""
        if not self._my_turn or self.game is None:
            return
        if self.game.round.drawn:
            self.complain(self.tr("You have drawn a card already"))
            self._board.reaction.show([Part.DISCARDS if from_discards else Part.DRAW_PILE], False)
        elif self.game.round.discards or not from_discards:
            self.make(Draw(from_discards))
            self._board.reaction.show([len(self._hand.cards) - 1], True)

    def make(self, move: HandMove) -> None:
        """Make a move of either player."""
        assert self.game is not None
        mover = self.game.round.turn
        try:
            game = self._after(self.game, move)
        except PuzzleError as error:
            self.complain(str(error))
            return
        if mover == COMPUTER and isinstance(move, End):
            announce(self._board, say("{}: {}", self.tr("Computer"), self._did))
        elif isinstance(move, NextRound):
            self._hand = MatchHand()
        self.game, self.complaint = game, ""
        self.rules.moves.add(format_move(move))
        self._play.moved()
        if game.over:
            self._play.end(Result.FINISHED)
            return
        self._show()
        self.parts_changed.emit()
        if game.round.over:
            focus_if_seen(self.round_end.next)  # Return goes on
            self._find_review()
        elif isinstance(move, NextRound):
            self._play.places.focus_board()
        self._on_turn()

    def _after(self, game: HandGame, move: HandMove) -> HandGame:
        """The game after a move of either player, which is told if it is one of the computer."""
        then = after(game, move)
        if isinstance(move, NextRound):
            self._did = ""
        elif game.round.turn == COMPUTER:
            self._did = did_text(game.round, move, self._did, self._session.shown)
        return then

    def _on_turn(self) -> None:
        """Have the computer move when it is its turn."""
        game, lexicon, options = self.game, self._session.lexicon, self._session.options
        running = self._play.stage is Stage.RUNNING
        if game is None or lexicon is None or game.round.over or game.round.turn != COMPUTER or not running:
            return
        strength = self._strength

        def work(run: Run) -> Iterator[HandMove]:
            yield computer_move(game, strength, lexicon, options, run)

        self._play.searches.start("computer", work, lambda moves: self.make(moves[0]))

    def _on_lexicon_changed(self) -> None:
        self._on_turn()
        if self._play.stage is not Stage.IDLE and self._play.terms.in_force:
            self._find_review()

    # the review

    def _find_review(self) -> None:
        """Review the rounds that are over and not reviewed yet."""
        game, lexicon, options = self.game, self._session.lexicon, self._session.options
        if game is None or lexicon is None or len(self._reviewed) == len(game.results):
            return
        moves, first = self.moves, len(self._reviewed)
        start = game.again

        def work(run: Run) -> Iterator[ReviewedRound]:
            for row in review_rounds(start, moves, lexicon, options, run, first=first):
                yield replace(row, why=round_reasons(row, lexicon, options, run))

        self._play.searches.collect("review", work, self._on_reviewed)

    def _on_reviewed(self, found: list[ReviewedRound], _: Run) -> None:
        game = self.game
        if game is None:
            return
        self._reviewed |= {reviewed.number: reviewed for reviewed in found}
        self.panel.show_review(game, self._reviewed)
        self._show_round_end(game)
        self.parts_changed.emit()
        self._play.settle_if_known()

    def _look_at(self, place: int) -> None:
        """Show the table after a round of the review, which is chosen by its place in the list."""
        number, game = sorted(self._reviewed)[place], self.game
        if game is None or self._play.stage is not Stage.OVER:
            return
        self._looked_at = then = after_round(game, self.moves, number)
        self.round_end.show_round(then, self._session.shown, past=True)
        self.round_end.show_review(self._reviewed[number], self._session.shown)
        self.parts_changed.emit()

    # the table

    def _show(self) -> None:
        game = self.game
        if game is None:
            return
        self._hand.follow(game.round.hands[YOU])
        laid = game.round.laid[YOU]
        if game.round.over and laid is not None:
            self._hand.lay_down(laid.words)
        self._show_scene()
        self.panel.show_game(game)
        if game.round.over:
            self.round_end.show_round(game, self._session.shown)
            self._show_round_end(game)

    def _show_round_end(self, game: HandGame) -> None:
        """What would have been better in the round that is over, once that is known."""
        latest = self._reviewed.get(game.round.number)
        if game.round.over and latest is not None and self._looked_at is None:
            self.round_end.show_review(latest, self._session.shown)

    def _show_scene(self) -> None:
        game, hand = self.game, self._hand
        if game is None:
            return
        puzzle = hand.puzzle
        preview = not self._play.playing or game.round.over
        lexicon, options = self._session.lexicon, self._session.options
        self._playing.present(
            Scene(
                puzzle, positions(puzzle)[-1], hand.tray,
                words_played(puzzle, options, game.round.deck, self._session.shown),
                match_text(game.round, hand, self._my_turn, self.complaint, lexicon, options),
                score_now(game),
                preview=preview,
                words_title=self.tr("Words played") if preview else self.tr("Set aside"),
                deck=game.round.deck,
                opposite=opposite(game.round, self._did, self._my_turn),
            ),
            self,
        )  # fmt: skip
        self.back.setEnabled(bool(hand.words) and not game.round.over)
        if game.round.over:
            show_result(self.panel.figures, game)
        elif lexicon is not None:
            show_so_far(self.panel.figures, game.round, hand, lexicon, options)

    # the tray

    @property
    def _takes_cards(self) -> bool:
        """Cards can be arranged on the computer's turn too."""
        return self.game is not None and self._play.stage is Stage.RUNNING and not self.game.round.over

    @property
    def cards(self) -> Mapping[int, str]:
        return self._hand.free

    @property
    def language(self) -> Language:
        return self._session.language

    @property
    def tray(self) -> Tray:
        return self._hand.tray

    def keep_tray(self, tray: Tray) -> None:
        self._hand.tray = tray

    def show_tray(self) -> None:
        self._show_scene()

    def set_tray(self, tray: Tray) -> None:
        if self._takes_cards:
            super().set_tray(tray)

    def type_letters(self, text: str) -> None:
        if self._takes_cards:
            super().type_letters(text)

    def means_other(self, letter: str) -> bool:
        """1 draws from the pile, 2 the open card."""
        if letter in "12":
            self.draw(letter == "2")
        return letter in "12"

    def backspace(self) -> None:
        """Take the last letter, card or word set aside back."""
        if self._hand.tray.places:
            super().backspace()
        else:
            self._take_back(1)

    def _take_back(self, count: int) -> None:
        if self._takes_cards and self._hand.words:
            self._hand.take_back(count)
            self._play.save()
            self.complaint = ""
            self._show_scene()

    def delete(self) -> None:
        """Discard the card in the tray."""
        if len(self._hand.tray.places) == 1:
            self.enter()
        elif self._takes_cards:
            self.complain(self.tr("Discard one card"))
            self._board.refuse()

    def discard_card(self, place: int) -> None:
        if place in self._hand.free:
            self.set_tray(Tray((place,)))
            self.enter()

    def go_out(self) -> None:
        """Discard the last card if all others are in words."""
        if self._my_turn and self._hand.goes_out:
            self.set_tray(Tray(tuple(self._hand.free)))
            self.enter()
        elif self._takes_cards:
            self.complain(self.tr("To go out, put all cards but one into words"))

    def enter(self) -> None:
        """Discard the one card in the tray, or set the word in it aside."""
        if not self._hand.tray.places and self._hand.goes_out:
            self.go_out()
            return
        game, hand, lexicon = self.game, self._hand, self._session.lexicon
        if game is None or not self._takes_cards or lexicon is None or not hand.tray.places:
            return
        if len(hand.tray.places) > 1:
            word = tuple(hand.free[place] for place in hand.tray.places)
            try:
                check_words(End("", (word,)), lexicon, self._session.options)
            except PuzzleError as error:
                self.complain(str(error))
                self._board.refuse()
                return
            hand.set_aside()
            self._play.save()
            self._show_scene()
        elif self._my_turn and game.round.drawn:
            self.make(hand.end(game.round))
        else:
            self._board.refuse()
            announce(self._board, self._board.scene.text.spoken)

    # the result

    def round_text(self) -> str:
        if self.game is None:
            return ""
        round = self.game.round
        return ", ".join(
            (
                f"{self.tr('Round')} {self.tr('{} of {}').format(round.number + 1, ROUNDS)}",
                counted(round.size, "{} card", "{} cards"),
            )
        )

    @property
    def _totals(self) -> tuple[int, int]:
        mine, theirs = (0, 0) if self.game is None else self.game.totals
        return mine, theirs

    def result(self) -> ResultShown:
        (mine, theirs), finished = self._totals, self._play.finished
        small = ((figure(theirs), self.tr("Computer")), (figure(mine - theirs), self.tr("lead")))
        icon = "check" if mine > theirs and self._play.result is Result.FINISHED else "flag"
        reason = won_text(mine, theirs) if self._play.result is Result.FINISHED else finished.reason()
        return ResultShown(reason, finished.time_and_hints(), mine, self.tr("points"), small, icon=icon)

    def proven(self) -> Mapping[str, Any]:
        mine, theirs = self._totals
        rounds = [] if self.game is None else [[laid.score for laid in each] for each in self.game.results]
        dealt = {name: value for name, value in self._dealt.items() if name != "deals"}
        return {"kind": "hand", "points": mine, "opponent": theirs, "rounds": rounds, **dealt}

    def share(self) -> list[str]:
        mine, theirs = self._totals
        text = self.tr("Hand game, {} to {} against the computer ({})")
        return [text.format(figure(mine), figure(theirs), self.panel.name_of(self._strength))]
