"""The modes of play, by name."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.telepathic.modes.director import DIRECTOR
from unspoken.games.telepathic.modes.four_partners import FOUR_PARTNERS
from unspoken.games.telepathic.modes.mode_rules import ModeRules
from unspoken.games.telepathic.modes.opposed import OPPOSED
from unspoken.games.telepathic.modes.partners import FIRST, STANDARD
from unspoken.games.telepathic.types import Mode, State

MODES: Mapping[Mode, ModeRules] = {
    Mode.STANDARD: STANDARD,
    Mode.FIRST: FIRST,
    Mode.DIRECTOR: DIRECTOR,
    Mode.FOUR_PARTNERS: FOUR_PARTNERS,
    Mode.OPPOSED: OPPOSED,
}


def mode_rules(state: State) -> ModeRules:
    """Return the rules of this game's mode."""
    return MODES[state.options.mode]
