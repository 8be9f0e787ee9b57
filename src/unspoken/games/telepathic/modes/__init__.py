"""The ways to play, by name."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.telepathic.modes.director import DIRECTOR
from unspoken.games.telepathic.modes.four_partners import FOUR_PARTNERS
from unspoken.games.telepathic.modes.mode_rules import Mode
from unspoken.games.telepathic.modes.opposed import OPPOSED
from unspoken.games.telepathic.modes.partners import FIRST, STANDARD
from unspoken.games.telepathic.types import State, Way

MODES: Mapping[Way, Mode] = {
    Way.STANDARD: STANDARD,
    Way.FIRST: FIRST,
    Way.DIRECTOR: DIRECTOR,
    Way.FOUR_PARTNERS: FOUR_PARTNERS,
    Way.OPPOSED: OPPOSED,
}


def mode_of(state: State) -> Mode:
    """How this game is played."""
    return MODES[state.options.mode]
