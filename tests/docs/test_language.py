"""Docstrings stand alone, and no phrase of `phrases.txt` is in code, window, help or guide."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
PACKAGE, DOCS = ROOT / "qless_studio", ROOT / "docs"
TRANSLATIONS = ROOT / "resources" / "translations" / "qless_studio_de.ts"
PHRASES = Path(__file__).with_name("phrases.txt")
NAMES = Path(__file__).with_name("names.txt")
LEANING = re.compile(
    r"(The same|Of|Those|That of|Likewise|Also|As above|Its?|They|Their|And|Or|But|Then|There|Such|Otherwise|"
    r"(Whether|What|How( \w+){0,2}|Where|When|Why) (it|they)|Another \w+[.,]|One of (?!the\b)|"
    r"(From|By|To|At|In) \w+\.?(?=\"\"\"|$))(?!\w)"
)
"""Openings that make sense only after the line above: an editor shows a docstring with its name alone."""
COMMENT = re.compile(r"(?:^|(?<=\s))#\s.*(?:\n\s*#\s.*)*", re.MULTILINE)


def plain(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


@cache
def sources() -> dict[Path, str]:
    """The text of each file of the package."""
    return {path: path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def docstrings_in(path: Path) -> list[tuple[str, str]]:
    """(place, text) of each docstring of a file, those of attributes too."""
    found, blocks = [], [ast.parse(sources()[path]).body]
    while blocks:
        for node in blocks.pop():
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                if isinstance(node.value.value, str):
                    found.append((f"{path.relative_to(ROOT)}:{node.lineno}", plain(node.value.value)))
            elif isinstance(body := getattr(node, "body", None), list):
                blocks.append(body)
    return found


def docstrings(near: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """The docstrings of the files whose text matches at all: to parse every file would take a second."""
    for path, source in sources().items():
        if near.search(plain(source)):
            yield from docstrings_in(path)


def comments() -> Iterator[tuple[str, str]]:
    """(file, text) of each comment; lines that follow each other are one."""
    for path, source in sources().items():
        for comment in COMMENT.findall(source):
            yield str(path.relative_to(ROOT)), plain(re.sub(r"\n\s*#", "", comment))


def pages() -> Iterator[tuple[str, str]]:
    """(file, text) of the help and the guide; decisions keep the words of their time."""
    for folder in (DOCS, ROOT / "resources" / "help" / "en"):
        for path in folder.rglob("*.md"):
            if DOCS / "decisions" not in path.parents:
                yield str(path.relative_to(ROOT)), plain(path.read_text("utf-8"))


def sentences() -> Iterator[tuple[str, str]]:
    """(file, sentence) of what the window says, as it was collected for translators."""
    read = {str(path.relative_to(ROOT)) for path in sources()}
    for message in ElementTree.parse(TRANSLATIONS).iter("message"):
        files = [each.get("filename", "").removeprefix("../../") for each in message.iter("location")]
        if not read.isdisjoint(files):
            yield files[0], message.findtext("source") or ""


def phrases() -> re.Pattern[str]:
    """The phrases of the file as one expression: a tenth of the time of one after the other."""
    lines = PHRASES.read_text("utf-8").splitlines()
    return re.compile("|".join(line for line in lines if line and not line.startswith("#")), re.IGNORECASE)


def test_a_docstring_makes_sense_with_its_name_alone():
    near = re.compile(rf'"""\s?{LEANING.pattern}')
    assert [f"{place}: {text}" for place, text in docstrings(near) if LEANING.match(text)] == []


def test_phrases_that_were_replaced_do_not_come_back():
    replaced = phrases()
    texts = [*docstrings(replaced), *comments(), *pages(), *sentences()]
    assert [f"{place}: {match.group()}" for place, text in texts for match in replaced.finditer(text)] == []


def test_names_that_were_replaced_do_not_come_back():
    lines = NAMES.read_text("utf-8").splitlines()
    replaced = {line.casefold() for line in lines if not line.startswith("#")}
    assert [(file, text) for file, text in sentences() if text.rstrip("…").casefold() in replaced] == []
