"""Bayesian beliefs about the hidden cards after every turn."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.inference.choosing import hand_chances, hand_worths, perform_chances
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.knowledge import CommonBelief, knowledge
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.posterior import Posterior
from unspoken.games.telepathic.inference.prospect import Decision
from unspoken.games.telepathic.inference.temperament import Tempers
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.types import Seat

_STRIDE = 64


def belief_after(history: History, tempers: Tempers) -> tuple[CommonBelief, Grid]:
    """Return the belief after all turns so far, averaged over tempers, and the grid."""
    posterior, grid = posterior_after(history, tempers)
    return posterior.belief(), grid


@lru_cache(maxsize=2048)
def posterior_after(history: History, tempers: Tempers) -> tuple[Posterior, Grid]:
    """Return the posterior after all turns so far, and the grid."""
    if not history.turns:
        return Posterior.fresh(history.mode, tempers, history.seats), history.start
    # fill the cache in steps, because the recursion would be too deep
    for known in range(_STRIDE, len(history.turns), _STRIDE):
        posterior_after(replace(history, turns=history.turns[:known]), tempers)
    turn, earlier = history.turns[-1], replace(history, turns=history.turns[:-1])
    row = tuple(sorted(turn.row))
    posterior = posterior_once_handed(earlier, tempers, row, turn.hander, turn.performer, turn.card)
    decision = decision_after(earlier, row, turn.hander, turn.performer, posterior)
    chances = perform_chances(decision, tempers, posterior.audience(turn.performer, turn.hander), turn.card)
    posterior = posterior.after(turn.performer, chances, turn.on)
    grid = decision.masks.grid_after(decision.grid, turn.card, turn.on)
    if history.mode is Mode.OPPOSED:
        return posterior, grid
    alive = decision.prospects(turn.card).alive[turn.on]
    return posterior.survived((alive[0], alive[1])), grid


@lru_cache(maxsize=2048)
def posterior_once_handed(
    history: History, tempers: Tempers, row: Cards, hander: Seat | None, performer: Seat, card: Card
) -> Posterior:
    """Return the posterior once a card of this row has been handed."""
    posterior, _ = posterior_after(history, tempers)
    if not knowledge(history.mode, hander).places:
        return posterior
    decision = decision_after(history, row, hander, performer, posterior)
    audience = posterior.audience(hander, performer)
    worths = hand_worths(decision, tempers, posterior.shares_by_type(performer))
    chances = hand_chances(decision, tempers, worths, audience)
    return posterior.after(hander, chances, row.index(card))


def decision_after(
    history: History, row: Cards, hander: Seat | None, performer: Seat, posterior: Posterior
) -> Decision:
    """Return the open decision after these turns."""
    return Decision(
        history.mode,
        mask_table(history.actions),
        posterior_after(history, posterior.tempers)[1],
        row,
        history.cards_to_come(row),
        history.cards_return(row),
        history.turns_left() - 1,
        hander,
        performer,
        posterior.belief(),
        bool(history.turns),
        posterior.kindred_belief(len(history.turns)),
    )
