"""Tables for people, notebooks and data frames, among them the word lists and the data sets."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qless_studio.engine.errors import OptionError, StudioError
from qless_studio.engine.folders import resource
from qless_studio.engine.lexicon import DEFAULT, Lexicon, available, load
from qless_studio.engine.lexicon.columns import LAYOUTS, ColumnLayout
from qless_studio.engine.lexicon.importing import ImportOptions
from qless_studio.engine.lexicon.languages import ENGLISH, language_of
from qless_studio.engine.lexicon.shipped import is_shipped
from qless_studio.engine.solving import Limit
from qless_studio.engine.texts import plain

if TYPE_CHECKING:
    import pandas
    import pyarrow


# A table: named columns of equal length, for people, notebooks and data frames.

SHOWN = 20
"""Rows that are printed; the others are counted."""
WIDEST = 48
"""Characters of a printed cell."""


class Table:
    """Columns by name. It has no methods to compute with: data frames have, and `to_pandas` makes one."""

    def __init__(self, columns: Mapping[str, Sequence[Any]], title: str = "") -> None:
        """All columns have the same length; `title` is the line above the table."""
        self._columns, self.title = dict(columns), title
        if len({len(column) for column in self._columns.values()}) > 1:
            raise ValueError("the columns of a table have the same length")

    @classmethod
    def of(cls, rows: Sequence[Mapping[str, Any]], title: str = "") -> Table:
        """The table of these rows; None where a row lacks a column."""
        names = dict.fromkeys(name for row in rows for name in row)
        return cls({name: [row.get(name) for row in rows] for name in names}, title)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(self._columns)

    def __len__(self) -> int:
        return len(next(iter(self._columns.values()), ()))

    def __getitem__(self, column: str) -> Sequence[Any]:
        """The values of a column; raises `KeyError`."""
        return self._columns[column]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (dict(zip(self._columns, values, strict=True)) for values in zip(*self._columns.values(), strict=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.columns == other.columns and self.to_rows() == other.to_rows()

    __hash__ = None  # type: ignore[assignment]

    def to_rows(self) -> list[dict[str, Any]]:
        """A dictionary for each row."""
        return list(self)

    def to_pandas(self) -> pandas.DataFrame:
        """A data frame; raises `ImportError` without pandas."""
        import pandas

        return pandas.DataFrame(self._columns)

    def to_arrow(self) -> pyarrow.Table:
        """An Arrow table; raises `ImportError` without pyarrow."""
        import pyarrow

        return pyarrow.table({name: list(column) for name, column in self._columns.items()})

    def __repr__(self) -> str:
        return f"Table({len(self)} rows: {', '.join(self.columns)})"

    def __str__(self) -> str:
        shown = [list(self.columns), *self._shown()]
        widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
        numbers = [all(isinstance(value, int | float) for value in self[name]) for name in self.columns]
        lines = [
            "  ".join(
                cell.rjust(width) if number else cell.ljust(width)
                for cell, width, number in zip(row, widths, numbers, strict=True)
            ).rstrip()
            for row in shown
        ]
        return "\n".join(filter(None, (self.title, *lines, self._more())))

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self._shown())
        above, below = (f"<p>{escape(line)}</p>" if line else "" for line in (self.title, self._more()))
        return f"{above}<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{below}"

    def _shown(self) -> list[list[str]]:
        columns = [[_cell(value) for value in column[:SHOWN]] for column in self._columns.values()]
        return [list(row) for row in zip(*columns, strict=True)]

    def _more(self) -> str:
        return f"... {len(self):,} rows" if len(self) > SHOWN else ""


def _cell(value: Any) -> str:
    if value is None:
        return ""
    text = f"{value:.4g}" if isinstance(value, float) else str(value)
    return text if len(text) <= WIDEST else text[: WIDEST - 3] + "..."


# What the public functions are given: a wrong type or limit is said where it was given, not deep inside.


def check_type(where: str, value: object, *kinds: type) -> None:
    """Raise TypeError that says where, unless the value is of one of these types; a bool is no number."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise TypeError(f"{where}: {type(value).__name__} given, {wanted} needed")


def check_positive(**numbers: Any) -> None:
    """Raise TypeError, or `OptionError`, unless each is None or a number above 0; only seconds need not be whole."""
    for name, value in numbers.items():
        if value is not None:
            check_type(name, value, int, *([float] if name == "seconds" else []))
            if not value > 0:  # nor NaN
                raise OptionError("must be above 0", name)


def limit(**limits: Any) -> Limit:
    """The limits of a search, as `check_positive` has them; None is no limit."""
    check_positive(**limits)
    return Limit(**limits)


# Word lists by name, as the library gives them.


def word_lists() -> Table:
    """Every list that `word_list` knows by name: shipped ones, then those the user has imported.

    `words` is their number, None for a damaged list. Raises `StudioError` if the folder of imported lists is
    unreadable.
    """
    return Table.of([info.fields for info in available()], "Word lists")


def word_list(
    name: str | os.PathLike[str] = DEFAULT,
    *,
    language: str = ENGLISH.code,
    encoding: str = "",
    layout: str = "",
    affix: str | os.PathLike[str] = "",
) -> Lexicon:
    """The list with this name, or the one in the file of this path; raises `StudioError`. A path is always a file.

    A list is a read-only set of words: `"quiz" in word_list()`. The rest is about files: the `language` of the words
    (`"pl"`), the `encoding` (any that Python knows), the `layout` of lines (`"lines"`, `"words"` or `"columns"`), and
    the affix file of a Hunspell dictionary. What is not given is found out.
    """
    check_type("word list", name, str, os.PathLike)
    name = name if isinstance(name, str) else os.path.abspath(name)
    if is_shipped(name):
        return _shipped(name)
    if layout not in ("", *LAYOUTS):
        raise StudioError(plain("unknown layout {!r}; available: {}", layout, ", ".join(LAYOUTS)), "layout")
    options = ImportOptions(
        language=language_of(language).code,
        layout=LAYOUTS.get(layout, ColumnLayout.AUTOMATIC),
        encoding=encoding,
        affix=Path(affix) if affix else None,
    )
    return load(name, options)


@lru_cache(maxsize=4)
def _shipped(name: str) -> Lexicon:
    """Loading takes 0.1 s; calls in a row use the same list."""
    return load(name)


def as_list(lexicon: str | Path | Lexicon) -> Lexicon:
    """The list itself, or what `word_list` gives; raises `StudioError`."""
    check_type("lexicon", lexicon, str, Path, Lexicon)
    return lexicon if isinstance(lexicon, Lexicon) else word_list(lexicon)


# The data sets that the program has made and ships: files with a description and a check sum.

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
