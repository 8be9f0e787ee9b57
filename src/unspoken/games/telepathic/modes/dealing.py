"""Dealing: the row, the deck, and the hidden conditions."""

from __future__ import annotations

from typing import TypeAlias

from unspoken.games.telepathic.cards import OPEN_CARDS, Cards
from unspoken.games.telepathic.conditions import draw_grid, draw_two
from unspoken.games.telepathic.events import Dealt, Drawn, Event
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Condition, Grid
from unspoken.games.telepathic.types import State
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat

Holdings: TypeAlias = tuple[BySeat[Condition | None], BySeat[Condition | None]]
"""Win conditions and lose conditions."""


def deal(state: State, chance: Chance, holdings: Holdings, grid: Grid | None = None) -> Dealt:
    """Deal the cards with these conditions."""
    row, removed, deck = _deal_cards(state, chance)
    return Dealt(draw_grid(chance) if grid is None else grid, row, deck, removed, *holdings)


def _deal_cards(state: State, chance: Chance) -> tuple[Cards, Cards, Cards]:
    """Return four open cards, the cards removed from the top of the deck, and the deck (TEL-05)."""
    cards = chance.shuffled([action.card for action in state.materials.actions])
    row, rest = cards[:OPEN_CARDS], cards[OPEN_CARDS:]
    return row, rest[: state.options.removed], rest[state.options.removed :]


def draw_for_partners(seats: int, chance: Chance) -> Holdings:
    """Draw a win and a different lose condition for each of the first two seats: colours, shapes (TEL-03)."""
    colour, shape = draw_two(COLOURS, chance), draw_two(SHAPES, chance)
    rest = (None,) * (seats - 2)
    return (colour[0], shape[0], *rest), (colour[1], shape[1], *rest)


def draw_card(state: State, _chance: Chance) -> tuple[Event, ...]:
    """Replace the used card while there is a deck (TEL-10)."""
    return (Drawn(state.deck[0]),) if state.deck and len(state.row) < OPEN_CARDS else ()
