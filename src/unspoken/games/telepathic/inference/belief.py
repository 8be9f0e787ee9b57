"""What everybody who has followed a game can believe of the hidden cards, exactly, turn by turn."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.inference.choosing import hand_chances, hand_worths, perform_chances
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.knowledge import CommonBelief, knowledge
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.prospect import Decision
from unspoken.games.telepathic.inference.reading import Reading
from unspoken.games.telepathic.inference.temperament import Tempers
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.game import Seat

_STRIDE = 64


def belief_after(history: History, tempers: Tempers) -> tuple[CommonBelief, Grid]:
    """The belief after all turns so far, whatever the tempers are, and the grid."""
    reading, grid = reading_after(history, tempers)
    return reading.belief(), grid


@lru_cache(maxsize=2048)
def reading_after(history: History, tempers: Tempers) -> tuple[Reading, Grid]:
    """What can be read after all turns so far, and the grid."""
    if not history.turns:
        return Reading.fresh(history.mode, tempers, history.seats), history.start
    for known in range(_STRIDE, len(history.turns), _STRIDE):
        reading_after(replace(history, turns=history.turns[:known]), tempers)  # or it would nest too deep
    turn, earlier = history.turns[-1], replace(history, turns=history.turns[:-1])
    row = tuple(sorted(turn.row))
    reading = reading_once_handed(earlier, tempers, row, turn.hander, turn.performer, turn.card)
    decision = decision_after(earlier, row, turn.hander, turn.performer, reading)
    chances = perform_chances(decision, tempers, reading.audience(turn.performer, turn.hander), turn.card)
    reading = reading.after(turn.performer, chances, turn.on)
    grid = decision.masks.grid_after(decision.grid, turn.card, turn.on)
    if history.mode is Mode.OPPOSED:
        return reading, grid
    alive = decision.prospects(turn.card).alive[turn.on]
    return reading.survived((alive[0], alive[1])), grid


@lru_cache(maxsize=2048)
def reading_once_handed(
    history: History, tempers: Tempers, row: Cards, hander: Seat | None, performer: Seat, card: Card
) -> Reading:
    """What can be read once a card of this row has been handed."""
    reading, _ = reading_after(history, tempers)
    if not knowledge(history.mode, hander).places:
        return reading
    decision = decision_after(history, row, hander, performer, reading)
    audience = reading.audience(hander, performer)
    worths = hand_worths(decision, tempers, reading.shares_by_type(performer))
    chances = hand_chances(decision, tempers, worths, audience)
    return reading.after(hander, chances, row.index(card))


def decision_after(
    history: History, row: Cards, hander: Seat | None, performer: Seat, reading: Reading
) -> Decision:
    """The decision that stands after these turns."""
    return Decision(
        history.mode,
        mask_table(history.actions),
        reading_after(history, reading.tempers)[1],
        row,
        history.cards_to_come(row),
        history.cards_return(row),
        history.turns_left() - 1,
        hander,
        performer,
        reading.belief(),
        bool(history.turns),
        reading.kindred_belief(),
    )
