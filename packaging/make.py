"""Build all artefacts of this platform from a checkout: python packaging/make.py [WHAT ...].

WHAT is any of: wheel (with the sdist), frozen, deb and tar (Linux), installer (Windows; on Linux its script is only
checked), dmg (macOS), sums; by default all that this platform supports.
Artefacts go to dist/, intermediate files to build/packaging/. See docs/decisions/045.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import debian
import portable
import sbom
import sizes
import winget
from ready import publisher

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
WORK = ROOT / "build" / "packaging"
DIST = ROOT / "dist"
FROZEN = WORK / "frozen" / "qless-studio"
UNSIGNED = "nobody"
"""The signer of programs that are not signed, in qless_studio/publisher.py"""
TIMESTAMPS = "http://timestamp.digicert.com"
"""Says when a program was signed, so that it stays valid when the certificate has expired; open to everybody"""
LARGEST_FROZEN = 145_000_000
LARGEST_DEB = 54_000_000


def main() -> None:
    steps = {"wheel": wheel, "frozen": frozen}
    if sys.platform == "linux":
        steps |= {"deb": deb, "tar": tar, "installer": check_installer}
    elif sys.platform == "win32":
        steps["installer"] = installer
    elif sys.platform == "darwin":
        steps["dmg"] = dmg
    steps["sums"] = sums
    asked = sys.argv[1:] or list(steps)
    unknown = set(asked) - set(steps)
    if unknown:
        raise SystemExit(f"unknown here: {', '.join(sorted(unknown))}; known: {', '.join(steps)}")
    DIST.mkdir(exist_ok=True)
    same_bytes()
    for name, step in steps.items():
        if name in asked:
            print(f"== {name}", flush=True)
            step()


def same_bytes() -> None:
    """Let all that is built below have the date of the commit instead of today's, and nothing that is left to chance.

    Where there is no git, or SOURCE_DATE_EPOCH says otherwise, that holds.
    """
    if "SOURCE_DATE_EPOCH" not in os.environ and shutil.which("git"):
        command = ["git", "log", "-1", "--format=%ct"]
        asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not asked.returncode:
            os.environ["SOURCE_DATE_EPOCH"] = asked.stdout.strip()
    os.environ.setdefault("PYTHONHASHSEED", "0")


def version() -> str:
    found = re.search(r'__version__ = "(.+?)"', (ROOT / "qless_studio" / "__init__.py").read_text("utf-8"))
    assert found
    return found[1]


def run(*command: object, **more: object) -> None:
    """Run a command, showing nothing unless it fails; SystemExit then."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload]
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}\nfailed")


def tools(requirements: Path = HERE / "requirements.txt") -> Path:
    """The programs of an environment with these requirements, made on first use: a folder with `python` and others."""
    folder = WORK / requirements.stem.replace("requirements", "environment")
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    stamp = folder / "requirements.txt"
    wanted = requirements.read_bytes()
    if not stamp.exists() or stamp.read_bytes() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=True)
        run(programs / "python", "-m", "pip", "install", "--quiet", "-r", requirements)
        stamp.write_bytes(wanted)
    return programs


def wheel() -> None:
    """The source archive, and the wheel built from it alone."""
    clean = WORK / "wheel"
    shutil.rmtree(clean, ignore_errors=True)
    run(tools() / "python", "-m", "build", "--outdir", clean, ROOT, cwd=WORK)
    made = next(clean.glob("*.whl"))
    check_wheel(made)
    if sys.platform == "linux":
        made = to_manylinux(made)
    for old in (*DIST.glob("qless_studio-*.whl"), *DIST.glob("qless_studio-*.tar.gz")):
        old.unlink()
    for artefact in (made, packed_again(next(clean.glob("*.tar.gz")))):
        print(f"{artefact.stat().st_size / 1e6:8.1f} MB  {shutil.copy2(artefact, DIST)}")


def packed_again(sources: Path) -> Path:
    """The source archive with the dates of the commit: setuptools leaves in it when it was packed."""
    folder, name = sources.parent / "sources", sources.name.removesuffix(".tar.gz")
    shutil.unpack_archive(sources, folder, filter="data")
    return portable.pack(folder / name, name, sources)


def check_wheel(path: Path) -> None:
    """SystemExit unless every kernel is compiled, nothing of C is in it, and licences and resources are."""
    names = zipfile.ZipFile(path).namelist()
    kernels = [Path(name) for name in names if "/kernels/" in name]
    for source in (kernel for kernel in kernels if kernel.suffix == ".py" and not kernel.name.startswith("_")):
        if not any(
            kernel.suffix in (".so", ".pyd") and kernel.name.partition(".")[0] == source.stem for kernel in kernels
        ):
            raise SystemExit(f"{path.name}: {source.name} is not compiled")
    if any(name.endswith((".c", ".h", ".pxd", ".pyx")) for name in names):
        raise SystemExit(f"{path.name} carries C")
    for folder in ("resources", "resources/licences"):
        there = {Path(name).name for name in names if f"qless_studio/{folder}/" in name}
        missing = {file.name for file in (ROOT / folder).rglob("*") if file.is_file()} - there
        if missing:
            raise SystemExit(f"{path.name} lacks {', '.join(sorted(missing))}")
    if not any(name.endswith("licenses/LICENSE") for name in names):
        raise SystemExit(f"{path.name} lacks the licence")


