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
    has_lower_case,
    ink,
    jpeg,
    load,
    lum,
    spelled,
    texture,
)
from PIL import Image, ImageDraw

SHAPES = [(4, 4)] * 6 + [(5, 5)] * 3 + [(3, 3), (6, 6), (6, 6), (3, 4), (4, 3), (5, 4), (4, 5), (5, 6), (6, 5)]
"""Rows and columns, the usual ones more often."""
LEAST_PITCH = 34
"""Pixels from one tile to the next, at the least: smaller ones nobody reads."""
CORNERS = [(0.86, 0.84), (0.86, 0.16), (0.14, 0.84), (0.14, 0.16)]
BADGE_CORNERS = [(0.19, 0.16), (0.81, 0.16), (0.19, 0.84), (0.81, 0.84), (0.16, 0.16), (0.84, 0.84)]
BADGE_TEXTS = [
    ("DL", "TL", "DW", "TW"),
    ("DL", "TL", "DW", "TW"),
    ("2L", "3L", "2W", "3W"),
    ("L2", "L3", "W2", "W3"),
    ("2xL", "3xL", "2xW", "3xW"),
]


LOWER_CASE, SMALL, LEAST_SMALL = 0.2, 0.2, 0.16
"""Part of the varied screens in lower case, part with small letters, and the height of the smallest, in tiles."""


def screenshot(rng, part, source="even", dice=None, shape=None, scale=1.0, badges=None, varied=False, lower_case=None):
    """A picture and the truth about it. `rng` alone decides: the same numbers give the same picture.

    Where it is varied some are in lower case (all or none, if that is given), some have small letters, some thick
    traced lines; a screen that is not varied is what it was before there were varied ones.
    """
    screen = _Screen(rng, part, shape, scale)
    screen.choose_tiles(badges)
    screen.choose_letters(source, dice)
    if varied:
        screen.vary(lower_case)
    cells = [screen.draw_cell(place) for place in range(screen.rows * screen.columns)]
    screen.draw_traced_word()
    screen.draw_chrome()
    out = np.asarray(screen.image)
    if rng.random() < 0.35:
        out = jpeg(out, rng.randint(45, 95))
    truth = {"kind": "screenshot", "rows": screen.rows, "columns": screen.columns, "cells": cells}
    return out, {**truth, "fill": screen.fill, "lower_case": screen.lower_case} if varied else truth


