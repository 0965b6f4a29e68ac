"""The guide and the reference speak of the program as it is."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from qless_studio.engine.options import options_of
from qless_studio.ui.games import OWN, VIEWS

ROOT = Path(__file__).resolve().parents[2]
DOCS, ENGINE = ROOT / "docs", ROOT / "qless_studio" / "engine"
LARGEST_PICTURE = 150 * 1024


def test_every_option_is_on_its_games_page():
    for view in OWN:
        text = (DOCS / "guide" / f"{view.key}.md").read_text("utf-8").partition("## Options")[2].lower()
        missing = [option.label for option in options_of(view.game.options) if option.label.lower() not in text]
        assert missing == [], view.key


def script_of(name: str):
    """A script of packaging, imported."""
    spec = spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    script = sys.modules[name] = module_from_spec(spec)
    sys.path.insert(0, str(ROOT / "packaging"))  # for what it imports from beside it
    try:
        spec.loader.exec_module(script)
    finally:
        sys.path.remove(str(ROOT / "packaging"))
    return script


def test_the_tables_of_keys_are_made_from_the_declarations():
    script = script_of("guide_keys")
    assert script.main(["--check"]) == 0, "run packaging/guide_keys.py"


@pytest.mark.skipif(len(VIEWS) > len(OWN), reason="a plug-in has options of its own")
def test_the_manual_page_is_made_from_the_parser_and_the_declarations():
    script = script_of("manual_page")
    assert script.main(["--check"]) == 0, "run packaging/manual_page.py"


def test_pictures_come_from_the_script_and_all_are_there():
    script = script_of("screenshots")
    taken = {name for picture in script.PICTURES for name in script.files(picture)}
    there = {path.name: path.stat().st_size for path in (DOCS / "images").glob("*.png")}
    assert set(there) == taken
    assert max(there.values()) <= LARGEST_PICTURE


def test_the_table_and_the_picture_of_the_atlas_are_those_of_its_figures():
    script = script_of("q_less_atlas")
    lists = json.loads(script.OUT.read_text("utf-8"))["lists"]
    assert script.GUIDE.read_text("utf-8") == script.guide(lists)
    assert script.PICTURE.read_text("utf-8") == script.picture(lists)


def test_every_picture_is_shown_somewhere():
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "README.md", *DOCS.rglob("*.md"), *DOCS.rglob("*.txt")))
    assert [path.name for path in (DOCS / "images").glob("*") if f"images/{path.name})" not in pages] == []


def test_every_decision_has_its_form_a_line_in_the_index_and_code_that_names_it():
    index = (DOCS / "decisions" / "index.md").read_text("utf-8")
    sources = "".join(
        path.read_text("utf-8") for top in ("qless_studio", "packaging", "tests") for path in (ROOT / top).rglob("*.py")
    )
    named = {
        number for text in re.findall(r"docs/decisions/([0-9, and]+)", sources) for number in re.findall(r"\d{3}", text)
    }
    named |= set(re.findall(r"docs/decisions/(\d{3})", (ROOT / "pyproject.toml").read_text("utf-8")))
    for page in sorted((DOCS / "decisions").glob("[0-9]*.md")):
        number, text = page.name[:3], page.read_text("utf-8")
        assert text.startswith(f"# {number}: "), page.name
        parts = ("- Status: ", "- Date: ", "## Context", "## Decision", "## Consequences")
        assert [part for part in parts if f"\n{part}" not in text] == [], page.name
        assert index.count(f"| [{number}]({page.name}) |") == 1, page.name
        assert number in named, page.name


def test_the_picture_of_the_architecture_has_every_layer_that_is_checked():
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    layers = [each for contract in tools["importlinter"]["contracts"] for each in contract.get("layers", ())]
    picture = set(re.findall(r"\w+", (DOCS / "architecture.md").read_text("utf-8").split("```")[1]))
    assert [name for layer in layers for name in re.findall(r"\w+", layer) if name not in picture] == []


def test_files_that_the_architecture_names_exist():
    named = re.findall(r"`(\w+/[\w/]+(?:\.py)?)`", (DOCS / "architecture.md").read_text("utf-8"))
    assert named
    assert [path for path in named if not any((top / path).exists() for top in (ROOT, ROOT / "qless_studio"))] == []


def test_links_and_pictures_lead_somewhere():
    broken = []
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")):
        for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text("utf-8")):
            if not target.startswith("http") and not (page.parent / target).exists():
                broken.append(f"{page.relative_to(ROOT)}: {target}")
    assert broken == []


def test_the_reference_has_every_module_of_the_engine():
    text = "\n".join(path.read_text("utf-8") for path in (DOCS / "reference").glob("*.md"))
    told = set(re.findall(r"automodule:: (\S+)", text))
    modules = set()
    for path in ENGINE.rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if path.name != "__init__.py" and not {"kernels", "nullgame"} & set(parts):
            modules.add(".".join(parts))
    packages = {f"qless_studio.engine.games.{view.key.replace('-', '_')}" for view in OWN}
    assert told == modules | packages
