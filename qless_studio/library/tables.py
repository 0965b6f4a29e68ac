"""A table: named columns of equal length, for people, notebooks and data frames."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas
    import pyarrow

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
