"""Two computers: whatever order, repetition, cut line, conflict copy or clock, both have the same history."""

from __future__ import annotations

import os
import random
import shutil
import stat
import tempfile
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from qless_studio.engine import history as sync_state
from qless_studio.engine.entries import completed, line_of
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import locked
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.sync import sync
from tests.examples import examples

COMPUTERS = 3
COPIES = (" (conflicted copy)", ".sync-conflict-20260501", " (1)", "-PC")


def played(number: int, when: str = "") -> Entry:
    return Entry("boggle", f"puzzle {number}", Result.FINISHED, found=("cat",) * (number % 3), when=when)


def entries(data: Path) -> list[Entry]:
    return History(data).read()[0]


def puzzles(data: Path) -> set[str]:
    return {entry.puzzle for entry in entries(data)}


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("history-*.jsonl"))


@pytest.fixture
def shared(tmp_path):
    folder = tmp_path / "shared"
    folder.mkdir()
    return folder


@pytest.fixture
def two(tmp_path):
    return tmp_path / "one", tmp_path / "two"


class Computers(RuleBasedStateMachine):
    """Some computers play, forget and restore; what carries the folder between them does its worst."""

    @initialize()
    def begin(self):
        self.top = Path(tempfile.mkdtemp())
        self.folder = self.top / "shared"
        self.folder.mkdir()
        self.homes = [self.top / f"computer{number}" for number in range(COMPUTERS)]
        self.made: dict[str, Entry] = {}
        self.forgotten: set[str] = set()
        """Forgotten somewhere; after that nobody restores it in this test."""
        self.number = 0
        self.stale: list[tuple[str, bytes]] = []

    def teardown(self):
        shutil.rmtree(self.top)

    @rule(who=st.integers(0, COMPUTERS - 1), minutes=st.integers(-5_000_000, 5_000_000))
    def play(self, who, minutes):
        """Each computer has a clock of its own."""
        self.number += 1
        when = datetime(2026, 5, 1, tzinfo=UTC) + timedelta(minutes=minutes)
        entry = History(self.homes[who]).add(played(self.number, when.isoformat()))
        self.made[entry.id] = entry

    @rule(who=st.integers(0, COMPUTERS - 1), which=st.integers(0, 50))
    def forget(self, who, which):
        known = [entry.id for entry in entries(self.homes[who])]
        if known:
            chosen = known[which % len(known)]
            History(self.homes[who]).forget(chosen)
            self.forgotten.add(chosen)

    @rule(who=st.integers(0, COMPUTERS - 1))
    def forget_all(self, who):
        self.forgotten.update(entry.id for entry in entries(self.homes[who]))
        History(self.homes[who]).forget_all()

    @rule(who=st.integers(0, COMPUTERS - 1), times=st.integers(1, 2))
    def synchronise(self, who, times):
        for _ in range(times):
            sync(self.folder, self.homes[who])

    @rule(
        which=st.integers(0, 9), name=st.sampled_from([" (conflicted copy)", ".sync-conflict-20260501", " (1)", "-PC"])
    )
    def make_a_conflict_copy(self, which, name):
        for path in files_in(self.folder)[which : which + 1]:
            shutil.copy(path, path.with_name(f"{path.stem}{name}.jsonl"))

    @rule(which=st.integers(0, 9), at=st.integers(1, 400))
    def cut_a_line(self, which, at):
        for path in files_in(self.folder)[which : which + 1]:
            os.truncate(path, max(0, path.stat().st_size - at))

    @rule(which=st.integers(0, 9), seed=st.integers(0, 9))
    def shuffle_and_repeat(self, which, seed):
        for path in files_in(self.folder)[which : which + 1]:
            lines = path.read_bytes().splitlines(keepends=True)
            lines += lines[: seed % 4]
            random.Random(seed).shuffle(lines)
            path.write_bytes(b"".join(line.rstrip(b"\n") + b"\r\n" for line in lines))

    @rule(which=st.integers(0, 9))
    def lose_a_file(self, which):
        for path in files_in(self.folder)[which : which + 1]:
            path.unlink()

    @rule(which=st.integers(0, 9))
    def remember_an_old_version(self, which):
        for path in files_in(self.folder)[which : which + 1]:
            self.stale.append((path.name, path.read_bytes()))

    @rule()
    def bring_back_old_versions(self):
        for name, content in self.stale:
            (self.folder / name).write_bytes(content)

    @invariant()
    def nothing_is_lost(self):
        """What was played and not forgotten is always on one computer at least."""
        if hasattr(self, "homes"):
            there = {entry.id for home in self.homes for entry in entries(home)}
            assert set(self.made) - self.forgotten <= there

    @rule(seed=st.integers(0, 99))
    def settle(self, seed):
        """Once all have synchronised, in any order and often enough, all have the same."""
        order = list(range(COMPUTERS)) * 2
        random.Random(seed).shuffle(order)
        for who in [*order, *range(COMPUTERS), *range(COMPUTERS)]:
            sync(self.folder, self.homes[who])
        first, *others = [entries(home) for home in self.homes]
        assert all(other == first for other in others)
        kept = [entry for entry in self.made.values() if entry.id not in self.forgotten]
        assert first == sorted(kept, key=lambda entry: (entry.when, entry.id))
        before = {path: path.read_bytes() for path in files_in(self.folder)}
        for home in self.homes:
            done = sync(self.folder, home)
            assert (done.sent, done.received) == (0, 0)
        assert {path: path.read_bytes() for path in files_in(self.folder)} == before


