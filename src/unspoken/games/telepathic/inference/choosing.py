"""How somebody of each temper chooses, softly rationally: what the bot does itself, and how it reads others.

Arrays are by temper, by type of the one who chooses, and by choice, as far as they have these axes.
"""

from __future__ import annotations

import numpy as np

from unspoken.games.telepathic.cards import Card
from unspoken.games.telepathic.inference.knowledge import (
    COLOUR,
    PLACES,
    STANDS,
    Array,
    CommonBelief,
    Knowledge,
    knowledge,
    wanted_place,
)
from unspoken.games.telepathic.inference.prospect import Decision, Prospects
from unspoken.games.telepathic.inference.reading import Audience
from unspoken.games.telepathic.inference.temperament import Outlook, Tempers
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.game import Seat

_TINY = 1e-4
_UNHEARD = 0.02
"""What is left of the hope to be read rightly where a choice tells the wrong thing."""
_FEAR = 0.3
"""How much an opponent's hopes spoil one's own."""
_OUTLOOKS = tuple(Outlook)


def hand_chances(decision: Decision, tempers: Tempers, performers: Array, audience: Audience) -> Array:
    """How the hander chooses among the open cards.

    `performers` is how likely the performer is to be of each temper, for each type that it may be.
    """
    who, doer = knowledge(decision.mode, decision.hander), knowledge(decision.mode, decision.performer)
    together, own, looks = [], [], []
    for card in decision.row:
        ahead = decision.prospects(card)
        chosen = np.einsum(
            "kt,kts->ts", performers, _soft(_worths(decision, ahead, doer), tempers, hands=False)
        )
        together.append(_worth_once_performed(decision, ahead, who, doer, chosen))
        own.append(_alone(decision, ahead.own, ahead, who).max(axis=0))
        looks.append(_alone(decision, ahead.looks, ahead, who).mean(axis=0))
    worths = np.stack([np.stack(together, 1), np.stack(own, 1), np.stack(looks, 1)])
    return _legible(_soft(worths, tempers, hands=True), decision, tempers, decision.hander, audience)


def perform_chances(decision: Decision, tempers: Tempers, audience: Audience, card: Card) -> Array:
    """How the performer chooses among a card's four sets."""
    who = knowledge(decision.mode, decision.performer)
    worths = _worths(decision, decision.prospects(card), who)
    return _legible(_soft(worths, tempers, hands=False), decision, tempers, decision.performer, audience)


def _worths(decision: Decision, ahead: Prospects, who: Knowledge) -> Array:
    """For each outlook and type, what each of the four grids is worth."""
    together = _together(decision, ahead, who, decision.belief)
    own, looks = _alone(decision, ahead.own, ahead, who), _alone(decision, ahead.looks, ahead, who)
    return np.stack([together.T, own.T, looks.T])


def _worth_once_performed(
    decision: Decision, ahead: Prospects, who: Knowledge, doer: Knowledge, chosen: Array
) -> Array:
    """What a card is worth to each type of the hander, if each type of the performer chooses so."""
    answered = decision.belief[doer.kind] * chosen.T[:, doer.by_pair]
    belief = (answered, decision.belief[1]) if doer.kind == COLOUR else (decision.belief[0], answered)
    worth: Array = _together(decision, ahead, who, belief).sum(axis=0)
    return worth


def _together(decision: Decision, ahead: Prospects, who: Knowledge, belief: CommonBelief) -> Array:
    """By set and type: the hope that both conditions are met, if the hidden pairs are so likely."""
    place = wanted_place(decision.mode, decision.performer)
    values = _hoped(decision, ahead, who, belief, place)
    if decision.mode is Mode.OPPOSED:
        values = values * (1 - _FEAR * _hoped(decision, ahead, who, belief, 1 - place))
    return values


def _hoped(decision: Decision, ahead: Prospects, who: Knowledge, belief: CommonBelief, place: int) -> Array:
    """By set and type: the chances of the team whose conditions stand in this place of the pairs."""
    own, other = who.kind, 1 - who.kind
    beside = (belief[other] * ahead.alive[:, other, PLACES[1]]) @ STANDS[place]
    worth = ahead.together if own == COLOUR else ahead.together.swapaxes(1, 2)
    inner = np.einsum("sij,sj->si", worth, beside)
    return _by_type(decision, ahead, who, belief[own] * inner[:, PLACES[place]])


def _alone(decision: Decision, lines: Array, ahead: Prospects, who: Knowledge) -> Array:
    """By set and type: what a grid is worth to somebody who thinks of the own line alone."""
    place = wanted_place(decision.mode, decision.performer)
    return _by_type(decision, ahead, who, decision.belief[who.kind] * lines[:, who.kind, PLACES[place]])


def _by_type(decision: Decision, ahead: Prospects, who: Knowledge, by_pair: Array) -> Array:
    """The mean over the pairs that a type cannot tell apart; nothing where a lose condition is met."""
    shares = decision.belief[who.kind] @ who.gathers
    values: Array = (by_pair * ahead.alive[:, who.kind, PLACES[1]]) @ who.gathers
    return np.divide(values, shares, out=np.zeros_like(values), where=shares > 0)


def _soft(worths: Array, tempers: Tempers, *, hands: bool) -> Array:
    """The better a choice, the likelier; now and then any."""
    power = np.array([0.0 if hands and one.any_card else one.rationality for one in tempers])
    seen = worths[[_OUTLOOKS.index(one.outlook) for one in tempers]]
    return _with_lapses(_share((seen + _TINY) ** power[:, None, None]), tempers)


def _with_lapses(chances: Array, tempers: Tempers) -> Array:
    lapses = np.array([one.lapses for one in tempers])[:, None, None]
    kept: Array = (1 - lapses) * chances + lapses / chances.shape[-1]
    return kept


def _legible(
    naive: Array, decision: Decision, tempers: Tempers, seat: Seat | None, audience: Audience
) -> Array:
    """Chances by worth, and by how well a choice tells the chooser's win condition to plain readers."""
    who, place = knowledge(decision.mode, seat), wanted_place(decision.mode, seat)
    if place not in who.places:
        return naive
    read = _read(naive, who, place, audience)
    wins = [held[who.places.index(place)] for held in who.types]
    care = np.array([one.legibility for one in tempers])[:, None, None]
    told = _share(naive * (read[wins] + _UNHEARD) ** care)
    return np.where(care > 0, _with_lapses(told, tempers), naive)


def _read(naive: Array, who: Knowledge, place: int, audience: Audience) -> Array:
    """By win condition and choice: what the audience then believes."""
    likely = audience.beliefs[:, :, None] * naive[:, who.by_pair, :]
    by_win = np.einsum("kpc,pw->kwc", likely, STANDS[place])
    read: Array = np.einsum("k,kwc->wc", audience.shares, _share(by_win, axis=1))
    return read


def _share(weights: Array, axis: int = -1) -> Array:
    total = weights.sum(axis=axis, keepdims=True)
    even = np.full_like(weights, 1 / weights.shape[axis])
    shares: Array = np.divide(weights, total, out=even, where=total > 0)
    return shares
