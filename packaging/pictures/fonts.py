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
    refs = []
    for name in REFERENCE:
        hit = [f for f in files if os.path.basename(f) == name]
        if hit:
            font = ImageFont.truetype(hit[0], 90)
            refs.append([glyph(font, c) for c in LETTERS])
    print(len(files), "files", len(refs), "references")
    chosen, seen, families = [], set(), {}
    for f in files:
        base = os.path.basename(f)
        low = base.lower()
        if any(
            s in low
            for s in (
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
        ):
            continue
        if low.startswith("noto") and not any(
            low.startswith(p)
            for p in ("notosans-", "notoserif-", "notosansdisplay-", "notoserifdisplay-", "notosansmono-", "notomono")
        ):
            continue
        try:
            tt = TTFont(f, fontNumber=0, lazy=True)
            cmap = tt.getBestCmap()
            if not cmap or not all(ord(c) in cmap for c in LETTERS + LETTERS.lower() + "0123456789"):
                continue
            name = tt["name"].getBestFamilyName() or base
            font = ImageFont.truetype(f, 90)
            glyphs = [glyph(font, c) for c in LETTERS]
            if any(g is None for g in glyphs):
                continue
        except Exception:
            continue
        match = []
        for i, g in enumerate(glyphs):
            match.append(max(float((g * r[i]).sum()) for r in refs))
        sample = np.stack(glyphs)
        [glyph(font, c) for c in "aegrt"]
        key = (sample[::3, ::6, ::6] * 50).astype(np.int8).tobytes()
        m = np.mean(match)
        if m < 0.72 or min(match) < 0.25 or key in seen:
            continue
        seen.add(key)
        family = name.split(" Condensed")[0].split(" Mono")[0]
        if families.get(family, 0) >= 6:
            continue
        families[family] = families.get(family, 0) + 1
        chosen.append((f, 0, family, round(float(m), 3)))
    split = {"train": [], "test": []}
    for f, i, family, m in chosen:
        key = (
            " ".join(family.split()[:2])
            if family.split()[0] in ("Noto", "TeX", "Latin", "GFS", "Un")
            else family.split()[0]
        )
        if key.startswith("Inter"):
            part = "test"  # the program's own typeface: never trained on
        else:
            part = "test" if int(hashlib.md5(key.encode()).hexdigest(), 16) % 100 < 30 else "train"
        split[part].append([f, i, family, m])
    (WORK / "fonts.json").write_text(json.dumps(split, indent=0), "utf-8")
    for part in split:
        print(part, len(split[part]), "faces", len({x[2] for x in split[part]}), "families")


if __name__ == "__main__":
    main()
