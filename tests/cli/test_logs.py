"""What the server writes down, in the form that was asked for."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from typing import Any

from tests.patience import PATIENCE
from unspoken.cli.logs import JsonFormatter, Seldom

_SAYS = """
import logging
from unspoken.cli.logs import begin
begin({form!r}, "warning", "one")
log = logging.getLogger("unspoken.house")
log.info("nobody asked")
try:
    raise ValueError("not a card")
except ValueError:
    log.exception("Żółw said %s", "so")
"""


def lines(form: str) -> list[str]:
    """What a process writes down: something of no interest, and an error."""
    done = subprocess.run(
        [sys.executable, "-c", _SAYS.format(form=form)],
        capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=True,
    )  # fmt: skip
    return done.stderr.splitlines()


def formatted(node: str | None) -> dict[str, Any]:  # whatever the line says
    """One line, read as a machine would read it."""
    record = logging.makeLogRecord(
        {"name": "unspoken.house", "levelname": "WARNING", "msg": "%d tables", "args": (3,), "created": 0.25}
    )
    told: dict[str, Any] = json.loads(JsonFormatter(node).format(record))
    return told


def test_a_line_for_machines_tells_when_how_bad_who_and_what() -> None:
    """The same names in every line."""
    assert formatted("one") == {
        "at": "1970-01-01T00:00:00.250+00:00",
        "level": "warning",
        "logger": "unspoken.house",
        "message": "3 tables",
        "node": "one",
    }


def test_a_server_alone_has_no_node_in_its_lines() -> None:
    """It is one of none."""
    assert "node" not in formatted(None)


def test_log_json_writes_one_object_a_line_and_what_was_raised_in_it() -> None:
    """However many lines a traceback has."""
    (line,) = lines("json")
    told = json.loads(line)
    assert (told["level"], told["message"], told["node"]) == ("error", "Żółw said so", "one")
    assert told["trouble"].splitlines()[-1] == "ValueError: not a card"


def test_log_plain_writes_lines_for_people() -> None:
    """How bad, who, what; and then the traceback."""
    first, *trouble = lines("plain")
    assert (first, trouble[-1]) == ("ERROR unspoken.house: Żółw said so", "ValueError: not a card")


def test_what_comes_by_the_thousand_is_written_down_once_a_second() -> None:
    """A stranger who sends nonsense fills no disk; what is said elsewhere in the program is said."""
    now = [5.0]
    seldom = Seldom(lambda: now[0])

    def written(line: int) -> bool:
        return seldom.filter(logging.makeLogRecord({"pathname": "gate.py", "lineno": line}))

    assert [written(7), *(written(7) for _ in range(1000)), written(8)] == [True, *[False] * 1000, True]
    now[0] += 1.0
    assert written(7)
