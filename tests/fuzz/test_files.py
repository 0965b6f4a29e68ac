"""Damaged files of the program's own: each is refused with a reason or read as a valid one, and stays as it is."""

from __future__ import annotations

import json
from array import array

import pytest

from qless_studio.cli.solve import Line, ResultsFile
from qless_studio.engine.errors import StudioError
from qless_studio.engine.folders import HOME_VARIABLE, resource
from qless_studio.engine.games.q_less.census import CensusPlan, line_of, plan_in, read_counts
from qless_studio.engine.games.q_less.dice import ROLLS, RecentRoll
from qless_studio.engine.games.quiddler.dealer import DEALS, RecentDeal
from qless_studio.engine.games.word_streak import rules
from qless_studio.engine.grids.dice import ListDice, find_list_dice, grouped_dice
from qless_studio.engine.grids.proof.stored import Course
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.lexicon.imported import load_changes, save_changes
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.play_statistics import statistics
from qless_studio.engine.pools import ClusterPool
from qless_studio.engine.practice.cards import VERSION, MissStore
from qless_studio.engine.registry import GAMES
from qless_studio.ui.shell.state import document as document_file
from qless_studio.ui.shell.state import document as session_file
from qless_studio.ui.shell.state import settings
from tests.fuzz.mutations import mutations
from tests.fuzz.refusals import is_reason

BY_KEY = {game.key: game for game in GAMES}


def content(game):
    options = {"min_length": "4"} if game.key in ("boggle", "word-streak") else {}
    return document_file.Content(game.key, game.format(game.example), options, "wide", "common")


def document(game):
    return json.loads(document_file.to_text(content(game)))


def read_document(path):
    text, _ = document_file.read_document(path)
    if not document_file.is_document(text):
        return None
    return document_file.check_content(document_file.from_text(text, path.name), BY_KEY, path.name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_damaged_document_is_refused_with_a_reason_or_read_whole(tmp_path, game):
    path, refused, wrong = tmp_path / "mine.qless", 0, []
    for what, damaged in mutations(document(game)):
        path.write_bytes(damaged)
        try:
            found = read_document(path)
            if found is not None:
                again = tmp_path / "again.qless"
                document_file.write_document(again, found.content)
                assert read_document(again) == found
        except StudioError as error:
            refused += 1
            if not is_reason(str(error)):
                wrong.append((what, str(error)[:200]))
        except Exception as error:
            wrong.append((what, repr(error)[:200]))
        if path.read_bytes() != damaged:
            wrong.append((what, "the file was changed"))
    assert wrong == []
    assert refused >= 200


def kept_documents():
    documents = tuple(
        session_file.SavedDocument(content(game), path="/tmp/a.qless", saved=content(game), number=2)
        for game in GAMES[:2]
    )
    return session_file.SavedSession(documents, "boggle")


def stored_session(path):
    session_file.save_session(path, kept_documents())
    return lambda: session_file.load_session(path)


def stored_settings(path):
    settings.save(path, settings.Settings(shortcuts={"palette": ["Ctrl+J"]}, recent=("/tmp/a.qless",)))
    return lambda: settings.load(path)


def stored_changes(path):
    path.write_text(json.dumps({"schema": 1, "lists": {"wide": {"banned": ["aa"], "added": ["qq"]}}}), "utf-8")
    save_changes(path, load_changes(path)[0])
    return lambda: load_changes(path)


@pytest.mark.parametrize("stored", [stored_session, stored_settings, stored_changes])
def test_a_damaged_file_that_is_read_at_the_start_is_set_aside_and_never_lost(tmp_path, stored):
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "stored.json"
    read = stored(path)
    assert read()[1] == ""
    refused, wrong = 0, []
    for what, damaged in mutations(json.loads(path.read_text("utf-8")), alike=[("documents", 1)]):
        path.write_bytes(damaged)
        try:
            _, message = read()
        except Exception as error:
            wrong.append((what, repr(error)[:200]))
            message = ""
        (left,) = folder.iterdir()
        if left.read_bytes() != damaged or (left == path) is bool(message):
            wrong.append((what, "the damaged file is lost"))
        left.unlink()
        if message:
            refused += 1
            if len(message.splitlines()) != 1:
                wrong.append((what, message))
    assert wrong == []
    assert refused >= 100


def test_files_damaged_in_the_same_second_are_all_kept(tmp_path):
    read = stored_settings(tmp_path / "settings.json")
    for content in (b"{", b"[", b"("):
        (tmp_path / "settings.json").write_bytes(content)
        read()
    assert {path.read_bytes() for path in tmp_path.iterdir()} == {b"{", b"[", b"("}


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def check_tolerant(path, valid, read, alike=()):
    """`read` takes whatever the file holds or refuses it with a reason; the file stays.

    What stands at the paths in `alike` is not damaged by itself: other values are of the same kind.
    """
    wrong = []
    for what, damaged in mutations(valid, alike):
        path.write_bytes(damaged)
        try:
            read()
        except StudioError as error:
            if not is_reason(str(error)):
                wrong.append((what, str(error)[:200]))
        except Exception as error:
            wrong.append((what, repr(error)[:200]))
        if path.read_bytes() != damaged:
            wrong.append((what, "the file was changed"))
    assert wrong == []


def test_a_damaged_table_of_rules_is_refused_with_a_reason(home):
    valid = json.loads((resource("rules") / "word_streak.json").read_text("utf-8"))
    small = {**valid, "values": dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1), "multiplier": {"5": 1.5}}
    path = rules.rules_folder() / "mine.json"
    path.parent.mkdir(parents=True)
    alike = [("values", letter) for letter in "bcdefghijklmnopqrstuvwxy"]
    alike += [("bonus", length) for length in range(1, len(valid["bonus"]) - 1)]
    check_tolerant(path, small, lambda: rules.load_rules("mine").scoring(), alike)


