"""From the shelf to the table: the deck, and a table of Dixit before anything is dealt."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.games.dixit.sizes import LARGEST_NEED, deck_needed
from unspoken.games.dixit.types import Card, Materials, Options, Phase, State
from unspoken.kernel.game import Refused, Seat
from unspoken.kernel.shelf import Shelf


def gather(options: Options, shelf: Shelf) -> Materials:
    """The deck, what of it came up earlier this evening, and what may fill it up if it is small."""
    cards = shelf.pictures(options.deck)
    seen = shelf.seen()
    spare = shelf.spare(options.deck)[: max(0, LARGEST_NEED - len(cards))]
    return Materials(cards, tuple(card for card in cards if card in seen), spare)


def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
    """The table before the first deal; what was seen this evening begins in the discard."""
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
        pile=tuple(card for card in materials.cards if card not in materials.seen),
        discard=materials.seen,
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
    """As much of what is spare as it takes, and no more: somebody wants to see their own pictures."""
    more = materials.spare[: max(0, needed - len(materials.cards))]
    return replace(materials, cards=materials.cards + more, spare=())


def seen(state: State) -> tuple[Card, ...]:
    """All but the pile has come up by now."""
    unseen = set(state.pile)
    return tuple(card for card in state.materials.cards if card not in unseen)
