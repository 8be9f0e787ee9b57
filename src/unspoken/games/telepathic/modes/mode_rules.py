"""What one mode of play decides for itself: who sits where, who is asked what, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from unspoken.games.telepathic.events import Dealt, Event
from unspoken.games.telepathic.types import Command, Guess, Phase, Role, Secret, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat
from unspoken.kernel.seats import BySeat


@dataclass(frozen=True)
class ModeRules:
    """The rules of one mode. What is the same in all of them is in `rules`."""

    seats: range
    roles: Callable[[int], BySeat[Role]]
    secrets: tuple[Secret, ...]
    """Which seats hold hidden cards, in seat order from the first; all others hold none."""
    partners: Callable[[int], BySeat[Seat | None]]
    """With whom each seat wins, where that is one other."""
    has_deck: bool
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
    replenish: Callable[[State, Chance], tuple[Event, ...]]
    """What happens to the row after a turn, one step at a time; nothing once it is done."""
    names_both: bool
    """Whether one announcement names both win conditions, or partners name each other's."""
    guesses: Callable[[State], tuple[Guess, ...]]
    """What was named so far, and of whom."""
    winners: Callable[[State], frozenset[Seat] | None]
    """Who has won by what was named; None while a name is missing."""
    ask_to_speak: Callable[[State], tuple[Ask[Command], ...]] | None = None
    """What is asked between a complete turn and the next, where that is a question of its own."""

    @property
    def after_turn(self) -> Phase:
        """What a complete turn is followed by."""
        return Phase.HANDING if self.ask_to_speak is None else Phase.SPEAKING


def alone(hander: Callable[[State], Seat]) -> Callable[[State], frozenset[Seat]]:
    """For `handers`: whoever has the turn decides without anybody else."""
    return lambda state: frozenset({hander(state)})
