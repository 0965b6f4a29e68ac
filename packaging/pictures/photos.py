"""Photographs: dice in a tray or thrown on a table, cards; seen by a camera, lit, blurred."""

from __future__ import annotations

import math

import cv2
import numpy as np
from drawing import (
    ALPHABET,
    STYLES,
    colour,
    contrast,
    deal,
    font,
    ink,
    jpeg,
    load,
    spelled,
    texture,
)
from PIL import Image, ImageDraw


class Camera:
    def __init__(self, rng, w, h, tilt, yaw, f, dist):
        self.w, self.h, self.f, self.d = w, h, f, dist
        self.ct, self.st = math.cos(tilt), math.sin(tilt)
        self.cy, self.sy = math.cos(yaw), math.sin(yaw)
        self.ox, self.oy = w / 2, h / 2
        # where the camera stands, in the world
        y, z = dist * self.st, dist * self.ct
        self.pos = np.array((self.sy * y, self.cy * y, z))

    def __call__(self, p):
        p = np.asarray(p, np.float64).reshape(-1, 3)
        x = p[:, 0] * self.cy - p[:, 1] * self.sy
        y = p[:, 0] * self.sy + p[:, 1] * self.cy
        z = p[:, 2]
        yy = y * self.ct - z * self.st
        zz = y * self.st + z * self.ct
        depth = self.d - zz
        return np.stack((self.ox + self.f * x / depth, self.oy + self.f * yy / depth), 1)


