"""Draws training data, in shards, or a folder of test pictures with their truth.

    python packaging/pictures/draw.py train SHARDS            -> WORK/data/shard_*.npz
    python packaging/pictures/draw.py test FOLDER SEED SCREENSHOTS TRAYS SCATTERED CARDS [PAGES]

A shard follows from its number, and those that are there already are not drawn again: whoever stops goes on later.
Pages are screenshots in lower case, two of five with small letters.
"""

from __future__ import annotations

import json
import os
import random
import sys
from pathlib import Path

import cv2
import numpy as np
from drawing import ALPHABET, DIGRAPHS, WORK
from scenes import scene
from screens import SHAPES

from qless_studio.engine.games.q_less.dice import DICE as Q_LESS
from qless_studio.engine.grids.dice import DICE

CLASSES = [*ALPHABET, *DIGRAPHS, "", *ALPHABET.lower()]
"""Letters in lower case are classes of their own: a stroke is I or l, and which of them the others on the board say."""
KINDS = ("screenshot", "tray", "scattered", "cards")
SCENES, FIRST_SEED = 80, 1000
CUT, MARGIN = 56, 1.5
"""A cut-out of a tile: its side, and how many tiles it shows."""
NEARER, SMALL_FILL = (0.46, 0.66), 0.3
"""Letters smaller than the second are cut out once more, so many times as near."""
SMALL = 320
HARD = (0.45, 0.75, 1.0)
"""Of photographs, by level."""
PAGE_FACES = (*ALPHABET * 3, *(pair for pair in DIGRAPHS if pair != "CL"), "")
"""What the tiles of a page show: no Cl, which neither Boggle nor Word Streak has and which would look like d."""
SIZES = [(640, 480), (560, 560), (480, 640), (800, 600)]


