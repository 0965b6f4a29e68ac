"""The player's hand on the table: the tray, the moves, and games played back without touching the player's own."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from qless_studio.engine.games.quiddler.deck import POINTS, UNKNOWN
from qless_studio.engine.games.quiddler.move_analysis import Figures, RatedMove
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import PLACES, Puzzle, Shift, Word, played, positions
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, has_unknown, standings
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.quiddler.background_analysis import BackgroundAnalysis
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.scene import Mark, Scene, TrayWords, words_played
from qless_studio.ui.games.quiddler.tray import Tray, face_up, weigh
from qless_studio.ui.tab.session import Session

AUTOPLAY_MS = 1200
"""From one step of a game played back by itself to the next."""


class Playing(QObject):
    """Shows the session's puzzle on the table and turns what the player does there into edits."""

    preview_changed = Signal()
    """A game is played back, another step of it is shown, or no longer."""
    tray_changed = Signal()

    def __init__(
        self, session: Session, board: TableBoard, coach: BackgroundAnalysis, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._board, self._coach = session, board, coach
        self.tray = Tray()
        self._choices: list[RatedMove] | None = None
        self._figures: Figures | None = None
        self._lost: tuple[int, ...] = ()
        self._judged: dict[Word, int] = {}
        self._complaint = ""
        self._named: int | None = None
        """The place whose card is being named."""
        self._hinted: tuple[int, ...] = ()
        self.game: FinishedGame | None = None
        """The game that is played back."""
        self.step = 0
        """How many of its moves are made; the next one lies in the tray."""
        self._autoplay = QTimer(self, interval=AUTOPLAY_MS)
        self._autoplay.timeout.connect(self._on_autoplay)
        session.puzzle_changed.connect(self._on_puzzle_changed)
        session.options_changed.connect(lambda _: self._on_rules_changed())
        session.lexicon_changed.connect(lambda _: self._on_rules_changed())
        coach.advised.connect(self._on_advised)
        coach.reviewed.connect(self._on_reviewed)
        coach.judged.connect(self._on_judged)
        board.card_toggled.connect(self.toggle)
        board.card_moved.connect(self.move)
        board.place_chosen.connect(self._on_place_chosen)
        board.play_requested.connect(self.play)
        board.clear_requested.connect(self.clear)
        board.step_requested.connect(lambda way: self.go_to(self.step + way))
        board.text_typed.connect(self.type)
        board.backspaced.connect(self._on_backspaced)
        board.deleted.connect(self.clear)
        self.show()

    # the tray

    @property
    def puzzle(self) -> Puzzle:
        return self._session.puzzle

    @property
    def _cards(self) -> dict[int, str]:
        return face_up(self.puzzle, positions(self.puzzle)[-1])

    def toggle(self, place: int) -> None:
        """Take a card up into the tray, or put it back; of one that nobody knew, ask what it is."""
        if self.game is not None:
            return
        if place in self._cards:
            self._set_tray(self.tray.toggled(place))
        else:
            self._set_tray(Tray())
            self._named = place
            self.show()

    def type(self, text: str) -> None:
        """Take up the card that fits a typed letter."""
        if self.game is not None:
            return
        for letter in text.upper():
            if self._named is not None and self._name(letter):
                continue
            tray = self.tray.with_letter(letter, self._cards) if letter.isalpha() else None
            if tray is None:
                self._complaint = self.tr("No top card fits {} here").format(letter)
                self.show()
                return
            self._set_tray(self._best_cards(tray))

    def _name(self, letter: str) -> bool:
        """Say which card an uncovered unknown one is; the moves made stay. False when the letter is for the tray."""
        place, puzzle = self._named, self.puzzle
        number = positions(puzzle)[-1].places[place][0]
        before = puzzle.cards[number]
        card = letter if before == UNKNOWN else before + letter
        if card not in POINTS:
            self._named = None
            return False
        piles, pile, level = list(puzzle.piles), number % PLACES, number // PLACES
        piles[pile] = tuple(card if each == level else held for each, held in enumerate(piles[pile]))
        self._session.edit(Puzzle(tuple(piles), None, puzzle.moves), self.tr("Enter uncovered card"))
        self._named = place  # a letter more may make it one of two letters
        return True

    def _best_cards(self, tray: Tray) -> Tray:
        """For a word that can be played now, the cards that serve it best."""
        for choice in self._choices or ():
            if isinstance(choice.move, LaidWord) and choice.move.word.upper() == tray.typed:
                return Tray(choice.move.piles, tray.typed)
        return tray

    def put(self, choice: RatedMove) -> None:
        """Put a listed word into the tray, or take up the card of a listed move."""
        self.leave_game()
        move = choice.move
        self._set_tray(Tray(move.piles if isinstance(move, LaidWord) else (move.source,)))

    def clear(self) -> None:
        """Put all cards back; while a game is played back, end that."""
        if self.game is not None:
            self.leave_game()
        else:
            self._set_tray(Tray())

    def _on_backspaced(self) -> None:
        self._set_tray(self.tray.without_last())

    def _set_tray(self, tray: Tray) -> None:
        self.tray, self._complaint, self._named = tray, "", None
        self.show()
        self.tray_changed.emit()

    def listed(self) -> RatedMove | None:
        """The listed choice that is in the tray."""
        for choice in self._choices or ():
            move = choice.move
            if isinstance(move, LaidWord) and len(self.tray.places) > 1:
                if set(move.piles) == set(self.tray.places) and move.word.upper() == self.tray.letters(self._cards):
                    return choice
            elif isinstance(move, Shift) and self.tray.places == (move.source,):
                return choice
        return None

    # moves

    def play(self) -> None:
        """Play the word in the tray."""
        if self.game is None and self._said().playable:
            word = self.tray.word(self._cards)
            self._session.edit(played(self.puzzle, word), self.tr("Play {}").format(word.letters.upper()))

    def make(self, choice: RatedMove) -> None:
        """Make a listed move."""
        move = choice.move
        if isinstance(move, LaidWord):
            self._session.edit(played(self.puzzle, move.move), self.tr("Play {}").format(move.word.upper()))
        else:
            self.move(move.source, move.target)

    def move(self, source: int, target: int) -> None:
        """Move the upper card of a pile of two into an empty place."""
        places = positions(self.puzzle)[-1].places
        if self.game is None and len(places[source]) == 2 and not places[target]:
            self._session.edit(played(self.puzzle, Shift(source, target)), self.tr("Move card"))

    def _on_place_chosen(self, place: int) -> None:
        if len(self.tray.places) == 1:
            self.move(self.tray.places[0], place)

    # games played back

    def play_back(self, game: FinishedGame) -> None:
        """Show a game step by step, from its first move on; the player's own game stays as it is."""
        self._autoplay.stop()
        self.tray, self.game, self.step = Tray(), game, 0
        self._changed_step()

    def go_to(self, step: int) -> None:
        """Show the game after so many of its moves."""
        if self.game is not None:
            self.step = max(0, min(len(self.game.moves), step))
            self._changed_step()

    @property
    def autoplaying(self) -> bool:
        return self._autoplay.isActive()

    def set_autoplay(self, on: bool) -> None:
        """Go on by itself, from the beginning once the end is reached."""
        if on and self.game is not None:
            if self.step == len(self.game.moves):
                self.step = 0
            self._autoplay.start()
        else:
            self._autoplay.stop()
        self._changed_step()

    def _on_autoplay(self) -> None:
        if self.game is None or self.step + 1 >= len(self.game.moves):
            self._autoplay.stop()
        self.go_to(self.step + 1)

    def leave_game(self) -> None:
        """Back to the player's own game."""
        if self.game is not None:
            self._autoplay.stop()
            self.game, self.step = None, 0
            self._changed_step()

    def adopt(self) -> None:
        """Make the moves shown the player's own: one step of undo."""
        puzzle = self._puzzle_shown()
        self.leave_game()
        self._session.edit(puzzle, self.tr("Continue from here"))

    def _changed_step(self) -> None:
        self.show()
        self.preview_changed.emit()

    def _puzzle_shown(self) -> Puzzle:
        """The puzzle with the moves of the game that are made."""
        if self.game is None:
            return self.puzzle
        moves = [step.move if isinstance(step, LaidWord) else step for step in self.game.moves[: self.step]]
        return Puzzle(self.puzzle.piles, self.puzzle.hand, (*self.puzzle.moves, *moves))

    # what is shown

    def set_hinted(self, places: tuple[int, ...]) -> None:
        """Bring these places out."""
        self._hinted = places
        self.show()

    def show(self) -> None:
        """Put everything as it is on the table."""
        puzzle, options = self._puzzle_shown(), self._session.options
        tray, said = (self.tray, self._said()) if self.game is None else self._step_shown()
        self._board.show_scene(
            Scene(
                puzzle,
                positions(puzzle)[-1],
                tray,
                words_played(puzzle, options, self._lost if self.game is None else ()),
                said,
                self._small_figures(puzzle, options),
                self._hinted if self.game is None else (),
                self.game is not None,
            )
        )

    def _small_figures(self, puzzle: Puzzle, options: Options) -> tuple[tuple[str, str, str], ...]:
        if not puzzle.known:
            return ()
        standing = standings(puzzle, options)[-1]
        so_far = sum(word.score for word in words_played(puzzle, options))
        found = [(figure(so_far), self.tr("so far"), self.tr("so far"))]
        if puzzle.hand is not None:
            return tuple(found)
        found.append((figure(standing.base), self.tr("if you stop now"), self.tr("if stopped")))
        if not has_unknown(puzzle) and self.game is None:
            best, lost = ("…", "…")
            if self._figures is not None:
                best, lost = figure(self._figures.best_from_here), figure(self._figures.lost)
            found.append((best, self.tr("best from here"), self.tr("best")))
            found.append((lost, self.tr("lost by your moves"), self.tr("lost")))
        return tuple(found)

    def _step_shown(self) -> tuple[Tray, TrayWords]:
        """The tray while a game is played back: the next word, or how it ended."""
        moves = self.game.moves
        if self.step == len(moves):
            left = (
                self.tr("Cards left: {}").format(" ".join(self.game.left))
                if self.game.left
                else self.tr("All cards used")
            )
            if self.game.discard:
                left = self.tr("{}; discard {}").format(left, self.game.discard)
            return Tray(), TrayWords(counted(self.game.score, "{} point", "{} points", figure(self.game.score)), left)
        step, count = moves[self.step], self.tr("Step {} of {}").format(self.step + 1, len(moves))
        if isinstance(step, Shift):
            move = self.tr("Move the card from pile {} to pile {}").format(step.source + 1, step.target + 1)
            return Tray(), TrayWords("", move, Mark.NONE, count)
        points = counted(step.points, "{} point", "{} points")
        if step.bonus:
            points = self.tr("{} points and a bonus of {}").format(step.points, step.bonus)
        return Tray(step.piles), TrayWords(step.word.upper(), points, Mark.NONE, count)

    def _said(self) -> TrayWords:
        """What the tray says of the cards in it."""
        cards, tray, options = self._cards, self.tray, self._session.options
        if not tray.places:
            if self._complaint:
                return TrayWords("", self._complaint, Mark.WARN)
            if self._named is not None:
                return TrayWords("", self.tr("Type the card that was uncovered"))
            return self._said_of_end() or TrayWords("", self.tr("Click cards or type a word"))
        letters, lexicon = tray.letters(cards), self._session.lexicon
        if self._complaint:
            return TrayWords(letters, self._complaint, Mark.WARN)
        least = max(2, options.min_cards)
        if len(tray.places) < least:
            place = tray.places[0]
            position = positions(self.puzzle)[-1]
            more = ""
            if len(tray.places) == 1 and len(position.places[place]) == 2 and () in position.places:
                more = self.tr("or choose an empty pile for it")
            return TrayWords(letters, self.tr("A word needs at least {} cards").format(least), Mark.NONE, more)
        if lexicon is None:
            return TrayWords(letters, self.tr("The word list is still loading"))
        if letters.lower() not in lexicon:
            return TrayWords(letters, self.tr("Not in the word list"), Mark.BAD)
        return self._said_of_word(letters, weigh(tray, cards, options, self.puzzle.hand is not None).total)

    def _said_of_end(self) -> TrayWords | None:
        """How the player's game ended; None while a word can be played."""
        found, figures = self._choices, self._figures
        if found is None or figures is None or any(isinstance(choice.move, LaidWord) for choice in found):
            return None
        if found:
            return TrayWords("", self.tr("No word possible: drag a card to an empty pile"))
        if not self.puzzle.moves:
            return TrayWords("", self.tr("No word can be formed with these cards"))
        score = counted(figures.best_from_here, "{} point", "{} points", figure(figures.best_from_here))
        if figures.lost == 0:
            return TrayWords(score, self.tr("The game is over with the best possible score"), Mark.GOOD)
        return TrayWords(score, self.tr("The game is over; your moves lost {}").format(figures.lost))

    def _said_of_word(self, letters: str, points: int) -> TrayWords:
        worth, best = self._worth(), self._figures.best_from_here if self._figures else None
        scored = self.tr("{} points").format(points)
        if worth is None or best is None:
            return TrayWords(letters, self.tr("Valid word"), Mark.GOOD, scored, True)
        if worth == best:
            value = self.tr("{}; end value stays {}").format(scored, figure(best))
            return TrayWords(letters, self.tr("Valid word, the best one here"), Mark.GOOD, value, True)
        status = self.tr("Valid word; it gives away {}").format(best - worth)
        value = self.tr("{}; end value {} instead of {}").format(scored, figure(worth), figure(best))
        return TrayWords(letters, status, Mark.GOOD, value, True)

    def _worth(self) -> int | None:
        """The final score when the word in the tray is played; None when it is not known (yet)."""
        if self._choices is None:
            return None
        choice = self.listed()
        if choice is not None:
            return choice.worth
        word = self.tray.word(self._cards)
        if word not in self._judged:
            self._coach.judge(word)
        return self._judged.get(word)

    # keeping in step

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        self._autoplay.stop()
        leaving, self.game, self.step = self.game is not None, None, 0
        self.tray, self._complaint, self._hinted, self._named = Tray(), "", (), None
        self._on_rules_changed()
        if leaving:
            self.preview_changed.emit()
        self.tray_changed.emit()

    def _on_rules_changed(self) -> None:
        self._choices, self._figures, self._lost, self._judged = None, None, (), {}
        self.show()

    def _on_advised(self, found: list[RatedMove], figures: Figures) -> None:
        self._choices, self._figures = found, figures
        self.show()

    def _on_reviewed(self, lost: tuple[int, ...]) -> None:
        self._lost = lost
        self.show()

    def _on_judged(self, word: Word, worth: int) -> None:
        self._judged[word] = worth
        self.show()
