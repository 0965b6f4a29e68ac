"""Decode a foreign word list: its bytes by mark, wish or letters, and words in JSON."""

from __future__ import annotations

import codecs
import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from json.scanner import py_make_scanner  # type: ignore[attr-defined]  # not in the stubs
from typing import Any

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon.columns import OTHER_NUMBERS, WORD_HEADERS, Entries, number_of
from qless_studio.engine.lexicon.languages import LANGUAGES, Language
from qless_studio.engine.texts import damaged, phrase, plain, say

# Decode a foreign word list: by its byte order mark, as asked for, or by the letters of the language.
#
# See docs/decisions/103.

_WESTERN, _CENTRAL = phrase("{} (Western Europe)"), phrase("{} (Central Europe)")
ENCODINGS: dict[str, tuple[str, str]] = {
    "utf-8": ("{}", "UTF-8"),
    "utf-16": ("{}", "UTF-16"),
    "cp1252": (_WESTERN, "Windows-1252"),
    "iso8859-15": (_WESTERN, "ISO 8859-15"),
    "mac-roman": (_WESTERN, "Mac Roman"),
    "cp850": (_WESTERN, "DOS 850"),
    "cp1250": (_CENTRAL, "Windows-1250"),
    "iso8859-2": (_CENTRAL, "ISO 8859-2"),
    "cp852": (_CENTRAL, "DOS 852"),
    "mac-latin2": (_CENTRAL, "Mac Latin 2"),
}
"""What word lists of our languages are encoded in, with a template and a name for people."""

_GUESSED = tuple(ENCODINGS)[2:]
"""Encodings that only the letters distinguish, the most usual first."""

