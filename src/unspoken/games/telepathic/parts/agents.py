"""Telepathic for agents: tiles, cards, turns and choices in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import assert_never

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Movement, SetKind, movement_of
from unspoken.games.telepathic.conditions import line_cells
from unspoken.games.telepathic.grid import SIDE, action_of, cells_of_set
from unspoken.games.telepathic.tiles import Cell, Condition, Grid, Tile, colour_of, shape_of
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Answer,
    Claim,
    Command,
    Ending,
    GoOn,
    Hand,
    Pass,
    Perform,
    Private,
    Public,
    Reason,
    Secret,
    Turn,
)
from unspoken.kernel.describe import NOTHING, Describer

TOLD = frozenset(
    {"actions", "deck", "grid", "grids", "handed", "loses", "previews", "questions", "removed", "row"}
    | {"ending", "named", "secrets", "start", "turns", "used", "win", "lose", "wins"}
)
"""The fields that this module describes."""

MOVES: Mapping[Movement, str] = {
    Movement.ROW_EAST: "moves the tiles of one row a step east (right); the last one comes back in the west",
    Movement.ROW_WEST: "moves the tiles of one row a step west (left); the first one comes back in the east",
    Movement.ROW_TWO: "moves the tiles of one row by two steps: its western half and its eastern half swap",
    Movement.ROW_MIRROR: "reverses the order of the tiles in one row",
    Movement.COLUMN_NORTH: "moves the tiles of one column a step north (up); the top one comes back below",
    Movement.COLUMN_SOUTH: "moves the tiles of one column a step south (down); the lowest comes back on top",
    Movement.COLUMN_TWO: "moves the tiles of one column by two steps: its upper half and its lower half swap",
    Movement.COLUMN_MIRROR: "reverses the order of the tiles in one column",
    Movement.CORNER_CLOCKWISE: "turns the four tiles of one corner a step clockwise",
    Movement.CORNER_COUNTER: "turns the four tiles of one corner a step anti-clockwise",
}
_PLACES = {SetKind.ROWS: "rows", SetKind.COLUMNS: "columns", SetKind.QUADRANTS: "corners"}
_REASONS = {
    Reason.LOSE_CONDITION: "A dreaded line came up.",
    Reason.ANNOUNCEMENT: "Both wishes were announced.",
    Reason.UNATTENDED: "Nobody was there any more.",
}
_CORNERS = ("north-west", "north-east", "south-west", "south-east")
_ON = (
    "A card is used on one of four places, and `on` is the number of the place, from 0 to 3. If the card "
    "moves a row, on 0 is row 1 and on 3 is row 4. If it moves a column, on 0 is column 1 and on 3 is column "
    "4. If it turns a corner (two by two tiles), on 0 is the north-west corner, 1 north-east, 2 south-west, "
    "3 south-east."
)


def tell_public(public: Public, words: Describer) -> Iterator[str]:
    """Describe the tiles, the cards and all turns."""
    if not public.grid:
        return
    yield "The tiles now; row 1 is in the north (top), column 1 in the west (left):"
    yield from grid_lines(public.grid)
    yield f"Complete lines: {lines_in(public.grid)}."
    yield from _cards(public)
    yield f"How cards are used: {_ON}"
    yield from _history(public, words)
    yield from (f"{words.seat(secret.seat)} {_held(secret)}." for secret in public.secrets)
    for naming in public.named:
        names = " and ".join(name.value for name in naming.names)
        yield f"{_who(naming.seat, words)} announced: {names}."
    if public.ending is not None:
        yield from _ending(public, public.ending, words)


def tell_private(private: Private, _words: Describer) -> Iterator[str]:
    """Describe the seat's own conditions."""
    if private.win is not None:
        yield f"You want: a line of three {private.win.value} tiles."
    if private.lose is not None:
        yield f"You dread: a line of three {private.lose.value} tiles; if it comes up, the game is lost."


def explain(public: Public, command: Command, words: Describer) -> str:
    """Say what a choice does."""
    match command:
        case Claim():
            return "you want to begin"
        case GoOn():
            return "chance may decide who begins"
        case Hand(card):
            performer = "The performer" if public.performer is None else words.seat(public.performer)
            return f"{performer} chooses one of the four {_PLACES[action_of(public.actions, card).sets]}"
        case Perform(on):
            return _perform(public, on)
        case Announce(condition) | Answer(condition):
            return f"you say that your partner wants three {condition.value} tiles"
        case AnnounceBoth(colour, shape):
            return f"you say that three {colour.value} and three {shape.value} tiles are wanted"
        case Pass():
            return "you announce nothing"
        case _:
            assert_never(command)


def tile_name(tile: Tile) -> str:
    """Return a tile in words, such as "sky star"."""
    return f"{colour_of(tile).value} {shape_of(tile).value}"


