"""Fill in the manifests with which Windows' package manager, winget, finds the installer."""

from __future__ import annotations

import hashlib
from pathlib import Path

from debian import filled_in

TEMPLATES = Path(__file__).resolve().parent / "windows/winget"


def build(installer: Path, version: str, out: Path) -> list[Path]:
    """The manifests of an installer, in `out`: what a pull request to winget's repository consists of."""
    out.mkdir(parents=True, exist_ok=True)
    made = []
    for template in sorted(TEMPLATES.glob("*.yaml")):
        text = filled_in(template.read_text("utf-8"), version)
        text = text.replace("@INSTALLER@", installer.name)
        text = text.replace("@SHA256@", hashlib.sha256(installer.read_bytes()).hexdigest().upper())
        made.append(out / template.name)
        made[-1].write_text(text, "utf-8")
    return made
