"""The player's turn: the cards in the tray and the moves made with them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.quiddler.advice import Advice
from qless_studio.engine.games.quiddler.deck import UNKNOWN, Deck, is_card
from qless_studio.engine.games.quiddler.move_analysis import RatedMove
from qless_studio.engine.games.quiddler.puzzle import PLACES, Discard, Position, Puzzle, Shift, played, positions
from qless_studio.engine.games.quiddler.solver import LaidWord, standings
from qless_studio.engine.games.quiddler.tray import Tray, face_up
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.tab.session import Session


class Turn(QObject):
    """Takes cards into the tray by click or by typing, and turns moves into edits of the session."""

    changed = Signal()
    """The tray or the text in it changed."""

    def __init__(self, session: Session, analysis: MoveAnalysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._analysis = session, analysis
        self.tray = Tray()
        self.complaint = ""
        """Why the letter typed last was refused."""
        self._stray = ""
        """The letters refused since the tray changed, which Backspace takes back first."""
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

    def toggle(self, place: int) -> None:
        """Take a card into the tray or put it back; an unknown one must be named first."""
        if self.over:
            self._refuse(self.tr("The hand is over: Undo takes the discard back"))
        elif place in self.cards:
            self._set_tray(self.tray.toggled(place))
        else:
            self._set_tray(Tray())
            self.named = place
            self.changed.emit()

    def insert(self, place: int, index: int) -> None:
        """Take a card into the tray, or move it there, before the `index`-th of the others."""
        if place in self.cards:
            self._set_tray(self.tray.inserted(place, index))

    def type(self, text: str) -> None:
        """Take the cards that fit the letters typed."""
        for letter in self._session.language.as_tiles(text).upper():
            if self.named is not None and self._name_card(self.named, letter):
                continue
            tray = self.tray.with_letter(letter, self.cards) if letter.isalpha() else None
            if tray is None:
                self._stray += letter
                self._refuse(self._why_not(letter))
                return
            best = self._analysis.best_places(tray.typed)
            self._set_tray(tray if best is None else Tray(best, tray.typed))

    def _why_not(self, letter: str) -> str:
        if self.over:
            return self.tr("The hand is over: Undo takes the discard back")
        return self.tr("No top card fits {} here").format(letter)

    def _refuse(self, why: str) -> None:
        self.complaint = why
        self.changed.emit()

    def backspace(self) -> None:
        """Take the last letter back: one that was refused, or a card."""
        if self._stray and self.tray.places:
            self._stray = self._stray[:-1]
            self._refuse(self._why_not(self._stray[-1]) if self._stray else "")
        elif self.tray.places:
            self._set_tray(self.tray.without_last())
        else:
            self._refuse(self.tr("The tray is empty"))

    def clear(self) -> None:
        """Put all cards back."""
        self._set_tray(Tray())

    def put(self, choice: RatedMove | Advice) -> None:
        """Put the cards of a listed move into the tray."""
        move = choice.move
        self._set_tray(Tray(move.piles if isinstance(move, LaidWord) else (move.source,)))

    def forget(self) -> None:
        """Empty the tray without `changed`: for the owner, who shows another puzzle anyway."""
        self.tray, self.complaint, self._stray, self.named = Tray(), "", "", None

    def _set_tray(self, tray: Tray) -> None:
        self.tray, self.complaint, self._stray, self.named = tray, "", "", None
        self.changed.emit()

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
        self._session.edit(Puzzle(tuple(piles), None, puzzle.moves), self.tr("Enter cards"))
        self.named = place  # another letter may make it a two-letter card
        return True

    # Moves

    def play(self) -> None:
        """Play the word in the tray, if it can be played, or discard the one card of a hand in it."""
        if self.discard is not None:
            self._discard(self.discard)
        elif self.playable:
            word = self.tray.word(self.cards)
            self._session.edit(played(self.puzzle, word), self.tr("Play word"))

    def end_hand(self) -> None:
        """Discard the one card in the tray, or else the card with the most points."""
        if self.discard is not None:
            self._discard(self.discard)
        elif self.cards:
            deck = self.deck
            self._discard(Discard(max(self.cards, key=lambda place: deck.points[self.cards[place]])))

    def _discard(self, discard: Discard) -> None:
        self._session.edit(played(self.puzzle, discard), self.tr("Discard"))

    def make(self, choice: RatedMove | Advice) -> None:
        """Make a listed move."""
        move = choice.move
        if isinstance(move, LaidWord):
            self._session.edit(played(self.puzzle, move.move), self.tr("Play word"))
        else:
            self.move(move.source, move.target)

    def move(self, source: int, target: int) -> None:
        """Move the upper card of a pile of two to an empty place; nothing else happens."""
        places = self.position.places
        if len(places[source]) == 2 and not places[target]:
            self._session.edit(played(self.puzzle, Shift(source, target)), self.tr("Move"))
        else:
            self._refuse(self.tr("Only the top card of a pile of two can move to an empty pile"))

    def move_to(self, target: int) -> None:
        """Move the card in the tray to an empty place, if it is the only one there."""
        if len(self.tray.places) == 1:
            self.move(self.tray.places[0], target)
        else:
            self._refuse(self.tr("A card must be in the tray before it can be moved there"))
