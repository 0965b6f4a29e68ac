"""The best boards shipped with the program: of the lists shipped, scored as proven, as in the guide."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from qless_studio.engine.folders import resource
from qless_studio.engine.games.boggle.proof import FILE, proven_best
from qless_studio.engine.games.boggle.puzzle import Options, solve_all
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.lexicon.shipped import LISTS

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def shipped():
    return json.loads(resource(FILE).read_text("utf-8"))["lists"]


@pytest.mark.long
def test_every_shipped_list_has_its_best_boards(shipped):
    assert set(shipped) == {name for name, entry in LISTS.items() if entry.language == ENGLISH.code}
    for name, known in shipped.items():
        lexicon = load(name)
        assert known["crc"] == crc_of(lexicon)
        for rows, columns in ((2, 2), (2, 3), (3, 3)):
            for most in ("points", "words"):
                best = proven_best(lexicon, rows, columns, Options(), most)
                for board in best.boards:
                    found = solve_all(board, lexicon, Options())
                    assert (board.rows, board.columns) == (rows, columns)
                    assert best.score == (found.score if most == "points" else len(found))


def test_other_words_or_rules_have_none():
    lexicon = load("common5k")
    assert proven_best(lexicon, 2, 2, Options(min_length=3), "points") is not None
    for options in (Options(min_length=4), Options(neighbours=4), Options(torus=True), Options(q_is_qu=True)):
        assert proven_best(lexicon, 2, 2, options, "points") is None
    assert proven_best(Lexicon("other", lexicon.words[1:]), 2, 2, Options(), "points") is None
    assert proven_best(lexicon, 3, 4, Options(), "points") is None


def test_the_guide_has_the_same_boards(shipped):
    spec = spec_from_file_location("prove_boards", ROOT / "packaging" / "prove_boards.py")
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.BEGIN + script.table(shipped) + script.END in (ROOT / "docs/guide/best-boards.md").read_text("utf-8")
