"""A line that is not as the program writes it is left out and counted, and stops nothing."""

from __future__ import annotations

import json
import sys
from datetime import date, datetime
from functools import lru_cache

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from qless_studio.cli.main import main
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result, as_json
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play_statistics import statistics, streaks
from qless_studio.engine.practice.cards import MissStore
from qless_studio.engine.practice.progress import ProgressReport
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from tests.examples import examples

GOOD = Entry("q-less", "catdogs", Result.GIVEN_UP, lexicon="common2k", when="2026-11-20T10:00:00+00:00", id="good")
ODD = {
    "another time zone": {"when": "2026-11-20T10:00:00+01:00"},
    "no time zone": {"when": "2026-11-20T10:00:00"},
    "a day alone": {"when": "2026-11-20"},
    "another form": {"when": "20261120T100000+00:00"},
    "the end of time": {"when": "9999-12-31T23:59:59+00:00"},
    "the beginning of time": {"when": "0001-01-01T00:00:00+00:00"},
    "spread from nothing": {"kind": "exercise", "proven": {"spread": None}},
    "spread from no day": {"kind": "exercise", "proven": {"spread": "soon"}},
    "spread from the last day": {"kind": "exercise", "proven": {"spread": "9999-12-31"}},
    "a card that is no text": {"kind": "exercise", "proven": {"card": ["q-less:roll:acdgost"]}},
    "a card that cannot be written": {"kind": "exercise", "proven": {"card": "q-less:roll:\ud800"}},
    "a name that cannot be written": {"proven": {"\udcff": 1}},
    "a number that is none": {"proven": {"score": float("nan")}},
    "a number without end": {"proven": {"best": [float("-inf")]}},
    "a number beyond all limits": {"proven": {"limit": 1e300, "pace": [0, 1]}},
    "a whole number beyond all limits": {"proven": {"hinted": [["x", 10**400]]}},
    "lists in lists": {"proven": {"grids": json.loads("[" * 100 + "]" * 100)}},
    "hints as one text": {"hints": "length"},
    "words by name": {"found": {"cat": 1}},
}
STREAK = {"game": "word-streak", "puzzle": "CATS/DOGS/AREA/SEAT", "found": ["cat"]}
UNREADABLE_BY_ITS_GAME = [
    {"puzzle": "a"},
    {"puzzle": "ab"},
    {"puzzle": "catdogs", "proven": {"grids": ["", "x/y", ".../..", "c"]}},
    STREAK | {"proven": {"paths": [[[1]]], "limit": 60}},
    STREAK | {"proven": {"limit": 9e18, "pace": [0, 1]}},
    STREAK | {"found": [], "proven": {"limit": 10**18, "pace": [9e18, 9e18]}},
    {"game": "affix", "puzzle": "an ell est ar", "proven": {"hinted": [["x | Y", 3], ["an ell est ar | QQ", 2**63]]}},
    {"game": "quiddler", "puzzle": "L/Q O/X J/I O/T E/TH L/B T/O I/H", "found": ["zzz", "1>2"], "proven": {"best": ""}},
    {"game": "boggle", "puzzle": "#", "options": {"min_length": "9" * 400}},
    {"game": "of another version", "puzzle": "?"},
]  # fmt: skip


def line_of(**changes) -> bytes:
    return json.dumps(as_json(GOOD) | {"id": "odd"} | changes).encode() + b"\n"


@pytest.fixture
def history(tmp_path, monkeypatch) -> History:
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    found = History(data_folder())
    found.add(GOOD)
    return found


def due(capsys) -> list[str]:
    assert main(["practice", "--due", "--day", "2026-11-21", "--json"]) == 0
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return [json.loads(line)["game"] for line in out.splitlines()]


def opened_by(action) -> list[object]:
    """The files that are opened while this is done."""
    seen: list[object] = []

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if event == "open" and watching:
            seen.append(arguments[0])

    watching = [True]
    sys.addaudithook(hook)  # there is no way to remove it
    action()
    watching.clear()
    return seen


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_line_is_left_out_and_counted(history, capsys, odd):
    with history.path.open("ab") as file:
        file.write(line_of(**ODD[odd]))
    assert history.read() == ([GOOD], 1)
    assert due(capsys) == ["q-less"]
    assert main(["history", "--json"]) == 0
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1
    assert err == "qless-studio: 1 damaged line was left out\n"


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_line_is_not_imported(history, tmp_path, odd):
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(line_of(**ODD[odd]))
    with pytest.raises(SessionError, match="no history"):
        history.add_from(copy)
    copy.write_bytes(line_of(**ODD[odd]) + line_of(id="new"))
    assert history.add_from(copy) == (1, 1)
    assert [entry.id for entry in history.read()[0]] == ["good", "new"]


