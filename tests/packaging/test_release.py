"""Metadata for desktops, stores and installers agrees with the program."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

import qless_studio
from qless_studio import APPLICATION_ID, __main__, __version__
from qless_studio.publisher import HOMEPAGE, ISSUES, PUBLISHER, SOURCE, Placeholder
from qless_studio.ui.games import OWN, VIEWS
from qless_studio.ui.shell.startup.instance import Wish, read_request
from qless_studio.ui.style.tokens import ACCENTS
from qless_studio.ui.translation import ENGLISH, languages

ROOT = Path(__file__).resolve().parents[2]
SPOKEN = sorted(code for code, _ in languages() if code != ENGLISH)
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def scripts():
    """`scripts(name)` imports a module of the folder packaging."""
    sys.path.insert(0, str(ROOT / "packaging"))
    yield import_module
    sys.path.remove(str(ROOT / "packaging"))


@pytest.fixture(scope="module")
def share(scripts, tmp_path_factory):
    """The folder that the packages install."""
    usr = tmp_path_factory.mktemp("usr")
    scripts("debian").lay_out_desktop(usr, __version__)
    return usr / "share"


@pytest.fixture(scope="module")
def entry(share):
    """The desktop entry, by section."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(share / f"applications/{APPLICATION_ID}.desktop", "utf-8")
    return parser


@pytest.fixture(scope="module")
def metainfo(share):
    text = (share / f"metainfo/{APPLICATION_ID}.metainfo.xml").read_text("utf-8")
    assert re.findall("@[A-Z]+@", text) == []
    return ElementTree.fromstring(text)


def test_the_actions_of_the_desktop_entry_are_valid_arguments(entry):
    sections = [entry[name] for name in entry.sections()]
    wishes = set()
    for section in sections:
        program, *arguments = shlex.split(section["Exec"])
        assert program == "qless-studio"
        if arguments != ["%F"]:
            assert arguments[0] in __main__.OF_THE_WINDOW
            wishes.add(read_request(arguments, [view.key for view in VIEWS]).wish)
        assert all(f"Name[{code}]" in section or f"GenericName[{code}]" in section for code in SPOKEN)
    assert wishes == set(Wish)
    actions = entry["Desktop Entry"]["Actions"].strip(";").split(";")
    assert [f"Desktop Action {action}" for action in actions] == entry.sections()[1:]


def test_icon_file_type_and_description_are_named_after_the_application_id(entry, metainfo, share):
    icons = list(share.glob(f"icons/hicolor/*/apps/{entry['Desktop Entry']['Icon']}.png"))
    assert len(icons) == len(list((ROOT / "resources/icons").glob("*.png")))
    assert (share / f"icons/hicolor/scalable/apps/{APPLICATION_ID}.svg").is_file()
    assert metainfo.findtext("id") == APPLICATION_ID
    assert (share / "applications" / metainfo.findtext("launchable")).is_file()
    kinds = ElementTree.parse(share / f"mime/packages/{APPLICATION_ID}.xml")
    kind = kinds.find("{*}mime-type").get("type")
    assert metainfo.findtext("provides/mediatype") == kind == entry["Desktop Entry"]["MimeType"].strip(";")
    icon = kinds.find(".//{*}icon").get("name")
    assert len(list(share.glob(f"icons/hicolor/*/mimetypes/{icon}.*"))) == len(icons) + 1


def test_documents_are_json_and_known_by_their_former_type(share):
    (kind,) = ElementTree.parse(share / f"mime/packages/{APPLICATION_ID}.xml").findall("{*}mime-type")
    assert kind.find("{*}sub-class-of").get("type") == "application/json"
    assert kind.find("{*}alias").get("type") == "application/x-qless-studio"
    assert kind.find("{*}glob").get("pattern") == "*.qless"
    assert [comment.get(LANGUAGE) for comment in kind.findall("{*}comment")] == [None, *SPOKEN]


