"""What is sent: the puzzle in front with its game, or a game of the history."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from qless_studio.engine.challenges.challenge import Challenge, rules_of
from qless_studio.engine.challenges.duel import challenge_of, check_no_match, played_of
from qless_studio.engine.challenges.opening import result_text
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Band
from qless_studio.engine.options import options_of
from qless_studio.engine.play import Stage
from qless_studio.engine.results import Results
from qless_studio.engine.texts import figure, say
from qless_studio.ui.shell.state.document import SUFFIX, Content, to_text
from qless_studio.ui.shell.workspace import Workspace
from qless_studio.ui.style import accented
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.basic.save_file import file_name
from qless_studio.ui.widgets.board.board import BoardWidget

if TYPE_CHECKING:
    from qless_studio.ui.widgets.basic.themed import Picture


ANSWER_SOLUTIONS = 12
"""Solutions in a message with answers."""
Make = Callable[[str, bool], Challenge]
"""The challenge with the name of the player, and whether words of both cancel; raises `StudioError`."""


@dataclass(frozen=True)
class Written:
    """A kind of file."""

    suffix: str
    label: str
    make: Callable[[], str]
    """The content; for any thread."""


@dataclass(frozen=True)
class Subject:
    """One thing that can be sent, and in which ways."""

    title: str
    bare: Make
    """Without a result."""
    played: Make | None
    """With the player's result; None while there is none."""
    result: str
    """The result in a few words, or why there is none."""
    told: tuple[str, ...]
    """Lines on the result for people, without an answer."""
    cancels: bool | None
    """Whether words of both cancel unless the player says otherwise; None if that is settled."""
    answers: Callable[[], Sequence[str]] | None
    """The solutions as lines; None if they cannot be given away."""
    no_answers: str
    """Why not."""
    has_link: bool
    """Whether Lexica plays such puzzles."""
    pictures: tuple[tuple[str, Callable[[], Picture]], ...]
    files: tuple[Written, ...]
    name: str
    """Proposed name of a file, without suffix."""

    def challenge(self, name: str, cancel: bool, with_result: bool) -> Challenge:
        """What is sent; raises `StudioError` where it cannot be."""
        return (self.played if with_result and self.played is not None else self.bare)(name, cancel)


def finished_game(tab: Tab) -> GamePlay | None:
    """The game of a tab that is over, on the puzzle and with the rules in force."""
    play = tab.game_play if tab.has_page(Mode.PLAY) else None
    over = play is not None and play.stage is Stage.OVER and play.terms.in_force
    return play if over else None


def subject_in_front(workspace: Workspace) -> Subject:
    """The puzzle of the document in front, with the result of its game if that is over."""
    tab, session, play = workspace.tab, workspace.session, finished_game(workspace.tab)
    told: tuple[str, ...] = ()
    played: Make | None = None
    result, bare = say("no game is over"), partial(_bare_in_front, tab)
    cancels: bool | None = session.game.contest.cancels if session.game.board is not None else None
    begun = tab.has_page(Mode.PLAY) and tab.game_play.stage is not Stage.IDLE and tab.game_play.terms.in_force
    title = f"{session.game.title} {tab.game_play.day if begun else ''}".strip()
    if play is not None:
        finished = play.finished
        told = tuple(play.rules.share())
        result = result_text(played_of(finished.entry(), session.game))
        sent = finished.friends_challenge(play.history.entries)
        played = finished.challenge
        if sent is not None:  # the answer keeps the terms
            played = lambda name, _: dataclasses.replace(finished.challenge(name, sent.cancel), seconds=sent.seconds)  # noqa: E731
            cancels = None
    answered = not tab.covered and session.error is None
    files = [Written(SUFFIX, say("Puzzle"), partial(to_text, workspace.document.content))]
    if tab.has_listed:
        files += _results(tab.analyse.listed_results(), workspace.lexicons)
    return Subject(
        title, bare, played, result, told, cancels, partial(_answers, tab.analyse.results()) if answered else None,
        say("the answers are covered") if tab.covered else say("the search has failed"),
        session.game.board is not None,
        ((say("Board"), partial(picture_in_front, workspace)), *tab.analyse.sheets()),
        tuple(files), file_name(session.game.key, session.text),
    )  # fmt: skip


def subject_of(entry: Entry, workspace: Workspace) -> Subject:
    """A game of the history."""
    view = next(view for view in workspace.views if view.key == entry.game)
    game = view.game
    cancels = game.contest.cancels if game.board is not None else None
    played = partial(_of_entry, entry, game)

    def bare(name: str, cancel: bool) -> Challenge:
        return dataclasses.replace(played(name, cancel), played=None)

    def picture() -> Picture:
        from qless_studio.ui.widgets.board.board import picture_of

        assert view.parts.picture is not None
        board = accented(view.parts.picture(game.parse(entry.puzzle), ""), view.accent)
        assert isinstance(board, BoardWidget)
        return picture_of(board, f"{game.title}: {entry.puzzle}", (game.title, entry.puzzle))

    pictures = ((say("Board"), picture),) if view.parts.picture is not None else ()
    content = Content(entry.game, entry.puzzle, entry.options, entry.lexicon)
    return Subject(
        f"{game.title} {entry.day}".strip(), bare, played, result_text(played_of(entry, game)), (), cancels,
        None, say("Review the game to send its answers"), game.board is not None, pictures,
        (Written(SUFFIX, say("Puzzle"), partial(to_text, content)),), file_name(game.key, entry.puzzle),
    )  # fmt: skip


