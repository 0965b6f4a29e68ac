"""The two small nets (torch, for training only)."""

import torch.nn as nn
import torch.nn.functional as F  # noqa: N812 - torch's own name for it


def conv(i, o, stride=1, k=3, rectified=True):
    parts = nn.Conv2d(i, o, k, stride, k // 2, bias=False), nn.BatchNorm2d(o)
    return nn.Sequential(*parts, nn.ReLU()) if rectified else nn.Sequential(*parts)


class CellNet(nn.Module):
    """32 x 32 grey -> 60 classes: A-Z, QU TH ER IN AN HE CL, no letter, a-z. 0.75 million multiplications."""

    def __init__(self, classes=60, widths=(8, 16, 32), hidden=96, side=32):
        super().__init__()
        a, b, c = widths
        self.c1, self.c2, self.c3 = (conv(*sizes, rectified=False) for sizes in ((1, a), (a, b), (b, c)))
        self.d1 = nn.Linear(c * (side // 8) ** 2, hidden)
        self.d2 = nn.Linear(hidden, classes)
        self.drop = nn.Dropout(0.15)

    def forward(self, x):
        x = F.relu(F.max_pool2d(self.c1(x), 2))
        x = F.relu(F.max_pool2d(self.c2(x), 2))
        x = F.relu(F.max_pool2d(self.c3(x), 2))
        return self.d2(self.drop(F.relu(self.d1(x.flatten(1)))))


class TileNet(nn.Module):
    """Grey picture -> a quarter-size map of tile centres: heat, log2 of the side, cos 4a, sin 4a, offset x, y."""

    def __init__(self):
        super().__init__()
        self.c1, self.c2, self.c3, self.c4 = conv(1, 8, 2), conv(8, 16, 2), conv(16, 24, 2), conv(24, 24)
        self.c5, self.c6, self.c7 = conv(24, 32, 2), conv(32, 32), conv(32, 32)
        self.l1, self.m1 = nn.Conv2d(32, 24, 1), conv(24, 24)
        self.l2, self.m2 = nn.Conv2d(24, 16, 1), conv(16, 16)
        self.head = nn.Conv2d(16, 6, 1)
        self.head.bias.data[0] = -4.0

    def forward(self, x):
        a = self.c2(self.c1(x))
        b = self.c4(self.c3(a))
        c = self.c7(self.c6(self.c5(b)))
        b = self.m1(b + F.interpolate(self.l1(c), scale_factor=2.0, mode="nearest"))
        a = self.m2(a + F.interpolate(self.l2(b), scale_factor=2.0, mode="nearest"))
        return self.head(a)


def normal(x, floor=8 / 255.0):
    """Each cut to mean 0, spread 1 (x: N,1,H,W in 0..1)."""
    m = x.mean((2, 3), keepdim=True)
    s = x.std((2, 3), keepdim=True).clamp_min(floor)
    return (x - m) / s
