"""The command `challenge`: texts made and read."""

from __future__ import annotations

import json

import pytest

from qless_studio.cli.main import main
from qless_studio.engine.lexicon import load

BOARD = "BWFV/SLIN/DAEN/TEHT"


def printed(capsys, *arguments: str, status: int = 0) -> tuple[str, str]:
    assert main(["challenge", *arguments]) == status
    out, err = capsys.readouterr()
    return out.strip(), err.strip()


def test_what_is_made_is_read(capsys):
    text, _ = printed(
        capsys, "--make", "boggle", BOARD, "--words", "lead,slain,ate", "--seconds", "180", "--name", "Maya"
    )
    assert "\n" not in text
    held = json.loads(printed(capsys, text, "--json")[0])
    result = held.pop("result")
    crc = load("wide").crc
    known = {"game": "boggle", "puzzle": BOARD, "options": {}, "lexicon": "wide", "crc": crc, "seconds": 180}
    assert held == known | {"name": "Maya", "cancel": False}
    assert result["words"] == ["ate", "lead", "slain"]
    assert result["score"] == 4
    people, _ = printed(capsys, text)
    assert "Maya: finished, 4 points" in people
    assert "SLAIN" in people


@pytest.mark.parametrize(
    ("game", "puzzle", "words"),
    [
        ("word-streak", "UNPG/RIAE/EAYS/TSTO; TL 8 10 14; TW 9", "star"),
        ("quiddler", "L/Q O/X J/I O/T E/TH L/B T/O I/H", "jilt 3 8 1 7,2>1"),
        ("q-less", "aabcdlmnnptt", "cat,a..,n.."),
        ("affix", "at ell ear ow", "xyzw=f,xy=b"),
    ],
)
def test_all_games_have_challenges_and_codes(capsys, game, puzzle, words):
    text, _ = printed(capsys, "--make", game, puzzle, "--words", words, "--option", "min_length=3") \
        if game in ("word-streak", "q-less") else printed(capsys, "--make", game, puzzle, "--words", words)  # fmt: skip
    held = json.loads(printed(capsys, text, "--json")[0])
    assert (held["game"], held["puzzle"]) == (game, puzzle)
    assert sorted(held["result"]["words"]) == sorted(words.split(","))
    code, _ = printed(capsys, "--make", game, puzzle, "--code")
    assert json.loads(printed(capsys, code, "--json")[0])["puzzle"] == puzzle


def test_a_damaged_text_is_one_line_and_status_2(capsys):
    text, _ = printed(capsys, "--make", "boggle", BOARD)
    for damaged in (text[:-1], text[:-1] + ("A" if text[-1] != "A" else "B"), "hello", text.replace("Boggle", "Bogle")):
        out, err = printed(capsys, damaged, status=2)
        assert out == ""
        assert len(err.splitlines()) == 1


def test_lexica_links_are_written_and_what_differs_is_said(capsys):
    link, notes = printed(capsys, "--make", "boggle", BOARD, "--lexica")
    assert link.startswith("https://lexica.github.io/m/?b=")
    assert "Lexica" in notes
    assert json.loads(printed(capsys, link, "--json")[0])["puzzle"] == BOARD


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--make", "chess", "e4"), "chess"),
        (("--make", "boggle", BOARD, "--words", "zzzz"), "ZZZZ is not in the list wide"),
        (("--make", "boggle", BOARD, "--words", "zebra"), "ZEBRA is not on the board"),
        (("--make", "boggle", BOARD, "--name", "x" * 99), "Name"),
        (("--make", "boggle", BOARD, "--seconds", "-1"), "--seconds"),
        ((), "--make"),
    ],
)
def test_wrong_arguments_are_named(capsys, arguments, why):
    assert why in printed(capsys, *arguments, status=2)[1]


def test_a_missing_list_is_said_and_the_nearest_named(capsys, monkeypatch):
    from qless_studio.engine.challenges.challenge import Challenge, challenge_text
    from qless_studio.engine.registry import GAMES

    text = challenge_text(Challenge(GAMES[0], GAMES[0].example, {}, "grandmother"))
    out, err = printed(capsys, text)
    assert "grandmother" in out
    assert "“grandmother” is not installed here; wide comes closest" in err
