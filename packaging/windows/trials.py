"""What is tried of the program on Windows: each trial returns what it found, and raises `Failed` for what is wrong."""

from __future__ import annotations

import hashlib
import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from make import ROOT, version
from screen import Screen
from wine import Prefix

PROGRAM = "-m", "qless_studio"
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
START_S = 120
"""Seconds until a window has opened or a second start has ended, on a busy machine."""
EXAMPLE, OTHER = "ABLE/ACID/RAIN/TENT", "an ell est ar"
SHARED = "Shared/Qless"
"""The folder that the README brings profiles together in"""
WORDS = "Haus\nbaum\nząb\nłąka\nword\ntree\n"
ROLLS = "aabcdlmnnptt\nabillmnsuvwz\n"
TIMES = re.compile(
    rb"\(\d+\.\d+ s\)|\"seconds\":[\d.e-]+|(?<=profiles: ).+|(?<=memory\n)(?:.+ points\n)*(?=.+ points\nProven)"
)
"""What differs from run to run in the output of a command; on the way to a proof, which process is the faster."""

IN_ONE_PROCESS = """
import contextlib, io, json, sys
from qless_studio.cli.main import main
for arguments in json.loads(open(sys.argv[1], encoding="utf-8").read()):
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        status = main(arguments)
    print(json.dumps([status, said.getvalue()]), flush=True)
"""
"""Carries out the commands of a file as the program does; starting Python for each would take longer than the cases."""
ADD_TO_HISTORY = """
import sys
from pathlib import Path
from qless_studio.engine.history import Entry, History, Result
for number in range(int(sys.argv[2])):
    History(Path(sys.argv[1])).add(Entry("boggle", f"{sys.argv[3]} {number}", Result.FINISHED))
"""
LISTENS = f"""
import time
from PySide6.QtNetwork import QLocalSocket
from qless_studio.ui.shell.startup.instance import address
deadline, socket = time.monotonic() + {START_S / 2}, QLocalSocket()
while not socket.waitForConnected(100):
    if time.monotonic() > deadline:
        raise SystemExit("no window listens")
    time.sleep(0.1)
    socket.connectToServer(address())
"""
"""Ends as soon as a window listens for other starts: one that has been starting for long is taken to hang."""
WRITE_AGAIN = """
import sys
from pathlib import Path
from qless_studio.engine.folders import write_atomically
for number in range(int(sys.argv[2])):
    write_atomically(Path(sys.argv[1]), b"%d\\n" % number * 10_000)
"""
READ_AGAIN = """
import sys, time
file, torn, seen = sys.argv[1], 0, set()
while sys.argv[2].encode() not in seen:
    try:
        with open(file, "rb") as opened:
            lines = opened.read().splitlines()
            time.sleep(0.02)
    except PermissionError:  # it is just being replaced
        continue
    torn += len(lines) != 10_000 or len(set(lines)) != 1
    seen.add(lines[-1])
    open(file + ".seen", "w").close()
    time.sleep(0.02)
print(torn, len(seen))
"""
"""Has the file open half the time, until it is written for the last time."""
READ_HISTORY = """
import sys
from pathlib import Path
from qless_studio.engine.history import History
entries, damaged = History(Path(sys.argv[1])).read()
print(len({entry.puzzle for entry in entries}), len(entries), damaged)
"""


class Failed(Exception):  # noqa: N818
    """What a trial found wrong."""


@dataclass
class Place:
    """Where the program is tried."""

    prefix: Prefix
    """Without a display"""
    shown: Prefix
    """The same with windows on `screen`"""
    screen: Screen
    python: str
    """The Python that has the program, as Windows names it"""
    work: Path
    """An empty folder, from outside; from inside it is /srv/work, and on Windows Z:/srv/work"""
    pictures: Path

    def ask(self, *arguments: object, home: str = "home", seconds: float = START_S, **settings: str) -> bytes:
        """What the program prints; `Failed` if it fails or complains."""
        status, said, complaints = self.run(*arguments, home=home, seconds=seconds, **settings)
        if status or complaints:
            raise Failed(f"{shlex.join(map(str, arguments))}: status {status}, {complaints.decode(errors='replace')}")
        return said

    def run(self, *arguments: object, home: str, seconds: float = START_S, **settings: str) -> tuple[int, bytes, bytes]:
        every = OFFSCREEN | {"QLESS_STUDIO_HOME": f"Z:/srv/work/{home}"} | settings
        return self.prefix.run(self.python, *arguments, settings=every, folder="/srv/work", seconds=seconds)

    def window(self, *arguments: object, home: str = "home") -> subprocess.Popen[bytes]:
        """A program with its window, without a display."""
        settings = OFFSCREEN | {"QLESS_STUDIO_HOME": f"Z:/srv/work/{home}"}
        return self.prefix.start(self.python, *PROGRAM, *arguments, settings=settings, folder="/srv/work")