_MARKS = (  # UTF-32 first: its little-endian mark begins with that of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

_NOT_FILES = {"idna", "punycode", "unicode-escape", "raw-unicode-escape", "unicode_escape", "raw_unicode_escape"}
"""Codecs for other things than files, some of them of quadratic cost."""

_FITTING = 0.6
"""Fit above which a guess is not compared with other languages: lists of the language have 0.8 and more."""
_ALIEN = 0.1
"""Share of characters that are no letters of the language above which a guess is no text."""


def encoding_of(name: str) -> str:
    """Python's name of the encoding that goes by this name (`latin2`, `Windows-1250`); raises `LexiconError`."""
    try:
        bytes(4).decode(name)  # refuses codecs between bytes, such as base64
        found = codecs.lookup(name).name
        if found not in _NOT_FILES:
            return found
    except (LookupError, ValueError):  # ValueError: a NUL in the name
        pass
    known = ", ".join(ENCODINGS)
    raise LexiconError(plain("unknown encoding {!r}; usual ones: {}", name, known), plain("encoding"))


def decode(content: bytes, where: str, language: Language, asked: str = "", likely: str = "") -> tuple[str, str]:
    """The text of a file as `clean` makes it, and how it was decoded; raises `LexiconError` at `where`.

    `asked`: the only encoding to try. `likely`: the one to try if the file is neither marked nor UTF-8. Otherwise the
    encoding is the one that gives the most letters of the language; in text in UTF-8 only what is not valid is read in
    another encoding. 0.3 s for 4 MB of Polish.
    """
    marked = asked or next((encoding for mark, encoding in _MARKS if content.startswith(mark)), "utf-8")
    content = content.removeprefix(codecs.BOM_UTF8) if marked == "utf-8" else content
    try:
        text, encoding = _decoded(content, _with_order(marked, content)), marked
    except UnicodeError:
        if asked or marked != "utf-8":
            line = _first_lines(content, marked).count("\n") + 1
            raise LexiconError(say("line {} is not text in {}", line, marked), where) from None
        text, encoding = _guessed(content, where, language, likely)
    if "\0" in text:
        raise LexiconError(say("the file is not text"), where)
    return "".join(map(clean, _pieces(text))), encoding


_PIECE = 1 << 17
"""Bytes or characters worked on at a time: some milliseconds, for no other thread runs meanwhile."""


def _with_order(encoding: str, content: bytes) -> str:
    """The encoding; for UTF-16 without a mark the one with its byte order, for high bytes are zero more often."""
    if encoding != "utf-16" or content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return encoding
    return "utf-16-be" if content[::2].count(0) > content[1::2].count(0) else "utf-16-le"


def _decoded(content: bytes, encoding: str) -> str:
    decoder = codecs.getincrementaldecoder(encoding)()
    starts = range(0, len(content), _PIECE)
    return "".join([*(decoder.decode(content[start : start + _PIECE]) for start in starts), decoder.decode(b"", True)])


def _first_lines(content: bytes, encoding: str) -> str:
    """The text before the first error."""
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        return content[: error.start].decode(encoding, "ignore")


def _pieces(text: str) -> Iterator[str]:
    """The text in pieces that `clean` cleans as it would the whole."""
    start = 0
    while start < len(text):
        end = start + _PIECE
        while end < len(text) and (text[end] == "\n" or unicodedata.combining(text[end])):
            end += 1
        yield text[start:end]
        start = end


_RUN = re.compile(rb"[A-Za-z]{0,2}[\x80-\xff]+")
"""Bytes that are not ASCII, with the letters before them."""


def _guessed(content: bytes, where: str, language: Language, likely: str) -> tuple[str, str]:
    """The text in the encoding that fits best, and its name; raises `LexiconError` if none gives text."""
    runs = Counter(run[0] for run in _RUN.finditer(content))
    utf8 = {run: count for run, count in runs.items() if _is_utf8(run)}
    others = {run: count for run, count in runs.items() if run not in utf8}
    encoding, language = (likely, language) if likely else _best(others, language)
    if utf8 and _fit(utf8, encoding, language) > _fit(utf8, "utf-8", language):  # only looks like UTF-8, as ÓŻ may
        utf8, others = {}, runs
    alien = sum(count * _strange(run.decode(encoding, "replace")) for run, count in others.items())
    if not likely and alien > _ALIEN * len(content):
        raise LexiconError(say("the file is not text"), where)
    made = {run: (run.decode() if run in utf8 else run.decode(encoding, "replace")).encode() for run in runs}
    content = _RUN.sub(lambda run: made[run[0]], content)
    return _decoded(content, "utf-8"), say("{} and {}", "utf-8", encoding) if utf8 else encoding


def _is_utf8(run: bytes) -> bool:
    try:
        run.decode()
    except UnicodeDecodeError:
        return False
    return True


def _best(runs: Mapping[bytes, int], language: Language) -> tuple[str, Language]:
    """The encoding that fits the language best; if none fits well, that and the language that fit best together."""

    def best(languages: Iterable[Language]) -> tuple[float, str, Language]:
        fits = ((_fit(runs, encoding, each), encoding, each) for each in languages for encoding in _GUESSED)
        return max(fits, key=lambda fit: fit[0])

    found = best([language])
    return (found if found[0] > _FITTING else max(found, best(LANGUAGES.values()), key=lambda fit: fit[0]))[1:]


def _fit(runs: Mapping[bytes, int], encoding: str, language: Language) -> float:
    """How well the runs, so decoded, fit the language: from 0 to 1, where all are its most frequent letters.

    A capital after a small letter, and a small letter after two capitals, are the wrong letter.
    """
    weight = dict.fromkeys(_QUOTES, 0.5) | {each: 1 - place / 50 for place, each in enumerate(language.spelt_with)}
    fit, every = 0.0, 0
    for run, count in runs.items():
        before = ""
        for letter in run.decode(encoding, "replace"):
            if not letter.isascii():
                every += count
                odd = before[-1:].islower() if letter.isupper() else before.isupper() and len(before) > 1
                fit += 0 if odd else count * weight.get(letter.lower(), 0)
            before = before[-1:] + letter
    return fit / (every or 1)


def _strange(text: str) -> int:
    """How many of the characters are neither ASCII nor letters of our languages; all of many in a row."""
    strange = [each.lower() not in _LATIN for each in text if not each.isascii()]
    return len(strange) if len(strange) > 5 else sum(strange)


_QUOTES = "’“”„«»–"
_LATIN = {letter for language in LANGUAGES.values() for letter in language.spelt_with} | set(_QUOTES)

_ENDS = re.compile("\r\n?|[\v\f\x85\u2028\u2029]")
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's default-ignorable characters."""


def clean(text: str) -> str:
    """The text with `\\n` as the only end of line, composed accents (NFC), and without invisible characters."""
    text = _ENDS.sub("\n", text)
    if text.isascii():
        return text
    plain = {ord(each): _plain(each) for each in set(text) if _plain(each) != each}
    text = _INVISIBLE.sub("", text)
    return unicodedata.normalize("NFC", text.translate(plain) if plain else text)


def _plain(letter: str) -> str:
    """A letter such as ﬁ in usual ones; ™ and ª, which are no letters of words, as they are."""
    return unicodedata.normalize("NFKC", letter) if unicodedata.category(letter) in ("Lu", "Ll", "Lt") else letter


# Word lists in JSON: arrays and objects of words, records with a word in each.

_FEW = 64
"""Keys of an object that may be headings over lists of words; more of them are words."""

_LAST_COMMA = re.compile(r",(?=\s*[\]}])")
"""A comma after the last value, as many who write JSON by hand have it."""

Pair = tuple[str, float | None]


def json_entries(text: str, where: str, named: bool) -> Entries | None:
    """The entries of a JSON text, or None for any other text.

    `named`: the file says that it is JSON; then a text that is none raises `LexiconError` at `where`.
    """
    if text.lstrip()[:1] not in ("[", "{"):
        return None
    try:
        pairs = [(word if word.isascii() else clean(word), number) for word, number in _pairs(_loaded(text))]
    except (ValueError, RecursionError) as error:
        if not named:
            return None
        line = getattr(error, "lineno", 1)
        raise LexiconError(damaged("invalid JSON in line {}", line), where) from None
    numbered = say("numbers as frequencies") if any(number is not None for _, number in pairs) else ""
    rows = [(word, number, 1) for word, number in pairs]
    return Entries(rows, [word for word, _ in pairs], (say("a JSON list"),), numbered)


def _loaded(text: str) -> Any:
    """The value of a JSON text, or an array of the values of its lines; raises `ValueError`, `RecursionError`."""
    slow = json.JSONDecoder()
    slow.scan_once = py_make_scanner(slow)  # type: ignore[attr-defined]  # the one in C stops all threads meanwhile
    try:
        return slow.decode(text)
    except ValueError:
        lines = text.splitlines()
        if len(lines) > 1 and lines[0].rstrip().endswith(("}", "]")):
            return [json.loads(line) for line in lines if line.strip()]
        return slow.decode(_LAST_COMMA.sub("", text))


def _pairs(value: Any) -> Iterator[Pair]:
    """The words of a value, each with the number beside it."""
    match value:
        case str():
            yield value, None
        case bool() | None:
            pass
        case int() | float():
            yield str(value), None
        case list():
            for each in value:
                match each:
                    case [str(word), int() | float() as number, *_]:
                        yield word, _frequency(number)
                    case _:
                        yield from _record(each) if isinstance(each, dict) else _pairs(each)
        case dict():
            held = {key.lower(): each for key, each in value.items() if isinstance(each, list | dict)}
            if _are_headings(held, len(value)):
                named = [each for key, each in held.items() if key in WORD_HEADERS]
                for each in named or held.values():
                    yield from _pairs(each)
            else:
                yield from ((word, _frequency(beside)) for word, beside in value.items())


def _record(fields: dict[str, Any]) -> Iterator[Pair]:
    """The word of an object in an array, {"word": "apple", "count": 5}; without one the words of the object."""
    texts = {key: field for key, field in fields.items() if isinstance(field, str)}
    word = next((texts[key] for key in texts if key.lower() in WORD_HEADERS), next(iter(texts.values()), None))
    numbers = (_frequency(field) for key, field in fields.items() if key.lower() not in OTHER_NUMBERS)
    if word is None:
        yield from _pairs(fields)
    else:
        yield word, next((number for number in numbers if number is not None), None)


def _are_headings(held: dict[str, Any], keys: int) -> bool:
    """Whether the keys of an object are headings over words, as letters or lengths are, and not words themselves.

    `held`: what it holds of arrays and objects; `keys`: how many keys it has.
    """
    inner = {text for each in held.values() for text in each if isinstance(text, str)}
    values = (part for each in held.values() for part in (each.values() if isinstance(each, dict) else each))
    deep = any(isinstance(part, list | dict) for part in values)
    if keys > _FEW or not (inner or deep):
        return False
    around = len(held) == 1 and (deep or len(inner) > 1)
    return around or len(inner) > len(held) or all(len(key) < 3 for key in held) or not WORD_HEADERS.isdisjoint(held)


def _frequency(value: Any) -> float | None:
    """A number as `number_of` takes it from a text."""
    return number_of(repr(value)) if isinstance(value, int | float) and not isinstance(value, bool) else None
