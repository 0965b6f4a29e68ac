"""Collect every string the program shows, and keep the files of translators up to date with them.

    python packaging/translations.py [--check | --forget] [LANGUAGE ...]

Without languages all those there are; a new one, such as `fr`, begins a file of its own. For each it writes
`resources/translations/qless_studio_LANGUAGE.ts` (translations kept, those of strings that are gone marked as vanished)
and compiles it to `.qm`. `--forget` drops what vanished. `--check` writes nothing and says what is not up to date,
unfinished or wrong.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
TEST_GAME = "nullgame"
"""Nobody plays it."""
SOURCES = ROOT / "qless_studio"
FOLDER = ROOT / "resources" / "translations"
TEXTS, ENGINE = "qless_studio.engine.texts", "Engine"
"""Where `say` comes from, and the context of everything that goes through it."""
FORMS = {"de": 2, "en": 2, "fr": 2, "nl": 2, "es": 2, "it": 2, "he": 2, "ar": 6, "pl": 3, "ru": 3, "cs": 3}
"""How many forms a number has in a language, as Qt counts them."""
PLACEHOLDER = re.compile(r"%n|\{[0-9]*(?:![rsa])?(?::[^{}]*)?\}")
FOREIGN = re.compile(r"%[0-9a-mo-zA-Z]")
"""Placeholders of other kinds: `{}` is the one kind there is, and `%n` for the number that chooses a plural form."""


class Unreadable(Exception):  # noqa: N818 - a complaint about a source line
    """A call whose text cannot be known without running the program."""


@dataclass
class Message:
    """One string to be translated."""

    context: str
    source: str
    plural: bool = False
    """Whether it has a form for one and others for more."""
    files: list[str] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)
    """The translation: one form, or as many as the language has; empty while there is none."""
    finished: bool = False


def messages(root: Path = SOURCES) -> dict[tuple[str, str], Message]:
    """All strings of the program by (context, source), in the order of files and lines; raises `Unreadable`."""
    found: dict[tuple[str, str], Message] = {}
    for path in sorted(root.rglob("*.py")):
        if path.parent.name == TEST_GAME:
            continue
        name = path.relative_to(root.parent).as_posix()
        for context, source, plural in Reader(ast.parse(path.read_text("utf-8")), name).strings():
            message = found.setdefault((context, source), Message(context, source))
            message.plural |= plural
            if name not in message.files:
                message.files.append(name)
    return found


def parents_in(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    """Every node under this one, in the order of `ast.walk`, and the node it is directly in."""
    found: dict[ast.AST, ast.AST] = {}
    nodes = [tree]
    for parent in nodes:
        for child in ast.iter_child_nodes(parent):
            found[child] = parent
            nodes.append(child)
    return found


class Reader:
    """The strings of one source file, by its calls of tr, translate, say, counted, phrase and option."""

    def __init__(self, tree: ast.Module, name: str) -> None:
        self._name = name
        self._tree = tree
        self._of_engine = {
            alias.name
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and node.module == TEXTS
            for alias in node.names
        }
        if name.removesuffix(".py").replace("/", ".") == TEXTS:  # says some sentences itself
            self._of_engine = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        self._parents = parents_in(tree)

    def strings(self) -> Iterator[tuple[str, str, bool]]:
        """(context, source, whether it has a plural) of each string, in order."""
        calls = [node for node in self._parents if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            for context, node, plural in self._texts(call):
                for text in self._literals(node):
                    if text:
                        yield context, text, plural

    def _texts(self, call: ast.Call) -> Iterator[tuple[str, ast.expr, bool]]:
        """(context, expression, plural) for each text in a call."""
        name = _called(call)
        if name in ("tr", "_tr") and call.args:
            yield self._context(call), call.args[0], len(call.args) > 2
        elif name == "translate" and len(call.args) >= 2:
            if isinstance(getattr(call.args[0], "value", None), str) and not self._is_helper(call):
                yield call.args[0].value, call.args[1], len(call.args) > 3
        elif name == "option" and isinstance(call.func, ast.Name):
            yield from ((ENGINE, node, False) for node in _option_texts(call))
        elif name not in self._of_engine or not isinstance(call.func, ast.Name):
            return
        elif name in ("say", "phrase"):
            yield from ((ENGINE, node, False) for node in _unless_marked(call.args[0]))
        elif name == "counted":
            yield ENGINE, call.args[2], True

    def _literals(self, node: ast.expr) -> list[str]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return [node.value]
        if isinstance(node, ast.IfExp):
            return [*self._literals(node.body), *self._literals(node.orelse)]
        raise Unreadable(f"{self._name}:{node.lineno}: {ast.unparse(node)} is no literal; nobody can translate it")

    def _around(self, node: ast.AST) -> Iterator[ast.AST]:
        while node in self._parents:
            node = self._parents[node]
            yield node

    def _context(self, call: ast.Call) -> str:
        """The class whose method says `self.tr`, or the context that a function `tr` of the module names."""
        helper = self._helper(call.func.id) if isinstance(call.func, ast.Name) else None
        inner = [node for node in self._around(call) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        if isinstance(call.func, ast.Name) and not any(_makes_tr(node, call.func.id) for node in inner):
            if helper is None:
                raise Unreadable(f"{self._name}:{call.lineno}: where {call.func.id} comes from is not to be seen here")
            return helper
        if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) != "self":
            raise Unreadable(f"{self._name}:{call.lineno}: say translate(context, text): the class is not to be seen")
        return next(node.name for node in inner if isinstance(node, ast.ClassDef))

    def _helper(self, name: str) -> str | None:
        """The context that the module's own function of that name translates in."""
        for node in self._tree.body:
            if isinstance(node, ast.FunctionDef) and node.name == name:
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Call) and _called(inner) == "translate":
                        assert isinstance(inner.args[0], ast.Constant)
                        return str(inner.args[0].value)
        return None

    def _is_helper(self, call: ast.Call) -> bool:
        """Whether this is the `translate` inside such a function, whose text is its caller's."""
        inner = next((node for node in self._around(call) if isinstance(node, ast.FunctionDef)), None)
        text = call.args[1]
        return inner is not None and isinstance(text, ast.Name) and text.id in {each.arg for each in inner.args.args}


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _makes_tr(node: ast.AST, name: str) -> bool:
    """Whether a function has the line `tr = self.tr`."""
    if not isinstance(node, ast.FunctionDef):
        return False
    assigned = [each for each in ast.walk(node) if isinstance(each, ast.Assign)]
    return any(
        isinstance(target, ast.Name) and target.id == name
        for each in assigned
        for target in ast.walk(each)
        if isinstance(getattr(target, "ctx", None), ast.Store) and "self.tr" in ast.unparse(each.value)
    )


