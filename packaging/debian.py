"""Make the Debian package of the frozen program, with nothing but dpkg's own tools.

Run alone it checks what desktops are told of the program: python packaging/debian.py.
"""

from __future__ import annotations

import gzip
import lzma
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

from ready import publisher

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NAME = "qless-studio"
ABOUT = runpy.run_path(str(ROOT / "qless_studio/__init__.py"))
"""The package's own facts, such as its application's id"""
HOME = f"opt/{NAME}"
MIME = f"application/vnd.{NAME}+json"
"""The type of documents, which are JSON; none is registered"""
MIME_ICON = MIME.replace("/", "-")
AR, AR_HEAD = b"!<arch>\n", 60
"""How an archive of `ar` begins, and the bytes before each of its members: name, times and modes, size"""
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Section: misc
Priority: optional
Homepage: {homepage}
Description: letter puzzles, solved exactly and live
 A window with a tab for each of five letter puzzles: Boggle, Word Streak,
 Quiddler, Q-Less and Affix. A board is analysed while it is typed; solutions
 stream into the list, and the program says when an answer is proven best, or
 that there is none. The same solvers work in the terminal.
"""


def build(frozen: Path, version: str, work: Path, out: Path, python: str | Path = sys.executable) -> Path:
    """The package, in `out`. Needs dpkg-deb and dpkg-shlibdeps; SystemExit when one of them fails.

    `python` is the interpreter of an environment with the program and shtab, for the completion of shells.
    """
    tree = work / "tree"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(frozen, tree / HOME, symlinks=True)
    (tree / "DEBIAN").mkdir()  # by which dpkg-shlibdeps knows the root of the package, and our libraries from others
    lay_out_desktop(tree / "usr", version)
    lay_out_completion(tree / "usr", python)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin" / NAME).symlink_to(f"/{HOME}/{NAME}")
    _documents(tree, version)
    _set_modes(tree)
    architecture = _output("dpkg", "--print-architecture").strip()
    control = CONTROL.format(
        name=NAME,
        version=version,
        architecture=architecture,
        maintainer=publisher()["MAINTAINER"],
        homepage=publisher()["HOMEPAGE"],
        kilobytes=sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024,
        depends=_depends(tree, work),
    )
    (tree / "DEBIAN/control").write_text(control, "utf-8")
    (tree / "DEBIAN/md5sums").write_text(_md5sums(tree), "utf-8")
    made = out / f"{NAME}_{version}_{architecture}.deb"
    _output("dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(made))
    made.write_bytes(compressed(made.read_bytes(), architecture))
    return made


def compressed(package: bytes, architecture: str) -> bytes:
    """A package made without compression, with its archives as xz.

    The filter for machine code saves 3 % of everyone's download; dpkg-deb unpacks it, but has no option for it.
    """
    code = [{"id": lzma.FILTER_X86}] if architecture == "amd64" else []
    filters = [*code, {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
    place, made = len(AR), AR
    while place < len(package):
        head, start = package[place : place + AR_HEAD], place + AR_HEAD
        size = int(head[48:58])
        content = package[start : start + size]
        name = head[:16].decode("ascii").strip()
        if name.endswith(".tar"):
            content = lzma.compress(content, check=lzma.CHECK_CRC32, filters=filters)
            head = f"{name}.xz".ljust(16).encode("ascii") + head[16:48] + f"{len(content):<10}".encode() + head[58:]
        made += head + content + b"\n" * (len(content) % 2)  # members begin at even places
        place = start + size + size % 2
    return made


def lay_out_desktop(usr: Path, version: str) -> None:
    """What a desktop wants to know, below a prefix: entry, icons, file type, description, manual page."""
    identity = ABOUT["APPLICATION_ID"]
    for source, folder in (
        (f"{identity}.desktop", "share/applications"),
        (f"{identity}.xml", "share/mime/packages"),
        (f"{identity}.metainfo.xml", "share/metainfo"),
        ("qless-studio.1", "share/man/man1"),
    ):
        (usr / folder).mkdir(parents=True, exist_ok=True)
        text = (HERE / "linux" / source).read_text("utf-8")
        (usr / folder / source).write_text(filled_in(text, version), "utf-8")
    for icons, pattern, kind, name in (
        (ROOT / "resources/icons", "*.png", "apps", identity),
        (HERE / "linux/icons", "program.svg", "apps", identity),
        (HERE / "linux/icons", "document*", "mimetypes", MIME_ICON),
    ):
        for icon in icons.glob(pattern):
            size = icon.stem.rsplit("-", 1)[-1]
            sizes = "scalable" if icon.suffix == ".svg" else f"{size}x{size}"
            folder = usr / "share/icons/hicolor" / sizes / kind
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(icon, folder / f"{name}{icon.suffix}")


def lay_out_completion(usr: Path, python: str | Path) -> None:
    """What bash and zsh complete after the name of the program, where `python` can import shtab and the program."""
    if subprocess.run([python, "-c", "import shtab, qless_studio"], capture_output=True, check=False).returncode:
        print(f"no completion of shells: {python} lacks shtab or the program")
        return
    for shell, place in (
        ("bash", f"share/bash-completion/completions/{NAME}"),
        ("zsh", f"share/zsh/vendor-completions/_{NAME}"),
    ):
        (usr / place).parent.mkdir(parents=True, exist_ok=True)
        command = (python, "-m", "shtab", "--shell", shell, "--prog", NAME, "qless_studio.cli.main.make_parser")
        (usr / place).write_text(_output(*map(str, command)), "utf-8")


def check_desktop(share: Path) -> None:
    """What freedesktop's own tools say of entry and description, where they are installed; SystemExit for errors."""
    identity = ABOUT["APPLICATION_ID"]
    entry = (share / f"applications/{identity}.desktop").read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        known = Path(folder) / f"{identity}.desktop"
        # a key of version 1.5 of the specification; desktop-file-utils 0.26, as in Debian 12, takes it for a mistake
        known.write_text(entry.replace("SingleMainWindow=true\n", ""), "utf-8")
        for command, file in (
            (("desktop-file-validate",), known),
            (("appstreamcli", "validate", "--no-net"), share / f"metainfo/{identity}.metainfo.xml"),
        ):
            if shutil.which(command[0]):
                _output(*command, str(file))
            else:
                print(f"no {command[0]} here: {file.name} is not checked")


