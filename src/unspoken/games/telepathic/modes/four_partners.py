"""Four partners who hold one condition each (TEL-15)."""

from __future__ import annotations

from functools import cache

from unspoken.games.telepathic.cards import OPEN_CARDS
from unspoken.games.telepathic.conditions import draw_two
from unspoken.games.telepathic.events import Dealt, Event, Shuffled
from unspoken.games.telepathic.modes.announcement import guesses_of_both, winners_by_naming_both
from unspoken.games.telepathic.modes.dealing import deal, draw_card
from unspoken.games.telepathic.modes.mode_rules import ModeRules, alone
from unspoken.games.telepathic.modes.question import (
    ANNOUNCE_BOTH_CHOICES,
    hand_choices,
    question_key,
    turn_limit,
)
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Kind
from unspoken.games.telepathic.types import Command, Phase, Role, Secret, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat
from unspoken.kernel.types import Ask, Seat

_SEATS = 4
_SECRETS = (
    Secret(Seat(0), Kind.COLOUR, win=False, lose=True),
    Secret(Seat(1), Kind.COLOUR, win=True, lose=False),
    Secret(Seat(2), Kind.SHAPE, win=False, lose=True),
    Secret(Seat(3), Kind.SHAPE, win=True, lose=False),
)


@cache  # reading a member of an enum is slow, and every view needs the roles
def _roles(_seats: int) -> BySeat[Role]:
    return (Role.COLOUR_LOSE, Role.COLOUR_WIN, Role.SHAPE_LOSE, Role.SHAPE_WIN)


def _partners(_seats: int) -> BySeat[Seat | None]:
    """Return None for every seat: it has no single partner, because the other three are all partners."""
    return (None,) * _SEATS


def _deal(state: State, chance: Chance) -> Dealt:
    """Deal two different conditions of each kind, one to each seat."""
    (colour, no_colour), (shape, no_shape) = draw_two(COLOURS, chance), draw_two(SHAPES, chance)
    return deal(state, chance, ((None, colour, None, shape), (no_colour, None, no_shape, None)))


def _hander(state: State) -> Seat:
    """Return the hander: seats take turns clockwise, beginning with the first."""
    return Seat(len(state.turns) % _SEATS)


def _performer(state: State) -> Seat:
    """Return the player on the right, who had the turn before."""
    return Seat((_hander(state) - 1) % _SEATS)


def _ask_to_hand(state: State) -> tuple[Ask[Command], ...]:
    """Ask for a card for the player on the right, or an announcement; if no card is open, an announcement."""
    answers = (*(("hand",) if state.row else ()), *(("announce-both",) if state.turns else ()))
    choices = hand_choices(state) + (ANNOUNCE_BOTH_CHOICES if state.turns else ())
    limit = turn_limit(state, relaxed=90, brisk=30)
    return (Ask(question_key(state), _hander(state), answers, choices, state.until is None, limit),)


def _replenish(state: State, chance: Chance) -> tuple[Event, ...]:
    """Refill the row; shuffle the used cards into a new deck, but only the first time the deck is empty."""
    if len(state.row) < OPEN_CARDS and not state.deck and not state.shuffles:
        return (Shuffled(chance.shuffled(state.used)),)
    return draw_card(state, chance)


FOUR_PARTNERS = ModeRules(
    seats=range(_SEATS, _SEATS + 1),
    roles=_roles,
    secrets=_SECRETS,
    partners=_partners,
    has_deck=True,
    opens=Phase.DEALING,
    deal=_deal,
    hander=_hander,
    handers=alone(_hander),
    performer=_performer,
    ask_to_hand=_ask_to_hand,
    replenish=_replenish,
    names_both=True,
    guesses=guesses_of_both,
    winners=winners_by_naming_both,
)
