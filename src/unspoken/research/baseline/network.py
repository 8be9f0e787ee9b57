"""The network: a recurrent belief about every condition, and heads that rate moves and names.

All conditions share the same weights, so the network cannot prefer a colour or a shape. The belief uses only
what both partners have seen; a seat's own cards enter in the heads. The functions run with numpy, and with
`autograd.numpy` for training: the argument `xp` is that module.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic.cards import OPEN_CARDS, SETS_OF_A_CARD
from unspoken.research.baseline.distances import (
    CONDITIONS,
    FARTHEST_TOGETHER,
    KIND,
    MARKS,
    Distances,
    Places,
)
from unspoken.research.baseline.evidence import EVIDENCE, Floats, Ints, Sight, after_cards

Array: TypeAlias = Any
"""An array of numpy, or its counterpart in `autograd`."""
Weights: TypeAlias = dict[str, NDArray[np.floating[Any]]]

HIDDEN = 32
"""The size of the recurrent state of a condition."""
WIDTH = 32
_TOGETHER = FARTHEST_TOGETHER + 1
_TIME = 2
_CONTEXT = HIDDEN + 2 + 3
_NAME = HIDDEN + 2 + 2 * MARKS + _TOGETHER + 1 + _TIME
_CRITIC = 4 * MARKS + _TOGETHER + 4 + _TIME
_SHY = -2.0
"""The first bias of announcements: a game that ends at once teaches nothing."""
_NEVER = -1e9
_LATE = 20
_ONE_HOT = np.eye(_TOGETHER, dtype=np.float32)
_SHAPES = {
    "memory.input": (2 * EVIDENCE, 3 * HIDDEN),
    "memory.gates": (HIDDEN, 2 * HIDDEN),
    "memory.new": (HIDDEN, HIDDEN),
    "memory.bias": (3 * HIDDEN,),
    "belief": (HIDDEN, 2),
    "move.context": (_CONTEXT, WIDTH),
    "move.option": (MARKS + _TOGETHER, WIDTH),
    "move.bias": (WIDTH,),
    "move.joined": (WIDTH, WIDTH),
    "move.time": (_TIME, WIDTH),
    "perform": (WIDTH, 1),
    "hand": (2 * WIDTH, 1),
    "name": (_NAME, WIDTH),
    "name.bias": (WIDTH,),
    "name.out": (WIDTH, 2),
    "name.shy": (2,),
    "critic": (_CRITIC, WIDTH),
    "critic.bias": (WIDTH,),
    "critic.out": (WIDTH, 1),
}


def first_weights(rng: np.random.Generator) -> Weights:
    """Return random weights."""
    weights: Weights = {}
    for name, shape in _SHAPES.items():
        scale = 0.0 if len(shape) == 1 else (2 / shape[0]) ** 0.5
        if name in ("perform", "hand", "name.out", "critic.out"):
            scale *= 0.3  # the first policy is nearly uniform
        weights[name] = (scale * rng.standard_normal(shape)).astype(np.float32)
    weights["name.shy"][0] = _SHY
    return weights


def _linear(x: Array, matrix: Array) -> Array:
    """Multiply the last axis by a matrix, as one product of two matrices, which is faster than many."""
    return (x.reshape(-1, x.shape[-1]) @ matrix).reshape(*x.shape[:-1], matrix.shape[-1])


def _relu(x: Array) -> Array:
    return x * (x > 0)


def _sigmoid(xp: ModuleType, x: Array) -> Array:
    return 0.5 * (xp.tanh(0.5 * x) + 1.0)


def plain(x: Array) -> NDArray[Any]:
    """Return the value of an array of `autograd`, or a numpy array itself."""
    value: NDArray[Any] = x._value if hasattr(x, "_value") else x
    return value


def log_softmax(xp: ModuleType, logits: Array, axis: int = -1) -> Array:
    """Return the logarithms of the chances."""
    shifted = logits - plain(logits).max(axis=axis, keepdims=True)
    return shifted - xp.log(xp.sum(xp.exp(shifted), axis=axis, keepdims=True))


def blank_memory(games: int) -> Floats:
    """Return the recurrent state before the first turn."""
    return np.zeros((games, CONDITIONS, HIDDEN), np.float32)


def remember(xp: ModuleType, weights: Weights, memory: Array, evidence: Floats) -> Array:
    """Return the recurrent state after a turn (a gated recurrent unit for each condition)."""
    kinds = evidence.reshape(-1, 2, KIND, EVIDENCE)
    others = np.broadcast_to(kinds.mean(axis=2, keepdims=True), kinds.shape)
    both = np.concatenate([kinds, others], axis=-1).reshape(-1, CONDITIONS, 2 * EVIDENCE)
    given = _linear(both, weights["memory.input"]) + weights["memory.bias"]
    gates = _sigmoid(xp, given[..., : 2 * HIDDEN] + _linear(memory, weights["memory.gates"]))
    keep, reset = gates[..., :HIDDEN], gates[..., HIDDEN:]
    new = xp.tanh(given[..., 2 * HIDDEN :] + _linear(reset * memory, weights["memory.new"]))
    return keep * memory + (1.0 - keep) * new


def beliefs(xp: ModuleType, weights: Weights, memory: Array) -> Array:
    """Return log chances that each condition is its holder's wanted and dreaded one."""
    logits = _linear(memory, weights["belief"]).reshape(-1, 2, KIND, 2)
    return log_softmax(xp, logits, axis=2).reshape(-1, CONDITIONS, 2)


