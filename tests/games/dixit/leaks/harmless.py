"""What looks like a leak, and is none."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from tests.games.dixit.leaks.nature import laying_out, sorted_by_id
from tests.games.dixit.leaks.plant import Plant
from tests.games.dixit.leaks.views import tattling
from unspoken.games.dixit import GAME

HARMLESS = [
    Plant(
        "a player the own hand in order of ids",
        replace(
            GAME,
            private=lambda state, seat: structs.replace(
                GAME.private(state, seat), hand=tuple(sorted(state.hands[seat]))
            ),
        ),
    ),
    Plant("nothing by laying cards out in order of ids", laying_out(sorted_by_id)),
    Plant("everybody the discard, which all have seen", tattling(lambda state: state.discard)),
]
