"""What the server writes down: lines for people, or one JSON object a line for machines."""

from __future__ import annotations

import argparse
import json
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

_EVERY = 1.0
"""Seconds between two lines that are written at one place of the program."""


class JsonFormatter(logging.Formatter):
    """One object a line; what was raised stands in it as a string."""

    def __init__(self, node: str | None) -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if self._node is not None:
            told["node"] = self._node
        if record.exc_info:
            told["trouble"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class Seldom(logging.Filter):
    """What strangers can bring about by the thousand is written down once a second."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._next_at: dict[tuple[str, int], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether nothing was written from the same place within the last second."""
        place, now = (record.pathname, record.lineno), self._now()
        if now < self._next_at.get(place, 0.0):
            return False
        self._next_at[place] = now + _EVERY
        return True


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How much is written down, and for whom."""
    parser.add_argument("--log-level", default="warning", choices=("debug", "info", "warning", "error"))
    parser.add_argument(
        "--log", default="plain", choices=("plain", "json"), help="lines for people, or JSON for machines"
    )


def begin(form: str, level: str, node: str | None) -> None:
    """Write down what is at least so important."""
    handler = logging.StreamHandler()
    if form == "json":
        handler.setFormatter(JsonFormatter(node))
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Seldom())
    logging.basicConfig(level=level.upper(), handlers=[handler])
