"""Constants of the rules that the page needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from unspoken.games.telepathic.cards import DECK, OPEN_CARDS, SETS_OF_A_CARD, SetKind, movement_of
from unspoken.games.telepathic.grid import CELLS, cells_of_set
from unspoken.games.telepathic.modes import MODES
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, colour_of, shape_of
from unspoken.games.telepathic.types import Decision, Options

CONSTANTS: Mapping[str, object] = {
    "COLOURS": COLOURS,
    "SHAPES": SHAPES,
    "TILES": [{"colour": colour_of(tile), "shape": shape_of(tile)} for tile in range(CELLS)],
    "SET_CELLS": {kind: [cells_of_set(kind, on) for on in range(SETS_OF_A_CARD)] for kind in SetKind},
    "HAS_DECK": {mode: rules.has_deck for mode, rules in MODES.items()},
    "CARDS": {action.card: {"sets": action.sets, "movement": movement_of(action)} for action in DECK},
    "MOST_REMOVED": len(DECK) - OPEN_CARDS,
    "DECISIONS": get_args(Decision),
    "DEFAULT_OPTIONS": Options(),
}
