"""The hand game against the computer: a whole game by clicks and keys, the rules of a turn, a restart."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from qless_studio.engine.exercises import Miss, Played
from qless_studio.engine.games.quiddler import GAME, Options, Puzzle
from qless_studio.engine.games.quiddler.computer import Strength, computer_move
from qless_studio.engine.games.quiddler.hand_game import Draw, End, Laid, NextRound, after, begin, format_move
from qless_studio.engine.games.quiddler.hand_review import review_rounds, round_reasons
from qless_studio.engine.history import History, Result
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Stage
from qless_studio.engine.practice.cards import MissStore, cards_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import figure
from qless_studio.ui.games.quiddler import match as match_module
from qless_studio.ui.games.quiddler.exercise import QuiddlerExercise
from qless_studio.ui.games.quiddler.scene import Part, TableCell
from qless_studio.ui.style import accented
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.wishes import PractiseMissed, ShowHelp
from qless_studio.ui.widgets.basic.themed import text_width
from tests.cases import lexicon
from tests.fixtures.nightly import by_day
from tests.fixtures.windows import view_of
from tests.ui.access.tree import all_texts
from tests.ui.games.quiddler.player import Player
from tests.ui.playing import entries_in, give_up, go_to_play

LEFT = Qt.MouseButton.LeftButton
SEED = 5


class MatchPlayer(Player):
    """Plays the hand game with the table and the piles."""

    @property
    def match(self):
        return self.tab.game.match

    @property
    def game(self):
        return self.match.game

    def button(self, text):
        buttons = [each for each in self.tab.findChildren(QPushButton) if each.text() == text and each.isVisible()]
        QTest.mouseClick(buttons[0], LEFT)

    def draw(self, from_discards):
        """Click one of the two piles."""
        self.click(self.part(Part.DISCARDS if from_discards else Part.DRAW_PILE))

    def part(self, part):
        """The number of the cell of a part of the table."""
        return self.table.parts.index(TableCell(part, 0))

    @property
    def opponent(self):
        """What is said of the computer."""
        return self.table.cells[self.part(Part.OPPONENT)].spoken

    def put(self, game):
        """Go on with a game at another place."""
        self.match.game = game
        self.match._show()

    def hold(self, *cards):
        """Hold these cards in a turn that began with a draw."""
        self.put(replace(self.game, round=replace(self.game.round, hands=(cards, ("B",)), drawn=True)))

    def my_turn(self):
        self.qtbot.waitUntil(lambda: self.game.round.over or self.game.round.turn == 0)

    def end(self, move):
        """Set the words aside and discard."""
        for word in move.words:
            self.keys("".join(word))
            self.press(Qt.Key.Key_Return)
        self.keys(move.discard)
        self.press(Qt.Key.Key_Return)

    def best_move(self):
        return computer_move(self.game, Strength.STRONG, self.tab.session.lexicon, Options(), Run())


def laid(*scores):
    """What two players laid down for these scores."""
    return tuple(Laid((), (), longest=score) for score in scores)


@pytest.fixture
def make_player(qtbot, new_session, appearance, tmp_path, monkeypatch):
    monkeypatch.setattr(match_module.os, "urandom", lambda count: SEED.to_bytes(count, "big"))

    def make(value=None):
        session = new_session(GAME, lexicon("common10k"))
        session.folder = tmp_path
        if value is not None:
            session.load(value)
        view = view_of("quiddler")
        tab = accented(view.parts.tab(session), view.accent)
        qtbot.addWidget(tab)
        tab.resize(1280, 720)
        tab.show()
        tab.activateWindow()
        return MatchPlayer(qtbot, tab)

    return make


@pytest.fixture
def player(make_player):
    """A player in a hand game that has just begun."""
    player = make_player()
    go_to_play(player.qtbot, player.tab)
    QTest.mouseClick(player.tab.game.kinds.button("hand"), LEFT)
    QTest.mouseClick(player.match.panel.strength.segments.button(Strength.EASY), LEFT)
    player.button("New game")
    assert player.game == begin(SEED)
    return player


@pytest.mark.long
@pytest.mark.nightly
def test_a_whole_game_of_eight_rounds(player, tmp_path):
    expected = begin(SEED)
    while player.tab.game_play.stage is Stage.RUNNING:
        player.my_turn()
        if player.game.round.over:
            assert player.match.round_end.isVisible()
            player.button(f"Round {player.game.round.number + 2}")
            continue
        move = player.best_move()
        player.draw(move.open) if isinstance(move, Draw) else player.end(move)
    play = player.tab.game_play
    assert player.game.over
    assert play.result is Result.FINISHED
    mine, theirs = player.game.totals
    assert play.rules.result().reason.startswith("You win by" if mine > theirs else "Computer wins by")
    assert f"{mine} points, {theirs} Computer" in player.tab.play.panel.card.figures.text()
    assert player.match.panel.rounds.model().rowCount() == 8
    for move in player.match.moves:  # what the history keeps is the game
        expected = after(expected, move)
    assert expected == player.game
    player.qtbot.waitUntil(lambda: History(tmp_path).read()[0] != [])
    (entry,) = History(tmp_path).read()[0]
    assert entry.proven["points"] == mine
    assert entry.proven["opponent"] == theirs
    assert entry.proven["strength"] == "easy"
    assert entry.found == play.rules.moves()
    review = player.match.panel.review
    assert review.isVisible()
    assert review.model().rowCount() == 8
    assert player.tab.play.panel.card.next.hasFocus()  # Return is for the next game
    points = [review.model().index(row, 2).data() for row in range(8)]
    assert points == [figure(laid.score) for laid, _ in player.game.results]  # one count: they add up to the total
    end, (laid, _) = player.match.round_end, player.game.results[2]
    QTest.mouseClick(review.viewport(), LEFT, pos=review.visualRect(review.model().index(2, 1)).center())
    assert end.isVisible()
    assert " round 3" in end.verdict.title.text() or "Round 3" in end.verdict.title.text()
    assert end.mine.score.text() == figure(laid.score)
    assert not end.next.isVisible()
    player.button("Play again")
    assert player.game == begin(SEED)


def test_after_a_round_return_goes_on_by_the_keyboard_alone(player):
    play = player.tab.game_play
    while not player.game.round.over:
        player.my_turn()
        if not player.game.round.over:
            move = player.best_move()
            player.draw(move.open) if isinstance(move, Draw) else player.end(move)
    assert player.match.round_end.next.hasFocus()
    player.qtbot.waitUntil(lambda: not play.clock.running)  # nothing can be done but to go on
    assert play.stage is Stage.RUNNING
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert player.game.round.number == 1
    player.qtbot.waitUntil(lambda: play.clock.running)
    player.my_turn()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_1)
    assert player.game.round.drawn


def test_a_round_is_reviewed_when_it_is_over_and_practice_is_offered_for_what_it_gave_away(player, tmp_path):
    play, match = player.tab.game_play, player.match
    while not player.game.round.over:  # the player lays nothing down
        player.my_turn()
        if not player.game.round.over:
            move = player.best_move()
            player.draw(move.open) if isinstance(move, Draw) else player.end(End(move.discard))
    player.qtbot.waitUntil(lambda: match.round_end.verdict.review.text() != "")
    words, options = player.tab.session.lexicon, player.tab.session.options
    (reviewed,) = review_rounds(player.game.again, match.moves, words, options, Run())
    assert reviewed.cost > 0
    best = ", ".join("".join(word) for word in reviewed.words)
    assert match.round_end.verdict.review.text().startswith(
        f"{best} with {reviewed.discard} discarded scores {reviewed.best}, "
        f"not {figure(player.game.results[0][0].score)}, "
    )
    give_up(player.tab)
    player.qtbot.waitUntil(lambda: entries_in(tmp_path) != [])
    card = player.tab.play.panel.card
    assert match.panel.review.model().rowCount() == 1
    row = match.panel.review.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    reasons = round_reasons(reviewed, words, options, Run())
    assert reasons
    assert all(reason.text in row for reason in reasons)
    with player.qtbot.waitSignal(player.tab.session.wished) as wanted:
        player.button("Practise")
    (entry,) = entries_in(tmp_path)
    assert wanted.args == [PractiseMissed((entry.id,))]
    (card_missed,) = cards_of([entry], {"quiddler": GAME}, MissStore(None), lambda name: words, Run())
    assert card_missed.miss.key == "hand: " + " ".join(reviewed.held)
    assert card_missed.miss.cost == reviewed.lost
    assert card.isVisible()
    assert play.stage is Stage.OVER


def test_a_game_given_up_before_a_round_was_over_offers_no_practice(player, tmp_path):
    player.keys("1")
    give_up(player.tab)
    player.qtbot.waitUntil(lambda: entries_in(tmp_path) != [])
    texts = [button.text() for button in player.tab.findChildren(QPushButton) if button.isVisible()]
    assert "Practise" not in texts


def test_the_lead_is_that_of_the_game_so_far(player):
    game = replace(player.game, results=(laid(9, 4), laid(2, 10), laid(8, 0)))
    player.match.panel.show_game(game)
    model = player.match.panel.rounds.model()
    assert [model.index(row, 4).data() for row in range(3)] == ["+5", "−3", "+5"]


def test_a_turn_by_keys_and_what_is_refused(player):
    hand = player.game.round.hands[0]
    assert player.said[1] == "Draw a card"
    player.keys(hand[0])
    player.press(Qt.Key.Key_Return)
    assert player.game == begin(SEED)  # nothing is discarded before a card is drawn
    player.press(Qt.Key.Key_Escape)
    top = player.game.round.discards[-1]
    player.keys("2")
    assert player.game.round.drawn
    assert player.table.scene.puzzle.hand == (*hand, top)  # the new card is the last one
    player.keys("qz")
    assert "fits" in player.said[1]
    player.keys(top)
    assert player.said[1] == "Discard it"
    player.press(Qt.Key.Key_Return)
    assert player.game.round.discards[0] == top
    player.my_turn()
    assert player.game.round.discards[0] == top  # the easy computer draws from the pile
    assert player.opponent.startswith("Computer: 3 cards. drew a card")


def test_backspace_takes_a_letter_that_no_card_has_before_a_card(player):
    player.hold("A", "T", "S", "QU")
    player.keys("satz")
    assert player.said[1] == "No top card fits Z here"
    player.press(Qt.Key.Key_Backspace)
    assert player.said == ("SAT", "Valid word", "8 points")
    player.press(Qt.Key.Key_Backspace)
    assert player.said[0] == "SA"


def test_words_are_set_aside_and_taken_back(player):
    match = player.match
    player.hold("A", "T", "S", "QU")
    player.keys("sat")
    assert player.said == ("SAT", "Valid word", "8 points")
    player.press(Qt.Key.Key_Return)
    assert [word.text for word in player.table.scene.words] == ["SAT"]
    assert player.said[1] == "All cards are in words: discard the last one to go out"
    player.press(Qt.Key.Key_Backspace)
    assert player.table.scene.words == ()
    player.keys("tas")
    assert player.said[1] == "Not in the list"
    player.press(Qt.Key.Key_Return)
    assert player.table.scene.words == ()
    player.press(Qt.Key.Key_Escape)
    player.keys("sat")
    player.press(Qt.Key.Key_Return)
    player.button("Take back words")
    assert player.table.scene.words == ()
    player.keys("sat")
    player.press(Qt.Key.Key_Return)
    player.keys("qu")
    assert player.said[1] == "Discard it and go out"
    player.press(Qt.Key.Key_Return)
    assert match.game.round.laid[0].words == (("S", "A", "T"),)
    assert [word.text for word in player.table.scene.words] == ["SAT"]
    player.qtbot.waitUntil(lambda: match.game.round.over)
    assert "You: SAT" in match.round_end.mine.cards.accessibleName()


def test_nothing_names_a_hidden_card_or_an_answer(player):
    game = player.game
    player.keys("1")
    hidden = {card.lower() for card in game.round.hands[1]} - {card.lower() for card in game.round.hands[0]}
    texts = all_texts(player.table)
    assert not any(f"card {card}" in text.lower() for text in texts for card in hidden)
    assert player.opponent == "Computer: 3 cards"
    assert not player.tab.analyse.panel.figures.isVisible()
    assert not player.tab.play_actions.hint.isEnabled()
    assert not player.tab.table_commands.end_hand.isEnabled()


@pytest.mark.nightly
def test_a_game_survives_a_restart_in_the_middle(player, make_player):
    for _ in range(3):
        player.my_turn()
        if player.game.round.over:
            player.button(f"Round {player.game.round.number + 2}")
            continue
        player.keys("1")
        player.end(player.best_move())
    player.my_turn()
    again = make_player(player.tab.session.value)
    again.qtbot.waitUntil(lambda: again.tab.has_page(Mode.PLAY))
    assert again.tab.game_play.stage is Stage.PAUSED
    assert again.game == player.game
    again.button("Go on")
    again.my_turn()
    assert again.match.panel.strength.value is Strength.EASY
    if again.game.round.over:
        again.match.make(NextRound())
        again.my_turn()
    again.keys("1")
    assert again.game.round.drawn


def test_a_saved_game_keeps_its_cards_whatever_its_seed_deals(player, make_player):
    player.keys("1")
    saved = player.tab.session.value
    play = json.loads(json.dumps(player.tab.session.play))
    play["facts"]["seed"] += 1  # as after a change of the deck: the seed deals other cards
    assert begin(play["facts"]["seed"]).round.hands != begin(SEED).round.hands
    again = make_player(saved._replace(play=play))
    again.qtbot.waitUntil(lambda: again.tab.has_page(Mode.PLAY))
    assert again.game.round.hands == player.game.round.hands


def test_leaving_for_analysis_asks_and_shows_the_hand(player):
    player.keys("1")
    hand = player.game.round.hands[0]
    QTest.mouseClick(player.tab.switch.button(Mode.ANALYSE), LEFT)
    assert player.tab.covered
    QTest.mouseClick(player.tab.game_play.question.end, LEFT)
    assert player.tab.session.puzzle.hand == hand
    player.wait()
    assert player.tab.analyse.panel.lists.models["hands"].total > 0


def test_the_other_kind_of_game_is_chosen_after_asking(player):
    player.keys("1")
    QTest.mouseClick(player.tab.game.kinds.button("solitaire"), LEFT)
    QTest.mouseClick(player.tab.game_play.question.keep, LEFT)
    assert player.tab.game.kinds.value == "hand"
    QTest.mouseClick(player.tab.game.kinds.button("solitaire"), LEFT)
    QTest.mouseClick(player.tab.game_play.question.end, LEFT)
    assert player.tab.game_play.stage is Stage.IDLE
    player.button("New game")
    player.qtbot.waitUntil(lambda: player.tab.game_play.stage is Stage.RUNNING)
    assert len(player.tab.session.puzzle.known) == 16


def test_cards_set_aside_leave_no_gap_and_one_in_the_tray_leaves_its_place(player):
    player.hold("A", "T", "S", "QU")
    player.keys("at")
    assert len(hand_rects(player)) == 4
    player.press(Qt.Key.Key_Return)
    left, right = hand_rects(player)
    assert right.left() - left.right() < left.width()
    buttons = player.table.play.geometry()  # they stand in the tray
    assert buttons.bottom() < left.top()  # the table is the right way up
    assert player.table.cells[player.part(Part.DRAW_PILE)].rect.bottom() < buttons.top()


def hand_rects(player):
    cells = zip(player.table.parts, player.table.cells, strict=True)
    return [cell.rect for part, cell in cells if part.part is Part.PILE]


def test_delete_discards_and_ctrl_enter_goes_out(player):
    match = player.match
    player.hold("A", "T", "S", "QU")
    player.press(Qt.Key.Key_Delete)
    assert player.said[1] == "Discard one card"
    QTest.keyClick(player.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert player.said[1] == "To go out, put all cards but one into words"
    player.keys("sat")
    player.press(Qt.Key.Key_Return)
    assert player.table.play.text() == "Go out"
    QTest.keyClick(player.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert match.game.round.laid[0].words == (("S", "A", "T"),)
    player.qtbot.waitUntil(lambda: match.game.round.over)
    assert "" not in player.table.scene.opposite.cards  # all lie open now


def test_delete_discards_the_card_in_the_tray(player):
    player.hold("A", "T", "S", "QU")
    player.keys("s")
    player.press(Qt.Key.Key_Delete)
    assert player.game.round.discards[-1] == "S" or player.game.round.turn == 0
    assert "S" not in player.game.round.hands[0]


def test_cards_are_drawn_and_discarded_by_dragging(player):
    top = player.game.round.discards[-1]
    player.drag(player.part(Part.DISCARDS), hand_rects(player)[0].center())
    assert player.game.round.drawn
    assert top in player.game.round.hands[0]
    card = player.table.scene.puzzle.hand[0]
    player.drag(player.cell_of_place(0), player.table.cells[player.part(Part.DISCARDS)].rect.center())
    assert format_move(player.match.moves[1]) == f"DISCARD {card}"


def test_the_end_of_a_round_says_who_won_it(player):
    round = replace(player.game.round, laid=laid(10, 4), hands=(("A",), ("B",)))
    player.put(replace(player.game, round=round, results=(laid(10, 4),)))
    assert player.said[:2] == ("10 : 4", "You win by 6")


def test_both_hands_are_laid_open_and_the_figures_of_the_round_listed(player):
    match = player.match
    mine = Laid((("Z", "O", "O"), ("QU", "I", "C", "K", "S")), (), longest=10)
    theirs = Laid((("V", "E", "T"), ("Z", "E", "S", "T")), ("E",))
    held = tuple(card for word in mine.words for card in word)
    round = replace(match.game.round, number=5, laid=(mine, theirs), hands=(held, ("E",)), turn=0)
    player.put(replace(match.game, round=round, results=(*[laid(20, 10)] * 5, (mine, theirs))))
    match.parts_changed.emit()
    end = match.round_end
    assert end.isVisible()
    assert not player.table.isVisible()
    assert end.verdict.title.text() == "Round 6: You win by 22"
    assert end.verdict.why.text() == ("You went out first; longest word, 6 letters against 4; words, 2 against 2")
    assert (end.mine.how.text(), end.theirs.how.text()) == ("went out with all 8 cards", "had the last turn")
    assert (end.mine.score.text(), end.theirs.score.text()) == ("58", "36")
    assert end.mine.cards.accessibleName() == "You: ZOO, QUICKS; Longest word +10 = 58"
    assert end.theirs.cards.accessibleName() == "Computer: VET, ZEST; left over E = 36"
    assert end.next.text() == "Round 7"
    assert match.panel.figures.rows == [
        "Round 6 You Computer Lead", "Words 48 38", "Longest word +10 –", "Most words – –", "Left over – −2",
        "Round 58 36 +22",
    ]  # fmt: skip
    rounds = match.panel.rounds
    assert [rounds.model().index(row, 1).data() for row in (5, 6, 7)] == ["ZOO, QUICKS", "9 cards", "10 cards"]
    assert rounds.currentIndex().row() == 5


def test_the_round_so_far_says_what_it_would_bring_now(player):
    match = player.match
    player.hold("QU", "I", "C", "K", "S", "T", "Z", "O", "O")
    player.keys("zoo")
    player.press(Qt.Key.Key_Return)
    player.keys("quick")
    assert match.panel.figures.rows == [
        "This round so far", "Set aside: ZOO 18", "QUICK, in the tray 27", "Left over: S, discard: T −3",
        "If the computer went out now 42",
    ]  # fmt: skip
    player.press(Qt.Key.Key_Backspace)  # QUIC is no word
    assert match.panel.figures.rows[2:] == ["Left over: I, S, T, C, K, discard: QU −24",
                                           "If the computer went out now −6"]  # fmt: skip


def test_the_rules_of_the_hand_game_are_one_click_away(player):
    with player.qtbot.waitSignal(player.tab.session.wished) as wanted:
        player.button("Rules of the hand game")
    assert wanted.args == [ShowHelp("quiddler", "The hand game")]
    panel = player.tab.play.places
    button, score = player.match.panel.help, player.match.panel.score
    left, right = (button.mapTo(panel, point).x() for point in (button.rect().topLeft(), button.rect().topRight()))
    assert left == score.mapTo(panel, score.rect().topLeft()).x()
    assert right <= score.mapTo(panel, score.rect().topRight()).x()


@pytest.mark.parametrize(("size", "scale"), [((900, 500), 2.0), ((1280, 700), 2.0), ((900, 500), 1.0)])
@by_day("size1-2.0")
def test_no_label_of_the_hand_game_is_cut(player, appearance, size, scale):
    player.tab.resize(*size)
    appearance.set_text_scale(scale)
    player.keys("1")
    layout, theme = player.table._layout, player.table.theme
    assert layout.text.width() >= theme.px(120)
    assert layout.opposite.did.width() >= text_width(theme.font(12, 400), "took A, discarded B")


@pytest.mark.parametrize("equal", [False, True])
def test_a_word_of_the_best_lay_down_is_the_answer_with_either_of_two_equal_cards(qtbot, appearance, shown, equal):
    words = Lexicon("test", ["he", "hex"])
    miss = Miss("lay down", "hand: E E H X Z", 9.0)
    asked = GAME.practice.exercise(miss, (Played(Puzzle((), ()), Options()),), 0, words, Run())
    view = shown(QuiddlerExercise(asked, words), 900, 600)
    places = (2, 1 if equal else 0, 3)
    cells = [view.board.parts.index(TableCell(Part.PILE, place)) for place in places]
    for cell in cells:
        QTest.mouseClick(view.board, LEFT, pos=view.board.cells[cell].rect.center())
    with qtbot.waitSignal(view.answered) as answered:
        QTest.keyClick(view.board, Qt.Key.Key_Return)
    assert answered.args == ["hex"]
    assert asked.answers == ("hex",)


@pytest.mark.long
@pytest.mark.nightly
def test_eleven_cards_are_analysed(player):
    QTest.mouseClick(player.tab.switch.button(Mode.ANALYSE), LEFT)
    player.enter("hand: A D E E I L N O R S T")
    assert player.tab.analyse.verdict_text().startswith("Proven best")
    assert player.tab.analyse.panel.lists.models["hands"].total > 0
