"""Colours, textures, fonts and letters that scenes are drawn with.

`part` is "train" or "test": fonts by family, and some shapes, textures and layouts occur in one part only.
"""

from __future__ import annotations

import json
import math
import os
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

WORK = Path(os.environ.get("PICTURES_WORK", "build/pictures"))
"""Where fonts lie, and where all that is drawn and trained goes."""
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGRAPHS = ("QU", "TH", "ER", "IN", "AN", "HE", "CL")
BADGES = ("", "DL", "TL", "DW", "TW")
STYLES = {
    "train": {
        "shapes": ["round", "round", "round", "square"],
        "backs": ["flat", "flat", "gradient", "blobs", "noise"],
        "chips": ["rect", "circle", "text", "inset"],
        "tables": ["flat", "wood", "cloth", "blobs"],
    },
    "test": {
        "shapes": ["round", "round", "square", "cut", "oval"],
        "backs": ["flat", "gradient", "stripes", "checks", "grain"],
        "chips": ["rect", "circle", "text", "ribbon"],
        "tables": ["wood2", "cloth2", "tiles", "flat"],
    },
}
cv2.setNumThreads(1)
_FONTS = None
_CACHE = {}
_LOWER = {}


def fonts(part):
    global _FONTS
    if _FONTS is None:
        _FONTS = json.loads((WORK / "fonts.json").read_text("utf-8"))
    return _FONTS[part]


def font(rng, part):
    return rng.choice(fonts(part))[0]


def load(path, size):
    key = (path, int(size))
    if key not in _CACHE:
        if len(_CACHE) > 600:
            _CACHE.clear()
        _CACHE[key] = ImageFont.truetype(path, max(5, int(size)))
    return _CACHE[key]


def colour(rng, lo=0, hi=255, vivid=0.5):
    base = rng.uniform(lo, hi)
    return tuple(int(min(255, max(0, base + rng.gauss(0, 60 if rng.random() < vivid else 8)))) for _ in range(3))


def lum(c):
    return 0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2]


def contrast(rng, against, least=70):
    for _ in range(60):
        c = colour(rng, 0, 255, 0.4)
        if abs(lum(c) - lum(against)) > least:
            return c
    return (0, 0, 0) if lum(against) > 127 else (255, 255, 255)


