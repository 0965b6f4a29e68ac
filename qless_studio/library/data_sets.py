"""The data sets that the program has made and ships: files with a description and a check sum."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import StudioError
from qless_studio.engine.resources import resource
from qless_studio.library.tables import Table

FILE = "data_sets.json"


@dataclass(frozen=True)
class DataSet:
    """A shipped file of results."""

    name: str
    title: str
    description: str
    """Description of the content, how it was computed, and what its fields mean."""
    file: str
    """Path among the shipped files."""
    sha256: str
    licence: str
    made_by: str
    """The command that makes it again, in the source of the program."""

    @property
    def path(self) -> Path:
        """Path of the file on this computer."""
        return resource(self.file)

    def read(self) -> Any:
        """The JSON value in the file; raises `StudioError` if it is not the file that was shipped."""
        try:
            content = self.path.read_bytes()
        except OSError as error:
            raise StudioError(f"cannot be read: {error.strerror}", str(self.path)) from None
        if sha256(content).hexdigest() != self.sha256:
            raise StudioError("is not the file that was shipped: its check sum differs", str(self.path))
        return json.loads(content)

    def __str__(self) -> str:
        return f"{self.title}\n{self.description}\n{self.path}\nSHA-256 {self.sha256}, {self.licence}"


def data_sets() -> dict[str, DataSet]:
    """The data sets by name: `q-less-atlas` and `proven-boards`."""
    known = json.loads(resource(FILE).read_text("utf-8"))
    return {name: DataSet(name, **values) for name, values in known.items()}


def proven_boards() -> Table:
    """The best boards of the shipped lists, one per row; `most` is `points` or `words`. Raises `StudioError`."""
    lists = data_sets()["proven-boards"].read()["lists"]
    rows = [
        {"lexicon": name, "rows": proof["rows"], "columns": proof["columns"], "most": proof["most"],
         "best": proof["best"], "board": board}
        for name, known in lists.items() for proof in known["proofs"] for board in proof["boards"]
    ]  # fmt: skip
    return Table.of(rows, "Proven best boards")