def answer_to(own: Entry, sent: Challenge, workspace: Workspace) -> Subject:
    """A game of the history as the answer to what a friend sent: on the friend's terms."""
    subject = subject_of(own, workspace)

    def played(name: str, _: bool) -> Challenge:
        made = challenge_of(own, sent.game, name, sent.cancel, sent.min_band)
        return dataclasses.replace(made, seconds=sent.seconds)

    return dataclasses.replace(subject, played=played, cancels=None)


def _of_entry(entry: Entry, game: Any, name: str, cancel: bool) -> Challenge:
    return challenge_of(entry, game, name, cancel, Band.UNKNOWN)


def _bare_in_front(tab: Tab, name: str, cancel: bool) -> Challenge:
    made = bare_challenge(tab.session, name, cancel)
    if not tab.has_page(Mode.PLAY) or tab.game_play.stage is Stage.IDLE:
        return made
    play = tab.game_play
    if play.playing:
        check_no_match(play.rules.proven())
    return dataclasses.replace(made, seconds=None if play.limit is None else round(play.limit))


def bare_challenge(session: Any, name: str = "", cancel: bool = False) -> Challenge:
    """The puzzle of a session before the first move, with the rules and words in force."""
    lexicon = session.lexicon
    puzzle = session.game.parse(session.text.partition("; ")[0]) if session.game.board is None else session.puzzle
    return Challenge(
        session.game, puzzle, rules_of(session.options), session.words.name, "" if lexicon is None else lexicon.crc,
        name=name, min_band=session.words.commonness, cancel=cancel,
    )  # fmt: skip


def _answers(results: Results) -> list[str]:
    """The verdict, then the first solutions of the list in words; only one if it has several lines."""
    texts = [results.game.describe(results.puzzle, solution) for solution in results.solutions[:ANSWER_SOLUTIONS]]
    lines = texts[:1] if any("\n" in text for text in texts) else texts
    more = len(results.solutions) - len(lines)
    return [results.verdict, *lines, *([say("and {} more", figure(more))] if more > 0 else [])]


def picture_in_front(workspace: Workspace) -> Picture:
    """The board in front as it is, with captions for a page."""
    from qless_studio.ui.widgets.board.board import picture_of

    tab, session = workspace.tab, workspace.session
    assert isinstance(tab.page.board, BoardWidget)
    captions = captions_of(tab.analyse.results(), workspace.lexicons)
    return picture_of(tab.page.board, f"{session.game.title}: {session.text}", captions)


def _results(results: Results, lexicons: Lexicons) -> list[Written]:
    from qless_studio.engine.results import WRITERS, as_text

    title, puzzle, *rest = captions_of(results, lexicons)
    captions = [f"{title}: {puzzle}", *rest, extent_of(results, len(results.solutions))]
    return [
        Written(".csv", say("CSV table"), partial(WRITERS["csv"], results)),
        Written(".json", say("JSON file"), partial(WRITERS["json"], results)),
        Written(".txt", say("Text"), partial(as_text, results, captions)),
    ]


# Captions for boards and lists that are exported, printed or copied.


def captions_of(results: Results, lexicons: Lexicons) -> tuple[str, ...]:
    """What was searched, a line each: game, puzzle, rules other than the defaults, word list."""
    game = results.game
    rules = ", ".join(_rules(results.options))
    name, comma, changes = results.lexicon.partition(",")
    lines = [game.title, game.format(results.puzzle)]
    if rules:
        lines.append(f"{say('Rules')}: {rules}")
    return (*lines, say("Word list: {}", f"{lexicons.title(name)}{comma}{changes}"))


def _rules(options: object) -> Iterator[str]:
    """What differs from the defaults and decides what is found, in plain words."""
    for known in options_of(type(options)):
        value = getattr(options, known.name)
        if known.solving and value != known.default:
            shown = {True: say("Yes"), False: say("No")}[value] if known.kind is bool else value
            shown = next((choice.label for choice in known.choices if choice.value == value), shown)
            yield f"{known.label}: {shown}"


def extent_of(results: Results, listed: int) -> str:
    """How many solutions are listed, and whether these are all."""
    complete = results.whole and listed == len(results.solutions)
    return (say("Listed: {}") if complete else say("Listed: {}; there may be more")).format(figure(listed))
