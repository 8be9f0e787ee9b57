"""The views of Telepathic. They are built field by field, so that a hidden field is absent."""

from __future__ import annotations

from unspoken.games.telepathic.cards import SETS_OF_A_CARD
from unspoken.games.telepathic.conditions import lines_met
from unspoken.games.telepathic.grid import action_of, grid_after, grids_by_turn
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

_PLAYED = (Phase.HANDING, Phase.PERFORMING)


def public(state: State) -> Public:
    """Return the grid, the open cards and every turn; conditions when the game is over."""
    mode, over = mode_rules(state), state.phase is Phase.OVER
    going = state.phase in _PLAYED
    return Public(
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
        row=tuple(card for card in state.row if card != state.handed),
        deck=len(state.deck),
        removed=len(state.removed),
        used=state.used,
        handed=state.handed,
        previews=_previews(state),
        turns=state.turns,
        named=state.named,
        ending=_ending(state) if over else None,
        wins=state.wins if over else (),
        loses=state.loses if over else (),
        grids=grids_by_turn(state.start, state.turns, state.materials.actions) if over else (),
        questions=questions_by_turn(len(state.turns)) if over else (),
    )


def private(state: State, seat: Seat) -> Private:
    """Return the seat's own conditions and wish; for a director the wishes of all directors."""
    return Private(state.wins[seat], state.loses[seat], _visible_wishes(state, seat))


def _visible_wishes(state: State, seat: Seat) -> BySeat[Wish | None]:
    """Return the wishes that a seat may see: its own, and for a director every director's (TEL-17)."""
    roles = mode_rules(state).roles(state.seats)
    together = roles[seat] is Role.DIRECTOR
    shown = tuple(
        wish if other == seat or (together and role is Role.DIRECTOR) else None
        for other, (role, wish) in enumerate(zip(roles, state.wishes, strict=True))
    )
    return shown if any(wish is not None for wish in shown) else ()


def _previews(state: State) -> tuple[Grid, ...]:
    """Return the grid after the handed card, for each of its sets; everybody could compute it (TEL-07)."""
    if state.handed is None:
        return ()
    action = action_of(state.materials.actions, state.handed)
    return tuple(grid_after(state.grid, action, on) for on in range(SETS_OF_A_CARD))


def _ending(state: State) -> Ending:
    assert state.reason is not None
    lost = state.reason is Reason.LOSE_CONDITION
    return Ending(
        reason=state.reason,
        winners=state.winners,
        lines=lines_met(state.grid, state.loses if lost else state.wins),
        guesses=mode_rules(state).guesses(state),
    )
