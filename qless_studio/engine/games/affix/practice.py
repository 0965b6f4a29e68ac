"""Exercises from dead ends entered and hints taken: a prefix for three suffixes, and the one that leaves a board."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from random import Random

from qless_studio.engine.chance import shuffled
from qless_studio.engine.errors import StudioError
from qless_studio.engine.exercises import Exercise, Miss, Played, Practice
from qless_studio.engine.games.affix.boards import RING, find_board
from qless_studio.engine.games.affix.pairs import prefixes_of, ranks
from qless_studio.engine.games.affix.position import bits, cost_of, open_puzzle
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, format_puzzle, parse_puzzle
from qless_studio.engine.games.affix.rating import commonest
from qless_studio.engine.games.affix.review import ReviewedMove, commonest_that_leads_on, parse_moves, review
from qless_studio.engine.games.affix.solver import position_for
from qless_studio.engine.games.affix.why import dead_end
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.withheld import withheld
from qless_studio.engine.reasons import sentence
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, say

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
