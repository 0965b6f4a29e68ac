"""Text from files, friends, word lists and plug-ins is plain text in the window and printable on a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import qless_studio
from qless_studio.cli.report import complain, put

SOURCES = Path(qless_studio.__file__).parent
ESCAPED = {
    "ui/shell/frame/about.py",
    "ui/shell/help/browser.py",
    "ui/shell/words/panel.py",
    "ui/widgets/basic/labels.py",
}
"""Where text is marked up: what these put into it is the program's own, or escaped."""
LETTERS = "a\x1b[2Jb\nc\x9b\u202ed\ud800"


def modules_with(pattern: str, folder: str) -> set[str]:
    files = (SOURCES / folder).rglob("*.py")
    return {path.relative_to(SOURCES).as_posix() for path in files if re.search(pattern, path.read_text("utf-8"))}


def test_the_window_marks_text_up_in_few_places():
    assert modules_with(r"RichText|MarkdownText|AutoText|(set|insert|append)(Html|Markdown)", "ui") == {
        *ESCAPED, "ui/style/studio_style.py",
    }  # fmt: skip


def test_commands_print_through_what_makes_everything_visible(capsys):
    assert modules_with(r"\bprint\(", "cli") == {"cli/report.py"}
    assert modules_with("ensure_ascii", "cli") == {"cli/generate.py"}  # the lines of a file
    put(LETTERS, "x\ty")
    complain(LETTERS)
    out, err = capsys.readouterr()
    assert out == "aU+001B[2JbU+000AcU+009BU+202EdU+D800\nx\ty\n"
    assert err == f"qless-studio: {out.splitlines()[0]}\n"
