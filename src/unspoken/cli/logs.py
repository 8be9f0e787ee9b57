"""What the server writes down: lines for people, or one JSON object a line for machines."""

from __future__ import annotations

import argparse
import json
import logging
from datetime import UTC, datetime


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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How much is written down, and for whom."""
    parser.add_argument("--log-level", default="warning", choices=("debug", "info", "warning", "error"))
    parser.add_argument(
        "--log", default="plain", choices=("plain", "json"), help="lines for people, or JSON for machines"
    )


def begin(form: str, level: str, node: str | None) -> None:
    """Write down what is at least so important."""
    if form == "json":
        handler = logging.StreamHandler()
        handler.setFormatter(JsonFormatter(node))
        logging.basicConfig(level=level.upper(), handlers=[handler])
    else:
        logging.basicConfig(level=level.upper(), format="%(levelname)s %(name)s: %(message)s")
