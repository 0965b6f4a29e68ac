"""Trains one of the nets on the shards that `draw.py` has made; stopped, it goes on where it was.

    python packaging/pictures/train.py cells|tiles STEPS FOLDER [--from NET.pt] [--rate R] [--seed N]

In FOLDER: the net with the state of the optimiser (cells.pt, tiles.pt), saved every 500 steps, and log.jsonl: step,
seconds, mean loss, and for letters the share that is right among shards that are not trained on. One thread: two would
wait for each other. `--from` begins with a net trained before.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - torch's own name for it
from drawing import WORK
from nets import CellNet, TileNet, normal

SIDE, HELD, SAVED = 192, 2, 500
BLANK = 33
UPRIGHT_ONLY = 34
"""From this class on letters are in lower case, which no die shows: U the other way up would be n."""


class Letters:
    """Cut-outs of tiles: two batches upright, every third one of dice in all four turns with one softmax.

    What is on dice is told apart from other capitals only.
    """

    def __init__(self, net, rng):
        self.net, self.rng = net, rng
        shards = [np.load(file) for file in sorted((WORK / "data").glob("shard_*.npz"))]
        self.held, self.seen = self._tensors(shards[:HELD]), self._tensors(shards[HELD:])
        self.dice = torch.where(on_dice(self.seen[2]))[0]

    def _tensors(self, shards):
        cuts, turns = (np.concatenate([shard[name] for shard in shards]) for name in ("cuts", "turns"))
        for turn in (1, 2, 3):
            places = np.where(turns == turn)[0]
            cuts[places] = np.rot90(cuts[places], turn, axes=(1, 2))
        labels, kinds = (
            np.concatenate([shard[name] for shard in shards]).astype(np.int64) for name in ("labels", "kinds")
        )
        return torch.from_numpy(cuts), torch.from_numpy(labels), torch.from_numpy(kinds)

    def loss(self, step):
        cuts, labels, kinds = self.seen
        if step % 3 != 2:
            chosen = torch.randint(len(cuts), (128,), generator=self.rng)
            logits, dice = self._logits(shaken(cuts[chosen], kinds[chosen])), on_dice(kinds[chosen])
            losses = [
                F.cross_entropy(logits[some, :last], labels[chosen][some], label_smoothing=0.005, reduction="sum")
                for some, last in ((dice, UPRIGHT_ONLY), (~dice, None))
            ]
            return sum(losses) / len(chosen)
        chosen = self.dice[torch.randint(len(self.dice), (64,), generator=self.rng)]
        patches, truth = shaken(cuts[chosen], kinds[chosen]), labels[chosen]
        turned = torch.cat([torch.rot90(patches, turn, (2, 3)) for turn in range(4)])
        logits = self._logits(turned)[:, :UPRIGHT_ONLY].reshape(4, len(patches), -1).permute(1, 0, 2)
        likely = F.log_softmax(logits.reshape(len(patches), -1), 1).view(len(patches), 4, -1)
        upright = likely[:, 0].gather(1, truth[:, None])[:, 0]
        anyway = torch.logsumexp(likely.gather(2, truth[:, None, None].expand(-1, 4, 1))[:, :, 0], 1)
        return -(0.4 * upright * (truth != BLANK) + 0.6 * anyway).mean()

    def _logits(self, views):
        with torch.autocast("cpu", torch.bfloat16):
            return self.net(views).float()

    def check(self):
        """Shares of letters that are right, whatever their case: of all, and of those in lower case."""
        cuts, labels, kinds = self.held
        self.net.eval()
        with torch.no_grad():
            logits = self.net(placed(cuts, torch.tensor([[0.6, 0, 0], [0, 0.6, 0]])))
        self.net.train()
        logits[on_dice(kinds), UPRIGHT_ONLY:] = -torch.inf
        found, small = logits.argmax(1), labels >= UPRIGHT_ONLY
        right = (found - UPRIGHT_ONLY * (found >= UPRIGHT_ONLY) == labels - UPRIGHT_ONLY * small).float()
        return {"right": round(float(right.mean()), 5), "lower_case": round(float(right[small].mean()), 5)}


def on_dice(kinds):
    return (kinds == 1) | (kinds == 2)


def begun(net, state):
    """Take over a net trained before; one that knew no lower case takes its letters for capitals, less likely."""
    if len(state.get("d2.bias", ())) == UPRIGHT_ONLY:
        weights, biases = state["d2.weight"], state["d2.bias"]
        state["d2.weight"] = torch.cat((weights, weights[:26]))
        state["d2.bias"] = torch.cat((biases, biases[:26] - 2))
    net.load_state_dict(state)


def placed(cuts, matrices):
    """32 × 32 views of cut-outs through affine maps, levelled."""
    grid = F.affine_grid(matrices.expand(len(cuts), -1, -1), (len(cuts), 1, 32, 32), align_corners=False)
    pixels = cuts.float().div(255).unsqueeze(1)
    return normal(F.grid_sample(pixels, grid, padding_mode="border", align_corners=False))


def shaken(cuts, kinds):
    """32 × 32 views of 0.9 of a tile: thicker, thinner, shifted, turned, coarse, blurred, noisy, inverted."""
    count, photo = len(cuts), (kinds != 0).float()
    x = cuts.float().div_(255).unsqueeze(1)
    for sign in (1, -1):
        some = torch.rand(count) < 0.12
        x[some] = sign * F.max_pool2d(sign * x[some], 3, 1, 1)
    angle = torch.randn(count) * (0.02 + 0.07 * photo)
    sx = 0.6 * torch.exp(torch.randn(count) * 0.07)
    sy = sx * torch.exp(torch.randn(count) * (0.03 + 0.07 * photo))
    shear, tx, ty = torch.randn(count) * 0.06 * photo, torch.randn(count) * 0.035, torch.randn(count) * 0.035
    first = torch.stack((sx * torch.cos(angle), -sy * torch.sin(angle) + shear * sy, tx), 1)
    second = torch.stack((sx * torch.sin(angle), sy * torch.cos(angle), ty), 1)
    grid = F.affine_grid(torch.stack((first, second), 1), (count, 1, 32, 32), align_corners=False)
    x = F.grid_sample(x, grid, padding_mode="border", align_corners=False)
    some = torch.rand(count) < 0.25
    if some.any():
        x[some] = F.interpolate(F.avg_pool2d(x[some], 2), scale_factor=2.0, mode="bilinear", align_corners=False)
    some = torch.rand(count) < 0.25
    x[some] = F.avg_pool2d(F.pad(x[some], (1, 1, 1, 1), mode="replicate"), 3, 1)
    x = x + torch.randn_like(x) * (torch.rand(count, 1, 1, 1) ** 3 * 0.12)
    some = torch.rand(count) < 0.3
    x[some] = 1 - x[some]
    return normal(x).contiguous(memory_format=torch.channels_last)


class Tiles:
    """Small pictures, zoomed, mirrored, turned, inverted: the loss of CenterNet for centres, smooth L1 for the rest."""

    def __init__(self, net, rng):
        self.net = net
        self.rng = np.random.default_rng(rng.initial_seed())
        self.pics, self.heads, self.quads = [], [], []
        for file in sorted((WORK / "data").glob("shard_*.npz"))[HELD:]:
            shard = np.load(file)
            ends = np.cumsum(shard["counts"])
            self.pics.extend(shard["pics"])
            self.heads.extend(shard["heads"])
            self.quads.extend(quads.reshape(-1, 4, 2) for quads in np.split(shard["quads"], ends[:-1]))

    def loss(self, step):
        views, heat, rest, mask = self._batch(16)
        out = self.net(views)
        p = torch.sigmoid(out[:, 0]).clamp(1e-4, 1 - 1e-4)
        peaks = (heat == 1.0).float()
        far = (1 - peaks) * (1 - heat) ** 4 * p**2 * (1 - p).log()
        centres = -(peaks * (1 - p) ** 2 * p.log() + far).sum() / peaks.sum().clamp_min(1)
        others = F.smooth_l1_loss(out[:, 1:], rest, reduction="none", beta=0.1) * mask
        return centres + 2 * others.sum() / mask.sum().clamp_min(1)

    def check(self):
        return {}

    def _batch(self, count):
        maps, quads, pics = np.zeros((count, 2, 3), np.float32), [], []
        for b in range(count):
            k = int(self.rng.integers(len(self.pics)))
            linear, shift = self._zoom(self.heads[k], self.quads[k])
            half = np.array((SIDE / 2, SIDE / 2))
            maps[b, :, :2], maps[b, :, 2] = linear * SIDE / 320, (linear @ half + shift) / 160 - 1
            quads.append((self.quads[k] - shift) @ np.linalg.inv(linear).T)
            pics.append(self.pics[k])
        grid = F.affine_grid(torch.from_numpy(maps), (count, 1, SIDE, SIDE), align_corners=False)
        x = normal(
            F.grid_sample(torch.from_numpy(np.array(pics)).float().div_(255).unsqueeze(1), grid, align_corners=False)
        )
        some = torch.rand(count) < 0.3
        x[some] = -x[some]
        x = x + torch.randn(count, 1, SIDE, SIDE) * (torch.rand(count, 1, 1, 1) ** 3 * 0.3)
        return x, *targets(quads)

    def _zoom(self, head, quads):
        """Close to the board, or all of the picture; the map of the view's pixels to those of the picture."""
        height, width, kind = head
        if self.rng.random() < 0.45:
            low, high = quads.reshape(-1, 2).min(0), quads.reshape(-1, 2).max(0)
            side = max(high - low) * self.rng.uniform(1.08, 1.9)
            centre = (low + high) / 2 + self.rng.uniform(-0.04, 0.04, 2) * side
        else:
            side = max(height, width) * self.rng.uniform(0.95, 1.15)
            centre = np.array((width, height)) / 2 + self.rng.uniform(-0.06, 0.06, 2) * side
        angle = np.pi / 2 * self.rng.integers(4) if self.rng.random() < 0.5 else 0.0
        angle += self.rng.normal(0, 0.06) if kind else 0.0
        cos, sin, mirror = np.cos(angle), np.sin(angle), self.rng.choice((-1, 1))
        linear = np.array([[cos * mirror, -sin], [sin * mirror, cos]]) * side / SIDE
        return linear, centre - linear @ np.array((SIDE / 2, SIDE / 2))


