"""Counts, boards, candidates and ratings of Affix against brute force."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.games.affix import content as play
from qless_studio.engine.games.affix import position as counting
from qless_studio.engine.games.affix import solver
from qless_studio.engine.games.affix import solver as rating
from qless_studio.engine.games.affix import why as hints
from qless_studio.engine.games.affix.pairs import is_excluded, prefixes_of, ranks
from qless_studio.engine.games.affix.position import placed_on, position_of
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, find_board, parse_puzzle
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Run
from tests.engine.games.affix import oracle
from tests.examples import examples

RULES = ("pair", "prefix", "word")


@st.composite
def positions(draw, least_boards=0):
    """(board, suffixes, lexicon, options, all full boards) of a small random case."""
    board = draw(oracle.boards())
    lexicon = draw(oracle.lexicons())
    options = oracle.options_on(board, draw(st.sampled_from(RULES)), draw(st.sampled_from(["stem", "any", "none"])))
    suffixes = tuple(draw(st.permutations(oracle.SUFFIXES))[: len(board.suffixes)])
    try:
        fills = oracle.fills(board, suffixes, lexicon, options)
    except oracle.TooMany:
        reject()
    assume(least_boards <= len(fills) <= 1000)
    return board, suffixes, lexicon, options, fills


def position(board, suffixes, lexicon, options, placed=()):
    return placed_on(position_of(board, options, suffixes, prefixes_of(suffixes, lexicon, options)), placed)


@pytest.mark.slow
def test_count_and_fills_are_those_of_brute_force(kernel, monkeypatch):
    monkeypatch.setattr(counting, "kernel", kernel("affix"))

    @settings(max_examples=examples(25, 60))
    @given(positions())
    def check(case):
        *given_case, lexicon, options, fills = case
        start = position(*given_case, lexicon, options)
        assert start.count() == len(fills)
        assert start.fillable() == bool(fills)
        found = [frozenset(full.named().items()) for full in start.fills(lambda node, prefix: prefix, lambda: None)]
        assert len(found) == len(fills)
        assert set(found) == set(fills)

    check()


POLISH = str.maketrans("abcxyz", "ążłóśź")


@pytest.mark.long
@settings(max_examples=examples(20, 40))
@given(oracle.boards(), oracle.lexicons(), st.sampled_from(["stem", "any"]), st.permutations(oracle.SUFFIXES))
def test_the_same_with_an_alphabet_of_32_letters(board, english, plural, order):
    words = {word.translate(POLISH): english.zipf(word) for word in english.words}
    lexicon = Lexicon("polish", words, words, LANGUAGES["pl"])
    options = oracle.options_on(board, "word", plural)
    suffixes = tuple(suffix.translate(POLISH) for suffix in order[: len(board.suffixes)])
    try:
        fills = oracle.fills(board, suffixes, lexicon, options)
    except oracle.TooMany:
        reject()
    here = position(board, suffixes, lexicon, options)
    assert here.count() == len(fills)
    listed = islice(here.fills(lambda node, prefix: prefix, lambda: None), 1000)
    assert {frozenset(full.named().items()) for full in listed} <= set(fills)


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_in_s_are_plurals_only_where_plurals_end_so(code):
    lexicon = Lexicon("some", ["kot", "kots"], language=LANGUAGES[code])
    excluded = code in {"en", "fr", "es", "nl"}
    assert [is_excluded("kots", lexicon, plural) for plural in ("stem", "any", "none")] == [excluded, excluded, False]


@pytest.mark.long
@settings(max_examples=examples(20, 40))
@given(positions(least_boards=1), st.data())
def test_candidates_tell_what_is_left(case, data):
    board, suffixes, lexicon, options, fills = case
    some = sorted(data.draw(st.sampled_from(fills)))
    placed = tuple(data.draw(st.permutations(some))[: data.draw(st.integers(0, len(some) - 1))])
    here = position(board, suffixes, lexicon, options, placed)
    left = [full for full in fills if full >= set(placed)]
    assert here.count() == len(left)
    for node in here.open_nodes():
        name = board.nodes[node].name
        offered = {candidate.prefix: candidate for candidate in solver.candidates(here, node)}
        for prefix, candidate in offered.items():
            assert candidate.boards == sum((name, prefix) in full for full in left)
            assert bool(candidate.beside) <= (candidate.boards == 0)
        assert {prefix for full in left for each, prefix in full if each == name} <= set(offered)


@pytest.mark.slow
@settings(max_examples=examples(20, 40))
@given(positions(least_boards=1))
def test_words_needed_and_the_commonest_board(case):
    board, suffixes, lexicon, options, fills = case
    here = position(board, suffixes, lexicon, options)
    rank = ranks(lexicon)

    def rarest(full):
        by_name = {node.name: node for node in board.nodes}
        return max(rank[prefix + suffixes[place]] for name, prefix in full for place in by_name[name].joins)

    assert rating.words_needed(here, rank) == min(map(rarest, fills))
    best = rating.commonest(here, rank, lambda: None)
    assert rarest(best.named().items()) == min(map(rarest, fills))
    assert rating.rate(here, rank).boards == len(fills)


@pytest.mark.slow
@settings(max_examples=examples(20, 40))
@given(positions(least_boards=1), st.data())
def test_hints_never_lie_and_reveal_leaves_one_board(case, data):
    board, suffixes, lexicon, options, fills = case
    rank = ranks(lexicon)
    some = sorted(data.draw(st.sampled_from(fills)))
    placed = tuple(some[: data.draw(st.integers(0, len(some)))])
    here = position(board, suffixes, lexicon, options, placed)
    left = [full for full in fills if full >= set(placed)]
    steps = hints.hints(here, rank, lambda: None)
    if len(placed) < len(board.nodes):
        _, node, number, letter, prefix = steps
        assert here.count() == len(left)
        leading = {p for full in left for name, p in full if name == node.node}
        assert len(leading) == min(
            len({p for full in left for name, p in full if name == other.name})
            for other in board.nodes
            if other.name not in dict(placed)
        )
        assert number.count == len(leading)
        assert prefix.prefix in leading
        assert letter.prefix == prefix.prefix[0]
    else:
        assert [step.step for step in steps] == [hints.NodeHintStep.STATE]
    shown = hints.reveal_until_unique(here, rank, lambda: None)
    assert len([full for full in left if full >= set(shown)]) == 1


@pytest.mark.long
@settings(max_examples=examples(25, 60))
@given(positions(), st.data())
def test_the_live_check_accepts_exactly_the_full_boards(case, data):
    board, suffixes, lexicon, options, fills = case
    puzzle = Puzzle(suffixes)
    full = dict(data.draw(st.sampled_from(fills))) if fills else {}
    for node in board.nodes:
        prefix = data.draw(st.sampled_from([full.get(node.name, "a"), full.get(node.name, "a"), *oracle.PREFIXES]))
        puzzle = puzzle.with_prefix(node.name, prefix)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "find_board", lambda name: board)
        edges = play.check(puzzle, lexicon, options)
    assert len(edges) == sum(len(node.joins) for node in board.nodes)
    right = all(edge.state is play.EdgeState.VALID for edge in edges)
    assert right == (frozenset(puzzle.placed) in fills)


def test_the_live_check_says_what_is_wrong():
    lexicon = Lexicon("tiny", ["cat", "cats", "cab", "dot"])
    puzzle = parse_puzzle("t ts b ?; XYZW=ca XY=d YZ=ca")
    options = Options(prefix_min=2, suffix_min=1)
    by_edge = {(edge.node, edge.suffix): edge for edge in play.check(puzzle, lexicon, options)}
    assert by_edge["XYZW", "X"].state is play.EdgeState.VALID
    assert by_edge["XYZW", "W"].state is play.EdgeState.OPEN
    assert by_edge["XYZW", "Z"].state is play.EdgeState.REPEATED
    assert by_edge["XYZW", "Z"].beside == "YZ"
    assert by_edge["XY", "X"].state is play.EdgeState.UNKNOWN
    assert by_edge["YZ", "Y"].state is play.EdgeState.PLURAL
    assert by_edge["WX", "X"].word == ""


def test_a_dead_end_names_the_prefix_in_the_way():
    lexicon = load("common10k")
    options = Options(prefix_min=2, prefix_max=12, suffix_max=4)
    puzzle = parse_puzzle("ke ll sh ve; XYZW=ca XY=ta YZW=fi")
    here = solver.position_for(puzzle, lexicon, options)
    node = here.board.node("YZ")
    dead = next(c for c in solver.candidates(here, node) if not c.boards and not c.beside)
    steps = hints.hints(here.place(node, here.number(dead.prefix)), ranks(lexicon), lambda: None)
    assert [step.step for step in steps] == [hints.NodeHintStep.STATE, hints.NodeHintStep.NODE]
    assert steps[1].node in ("YZ", "XYZW", "XY", "YZW")


def steps_at(placed):
    lexicon = load("common10k")
    here = solver.position_for(parse_puzzle(f"ll re me st; {placed}"), lexicon, Options())
    assert here.count() == 0
    return hints.hints(here, ranks(lexicon), lambda: None)


def test_a_prefix_without_words_is_the_one_to_go():
    assert steps_at("XYZW=ca XY=wi XYZ=zz ZW=ho")[1].node == "XYZ"


def test_of_several_wrong_prefixes_the_last_step_names_one():
    steps = steps_at("XYZW=zz XY=wi XYZ=zz")
    assert [(step.step.value, step.node) for step in steps] == [("state", ""), ("number", ""), ("node", "XYZW")]


def test_a_word_of_a_larger_list_is_told_from_no_word():
    puzzle, lexicon = parse_puzzle("ake ay ock ow; XYZW=s"), load("common10k")
    states = {edge.word: edge.state for edge in play.check(puzzle, lexicon, Options(), {"sock", "sow"}) if edge.word}
    assert states["sock"] is states["sow"] is play.EdgeState.ELSEWHERE
    assert states["sake"] is play.EdgeState.VALID
    states = {edge.word: edge.state for edge in play.check(puzzle, lexicon, Options()) if edge.word}
    assert states["sock"] is play.EdgeState.UNKNOWN


def test_counts_past_64_bits_are_exact():
    prefixes = [a + b + c for a in "bcdfghjklmnp" for b in "aeiou" for c in "rstvwxyz"]
    lexicon = Lexicon("dense", [prefix + suffix for prefix in prefixes for suffix in ("ing", "ed", "er", "est")])
    expected = 1
    for taken in range(9):
        expected *= len(prefixes) - taken
    run = Run(keep=1)
    fills = list(islice(solver.solve(parse_puzzle("ing ed er est"), lexicon, Options(rule="prefix"), run), 3))
    assert expected > 2**64
    assert run.summary == solver.Summary(str(expected))
    assert len(fills) == 1


@pytest.mark.parametrize(("keep", "given_out"), [(0, 0), (1, 1), (7, 7), (None, 24)])
def test_solve_gives_as_many_as_asked_for_and_always_the_exact_count(keep, given_out):
    lexicon = load("common10k")
    options = Options(prefix_min=2, prefix_max=12, suffix_max=4)
    run = Run(keep=keep)
    fills = list(solver.solve(parse_puzzle("ke ll sh ve; XYZW=ca XY=ta YZW=fi"), lexicon, options, run))
    assert len(fills) == len(set(fills)) == given_out
    assert run.summary == solver.Summary("24")


@pytest.mark.parametrize(
    ("text", "board", "complaint"),
    [
        ("an ell est", "kansai", "3 suffixes given, but the board kansai has 4"),
        ("an ell est ar", "mini7", "4 suffixes given, but the board mini7 has 3"),
        ("an ell est ar; XYZ=b", "mini9", "board mini9: 'XYZ' is not one of"),
        ("an ell est ar; XY2=b", "kansai", "board kansai: 'XY2' is not one of"),
    ],
)
def test_a_puzzle_of_another_board_is_one_clear_error(text, board, complaint):
    with pytest.raises(PuzzleError, match=complaint):
        next(solver.solve(parse_puzzle(text), Lexicon("tiny", ["an"]), Options(board=board), Run()))


def test_an_unknown_board_is_one_clear_error():
    with pytest.raises(OptionError, match="option board: 'nowhere' is not one of kansai, "):
        next(solver.solve(parse_puzzle("an ell"), Lexicon("tiny", ["an"]), Options(board="nowhere"), Run()))


def test_an_empty_puzzle_claims_nothing():
    run = Run()
    assert list(solver.solve(Puzzle(), Lexicon("tiny", ["an"]), Options(), run)) == []
    assert run.summary is None


def test_order_of_fills_is_the_same_every_time():
    lexicon = load("common10k")
    options = Options(prefix_min=2, prefix_max=12, suffix_max=4)
    first, again = (list(solver.solve(parse_puzzle("ck ke ve le"), lexicon, options, Run(keep=300))) for _ in range(2))
    assert first == again
    assert len(set(first)) == 300


def test_find_board_names_all_shipped_boards():
    for name, places, nodes, group in (
        ("kansai", 4, 9, 8),
        ("mini9", 4, 5, 8),
        ("mini7", 3, 4, 6),
        ("wheel5", 5, 6, 10),
    ):
        board = find_board(name)
        assert (len(board.suffixes), len(board.nodes), len(board.symmetries)) == (places, nodes, group)