@pytest.mark.parametrize("fields", UNREADABLE_BY_ITS_GAME)
def test_a_game_that_cannot_be_practised_stops_no_other(history, capsys, fields):
    with history.path.open("ab") as file:
        file.write(line_of(**fields))
    assert history.read()[1] == 0
    assert "q-less" in due(capsys)


def test_a_list_named_by_its_path_is_not_opened(history, capsys, tmp_path):
    (tmp_path / "words.txt").write_text("cat\ndogs\ncod\ncats\n")
    with history.path.open("ab") as file:
        file.write(line_of(puzzle="catcod", lexicon=str(tmp_path / "words.txt")))
    found: list[str] = []
    opened = opened_by(lambda: found.extend(due(capsys)))
    assert found == ["q-less"]
    assert str(history.path) in map(str, opened)
    assert not any("words.txt" in str(path) for path in opened)


def test_a_fault_in_one_game_is_logged_and_stops_no_other(history, capsys, caplog, monkeypatch):
    from qless_studio.engine.games.q_less import practice

    misses = practice.PRACTICE.misses

    def faulty(played, lexicon, run):
        if played.puzzle.letters == "fault":
            raise AssertionError("a case that nobody thought of")
        return misses(played, lexicon, run)

    monkeypatch.setitem(vars(practice.PRACTICE), "misses", faulty)
    with history.path.open("ab") as file:
        file.write(line_of(puzzle="fault"))
    assert due(capsys) == ["q-less"]
    assert "the q-less entry odd cannot be practised" in caplog.text


# every line that can be read at all


LISTS = Lexicon("tiny", ["cat", "cats", "dog", "dogs", "god", "act", "acts", "scat", "tag", "goat", "coat", "toga"])
texts = st.text(max_size=8) | st.sampled_from(["catdogs", "a", "AC/TS", "cat 1", "an ell est ar", "card", "\ud800"])
numbers = st.integers() | st.floats() | st.just(10**400) | st.booleans() | st.none()
values = st.recursive(
    texts | numbers, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=2), max_leaves=6
)
recorded = st.sampled_from(
    ["card", "spread", "repeat", "forgotten", "grids", "hinted", "paths", "pace", "limit", "par", "best", "score",
     "rounds", "solvable", "rank", "boards"]
)  # fmt: skip
fields = st.fixed_dictionaries(
    {
        "game": st.sampled_from([game.key for game in GAMES] + ["practice", "other"]),
        "puzzle": st.sampled_from([game.format(game.example) for game in GAMES]) | texts,
        "result": st.sampled_from([each.value for each in Result]),
        "kind": st.sampled_from([each.value for each in Kind]),
        "when": st.datetimes().map(lambda when: when.isoformat(timespec="seconds") + "+00:00")
        | st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)).map(
            lambda when: when.isoformat(timespec="seconds") + "+00:00"
        ),
        "id": st.text("abc", min_size=1, max_size=3),
    },
    optional={
        "seconds": numbers, "hints": st.lists(texts, max_size=2) | values,
        "found": st.lists(texts, max_size=3) | values,
        "proven": st.dictionaries(recorded, values, max_size=3) | values,
        "options": st.dictionaries(st.sampled_from(["min_length", "rules", "board", "x"]), texts, max_size=2) | values,
        "day": st.dates().map(str) | texts, "lexicon": st.just("tiny") | texts,
    },
)  # fmt: skip


@lru_cache(maxsize=1)
def games():
    return {game.key: game for game in GAMES}


@pytest.mark.long
@settings(max_examples=examples(60, 150), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(fields, min_size=1, max_size=4))
@example([{"game": "practice", "result": "finished", "kind": "exercise", "when": GOOD.when, "id": "a",
           "proven": {"spread": "2999-12-31"}}])  # fmt: skip
def test_whatever_is_in_a_history_it_can_be_read_counted_and_practised(tmp_path_factory, lines):
    history = History(tmp_path_factory.mktemp("odd"))
    history.path.write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    entries, damaged = history.read()
    assert len({entry.id for entry in entries}) + damaged <= len(lines)
    for entry in entries:
        json.dumps(as_json(entry), allow_nan=False).encode()
    for game in GAMES:
        statistics(entries, game.key)
        streaks(entries, [game.key], date(2026, 11, 21))
    today = date(2026, 11, 21)
    queue = Queue(entries, games(), lambda name: LISTS, MissStore(None), Run())
    for _ in queue.exercises(today, Run()):
        pass
    report = ProgressReport(queue, today)
    for game in GAMES:
        report.of(game)
