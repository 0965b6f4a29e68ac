"""Every text can be read on its ground, in every mode and with every accent."""

from __future__ import annotations

import pytest

from qless_studio.ui.style import Appearance, Theme, theme_of
from qless_studio.ui.style.tiles import heat_color
from qless_studio.ui.style.tokens import ACCENTS, MODES, colours, contrast, mix

TEXT_PAIRS = [
    ("text", "window"), ("text", "panel"), ("text", "raised"), ("text", "table"), ("text", "tray"), ("text", "hover"),
    ("text", "segment"), ("text_dim", "window"), ("text_dim", "panel"), ("text_dim", "raised"), ("text_dim", "table"),
    ("text_dim", "hover"), ("text_dim", "segment_track"), ("tile_text", "tile"), ("tile_dim", "tile"),
    ("tile_text", "tile_hover"), ("tile_text", "tile_pressed"), ("tile_text", "under_card"), ("good", "good_bg"),
    ("warn", "warn_bg"), ("bad", "bad_bg"), ("on_badge", "DL"), ("on_badge", "TL"), ("on_badge", "DW"),
    ("on_badge", "TW"), ("good", "panel"), ("warn", "panel"), ("bad", "panel"), ("good", "raised"), ("bad", "raised"),
    ("bad", "window"), ("good", "table"), ("warn", "table"), ("bad", "table"), ("good", "hover"), ("bad", "hover"),
    ("tile_dim", "tile_hover"), ("tile_dim", "tile_pressed"), ("tile_dim", "under_card"), ("text", "segment_track"),
]  # fmt: skip
ACCENT_PAIRS = [
    ("on_accent", "accent"), ("accent_text", "panel"), ("accent_text", "raised"), ("text_dim", "accent_bg"),
    ("text", "accent_bg"), ("good", "accent_bg"), ("bad", "accent_bg"), ("accent_text", "accent_bg"),
    ("accent_text", "window"),
]  # fmt: skip


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_can_be_read(mode, ink, ground):
    table = colours(mode)
    assert contrast(table[ink], table[ground]) >= 4.5


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("accent", ACCENTS)
@pytest.mark.parametrize(("ink", "ground"), ACCENT_PAIRS)
def test_accents_can_be_read(mode, accent, ink, ground):
    table = colours(mode, accent)
    assert contrast(table[ink], table[ground]) >= 4.5


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("accent", ACCENTS)
def test_letters_can_be_read_on_every_step_of_heat(qapp, mode, accent):
    theme = Theme(mode, accent)
    ink = theme.color("tile_text").name()
    assert min(contrast(ink, heat_color(theme, step / 20).name()) for step in range(21)) >= 4.5


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("ground", ["raised", "table", "tray"])
def test_edges_of_controls_can_be_seen(mode, ground):
    table = colours(mode)
    assert contrast(table["control_edge"], table[ground]) >= 3


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("accent", ACCENTS)
def test_the_focus_ring_can_be_seen_on_every_ground(mode, accent):
    table = colours(mode, accent)
    assert min(contrast(table["accent_text"], table[g]) for g in ("window", "panel", "raised", "table", "tray")) >= 3


def test_contrast_and_mix_are_those_of_the_standard():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert mix("#000000", "#FF8000", 0.5) == "#804000"


def test_an_unknown_role_mode_or_accent_is_refused(qapp):
    for wrong in (lambda: Theme().color("beige"), lambda: colours("sepia"), lambda: colours("light", "beige")):
        with pytest.raises(KeyError):
            wrong()


def test_an_appearance_puts_its_theme_in_force(qtbot):
    appearance = Appearance("light")
    with qtbot.waitSignal(appearance.changed):
        appearance.set_mode("dark")
    assert theme_of() == Theme("dark")
    with qtbot.waitSignal(appearance.changed):
        appearance.set_text_scale(1.5)
    assert theme_of().px(32) == 48
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.set_mode("dark")
    with pytest.raises(ValueError, match="sepia"):
        appearance.set_mode("sepia")
