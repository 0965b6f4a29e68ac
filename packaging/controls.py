"""A picture of every control in its states, and what controls cost.

    python packaging/controls.py OUT.png [light|dark|high_contrast] [--scale 2] [--rtl] [--accent green]
    python packaging/controls.py --measure
    python packaging/controls.py --tabs

The picture shows stock widgets under the program's style, offscreen. `--measure` gives processor time for 1,600
controls, the fastest of five turns, in milliseconds: with the program's style and with plain Fusion. `--tabs` gives
it for the program's window with the tabs of all games open in both modes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import Qt  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from qless_studio.ui.style.appearance import show_theme  # noqa: E402
from qless_studio.ui.style.drawing import (  # noqa: E402
    TEXTS,
    stroke_icon,
)
from qless_studio.ui.style.theme import Theme  # noqa: E402
from qless_studio.ui.style.tokens import ACCENTS, MODES  # noqa: E402

TURNS, COUNT = 5, 1600


def of_kind(widget: QWidget, kind: str) -> QWidget:
    widget.setProperty("kind", kind)
    return widget


def hovered(widget: QWidget) -> QWidget:
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    return widget


def off(widget: QWidget) -> QWidget:
    widget.setEnabled(False)
    return widget


def button(text: str, kind: str = "", icon: str = "", on: bool = False, down: bool = False) -> QPushButton:
    made = QPushButton(text)
    made.setProperty("kind", kind)
    if icon:
        made.setIcon(stroke_icon(icon))
    made.setCheckable(on)
    made.setChecked(on)
    made.setDown(down)
    return made


def field(text: str = "", hint: str = "", **properties: object) -> QLineEdit:
    made = QLineEdit(text)
    made.setPlaceholderText(hint)
    for name, value in properties.items():
        made.setProperty(name, value)
    return made


def segments(*texts: str) -> QWidget:
    track = QFrame()
    track.setFrameShape(QFrame.Shape.StyledPanel)
    row, group = QHBoxLayout(of_kind(track, "track")), QButtonGroup(track)
    row.setContentsMargins(1, 1, 1, 1)
    row.setSpacing(0)
    for text in texts:
        piece = QRadioButton(text)
        group.addButton(piece)
        row.addWidget(of_kind(piece, "segment"))
    group.buttons()[0].setChecked(True)
    return track


def checked(box: QCheckBox | QRadioButton) -> QWidget:
    box.setChecked(True)
    return box


def combo(*texts: str, kind: str = "") -> QComboBox:
    made = QComboBox()
    made.addItems(texts)
    made.setProperty("kind", kind)
    return made


def slider() -> QSlider:
    made = QSlider(Qt.Orientation.Horizontal)
    made.setValue(40)
    return made


def progress() -> QProgressBar:
    made = QProgressBar()
    made.setValue(40)
    return made


def tabs(*texts: str) -> QTabBar:
    made = QTabBar()
    for text in texts:
        made.addTab(text)
    return made


def tool(icon: str, flat: bool) -> QToolButton:
    made = QToolButton()
    made.setIcon(stroke_icon(icon))
    made.setAutoRaise(flat)
    return made


def rows() -> list[list[QWidget]]:
    """The controls, row by row."""
    items = QListWidget()
    items.addItems([f"Row {number}" for number in range(12)])
    items.setCurrentRow(1)
    plain = [button("New", icon="die"), hovered(button("Hovered")), button("Pressed", down=True)]
    plain += [button("On", icon="flame", on=True), off(button("Off", icon="bulb")), off(button("On, off", on=True))]
    primary = [button("Next round", "primary"), hovered(button("Hovered", "primary"))]
    primary += [button("Pressed", "primary", down=True), off(button("Off", "primary"))]
    links = [button("Show", "link"), hovered(button("Hovered", "link")), off(button("Off", "link"))]
    icons = [button("", icon="undo"), hovered(button("", icon="undo")), button("", icon="undo", on=True)]
    icons += [off(button("", icon="undo")), tool("undo", False)]
    flat = [button("", "flat", "theme"), hovered(button("", "flat", "theme")), button("", "flat", "theme", on=True)]
    flat += [off(button("", "flat", "theme")), tool("undo", True)]
    fields: list[QWidget] = [
        field(hint="e.g. BWFV/SLIN"),
        field(hint="Filter words", icon="search"),
        field("abc", label="Board"),
    ]
    fields += [field("xx", wrong=True), off(field("Off"))]
    combos = [combo("New 4 × 4", "Old"), hovered(combo("Hovered")), off(combo("Off")), combo("x", kind="arrow")]
    ranges = [QSpinBox(), off(QSpinBox()), slider(), off(slider()), progress()]
    boxes = [checked(QCheckBox("Torus")), QCheckBox("Plain"), hovered(QCheckBox("Hovered")), off(QCheckBox("Off"))]
    boxes += [off(checked(QCheckBox("On, off"))), checked(QRadioButton("One")), QRadioButton("Two")]
    texts = [of_kind(QLabel(kind), kind) for kind in TEXTS]
    views = [tabs("One", "Two"), items, QPlainTextEdit("Text\n" * 20)]
    buttons = [[segments("Play", "Analyse"), *plain], [*primary, *links], [*icons, *flat]]
    return [*buttons, fields, [*combos, *ranges], boxes, texts, views]


def picture(path: str, theme: Theme) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    for widgets in rows():
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in widgets:
            row.addWidget(widget)
        row.addStretch(1)
        column.addLayout(row)
    page.resize(round(1000 * theme.scale), round(560 * theme.scale))
    page.show()
    QApplication.processEvents()
    page.grab().save(path)


def measure(style: bool) -> None:
    """Print processor time of building, another theme, another text size and repainting."""
    app = QApplication([])
    app.setStyle("Fusion")
    if style:
        show_theme(app, Theme())
    kinds: list[Callable[[], QWidget]] = [
        lambda: QPushButton("Play"), QLineEdit, QComboBox, lambda: QCheckBox("x"), lambda: QLabel("a"), QSpinBox,
        lambda: QPushButton("b"), lambda: of_kind(QLabel("c"), "caption"),
    ]  # fmt: skip
    kept: list[QWidget] = []

    def build() -> None:
        top = QWidget()
        column = QVBoxLayout(top)
        for _ in range(COUNT // len(kinds)):
            row = QHBoxLayout()
            column.addLayout(row)
            for make in kinds:
                row.addWidget(make())
        top.resize(900, 5 * COUNT)
        top.show()
        kept.append(top)

    steps: list[tuple[str, Callable[[], object]]] = [("build and show", build)]
    if style:
        steps += [("another theme", lambda: show_theme(app, Theme("dark")))]
        steps += [("another text size", lambda: show_theme(app, Theme("dark", scale=1.25)))]
    for name, work in [*steps, ("repaint all", lambda: kept[0].grab())]:
        before = time.process_time()
        work()
        app.processEvents()
        print(f"{name}: {(time.process_time() - before) * 1e3:.0f}", flush=True)


def measure_tabs() -> None:
    """Print processor time of another theme and another text size, with all tabs open in both modes."""
    from qless_studio.ui.games import VIEWS
    from qless_studio.ui.shell.main_window import MainWindow
    from qless_studio.ui.style import Appearance
    from qless_studio.ui.tab.session import Mode
    from qless_studio.ui.work import make_pool

    app = QApplication([])

    def settle() -> None:
        for _ in range(50):
            app.processEvents()

    def spent(work: Callable[[], object]) -> float:
        before = time.process_time()
        work()
        settle()
        return (time.process_time() - before) * 1e3

    appearance = Appearance("light", reduced_motion=True)
    pool = make_pool()
    window = MainWindow(VIEWS, appearance, pool)
    window.resize(1280, 800)
    window.show()
    for index in range(len(VIEWS)):
        window.workspace.show_game(index)
        for mode in (Mode.PLAY, Mode.ANALYSE):
            window.workspace.tab.set_mode(mode)
            settle()
    while pool.activeThreadCount():  # what is found meanwhile, such as puzzles of Affix, is work too
        app.processEvents()
        time.sleep(0.01)
    settle()
    for name, change, values in (
        ("another theme", appearance.set_mode, ("dark", "light")),
        ("another text size", appearance.set_text_scale, (1.25, 1.0)),
    ):
        best = min(spent(lambda change=change, value=value: change(value)) for value in values * TURNS)
        print(f"{name}: {best:.0f} ms", flush=True)
    print(f"widgets: {len(app.allWidgets())}")
    window.close()


def table() -> None:
    best: dict[tuple[str, str], int] = {}
    for _ in range(TURNS):
        for way in ("style", "fusion"):
            command = [sys.executable, __file__, f"--measure={way}"]
            for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
                name, _, value = line.partition(": ")
                best[name, way] = min(best.get((name, way), 10**6), int(value))
    print(f"{'ms of processor time':24}{'style':>8}{'Fusion':>8}")
    for name in dict.fromkeys(name for name, _ in best):
        print(f"{name:24}" + "".join(f"{best.get((name, way), ''):>8}" for way in ("style", "fusion")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", nargs="?")
    parser.add_argument("mode", nargs="?", choices=MODES, default=MODES[0])
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--accent", choices=ACCENTS, default="blue")
    parser.add_argument("--rtl", action="store_true")
    parser.add_argument("--measure", nargs="?", const="table", choices=("table", "style", "fusion"))
    parser.add_argument("--tabs", action="store_true")
    given = parser.parse_args()
    if given.measure == "table":
        table()
    elif given.tabs:
        measure_tabs()
    elif given.measure:
        measure(given.measure == "style")
    elif given.out:
        app = QApplication([])
        if given.rtl:
            app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        theme = Theme(given.mode, given.accent, given.scale)
        show_theme(app, theme)
        picture(given.out, theme)
    else:
        parser.error("say where the picture goes, --measure or --tabs")


if __name__ == "__main__":
    main()
