"""What a disturbance is measured by: how soon people have something saved again, and what they see."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from tests.client import Client

_SEALS = 50
"""From here on are seals that nobody has by chance: everybody takes their own again and again."""
LOST = (ConnectionError, OSError, TimeoutError, WebSocketException, KeyError)
"""What a person sees of a node that is gone."""


class StrangeViews(NamedTuple):
    """What nobody should find."""

    steps: int
    """Steps of a log that the rules would not have made of the same answers."""
    last: int
    """People whose newest view is another than it would be,"""
    ever: int
    """and views that somebody was ever shown, and that their seat should never have seen."""


@dataclass(frozen=True)
class Recovery:
    """How soon it was over, in seconds from its beginning."""

    disturbance: str
    tables: list[float]
    """For each table with people at nodes that were spared: until one of them had something saved there."""
    own_people: list[float]
    """For each person whose node was struck: until they had, who may have waited out a pause."""


async def saves_again(person: Client, began: float) -> float:
    """Take one's own seal, again and again, until that is saved: the rules of no game have a say in it."""
    while True:
        with contextlib.suppress(*LOST):
            if person.closed is None and person.you >= 0:
                reply = await person.command("take-seal", seal=_SEALS + person.you)
                if reply["type"] == "ok":
                    return perf_counter() - began
        await asyncio.sleep(0.05)
