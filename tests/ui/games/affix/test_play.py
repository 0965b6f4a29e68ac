"""Affix in Play: a whole game by clicks and keys to its review, and nothing that names an answer before its end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from qless_studio.engine.games.affix import GAME
from qless_studio.engine.games.affix.content import Spot
from qless_studio.engine.games.affix.pairs import prefixes_of
from qless_studio.engine.games.affix.puzzle import Options
from qless_studio.engine.games.affix.review import Effect
from qless_studio.engine.history import Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.ui.style import accented
from qless_studio.ui.tab.session import Mode, State
from tests.fixtures.nightly import by_day
from tests.fixtures.windows import view_of
from tests.ui.access.tree import all_texts
from tests.ui.games.affix.player import SUFFIXES, WORDS, Window
from tests.ui.playing import entries_in, give_up, go_to_play

VIEW = view_of("affix")
LEFT = Qt.MouseButton.LeftButton
SOLUTION = {"XYZW": "ca", "XY": "wi", "YZ": "ti", "ZW": "ho", "WX": "te", "WXY": "we", "XYZ": "sha", "YZW": "co"}
SOLUTION |= {"ZWX": "fa"}


class Player(Window):
    """A tab in Play."""

    def click(self, text):
        """Click the visible button with that text, once the page is laid out."""
        self.qtbot.rest(self.tab)
        buttons = [each for each in self.tab.findChildren(QPushButton) if each.text() == text and each.isVisible()]
        self.qtbot.mouseClick(buttons[0], LEFT)

    def begin(self):
        """Switch to Play and begin a new game."""
        go_to_play(self.qtbot, self.tab)
        self.click("New game")
        self.qtbot.waitUntil(lambda: self.play.stage is Stage.RUNNING)
        self.settle()

    def begin_with(self, text):
        go_to_play(self.qtbot, self.tab)
        self.play.start_with(VIEW.game.parse(text), "New")
        self.settle()

    @property
    def play(self):
        return self.tab.game_play

    @property
    def game(self):
        return self.tab.game

    def place(self, node, prefix):
        """Click a node, type a prefix and press Enter."""
        self.go_to(node)
        self.type(prefix)
        self.press(Qt.Key.Key_Return)

    def choose_move(self, row):
        """Click a row of the review."""
        table = self.game.review.moves
        self.qtbot.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(row, 1)).center())

    def entries(self):
        return entries_in(self.session.folder)


@pytest.fixture
def player(window, qtbot, tmp_path):
    window.session.folder = tmp_path
    return Player(qtbot, window.tab)


def assert_covered(player):
    """No word that is not on the board, no prefix that fits, and no number of boards is said anywhere."""
    puzzle = player.session.puzzle
    placed = {prefix for _, prefix in puzzle.placed}
    said = [text.lower() for text in all_texts(player.tab)]
    made = {prefix + suffix for prefix in placed for suffix in puzzle.suffixes}
    for text in said:
        words = set(text.replace("–", " ").replace(",", " ").replace(":", " ").split())
        assert not words & (set(WORDS) - made), text
        assert not any(f"{prefix}–" in text.split() for prefix in SOLUTION.values() if prefix not in placed), text
        assert "fit" not in words, text
        assert "boards" not in words, text


@pytest.mark.long
def test_a_game_is_played_to_its_result_and_reviewed(player):
    player.begin()
    assert sorted(player.session.puzzle.suffixes) == sorted(SUFFIXES.values())
    assert player.board.hasFocus()
    player.begin_with("ll re me st")
    for node, prefix in SOLUTION.items():
        if node == "YZ":
            player.place("YZ", "fa")  # FARE and FAME are words, but FA- is needed elsewhere
            assert player.board.content.wrong_edges == []
        player.place(node, prefix)
    player.settle()
    play, tab = player.play, player.tab
    assert play.stage is Stage.OVER
    card = tab.play.panel.card
    assert card.isVisible()
    longest = max((edge.word for edge in player.board.content.edges.values()), key=len)
    assert len(card.longest.text()) == len("Longest word: ") + len(longest)
    assert card.figures.text() == "9 of 9 prefixes, 0 hints, par 0, 1 dead end, 12 boards, proven"
    player.qtbot.waitUntil(lambda: player.entries() != [])
    (entry,) = player.entries()
    assert (entry.game, entry.puzzle, entry.result, entry.hints) == ("affix", "ll re me st", Result.SOLVED, ())
    assert entry.found[:4] == ("XYZW=ca", "XY=wi", "YZ=fa", "YZ=ti")
    assert entry.proven["dead_ends"] == 1
    assert entry.proven["boards_left"][0] == "12"
    assert entry.proven["boards_left"][-1] == "1"
    review = player.game.review
    player.qtbot.waitUntil(lambda: review.moves.model().total > 0)
    rows = player.rows(review.moves)
    assert rows[2] == ("3", "FA–  FARE, FAME", "dead end")
    assert rows[-1][0] == "Solved"
    assert review.header.isVisible()


@pytest.mark.long
@pytest.mark.nightly
def test_the_review_keeps_its_own_list_and_its_moves_know_their_words(player):
    player.begin_with("ll re me st")
    for node, prefix in (("XYZW", "ca"), ("XY", "wi")):
        player.place(node, prefix)
    give_up(player.tab)
    player.settle()
    moves = player.game.review.moves
    player.qtbot.waitUntil(lambda: moves.model().total > 0)
    rows, figures = player.rows(moves), player.tab.play.panel.card.figures.text()
    assert set(moves.model().words_of(moves.model().solution(1))) == {"will", "wire"}
    session = player.session
    session.lexicons.lexicon = Lexicon("other", ["zoo"])
    session.use_lexicon("other")
    player.tab.set_mode(Mode.ANALYSE)
    session.use_lexicon("other")  # now at once
    assert session.lexicon.words == ("zoo",)
    player.settle()
    player.tab.set_mode(Mode.PLAY)
    player.settle()
    assert player.rows(moves) == rows
    assert player.game.result().figure == figures.partition(" prefixes")[0]


@pytest.mark.long
def test_the_review_goes_back_to_a_position_and_one_can_try_from_there(player):
    player.begin_with("ll re me st")
    for node, prefix in (("XYZW", "ca"), ("XY", "wi"), ("YZ", "fa")):
        player.place(node, prefix)
    give_up(player.tab)
    player.settle()
    player.qtbot.waitUntil(lambda: len(player.entries()) == 1)
    before = player.entries()
    player.choose_move(2)
    assert player.session.text == "ll re me st; XYZW=ca XY=wi"
    assert player.board.previewing
    better = player.game.judged.moves[2].better
    assert better
    assert f"{better.upper()}–" in player.game.review.moves.model().index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    reason = player.game.judged.moves[2].why[0]
    assert reason.text in player.game.review.moves.model().index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    player.click("Try from here")
    assert not player.board.previewing
    assert player.board.hasFocus()
    player.type(better)
    player.press(Qt.Key.Key_Return)
    player.settle()
    assert player.session.text == f"ll re me st; XYZW=ca XY=wi YZ={better}"
    assert player.play.rules.moves() == ("XYZW=ca", "XY=wi", "YZ=fa")
    player.choose_move(3)
    assert player.session.text == "ll re me st; XYZW=ca XY=wi YZ=fa"
    player.click("Most common solution")
    player.settle()
    assert player.board.content.wrong_edges == []
    assert len(player.session.puzzle.placed) == 9
    assert player.play.stage is Stage.OVER
    assert player.entries() == before
    for _ in range(5):
        player.session.undo_stack.undo()  # every step of it can be undone
    assert player.play.rules.moves() == ("XYZW=ca", "XY=wi", "YZ=fa")


@pytest.mark.long
def test_nothing_names_an_answer_while_it_is_played(player):
    player.solve("ll re me st")
    assert any("fit" in text.split() for text in all_texts(player.tab)), "the analysis says how many fit"
    player.list_puzzles()
    go_to_play(player.qtbot, player.tab)
    player.settle()
    assert_covered(player)
    player.click("Play this puzzle")
    player.settle()
    assert_covered(player)
    player.place("XYZW", "ca")
    player.settle()
    assert_covered(player)
    player.place("XY", "wu")
    player.settle()
    assert any("not in the list" in text for text in all_texts(player.tab)), "wrong words are marked"
    assert_covered(player)
    commands = {action.objectName(): action.isEnabled() for action in player.tab.own_commands}
    assert not commands["affix_reveal"]
    assert not commands["affix_answer"]
    assert [name for name, _ in player.tab.analyse.sheets()] == ["Puzzle sheet"]
    assert player.tab.analyse.puzzles.model.total > 0
    assert not player.tab.has_listed, "the list of puzzles says how many boards each has"
    player.click("Pause")
    player.settle()
    player.session.undo()
    player.settle()
    assert not player.board.isVisible()
    assert_covered(player)
    player.click("Go on")
    give_up(player.tab)
    player.settle()
    assert player.board.content.valid == 24, "after the end nothing is covered"


@pytest.mark.long
def test_each_step_of_a_hint_is_noted_and_another_position_closes_it(player):
    player.begin_with("ll re me st; XYZW=ca")
    assert player.session.text == "ll re me st", "a game begins with an empty board"
    player.place("XYZW", "ca")
    player.settle()
    ladder = player.game.hints.ladder
    for taken in range(1, 7):
        player.click("Show")
        player.settle()
        assert ladder.shown == taken
    player.tab.play_actions.hint.trigger()
    player.settle()
    assert ladder.shown == 6
    assert player.play.hints == ("why", "state", "node", "number", "letter", "prefix")
    node = player.board.content.board.nodes[player.board.spot.number].name
    assert player.game.proven()["hinted"] == [[f"ll re me st; XYZW=ca | {node}", 5]]
    player.type(SOLUTION[node])
    player.press(Qt.Key.Key_Return)
    player.settle()
    assert ladder.shown == 0
    assert player.tab.analyse.hints.ladder.isHidden(), "hints of a game do not open those of the analysis"
    player.tab.play_actions.hint.trigger()
    player.settle()
    assert player.play.hints[6:] == ("why",)


@pytest.mark.nightly
def test_a_hint_in_a_dead_end_has_two_steps(player):
    player.begin_with("ll re me st")
    player.place("XY", "ca")
    player.settle()
    player.click("Show")
    player.settle()
    player.click("Show")
    player.settle()
    assert player.play.hints == ("state", "node")
    assert player.board.content.board.nodes[player.board.spot.number].name == "XY"


@pytest.mark.long
@pytest.mark.nightly
def test_a_game_survives_a_restart(player, new_session, shown, qtbot):
    player.begin_with("ll re me st")
    player.place("XYZW", "ca")
    player.place("XY", "ca")
    player.session.undo()
    player.tab.play_actions.hint.trigger()
    player.settle()
    player.play.clock.set(75)
    player.play.save()
    session = new_session(VIEW.game, Lexicon("small", WORDS))
    session.folder = player.session.folder
    session.load(player.session.value)
    again = Player(qtbot, shown(accented(VIEW.parts.tab(session), VIEW.accent), 1280, 720))
    qtbot.waitUntil(lambda: again.tab.has_page(Mode.PLAY))
    assert again.play.stage is Stage.PAUSED
    assert not again.board.isVisible()
    assert (again.play.elapsed, again.play.hints) == (75, ("why",))
    again.click("Go on")
    for node, prefix in SOLUTION.items():
        again.place(node, prefix)
    qtbot.waitUntil(lambda: len(again.entries()) == 1)
    (entry,) = again.entries()
    assert entry.found[:4] == ("XYZW=ca", "XY=ca", "XY=", "XY=wi")
    assert entry.seconds >= 75
    effects = [move.effect for move in again.game.judged.moves]
    assert effects[:4] == [Effect.KEEPS, Effect.WRONG, Effect.EMPTIED, Effect.KEEPS]


@pytest.mark.parametrize("moves", [["XY"], ["QQ=a"], ["XYZW=1"]])
@by_day("moves0")
def test_damaged_moves_are_reported_and_left_out(player, moves):
    player.solve("ll re me st")
    player.session.set_play({"moves": moves})
    with player.qtbot.waitSignal(player.session.problem):
        go_to_play(player.qtbot, player.tab)
    assert player.play.stage is Stage.IDLE


def test_the_first_puzzle_is_an_easy_one(player):
    go_to_play(player.qtbot, player.tab)
    assert player.game.level.isVisible()
    assert player.game.level.currentText() == "Easy"


def test_the_next_game_has_the_board_and_level_that_are_chosen(player):
    go_to_play(player.qtbot, player.tab)
    player.game.boards.set_value("mini7")
    player.game.level.set_value("hard")
    player.tab.play_actions.new_game.trigger()
    player.qtbot.waitUntil(lambda: player.play.stage is Stage.RUNNING)
    player.settle()
    assert player.session.options.board == "mini7"
    assert len(player.session.puzzle.suffixes) == 3
    assert not player.game.boards.isVisible(), "the row keeps one line while a game is played"
    give_up(player.tab)
    assert player.game.boards.isVisible()


def test_a_board_with_an_open_suffix_cannot_be_played(player):
    player.solve("ll re ? st")
    go_to_play(player.qtbot, player.tab)
    with player.qtbot.waitSignal(player.session.message):
        player.click("Play this puzzle")
    assert player.play.stage is Stage.IDLE


@pytest.mark.long
@pytest.mark.nightly
def test_the_share_text_spoils_nothing(player):
    player.begin_with("ll re me st")
    for node, prefix in (("XYZW", "ca"), ("XY", "wu"), ("XY", "wi"), ("YZ", "fa")):
        player.place(node, prefix)
    give_up(player.tab)
    player.settle()
    lines = player.play.rules.share()
    assert lines[0] == "Kansai board"
    assert lines[1].startswith("Given up: 0:0")
    assert lines[2] == "🟩🟨🟩🟥"
    known = prefixes_of(tuple(SUFFIXES.values()), Lexicon("small", WORDS), Options())
    spoilers = {*WORDS, *SUFFIXES.values(), *(prefix for some in known for prefix in some)}
    assert not spoilers & set(" ".join(lines).lower().replace(":", " ").split())


def test_giving_up_shows_an_answer_around_the_prefixes_that_can_stay(player):
    player.begin_with("ll re me st")
    for node, prefix in (("XYZW", "ca"), ("XY", "wi"), ("YZ", "fa")):  # FA- leaves no board
        player.place(node, prefix)
    give_up(player.tab)
    player.settle()
    content = player.board.content
    assert (len(content.puzzle.placed), content.valid) == (9, 24)
    assert {"XYZW": "ca", "XY": "wi"}.items() <= dict(content.puzzle.placed).items()
    own = [player.cell(name).spoken.endswith(", yours") for name in ("XYZW", "XY", "YZ", "ZW")]
    assert own == [True, True, False, False]
    player.choose_move(0)
    assert not player.cell("XYZW").spoken.endswith(", yours"), "in a position of the game they all are"
    assert player.game.judged.end == GAME.parse("ll re me st; XYZW=ca XY=wi YZ=fa")


@pytest.mark.long
@pytest.mark.nightly
def test_moves_taken_back_at_once_are_one_row_with_their_mark(player):
    player.begin_with("ll re me st")
    player.place("XYZW", "ca")
    player.place("XY", "zz")
    player.session.undo()
    player.place("XY", "wi")
    give_up(player.tab)
    player.settle()
    rows = player.rows(player.game.review.moves)
    assert [row[1] for row in rows] == [
        "CA–  CALL, CARE, CAME, CAST",
        "ZZ–  ZZLL, ZZRE (taken back)",
        "WI–  WILL, WIRE",
        "",
    ]
    player.choose_move(1)
    assert player.session.text == "ll re me st; XYZW=ca"
    shown, theme = player.words_on_board(), player.board.theme
    assert shown["ZZLL ×"] == theme.color("bad").name(), "the wrong words keep their mark"
    assert shown["CALL"] == theme.color("text").name()


@pytest.mark.long
@pytest.mark.nightly
def test_after_a_dead_end_a_solved_game_can_be_practised(player):
    moves = [*SOLUTION.items()]
    for played, offered in ((moves, False), ([*moves[:2], ("YZ", "fa"), *moves[2:]], True)):
        player.begin_with("ll re me st")
        for node, prefix in played:
            player.place(node, prefix)
        player.settle()
        assert player.play.result is Result.SOLVED
        assert player.tab.play.panel.card.practise.isVisible() is offered


def test_letters_typed_over_a_prefix_change_its_words_at_once(player):
    player.begin_with("ll re me st")
    player.place("XY", "wi")
    player.go_to("XY")
    player.type("ho")
    assert set(player.words_on_board()) == {"HOLL", "HORE"}
    player.press(Qt.Key.Key_Escape)
    assert set(player.words_on_board()) == {"WILL", "WIRE"}


def test_build_and_analysis_show_what_they_did(player):
    player.solve("ll re me st")
    for mode in (Mode.ANALYSE, Mode.BUILD):
        player.qtbot.mouseClick(player.tab.switch.button(mode), LEFT)
        player.settle()
        assert player.tab.analyse.lists.isVisible()
        assert player.tab.analyse.verdict.isVisible()
        assert player.board.can_type_at(player.board.spot)


def test_a_board_chosen_elsewhere_gives_way_to_that_of_the_game(player):
    player.begin_with("ll re me st")
    player.place("XYZW", "ca")
    player.tab.session.change_options(board="mini7")
    player.settle()
    assert player.session.options.board == "kansai"
    assert player.play.stage is Stage.RUNNING
    assert player.game.judged.boards > 0


def test_no_puzzles_are_listed_while_one_is_played(qtbot, new_session, shown):
    session = new_session(VIEW.game, Lexicon("small", WORDS))
    session.set_mode(Mode.PLAY)
    tab = shown(accented(VIEW.parts.tab(session), VIEW.accent), 1280, 720)
    qtbot.waitUntil(lambda: tab.has_page(Mode.PLAY))
    qtbot.rest(tab)
    assert not tab.has_page(Mode.ANALYSE)
    qtbot.mouseClick(tab.switch.button(Mode.ANALYSE), LEFT)
    assert tab.analyse.puzzles.isVisible()
    qtbot.waitUntil(lambda: not tab.analyse.puzzles.catalogue.active)


def test_completions_found_in_play_are_listed_when_the_page_is_first_shown(qtbot, new_session, shown):
    session = new_session(VIEW.game, Lexicon("small", WORDS))
    session.set_mode(Mode.PLAY)
    tab = shown(accented(VIEW.parts.tab(session), VIEW.accent), 1280, 720)
    qtbot.waitUntil(lambda: tab.has_page(Mode.PLAY))
    session.edit_covered(GAME.parse("ll re ? st"), "Open")
    session.solve()
    qtbot.waitUntil(lambda: session.state is State.FINISHED)
    assert not tab.has_page(Mode.ANALYSE)
    qtbot.mouseClick(tab.switch.button(Mode.ANALYSE), LEFT)
    assert tab.analyse.listed() == session.solutions != []


@pytest.mark.long
@pytest.mark.nightly
def test_what_is_played_is_on_the_board_of_the_analysis_too(player):
    player.solve("ll re me st")
    analysed = player.board
    go_to_play(player.qtbot, player.tab)
    player.click("Play this puzzle")
    assert player.board is not analysed
    player.place("XYZW", "ca")
    player.settle()
    assert player.board.content.fits == {}, "nothing is said of what fits"
    give_up(player.tab)
    player.qtbot.mouseClick(player.tab.switch.button(Mode.ANALYSE), LEFT)
    assert player.board is analysed
    assert player.board.content.text_at(Spot(True, player.board.content.board.node("XYZW"))) == "ca"


def test_one_can_play_without_a_clock_also_after_a_restart(player, qtbot):
    player.begin()
    clock, command = player.tab.play.panel.clock, player.tab.affix_commands.clock
    assert ":" in clock.text()
    command.trigger()
    assert clock.text() == "No clock"
    saved = player.session.play
    command.trigger()
    assert ":" in clock.text()
    player.session.set_play(saved)
    player.play.resume_saved()  # as a restart does
    assert clock.text() == "No clock"
    give_up(player.tab)
    player.settle()
    qtbot.waitUntil(player.tab.play.panel.card.isVisible)
    assert player.play.finished.time_and_hints() == "0 hints"


@pytest.mark.parametrize("node", ["XY", "ZW"])
def test_a_position_of_the_review_is_shown_at_the_node_of_its_move(player, node):
    player.begin_with("ll re me st")
    player.place("XYZW", "ca")
    player.game.review.position_wanted.emit(GAME.parse("ll re me st; XYZW=ca"), node, "wi")
    spot = player.board.spot
    assert (spot.prefix, player.board.content.board.nodes[spot.number].name) == (True, node)
    assert player.board.previewing
