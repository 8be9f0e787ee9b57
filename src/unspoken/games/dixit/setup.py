"""Materials and initial state of Dixit."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.games.dixit.sizes import LARGEST_NEED, deck_needed
from unspoken.games.dixit.types import Card, Materials, Options, Phase, State
from unspoken.kernel.shelf import Shelf
from unspoken.kernel.types import Refused, Seat


def gather(options: Options, shelf: Shelf) -> Materials:
    """Return the deck, its cards that came up earlier tonight, and spare cards for a small deck."""
    cards = shelf.pictures(options.deck)
    shown_ids = shelf.shown_ids()
    spare = shelf.spare(options.deck)[: max(0, LARGEST_NEED - len(cards))]
    return Materials(cards, tuple(card for card in cards if card in shown_ids), spare)


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """Return the state before the first deal; cards that came up tonight start in the discard."""
    n = len(seats)
    materials = _filled_up(materials, deck_needed(n))
    if len(materials.cards) < deck_needed(n):
        raise Refused("deck-too-small", cards=len(materials.cards), needed=deck_needed(n))
    return State(
        options=options,
        materials=materials,
        seats=n,
        phase=Phase.DEALING,
        round=1,
        teller=None,
        clue=None,
        pile=tuple(card for card in materials.cards if card not in materials.shown_before),
        discard=materials.shown_before,
        hands=((),) * n,
        laid=((),) * n,
        board=(),
        votes=(None,) * n,
        gains=(0,) * n,
        scores=(0,) * n,
        gone_on=(False,) * n,
        album=(),
    )


def _filled_up(materials: Materials, needed: int) -> Materials:
    """Add just enough spare cards: players with their own deck want to see their own pictures."""
    more = materials.spare[: max(0, needed - len(materials.cards))]
    return replace(materials, cards=materials.cards + more, spare=())


def shown_ids(state: State) -> tuple[Card, ...]:
    """Return every card that has left the pile."""
    in_pile = set(state.pile)
    return tuple(card for card in state.materials.cards if card not in in_pile)
