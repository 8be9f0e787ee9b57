"""The process that reads replays: `python -m unspoken.web.replays.worker`.

It reads questions from stdin and writes answers to stdout. It ends when stdin is closed.
"""

from __future__ import annotations

import importlib
import os
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from unspoken.kernel.game import AnyGame
from unspoken.pipes import answer_parent
from unspoken.web.replays.answers import Answers, Sources
from unspoken.web.replays.questions import (
    BeginReplays,
    CardFile,
    FromWorker,
    NeedsFiles,
    NeedsLog,
    Records,
    ReplayAnswer,
    ReplayQuestion,
    encode_message,
    read_message,
)

_NICER = 5
"""Niceness of the process, so that the server has priority."""
_MEMORY = 768 * 1024 * 1024
"""Limit of the address space."""
_MOST_RESIDENT = 56_000_000
"""Bytes; a process that holds more is replaced, so that its memory is freed."""
_STATM = Path("/proc/self/statm")


def main() -> int:
    """Answer questions until stdin is closed."""
    os.nice(_NICER)
    _confine()
    return answer_parent(work)


def work(questions: IO[bytes], answers: IO[bytes]) -> int:
    """Answer questions one by one until there are no more."""

    def say(message: FromWorker) -> None:
        answers.write(encode_message(message))
        answers.flush()

    def load_log() -> list[bytes]:
        say(NeedsLog())
        records: list[bytes] = []
        while isinstance(page := read_message(questions), Records):
            records += page.records
        return records

    def load_files() -> Iterator[CardFile]:
        say(NeedsFiles())
        while isinstance(file := read_message(questions), CardFile):
            yield file

    begin = read_message(questions)
    if not isinstance(begin, BeginReplays):
        return 2
    sys.path[:] = begin.path
    games: list[AnyGame] = [importlib.import_module(name).GAME for name in begin.games]
    known = Answers({game.name: game for game in games})
    while (question := read_message(questions)) is not None:
        if not isinstance(question, ReplayQuestion):
            return 2
        reply = known.answer(question, Sources(load_log, load_files))
        if isinstance(reply, ReplayAnswer):
            reply = ReplayAnswer(reply.data, reply.seconds, _has_grown())
        say(reply)
    return 0


def _has_grown() -> bool:
    """True if this process holds much memory; False where that is unknown."""
    try:
        pages = int(_STATM.read_text().split()[1])
    except FileNotFoundError:
        return False
    return pages * resource.getpagesize() > _MOST_RESIDENT


def _confine() -> None:
    """Limit the memory of this process."""
    if sys.platform != "darwin":  # macOS refuses limits on the address space
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


if __name__ == "__main__":
    sys.exit(main())