def targets(batches):
    """Heat of centres; log side, angle and offset in the 3 × 3 around them; where these count."""
    side, count = SIDE // 4, len(batches)
    heat = np.zeros((count, side, side), np.float32)
    rest, mask = np.zeros((count, 5, side, side), np.float32), np.zeros((count, 1, side, side), np.float32)
    ys, xs = np.mgrid[0:side, 0:side]
    for b, quads in enumerate(batches):
        for quad in quads:
            x, y = quad.mean(0) / 4 - 0.5
            across, down = (quad[1] - quad[0] + quad[2] - quad[3]) / 2, (quad[3] - quad[0] + quad[2] - quad[1]) / 2
            length = math.sqrt(max(abs(across[0] * down[1] - across[1] * down[0]), 1.0))
            if not (0 <= x <= side - 1 and 0 <= y <= side - 1) or length < 5:
                continue
            a, c = 4 * math.atan2(across[1], across[0]), 4 * math.atan2(down[1], down[0])
            cos, sin = (math.cos(a) + math.cos(c)) / 2, (math.sin(a) + math.sin(c)) / 2
            spread = max(0.75, 0.10 * length / 4)
            heat[b] = np.maximum(heat[b], np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / (2 * spread * spread)))
            px, py = round(x), round(y)
            heat[b, py, px] = 1.0
            for j in range(max(0, py - 1), min(side, py + 2)):
                for i in range(max(0, px - 1), min(side, px + 2)):
                    rest[b, :, j, i] = (math.log2(length / 16), cos, sin, x - i, y - j)
                    mask[b, 0, j, i] = 1.0
    return torch.from_numpy(heat), torch.from_numpy(rest), torch.from_numpy(mask)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a net for reading pictures.")
    parser.add_argument("net", choices=("cells", "tiles"))
    parser.add_argument("steps", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--from", dest="before", type=Path)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    net = CellNet() if given.net == "cells" else TileNet()
    net = net.to(memory_format=torch.channels_last)  # a third less time
    given.folder.mkdir(parents=True, exist_ok=True)
    kept, step = given.folder / f"{given.net}.pt", 0
    optimiser = torch.optim.AdamW(net.parameters(), given.rate, weight_decay=1e-3 if given.net == "cells" else 1e-4)
    if kept.exists():
        state = torch.load(kept, weights_only=True)
        net.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        step = state["step"]
    elif given.before:
        state = torch.load(given.before, weights_only=True)
        begun(net, state.get("net", state))
    torch.manual_seed(given.seed + step)
    rng = torch.Generator().manual_seed(given.seed + step)
    task, started, total = (Letters if given.net == "cells" else Tiles)(net, rng), time.time(), 0.0
    while step < given.steps:
        for group in optimiser.param_groups:
            group["lr"] = given.rate * (0.5 + 0.5 * math.cos(math.pi * step / given.steps)) + 1e-5
        loss = task.loss(step)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        total += loss.item()
        step += 1
        if step % SAVED == 0 or step == given.steps:
            torch.save({"net": net.state_dict(), "optimiser": optimiser.state_dict(), "step": step}, kept)
            line = {
                "net": given.net,
                "step": step,
                "seconds": round(time.time() - started),
                "loss": round(total / ((step - 1) % SAVED + 1), 5),
            }
            with (given.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps({**line, **task.check()}) + "\n")
            total = 0.0


if __name__ == "__main__":
    main()