TestComputers = Computers.TestCase
TestComputers.settings = settings(max_examples=examples(30, 60), stateful_step_count=25, deadline=None)


acts = st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=8)


@given(st.tuples(acts, acts, acts))
def test_forgetting_joins_in_any_order(three):
    states = []
    for each in three:
        state = sync_state.SyncState("a")
        for entry, forgotten in each:
            state = state.after([entry], forgotten)
        states.append(state.forgotten)
    a, b, c = states
    join = sync_state.joined
    assert join(a, b) == join(b, a)
    assert join(join(a, b), c) == join(a, join(b, c))
    assert join(a, a) == a


def test_each_gets_what_the_other_played(shared, two):
    one, other = two
    History(one).add(played(1))
    History(other).add(played(2))
    assert sync(shared, one).sent == 1
    done = sync(shared, other)
    assert (done.sent, done.received, len(done.profiles)) == (1, 1, 2)
    assert sync(shared, one).received == 1
    assert entries(one) == entries(other)
    assert len(files_in(shared)) == 2


def test_a_profile_appends_to_its_own_file_only(shared, two):
    one, other = two
    History(one).add(played(1))
    sync(shared, one)
    (first,) = files_in(shared)
    before = first.read_bytes()
    History(other).add(played(2))
    sync(shared, other)
    History(one).add(played(3))
    assert first.read_bytes() == before
    sync(shared, one)
    assert first.read_bytes().startswith(before)


def test_forgetting_travels_and_so_does_bringing_back(shared, two):
    one, other = two
    entry = History(one).add(played(1))
    sync(shared, one), sync(shared, other)
    History(other).forget(entry.id)
    assert sync(shared, other).sent == 1
    assert sync(shared, one).received == 1
    assert entries(one) == entries(other) == []
    assert History(one).add_missing([entry]) == 1
    sync(shared, one), sync(shared, other)
    assert entries(one) == entries(other) == [entry]
    History(one).forget_game("boggle")
    sync(shared, one), sync(shared, other), sync(shared, one)
    assert entries(one) == entries(other) == []


def test_a_copy_that_is_imported_brings_back_what_was_forgotten_everywhere(shared, two, tmp_path):
    one, other = two
    History(one).add(played(1))
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(History(one).content())
    sync(shared, one), sync(shared, other)
    History(one).forget_all()
    sync(shared, one), sync(shared, other)
    assert History(other).add_from(copy) == (1, 0)
    sync(shared, other), sync(shared, one)
    assert puzzles(one) == puzzles(other) == {"puzzle 1"}


def test_without_synchronising_nothing_is_kept_of_what_was_forgotten(two):
    one, _ = two
    entry = History(one).add(played(1))
    History(one).forget(entry.id)
    assert all(entry.id not in path.read_text("utf-8") for path in one.iterdir())


