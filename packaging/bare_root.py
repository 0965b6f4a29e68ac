"""A Debian of essential packages alone in a folder, to install into and to remove from."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from debian import ABOUT

APPLICATION_ID = ABOUT["APPLICATION_ID"]
OF_THE_SYSTEM = re.compile(
    r"/(proc|sys|dev|run|home)(/|$)|/var/(lib/(dpkg|apt|systemd)|cache|log)(/|$)|/etc/(passwd|group|shadow|gshadow|sub[ug]id)-?$"
    r"|/etc/ld\.so\.cache$"
)
"""What dpkg, apt and adding a user keep by themselves; homes are the users' own."""


class BareRoot:
    """A root file system until the end of the `with` block. Needs root's rights and debootstrap."""

    def __init__(self, archive: Path, folder: Path, suite: str = "bookworm") -> None:
        """`archive` keeps the bare system of that Debian between runs and is made by the first."""
        if os.geteuid() or not shutil.which("debootstrap"):
            raise SystemExit("a bare root takes root's rights and debootstrap")
        self._folder = folder
        folder.mkdir()
        if not archive.exists():
            self._run("debootstrap", "--variant=minbase", suite, folder)
            archive.parent.mkdir(parents=True, exist_ok=True)
            self._run("tar", "cf", archive, "-C", folder, ".")
        else:
            self._run("tar", "xpf", archive, "-C", folder)
        shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")

    def __enter__(self) -> BareRoot:
        self._run("mount", "-t", "proc", "proc", self._folder / "proc")
        self._chroot("apt-get", "update", "-qq")
        return self

    def __exit__(self, *_: object) -> None:
        self._run("umount", self._folder / "proc")

    def has(self, program: str) -> bool:
        return any((self._folder / place / program).exists() for place in ("usr/bin", "bin", "usr/local/bin"))

    def install(self, package: Path) -> None:
        """With all that apt finds it depends on, and nothing that is merely recommended."""
        shutil.copy(package, self._folder / "root")
        self.install_named(f"/root/{package.name}")
        (self._folder / "root" / package.name).unlink()

    def install_named(self, *packages: str) -> None:
        """Packages of Debian itself, by name."""
        self._chroot("apt-get", "install", "-qq", "--yes", "--no-install-recommends", *packages)

    def remove(self, package: str, user: str) -> None:
        """The package, what came for its sake alone, and the user."""
        self._chroot("apt-get", "purge", "-qq", "--yes", package)
        self._chroot("apt-get", "autoremove", "--purge", "-qq", "--yes")
        self._chroot("userdel", "--remove", user)

    def add_user(self, name: str) -> tuple[Path, Path]:
        """An ordinary user; the home and a folder for temporary files in it, as seen from inside."""
        self._chroot("useradd", "--create-home", name)
        scratch = Path(f"/home/{name}/scratch")
        self._chroot("install", "-d", "-o", name, str(scratch))
        return scratch.parent, scratch

    def as_user(self, name: str) -> list[str]:
        return ["chroot", f"--userspec={name}:{name}", str(self._folder)]

    def inside(self, path: Path) -> Path:
        """The path from outside of what is `path` inside."""
        return self._folder / path.relative_to("/")

    def check_desktop(self) -> None:
        """The desktop's files are where they belong; SystemExit otherwise."""
        for name in (
            f"usr/share/applications/{APPLICATION_ID}.desktop",
            f"usr/share/mime/packages/{APPLICATION_ID}.xml",
            f"usr/share/metainfo/{APPLICATION_ID}.metainfo.xml",
            "usr/share/man/man1/qless-studio.1.gz",
            "usr/share/doc/qless-studio/copyright",
            "usr/share/bash-completion/completions/qless-studio",
            "usr/share/zsh/vendor-completions/_qless-studio",
            *(
                f"usr/share/icons/hicolor/{size}x{size}/apps/{APPLICATION_ID}.png"
                for size in (16, 32, 48, 128, 256, 512)
            ),
            f"usr/share/icons/hicolor/scalable/apps/{APPLICATION_ID}.svg",
        ):
            if not (self._folder / name).is_file():
                raise SystemExit(f"the package has no {name}")

    def listing(self) -> set[str]:
        """Every path there is, as seen from inside."""
        found = subprocess.run(["find", ".", "-xdev"], cwd=self._folder, capture_output=True, text=True, check=True)
        return {line[1:] for line in found.stdout.splitlines()}

    @staticmethod
    def of_the_system(path: str) -> bool:
        return OF_THE_SYSTEM.match(path) is not None

    def _chroot(self, *command: str) -> None:
        settings = ("DEBIAN_FRONTEND=noninteractive", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root")
        self._run("chroot", self._folder, "env", "-i", *settings, *command)

    @staticmethod
    def _run(*command: object) -> None:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