def texture(rng, w, h, name, base=None):
    base = np.array(base or colour(rng, 20, 240), np.float32)
    im = np.empty((h, w, 3), np.float32)
    im[:] = base
    if name == "gradient":
        other = np.array(colour(rng, 20, 240), np.float32)
        a = rng.uniform(0, 2 * math.pi)
        t = np.clip(
            (np.arange(w)[None, :] / w * math.cos(a) + np.arange(h)[:, None] / h * math.sin(a)) * 0.7 + 0.5, 0, 1
        )
        im += (other - base) * t[..., None]
    elif name in ("noise", "cloth", "grain", "cloth2"):
        amp = rng.uniform(4, 22)
        k = rng.choice((1, 2, 3)) if name != "cloth2" else 2
        n = np.random.RandomState(rng.randrange(2**31)).randn(h // k + 1, w // k + 1).astype(np.float32) * amp
        n = cv2.resize(n, (w, h), interpolation=cv2.INTER_LINEAR)
        im += n[..., None]
        if name == "cloth2":
            im += (
                np.sin(np.arange(w) * rng.uniform(0.3, 1.2))[None, :, None]
                + np.sin(np.arange(h) * rng.uniform(0.3, 1.2))[:, None, None]
            ) * 8
    elif name == "blobs":
        for _ in range(rng.randint(3, 12)):
            c = colour(rng, 20, 240)
            cv2.circle(im, (rng.randrange(w), rng.randrange(h)), rng.randint(5, max(6, w // 3)), c, -1)
        k = rng.choice((1, 9, 31))
        im = cv2.GaussianBlur(im, (k, k), 0)
    elif name in ("wood", "wood2"):
        r = np.random.RandomState(rng.randrange(2**31))
        sx, sy = (
            (rng.uniform(60, 200), rng.uniform(3, 9)) if name == "wood" else (rng.uniform(4, 12), rng.uniform(60, 250))
        )
        n = cv2.resize(
            r.randn(int(h / sy) + 3, int(w / sx) + 3).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC
        )
        if name == "wood2":
            n = np.sin(n * 3 + np.arange(w)[None, :] * 0.02) * 1.2
        brown = np.array((rng.uniform(90, 200), rng.uniform(60, 140), rng.uniform(30, 90)), np.float32)
        im[:] = brown
        im += n[..., None] * rng.uniform(6, 20)
    elif name == "stripes":
        other = np.array(colour(rng, 20, 240), np.float32)
        p = rng.randint(14, 80)
        t = ((np.arange(w)[None, :] + np.arange(h)[:, None] * rng.choice((-1, 0, 1))) // p) % 2
        im += (other - base) * t[..., None] * rng.uniform(0.1, 0.7)
    elif name in ("checks", "tiles"):
        other = np.array(colour(rng, 20, 240), np.float32)
        p = rng.randint(12, 50) if name == "checks" else rng.randint(90, 260)
        if name == "checks":
            t = ((np.arange(w)[None, :] // p) + (np.arange(h)[:, None] // p)) % 2
        else:
            t = ((np.arange(w)[None, :] % p < 4) | (np.arange(h)[:, None] % p < 4)).astype(np.float32)
        im += (other - base) * t[..., None] * rng.uniform(0.1, 0.6)
    return np.clip(im, 0, 255).astype(np.uint8)


def deal(rng, count, source, dice=None):
    """`count` faces: from dice (with the dice), from a bag like English, or all classes alike."""
    if source == "dice":
        order = list(dice)
        rng.shuffle(order)
        return [rng.choice(d).upper().replace("#", "") for d in order]
    bag = "AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ"
    out = []
    for _ in range(count):
        if source == "bag":
            out.append(rng.choice(bag) if rng.random() > 0.03 else rng.choice(DIGRAPHS))
        else:
            x = rng.random()
            out.append(rng.choice(ALPHABET) if x < 0.8 else rng.choice(DIGRAPHS) if x < 0.95 else "")
    return out


def has_lower_case(path):
    """Whether a face's small letters are others than its capitals: some faces have capitals twice."""
    if path not in _LOWER:
        differences = [np.abs(_outline(path, text) - _outline(path, text.lower())).mean() for text in "ABEGRT"]
        _LOWER[path] = np.mean(differences) > 0.1
    return _LOWER[path]


def _outline(path, text):
    """A glyph as 8 × 8 values from 0 to 1, whatever its size was."""
    mask = load(path, 48).getmask(text)
    grey = np.array(mask, np.float32).reshape(mask.size[::-1]) / 255
    return cv2.resize(grey, (8, 8), interpolation=cv2.INTER_AREA)


def spelled(rng, letters, style):
    if style.get("lower_case"):
        return letters[0] + letters[1:].lower() if style["caps"] and len(letters) == 2 else letters.lower()
    if len(letters) == 2:
        return letters if style["caps"] else letters[0] + letters[1].lower()
    return letters


def ink(text, path, box, fill, middle="H"):
    """An alpha mask box x box of the text, its cap height `fill` of the box, centred by its own extent across and by
    that of `middle` up and down."""
    f = load(path, 48)
    cap = f.getbbox("H")
    cap_h = max(8, cap[3] - cap[1])
    size = max(6, 48 * fill * box / cap_h)
    f = load(path, size)
    x0, _, x1, _ = f.getbbox(text)
    c0, c1 = f.getbbox(middle)[1], f.getbbox(middle)[3]
    if x1 - x0 > box * 0.86:  # too wide (Qu, width): smaller
        f = load(path, size * box * 0.86 / (x1 - x0))
        x0, _y0, x1, _y1 = f.getbbox(text)
        c0, c1 = f.getbbox(middle)[1], f.getbbox(middle)[3]
    im = Image.new("L", (int(box), int(box)), 0)
    ImageDraw.Draw(im).text(((box - (x0 + x1)) / 2, (box - (c0 + c1)) / 2), text, font=f, fill=255)
    return im


def jpeg(im, q):
    _ok, b = cv2.imencode(".jpg", im[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, int(q)])
    return np.ascontiguousarray(cv2.imdecode(b, cv2.IMREAD_COLOR)[..., ::-1])
