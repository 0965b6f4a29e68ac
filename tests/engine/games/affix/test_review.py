"""The review of a played board against brute force."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.affix import content as play
from qless_studio.engine.games.affix import review, solver
from qless_studio.engine.games.affix.pairs import ranks
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, find_board, parse_puzzle
from qless_studio.engine.games.affix.review import Effect, Placement, parse_moves, placements_between
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run
from tests.engine.games.affix import oracle
from tests.engine.games.affix.test_solver import positions as cases
from tests.examples import examples


def made(puzzle, moves):
    """The puzzle after the moves."""
    for move in moves:
        puzzle = puzzle.with_prefix(move.node, move.prefix)
    return puzzle


def reviewed(board, suffixes, lexicon, options, moves):
    """The review on a board that may be no shipped one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "find_board", lambda name: board)
        patch.setattr(solver, "find_board", lambda name: board)
        return review.review(Puzzle(suffixes), moves, lexicon, options, lambda: None, explained=True)


@pytest.mark.long
@settings(max_examples=examples(25, 60))
@given(cases(), st.data())
def test_every_move_is_judged_as_by_brute_force(case, data):
    board, suffixes, lexicon, options, fills = case
    likely = sorted({prefix for full in fills for _, prefix in full}) or ["a"]
    prefixes = st.sampled_from(likely) | st.sampled_from([*oracle.PREFIXES, "zz", ""])
    nodes = st.sampled_from([node.name for node in board.nodes])
    moves = data.draw(st.lists(st.builds(Placement, nodes, prefixes), max_size=12))
    found = reviewed(board, suffixes, lexicon, options, moves)
    rank, joins = ranks(lexicon), {node.name: node.joins for node in board.nodes}

    def left(placed):
        return [full for full in fills if full >= set(placed.items())]

    def words(node, prefix):
        return [prefix + suffixes[place] for place in joins[node]]

    placed = {}
    assert found.boards == len(fills)
    for move, judged in zip(moves, found.moves, strict=True):
        others = {node: prefix for node, prefix in placed.items() if node != move.node}
        after = others | ({move.node: move.prefix} if move.prefix else {})
        assert (judged.boards_before, judged.boards) == (len(left(placed)), len(left(after)))
        assert dict(judged.before.placed) == placed
        assert dict(judged.puzzle.placed) == after
        leading = {prefix for full in left(others) for node, prefix in full if node == move.node}
        if not move.prefix:
            assert judged.effect is Effect.EMPTIED
        elif left(after):
            assert judged.effect is Effect.KEEPS
        else:
            assert judged.effect in (Effect.WRONG, Effect.DEAD_END if leading else Effect.LOST)
            counts = oracle.counted_words(lexicon, options.plural)
            if not all(word in counts for word in words(move.node, move.prefix)):
                assert judged.effect is Effect.WRONG
        assert bool(judged.better) == (judged.effect in (Effect.WRONG, Effect.DEAD_END) and bool(leading))
        if judged.better:
            rarest = {prefix: max(rank[word] for word in words(move.node, prefix)) for prefix in leading}
            assert judged.better in leading
            assert rarest[judged.better] == min(rarest.values())
        assert not judged.why or judged.effect in (Effect.WRONG, Effect.DEAD_END, Effect.KEEPS)
        placed = after
    assert found.dead_ends == tuple(n for n, judged in enumerate(found.moves) if judged.effect is Effect.DEAD_END)
    assert found.boards_left == (len(fills), *(judged.boards for judged in found.moves))
    assert found.end == made(Puzzle(suffixes), moves)
    assert (found.commonest is None) == (not fills)
    if fills:
        rarest_words = [max(rank[word] for node, prefix in full for word in words(node, prefix)) for full in fills]
        assert found.words_needed == min(rarest_words)
        assert frozenset(found.commonest.prefixes) in fills
        answer, own = frozenset(found.answer.placed), set(placed.items())
        assert answer in fills
        assert not any(full & own > answer & own for full in fills), "another board keeps these prefixes and more"
    else:
        assert found.answer == found.end


LEXICON = load("common10k")
START = parse_puzzle("ll re me st")
BOARD = find_board("kansai")


def test_a_dead_end_is_named_with_a_prefix_that_leads_on():
    texts = ("XYZW=ca", "XY=wi", "WXY=we", "XYZ=sha", "YZ=fa", "YZ=ti", "ZW=xx")
    moves = parse_moves(texts, START, BOARD)
    found = review.review(START, moves, LEXICON, Options(), lambda: None, explained=True)
    assert [judged.effect for judged in found.moves] == [
        *[Effect.KEEPS] * 4,
        Effect.DEAD_END,  # FARE and FAME are words
        Effect.KEEPS,
        Effect.WRONG,
    ]
    assert found.dead_ends == (4,)
    dead = found.moves[4]
    assert (dead.words, dead.boards) == (("fare", "fame"), 0)
    assert dead.why[0].concept == "last prefix"
    assert found.moves[5].why == ()
    run = Run(keep=1)
    list(solver.solve(dead.before.with_prefix("YZ", dead.better), LEXICON, Options(), run))
    assert int(run.summary.boards) > 0
    assert found.moves[5].boards_before == 0  # FA- still stood there
    assert found.moves[6].better


def test_after_a_dead_end_the_following_moves_are_not_blamed():
    moves = [Placement("XY", "ca"), Placement("YZ", "ti")]
    found = review.review(START, moves, LEXICON, Options(), lambda: None)
    assert [judged.effect for judged in found.moves] == [Effect.DEAD_END, Effect.LOST]
    assert found.moves[1].better == ""


def test_moves_follow_from_the_puzzles_and_back():
    before = parse_puzzle("ll re me st; XYZW=ca XY=wi WX=te")
    after = parse_puzzle("ll re me st; XYZW=ha WX=te XYZ=sha")
    moves = placements_between(before, after)
    assert [str(move) for move in moves] == ["XY=", "XYZW=ha", "XYZ=sha"]
    assert parse_moves(map(str, moves), before, BOARD) == moves
    assert made(before, moves) == after
    assert placements_between(after, after) == ()


@pytest.mark.parametrize("text", ["", "XY", "=a", "XX=a", "XY=1", "XY=a YZ=b", "QQ=a", "XY2=a", "XY=a=b", "XY= a"])
def test_a_damaged_move_is_refused(text):
    with pytest.raises(PuzzleError):
        parse_moves(["XY=wi", text], START, BOARD)


def test_a_board_is_solved_when_every_word_counts():
    full = review.review(START, [], LEXICON, Options(), lambda: None).commonest
    solved = START.with_prefixes(full.prefixes)
    assert review.is_solved(solved, LEXICON, Options())
    assert not review.is_solved(solved.with_prefix("XY", ""), LEXICON, Options())
    assert not review.is_solved(solved.with_prefix("XY", "zz"), LEXICON, Options())
