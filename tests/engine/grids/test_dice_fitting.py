"""Dice for any list: their letters, their words on a roll, and that they are kept for the list."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter

import pytest

from qless_studio.cli.main import main
from qless_studio.engine.errors import LexiconError
from qless_studio.engine.games.boggle.dealer import DealOptions, rolled
from qless_studio.engine.grids import dice_fitting
from qless_studio.engine.grids.dice import dice_names, every_list_dice, find_dice, find_list_dice
from qless_studio.engine.grids.dice_fitting import AIMS, DiceFitting
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Outcome, Run, Search
from tests.fixtures.nightly import by_day


@pytest.fixture(autouse=True)
def quick(tmp_path, monkeypatch):
    """A fraction of the effort."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    aims = {side: dataclasses.replace(aim, steps=40, rolls=100) for side, aim in AIMS.items()}
    monkeypatch.setattr(dice_fitting, "AIMS", aims)


def fitted(lexicon, side=4, seed=5):
    """(the dice, how many better ones came before)."""
    *before, made = DiceFitting(lexicon, crc_of(lexicon), side, seed).search(Run())
    return made, len(before)


@pytest.mark.long
@pytest.mark.parametrize(("name", "side"), [("common20k", 4), ("common20k", 5), ("pl-common20k", 4)])
@by_day("common20k-4", "pl-common20k-4")
def test_boards_have_the_words_that_the_dice_promise_and_every_letter(name, side):
    lexicon = load(name)
    fitting = DiceFitting(lexicon, crc_of(lexicon), side)
    made, better = fitted(lexicon, side)
    assert better >= 1
    assert len(made.dice) == side * side
    made.save()
    dice = find_dice(made.name).dice
    assert {len(die) for die in dice} == {6}
    faces = Counter(face for die in dice for face in die)
    assert set(faces) == {"qu" if letter == "q" else letter for letter in fitting._wanted}
    assert all(
        abs(faces["qu" if each == "q" else each] - wanted) < 1 + wanted / 2 for each, wanted in fitting._wanted.items()
    )
    measured = fitting.measure([["q" if face == "qu" else face for face in die] for die in dice], 1_000, 7, Run())
    assert measured.words == pytest.approx(made.words, rel=0.1)
    assert measured.spread == pytest.approx(made.spread, abs=0.08)


@pytest.mark.long
def test_the_words_come_near_to_those_of_english_dice():
    lexicon = load("standard")
    start = next(DiceFitting(lexicon, "0" * 8, 5).search(Run()))
    made, _ = fitted(lexicon, 5)
    aim = AIMS[5]
    assert abs(made.words - aim.words) < abs(start.words - aim.words)
    assert made.words == pytest.approx(aim.words, rel=0.1)
    assert made.spread == pytest.approx(aim.spread, abs=0.1)


def test_the_same_seed_gives_the_same_dice():
    lexicon = load("common2k")
    assert fitted(lexicon)[0] == fitted(lexicon)[0]
    assert fitted(lexicon, seed=6)[0] != fitted(lexicon)[0]


def test_a_list_of_few_letters_and_one_without_words():
    made, _ = fitted(Lexicon("few", ["tat", "att", "tata"]))
    assert set("".join(made.dice)) == {"A", "T"}
    with pytest.raises(LexiconError, match="no words"):
        DiceFitting(Lexicon("none", ["at"]), "0" * 8, 4)


def test_it_stops_when_asked():
    search = Search(DiceFitting(load("common2k"), "0" * 8, 4).search, Run())
    for _ in search.results():
        search.run.cancel()
    assert search.finished.outcome is Outcome.CANCELLED
    assert search.run.fraction is None or search.run.fraction < 0.5


def test_dice_are_kept_for_the_list_and_can_be_rolled(tmp_path):
    made, _ = fitted(load("common2k"))
    assert find_dice(made.name) is None
    made.save()
    assert find_list_dice(made.name) == made
    assert list(every_list_dice()) == [made]
    assert (made.name, "common2k 4×4") in list(dice_names())
    board = rolled(DealOptions(dice=made.name), 1)
    assert (board.rows, board.columns) == (4, 4)
    path = tmp_path / "data" / "dice" / f"{made.name}.json"
    for content in (b"", b"[]", b"\xff", json.dumps({**made._asdict(), "dice": ["AAA1AA"] * 16}).encode()):
        path.write_bytes(content)
        assert find_list_dice(made.name) is None
        assert not list(every_list_dice())
    assert find_dice("list_zz_4x4") is None


def test_the_command_fits_keeps_and_says_how_to_roll_them(capsys):
    assert main(["lexicon", "dice", "common2k", "--side", "4"]) == 0
    out = capsys.readouterr().out
    name = f"list_{crc_of(load('common2k'))}_4x4"
    assert f"--option dice={name}" in out
    assert main(["generate", "boggle", "--lexicon", "common2k", "--option", f"dice={name}", "--option", "seed=1"]) == 0
    assert "(seed 1)" in capsys.readouterr().out
    assert main(["lexicon", "dice", "common2k", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["name"], len(line["dice"])) for line in lines] == [(name, 16), (name.replace("4x4", "5x5"), 25)]
    assert main(["lexicon", "dice", "nothing-like-it"]) == 2
