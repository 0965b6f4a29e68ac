"""Write resources/q_less/atlas.json from complete censuses, and the table and picture of the guide.

qless-studio generate q-less --lexicon common10k --census --cap 64 --out common10k.jsonl
python packaging/q_less_atlas.py common10k.jsonl
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less.census import plan_in, table_of, ways_of_rolls
from qless_studio.engine.games.q_less.dice import all_rolls
from qless_studio.engine.lexicon import available

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "resources" / "q_less" / "atlas.json"
GUIDE = ROOT / "docs" / "guide" / "q-less-atlas.txt"
PICTURE = ROOT / "docs" / "images" / "q-less-atlas.svg"
HOW = (
    "Of every roll that the twelve dice can show the solutions were counted with the default options, up to `cap`."
    " `counts`: for 0, 1, 2 ... solutions the number of rolls, and of the 6^12 ways to throw the dice those that show"
    " one of them. `solvable`: part of the rolls, `likely`: part of the throws that have a solution. `hardest`: of the"
    " rolls with one solution the most likely."
)
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 300, 56, 44
COLOURS = ("#2f6f9f", "#c8742b")


def main() -> None:
    """The tables of the files given; those of other lists stay."""
    facts = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {"lists": {}}
    rolls = all_rolls()
    ways = ways_of_rolls()
    for name in sys.argv[1:]:
        path = Path(name)
        plan = plan_in(path)
        facts["lists"][plan.lexicon] = table = table_of(plan, path, rolls, ways)
        print(plan.lexicon, {key: value for key, value in table.items() if key != "counts"}, flush=True)
    facts["how"] = HOW
    OUT.write_text(compact(facts) + "\n", "utf-8")
    GUIDE.write_text(guide(facts["lists"]), "utf-8")
    if facts["lists"]:
        PICTURE.write_text(picture(facts["lists"]), "utf-8")


def compact(facts: dict[str, Any]) -> str:
    """JSON with a line for each value of a table."""
    lists = ",\n".join(
        f'  "{name}": {{\n'
        + ",\n".join(f"   {json.dumps(key)}: {json.dumps(value)}" for key, value in table.items())
        + "\n  }"
        for name, table in facts["lists"].items()
    )
    return f'{{\n "how": {json.dumps(facts["how"])},\n "lists": {{\n{lists}\n }}\n}}'


def guide(lists: dict[str, Any]) -> str:
    """The part of the guide about these lists."""
    if not lists:
        return "No list has been counted whole for this version.\n"
    titles = {info.name: info.title for info in available()}
    rows = [
        f"| {titles[name]} | {table['likely']:.2%} | {table['solvable']:.2%} | {table['cap']} or more:"
        f" {most_of(table):.0%} | {', '.join(letters.upper() for letters in table['hardest'][:3])} |"
        for name, table in lists.items()
    ]
    head = ["| list | solvable throws | solvable rolls | solutions | one solution only |", "|---|---|---|---|---|"]
    shown = "![Which part of all throws has at most so many solutions](../images/q-less-atlas.svg)"
    return "\n".join([*head, *rows, "", shown, ""])


def most_of(table: dict[str, Any]) -> float:
    """The part of all throws with as many solutions as were counted, or more."""
    return float(table["counts"][-1][1] / sum(ways for _, ways in table["counts"]))


def picture(lists: dict[str, Any]) -> str:
    """Which part of all throws has at most so many solutions: a curve for each list."""
    most = max(table["cap"] for table in lists.values()) - 1
    width, height = WIDTH - LEFT - 24, HEIGHT - BOTTOM - 40
    titles = {info.name: info.title for info in available()}

    def point(solutions: float, share: float) -> str:
        return f"{LEFT + width * solutions / most:.1f},{HEIGHT - BOTTOM - height * share:.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        ' font-size="12">',
        "<title>Part of all throws that have at most so many solutions</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for percent in range(0, 101, 25):
        y = HEIGHT - BOTTOM - height * percent / 100
        lines.append(f'<path d="M{LEFT} {y:.1f}H{LEFT + width}" stroke="#dddddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555555">{percent} %</text>')
    for solutions in range(0, most + 1, 8):
        x, y = point(solutions, 0).split(",")
        lines.append(f'<text x="{x}" y="{float(y) + 18}" text-anchor="middle" fill="#555555">{solutions}</text>')
    middle = LEFT + width / 2
    lines.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="#333333">solutions, at most</text>')
    for (name, table), colour in zip(lists.items(), COLOURS, strict=False):
        total, below, points = sum(ways for _, ways in table["counts"]), 0, []
        for solutions, (_, ways) in enumerate(table["counts"][:-1]):
            below += ways
            points.append(point(solutions, below / total))
        x, y = points[-1].split(",")
        lines.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        label = f'<text x="{x}" y="{float(y) - 10}" text-anchor="end" fill="{colour}" font-weight="600">'
        lines.append(f"{label}{titles[name]}</text>")
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    try:
        main()
    except SessionError as error:
        sys.exit(str(error))
