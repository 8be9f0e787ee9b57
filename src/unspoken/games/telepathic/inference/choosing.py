"""How a partner chooses, softly rationally: what the bot does itself, and how it reads the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import TypeAlias

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Card, Cards
from unspoken.games.telepathic.inference.endgame import FEW_CARDS, endgame_chances
from unspoken.games.telepathic.inference.knowledge import (
    COLOUR,
    PAIRS,
    CommonBelief,
    Knowledge,
    knowledge,
    marginal,
    wanted_place,
)
from unspoken.games.telepathic.inference.masks import FARTHEST, MaskTable
from unspoken.games.telepathic.inference.solutions import Solutions, Stock, count_solutions
from unspoken.games.telepathic.inference.temperament import Temperament
from unspoken.games.telepathic.tiles import Grid
from unspoken.games.telepathic.types import Mode
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
class Decision:
    """A decision as everybody sees it."""

    mode: Mode
    masks: MaskTable
    grid: Grid
    row: Cards
    """The open cards, the one in question among them."""
    rest: Cards
    """What may still come, the open cards among them."""
    reusable: bool
    """Whether a used card may come up again."""
    left: int
    """How many turns can follow this one."""
    hander: Seat | None
    performer: Seat
    belief: CommonBelief


@dataclass(frozen=True)
class Prospect:
    """A grid that a choice may lead to: what it is worth, and which lose conditions it would not meet."""

    worth: Worth
    alive: tuple[list[bool], list[bool]]


def hand_chances(decision: Decision, temperament: Temperament) -> Chances:
    """How the hander chooses among the open cards, for each type of the hander."""
    worths = [_worth_of_handing(decision, temperament, card) for card in decision.row]
    return _read_as_meant(_by_type(worths), decision, temperament, decision.hander)


def perform_chances(decision: Decision, temperament: Temperament, card: Card) -> Chances:
    """How the performer chooses among the four sets of a card, for each type of the performer."""
    return _read_as_meant(
        _worth_of_sets(decision, _prospects(decision, temperament, card)),
        decision,
        temperament,
        decision.performer,
    )


def _worth_of_sets(decision: Decision, prospects: Sequence[Prospect]) -> Chances:
    """What each set is worth to each type of the performer."""
    who = knowledge(decision.mode, decision.performer)
    return _by_type([_expected(decision, prospect, who, decision.belief) for prospect in prospects])


def _worth_of_handing(decision: Decision, temperament: Temperament, card: Card) -> list[float]:
    """What a card is worth to each type of the hander, performed by somebody who chooses softly too."""
    who, doer = knowledge(decision.mode, decision.hander), knowledge(decision.mode, decision.performer)
    prospects = _prospects(decision, temperament, card)
    chosen = _soft(_worth_of_sets(decision, prospects), temperament)
    total = [0.0] * len(who.types)
    for on, prospect in enumerate(prospects):
        answered = tuple(
            [b * chosen[held][on] for b, held in zip(decision.belief[doer.kind], doer.by_pair, strict=True)]
        )
        belief = (answered, decision.belief[1]) if doer.kind == COLOUR else (decision.belief[0], answered)
        for held, value in enumerate(_expected(decision, prospect, who, belief)):
            total[held] += value
    return total


def _prospects(decision: Decision, temperament: Temperament, card: Card) -> list[Prospect]:
    """The four grids that a card can lead to."""
    masks, opposed = decision.masks, decision.mode is Mode.OPPOSED
    cards = Stock(decision.row, decision.rest, decision.reusable).without(card)
    found: list[Prospect] = []
    for on in range(SETS_OF_A_CARD):
        grid = masks.grid_after(decision.grid, card, on)
        worth = _worth_of(masks, grid, cards, decision.left, temperament)
        colours, shapes = ([opposed or not masks.met(mask) for mask in seen] for seen in masks.of_grid(grid))
        found.append(Prospect(worth, (colours, shapes)))
    return found


def _worth_of(masks: MaskTable, grid: Grid, cards: Stock, left: int, temperament: Temperament) -> Worth:
    """What a grid is worth: played out where few cards are left, else by counting solutions."""
    if left <= FEW_CARDS and not cards.reusable and len(cards.rest) == left:
        found = endgame_chances(masks, grid, tuple(sorted(cards.rest)), temperament.slip)
        return [[max(_FORLORN, one) for one in found[first : first + 4]] for first in range(0, 16, 4)]
    return [
        [_worth(one, left, temperament) for one in row] for row in count_solutions(masks, grid, cards, left)
    ]


def _worth(solutions: Solutions, left: int, temperament: Temperament) -> float:
    """What a grid is worth with so many solutions."""
    met, one, two = solutions
    if met:
        return 1.0
    miss = (1 - temperament.finds[0]) ** one * (1 - temperament.finds[1]) ** two
    return max(temperament.patience * (1 - miss), temperament.far if left > FARTHEST else _FORLORN)


def _expected(decision: Decision, prospect: Prospect, who: Knowledge, belief: CommonBelief) -> list[float]:
    """What a grid is worth to each type of somebody, if the hidden pairs are so likely."""
    place = wanted_place(decision.mode, decision.performer)
    values = _hoped(decision, prospect, who, belief, place)
    if decision.mode is Mode.OPPOSED:
        fears = _hoped(decision, prospect, who, belief, 1 - place)
        values = [value * (1 - _FEAR * fear) for value, fear in zip(values, fears, strict=True)]
    return values


def _hoped(
    decision: Decision, prospect: Prospect, who: Knowledge, belief: CommonBelief, place: int
) -> list[float]:
    """The chances of the team whose conditions stand in this place of the pairs."""
    own, other = who.kind, 1 - who.kind
    beside = [0.0] * 4
    for pair, chance in zip(PAIRS, belief[other], strict=True):
        if prospect.alive[other][pair[1]]:
            beside[pair[place]] += chance
    worth = prospect.worth if own == COLOUR else list(zip(*prospect.worth, strict=True))
    inner = [sum(map(mul, row, beside)) for row in worth]
    values, shares = [0.0] * len(who.types), [0.0] * len(who.types)
    for pair, held, chance, before in zip(PAIRS, who.by_pair, belief[own], decision.belief[own], strict=True):
        shares[held] += before
        if prospect.alive[own][pair[1]]:
            values[held] += chance * inner[pair[place]]
    return [value / share if share > 0 else 0.0 for value, share in zip(values, shares, strict=True)]


def _by_type(worths: Sequence[Sequence[float]]) -> Chances:
    """Choices by type, out of types by choice."""
    return [list(row) for row in zip(*worths, strict=True)]


def _soft(worths: Chances, temperament: Temperament) -> Chances:
    """The better a choice, the likelier."""
    return [_share([(worth + _TINY) ** temperament.rationality for worth in row]) for row in worths]


def _read_as_meant(
    worths: Chances, decision: Decision, temperament: Temperament, seat: Seat | None
) -> Chances:
    """Chances by worth, and by how well a choice tells the chooser's win condition to a plain reader."""
    naive = _soft(worths, temperament)
    who, place = knowledge(decision.mode, seat), wanted_place(decision.mode, seat)
    if not temperament.legibility or place not in who.places:
        return naive
    read = [
        _read_by_others(decision, who, place, [row[choice] for row in naive])
        for choice in range(len(naive[0]))
    ]
    wins = [held[who.places.index(place)] for held in who.types]
    return [
        _share(
            [one * (read[choice][win] + _UNHEARD) ** temperament.legibility for choice, one in enumerate(row)]
        )
        for row, win in zip(naive, wins, strict=True)
    ]


def _read_by_others(decision: Decision, who: Knowledge, place: int, likely: Sequence[float]) -> list[float]:
    """What a plain reader believes of a win condition after a choice that is so likely for each type."""
    belief = [b * likely[held] for b, held in zip(decision.belief[who.kind], who.by_pair, strict=True)]
    return _share(marginal(tuple(belief), place))


def _share(weights: list[float]) -> list[float]:
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
