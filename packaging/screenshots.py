"""Take the pictures of the guide from the running program, so that they always show the current one.

    python packaging/screenshots.py [NAME ...] [--out FOLDER]

Without names, all of them. No display is needed. A file that would change in a few pixels only (the time that a search
took) is left alone, so that a picture changes only when the program does.
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from studio import Studio

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games.quiddler.computer import Strength, computer_move
from qless_studio.engine.games.quiddler.hand_game import End, NextRound
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.solving import Run
from qless_studio.ui.shell.places.home.page import Home
from qless_studio.ui.shell.words.compare import CompareDialog
from qless_studio.ui.shell.words.editor import CommonnessPopover
from qless_studio.ui.tab.session import Mode

OUT = Path(__file__).resolve().parents[1] / "docs" / "images"
WIDE, SMALL = (1280, 800), (900, 600)
TRIFLE = 600
"""A picture in which no more pixels than this differ counts as unchanged: they show how long a search took."""
WORDS = "zebra\nquagga\nOkapi\ncafé\nwell-known\ngiraffe\nox\nn/a\nibex\nxerus\nibex\n1984\n"
"""The file that is imported in a picture."""


@dataclass(frozen=True)
class Picture:
    """A picture, one file for each mode: which tab, which puzzle, and what is done before it is taken."""

    name: str
    game: str
    text: str = ""
    """The puzzle; "" for an empty tab."""
    arrange: Callable[[Studio], QWidget | None] = lambda studio: None
    """Returns the window to take instead of the main one, if any."""
    modes: tuple[str, ...] = ("light",)
    size: tuple[int, int] = WIDE


# what is done before a picture is taken


def headline(studio: Studio) -> None:
    studio.choose(studio.tab.analyse.words.table, lambda found: found.word == "headline")


def plan(studio: Studio) -> None:
    studio.wait(lambda: studio.tab.analyse.planner.rows)
    studio.choose(studio.tab.analyse.plan.table, lambda row: True)


def heat(studio: Studio) -> None:
    studio.wait(lambda: studio.tab.analyse.planner.rows)
    studio.command("word_streak_heat")


def best_word(studio: Studio) -> None:
    table = studio.tab.analyse.panel.lists.tables["words"]
    studio.choose(table, lambda choice: True)


def game_played_back(studio: Studio) -> None:
    tab = studio.tab
    tab.analyse.panel.segments.button("games").click()
    studio.choose(tab.analyse.panel.lists.tables["games"], lambda game: True)
    tab.analyse.playing.playback.go_to(2)


def boggle_round(studio: Studio) -> None:
    """A round with some words found and another one being typed."""
    play, session = studio.tab.game_play, studio.window.session
    play.start_with(session.puzzle, "Roll")
    for word in ("needs", "heal", "field", "hate", "heated", "leads", "neat"):
        QTest.keyClicks(QApplication.focusWidget(), word)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClicks(QApplication.focusWidget(), "heat")
    play.clock.set(46.0)  # a fixed time: otherwise no two pictures would be the same
    play.ticked.emit()


def boggle_result(studio: Studio) -> None:
    """The end of that round, with a missed word on the board."""
    boggle_round(studio)
    studio.tab.game_play.give_up()
    studio.wait(lambda: studio.tab.play.panel.card.isVisible())


def practice(studio: Studio) -> None:
    """A practice: two of six missed words found, another one being typed."""
    window, missed = studio.window, {"field", "heated", "leads", "neat", "heal", "needs"}
    found = tuple(solution.word for solution in window.session.solutions if solution.word not in missed)
    entry = Entry("boggle", window.session.text, Result.FINISHED, Kind.ROUND, 180.0, (), found,
                  {"score": 41, "par": 58}, "wide", when="2026-11-19T18:00:00+00:00", id="round")  # fmt: skip
    window.workspace.records = data_folder()
    History(data_folder()).add_missing([entry])
    window.commands.practice.practise_missed(["round"])
    studio.wait(lambda: studio.window.commands.practice.course.attempt is not None)
    for word in ("field", "heal"):
        QTest.keyClicks(QApplication.focusWidget(), word)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClicks(QApplication.focusWidget(), "heat")


def q_less_round(studio: Studio) -> None:
    """A roll on which some dice are placed."""
    play, session = studio.tab.game_play, studio.window.session
    play.start_with(session.puzzle, "Roll")
    session.edit_text(f"{session.text.partition(';')[0]}; .l.../world/.t...")
    play.clock.set(276.0)
    play.ticked.emit()


def quiddler_review(studio: Studio) -> None:
    """A game with one mistake, reviewed."""
    play, session = studio.tab.game_play, studio.window.session
    play.start_with(session.puzzle, "Deal")
    session.edit_text(f"{session.text}; JILT 3 8 1 7; QI 1 3; 2>1; 4>3; EX 5 2; 6>2; TOLBOOTH 4 1 2 6 3 7 5")
    studio.wait(lambda: bool(studio.tab.game.solitaire.review.rows))


def quiddler_match(studio: Studio) -> None:
    """The sixth round of a hand game, with all cards but one in words."""
    studio.tab.set_mode(Mode.PLAY)
    match, session = studio.tab.game.match, studio.window.session
    match.begin_with(5)
    while True:
        studio.wait(lambda: match.game.round.over or match.game.round.turn == 0)
        if match.game.round.over:
            match.make(NextRound())
            continue
        move = computer_move(match.game, Strength.STRONG, session.lexicon, session.options, Run())
        if match.game.round.number == 5 and isinstance(move, End) and move.words:
            break
        match.make(move)
    for word in move.words:
        QTest.keyClicks(studio.tab.page.board, "".join(word))
        QTest.keyClick(studio.tab.page.board, Qt.Key.Key_Return)
    QTest.keyClicks(studio.tab.page.board, move.discard)


def quiddler_hints(studio: Studio) -> None:
    tab = studio.tab
    studio.command("hint")
    studio.wait(lambda: tab.analyse.panel.ladder.isVisible())
    for _ in range(2):
        tab.analyse.panel.ladder.show_clicked.emit()


def open_node(studio: Studio) -> None:
    """The cursor on the first node without a prefix, once the puzzles are listed and rated."""
    tab = studio.tab
    studio.wait(lambda: not tab.analyse.puzzles.catalogue.listing and not tab.analyse.puzzles.catalogue.rating)
    tab.page.board.go_to_first()


def affix_game(studio: Studio) -> None:
    """Some moves of a game; the fifth leads into a dead end."""
    tab = studio.tab
    tab.game_play.start_with(studio.window.session.puzzle, "")
    for node, prefix in (("XYZW", "ca"), ("XY", "wi"), ("WXY", "we"), ("XYZ", "sha"), ("YZ", "fa")):
        studio.window.session.edit(studio.window.session.puzzle.with_prefix(node, prefix), "")
    tab.page.board.go_to_next_open()


def affix_review(studio: Studio) -> None:
    affix_game(studio)
    studio.tab.game_play.give_up()
    studio.choose(studio.tab.game.review.moves, lambda row: row.number == 5)


def palette(studio: Studio) -> None:
    studio.window.open_palette()
    QTest.keyClicks(QApplication.focusWidget(), "the")


def documents(studio: Studio) -> None:
    """Two boards, of which one was saved and changed since."""
    window = studio.window
    window.document.belongs_to(studio.folder / "Sunday.qless", window.document.content, "")
    window.commands.documents.new()
    window.session.edit_text("ABLE/ACID/RAIN/TENT")
    studio.wait(lambda: window.session.outcome is not None)
    window.commands.documents.previous()
    window.session.edit_text(BOGGLE.replace("V", "M"))
    studio.wait(lambda: window.session.outcome is not None)
    headline(studio)


def inspector(studio: Studio) -> None:
    headline(studio)
    studio.command("inspector")
    panel = studio.window.commands.words.dock.panel
    studio.wait(lambda: panel.word.isVisible() and panel.word.text() == "HEADLINE")


def common_words(studio: Studio) -> QWidget:
    studio.command("common_words")
    popover = studio.window.findChild(CommonnessPopover)
    popover.row.slider.setValue(3)
    studio.wait(lambda: studio.window.session.lexicon is not None)
    return popover


def two_lists(studio: Studio) -> QWidget:
    studio.command("compare_lists")
    dialog = studio.window.findChild(CompareDialog)
    dialog.start()
    studio.wait(lambda: dialog.model.total > 0)
    studio.choose(dialog.table, lambda row: True)
    return dialog


def word_lists(studio: Studio) -> None:
    studio.window.commands.lexicons.open()


def importing(studio: Studio) -> QWidget:
    file = studio.folder / "animals.txt"
    file.write_text(WORDS, "utf-8")
    dialog = studio.window.commands.lexicons.picker().import_file(file)
    studio.wait(lambda: dialog.preview is not None)
    return dialog


def preferences(studio: Studio) -> QWidget:
    studio.appearance.set_reduced_motion(None)  # the default
    studio.window.commands.program.preferences()
    return QApplication.activeModalWidget()


def home(studio: Studio) -> None:
    studio.window.commands.places.show_home()
    shown = studio.window.findChild(Home)
    studio.wait(lambda: shown.isVisible() and not any(each.picture.stale for each in shown.cards))


def help_page(studio: Studio) -> QWidget:
    shown = studio.window.commands.help.show_page("word-streak")
    shown.resize(*SMALL)
    return shown


def shortcuts(studio: Studio) -> QWidget:
    studio.window.commands.shortcuts.open_editor()
    dialog = QApplication.activeModalWidget()
    studio.wait(lambda: any(entry.name == "affix_reveal" for entry in dialog.model.entries))
    QTest.keyClicks(dialog.search, "roll")
    return dialog


BOGGLE = "BWFV/SLIN/DAEN/TEHT"
STREAK = "UNPG/RIAE/EAYS/TSTO; DL 2 12 14; TL 8; DW 5; TW 11"
QUIDDLER = "L/Q O/X J/I O/T E/TH L/B T/O I/H"
Q_LESS = "bcdgillortuw; .l.../world/.t..."
AFFIX = "ll re me st; XYZW=ca XY=wi WXY=we XYZ=sha"
BOTH = ("light", "dark")

PICTURES = (
    Picture("boggle", "boggle", BOGGLE, headline, BOTH),
    Picture("boggle-high", "boggle", BOGGLE, headline, ("high_contrast",)),
    Picture("boggle-small", "boggle", BOGGLE, headline, size=SMALL),
    Picture("boggle-empty", "boggle"),
    Picture("word-streak", "word-streak", STREAK, plan, BOTH),
    Picture("word-streak-heat", "word-streak", STREAK, heat),
    Picture("quiddler", "quiddler", QUIDDLER, best_word, BOTH),
    Picture("quiddler-game", "quiddler", QUIDDLER, game_played_back),
    Picture("boggle-play", "boggle", BOGGLE, boggle_round),
    Picture("boggle-result", "boggle", BOGGLE, boggle_result),
    Picture("practice", "boggle", BOGGLE, practice),
    Picture("q-less-play", "q-less", "bcdgillortuw", q_less_round),
    Picture("quiddler-review", "quiddler", QUIDDLER, quiddler_review),
    Picture("quiddler-match", "quiddler", "", quiddler_match),
    Picture("quiddler-hints", "quiddler", QUIDDLER, quiddler_hints),
    Picture("q-less", "q-less", Q_LESS, modes=BOTH),
    Picture("q-less-empty", "q-less"),
    Picture("affix", "affix", AFFIX, open_node, BOTH),
    Picture("affix-play", "affix", AFFIX, affix_game),
    Picture("affix-review", "affix", AFFIX, affix_review),
    Picture("palette", "boggle", BOGGLE, palette),
    Picture("documents", "boggle", BOGGLE, documents),
    Picture("word-lists", "boggle", BOGGLE, word_lists),
    Picture("import", "boggle", BOGGLE, importing),
    Picture("preferences", "boggle", BOGGLE, preferences),
    Picture("shortcuts", "boggle", BOGGLE, shortcuts),
    Picture("home", "boggle", arrange=home),
    Picture("help", "boggle", BOGGLE, help_page),
    Picture("inspector", "boggle", BOGGLE, inspector),
    Picture("common-words", "boggle", BOGGLE, common_words),
    Picture("compare", "boggle", BOGGLE, two_lists),
)


def files(picture: Picture) -> list[str]:
    """The names of the files that a picture makes."""
    return [f"{picture.name}-{mode.removeprefix('high_')}.png" for mode in picture.modes]


def differs(new: QImage, path: Path) -> bool:
    """Whether a picture differs visibly from the one in a file."""
    old = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB888)
    if old.size() != new.size():
        return True
    ours, theirs = bytes(new.constBits()), bytes(old.constBits())
    return ours != theirs and sum(a != b for a, b in zip(ours, theirs, strict=True)) > 3 * TRIFLE


def png(image: QImage) -> bytes:
    """A PNG file of an RGB image, without filters: a fifth smaller on plain areas than with those that Qt chooses."""
    width, height, pixels, stride = image.width(), image.height(), bytes(image.constBits()), image.bytesPerLine()
    rows = b"".join(b"\0" + pixels[y * stride : y * stride + 3 * width] for y in range(height))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    packed = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


def take(studio: Studio, picture: Picture, folder: Path) -> None:
    """Write the files of a picture that are new or have changed."""
    studio.appearance.set_mode(picture.modes[0])
    studio.open(picture.game, picture.text, picture.size)
    taken = picture.arrange(studio)
    for mode, name in zip(picture.modes, files(picture), strict=True):
        studio.appearance.set_mode(mode)
        image = studio.settle(taken).convertToFormat(QImage.Format.Format_RGB888)
        path = folder / name
        changed = not path.exists() or differs(image, path)
        if changed:
            path.write_bytes(png(image))
        print(f"{'taken' if changed else 'unchanged':<10} {name} {path.stat().st_size / 1024:.0f} KB", flush=True)
    if taken is not None:
        taken.close()


def main(arguments: Iterable[str]) -> int:
    """Take the pictures asked for."""
    parser = argparse.ArgumentParser(description="Take the pictures of the guide from the running program.")
    parser.add_argument("names", nargs="*", choices=[[], *(picture.name for picture in PICTURES)], metavar="NAME")
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args(list(arguments))
    asked.out.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["QLESS_STUDIO_HOME"] = home  # no word lists or rules of whoever runs this
        studio = Studio(Path(home))
        for picture in PICTURES:
            if not asked.names or picture.name in asked.names:
                take(studio, picture, asked.out)
        studio.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
