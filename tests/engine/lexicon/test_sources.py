"""The shipped data is what the record beside it says it is."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import sqlite3

import pytest

from qless_studio.engine.folders import resource
from qless_studio.engine.lexicon.shipped import sources


def content(name):
    """What is inside a shipped file, whatever the library that packed it."""
    path = resource(f"lexicons/{name}")
    if path.suffix == ".gz":
        return gzip.decompress(path.read_bytes())
    with contextlib.closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as file:
        rows = [(table, *row) for table in ("def", "exc", "meta") for row in file.execute(f"select * from {table}")]
    return "".join("\t".join(row) + "\n" for row in sorted(rows)).encode("utf-8")


def test_files_are_the_recorded_ones():
    outputs = sources()["outputs"]
    assert set(outputs) == {"lexicon_en.tsv.gz", "commonness_en.tsv.gz", "definitions.sqlite"}
    for name, hashes in outputs.items():
        assert hashlib.sha256(resource(f"lexicons/{name}").read_bytes()).hexdigest() == hashes["sha256"], name
        assert hashlib.sha256(content(name)).hexdigest() == hashes["content_sha256"], name


def test_inputs_are_pinned():
    inputs = sources()["inputs"]
    assert [name.partition("-")[0].partition("_")[0] for name in inputs] == ["scowl", "wordnet", "wordfreq"]
    assert all(len(digest) == 64 for digest in inputs.values())


@pytest.mark.long
def test_rows_are_sorted_and_regions_known():
    rows = [line.split("\t") for line in content("lexicon_en.tsv.gz").decode("ascii").splitlines()[1:]]
    words = [row[0] for row in rows]
    assert words == sorted(set(words))
    assert {int(row[1]) for row in rows} == set(sources()["levels"])
    assert all(1 <= int(row[2]) <= 15 for row in rows)
