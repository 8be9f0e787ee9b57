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
from unspoken.games.telepathic.inference.plan import plan_of
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


def hand_worths(decision: Decision, tempers: Tempers, performers: Array) -> Array:
    """For each outlook and type of the hander, what each of the open cards is worth.

    `performers` is how likely the performer is to be of each temper, for each type that it may be.
    """
    ahead = [decision.prospects(card) for card in decision.row]
    return np.stack([_card_worths(decision, one, tempers, performers) for one in ahead], axis=-1)


def hope_of_going_on(worths: Array, held: int) -> float:
    """How likely the game is to be won by a hander of this type who hands the best of the cards."""
    return float(worths[_OUTLOOKS.index(Outlook.LASTING), held].max())


def hand_chances(decision: Decision, tempers: Tempers, worths: Array, audience: Audience) -> Array:
    """How the hander chooses among the open cards, each worth so much."""
    chances = _legible(_soft(worths, tempers, hands=True), decision, tempers, decision.hander, audience)
    return _planned(chances, tempers, plan_of(decision))


def perform_chances(decision: Decision, tempers: Tempers, audience: Audience, card: Card) -> Array:
    """How the performer chooses among a card's four sets."""
    who = knowledge(decision.mode, decision.performer)
    worths = _worths(decision, decision.prospects(card), who)
    chances = _legible(_soft(worths, tempers, hands=False), decision, tempers, decision.performer, audience)
    return _planned(chances, tempers, plan_of(decision, card))


def _planned(chances: Array, tempers: Tempers, plan: Array | None) -> Array:
    """The chances with those of who plans as planned: who would have announced would have handed nothing."""
    if plan is None:
        return chances
    planning = np.array([one.plans for one in tempers])[:, None, None]
    return np.where(planning, plan[:, : chances.shape[-1]], chances)


def _card_worths(decision: Decision, ahead: Prospects, tempers: Tempers, performers: Array) -> Array:
    """For each outlook and type of the hander, what a card is worth."""
    who, doer = knowledge(decision.mode, decision.hander), knowledge(decision.mode, decision.performer)
    chosen = np.einsum("kt,kts->ts", performers, _soft(_worths(decision, ahead, doer), tempers, hands=False))
    answered = decision.belief[doer.kind] * chosen.T[:, doer.by_pair]
    belief = (answered, decision.belief[1]) if doer.kind == COLOUR else (decision.belief[0], answered)
    both, own, looks = _alone_worths(decision, ahead, who)
    return np.stack(
        [
            _together(decision, ahead.together, ahead, who, belief).sum(axis=0),
            _together(decision, ahead.lasting, ahead, who, belief).sum(axis=0),
            0.5 * both.max(axis=0) + 0.5 * both.mean(axis=0),
            own.max(axis=0),
            looks.mean(axis=0),
        ]
    )


def _worths(decision: Decision, ahead: Prospects, who: Knowledge) -> Array:
    """For each outlook and type, what each of the four grids is worth."""
    together = [
        _together(decision, worth, ahead, who, decision.belief) for worth in (ahead.together, ahead.lasting)
    ]
    return np.stack([*together, *_alone_worths(decision, ahead, who)]).swapaxes(1, 2)


def _alone_worths(decision: Decision, ahead: Prospects, who: Knowledge) -> tuple[Array, Array, Array]:
    """By set and type: what a grid is worth to somebody who thinks of one line at a time."""
    own = _alone(decision, ahead.own, ahead, who)
    place, other = wanted_place(decision.mode, decision.performer), 1 - who.kind
    beside = decision.belief[other] * ahead.own[:, other, PLACES[place]] * ahead.alive[:, other, PLACES[1]]
    return own * beside.sum(axis=1)[:, None], own, _alone(decision, ahead.looks, ahead, who)


def _together(
    decision: Decision, worth: Array, ahead: Prospects, who: Knowledge, belief: CommonBelief
) -> Array:
    """By set and type: the hope that both conditions are met, if the hidden pairs are so likely."""
    place = wanted_place(decision.mode, decision.performer)
    values = _hoped(decision, worth, ahead, who, belief, place)
    if decision.mode is Mode.OPPOSED:
        values = values * (1 - _FEAR * _hoped(decision, worth, ahead, who, belief, 1 - place))
    return values


def _hoped(
    decision: Decision, worth: Array, ahead: Prospects, who: Knowledge, belief: CommonBelief, place: int
) -> Array:
    """By set and type: the chances of the team whose conditions stand in this place of the pairs."""
    own, other = who.kind, 1 - who.kind
    beside = (belief[other] * ahead.alive[:, other, PLACES[1]]) @ STANDS[place]
    inner = np.einsum("sij,sj->si", worth if own == COLOUR else worth.swapaxes(1, 2), beside)
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