def wait_for(condition: Callable[[], bool], what: str, seconds: float = START_S) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise Failed(f"{what} did not come within {seconds:.0f} s")
        time.sleep(0.1)


def here(folder: Path, *arguments: str) -> tuple[int, bytes, bytes]:
    """Status, output and errors of the program on this system, with the folder as its own."""
    environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "QLESS_STUDIO_HOME": str(folder / "home")}
    done = subprocess.run([sys.executable, *arguments], env=environment, cwd=folder, capture_output=True, check=False)
    return done.returncode, done.stdout, done.stderr


# the command line


def says_its_version(place: Place) -> str:
    said = place.ask(*PROGRAM, "--version").decode().split("\n")
    if version() not in said[0] or "kernels compiled" not in [line.strip() for line in said]:
        raise Failed("\n".join(said))
    return ", ".join(line.strip() for line in said if line.strip())


def reference_cases(place: Place) -> str:
    """All puzzles of tests/cases through the command line; reasons are no output of it."""
    cases = [
        (path.stem.replace("_", "-"), case)
        for path in sorted((ROOT / "tests/cases").glob("*.json"))
        for case in json.loads(path.read_text("utf-8"))["cases"]
        if "expect" in case
    ]
    commands = [_command(game, case, place.work) for game, case in cases]
    (place.work / "commands.json").write_text(json.dumps(commands), "utf-8")
    said = place.ask("-c", IN_ONE_PROCESS, "commands.json", seconds=900).splitlines()
    if len(said) != len(cases):
        raise Failed(f"{len(said)} of {len(cases)} cases were answered")
    wrong = []
    for (game, case), line in zip(cases, said, strict=True):
        status, output = json.loads(line)
        events = [json.loads(event) for event in output.splitlines()]
        found = {key: _found(events, key) for key in case["expect"]} if status == 0 else {"status": status}
        if found != case["expect"]:
            wrong.append(f"{game} {case['id']}: {found}, expected {case['expect']}")
    if wrong:
        raise Failed("\n".join([f"{len(wrong)} of {len(cases)} wrong", *wrong]))
    return f"{len(cases)} of {len(cases)} exact"


def _command(game: str, case: Mapping[str, Any], work: Path) -> list[str]:
    """The arguments that pose a case."""
    verb, words = case.get("verb", "solve"), case.get("list", "")
    if "words" in case:
        words = f"{hashlib.sha256(case['id'].encode()).hexdigest()[:16]}.txt"
        (work / words).write_text("\n".join(case["words"]) + "\n", "utf-8")
    options = (
        f"{key}={str(value).lower() if isinstance(value, bool) else value}" for key, value in case["options"].items()
    )
    command = [verb, game, *([] if verb == "generate" else [case["puzzle"]]), "--lexicon", words, "--json"]
    if game in ("quiddler", "q-less", "affix"):  # the results are in the last line
        command += ["--print", "1"]
    return [*command, *(part for option in options for part in ("--option", option))]


def _found(events: Sequence[Mapping[str, Any]], key: str) -> Any:
    """A result of a case in the JSON lines of the command line."""
    solutions, end = [event for event in events if event["event"] == "solution"], events[-1]
    words = [event["word"].lower() for event in solutions if "word" in event]
    derived: dict[str, Callable[[], Any]] = {
        "words_sha256": lambda: hashlib.sha256("\n".join(sorted(words)).encode()).hexdigest(),
        "paths": lambda: sum(event["paths"] for event in solutions),
        "longest": lambda: max(map(len, words), default=0),
        "best_words": lambda: sorted(event["word"].lower() for event in solutions if event["score"] == end["best"]),
    }
    return derived[key]() if key in derived else end.get(key)


