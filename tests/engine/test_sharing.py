"""A shared text is read back as it was meant, whatever a mail program did to it, or refused with a reason."""

from __future__ import annotations

import dataclasses
import textwrap

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.challenges.opening import read_share
from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.nullgame import GAME as NULL
from qless_studio.engine.lexicon import Band
from qless_studio.engine.options import option, options_of, read_options
from qless_studio.engine.registry import GAMES
from tests.contract.test_games import parsed, texts_near
from tests.examples import examples
from tests.fixtures.shared_texts import share_text

ALL = [*GAMES, NULL]
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)


def values_of(known):
    """Texts of values that an option may have."""
    if known.choices:
        return st.sampled_from([str(choice.value) for choice in known.choices])
    if known.kind is bool:
        return st.sampled_from(["True", "False"])
    if known.kind is int:
        low = 0 if known.low is None else int(known.low)
        return st.integers(low, low + 9 if known.high is None else int(known.high)).map(str)
    if known.kind is float:
        return st.floats(known.low or 0, known.high or 9, allow_nan=False).map(str)
    return st.sampled_from([str(known.default), "5:2,6:5", "a b", "x; y=%z", "ÄÖ  ü"])


def options_near(game):
    """Options as a user can give them."""

    def made(values):
        try:
            return read_options(game.options, {name: value for name, value in values.items() if value is not None})
        except ValueError:
            return game.options()
        except Exception as error:
            if type(error).__name__ == "OptionError":  # two options that do not go together
                return game.options()
            raise

    return st.fixed_dictionaries({known.name: st.none() | values_of(known) for known in options_of(game.options)}).map(
        made
    )


def mailed(text, width, mark, ending, hard):
    """The text as a mail program may pass it on: quoted, with spaces at the ends of lines, and wrapped.

    `hard`: lines are broken after so many characters wherever that is, else at spaces while there are any.
    """
    lines = []
    for line in text.splitlines():
        parts = [line[at : at + width] for at in range(0, len(line), width)] if hard else textwrap.wrap(line, width)
        lines += parts
    return ending.join(f"{mark}{line}  " for line in ["Look at this:", "", *lines, "", "Bye"])


anything = {
    "lexicon": st.sampled_from(["standard", "collins", "my list (2)", "Wörter; 50 %", "", "C:/x [1]#2&a=b.txt"]),
    "band": st.sampled_from(Band),
    "mark": st.sampled_from(["", "> ", ">> ", "> > ", "| ", "  "]),
    "ending": st.sampled_from(["\n", "\r\n", "\n\n"]),
}


@every_game
def test_every_puzzle_with_every_rule_comes_back_from_lines_broken_anywhere(game):
    @settings(max_examples=examples(30, 60))
    @given(text=texts_near(game), options=options_near(game), width=st.integers(1, 100), hard=st.booleans(), **anything)
    def check(text, options, lexicon, band, width, mark, ending, hard):
        puzzle = parsed(game, text)[0] or game.example
        shared = share_text(game, puzzle, options, lexicon, "Complete: 5 words", ["Some: words [1]"], band)
        for sent in (shared, mailed(shared, width, mark, ending, hard), " ".join(shared.split())):
            share = read_share(sent, ALL)
            assert (share.game.key, share.puzzle, share.options) == (game.key, puzzle, options)
            assert (share.lexicon, share.min_band) == (lexicon, band)

    check()


def test_one_changed_letter_is_refused_wherever_it_matters():
    boggle = GAMES[0]
    text = share_text(boggle, boggle.example, boggle.options(min_length=4), "standard", "Complete", ["CAT"])
    free = range(text.index("Result"), text.index("[boggle"))
    for place, letter in enumerate(text):
        damaged = text[:place] + ("x" if letter != "x" else "y") + text[place + 1 :]
        if place in free and read_share_or_none(damaged):
            assert read_share(damaged, GAMES).puzzle == boggle.example
        elif not letter.isspace() and place < text.rindex("]"):
            assert read_share_or_none(damaged) is None, damaged


def read_share_or_none(text):
    try:
        return read_share(text, GAMES)
    except PuzzleError:
        return None


