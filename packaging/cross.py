"""Build wheels for Windows and macOS on Linux, and check them: python packaging/cross.py [PLATFORM ...].

PLATFORM is any of win_amd64, macosx_11_0_arm64, macosx_11_0_x86_64; by default all. Wheels go to build/packaging/cross.
They are for trying; those that are published come from the runners of the release workflow. setup.py builds them as it
does everywhere, with zig as the C compiler. What each kernel imports is in imports.txt beside the wheel. See
docs/decisions/088.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from make import HERE, ROOT, WORK, check_wheel, run, tools

CROSS = WORK / "cross"
REQUIREMENTS = HERE / "requirements-cross.txt"


@dataclass(frozen=True)
class Platform:
    """How kernels are compiled for a platform."""

    target: str
    """As zig names it; for macOS with the oldest version that can load the kernels"""
    suffix: str
    link: tuple[str, ...]


PLATFORMS = {
    "win_amd64": Platform("x86_64-windows-gnu", ".pyd", (f"-L{CROSS}", "-lpython3")),
    "macosx_11_0_arm64": Platform("aarch64-macos.11.0", ".abi3.so", ("-Wl,-undefined,dynamic_lookup",)),
    "macosx_11_0_x86_64": Platform("x86_64-macos.11.0", ".abi3.so", ("-Wl,-undefined,dynamic_lookup",)),
}
BUILD = """
import runpy, sys, sysconfig
sysconfig.get_config_vars()["EXT_SUFFIX"] = sys.argv.pop(1)
runpy.run_path("setup.py", run_name="__main__")
"""
"""setup.py with the suffix of another platform's modules; nothing in the environment changes it for the limited API."""
STABLE = """
from abi3info import DATAS, FUNCTIONS
from abi3info.models import PyVersion
for table, kind in ((FUNCTIONS, ""), (DATAS, " DATA")):
    for symbol, entry in table.items():
        if entry.added <= PyVersion(3, 11) and not entry.ifdef:
            print(symbol.name + kind)
"""
"""Lists what python3.dll exports: linked with these names alone, a kernel cannot use more than the limited API."""


def main() -> None:
    asked = sys.argv[1:] or list(PLATFORMS)
    unknown = set(asked) - set(PLATFORMS)
    if unknown:
        raise SystemExit(f"unknown platform: {', '.join(sorted(unknown))}; known: {', '.join(PLATFORMS)}")
    for name in asked:
        made = wheel(name)
        print(f"{made.stat().st_size / 1e6:8.1f} MB  {made}", flush=True)


def python() -> Path:
    return tools(REQUIREMENTS) / "python"


def wheel(name: str) -> Path:
    """The checked wheel of a platform."""
    source, out = _source(), CROSS / name
    shutil.rmtree(out, ignore_errors=True)
    headers = _headers()
    if name.startswith("win"):
        _import_library()
    platform = PLATFORMS[name]
    compiler = f"{python()} -m ziglang cc -target {platform.target}"
    settings = {
        "CC": compiler,
        "CFLAGS": f"-I{headers}",
        "LDSHARED": " ".join([compiler, "-shared", "-s", *platform.link]),
    }
    setup = (python(), "-c", BUILD, platform.suffix, "--quiet")
    run(*setup, "build", cwd=source, env=os.environ | settings)
    for library in source.glob("build/lib*/**/*.lib"):  # zig's linker writes one for each module of Windows
        library.unlink()
    run(*setup, "bdist_wheel", "--skip-build", "--plat-name", name, "--dist-dir", out, cwd=source)
    (made,) = out.glob("*.whl")
    check(made)
    return made


def check(made: Path) -> None:
    """SystemExit unless every kernel is compiled, is for this platform, and needs nothing but Python and the system."""
    check_wheel(made)
    unpacked = made.parent / "unpacked"
    shutil.unpack_archive(made, unpacked, "zip")
    binaries = sorted(path for path in unpacked.rglob("engine/kernels/*") if path.suffix != ".py")
    platform = made.name.removesuffix(".whl").rpartition("-")[2]
    with (made.parent / "imports.txt").open("w") as table:
        subprocess.run([python(), HERE / "foreign_binaries.py", platform, *binaries], stdout=table, check=True)
    run(tools(REQUIREMENTS) / "abi3audit", "--strict", made)
    shutil.rmtree(unpacked)


def _source() -> Path:
    """The source archive, unpacked: what users build wheels from, free of what earlier builds left."""
    clean = CROSS / "source"
    shutil.rmtree(clean, ignore_errors=True)
    run(python(), "-m", "build", "--no-isolation", "--sdist", "--outdir", clean, ROOT)
    (archive,) = clean.glob("*.tar.gz")
    shutil.unpack_archive(archive, clean, filter="data")
    return archive.with_name(archive.name.removesuffix(".tar.gz"))


def _headers() -> Path:
    """Python's headers, with a pyconfig.h for other platforms than this."""
    folder = CROSS / "include"
    shutil.copytree(sysconfig.get_path("include"), folder, dirs_exist_ok=True)
    shutil.copy(HERE / "pyconfig.h", folder)
    return folder


def _import_library() -> None:
    """The import library of python3.dll, which all versions of Python on Windows have."""
    listed = subprocess.run([python(), "-c", STABLE], stdout=subprocess.PIPE, text=True, check=True).stdout
    definition = CROSS / "python3.def"
    definition.write_text(f"LIBRARY python3.dll\nEXPORTS\n{listed}", "utf-8")
    dlltool = (python(), "-m", "ziglang", "dlltool", "-m", "i386:x86-64")
    run(*dlltool, "-d", definition, "-l", CROSS / "libpython3.a")


if __name__ == "__main__":
    main()
