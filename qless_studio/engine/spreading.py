"""Spread a large job over the workers of a pool: send slices, receive results as they arrive.

Little is sent with each slice: the work, and the name and checksum of the word list. See docs/decisions/083.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Future
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any, Generic, TypeVar

from qless_studio import __version__
from qless_studio.engine import kernels
from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import Lexicon, is_installed, load
from qless_studio.engine.pools import RETRIES, Pool, ProcessPool
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import plain

T = TypeVar("T")
R = TypeVar("R")
SLICE_SECONDS = 0.2
"""Target duration of a slice: much longer than the milliseconds that sending it takes."""
IN_FLIGHT = 4
"""Slices sent to each worker in advance, so that none waits."""
WAIT = 0.1
"""Seconds between two checks whether to stop."""
KEPT_LISTS = 2
"""Maximum number of word lists in the cache of a worker."""


@dataclass(frozen=True)
class _Order(Generic[T, R]):
    """What is the same for all slices of a job."""

    version: tuple[str, str]
    name: str
    crc: str
    work: Callable[[Lexicon, T], R]


@dataclass(frozen=True)
class _Answer(Generic[R]):
    """What a worker returns."""

    result: R | None = None
    lacks_words: bool = False
    another_list: bool = False
    """Whether a list of that name with other words is installed there."""
    refused: str = ""


_lists: dict[str, Lexicon] = {}
"""The word lists of this worker by checksum, the last used one at the end."""
_lock = Lock()


def version() -> tuple[str, str]:
    """Version of the program and digest of the source of its kernels, which workers must share; "" without source."""
    return __version__, kernels.fingerprint()


def _perform(order: _Order[T, R], part: T, words: Lexicon | None = None) -> _Answer[R]:
    """One slice, on a worker."""
    (program, kernel), (own_program, own_kernel) = order.version, version()
    if program != own_program:
        return _Answer(refused=plain("a worker has Qless Studio {}, not {}", own_program, program))
    if kernel and own_kernel and kernel != own_kernel:
        return _Answer(refused=plain("a worker has other kernels"))
    lexicon, another = _list_of(order, words)
    if lexicon is None:
        return _Answer(lacks_words=True, another_list=another)
    return _Answer(order.work(lexicon, part))


def _list_of(order: _Order[Any, Any], words: Lexicon | None) -> tuple[Lexicon | None, bool]:
    """The word list of a job, or None if it is not installed here; and whether another list has its name."""
    with _lock:  # a worker of Dask may have several threads
        lexicon = _lists.pop(order.crc, words)
        if lexicon is None and is_installed(order.name):
            lexicon = load(order.name)
            if lexicon.crc != order.crc:
                return None, True
        if lexicon is not None:
            _ = lexicon.trie
            _lists[order.crc] = lexicon
            while len(_lists) > KEPT_LISTS:
                del _lists[next(iter(_lists))]
        return lexicon, False


@dataclass
class _Sent(Generic[T]):
    """A slice being worked on."""

    part: T
    deaths: int = 0
    with_words: bool = False


@contextmanager
def workers_of(run: Run) -> Iterator[Pool]:
    """The workers of the run; by default a process for each core."""
    if run.pool is not None:
        yield run.pool
    else:
        with ProcessPool() as pool:
            yield pool


def spread(
    pool: Pool, lexicon: Lexicon, work: Callable[[Lexicon, T], R], next_part: Callable[[], T | None], run: Run
) -> Iterator[tuple[T, R]]:
    """Yield each slice with its result, as they arrive, until all are back and `next_part` returns None.

    `work` is called by the workers and, like slices and results, pickled. A slice is sent again if its worker dies.
    Raises `StudioError` if a worker has another version of the program or the list, or if a slice has killed several
    workers; `Stopped` if the run is stopped.
    """
    job = _Job(pool, lexicon, work)
    try:
        while True:
            while len(job.sent) < IN_FLIGHT * pool.workers and (part := next_part()) is not None:
                job.send(_Sent(part))
            if not job.sent:
                return
            try:
                future = job.done.get(timeout=WAIT)
            except Empty:
                run.checkpoint()
                continue
            for sent, result in job.take(future):
                yield sent.part, result
            run.checkpoint()
    finally:
        for future in job.sent:
            future.cancel()


class _Job(Generic[T, R]):
    """The slices being worked on."""

    def __init__(self, pool: Pool, lexicon: Lexicon, work: Callable[[Lexicon, T], R]) -> None:
        self._pool, self._lexicon = pool, lexicon
        self._order = _Order(version(), lexicon.name, lexicon.crc, work)
        self._words: Any = None
        self.sent: dict[Future[_Answer[R]], _Sent[T]] = {}
        self.done: SimpleQueue[Future[_Answer[R]]] = SimpleQueue()

    def send(self, sent: _Sent[T]) -> None:
        if sent.with_words and self._words is None:
            bare = self._lexicon.with_words(self._lexicon.name, self._lexicon.words)  # without derived tables
            self._words = self._pool.share(bare)
        words = (self._words,) if sent.with_words else ()
        try:
            future = self._pool.submit(_perform, self._order, sent.part, shared=words)
        except BrokenExecutor:
            self._send_again()
            self.send(sent)
        else:
            self.sent[future] = sent
            future.add_done_callback(self.done.put)

    def take(self, future: Future[_Answer[R]]) -> Iterator[tuple[_Sent[T], R]]:
        """The result of a slice; nothing if it has to be sent again."""
        sent = self.sent.pop(future, None)
        if sent is None:  # sent to workers that were replaced
            return
        try:
            answer = self._pool.result(future)
        except BrokenExecutor:
            self.sent[future] = sent
            self._send_again()
            return
        except CancelledError:
            raise StudioError(plain("the connection to the workers was lost")) from None
        except (ImportError, AttributeError) as error:  # raised where the slice or the answer was unpacked
            raise StudioError(plain("a worker has no Qless Studio, or another version: {}", error)) from None
        except Exception as error:
            if type(error).__name__ != "KilledWorker":  # by name, as Dask may not be installed
                raise
            raise StudioError(plain("a slice has crashed {} workers", RETRIES + 1)) from None
        if answer.refused:
            raise StudioError(plain("{}; install the same version on all machines", answer.refused))
        if answer.another_list and self._installed():
            name = self._order.name
            raise StudioError(plain("a worker has another version of the word list {}; install the same version", name))
        if answer.lacks_words:
            sent.with_words = True
            self.send(sent)
        else:
            yield sent, answer.result  # type: ignore[misc]

    def _installed(self) -> bool:
        """Whether the list is the one installed here under its name, rather than a file of the same name."""
        order = self._order
        return is_installed(order.name) and load(order.name).crc == order.crc

    def _send_again(self) -> None:
        """A worker of a pool died, and all its calls failed."""
        lost, self.sent = self.sent, {}
        for sent in lost.values():
            sent.deaths += 1
            if sent.deaths > RETRIES:
                raise StudioError(plain("a slice has crashed {} workers", sent.deaths))
        self._pool.renew()
        self._words = None
        for sent in lost.values():
            self.send(sent)
