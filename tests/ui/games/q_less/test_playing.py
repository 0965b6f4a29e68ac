"""What is noted of rolls, by several documents at once."""

from __future__ import annotations

from qless_studio.engine.games.q_less.recent import remembered
from qless_studio.ui.games.q_less.playing import Play


def test_rolls_of_several_documents_are_all_noted(tmp_path):
    said = []
    one, other = (Play(tmp_path, said.append) for _ in range(2))
    one.counted("bcdgillortuw", 12, "wide")
    other.counted("aabbccddeeff", 0, "wide")
    one.counted("abcdefghijkl", 3, "wide")
    assert [looked.letters for looked in remembered(tmp_path)] == ["abcdefghijkl", "aabbccddeeff", "bcdgillortuw"]
    assert said == []
