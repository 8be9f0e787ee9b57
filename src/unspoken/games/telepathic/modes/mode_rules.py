"""What a mode of play is to the rules: who sits where, who is asked what, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from unspoken.games.telepathic.cards import ON, OPEN
from unspoken.games.telepathic.conditions import COLOURS, SHAPES, calm_grid, met, pair
from unspoken.games.telepathic.events import Dealt, Drawn, Event
from unspoken.games.telepathic.types import (
    AnnounceBoth,
    Cards,
    Command,
    Condition,
    Grid,
    Hand,
    Perform,
    Phase,
    Role,
    State,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Millis, Seat
from unspoken.kernel.pace import limit
from unspoken.kernel.seats import BySeat, every_seat

Held: TypeAlias = tuple[BySeat[Condition | None], BySeat[Condition | None]]
"""Win conditions and lose conditions."""

BOTH: tuple[AnnounceBoth, ...] = tuple(AnnounceBoth(colour, shape) for colour in COLOURS for shape in SHAPES)
SETS: tuple[Command, ...] = tuple(Perform(on) for on in range(ON))


@dataclass(frozen=True)
class Mode:
    """One way to play. What is the same in all of them is in `rules`."""

    seats: range
    roles: Callable[[int], BySeat[Role]]
    opens: Phase
    """Whether somebody claims the first turn (TEL-06), or the deal comes at once."""
    deal: Callable[[State, Chance], Dealt]
    hander: Callable[[State], Seat | None]
    """Who has the next turn; None for the directors together."""
    handers: Callable[[State], frozenset[Seat]]
    """Whose wishes decide what is handed."""
    performer: Callable[[State], Seat]
    """Who performs the next turn."""
    ask_to_hand: Callable[[State], tuple[Ask[Command], ...]]
    ask_to_speak: Callable[[State], tuple[Ask[Command], ...]]
    """What is asked between a complete turn and the next, where that is a question of its own."""
    replenish: Callable[[State, Chance], tuple[Event, ...]]
    """What happens to the row after a turn, one step at a time; nothing once it is done."""
    rests: Phase
    """What a complete turn is followed by."""
    winners: Callable[[State], frozenset[Seat] | None]
    """Who has won by what was named; None while a name is missing."""


def key_of(state: State) -> str:
    """The name of the question that stands."""
    match state.phase:
        case Phase.PERFORMING:
            return f"perform-{len(state.turns) + 1}"
        case Phase.SPEAKING:
            return f"speak-{len(state.turns)}"
        case Phase.ANSWERING:
            return "answer"
        case Phase.CLAIMING:
            return "begin"
        case _:
            return f"turn-{len(state.turns) + 1}"


def time(state: State, relaxed: int, brisk: int) -> Millis | None:
    """How long a question may stand: a pause does not count."""
    base = limit(state.options.pace, relaxed=relaxed, brisk=brisk)
    return None if base is None else Millis(base + 1000 * state.options.pause)


def hands(state: State) -> tuple[Command, ...]:
    """Every open card may be handed (TEL-07)."""
    return tuple(Hand(card) for card in state.row)


def never_between(_state: State) -> tuple[Ask[Command], ...]:
    """No question between two turns."""
    return ()


def stocked(state: State, chance: Chance) -> tuple[Cards, Cards, Cards]:
    """Four cards face up, those removed from the top of the deck, and the deck (TEL-05)."""
    cards = chance.shuffled([action.card for action in state.materials.actions])
    row, rest = cards[:OPEN], cards[OPEN:]
    return row, rest[: state.options.removed], rest[state.options.removed :]


def dealt(state: State, chance: Chance, held: Held, grid: Grid | None = None) -> Dealt:
    """The table with a deck, and with these conditions."""
    row, removed, deck = stocked(state, chance)
    return Dealt(calm_grid(chance) if grid is None else grid, row, deck, removed, *held)


def partners_hold(seats: int, chance: Chance) -> Held:
    """The first two seats draw a win and a different lose condition each: colours, shapes (TEL-03)."""
    colour, shape = pair(COLOURS, chance), pair(SHAPES, chance)
    rest = (None,) * (seats - 2)
    return (colour[0], shape[0], *rest), (colour[1], shape[1], *rest)


def drawn(state: State, _chance: Chance) -> tuple[Event, ...]:
    """The used card is replaced while there is a deck (TEL-10)."""
    return (Drawn(state.deck[0]),) if state.deck and len(state.row) < OPEN else ()


def both_named(state: State) -> frozenset[Seat] | None:
    """One announcement names both win conditions: all win if it is right and both are met (TEL-12)."""
    if not state.named:
        return None
    held = tuple(condition for condition in state.wins if condition is not None)
    right = set(state.named[0].names) == set(held) and all(met(state.grid, one) for one in held)
    return frozenset(every_seat(state.seats)) if right else frozenset()


def partner(seat: Seat, seats: int) -> Seat:
    """The other of two, or who sits opposite of four."""
    return Seat((seat + seats // 2) % seats)


def named_each_other(state: State) -> bool | None:
    """Whether both names were right and both conditions are met; None while the answer is missing."""
    if len(state.named) < 2:
        return None
    said: Mapping[Seat | None, Condition] = {naming.seat: naming.names[0] for naming in state.named}
    return all(
        said.get(seat) == state.wins[partner(seat, state.seats)] and met(state.grid, said[seat])
        for seat in every_seat(state.seats)
        if seat in said
    )
