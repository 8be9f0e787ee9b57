"""The album of a game of Telepathic: the conditions, and every turn with the partners' beliefs below it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from unspoken.albums.vocabulary import (
    Album,
    AlbumPrint,
    CaptionSentence,
    Mark,
    Pane,
    RoundedPanel,
    VectorDrawing,
)
from unspoken.games.telepathic.grid import SIDE, action_of, cells_of_set
from unspoken.games.telepathic.parts.glyphs import condition_marks, tile_marks
from unspoken.games.telepathic.parts.replay import hindsight
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Cell, Condition, Grid
from unspoken.games.telepathic.types import Belief, Options, Public, Reason
from unspoken.kernel.types import Outcome

COLUMNS = 3
CLOTH, ACCENT = "#cfe0d5", "#1b6352"
FRAME, BRASS, BAD, TRACK = "#efe7d5", "#c99a2e", "#a3281f", "#ddd5c2"
CELL, RIM, GAP = 100.0, 14.0, 6.0
WIDE = SIDE * CELL + 2 * RIM
BELIEF_HEIGHT = 62.0
"""Height of one seat's beliefs."""
MARK = 34.0

BeliefsByTurn: TypeAlias = tuple[tuple[Belief, ...], ...]
"""Before the first turn and after each: every seat's belief about another's win condition."""


def album(_options: Options, views: Iterable[Public], outcome: Outcome) -> Album:
    """Return an album with the conditions, and one print for each turn."""
    (last,) = deque(views, maxlen=1)
    assert last.ending is not None
    minds = tuple(_of_wishes(beliefs) for beliefs in hindsight(last).beliefs)
    won = "won" if outcome.winners else "unattended" if last.ending.reason is Reason.UNATTENDED else "lost"
    return Album(
        headline=CaptionSentence(f"album-telepathic-{won}", tuple(sorted(outcome.winners))),
        prints=(_secrets(last), *(_turn(last, minds, number) for number in range(len(last.turns)))),
        columns=COLUMNS,
        cloth=CLOTH,
        accent=ACCENT,
        legend=_legend(minds),
        best=len(last.turns) or None,  # the last turn, with the lines that ended the game; before it: secrets
    )


def _legend(minds: BeliefsByTurn) -> CaptionSentence | None:
    """Return a sentence about whose beliefs are drawn below the boards; None if nothing was played."""
    if not minds or not minds[0]:
        return None
    first = minds[0][0]
    if len(minds[0]) == 2 and first.seat is not None:
        return CaptionSentence("album-telepathic-minds", (first.seat, first.of))
    return CaptionSentence("album-telepathic-many-minds")


def _secrets(last: Public) -> AlbumPrint:
    secrets = [
        (secret.seat, how, condition)
        for secret in last.secrets
        for how, condition in (("wanted", last.wins[secret.seat]), ("feared", last.loses[secret.seat]))
        if condition is not None
    ]
    panes = tuple(
        Pane(
            _three(condition),
            CaptionSentence("album-telepathic-held", (seat,)),
            CaptionSentence(f"album-telepathic-{how}"),
        )
        for seat, how, condition in secrets
    )
    return AlbumPrint(panes, wide=True)


def _three(condition: Condition) -> VectorDrawing:
    """Draw a condition: three of a colour or of a shape."""
    marks = [mark for at in range(3) for mark in condition_marks(condition, at * CELL + 4, 4, CELL - 8)]
    return VectorDrawing(3 * CELL, CELL, tuple(marks))


def _turn(last: Public, minds: BeliefsByTurn, number: int) -> AlbumPrint:
    turn = last.turns[number]
    ended = number == len(last.turns) - 1
    after = minds[number + 1] if number + 1 < len(minds) else ()  # empty if the game ended with the last turn
    height = WIDE + BELIEF_HEIGHT * len(minds[0])
    marks = (*_board(last.grids[number + 1]), *_moved(last, number), *(_lines(last) if ended else ()))
    believed = [
        mark for row, mind in enumerate(after) for mark in _mind(last, mind, WIDE + BELIEF_HEIGHT * row)
    ]
    seats = (turn.performer,) if turn.hander is None else (turn.hander, turn.performer)
    code = "album-telepathic-directed" if turn.hander is None else "album-telepathic-turn"
    return AlbumPrint(
        (Pane(VectorDrawing(WIDE, height, (*marks, *believed))),),
        lines=(CaptionSentence(code, seats, {"number": number + 1}),),
    )


def _board(grid: Grid) -> Iterator[Mark]:
    yield RoundedPanel(0, 0, WIDE, WIDE, 22, FRAME)
    for cell, tile in enumerate(grid):
        x, y = RIM + cell % SIDE * CELL + GAP / 2, RIM + cell // SIDE * CELL + GAP / 2
        yield from tile_marks(tile, x, y, CELL - GAP)


def _moved(last: Public, number: int) -> Iterator[Mark]:
    """Mark the row, column or corner that this turn moved."""
    turn = last.turns[number]
    yield _round_cells(cells_of_set(action_of(last.actions, turn.card).sets, turn.on), ACCENT, 7)


def _lines(last: Public) -> Iterator[Mark]:
    """Mark the lines that ended the game."""
    assert last.ending is not None
    colour = BAD if last.ending.reason is Reason.LOSE_CONDITION else BRASS
    for line in last.ending.lines:
        yield _round_cells(line.cells, colour, 12)


def _round_cells(cells: tuple[Cell, ...], colour: str, width: float) -> RoundedPanel:
    columns, rows = [cell % SIDE for cell in cells], [cell // SIDE for cell in cells]
    x, y = RIM + min(columns) * CELL, RIM + min(rows) * CELL
    wide, tall = (max(columns) - min(columns) + 1) * CELL, (max(rows) - min(rows) + 1) * CELL
    return RoundedPanel(x, y, wide, tall, 20, None, colour, width)


def _of_wishes(beliefs: tuple[Belief, ...]) -> tuple[Belief, ...]:
    """Return the beliefs about win conditions; those about lose conditions are not drawn."""
    return tuple(belief for belief in beliefs if belief.wins)


def _mind(last: Public, belief: Belief, y: float) -> Iterator[Mark]:
    """Draw four conditions with their probabilities, and a ring around the true one."""
    truth = last.wins[belief.of]
    conditions = COLOURS if truth in COLOURS else SHAPES
    for place, (condition, share) in enumerate(zip(conditions, belief.wins, strict=True)):
        x, long = place * WIDE / 4 + 6, WIDE / 4 - MARK - 20
        if condition is truth:
            yield RoundedPanel(x - 5, y + 9, WIDE / 4 - 4, MARK + 10, 12, None, BRASS, 4)
        yield from condition_marks(condition, x, y + 14, MARK)
        yield RoundedPanel(x + MARK + 6, y + 24, long, 14, 7, TRACK)
        if share > 0:
            yield RoundedPanel(x + MARK + 6, y + 24, max(14.0, long * share / 1000), 14, 7, ACCENT)