def _unless_marked(node: ast.expr) -> Iterator[ast.expr]:
    """What is said, but for names of constants: those were marked by `phrase` where they stand."""
    if isinstance(node, ast.IfExp):
        yield from _unless_marked(node.body)
        yield from _unless_marked(node.orelse)
    elif not isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
        yield node


def _option_texts(call: ast.Call) -> Iterator[ast.expr]:
    """Label, help and the names of choices in a declaration of an option."""
    yield from call.args[1:3]
    for keyword in call.keywords:
        if keyword.arg in ("label", "help"):
            yield keyword.value
        if keyword.arg == "choices":
            for pair in ast.walk(keyword.value):
                if isinstance(pair, ast.Tuple) and len(pair.elts) == 2 and isinstance(pair.elts[1], ast.Constant):
                    yield pair.elts[1]


def read(path: Path) -> list[Message]:
    """The messages of a .ts file, those that vanished too."""
    found = []
    for context in ElementTree.parse(path).iter("context"):
        for node in context.iter("message"):
            translation = node.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            message = Message(context.findtext("name") or "", node.findtext("source") or "", "numerus" in node.attrib)
            message.forms = forms if any(forms) else []
            message.finished = translation.get("type") is None and all(forms)
            found.append(message)
    return found


def merged(sources: dict[tuple[str, str], Message], before: Iterable[Message]) -> list[Message]:
    """The messages of a .ts file as it is to be: those of the sources, then those that vanished but were translated.

    A string that is new here takes the translation of an equal one elsewhere, as a proposal to be looked at.
    """
    known = {(message.context, message.source): message for message in before}
    alike = {message.source: message for message in known.values() if message.forms}
    result = []
    for key, new in sources.items():
        old = known.pop(key, None) or alike.get(new.source)
        if old is not None and old.plural == new.plural:
            new.forms, new.finished = old.forms, old.finished and (old.context, old.source) == key
        elif new.plural:
            new.forms = []
        result.append(new)
    return [*result, *(message for message in known.values() if message.forms)]


