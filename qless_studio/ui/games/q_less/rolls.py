"""Where new letters come from: the dice, a seed, the bag; and what a roll is called."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.q_less.dice import ROLLS, RecentRoll, Roll, dice_for, draw, roll, tiles_for
from qless_studio.engine.games.q_less.puzzle import MAX_TILES, MIN_LETTERS, alphabetical
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.recent import RecentLog
from qless_studio.engine.texts import capitalised, figure, say
from qless_studio.ui.tab.new_game_dialog import Condition, NewGameDialog
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import open_dialog

SEEDS = 2**32
TILES = 21
"""What two to four players draw."""


class Rolls(QObject):
    """Gives the player new letters."""

    rolled = Signal(str, str, bool)
    """Sorted letters, the text for the undo menu, and whether they are tiles of a free game."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        """Dice and tiles follow the language that is chosen in the session."""
        super().__init__(parent)
        self._session = session
        self._window = parent
        self.recent = RecentLog(ROLLS, session.folder)
        self._tiles = TILES
        self._letters = self._name = ""

    def name_of(self, letters: str) -> str:
        """The number of the roll that gave these letters; empty for other letters."""
        return self._name if sorted(letters) == sorted(self._letters) else ""

    def roll_dice(self, seed: int | None = None) -> None:
        """Roll the twelve dice; the same seed gives the same letters in one language."""
        language, number = self._session.chosen_language, Random().getrandbits(32) if seed is None else seed
        name = self.tr("roll {}").format(number)
        if language.code != ENGLISH.code:
            name = f"{name}, {say(LANGUAGES[language.code].title)}"
        self._give(roll(number, dice_for(language)), name)

    def ask(self) -> None:
        """Ask for a roll number, to roll what another player rolled, or for the number of tiles of a free game."""
        seed = Condition(say("A roll by its number"), self._on_seed_chosen, say("Number"))
        tiles = Condition(say("A free game with tiles from the bag"), self._on_count_chosen, capitalised(say("tiles")),
                          str(self._tiles))  # fmt: skip
        open_dialog(NewGameDialog((seed, tiles), self._window))

    def _on_seed_chosen(self, text: str) -> None:
        digits = text.strip()
        if digits.isascii() and digits.isdecimal() and len(digits) < 11 and int(digits) < SEEDS:
            self.roll_dice(int(digits))
        else:
            self._session.message.emit(say("{!r} is not a whole number from {} to {}", text[:40], 0, figure(SEEDS - 1)))

    def _on_count_chosen(self, text: str) -> None:
        digits = text.strip()
        if digits.isascii() and digits.isdecimal() and MIN_LETTERS <= int(digits[:3]) <= MAX_TILES:
            self.draw_tiles(int(digits))
        else:
            self._session.message.emit(
                say("{!r} is not a whole number from {} to {}", text[:40], MIN_LETTERS, MAX_TILES)
            )

    def draw_tiles(self, count: int) -> None:
        """Draw tiles from the bag for a free game."""
        self._tiles = count
        self._letters = self._name = ""
        drawn = draw(Random().getrandbits(32), count, tiles_for(self._session.chosen_language))
        self.rolled.emit(alphabetical(drawn), say("New puzzle"), True)

    def note_counted(self, solutions: int) -> None:
        """All solutions of the letters were counted: add them to the recent rolls."""
        session = self._session
        try:
            self.recent.add(RecentRoll(session.puzzle.letters, solutions, session.words.name))
        except StudioError as error:
            session.problem.emit(str(error))

    def _give(self, rolled: Roll, name: str) -> None:
        letters = alphabetical(rolled.letters)
        self._letters, self._name = letters, name
        self.rolled.emit(letters, self.tr("New puzzle"), False)