class _Screen:
    """One screenshot while it is drawn: its size, its board, and the look that all its tiles share."""

    def __init__(self, rng, part, shape, scale):
        self.rng, self.part, self.styles = rng, part, STYLES[part]
        self.rows, self.columns = shape or rng.choice(SHAPES)
        self.lower_case, self.middle, self.walk = False, "H", []
        self._choose_size(scale)
        self._draw_ground()

    def _choose_size(self, scale):
        """The picture's size and the board's place on it: a telephone, a window, or the board alone, cut out."""
        rng, look = self.rng, self.rng.random()
        if look < 0.45:
            width, height = rng.choice([(540, 1170), (590, 1280), (480, 860), (640, 1136), (720, 1280)])
        elif look < 0.75:
            width, height = rng.choice([(1280, 800), (1024, 768), (1100, 700), (900, 600)])
        else:
            width, height = None, None
        self.caps = rng.random() < 0.4
        self.font = font(rng, self.part)
        self.small_font = self.font if rng.random() < 0.6 else font(rng, self.part)
        self.gap = rng.choice([0.0, 0.03, 0.06, 0.1, 0.15, 0.22, 0.3])
        if width:
            span = rng.uniform(0.45, 0.97) * min(width, height * 0.8)
            pitch = max(LEAST_PITCH, span / max(self.rows, self.columns))
        else:
            pitch = rng.uniform(LEAST_PITCH, 130)
            margin = rng.uniform(0.02, 0.5)
            width, height = int(pitch * (self.columns + margin * 2)), int(pitch * (self.rows + margin * 2))
        self.pitch = pitch * scale
        self.width, self.height = int(width * scale), int(height * scale)
        self.tile = self.pitch * (1 - self.gap)
        board_width, board_height = self.pitch * self.columns, self.pitch * self.rows
        if rng.random() < 0.6:
            left = (self.width - board_width) / 2
        else:
            left = rng.uniform(0.02 * self.width, max(0.02 * self.width, self.width - board_width - 0.02 * self.width))
        top = (self.height - board_height) * rng.uniform(0.15, 0.85) if board_height < self.height else 0
        left, top = max(0, left), max(0, top)
        self.board = left, top, left + board_width, top + board_height

    def _draw_ground(self):
        """The window's surface and, more often than not, a plate under the board."""
        rng, pitch = self.rng, self.pitch
        left, top, right, bottom = self.board
        back = texture(rng, self.width, self.height, rng.choice(self.styles["backs"]))
        self.image = Image.fromarray(back)
        self.draw = ImageDraw.Draw(self.image, "RGBA")
        if rng.random() < 0.6:
            edge = pitch * rng.uniform(0.02, 0.3)
            self.ground = colour(rng, 10, 245)
            plate = (left - edge, top - edge, right + edge, bottom + edge)
            self.draw.rounded_rectangle(plate, rng.uniform(0, 0.3) * pitch, fill=self.ground)
        else:
            x = min(max(int(left + (right - left) / 2), 0), self.width - 1)
            y = min(max(int(top + (bottom - top) / 2), 0), self.height - 1)
            self.ground = tuple(int(v) for v in back[y, x])

    def choose_tiles(self, badges):
        """Colours, shape, and the small signs on the tiles: values, multipliers, the order of a path."""
        rng = self.rng
        self._choose_colours()
        self.border = colour(rng) if rng.random() < 0.4 or self.gap < 0.02 else None
        self.border_width = max(1, int(self.pitch * rng.uniform(0.01, 0.05)))
        self.shape = rng.choice(self.styles["shapes"])
        self.radius = 0 if self.shape == "square" else self.tile * rng.choice((0.05, 0.1, 0.16, 0.25))
        self.shadow = rng.random() < 0.4
        self.bevel = rng.random() < 0.25
        self.fill = rng.uniform(0.34, 0.6)
        self.values = rng.random() < 0.6
        self.value_at = rng.choice(CORNERS)
        self.value_size = rng.uniform(0.12, 0.21)
        self.badges = rng.random() < 0.5 if badges is None else badges
        self.badge_at = rng.choice(BADGE_CORNERS)
        if self.values and all(abs(self.badge_at[i] - self.value_at[i]) < 0.3 for i in (0, 1)):
            self.badge_at = (1 - self.badge_at[0], self.badge_at[1])
        self.badge_texts = rng.choice(BADGE_TEXTS)
        self.badge_colours = {badge: colour(rng, 30, 230, 0.9) for badge in BADGES[1:]}
        self.chip = rng.choice(self.styles["chips"])
        self.badge_size = rng.uniform(0.12, 0.19)
        self.numbered = rng.random() < 0.25

    def _choose_colours(self):
        rng, base = self.rng, colour(self.rng, 20, 250)
        if self.gap > 0.02:
            for _ in range(30):  # mostly a tile is seen against its ground
                if abs(lum(base) - lum(self.ground)) > 14 or rng.random() < 0.03:
                    break
                base = colour(rng, 20, 250)
        self.palette = [base]
        if rng.random() >= 0.6:
            self.palette += [tuple(int(min(255, max(0, v + rng.gauss(0, 40)))) for v in base) for _ in range(3)]
        self.letter_colour = contrast(rng, base, rng.choice((60, 90, 120)))
        self.selected = colour(rng, 20, 250)
        self.selected_letter = contrast(rng, self.selected, 80)

    def choose_letters(self, source, dice):
        rng, count = self.rng, self.rows * self.columns
        self.letters = deal(rng, count, source, dice)
        self.lower = rng.uniform(-0.05, 0.05) - (0.03 if self.values and rng.random() < 0.3 else 0)
        self.path = set(rng.sample(range(count), rng.randint(2, min(7, count)))) if rng.random() < 0.4 else set()
        self.number_at = rng.choice([(0.16, 0.16), (0.84, 0.16), (0.16, 0.84)])

    def vary(self, lower_case):
        """What apps seldom show and home-made pages often: lower case, small letters, a traced line over letters."""
        rng = self.rng
        self.lower_case = rng.random() < LOWER_CASE if lower_case is None else lower_case
        if self.lower_case:
            while not has_lower_case(self.font):
                self.font = font(rng, self.part)
            self.middle = rng.choice("Hx")
        if rng.random() < SMALL * (1 + self.lower_case):
            legible = (10 if self.lower_case else 8) / self.tile
            self.fill = max(rng.uniform(LEAST_SMALL, 0.34), min(0.34, legible))
            self.values = self.values and self.fill > 0.25
            self.value_size = min(self.value_size, self.fill * 0.6)
        if self.path and rng.random() < 0.6:
            self.walk = self._walk(rng.randrange(self.rows * self.columns), rng.randint(3, 8))
            self.path = set(self.walk)

    def _walk(self, start, most):
        """Neighbouring places one after another, from a first one on."""
        walk = [start]
        while len(walk) < most:
            row, column = divmod(walk[-1], self.columns)
            rows = range(max(0, row - 1), min(self.rows, row + 2))
            columns = range(max(0, column - 1), min(self.columns, column + 2))
            near = [i * self.columns + j for i in rows for j in columns if i * self.columns + j not in walk]
            if not near:
                break
            walk.append(self.rng.choice(near))
        return walk

    def centre(self, place):
        """The middle of a cell."""
        row, column = divmod(place, self.columns)
        return self.board[0] + (column + 0.5) * self.pitch, self.board[1] + (row + 0.5) * self.pitch

    def draw_cell(self, place):
        """Draw a cell with all that is on it; the truth about it."""
        rng, half, text = self.rng, self.tile / 2, self.letters[place]
        x, y = self.centre(place)
        box = x - half, y - half, x + half, y + half
        if place in self.path:
            back, letter = self.selected, self.selected_letter
        else:
            back, letter = rng.choice(self.palette), self.letter_colour
        if abs(lum(back) - lum(letter)) < 55:
            letter = contrast(rng, back, 60)
        if not text and rng.random() < 0.4:
            back = self.ground  # an empty place
        self._draw_tile(box, back)
        badge = ""
        if self.badges and text and rng.random() < 0.3:
            number = rng.randrange(4)
            badge = BADGES[number + 1]
            self._draw_badge(box, badge, self.badge_texts[number], back)
        if text:
            self._draw_letter(box, text, letter)
            if self.numbered and place in self.path and not badge:
                self._draw_number(box, back, letter)
        left, top, right, bottom = box
        row, column = divmod(place, self.columns)
        quad = [[left, top], [right, top], [right, bottom], [left, bottom]]
        return {"letters": text, "quad": quad, "turn": 0, "badge": badge, "row": row, "column": column}

    def _draw_tile(self, box, back):
        draw, tile, radius = self.draw, self.tile, self.radius
        left, top, right, bottom = box
        if self.shadow:
            deep = self.pitch * 0.03
            below = (left + deep * 0.3, top + deep, right + deep * 0.3, bottom + deep)
            draw.rounded_rectangle(below, radius, fill=(0, 0, 0, 90))
        if self.shape == "oval":
            draw.ellipse(box, fill=back, outline=self.border, width=self.border_width)
        elif self.shape == "cut":
            cut = tile * 0.16
            across, down = (left, left + cut, right - cut, right), (top, top + cut, bottom - cut, bottom)
            corners = [(1, 0), (2, 0), (3, 1), (3, 2), (2, 3), (1, 3), (0, 2), (0, 1)]
            draw.polygon([(across[i], down[k]) for i, k in corners], fill=back, outline=self.border)
        else:
            draw.rounded_rectangle(box, radius, fill=back, outline=self.border, width=self.border_width)
        if self.bevel and self.shape in ("round", "square"):
            width = max(1, int(self.pitch * 0.03))
            draw.line((left + radius, top + 1, right - radius, top + 1), fill=(255, 255, 255, 110), width=width)
            draw.line((left + radius, bottom - 1, right - radius, bottom - 1), fill=(0, 0, 0, 110), width=width)

    def _draw_badge(self, box, badge, text, back):
        """A multiplier as the screen's chips are: a plate, a disc, a corner cut across, or its text alone."""
        rng, draw, chip, at, shade = self.rng, self.draw, self.chip, self.badge_at, self.badge_colours[badge]
        left, top, right, bottom = box
        x, y = left + at[0] * self.tile, top + at[1] * self.tile
        if self.shape == "oval":
            middle_x, middle_y = left + self.tile / 2, top + self.tile / 2
            x, y = middle_x + (x - middle_x) * 0.8, middle_y + (y - middle_y) * 0.8
        face = load(self.small_font, self.badge_size * self.tile * 1.35)
        extent = face.getbbox(text)
        wide, high = extent[2] - extent[0], extent[3] - extent[1]
        if chip != "text":
            ink_colour = contrast(rng, shade, 90)
        else:
            ink_colour = shade if abs(lum(shade) - lum(back)) > 60 else contrast(rng, back, 80)
        if chip in ("rect", "inset"):
            edge = self.badge_size * self.tile * 0.35
            plate = (x - wide / 2 - edge, y - high / 2 - edge, x + wide / 2 + edge, y + high / 2 + edge)
            draw.rounded_rectangle(plate, edge * rng.choice((0, 1)), fill=shade)
            if chip == "inset" and rng.random() < 0.7:
                draw.rounded_rectangle(box, self.radius, outline=shade, width=self.border_width + 1)
        elif chip == "circle":
            radius = max(wide, high) * 0.62 + 1
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=shade)
        elif chip == "ribbon":
            corner_x, step_x = (left, 1) if at[0] < 0.5 else (right, -1)
            corner_y, step_y = (top, 1) if at[1] < 0.5 else (bottom, -1)
            long = self.tile * 0.5
            ends = [(corner_x, corner_y), (corner_x + step_x * long, corner_y), (corner_x, corner_y + step_y * long)]
            draw.polygon(ends, fill=shade)
            x, y = corner_x + step_x * long * 0.3, corner_y + step_y * long * 0.3
        self._write(x, y, text, face, ink_colour)

    def _draw_letter(self, box, text, letter):
        """The letter in the middle and, where the game shows them, a value in the corner."""
        rng, tile = self.rng, self.tile
        shown = spelled(rng, text, {"caps": self.caps, "lower_case": self.lower_case})
        mask = ink(shown, self.font, tile, self.fill if self.shape != "oval" else self.fill * 0.8, self.middle)
        self.image.paste(Image.new("RGB", mask.size, letter), (round(box[0]), round(box[1] + self.lower * tile)), mask)
        if self.values:
            face = load(self.small_font, self.value_size * tile * 1.35)
            value = str(rng.choice((1, 1, 1, 2, 3, 4, 4, 5, 8, 10, 10, rng.randint(11, 99))))
            self._write(box[0] + self.value_at[0] * tile, box[1] + self.value_at[1] * tile, value, face, letter)

    def _draw_number(self, box, back, letter):
        """The place of a tile in a traced word, on a disc in a corner."""
        radius = self.tile * 0.09
        x, y = box[0] + self.number_at[0] * self.tile, box[1] + self.number_at[1] * self.tile
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=letter)
        self._write(x, y, str(self.rng.randint(1, 9)), load(self.small_font, radius * 1.5), back)

    def _write(self, x, y, text, face, fill):
        """A text with its middle at a point."""
        left, top, right, bottom = face.getbbox(text)
        self.draw.text((x - (left + right) / 2, y - (top + bottom) / 2), text, font=face, fill=fill)

    def draw_traced_word(self):
        """The stroke of a traced word: mostly in the gaps, or through the letters."""
        rng, pitch = self.rng, self.pitch
        if self.walk:
            shade, width = (*colour(rng), rng.randint(50, 150)), max(2, int(pitch * rng.uniform(0.04, 0.22)))
            self.draw.line([self.centre(place) for place in self.walk], fill=shade, width=width, joint="curve")
            return
        if not (len(self.path) > 2 and rng.random() < 0.6):
            return
        points = [self.centre(place) for place in sorted(self.path, key=lambda _: rng.random())]
        shade = (*colour(rng), rng.randint(60, 150))
        width = max(2, int(pitch * rng.uniform(0.03, 0.1)))
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            if max(abs(x0 - x1), abs(y0 - y1)) < 1.5 * pitch:
                short = 0.0 if rng.random() < 0.5 else 0.3
                across, down = (x1 - x0) * short, (y1 - y0) * short
                self.draw.line((x0 + across, y0 + down, x1 - across, y1 - down), fill=shade, width=width)

    def draw_chrome(self):
        """The rest of the window: titles, buttons, lists, keyboards; never over the board."""
        left, top, right, bottom = self.board
        margin = self.pitch * 0.25
        areas = [
            (top > 40, (0, 0, self.width, top - margin)),
            (self.height - bottom > 40, (0, bottom + margin, self.width, self.height)),
            (left > 90, (0, top, left - margin, bottom)),
            (self.width - right > 90, (right + margin, top, self.width, bottom)),
        ]
        path = font(self.rng, self.part)
        for area in (area for roomy, area in areas if roomy):
            if self.rng.random() >= 0.25 and area[2] - area[0] >= 30 and area[3] - area[1] >= 24:
                _furnish(self.rng, self.draw, area, path)


