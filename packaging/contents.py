"""What goes into the frozen program: the Qt modules the code imports, and the plugins and libraries they lead to."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from importlib.metadata import distribution
from pathlib import Path, PurePath

PLUGINS = {
    "imageformats": r"q(jpeg|webp)",  # PNG is built in
    "platforms": r"q(xcb|wayland.*|offscreen|windows|cocoa)",
    "platforminputcontexts": r".*",
    "platformthemes": r".*portal.*",
    "printsupport": r"cups.*",
    "wayland-shell-integration": r"xdg-shell",
    "wayland-decoration-client": r"bradient",
    "styles": r"q(mac|modernwindows).*",
}
"""Folder of plugins to those kept: windows, input methods, the desktop's colours, file dialogs, printers, pictures."""

UNWANTED_MODULES = [
    # compiled kernels need no shadow module
    "Cython", "cython", "pyximport",
    # found by analysis, used by nothing of ours
    "tkinter", "test", "unittest", "pydoc", "doctest", "pdb", "setuptools", "pip", "pkg_resources", "lib2to3",
    "distutils", "numpy", "distributed", "dask", "curses", "readline", "ssl", "_ssl", "_hashlib",
    "xmlrpc", "ensurepip", "idlelib", "turtledemo",
    # named in functions of Python's own that we never call
    "asyncio", "http", "smtplib", "_pydecimal",
]  # fmt: skip

BUNDLED_SYSTEM_LIBRARIES = re.compile(
    r"lib(python3|sqlite3|ffi|z|bz2|lzma|expat|mpdec|uuid|xcb-(cursor|icccm|image|keysyms|render-util|util))\b"
)
"""Those of the build machine's libraries that go in: what Python wants, and what desktops lack that Qt wants on X11.

All others (X11, GL, fontconfig, GLib, C) have to be the ones the user's machine runs on.
"""


def qt_modules(package: Path) -> set[str]:
    """The Qt modules that the program's sources import, such as QtWidgets."""
    text = "\n".join(path.read_text("utf-8") for path in package.rglob("*.py"))
    return set(re.findall(r"\bPySide6\.(Qt\w+)", text)) | {"QtCore"}


def kernel_imports(package: Path) -> tuple[list[str], list[str]]:
    """The kernels, and what they import: analysis sees neither inside compiled modules.

    SystemExit if a kernel was not compiled: such a program would work, and slowly.
    """
    folder = package / "engine" / "kernels"
    kernels, imports = [], set()
    for source in sorted(folder.glob("[a-z]*.py")):
        if not any(binary.suffix in (".so", ".pyd") for binary in folder.glob(f"{source.stem}.*")):
            raise SystemExit(f"{source.stem} is not compiled")
        kernels.append(f"qless_studio.engine.kernels.{source.stem}")
        imports |= set(_imported(ast.parse(source.read_text("utf-8"))))
    kernels.append("qless_studio.engine.kernels._memoryviews")  # Cython's, which all of them import in C
    return kernels, sorted(name for name in imports if not name.lower().startswith("cython"))


def _imported(tree: ast.AST) -> Iterable[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


Entry = tuple[str, str, str]
"""As PyInstaller has it: name in the bundle, path on disk, kind."""


def wanted(entries: Iterable[Entry], modules: set[str], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Of all binaries found by analysis, those the program needs.

    Extension modules and kept plugins need themselves; a library is needed if one of those leads to it. `needs`
    gives the file names of the libraries that a binary is linked with.
    """
    entries = [entry for entry in entries if not _from_system(entry) or BUNDLED_SYSTEM_LIBRARIES.match(_file(entry))]
    libraries = {_file(entry): entry for entry in entries if _is_library(entry)}
    kept = [entry for entry in entries if not _is_library(entry) and _is_root(entry, modules)]
    kept += [
        entry for name, entry in libraries.items() if re.match(r"(lib)?python3|Python$|vcruntime|msvcp", name, re.I)
    ]
    queue, seen = list(kept), {_file(entry) for entry in kept}
    while queue:
        for name in needs(queue.pop()[1]):
            if name in libraries and name not in seen:
                seen.add(name)
                kept.append(libraries[name])
                queue.append(libraries[name])
    return sorted(kept)


def data(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Of all data found by analysis what the program reads, and links to kept libraries alone.

    Of Qt's own that is what it says in the languages the program speaks; of ours all but what translators work on.
    """
    entries, kept = list(entries), {entry[0] for entry in binaries}
    ours = (re.fullmatch(r"qless_studio_(\w+)\.qm", _file(entry)) for entry in entries)
    spoken = {f"qtbase_{match[1]}.qm" for match in ours if match}

    def is_read(entry: Entry) -> bool:
        if entry[2] == "SYMLINK":
            return entry[1] in kept
        return _file(entry) in spoken if entry[0].startswith("PySide6") else not entry[0].endswith(".ts")

    return [entry for entry in entries if is_read(entry)]


def _file(entry: Entry) -> str:
    return PurePath(entry[0]).name


def _is_library(entry: Entry) -> bool:
    """Whether it is there for others alone: neither an extension module nor a plugin."""
    return entry[2] != "EXTENSION" and "plugins" not in PurePath(entry[0]).parts


def _is_root(entry: Entry, modules: set[str]) -> bool:
    path = PurePath(entry[0])
    if "plugins" in path.parts:
        pattern = PLUGINS.get(path.parent.name)
        return pattern is not None and re.fullmatch(rf"(lib)?{pattern}", path.name.split(".")[0]) is not None
    stem = path.name.split(".")[0]
    if path.parts[0] == "PySide6" and stem.startswith("Qt"):
        return stem in modules
    return True


def _from_system(entry: Entry) -> bool:
    return sys.platform == "linux" and entry[1].startswith(("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/"))


def licence_texts(here: Path, binaries: Iterable[Entry], folder: Path) -> list[tuple[str, str]]:
    """The licences of all that a frozen program brings, for the About box: PyInstaller data, written to `folder`.

    Those of the build machine's libraries are found where it is a Debian; SystemExit if another one's is missing.
    """
    texts = {path.stem: path.read_text("utf-8") for path in (here / "licences").iterdir()}
    texts["Python"] = _python_licence().read_text("utf-8")
    for name in ("pyahocorasick", "platformdirs", "fsrs", "typing_extensions"):
        files = [path for path in distribution(name).files or [] if "LICENSE" in path.name]
        texts[name] = "\n\n".join(path.read_text("utf-8") for path in files)
        if not texts[name]:
            raise SystemExit(f"{name} comes without its licence")
    owners = {_owner(entry[1]) for entry in binaries if _from_system(entry)}
    for owner in sorted(owners - {""}):
        texts[owner] = Path(f"/usr/share/doc/{owner}/copyright").read_text("utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, "utf-8")
    return [(str(folder / f"{name}.txt"), "qless_studio/resources/licences") for name in texts]


def _python_licence() -> Path:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path("/usr/share/doc/python3"))
    found = [place / name for place in places for name in ("LICENSE.txt", "copyright") if (place / name).is_file()]
    if not found:
        raise SystemExit("Python's own licence is nowhere to be found")
    return found[0]


def _owner(library: str) -> str:
    """The Debian package a library belongs to; "" elsewhere."""
    if shutil.which("dpkg") is None:
        return ""
    asked = ("dpkg", "-S", f"*/{Path(library).resolve().name}")
    answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return answer.split(":")[0]
