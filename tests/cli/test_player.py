"""The commands `chances`, `level` and `study`: what they print follows from the history."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from qless_studio.cli.main import main
from qless_studio.engine.folders import data_folder
from qless_studio.engine.grids import practice as rolls
from qless_studio.engine.grids.practice import forget_counts
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.registry import GAMES
from tests.engine.player.histories import exercise, rounds_of

BOARD = "TSEA/RINO/GLDE/MUPC"


@pytest.fixture
def history(tmp_path, monkeypatch) -> History:
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    return History(data_folder())


@pytest.fixture
def few_rolls(monkeypatch):
    monkeypatch.setattr(rolls, "BOARDS", 500)
    monkeypatch.setattr("qless_studio.engine.player.study.BOARDS", 500)
    forget_counts()
    yield
    forget_counts()


def printed(capsys, *arguments: str) -> list[dict]:
    assert main([*arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def played(count: int, level: float = 1800) -> list[Entry]:
    """Rounds of the last days."""
    today = datetime.now(UTC).isoformat(timespec="seconds")
    return [Entry(**{**vars(entry), "when": today}) for entry in rounds_of(count, level, name="common10k")]


def test_chances_of_an_average_player(history, capsys):
    history.add_missing(played(4))
    *words, last = printed(capsys, "chances", "boggle", BOARD, "--average")
    assert last == {"expected": 30.5746, "low": 9.6394, "high": 56.6367, "level": 1542}
    assert len(words) == 195
    assert all(set(word) == {"word", "points", "chance"} for word in words)
    chances = {word["word"]: (word["points"], word["chance"]) for word in words}
    assert chances["one"] == (1, 0.8647)
    assert chances["denies"] == (3, 0.0936)
    assert [word["chance"] for word in words] == sorted((word["chance"] for word in words), reverse=True)
    minute = printed(capsys, "chances", "boggle", BOARD, "--average", "--seconds", "60")[-1]
    assert (minute["expected"], minute["low"], minute["high"]) == (12.67, 2.8664, 25.4221)


def test_chances_of_the_player_from_three_rounds_on(history, capsys):
    average = printed(capsys, "chances", "boggle", BOARD, "--average")[-1]
    assert printed(capsys, "chances", "boggle", BOARD)[-1] == average
    history.add_missing(played(2))
    assert printed(capsys, "chances", "boggle", BOARD)[-1] == average
    history.add_missing(played(6))
    own = printed(capsys, "chances", "boggle", BOARD)[-1]
    assert own["expected"] > average["expected"] + 5
    assert own["level"] == average["level"]
    assert own["high"] - own["low"] < average["high"] - average["low"]


def test_chances_for_people(history, capsys):
    assert main(["chances", "boggle", BOARD, "--lexicon", "common10k", "--option", "minutes=1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["1", "ONE", "about", "6", "of", "10"]
    assert "8 of 10 games end between" in lines[-2]
    assert "(for an average player)" in lines[-2]
    assert lines[-1].startswith("Level of the board: ")
    assert not any("%" in line for line in lines)


def test_chances_in_word_streak_with_multipliers(history, capsys):
    plain = printed(capsys, "chances", "word-streak", BOARD)
    tripled = printed(capsys, "chances", "word-streak", f"{BOARD}; TW 0 1 2 3")
    assert sum(word["points"] for word in tripled[:-1]) > sum(word["points"] for word in plain[:-1])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chances", "boggle", "A*/BC"], "wildcards"),
        (["chances", "boggle", "A?/BC"], "row 1"),
        (["chances", "boggle", BOARD, "--seconds", "0"], "--seconds"),
        (["chances", "boggle", BOARD, "--seconds", "long"], "--seconds"),
        (["chances", "boggle", BOARD, "--seconds", "inf"], "at most 3,600"),
        (["chances", "boggle", BOARD, "--seconds", "nan"], "--seconds"),
        (["chances", "boggle", BOARD, "--option", "minutes=99"], "minutes"),
        (["chances", "boggle", BOARD, "--lexicon", "no such list"], "no such list"),
        (["chances", "quiddler", "A"], "quiddler"),
        (["chances", "boggle"], "BOARD"),
        (["level", "--game", "chess"], "chess"),
        (["level", "--language", "xx"], "xx"),
        (["study", "boggle", "--count", "0"], "--count"),
        (["study", "affix"], "affix"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_refused_in_one_line(history, capsys, arguments, said):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said in err


def test_an_empty_board_has_no_words_and_no_level(history, capsys):
    assert printed(capsys, "chances", "boggle", "ZZZZ/ZZZZ/ZZZZ/ZZZZ") == [
        {"expected": 0.0, "low": 0.0, "high": 0.0, "level": None}
    ]


def test_levels_are_shown_from_ten_rounds_on(history, capsys):
    nothing = [{"game": game.key, "level": None, "deviation": None, "rounds": 0} for game in GAMES]
    assert printed(capsys, "level") == nothing
    rounds = played(12)
    history.add_missing(rounds[:9])
    assert printed(capsys, "level", "--game", "boggle") == [{**nothing[0], "rounds": 9}]
    history.add_missing(rounds)
    (boggle,) = printed(capsys, "level", "--game", "boggle")
    assert boggle["rounds"] == 12
    assert abs(boggle["level"] - 1800) < 3 * boggle["deviation"]
    assert main(["level"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"boggle       about {boggle['level']:,}, give or take ")
    assert lines[0].endswith("(12 rounds)")
    assert lines[1] == "word-streak  not known yet: 0 of 10 games"
    assert lines[2] == "quiddler     no games yet"
    assert printed(capsys, "level", "--game", "boggle", "--language", "de")[0]["rounds"] == 0


def test_practice_changes_no_level(history, capsys):
    history.add_missing(played(11))
    before = printed(capsys, "level")
    history.add_missing([exercise(number) for number in range(11)])
    assert printed(capsys, "level") == before


def test_quiddler_says_what_is_given_away(history, capsys):
    proven = {"score": 60, "best": 80, "par": 70}
    history.add(Entry("quiddler", "L/Q O/X J/I O/T E/TH L/B T/O I/H", Result.FINISHED, proven=proven, lexicon="wide"))
    assert main(["level", "--game", "quiddler"]) == 0
    assert capsys.readouterr().out == "quiddler     20.0 points given away per game (from 1 game)\n"
    assert printed(capsys, "level", "--game", "quiddler")[0]["rounds"] == 1


def test_words_worth_learning(history, capsys, few_rolls):
    words = printed(capsys, "study", "boggle", "--lexicon", "common10k", "--count", "7")
    assert len(words) == 7
    assert all(set(word) == {"word", "points", "rolled", "chance", "gain"} for word in words)
    assert [word["gain"] for word in words] == sorted((word["gain"] for word in words), reverse=True)
    assert all(len(word["word"]) >= 4 for word in words)
    assert main(["study", "word-streak", "--lexicon", "common10k"]) == 0
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 20
    assert "of 100 boards" in out
    assert "average player" in err
    assert main(["study", "boggle", "--lexicon", "common2k", "--count", "3"]) == 0
    assert "every word of this list is a common one" in capsys.readouterr().err


def test_a_damaged_history_is_left_out_line_by_line(history, capsys):
    history.add_missing(played(3))
    with history.path.open("ab") as file:
        file.write(b"damaged\n")
    assert printed(capsys, "level", "--game", "boggle")[0]["rounds"] == 3
