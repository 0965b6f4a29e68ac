"""What a game on boards of letter tiles says of a session's puzzle: its board, its words and its dice."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar, cast

from qless_studio.engine.grids import Board, Neighbours, paths_of
from qless_studio.engine.grids.board import MAX_SIDE
from qless_studio.engine.grids.dice import BAG, DiceSet, find_dice, find_list_dice, grouped_dice, name_of, usual_dice
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.imported import base_name
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.lexicon.shipped import LISTS, list_in
from qless_studio.engine.texts import counted, more, say
from qless_studio.ui.grids.edits import SYMMETRIES, order_after
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:
    from qless_studio.engine.grids.dealing import SearchOptions
    from qless_studio.ui.grids.board_prover import BoardProver


EXAMPLE_SEED = 1


class NextRoll(NamedTuple):
    """What the next round is rolled from."""

    dice: str
    """The name of a set, or `BAG`."""
    rows: int
    columns: int


D = TypeVar("D", bound="SearchOptions")
P = TypeVar("P")
O = TypeVar("O")  # noqa: E741 - puzzle and options, as in engine/game.py


class GridRules(ABC, Generic[P, O]):
    """A game's answers for the puzzle and the options that its session has now. No widgets.

    The dice are chosen in the tab; they follow the size of the board. Those of the next round may have any size, and
    follow the boards that the player chose, not the board of a daily puzzle.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.dice_choices = DiceChoices(session)
        self._chosen_dice = ""
        self._dice = BAG
        self.next = NextRoll(BAG, 4, 4)
        self._followed: P | None = None
        """The puzzle whose size the next roll has; no other than the player's choice."""
        self._language = session.language

    @cached_property
    @abstractmethod
    def prover(self) -> BoardProver:
        """What proves the best board of a size."""

    @property
    def puzzle(self) -> P:
        return cast("P", self.session.puzzle)

    @property
    def options(self) -> O:
        return cast("O", self.session.options)

    @property
    def lexicon(self) -> Lexicon | None:
        """The word list in force; None while it is loaded."""
        return self.session.lexicon

    # the board

    @property
    @abstractmethod
    def board(self) -> Board:
        """The board of the puzzle."""

    @abstractmethod
    def with_board(self, board: Board) -> P:
        """The puzzle with another board; what belongs to tiles that no longer exist is dropped."""

    @abstractmethod
    def turned_by(self, puzzle: P, turns: int) -> P:
        """A puzzle after this many quarter turns clockwise; from 4 on its mirror image after 4 less."""

    def same_board(self, puzzle: P, other: P) -> bool:
        """Whether two puzzles are the same but for a rotation or a mirror, so that they have the same words."""
        return any(self.turned_by(puzzle, turns) == other for turns in range(SYMMETRIES))

    def order_after(self, turns: int) -> list[int]:
        """For each cell of the board, which came about by `turned_by`, the cell its tile came from."""
        rows, columns = self.board.rows, self.board.columns
        return order_after(*((columns, rows) if turns % 2 else (rows, columns)), turns)

    @abstractmethod
    def near(self) -> Neighbours:
        """Which cells touch."""

    def tiles(self) -> Sequence[str]:
        """The letters that each tile stands for."""
        return self.board.tiles

    # words

    @abstractmethod
    def min_length(self) -> int:
        """Minimum word length."""

    def too_short(self, text: str) -> str:
        """What to say of letters that are fewer than a word needs."""
        return say("{} is too short: {} letters or more", text.upper(), self.min_length())

    @abstractmethod
    def path_points(self, word: str, cells: Sequence[int]) -> int:
        """The points of a word by this path."""

    def paths(self, word: str) -> list[tuple[int, ...]]:
        """The paths of a word, the one in the list first."""
        return paths_of(word, self.tiles(), self.near())

    def follow_options(self) -> None:
        """The options have changed; called before anything is shown of it."""

    @abstractmethod
    def summary(self) -> str:
        """The rules in force in a few words."""

    # dice

    @property
    def dice(self) -> str:
        """The dice of the next roll: the name of a set, or `BAG`."""
        return self._dice

    @property
    def dice_set(self) -> DiceSet | None:
        """The set of the next roll; None for the bag."""
        return find_dice(self._dice)

    def choose_dice(self, name: str) -> None:
        """Roll these dice from now on, while they fit the board."""
        self._chosen_dice = self._dice = name

    def choose_next(self, name: str) -> None:
        """Roll the next round from these dice, whatever their size."""
        known, (_, rows, columns) = find_dice(name), self.next
        self.next = NextRoll(name, known.rows, known.columns) if known else NextRoll(name, rows, columns)

    def set_next(self, dice: str, rows: int, columns: int) -> None:
        """Roll next what was saved, if these dice are still there."""
        known = find_dice(dice)
        if known is not None:
            self.next = NextRoll(dice, known.rows, known.columns)
        elif dice == BAG and rows in range(1, MAX_SIDE + 1) and columns in range(1, MAX_SIDE + 1):
            self.next = NextRoll(dice, rows, columns)
        self.session.chosen_changed.emit()

    def list_of(self, dice: str) -> str:
        """The name of the word list that a roll of these dice is played with: one in their language."""
        known, session = find_dice(dice), self.session
        if known is None or known.language == session.chosen_language.key:
            return session.chosen_list
        fitted = find_list_dice(dice)
        if fitted is not None and session.lexicons.has(fitted.list_name):
            return fitted.list_name
        return list_in(session.chosen_list, known.language)

    @property
    def has_words(self) -> bool:
        """Whether the list that is chosen is used for the next roll."""
        return self.list_of(self.next.dice) == self.session.chosen_list

    def bring_words(self, dice: str) -> None:
        """Choose the word list of these dice, as they are rolled."""
        wanted, session = self.list_of(dice), self.session
        if wanted != session.chosen_list:
            self._language = session.lexicons.language(wanted)
            session.use_lexicon(wanted)
            session.message.emit(say("These dice come with their word list: {}", session.lexicons.title(wanted)))

    @property
    def _is_brought(self) -> bool:
        """Whether the board came with rules of its own, as a daily board does, and is not the player's choice."""
        return self.session.kept is not None and self.session.kept.own

    def follow_board(self) -> None:
        """Take dice that fit the board and the language of the word list.

        Those chosen while the list had this language, otherwise the usual ones, otherwise the letter bag.
        """
        session, puzzle = self.session, self.puzzle
        if self._language != session.chosen_language:
            self._language = session.chosen_language
            self._chosen_dice = BAG if self._chosen_dice == BAG else ""
            if self.next.dice != BAG:
                _, rows, columns = self.next
                self.next = NextRoll(self._usual_dice(rows, columns) or BAG, rows, columns)
        rows, columns = self.board.rows, self.board.columns
        if self._chosen_dice == BAG or self.dice_choices.fits(self._chosen_dice, self.board):
            self._dice = self._chosen_dice
        else:
            self._dice = self._usual_dice(rows, columns) or BAG
        if puzzle != self._followed and not self._is_brought:
            self.next = NextRoll(self._dice, rows, columns)
        self._followed = puzzle

    def _usual_dice(self, rows: int, columns: int) -> str:
        """The dice for a board of this size in the language of the list; "" if there are none."""
        return usual_dice(self.session.chosen_language, rows * columns) if rows == columns else ""

    # new boards

    @abstractmethod
    def deal_options(self) -> SearchOptions:
        """Options of the game's dealer for boards like the one shown."""

    def with_dice(self, options: D, dice: str) -> D:
        """These options with other dice, in the dice's own size, for the next round; chooses the dice."""
        self._chosen_dice = dice
        known, (_, rows, columns) = find_dice(dice), self.next
        rows, columns = (known.rows, known.columns) if known else (rows, columns)
        return replace(options, dice=dice, rows=rows, columns=columns)

    @abstractmethod
    def rolled(self, seed: int) -> P:
        """The puzzle of that seed, from the dice in use."""

    def example(self) -> P:
        """An interesting puzzle in the language of the list; the game's own is English."""
        if self.session.language.code == ENGLISH.code:
            return cast("P", self.session.game.example)
        return self.rolled(EXAMPLE_SEED)

    def q_is_qu(self) -> bool:
        """Whether Q is to be typed as Qu: the dice in use have Qu, and no Q alone."""
        known = self.dice_set
        return known is not None and any("qu" in die for die in known.dice)

    def options_of_roll(self) -> O:
        """The options that come with a roll; by default those chosen."""
        return cast("O", self.session.chosen.options)


