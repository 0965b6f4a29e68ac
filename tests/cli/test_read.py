"""The command `read`: boards of picture files, for people and as JSON; what cannot be read is said in one line."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
import zlib

import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QColor, QImage, QImageWriter

from qless_studio.__main__ import _decoded
from qless_studio.cli.main import main
from qless_studio.engine import kernels
from qless_studio.ui.pictures.decoding import read_bytes
from tests.engine.pictures.cases import FOLDER, TRUTH
from tests.engine.pictures.drawn import board

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
    expected = json.loads(run(capsys, FOLDER / "screenshot-001.jpg", "--screen", "--json")[1])["puzzle"]
    for name, kind in (("board.webp", "WEBP"), ("board.bmp", "BMP"), ("board.txt", "PNG")):  # any name will do
        assert image.save(str(tmp_path / name), kind, quality=95)
        assert json.loads(run(capsys, tmp_path / name, "--screen", "--json")[1])["puzzle"] == expected


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
        (tmp_path / "empty.png", "empty.png: is empty"),
        (tmp_path / "half.png", "half.png: the picture is damaged"),
        (tmp_path / "photo.heic", "photo.heic: HEIC pictures cannot be read; save the picture as JPEG"),
        (tmp_path / "huge.png", "huge.png: 40,000 × 40,000 pixels: is too large"),
        (small(tmp_path / "dot.png", 1, 1), "dot.png: 1 × 1 pixels: a picture has"),
        (small(tmp_path / "line.png", 4000, 40), "line.png: 1,600 × 16 pixels: a picture has"),
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


def png(*chunks, width=200, height=200):
    """A PNG file of these chunks, (kind, content); its header comes first by itself."""
    header = (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    parts = [b"\x89PNG\r\n\x1a\n"]
    for kind, content in (header, *chunks, (b"IEND", b"")):
        parts += [struct.pack(">I", len(content)), kind, content, struct.pack(">I", zlib.crc32(kind + content))]
    return b"".join(parts)


def tiff():
    """A whole TIFF picture of 8 × 8 pixels."""
    entries = ((256, 8), (257, 8), (258, 8), (259, 1), (262, 1), (273, 8), (277, 1), (278, 8), (279, 64))
    directory = b"".join(struct.pack("<HHII", tag, 4, 1, value) for tag, value in entries)
    return b"II*\0" + struct.pack("<I", 72) + bytes(64) + struct.pack("<H", len(entries)) + directory + bytes(4)


def test_what_decoders_cannot_take_is_one_sentence_of_a_program_that_lives(tmp_path):
    """Each was a crash, or lines of libraries before ours."""
    rows = zlib.compress(bytes(201 * 200))
    problems = {}
    for name, content, problem in (
        ("tiff.png", tiff(), "is not a picture that can be read here (PNG, JPEG or WebP)"),
        ("filter.png", png((b"IDAT", zlib.compress(b"\x09" * 201 * 200))), "the picture is damaged"),
        ("profile.png", png((b"iCCP", b"x\0\0" + zlib.compress(bytes(200))), (b"IDAT", rows)), "no board was found"),
    ):
        (tmp_path / name).write_bytes(content)
        problems[name] = problem
    code = (
        "import sys; import qless_studio.__main__ as program; from qless_studio.cli.main import main;"
        "[main(['read', name], program._decoded) for name in sys.argv[1:]]"
    )
    done = subprocess.run([sys.executable, "-c", code, *problems], capture_output=True, text=True, check=False,
                          cwd=tmp_path)  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.splitlines() == [f"qless-studio: {name}: {problem}" for name, problem in problems.items()]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_what_is_no_regular_file_is_not_waited_for(capsys, tmp_path):
    os.mkfifo(tmp_path / "pipe.png")
    for file in (tmp_path / "pipe.png", "/dev/zero"):
        status, out, err = run(capsys, file)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "it is not a regular file" in err


def test_pictures_that_unpack_to_far_more_than_they_show_are_refused(capsys, tmp_path):
    surplus = zlib.compress(bytes(201 * 200 + (8 << 20)))
    (tmp_path / "surplus.png").write_bytes(png((b"IDAT", surplus)))
    image = QImage(4000, 3000, QImage.Format.Format_Grayscale8)
    image.fill(120)
    writer = QImageWriter(str(tmp_path / "scans.jpg"))
    writer.setProgressiveScanWrite(True)
    assert writer.write(image)
    jpeg = (tmp_path / "scans.jpg").read_bytes()
    (tmp_path / "scans.jpg").write_bytes(jpeg[:-2] + jpeg[jpeg.rindex(b"\xff\xda") : -2] * 2000 + jpeg[-2:])
    for name in ("surplus.png", "scans.jpg"):
        status, _, err = run(capsys, tmp_path / name)
        assert (status, err) == (2, f"qless-studio: {name}: the picture is damaged\n")


def with_orientation(kind, data, orientation):
    """The file with a camera's note on how it was held."""
    exif = b"II*\0" + struct.pack("<IHHHIHHI", 8, 1, 0x112, 3, 1, orientation, 0, 0)
    if kind == "jpeg":
        return data[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 8) + b"Exif\0\0" + exif + data[2:]
    if kind == "png":
        chunk = b"eXIf" + exif
        return data[:33] + struct.pack(">I", len(exif)) + chunk + struct.pack(">I", zlib.crc32(chunk)) + data[33:]
    head = b"VP8X" + struct.pack("<II", 10, 8) + struct.pack("<I", 79)[:3] + struct.pack("<I", 39)[:3]
    body = b"WEBP" + head + data[12:] + b"EXIF" + struct.pack("<I", len(exif)) + exif
    return b"RIFF" + struct.pack("<I", len(body)) + body