def to_manylinux(path: Path) -> Path:
    """The wheel with the oldest manylinux tag its binaries allow, without library paths of this machine."""
    out = WORK / "manylinux"
    shutil.rmtree(out, ignore_errors=True)
    environment = os.environ | {"PATH": f"{tools()}{os.pathsep}{os.environ['PATH']}"}
    run(tools() / "auditwheel", "repair", "--strip", "--wheel-dir", out, path, env=environment)
    return next(out.glob("*.whl"))


def frozen() -> None:
    """The program with its Python and Qt in one folder (on macOS in an application bundle)."""
    python = tools() / "python"
    package = next(iter(sorted(DIST.glob(f"qless_studio-{version()}-*.whl"))), None)
    if package is None:
        raise SystemExit("the frozen program is made of the wheel: python packaging/make.py wheel")
    run(python, "-m", "pip", "install", "--quiet", package)  # its dependencies, where they are not there yet
    run(python, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", package)
    spec = HERE / "qless-studio.spec"
    places = ("--distpath", WORK / "frozen", "--workpath", WORK / "pyinstaller")
    # not as `python -m PyInstaller`, and not in the checkout: the installed package is to be frozen
    run(tools() / "pyinstaller", "--noconfirm", "--clean", *places, spec, cwd=WORK)
    for program in FROZEN.glob("*.exe"):
        sign(program)
    print(sizes.report(FROZEN))
    if sizes.made_of(FROZEN).total() > LARGEST_FROZEN:
        raise SystemExit(f"more than {LARGEST_FROZEN / 1e6:.0f} MB")


def deb() -> None:
    """The Debian package."""
    made = debian.build(frozen_folder(), version(), WORK / "deb", DIST, tools() / "python")
    print(f"{made.stat().st_size / 1e6:8.1f} MB  {made}")
    if made.stat().st_size > LARGEST_DEB:
        raise SystemExit(f"more than {LARGEST_DEB / 1e6:.0f} MB")


def tar() -> None:
    """The archive with an install script, for every other Linux."""
    made = portable.build(frozen_folder(), version(), WORK / "tar", DIST)
    print(f"{made.stat().st_size / 1e6:8.1f} MB  {made}")


def installer() -> None:
    """The Windows installer, and the manifests that winget needs of it."""
    made = DIST / f"qless-studio-{version()}-windows-x86_64-setup.exe"
    compile_installer(frozen_folder(), made)
    sign(made)
    manifests = winget.build(made, version(), WORK / "winget")
    shutil.make_archive(str(DIST / f"qless-studio-{version()}-winget"), "zip", manifests[0].parent)


def sign(program: Path) -> None:
    """Sign a program for Windows, where the publisher has a certificate."""
    signer = publisher()["WINDOWS_SIGNER"]
    if signer != UNSIGNED:
        run("signtool", "sign", "/n", signer, "/fd", "sha256", "/tr", TIMESTAMPS, "/td", "sha256", program)


def check_installer() -> None:
    """Where NSIS is: whether its script compiles, around files that stand for the program's."""
    if shutil.which("makensis") is None:
        print("no makensis here: the script of the Windows installer is not checked")
        return
    stand_in = WORK / "stand-in"
    (stand_in / "_internal").mkdir(parents=True, exist_ok=True)
    for name in ("Qless Studio.exe", "qless-studio.exe", "_internal/library.dll"):
        (stand_in / name).write_text("stands for the real one\n", "utf-8")
    compile_installer(stand_in, WORK / "stand-in-setup.exe")
    winget.build(WORK / "stand-in-setup.exe", version(), WORK / "stand-in-winget")


def compile_installer(program: Path, made: Path) -> None:
    """Warnings are errors."""
    options = {"VERSION": version(), "PROGRAM": program, "LICENCE": ROOT / "LICENSE", "OUTPUT": made}
    options["PUBLISHER"] = publisher()["PUBLISHER"]
    script = HERE / "windows" / "qless-studio.nsi"
    run("makensis", "-V2", "-WX", *(f"-D{name}={value}" for name, value in options.items()), script)
    print(f"{made.stat().st_size / 1e6:8.1f} MB  {made}")


def dmg() -> None:
    """The macOS disk image: the application, and where to drag it."""
    made = DIST / f"qless-studio-{version()}-macos-{os.uname().machine}.dmg"
    signer = publisher()["MACOS_SIGNER"]
    identity = "-" if signer == UNSIGNED else signer  # "-": for the machine that builds
    run("sh", HERE / "macos/make_dmg.sh", WORK / "frozen/Qless Studio.app", made, identity)
    print(f"{made.stat().st_size / 1e6:8.1f} MB  {made}")


def frozen_folder() -> Path:
    if not FROZEN.is_dir():
        raise SystemExit("this is made of the frozen program: python packaging/make.py frozen")
    return FROZEN


def sums() -> None:
    """The bill of materials and the checksums of all artefacts."""
    sbom.write(tools() / "python", version(), DIST / f"qless-studio-{version()}.cdx.json")
    listed = sorted(path for path in DIST.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in listed]
    (DIST / "SHA256SUMS").write_text("\n".join(lines) + "\n", "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