def test_a_damaged_line_here_stays_here_and_one_there_is_passed_over(shared, two):
    one, other = two
    History(one).add(played(1))
    with (one / "history.jsonl").open("ab") as file:
        file.write(b'{"half a li')
    sync(shared, one)
    (path,) = files_in(shared)
    assert b"half a li" not in path.read_bytes()
    with path.open("ab") as file:
        file.write(b'{"forgotten":{"x":-1}}\n{"forgotten":[1]}\n{"profile":"../../x"}\n\xff\n17\n"forgotten"\n[[[')
    done = sync(shared, other)
    assert (puzzles(other), len(done.profiles)) == ({"puzzle 1"}, 2)
    History(one).add(played(2))
    sync(shared, one), sync(shared, other)
    assert puzzles(other) == {"puzzle 1", "puzzle 2"}
    assert (one / "history.jsonl").read_bytes().count(b"half a li") == 1


def test_a_line_of_somebody_else_never_replaces_an_entry_and_newcomers_choose_alike(shared, two, tmp_path):
    one, other = two
    History(one).add(played(1))
    line = (one / "history.jsonl").read_bytes()
    other.mkdir()
    (other / "history.jsonl").write_bytes(line.replace(b"puzzle 1", b"puzzle 0"))
    for home in (one, other, one, other, tmp_path / "third", tmp_path / "fourth"):
        sync(shared, home)
    known = [puzzles(home) for home in (one, other, tmp_path / "third", tmp_path / "fourth")]
    assert known == [{"puzzle 1"}, {"puzzle 0"}, {"puzzle 0"}, {"puzzle 0"}]
    assert [(done.sent, done.received) for done in (sync(shared, one), sync(shared, other))] == [(0, 0)] * 2


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_link_in_the_folder_is_neither_read_nor_written_through(shared, two, tmp_path):
    one, other = two
    History(one).add(played(1))
    sync(shared, one)
    (path,) = files_in(shared)
    theirs = path.rename(tmp_path / "theirs.jsonl")
    path.symlink_to(theirs)
    content = theirs.read_bytes()
    assert "not a regular file" in sync(shared, other).problems[0]
    assert entries(other) == []
    History(one).add(played(2))
    with pytest.raises(SessionError, match="not a regular file"):
        sync(shared, one)
    assert theirs.read_bytes() == content
    path.unlink()
    (tmp_path / "target").mkdir()
    path.symlink_to(tmp_path / "target" / "made.jsonl")  # a file that would be made
    with pytest.raises(SessionError, match="not a regular file"):
        sync(shared, one)
    assert list((tmp_path / "target").iterdir()) == []


def test_a_history_larger_than_a_file_may_be_is_sent_in_parts(shared, two, monkeypatch):
    one, other = two
    History(one).add_missing(completed(played(number)) for number in range(20))
    monkeypatch.setattr("qless_studio.engine.sync.LARGEST", 1_000)
    assert sync(shared, one).sent == 20
    parts = files_in(shared)
    assert len(parts) > 2
    assert all(path.stat().st_size <= 1_000 for path in parts)
    History(one).add(played(20))
    assert (sync(shared, one).sent, sync(shared, one).sent) == (1, 0)
    done = sync(shared, other)
    assert (done.received, len(done.profiles), done.problems) == (21, 2, ())


def test_what_cannot_be_an_id_or_a_number_harms_nothing_that_is_forgotten_later(shared, two):
    one, other = two
    entry, kept = History(one).add(played(1)), History(one).add(played(2))
    sync(shared, one)
    foreign = b'{"forgotten":{"\\ud800":1,"%s":1,"%s":999999,"x":1000001,"%s":1}}\n'
    (shared / "history-evil.jsonl").write_bytes(
        foreign % (b"a" * 65, entry.id.encode(), kept.id.encode())
        + line_of(replace(completed(played(3)), id="b" * 65))
    )  # fmt: skip
    sync(shared, one)
    assert entries(one) == []
    History(one).add_missing([entry])
    History(one).forget(entry.id)
    for home in (one, other):
        sync(shared, home)
        assert entries(home) == []
    assert not list(one.glob("sync-damaged-*.json"))