def _furnish(rng, draw, area, path):
    """Fill an area of the window with things that are no tiles."""
    kind = rng.choice(("buttons", "text", "list", "keys", "score", "round", "mixed"))
    left, top, right, bottom = area
    width, height = right - left, bottom - top
    back = colour(rng)
    if rng.random() < 0.4:
        draw.rectangle(area, fill=back)
    letter = contrast(rng, back, 70)
    if kind == "keys" and height > 90:
        _draw_keys(rng, draw, area, path)
        return
    for _ in range(rng.randint(2, 9)):
        x, y = left + rng.random() * width * 0.85, top + rng.random() * height * 0.85
        size = rng.uniform(10, min(44, height * 0.6))
        text = _some_text(rng)
        face = load(path, size)
        long = face.getlength(text)
        if kind in ("buttons", "mixed") and rng.random() < 0.7:
            _draw_button(rng, draw, area, (x, y), text, face, size)
        elif kind == "round" and y + size * 2 < bottom and x + size * 2 < right:
            draw.ellipse((x, y, x + size * 2, y + size * 2), fill=colour(rng))
        elif kind == "list":
            for row in range(8):
                y = top + 4 + row * size * 1.4
                if y + size * 1.2 > bottom:
                    break
                draw.text((left + 10, y), _letters(rng, 2), font=face, fill=letter)
            break
        elif y + size * 1.2 < bottom and x + long < right:
            draw.text((x, y), text, font=face, fill=letter)


