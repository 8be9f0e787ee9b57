"""Two partners, and directors who take all turns together (TEL-14)."""

from __future__ import annotations

from functools import cache

from unspoken.games.telepathic.events import Dealt
from unspoken.games.telepathic.modes.announcement import guesses_of_both, opposites, winners_by_naming_both
from unspoken.games.telepathic.modes.dealing import deal, draw_card, draw_for_partners
from unspoken.games.telepathic.modes.mode_rules import ModeRules
from unspoken.games.telepathic.modes.partners import SECRETS
from unspoken.games.telepathic.modes.question import (
    ANNOUNCE_BOTH_CHOICES,
    hand_choices,
    question_key,
    turn_limit,
)
from unspoken.games.telepathic.types import Command, Phase, Role, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Ask, Seat

_PARTNERS = 2


def directors(seats: int) -> tuple[Seat, ...]:
    """Return all seats but the two partners'."""
    return every_seat(seats)[_PARTNERS:]


@cache  # of six numbers of seats; every view needs the roles and the partners
def _roles(seats: int) -> BySeat[Role]:
    return (Role.COLOUR, Role.SHAPE, *(Role.DIRECTOR for _ in directors(seats)))


@cache
def _partners(seats: int) -> BySeat[Seat | None]:
    return (*opposites(_PARTNERS), *(None for _ in directors(seats)))


def _deal(state: State, chance: Chance) -> Dealt:
    return deal(state, chance, draw_for_partners(state.seats, chance))


def _together(_state: State) -> None:
    """Return None: no single seat has the turn."""
    return


def _handers(state: State) -> frozenset[Seat]:
    return frozenset(directors(state.seats))


def _performer(state: State) -> Seat:
    """Return the performer: the partners alternate, the colour partner first."""
    return Seat(len(state.turns) % _PARTNERS)


def _ask_to_hand(state: State) -> tuple[Ask[Command], ...]:
    """Ask each director for a card or for an announcement."""
    key, limit = question_key(state), turn_limit(state, relaxed=120, brisk=45)
    choices = hand_choices(state) + (ANNOUNCE_BOTH_CHOICES if state.turns else ())
    answers = (*(("hand",) if state.row else ()), *(("announce-both",) if state.turns else ()))
    team = directors(state.seats)
    return tuple(
        Ask(key, seat, answers, choices, state.until is None and _owes(state, seat), limit) for seat in team
    )


def _owes(state: State, seat: Seat) -> bool:
    """True if the director has not wished, or if all directors have wished and disagree (ALL-06)."""
    return state.wishes[seat] is None or seat in state.split


DIRECTOR = ModeRules(
    seats=range(3, 9),
    roles=_roles,
    secrets=SECRETS,
    partners=_partners,
    has_deck=True,
    opens=Phase.DEALING,
    deal=_deal,
    hander=_together,
    handers=_handers,
    performer=_performer,
    ask_to_hand=_ask_to_hand,
    replenish=draw_card,
    names_both=True,
    guesses=guesses_of_both,
    winners=winners_by_naming_both,
)