class Outlook(NamedTuple):
    """What the heads need of each game, from one seat: its own conditions come first."""

    memory: Array
    beliefs: Array
    own: Floats
    """For each condition: whether it is of the own kind, wanted, dreaded."""
    places: Places
    wanted: Places
    """The places of the wanted condition."""
    reading: Array
    """The log chance that the partner's belief gives to the wanted condition."""
    time: Floats


def time_marks(sight: Sight) -> Floats:
    """Return features of the time: the turn, and how many cards are open."""
    time = np.stack([np.minimum(sight.complete, _LATE) / _LATE, (sight.row > 0).mean(axis=1)], axis=1)
    return time.astype(np.float32)


def _turned(kind: Ints, by_condition: Array) -> Array:
    """Put the conditions of the own kind first."""
    order = (np.arange(CONDITIONS) + KIND * kind[:, None]) % CONDITIONS
    return by_condition[np.arange(len(kind))[:, None], order]


def _turned_smoothly(xp: ModuleType, kind: Ints, by_condition: Array) -> Array:
    """Do the same without an index: `autograd` is slow with indices."""
    other = xp.concatenate([by_condition[:, KIND:], by_condition[:, :KIND]], axis=1)
    return xp.where((kind == 0)[:, None, None], by_condition, other)


def outlook(xp: ModuleType, weights: Weights, sight: Sight, places: Places, memory: Array) -> Outlook:
    """Return what the heads need."""
    own = np.zeros((len(places), CONDITIONS, 3), np.float32)
    games = np.arange(len(places))
    own[:, :KIND, 0] = 1
    own[games, sight.win, 1] = 1
    own[games, sight.lose, 2] = 1
    believed = _turned_smoothly(xp, sight.kind, beliefs(xp, weights, memory))
    reading = xp.sum(believed[:, :KIND, 0] * own[:, :KIND, 1], axis=1)
    turned = _turned(sight.kind, places)
    return Outlook(
        _turned_smoothly(xp, sight.kind, memory),
        believed,
        own,
        turned,
        turned[games, sight.win],
        reading,
        time_marks(sight),
    )


def _option_marks(tables: Distances, options: Places, wanted: Places) -> Floats:
    """Return features of the conditions after each option; conditions of the own kind come first."""
    together = np.zeros((*options.shape, _TOGETHER), np.float32)
    together[..., KIND:, :] = _ONE_HOT[tables.together[wanted[..., None], options[..., KIND:]]]
    return np.concatenate([tables.marks[options], together], axis=-1)


def _moves(xp: ModuleType, weights: Weights, tables: Distances, of: Outlook, options: Places) -> Array:
    """Return a vector for each option: the sum over all conditions of what the option does to them."""
    wanted = (options[..., :KIND] * of.own[:, None, :KIND, 1]).sum(axis=-1).astype(np.int16)
    context = _linear(xp.concatenate([of.memory, of.beliefs, of.own], axis=-1), weights["move.context"])
    marks = _linear(_option_marks(tables, options, wanted), weights["move.option"])
    joined = xp.sum(_relu(marks + context[:, None] + weights["move.bias"]), axis=2)
    time = _linear(of.time, weights["move.time"])[:, None]
    return _relu(_linear(joined, weights["move.joined"]) + time)