def test_a_folder_that_is_missing_is_one_line_and_nothing_is_made(two, tmp_path):
    with pytest.raises(SessionError, match="folder not found"):
        sync(tmp_path / "unplugged", two[0])
    assert not (tmp_path / "unplugged").exists()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="permissions bind no administrator")
def test_a_file_that_cannot_be_read_is_named_and_the_others_count(shared, two):
    one, other = two
    History(one).add(played(1))
    sync(shared, one)
    (path,) = files_in(shared)
    path.chmod(0)
    assert path.name in sync(shared, other).problems[0]
    path.chmod(stat.S_IRUSR | stat.S_IWUSR)
    assert sync(shared, other).received == 1


def test_a_folder_in_the_place_of_a_file_is_named_and_the_others_count(shared, two):
    History(two[0]).add(played(1))
    sync(shared, two[0])
    (shared / "history-other.jsonl").mkdir()
    done = sync(shared, two[1])
    assert done.received == 1
    assert "history-other.jsonl" in done.problems[0]


def test_an_own_file_that_cannot_be_read_is_not_written_once_more(shared, two, monkeypatch):
    one, _ = two
    History(one).add(played(1))
    sync(shared, one)
    (path,) = files_in(shared)
    size = path.stat().st_size
    monkeypatch.setattr("qless_studio.engine.sync.LARGEST", size - 1)
    with pytest.raises(SessionError, match="too large"):
        sync(shared, one)
    assert path.stat().st_size == size


def test_two_windows_of_one_computer_wait_for_each_other(shared, two, monkeypatch):
    one, _ = two
    sync(shared, one)
    monkeypatch.setattr("qless_studio.engine.folders.LONGEST_WAIT", 0.05)
    with locked(one / "sync.lock"), pytest.raises(SessionError, match="another window"):
        sync(shared, one)


def test_a_damaged_state_is_set_aside_and_what_was_forgotten_comes_back_from_the_folder(shared, two):
    one, other = two
    entry = History(one).add(played(1))
    sync(shared, one), sync(shared, other)
    History(one).forget(entry.id)
    sync(shared, one)
    (one / sync_state.SYNC_FILE).write_text('{"schema":1,"profile":"../evil","forgotten":{}}', "utf-8")
    sync(shared, one), sync(shared, other)
    assert entries(one) == entries(other) == []
    assert list(one.glob("sync-damaged-*.json"))
    assert all(path.parent == shared for path in files_in(shared))


def test_the_state_names_the_computer_and_nothing_else(monkeypatch):
    monkeypatch.setattr("platform.node", lambda: "Anna's Läptop.local")
    assert sync_state.new_state().profile.startswith("anna-s-l-ptop-local-")
    monkeypatch.setattr("platform.node", lambda: "")
    assert sync_state.new_state().profile.startswith("computer-")


def test_ids_are_in_the_order_in_which_they_were_made(two):
    made = [History(two[0]).add(played(number, "2026-05-01T10:00:00+00:00")) for number in range(5)]
    assert entries(two[0]) == made


def test_numbers_beyond_reason_are_left_out():
    for wrong in ({"a": 0}, {"a": True}, {"a": 10**9}, {"a" * 65: 1}, {"a": "1"}, {"\ud800": 1}):
        assert sync_state.checked({**wrong, "b": 1}) == {"b": 1}
    with pytest.raises(ValueError, match=r"\[\]"):
        sync_state.checked([])
    most = sync_state.SyncState("one", {"a": sync_state.MOST})
    for forgotten in (True, False, True):
        most = most.after(["a"], forgotten)
        assert sync_state.checked(most.forgotten) == most.forgotten
        assert sync_state.is_forgotten(most.forgotten["a"]) == forgotten


def test_a_state_that_cannot_be_written_names_its_file(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(SessionError, match=rf"{sync_state.SYNC_FILE}: cannot be written"):
        sync_state.save(tmp_path / "data", sync_state.SyncState("a"))