def _letters(rng, least):
    return "".join(rng.choice(ALPHABET) for _ in range(rng.randint(least, 9)))


def _some_text(rng):
    text = _letters(rng, 1)
    if rng.random() < 0.4:
        text = text.capitalize()
    return str(rng.randint(0, 9999)) if rng.random() < 0.3 else text


def _draw_keys(rng, draw, area, path):
    left, top, right, bottom = area
    size = min((right - left) / 10.5, (bottom - top) / 3.6)
    key = colour(rng)
    face = load(path, size * 0.5)
    letter = contrast(rng, key, 70)
    for number, row in enumerate(("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")):
        for i, text in enumerate(row):
            x = left + (right - left) / 2 + (i - len(row) / 2) * size
            y = top + 6 + number * size * 1.15
            draw.rounded_rectangle((x + 1, y + 1, x + size - 3, y + size * 1.05 - 2), 4, fill=key)
            x0, y0, x1, y1 = face.getbbox(text)
            draw.text((x + size / 2 - (x0 + x1) / 2, y + size / 2 - (y0 + y1) / 2), text, font=face, fill=letter)


def _draw_button(rng, draw, area, at, text, face, size):
    (x, y), long = at, face.getlength(text)
    fill = colour(rng)
    width = min(long + size, area[2] - x)
    if width > size and y + size * 1.7 < area[3]:
        draw.rounded_rectangle((x, y, x + width, y + size * 1.7), rng.choice((0, size * 0.3, size * 0.8)), fill=fill)
        if x + long + size < area[2]:
            draw.text((x + size / 2, y + size * 0.3), text, font=face, fill=contrast(rng, fill, 70))
