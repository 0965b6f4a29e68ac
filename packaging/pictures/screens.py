"""Screenshots of boards: an app or a window around rows and columns of tiles."""

from __future__ import annotations

import itertools

import numpy as np
from drawing import (
    ALPHABET,
    BADGES,
    STYLES,
    colour,
    contrast,
    deal,
    font,
    ink,
    jpeg,
    load,
    lum,
    spelled,
    texture,
)
from PIL import Image, ImageDraw


def screenshot(rng, part, source="even", dice=None, shape=None, scale=1.0, badges=None):
    st = STYLES[part]
    rows, columns = shape or rng.choice(
        [(4, 4)] * 6 + [(5, 5)] * 3 + [(3, 3), (6, 6), (6, 6), (3, 4), (4, 3), (5, 4), (4, 5), (5, 6), (6, 5)]
    )
    look = rng.random()
    if look < 0.45:
        width, height = rng.choice([(540, 1170), (590, 1280), (480, 860), (640, 1136), (720, 1280)])
    elif look < 0.75:
        width, height = rng.choice([(1280, 800), (1024, 768), (1100, 700), (900, 600)])
    else:
        width, height = None, None  # only the board, cut out by the user
    style = {"caps": rng.random() < 0.4}
    path = font(rng, part)
    small = path if rng.random() < 0.6 else font(rng, part)
    gap = rng.choice([0.0, 0.03, 0.06, 0.1, 0.15, 0.22, 0.3])
    if width:
        span = rng.uniform(0.45, 0.97) * min(width, height * 0.8)
        pitch = span / max(rows, columns)
        if pitch < 34:
            pitch = 34
    else:
        pitch = rng.uniform(34, 130)
        m = rng.uniform(0.02, 0.5)
        width, height = int(pitch * (columns + m * 2)), int(pitch * (rows + m * 2))
    pitch *= scale
    width, height = int(width * scale), int(height * scale)
    bw, bh = pitch * columns, pitch * rows
    x0 = (
        (width - bw) / 2
        if rng.random() < 0.6
        else rng.uniform(0.02 * width, max(0.02 * width, width - bw - 0.02 * width))
    )
    y0 = (height - bh) * rng.uniform(0.15, 0.85) if bh < height else 0
    x0, y0 = max(0, x0), max(0, y0)
    back = texture(rng, width, height, rng.choice(st["backs"]))
    im = Image.fromarray(back)
    d = ImageDraw.Draw(im, "RGBA")
    if rng.random() < 0.6:  # board plate
        p = pitch * rng.uniform(0.02, 0.3)
        c = colour(rng, 10, 245)
        d.rounded_rectangle((x0 - p, y0 - p, x0 + bw + p, y0 + bh + p), rng.uniform(0, 0.3) * pitch, fill=c)
    else:
        x, y = min(max(int(x0 + bw / 2), 0), width - 1), min(max(int(y0 + bh / 2), 0), height - 1)
        c = tuple(int(v) for v in back[y, x])
    tile = pitch * (1 - gap)
    # the tiles' colours
    base = colour(rng, 20, 250)
    if gap > 0.02:
        for _ in range(30):
            if abs(lum(base) - lum(c)) > 14 or rng.random() < 0.03:
                break
            base = colour(rng, 20, 250)
    palette = (
        [base]
        if rng.random() < 0.6
        else [base] + [tuple(int(min(255, max(0, v + rng.gauss(0, 40)))) for v in base) for _ in range(3)]
    )
    letter_c = contrast(rng, base, rng.choice((60, 90, 120)))
    selected = colour(rng, 20, 250)
    selected_c = contrast(rng, selected, 80)
    border = colour(rng) if rng.random() < 0.4 or gap < 0.02 else None
    bwid = max(1, int(pitch * rng.uniform(0.01, 0.05)))
    tshape = rng.choice(st["shapes"])
    radius = 0 if tshape == "square" else tile * rng.choice((0.05, 0.1, 0.16, 0.25))
    shadow = rng.random() < 0.4
    bevel = rng.random() < 0.25
    fill = rng.uniform(0.34, 0.6)
    values = rng.random() < 0.6
    vpos = rng.choice([(0.86, 0.84), (0.86, 0.16), (0.14, 0.84), (0.14, 0.16)])
    vsize = rng.uniform(0.12, 0.21)
    has_badges = rng.random() < 0.5 if badges is None else badges
    bpos = rng.choice([(0.19, 0.16), (0.81, 0.16), (0.19, 0.84), (0.81, 0.84), (0.16, 0.16), (0.84, 0.84)])
    if values and abs(bpos[0] - vpos[0]) < 0.3 and abs(bpos[1] - vpos[1]) < 0.3:
        bpos = (1 - bpos[0], bpos[1])
    bset = rng.choice(
        [
            ("DL", "TL", "DW", "TW"),
            ("DL", "TL", "DW", "TW"),
            ("2L", "3L", "2W", "3W"),
            ("L2", "L3", "W2", "W3"),
            ("2xL", "3xL", "2xW", "3xW"),
        ]
    )
    bcol = {b: colour(rng, 30, 230, 0.9) for b in BADGES[1:]}
    chip = rng.choice(st["chips"])
    bsize = rng.uniform(0.12, 0.19)
    noise_marks = rng.random() < 0.25  # numbers in corners: order of a path
    letters = deal(rng, rows * columns, source, dice)
    dy = rng.uniform(-0.05, 0.05) - (0.03 if values and rng.random() < 0.3 else 0)
    path_cells = (
        set(rng.sample(range(rows * columns), rng.randint(2, min(7, rows * columns)))) if rng.random() < 0.4 else set()
    )
    mpos = rng.choice([(0.16, 0.16), (0.84, 0.16), (0.16, 0.84)])
    cells = []
    for i in range(rows):
        for j in range(columns):
            k = i * columns + j
            cx, cy = x0 + (j + 0.5) * pitch, y0 + (i + 0.5) * pitch
            a, b, e, f = cx - tile / 2, cy - tile / 2, cx + tile / 2, cy + tile / 2
            bg, fg = (selected, selected_c) if k in path_cells else (rng.choice(palette), letter_c)
            if abs(lum(bg) - lum(fg)) < 55:
                fg = contrast(rng, bg, 60)
            text = letters[k]
            if not text and rng.random() < 0.4:
                bg = c  # an empty place
            if shadow:
                s = pitch * 0.03
                d.rounded_rectangle((a + s * 0.3, b + s, e + s * 0.3, f + s), radius, fill=(0, 0, 0, 90))
            if tshape == "oval":
                d.ellipse((a, b, e, f), fill=bg, outline=border, width=bwid)
            elif tshape == "cut":
                q = tile * 0.16
                d.polygon(
                    [(a + q, b), (e - q, b), (e, b + q), (e, f - q), (e - q, f), (a + q, f), (a, f - q), (a, b + q)],
                    fill=bg,
                    outline=border,
                )
            else:
                d.rounded_rectangle((a, b, e, f), radius, fill=bg, outline=border, width=bwid)
            if bevel and tshape in ("round", "square"):
                d.line(
                    (a + radius, b + 1, e - radius, b + 1), fill=(255, 255, 255, 110), width=max(1, int(pitch * 0.03))
                )
                d.line((a + radius, f - 1, e - radius, f - 1), fill=(0, 0, 0, 110), width=max(1, int(pitch * 0.03)))
            badge = ""
            if has_badges and text and rng.random() < 0.3:
                n = rng.randrange(4)
                badge = BADGES[n + 1]
                bx, by = a + bpos[0] * tile, b + bpos[1] * tile
                if tshape == "oval":
                    bx, by = cx + (bx - cx) * 0.8, cy + (by - cy) * 0.8
                ff = load(small, bsize * tile * 1.35)
                tb = ff.getbbox(bset[n])
                tw, th = tb[2] - tb[0], tb[3] - tb[1]
                col = bcol[badge]
                tc = (
                    contrast(rng, col, 90)
                    if chip != "text"
                    else (col if abs(lum(col) - lum(bg)) > 60 else contrast(rng, bg, 80))
                )
                if chip in ("rect", "inset"):
                    p = bsize * tile * 0.35
                    box = (bx - tw / 2 - p, by - th / 2 - p, bx + tw / 2 + p, by + th / 2 + p)
                    d.rounded_rectangle(box, p * rng.choice((0, 1)), fill=col)
                    if chip == "inset" and rng.random() < 0.7:
                        d.rounded_rectangle((a, b, e, f), radius, outline=col, width=bwid + 1)
                elif chip == "circle":
                    r = max(tw, th) * 0.62 + 1
                    d.ellipse((bx - r, by - r, bx + r, by + r), fill=col)
                elif chip == "ribbon":
                    sx, sy = (a if bpos[0] < 0.5 else e), (b if bpos[1] < 0.5 else f)
                    q = tile * 0.5
                    d.polygon(
                        [(sx, sy), (sx + (q if sx == a else -q), sy), (sx, sy + (q if sy == b else -q))], fill=col
                    )
                    bx, by = sx + (q * 0.3 if sx == a else -q * 0.3), sy + (q * 0.3 if sy == b else -q * 0.3)
                d.text((bx - (tb[0] + tb[2]) / 2, by - (tb[1] + tb[3]) / 2), bset[n], font=ff, fill=tc)
            if text:
                t = spelled(rng, text, style)
                m = ink(t, path, tile, fill if tshape != "oval" else fill * 0.8)
                im.paste(Image.new("RGB", m.size, fg), (round(a), round(b + dy * tile)), m)
                if values:
                    ff = load(small, vsize * tile * 1.35)
                    v = str(rng.choice((1, 1, 1, 2, 3, 4, 4, 5, 8, 10, 10, rng.randint(11, 99))))
                    tb = ff.getbbox(v)
                    d.text(
                        (a + vpos[0] * tile - (tb[0] + tb[2]) / 2, b + vpos[1] * tile - (tb[1] + tb[3]) / 2),
                        v,
                        font=ff,
                        fill=fg,
                    )
                if noise_marks and k in path_cells and not badge:
                    r = tile * 0.09
                    mx, my = a + mpos[0] * tile, b + mpos[1] * tile
                    d.ellipse((mx - r, my - r, mx + r, my + r), fill=fg)
                    ff = load(small, r * 1.5)
                    n = str(rng.randint(1, 9))
                    tb = ff.getbbox(n)
                    d.text((mx - (tb[0] + tb[2]) / 2, my - (tb[1] + tb[3]) / 2), n, font=ff, fill=bg)
            cells.append(
                {
                    "letters": text,
                    "quad": [[a, b], [e, b], [e, f], [a, f]],
                    "turn": 0,
                    "badge": badge,
                    "row": i,
                    "column": j,
                }
            )
    if len(path_cells) > 2 and rng.random() < 0.6:  # the stroke of a traced word, mostly in the gaps
        way = sorted(path_cells, key=lambda k: rng.random())
        pts = [(x0 + (k % columns + 0.5) * pitch, y0 + (k // columns + 0.5) * pitch) for k in way]
        col = (*colour(rng), rng.randint(60, 150))
        wid = max(2, int(pitch * rng.uniform(0.03, 0.1)))
        for p, q in itertools.pairwise(pts):
            if max(abs(p[0] - q[0]), abs(p[1] - q[1])) < 1.5 * pitch:
                if rng.random() < 0.5:
                    d.line((p, q), fill=col, width=wid)
                else:
                    u = 0.3
                    d.line(
                        (
                            p[0] + (q[0] - p[0]) * u,
                            p[1] + (q[1] - p[1]) * u,
                            q[0] - (q[0] - p[0]) * u,
                            q[1] - (q[1] - p[1]) * u,
                        ),
                        fill=col,
                        width=wid,
                    )
    chrome(rng, d, part, width, height, (x0, y0, x0 + bw, y0 + bh), pitch)
    out = np.asarray(im)
    if rng.random() < 0.35:
        out = jpeg(out, rng.randint(45, 95))
    return out, {"kind": "screenshot", "rows": rows, "columns": columns, "cells": cells}


def chrome(rng, d, part, width, height, board, pitch):
    """The rest of the window: titles, buttons, lists, keyboards; never over the board."""
    x0, y0, x1, y1 = board
    areas = []
    m = pitch * 0.25
    if y0 > 40:
        areas.append((0, 0, width, y0 - m))
    if height - y1 > 40:
        areas.append((0, y1 + m, width, height))
    if x0 > 90:
        areas.append((0, y0, x0 - m, y1))
    if width - x1 > 90:
        areas.append((x1 + m, y0, width, y1))
    path = font(rng, part)
    for a in areas:
        if rng.random() < 0.25 or a[2] - a[0] < 30 or a[3] - a[1] < 24:
            continue
        kind = rng.choice(("buttons", "text", "list", "keys", "score", "round", "mixed"))
        w, h = a[2] - a[0], a[3] - a[1]
        bg = colour(rng)
        if rng.random() < 0.4:
            d.rectangle(a, fill=bg)
        fg = contrast(rng, bg, 70)
        if kind == "keys" and h > 90:
            size = min(w / 10.5, h / 3.6)
            kc = colour(rng)
            kf = load(path, size * 0.5)
            kt = contrast(rng, kc, 70)
            for r, row in enumerate(("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")):
                for i, ch in enumerate(row):
                    x = a[0] + w / 2 + (i - len(row) / 2) * size
                    y = a[1] + 6 + r * size * 1.15
                    d.rounded_rectangle((x + 1, y + 1, x + size - 3, y + size * 1.05 - 2), 4, fill=kc)
                    tb = kf.getbbox(ch)
                    d.text(
                        (x + size / 2 - (tb[0] + tb[2]) / 2, y + size / 2 - (tb[1] + tb[3]) / 2), ch, font=kf, fill=kt
                    )
            continue
        n = rng.randint(2, 9)
        for _ in range(n):
            x, y = a[0] + rng.random() * w * 0.85, a[1] + rng.random() * h * 0.85
            s = rng.uniform(10, min(44, h * 0.6))
            word = "".join(rng.choice(ALPHABET) for _ in range(rng.randint(1, 9)))
            if rng.random() < 0.4:
                word = word.capitalize()
            if rng.random() < 0.3:
                word = str(rng.randint(0, 9999))
            ff = load(path, s)
            tw = ff.getlength(word)
            if kind in ("buttons", "mixed") and rng.random() < 0.7:
                c = colour(rng)
                bwid = min(tw + s, a[2] - x)
                if bwid > s and y + s * 1.7 < a[3]:
                    d.rounded_rectangle((x, y, x + bwid, y + s * 1.7), rng.choice((0, s * 0.3, s * 0.8)), fill=c)
                    if x + tw + s < a[2]:
                        d.text((x + s / 2, y + s * 0.3), word, font=ff, fill=contrast(rng, c, 70))
            elif kind == "round" and y + s * 2 < a[3] and x + s * 2 < a[2]:
                d.ellipse((x, y, x + s * 2, y + s * 2), fill=colour(rng))
            elif kind == "list":
                for r in range(8):
                    yy = a[1] + 4 + r * s * 1.4
                    if yy + s * 1.2 > a[3]:
                        break
                    d.text(
                        (a[0] + 10, yy),
                        "".join(rng.choice(ALPHABET) for _ in range(rng.randint(2, 9))),
                        font=ff,
                        fill=fg,
                    )
                break
            elif y + s * 1.2 < a[3] and x + tw < a[2]:
                d.text((x, y), word, font=ff, fill=fg)