def test_damaged_lines_of_the_history_are_passed_over(home):
    line = {
        "game": "q-less", "puzzle": "aabcdlmnnptt", "result": "solved", "kind": "game", "seconds": 61.5,
        "hints": ["word"], "found": ["cat"], "proven": {"solvable": True}, "options": {"min_length": "3"},
        "day": "2024-05-31", "when": "2024-05-31T18:00:00+00:00", "id": "0123456789abcdef",
    }  # fmt: skip
    history = History(home)

    def read():
        statistics(history.read()[0], "q-less")
        history.damaged_path.unlink(missing_ok=True)  # with all of them in it, each would be looked for longer

    check_tolerant(home / "history.jsonl", line, read)


def cached_dice(home):
    dice = ListDice("0123abcd", "common2k", "en", ("AB", "CQu", "EF", "GH"), 12.5, 0.25)
    dice.save()

    def read():
        grouped_dice(ENGLISH, dice.crc)
        return find_list_dice(dice.name)

    return home / "data" / "dice" / f"{dice.name}.json", read


def cached_misses(home):
    known = {"0123": [["word", "cat", 2, 5.5], ["stuck", "", 1.5, None]]}
    path = home / "misses.json"
    path.write_text(json.dumps({"version": VERSION, "misses": known}))
    entry = Entry("q-less", "aabcdlmnnptt", Result.SOLVED, id="0123")
    return path, lambda: MissStore(home).known(entry)


def cached_course(home):
    path = home / "course.json"
    Course(61.5, [(0.5, 100), (7.0, 120)], [(1.0, 400), (9.0, 120)], 0.5, 0.25).write(path)

    def read():
        course = Course.read(path)
        return course.left and course.begun and course

    return path, read


def cached_rolls(home):
    ROLLS.remember(home, [RecentRoll("aabcdlmnnptt", 721, "wide")])
    return home / ROLLS.name, lambda: ROLLS.remembered(home)


def cached_deals(home):
    DEALS.remember(home, [RecentDeal("L/Q O/X J/I O/T E/TH L/B T/O I/H", 108, "wide")])
    return home / DEALS.name, lambda: DEALS.remembered(home)


@pytest.mark.parametrize("cached", [cached_dice, cached_misses, cached_course, cached_rolls, cached_deals])
def test_a_damaged_file_that_can_be_made_again_is_set_aside(home, cached):
    path, read = cached(home)
    assert read()
    aside, wrong = 0, []
    whole = json.loads(path.read_text("utf-8"))
    document, around = (whole[0], b"[%b]") if isinstance(whole, list) else (whole, b"%b")
    for what, mutation in mutations(document):
        damaged = around % mutation
        path.write_bytes(damaged)
        found = None
        try:
            found = read()
        except Exception as error:
            wrong.append((what, repr(error)[:200]))
        (left,) = (each for each in path.parent.iterdir() if each.suffix == ".json")
        if left != path:
            aside += 1
            if found:
                wrong.append((what, "set aside, but read"))
        if left.read_bytes() != damaged:
            wrong.append((what, "the file is lost"))
        left.unlink()
    assert wrong == []
    assert aside >= 300


def test_a_damaged_census_is_refused_or_taken_up_and_keeps_its_lines(tmp_path):
    plan, path = CensusPlan("common2k", 2000, 77, None, 0, 4), tmp_path / "census"
    line, wrong = line_of(3, array("Q", [0, 4, 2])), []
    for what, damaged in mutations(plan.header):
        header = b" ".join(damaged.split(b"\n")) + b"\n"
        path.write_bytes(header + line)
        try:
            plan_in(path)
            list(read_counts(path, plan))
        except StudioError as error:
            if not is_reason(str(error)):
                wrong.append((what, str(error)[:200]))
        except Exception as error:
            wrong.append((what, repr(error)[:200]))
    for what, damaged in mutations(json.loads(line)):
        path.write_bytes(json.dumps(plan.header).encode() + b"\n" + damaged.replace(b"\n", b" ") + b"\n" + line)
        try:
            if dict(read_counts(path, plan)).get(3) != array("Q", [0, 4, 2]):
                wrong.append((what, "a line was lost"))
        except Exception as error:
            wrong.append((what, repr(error)[:200]))
    assert wrong == []


def test_damaged_results_of_a_batch_are_never_overwritten(home):
    facts = {"outcome": "complete", "seconds": 0.1, "solutions_shown": [{"word": "cat"}]}
    result = {"line": 1, "puzzle": "CAT/DOG/PIG", **facts}
    path = home / "results.jsonl"
    check_tolerant(path, result, lambda: ResultsFile(path).done([Line(1, "CAT/DOG/PIG")]))


def test_a_damaged_scheduler_file_is_refused_with_a_reason(tmp_path, monkeypatch):
    distributed = pytest.importorskip("distributed")

    def refused(**where):
        raise OSError("nobody is there")

    monkeypatch.setattr(distributed, "Client", refused)
    path = tmp_path / "scheduler.json"
    check_tolerant(path, {"type": "Scheduler", "address": "tcp://127.0.0.1:8786"}, lambda: ClusterPool(str(path)))