@pytest.mark.parametrize("name", ["program", "document"])
def test_a_scalable_icon_is_of_lines_alone_and_looks_like_the_others(name):
    path = ROOT / f"packaging/linux/icons/{name}.svg"
    drawn = ElementTree.parse(path)
    assert not [node.tag for node in drawn.iter() if node.tag.endswith(("}image", "}text"))]
    painted = QImage(128, 128, QImage.Format.Format_ARGB32_Premultiplied)
    painted.fill(Qt.GlobalColor.transparent)
    painter = QPainter(painted)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    known = QImage(
        str(ROOT / "resources/icons/qless-studio-128.png" if name == "program" else path.with_name("document-128.png"))
    )
    for place in ((64, 20), (20, 64), (64, 64), (1, 1), (90, 100)):
        ours, theirs = painted.pixelColor(*place).getRgb(), known.pixelColor(*place).getRgb()
        assert max(abs(a - b) for a, b in zip(ours, theirs, strict=True)) < 25, place


def test_the_description_has_this_version_and_is_translated(metainfo):
    assert metainfo.find("releases/release").get("version") == __version__
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert metainfo.findtext("project_license") == project["license"]
    addresses = {url.get("type"): url.text for url in metainfo.findall("url")}
    assert (addresses["homepage"], addresses["vcs-browser"], addresses["bugtracker"]) == (HOMEPAGE, SOURCE, ISSUES)
    colors = {color.get("scheme_preference"): color.text for color in metainfo.findall("branding/color")}
    assert (colors["light"], colors["dark"]) == ACCENTS["blue"]["accent"][:2]
    for path in ("summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"):
        said = [element.get(LANGUAGE) for element in metainfo.findall(path)]
        assert said == [None, *SPOKEN] * (len(said) // (len(SPOKEN) + 1)), path
        assert said, path
    games = [item.text.partition(":")[0].strip() for item in metainfo.findall("description/ul/li")]
    assert games == [view.title for view in OWN for _ in (None, *SPOKEN)]


def test_the_pictures_of_the_description_are_those_of_the_guide(metainfo):
    images = metainfo.findall("screenshots/screenshot/image")
    assert len(images) >= 3
    for image in images:
        size = QImageReader(str(ROOT / "docs/images" / image.text.rsplit("/", 1)[1])).size()
        assert (size.width(), size.height()) == (int(image.get("width")), int(image.get("height")))


def test_one_of_the_two_installed_programs_has_no_console(monkeypatch):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["scripts"]) & set(project["gui-scripts"]) == set()  # on Windows one would replace the other
    assert {*project["scripts"].values(), *project["gui-scripts"].values()} == {"qless_studio.__main__:main"}
    for stream in ("stdout", "stderr"):  # without a console, on Windows, there are no standard streams
        monkeypatch.setattr(sys, stream, None)
    monkeypatch.setattr(sys, "argv", ["qless-studio-window", "solve", "chess", "e4"])
    assert __main__.main() == 2  # must not fail for lack of them


