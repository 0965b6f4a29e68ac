"""Words banned from a list or added to it count so, and are remembered."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.lexicon.imported import Changes, base_name, check_word, derived, load_changes, save_changes

LISTED = ["at", "bat", "cat", "dat", "eat"]
words = st.sampled_from([*LISTED, "fat", "gat"])


@given(st.lists(st.tuples(st.sampled_from(["ban", "allow", "without"]), words)))
def test_the_last_word_counts(steps):
    changes, counted = Changes(), dict.fromkeys(LISTED, True)
    for step, word in steps:
        if step == "without":
            changes, counted[word] = changes.without(word), word in LISTED
        else:
            changes = getattr(changes, step)(word, word in LISTED)
            counted[word] = step == "allow"
    assert derived(Lexicon("test", LISTED), changes).words == tuple(sorted(w for w, on in counted.items() if on))
    assert not changes.banned & changes.added
    assert changes.banned <= set(LISTED)
    assert not changes.added & set(LISTED)


@given(st.lists(st.tuples(st.booleans(), words)))
def test_whether_the_list_has_a_word_need_not_be_known(steps):
    changes, counted = Changes(), dict.fromkeys(LISTED, True)
    for allowed, word in steps:
        changes = changes.allow(word) if allowed else changes.ban(word)
        counted[word] = allowed
    assert derived(Lexicon("test", LISTED), changes).words == tuple(sorted(w for w, on in counted.items() if on))


def test_only_words_common_enough_are_left_and_those_added():
    zipf = {"at": 6.0, "bat": 3.6, "cat": 3.4, "dat": 1.0}
    lexicon = Lexicon("test", LISTED, zipf)
    expected = {
        Band.UNKNOWN: ["at", "bat", "cat", "dat", "eat"],
        Band.RARE: ["at", "bat", "cat", "dat"],
        Band.UNCOMMON: ["at", "bat", "cat"],
        Band.COMMON: ["at", "bat"],
        Band.VERY_COMMON: ["at"],
    }
    for band, left in expected.items():
        assert list(derived(lexicon, Changes(), band).words) == left
        changed = derived(lexicon, Changes(frozenset(["at"]), frozenset(["qwx"])), band)
        assert set(changed.words) == {*left, "qwx"} - {"at"}
        assert changed.zipf("bat") == 3.6
        assert changed.name != lexicon.name
    at_floors = Lexicon("test", LISTED, dict(zip(LISTED, (4.5, 3.5, 2.3, 0.0, 4.5), strict=True)))
    for band, count in ((Band.VERY_COMMON, 2), (Band.COMMON, 3), (Band.UNCOMMON, 4), (Band.RARE, 5)):
        assert len(derived(at_floors, Changes(), band)) == count
    assert derived(lexicon, Changes()) is lexicon
    assert derived(lexicon, Changes(), Band.COMMON).name == "test, at least common"


def test_kept_and_read_again(tmp_path):
    path = tmp_path / "data" / "word_changes.json"
    kept = {"wide": Changes(frozenset(["bat"]), frozenset(["qwx", "gat"])), "Mine": Changes(frozenset(["at"]))}
    save_changes(path, {**kept, "empty": Changes()})
    assert load_changes(path) == (kept, "")


def test_nothing_kept_yet(tmp_path):
    assert load_changes(tmp_path / "word_changes.json") == ({}, "")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"schema": 2, "lists": {}}',
        '{"schema": 1}',
        '{"schema": 1, "lists": {"wide": []}}',
        '{"schema": 1, "lists": {"wide": {"banned": ["at"]}}}',
        '{"schema": 1, "lists": {"wide": {"banned": ["At!"], "added": []}}}',
        '{"schema": 1, "lists": {"wide": {"banned": [7], "added": []}}}',
        "[" * 100_000,
        "\udcff",
    ],
    ids=range(11),
)
def test_a_damaged_file_is_set_aside(tmp_path, text):
    path = tmp_path / "word_changes.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    changes, message = load_changes(path)
    assert changes == {}
    (aside,) = tmp_path.iterdir()
    assert aside.name in message
    assert aside.name.startswith("word_changes-damaged-")
    assert aside.read_bytes() == text.encode("utf-8", "surrogateescape")


def test_a_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "data").write_text("a file, no folder")
    with pytest.raises(LexiconError, match="cannot be written"):
        save_changes(tmp_path / "data" / "word_changes.json", {"wide": Changes(frozenset(["at"]))})


def test_the_file_is_plain(tmp_path):
    path = tmp_path / "word_changes.json"
    save_changes(path, {"wide": Changes(frozenset(["bat", "at"]))})
    assert json.loads(path.read_text()) == {"schema": 1, "lists": {"wide": {"banned": ["at", "bat"], "added": []}}}


def test_words_as_typed():
    assert check_word("  Qwx ") == "qwx"
    assert check_word("naïve") == "naive"
    for text in ("", "two words", "a-b", "x" * 65):
        with pytest.raises(LexiconError):
            check_word(text)
    assert base_name("wide+gb+ca") == base_name("wide") == "wide"
