"""What everybody who has followed a game can believe of the hidden cards, exactly, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from unspoken.games.telepathic.inference.choosing import Chances, Scene, Temper, hand_chances, perform_chances
from unspoken.games.telepathic.inference.knowledge import (
    PAIRS,
    UNKNOWN,
    Belief,
    Knowledge,
    Minds,
    knowledge,
    normal,
)
from unspoken.games.telepathic.inference.masks import masks
from unspoken.games.telepathic.types import Action, Card, Cards, Grid, Turn, Way
from unspoken.kernel.game import Seat

ENDLESS = 99
"""Turns that are left where cards come back for ever."""
_STRIDE = 64


@dataclass(frozen=True)
class Course:
    """A game as everybody has seen it, from the deal on."""

    mode: Way
    actions: tuple[Action, ...]
    start: Grid
    removed: int
    turns: tuple[Turn, ...]

    def left(self) -> int:
        """How many turns there can be from here on, this one among them."""
        deck = len(self.actions) - 4 - self.removed
        match self.mode:
            case Way.STANDARD | Way.DIRECTOR:
                return deck + 4 - len(self.turns)
            case Way.FOUR_PARTNERS:
                return 2 * deck + 5 - len(self.turns)
            case _:
                return ENDLESS

    def rest(self, row: Cards) -> Cards:
        """The cards that may still be open at some time."""
        if self.mode is Way.FIRST or self.left() == len(row):
            return row
        if self.mode in (Way.OPPOSED, Way.FOUR_PARTNERS):
            return tuple(action.card for action in self.actions)
        used = {turn.card for turn in self.turns}
        return tuple(action.card for action in self.actions if action.card not in used)


@lru_cache(maxsize=2048)
def believed(course: Course, temper: Temper) -> tuple[Minds, Grid]:
    """The beliefs after all turns so far, and the grid."""
    if not course.turns:
        return UNKNOWN, course.start
    for known in range(_STRIDE, len(course.turns), _STRIDE):
        believed(replace(course, turns=course.turns[:known]), temper)  # or a long game would be too deep
    turn, earlier = course.turns[-1], replace(course, turns=course.turns[:-1])
    minds = believed_of(earlier, temper, turn.row, turn.hander, turn.performer, turn.card)
    view = scene(earlier, temper, turn.row, turn.hander, turn.performer, minds)
    chances = perform_chances(view, temper, turn.card)
    minds = _read(minds, knowledge(course.mode, turn.performer), chances, turn.on, temper)
    grid = view.masks.act(view.grid, turn.card, turn.on)
    return _survived(course, minds, grid), grid


@lru_cache(maxsize=2048)
def believed_of(
    course: Course, temper: Temper, row: Cards, hander: Seat | None, performer: Seat, card: Card
) -> Minds:
    """The beliefs once a card has been handed."""
    minds, _ = believed(course, temper)
    who = knowledge(course.mode, hander)
    if not who.places:
        return minds
    view = scene(course, temper, row, hander, performer, minds)
    return _read(minds, who, hand_chances(view, temper), row.index(card), temper)


def scene(
    course: Course, temper: Temper, row: Cards, hander: Seat | None, performer: Seat, minds: Minds
) -> Scene:
    """The decision that stands after these turns."""
    _, grid = believed(course, temper)
    return Scene(
        course.mode,
        masks(course.actions),
        grid,
        row,
        course.rest(row),
        course.mode in (Way.FIRST, Way.OPPOSED, Way.FOUR_PARTNERS),
        course.left() - 1,
        hander,
        performer,
        minds,
    )


def _read(minds: Minds, who: Knowledge, chances: Chances, choice: int, temper: Temper) -> Minds:
    """Bayes: what is left to believe after somebody has chosen."""
    stray = temper.stray / len(chances[0])
    likely = [chances[held][choice] * (1 - temper.stray) + stray for held in who.by_pair]
    return _put(minds, who.kind, normal([a * b for a, b in zip(minds[who.kind], likely, strict=True)]))


def _survived(course: Course, minds: Minds, grid: Grid) -> Minds:
    """Nobody has lost: what the grid meets is nobody's lose condition (TEL-08)."""
    if course.mode is Way.OPPOSED:
        return minds
    table = masks(course.actions)
    for kind, seen in enumerate(table.seen(grid)):
        alive = [not table.met(seen[pair[1]]) for pair in PAIRS]
        belief = [chance if lives else 0.0 for chance, lives in zip(minds[kind], alive, strict=True)]
        minds = _put(minds, kind, normal(belief))
    return minds


def _put(minds: Minds, kind: int, belief: Belief) -> Minds:
    return (belief, minds[1]) if kind == 0 else (minds[0], belief)