def test_nothing_is_published_while_a_placeholder_is_left(scripts, tmp_path):
    ready = scripts("ready")
    values = ready.publisher()
    settled = dict.fromkeys(values, "mine")
    assert set(values) == {
        "HOMEPAGE",
        "SOURCE",
        "ISSUES",
        "PUBLISHER",
        "MAINTAINER",
        "WINDOWS_SIGNER",
        "MACOS_SIGNER",
    }
    assert ready.placeholders(settled) == []
    assert ready.placeholders(settled | {"ISSUES": "https://mine.invalid"}) == ["ISSUES"]
    assert ready.placeholders(settled | {"MACOS_SIGNER": Placeholder("nobody")}) == ["MACOS_SIGNER"]
    done = subprocess.run([sys.executable, ROOT / "packaging/ready.py", "v9.9"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "v9.9 is not the version" in done.stderr
    assert [name for name in values if f"{name} is a placeholder" in done.stderr] == [
        name for name in values if name in ready.placeholders(values)
    ]


def test_nothing_is_published_without_the_day_of_its_release(scripts, tmp_path):
    dates = scripts("ready").dates
    (tmp_path / "CITATION.cff").write_text("date-released: '2026-12-31'\n")
    (tmp_path / "CHANGELOG.md").write_text("## 1.2.0 (not yet released)\n\n## 1.1.0 (2026-12-31)\n")
    assert dates(tmp_path, "1.2.0") == ("", "2026-12-31")
    assert dates(tmp_path, "1.1.0") == ("2026-12-31", "2026-12-31")
    said, cited = dates(ROOT, __version__)
    assert said == cited


def test_who_cites_the_program_cites_this_version_and_its_data_sets():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == __version__
    assert citation["authors"] == [{"name": PUBLISHER}]
    cited = [(data["type"], data["title"], data["version"]) for data in citation["references"]]
    assert cited == [("data", data.title, __version__) for data in qless_studio.data_sets().values()]


def test_addresses_are_in_one_file(scripts, tmp_path):
    ready = scripts("ready")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    assert ready.stray_addresses(ROOT, filter(None, listed)) == []
    (tmp_path / "setup.cfg").write_text("url = https://somewhere.invalid/page")
    assert ready.stray_addresses(tmp_path, ["setup.cfg"]) == ["setup.cfg"]
    for name in ("packaging", "qless_studio"):  # a publisher's name has one place as well
        texts = [path for path in (ROOT / name).rglob("*") if path.suffix in (".py", ".nsi", ".spec", ".yaml", ".xml")]
        named = [path.name for path in texts if "The Qless Studio authors" in path.read_text("utf-8")]
        assert named in ([], ["publisher.py"])


def test_the_winget_manifests_are_complete(scripts, tmp_path):
    installer = tmp_path / "setup.exe"
    installer.write_bytes(b"stands for the installer")
    made = scripts("winget").build(installer, __version__, tmp_path / "winget")
    parts = {part["ManifestType"]: part for part in (yaml.safe_load(path.read_text("utf-8")) for path in made)}
    assert set(parts) == {"version", "installer", "defaultLocale", "locale"}
    assert {
        (part["PackageIdentifier"], part["PackageVersion"], part["ManifestVersion"]) for part in parts.values()
    } == {("QlessStudio.QlessStudio", qless_studio.__version__, "1.12.0")}
    (download,) = parts["installer"]["Installers"]
    assert download["InstallerSha256"] == sha256(installer.read_bytes()).hexdigest().upper()
    assert download["InstallerUrl"].endswith(f"/v{__version__}/setup.exe")
    assert {part["Publisher"] for part in parts.values() if "Publisher" in part} == {PUBLISHER}
    assert parts["version"]["DefaultLocale"] == parts["defaultLocale"]["PackageLocale"] == "en-US"
    assert parts["locale"]["PackageLocale"] == "de-DE"


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="there is no dpkg")
def test_dpkg_unpacks_the_debian_package(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    tree, package = tmp_path / "tree", tmp_path / "tried.deb"
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / "DEBIAN/control").write_text(
        "Package: tried\nVersion: 1\nArchitecture: amd64\nMaintainer: no\nDescription: no\n"
    )
    code = Path(sys.executable).resolve().read_bytes()[:100_001]
    (tree / "code").write_bytes(code)
    subprocess.run(["dpkg-deb", "-Znone", "--build", tree, package], check=True, capture_output=True)
    package.write_bytes(import_module("debian").compressed(package.read_bytes(), "amd64"))
    subprocess.run(["dpkg-deb", "-x", package, tmp_path / "out"], check=True, capture_output=True)
    assert (tmp_path / "out/code").read_bytes() == code
    told = subprocess.run(["dpkg-deb", "-f", package, "Package"], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "tried"
    assert package.stat().st_size < len(code) / 2
