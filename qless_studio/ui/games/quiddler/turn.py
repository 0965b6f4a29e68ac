"""The player's turn: the cards in the tray and the moves made with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.quiddler.move_analysis import Advice, Figures, RatedMove, Reviewed, rated_moves, review
from qless_studio.engine.games.quiddler.puzzle import (
    PLACES,
    Discard,
    Move,
    Position,
    Puzzle,
    Shift,
    Word,
    played,
    positions,
)
from qless_studio.engine.games.quiddler.rules import UNKNOWN, Deck, Options, is_card
from qless_studio.engine.games.quiddler.solver import LaidWord, Summary, standings
from qless_studio.engine.games.quiddler.tray import Tray, face_up
from qless_studio.engine.games.quiddler.tray_input import TrayInput
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.access import announce


class Turn(TrayInput):
    """Turns words, moves and discards into edits of the session; a card that is not known is named by typing."""

    def __init__(
        self, session: Session, analysis: MoveAnalysis, board: TableBoard, changed: Callable[[], object]
    ) -> None:
        """`changed`: the tray or the text in it did."""
        self._session, self._analysis, self._board, self._changed = session, analysis, board, changed
        self.named: int | None = None
        """The place of the uncovered unknown card that is being named; None if there is none."""

    @property
    def puzzle(self) -> Puzzle:
        puzzle: Puzzle = self._session.puzzle
        return puzzle

    @property
    def deck(self) -> Deck:
        """The deck of the rules and of the list's language."""
        deck: Deck = self._session.options.deck_in(self._session.language)
        return deck

    @property
    def language(self) -> Language:
        return self._session.language

    @property
    def position(self) -> Position:
        return positions(self.puzzle)[-1]

    @property
    def cards(self) -> dict[int, str]:
        """The cards that can be taken, by place; none once the hand is over."""
        return {} if self.over else face_up(self.puzzle, self.position)

    @property
    def over(self) -> bool:
        """Whether a card was discarded, which ends a hand."""
        return standings(self.puzzle, self._session.options, self.deck)[-1].discarded

    @property
    def letters(self) -> str:
        """What the cards in the tray spell, upper case."""
        return self.tray.letters(self.cards)

    @property
    def min_cards(self) -> int:
        return max(2, int(self._session.options.min_cards))

    @property
    def playable(self) -> bool:
        """Whether the tray holds a word that can be played."""
        lexicon = self._session.lexicon
        enough = len(self.tray.places) >= self.min_cards and not self.complaint and not self.keeps_none
        return enough and lexicon is not None and self.letters.lower() in lexicon

    @property
    def keeps_none(self) -> bool:
        """Whether the cards in the tray are all of a hand of which one must be kept to discard."""
        must = self.puzzle.hand is not None and self._session.options.discard == "must"
        return must and len(self.tray.places) == len(self.cards)

    @property
    def discard(self) -> Discard | None:
        """The move that discards the one card in the tray; None if it is not one, or of no hand."""
        if self.puzzle.hand is None or len(self.tray.places) != 1 or self.complaint:
            return None
        return Discard(self.tray.places[0])

    @property
    def choice(self) -> RatedMove | None:
        """The ranked move that the tray holds."""
        return self._analysis.choice_in(self.tray, self.letters)

    # The tray

    def keep_tray(self, tray: Tray) -> None:
        super().keep_tray(tray)
        self.named = None

    def show_tray(self) -> None:
        self._changed()

    def toggle_card(self, place: int) -> None:
        """Take a card into the tray or put it back; an unknown one must be named first."""
        if self.over:
            self.complain(self.why_not(""))
        elif place in self.cards:
            super().toggle_card(place)
        else:
            self.forget_tray()
            self.named = place
            self._changed()

    def means_other(self, letter: str) -> bool:
        return self.named is not None and self._name_card(self.named, letter)

    def placed(self, tray: Tray) -> Tray:
        best = self._analysis.best_places(tray.typed)
        return tray if best is None else Tray(best, tray.typed)

    def why_not(self, letter: str) -> str:
        return say("The hand is over: Undo takes the discard back") if self.over else super().why_not(letter)

    def put(self, choice: RatedMove | Advice) -> None:
        """Put the cards of a listed move into the tray."""
        move = choice.move
        self.set_tray(Tray(move.piles if isinstance(move, LaidWord) else (move.source,)))

    def _name_card(self, place: int, letter: str) -> bool:
        """Enter what an uncovered unknown card is, keeping the moves; False if the letter is meant for the tray."""
        puzzle = self.puzzle
        number = self.position.places[place][0]
        before = puzzle.cards[number]
        card = letter if before == UNKNOWN else before + letter
        if not is_card(card):
            self.named = None
            return False
        piles, pile, level = list(puzzle.piles), number % PLACES, number // PLACES
        piles[pile] = tuple(card if each == level else held for each, held in enumerate(piles[pile]))
        self._session.edit(Puzzle(tuple(piles), None, puzzle.moves), say("Enter cards"))
        self.named = place  # another letter may make it a two-letter card
        return True

    # Moves

    def enter(self) -> None:
        """Play the word in the tray, or discard the one card of a hand in it; or say why not."""
        if self.discard is not None:
            self._make(self.discard, say("Discard"))
        elif self.playable:
            self._make(self.tray.word(self.cards), say("Play word"))
        else:
            self._board.refuse()
            announce(self._board, self._board.scene.text.spoken)

    def end_hand(self) -> None:
        """Discard the one card in the tray, or else the card with the most points."""
        cards, points = self.cards, self.deck.points
        if self.discard is not None:
            self._make(self.discard, say("Discard"))
        elif cards:
            self._make(Discard(max(cards, key=lambda place: points[cards[place]])), say("Discard"))

    def make(self, choice: RatedMove | Advice) -> None:
        """Make a listed move."""
        move = choice.move
        if isinstance(move, LaidWord):
            self._make(move.move, say("Play word"))
        else:
            self.move_card(move.source, move.target)

    def shift(self, move: Shift) -> None:
        self._make(move, say("Move"))

    def _make(self, move: Move, undo_text: str) -> None:
        self._session.edit(played(self.puzzle, move), undo_text)


