"""Other worlds that a viewer of Rorschach cannot tell from this one, for the proofs of secrecy."""

from __future__ import annotations

from itertools import permutations

from msgspec.structs import replace

from unspoken.games.rorschach.display import SYMBOLS, left
from unspoken.games.rorschach.teams import decides
from unspoken.games.rorschach.types import Phase, State, Symbol
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Viewer


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Other piles; another matching, as far as it is not shown; a team not one's own is yet to wish."""
    other = replace(
        state,
        image_pile=chance.shuffled(state.image_pile),
        word_pile=chance.shuffled(state.word_pile),
        matching=_other_matching(state, viewer, chance),
    )
    team = decides(state)
    if team is None or (viewer is not None and state.teams[viewer] == team):
        return other
    return replace(other, wishes=(None,) * state.seats, lean=None)


def _other_matching(state: State, viewer: Viewer, chance: Chance) -> tuple[Symbol, ...]:
    """Any matching with the symbols that were revealed; the subject's own is the true one."""
    if viewer == state.subject or not state.matching or state.phase in (Phase.SCORED, Phase.OVER):
        return state.matching
    shown = {left(state).index(reveal.image): reveal.symbol for reveal in state.reveals}
    fitting = [
        symbols
        for symbols in permutations(SYMBOLS)
        if all(symbols[place] is symbol for place, symbol in shown.items())
    ]
    return chance.pick(fitting)
