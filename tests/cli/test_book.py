"""The command `book`: what is printed is true. Solutions are read from the PDF, and solved again."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from qless_studio.cli.main import main
from qless_studio.engine.lexicon import load
from qless_studio.engine.registry import GAMES

KEYS = {game.title: game.key for game in GAMES}
SECTION = re.compile(rf"^(\d+) +({'|'.join(KEYS)})$", re.MULTILINE)


def printed(capsys, *arguments: str, status: int = 0) -> tuple[str, str]:
    assert main([*arguments]) == status
    out, err = capsys.readouterr()
    return out.strip(), err.strip()


def made(capsys, folder: Path, *arguments: str) -> tuple[Path, list[dict], str]:
    book, answers = folder / "book.pdf", folder / "answers.jsonl"
    out, _ = printed(capsys, "book", "--out", str(book), "--answers", str(answers), *arguments)
    return book, [json.loads(line) for line in answers.read_text("utf-8").splitlines()], out


def text_of(book: Path, first: int, last: int) -> str:
    command = ["pdftotext", "-raw", "-f", str(first), "-l", str(last), str(book), "-"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def number(text: str) -> int:
    return int(text.replace(",", ""))


def solved(capsys, *arguments: str) -> list[dict]:
    return [json.loads(line) for line in printed(capsys, "solve", *arguments, "--json")[0].splitlines()]


def check_words(capsys, key: str, text: str) -> str:
    puzzle, words, score, listed = re.fullmatch(r"(.*?) (\d+) words?, ([\d,]+) points?\. (.*)", text).groups()
    *found, finished = solved(capsys, key, puzzle)
    assert (finished["words"], finished["score"]) == (number(words), number(score))
    points = {each["word"]: each["score"] for each in found if each["event"] == "solution"}
    dearest = dict(each.rsplit(" ", 1) for each in listed.split(", "))
    assert {word.lower(): number(score) for word, score in dearest.items()}.items() <= points.items()
    assert max(points.values()) == number(next(iter(dearest.values())))
    return puzzle


def check_quiddler(capsys, key: str, text: str) -> str:
    puzzle, best, moves = re.fullmatch(r"(.*?) Best ([−\d,]+)\. (.*)", text).groups()
    *_, finished = solved(capsys, key, puzzle, "--option", "games=1")
    assert finished["best"] == number(best.replace("−", "-"))
    words = [re.match(r"([A-Z]+) (\d+)(?:\+(\d+))?", move) for move in moves.split("; ") if move[0].isupper()]
    left = re.search(r"left: ([A-Z ]+)$", moves)
    points = {"A": 2, "B": 8, "C": 8, "D": 5, "E": 2, "F": 6, "G": 6, "H": 7, "I": 2, "J": 13, "K": 8, "L": 3, "M": 5,
              "N": 5, "O": 2, "P": 6, "Q": 15, "R": 5, "S": 3, "T": 3, "U": 4, "V": 11, "W": 10, "X": 12, "Y": 4,
              "Z": 14, "QU": 9, "IN": 7, "ER": 7, "TH": 9, "CL": 10}  # fmt: skip
    lost = sum(points[card] for card in left[1].split()) if left else 0
    assert sum(int(word[2]) + int(word[3] or 0) for word in words) - lost == finished["best"]
    assert all(word[1].lower() in load("wide") for word in words)
    return puzzle


def check_q_less(capsys, key: str, text: str) -> str:
    puzzle, words, drawn = re.fullmatch(r"([a-z]+;[a-z./ ]+?) ([A-Z, ]+?)((?: [A-Z])+)", text).groups()
    letters, _, grid = puzzle.replace(" ", "").partition(";")
    assert drawn.lower().split() == [letter for letter in grid if letter.isalpha()]
    assert sorted(drawn.lower().split()) == sorted(letters)
    solution, finished = (each for each in solved(capsys, key, puzzle.replace(" ", "")) if each["event"] != "progress")
    assert finished["solutions"] == 1
    assert sorted(words.lower().split(", ")) == sorted(solution["words"])
    return puzzle.partition(";")[0]


def check_affix(capsys, key: str, text: str) -> str:
    puzzle, boards, words = re.fullmatch(r"(.*?) ([\d,]+) boards?\. (.*)", text).groups()
    bare = puzzle.partition(";")[0]
    assert solved(capsys, key, bare, "--print", "1")[-1]["boards"] == str(number(boards))
    full, finished = (each for each in solved(capsys, key, puzzle) if each["event"] != "progress")
    assert finished["boards"] == "1"
    listed = [word for part in words.split("; ") for word in part.partition(": ")[2].lower().split(", ")]
    assert sorted(listed) == sorted(full["words"])
    return bare


CHECKS = {"boggle": check_words, "word-streak": check_words, "quiddler": check_quiddler, "q-less": check_q_less,
          "affix": check_affix}  # fmt: skip


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext of poppler is not installed")
@pytest.mark.parametrize(
    "games",
    [
        pytest.param("boggle:8,q-less:8,quiddler:3,affix:5,word-streak:6", marks=pytest.mark.slow),
        pytest.param("boggle:300,q-less:300,quiddler:100,affix:100,word-streak:200", marks=pytest.mark.soak),
    ],
    ids=["30", "1000"],
)
def test_printed_solutions_are_those_of_the_solver(capsys, tmp_path, games):
    keep = load("wide")
    book, answers, said = made(capsys, tmp_path, "--number", "4711", "--games", games)
    pages = int(re.search(r"on (\d+) pages?,", said)[1])
    _, *parts = SECTION.split(text_of(book, pages + 1, 999))
    sections = {int(parts[n]): (KEYS[parts[n + 1]], parts[n + 2]) for n in range(0, len(parts), 3)}
    assert sorted(sections) == [answer["number"] for answer in answers]
    front = "".join(text_of(book, 1, pages).split())
    for answer in answers:
        key, text = sections[answer["number"]]
        body = re.sub(r"\s+", " ", re.split(r"[\n\f](?:Word list:|Puzzle book)", text)[0]).strip()
        puzzle = CHECKS[key](capsys, key, body)
        assert puzzle == answer["puzzle"]
        assert answer["code"] in front
        held = json.loads(printed(capsys, "challenge", answer["code"], "--json")[0])
        assert (held["game"], held["puzzle"]) == (key, answer["puzzle"])
    assert len(keep) > 0


def test_answers_are_json_lines_in_the_order_of_the_book(capsys, tmp_path):
    _, answers, said = made(capsys, tmp_path, "--number", "3", "--games", "boggle:3,q-less:2", "--level", "1000-2000")
    assert said.endswith("5 puzzles, 2 pages, Solutions from page 3")
    assert [answer["number"] for answer in answers] == [1, 2, 3, 4, 5]
    assert [answer["page"] for answer in answers] == [1, 1, 1, 1, 2]
    assert all(1000 <= answer["level"] <= 2000 for answer in answers)
    assert answers[0].keys() == {"number", "page", "game", "puzzle", "level", "code", "lexicon", "crc", "answer"}


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--games", "boggle"), "GAME:NUMBER"),
        (("--games", "chess:3"), "chess"),
        (("--games", "boggle:0"), "1 to"),
        (("--level", "high"), "LOW-HIGH"),
        (("--level", "1700-1400"), "level"),
        (("--games", "boggle:1", "--level", "3999-4000"), "no puzzle"),
        (("--paper", "a5"), "a5"),
        (("--lexicon", "nothing"), "nothing"),
    ],
)
def test_wrong_arguments_are_one_line(capsys, tmp_path, arguments, why):
    _, err = printed(
        capsys, "book", "--number", "1", "--games", "boggle:1", *arguments, "--out", str(tmp_path / "b.pdf"), status=2
    )
    assert len(err.splitlines()) == 1
    assert why in err
    assert not (tmp_path / "b.pdf").exists()


def test_a_file_that_cannot_be_written_is_named(capsys, tmp_path):
    (tmp_path / "file").touch()
    out = tmp_path / "file" / "b.pdf"
    _, err = printed(capsys, "book", "--number", "1", "--games", "boggle:1", "--out", str(out), status=2)
    assert str(out.parent) in err
    missing = tmp_path / "none"
    for option, name in (("--out", "x.pdf"), ("--answers", "x.jsonl")):
        arguments = ["book", "--number", "1", "--out", str(tmp_path / "b.pdf"), option, str(missing / name)]
        assert printed(capsys, *arguments, status=2)[1] == f"qless-studio: {missing}: folder not found"
    assert not missing.exists()


def test_too_few_puzzles_are_said(capsys, tmp_path):
    out, err = printed(
        capsys, "book", "--number", "1", "--games", "boggle:2,quiddler:1", "--level", "3999-4000", "--out",
        str(tmp_path / "b.pdf"),
    )  # fmt: skip
    assert "1 puzzle, 1 page" in out
    assert "1 of 3 found" in err


def test_a_limit_of_time_writes_nothing(capsys, tmp_path):
    out = tmp_path / "b.pdf"
    _, err = printed(
        capsys, "book", "--number", "1", "--games", "affix:50", "--seconds", "0.001", "--out", str(out), status=3
    )
    assert "nothing was written" in err
    assert not out.exists()
