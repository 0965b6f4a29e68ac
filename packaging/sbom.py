"""Write the bill of materials of the frozen program, in CycloneDX 1.5, from the environment it was frozen in."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

FROZEN = ("PySide6-Essentials", "shiboken6", "pyahocorasick", "platformdirs", "fsrs", "typing_extensions")
ASK = """\
import importlib.metadata, json, platform, sys
facts = {name: importlib.metadata.metadata(name) for name in sys.argv[1:]}
print(json.dumps({"python": platform.python_version(), "packages": {
    name: [data["Version"], (data.get("License-Expression") or data.get("License") or "").partition("\\n")[0]]
    for name, data in facts.items()}}))
"""


def write(python: Path, version: str, path: Path) -> None:
    """What the frozen program is made of, as `python`, the interpreter of the build environment, has it installed."""
    answer = subprocess.run([str(python), "-c", ASK, *FROZEN], capture_output=True, text=True, check=True)
    facts = json.loads(answer.stdout)
    root = Path(__file__).resolve().parents[1]
    components = [_component("CPython", facts["python"], "PSF-2.0", "pkg:generic/python@" + facts["python"])]
    for name, (release, licence) in facts["packages"].items():
        components.append(_component(name, release, licence, f"pkg:pypi/{name.lower()}@{release}"))
    inputs = json.loads((root / "resources/lexicons/SOURCES.json").read_text("utf-8"))["inputs"]
    inputs |= json.loads((root / "packaging/languages/hashes.json").read_text("utf-8"))
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "qless-studio", "version": version}},
        "components": components + _data(inputs),
    }
    path.write_text(json.dumps(bill, indent=1) + "\n", "utf-8")


def _component(name: str, version: str, licence: str, purl: str) -> dict[str, object]:
    made: dict[str, object] = {"type": "library", "name": name, "version": version, "purl": purl}
    if licence:
        made["licenses"] = [{"license": {"name": licence}}]
    return made


def _data(inputs: dict[str, str]) -> list[dict[str, object]]:
    """What the word data was derived from: file names, and the hashes they are pinned by."""
    return [
        {"type": "data", "name": name, "hashes": [{"alg": "SHA-256", "content": digest}]}
        for name, digest in inputs.items()
    ]
