"""The review of a played board: the boards left after every placement, where the dead ends were, what was better.

Par for Affix is a board filled without hints: see docs/decisions/069.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from enum import Enum

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.hints import to_remove
from qless_studio.engine.games.affix.pairs import is_excluded, ranks
from qless_studio.engine.games.affix.play import EdgeState, check
from qless_studio.engine.games.affix.position import BoardPosition, bits, cost_of, placed_on
from qless_studio.engine.games.affix.puzzle import OPEN, Options, Puzzle, check_fits, parse_puzzle
from qless_studio.engine.games.affix.rating import commonest
from qless_studio.engine.games.affix.solver import Fill, fill_of, position_for
from qless_studio.engine.games.affix.why import dead_end, kept_few, wrong
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.withheld import withheld
from qless_studio.engine.reasons import Reason, two_of
from qless_studio.engine.texts import plain

PAR_HINTS = 0
"""A board at par is filled without hints."""


@dataclass(frozen=True)
class Placement:
    """One move of a game: a prefix put on a node in place of what was there, or with "" the node emptied."""

    node: str
    prefix: str

    def __str__(self) -> str:
        """`XY=wi`, or `XY=` for a node that was emptied; `parse_moves` reads it."""
        return f"{self.node}={self.prefix}"


class Effect(Enum):
    """What a move did to the board."""

    KEEPS = "keeps"
    """The board can still be filled."""
    WRONG = "wrong"
    """The move makes a word that does not count, or repeats what the rule says must not repeat."""
    DEAD_END = "dead end"
    """The words of the move count, and the prefixes on the other nodes leave full boards, but none with this prefix."""
    LOST = "lost"
    """The words of the move count, but the prefixes on the other nodes left no full board, whatever is placed here."""
    EMPTIED = "emptied"
    """A prefix was taken away."""


@dataclass(frozen=True)
class ReviewedMove:
    """A move of a game, and what it left."""

    move: Placement
    before: Puzzle
    """The position in which it was made."""
    words: tuple[str, ...]
    """The words it made, in ring order of the suffixes."""
    boards_before: int
    boards: int
    """Number of full boards left after it: exact."""
    effect: Effect
    better: str = ""
    """WRONG, DEAD_END: the prefix with the most common words that leaves a board here; "" if none does."""
    why: tuple[Reason, ...] = ()
    """A reason why the move was not the best, and a second one unless the first has more to say."""

    @property
    def puzzle(self) -> Puzzle:
        """The position after it."""
        return self.before.with_prefix(self.move.node, self.move.prefix)


@dataclass(frozen=True)
class Review:
    """A finished game, move by move."""

    moves: tuple[ReviewedMove, ...]
    start: Puzzle
    boards: int
    """Number of full boards at the start."""
    commonest: Fill | None
    """The full board whose rarest word is the most common possible; None when there is none."""
    answer: Puzzle
    """A full board with the most common words around as many of the prefixes at the end as can stay; the end itself
    when there is none."""
    words_needed: int
    """The smallest N for which the N most common words fill it; 0 when no words do."""

    @property
    def end(self) -> Puzzle:
        """The position after the last move."""
        return self.moves[-1].puzzle if self.moves else self.start

    @property
    def boards_left(self) -> tuple[int, ...]:
        """Number of full boards at the start and after each move."""
        return (self.boards, *(move.boards for move in self.moves))

    @property
    def dead_ends(self) -> tuple[int, ...]:
        """The places in `moves` of those that were dead ends, the first one first."""
        return tuple(place for place, move in enumerate(self.moves) if move.effect is Effect.DEAD_END)


def moves_kept(moves: Iterable[ReviewedMove]) -> tuple[tuple[ReviewedMove, bool], ...]:
    """The moves without those that only take back the one before, and whether each of them was taken back so."""
    listed, standing = list[ReviewedMove](), list[int]()
    undone = set[int]()
    for move in moves:
        if move.effect is Effect.EMPTIED and standing and move.puzzle == listed[standing[-1]].before:
            undone.add(standing.pop())
        else:
            standing.append(len(listed))
            listed.append(move)
    return tuple((move, place in undone) for place, move in enumerate(listed))


def parse_moves(texts: Iterable[str], start: Puzzle, board: BoardGraph) -> tuple[Placement, ...]:
    """The moves of a game on this puzzle from their texts; raises `PuzzleError`."""
    return tuple(_parse_move(text, start, board) for text in texts)


def _parse_move(text: str, start: Puzzle, board: BoardGraph) -> Placement:
    name, equals, prefix = text.partition("=")
    placed = parse_puzzle(f"{' '.join(OPEN[0] for _ in start.suffixes)}; {name}={prefix or 'a'}")
    check_fits(placed, board)
    if not equals or len(placed.placed) != 1:
        raise PuzzleError(plain("{!r} is not of the form node=prefix", text), plain("move"))
    return Placement(placed.placed[0][0], prefix.lower())


def placements_between(before: Puzzle, after: Puzzle) -> tuple[Placement, ...]:
    """The moves that lead from one puzzle to another with the same suffixes; nodes are emptied first."""
    was, now = dict(before.placed), dict(after.placed)
    emptied = tuple(Placement(node, "") for node in was if node not in now)
    return emptied + tuple(Placement(node, prefix) for node, prefix in now.items() if was.get(node) != prefix)


def moves_after(moves: tuple[str, ...], before: Puzzle, after: Puzzle) -> tuple[str, ...]:
    """The texts of all moves, when those so far led to one puzzle and the next ones lead to another."""
    return (*moves, *map(str, placements_between(before, after)))


def is_solved(puzzle: Puzzle, lexicon: Lexicon, options: Options) -> bool:
    """Whether every node has a prefix and every word counts; raises as `check` does. Takes microseconds."""
    return all(edge.state is EdgeState.VALID for edge in check(puzzle, lexicon, options))


def review(
    start: Puzzle,
    moves: Iterable[Placement],
    lexicon: Lexicon,
    options: Options,
    checkpoint: Callable[[], None],
    *,
    explained: bool = False,
) -> Review:
    """Judge every move of a game, if `explained` with reasons; the puzzle has no open suffixes. Raises as `solve` does.

    Each move takes two exact counts, about 0.2 ms; a dead end also an exact search for each prefix of its node; a
    reason about 2 ms.
    """
    opening = position_for(start, lexicon, options)
    rank, reviewed = ranks(lexicon), list[ReviewedMove]()
    puzzle, boards = start, opening.count()
    for move in moves:
        checkpoint()
        judged = _judged(opening.bare(), puzzle, move, boards, rank, lexicon, options)
        if explained:
            judged = replace(judged, why=two_of(_reasons(opening.bare(), judged, lexicon, options)))
        reviewed.append(judged)
        puzzle, boards = judged.puzzle, judged.boards
    full = commonest(opening, rank, checkpoint)
    needed = max((rank[word] for word in fill_of(full).words), default=0) if full is not None else 0
    full = commonest(opening.without_words(withheld(lexicon.language)), rank, checkpoint) or full
    fill = fill_of(full) if full is not None else None
    answer = _answer(opening, puzzle, rank, withheld(lexicon.language), checkpoint)
    return Review(tuple(reviewed), start, opening.count(), fill, answer, needed)


def _answer(
    opening: BoardPosition, end: Puzzle, rank: Mapping[str, int], slurs: Set[str], checkpoint: Callable[[], None]
) -> Puzzle:
    """The board of `Review.answer`."""
    names = [node.name for node in opening.board.nodes]
    removed = {names[node] for node in to_remove(placed_on(opening.bare(), end.placed), checkpoint)}
    kept = [(name, prefix) for name, prefix in end.placed if name not in removed]
    position = placed_on(opening.bare(), kept)
    full = commonest(position.without_words(slurs), rank, checkpoint) or commonest(position, rank, checkpoint)
    return end if full is None else Puzzle(end.suffixes).with_prefixes(full.named().items())


def _judged(
    bare: BoardPosition,
    before: Puzzle,
    move: Placement,
    boards_before: int,
    rank: Mapping[str, int],
    lexicon: Lexicon,
    options: Options,
) -> ReviewedMove:
    after = before.with_prefix(move.node, move.prefix)
    boards = placed_on(bare, after.placed).count()
    if not move.prefix:
        return ReviewedMove(move, before, (), boards_before, boards, Effect.EMPTIED)
    edges = [edge for edge in check(after, lexicon, options) if edge.node == move.node]
    words, better = tuple(edge.word for edge in edges), ""
    effect = Effect.KEEPS
    if not boards:
        better = commonest_that_leads_on(placed_on(bare, before.with_prefix(move.node, "").placed), move.node, rank)
        if any(edge.state is not EdgeState.VALID for edge in edges):
            effect = Effect.WRONG
        else:
            effect = Effect.DEAD_END if better else Effect.LOST
    return ReviewedMove(move, before, words, boards_before, boards, effect, better)


def _reasons(bare: BoardPosition, judged: ReviewedMove, lexicon: Lexicon, options: Options) -> Iterator[Reason]:
    """Why a move was not the best."""
    move = judged.move
    position = placed_on(bare, judged.before.with_prefix(move.node, "").placed)
    node, number = position.board.node(move.node), position.number(move.prefix)
    assert node is not None  # `position_for` checked the puzzle
    if judged.effect is Effect.WRONG:
        bad = [word for word in judged.words if word not in lexicon or is_excluded(word, lexicon, options.plural)]
        yield from wrong(position, node, move.prefix, bad)
    elif judged.effect is Effect.DEAD_END and number is not None:
        yield from dead_end(position, node, number)
    elif judged.effect is Effect.KEEPS and number is not None:
        yield from kept_few(position, node, number)


def commonest_that_leads_on(position: BoardPosition, name: str, rank: Mapping[str, int]) -> str:
    """The prefix with the most common rarest word among those that leave a board at an open node; "" for none."""
    node = position.board.node(name)
    assert node is not None  # `position_for` checked the puzzle
    cost = cost_of(position, rank)
    ordered = sorted(bits(position.domains[node]), key=lambda prefix: (cost(node, prefix), prefix))
    leading = (position.prefixes[prefix] for prefix in ordered if position.place(node, prefix).fillable())
    return next(leading, "")
