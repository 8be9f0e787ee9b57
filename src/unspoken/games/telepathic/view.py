"""What is seen of a game of Telepathic: built from nothing, so that hidden means absent."""

from __future__ import annotations

from unspoken.games.telepathic.afterwards import beliefs
from unspoken.games.telepathic.conditions import lines_met
from unspoken.games.telepathic.modes import mode_rules
from unspoken.games.telepathic.types import Ending, Phase, Private, Public, Reason, Role, State, Wish
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import BySeat

_PLAYED = (Phase.HANDING, Phase.PERFORMING)


def public(state: State) -> Public:
    """The grid, the open cards and every turn; conditions and beliefs when the game is over."""
    mode, over = mode_rules(state), state.phase is Phase.OVER
    going = state.phase in _PLAYED
    return Public(
        mode=state.options.mode,
        phase=state.phase,
        roles=mode.roles(state.seats),
        actions=state.materials.actions,
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
        turns=state.turns,
        named=state.named,
        ending=_ending(state) if over else None,
        wins=state.wins if over else (),
        loses=state.loses if over else (),
        beliefs=beliefs(state) if over else (),
    )


def private(state: State, seat: Seat) -> Private:
    """Own conditions; a director sees what all directors wish, and in a pause each sees the own choice."""
    return Private(state.wins[seat], state.loses[seat], _visible_wishes(state, seat))


def _visible_wishes(state: State, seat: Seat) -> BySeat[Wish | None]:
    directing = mode_rules(state).roles(state.seats)[seat] is Role.DIRECTOR
    shown = tuple(wish if directing or one == seat else None for one, wish in enumerate(state.wishes))
    return shown if any(wish is not None for wish in shown) else ()


def _ending(state: State) -> Ending:
    assert state.reason is not None
    lost = state.reason is Reason.LOSE_CONDITION
    return Ending(state.reason, state.winners, lines_met(state.grid, state.loses if lost else state.wins))
