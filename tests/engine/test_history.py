"""The history keeps every finished item, whatever happens to the file."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine import history as engine_history
from qless_studio.engine.errors import SessionError
from qless_studio.engine.history import Entry, History, Kind, Result, as_json, completed, crc_of
from qless_studio.engine.lexicon import Lexicon
from tests.examples import examples
from tests.fixtures.patience import PROGRAM_S

ROLL = Entry("q-less", "aabcdlmnnptt", Result.SOLVED, seconds=61.5, hints=("length",), found=("cat", "a.."))
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
entries = st.builds(
    Entry,
    game=st.sampled_from(["boggle", "affix"]),
    puzzle=texts,
    result=st.sampled_from(Result),
    kind=st.sampled_from(Kind),
    seconds=st.none() | st.floats(0, 1e6),
    hints=st.lists(texts, max_size=3).map(tuple),
    found=st.lists(texts, max_size=3).map(tuple),
    proven=st.dictionaries(texts, st.integers(-(2**63), 2**63) | st.booleans() | texts, max_size=3),
    lexicon=texts,
    options=st.dictionaries(texts, texts, max_size=2),
    day=st.dates().map(str) | st.just(""),
)


@pytest.fixture
def history(tmp_path) -> History:
    return History(tmp_path / "data")


@pytest.mark.long
@settings(max_examples=examples(40, 100))
@given(st.lists(entries, max_size=4))
def test_what_was_added_is_read_again(tmp_path_factory, added):
    history = History(tmp_path_factory.mktemp("history"))
    kept = [history.add(entry) for entry in added]
    assert history.read() == (sorted(kept, key=lambda entry: entry.when), 0)


def test_without_a_file_there_is_nothing(history):
    assert history.read() == ([], 0)


def test_a_game_is_kept_though_the_clock_stands_at_1970(history, monkeypatch):
    class Stood(datetime):
        @classmethod
        def now(cls, tz=None):
            return datetime(1970, 1, 1, 0, 5, tzinfo=tz)

    monkeypatch.setattr("qless_studio.engine.entries.datetime", Stood)
    added = history.add(ROLL)
    monkeypatch.undo()
    assert history.read() == ([added], 0)


def test_empty_fields_are_not_written(history):
    history.add(Entry("boggle", "AB/CD", Result.FINISHED, Kind.ROUND))
    assert set(json.loads(history.path.read_text())) == {"game", "puzzle", "result", "kind", "when", "id"}


@pytest.mark.parametrize(
    "damage",
    [
        b"{", b"null", b"[]", b'"text"', b"\xff\xfe", b"{}", b'{"game":1}', b"[" * 100_000,
        b'{"game":"boggle","puzzle":"AB","result":"won","when":"2024-05-31T18:00:00+00:00","id":"1"}',
        b'{"game":"boggle","puzzle":"AB","result":"solved","when":"yesterday","id":"1"}',
        b'{"game":"boggle","puzzle":"AB","result":"solved","when":"2024-05-31T18:00:00+00:00","id":"1","seconds":"x"}',
        b'{"game":"boggle","puzzle":"AB","result":"solved","when":"2024-05-31T18:00:00+00:00","id":"1","seconds":1e999}',
        b'{"game":"boggle","puzzle":"AB","result":"solved","when":"2024-05-31T18:00:00+00:00","id":"1","seconds":1e9}',
        b'{"game":"boggle","result":"solved","when":"2024-05-31T18:00:00+00:00","id":"1","proven":{"score":1e30}}',
        b'{"game":"boggle","result":"solved","when":"2024-05-31T18:00:00+00:00","id":"' + b"1" * 65 + b'"}',
        b'{"game":"boggle","puzzle":"\\ud800","result":"solved","when":"2024-05-31T18:00:00+00:00","id":"1"}',
    ],
)  # fmt: skip
def test_a_damaged_line_is_counted_and_kept_and_harms_no_other(history, damage):
    first = history.add(ROLL)
    with history.path.open("ab") as file:
        file.write(damage + b"\n")
    last = history.add(ROLL)
    for _ in range(2):
        assert history.read() == ([first, last], 1)
    assert history.damaged_path.read_bytes() == damage + b"\n"
    assert damage in history.path.read_bytes()


def test_a_line_cut_off_by_a_crash_does_not_take_the_next_with_it(history):
    first, cut = history.add(ROLL), history.add(ROLL)
    content = history.path.read_bytes()
    for length in range(content.index(b"\n") + 1, len(content) - 1):
        history.path.write_bytes(content[:length])
        after = history.add(ROLL)
        found, damaged = history.read()
        assert [entry for entry in found if entry != cut] == [first, after]
        assert damaged == (length > content.index(b"\n") + 1) - (cut in found)


def run_together(*scripts: list[str]) -> None:
    """Run Python scripts with their arguments at the same time; all end well, and none is left running."""
    programs = [subprocess.Popen([sys.executable, "-c", *script]) for script in scripts]
    try:
        assert [program.wait(PROGRAM_S) for program in programs] == [0] * len(scripts)
    finally:
        for program in programs:
            program.kill()


ADD_MANY = """
import sys
from pathlib import Path
from qless_studio.engine.history import Entry, History, Result
for place in range(50):
    History(Path(sys.argv[1])).add(Entry("boggle", f"{sys.argv[2]} {place}", Result.FINISHED))
