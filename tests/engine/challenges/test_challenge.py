"""A challenge is read as it was written, or refused: a single character that changes is always found."""

from __future__ import annotations

import dataclasses
import random
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.challenges import challenge as module
from qless_studio.engine.challenges.challenge import (
    MAX_NAME,
    Challenge,
    Played,
    challenge_text,
    checked_name,
    grouped,
    is_code,
    paper_code,
    read_challenge,
    rules_of,
)
from qless_studio.engine.challenges.packing import CHAT, PAPER, Packer, Unpacker
from qless_studio.engine.errors import OptionError, PuzzleError, StudioError
from qless_studio.engine.games.boggle.dealer import DealOptions, rolled
from qless_studio.engine.games.nullgame import GAME as NULL
from qless_studio.engine.games.q_less.dice import DICE as Q_LESS_DICE
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import Band, load
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from tests.contract.test_games import parsed, texts_near
from tests.engine.test_sharing import options_near
from tests.examples import examples

GAME = {game.key: game for game in GAMES}
every_game = pytest.mark.parametrize("game", [*GAMES, NULL], ids=lambda game: game.key)
BOGGLE = GAME["boggle"]
CHARACTERS = sorted({*string.printable, "é", "\u200b", "–", "ß"})


@pytest.fixture(scope="module")
def wide():
    return load("wide")


def of_forty(lexicon, seed: int, pick) -> Challenge | None:
    """A round on the roll of this seed in which `pick` chose some of its words, of which there are at least 40."""
    board = rolled(DealOptions(dice="new", seed=seed), seed)
    words = [found.word for found in BOGGLE.solve(board, lexicon, BOGGLE.options(), Run())]
    if len(words) < 40:
        return None
    played = Played(Result.FINISHED, tuple(sorted(pick(words))), 57, 180, 2)
    return Challenge(BOGGLE, board, {}, "wide", lexicon.crc, 180, "Maya", cancel=True, played=played)


def changed(text: str, place: int, character: str) -> str:
    return text[:place] + character + text[place + 1 :]


def refused(text: str) -> bool:
    try:
        return read_challenge(text, GAMES) is None
    except PuzzleError:
        return True


def test_a_round_of_forty_words_is_one_chat_line_of_at_most_200_characters(wide):
    lengths = []
    for seed in range(40):
        rng = random.Random(seed)
        picks = (lambda words: rng.sample(words, 40), lambda words: sorted(words, key=len)[-40:])  # noqa: B023
        for challenge in filter(None, (of_forty(wide, seed, pick) for pick in picks)):
            text = challenge_text(challenge)
            assert read_challenge(f"Look:\n> {text} (from Maya)", GAMES) == challenge
            assert "\n" not in text
            lengths.append(len(text))
    assert len(lengths) > 40
    assert max(lengths) <= 200


@pytest.mark.long
@pytest.mark.parametrize("found", [6, pytest.param(40, marks=pytest.mark.nightly)])
def test_every_single_changed_character_is_refused(wide, found):
    text = challenge_text(next(filter(None, (of_forty(wide, seed, lambda words: words[:found]) for seed in range(20)))))
    accepted = [
        (place, character)
        for place, before in enumerate(text)
        for character in CHARACTERS
        if character != before and not refused(changed(text, place, character))
    ]
    assert accepted == []


def test_a_code_in_any_single_changed_character_is_refused():
    for game in GAMES:
        code = paper_code(Challenge(game, game.example, {}, "wide"))
        for place, before in enumerate(code):
            for character in CHARACTERS:
                if character != before:
                    assert refused(changed(code, place, character)), (game.key, place, character)
        assert is_code(f" {grouped(code).lower()} ")
        assert not is_code(changed(code, 3, "~"))


@pytest.mark.parametrize("notation", [CHAT, PAPER], ids=["chat", "paper"])
@given(st.integers(1, 2**400), st.data())
def test_no_exchange_of_a_character_keeps_a_code_valid(notation, number, data):
    code = notation.write(number)
    assert notation.read(code) == number
    place = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from([digit for digit in notation.digits if digit != code[place]]))
    assert notation.read(changed(code, place, other)) is None


