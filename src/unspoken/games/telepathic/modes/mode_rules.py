"""The rules that depend on the mode of play: seats, roles, questions and winners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from unspoken.games.telepathic.events import Dealt, Event
from unspoken.games.telepathic.types import Command, Guess, Phase, Role, Secret, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat
from unspoken.kernel.types import Ask, Seat


@dataclass(frozen=True)
class ModeRules:
    """The rules of one mode; the rules that all modes share are in `rules`."""

    seats: range
    roles: Callable[[int], BySeat[Role]]
    secrets: tuple[Secret, ...]
    """The seats that hold hidden cards, in seat order from the first; all others hold none."""
    partners: Callable[[int], BySeat[Seat | None]]
    """The single partner with whom each seat wins."""
    has_deck: bool
    opens: Phase
    """The first phase: a claim of the first turn (TEL-06), or the deal."""
    deal: Callable[[State, Chance], Dealt]
    hander: Callable[[State], Seat | None]
    """Who has the next turn; None for the directors together."""
    handers: Callable[[State], frozenset[Seat]]
    """Whose wishes decide which card is handed."""
    performer: Callable[[State], Seat]
    """Who performs the next turn."""
    ask_to_hand: Callable[[State], tuple[Ask[Command], ...]]
    replenish: Callable[[State, Chance], tuple[Event, ...]]
    """The next event that refills the row after a turn; empty once it is done."""
    names_both: bool
    """True if one announcement names both win conditions, false if partners name each other's."""
    guesses: Callable[[State], tuple[Guess, ...]]
    """The conditions that were named so far, and the seats that they are about."""
    winners: Callable[[State], frozenset[Seat] | None]
    """Who has won by the names so far; None while a name is missing."""
    ask_to_speak: Callable[[State], tuple[Ask[Command], ...]] | None = None
    """The questions between a complete turn and the next, if the mode has any."""

    @property
    def after_turn(self) -> Phase:
        """The phase after a complete turn."""
        return Phase.HANDING if self.ask_to_speak is None else Phase.SPEAKING


def alone(hander: Callable[[State], Seat]) -> Callable[[State], frozenset[Seat]]:
    """Return `handers` for modes in which the seat with the turn decides alone."""
    return lambda state: frozenset({hander(state)})
