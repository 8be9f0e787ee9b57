"""Measures of a disturbance: how soon people can save again, and whether they saw wrong views."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from tests.client import Client

_SEALS = 50
"""The first seal that nobody has by default. Each person repeatedly requests their own seal above it."""
LOST = (ConnectionError, OSError, TimeoutError, WebSocketException, KeyError)
"""The errors of a connection to a node that is down."""


class ViewDifferences(NamedTuple):
    """Differences from an undisturbed game; all should be 0."""

    steps: int
    """Steps of the log that the rules would not make from the same answers."""
    last: int
    """People whose newest view differs."""
    ever: int
    """Views sent to a person that their seat should never have seen."""


@dataclass(frozen=True)
class Recovery:
    """How long people could not save, in seconds since the disturbance began."""

    disturbance: str
    tables: list[float]
    """For each table with people at other nodes: the time until one of them could save."""
    own_people: list[float]
    """For each person at the affected node: the time until they could save, pauses included."""


async def saves_again(person: Client, began: float) -> float:
    """Request a seal until the request is saved; return the seconds since `began`.

    The refusal "silence" counts too: it also comes from the node that owns the table.
    """
    while True:
        with contextlib.suppress(*LOST):
            if person.closed is None and person.you >= 0:
                reply = await person.command("take-seal", seal=_SEALS + person.you)
                if reply["type"] == "ok" or reply["code"] == "silence":
                    return perf_counter() - began
        await asyncio.sleep(0.05)
