"""Echo without its silence, for tests of requests that silence would refuse."""

from __future__ import annotations

from dataclasses import replace

from toygame import GAME as ECHO
from toygame.types import State

from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Channel


def _always_aloud(state: State) -> tuple[Channel, ...]:
    """Let everybody speak at any time."""
    everybody = frozenset(every_seat(state.seats))
    return (Channel("table", everybody, everybody | {None}),)


ECHO_ALOUD = replace(ECHO, channels=_always_aloud)
