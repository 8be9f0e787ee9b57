"""The last few cards, played out: how likely two people who may slip are to meet a colour and a shape."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from unspoken.games.telepathic.cards import ON
from unspoken.games.telepathic.inference.masks import Masks
from unspoken.games.telepathic.types import Card, Cards, Grid

Reach: TypeAlias = tuple[float, ...]
"""A chance for each colour and shape, colour by colour."""

FEW = 3
"""With no more cards than these every course of play is looked at."""


@lru_cache(maxsize=60_000)
def reach(masks: Masks, grid: Grid, cards: Cards, slip: float) -> Reach:
    """If both know what they want, and one choice in so many is any: each card is handed once, or never."""
    colours, shapes = masks.seen(grid)
    met = [masks.met(mask) for mask in shapes]
    now = [masks.met(colour) and one for colour in colours for one in met]
    if len(cards) <= 1:
        bits = masks.either(cards)
        last = [(masks.one(a, b) & bits).bit_count() for a in colours for b in shapes]
        late = [(1 - slip) * (many > 0) + slip * many / ON for many in last]
    else:
        late = _chosen([_handed(masks, grid, cards, card, slip) for card in cards], slip)
    return tuple([1.0 if done else later for done, later in zip(now, late, strict=True)])


def _handed(masks: Masks, grid: Grid, cards: Cards, card: Card, slip: float) -> list[float]:
    rest = tuple([one for one in cards if one != card])
    return _chosen([reach(masks, masks.act(grid, card, on), rest, slip) for on in range(ON)], slip)


def _chosen(choices: list[Reach] | list[list[float]], slip: float) -> list[float]:
    """The best of the choices, or now and then any."""
    share = slip / len(choices)
    return [(1 - slip) * max(column) + share * sum(column) for column in zip(*choices, strict=True)]
