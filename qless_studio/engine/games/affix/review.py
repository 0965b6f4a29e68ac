"""The review of a played board: where the dead ends were, what was better, and exercises from them."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain, combinations
from random import Random

from qless_studio.engine.days import shuffled
from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.games.affix.content import EdgeState, check
from qless_studio.engine.games.affix.pairs import is_excluded, prefixes_of, ranks
from qless_studio.engine.games.affix.position import BoardPosition, bits, cost_of, open_puzzle, placed_on
from qless_studio.engine.games.affix.puzzle import (
    OPEN,
    RING,
    BoardGraph,
    Options,
    Puzzle,
    check_fits,
    find_board,
    format_puzzle,
    parse_puzzle,
)
from qless_studio.engine.games.affix.solver import Fill, commonest, fill_of, position_for
from qless_studio.engine.games.affix.why import dead_end, kept_few, to_remove, wrong
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.reasons import Reason, sentence, two_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, plain, say

# The review of a played board: the boards left after every placement, where the dead ends were, what was better.
#
# Par for Affix is a board filled without hints: see docs/decisions/069.

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


# Exercises from dead ends entered and hints taken: a prefix for three suffixes, and the one that leaves a board.

DEAD_END, HINT = "dead end", "hint"
"""What is missed; the key is the position and, after `|`, the node: `at ell ear ow; XY=b | YZ`."""
LEAVES, SHARED = "leaves a board", "shared prefix"
"""What is asked."""
HINTED = "hinted"
"""What a game writes into the history for it: `[key, steps taken]` for each node a hint was about."""
CHOICES, SUFFIXES = 4, 3


def misses(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """Dead ends, which cost the moves until the board could be filled again, and hints, which cost their steps."""
    start, options = Puzzle(played.puzzle.suffixes), played.options
    if open_puzzle(start):
        return
    moves = parse_moves(played.found, start, find_board(options.board))
    reviewed = review(start, moves, lexicon, options, run.checkpoint)
    for place in reviewed.dead_ends:
        move = reviewed.moves[place]
        before = move.before.with_prefix(move.move.node, "")
        yield Miss(DEAD_END, key_of(before, move.move.node), float(_moves_lost(reviewed.moves[place:])))
    for key, steps in _hinted(played):
        yield Miss(HINT, key, float(steps))


def key_of(puzzle: Puzzle, node: str) -> str:
    """The key of a miss: a position, and a node that is open in it."""
    return f"{format_puzzle(puzzle)} | {node}"


def _read(key: str) -> tuple[Puzzle, str]:
    text, _, node = key.partition(" | ")
    return parse_puzzle(text), node


def _moves_lost(moves: tuple[ReviewedMove, ...]) -> int:
    """How many of these moves, the first a dead end, it took until there was a board again."""
    return next((place for place, move in enumerate(moves) if move.boards), len(moves))


def _hinted(played: Played[Puzzle]) -> Iterator[tuple[str, int]]:
    """The hints in the history of a game, without what cannot be read."""
    hinted = played.proven.get(HINTED)
    for each in hinted if isinstance(hinted, list) else ():
        if isinstance(each, list) and len(each) == 2 and isinstance(each[0], str) and isinstance(each[1], int):
            yield each[0], each[1]


def exercise(miss: Miss, games: tuple[Played[Puzzle], ...], number: int, lexicon: Lexicon, run: Run) -> Exercise | None:
    """For a dead end first which prefix leaves a board, for a hint first a prefix for three suffixes; then in turn."""
    puzzle, name = _read(miss.key)
    options: Options = games[0].options
    node = find_board(options.board).node(name)
    if node is None or len(puzzle.suffixes) != len(find_board(options.board).suffixes):
        raise StudioError(say("does not fit the board {}", options.board))
    kinds = (leaves_a_board, shared_prefix) if miss.kind == DEAD_END else (shared_prefix, leaves_a_board)
    first, second = kinds if number % 2 == 0 else kinds[::-1]
    asked = puzzle, name, number, lexicon, options, run
    return first(*asked) or second(*asked)


def leaves_a_board(
    puzzle: Puzzle, name: str, number: int, lexicon: Lexicon, options: Options, run: Run
) -> Exercise | None:
    """Choose, of up to four prefixes that fit a node, the one that leaves a full board; None if all or none do.

    The solution is the most common full board with it.
    """
    whole, slurs = position_for(puzzle, lexicon, options), withheld(lexicon.language)
    position = whole.without_words(slurs)
    node = position.board.node(name)
    assert node is not None
    rank = ranks(lexicon)
    right = commonest_that_leads_on(position, name, rank)
    cost = cost_of(position, rank)
    fitting = sorted(bits(position.domains[node]), key=lambda prefix: (cost(node, prefix), prefix))
    dead = [position.prefixes[p] for p in fitting if not whole.place(node, p).fillable()]
    if not (right and dead):
        return None
    random = Random(zlib.crc32(f"{key_of(puzzle, name)} {number}".encode()))
    others = shuffled(random, dead[: 2 * CHOICES])[: CHOICES - 1]
    choices = tuple(f"{prefix.upper()}-" for prefix in shuffled(random, [right, *others]))
    text = format_puzzle(puzzle)
    joined = [puzzle.suffixes[place] for place in position.board.nodes[node].joins]
    heading = say("All of these prefixes make words with {}. Which one leaves a full board?", _listed(joined))
    asked, answers = f"{heading} {text}", (f"{right.upper()}-",)
    full = commonest(position.place(node, position.prefixes.index(right)), rank, run.checkpoint)
    assert full is not None
    return Exercise(
        LEAVES, asked, answers, 1, text, choices, heading, options, single_try=True, about=name,
        solution=puzzle.with_prefixes(full.named().items()),
    )  # fmt: skip


def shared_prefix(
    puzzle: Puzzle, name: str, number: int, lexicon: Lexicon, options: Options, run: Run
) -> Exercise | None:
    """Name a prefix that makes words with three suffixes, among them those of a node; every such prefix is right.

    It is about these suffixes of the puzzle, which has no prefixes. The solution is the answer with the most common
    words.
    """
    run.checkpoint()
    board = find_board(options.board)
    node = board.node(name)
    assert node is not None
    made = prefixes_of(puzzle.suffixes, lexicon, options)
    joins = board.nodes[node].joins
    size = min(SUFFIXES, len(board.suffixes))
    sets = [
        some
        for some in combinations(range(len(puzzle.suffixes)), size)
        if set(some) <= set(joins) or set(joins) <= set(some)
    ]
    able = [(some, common) for some in sets if (common := frozenset.intersection(*(made[place] for place in some)))]
    slurs = withheld(lexicon.language)
    able = [
        (some, common)
        for some, common in able
        if not any(prefix + puzzle.suffixes[place] in slurs for prefix in common for place in some)
    ]
    if not able:
        return None
    some, common = able[number // 2 % len(able)]
    suffixes = tuple(puzzle.suffixes[place] for place in some)
    rank = ranks(lexicon)
    known = min(sorted(common), key=lambda prefix: max(rank[prefix + suffix] for suffix in suffixes))
    asked = say("Name a prefix that makes words with {}", _listed(suffixes))
    return Exercise(
        SHARED, asked, tuple(sorted(common)), 1, format_puzzle(Puzzle(puzzle.suffixes)), options=options,
        about=format_puzzle(Puzzle(suffixes)), solution=known,
    )  # fmt: skip


def why(exercise: Exercise, played: Played[Puzzle], answer: str, lexicon: Lexicon, run: Run) -> str:
    """Why a prefix leaves no board: the one chosen, or else the one placed there in the game."""
    if exercise.kind != LEAVES:
        return ""
    position = position_for(parse_puzzle(exercise.puzzle), lexicon, exercise.options)
    node = position.board.node(exercise.about)
    assert node is not None
    tried = [answer.rstrip("-").lower()]
    if answer in exercise.answers:
        moves = parse_moves(played.found, Puzzle(played.puzzle.suffixes), position.board)
        tried = [move.prefix for move in moves if move.node == exercise.about]
    numbers = [number for number in map(position.number, tried) if number is not None]
    ended = (dead_end(position, node, number) for number in numbers if position.domains[node] >> number & 1)
    return sentence(chain.from_iterable(ended), lexicon.language)


def cost(miss: Miss) -> str:
    """What a dead end or a hint cost."""
    if miss.kind == HINT:
        return counted(round(miss.cost), "you used {} hint step", "you used {} hint steps")
    return counted(round(miss.cost), "it took you {} move to get out again", "it took you {} moves to get out again")


def _listed(suffixes: Iterable[str]) -> str:
    return ", ".join(f"–{suffix.upper()}" for suffix in suffixes)


def about(miss: Miss) -> str:
    """The suffixes that the node is joined to."""
    position, _, node = miss.key.partition(" | ")
    suffixes = position.partition(";")[0].split()
    joined = " ".join(f"–{suffix.upper()}" for letter, suffix in zip(RING, suffixes, strict=False) if letter in node)
    return say("Dead end at {}", joined) if miss.kind == DEAD_END else say("Hint at {}", joined)


def unplayed(played: Played[Puzzle], lexicon: Lexicon, run: Run) -> Iterator[Miss]:
    """Every node of the empty board, for both kinds of exercises."""
    start = Puzzle(played.puzzle.suffixes)
    for node in find_board(played.options.board).nodes:
        for kind in (HINT, DEAD_END):
            yield Miss(kind, key_of(start, node.name), 0.0)


PRACTICE = Practice(misses, exercise, unplayed, cost=cost, why=why, about=about)