def _options(tables: Distances, sight: Sight, places: Places, cards: Ints) -> Places:
    options = after_cards(tables, places, cards).reshape(len(places), -1, CONDITIONS)
    turned: Places = options[
        np.arange(len(places))[:, None, None],
        np.arange(options.shape[1])[None, :, None],
        ((np.arange(CONDITIONS) + KIND * sight.kind[:, None]) % CONDITIONS)[:, None],
    ]
    return turned


def perform_logits(
    xp: ModuleType, weights: Weights, tables: Distances, sight: Sight, places: Places, of: Outlook
) -> Array:
    """Rate the four sets of the handed card."""
    options = _options(tables, sight, places, sight.handed[:, None])
    return _linear(_moves(xp, weights, tables, of, options), weights["perform"])[..., 0]


def hand_logits(
    xp: ModuleType, weights: Weights, tables: Distances, sight: Sight, places: Places, of: Outlook
) -> Array:
    """Rate the open cards, by the mean and the best of their sets."""
    options = _options(tables, sight, places, sight.row)
    moves = _moves(xp, weights, tables, of, options).reshape(-1, OPEN_CARDS, SETS_OF_A_CARD, WIDTH)
    pooled = xp.concatenate([xp.sum(moves, axis=2) / SETS_OF_A_CARD, xp.max(moves, axis=2)], axis=-1)
    return _linear(pooled, weights["hand"])[..., 0] + np.where(sight.row > 0, 0, _NEVER).astype(np.float32)


def name_logits(xp: ModuleType, weights: Weights, tables: Distances, of: Outlook) -> tuple[Array, Array]:
    """Rate the four names, once for an announcement and once for an answer."""
    theirs = of.places[:, KIND:]
    each = np.ones((len(theirs), KIND, 1), np.float32)
    together = _ONE_HOT[tables.together[of.wanted[:, None], theirs]]
    own = tables.marks[of.wanted][:, None] * each
    parts = [
        of.memory[:, KIND:],
        of.beliefs[:, KIND:],
        tables.marks[theirs],
        own,
        together,
        of.reading[:, None, None] * each,
        of.time[:, None] * each,
    ]
    inner = _relu(_linear(xp.concatenate(parts, axis=-1), weights["name"]) + weights["name.bias"])
    rated = _linear(inner, weights["name.out"]) + weights["name.shy"]
    return rated[..., 0], rated[..., 1]


def first_choice_logits(
    xp: ModuleType, weights: Weights, tables: Distances, sight: Sight, places: Places, of: Outlook
) -> Array:
    """Rate what a hander can do: four cards, then four announcements."""
    announce, _ = name_logits(xp, weights, tables, of)
    too_early = np.where(sight.complete > 0, 0, _NEVER).astype(np.float32)[:, None]
    hand = hand_logits(xp, weights, tables, sight, places, of)
    return xp.concatenate([hand, announce + too_early], axis=1)


def second_choice_logits(
    xp: ModuleType,
    weights: Weights,
    tables: Distances,
    sight: Sight,
    places: Places,
    of: Outlook,
    performs: NDArray[np.bool_],
) -> Array:
    """Rate the four sets of a performer, or the four names of a seat that has to answer."""
    _, answer = name_logits(xp, weights, tables, of)
    perform = perform_logits(xp, weights, tables, sight, places, of)
    return xp.where(performs[:, None], perform, answer)


def judge(weights: Weights, tables: Distances, secrets: Places, known: Floats, time: Floats) -> Array:
    """Return the expected reward; only training uses it, because it sees both seats' cards.

    `secrets` are the places of both wanted and both dreaded conditions, `known` the log chances that the
    beliefs give them.
    """
    together = _ONE_HOT[tables.together[secrets[:, 0], secrets[:, 1]]]
    marks = tables.marks[secrets].reshape(len(secrets), -1)
    seen = np.concatenate([marks, together, known, time], axis=-1)
    inner = _relu(_linear(seen, weights["critic"]) + weights["critic.bias"])
    return _linear(inner, weights["critic.out"])[:, 0]
