"""Logging setup: plain lines, or one JSON object per line."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime

from unspoken.cli.options.kinds import Choice
from unspoken.cli.options.option import Option, OptionGroup

log = logging.getLogger(__name__)

_INTERVAL = 1.0
"""Minimum seconds between two log lines of the same statement."""
_ANNOUNCED = "announced"
"""Attribute of the records of `announce`: they are written at every level, and as often as they come."""


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object; a traceback is a string in it."""

    def __init__(self, node: str | None) -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a line of JSON."""
        fields = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if self._node is not None:
            fields["node"] = self._node
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


class RateLimitFilter(logging.Filter):
    """Limits each log statement to one line per second, so that attackers cannot fill the disk."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._next_at: dict[tuple[str, int], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the same statement has not logged within the last second, or for an announcement."""
        if getattr(record, _ANNOUNCED, False):
            return True
        statement, now = (record.pathname, record.lineno), self._now()
        if now < self._next_at.get(statement, 0.0):
            return False
        self._next_at[statement] = now + _INTERVAL
        return True


GROUP = OptionGroup(
    "Log",
    (
        Option(
            "log-level",
            Choice("debug", "info", "warning", "error"),
            "log records of this level and above",
            default="info",
        ),
        Option(
            "log",
            Choice("plain", "json"),
            "the log format: plain lines, or one JSON object per line",
            default="plain",
        ),
    ),
)


def configure(form: str, level: str, node: str | None) -> None:
    """Log to stderr in this form, from this level on."""
    handler = logging.StreamHandler()
    if form == "json":
        handler.setFormatter(JsonFormatter(node))
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(RateLimitFilter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)


def announce(sentence: str, *, is_error: bool = False) -> None:
    """Tell the operator a sentence: a printed line, or a record if the log is JSON."""
    if is_json():
        level, extra = logging.ERROR if is_error else logging.INFO, {_ANNOUNCED: True}
        log.handle(log.makeRecord(log.name, level, __file__, 0, "%s", (sentence,), None, extra=extra))
    else:
        print(sentence, file=sys.stderr if is_error else sys.stdout, flush=True)


def is_json() -> bool:
    """True if the log is JSON: then nothing else is printed."""
    return any(isinstance(handler.formatter, JsonFormatter) for handler in logging.getLogger().handlers)
