"""Lists as the tabs get them: with the player's changes, and with common words only."""

from __future__ import annotations

import threading
import time

import pytest

from qless_studio.engine import kernels
from qless_studio.engine.games.nullgame import GAME, Puzzle
from qless_studio.engine.lexicon import Band, Lexicon, import_list, load
from qless_studio.engine.lexicon.imported import FILE, Changes, load_changes
from qless_studio.engine.lexicon.importing import ImportOptions, preview
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.lexicon.lexicon import Commonness
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.tab.session import Session, State

LIST = "common2k"


@pytest.fixture
def lexicons(pool, tmp_path):
    return Lexicons(pool, folder=tmp_path / "data")


@pytest.fixture
def session(pool, lexicons):
    session = Session(GAME, lexicons, pool)
    session.use_lexicon(LIST)
    yield session
    session.close()
    session.deleteLater()


def solve(qtbot, session):
    found = []
    session.run_started.connect(found.clear)
    session.solutions_found.connect(found.extend)
    session.edit(Puzzle("xxcatthexx"), "Type")
    qtbot.waitUntil(lambda: session.state is State.FINISHED)
    return found


def words(found):
    return {each.word for each in found}


def test_how_common_words_are_is_read_before_the_first_word_is_shown(qtbot, lexicons, monkeypatch):
    table = Commonness(ENGLISH)
    monkeypatch.setattr("qless_studio.ui.tab.lexicons.load_installed", lambda name: Lexicon(name, ["he"], table))
    with qtbot.waitSignal(lexicons.ready):
        lexicons.request(LIST)
    assert "_values" in vars(table)  # by the worker: the window would stall for 70 ms


def test_a_list_named_by_its_path_is_not_opened(qtbot, lexicons, tmp_path):
    path = tmp_path / "words.txt"
    path.write_text("cat\nthe\ndog\n")
    with qtbot.waitSignal(lexicons.failed) as said:
        lexicons.request(str(path))
    assert said.args[1].endswith("no word list has this name")


def test_a_banned_word_counts_no_more_and_one_added_does(qtbot, lexicons, session):
    found = solve(qtbot, session)
    assert "the" in words(found)
    changed, seen = [], []
    session.lexicon_changed.connect(changed.append)
    session.state_changed.connect(seen.append)
    lexicons.change(LIST, Changes(frozenset(["the"]), frozenset(["xxc"])))
    qtbot.waitUntil(lambda: bool(changed) and session.state is State.FINISHED)
    assert None not in changed  # the list is never away
    qtbot.waitUntil(lambda: "xxc" in words(found))
    assert "the" not in words(found)
    lexicons.change(LIST, Changes())
    qtbot.waitUntil(lambda: "the" in words(found))
    assert "xxc" not in words(found)


def test_changes_are_kept_and_there_after_a_restart(qtbot, pool, lexicons, session, tmp_path):
    solve(qtbot, session)
    changes = Changes(frozenset(["the"]), frozenset(["qwx"]))
    lexicons.change(f"{LIST}+gb", changes)
    path = tmp_path / "data" / FILE
    qtbot.waitUntil(lambda: load_changes(path)[0] == {LIST: changes})
    again = Lexicons(pool, folder=tmp_path / "data")
    with qtbot.waitSignal(again.ready) as ready:
        again.request(LIST)
    lexicon = ready.args[1]
    assert ("the" in lexicon, "qwx" in lexicon) == (False, True)
    assert again.listed(LIST, "the")
    assert not again.listed(LIST, "qwx")


def test_a_damaged_file_is_told_of_and_never_written_over(qtbot, pool, tmp_path):
    path = tmp_path / FILE
    path.write_text("{")
    lexicons = Lexicons(pool, folder=tmp_path)
    with qtbot.waitSignal(lexicons.problem) as said:
        pass
    (aside,) = tmp_path.iterdir()
    assert aside.name in said.args[0]
    lexicons.change(LIST, Changes(frozenset(["the"])))
    qtbot.waitUntil(lambda: path.exists())
    assert aside.read_text() == "{"


def test_common_words_only(qtbot, lexicons, session):
    found = solve(qtbot, session)
    assert {"the", "cat"} <= words(found)
    whole = session.lexicon
    session.use_commonness(Band.VERY_COMMON)
    qtbot.waitUntil(lambda: session.lexicon is not None and session.state is State.FINISHED)
    assert session.lexicon.words == tuple(w for w in load(LIST).words if whole.band(w) is Band.VERY_COMMON)
    assert "the" in words(found)
    lexicons.change(LIST, Changes(frozenset(["the"])))
    qtbot.waitUntil(lambda: "the" not in session.lexicon)
    session.use_commonness(Band.UNKNOWN)
    qtbot.waitUntil(lambda: session.lexicon is not None and session.state is State.FINISHED)
    assert len(session.lexicon) == len(whole) - 1


def test_changes_go_with_a_list_of_the_users_own(qtbot, pool, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    (tmp_path / "mine.txt").write_text("cat\ndog\n")
    import_list(preview(tmp_path / "mine.txt", ImportOptions()), "Mine")
    lexicons = Lexicons(pool, folder=tmp_path / "data")
    lexicons.change("Mine", Changes(frozenset(["cat"])))
    lexicons.rename("Mine", "Yours")
    assert (bool(lexicons.changes("Mine")), lexicons.changes("Yours")) == (False, Changes(frozenset(["cat"])))
    with qtbot.waitSignal(lexicons.ready):
        lexicons.request("Yours")
    assert lexicons.get("Yours").words == ("dog",)
    lexicons.remove("Yours")
    assert not lexicons.changes("Yours")
    assert lexicons.get("Yours") is None
    qtbot.waitUntil(lambda: load_changes(tmp_path / "data" / FILE) == ({}, "") and (tmp_path / "data" / FILE).exists())


def test_what_cannot_be_written_is_said_and_counts_all_the_same(qtbot, pool, tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    lexicons = Lexicons(pool, folder=tmp_path / "data")
    with qtbot.waitSignal(lexicons.problem) as said:
        lexicons.change(LIST, Changes(frozenset(["the"])))
    assert "cannot be" in said.args[0]
    with qtbot.waitSignal(lexicons.ready):
        lexicons.request(LIST)
    assert "the" not in lexicons.get(LIST)


def test_a_file_that_cannot_be_read_is_not_written_over(qtbot, pool, tmp_path):
    (tmp_path / FILE).mkdir()
    lexicons = Lexicons(pool, folder=tmp_path)
    with qtbot.waitSignal(lexicons.problem):
        pass
    lexicons.change(LIST, Changes(frozenset(["the"])))
    qtbot.wait(100)
    assert (tmp_path / FILE).is_dir()


def test_lists_that_are_dropped_while_a_change_is_written_are_freed_once(qtbot, pool, tmp_path):
    for number in range(5):
        Lexicons(pool, folder=tmp_path).change(LIST, Changes(frozenset([f"the{number}"])))
        qtbot.wait(20)


def test_a_change_does_not_wait_for_the_search_that_goes_on(qtbot, pool, lexicons, session, monkeypatch):
    """Interpreted, searches go one at a time; the list they wait for is made beside them."""
    monkeypatch.setattr(kernels, "compiled", lambda: False)
    endless = threading.Event()

    def solve(run):
        while True:
            run.checkpoint(1)
            endless.set()
            time.sleep(0.001)
            yield from ()

    job = session.job(solve)
    job.start()
    qtbot.waitUntil(endless.is_set)
    with qtbot.waitSignal(lexicons.ready):
        lexicons.request(LIST, Band.VERY_COMMON)
    job.cancel()
