"""States that a viewer of Rorschach cannot distinguish from the true state, and the games of the proofs."""

from __future__ import annotations

from itertools import permutations

from msgspec.structs import replace

from unspoken.games.rorschach.cards import Word
from unspoken.games.rorschach.display import SYMBOLS, images_left
from unspoken.games.rorschach.teams import deciding_team
from unspoken.games.rorschach.types import Materials, Options, Phase, State, Symbol
from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import OwnPace, Pace
from unspoken.kernel.types import Viewer


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Redraw the piles and the hidden part of the matching, and drop the wishes of the other team."""
    other = replace(
        state,
        image_pile=chance.shuffled(state.image_pile),
        word_pile=chance.shuffled(state.word_pile),
        matching=_other_matching(state, viewer, chance),
    )
    team = deciding_team(state)
    if team is None or (viewer is not None and state.teams[viewer] == team):
        return other
    return replace(other, wishes=(None,) * state.seats, lean=None)


def _other_matching(state: State, viewer: Viewer, chance: Chance) -> tuple[Symbol, ...]:
    """Return a random matching with the revealed symbols; for the subject the true one."""
    if viewer == state.subject or not state.matching or state.phase in (Phase.SCORED, Phase.OVER):
        return state.matching
    shown = {images_left(state).index(reveal.image): reveal.symbol for reveal in state.reveals}
    fitting = [
        symbols
        for symbols in permutations(SYMBOLS)
        if all(symbols[place] is symbol for place, symbol in shown.items())
    ]
    return chance.pick(fitting)


def trials() -> list[tuple[int, Options, Materials]]:
    """Return games with every seat count and house rule, packs that run out, and an evening's second game."""
    images = tuple(f"{number:016x}" for number in range(40))
    words = tuple(Word(f"word {number:02}", {"en": f"word {number:02}"}) for number in range(30))
    plenty, scarce = Materials(images, words), Materials(images[:24], words[:18])
    again = Materials(images, words, (*images[:37], *(word.id for word in words[:28])))
    return [
        (4, Options(), plenty),
        (5, Options(teams="shuffled", may_decline=True), scarce),
        (6, Options(first="first", pace=Pace.OFF), again),
        (7, Options(first="second", pace=Pace.BRISK, match_pace=OwnPace.RELAXED), scarce),
        (8, Options(may_decline=True, pace=Pace.OFF), plenty),
        (9, Options(teams="shuffled", first="first"), again),
        (10, Options(pace=Pace.BRISK), plenty),
    ]
