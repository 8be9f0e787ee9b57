"""What a player sees of the puzzle of a day, the answer, and the reply to it."""

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
    """Before the first move, and after each."""
    moves: tuple[Move, ...]
    own: Condition
    wishes: tuple[Condition, ...]
    """The shapes of which the partner wants one."""
    cards: Cards


class PartnerAnswer(DailyAnswer, frozen=True, forbid_unknown_fields=True):
    """The shape that the partner is believed to want, and the card that the player hands over."""

    wish: Condition
    card: Card


class PartnerReply(Struct, frozen=True):
    """The shape that the partner wanted, and the result of the card."""

    wish: Condition
    touching: tuple[int, ...]
    """How many pairs of tiles of that shape touched, before the first move and after each."""
    card: Card
    """The open card that completes both lines."""
    on: int
    """The set on which the partner played the card that the player handed over."""
    grid: Grid
    lines: tuple[tuple[Cell, ...], ...]
    """The completed lines of the two that were wanted."""
    read: bool
    won: bool


def view(partner: Partner) -> PartnerPart:
    """Return what a player sees before the answer."""
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
