"""How players of each temper choose: the bot's own choices, and the likelihood of others' choices.

Arrays have the axes temper, type of the chooser, and choice, as far as they apply.
"""

from __future__ import annotations

import numpy as np

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Card
from unspoken.games.telepathic.inference.endgame_plan import endgame_plan
from unspoken.games.telepathic.inference.knowledge import (
    COLOUR,
    PLACE_MATRICES,
    PLACES,
    Array,
    CommonBelief,
    Knowledge,
    knowledge,
    wanted_place,
)
from unspoken.games.telepathic.inference.posterior import Audience
from unspoken.games.telepathic.inference.prospect import Decision, Prospects
from unspoken.games.telepathic.inference.temperament import Outlook, Tempers
from unspoken.games.telepathic.types import Mode
from unspoken.kernel.types import Seat

_TINY = 1e-4
_UNHEARD = 0.02
"""Lower bound of the chance of being read correctly, if a choice suggests another win condition."""
_FEAR = 0.3
"""How much the opponents' chances reduce the value for a player's own team."""
_AT_ITS_NUMBER = 0.5
"""The value of the set that has the number of the wanted condition, for players who signal by places."""
_OUTLOOKS = tuple(Outlook)


def hand_worths(decision: Decision, tempers: Tempers, performers: Array) -> Array:
    """Return the value of each open card, by outlook and by type of the hander.

    `performers` is the probability of each temper of the performer, for each of its types.
    """
    ahead = [decision.prospects(card) for card in decision.row]
    return np.stack([_card_worths(decision, grids, tempers, performers) for grids in ahead], axis=-1)


def hope_of_going_on(worths: Array, type_index: int) -> float:
    """Return the chance of winning for a hander of this type who hands the best card."""
    return float(worths[_OUTLOOKS.index(Outlook.LASTING), type_index].max())


def hand_chances(decision: Decision, tempers: Tempers, worths: Array, audience: Audience) -> Array:
    """Return the probability that the hander chooses each open card, given the values of the cards."""
    chances = _legible(_soft(worths, tempers, hands=True), decision, tempers, decision.hander, audience)
    return _planned(chances, tempers, endgame_plan(decision))


def perform_chances(decision: Decision, tempers: Tempers, audience: Audience, card: Card) -> Array:
    """Return the probability that the performer chooses each of a card's four sets."""
    who = knowledge(decision.mode, decision.performer)
    worths = _worths(decision, decision.prospects(card), who)
    chances = _legible(_soft(worths, tempers, hands=False), decision, tempers, decision.performer, audience)
    return _planned(chances, tempers, endgame_plan(decision, card))


def _planned(chances: Array, tempers: Tempers, plan: Array | None) -> Array:
    """Replace the chances of planning tempers with the plan, without its announcement: a card was handed."""
    if plan is None:
        return chances
    planning = np.array([temper.plans for temper in tempers])[:, None, None]
    return np.where(planning, plan[:, : chances.shape[-1]], chances)


def _card_worths(decision: Decision, ahead: Prospects, tempers: Tempers, performers: Array) -> Array:
    """Return the value of a card, by outlook and by type of the hander."""
    who, doer = knowledge(decision.mode, decision.hander), knowledge(decision.mode, decision.performer)
    naive = _with_lapses(_soft(_worths(decision, ahead, doer), tempers, hands=False), tempers)
    chosen = np.einsum("kt,kts->ts", performers, naive)
    answered = decision.belief[doer.kind] * chosen.T[:, doer.by_pair]
    belief = (answered, decision.belief[1]) if doer.kind == COLOUR else (decision.belief[0], answered)
    both, own, looks, placed = _single_line_worths(decision, ahead, who)
    return np.stack(
        [
            _together(decision, ahead.together, ahead, who, belief).sum(axis=0),
            _together(decision, ahead.lasting, ahead, who, belief).sum(axis=0),
            0.5 * both.max(axis=0) + 0.5 * both.mean(axis=0),
            own.max(axis=0),
            looks.mean(axis=0),
            placed.max(axis=0),
        ]
    )


def _worths(decision: Decision, ahead: Prospects, who: Knowledge) -> Array:
    """Return the value of each of the four grids, by outlook and by type."""
    together = [
        _together(decision, worth, ahead, who, decision.belief) for worth in (ahead.together, ahead.lasting)
    ]
    return np.stack([*together, *_single_line_worths(decision, ahead, who)]).swapaxes(1, 2)


def _single_line_worths(decision: Decision, ahead: Prospects, who: Knowledge) -> tuple[Array, ...]:
    """Return, by set and type, the value of a grid for players who think of one line at a time."""
    own = _single_line_value(decision, ahead.own, ahead, who)
    place, other = wanted_place(decision.mode, decision.performer), 1 - who.kind
    partner = decision.belief[other] * ahead.own[:, other, PLACES[place]] * ahead.alive[:, other, PLACES[1]]
    looks = _single_line_value(decision, ahead.looks, ahead, who)
    return (
        own * partner.sum(axis=1)[:, None],
        own,
        looks,
        own + _AT_ITS_NUMBER * _numbered_sets(decision, who),
    )