def rectified(grey, quad, side, margin):
    """A tile, `margin` times as large, seen from above."""
    quad = np.asarray(quad, np.float32)
    length = max(np.linalg.norm(quad[1] - quad[0]), np.linalg.norm(quad[3] - quad[0]))
    inset = side * (1 - 1 / margin) / 2
    frame = np.array([[inset, inset], [side - inset, inset], [side - inset, side - inset], [inset, side - inset]])
    over = max(1, round(length * margin / side))
    warp = cv2.getPerspectiveTransform((frame * over - 0.5).astype(np.float32), quad)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    cut = cv2.warpPerspective(grey, warp, (side * over, side * over), flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(cut, (side, side), interpolation=cv2.INTER_AREA) if over > 1 else cut


def training_scene(seed):
    rng = random.Random(seed)
    kind = rng.choices(KINDS, (42, 30, 20, 8))[0]
    if kind == "screenshot":
        source, scale = rng.choice(("even", "even", "bag")), rng.choice((0.6, 0.75, 1.0))
        return kind, *scene(kind, rng, "train", source=source, scale=scale, varied=True)
    size = rng.choice([(520, 400), (400, 520), (460, 460), (640, 480)])
    return kind, *scene(kind, rng, "train", source=rng.choice(("even", "even", "even", "bag")), size=size)


def shard(number):
    """Small grey pictures with the quads of their tiles, and the tiles cut out with letter, turn and kind."""
    pics, heads, counts, quads, cuts, labels, turns, kinds = ([] for _ in range(8))
    for seed in range(FIRST_SEED + number * SCENES, FIRST_SEED + (number + 1) * SCENES):
        kind, image, truth = training_scene(seed)
        near = random.Random(seed)
        grey = cv2.cvtColor(image, cv2.COLOR_RGB2GRAY)
        height, width = grey.shape
        zoom = SMALL / max(height, width)
        size = max(1, round(width * zoom)), max(1, round(height * zoom))
        padded = np.zeros((SMALL, SMALL), np.uint8)
        padded[: size[1], : size[0]] = cv2.resize(grey, size, interpolation=cv2.INTER_AREA)
        pics.append(padded)
        heads.append((size[1], size[0], KINDS.index(kind)))
        counts.append(len(truth["cells"]))
        for cell in truth["cells"]:
            quad = np.array(cell["quad"], np.float32)
            quads.append((quad * zoom).ravel())
            if (quad < -3).any() or (quad[:, 0] > width + 3).any() or (quad[:, 1] > height + 3).any():
                continue
            text = cell["letters"]
            margins = [MARGIN]
            if truth.get("fill", 1) < SMALL_FILL:
                margins.append(MARGIN * near.uniform(*NEARER))
            for margin in margins:
                cuts.append(rectified(grey, quad, CUT, margin))
                labels.append(CLASSES.index(text.lower() if truth.get("lower_case") and len(text) == 1 else text))
                turns.append(cell["turn"])
                kinds.append(KINDS.index(kind))
    arrays = {"pics": pics, "heads": heads, "counts": counts, "quads": quads, "cuts": cuts}
    return {
        name: np.array(values) for name, values in {**arrays, "labels": labels, "turns": turns, "kinds": kinds}.items()
    }


def draw_training(shards):
    folder = WORK / "data"
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(shards):
        file = folder / f"shard_{number:04}.npz"
        if not file.exists():
            part = folder / f"part_{number}.npz"
            np.savez(part, **shard(number))
            os.replace(part, file)
            print(file.name, flush=True)


def test_scene(kind, number, seed):
    """A picture of the level number % 3, with dice where it has some."""
    rng, level = random.Random(seed), number % 3
    sets = {name: [tuple(f.upper().replace("#", "") for f in die) for die in each.dice] for name, each in DICE.items()}
    name = None
    if kind == "scattered":
        name, dice = "q_less", [tuple(die.upper()) for die in Q_LESS]
        drawn = scene(kind, rng, "test", source="dice", dice=dice, count=12, hard=HARD[level], size=rng.choice(SIZES))
    elif kind == "cards":
        drawn = scene(kind, rng, "test", source="bag", hard=HARD[level])
    elif kind == "page":
        shape, scale = rng.choice(SHAPES), rng.choice((0.75, 1.0))
        look = {"source": "dice", "dice": [PAGE_FACES] * (shape[0] * shape[1]), "shape": shape, "scale": scale}
        drawn = scene("screenshot", rng, "test", varied=True, lower_case=True, **look)
        drawn[1]["kind"] = kind
    elif kind == "tray" or number % 6 == 5:
        name = rng.choice(sorted(sets))
        more = (
            {"hard": HARD[level], "size": rng.choice(SIZES)} if kind == "tray" else {"scale": rng.choice((0.75, 1.0))}
        )
        shape = DICE[name].rows, DICE[name].columns
        drawn = scene(kind, rng, "test", source="dice", dice=sets[name], shape=shape, **more)
    else:
        drawn = scene(kind, rng, "test", source=rng.choice(("bag", "even")), scale=rng.choice((0.75, 1.0)))
    drawn[1].update(level=level, seed=seed, dice=name)
    return drawn


def draw_tests(folder, first, counts):
    folder.mkdir(parents=True, exist_ok=True)
    truths = {}
    for index, (kind, count) in enumerate(zip((*KINDS, "page"), counts, strict=False)):
        for number in range(count):
            image, truth = test_scene(kind, number, first + 10_000 * index + number)
            for cell in truth["cells"]:
                cell["quad"] = [[round(float(value), 1) for value in point] for point in cell["quad"]]
            name = f"{kind}-{number:03}.{'png' if kind in ('screenshot', 'page') and number % 3 == 0 else 'jpg'}"
            cv2.imwrite(str(folder / name), image[..., ::-1])
            truths[name] = truth
    (folder / "truth.json").write_text(json.dumps(truths), "utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "train":
        draw_training(int(sys.argv[2]))
    else:
        draw_tests(Path(sys.argv[2]), int(sys.argv[3]), list(map(int, sys.argv[4:9])))