def filled_in(text: str, version: str) -> str:
    """The text with all that stands between @ in it: version, licence, publisher, colours, and the date of the build.

    SOURCE_DATE_EPOCH may set that date.
    """
    now = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    light, dark, _ = runpy.run_path(str(ROOT / "qless_studio/ui/style/tokens.py"))["ACCENTS"]["blue"]["accent"]
    for name, value in (
        ("VERSION", version),
        ("LICENCE", licence()),
        ("MIME", MIME),
        ("MIME_ICON", MIME_ICON),
        ("DATE", time.strftime("%Y-%m-%d", now)),
        *publisher().items(),
        ("LIGHT", light),
        ("DARK", dark),
    ):
        text = text.replace(f"@{name}@", value)
    return text


def licence() -> str:
    """The licences of the program and of all data that it brings, as an SPDX expression."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["license"])


def _documents(tree: Path, version: str) -> None:
    """Manual page and changes compressed, as Debian has them; copyright; what lintian need not say."""
    page = tree / f"usr/share/man/man1/{NAME}.1"
    page.with_suffix(".1.gz").write_bytes(gzip.compress(page.read_bytes(), mtime=0))
    page.unlink()
    folder = tree / f"usr/share/doc/{NAME}"
    folder.mkdir(parents=True)
    (folder / "NEWS.gz").write_bytes(gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
    shutil.copy(HERE / "linux/copyright", folder / "copyright")
    overrides = tree / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copy(HERE / "linux/lintian-overrides", overrides / NAME)


def _set_modes(tree: Path) -> None:
    """Folders and programs 755, all else 644, whatever the umask and the sources' modes were."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            program = path.is_dir() or path == tree / HOME / NAME
            path.chmod(0o755 if program else 0o644)


def _depends(tree: Path, work: Path) -> str:
    """The packages that have the libraries our binaries are linked with, by dpkg's own reckoning."""
    (work / "debian").mkdir()
    (work / "debian/control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", "utf-8")
    binaries = [path for path in sorted((tree / HOME).rglob("*")) if not path.is_symlink() and _is_elf(path)]
    own = {path.parent.relative_to(tree) for path in binaries}
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", *(f"-l/{folder}" for folder in sorted(own))]
    answer = _output(*command, *(f"-e{path}" for path in binaries), cwd=work)
    found = re.search(r"shlibs:Depends=(.+)", answer)
    if not found:
        raise SystemExit(f"dpkg-shlibdeps said nothing of dependencies: {answer}")
    return found[1]


def _is_elf(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _md5sums(tree: Path) -> str:
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    names = [path.relative_to(tree).as_posix() for path in files if "DEBIAN" not in path.parts]
    return _output("md5sum", *names, cwd=tree)


def _output(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd)
    if done.returncode:
        raise SystemExit(f"{command[0]}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        lay_out_desktop(Path(folder), "0.0.0")
        check_desktop(Path(folder) / "share")
