"""What everybody who has followed a game can believe of the hidden cards, exactly, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import assert_never

from unspoken.games.telepathic.cards import OPEN_CARDS, Action, Card, Cards
from unspoken.games.telepathic.inference.choosing import Chances, Decision, hand_chances, perform_chances
from unspoken.games.telepathic.inference.knowledge import (
    PAIRS,
    UNKNOWN,
    CommonBelief,
    Knowledge,
    PairChances,
    knowledge,
    normalized,
)
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.temperament import Temperament
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import Mode, Turn
from unspoken.kernel.game import Seat

ENDLESS = 99
"""Turns that are left where cards come back for ever."""
_STRIDE = 64


@dataclass(frozen=True)
class History:
    """A game as everybody has seen it, from the deal on."""

    mode: Mode
    actions: tuple[Action, ...]
    start: Grid
    removed: int
    turns: tuple[Turn, ...]

    def turns_left(self) -> int:
        """How many turns there can be from here on, this one among them."""
        deck = len(self.actions) - OPEN_CARDS - self.removed
        match self.mode:
            case Mode.STANDARD | Mode.DIRECTOR:
                return deck + OPEN_CARDS - len(self.turns)
            case Mode.FOUR_PARTNERS:
                return 2 * deck + OPEN_CARDS + 1 - len(self.turns)
            case Mode.FIRST | Mode.OPPOSED:
                return ENDLESS
            case _:
                assert_never(self.mode)

    def cards_to_come(self, row: Cards) -> Cards:
        """The cards that may still be open at some time, those of the row among them."""
        if self.mode is Mode.FIRST or self.turns_left() == len(row):
            return row
        if self.mode in (Mode.OPPOSED, Mode.FOUR_PARTNERS):
            return tuple(action.card for action in self.actions)
        used = {turn.card for turn in self.turns}
        return tuple(action.card for action in self.actions if action.card not in used)


@lru_cache(maxsize=2048)
def belief_after(history: History, temperament: Temperament) -> tuple[CommonBelief, Grid]:
    """The belief after all turns so far, and the grid."""
    if not history.turns:
        return UNKNOWN, history.start
    for known in range(_STRIDE, len(history.turns), _STRIDE):
        belief_after(replace(history, turns=history.turns[:known]), temperament)  # or it would nest too deep
    turn, earlier = history.turns[-1], replace(history, turns=history.turns[:-1])
    belief = belief_once_handed(earlier, temperament, turn.row, turn.hander, turn.performer, turn.card)
    decision = decision_after(earlier, temperament, turn.row, turn.hander, turn.performer, belief)
    chances = perform_chances(decision, temperament, turn.card)
    belief = _read(belief, knowledge(history.mode, turn.performer), chances, turn.on, temperament)
    grid = decision.masks.grid_after(decision.grid, turn.card, turn.on)
    return _survived(history, belief, grid), grid


@lru_cache(maxsize=2048)
def belief_once_handed(
    history: History,
    temperament: Temperament,
    row: Cards,
    hander: Seat | None,
    performer: Seat,
    card: Card,
) -> CommonBelief:
    """The belief once a card of this row has been handed."""
    belief, _ = belief_after(history, temperament)
    who = knowledge(history.mode, hander)
    if not who.places:
        return belief
    decision = decision_after(history, temperament, row, hander, performer, belief)
    return _read(belief, who, hand_chances(decision, temperament), row.index(card), temperament)


def decision_after(
    history: History,
    temperament: Temperament,
    row: Cards,
    hander: Seat | None,
    performer: Seat,
    belief: CommonBelief,
) -> Decision:
    """The decision that stands after these turns."""
    _, grid = belief_after(history, temperament)
    return Decision(
        history.mode,
        mask_table(history.actions),
        grid,
        row,
        history.cards_to_come(row),
        history.mode in (Mode.FIRST, Mode.OPPOSED, Mode.FOUR_PARTNERS),
        history.turns_left() - 1,
        hander,
        performer,
        belief,
    )


def _read(
    belief: CommonBelief, who: Knowledge, chances: Chances, choice: int, temperament: Temperament
) -> CommonBelief:
    """Bayes: what is left to believe after somebody has chosen."""
    noise = temperament.noise / len(chances[0])
    likely = [chances[held][choice] * (1 - temperament.noise) + noise for held in who.by_pair]
    weights = [before * share for before, share in zip(belief[who.kind], likely, strict=True)]
    return _with_kind(belief, who.kind, normalized(weights))


def _survived(history: History, belief: CommonBelief, grid: Grid) -> CommonBelief:
    """Nobody has lost: what the grid meets is nobody's lose condition (TEL-08)."""
    if history.mode is Mode.OPPOSED:
        return belief
    masks = mask_table(history.actions)
    for kind, seen in enumerate(masks.of_grid(grid)):
        alive = [not masks.met(seen[pair[1]]) for pair in PAIRS]
        weights = [chance if lives else 0.0 for chance, lives in zip(belief[kind], alive, strict=True)]
        belief = _with_kind(belief, kind, normalized(weights))
    return belief


def _with_kind(belief: CommonBelief, kind: int, chances: PairChances) -> CommonBelief:
    return (chances, belief[1]) if kind == 0 else (belief[0], chances)
