"""The player's turn: the cards in the tray and the moves made with them."""

from __future__ import annotations

from collections.abc import Callable

from qless_studio.engine.games.quiddler.move_analysis import Advice, RatedMove
from qless_studio.engine.games.quiddler.puzzle import PLACES, Discard, Move, Position, Puzzle, Shift, played, positions
from qless_studio.engine.games.quiddler.rules import UNKNOWN, Deck, is_card
from qless_studio.engine.games.quiddler.solver import LaidWord, standings
from qless_studio.engine.games.quiddler.tray import Tray, face_up
from qless_studio.engine.games.quiddler.tray_input import TrayInput
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.texts import say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.announce import announce


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
