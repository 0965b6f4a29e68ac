"""Which of the downloaded free fonts are usable as letter faces, and their split by family into train and test.

for d in debs/*.deb: dpkg -x d fonts/        (Debian main only: all under DFSG-free licences)
python packaging/pictures/fonts.py           -> fonts.json {"train": [[file, index, family]], "test": [...]}
"""

import glob
import hashlib
import json
import os

import cv2
import numpy as np
from drawing import WORK
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

HERE = WORK
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NOT_TEXT = (
    "italic",
    "oblique",
    "-it.",
    "slanted",
    "hairline",
    "thin",
    "extralight",
    "ultralight",
    "symbol",
    "dingbat",
    "math",
    "-i.",
    "bolditalic",
    "emoji",
    "color",
    "redacted",
)
NOTO = ("notosans-", "notoserif-", "notosansdisplay-", "notoserifdisplay-", "notosansmono-", "notomono")
REFERENCE = ["DejaVuSans-Bold.ttf", "LiberationSans-Regular.ttf", "LiberationSerif-Bold.ttf", "DejaVuSerif-Bold.ttf"]


def glyph(font, ch):
    im = Image.new("L", (160, 160), 0)
    ImageDraw.Draw(im).text((30, 20), ch, font=font, fill=255)
    a = np.asarray(im)
    ys, xs = np.where(a > 60)
    if len(xs) < 20:
        return None
    a = a[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1].astype(np.float32)
    h, w = a.shape
    if w < 0.35 * h:  # I: keep its narrowness
        pad = int(0.35 * h) - w
        a = np.pad(a, ((0, 0), (pad // 2, pad - pad // 2)))
    a = cv2.resize(a, (24, 24), interpolation=cv2.INTER_AREA)
    a = cv2.GaussianBlur(a, (0, 0), 1.5)
    a -= a.mean()
    return a / (np.linalg.norm(a) + 1e-6)


def main():
    files = sorted(
        f for e in ("ttf", "otf", "ttc", "t1", "pfb") for f in glob.glob(f"{HERE}/fonts/**/*.{e}", recursive=True)
    )
    files += sorted(glob.glob("resources/fonts/*.otf"))
    first = {os.path.basename(file): file for file in reversed(files)}
    refs = [
        [glyph(font, c) for c in LETTERS]
        for font in (ImageFont.truetype(first[name], 90) for name in REFERENCE if name in first)
    ]
    print(len(files), "files", len(refs), "references")
    split = {"train": [], "test": []}
    for face in chosen_faces(files, refs):
        split[part_of(face[2])].append(face)
    (WORK / "fonts.json").write_text(json.dumps(split, indent=0), "utf-8")
    for part in split:
        print(part, len(split[part]), "faces", len({x[2] for x in split[part]}), "families")


def chosen_faces(files, refs):
    """[file, index, family, likeness] of faces with readable letters: no two alike, six of a family at most."""
    seen, families = set(), {}
    for file in files:
        loaded = letters_of(file) if may_be_text(os.path.basename(file).lower()) else None
        if loaded is None:
            continue
        name, glyphs = loaded
        match = [max(float((g * r[i]).sum()) for r in refs) for i, g in enumerate(glyphs)]
        likeness = np.mean(match)
        key = (np.stack(glyphs)[::3, ::6, ::6] * 50).astype(np.int8).tobytes()
        if likeness < 0.72 or min(match) < 0.25 or key in seen:
            continue
        seen.add(key)
        family = name.split(" Condensed")[0].split(" Mono")[0]
        if families.get(family, 0) < 6:
            families[family] = families.get(family, 0) + 1
            yield [file, 0, family, round(float(likeness), 3)]


def may_be_text(name):
    """Whether a file may hold upright letters of usual weight, by its name in lower case."""
    if name.startswith("noto") and not name.startswith(NOTO):
        return False
    return not any(part in name for part in NOT_TEXT)


def letters_of(file):
    """The family's name and its capitals; None where letters are missing or the file cannot be read."""
    try:
        face = TTFont(file, fontNumber=0, lazy=True)
        cmap = face.getBestCmap()
        if not cmap or not all(ord(c) in cmap for c in LETTERS + LETTERS.lower() + "0123456789"):
            return None
        font = ImageFont.truetype(file, 90)
        glyphs = [glyph(font, c) for c in LETTERS]
        name = face["name"].getBestFamilyName() or os.path.basename(file)
    except Exception:  # whatever is wrong with it, it is one font of hundreds
        return None
    return None if any(g is None for g in glyphs) else (name, glyphs)


def part_of(family):
    """Whether a family is for training or for tests: the same at each run, whatever other fonts are there."""
    words = family.split()
    key = " ".join(words[:2]) if words[0] in ("Noto", "TeX", "Latin", "GFS", "Un") else words[0]
    if key.startswith("Inter"):
        return "test"  # the program's own typeface: never trained on
    return "test" if int(hashlib.md5(key.encode()).hexdigest(), 16) % 100 < 30 else "train"


if __name__ == "__main__":
    main()
