"""Where lexicons come from: shipped lists, the user's imported lists, any file. See docs/decisions/007."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import imported, shipped
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.lexicon.lexicon import Band, Lexicon
from qless_studio.engine.texts import plain, say

if TYPE_CHECKING:
    from qless_studio.engine.lexicon.importing import ImportOptions, ImportPreview


class Kind(Enum):
    """Where a list comes from; the value is its name for people."""

    SHIPPED = "shipped"
    IMPORTED = "imported"
    FILE = "file"


class LexiconInfo(NamedTuple):
    """What is known about a list without loading it."""

    name: str
    """Argument of `load`."""
    title: str
    kind: Kind
    size: int | None
    """Number of words; None when unknown."""
    description: str
    """One line, without a full stop."""
    language: str = ENGLISH.code
    """Code of the language."""
    source: str = ""
    licence: str = ""

    @property
    def alphabet(self) -> str:
        """The letters of its words."""
        return LANGUAGES[self.language].alphabet.letters

    @property
    def fields(self) -> dict[str, Any]:
        """The metadata as JSON values by name; `words` is their number, None for a damaged list."""
        return {
            "name": self.name,
            "title": self.title,
            "language": self.language,
            "words": self.size,
            "alphabet": self.alphabet,
            "source": self.source,
            "licence": self.licence,
        }


class LexiconFacts(NamedTuple):
    """What a list contains, and where it comes from."""

    info: LexiconInfo
    by_length: dict[int, int]
    """Number of words by length, in ascending order of length."""
    by_band: dict[Band, int]
    """Number of words in each band of commonness, the most common band first."""
    samples: tuple[str, ...]
    """Twelve words as they are spelt, evenly spread over the list."""


def available() -> list[LexiconInfo]:
    """All lists that `load` knows by name: the shipped ones, then the imported ones by name.

    A damaged imported list is included, so that it can be removed. Raises `LexiconError` when the folder of the
    imported lists cannot be read.
    """
    lists = [_shipped_info(entry) for entry in shipped.LISTS.values()]
    for name in imported.names():
        try:
            lists.append(_imported_info(name, imported.header(name)))
        except LexiconError as error:
            lists.append(LexiconInfo(name, name, Kind.IMPORTED, None, error.what))
    return lists


def load(name: str, options: ImportOptions | None = None) -> Lexicon:
    """The list of that name, or the one in the file of that path: shipped, then imported, then files.

    `wide` is a shipped list with American spellings, `wide+gb+ca` has British and Canadian ones too. A file is read as
    in an import with these options. Raises `LexiconError`.
    """
    if shipped.is_shipped(name):
        return shipped.load(name)
    if imported.exists(name):
        return imported.load(name)
    from qless_studio.engine.lexicon.importing import preview  # the first picture of the window needs no import

    path = _file(name)
    source = preview(path, options)
    _check_usable(source)
    language = LANGUAGES[source.options.language]
    return imported.lexicon_of(path.stem, source.words, source.frequency, language, source.spellings)


def load_installed(name: str) -> Lexicon:
    """The list of that name, never a file: for names in documents, shared texts and histories of others.

    A path in them could point to any file, on Windows to another computer too. Raises `LexiconError`.
    """
    if not is_installed(name):
        raise LexiconError(say("no word list has this name"), say("word list {}", name))
    return load(name)


def is_installed(name: str) -> bool:
    """Whether a shipped or imported list has this name."""
    return shipped.is_shipped(name) or imported.exists(name)


def facts(name: str) -> LexiconFacts:
    """Load a list and describe it; raises `LexiconError`."""
    lexicon = load(name)
    if shipped.is_shipped(name):
        info = _shipped_info(shipped.LISTS[name.partition("+")[0]])._replace(name=name, size=len(lexicon))
    elif imported.exists(name):
        info = _imported_info(name, imported.header(name))
    else:
        described = say("read from {}", name)
        info = LexiconInfo(name, lexicon.name, Kind.FILE, len(lexicon), described, lexicon.language.code)
        info = info._replace(source=str(_file(name)), licence=say("as for its source"))
    bands = Counter(map(lexicon.band, lexicon.words))
    step = max(1, len(lexicon) // 12)
    return LexiconFacts(
        info=info,
        by_length=dict(sorted(Counter(lexicon.lengths).items())),
        by_band={band: bands[band] for band in Band},
        samples=tuple(lexicon.spelt(word)[0] for word in lexicon.words[step // 2 :: step][:12]),
    )


def import_list(source: ImportPreview, name: str) -> LexiconInfo:
    """Store a previewed list permanently under a new name; raises `LexiconError`, and then nothing is stored."""
    _check_free(name)
    _check_usable(source)
    return _imported_info(name, imported.save(source, name))


def rename(name: str, new: str) -> None:
    """Give an imported list another name; raises `LexiconError`."""
    if name.casefold() != new.casefold():
        _check_free(new)
    imported.rename(name, new)


def remove(name: str) -> None:
    """Delete an imported list; raises `LexiconError`."""
    if shipped.is_shipped(name):
        raise LexiconError(say("is built in and cannot be removed"), say("word list {}", name))
    imported.remove(name)


def _check_free(name: str) -> None:
    imported.check_name(name)
    if shipped.is_shipped(name.lower()):
        raise LexiconError(say("a list has this name; choose another"), f"“{name}”")
    if imported.exists(name):
        raise LexiconError(say("a list has this name; choose another"), f"“{name}”")


def _shipped_info(entry: shipped.Shipped) -> LexiconInfo:
    known = shipped.sources(entry.language)
    return LexiconInfo(
        name=entry.name,
        title=entry.full_title,
        kind=Kind.SHIPPED,
        size=known["words"][entry.tier],
        description=entry.about,
        language=entry.language,
        source=known["source"],
        licence=known["licence"],
    )


def _imported_info(name: str, header: imported.Header) -> LexiconInfo:
    described = say("imported from {} on {}", header.source, header.date)
    licence = say("as for its source")
    return LexiconInfo(name, name, Kind.IMPORTED, header.words, described, header.language, described, licence)


def _file(name: str) -> Path:
    """The file with this path; raises `LexiconError`, for the name of a list was expected too."""
    try:
        path = Path(name).expanduser()
        if name and path.exists():
            return path
    except (OSError, ValueError, RuntimeError):  # a name too long, with a NUL, or with an unknown user's ~
        pass
    known = ", ".join(info.name for info in available() if info.kind is Kind.IMPORTED or info.language == ENGLISH.code)
    others = ", ".join(f"{code}-…" for code in LANGUAGES if code != ENGLISH.code)
    message = plain("no such word list or file; available lists: {}; in other languages: {}", known, others)
    raise LexiconError(message, say("word list {}", name))


def _check_usable(source: ImportPreview) -> None:
    """Raise `LexiconError` when there are no words."""
    if not source.words:
        reasons = "; ".join(plain("{} left out: {}", refusal.count, refusal.reason.label) for refusal in source.refused)
        raise LexiconError(
            say("contains no usable words ({})", reasons) if reasons else say("is empty"),
            say("word list {}", source.path.name),
        )
