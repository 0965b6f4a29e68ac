"""A Python for 64-bit Windows with the program in it, made on Linux of what is on the package index.

The interpreter's DLLs are those that panda3d's wheel brings for programs frozen with it. The standard library is that
of the Python that runs this, which has to be CPython 3.11, as they are. python.exe and python3.dll are compiled here.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import cross
from make import HERE, WORK, run

PYTHON_DLLS = "panda3d==1.10.16"
DLL = "python311.dll"
TOOLS = (
    *("pytest-timeout>=2.3", "pyinstaller>=6.11,<7", "setuptools"),
    *("colorama", "pefile", "pywin32-ctypes"),  # pip leaves out what only Windows needs when it runs elsewhere
)
"""Beside what the program's tests ask for"""
UNUSED = ("__pycache__", "site-packages", "lib-dynload", "config-*", "test", "idlelib", "turtledemo", "lib2to3", "*.so")
"""Parts of the standard library that nothing here needs, or that are this system's"""
WINDOWS_WHEELS = ("--platform", "win_amd64", "--python-version", "3.11", "--only-binary=:all:")
COARSE = """
import time as clock

STEP = 1 / 64
fine_time, fine_monotonic = clock.time, clock.monotonic

def time():
    return fine_time() // STEP * STEP

def monotonic():
    return fine_monotonic() // STEP * STEP

clock.time, clock.monotonic = time, monotonic
"""
"""Clocks with steps of 1/64 s, as those of Windows. Wine's are finer, and Dask waits for one to stand still."""
NO_CLASS_METHOD = re.compile(r"^ {4}(?=def invalidate_caches\(cls\):)(?<!@classmethod\n {4})", re.MULTILINE)
"""A plain function in the standard library before 3.11.8; the interpreter, 3.11.9, calls it without an object."""
EXPORTS = """
import pefile, sys
image = pefile.PE(sys.argv[1], fast_load=True, max_symbol_exports=10**6)
image.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_EXPORT"]])
print(*sorted(symbol.name.decode() for symbol in image.DIRECTORY_ENTRY_EXPORT.symbols if symbol.name), sep="\\n")
"""


def frozen_with() -> str:
    """The version of PySide6 that the Windows program is frozen with."""
    found = re.search(r"^PySide6-Essentials==([\d.]+)", (HERE / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def build(program: Path, pyside: str, out: Path) -> None:
    """Make the folder `out`, which python.exe in it runs in: the program's wheel, that PySide6, and the tools."""
    if sys.version_info[:2] != (3, 11) or sys.implementation.name != "cpython":
        raise SystemExit("run this with CPython 3.11: its standard library goes with the DLLs")
    shutil.rmtree(out, ignore_errors=True)
    standard = sysconfig.get_path("stdlib")
    shutil.copytree(standard, out / "Lib", ignore=shutil.ignore_patterns(*UNUSED))
    metadata = out / "Lib" / "importlib" / "metadata" / "__init__.py"
    metadata.write_text(NO_CLASS_METHOD.sub("    @classmethod\n    ", metadata.read_text("utf-8")), "utf-8")
    (out / "Lib" / "sitecustomize.py").write_text(COARSE, "utf-8")
    site = out / "Lib" / "site-packages"
    pip = (cross.python(), "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "install", "--target", site, *WINDOWS_WHEELS, f"{program}[test]", f"PySide6-Essentials=={pyside}", *TOOLS)
    (site / "PySide6/lib/fonts").mkdir(parents=True)  # Qt's offscreen platform warns if it is not there
    _unpack_interpreter(pip, out)
    _compile(out)


def _unpack_interpreter(pip: tuple[object, ...], out: Path) -> None:
    """python311.dll and what it needs beside python.exe, the standard library's extension modules in DLLs."""
    wheels = WORK / "windows" / "wheels"
    run(*pip, "download", "--no-deps", "--dest", wheels, *WINDOWS_WHEELS, PYTHON_DLLS)
    (out / "DLLs").mkdir()
    with zipfile.ZipFile(next(wheels.glob("panda3d-*.whl"))) as archive:
        for name in archive.namelist():
            folder, _, file = name.rpartition("/")
            if folder == "deploy_libs" and not file.startswith(("api-ms", "tcl", "tk", "_tkinter", "_msi")):
                beside = file.lower() in (DLL, "vcruntime140.dll")
                ((out if beside else out / "DLLs") / file).write_bytes(archive.read(name))


def _compile(out: Path) -> None:
    """python.exe and python3.dll; beside them icuuc.dll, for Wine's own folder of system libraries."""
    work, here = WORK / "windows" / "native", HERE / "windows"
    work.mkdir(parents=True, exist_ok=True)
    compiler = (cross.python(), "-m", "ziglang", "cc", "-target", "x86_64-windows-gnu", "-O2", "-s")
    listed = subprocess.run([cross.python(), "-c", EXPORTS, out / DLL], stdout=subprocess.PIPE, text=True, check=True)
    names = listed.stdout.split()
    own, forward = work / "python311.def", work / "python3.def"
    own.write_text("\n".join((f"LIBRARY {DLL}", "EXPORTS", *names, "")), "utf-8")
    forwarded = (f"{name}=python311.{name}" for name in names)
    forward.write_text("\n".join(("LIBRARY python3.dll", "EXPORTS", *forwarded, "")), "utf-8")
    run(cross.python(), "-m", "ziglang", "dlltool", "-m", "i386:x86-64", "-d", own, "-l", work / "libpython311.a")
    run(*compiler, "-shared", "-nostdlib", here / "python3_dll.c", forward, "-o", out / "python3.dll")
    run(*compiler, "-municode", here / "python_exe.c", f"-L{work}", "-lpython311", "-o", out / "python.exe")
    run(*compiler, "-shared", here / "icuuc_dll.c", "-o", work / "icuuc.dll")
