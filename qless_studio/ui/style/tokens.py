"""The colour tokens of every theme, and the text sizes."""

from __future__ import annotations

from functools import lru_cache

LIGHT, DARK, HIGH_CONTRAST = MODES = ("light", "dark", "high_contrast")

ROLES: dict[str, tuple[str, str, str]] = {
    # backgrounds
    "window": ("#F5F3EF", "#16181C", "#000000"),
    "panel": ("#FCFBF9", "#1A1D22", "#000000"),
    "raised": ("#FFFFFF", "#242930", "#000000"),
    "table": ("#E0DBD2", "#0F1114", "#000000"),
    "tray": ("#CFC8BC", "#060709", "#000000"),
    "hover": ("#F0EDE7", "#22262D", "#1F1F1F"),
    "segment": ("#FFFFFF", "#3A424D", "#3A424D"),
    # lines
    "line": ("#E2DED6", "#2A2F37", "#FFFFFF"),
    "edge": ("#CBC4B8", "#39404A", "#FFFFFF"),
    "control_edge": ("#756D60", "#747E8C", "#FFFFFF"),
    # text
    "text": ("#23201B", "#ECEEF1", "#FFFFFF"),
    "text_dim": ("#5E584E", "#A3ABB6", "#E6E6E6"),
    # tiles and cards
    "tile": ("#FCF7EA", "#36404C", "#000000"),
    "tile_edge": ("#C2B69E", "#4D5967", "#FFFFFF"),
    "tile_text": ("#2A251D", "#F4F6F8", "#FFFFFF"),
    "tile_dim": ("#685F50", "#BFC8D3", "#FFFFFF"),
    # verdicts and validity, never decoration
    "good": ("#1A6B3C", "#7FD8A0", "#7CFF9B"),
    "good_bg": ("#E2F1E6", "#17301F", "#000000"),
    "warn": ("#7F5200", "#F1C364", "#FFE14D"),
    "warn_bg": ("#FAEED2", "#332809", "#000000"),
    "bad": ("#AE241C", "#FF9E94", "#FF9C94"),
    "bad_bg": ("#FBE7E4", "#3B1A17", "#000000"),
    # multipliers
    "DL": ("#1F6CA3", "#7CC4F5", "#7FD4FF"),
    "TL": ("#17744A", "#7BD69B", "#7CFF9B"),
    "DW": ("#9C5200", "#F5B763", "#FFC04D"),
    "TW": ("#B3261E", "#FF978D", "#FF9C94"),
    "on_badge": ("#FFFFFF", "#10151B", "#000000"),
    "on_accent": ("#FFFFFF", "#FFFFFF", "#000000"),
    # with an alpha channel, #AARRGGBB
    "scrim": ("#5C23201B", "#99000000", "#99000000"),
    "shadow": ("#241C10", "#000000", "#00000000"),
}
"""role -> colour in light, dark, high contrast."""

ACCENTS: dict[str, dict[str, tuple[str, str, str]]] = {
    "blue": {
        "accent": ("#2A5FC1", "#3B6BCB", "#7FC4FF"),
        "accent_text": ("#2A5FC1", "#8FB6FF", "#7FC4FF"),
        "accent_bg": ("#E6EDFA", "#1C2A47", "#00264D"),
    },
    "violet": {
        "accent": ("#6C46C2", "#7952CB", "#D2B8FF"),
        "accent_text": ("#6C46C2", "#C0A8FF", "#D2B8FF"),
        "accent_bg": ("#EEE8FA", "#2A2145", "#2B1458"),
    },
    "green": {
        "accent": ("#1B7554", "#1E7C5A", "#6BF0B8"),
        "accent_text": ("#1B7554", "#70D4AA", "#6BF0B8"),
        "accent_bg": ("#E1F1EA", "#12301F", "#003322"),
    },
    "orange": {
        "accent": ("#AB471A", "#B2501F", "#FFB48A"),
        "accent_text": ("#AB471A", "#FFA67C", "#FFB48A"),
        "accent_bg": ("#FAEAE1", "#3A2115", "#401800"),
    },
    "pink": {
        "accent": ("#A5316B", "#B03A77", "#FFA6D1"),
        "accent_text": ("#A5316B", "#FF9AC7", "#FFA6D1"),
        "accent_bg": ("#FAE6EF", "#3B1A2B", "#470026"),
    },
}
"""Accent name -> the colours for fills, for text and lines, and for tinted backgrounds. Each game names one."""

DEFAULT_ACCENT = "blue"

MIXES: dict[str, tuple[tuple[str, str, float], tuple[str, str, float], tuple[str, str, float]]] = {
    "segment_track": (("table", "tray", 0.55), ("raised", "tray", 0.55), ("raised", "tray", 0.55)),
    "under_card": (("tile", "table", 0.35),) * 3,
    "tile_lip": (("tile_edge", "#000000", 0.06), ("tile_edge", "#000000", 0.35), ("tile_edge", "#000000", 0.06)),
    "tile_hover": (("tile", "#FFFFFF", 0.5), ("tile", "#FFFFFF", 0.06), ("tile", "#FFFFFF", 0.06)),
    "tile_pressed": (("tile", "tile_edge", 0.28),) * 3,
    "blocked": (("tray", "table", 0.4),) * 3,
    "path_edge": (("accent", "#000000", 0.18),) * 3,
    "unlit_bar": (("panel", "text_dim", 0.25),) * 3,
    "plain_bar": (("panel", "text_dim", 0.38), ("panel", "text_dim", 0.38), ("panel", "text_dim", 0.7)),
    "share_bar": (("panel", "text_dim", 0.55), ("panel", "text_dim", 0.55), ("panel", "text_dim", 0.7)),
    "range_band": (("panel", "text_dim", 0.14), ("panel", "text_dim", 0.14), ("panel", "text_dim", 0.4)),
    "open_edge": (("table", "text_dim", 0.78),) * 3,
}
"""Mixed role -> (start, end, share of end) in light, dark, high contrast; start and end are roles or colours."""

SIZES = (12, 14, 18, 28, 44)
"""Text sizes in logical pixels at 100 %: caption, body, figure, heading, score display."""


PAPER = {"window": "#FFFFFF", "panel": "#FFFFFF", "table": "#FFFFFF", "tray": "#E9E5DD"}
"""Backgrounds on paper: white, and a pale tray that saves ink."""


def colours(mode: str, accent: str = DEFAULT_ACCENT, paper: bool = False) -> dict[str, str]:
    """Every role of a mode, mixed ones included, as #RRGGBB or #AARRGGBB; raises `KeyError` for an unknown name."""
    column = MODES.index(mode) if mode in MODES else None
    if column is None:
        raise KeyError(mode)
    table = {role: values[column] for role, values in (ROLES | ACCENTS[accent]).items()}
    if paper:
        table |= PAPER
    for role, recipes in MIXES.items():
        start, end, share = recipes[column]
        table[role] = mix(table.get(start, start), table.get(end, end), share)
    return table


@lru_cache(maxsize=1024)  # an open grid mixes the colour of each of its cells
def mix(a: str, b: str, share: float) -> str:
    """`a` * (1 - share) + `b` * share in each sRGB channel of two #RRGGBB colours."""
    return "#" + "".join(f"{round(p + (q - p) * share):02X}" for p, q in zip(_channels(a), _channels(b), strict=True))


def contrast(a: str, b: str) -> float:
    """The contrast ratio of two #RRGGBB colours, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in _channels(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
