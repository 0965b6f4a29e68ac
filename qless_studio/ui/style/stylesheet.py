"""The style sheet for Qt's own widgets. See docs/decisions/024."""

from __future__ import annotations

from collections.abc import Callable
from string import Template

from qless_studio.ui.style.theme import Theme

# `.QClass` matches the class but no subclass: one that paints itself must not get a border and padding from here.
_SHEET = Template("""
QMenu { background: $raised; border: 1px solid $edge; padding: $px4; }
QMenu::item { padding: $px6 $px24 $px6 $px12; border-radius: $px6; color: $text; }
QMenu::item:selected { background: $pressed; }
QMenu::item:disabled { color: $text_dim; background: transparent; }
QMenu::icon { padding-left: $px8; }
QMenu::separator { height: 1px; background: $line; margin: $px4 $px8; }
QMenu::right-arrow { image: url("$next"); width: $px16; height: $px16; margin-right: $px4; }
QMenu::indicator { width: $px16; height: $px16; padding-left: $px8; }
QMenu::indicator:checked { image: url("$check"); }
QMenuBar { background: $window; }
QMenuBar::item { padding: $px4 $px8; border-radius: $px4; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $hover; }
QToolTip { background: $raised; color: $text; border: 1px solid $edge; padding: $px4 $px6; }
QDialog, QMessageBox { background: $panel; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }

.QPushButton { background: $raised; color: $text; border: 1px solid $edge; border-radius: $px6;
  padding: 0 $px12; min-height: $px30; min-width: $px64; }
.QPushButton:hover { background: $hover; }
.QPushButton:pressed { background: $pressed; }
.QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
.QPushButton:default:hover { background: $accent_hover; }
.QPushButton:disabled { background: transparent; color: $text_dim; border-color: $edge; }
.QPushButton:focus { border: 2px solid $accent_text; }
.QPushButton:default:focus { border: 2px solid $text; }
.QToolButton { border: 1px solid transparent; border-radius: $px6; padding: $px4; }
.QToolButton:hover { background: $hover; }
.QToolButton:focus { border: 1px solid $accent_text; }

.QLineEdit, .QPlainTextEdit, .QTextEdit, .QTextBrowser { background: $raised; color: $text;
  border: 1px solid $control_edge; border-radius: $px6; }
.QLineEdit { padding: 0 $px8; min-height: $px30; placeholder-text-color: $text_dim; }
.QPlainTextEdit, .QTextEdit, .QTextBrowser { padding: $px4; }
.QLineEdit:focus, .QPlainTextEdit:focus, .QTextEdit:focus, .QTextBrowser:focus { border: 2px solid $accent_text; }
.QLineEdit:disabled { color: $text_dim; border-color: $edge; }

.QComboBox, .QSpinBox, .QDoubleSpinBox { background: $raised; color: $text; border: 1px solid $edge;
  border-radius: $px6; padding: 0 $px8 0 $px12; min-height: $px30; }
.QSpinBox, .QDoubleSpinBox { border-color: $control_edge; padding-right: $px24; }
.QComboBox:hover { background: $hover; }
.QComboBox:focus, .QSpinBox:focus, .QDoubleSpinBox:focus { border: 2px solid $accent_text; }
.QComboBox:disabled, .QSpinBox:disabled { color: $text_dim; background: transparent; }
.QComboBox::drop-down { border: none; width: $px28; }
.QComboBox::down-arrow { image: url("$down"); width: $px16; height: $px16; }
.QSpinBox::up-button, .QDoubleSpinBox::up-button { subcontrol-position: top right; border: none; width: $px24; }
.QSpinBox::down-button, .QDoubleSpinBox::down-button { subcontrol-position: bottom right; border: none;
  width: $px24; }
.QSpinBox::up-arrow, .QDoubleSpinBox::up-arrow { image: url("$up"); width: $px12; height: $px12; }
.QSpinBox::down-arrow, .QDoubleSpinBox::down-arrow { image: url("$down"); width: $px12; height: $px12; }
QComboBox QAbstractItemView { background: $raised; color: $text; border: 1px solid $edge; padding: $px4;
  outline: none; selection-background-color: $accent_bg; selection-color: $text; }
QComboBox QAbstractItemView::item { min-height: $px28; padding: 0 $px8; border-radius: $px6; }

.QCheckBox, .QRadioButton { spacing: $px8; min-height: $px24; }
.QCheckBox::indicator, .QRadioButton::indicator { width: $px16; height: $px16; background: $raised;
  border: 1px solid $control_edge; border-radius: $px4; }
.QRadioButton::indicator { border-radius: $px9; }
.QCheckBox::indicator:hover, .QRadioButton::indicator:hover { background: $hover; }
.QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$check_on"); }
.QRadioButton::indicator:checked { border: $px5 solid $accent; width: $px8; height: $px8; }
.QCheckBox::indicator:focus, .QRadioButton::indicator:focus { border: 2px solid $accent_text; }

.QSlider::groove:horizontal { height: $px4; background: $edge; border-radius: $px2; }
.QSlider::sub-page:horizontal { background: $accent; border-radius: $px2; }
.QSlider::handle:horizontal { background: $raised; border: 2px solid $accent; width: $px12; margin: -$px6 0;
  border-radius: $px8; }
.QSlider::handle:horizontal:focus { background: $accent_bg; border-color: $accent_text; }

.QScrollBar { background: transparent; border: none; }
.QScrollBar:vertical { width: $px12; }
.QScrollBar:horizontal { height: $px12; }
.QScrollBar::handle { background: $edge; border-radius: $px2; }
.QScrollBar::handle:hover { background: $control_edge; }
.QScrollBar::handle:vertical { min-height: $px28; margin: $px2 $px4; }
.QScrollBar::handle:horizontal { min-width: $px28; margin: $px4 $px2; }
.QScrollBar::add-line, .QScrollBar::sub-line { width: 0; height: 0; }
.QScrollBar::add-page, .QScrollBar::sub-page { background: transparent; }

.QTreeView, .QListView, .QTableView { background: $raised; border: 1px solid $edge; border-radius: $px6;
  outline: none; selection-background-color: $accent_bg; selection-color: $text; }
.QHeaderView::section { background: $panel; color: $text_dim; border: none; border-bottom: 1px solid $edge;
  padding: $px4 $px8; }
.QGroupBox { border: none; border-top: 1px solid $line; margin-top: $px18; padding-top: $px8; }
.QGroupBox::title { subcontrol-origin: margin; color: $text_dim; }
.QProgressBar { background: $hover; border: none; border-radius: $px2; max-height: $px4; }
.QProgressBar::chunk { background: $accent; border-radius: $px2; }
""")
_ROLES = (
    "window", "panel", "raised", "hover", "line", "edge", "control_edge", "text", "text_dim",
    "accent", "accent_text", "accent_bg", "on_accent",
)  # fmt: skip
_LENGTHS = (2, 4, 5, 6, 8, 9, 12, 16, 18, 24, 28, 30, 64)