# What the moves of the session's puzzle are worth, found in the background whenever the puzzle changes.

RANK, REVIEW, VALUE = "rank", "review", "value"
R = TypeVar("R")


class MoveAnalysis(QObject):
    """Ranks the moves, reviews those made and values single words.

    It starts once the best score of a run is proven; until then the main search needs the processor more. Call
    `forget` as soon as the puzzle, the options or the word list change: everything here is about the puzzle before.
    See docs/decisions/017.
    """

    changed = Signal()
    """Something else is known: `proven`, `choices`, `lost`, the value of a word; or `covered` has changed."""
    moves_ranked = Signal()
    """`choices` and `figures` are set."""
    forgotten = Signal()
    """Everything found is out of date."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.proven: Summary | None = None
        """What the run has proven of the puzzle as it is now; None until then."""
        self.choices: list[RatedMove] | None = None
        """The moves that can be made now, best first; None until they are ranked."""
        self.figures: Figures | None = None
        """The figures of the game, with `choices`."""
        self.lost: tuple[int, ...] = ()
        """The points that each move made gave away; empty until that is known."""
        self._session = session
        self._searches = BackgroundSearches(session, self)
        self._values: dict[Word, int] = {}
        self._valuing: Word | None = None
        self._waits_for_proof = False
        self.covered = False
        """Whether nothing is found, because a game is being played."""
        session.run_started.connect(self._on_run_started)
        session.progressed.connect(self._on_progressed)

    def forget(self) -> None:
        """Cancel all searches and discard what they found."""
        self._waits_for_proof = False
        self._searches.cancel()
        self.proven = self.choices = self.figures = None
        self.lost = ()
        self._values.clear()
        self._valuing = None
        self.forgotten.emit()

    def set_covered(self, covered: bool) -> None:
        """While a game is played covered nothing is found; afterwards, what the run has proven is taken up."""
        if covered == self.covered:
            return
        self.covered = covered
        self.forget()
        if not covered and self._session.run is not None:
            self._waits_for_proof = True
            self._on_progressed(self._session.run)
        self.changed.emit()

    def choice_in(self, tray: Tray, letters: str) -> RatedMove | None:
        """The ranked move that the cards in the tray, spelling `letters`, would make; None if it is not ranked."""
        for choice in self.choices or ():
            move = choice.move
            if isinstance(move, Shift):
                if tray.places == (move.source,):
                    return choice
            elif len(tray.places) > 1 and set(move.piles) == set(tray.places) and move.word.upper() == letters:
                return choice
        return None

    def best_places(self, letters: str) -> tuple[int, ...] | None:
        """The cards that serve a word best; None if it is not among the ranked moves."""
        for choice in self.choices or ():
            if isinstance(choice.move, LaidWord) and choice.move.word.upper() == letters:
                return choice.move.piles
        return None

    def value_of(self, word: Word) -> int | None:
        """The final score if a word is played and the rest is perfect; None until that is known."""
        if word not in self._values and word != self._valuing and self.choices is not None:
            self._valuing = word
            puzzle = played(self._session.puzzle, word)
            self._collect(VALUE, rated_moves, puzzle, lambda found, run: self._on_valued(word, run))
        return self._values.get(word)

    def _on_run_started(self) -> None:
        self._searches.cancel()
        self._valuing = None
        self._waits_for_proof = True

    def _on_progressed(self, run: Run) -> None:
        if run.proven_after is None or not self._waits_for_proof or self.covered:
            return
        self._waits_for_proof = False
        if isinstance(run.summary, Summary):
            self.proven = run.summary
            self.changed.emit()
        puzzle: Puzzle = self._session.puzzle
        self._collect(RANK, rated_moves, puzzle, self._on_ranked)
        if puzzle.moves:
            self._collect(REVIEW, review, puzzle, self._on_reviewed)

    def _on_ranked(self, found: list[RatedMove], run: Run) -> None:
        if isinstance(run.summary, Figures):
            self.choices, self.figures = found, run.summary
            self.moves_ranked.emit()
            self.changed.emit()

    def _on_reviewed(self, found: list[Reviewed], run: Run) -> None:
        self.lost = tuple(move.lost for move in found)
        self.changed.emit()

    def _on_valued(self, word: Word, run: Run) -> None:
        if isinstance(run.summary, Figures):
            self._values[word] = run.summary.best_from_here
            self.changed.emit()

    def _collect(
        self,
        name: str,
        search: Callable[[Puzzle, Lexicon, Options, Run], Iterator[R]],
        puzzle: Puzzle,
        complete: Callable[[list[R], Run], None],
    ) -> None:
        """Start a search in place of the one of the same name; `complete` gets all it found, once it is complete."""
        lexicon, options = self._session.lexicon, self._session.options
        if lexicon is not None:
            self._searches.collect(name, lambda run: search(puzzle, lexicon, options, run), complete)
