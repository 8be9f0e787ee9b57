"""States that a viewer of Telepathic cannot distinguish from the true state, and the games of the proofs."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from msgspec.structs import replace

from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.conditions import is_met
from unspoken.games.telepathic.grid import grids_by_turn
from unspoken.games.telepathic.modes import MODES, mode_rules
from unspoken.games.telepathic.modes.question import PERFORM_CHOICES
from unspoken.games.telepathic.tiles import KINDS, Condition
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Command,
    Hand,
    Materials,
    Mode,
    Options,
    Pass,
    Phase,
    Role,
    State,
    Wish,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.seats import BySeat, every_seat
from unspoken.kernel.types import Ask, Seat, Viewer

_WISHING = (Phase.HANDING, Phase.PERFORMING, Phase.SPEAKING)


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Redraw the deck; until the game is over, also redraw the hidden conditions and wishes."""
    cards = chance.shuffled(state.deck + state.removed)
    size = len(state.deck)
    other = replace(state, deck=cards[:size], removed=cards[size:])
    if state.phase is Phase.OVER or not state.grid:
        return other
    wins, loses = _other_conditions(state, viewer, chance)
    return replace(other, wins=wins, loses=loses, wishes=_other_wishes(state, viewer, chance))


def _other_conditions(
    state: State, viewer: Viewer, chance: Chance
) -> tuple[BySeat[Condition | None], BySeat[Condition | None]]:
    """Redraw two cards of each kind, except the viewer's own; no lose condition may have been met so far."""
    past = grids_by_turn(state.start, state.turns, state.materials.actions)
    cards = [list(state.wins), list(state.loses)]
    for kind in KINDS:
        places = [(side, seat) for side in (0, 1) for seat in range(state.seats) if cards[side][seat] in kind]
        fitting = [
            drawn
            for drawn in permutations(kind, len(places))
            if all(
                (seat != viewer or cards[side][seat] is card)
                and not (side == 1 and any(is_met(grid, card) for grid in past))
                for (side, seat), card in zip(places, drawn, strict=True)
            )
        ]
        for (side, seat), card in zip(places, chance.pick(fitting), strict=True):
            cards[side][seat] = card
    return tuple(cards[0]), tuple(cards[1])


def _other_wishes(state: State, viewer: Viewer, chance: Chance) -> BySeat[Wish | None]:
    """Redraw the hidden wishes: at random in a pause; otherwise two wishes are equal if the true ones are."""
    if state.phase not in _WISHING:
        return state.wishes
    known = _confidants(state, viewer)
    offered = {seat: choices for seat, choices in _offered(state).items() if seat not in known}
    if state.until is not None:
        if all(state.wishes[seat] is None for seat in offered):
            return state.wishes  # the pause may have begun just now, when nobody can have wished yet
        return tuple(
            chance.pick((None, *offered[seat])) if seat in offered else state.wishes[seat]
            for seat in every_seat(state.seats)
        )
    # seats with the same choices share a permutation; partners may announce different kinds
    drawn = {choices: chance.shuffled(range(len(choices))) for choices in offered.values()}
    return tuple(
        wish if wish is None or seat not in offered else _renamed(wish, offered[seat], drawn[offered[seat]])
        for seat, wish in zip(every_seat(state.seats), state.wishes, strict=True)
    )


def _renamed(wish: Wish, choices: tuple[Wish, ...], drawn: tuple[int, ...]) -> Wish:
    return choices[drawn[choices.index(wish)]]


def _confidants(state: State, viewer: Viewer) -> frozenset[Seat]:
    """Return the seats whose wishes a viewer may know: its own, and for a director all directors'."""
    if viewer is None:
        return frozenset()
    roles = mode_rules(state).roles(state.seats)
    if roles[viewer] is not Role.DIRECTOR:
        return frozenset({viewer})
    return frozenset(seat for seat in every_seat(state.seats) if roles[seat] is Role.DIRECTOR)


def _offered(state: State) -> Mapping[Seat, tuple[Wish, ...]]:
    """Return, by seat, the wishes that are possible now."""
    mode = mode_rules(state)
    match state.phase:
        case Phase.PERFORMING:
            return {mode.performer(state): PERFORM_CHOICES}
        case Phase.SPEAKING:
            assert mode.ask_to_speak is not None
            return _wishes_offered(mode.ask_to_speak(state))
        case _:
            return _wishes_offered(mode.ask_to_hand(state))


def _wishes_offered(asked: tuple[Ask[Command], ...]) -> Mapping[Seat, tuple[Wish, ...]]:
    wishes = Hand | Announce | AnnounceBoth | Pass
    return {
        ask.seat: tuple(choice for choice in ask.choices or () if isinstance(choice, wishes)) for ask in asked
    }


def trials() -> list[tuple[int, Options, Materials]]:
    """Return games with every mode and seat count, and some with few cards, no clock, or a pause."""
    usual = [
        (seats, Options(mode, pace=Pace.RELAXED)) for mode, rules in MODES.items() for seats in rules.seats
    ]
    hard = [
        (2, Options(removed=6, pause=3, pace=Pace.RELAXED)),
        (2, Options(Mode.FIRST, pace=Pace.OFF)),
        (7, Options(Mode.DIRECTOR, removed=3, pause=5, pace=Pace.BRISK)),
        (8, Options(Mode.DIRECTOR, pace=Pace.BRISK)),
        (4, Options(Mode.FOUR_PARTNERS, removed=6, pace=Pace.OFF)),
        (4, Options(Mode.OPPOSED, pause=2, pace=Pace.BRISK, announce_pace=OwnPace.RELAXED)),
    ]
    return [(seats, options, Materials(DECK)) for seats, options in (*usual, *hard)]