@pytest.mark.parametrize("orientation", range(1, 9))
def test_pictures_are_turned_as_the_camera_says_in_every_format(orientation):
    image = QImage(80, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    image.setPixelColor(0, 0, QColor("black"))
    for x in range(40):
        for y in range(20):
            image.setPixelColor(x, y, QColor("black"))
            image.setPixelColor(79 - x, 39 - y, QColor("grey"))
    shown = []
    for kind in ("jpeg", "png", "webp"):
        data = QBuffer()
        data.open(QBuffer.OpenModeFlag.WriteOnly)
        assert QImageWriter(data, kind.encode()).write(image)
        read = read_bytes(with_orientation(kind, bytes(data.data().data()), orientation))
        width, height = read.width(), read.height()
        points = [(width * x // 4, height * y // 4) for y in (1, 3) for x in (1, 3)]
        shown.append((width, height, [round(read.pixelColor(*point).lightness() / 128) for point in points]))
    assert shown[0] == shown[1] == shown[2]
    assert shown[0][:2] == ((80, 40) if orientation < 5 else (40, 80))


def test_what_is_perhaps_no_board_is_read_if_its_shape_is_said(capsys, tmp_path, qapp):
    file = tmp_path / "symbols.png"
    assert board(("%&§$", "#*+~", "<>=?", "!/|@")).save(str(file))
    status, out, err = run(capsys, file)
    assert (status, out) == (2, "")
    assert err.startswith("qless-studio: symbols.png: perhaps no board: its letters are ")
    status, out, err = run(capsys, file, "--shape", "4x4")
    assert status == 0
    assert out.count("/") >= 3
    assert err.startswith("qless-studio: note: perhaps no board: ")


def test_more_dice_than_needed_are_said(capsys):
    status, out, err = run(capsys, FOLDER / "scattered-003.jpg", "--count", "9", "--json")
    assert (status, len(json.loads(out)["cells"])) == (0, 9)
    assert err == "qless-studio: note: 12 tiles found, 9 needed\n"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--shape", "4by4"], "'4by4' is not of the form RxC"),
        (["--shape", "0x4"], "1 to 16 rows and columns"),
        (["--shape", "17x12"], "1 to 16 rows and columns"),
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
