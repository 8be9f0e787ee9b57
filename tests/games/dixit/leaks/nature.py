"""Leaks in automatic moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tests.games.dixit.leaks.short_games import Dixit
from tests.games.planted import PlantedLeak
from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Dealt, Event, LaidOut, Shuffled
from unspoken.games.dixit.types import Cards, State
from unspoken.kernel.types import Moment


def laying_out(arrange: Callable[[State, Moment], Cards]) -> Dixit:
    """Return Dixit that lays the chosen cards out in another way."""

    def settle(state: State, moment: Moment) -> tuple[Event, ...]:
        events = GAME.settle(state, moment)
        return tuple(
            LaidOut(arrange(state, moment)) if isinstance(event, LaidOut) else event for event in events
        )

    return replace(GAME, settle=settle)


def in_seat_order(state: State, _moment: Moment) -> Cards:
    return tuple(card for cards in state.laid for card in cards)


def rotated(state: State, moment: Moment) -> Cards:
    cards = in_seat_order(state, moment)
    cut = moment.chance.below(len(cards))
    return cards[cut:] + cards[:cut]


def tellers_first(state: State, moment: Moment) -> Cards:
    assert state.teller is not None
    (card,) = state.laid[state.teller]
    return (card, *(other for other in moment.chance.shuffled(in_seat_order(state, moment)) if other != card))


def tellers_never_last(state: State, moment: Moment) -> Cards:
    assert state.teller is not None
    cards = moment.chance.shuffled(in_seat_order(state, moment))
    return cards if cards[-1] != state.laid[state.teller][0] else cards[::-1]


def sorted_by_id(state: State, moment: Moment) -> Cards:
    return tuple(sorted(in_seat_order(state, moment)))


def dealing(deal: Callable[[State, Moment, Cards], Cards], *, first: bool) -> Dixit:
    """Return Dixit that makes its first pile, or its later piles, in another way."""

    def settle(state: State, moment: Moment) -> tuple[Event, ...]:
        events = GAME.settle(state, moment)
        if not events or not isinstance(events[0], Shuffled) or first == any(state.hands):
            return events
        pile = left = deal(state, moment, events[0].pile)
        drawn: list[Cards] = []
        for hand in (event.drawn for event in events if isinstance(event, Dealt)):
            for cards in hand:
                drawn.append(left[: len(cards)])
                left = left[len(cards) :]
        return (Shuffled(pile), Dealt(tuple(drawn)))

    return replace(GAME, settle=settle)


def low_cards_first(_state: State, _moment: Moment, pile: Cards) -> Cards:
    """Shuffle, but deal in order: the first seat gets the lowest cards."""
    return (*sorted(pile[:24]), *pile[24:])


def only_cut(state: State, moment: Moment, _pile: Cards) -> Cards:
    cut = moment.chance.below(len(state.pile))
    return state.pile[cut:] + state.pile[:cut]


NATURE = [
    PlantedLeak("whose card is which: they lie in seat order", laying_out(in_seat_order), caught_by="course"),
    PlantedLeak(
        "whose card is which: they lie in seat order from a drawn seat on",
        laying_out(rotated),
        caught_by="course",
    ),
    PlantedLeak("the teller's card: it lies first", laying_out(tellers_first), caught_by="course"),
    PlantedLeak("the teller's card: it never lies last", laying_out(tellers_never_last), caught_by="course"),
    PlantedLeak(
        "all hands: the deck is not shuffled",
        dealing(lambda s, _m, _p: s.pile, first=True),
        caught_by="drawn",
    ),
    PlantedLeak("all hands: the deck is only cut", dealing(only_cut, first=True), caught_by="crowd"),
    PlantedLeak(
        "who has the low cards: the first seat is dealt them",
        dealing(low_cards_first, first=True),
        caught_by="crowd",
    ),
    PlantedLeak(
        "the new pile: the discard is put under it unshuffled",
        dealing(lambda s, _m, _p: s.pile + s.discard, first=False),
        caught_by="drawn",
    ),
]
