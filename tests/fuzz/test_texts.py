"""Whatever is typed, pasted or given on the command line: a puzzle, an option, a choice, or one line of complaint."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.cli import main as cli
from qless_studio.engine.challenges.opening import read_share
from qless_studio.engine.errors import StudioError
from qless_studio.engine.folders import HOME_VARIABLE
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import options_of, read_options
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Limit, Outcome, Run, Search
from tests.examples import examples
from tests.fixtures.shared_texts import share_text
from tests.fuzz.refusals import taken

MANY, SOME = examples(75, 150), examples(30, 60)
SMALL = Lexicon(
    "small", ["a", "at", "or", "to", "ate", "eat", "tea", "eel", "lee", "ale", "tale", "late", "call", "cat"]
)
PIECES = {
    "boggle": st.sampled_from([*"AbeTQuz#*./ \n", "Qu", "TH", "CAT", "ABCDEFGHIJKLMNOPQ"]),
    "word-streak": st.sampled_from([*"AbeT#*./;, \n", "DL 2", "TW", "16", "-1", "DL 1 1", "CAT/DOG/PIG"]),
    "quiddler": st.sampled_from([*"AbE/? :;>-\n", "TH", "QU", "L/Q", "hand", "CL", "DISCARD 1", "A=cat", "1>2", "!"]),
    "q-less": st.sampled_from([*"abct?/.@,;: \n", "aabcdlmnnptt", "free", "(1,2)", "-1"]),
    "affix": st.sampled_from([*"aten?-;:,= \n", "ear", "XYZW=c", "X=", "board", "kansai", "at ell ear ow"]),
}
"""What puzzles of each game are made of, right and wrong."""
TEXTS = st.text(st.characters(), max_size=60)


def texts_of(game):
    """Near misses: pieces of the game's own form, its example with a slip, anything."""
    example = game.format(game.example)
    places = st.integers(0, len(example))
    slips = st.builds(lambda a, b, new: example[: min(a, b)] + new + example[max(a, b) :], places, places, TEXTS)
    return st.one_of(st.lists(PIECES[game.key], max_size=30).map("".join), slips, TEXTS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_any_text_is_a_puzzle_that_can_be_written_and_solved_or_one_line_of_complaint(game):
    @settings(max_examples=MANY)
    @given(texts_of(game))
    def check(text):
        puzzle = taken(game.parse, text)
        if puzzle is None:
            return
        assert game.parse(game.format(puzzle)) == puzzle
        search = Search(lambda run: game.solve(puzzle, SMALL, game.options(), run), Run(Limit(20, 0.2)))
        for solution in search.results():
            assert game.describe(puzzle, solution)
            assert game.fields(puzzle, solution)
        outcome, error = search.finished.outcome, search.finished.error
        assert outcome is not Outcome.FAILED or isinstance(error, StudioError), error

    check()


ALL_OPTIONS = [each for game in GAMES for each in (game.options, game.dealer.options)]
VALUES = st.one_of(
    TEXTS,
    st.sampled_from(["", "auto", "nan", "inf", "-inf", "1e999", "-1", "0", "1", "yes", "9" * 5000, "٣", "1_0", "{}"]),
    st.integers().map(str),
    st.floats().map(str),
)


@settings(max_examples=MANY)
@given(st.data())
def test_any_option_is_taken_or_refused_in_one_line(data):
    kind = data.draw(st.sampled_from(ALL_OPTIONS))
    names = st.sampled_from([known.name for known in options_of(kind)] or ["none"])
    given_texts = data.draw(st.dictionaries(st.one_of(names, TEXTS), VALUES, max_size=3))
    options = taken(read_options, kind, given_texts)
    if options is None:
        return
    written = {known.name: str(getattr(options, known.name)) for known in options_of(kind)}
    assert read_options(kind, written) == options


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_shared_text_with_a_slip_is_read_right_or_refused_in_one_line(game):
    text = share_text(game, game.example, game.options(), "wide+gb", "Complete: 3 words")

    @settings(max_examples=MANY)
    @given(st.integers(0, len(text)), st.integers(0, 12), TEXTS)
    def check(place, lost, new):
        share = taken(read_share, text[:place] + new + text[place + lost :], GAMES)
        assert share is None or (share.puzzle, share.lexicon) == (game.example, "wide+gb")

    check()


@settings(max_examples=MANY)
@given(st.lists(st.one_of(TEXTS, st.sampled_from(["Qless Studio puzzle:", "Boggle", "\nPuzzle:", "\nOptions:", "[0"]))))
def test_any_text_shares_a_puzzle_or_nothing_or_is_refused_in_one_line(pieces):
    share = taken(read_share, " ".join(pieces), GAMES)
    assert share is None or share.game in GAMES


FLAGS = ["--json", "--seconds", "--nodes", "--solutions", "--print", "--option", "--lexicon", "--help", "-x", "--", "@"]
WORDS = ["solve", "generate", "lexicon", "list", "show", "import", *(game.key for game in GAMES)]
ARGUMENTS = st.one_of(
    st.sampled_from([*WORDS, *FLAGS, "1", "0", "nan", "-1", "common2k", "seed=1", "ABLE/ACID/RAIN/TENT", "@nowhere"]),
    st.text(st.characters(exclude_characters="\0"), max_size=12),
)
KEYS = [game.key for game in GAMES]
SOLVING = st.builds(
    lambda command, key, puzzle, rest: [command, key, puzzle, *rest],
    st.sampled_from(["solve", "generate"]),
    st.sampled_from(KEYS),
    st.one_of(*PIECES.values(), st.sampled_from([game.format(game.example) for game in GAMES])),
    st.lists(ARGUMENTS, max_size=4),
)


@settings(max_examples=SOME)
@given(st.one_of(st.lists(ARGUMENTS, max_size=6), SOLVING))
def test_any_command_line_ends_with_a_status_and_at_most_a_line_of_complaint(arguments):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME_VARIABLE, "/nonexistent/home")
        patch.setattr(cli.sys, "stdin", None)
        try:
            status = cli.main([*limited(arguments)])
        except SystemExit as end:  # argparse, for --help
            status = end.code
    assert status in (0, 2, 3)


def limited(arguments):
    """Searches get little time, and nothing reads standard input or starts processes."""
    arguments = [argument for argument in arguments if argument != "-" and not argument.startswith(("--b", "--r"))]
    if arguments[:1] in (["solve"], ["generate"]):
        return [*arguments[:2], "--seconds=0.05", "--solutions=3", "--lexicon=common2k", *arguments[2:]]
    return arguments
