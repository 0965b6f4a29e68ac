"""The command `read`: boards of picture files, for people and as JSON; what cannot be read is said in one line."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import zlib

import pytest
from PySide6.QtGui import QColor, QImage

from qless_studio.__main__ import _decoded
from qless_studio.cli.main import main
from qless_studio.engine import kernels
from tests.engine.pictures.cases import FOLDER, TRUTH

TRAY = str(FOLDER / "tray-000.jpg")


def run(capsys, *arguments, decode=_decoded):
    status = main(["read", *map(str, arguments)], decode)
    out, err = capsys.readouterr()
    return status, out, err


def truth(name):
    return [cell["letters"] for cell in TRUTH[name]["cells"]]


def test_a_board_for_people(capsys):
    status, out, err = run(capsys, TRAY, "--dice", TRUTH["tray-000.jpg"]["dice"], "--photo")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].upper().replace("/", "") == "".join(truth("tray-000.jpg"))
    assert lines[0].count("/") == 3
    assert lines[-1].startswith("Read in ")
    assert all("% sure" in line and line.startswith("row ") for line in lines[1:-1])


def test_a_board_as_json(capsys):
    status, out, err = run(capsys, FOLDER / "screenshot-001.jpg", "--json")
    assert (status, err) == (0, "")
    read = json.loads(out)
    assert set(read) == {"rows", "columns", "cells", "puzzle", "score", "seconds"}
    assert len(read["cells"]) == read["rows"] * read["columns"] == len(truth("screenshot-001.jpg"))
    assert [cell["letters"] for cell in read["cells"]] == truth("screenshot-001.jpg")
    for cell in read["cells"]:
        assert set(cell) == {"letters", "confidence", "alternatives", "badge"}
        assert cell["alternatives"][0] == [cell["letters"], cell["confidence"]]
        assert len(cell["alternatives"]) <= 3
    assert 0.45 < read["score"] <= 1


def test_scattered_dice(capsys):
    name = "scattered-003.jpg"
    status, out, _ = run(capsys, FOLDER / name, "--dice", "q-less", "--json")
    read = json.loads(out)
    assert (status, read["rows"], read["columns"]) == (0, None, None)
    assert read["puzzle"] == "".join(cell["letters"] for cell in read["cells"]).lower()
    assert sorted(read["puzzle"].upper()) == sorted(truth(name))
    assert run(capsys, FOLDER / name, "--count", "12", "--json")[0] == 0


def test_pictures_of_other_kinds(capsys, tmp_path):
    image = QImage(str(FOLDER / "screenshot-001.jpg"))
    expected = json.loads(run(capsys, FOLDER / "screenshot-001.jpg", "--json")[1])["puzzle"]
    for kind in ("png", "webp", "bmp"):
        file = tmp_path / f"board.{kind}"
        assert image.save(str(file), quality=95)
        assert json.loads(run(capsys, file, "--json")[1])["puzzle"] == expected
    disguised = tmp_path / "board.txt"  # what it is called does not matter
    assert image.save(str(disguised), "PNG")
    assert json.loads(run(capsys, disguised, "--json")[1])["puzzle"] == expected


def small(path, width, height):
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(90, 120, 60))
    assert image.save(str(path), "PNG")
    return path


def test_what_is_no_picture_or_no_board(capsys, tmp_path):
    (tmp_path / "text.png").write_text("no picture", "utf-8")
    (tmp_path / "empty.png").write_bytes(b"")
    (tmp_path / "half.png").write_bytes((FOLDER / "screenshot-000.png").read_bytes()[:3000])
    (tmp_path / "photo.heic").write_bytes(b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(99))
    header = b"IHDR" + struct.pack(">IIBBBBB", 40000, 40000, 8, 0, 0, 0, 0)
    size = b"\0\0\0\x0d" + header + struct.pack(">I", zlib.crc32(header))
    (tmp_path / "huge.png").write_bytes(b"\x89PNG\r\n\x1a\n" + size + bytes(99))
    for file, problem in (
        (tmp_path / "none.png", "none.png: cannot be read: "),  # and why, as the system says it
        (tmp_path, "cannot be read"),
        (tmp_path / "text.png", "text.png: is not a picture"),
        (tmp_path / "empty.png", "empty.png: the file is empty"),
        (tmp_path / "half.png", "half.png: the picture is damaged"),
        (tmp_path / "photo.heic", "photo.heic: HEIC pictures cannot be read; save it as JPEG"),
        (tmp_path / "huge.png", "huge.png: 40,000 × 40,000 pixels are too many"),
        (small(tmp_path / "dot.png", 1, 1), "dot.png: 1 × 1 pixels: the picture is too small"),
        (small(tmp_path / "line.png", 4000, 40), "line.png: 1,600 × 16 pixels: the picture is too small"),
        (small(tmp_path / "even.png", 400, 300), "even.png: no board was found"),
    ):
        status, out, err = run(capsys, file, "--json")
        assert (status, out) == (2, "")
        assert problem in err
        assert err.count("\n") == 1
    program = [sys.executable, "-m", "qless_studio", "read", str(tmp_path / "half.png")]
    done = subprocess.run(program, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "qless-studio: half.png: the picture is damaged\n"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--shape", "4by4"], "'4by4' is not of the form RxC"),
        (["--shape", "0x4"], "1 to 10 rows and columns"),
        (["--shape", "12x12"], "1 to 10 rows and columns"),
        (["--count", "0"], "not greater than 0"),
        (["--kind", "scattered", "--count", "99"], "1 to 40 tiles"),
        (["--kind", "grid", "--count", "9"], "--count: it is for --kind scattered"),
        (["--kind", "scattered", "--shape", "4x4"], "--shape: scattered dice have no rows"),
        (["--dice", "loaded"], "--dice: there are no dice 'loaded', but classic, new,"),
        (["--screen", "--photo"], "not allowed with"),
        (["--kind", "cards"], "invalid choice"),
    ],
)
def test_bad_usage(capsys, arguments, problem):
    status, out, err = run(capsys, TRAY, *arguments)
    assert (status, out) == (2, "")
    assert problem in err
    assert err.count("\n") == 1


def test_without_compiled_kernels_it_says_why(capsys, monkeypatch):
    monkeypatch.setattr(kernels, "compiled", lambda: False)
    status, _, err = run(capsys, TRAY)
    assert status == 2
    assert "takes compiled kernels" in err


def test_the_library_alone_reads_no_files(capsys):
    status, _, err = run(capsys, TRAY, decode=None)
    assert status == 2
    assert "by the program" in err


def test_other_commands_import_no_qt():
    code = (
        "import sys; sys.argv = ['qless-studio', 'lexicon', 'list'];"
        "import qless_studio.__main__ as program; program.main();"
        "sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