def grid_lines(grid: Grid) -> Iterator[str]:
    """Write a grid, one line for each row."""
    for row in range(SIDE):
        tiles = (tile_name(tile) for tile in grid[row * SIDE : (row + 1) * SIDE])
        yield f"  row {row + 1}: {', '.join(tiles)}"


def lines_in(grid: Grid) -> str:
    """Write all complete lines of a grid; they are public, but not who wants or dreads them."""
    found = [
        f"{condition.value} ({', '.join(_runs(cells))})"
        for condition in Condition
        if (cells := line_cells(grid, condition))
    ]
    return "; ".join(found) or "none"


def _runs(cells: tuple[Cell, ...]) -> Iterator[str]:
    """Name the rows and columns of a complete line; a line of four may be only a part of both."""
    for number in range(SIDE):
        in_row = [cell % SIDE + 1 for cell in cells if cell // SIDE == number]
        if _is_run(in_row):
            yield f"row {number + 1}, columns {in_row[0]} to {in_row[-1]}"
        in_column = [cell // SIDE + 1 for cell in cells if cell % SIDE == number]
        if _is_run(in_column):
            yield f"column {number + 1}, rows {in_column[0]} to {in_column[-1]}"


def _is_run(places: list[int]) -> bool:
    return len(places) >= 3 and all(later == earlier + 1 for earlier, later in pairwise(places))


def _cards(public: Public) -> Iterator[str]:
    yield "What each card of the game does:"
    yield from (f"  {action.card}: {MOVES[movement_of(action)]}." for action in public.actions)
    yield f"Open cards: {', '.join(public.row) or 'none'}."
    if public.handed is not None:
        yield f"The card that was handed: {public.handed}."
    yield f"Cards in the deck: {public.deck}. Used cards: {', '.join(public.used) or 'none'}."
    if public.removed:
        yield f"Cards that left the game unseen: {public.removed}."


def _history(public: Public, words: Describer) -> Iterator[str]:
    yield "The tiles before the first turn:"
    yield from grid_lines(public.start)
    yield "Turns so far:" if public.turns else "No turn has been played yet."
    for number, turn in enumerate(public.turns, 1):
        yield f"  turn {number}: {_turn(public, turn, words)}"


def _turn(public: Public, turn: Turn, words: Describer) -> str:
    hander = _who(turn.hander, words)
    place = place_name(action_of(public.actions, turn.card).sets, turn.on)
    return (
        f"open cards {', '.join(turn.row)}; {hander} handed {turn.card} to {words.seat(turn.performer)}, "
        f"who used it on {place}."
    )


def place_name(sets: SetKind, on: int) -> str:
    """Name the row, column or corner of a set."""
    match sets:
        case SetKind.ROWS:
            return f"row {on + 1}"
        case SetKind.COLUMNS:
            return f"column {on + 1}"
        case SetKind.QUADRANTS:
            return f"the {_CORNERS[on]} corner"
        case _:
            assert_never(sets)


def _perform(public: Public, on: int) -> str:
    """Say which place changes how, and which lines are complete then."""
    if public.handed is None or len(public.previews) != SETS_OF_A_CARD:
        return ""
    sets, after = action_of(public.actions, public.handed).sets, public.previews[on]
    cells = sorted(cells_of_set(sets, on))  # a corner in reading order: its upper row, then its lower one
    before, now = (", ".join(tile_name(grid[cell]) for cell in cells) for grid in (public.grid, after))
    return f"{place_name(sets, on)}, now {before}, becomes {now}; complete lines then: {lines_in(after)}"


def _held(secret: Secret) -> str:
    held = [verb for verb, has in (("wants", secret.win), ("dreads", secret.lose)) if has]
    many = "two different ones" if len(held) == 2 else "one"
    return f"{' and '.join(held)} a {secret.kind.value}: {many} of the four, in secret"


def _who(seat: int | None, words: Describer) -> str:
    return "the directors" if seat is None else words.seat(seat)


def _ending(public: Public, ending: Ending, words: Describer) -> Iterator[str]:
    """Describe how the game ended, and everybody's conditions, which everybody sees then."""
    winners = words.seats(ending.winners)
    yield f"{_REASONS[ending.reason]} Winners: {winners if ending.winners else 'nobody'}."
    for line in ending.lines:
        place = ", ".join(_runs(line.cells))
        yield f"The line of {words.seat(line.seat)}: {line.condition.value} ({place})."
    for secret in public.secrets:
        wanted, dreaded = _value(public.wins, secret.seat), _value(public.loses, secret.seat)
        yield f"{words.seat(secret.seat)} wanted: {wanted}; dreaded: {dreaded}."


def _value(conditions: Iterable[Condition | None], seat: int) -> str:
    condition = tuple(conditions)[seat]
    return NOTHING if condition is None else condition.value
