"""Workers for the slices of a large job: processes of this machine, a Dask cluster, or MPI.

See docs/decisions/083.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from qless_studio.engine.errors import StudioError
from qless_studio.engine.texts import plain

R = TypeVar("R")
MPI = "mpi"
"""The address for the processes that `mpiexec` started."""
RETRIES = 3
"""How often a slice is sent again after its worker died."""
LOOK = 1.0
"""Seconds between two checks of the number of workers of a cluster, which may change."""
CONNECT = 20
"""Seconds in which a cluster must answer."""


class Pool:
    """Workers of any `concurrent.futures` executor. To be used in a `with` statement, or closed."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self._executor = executor
        self._workers = workers

    def __enter__(self) -> Pool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def workers(self) -> int:
        """How many slices run at a time; at least 1, also while a cluster waits for its first worker."""
        return self._workers

    def submit(self, work: Callable[..., R], *arguments: Any, shared: Sequence[Any] = ()) -> Future[R]:
        """Have a worker make a call; `shared`: further arguments, as returned by `share`."""
        return self._executor.submit(work, *arguments, *shared)

    def result(self, future: Future[R]) -> R:
        """The result of a call that is done, or the exception that it raised."""
        return future.result()

    def share(self, value: Any) -> Any:
        """A reference to a large value that many calls need."""
        return value

    def renew(self) -> None:
        """Replace the executor after a worker died and broke it; all pending calls must be made again."""
        raise StudioError(plain("the workers have ended"))

    def close(self) -> None:
        """Shut down; pending calls are dropped."""
        self._executor.shutdown(wait=False, cancel_futures=True)


class ProcessPool(Pool):
    """Processes of this machine."""

    def __init__(self, workers: int | None = None) -> None:
        """`workers`: default one per core."""
        count = workers or os.cpu_count() or 1
        super().__init__(ProcessPoolExecutor(count, initializer=_begin_worker), count)

    def renew(self) -> None:
        self.close()
        self._executor = ProcessPoolExecutor(self._workers, initializer=_begin_worker)

    def close(self) -> None:
        processes = list((getattr(self._executor, "_processes", None) or {}).values())
        manager: Thread | None = getattr(self._executor, "_executor_manager_thread", None)
        # what waits is cancelled first: otherwise Python 3.11's thread fails where what was cancelled loses its process
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()  # a slice may take long, and its result is not needed
        if manager is not None:
            manager.join()


def _begin_worker() -> None:
    """Ignore Ctrl+C, which reaches all processes of a terminal and is handled by the parent; end with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A process that is killed cannot end its workers, which would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class ClusterPool(Pool):
    """The workers of a Dask cluster; Dask itself sends the slices of a dead worker to another one.

    Calls and results are sent as bytes, by a function that needs none of our modules. If Dask itself cannot unpickle a
    call, because a worker lacks the program, it restarts that worker again and again without a message; if it cannot
    unpickle a result, of a worker with another version, it prints tracebacks and the result never arrives.
    """

    def __init__(self, address: str) -> None:
        """`address`: that of the scheduler, such as `tcp://host:8786`, or its `--scheduler-file`.

        Raises `StudioError` when Dask is not installed, does not answer, or has no certificates for `tls://`.
        """
        try:
            from distributed import Client
        except ImportError:
            raise StudioError(plain("needs Dask: pip install 'qless-studio[cluster]'"), "--cluster") from None
        connect: Any = Client  # Dask has no types
        try:
            where = _where(address)
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise StudioError(
                plain("is not the address of a Dask scheduler: {}", error), address or "--cluster"
            ) from None
        try:
            self._client = connect(**where, timeout=CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise StudioError(plain("no Dask scheduler answers: {}", error), address) from None
        self._looked = 0.0
        super().__init__(self._client.get_executor(retries=RETRIES, pure=False), 1)

    @property
    def workers(self) -> int:
        if time.monotonic() > self._looked + LOOK:
            self._workers = max(1, sum(self._client.nthreads().values()))
            self._looked = time.monotonic()
        return self._workers

    def submit(self, work: Callable[..., R], *arguments: Any, shared: Sequence[Any] = ()) -> Future[R]:
        def call(packed: bytes, *values: bytes) -> bytes:
            from pickle import dumps, loads

            result: bytes = dumps(loads(packed)(*map(loads, values)))
            return result

        future: Future[Any] = self._executor.submit(call, pickle.dumps(partial(work, *arguments)), *shared)
        return future

    def result(self, future: Future[R]) -> R:
        packed: Any = future.result()
        result: R = pickle.loads(packed)
        return result

    def share(self, value: Any) -> Any:
        """Each worker fetches it once. Unlike scattered data, the result of a call survives the death of its worker."""
        return self._client.submit(lambda packed: packed, pickle.dumps(value), retries=RETRIES)

    def close(self) -> None:
        self._executor.shutdown(wait=False)
        self._client.close()


def _where(address: str) -> dict[str, str]:
    """The address as Dask takes it; raises what is wrong with it. A client made for a wrong one hangs as it ends."""
    from distributed.comm.addressing import parse_address, parse_host_port
    from distributed.comm.registry import get_backend
    from distributed.security import Security

    path = Path(address)
    where = {"scheduler_file": address} if path.is_file() else {"address": address}
    scheme, place = parse_address(json.loads(path.read_bytes())["address"] if path.is_file() else address)
    get_backend(scheme)
    parse_host_port(place)
    security: Any = Security  # Dask has no types
    if scheme == "tls" and security().get_connection_args("client")["ssl_context"] is None:
        raise StudioError(plain("needs certificates: distributed.comm.tls in the configuration of Dask"), address)
    return where


def pool_at(address: str) -> Pool:
    """The cluster at an address; raises `StudioError`."""
    if address != MPI:
        return ClusterPool(address)
    try:
        from mpi4py.futures import MPIPoolExecutor
    except (ImportError, RuntimeError) as error:
        why = str(error).partition("\n")[0]
        raise StudioError(plain("needs mpi4py and an MPI library: {}", why), "--cluster") from None
    executor = MPIPoolExecutor()
    return Pool(executor, max(1, executor.num_workers))