def readme_commands(place: Place) -> str:
    """The commands of the README print the same bytes here and there, but for times and Windows' line ends."""
    block = (ROOT / "README.md").read_text("utf-8").partition("## In the terminal")[2].partition("\n## ")[0]
    commands = re.findall(r"^qless-studio (.+)$", block, re.MULTILINE)
    ours = place.work / "linux"
    for folder in (place.work, ours):
        (folder / SHARED).mkdir(parents=True)
        (folder / "my-words.txt").write_text(WORDS, "utf-8")
        (folder / "rolls.txt").write_text(ROLLS, "utf-8")
    differ = []
    for command in commands:
        arguments = (*PROGRAM, *shlex.split(command.replace("~/", "")))  # a shell would know the user's folder
        there, expected = place.run(*arguments, home="home", seconds=900), here(ours, *arguments)
        streams = [(status, _timeless(said), _timeless(complaints)) for status, said, complaints in (there, expected)]
        if streams[0] != streams[1]:
            differ.append(f"{command}\n  there {str(streams[0])[:300]}\n  here  {str(streams[1])[:300]}")
    answers = [sorted(_timeless((folder / "answers.jsonl").read_bytes()).split(b"\n")) for folder in (place.work, ours)]
    if answers[0] != answers[1]:
        differ.append("answers.jsonl")
    if differ:
        raise Failed("\n".join([f"{len(differ)} of {len(commands)} differ", *differ]))
    return f"{len(commands)} commands print the same"


def _timeless(said: bytes) -> bytes:
    return TIMES.sub(b"", said.replace(b"\r\n", b"\n"))


def pools_of_processes(place: Place) -> str:
    """A batch over two processes gives what one gives, and goes on where it was stopped."""
    (place.work / "rolls.txt").write_text(ROLLS * 20, "utf-8")
    batch = (*PROGRAM, "solve", "q-less", "--batch", "rolls.txt", "--lexicon", "common10k")
    for workers in (1, 2):
        place.ask(*batch, "--results", f"{workers}.jsonl", "--workers", workers, seconds=600)
    one, two = ((place.work / f"{workers}.jsonl").read_bytes() for workers in (1, 2))
    if sorted(_timeless(one).split()) != sorted(_timeless(two).split()) or len(one.splitlines()) != 40:
        raise Failed("two processes find other results than one")
    cut = two.splitlines(keepends=True)
    (place.work / "2.jsonl").write_bytes(b"".join(cut[:10]) + cut[10][:20])  # as after a loss of power
    place.ask(*batch, "--results", "2.jsonl", "--workers", 2, seconds=600)
    again = (place.work / "2.jsonl").read_bytes()
    if sorted(_timeless(one).split()) != sorted(_timeless(again).split()):
        raise Failed("a batch that goes on has other results")
    return "40 rolls: 1 process, 2, and 2 from a torn results file agree"


# the window, without a display


def self_test(place: Place) -> str:
    said = place.ask(*PROGRAM, "--selftest", seconds=900).decode().split("\n")
    return f"{said[-2].strip()}: {', '.join(line.split()[0] for line in said[:-2])}"


def kept(data: Path) -> dict[str, str]:
    """File names and puzzles of the documents that are open, by the saved session in the data folder."""
    session = data / "session.json"
    entries = json.loads(session.read_text("utf-8"))["documents"] if session.exists() else []
    return {re.split(r"[/\\]", entry["path"])[-1]: entry["puzzle"] for entry in entries if entry["path"]}


