"""States that a viewer of Dixit cannot distinguish from the true state, and the games of the proofs."""

from __future__ import annotations

from collections import deque
from itertools import accumulate
from typing import assert_never

from msgspec.structs import replace

from unspoken.games.dixit.sizes import SEAT_COUNTS
from unspoken.games.dixit.types import Card, Cards, Materials, Options, Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Seat, Viewer


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Redraw what the viewer cannot see: hands, pile, chosen cards, owners and votes."""
    others = [seat for seat in every_seat(state.seats) if seat != viewer]
    cards = _redrawn_cards(state, others, chance)
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(cards.popleft() for _ in state.hands[seat])
    other = replace(state, hands=tuple(hands), pile=tuple(cards))
    match state.phase:
        case Phase.LAYING:
            return replace(other, laid=_other_choices(other, others, chance))
        case Phase.VOTING:
            return _other_votes(replace(other, laid=_other_owners(state, others, chance)), others, chance)
        case Phase.DEALING | Phase.TELLING | Phase.REVEALED | Phase.OVER:
            return other
        case _:
            assert_never(state.phase)


def _redrawn_cards(state: State, others: list[Seat], chance: Chance) -> deque[Card]:
    """Return the hidden cards in another order: the others' hands one after another, then the pile.

    A card that was on a past board has returned through a shuffle of the discard (DIX-11), and everybody
    knows which slots of a hand are older than that shuffle. So a card is first exchanged only with cards
    that were last on the board in the same round, and a card that was never on the board only with others
    of that kind. The newest card of each hand came from the top of the pile, so the pile and these newest
    cards are then shuffled together.
    """
    in_hands = [card for seat in others for card in state.hands[seat]]
    hidden = [*in_hands, *state.pile]
    last_round = {card: number for number, past in enumerate(state.past) for card in past.board}
    exchangeable: dict[int | None, list[Card]] = {}
    for card in chance.shuffled(hidden):
        exchangeable.setdefault(last_round.get(card), []).append(card)
    cards = [exchangeable[last_round.get(card)].pop() for card in hidden]
    slots = list(range(len(in_hands), len(hidden)))
    if state.phase in (Phase.TELLING, Phase.LAYING):
        slots += [end - 1 for end in accumulate(len(state.hands[seat]) for seat in others)]
    for slot, card in zip(slots, chance.shuffled([cards[slot] for slot in slots]), strict=True):
        cards[slot] = card
    return deque(cards)


def _other_choices(state: State, others: list[Seat], chance: Chance) -> tuple[Cards, ...]:
    """Choose other cards from the redrawn hands; two chosen cards keep their order in the hand."""
    laid = list(state.laid)
    for seat in others:
        chosen = chance.shuffled(state.hands[seat])[: len(state.laid[seat])]
        laid[seat] = tuple(card for card in state.hands[seat] if card in chosen)
    return tuple(laid)


def _other_owners(state: State, others: list[Seat], chance: Chance) -> tuple[Cards, ...]:
    """Hand out the cards on the board that are not the viewer's to other owners."""
    pool = list(chance.shuffled([card for seat in others for card in state.laid[seat]]))
    laid = list(state.laid)
    for seat in others:
        laid[seat] = tuple(pool.pop() for _ in state.laid[seat])
    return tuple(laid)


def _other_votes(state: State, others: list[Seat], chance: Chance) -> State:
    votes = list(state.votes)
    for seat in others:
        if state.votes[seat] is not None:
            allowed = [n for n, card in enumerate(state.board, 1) if card not in state.laid[seat]]
            votes[seat] = chance.pick(allowed)
    return replace(state, votes=tuple(votes))


def trials() -> list[tuple[int, Options, Materials]]:
    """Return games with every seat count and pace, a deck that runs out, and an evening's second game."""
    deck = tuple(f"{number:016x}" for number in range(84))
    usual = [(seats, Options(pace=Pace.RELAXED), Materials(deck)) for seats in SEAT_COUNTS]
    small = (4, Options(target=20, pace=Pace.OFF), Materials(deck[:30]))
    second = (
        5,
        Options(target=10, pace=Pace.BRISK, tell_pace=OwnPace.RELAXED),
        Materials(deck, deck[:70]),
    )
    return [*usual, small, second]
