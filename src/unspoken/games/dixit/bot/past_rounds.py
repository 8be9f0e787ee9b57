"""The likelihood of the decoys and votes of a past round under each voter model."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from unspoken.games.dixit.bot.clue_forms import told_card
from unspoken.games.dixit.bot.voter_models import MODEL_COUNT, Nearness, Numbers, VoterModels
from unspoken.games.dixit.sizes import hand_size
from unspoken.games.dixit.types import PastRound
from unspoken.kernel.types import Seat

WORLDS = 4
"""How many samples of the noise are drawn for each remembered round."""
LAY_SHARPNESS = 1.1
"""How sharply decoys are chosen, relative to votes."""
_HANDS = 12
"""How many hands are sampled for each decoy."""
_LEAST = 1e-6


def round_likelihoods(
    past: PastRound,
    voters: Sequence[Seat],
    near: Nearness,
    bonus: float,
    models: VoterModels,
    draw: np.random.Generator,
) -> Numbers:
    """Return log likelihoods of each voter's actions, by model, noise sample and voter.

    The bonus is what eyes add to the teller's card, so the votes also tell how well the voters see.
    Summing over voters within one noise sample gives the log likelihood of their joint actions.
    """
    liked, surprise = models.preferences(near)
    noise = surprise[:, None, None] * draw.normal(size=(MODEL_COUNT, WORLDS, len(past.board)))
    places = {card: place for place, card in enumerate(near)}
    leans = liked[:, None, [places[card] for card in past.board]] + noise
    leans[:, :, past.board.index(told_card(past))] += bonus * models.eyes[:, None]
    rest = draw.integers(len(near), size=(_HANDS, hand_size(len(past.votes)) - 1))
    rivals = np.exp(LAY_SHARPNESS * liked[:, rest]).sum(axis=2)
    weights = np.exp(leans - leans.max(axis=2, keepdims=True)) + _LEAST
    likelihoods = np.zeros((MODEL_COUNT, WORLDS, len(voters)))
    for place, voter in enumerate(voters):
        if voter != past.teller:
            likelihoods[:, :, place] += _voted(weights, past, voter) + _laid(leans, past, voter, rivals)
    return likelihoods


def _voted(weights: Numbers, past: PastRound, voter: Seat) -> Numbers | float:
    """Return the log likelihood of the vote, among the cards that were not the voter's own."""
    number = past.votes[voter] if voter < len(past.votes) else None
    if number is None:
        return 0.0
    others = np.array(past.owners) != voter
    voted: Numbers = np.log(weights[:, :, number - 1] / weights[:, :, others].sum(axis=2))
    return voted


def _laid(leans: Numbers, past: PastRound, voter: Seat, rivals: Numbers) -> Numbers | float:
    """Return the log likelihood of the voter's decoys; the voter's hand is unknown, so hands are sampled."""
    own = [place for place, owner in enumerate(past.owners) if owner == voter]
    if not own:
        return 0.0
    liked = np.exp(LAY_SHARPNESS * leans[:, :, own, None])
    chosen = (liked / (liked + rivals[:, None, None, :])).mean(axis=3)
    laid: Numbers = np.log(chosen + _LEAST).sum(axis=2)
    return laid
