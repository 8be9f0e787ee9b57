"""Who may speak to whom (ROR-17, ROR-18)."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.rorschach.teams import members
from unspoken.games.rorschach.types import Phase, State
from unspoken.kernel.game import Channel, Viewer
from unspoken.kernel.seats import every_seat


def is_hushed(state: State) -> bool:
    """Whether the subject must be silent: from the choice to the last reveal of the round (ROR-17)."""
    match state.phase:
        case Phase.REMOVING | Phase.MATCHING | Phase.GUESSING | Phase.COUNTERING | Phase.SECOND:
            return True
        case Phase.REVEALED:
            return state.again
        case Phase.SEATING | Phase.DEALING | Phase.CHOOSING | Phase.SCORED | Phase.OVER:
            return False
        case _:
            assert_never(state.phase)


def channels(state: State) -> tuple[Channel, ...]:
    """The table aloud, and each team in secret; a hushed subject hears and says nothing (ROR-18)."""
    everybody = frozenset(every_seat(state.seats))
    hushed = frozenset({state.subject}) if is_hushed(state) else frozenset()
    outside: frozenset[Viewer] = frozenset({None})
    table = Channel("table", everybody - hushed, everybody | outside)
    teams = ((team, frozenset(members(state, team))) for team in (0, 1))
    return (table, *(Channel(f"team-{team}", own - hushed, frozenset(own)) for team, own in teams))
