"""Exercises of Quiddler on its table: play on from a position without giving anything away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games.quiddler.hints import MoveHint
from qless_studio.engine.games.quiddler.practice import Solution
from qless_studio.engine.games.quiddler.puzzle import (
    Discard,
    Position,
    Puzzle,
    Shift,
    Word,
    format_move,
    parse,
    parse_move,
    positions,
)
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, Options
from qless_studio.engine.games.quiddler.solver import LaidWord
from qless_studio.engine.games.quiddler.tray import Tray, face_up, score_of, spell
from qless_studio.engine.games.quiddler.tray_input import TrayInput
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.designs import PILES_AND_TRAY, PILES_ONLY, TableDesign
from qless_studio.ui.games.quiddler.layout import RING
from qless_studio.ui.games.quiddler.playing import no_word
from qless_studio.ui.games.quiddler.scene import Mark, PlayedWord, Scene, TrayText, line_of, words_played
from qless_studio.ui.tab.exercise_view import EditedExercise, RatedAnswer
from qless_studio.ui.tab.game_view import BareBoards
from qless_studio.ui.widgets.basic.layout import bare, filled


class QuiddlerExercise(TrayInput, EditedExercise[Tray]):
    """Cards are taken into the tray by mouse or typing; Play, or a card moved to an empty pile, is the answer."""

    wide = True

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon, Tray())
        self._puzzle: Puzzle = parse(exercise.puzzle)
        self._position = positions(self._puzzle)[-1]
        self._cards = face_up(self._puzzle, self._position)
        self._options: Options = exercise.options or Options()
        self._deck = self._options.deck_in(lexicon.language)
        self._steps: tuple[int, ...] = ()
        """The places of the answer shown, when the exercise is over."""
        self._line: tuple[PlayedWord, ...] = ()
        """A best game with the answer shown."""
        self._hinted: tuple[int, ...] = ()
        self._given: tuple[list[int], str] = [], ""
        """The cards of the answer given last, and what it is worth."""
        self._solution: Solution = exercise.solution
        self.hint_titles = tuple(self._title_of(hint) for hint in self._solution.hints)
        self.board = TableBoard()
        self.board.input = self
        filled(bare(QVBoxLayout(self)), self.board)
        self.setFocusProxy(self.board)
        self.board.width_changed.connect(self.board_width_changed)
        self.show_value()

    @property
    def cards(self) -> Mapping[int, str]:
        return self._cards

    @property
    def position(self) -> Position:
        return self._position

    @property
    def language(self) -> Language:
        return self.lexicon.language

    @property
    def tray(self) -> Tray:
        return self.value

    def keep_tray(self, tray: Tray) -> None:
        self.edit(tray)

    def show_tray(self) -> None:
        self.show_value()

    # the tray

    def show_value(self) -> None:
        self.board.show_scene(
            Scene(
                self._puzzle,
                self._position,
                self.value,
                self._line or words_played(self._puzzle, self._options, self._deck, self.lexicon.shown),
                self._text(),
                hinted=() if self.over else self._hinted,
                preview=self.over,
                steps=self._steps,
                words_title=self.tr("Best from here") if self._line else "",
                deck=self._deck,
            )
        )

    def _text(self) -> TrayText:
        letters = self.value.letters(self._cards)
        if self.complaint:
            return TrayText(letters, self.complaint, Mark.WARN)
        if self.over:
            return TrayText(letters)
        if not self.value.places:
            return TrayText("", self.tr("Click cards or type a word"))
        wrong = no_word(self.value, letters, self._position, max(2, self._options.min_cards), self.lexicon)
        return wrong or TrayText(letters, counted(self._score, "{} point", "{} points"), Mark.GOOD, playable=True)

    @property
    def _score(self) -> int:
        """What the word in the tray is worth."""
        hand = self._puzzle.hand is not None
        return score_of(self.value, self._cards, self._options, self._deck, hand=hand).total

    # answers

    def enter(self) -> None:
        text = self._text()
        if text.playable:
            self._given = self._cards_of(self.value.places), f"+{self._score}"
            self.answered.emit(self._answer(self.value.word(self._cards)))
        else:
            self.board.reaction.show(self._cards_of(self.value.places), False)
            self.refused.emit(text.status)

    def _answer(self, word: Word) -> str:
        """The word itself; with its cards where others would have been right and these are not."""
        solution = self._solution
        if self.value.typed or word.letters not in solution.moves:  # a word that was only typed means its best cards
            return word.letters
        return word.letters if frozenset(word.piles) in solution.piles else format_move(word)

    def shift(self, move: Shift) -> None:
        self._given = self._cards_of((move.source,)), ""
        self.answered.emit(format_move(move))

    def _cards_of(self, places: Iterable[int]) -> list[int]:
        """The numbers of the upper cards there."""
        return [self._position.places[place][0] for place in places]

    def mark(self, answer: str, right: bool) -> None:
        cards, points = self._given
        self.board.reaction.show(cards, right, points if right else "")
        if not right:
            self.complain(self.tr("It gives points away"))

    def answer_text(self, answer: str) -> str:
        move = parse_move(answer) if ">" in answer else None
        if not isinstance(move, Shift):
            return answer.partition(" ")[0].upper()
        return f"{self._puzzle.cards[self._position.places[move.source][0]]} → {move.target + 1}"

    # hints and the end

    def _title_of(self, hint: MoveHint) -> str:
        return {
            "shift": self.tr("Move"),
            "length": self.tr("Length"),
            "letter": self.tr("First letter"),
            "cards": self.tr("Its cards"),
            "word": self.tr("Word"),
        }[hint.kind]

    def show_hint(self, step: int) -> str:
        hint = self._solution.hints[step]
        self._hinted = hint.piles
        self.show_value()
        return hint.text

    def reveal(self) -> None:
        super().reveal()
        self.board.input = TrayInput()
        word = self.value.letters(self._cards).lower()
        self.show_answer(word if word in self.exercise.answers else self.exercise.answers[0])

    def show_answer(self, answer: str) -> None:
        self.complaint = ""
        move = self._move_of(answer)
        line = self._solution.lines.get(answer, ())
        self._line = line_of(self._puzzle, self._position, line, self.lexicon.shown)
        if isinstance(move, Shift):
            self.value, self._steps = Tray(), (move.source, move.target)
        else:
            self.value, self._steps = Tray(move.piles), ()
        self.show_value()

    def _move_of(self, answer: str) -> LaidWord | Word | Shift:
        """The move of an answer, right or not; a word without its cards means the best ones."""
        solution = self._solution
        if answer in solution.moves:
            return solution.moves[answer]
        if ">" in answer or " " in answer:
            move = parse_move(answer)
            assert not isinstance(move, Discard)
            return move
        if solution.worth(self.value.word(self._cards)) is not None and self.value.letters(self._cards) == answer:
            return self.value.word(self._cards)
        return Word(answer.lower(), spell(answer.upper(), self._cards) or ())

    def rated(self, tried: Sequence[str]) -> list[RatedAnswer]:
        solution, rows = self._solution, []
        for answer in dict.fromkeys((*self.exercise.answers, *tried)):
            worth = solution.worth(self._move_of(answer))
            cost = None if worth is None else solution.best - worth
            rows.append((cost, RatedAnswer(answer, _text_of(worth), _text_of(cost), self._note(answer, worth))))
        rows.sort(key=lambda row: (row[0] is None, row[0]))
        return [rated for _, rated in rows]

    def _note(self, answer: str, worth: int | None) -> str:
        name, best = self.answer_text(answer), self._solution.best
        if worth is None:
            return ""
        if worth == best:
            return self.tr("After {} at most {} points are possible, the most of all").format(name, figure(worth))
        text = self.tr("After {} at most {} points are possible, {} less than with {}")
        return text.format(name, figure(worth), figure(best - worth), self.answer_text(self.exercise.answers[0]))


def _text_of(number: int | None) -> str:
    return "" if number is None else figure(number)


# A table as a picture for a help page: the piles, and the tray if there is a word in it.

SIZE = 0.68
"""Scale at which eight piles are as wide as a help page."""


def picture_of(puzzle: Puzzle, word: str) -> TableBoard:
    """The piles after the moves of the puzzle; with a word, its cards lie in the tray."""
    position = positions(puzzle)[-1]
    cards = face_up(puzzle, position)
    tray = Tray(spell(word.upper(), cards) or ())
    text = TrayText()
    if tray.places:
        score = score_of(tray, cards, Options(), ENGLISH_DECK, puzzle.hand is not None)
        text = TrayText(word.upper(), value=f"{score.points} + {score.bonus} = {score.total}")
    design = PILES_AND_TRAY if tray.places else _piles_design(len(position.places))
    picture = TableBoard()
    picture.set_designs((design,))
    width, height = (picture.theme.px(length * SIZE) for length in (design.width, design.height))
    picture.resize(width + 2 * RING, height + RING)
    picture.show_scene(Scene(puzzle, position, tray, text=text, preview=True))
    return picture


def _piles_design(piles: int) -> TableDesign:
    """The design of the piles alone, as wide as this many of them."""
    width = max(1, piles) * PILES_ONLY.pitch - (PILES_ONLY.pitch - PILES_ONLY.card[0])
    return replace(PILES_ONLY, width=width, span=width)


BOARDS = BareBoards(picture_of, QuiddlerExercise)
