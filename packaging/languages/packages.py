"""The packages that word lists are made from: pinned by hash, read by member; Hunspell's affix rules; wordfreq."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import sys
import tarfile
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent


class Packages:
    """A folder with the packages of hashes.json."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known: dict[str, str] = json.loads((HERE / "hashes.json").read_text("utf-8"))

    def bytes(self, name: str) -> bytes:
        content = (self.folder / name).read_bytes()
        if hashlib.sha256(content).hexdigest() != self.known[name]:
            sys.exit(f"{name} is not the package this script was written for")
        return content

    def wheel(self, name: str, member: str) -> bytes:
        self.bytes(name)
        with zipfile.ZipFile(self.folder / name) as archive:
            content = archive.read(member)
        return gzip.decompress(content) if member.endswith(".gz") else content

    def deb(self, name: str, member: str) -> str:
        content = self.bytes(name)
        place = 8
        while not content[place : place + 16].startswith(b"data.tar"):
            size = int(content[place + 48 : place + 58])
            place += 60 + size + size % 2
        size = int(content[place + 48 : place + 58])
        with tarfile.open(fileobj=io.BytesIO(content[place + 60 : place + 60 + size]), mode="r:*") as archive:
            return archive.extractfile(f"./{member}").read().decode("utf-8-sig")


class Affixes:
    """The rules of an .aff file: expands a stem to all its forms, without compounds."""

    def __init__(self, text: str) -> None:
        self.mode = "char"
        self.suffixes: dict[str, list] = defaultdict(list)
        self.prefixes: dict[str, list] = defaultdict(list)
        self.cross: dict[str, bool] = {}
        self.special: dict[str, str] = {}
        for line in text.splitlines():
            part = line.split()
            if not part:
                continue
            if part[0] == "FLAG":
                self.mode = {"long": "long", "num": "num"}.get(part[1], "char")
            elif part[0] in ("NEEDAFFIX", "FORBIDDENWORD", "ONLYINCOMPOUND", "CIRCUMFIX", "NOSUGGEST"):
                self.special[part[0]] = part[1]
            elif part[0] in ("SFX", "PFX") and len(part) >= 4:
                table = self.suffixes if part[0] == "SFX" else self.prefixes
                if len(part) == 4 and part[2] in "YN" and part[3].isdigit() and part[1] not in table:
                    self.cross[part[0] + part[1]] = part[2] == "Y"
                    table[part[1]] = []
                    continue
                strip = "" if part[2] == "0" else part[2]
                add, _, more = part[3].partition("/")
                add = "" if add == "0" else add
                condition = (
                    part[4] if len(part) > 4 and not part[4].startswith(("po:", "is:", "ds:", "dp:", "[CAT")) else "."
                )
                condition = condition if condition != "." else ""
                try:
                    pattern = re.compile(f"(?:{condition})$" if part[0] == "SFX" else f"(?:{condition})")
                except re.error:
                    continue
                table[part[1]].append((strip, add, pattern, self.flags(more)))

    def flags(self, text: str) -> tuple[str, ...]:
        if self.mode == "long":
            return tuple(text[i : i + 2] for i in range(0, len(text), 2))
        if self.mode == "num":
            return tuple(text.split(",")) if text else ()
        return tuple(text)

    def _suffixed(self, word: str, flags: Iterable[str], depth: int = 0) -> Iterator[tuple[str, bool, tuple[str, ...]]]:
        for flag in flags:
            for strip, add, pattern, more in self.suffixes.get(flag, ()):
                if word.endswith(strip) and pattern.search(word):
                    made = word[: len(word) - len(strip)] + add
                    yield made, self.cross["SFX" + flag], more
                    if more and depth < 1:
                        yield from self._suffixed(made, more, depth + 1)

    def expand(self, stem: str, flags: tuple[str, ...], prefixes: str | None = None) -> set[str]:
        """All forms; `prefixes`: the flags of prefixes to use, None for all, "" for none."""
        if self.special.get("FORBIDDENWORD") in flags:
            return set()
        made = [] if self.special.get("NEEDAFFIX") in flags else [(stem, True, ())]
        made += self._suffixed(stem, flags)
        forms = set()
        for word, cross, more in made:
            if self.special.get("NEEDAFFIX") in more:
                continue
            if self.special.get("ONLYINCOMPOUND") in more or (not more and self.special.get("ONLYINCOMPOUND") in flags):
                continue
            forms.add(word)
            for flag in (*flags, *more) if cross else more:
                if prefixes is not None and flag not in prefixes:
                    continue
                for strip, add, pattern, _ in self.prefixes.get(flag, ()):
                    if word.startswith(strip) and pattern.match(word):
                        forms.add(add + word[len(strip) :])
        return forms


@cache
def _wordfreq(folder: Path, code: str) -> dict[str, float]:
    import msgpack

    Packages(folder).bytes("wordfreq-3.1.1-py3-none-any.whl")
    with zipfile.ZipFile(folder / "wordfreq-3.1.1-py3-none-any.whl") as wheel:
        content = gzip.decompress(wheel.read(f"wordfreq/data/large_{code}.msgpack.gz"))
    head, *buckets = msgpack.unpackb(content, raw=False)
    if head != {"format": "cB", "version": 1}:
        sys.exit(f"wordfreq {code}: unknown format {head}")
    return {word: max(0.0, round(9 - i / 100, 2)) for i, bucket in enumerate(buckets) for word in bucket}


def wordfreq(p: Packages, code: str) -> dict[str, float]:
    """Zipf value by word in small letters, ß as ss."""
    return _wordfreq(p.folder, code)
