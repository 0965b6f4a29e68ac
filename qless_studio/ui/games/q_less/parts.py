"""What the pages of a Q-Less tab share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.q_less.dice import ROLLS, RecentRoll, Roll, dice_for, draw, roll, tiles_for
from qless_studio.engine.games.q_less.puzzle import MAX_TILES, MIN_LETTERS, Solution, alphabetical
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.play import Stage
from qless_studio.engine.recent import RecentLog
from qless_studio.engine.texts import capitalised, figure, phrase, say
from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.moves import lift_word
from qless_studio.ui.tab.commands import Command, Family, Menu, command
from qless_studio.ui.tab.play_actions import Condition, GameCommands, NewGameDialog, PlayActions
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:
    from qless_studio.ui.games.q_less.board import QLessBoard


@dataclass(frozen=True)
class QLessParts:
    """Made with the tab, before any page."""

    analysis: QLessAnalysis
    """What is known of the grid and its letters."""
    rolls: Rolls
    commands: GridCommands
    play_commands: PlayActions
    """The commands that all games have"""

    @property
    def session(self) -> Session:
        return self.analysis.session


# Where new letters come from: the dice, a seed, the bag; and what a roll is called.

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


# The commands of the Q-Less tab that other games have not.

GAME = Menu.GAME


class Aids(Protocol):
    """What the commands ask of the board in front and of what is shown on it."""

    board: QLessBoard
    solution: Solution | None

    @property
    def placeable(self) -> bool: ...
    def place_solution(self, solution: Solution) -> None: ...
    def end_preview(self) -> object: ...


class GridTab(Protocol):
    """What the commands ask of their tab; its properties are explained there."""

    @property
    def session(self) -> Session: ...
    @property
    def stage_in_front(self) -> Stage: ...
    @property
    def aids(self) -> Aids: ...
    @property
    def aids_if_built(self) -> Aids | None: ...
    def type_letters(self) -> None: ...
    def ask_to_claim(self) -> None: ...
    def focus_board(self) -> None: ...


def _no_tiles(owner: GridCommands) -> str:
    return owner.no_tiles()


def _move(name: str, text: str, rows: int, columns: int) -> Command:
    """Only in Search: with the keyboard one drags the grid."""
    move: Callable[[GridCommands], object] = lambda owner: owner.move_grid(rows, columns)  # noqa: E731
    return Command(f"q_less_move_{name}", text, move, when=_no_tiles)


class GridCommands(GameCommands):
    """Commands on grid and rack; each gets the board when it is triggered."""

    _tab: GridTab

    def __init__(self, tab: GridTab) -> None:
        super().__init__(tab)
        self._session = tab.session
        self.make_actions(self.widget)

    # what can be done

    @property
    def _paused(self) -> bool:
        return self._tab.stage_in_front is Stage.PAUSED

    def no_tiles(self) -> str:
        """Why nothing can be done with the grid, "" if something can."""
        if self._paused:
            return say("the game is paused")
        return "" if self._session.puzzle.tiles else say("no tile is on the grid")

    def _no_letters(self) -> str:
        if self._paused:
            return say("the game is paused")
        return "" if self._session.puzzle.letters else say("there is no puzzle")

    def _nothing_to_place(self) -> str:
        aids = self._tab.aids_if_built
        return "" if aids is not None and aids.placeable else say("no solution is shown")

    def _nothing_shown(self) -> str:
        aids = self._tab.aids_if_built
        return "" if aids is not None and aids.solution is not None else say("no solution is shown")

    def _no_claim(self) -> str:
        running = self._tab.stage_in_front is Stage.RUNNING
        return "" if running and not self._session.puzzle.free else say("no game is running")

    # letters and solutions

    @command("q_less_letters", phrase("Type letters"), "Ctrl+T", icon="pencil", at=GAME.at(3, 1))  # fmt: skip
    def letters(self) -> None:
        self._tab.type_letters()

    @command("q_less_claim", phrase("No solution…"), at=GAME.at(3, 2), when=_no_claim,
             words=phrase("claim; impossible; cannot be done"))  # fmt: skip
    def claim(self) -> None:
        self._tab.ask_to_claim()

    @command("q_less_lift", phrase("Lift word"), "Ctrl+Backspace", at=GAME.at(3, 3), when=_no_tiles)  # fmt: skip
    def lift(self) -> None:
        """Return the word at the cursor to the rack; letters that another word needs stay."""
        board = self._tab.aids.board
        if board.place in board.open_grid.tiles:
            move = lift_word(board.open_grid, board.place, board.down)
            board.replace_tiles(move.tiles, move.text)
        else:
            board.refused.emit(self.tr("There is no word at the cursor"))

    @command("q_less_select", phrase("Select word"), "Ctrl+Shift+W", at=GAME.at(3, 4), when=_no_tiles)  # fmt: skip
    def select(self) -> None:
        """Select the word at the cursor, to be moved or returned to the rack."""
        board = self._tab.aids.board
        board.setFocus()
        if not board.select_word():
            board.refused.emit(self.tr("There is no word at the cursor"))

    @command("q_less_place", phrase("Place solution"), "Ctrl+Return", icon="check", at=GAME.at(3, 5),
             when=_nothing_to_place)  # fmt: skip
    def place(self) -> None:
        aids = self._tab.aids
        if aids.solution is not None:
            aids.place_solution(aids.solution)

    @command("q_less_back", phrase("Back to grid"), "Ctrl+Shift+Backspace", at=GAME.at(3, 6), when=_nothing_shown)
    def back(self) -> None:
        self._tab.aids.end_preview()

    # the grid

    @command("q_less_clear", phrase("Clear grid"), "Ctrl+Shift+X", icon="trash", at=GAME.at(3, 7), when=_no_tiles,
             words=phrase("clear; empty; remove; put back"))  # fmt: skip
    def clear(self) -> None:
        self._tab.aids.board.replace_tiles({}, say("Clear grid"))
        self._tab.focus_board()

    @command("q_less_turn", phrase("Swap rows and columns"), "Ctrl+Shift+T", icon="rotate", at=GAME.at(3, 8),
             when=_no_tiles, words=phrase("transpose; turn; rotate; mirror"))  # fmt: skip
    def swap(self) -> None:
        board = self._tab.aids.board
        swapped = {(column, row): letter for (row, column), letter in board.open_grid.tiles.items()}
        board.replace_tiles(swapped, say("Swap rows and columns"))

    @command("q_less_centre", phrase("Centre grid"), "Ctrl+M", at=GAME.at(3, 9), when=_no_tiles)
    def centre(self) -> None:
        board = self._tab.aids.board
        board.show_at(board.open_grid.centred())

    moves = Family(
        (
            _move("up", phrase("Move grid up"), -1, 0),
            _move("down", phrase("Move grid down"), 1, 0),
            _move("left", phrase("Move grid left"), 0, -1),
            _move("right", phrase("Move grid right"), 0, 1),
        )
    )

    def move_grid(self, rows: int, columns: int) -> None:
        """Move all tiles."""
        self._tab.aids.board.move_grid(rows, columns)

    # the rack

    @command("q_less_shuffle", phrase("Shuffle rack"), when=_no_letters)
    def shuffle(self) -> None:
        letters = list(self._session.puzzle.letters)
        Random().shuffle(letters)
        self._order("".join(letters), say("Shuffle rack"))

    @command("q_less_sort", phrase("Sort rack"), when=_no_letters)
    def sort(self) -> None:
        self._order(alphabetical(self._session.puzzle.letters), say("Sort rack"))

    def _order(self, letters: str, undo_text: str) -> None:
        self._session.edit(replace(self._session.puzzle, letters=letters), undo_text)
