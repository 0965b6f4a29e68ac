"""Check and print what compiled modules of another platform import: python foreign_binaries.py PLATFORM FILE ...

PLATFORM is that of a wheel, such as win_amd64. cross.py runs it in its own environment, which has pefile and macholib.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pefile
from macholib.mach_o import CPU_TYPE_NAMES, LC_CODE_SIGNATURE
from macholib.MachO import MachO
from macholib.SymbolTable import SymbolTable

OF_WINDOWS = r"python3\.dll|kernel32\.dll|api-ms-win-crt-[\w-]+\.dll"
"""Libraries that every Python on Windows has loaded: Python's own, and the system's"""
OF_MACOS = r"/usr/lib/libSystem\.B\.dylib"


OF_PYTHON = re.compile("_?_Py")
"""Beginnings of the names that Python exports, as macOS writes them"""
Imports = dict[str, list[str]]
"""Libraries, and the names that a module takes from each; on macOS those of Python are under "Python"."""


def examine_windows(path: Path, machine: str) -> tuple[Imports, list[str]]:
    """What a module for Windows imports, and what is wrong with it."""
    image = pefile.PE(str(path), fast_load=True)
    image.parse_data_directories()
    imports = {
        library.dll.decode(): [symbol.name.decode() for symbol in library.imports]
        for library in image.DIRECTORY_ENTRY_IMPORT
    }
    wrong = [f"needs {name}" for name in imports if not re.fullmatch(OF_WINDOWS, name, re.IGNORECASE)]
    found = pefile.MACHINE_TYPE[image.FILE_HEADER.Machine].removeprefix("IMAGE_FILE_MACHINE_").lower()
    if found != machine:
        wrong.append(f"is for {found}")
    exported = {symbol.name for symbol in image.DIRECTORY_ENTRY_EXPORT.symbols}
    if f"PyInit_{module(path)}".encode() not in exported:
        wrong.append("cannot be imported")
    return imports, wrong


def examine_macos(path: Path, machine: str) -> tuple[Imports, list[str]]:
    """What a module for macOS imports, and what is wrong with it."""
    (image,) = MachO(str(path)).headers
    symbols = SymbolTable(image.parent)
    libraries = [name for *_, name in image.walkRelocatables()]
    imports: Imports = {"Python": [], **{name: [] for name in libraries}}
    for entry, name in symbols.undefsyms:
        number = entry.n_desc >> 8 & 0xFF  # of the library, from 1; dynamic_lookup leaves it at 0
        imports[libraries[number - 1] if number else "Python"].append(name.decode())
    wrong = [f"needs {name}" for name in libraries if not re.fullmatch(OF_MACOS, name)]
    wrong += [f"needs {name}, which nothing has" for name in imports["Python"] if not OF_PYTHON.match(name)]
    found = CPU_TYPE_NAMES[image.header.cputype].lower()
    if found != machine:
        wrong.append(f"is for {found}")
    if machine == "arm64" and LC_CODE_SIGNATURE not in {command[0].cmd for command in image.commands}:
        wrong.append("is not signed, which Apple's own processors insist on")
    if f"_PyInit_{module(path)}".encode() not in {name for _, name in symbols.extdefsyms}:
        wrong.append("cannot be imported")
    return imports, wrong


def module(path: Path) -> str:
    return path.name.partition(".")[0]


def main() -> None:
    platform, *files = sys.argv[1:]
    system, machine = re.match(r"(win|macosx_\d+_\d+)_(\w+)", platform).groups()
    examine = examine_windows if system == "win" else examine_macos
    wrong = []
    for path in map(Path, files):
        imports, faults = examine(path, machine)
        wrong += [f"{path.name} {fault}" for fault in faults]
        print(module(path), *(f"{name}: {len(names)}" for name, names in sorted(imports.items())), sep="  ")
    if wrong or not files:
        raise SystemExit("\n".join(wrong) or "no modules")


if __name__ == "__main__":
    main()
