"""Check what compiled modules of another platform import: python foreign_binaries.py PLATFORM FILE ... (for cross.py).

PLATFORM is that of a wheel, such as win_amd64. Runs in cross.py's environment, which has pefile and macholib.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pefile
from macholib.mach_o import CPU_TYPE_NAMES, LC_CODE_SIGNATURE
from macholib.MachO import MachO

OF_WINDOWS = r"python3\.dll|kernel32\.dll|api-ms-win-crt-[\w-]+\.dll"
"""Libraries that every Python on Windows has loaded: Python's own, and the system's"""
OF_MACOS = r"/usr/lib/libSystem\.B\.dylib"


def check_windows(path: Path, machine: str) -> Iterable[str]:
    """What is wrong with a module for Windows."""
    image = pefile.PE(str(path), fast_load=True)
    image.parse_data_directories()
    found = pefile.MACHINE_TYPE[image.FILE_HEADER.Machine].removeprefix("IMAGE_FILE_MACHINE_").lower()
    if found != machine:
        yield f"is for {found}"
    for library in image.DIRECTORY_ENTRY_IMPORT:
        if not re.fullmatch(OF_WINDOWS, library.dll.decode(), re.IGNORECASE):
            yield f"needs {library.dll.decode()}"
    exported = {symbol.name for symbol in image.DIRECTORY_ENTRY_EXPORT.symbols}
    if b"PyInit_" + path.name.partition(".")[0].encode() not in exported:
        yield "cannot be imported"


def check_macos(path: Path, machine: str) -> Iterable[str]:
    """What is wrong with a module for macOS."""
    (image,) = MachO(str(path)).headers
    found = CPU_TYPE_NAMES[image.header.cputype].lower()
    if found != machine:
        yield f"is for {found}"
    for library in (name for *_, name in image.walkRelocatables()):
        if not re.fullmatch(OF_MACOS, library):
            yield f"needs {library}"
    commands = {command[0].cmd for command in image.commands}
    if machine == "arm64" and LC_CODE_SIGNATURE not in commands:
        yield "is not signed, which Apple's own processors insist on"


def main() -> None:
    platform, *files = sys.argv[1:]
    system, machine = re.match(r"(win|macosx_\d+_\d+)_(\w+)", platform).groups()
    check: Callable[[Path, str], Iterable[str]] = check_windows if system == "win" else check_macos
    wrong = [f"{Path(name).name} {fault}" for name in files for fault in check(Path(name), machine)]
    if wrong or not files:
        raise SystemExit("\n".join(wrong) or "no modules")


if __name__ == "__main__":
    main()
