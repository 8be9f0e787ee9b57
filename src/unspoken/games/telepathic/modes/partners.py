"""Two partners: the first game and the standard one (TEL-03 to TEL-12)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from unspoken.games.telepathic.cards import RETURNING_TURNS, Cards
from unspoken.games.telepathic.conditions import draw_grid
from unspoken.games.telepathic.events import Dealt, Event, Returned
from unspoken.games.telepathic.modes.announcement import fulfilled, guesses_of_partners, opposite, opposites
from unspoken.games.telepathic.modes.dealing import deal, draw_card, draw_for_partners
from unspoken.games.telepathic.modes.mode_rules import ModeRules, alone
from unspoken.games.telepathic.modes.question import (
    ANNOUNCE_COLOUR_CHOICES,
    ANNOUNCE_SHAPE_CHOICES,
    hand_choices,
    question_key,
    turn_limit,
)
from unspoken.games.telepathic.tiles import Kind
from unspoken.games.telepathic.types import Command, Phase, Role, Secret, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Ask, Seat

_SEATS = 2
SECRETS = (
    Secret(Seat(0), Kind.COLOUR, win=True, lose=True),
    Secret(Seat(1), Kind.SHAPE, win=True, lose=True),
)
"""Two partners hold a win and a lose condition each (TEL-03)."""


@cache  # reading a member of an enum is slow, and every view needs the roles
def _roles(_seats: int) -> BySeat[Role]:
    return (Role.COLOUR, Role.SHAPE)


def _deal(state: State, chance: Chance) -> Dealt:
    return deal(state, chance, draw_for_partners(_SEATS, chance))


def _deal_first(state: State, chance: Chance) -> Dealt:
    """Deal the four cards with the numeral, and no deck (TEL-05)."""
    grid = draw_grid(chance)
    return Dealt(grid, _numerals(state), (), (), *draw_for_partners(_SEATS, chance))


def _numerals(state: State) -> Cards:
    return tuple(action.card for action in state.materials.actions if action.numeral)


def _hander(state: State) -> Seat:
    """Return the hander: the seats alternate, beginning with the starter (TEL-11)."""
    return Seat((state.starter + len(state.turns)) % _SEATS)


def _performer(state: State) -> Seat:
    return opposite(_hander(state), _SEATS)


def _ask_to_hand(state: State) -> tuple[Ask[Command], ...]:
    """Ask for a card; after a complete turn either partner may announce, and must if no card is left.

    The seat with the turn has just performed. It is asked first, so at timeout it announces.
    """
    key, limit = question_key(state), turn_limit(state, relaxed=90, brisk=30)
    turn, other = _hander(state), _performer(state)
    if not state.turns:
        return (Ask(key, turn, ("hand",), hand_choices(state), state.until is None, limit),)
    must = not state.row
    answers = ("announce",) if must else ("hand", "announce")
    return (
        Ask(key, turn, answers, hand_choices(state) + _announcements(turn), state.until is None, limit),
        Ask(key, other, ("announce",), _announcements(other), must and state.until is None, limit),
    )


def _announcements(announcer: Seat) -> tuple[Command, ...]:
    """Return the win conditions that the partner of this seat may hold."""
    return ANNOUNCE_SHAPE_CHOICES if announcer == 0 else ANNOUNCE_COLOUR_CHOICES


def _return_card(state: State, _chance: Chance) -> tuple[Event, ...]:
    """Return the used card to the row, for a limited number of turns (TEL-10)."""
    return (Returned(_numerals(state)),) if state.used and len(state.turns) < RETURNING_TURNS else ()


def _winners(state: State) -> frozenset[Seat] | None:
    guesses = guesses_of_partners(state)
    if len(guesses) < _SEATS:
        return None
    return frozenset(every_seat(_SEATS)) if fulfilled(state, guesses) else frozenset()


STANDARD = ModeRules(
    seats=range(_SEATS, _SEATS + 1),
    roles=_roles,
    secrets=SECRETS,
    partners=opposites,
    has_deck=True,
    opens=Phase.SITTING,
    deal=_deal,
    hander=_hander,
    handers=alone(_hander),
    performer=_performer,
    ask_to_hand=_ask_to_hand,
    replenish=draw_card,
    names_both=False,
    guesses=guesses_of_partners,
    winners=_winners,
)
FIRST = replace(STANDARD, has_deck=False, deal=_deal_first, replenish=_return_card)