def paint(im, quad, tex, alpha):
    q = np.asarray(quad, np.float32)
    x0, y0 = np.floor(q.min(0)).astype(int) - 1
    x1, y1 = np.ceil(q.max(0)).astype(int) + 2
    x0, y0, x1, y1 = max(0, x0), max(0, y0), min(im.shape[1], x1), min(im.shape[0], y1)
    if x1 - x0 < 2 or y1 - y0 < 2:
        return
    n = tex.shape[0]
    side = max(6, int(1.15 * max(np.linalg.norm(q[1] - q[0]), np.linalg.norm(q[3] - q[0]))))
    if side < n:
        tex = cv2.resize(tex, (side, side), interpolation=cv2.INTER_AREA)
        alpha = cv2.resize(alpha, (side, side), interpolation=cv2.INTER_AREA)
        n = side
    src = np.array([[0, 0], [n, 0], [n, n], [0, n]], np.float32) - 0.5
    warp = cv2.getPerspectiveTransform(src, q - np.array((x0, y0), np.float32))
    t = cv2.warpPerspective(tex, warp, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    a = cv2.warpPerspective(alpha, warp, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR)[..., None].astype(np.float32) / 255
    roi = im[y0:y1, x0:x1]
    roi[:] = (roi * (1 - a) + t * a).astype(np.uint8)


_MASKS = {}


def rounded(n, r):
    key = (n, round(r, 2))
    if key not in _MASKS:
        m = Image.new("L", (n * 2, n * 2), 0)
        ImageDraw.Draw(m).rounded_rectangle((0, 0, n * 2 - 1, n * 2 - 1), r * n * 2, fill=255)
        _MASKS[key] = np.asarray(m.resize((n, n), Image.LANCZOS))
    return _MASKS[key]


def face(rng, text, style):
    """A die's face, N x N RGB."""
    n = 88
    bg, fg = style["bg"], style["fg"]
    t = np.empty((n, n, 3), np.float32)
    t[:] = bg
    if text is None or text == "":
        if style["solid"] and text == "":
            q = int(n * 0.14)
            t[q : n - q, q : n - q] = fg
        return t.astype(np.uint8)
    m = np.asarray(ink(spelled(rng, text, style), style["font"], n, style["fill"]), np.float32)[..., None] / 255
    if rng.random() < 0.5:
        sh = (rng.uniform(-3, 3), rng.uniform(-3, 3))
        m = cv2.warpAffine(m, np.float32([[1, 0, sh[0]], [0, 1, sh[1]]]), (n, n))[..., None]
    under = style["under"]
    if under and text in style["underset"]:
        m = m.copy()
        w = n * style["fill"] * 0.5
        y = n * (0.5 + style["fill"] / 2) + 4
        if y < n - 9:
            m[int(y) : int(y + 5), int(n / 2 - w) : int(n / 2 + w)] = 1
    m *= style["strength"]
    t = t * (1 - m) + np.array(fg, np.float32) * m
    return t.astype(np.uint8)


def die_style(rng, part):
    bg = rng.choice(
        [(250, 250, 248), (245, 240, 225), (235, 232, 228), (252, 250, 240), (238, 226, 190), (225, 230, 240)]
    )
    fg = rng.choice(
        [(15, 15, 15), (20, 20, 30), (25, 50, 140), (20, 60, 170), (170, 40, 30), (210, 90, 20), (20, 90, 60)]
    )
    if rng.random() < 0.12:
        bg, fg = fg, bg
    if rng.random() < 0.12:
        bg = colour(rng, 90, 240, 0.8)
        fg = contrast(rng, bg, 90)
    under = rng.random() < 0.65
    return {
        "bg": bg,
        "fg": fg,
        "font": font(rng, part),
        "fill": rng.uniform(0.44, 0.68),
        "caps": rng.random() < 0.15,
        "under": under,
        "underset": rng.choice(
            [("M", "W", "N", "Z"), ("M", "W", "N", "Z"), ("M", "W"), ("W", "Z"), ("N", "Z", "M", "W", "U", "C")]
        ),
        "strength": rng.uniform(0.75, 1.0),
        "radius": rng.uniform(0.06, 0.26),
        "solid": True,
    }


def cube(rng, im, cam, x, y, z0, z1, yaw, text, others, style, side=1.0, light=(0, 0, 1)):
    h = side / 2
    c, s = math.cos(yaw), math.sin(yaw)
    corner = [(x + c * a * h - s * b * h, y + s * a * h + c * b * h) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    top = [(px, py, z1) for px, py in corner]
    faces = []
    for i in range(4):
        p, q = corner[i], corner[(i + 1) % 4]
        mid = np.array(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (z0 + z1) / 2))
        n = np.array(((mid[0] - x), (mid[1] - y), 0.0))
        if np.dot(n, cam.pos - mid) > 0:
            faces.append((i, p, q, n / (np.linalg.norm(n) + 1e-9)))
    r = style["radius"]
    for i, p, q, n in faces:
        shade = 0.45 + 0.4 * max(0.0, float(np.dot(n, light)))
        pool = style.setdefault("pool", [])
        if len(pool) < 6:
            pool.append(face(rng, others[i % len(others)], style))
        t = (rng.choice(pool) * np.float32(shade)).astype(np.uint8)
        quad = cam([(p[0], p[1], z1), (q[0], q[1], z1), (q[0], q[1], z0), (p[0], p[1], z0)])
        paint(im, quad, t, rounded(88, r * 0.5))
    # the top's rounded edge: the same top, a little lower and darker, first
    quad = cam(top)
    low = cam([(a, b, z1 - side * 0.05) for a, b, _ in top])
    flat = np.empty((88, 88, 3), np.uint8)
    flat[:] = np.array(style["bg"]) * 0.72
    paint(im, low, flat, rounded(88, r))
    t = face(rng, text, style)
    if rng.random() < 0.3:  # shine
        g = np.zeros((22, 22), np.float32)
        cv2.circle(g, (rng.randrange(22), rng.randrange(22)), rng.randint(2, 8), 1.0, -1)
        g = cv2.resize(cv2.GaussianBlur(g, (0, 0), 2), (88, 88))[..., None] * rng.uniform(20, 90)
        t = np.clip(t + g, 0, 255).astype(np.uint8)
    paint(im, quad, t, rounded(88, r))
    return quad


def finish(rng, im, strength=1.0):
    """Light, shadow, blur, noise, colour cast, JPEG."""
    h, w = im.shape[:2]
    f = im.astype(np.float32)
    a = rng.uniform(0, 2 * math.pi)
    t = np.arange(w, dtype=np.float32)[None, :] / w * math.cos(a) + np.arange(h, dtype=np.float32)[
        :, None
    ] / h * math.sin(a)
    g = 1 + (t - t.mean()) * rng.uniform(0, 0.9) * strength
    for _ in range(rng.choice((0, 0, 1, 1, 2))):  # shadows with soft or hard edges
        m = np.zeros((h // 4 + 1, w // 4 + 1), np.float32)
        cx, cy = rng.random() * w, rng.random() * h
        pts = np.array(
            [((cx + rng.gauss(0, w * 0.35)) / 4, (cy + rng.gauss(0, h * 0.35)) / 4) for _ in range(rng.randint(3, 6))],
            np.int32,
        )
        cv2.fillPoly(m, [cv2.convexHull(pts)], 1.0)
        k = rng.choice((2, 5, 12, 30)) * w / 3200
        m = cv2.resize(cv2.GaussianBlur(m, (0, 0), max(0.5, k)), (w, h))
        g = g * (1 - m * rng.uniform(0.15, 0.55) * strength)
    f *= g[..., None]
    f *= np.array([rng.uniform(0.85, 1.12), 1.0, rng.uniform(0.78, 1.12)], np.float32) * rng.uniform(0.55, 1.12)
    b = rng.choice((0, 0.4, 0.7, 1.0, 1.4, 2.0)) * strength * w / 900
    if b > 0.2:
        f = cv2.GaussianBlur(f, (0, 0), b)
    if rng.random() < 0.25 * strength:  # motion
        n = rng.randint(2, 7)
        k = np.zeros((n, n), np.float32)
        cv2.line(k, (0, rng.randrange(n)), (n - 1, rng.randrange(n)), 1.0)
        f = cv2.filter2D(f, -1, k / k.sum())
    r = np.random.RandomState(rng.randrange(2**31))
    amp = rng.choice((0.0, 0.04, 0.08, 0.16)) * strength
    if amp:
        f += r.randint(-128, 128, (h, w, 1), np.int16).astype(np.float32) * amp
    if rng.random() < 0.4:
        f = 255 * (np.clip(f, 0, 255) / 255) ** rng.uniform(0.75, 1.35)
    return jpeg(np.clip(f, 0, 255).astype(np.uint8), rng.randint(40, 95))


def clutter(rng, im, part, n):
    h, w = im.shape[:2]
    p = Image.fromarray(im)
    d = ImageDraw.Draw(p)
    for _ in range(n):
        x, y, s = rng.random() * w, rng.random() * h, rng.uniform(0.03, 0.3) * w
        k = rng.random()
        c = colour(rng)
        if k < 0.4:
            a = rng.uniform(0, math.pi)
            q = [
                (x + math.cos(a + b) * s * r, y + math.sin(a + b) * s * r)
                for b, r in ((0.4, 1), (2.7, 1), (3.54, 1), (5.9, 1))
            ]
            d.polygon(q, fill=c)
        elif k < 0.65:
            d.ellipse((x, y, x + s, y + s * rng.uniform(0.3, 1.1)), fill=c)
        else:
            f = load(font(rng, part), s * 0.3)
            d.text((x, y), "".join(rng.choice(ALPHABET) for _ in range(rng.randint(2, 8))), font=f, fill=c)
    return np.array(p)


def view(rng, w, h, half, tilt_max, yaw_max, fit):
    tilt, yaw = math.radians(rng.uniform(0, tilt_max)), math.radians(rng.uniform(-yaw_max, yaw_max))
    f = rng.uniform(1.0, 2.0) * max(w, h)
    dist = f * half * 2 / (min(w, h) * fit)
    return Camera(rng, w, h, tilt, yaw, f, dist)


SIZES = [(800, 600), (600, 800), (720, 720), (900, 680)]
TRAYS = [
    (30, 60, 150),
    (25, 25, 28),
    (180, 30, 30),
    (230, 120, 30),
    (235, 235, 235),
    (60, 120, 200),
    (90, 90, 95),
    (200, 190, 120),
]
"""Colours of trays as they are sold."""


def tray(rng, part, source="even", dice=None, shape=None, size=None, hard=1.0):
    """A tray of dice, photographed."""
    styles = STYLES[part]
    rows, columns = shape or rng.choice([(4, 4)] * 6 + [(5, 5)] * 3 + [(6, 6), (3, 3)])
    w, h = size or rng.choice(SIZES)
    im = texture(rng, w, h, rng.choice(styles["tables"]))
    im = clutter(rng, im, part, rng.choice((0, 0, 2, 5, 9)))
    pitch = rng.uniform(1.06, 1.42)
    rim = rng.uniform(0.1, 0.7)
    cam = view(rng, w, h, (max(rows, columns) * pitch) / 2 + rim, 32 * hard, 22, rng.uniform(0.6, 0.98))
    cam.ox += rng.uniform(-0.05, 0.05) * w
    cam.oy += rng.uniform(-0.05, 0.05) * h
    im = empty_tray(rng, im, part, cam, rows, columns, pitch, rim)
    style = die_style(rng, part)
    letters = deal(rng, rows * columns, source, dice)
    slack = min(0.5, max(0.0, (pitch - 1.0) / 2)) * 0.7
    upright = rng.random() < 0.08
    top = rng.uniform(0.3, 0.9)
    light = (math.cos(1.0), math.sin(rng.uniform(0, 6)), 0)
    todo = []
    for i in range(rows):
        for j in range(columns):
            x = (j - (columns - 1) / 2) * pitch + rng.uniform(-slack, slack)
            y = (i - (rows - 1) / 2) * pitch + rng.uniform(-slack, slack)
            turn = 0 if upright else rng.randrange(4)
            yaw = math.radians(rng.gauss(0, 5 * min(1, slack * 10 + 0.2)))
            todo.append((-np.linalg.norm(np.array((x, y, 0)) - cam.pos), i, j, x, y, turn, yaw))
    todo.sort()  # what is nearer covers what is farther away
    cells = {}
    for _, i, j, x, y, turn, yaw in todo:
        text = letters[i * columns + j]
        others = [rng.choice(ALPHABET) for _ in range(4)]
        q = cube(rng, im, cam, x, y, -0.05, top, yaw + turn * math.pi / 2, text, others, style, 1.0, light)
        q = np.roll(q, turn, axis=0)  # back to the board's order
        cells[i, j] = {"letters": text, "quad": q.tolist(), "turn": turn, "badge": "", "row": i, "column": j}
    im = finish(rng, im, hard)
    return im, {
        "kind": "tray",
        "rows": rows,
        "columns": columns,
        "cells": [cells[i, j] for i in range(rows) for j in range(columns)],
        "underlined": style["under"],
    }


def empty_tray(rng, im, part, cam, rows, columns, pitch, rim):
    """A picture with a tray drawn on it, or with dice that lie without one: round or square, with or without ribs."""
    picture = Image.fromarray(im)
    draw = ImageDraw.Draw(picture, "RGBA")
    shade = rng.choice([*TRAYS, colour(rng)])
    dark = tuple(int(v * rng.uniform(0.4, 0.9)) for v in shade)
    half_x, half_y = columns * pitch / 2 + rim, rows * pitch / 2 + rim

    def poly(points, fill):
        draw.polygon([tuple(q) for q in cam(points)], fill=fill)

    def box(x, y, z, fill, middle_x=0.0, middle_y=0.0):
        corners = ((-x, -y), (x, -y), (x, y), (-x, y))
        poly([(middle_x + a, middle_y + b, z) for a, b in corners], fill)

    kind = rng.choice(("square", "square", "round")) if part == "train" else rng.choice(("square", "round", "none"))
    if kind == "round":
        r = math.hypot(half_x, half_y) * 1.02
        poly([(r * math.cos(a / 20 * math.pi), r * math.sin(a / 20 * math.pi), 0.0) for a in range(40)], shade)
    elif kind == "square":
        box(half_x, half_y, 0.0, shade)
    if kind != "none":
        box(half_x - rim * 0.6, half_y - rim * 0.6, 0.0, dark)
    if rng.random() < 0.6 and pitch > 1.12:
        rib = (pitch - 1) * 0.3
        for i in range(columns + 1):
            box(rib, rows * pitch / 2, 0.1, shade, middle_x=(i - columns / 2) * pitch)
        for i in range(rows + 1):
            box(columns * pitch / 2, rib, 0.1, shade, middle_y=(i - rows / 2) * pitch)
    return np.array(picture)


def scattered(rng, part, source="even", dice=None, size=None, hard=1.0, count=None):
    """Dice thrown on a table."""
    st = STYLES[part]
    n = count or (12 if source == "dice" else rng.choice((12, 12, 12, 6, 9, 15)))
    w, h = size or rng.choice(SIZES)
    im = texture(rng, w, h, rng.choice(st["tables"]))
    im = clutter(rng, im, part, rng.choice((0, 0, 0, 2, 4)))
    half = rng.uniform(2.6, 6.0)
    cam = view(rng, w, h, half, 34 * hard, 180, 1.0)
    spots = spots_on_table(rng, cam, n, half)
    style = die_style(rng, part)
    if rng.random() < 0.7:
        style["bg"], style["fg"] = rng.choice(
            [((250, 250, 248), (15, 15, 15)), ((245, 240, 225), (20, 20, 20)), ((240, 240, 240), (40, 30, 30))]
        )
    letters = deal(rng, len(spots), source, dice)
    for x, y, _ in spots:  # soft shadows on the table
        q = cam([(x - 0.62, y - 0.5, 0), (x + 0.5, y - 0.5, 0), (x + 0.5, y + 0.66, 0), (x - 0.62, y + 0.66, 0)])
        sh = np.zeros((40, 40, 3), np.uint8)
        paint(im, q, sh, (cv2.GaussianBlur(rounded(40, 0.3), (0, 0), 3) * rng.uniform(0.2, 0.5)).astype(np.uint8))
    a = rng.uniform(0, 6.28)
    light = np.array((math.cos(a), math.sin(a), 0))
    far = [np.linalg.norm(np.array((x, y, 0)) - cam.pos) for x, y, _ in spots]
    order = sorted(range(len(spots)), key=lambda k: -far[k])
    cells = []
    for k in order:
        x, y, yaw = spots[k]
        q = cube(rng, im, cam, x, y, 0, 1, yaw, letters[k], [rng.choice(ALPHABET) for _ in range(4)], style, 1.0, light)
        cells.append(
            {"letters": letters[k], "quad": q.tolist(), "turn": 0, "badge": "", "row": 0, "column": len(cells)}
        )
    im = finish(rng, im, hard)
    truth = {"kind": "scattered", "rows": 1, "columns": len(cells), "cells": cells}
    return im, {**truth, "underlined": style["under"]}


def spots_on_table(rng, cam, count, half):
    """Where `count` dice lie and how they are turned, thrown or laid out in rows; all of them in the picture."""
    w, h = cam.w, cam.h
    ax, ay = half * w / min(w, h) * 0.86, half * h / min(w, h) * 0.86
    spots = []
    cols = 0
    near = rng.choice((1.12, 1.3, 1.5))
    neat = rng.random() < 0.2
    for tried in range(1, 4001):
        if tried % 1000 == 999:
            near *= 0.85
        x, y = rng.uniform(-ax, ax), rng.uniform(-ay, ay)
        if neat:
            k = len(spots)
            cols = rng.choice((4, 6)) if k == 0 else cols
            x = (k % cols - cols / 2 + 0.5) * 1.25 + rng.gauss(0, 0.04)
            y = (k // cols - count / cols / 2 + 0.5) * 1.25 + rng.gauss(0, 0.04)
        u, v = cam([(x, y, 1)])[0]
        if not (0.05 * w < u < 0.95 * w and 0.05 * h < v < 0.95 * h):
            if neat:
                neat, spots = False, []
            continue
        yaw = rng.gauss(0, 0.08) if neat else rng.uniform(0, 2 * math.pi)
        if all(math.hypot(x - a, y - b) > near for a, b, _ in spots):
            spots.append((x, y, yaw))
            if len(spots) == count:
                break
    return spots


def card(rng, text, look):
    """A card, 120 pixels wide: its letters in the middle, or in its corner, too, with a value in the other."""
    n, path, fg = 120, look["font"], look["fg"]
    high = int(n * look["aspect"])
    drawn = Image.new("RGB", (n, high), look["bg"])
    d = ImageDraw.Draw(drawn)
    if look["frame"]:
        d.rounded_rectangle((12, 12, n - 12, high - 12), 8, outline=colour(rng), width=3)
    shown = spelled(rng, text, look)
    mask = ink(shown, path, n, look["fill"])
    drawn.paste(Image.new("RGB", mask.size, fg), (0, (high - n) // 2), mask)
    if look["corner"]:
        f = load(path, n * 0.16)
        value = str(rng.randint(2, 15))
        d.text((8, 5), shown, font=f, fill=fg)
        d.text((n - 8 - f.getlength(value), high - 26), value, font=f, fill=fg)
    return drawn


def cards(rng, part, source="even", size=None, rows=None, hard=0.6):
    """Cards in a row or two, as a screenshot or photographed."""
    st = STYLES[part]
    rows = rows or rng.choice((1, 1, 2))
    columns = rng.randint(3, 8)
    photo = rng.random() < 0.5
    w, h = size or rng.choice([(1000, 640), (900, 600), (1100, 700)])
    im = texture(rng, w, h, rng.choice(st["tables"] if photo else st["backs"]))
    aspect = rng.uniform(1.25, 1.55)
    gap = rng.uniform(0.05, 0.35)
    half = columns * (1 + gap) / 2 + 0.3
    cam = view(
        rng, w, h, half, 22 * hard if photo else 0.01, 8 if photo else 0.01, rng.uniform(0.75, 0.98) * w / min(w, h)
    )
    look = {
        "aspect": aspect,
        "bg": rng.choice([(250, 250, 248), (245, 240, 225), (255, 250, 235)]),
        "fg": rng.choice([(15, 15, 15), (40, 20, 20), (25, 50, 140)]),
        "font": font(rng, part),
        "caps": rng.random() < 0.4,
    }
    letters = deal(rng, rows * columns, source)
    look |= {"corner": rng.random() < 0.6, "fill": rng.uniform(0.35, 0.6), "frame": rng.random() < 0.3}
    cells = []
    for i in range(rows):
        for j in range(columns):
            text = letters[i * columns + j] or rng.choice(ALPHABET)
            drawn = card(rng, text, look)
            x, y = (j - (columns - 1) / 2) * (1 + gap), (i - (rows - 1) / 2) * (aspect + gap)
            a = math.radians(rng.gauss(0, 2)) if photo else 0
            c, s = math.cos(a), math.sin(a)

            def pt(u, v, x=x, y=y, c=c, s=s):
                return (x + c * u - s * v, y + s * u + c * v, 0.02)

            full = cam([pt(-0.5, -aspect / 2), pt(0.5, -aspect / 2), pt(0.5, aspect / 2), pt(-0.5, aspect / 2)])
            tex = cv2.resize(np.array(drawn), (120, 120), interpolation=cv2.INTER_AREA)
            paint(im, full, tex, rounded(120, 0.07))
            cells.append(
                {
                    "letters": text,
                    "quad": cam([pt(-0.5, -0.5), pt(0.5, -0.5), pt(0.5, 0.5), pt(-0.5, 0.5)]).tolist(),
                    "turn": 0,
                    "badge": "",
                    "row": i,
                    "column": j,
                }
            )
    if photo:
        im = finish(rng, im, hard)
    return im, {"kind": "cards", "rows": rows, "columns": columns, "cells": cells}