@given(st.lists(st.one_of(st.integers(0, 2**70), st.text(max_size=40)), max_size=8))
def test_fields_come_back_in_order(fields):
    pack = Packer()
    for field in fields:
        pack.put_text(field) if isinstance(field, str) else pack.put_number(field)
    unpack = Unpacker(pack.number)
    assert [unpack.take_text() if isinstance(field, str) else unpack.take_number() for field in fields] == fields
    unpack.finish()


names = st.text(st.characters(exclude_categories=("C", "Z")), max_size=MAX_NAME)
words = st.lists(st.text("abcdeflno", min_size=1, max_size=9), max_size=30).map(lambda found: tuple(sorted(set(found))))
moves = st.lists(st.text("abcxyzw0123456789 =>./", min_size=1, max_size=14), max_size=9).map(tuple)
results = st.builds(
    Played,
    st.sampled_from(Result),
    words | moves,
    st.none() | st.integers(-999, 9999),
    st.none() | st.integers(0, 9999),
    st.integers(0, 60),
).filter(lambda played: played.found or (played.result is not Result.SOLVED and (played.score or 0) <= 0))


@pytest.mark.long
@every_game
def test_whatever_is_written_is_read_again(game):
    @settings(max_examples=examples(25, 80))
    @given(
        texts_near(game), options_near(game), names, st.sampled_from([*LISTS, "wide+gb", "mein wörterbuch"]),
        st.integers(0, 2**32 - 1), st.none() | st.integers(0, 9999), st.none() | results, st.booleans(),
        st.sampled_from(Band),
    )  # fmt: skip
    def check(text, options, name, lexicon, crc, seconds, played, cancel, band):
        puzzle, _ = parsed(game, text)
        if puzzle is None:
            return
        try:
            rules = rules_of(options)
        except OptionError:  # it names a file
            return
        made = Challenge(
            game, puzzle, rules, lexicon, f"{crc:08x}", seconds, checked_name(name), band, cancel, played
        )  # fmt: skip
        assert read_challenge(challenge_text(made), [*GAMES, NULL]) == made
        short = Challenge(game, puzzle, rules, lexicon, min_band=band)
        assert read_challenge(grouped(paper_code(short)), [*GAMES, NULL]) == short
        assert read_challenge(paper_code(short).lower(), [*GAMES, NULL]) == short

    check()


@settings(max_examples=examples(150, 300))
@given(
    st.text(max_size=300)
    | st.text(CHAT.digits, min_size=20, max_size=200).map("Qless Studio challenge (Boggle): ".__add__)
)
def test_any_text_is_read_or_refused_with_a_reason(text):
    assert refused(text)


def test_codes_for_paper_have_at_most_25_characters():
    for seed in range(300):
        board = rolled(DealOptions(dice="new", seed=seed), seed)
        assert len(paper_code(Challenge(BOGGLE, board, {}, "wide"))) <= 25
    game = GAME["q-less"]
    for place in range(6):
        roll = game.parse("".join(die[place] for die in Q_LESS_DICE))
        assert len(paper_code(Challenge(game, roll, {}, "pl-standard"))) <= 25
    assert len(paper_code(Challenge(game, game.parse("z" * 12), {}, "wide"))) <= 25


def test_names_of_all_shipped_lists_are_short():
    """A list with a new name must be added at the end of the table, and codes with it are longer until it is."""
    lengths = {len(paper_code(Challenge(BOGGLE, BOGGLE.example, {}, name))) for name in LISTS}
    assert max(lengths) <= 25


def test_codes_never_change():
    """Printed codes must be read by every later version."""
    known = read_challenge("9D7VG 8SNAZ CD536 DTTPD 3Q99N", GAMES)
    assert known is not None
    assert known.game.key == "boggle"
    assert known.lexicon == "wide"
    assert BOGGLE.format(known.puzzle).count("/") == 3


