"""Changes that look like leaks, but are harmless."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from tests.games.dixit.leaks.nature import laying_out, sorted_by_id
from tests.games.dixit.leaks.views import leak_in_public
from tests.games.planted import PlantedLeak
from unspoken.games.dixit import GAME

HARMLESS = [
    PlantedLeak(
        "a player their own hand in order of ids",
        replace(
            GAME,
            private=lambda state, seat: structs.replace(
                GAME.private(state, seat), hand=tuple(sorted(state.hands[seat]))
            ),
        ),
    ),
    PlantedLeak("nothing by laying cards out in order of ids", laying_out(sorted_by_id)),
    PlantedLeak("everybody the discard, which all have seen", leak_in_public(lambda state: state.discard)),
]
