"""How a partner chooses, softly rationally: what the bot does itself, and how it reads the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import TypeAlias

from unspoken.games.telepathic.cards import ON
from unspoken.games.telepathic.inference.endgame import FEW, reach
from unspoken.games.telepathic.inference.knowledge import (
    COLOUR,
    PAIRS,
    Knowledge,
    Minds,
    goal,
    knowledge,
    marginal,
)
from unspoken.games.telepathic.inference.masks import FARTHEST, Masks
from unspoken.games.telepathic.inference.solutions import Stock, Ways, ways
from unspoken.games.telepathic.types import Card, Cards, Grid, Way
from unspoken.kernel.game import Seat

Chances: TypeAlias = list[list[float]]
"""For each type of the one who chooses, the chance of each choice."""
Worth: TypeAlias = list[list[float]]
"""How good a grid is, by the colour and the shape that must be met."""

_TINY = 1e-4
_FORLORN = 0.01
"""What a grid is worth from which the turns that are left do not suffice."""
_FEAR = 0.3
"""How much an opponent's hopes spoil one's own."""
_UNHEARD = 0.02
"""What is left of the hope to be read rightly where a choice tells the wrong thing."""


@dataclass(frozen=True)
class Temper:
    """How somebody plays, or is taken to play."""

    keen: float = 16.0
    """How much likelier a better choice is."""
    plain: float = 2.0
    """How much the chooser cares to be read rightly: one level of pragmatics, none at 0."""
    stray: float = 0.03
    """The share of choices that mean nothing at all."""
    finds: tuple[float, float] = (0.8, 0.3)
    """The chance that a way to win in one turn, or in two, is found."""
    slip: float = 0.2
    """With few cards left: the share of choices in which the two do not act as one."""
    patience: float = 0.9
    """What a win later is worth, to one now."""
    far: float = 0.12
    """What a grid is worth with no short way to win, while there are turns enough."""
    sure: float = 0.95
    """How sure of a win one must be to announce while there are turns left."""
    bold: float = 0.6
    """The same against opponents, who will not wait."""


@dataclass(frozen=True)
class Scene:
    """A decision as everybody sees it."""

    mode: Way
    masks: Masks
    grid: Grid
    row: Cards
    """The open cards, the one in question among them."""
    rest: Cards
    """What may still come, the open cards among them."""
    again: bool
    """Whether a used card may come up again."""
    left: int
    """How many turns can follow this one."""
    hander: Seat | None
    performer: Seat
    minds: Minds


@dataclass(frozen=True)
class Spot:
    """A grid that a choice may lead to: what it is worth, and which lose conditions it would not meet."""

    worth: Worth
    alive: tuple[list[bool], list[bool]]


def hand_chances(scene: Scene, temper: Temper) -> Chances:
    """How the hander chooses among the open cards, for each type of the hander."""
    worths = [_worth_of_handing(scene, temper, card) for card in scene.row]
    return _read_as_meant(_by_type(worths), scene, temper, scene.hander)


def perform_chances(scene: Scene, temper: Temper, card: Card) -> Chances:
    """How the performer chooses among the four sets of a card, for each type of the performer."""
    return _read_as_meant(_worth_of_sets(scene, _spots(scene, temper, card)), scene, temper, scene.performer)


def _worth_of_sets(scene: Scene, spots: Sequence[Spot]) -> Chances:
    """What each set is worth to each type of the performer."""
    who = knowledge(scene.mode, scene.performer)
    return _by_type([_expected(scene, spot, who, scene.minds) for spot in spots])


def _worth_of_handing(scene: Scene, temper: Temper, card: Card) -> list[float]:
    """What a card is worth to each type of the hander, performed by somebody who chooses softly too."""
    who, doer = knowledge(scene.mode, scene.hander), knowledge(scene.mode, scene.performer)
    spots = _spots(scene, temper, card)
    chosen = _soft(_worth_of_sets(scene, spots), temper)
    total = [0.0] * len(who.types)
    for on, spot in enumerate(spots):
        answered = tuple(
            [b * chosen[held][on] for b, held in zip(scene.minds[doer.kind], doer.by_pair, strict=True)]
        )
        minds = (answered, scene.minds[1]) if doer.kind == COLOUR else (scene.minds[0], answered)
        for held, value in enumerate(_expected(scene, spot, who, minds)):
            total[held] += value
    return total


def _spots(scene: Scene, temper: Temper, card: Card) -> list[Spot]:
    """The four grids that a card can lead to."""
    masks, opposed = scene.masks, scene.mode is Way.OPPOSED
    cards = Stock(scene.row, scene.rest, scene.again).without(card)
    found: list[Spot] = []
    for on in range(ON):
        grid = masks.act(scene.grid, card, on)
        worth = _worth_of(masks, grid, cards, scene.left, temper)
        colours, shapes = ([opposed or not masks.met(mask) for mask in seen] for seen in masks.seen(grid))
        found.append(Spot(worth, (colours, shapes)))
    return found


def _worth_of(masks: Masks, grid: Grid, cards: Stock, left: int, temper: Temper) -> Worth:
    """What a grid is worth: played out where few cards are left, by counting ways where there are many."""
    if left <= FEW and not cards.again and len(cards.rest) == left:
        found = reach(masks, grid, tuple(sorted(cards.rest)), temper.slip)
        return [[max(_FORLORN, one) for one in found[first : first + 4]] for first in range(0, 16, 4)]
    return [[_worth(one, left, temper) for one in row] for row in ways(masks, grid, cards, left)]


def _worth(ways: Ways, left: int, temper: Temper) -> float:
    """What a grid is worth from which there are so many ways to meet both conditions."""
    met, one, two = ways
    if met:
        return 1.0
    miss = (1 - temper.finds[0]) ** one * (1 - temper.finds[1]) ** two
    return max(temper.patience * (1 - miss), temper.far if left > FARTHEST else _FORLORN)


def _expected(scene: Scene, spot: Spot, who: Knowledge, minds: Minds) -> list[float]:
    """What a grid is worth to each type of somebody, if the hidden pairs are as likely as `minds` says."""
    place = goal(scene.mode, scene.performer)
    values = _hoped(scene, spot, who, minds, place)
    if scene.mode is Way.OPPOSED:
        fears = _hoped(scene, spot, who, minds, 1 - place)
        values = [value * (1 - _FEAR * fear) for value, fear in zip(values, fears, strict=True)]
    return values


def _hoped(scene: Scene, spot: Spot, who: Knowledge, minds: Minds, place: int) -> list[float]:
    """The chances of the team whose conditions stand in this place of the pairs."""
    own, other = who.kind, 1 - who.kind
    beside = [0.0] * 4
    for pair, chance in zip(PAIRS, minds[other], strict=True):
        if spot.alive[other][pair[1]]:
            beside[pair[place]] += chance
    worth = spot.worth if own == COLOUR else list(zip(*spot.worth, strict=True))
    inner = [sum(map(mul, row, beside)) for row in worth]
    values, shares = [0.0] * len(who.types), [0.0] * len(who.types)
    for pair, held, chance, before in zip(PAIRS, who.by_pair, minds[own], scene.minds[own], strict=True):
        shares[held] += before
        if spot.alive[own][pair[1]]:
            values[held] += chance * inner[pair[place]]
    return [value / share if share > 0 else 0.0 for value, share in zip(values, shares, strict=True)]


def _by_type(worths: Sequence[Sequence[float]]) -> Chances:
    """Choices by type, out of types by choice."""
    return [list(row) for row in zip(*worths, strict=True)]


def _soft(worths: Chances, temper: Temper) -> Chances:
    """The better a choice, the likelier."""
    return [_share([(worth + _TINY) ** temper.keen for worth in row]) for row in worths]


def _read_as_meant(worths: Chances, scene: Scene, temper: Temper, seat: Seat | None) -> Chances:
    """Chances by worth, and by how well a choice tells the chooser's win condition to a plain reader."""
    naive = _soft(worths, temper)
    who, place = knowledge(scene.mode, seat), goal(scene.mode, seat)
    if not temper.plain or place not in who.places:
        return naive
    told = [_told(scene, who, place, [row[choice] for row in naive]) for choice in range(len(naive[0]))]
    wins = [held[who.places.index(place)] for held in who.types]
    return [
        _share([one * (told[choice][win] + _UNHEARD) ** temper.plain for choice, one in enumerate(row)])
        for row, win in zip(naive, wins, strict=True)
    ]


def _told(scene: Scene, who: Knowledge, place: int, likely: Sequence[float]) -> list[float]:
    """What a plain reader believes of a win condition after a choice that is so likely for each type."""
    belief = [b * likely[held] for b, held in zip(scene.minds[who.kind], who.by_pair, strict=True)]
    return _share(marginal(tuple(belief), place))


def _share(weights: list[float]) -> list[float]:
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
