"""Two teams of partners who sit opposite, racing over one grid (TEL-16)."""

from __future__ import annotations

from functools import cache

from unspoken.games.telepathic.cards import OPEN_CARDS, RETURNING_TURNS
from unspoken.games.telepathic.conditions import draw_two
from unspoken.games.telepathic.events import Dealt, Event, Shuffled
from unspoken.games.telepathic.modes.announcement import fulfilled, guesses_of_partners, opposite, opposites
from unspoken.games.telepathic.modes.dealing import deal, draw_card
from unspoken.games.telepathic.modes.mode_rules import ModeRules, alone
from unspoken.games.telepathic.modes.question import (
    ANNOUNCE_COLOUR_CHOICES,
    ANNOUNCE_SHAPE_CHOICES,
    announce_limit,
    hand_choices,
    question_key,
    time_limit,
)
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Kind
from unspoken.games.telepathic.types import Command, Pass, Phase, Role, Secret, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Ask, Seat

_SEATS, _TEAM = 4, 2
START = (0, 5, 10, 15, 7, 2, 13, 8, 14, 11, 4, 1, 9, 12, 3, 6)
"""Every row and column holds each colour and each shape once."""
_SECRETS = (
    Secret(Seat(0), Kind.COLOUR, win=True, lose=False),
    Secret(Seat(1), Kind.COLOUR, win=True, lose=False),
    Secret(Seat(2), Kind.SHAPE, win=True, lose=False),
    Secret(Seat(3), Kind.SHAPE, win=True, lose=False),
)


@cache  # reading a member of an enum is slow, and every view needs the roles
def _roles(_seats: int) -> BySeat[Role]:
    return (Role.COLOUR, Role.COLOUR, Role.SHAPE, Role.SHAPE)


def _deal(state: State, chance: Chance) -> Dealt:
    """Deal four different win conditions and no lose conditions, on a fixed grid."""
    wins = (*draw_two(COLOURS, chance), *draw_two(SHAPES, chance))
    return deal(state, chance, (wins, (None,) * _SEATS), START)


def _hander(state: State) -> Seat:
    """Return the hander: seats take turns clockwise, beginning with the first colour player."""
    return Seat(len(state.turns) % _SEATS)


def _performer(state: State) -> Seat:
    return opposite(_hander(state), _SEATS)


def _ask_to_hand(state: State) -> tuple[Ask[Command], ...]:
    limit = time_limit(state, "hand", relaxed=90, brisk=30)
    return (
        Ask(question_key(state), _hander(state), ("hand",), hand_choices(state), state.until is None, limit),
    )


def _ask_to_speak(state: State) -> tuple[Ask[Command], ...]:
    """Ask the performer to announce the hander's win condition or to pass; no passing after the last card."""
    speaker = state.turns[-1].performer
    names = ANNOUNCE_SHAPE_CHOICES if speaker < 2 else ANNOUNCE_COLOUR_CHOICES
    limit = announce_limit(state)
    passing: tuple[Command, ...] = (Pass(),) if state.row else ()
    answers = ("pass", "announce") if state.row else ("announce",)
    return (Ask(question_key(state), speaker, answers, passing + names, state.until is None, limit),)


def _replenish(state: State, chance: Chance) -> tuple[Event, ...]:
    """Refill an empty deck from the used cards, for a limited number of turns."""
    if len(state.row) < OPEN_CARDS and not state.deck and len(state.turns) < RETURNING_TURNS:
        return (Shuffled(chance.shuffled(state.used)),)
    return draw_card(state, chance)


def _winners(state: State) -> frozenset[Seat] | None:
    """Return the team that announced if it was right, otherwise the other team."""
    guesses = guesses_of_partners(state)
    if len(guesses) < _TEAM:
        return None
    announced, right = {guess.by for guess in guesses}, fulfilled(state, guesses)
    return frozenset(seat for seat in every_seat(_SEATS) if (seat in announced) == right)


OPPOSED = ModeRules(
    seats=range(_SEATS, _SEATS + 1),
    roles=_roles,
    secrets=_SECRETS,
    partners=opposites,
    has_deck=True,
    opens=Phase.DEALING,
    deal=_deal,
    hander=_hander,
    handers=alone(_hander),
    performer=_performer,
    ask_to_hand=_ask_to_hand,
    replenish=_replenish,
    names_both=False,
    guesses=guesses_of_partners,
    winners=_winners,
    ask_to_speak=_ask_to_speak,
)
