"""Folds the batch norms of trained nets into their weights, rounds these to int8, and writes weights.bin.

    python packaging/pictures/export.py FOLDER_OF_NETS OUT

One scale for each output; the form of the file: qless_studio/engine/pictures/picture.py. The folder holds cells.pt
(letters of photographs), screens.pt (letters of screens) and tiles.pt.
"""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path

import numpy as np
import torch
from draw import CLASSES


def folded(state, name):
    """Weights and biases of a layer, its batch norm, if it has one, included."""
    if f"{name}.0.weight" not in state:
        return state[f"{name}.weight"].numpy(), state[f"{name}.bias"].numpy()
    gain, offset, mean, variance = (
        state[f"{name}.1.{part}"].numpy() for part in ("weight", "bias", "running_mean", "running_var")
    )
    factor = gain / np.sqrt(variance + 1e-5)
    return state[f"{name}.0.weight"].numpy() * factor[:, None, None, None], offset - mean * factor


def main(folder: Path, out: Path) -> None:
    layers, raw = [], b""
    for prefix, file in (("l.", "cells.pt"), ("s.", "screens.pt"), ("t.", "tiles.pt")):
        state = torch.load(folder / file, map_location="cpu", weights_only=True)
        state = state.get("net", state)
        for name in sorted({key.split(".")[0] for key in state}):
            weights, biases = folded(state, name)
            outputs, inputs = weights.shape[:2]
            flat = weights.reshape(outputs, -1)
            scales = np.maximum(np.abs(flat).max(1), 1e-8) / 127
            layers.append((prefix + name, outputs, inputs, int(np.prod(weights.shape[2:]))))
            raw += np.clip(np.round(flat / scales[:, None]), -127, 127).astype(np.int8).tobytes()
            raw += scales.astype("<f4").tobytes() + biases.astype("<f4").tobytes()
    header = json.dumps({"layers": layers, "extra": {"classes": CLASSES}}).encode()
    out.write_bytes(b"QLRD" + struct.pack("<I", len(header)) + header + raw)
    print(out.stat().st_size, "bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
