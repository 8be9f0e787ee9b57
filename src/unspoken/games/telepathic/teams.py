"""The teams that an open table shows at its seats (TEL-14 to TEL-16)."""

from __future__ import annotations

from unspoken.games.telepathic.modes import MODES
from unspoken.games.telepathic.types import Mode, Options, Role
from unspoken.kernel.seats import BySeat


def teams_before_start(options: Options, seats: int) -> BySeat[int] | None:
    """Return the team of each seat; None if there are more seats than the mode allows.

    Partners and directors are two teams, opposed teams alternate, and any other mode has a single team.
    """
    full = _full_table(options.mode)
    return full[:seats] if seats <= len(full) else None


def _full_table(mode: Mode) -> BySeat[int]:
    rules = MODES[mode]
    most = rules.seats[-1]
    match mode:
        case Mode.DIRECTOR:
            return tuple(int(role is Role.DIRECTOR) for role in rules.roles(most))
        case Mode.OPPOSED:
            return tuple(seat % 2 for seat in range(most))
        case Mode.STANDARD | Mode.FIRST | Mode.FOUR_PARTNERS:
            return (0,) * most
