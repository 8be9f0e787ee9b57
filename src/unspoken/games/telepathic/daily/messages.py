"""The messages of the daily puzzle: the view of the player, the answer, and the reply."""

from __future__ import annotations

from msgspec import Struct

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.conditions import line_cells
from unspoken.games.telepathic.daily.plays import Move, touching
from unspoken.games.telepathic.daily.puzzle import Partner, all_grids, play_card
from unspoken.games.telepathic.tiles import SHAPES, Cell, Condition, Grid
from unspoken.kernel.parts.daily import DailyAnswer
from unspoken.kernel.types import Refused


class PartnerPart(Struct, frozen=True):
    """A position to read: the partner's moves, the player's own condition, and the open cards."""

    grids: tuple[Grid, ...]
    """The grid before the first move, and after each move."""
    moves: tuple[Move, ...]
    own: Condition
    wishes: tuple[Condition, ...]
    """The shapes that the partner may want."""
    cards: Cards


class PartnerAnswer(DailyAnswer, frozen=True, forbid_unknown_fields=True):
    """The shape that the partner is believed to want, and the card that the player hands over."""

    wish: Condition
    card: Card


class PartnerReply(Struct, frozen=True):
    """The shape that the partner wanted, and the result of the card."""

    wish: Condition
    touching: tuple[int, ...]
    """How many pairs of tiles of that shape touched, before the first move and after each move."""
    card: Card
    """The open card that completes both lines."""
    on: int
    """The set on which the partner played the card that the player handed over."""
    grid: Grid
    lines: tuple[tuple[Cell, ...], ...]
    """Those of the two wanted lines that are complete."""
    read: bool
    won: bool


def view(partner: Partner) -> PartnerPart:
    """Return the puzzle as a player sees it before the answer."""
    return PartnerPart(all_grids(partner), partner.moves, partner.own, SHAPES, partner.open)


def reply(partner: Partner, answer: PartnerAnswer) -> PartnerReply:
    """Play the card that the player hands over, and reveal the partner's wish."""
    if answer.card not in partner.open:
        raise Refused("not-a-choice")
    played = play_card(partner, answer.card)
    lines = (line_cells(played.grid, condition) for condition in (partner.own, partner.wish))
    return PartnerReply(
        partner.wish,
        tuple(touching(grid, partner.wish) for grid in all_grids(partner)),
        partner.card,
        played.on,
        played.grid,
        tuple(cells for cells in lines if cells),
        answer.wish is partner.wish,
        played.won,
    )
