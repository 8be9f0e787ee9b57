"""What a round that everybody saw tells of those who laid and voted in it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from unspoken.games.dixit.bot.minds import MINDS, Minds, Near, Numbers
from unspoken.games.dixit.sizes import hand_size
from unspoken.games.dixit.types import PastRound
from unspoken.kernel.game import Seat

WORLDS = 4
"""Surprises that are imagined for each round that is remembered."""
LAYING = 1.1
"""How surely a decoy is chosen, beside a vote."""
_HANDS = 12
"""Hands that are imagined behind a decoy."""
_LEAST = 1e-6


def evidence(
    one: PastRound, voters: Sequence[Seat], near: Near, minds: Minds, draw: np.random.Generator
) -> Numbers:
    """The logarithm of how likely each mind, under each surprise, would have done what each voter did.

    Minds, surprises, voters: a product over voters under one surprise is how likely they did so together.
    """
    liked, surprise = minds.likings(near)
    wild = surprise[:, None, None] * draw.normal(size=(MINDS, WORLDS, len(one.board)))
    places = {card: place for place, card in enumerate(near)}
    leans = liked[:, None, [places[card] for card in one.board]] + wild
    rest = draw.integers(len(near), size=(_HANDS, hand_size(len(one.votes)) - 1))
    rivals = np.exp(LAYING * liked[:, rest]).sum(axis=2)
    weights = np.exp(leans - leans.max(axis=2, keepdims=True)) + _LEAST
    told = np.zeros((MINDS, WORLDS, len(voters)))
    for place, voter in enumerate(voters):
        if voter != one.teller:
            told[:, :, place] += _voted(weights, one, voter) + _laid(leans, one, voter, rivals)
    return told


def _voted(weights: Numbers, one: PastRound, voter: Seat) -> Numbers | float:
    """By the vote, among the cards that were not the voter's own."""
    number = one.votes[voter] if voter < len(one.votes) else None
    if number is None:
        return 0.0
    others = np.array(one.owners) != voter
    voted: Numbers = np.log(weights[:, :, number - 1] / weights[:, :, others].sum(axis=2))
    return voted


def _laid(leans: Numbers, one: PastRound, voter: Seat, rivals: Numbers) -> Numbers | float:
    """By the decoys: each was liked better than the rest of a hand, which nobody else has seen."""
    own = [place for place, owner in enumerate(one.owners) if owner == voter]
    if not own:
        return 0.0
    liked = np.exp(LAYING * leans[:, :, own, None])
    chosen = (liked / (liked + rivals[:, None, None, :])).mean(axis=3)
    laid: Numbers = np.log(chosen + _LEAST).sum(axis=2)
    return laid
