"""The server's log in both formats."""

from __future__ import annotations

import itertools
import json
import logging
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.serving import LIGHT
from unspoken.cli.server.logs import JsonFormatter, RateLimitFilter

_SCRIPT = """
import logging
from unspoken.cli.server.logs import configure
configure({form!r}, "warning", "one")
log = logging.getLogger("unspoken.house")
log.info("below the level")
try:
    raise ValueError("not a card")
except ValueError:
    log.exception("Żółw said %s", "so")
"""


def lines(form: str) -> list[str]:
    """Return the log of a process that logs one line below the level and one error."""
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT.format(form=form)],
        capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=True,
    )  # fmt: skip
    return done.stderr.splitlines()


def formatted(node: str | None) -> dict[str, Any]:  # arbitrary JSON
    """Return one formatted record, decoded."""
    record = logging.makeLogRecord(
        {"name": "unspoken.house", "levelname": "WARNING", "msg": "%d tables", "args": (3,), "created": 0.25}
    )
    fields: dict[str, Any] = json.loads(JsonFormatter(node).format(record))
    return fields


def test_a_json_line_has_time_level_logger_message_and_node() -> None:
    """The same keys in every line."""
    assert formatted("one") == {
        "at": "1970-01-01T00:00:00.250+00:00",
        "level": "warning",
        "logger": "unspoken.house",
        "message": "3 tables",
        "node": "one",
    }


def test_a_json_line_without_a_cluster_has_no_node() -> None:
    """A single server has no name."""
    assert "node" not in formatted(None)


def test_log_json_writes_the_traceback_into_the_same_line() -> None:
    """One JSON object per record."""
    (line,) = lines("json")
    fields = json.loads(line)
    assert (fields["level"], fields["message"], fields["node"]) == ("error", "Żółw said so", "one")
    assert fields["exception"].splitlines()[-1] == "ValueError: not a card"


def test_log_plain_writes_text_lines() -> None:
    """Level, logger and message, then the traceback."""
    first, *traceback = lines("plain")
    assert (first, traceback[-1]) == ("ERROR unspoken.house: Żółw said so", "ValueError: not a card")


def test_each_statement_logs_at_most_once_per_second() -> None:
    """Invalid input cannot fill the disk; other statements still log."""
    now = [5.0]
    rate_limit = RateLimitFilter(lambda: now[0])

    def is_logged(line: int) -> bool:
        return rate_limit.filter(logging.makeLogRecord({"pathname": "gate.py", "lineno": line}))

    assert [is_logged(7), *(is_logged(7) for _ in range(1000)), is_logged(8)] == [True, *[False] * 1000, True]
    now[0] += 1.0
    assert is_logged(7)


def test_every_line_of_a_servers_life_is_json(tmp_path: Path) -> None:
    """From the announcement to the end; nothing is printed besides."""
    command = (sys.executable, "-m", "unspoken", "serve", "--port", "0", "--log", "json", *LIGHT)
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "tables.db")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
    ) as process:  # fmt: skip
        assert process.stderr is not None
        before = list(itertools.takewhile(lambda line: '"started: ' not in line, process.stderr))
        process.send_signal(signal.SIGTERM)
        out, after = process.communicate(timeout=PATIENCE)
    messages = [json.loads(line)["message"] for line in (*before, *after.splitlines())]
    assert messages[0].startswith("Unspoken is at http://127.0.0.1:")
    assert messages[-3:] == [
        "draining because of SIGTERM: 0 tables in memory",
        "drained: 0 tables left, which continue after the next start",
        "stopped by SIGTERM",
    ]
    assert out == ""


def test_a_refused_start_is_a_json_line(tmp_path: Path) -> None:
    """With the same sentence, and the exit status 2."""
    command = (sys.executable, "-m", "unspoken", "serve", "--log", "json", "--store", f"ftp://{tmp_path}")
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    (line,) = done.stderr.splitlines()
    assert (done.returncode, done.stdout, json.loads(line)["level"]) == (2, "", "error")
    assert json.loads(line)["message"].startswith("Unknown kind of store, ftp")
