"""After the game: what each could believe of each, turn by turn, to see where the minds met."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.telepathic.inference.belief import belief_after
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.knowledge import (
    CommonBelief,
    Knowledge,
    belief_given,
    knowledge,
    marginal,
)
from unspoken.games.telepathic.inference.temperament import STRANGERS
from unspoken.games.telepathic.modes import mode_rules
from unspoken.games.telepathic.tiles import KINDS
from unspoken.games.telepathic.types import Belief, Mode, Phase, Reason, State
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import every_seat


def beliefs(state: State) -> tuple[tuple[Belief, ...], ...]:
    """Before the first turn and after each that left the game going; all conditions are open by now."""
    assert state.phase is Phase.OVER
    lost = state.reason is Reason.LOSE_CONDITION
    return tuple(_believed(state, turns) for turns in range(len(state.turns) + (not lost)))


def _believed(state: State, turns: int) -> tuple[Belief, ...]:
    history = History(
        state.options.mode,
        state.materials.actions,
        state.start,
        len(state.removed),
        state.turns[:turns],
    )
    belief, _ = belief_after(history, STRANGERS)
    return tuple(_of(state, belief, seat, other) for seat, other in _pairs(state))


def _pairs(state: State) -> Iterator[tuple[Seat | None, Seat]]:
    """Who thinks of whom: partners of each other; the directors, who know the same, together."""
    mode, seats = state.options.mode, every_seat(state.seats)
    if mode is Mode.FOUR_PARTNERS:
        yield from ((seat, other) for seat in seats for other in seats if seat != other)
        return
    pairs = zip(seats, mode_rules(state).partners(state.seats), strict=True)
    yield from ((seat, partner) for seat, partner in pairs if partner is not None)
    if mode is Mode.DIRECTOR:
        yield from ((None, secret.seat) for secret in mode_rules(state).secrets)


def _of(state: State, common: CommonBelief, seat: Seat | None, other: Seat) -> Belief:
    """One's belief of another's cards; who holds a card of that kind knows a little more."""
    mode = state.options.mode
    who, whom = knowledge(mode, seat), knowledge(mode, other)
    belief = common[whom.kind]
    if who.kind == whom.kind and who.places and seat is not None:
        belief = belief_given(belief, who, _held(state, who, seat))
    bars = {place: tuple(round(1000 * one) for one in marginal(belief, place)) for place in whom.places}
    if mode is Mode.OPPOSED:
        return Belief(seat, other, wins=next(iter(bars.values())))
    return Belief(seat, other, bars.get(0, ()), bars.get(1, ()))


def _held(state: State, who: Knowledge, seat: Seat) -> tuple[int, ...]:
    return who.held(state.wins[seat], state.loses[seat], KINDS[who.kind])