def points_word(points: int) -> str:
    """The word after a number of points."""
    return counted(points, "point", "points")


def points_text(points: int) -> str:
    """1 point, 2,140 points."""
    return counted(points, "{} point", "{} points")


# The dice to choose from for a word list: those of its language, those fitted to it, and all others.

FIT = "fit"
"""The choice that fits dice."""
SIDES = (4, 5)
"""Sides of the square boards for which dice are fitted."""


Section = tuple[str, list[tuple[object, str]]]
"""A heading, and (value, label) of the choices under it."""


class DiceChoices:
    """The dice to choose from for the list that is chosen in a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._crc: tuple[Lexicon, str] | None = None
        self._known: tuple[tuple[str, str], tuple[dict[str, DiceSet], dict[str, DiceSet]]] | None = None

    @property
    def crc(self) -> str:
        """The check sum of the words chosen; "" while they load, and for a shipped list, whose language has dice."""
        lexicon = self._session.chosen_lexicon
        if lexicon is None or base_name(self._session.chosen_list) in LISTS:
            return ""
        if self._crc is None or self._crc[0] is not lexicon:
            from qless_studio.engine.history import crc_of

            self._crc = lexicon, crc_of(lexicon)
        return self._crc[1]

    def groups(self) -> tuple[dict[str, DiceSet], dict[str, DiceSet]]:
        """The sets of the list and its language by name, and all others."""
        language = self._session.chosen_language
        key = language.key, self.crc
        if self._known is None or self._known[0] != key:
            self._known = key, grouped_dice(language, self.crc)
        return self._known[1]

    def read_again(self) -> None:
        """Dice were fitted."""
        self._known = None

    def fits(self, name: str, board: Board) -> bool:
        """Whether these dice were made for boards of this size."""
        return any(name in group and _fits(group[name], board) for group in self.groups())

    def for_board(self, board: Board) -> list[Section]:
        """What can be chosen for a board of this size."""
        own, others = ({name: dice for name, dice in group.items() if _fits(dice, board)} for group in self.groups())
        side, new = board.rows if board.rows == board.columns else 0, list[Section]()
        if self.crc and side in SIDES and name_of(self.crc, side) not in own:
            new.append(
                (say("New dice"), [(FIT, more(say("Dice for this list")))])
            )  # last: arrow keys choose what they reach
        return [("", [*_titles(own, _short), (BAG, say("Letter bag"))]), *_further(others, _short), *new]

    def for_round(self, rows: int, columns: int) -> list[Section]:
        """What can be chosen for a round: dice of every size, and letters from a bag for this one."""
        own, others = self.groups()
        bag = BAG, f"{say('Letter bag')} {rows} × {columns}"
        return [("", [*_titles(own, _spaced), bag]), *_further(others, _spaced)]


def _fits(dice: DiceSet, board: Board) -> bool:
    return (dice.rows, dice.columns) == (board.rows, board.columns)


def _titles(sets: Mapping[str, DiceSet], form: Callable[[str], str]) -> list[tuple[object, str]]:
    return [(name, form(say(dice.title))) for name, dice in sets.items()]


def _further(others: Mapping[str, DiceSet], form: Callable[[str], str]) -> list[Section]:
    """Dice of other languages, then those fitted to other lists."""
    fitted = {name: dice for name, dice in others.items() if name.startswith("list_")}
    rest = {name: dice for name, dice in others.items() if name not in fitted}
    groups = ((say("Other languages"), rest), (say("Other lists"), fitted))
    return [(title, _titles(sets, form)) for title, sets in groups if sets]


def _spaced(title: str) -> str:
    return title.replace("×", " × ")


def _short(title: str) -> str:
    """The title of dice, with the year instead of the size where a year distinguishes them."""
    return _spaced(re.sub(r" \d+×\d+ \((\d+)\)", r" \1", title))