def write(path: Path, language: str, all_messages: list[Message], current: set[tuple[str, str]]) -> None:
    """The .ts file; messages that are not among the current ones are marked as vanished."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    forms = FORMS.get(language.partition("_")[0], 2)
    for name in sorted({message.context for message in all_messages}):
        context = ElementTree.SubElement(root, "context")
        ElementTree.SubElement(context, "name").text = name
        for message in (message for message in all_messages if message.context == name):
            node = ElementTree.SubElement(context, "message", {"numerus": "yes"} if message.plural else {})
            for file in message.files:
                ElementTree.SubElement(node, "location", filename=f"../../{file}")
            ElementTree.SubElement(node, "source").text = message.source
            translation = ElementTree.SubElement(node, "translation")
            if (message.context, message.source) not in current:
                translation.set("type", "vanished")
            elif not message.finished:
                translation.set("type", "unfinished")
            if message.plural:
                for place in range(forms):
                    text = message.forms[place] if place < len(message.forms) else ""
                    ElementTree.SubElement(translation, "numerusform").text = text
            else:
                translation.text = message.forms[0] if message.forms else ""
    ElementTree.indent(root, " ")
    text = ElementTree.tostring(root, "unicode")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', "utf-8")


def compile_file(path: Path) -> None:
    """The .qm beside a .ts file, by Qt's own compiler."""
    tool = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
    done = subprocess.run(
        [sys.executable, "-c", tool, "-silent", str(path), "-qm", str(path.with_suffix(".qm"))],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{path.name} cannot be compiled: {done.stderr or done.stdout}")


def faults(path: Path, sources: dict[tuple[str, str], Message]) -> list[str]:
    """What is wrong with a .ts file: strings missing, unfinished, or with other placeholders than the source."""
    found = []
    there = {(message.context, message.source): message for message in read(path) if not _vanished(message, sources)}
    for key, source in sources.items():
        message = there.get(key)
        if FOREIGN.search(key[1]):
            found.append(f"a placeholder that is not {{}}: {key[0]}: {key[1]!r}")
        if message is None or message.plural != source.plural:
            found.append(f"not in the file: {key[0]}: {key[1]!r}")
        elif not message.finished:
            found.append(f"unfinished: {key[0]}: {key[1]!r}")
        else:
            found += [f"other placeholders: {key[0]}: {key[1]!r}: {form!r}" for form in unlike(message)]
    return found


def _vanished(message: Message, sources: dict[tuple[str, str], Message]) -> bool:
    return (message.context, message.source) not in sources


def unlike(message: Message) -> list[str]:
    """The forms of a translation whose placeholders are not those of the source.

    `{}` may become `{0}`, and then come in any order.
    """
    return [form for form in message.forms if _places(form) != _places(message.source)]


def _places(text: str) -> list[str]:
    """The placeholders of a text, each by the value it takes, sorted."""
    found, automatic = [], 0
    for match in PLACEHOLDER.finditer(text):
        place = match.group()
        if place.startswith("{"):
            name = re.match(r"\{([0-9]*)(.*)\}", place)
            assert name is not None
            found.append(f"{{{name[1] or automatic}{name[2]}}}")
            automatic += not name[1]
        else:
            found.append(place)
    return sorted(found)


def languages() -> list[str]:
    """The languages there are files for."""
    return sorted(path.stem.removeprefix("qless_studio_") for path in FOLDER.glob("qless_studio_*.ts"))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, say what is wrong")
    parser.add_argument("--forget", action="store_true", help="leave out the translations of strings that are gone")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as de; without one, all there are")
    given = parser.parse_args(arguments)
    try:
        sources = messages()
    except Unreadable as error:
        raise SystemExit(str(error)) from None
    status = 0
    for language in given.languages or languages():
        path = FOLDER / f"qless_studio_{language}.ts"
        if given.check:
            wrong = faults(path, sources)
            print("\n".join(wrong))
            status |= bool(wrong)
            continue
        before = read(path) if path.exists() else []
        entries = merged(messages(), before)
        if given.forget:
            entries = [message for message in entries if not _vanished(message, sources)]
        write(path, language, entries, set(sources))
        compile_file(path)
        unfinished = sum(not message.finished for message in entries if not _vanished(message, sources))
        print(f"{path.name}: {len(sources)} strings, {unfinished} unfinished, {len(entries) - len(sources)} vanished")
    return status


if __name__ == "__main__":
    sys.exit(main())