@every_game
def test_usual_rules_are_left_out_and_others_told(game):
    plain = share_text(game, game.example, game.options(), "enable", "Complete suffixes")
    assert "Rules:" not in plain
    assert plain.splitlines()[0] == f"Qless Studio puzzle: {game.title}"
    assert f"Puzzle: {game.format(game.example)}" in plain
    assert "Result: Complete" in plain
    assert "Answer" not in plain


def test_rules_are_on_a_line_of_their_own():
    boggle = next(game for game in GAMES if game.key == "boggle")
    text = share_text(boggle, boggle.example, boggle.options(min_length=4, torus=True), "enable")
    assert "\nRules: min_length=4; torus=True\n" in text


def test_a_chat_that_puts_all_on_one_line_and_beautifies_it_does_no_harm():
    q_less = next(game for game in GAMES if game.key == "q-less")
    puzzle = q_less.parse("aabcdlmnnptt; ....m./...bad/..c.t./plant./..n...")
    text = share_text(q_less, puzzle, q_less.options(), "enable", "Solved")
    spoilt = text.replace("...", "…").replace(" ", "\u00a0", 3)
    assert read_share(text.replace("\n", " "), GAMES).puzzle == puzzle
    assert read_share(spoilt.replace("\u00a0", " ", 2), GAMES).puzzle == puzzle


@pytest.mark.parametrize("text", ["", "BWFV/SLIN/DAEN/TEHT", "I like Qless Studio", "Puzzle: abc"])
def test_other_texts_share_nothing(text):
    assert read_share(text, GAMES) is None


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text.replace("BWFV", "BWFX"), "altered on the way"),
        (lambda text: text.replace("Puzzle: BWFV", "Puzzle: BWFX"), "altered on the way"),
        (lambda text: text[: text.index("To open")], "altered on the way"),
        (lambda text: text[: text.index("[")], "altered on the way"),
        (lambda text: text.replace("Puzzle: ", "Puzle: "), "altered on the way"),
        (lambda text: text.replace("min_length=4", "min_length=5"), "altered on the way"),
        (lambda text: text.replace(": Boggle", ": Bogglet"), "altered on the way"),
        (lambda text: text[: text.index("[")] + "[]", "altered on the way"),
        (lambda text: text[: text.index("[")] + "[39031c30]", "altered on the way"),
    ],
)
def test_a_damaged_text_is_refused_with_the_reason(damage, reason):
    boggle = GAMES[0]
    text = share_text(boggle, boggle.example, boggle.options(min_length=4), "enable", "Complete suffixes")
    with pytest.raises(PuzzleError) as caught:
        read_share(damage(text), GAMES)
    assert reason in str(caught.value)
    assert str(caught.value).startswith("shared text: ")


def test_a_game_of_another_version_is_refused_by_name():
    text = share_text(NULL, NULL.example, NULL.options(), "standard")
    with pytest.raises(PuzzleError, match="does not know the game “null”"):
        read_share(text, GAMES)


def test_rules_of_another_version_are_refused_by_name():
    boggle = GAMES[0]

    @dataclasses.dataclass(frozen=True)
    class Other:
        spin: int = option(1, "Spin")

    text = share_text(dataclasses.replace(boggle, options=Other), boggle.example, Other(2), "enable")
    with pytest.raises(PuzzleError, match="option spin"):
        read_share(text, GAMES)


def test_whatever_is_made_of_a_shared_text_is_read_right_or_refused():
    boggle = GAMES[0]
    text = share_text(boggle, boggle.example, boggle.options(torus=True), "enable", "Complete suffixes")

    @settings(max_examples=150)
    @given(st.integers(0, len(text)), st.integers(0, 12), st.text("aQ/:;>[]=\n 0", max_size=5))
    def check(place, length, inserted):
        try:
            share = read_share(text[:place] + inserted + text[place + length :], GAMES)
        except PuzzleError:
            return
        assert share is None or (share.puzzle, share.options) == (boggle.example, boggle.options(torus=True))

    check()


def test_a_very_long_text_is_looked_at_in_no_time():
    boggle = GAMES[0]
    text = share_text(boggle, boggle.example, boggle.options(), "enable")
    with pytest.raises(PuzzleError):
        read_share(text.replace("BWFV", "B\n" * 100_000), GAMES)
