"""The record that every game exports: its puzzle, its text form, its solver and its dealer."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.lexicon.shipped import list_like
from qless_studio.engine.solving import Outcome, Run

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Practice
    from qless_studio.engine.grids import Board, Scoring
    from qless_studio.engine.paper.sheet import Paper
    from qless_studio.engine.reasons import Reason

P = TypeVar("P")
S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - puzzle, solution, options
D = TypeVar("D")


@dataclass(frozen=True)
class Dealt(Generic[P]):
    """A puzzle made by a dealer, and facts about it."""

    puzzle: P
    details: Mapping[str, Any] = field(default_factory=dict)
    """JSON values by name, such as a seed, a score or a number of boards."""


class Dealer(NamedTuple, Generic[P, D]):
    """How a game makes puzzles: dealt from a seed, or searched for."""

    options: type[D]
    """A frozen dataclass as for `Game.options`; with a field `seed: int | None` if dealing is random."""
    deal: Callable[[Lexicon, D, Run], Iterator[Dealt[P]]]
    """Yields each puzzle as it is made (a search yields each better one); publishes its summary on the run."""
    describe: Callable[[Dealt[P]], str]
    """The puzzle as one line for people."""
    verdict: Callable[[Any, Outcome], str] | None = None
    """The sentence on the run, as in `Game`; None where the run has no summary."""
    spreads: Callable[[D], bool] | None = None
    """Whether the dealer uses `Run.pool` with these options; None: never."""
    one: Mapping[str, str] = {}
    """Options, as `read_options` takes them, with which one puzzle is drawn, where by default all are listed."""


class Daily(NamedTuple, Generic[P]):
    """How a game makes the puzzle of a day: from the day alone, the same for everybody. See docs/decisions/051."""

    lexicon: str
    """Name of the shipped English list that the puzzle is made for."""
    deal: Callable[[date, Lexicon, Run], Dealt[P]]
    """The puzzle of the day, with its facts; takes a list named by `list_in`. Raises `Stopped` when stopped."""

    def list_in(self, language: str) -> str:
        """Name of the shipped list that the puzzle is made for in the language of this code."""
        return list_like(self.lexicon, language)


class Measure(enum.Enum):
    """What shows how well a game is played over time. See docs/decisions/058."""

    SHARE = "share"
    """The share of the points that were found; par is what the common words are worth."""
    GIVEN_AWAY = "given away"
    """The points by which the best score was missed; par is what a player without foresight gets."""
    SOLVED = "solved"
    """Whether the puzzle was solved, and how fast."""
    HINTS = "hints"
    """Number of hints taken."""


class Contest(NamedTuple, Generic[P, O]):
    """How two results of one puzzle are compared."""

    words: Callable[[P, O, Lexicon, Sequence[str], Run], Mapping[str, int | None]]
    """The words in what was found or played (`Entry.found`, in lower case), each with its points there, or None where
    words have no points. What does not fit the puzzle is left out. A board may be searched: raises `Stopped` when the
    run is stopped."""
    kept: Callable[[Sequence[str]], Sequence[str]] = tuple
    """The words or moves of `Entry.found` that count: not those taken back."""
    cancels: bool = False
    """Whether words that both players found count for neither, unless they agree otherwise."""


WITHOUT_POINTS = Contest[Any, Any](lambda puzzle, options, lexicon, found, run: dict.fromkeys(found))
"""A comparison that counts the words."""


@dataclass(frozen=True)
class Game(Generic[P, S, O]):
    """One kind of puzzle. P, S and O are frozen dataclasses: puzzle, solution and options.

    What `parse` accepts can never crash `solve`. `solve` is a generator: it yields each solution as it is found, calls
    `run.checkpoint` every few milliseconds, publishes its summary (a frozen dataclass with the fields of the JSON
    line `finished`), and is deterministic: same input, same order. See docs/decisions/001.
    """

    key: str
    """Stable name, used in files and on the command line: `word-streak`."""
    title: str
    """Name for people."""
    blank: P
    """The puzzle of an empty tab."""
    example: P
    """An interesting puzzle, for tests, the self-test and new players."""
    options: type[O]
    parse: Callable[[str], P]
    """Puzzle from its text form; raises `PuzzleError` that says what and where."""
    format: Callable[[P], str]
    """The text form: `parse(format(p)) == p` for every puzzle."""
    solve: Callable[[P, Lexicon, O, Run], Iterator[S]]
    fields: Callable[[P, S], dict[str, Any]]
    """The fields of a JSON line `solution`."""
    describe: Callable[[P, S], str]
    """One solution as text for people; may have several lines."""
    words_of: Callable[[P, S], Mapping[str, int | None]]
    """The words in a solution, in lower case, each with its points there; None where words have no points."""
    verdict: Callable[[Any, Outcome], str]
    """The one sentence on a run, from its summary (None while there is none); claims no more than is proven."""
    load_dealer: Callable[[], Dealer[P, Any]]
    """Imports what `dealer` gives: a start, and solving, need no dealer."""
    load_daily: Callable[[], Daily[P]] | None = None
    """Imports what `daily` gives; None for a game without daily puzzles."""
    load_practice: Callable[[], Practice[P]] | None = None
    """Imports what `practice` gives; None for a game without exercises."""
    load_paper: Callable[[], Paper[P]] | None = None
    """Imports what makes puzzles for books; None for a game that is not in them."""
    measure: Measure = Measure.SHARE
    notes: Callable[[P, O, Language], tuple[str, ...]] = lambda puzzle, options, language: ()
    """What is unusual about a puzzle with these rules and a list in this language, but allowed: a line each."""
    letters: Callable[[P], Iterable[str]] = lambda puzzle: ()
    """The letters of a puzzle, in lower case; repeats allowed, and texts of several letters."""
    board: Callable[[P], Board] | None = None
    """The letter tiles of a puzzle; None for a game that is not played on a board of them, one word at a time."""
    scoring: Callable[[P, O, Language], Scoring] | None = None
    """What words on that board are worth, apart from multipliers of its cells; None if `board` is."""
    why_unsolvable: Callable[[P, Lexicon, O, Run], Reason | None] | None = None
    """Why a puzzle has no solution; None where it has one, or where nothing is known. None: the game has no reasons.
    Raises `Stopped` when the run is stopped."""
    contest: Contest[P, O] = WITHOUT_POINTS
    with_moves: Callable[[P, Sequence[str]], P] = lambda puzzle, found: puzzle
    """The puzzle with what was played (`Entry.found`) on it; raises `PuzzleError`. By default nothing is laid on it."""
    loosely: Callable[[str], P] | None = None
    """Reads texts as `read` should; None: `parse` reads all that people write."""

    @cached_property
    def dealer(self) -> Dealer[P, Any]:
        """How the game makes puzzles."""
        return self.load_dealer()

    @cached_property
    def daily(self) -> Daily[P] | None:
        """How the game makes the puzzle of a day; None for a game without daily puzzles."""
        return self.load_daily() if self.load_daily else None

    @cached_property
    def practice(self) -> Practice[P] | None:
        """What the game gives the trainer; None for a game without exercises."""
        return self.load_practice() if self.load_practice else None

    @property
    def has_level(self) -> bool:
        """Whether its puzzles and its players have a level: words on a board, or puzzles that are solved or not."""
        return self.board is not None or self.measure in (Measure.SOLVED, Measure.HINTS)

    def foreign_letters(self, puzzle: P, language: Language) -> str:
        """The letters of a puzzle that no word of a list in this language can have, for its alphabet lacks them."""
        return language.alphabet.foreign("".join(self.letters(puzzle)))

    def read(self, text: str) -> P:
        """The puzzle that a typed or pasted text means; raises `PuzzleError`.

        More lenient than `parse`, which files and the command line use. See docs/decisions/047.
        """
        return (self.loosely or self.parse)(text)
