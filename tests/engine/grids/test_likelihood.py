"""The rolls of a list are simulated once; what is kept of them is what a simulation says."""

from __future__ import annotations

import pytest

from qless_studio.engine.grids import practice as module
from qless_studio.engine.grids.practice import counts, forget_counts, likelihood
from qless_studio.engine.lexicon import Lexicon

WORDS = ["ate", "tea", "eat", "rest", "stern", "quiz"]


@pytest.fixture(autouse=True)
def few_boards(monkeypatch):
    monkeypatch.setattr(module, "BOARDS", 400)
    forget_counts()
    yield
    forget_counts()


def files(folder):
    return sorted(path.name for path in (folder / module.FOLDER).iterdir())


def test_a_list_is_simulated_once_at_all(tmp_path, monkeypatch):
    fresh = list(counts(Lexicon("a", WORDS)))
    assert sum(fresh) > 0
    assert list(counts(Lexicon("b", WORDS), tmp_path)) == fresh
    monkeypatch.setattr(module, "_simulated", lambda lexicon: pytest.fail("simulated again"))
    assert list(counts(Lexicon("c", reversed(WORDS)), tmp_path)) == fresh
    assert likelihood("tea", Lexicon("d", WORDS), tmp_path) == fresh[sorted(WORDS).index("tea")] / 400
    assert likelihood("notaword", Lexicon("d", WORDS), tmp_path) == 0


def test_another_list_has_another_file_and_few_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "KEPT", 2)
    for size in range(2, 6):
        assert len(counts(Lexicon("a", WORDS[:size]), tmp_path)) == size
    assert len(files(tmp_path)) == 2


@pytest.mark.parametrize("content", [b"", b"damaged", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_a_damaged_file_is_made_again(tmp_path, content):
    fresh = list(counts(Lexicon("a", WORDS), tmp_path))
    (name,) = files(tmp_path)
    whole = (tmp_path / module.FOLDER / name).read_bytes()
    (tmp_path / module.FOLDER / name).write_bytes(content)
    assert list(counts(Lexicon("b", WORDS), tmp_path)) == fresh
    assert (tmp_path / module.FOLDER / name).read_bytes() == whole


def test_without_a_place_to_write_it_is_simulated_each_time(tmp_path):
    (tmp_path / module.FOLDER).write_text("no folder")
    assert sum(counts(Lexicon("a", WORDS), tmp_path)) > 0
