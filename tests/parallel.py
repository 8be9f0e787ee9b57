"""Runs tests in several processes: `--processes 2`, or `auto` for one per core, up to four.

The tests are collected once; then this process forks, so its children need not import or collect anything.
Each child begins with its own part of the tests, and takes half of the longest remaining part when it has
finished. Fixtures of a session or a module exist once per process.
"""

from __future__ import annotations

import atexit
import contextlib
import io
import multiprocessing
import os
import pickle
import selectors
import signal
import sys
import traceback
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from _pytest.capture import CaptureManager
from _pytest.runner import pytest_sessionfinish as tear_down_fixtures

from tools.stages import CORES

_READ = 1 << 20
_FINE = "exit status 0"


def add_option(parser: pytest.Parser) -> None:
    """Add `--processes`."""
    parser.addoption(
        "--processes",
        default=1,
        type=lambda value: CORES if value == "auto" else int(value),
        help="the number of processes that run tests, or auto",
    )


def register(config: pytest.Config) -> None:
    """Run the tests of this session in several processes if the command line says so."""
    processes = config.getoption("processes")
    if processes > 1:
        config.pluginmanager.register(Parallel(processes))


class Parallel:
    """A plugin that replaces pytest's loop over the tests."""

    def __init__(self, processes: int) -> None:
        self._processes = processes

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run the tests, unless pytest's own loop would run none or only one."""
        processes = min(self._processes, len(session.items))
        if session.testsfailed or session.config.option.collectonly or processes < 2:
            return None
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # one folder for all processes
        sys.stdout.flush()
        parts = Parts(len(session.items), processes)
        children: list[Child] = []
        for number in range(processes):
            children.append(_fork(session, parts, number, children))
        unfinished = dict(enumerate(session.items))
        try:
            for index in _reports(session, children):
                del unfinished[index]
                if session.shouldfail or session.shouldstop:
                    parts.clear()
        finally:
            endings = [_end(child) for child in children]
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        for item in unfinished.values():
            _report_lost(item, endings)
        if not unfinished and set(endings) != {_FINE}:
            raise session.Failed(f"all tests have run, but their processes ended with {', '.join(endings)}")
        return True


class Parts:
    """The tests that have not begun, as a range for each process, in memory that all processes share."""

    def __init__(self, tests: int, processes: int) -> None:
        context = multiprocessing.get_context("fork")
        self._lock = context.Lock()
        edges = [tests * number // processes for number in range(processes + 1)]
        self._first = context.RawArray("i", edges[:-1])
        self._end = context.RawArray("i", edges[1:])

    def take(self, number: int) -> int | None:
        """Return the next test for this process, or None if all tests have begun."""
        with self._lock:
            if self._first[number] == self._end[number]:
                self._steal(number)
            index = int(self._first[number])
            if index == self._end[number]:
                return None
            self._first[number] += 1
            return index

    def _steal(self, number: int) -> None:
        """Move the second half of the longest part to this process."""
        longest = max(range(len(self._first)), key=lambda other: self._end[other] - self._first[other])
        middle = (self._first[longest] + self._end[longest]) // 2
        self._first[number], self._end[number], self._end[longest] = middle, self._end[longest], middle

    def clear(self) -> None:
        """Let each process stop after the tests that it has taken."""
        with self._lock:
            self._end[:] = self._first[:]


class Child(NamedTuple):
    """A process that runs tests, and the pipe on which it reports."""

    pid: int
    reports: io.FileIO


def _fork(session: pytest.Session, parts: Parts, number: int, earlier: list[Child]) -> Child:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Child(pid, io.FileIO(reading))
    os.close(reading)
    for child in earlier:
        child.reports.close()  # so that a child notices when the parent is gone
    atexit._clear()  # those of the parent
    code = 1
    try:
        with io.FileIO(writing, "w") as pipe:
            _run_tests(session, parts, number, pipe)
        atexit._run_exitfuncs()
        code = 0
    except KeyboardInterrupt:
        pass
    except BaseException:  # noqa: BLE001  (printed; the parent fails because of the exit status)
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)  # a child must not return into the parent's code


def _run_tests(session: pytest.Session, parts: Parts, number: int, pipe: io.FileIO) -> None:
    """Run tests in a child until none is left."""
    plugins = session.config.pluginmanager
    plugins.unregister(name="terminalreporter")
    plugins.register(Reporter(session.config, pipe))
    captures: CaptureManager = plugins.getplugin("capturemanager")
    captures.stop_global_capturing()  # its files are shared with the parent
    captures.start_global_capturing()
    captures.suspend_global_capture()
    try:
        index = parts.take(number)
        while index is not None:
            following = parts.take(number)
            nextitem = None if following is None else session.items[following]
            session.items[index].ihook.pytest_runtest_protocol(item=session.items[index], nextitem=nextitem)
            _send(pipe, index)
            index = None if session.shouldfail or session.shouldstop else following
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # another one must not interrupt the fixtures' end
        raise
    finally:
        tear_down_fixtures(session)


class Reporter:
    """A child's plugin that sends reports to the parent."""

    def __init__(self, config: pytest.Config, pipe: io.FileIO) -> None:
        self._config = config
        self._pipe = pipe

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Send the report of a setup, a call or a teardown."""
        _send(self._pipe, self._config.hook.pytest_report_to_serializable(config=self._config, report=report))


def _send(pipe: io.FileIO, message: object) -> None:
    data = memoryview(pickle.dumps(message))
    frame = memoryview(len(data).to_bytes(4, "big") + bytes(data))
    while frame:
        frame = frame[pipe.write(frame) or 0 :]


def _reports(session: pytest.Session, children: list[Child]) -> Iterator[int]:
    """Report what the children send; yield the index of each finished test."""
    hook = session.config.hook
    for message in _received(children):
        if isinstance(message, int):
            item = session.items[message]
            hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
            yield message
        else:
            report = hook.pytest_report_from_serializable(config=session.config, data=message)
            hook.pytest_runtest_logreport(report=report)


def _received(children: list[Child]) -> Iterator[int | dict[str, Any]]:
    """Yield the messages of all children, until each has closed its pipe."""
    with selectors.DefaultSelector() as selector:
        for child in children:
            selector.register(child.reports, selectors.EVENT_READ, (child.reports, bytearray()))
        while selector.get_map():
            for key, _ in selector.select():
                pipe, data = key.data
                read = pipe.read(_READ)
                if not read:
                    selector.unregister(pipe)
                data += read
                while len(data) >= 4 and len(data) >= (end := 4 + int.from_bytes(data[:4], "big")):
                    yield pickle.loads(data[4:end])
                    del data[:end]


def _end(child: Child) -> str:
    """Wait for a child, and say how it ended. A child that still runs is interrupted."""
    child.reports.close()
    if sys.exc_info()[0] is not None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child.pid, signal.SIGINT)
    code = os.waitstatus_to_exitcode(os.waitpid(child.pid, 0)[1])
    return f"signal {-code}" if code < 0 else f"exit status {code}"


def _report_lost(item: pytest.Item, endings: list[str]) -> None:
    """Report a test as failed whose process ended before it."""
    text = f"the process of this test ended before the test; all processes: {', '.join(endings)}"
    report = pytest.TestReport(item.nodeid, item.location, {}, "failed", text, "call")
    item.config.hook.pytest_runtest_logreport(report=report)
