"""The views of Telepathic. They are built field by field, so that a hidden field is absent."""

from __future__ import annotations

from msgspec.structs import replace

from unspoken.games.telepathic.cards import Cards
from unspoken.games.telepathic.conditions import lines_met
from unspoken.games.telepathic.grid import action_of, grids_after, grids_by_turn
from unspoken.games.telepathic.modes import mode_rules
from unspoken.games.telepathic.modes.question import questions_by_turn
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import (
    Ending,
    Phase,
    Private,
    Public,
    Reason,
    Role,
    State,
    Wish,
)
from unspoken.kernel.seats import BySeat
from unspoken.kernel.types import Seat

_PLAYED = frozenset({Phase.HANDING, Phase.PERFORMING})
_OVER, _DIRECTOR = Phase.OVER, Role.DIRECTOR  # reading a member of an enum is slow


def public(state: State) -> Public:
    """Return the grid, the open cards and every turn; conditions when the game is over."""
    mode, going = mode_rules(state), state.phase in _PLAYED
    view = Public(
        mode=state.options.mode,
        phase=state.phase,
        roles=mode.roles(state.seats),
        actions=state.materials.actions,
        partners=mode.partners(state.seats),
        secrets=mode.secrets,
        turn=len(state.turns) + going,
        hander=mode.hander(state) if going else None,
        performer=mode.performer(state) if going else None,
        pause=state.options.pause,
        paused=state.until is not None,
        start=state.start,
        grid=state.grid,
        row=_open_cards(state),
        deck=len(state.deck),
        removed=len(state.removed),
        used=state.used,
        handed=state.handed,
        previews=_previews(state),
        turns=state.turns,
        named=state.named,
    )
    return _with_ending(view, state) if state.phase is _OVER else view


def _open_cards(state: State) -> Cards:
    """Return the open cards without the handed card."""
    handed = state.handed
    return state.row if handed is None else tuple([card for card in state.row if card != handed])


def _with_ending(view: Public, state: State) -> Public:
    """Return the view with everything that is shown only when the game is over."""
    return replace(
        view,
        ending=_ending(state),
        wins=state.wins,
        loses=state.loses,
        grids=grids_by_turn(state.start, state.turns, state.materials.actions),
        questions=questions_by_turn(len(state.turns)),
    )


def private(state: State, seat: Seat) -> Private:
    """Return the seat's own conditions and wish; for a director the wishes of all directors."""
    return Private(state.wins[seat], state.loses[seat], _visible_wishes(state, seat))


def _visible_wishes(state: State, seat: Seat) -> BySeat[Wish | None]:
    """Return the wishes that a seat may see: its own, and for a director every director's (TEL-17)."""
    if state.wishes.count(None) == state.seats:
        return ()
    roles = mode_rules(state).roles(state.seats)
    together = roles[seat] is _DIRECTOR
    shown = tuple(
        [
            wish if other == seat or (together and role is _DIRECTOR) else None
            for other, (role, wish) in enumerate(zip(roles, state.wishes, strict=True))
        ]
    )
    return shown if shown.count(None) < state.seats else ()


def _previews(state: State) -> tuple[Grid, ...]:
    """Return the grid after the handed card, for each of its sets; everybody could compute it (TEL-07)."""
    if state.handed is None:
        return ()
    return grids_after(state.grid, action_of(state.materials.actions, state.handed))


def _ending(state: State) -> Ending:
    assert state.reason is not None
    lost = state.reason is Reason.LOSE_CONDITION
    return Ending(
        reason=state.reason,
        winners=state.winners,
        lines=lines_met(state.grid, state.loses if lost else state.wins),
        guesses=mode_rules(state).guesses(state),
    )