def second_start(place: Place) -> str:
    """A second start opens its file in the window there is; killed, the program comes back with both."""
    for name, text in (("one", EXAMPLE), ("two", OTHER)):
        (place.work / f"{name}.qless").write_text(text, "utf-8")
    data = place.work / "home" / "data"
    first = place.window("one.qless")
    try:
        wait_for(lambda: len(kept(data)) == 1, "the first document")
        place.ask("-c", LISTENS)
        status, _, complaints = place.run(*PROGRAM, "two.qless", home="home")
        if status or complaints:
            raise Failed(f"the second start: status {status}, {complaints.decode(errors='replace')}")
        wait_for(lambda: len(kept(data)) == 2, "the second document")
        if first.poll() is not None:
            raise Failed("the first window is gone")
    finally:
        first.kill()
    first.communicate()
    # Wine gives the next process the number of the killed one, and Qt then takes the lock of the session for held
    (data / "session.lock").unlink()
    again = place.window()
    try:
        session = data / "session.json"
        before = session.stat().st_mtime_ns
        place.ask("-c", LISTENS)  # or the next start might become the window
        (place.work / "three.qless").write_text("L/Q O/X J/I O/T E/TH L/B T/O I/H", "utf-8")
        place.ask(*PROGRAM, "three.qless", **OFFSCREEN)
        wait_for(lambda: session.stat().st_mtime_ns > before and len(kept(data)) == 3, "the third document")
    finally:
        again.kill()
    again.communicate()
    if set(kept(data)) != {"one.qless", "two.qless", "three.qless"}:
        raise Failed(f"open after SIGKILL: {kept(data)}")
    return "handed over; after SIGKILL all documents are open again"


def two_writers_of_a_history(place: Place, entries: int = 150) -> str:
    """Two programs add to one history at once: every line is there, and none is damaged."""
    command = (place.python, "-c", ADD_TO_HISTORY, "Z:/srv/work/history", entries)
    writers = [place.prefix.start(*command, name, folder="/srv/work") for name in ("a", "b")]
    for writer in writers:
        _, complaints = writer.communicate(timeout=600)
        if writer.returncode:
            raise Failed(complaints.decode(errors="replace"))
    counted = place.ask("-c", READ_HISTORY, "Z:/srv/work/history").split()
    if counted != [b"%d" % number for number in (2 * entries, 2 * entries, 0)]:
        raise Failed(f"different entries, entries, damaged lines: {b' '.join(counted).decode()}")
    return f"{2 * entries} entries of two programs at once, none lost, none damaged"


def writing_against_a_reader(place: Place, times: int = 100) -> str:
    """Windows replaces no file that another program has open: it is written all the same, and never seen in part."""
    file = "Z:/srv/work/read.txt"
    place.ask("-c", WRITE_AGAIN, file, 1)
    reader = place.prefix.start(place.python, "-c", READ_AGAIN, file, times - 1, folder="/srv/work")
    try:
        wait_for((place.work / "read.txt.seen").exists, "the reader")
        place.ask("-c", WRITE_AGAIN, file, times, seconds=300)
        said, complaints = reader.communicate(timeout=START_S)
    finally:
        reader.kill()
    torn, seen = map(int, said.split() or (0, 0))
    if torn or seen < times // 10:
        raise Failed(f"{torn} torn files, {seen} of {times} seen; {complaints.decode(errors='replace')}")
    return f"{times} times written, {seen} of them seen by a program that reads it all the time, none in part"


def killed_while_writing(place: Place) -> str:
    """Killed in the midst of writing to the history, again and again: no line is damaged, and the next start writes."""
    command = (place.python, "-c", ADD_TO_HISTORY, "Z:/srv/work/history", 10_000)
    file = place.work / "history" / "history.jsonl"
    for kill in range(5):
        before = file.stat().st_size if file.exists() else 0
        writer = place.prefix.start(*command, kill, folder="/srv/work")
        wait_for(lambda size=before: file.exists() and file.stat().st_size > size, "an entry")
        time.sleep(0.3)
        writer.kill()
        writer.communicate()
    different, entries, damaged = map(int, place.ask("-c", READ_HISTORY, "Z:/srv/work/history").split())
    if damaged or different != entries or not entries:
        raise Failed(f"{entries} entries, {different} different, {damaged} damaged")
    return f"5 times killed while writing: {entries} entries, none damaged"


TRIALS: dict[str, Callable[[Place], str]] = {
    "version": says_its_version,
    "cases": reference_cases,
    "readme": readme_commands,
    "pools": pools_of_processes,
    "selftest": self_test,
    "second-start": second_start,
    "history": two_writers_of_a_history,
    "written": writing_against_a_reader,
    "killed": killed_while_writing,
}