def _numbered_sets(decision: Decision, who: Knowledge) -> Array:
    """Return, by set and type, 1 where the set has the number of the wanted condition."""
    place = wanted_place(decision.mode, decision.performer)
    if place not in who.places:
        return np.zeros((SETS_OF_A_CARD, len(who.types)))
    wins = [cards[who.places.index(place)] for cards in who.types]
    return np.eye(SETS_OF_A_CARD)[:, wins]


def _together(
    decision: Decision, worth: Array, ahead: Prospects, who: Knowledge, belief: CommonBelief
) -> Array:
    """Return, by set and type, the chance that both conditions are met, under this belief."""
    place = wanted_place(decision.mode, decision.performer)
    values = _team_chances(decision, worth, ahead, who, belief, place)
    if decision.mode is Mode.OPPOSED:
        values = values * (1 - _FEAR * _team_chances(decision, worth, ahead, who, belief, 1 - place))
    return values


def _team_chances(
    decision: Decision, worth: Array, ahead: Prospects, who: Knowledge, belief: CommonBelief, place: int
) -> Array:
    """Return, by set and type, the chances of the team whose conditions are at this place of the pairs."""
    own, other = who.kind, 1 - who.kind
    partner = (belief[other] * ahead.alive[:, other, PLACES[1]]) @ PLACE_MATRICES[place]
    inner = np.einsum("sij,sj->si", worth if own == COLOUR else worth.swapaxes(1, 2), partner)
    return _by_type(decision, ahead, who, belief[own] * inner[:, PLACES[place]])


def _single_line_value(decision: Decision, lines: Array, ahead: Prospects, who: Knowledge) -> Array:
    """Return, by set and type, the value of a grid for players who think only of their own line."""
    place = wanted_place(decision.mode, decision.performer)
    return _by_type(decision, ahead, who, decision.belief[who.kind] * lines[:, who.kind, PLACES[place]])


def _by_type(decision: Decision, ahead: Prospects, who: Knowledge, by_pair: Array) -> Array:
    """Return the mean over the pairs that a type cannot distinguish; 0 if a lose condition is met."""
    shares = decision.belief[who.kind] @ who.pairs_to_types
    values: Array = (by_pair * ahead.alive[:, who.kind, PLACES[1]]) @ who.pairs_to_types
    return np.divide(values, shares, out=np.zeros_like(values), where=shares > 0)


def _soft(worths: Array, tempers: Tempers, *, hands: bool) -> Array:
    """Return probabilities that grow with the value of a choice."""
    blind = np.array([hands and temper.any_card for temper in tempers])
    power = np.where(blind, 0.0, [temper.rationality for temper in tempers])[:, None, None]
    steepness = np.where(blind, 0.0, [temper.steepness for temper in tempers])[:, None, None]
    values = worths[[_OUTLOOKS.index(temper.outlook) for temper in tempers]]
    return _share((values + _TINY) ** power * np.exp(steepness * values))


def _with_lapses(chances: Array, tempers: Tempers) -> Array:
    lapses = np.array([temper.lapses for temper in tempers])[:, None, None]
    mixed: Array = (1 - lapses) * chances + lapses / chances.shape[-1]
    return mixed


def _legible(
    naive: Array, decision: Decision, tempers: Tempers, seat: Seat | None, audience: Audience
) -> Array:
    """Weigh choices also by how well they reveal the chooser's win condition to the audience."""
    who, place = knowledge(decision.mode, seat), wanted_place(decision.mode, seat)
    if place not in who.places:
        return _with_lapses(naive, tempers)
    read = _audience_belief(_with_lapses(naive, tempers), who, place, audience)
    wins = [cards[who.places.index(place)] for cards in who.types]
    care = np.array([temper.legibility for temper in tempers])[:, None, None]
    return _with_lapses(_share(naive * (read[wins] + _UNHEARD) ** care), tempers)


def _audience_belief(naive: Array, who: Knowledge, place: int, audience: Audience) -> Array:
    """Return the probability of each win condition that the audience believes after each choice."""
    likely = audience.beliefs[:, :, None] * naive[:, who.by_pair, :]
    by_win = np.einsum("kpc,pw->kwc", likely, PLACE_MATRICES[place])
    read: Array = np.einsum("k,kwc->wc", audience.shares, _share(by_win, axis=1))
    return read


def _share(weights: Array, axis: int = -1) -> Array:
    total = weights.sum(axis=axis, keepdims=True)
    even = np.full_like(weights, 1 / weights.shape[axis])
    shares: Array = np.divide(weights, total, out=even, where=total > 0)
    return shares