"""


def test_two_programs_never_write_over_each_other(tmp_path):
    run_together(*([ADD_MANY, str(tmp_path), str(number)] for number in range(2)))
    found, damaged = History(tmp_path).read()
    assert damaged == 0
    assert {entry.puzzle for entry in found} == {f"{number} {place}" for number in range(2) for place in range(50)}


FORGET_MANY = """
import sys
from pathlib import Path
from qless_studio.engine.history import History
history = History(Path(sys.argv[1]))
while len([entry for entry in history.read()[0] if entry.game == "boggle"]) < 100:
    history.forget_game("affix")
"""


def test_what_one_program_forgets_takes_nothing_of_what_another_adds(history, tmp_path):
    folder = str(history.path.parent)
    for place in range(20):
        history.add(Entry("affix", str(place), Result.FINISHED))
    run_together([ADD_MANY, folder, "0"], [ADD_MANY, folder, "1"], [FORGET_MANY, folder])
    found, damaged = history.read()
    assert (len([entry for entry in found if entry.game == "boggle"]), damaged) == (100, 0)
    assert not any(path.name.startswith(".") for path in tmp_path.rglob("*")), "no half-written file is left"


def test_one_entry_a_game_or_everything_is_forgotten(history):
    first, second = history.add(ROLL), history.add(ROLL)
    other = history.add(Entry("boggle", "AB/CD", Result.FINISHED))
    with history.path.open("ab") as file:
        file.write(b"damaged\n")
    assert history.forget(first.id) == 1
    assert history.forget(first.id) == 0
    assert history.read() == ([second, other], 1)
    assert history.forget_game("q-less") == 1
    assert history.read() == ([other], 1), "a damaged line may be of any game"
    assert history.forget_all() == 1
    assert history.read() == ([], 0)
    assert not history.damaged_path.exists()
    assert history.forget_all() == 0
    assert history.add(ROLL) in history.read()[0]


def test_a_history_too_large_to_be_read_is_still_written_exported_and_forgotten(history, tmp_path, monkeypatch):
    first = history.add(ROLL)
    monkeypatch.setattr(engine_history, "LARGEST", 300)
    monkeypatch.setattr(engine_history, "NEARLY_FULL", 270)
    assert history.warning() == ""
    other = history.add(Entry("boggle", "AB/CD", Result.FINISHED))
    assert history.warning().startswith("The history is too large to be read whole.")
    with pytest.raises(SessionError, match="too large to be read whole"):
        history.read()
    assert history.read_newest() == ([other], 0)
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(history.content())
    with pytest.raises(SessionError, match="too large"):
        History(tmp_path / "other").add_from(copy)
    assert history.add_missing([first, other]) == 0
    assert history.forget_game("q-less") == 1
    assert history.read() == ([other], 0)
    history.add_missing([first])
    assert history.forget_all() == 2


def test_of_a_large_history_the_newest_entries_are_read_and_each_can_be_forgotten(history, monkeypatch):
    entries = [history.add(Entry("affix", f"p{number}", Result.SOLVED)) for number in range(20)]
    lines = history.content().splitlines(keepends=True)
    for size in range(1, len(history.content()) + 2):
        monkeypatch.setattr(engine_history, "LARGEST", size)
        fitting = next(count for count in range(21) if count == 20 or sum(map(len, lines[-count - 1 :])) > size)
        found = history.read_newest()[0]
        assert found in (entries[len(entries) - fitting :], entries[len(entries) - fitting + 1 :])
        assert len(found) >= fitting - 1
    monkeypatch.setattr(engine_history, "LARGEST", sum(map(len, lines)) // 2)
    while history.too_large:
        newest = history.read_newest()[0]
        assert history.forget(newest[1].id) == 1
        entries.remove(newest[1])
    assert 8 < len(entries) < 12
    assert history.read()[0] == entries


def test_a_copy_is_added_again_without_repeats(history, tmp_path):
    first, copy, other = history.add(ROLL), tmp_path / "copy.jsonl", History(tmp_path / "other")
    with history.path.open("ab") as file:
        file.write(b"damaged\n\n")
    copy.write_bytes(history.content())
    assert copy.read_bytes() == history.path.read_bytes()
    mine = other.add(ROLL)
    assert other.add_from(copy) == (1, 1)
    assert other.add_from(copy) == (0, 1)
    assert other.read() == (sorted((mine, first), key=lambda entry: (entry.when, entry.id)), 0)


@pytest.mark.parametrize("content", [b"", b"\n", b"no history\n" * 3])
def test_a_file_without_any_entry_is_refused(history, tmp_path, content):
    path = tmp_path / "some.txt"
    path.write_bytes(content)
    with pytest.raises(SessionError, match="no history"):
        history.add_from(path)
    with pytest.raises(SessionError, match="cannot be read"):
        history.add_from(tmp_path / "missing.jsonl")
    assert history.read() == ([], 0)


def test_entries_of_another_history_are_added_once(history, tmp_path):
    shared, new = history.add(ROLL), History(tmp_path / "other").add(ROLL)
    assert history.add_missing([shared, new, new]) == 1
    assert history.add_missing([shared, new]) == 0
    assert history.read() == ([shared, new], 0)


def test_a_few_new_entries_are_appended_without_parsing_a_long_history(history, monkeypatch):
    old, new = history.add(ROLL), [completed(ROLL), completed(ROLL)]
    with monkeypatch.context() as patch:
        patch.delattr("qless_studio.engine.history.parse")
        assert history.add_missing(new) == 2
    assert history.add_missing([old, *new]) == 0
    assert history.read() == ([old, *new], 0)


def test_where_a_file_is_in_the_way_the_history_says_so(tmp_path):
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(SessionError) as refused:
        History(tmp_path / "data").add(ROLL)
    assert "history.jsonl" in str(refused.value)
    assert (tmp_path / "data").read_text() == "in the way"


def test_lists_that_differ_have_different_check_sums():
    assert crc_of(Lexicon("a", ["tea", "eat"])) == crc_of(Lexicon("b", ["eat", "tea"]))
    assert crc_of(Lexicon("a", ["tea", "eat"])) != crc_of(Lexicon("a", ["tea"]))
    assert len(crc_of(Lexicon("a", ()))) == 8


def test_the_fields_are_plain_json():
    assert json.loads(json.dumps(as_json(ROLL)))["found"] == ["cat", "a.."]
