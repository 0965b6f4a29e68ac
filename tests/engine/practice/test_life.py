"""A life of practice with a fixed clock: days of games and exercises, killed at random moments and gone on with."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from qless_studio.engine.games import nullgame
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.lexicon import Band, Lexicon
from qless_studio.engine.practice.cards import MissStore
from qless_studio.engine.practice.progress import ProgressReport
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.practice.schedule import exercise_entry, replay
from qless_studio.engine.solving import Run

START = date(2026, 1, 5)
NEW_A_DAY = 2
ROWS = ("headlines", "raincoats", "heartless", "notebooks", "carpenter", "overheard", "important", "eastern")
LISTED = """
    in line lines head her hear heart art less rain coat coats oat note book books car pen carpet
    over heard east earn port ant import tern hard able
"""
WORDS = Lexicon("words", LISTED.split())
CHILD = f"""
import os
os.fsync = lambda number: None  # a killed process loses nothing that was written
import sys
sys.path.append("")  # after what is installed
from pathlib import Path
from {__name__} import live
live(Path(sys.argv[1]), int(sys.argv[2]), lambda entry: print(entry.id, flush=True))
"""


def at(day: date, minute: int) -> str:
    return (datetime(day.year, day.month, day.day, 8, tzinfo=UTC) + timedelta(minutes=minute)).isoformat()


def queue_of(entries, store=None) -> Queue:
    games, store = {"null": nullgame.GAME}, store or MissStore(None)
    return Queue(entries, games, lambda name: WORDS, store, Run(), new_a_day=NEW_A_DAY, least=Band.UNKNOWN)


def day_of_life(entries: list[Entry], day: date, store: MissStore):
    """What is still to be done on a day: a game on most of them, then all that is due, nine of ten answered rightly."""
    random = Random(day.toordinal())
    row, plays = random.choice(ROWS), random.random() < 0.5
    if plays and not any(entry.id == f"game {day}" for entry in entries):
        yield Entry("null", row, Result.FINISHED, found=("in",), lexicon="words", when=at(day, 0), id=f"game {day}")
    asked = 0
    while due := queue_of(entries, store).due(day):
        for each in due:
            asked += 1
            luck = Random(f"{each.card.id} {day}")
            answer = exercise_entry("null", each.card.id, "?", luck.random() < 0.9, seconds=20 * luck.random())
            yield Entry(**{**vars(answer), "when": at(day, 1 + asked), "id": f"{each.card.id} {day}"})


def live(folder: Path, days: int, noted=lambda entry: None) -> None:
    """Go on with the life of so many days in a folder, from wherever it ended."""
    history = History(folder)
    entries, store = history.read()[0], MissStore(folder)
    begun = max((datetime.fromisoformat(entry.when).date() for entry in entries), default=START)
    for number in range((begun - START).days, days):
        for entry in day_of_life(entries, START + timedelta(days=number), store):
            entries.append(history.add(entry))
            noted(entry)


def content(folder: Path) -> dict[str, Entry]:
    return {entry.id: Entry(**{**vars(entry), "when": entry.when[:10]}) for entry in History(folder).read()[0]}


@pytest.mark.long
@pytest.mark.parametrize(("days", "kills"), [(100, 2), pytest.param(200, 3, marks=pytest.mark.nightly)])
def test_a_life_killed_at_random_moments_is_the_same_life(tmp_path, monkeypatch, days, kills):
    monkeypatch.setattr("os.fsync", lambda number: None)
    random, acknowledged = Random(7), set[str]()
    for _ in range(kills):
        command = [sys.executable, "-c", CHILD, str(tmp_path / "killed"), str(days)]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for _ in range(random.randrange(5, 2 * days // 5)):
            acknowledged.add(child.stdout.readline().strip())
        child.kill()
        child.communicate()
        assert acknowledged <= content(tmp_path / "killed").keys()
    live(tmp_path / "killed", days)
    live(tmp_path / "whole", days)
    assert content(tmp_path / "killed") == content(tmp_path / "whole")
    entries = History(tmp_path / "whole").read()[0]
    check(entries, days)


def check(entries: list[Entry], days: int) -> None:
    """Days are bounded, and a replay, in whatever order the entries come, says the same."""
    answers: dict[date, list[str]] = {}
    for entry in entries:
        if "card" in entry.proven:
            answers.setdefault(datetime.fromisoformat(entry.when).date(), []).append(entry.proven["card"])
    first_seen, reviews = set[str](), 0
    for cards in answers.values():
        assert len(cards) == len(set(cards))
        assert len(set(cards) - first_seen) <= NEW_A_DAY
        first_seen |= set(cards)
        reviews += len(cards)
    assert len(answers) > 0.3 * days
    assert reviews > 0.5 * days
    assert max(map(len, answers.values())) <= 12
    assert replay(entries) == replay(reversed(entries))
    day = START + timedelta(days=days + 1)
    first, second = (ProgressReport(queue_of(each), day).of(nullgame.GAME) for each in (entries, list(entries)))
    assert first == second