_ACCENT = Template("""
.QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
.QPushButton:default:hover { background: $accent_hover; }
.QPushButton:focus { border: 2px solid $accent_text; }
.QPushButton:default:focus { border: 2px solid $text; }
""")
_BOX = Template("""
QMessageBox { messagebox-warning-icon: url("$warn"); messagebox-critical-icon: url("$bad");
  messagebox-information-icon: url("$accent_text"); messagebox-question-icon: url("$accent_text"); }
""")
BOXES = {"warn": "warn", "bad": "cross", "accent_text": "info"}
"""Colour role of a message box -> its icon."""


def accent_sheet(theme: Theme) -> str:
    """For a dialog of Qt's own over a game: its buttons in the accent of `theme`, not in that of the program."""
    roles = ("accent", "on_accent", "accent_text", "text")
    return _ACCENT.substitute({role: theme.color(role).name() for role in roles} | _mixed(theme))


def box_sheet(disc_file: Callable[[str, str], str]) -> str:
    """For a message box: its icons; `disc_file(name, role)` gives the path of one on a disc."""
    return _BOX.substitute({role: disc_file(name, role) for role, name in BOXES.items()})


def _mixed(theme: Theme) -> dict[str, str]:
    return {
        "pressed": theme.mix("hover", "text", 0.08).name(),
        "accent_hover": theme.mix("accent", "#000000", 0.08).name(),
    }


def stylesheet(theme: Theme, icon_file: Callable[[str, str], str]) -> str:
    """The style sheet of a theme; `icon_file(name, role)` gives the path of an icon tinted in a colour role."""
    values = {role: theme.color(role).name() for role in _ROLES}
    values |= {f"px{length}": f"{theme.px(length)}px" for length in _LENGTHS}
    values |= _mixed(theme)
    values |= {name: icon_file(name, "text_dim") for name in ("next", "down", "up")}
    values |= {"check": icon_file("check", "text"), "check_on": icon_file("check", "on_accent")}
    return _SHEET.substitute(values)