def number_of(code: str) -> int:
    number = CHAT.read(code)
    assert number is not None
    return number


def damaged(text: str) -> str:
    with pytest.raises(PuzzleError) as caught:
        read_challenge(text, GAMES)
    return str(caught.value)


def test_what_another_version_or_game_wrote_is_answered_with_one_sentence(monkeypatch):
    monkeypatch.setattr(module, "_VERSION", 2)
    newer = challenge_text(Challenge(BOGGLE, BOGGLE.example, {}, "wide"))
    monkeypatch.undo()
    assert "another version" in damaged(newer)
    assert "does not know the game “null”" in damaged(challenge_text(Challenge(NULL, NULL.example, {}, "wide")))


def test_a_rule_that_is_unknown_here_is_named():
    odd = Challenge(BOGGLE, BOGGLE.example, {"gravity": "sideways"}, "wide")
    assert "gravity" in damaged(challenge_text(odd))
    choice = dataclasses.replace(odd, options={"scoring": "double"})
    assert "'double'" in damaged(challenge_text(choice))


def test_no_file_of_either_computer_is_named():
    affix = GAME["affix"]
    with pytest.raises(OptionError):
        rules_of(affix.options(board="/home/me/board.json"))
    forged = Challenge(affix, affix.example, {"board": "//host/board.json"}, "wide")
    assert "unknown here" in damaged(challenge_text(forged))


def test_what_only_concerns_one_player_is_no_rule():
    assert rules_of(BOGGLE.options(minutes=5)) == {}
    assert rules_of(BOGGLE.options(min_length=4)) == {"min_length": "4"}


@pytest.mark.parametrize("name", ["x" * (MAX_NAME + 1), "a\u202eb"])
def test_names_that_cannot_be_shown_are_refused(name):
    with pytest.raises(StudioError):
        checked_name(name)


def test_letters_of_a_puzzle_are_no_code():
    for text in (
        "aabcdlmnnptt",
        "TSEARINOGLDEMUPC",
        "BWFV/SLIN/DAEN/TEHT",
        "L3 O2 J13 O2 E2 L3 T3 I2",
        "2345678923456",
    ):
        assert read_challenge(text, GAMES) is None
        assert not is_code(text)


@pytest.mark.parametrize(("text", "found"), [("A", "a"), ("*", "a"), ("QU", "qu"), ("A/B", "ab")])
def test_the_smallest_boards_are_read_as_they_were_written(text, found):
    made = Challenge(BOGGLE, BOGGLE.parse(text), {}, "wide", played=Played(Result.FINISHED, (found,), 1, 5))
    assert read_challenge(challenge_text(made), GAMES) == made


@pytest.mark.parametrize(
    "played",
    [
        Played(Result.FINISHED, ("lead",), 1, -(10**4000)),
        Played(Result.FINISHED, ("lead",), 1, -1),
        Played(Result.FINISHED, ("lead",), 10**5000),
        Played(Result.FINISHED, ("lead",), -(10**5000)),
        Played(Result.FINISHED, ("lead",), 1, 1, 10**9),
        Played(Result.FINISHED, ("\x1b[2J",), 1),
        Played(Result.FINISHED, (), 5),
        Played(Result.SOLVED, (), None, 5),
    ],
    ids=range(8),
)
def test_a_result_that_cannot_be_is_neither_written_nor_read(monkeypatch, played):
    forged = Challenge(BOGGLE, BOGGLE.example, {}, "wide", played=played)
    with pytest.raises(PuzzleError, match="altered on the way"):
        challenge_text(forged)
    monkeypatch.setattr(module, "check_played", lambda played: None)
    text = challenge_text(forged)
    monkeypatch.undo()
    assert damaged(text).startswith("challenge: ")


def test_texts_that_no_file_can_have_are_refused():
    for lexicon in ("\ud800", "wide\nnote: all is well"):
        assert "altered" in damaged(challenge_text(Challenge(BOGGLE, BOGGLE.example, {}, lexicon)))
