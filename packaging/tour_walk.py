"""One walk through the program: every command, every button, everything by keyboard, in each mode of a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tour_steps import Look, Stage, Steps
from tour_visits import MOST_BUTTONS, Visits


class Walk:
    """Through one game, in one profile."""

    def __init__(
        self, steps: Steps, folder: Path, searched: set[tuple[str, str]], quick: bool, turn: tuple[int, int] = (0, 1)
    ) -> None:
        """`searched` as of `Visits`; `quick`: the commands alone, and each dialog whole only once.

        `turn`: which of how many walks this is; quick ones share the window's commands while nothing is played.
        """
        self._steps, self._quick, self._turn = steps, quick, turn
        self._visits = Visits(steps, folder, searched, quick)

    def through(self, game: str, change: bool = False, played: bool | None = None) -> None:
        """One game in every mode, with and without a puzzle.

        With `change` in other colours and another size of text from the middle on; `played`: only while a game is
        played, or, if False, all but that.
        """
        with self._steps.step("the first start"):
            self._visits.visit(self._steps.look)
        self._steps.stage = Stage(game, "analyse", False)
        self._steps.begin()
        for mode in self._steps.ask("modes")["modes"]:
            for puzzle in (True, False):
                if played in (None, mode == "play" and puzzle):
                    self._through(Stage(game, mode, puzzle), change)
        self._steps.quit()

    def _through(self, stage: Stage, change: bool) -> None:
        self._steps.stage = stage
        self._steps.begin()
        self._commands(change)
        if self._quick:
            return
        self._buttons_of_page()
        if stage.puzzle:
            self._by_keyboard()

    def _commands(self, change: bool) -> None:
        """All that the palette lists."""
        self._steps.until(lambda look: not (look["busy"] or look["searching"]), 10)
        self._steps.screen.key("ctrl+k")
        self._steps.until(lambda look: bool(look["shown"]), 10)
        commands = self._steps.ask("commands")["commands"]
        self._steps.leave()
        with self._steps.step("a letter"):
            self._steps.letters = self._steps.letter_arrives()
            self._steps.restore()
        middle = commands[len(commands) // 2]
        number, walks = self._turn
        for place, command in enumerate(commands):
            if change and command is middle:
                with self._steps.step("theme and text size"):
                    self._steps.press("ctrl+plus")
                    self._steps.press("ctrl+plus")
                    self._toggle_theme()
                    self._steps.restore()
            # quick: without a puzzle only what the game itself does with it; a game that goes on has all to fear
            mine = self._steps.has_puzzle and (self._steps.plays or place % walks == number)
            if not command["leaves"] and (command["own"] or not self._quick or mine):
                self._command(command)
        if change:
            with self._steps.step("theme and text size"):
                self._steps.press("ctrl+0")
                self._toggle_theme()

    def _toggle_theme(self) -> None:
        themes = [button for button in self._steps.ask("buttons")["buttons"] if "light and dark" in button["name"]]
        for button in themes:
            self._steps.screen.click(button["x"], button["y"])
            self._steps.look()
            self._steps.findings.done["changes of theme and text size"] += 1

    def _command(self, command: Mapping[str, Any]) -> None:
        name, text = command["name"], command["text"]
        label = name or text

        def trigger() -> Look:
            self._steps.restore()
            return self._steps.ask("trigger", name=name, text=text)

        with self._steps.step(f"command {label}"):
            look = self._steps.ask("trigger", name=name, text=text)  # the step before has restored what to begin with
            if not look["ran"]:
                self._steps.findings.refused.add(label)
                return
            self._steps.findings.done["commands triggered"] += 1
            self._steps.findings.triggered.add(label)
            if look["shown"]:
                self._visits.visit(trigger, seen=look)
            else:
                self._steps.check_focus(look, None)
                if look["toggled"]:
                    self._steps.ask("trigger", name=name, text=text)
            self._steps.restore()

    def _buttons_of_page(self) -> None:
        """Press each button of the window by mouse: those that open something are left by Escape."""
        self._steps.restore()
        seen = set()
        for number in range(MOST_BUTTONS):
            buttons = self._steps.ask("buttons")["buttons"]
            if number >= len(buttons):
                break
            button = buttons[number]
            key = (button["name"], button["class"])
            if key in seen:
                continue
            seen.add(key)

            def click(number: int = number, name: str = button["name"]) -> Look:
                self._steps.restore()
                found = [each for each in self._steps.ask("buttons")["buttons"] if each["name"] == name]
                return self._visits.click(found[0]) if found else self._steps.look()

            with self._steps.step(f"button “{button['name']}”"):
                look = click()
                if look["shown"]:
                    typing, played = (
                        self._steps.letters,
                        self._steps.stage is not None and self._steps.stage.mode == "play",
                    )
                    self._steps.letters = typing and (played or not button["page"])
                    self._visits.visit(click)
                    self._steps.letters = typing
                else:
                    self._steps.check_focus(look, None)
                self._steps.restore()

    def _by_keyboard(self) -> None:
        """Tab through the window, and Space wherever it stops; what opens is left by Escape."""
        with self._steps.step("the keyboard"):
            self._steps.restore()
            first = self._steps.look()["focus"]
            name = ""
            for number in range(MOST_BUTTONS):
                self._steps.label = f"Tab, {number + 1} times, after “{name}”"
                look = self._steps.press("Tab")
                focus = look["focus"]
                if focus is None or not focus["seen"]:
                    self._steps.fault("nothing has the focus")
                    break
                name = focus["name"]
                if first is not None and focus["id"] == first["id"]:
                    break
                self._steps.findings.done["places in the order of Tab"] += 1
                if not focus["opens"]:
                    continue
                self._steps.label += f" > Space on “{focus['name']}”"
                look = self._steps.press("space")
                if look["shown"]:
                    top = look["shown"][-1]
                    self._steps.findings.opened[top["kind"]] += 1
                    look = self._steps.leave()
                    self._steps.check_focus(look, None)
            self._steps.restore()
