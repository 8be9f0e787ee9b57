"""The last few cards, played out: how likely two people who may slip are to meet a colour and a shape."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Card, Cards
from unspoken.games.telepathic.inference.masks import MaskTable
from unspoken.games.telepathic.tiles import Grid

EndgameChances: TypeAlias = tuple[float, ...]
"""A chance for each colour and shape, colour by colour."""

FEW_CARDS = 3
"""With no more cards than these every course of play is looked at."""


@lru_cache(maxsize=60_000)
def endgame_chances(masks: MaskTable, grid: Grid, cards: Cards, slip: float) -> EndgameChances:
    """If both know what they want, and one choice in so many is any: each card is handed once, or never."""
    colours, shapes = masks.of_grid(grid)
    met = [masks.met(mask) for mask in shapes]
    now = [masks.met(colour) and one for colour in colours for one in met]
    if len(cards) <= 1:
        bits = masks.actions_of(cards)
        last = [(masks.meeting_in_one(a, b) & bits).bit_count() for a in colours for b in shapes]
        late = [(1 - slip) * (many > 0) + slip * many / SETS_OF_A_CARD for many in last]
    else:
        late = _chosen([_after_handing(masks, grid, cards, card, slip) for card in cards], slip)
    return tuple([1.0 if done else later for done, later in zip(now, late, strict=True)])


def _after_handing(masks: MaskTable, grid: Grid, cards: Cards, card: Card, slip: float) -> list[float]:
    rest = tuple([one for one in cards if one != card])
    grids = [masks.grid_after(grid, card, on) for on in range(SETS_OF_A_CARD)]
    return _chosen([endgame_chances(masks, one, rest, slip) for one in grids], slip)


def _chosen(choices: list[EndgameChances] | list[list[float]], slip: float) -> list[float]:
    """The best of the choices, or now and then any."""
    share = slip / len(choices)
    return [(1 - slip) * max(column) + share * sum(column) for column in zip(*choices, strict=True)]
