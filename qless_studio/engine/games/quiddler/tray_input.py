"""What a player does with the cards of a table by click, drag and typing, judged the same way wherever cards lie."""

from __future__ import annotations

from collections.abc import Mapping

from qless_studio.engine.games.quiddler.puzzle import Position, Puzzle, Shift, start
from qless_studio.engine.games.quiddler.tray import Tray
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.texts import say


class TrayInput:
    """Takes cards into the tray, and says why not; what follows from a word, a move or a discard is overridden.

    As it is, it belongs to a table that only shows something: no card can be taken.
    """

    complaint = ""
    """Why what was done last counts for nothing; "" if it counts."""
    _stray = ""
    """The letters refused since the tray changed, which Backspace takes back first."""
    _tray = Tray()

    # what a page gives

    @property
    def cards(self) -> Mapping[int, str]:
        """The cards that can be taken, by place."""
        return {}

    @property
    def position(self) -> Position:
        """What lies on the table."""
        return start(Puzzle())

    @property
    def language(self) -> Language:
        """The language in which letters are typed."""
        return ENGLISH

    @property
    def tray(self) -> Tray:
        return self._tray

    def keep_tray(self, tray: Tray) -> None:
        """Make these the cards in the tray."""
        self._tray = tray

    def show_tray(self) -> None:
        """The tray, or the complaint, has changed."""

    def enter(self) -> None:
        """Play what is in the tray, or say why not."""

    def shift(self, move: Shift) -> None:
        """A card is moved to an empty place, which is allowed."""

    def discard_card(self, place: int) -> None:
        """The card of a place is put on the discards."""

    def draw(self, from_discards: bool) -> None:
        """A card is drawn: the open one, or one of the draw pile."""

    def go_out(self) -> None:
        """Discard the last card of a hand."""

    def step(self, step: int) -> None:
        """Go a step forward (1) or back (-1) in a game that is shown."""

    def means_other(self, letter: str) -> bool:
        """Take a letter that is not meant for the tray; whether it was one."""
        return False

    def placed(self, tray: Tray) -> Tray:
        """A typed tray, with the cards that are to be taken where several fit."""
        return tray

    def why_not(self, letter: str) -> str:
        """Why a letter was refused."""
        return say("No top card fits {} here", letter)

    # what the table calls

    def toggle_card(self, place: int) -> None:
        """Take a card into the tray or put it back."""
        if place in self.cards:
            self.set_tray(self.tray.toggled(place))

    def insert_card(self, place: int, index: int) -> None:
        """Take a card into the tray, or move it there, before the `index`-th of the others."""
        if place in self.cards:
            self.set_tray(self.tray.inserted(place, index))

    def move_card(self, source: int, target: int) -> None:
        """Move the upper card of a pile of two to an empty place; nothing else happens."""
        places = self.position.places
        if len(places[source]) == 2 and not places[target]:
            self.shift(Shift(source, target))
        else:
            self.complain(say("Only the top card of a pile of two can move to an empty pile"))

    def choose_place(self, target: int) -> None:
        """Move the card in the tray to an empty place, if it is the only one there."""
        if len(self.tray.places) == 1:
            self.move_card(self.tray.places[0], target)
        else:
            self.complain(say("A card must be in the tray before it can be moved there"))

    def type_letters(self, text: str) -> None:
        """Take the cards that fit the letters typed."""
        for letter in self.language.as_tiles(text).upper():
            if self.means_other(letter):
                continue
            tray = self.tray.with_letter(letter, self.cards) if letter.isalpha() else None
            if tray is None:
                self._stray = (self._stray if self.complaint else "") + letter
                self.complain(self.why_not(letter))
                return
            self.set_tray(self.placed(tray))

    def backspace(self) -> None:
        """Take the last letter back: one that was refused, or a card."""
        if self.complaint and self.tray.places:
            self._stray = self._stray[:-1]
            self.complain(self.why_not(self._stray[-1]) if self._stray else "")
        elif self.tray.places:
            self.set_tray(self.tray.without_last())
        else:
            self.complain(say("The tray is empty"))

    def clear_tray(self) -> None:
        """Put all cards back."""
        self.set_tray(Tray())

    def delete(self) -> None:
        """Delete was pressed: as a rule all cards are put back."""
        self.clear_tray()

    # what a page uses

    def set_tray(self, tray: Tray) -> None:
        """Show these cards in the tray, and no complaint."""
        self.complaint = self._stray = ""
        self.keep_tray(tray)
        self.show_tray()

    def complain(self, why: str) -> None:
        """Say why what was done counts for nothing."""
        self.complaint = why
        self.show_tray()

    def forget_tray(self) -> None:
        """Empty the tray without showing it: for an owner who shows something else anyway."""
        self.complaint = self._stray = ""
        self.keep_tray(Tray())
