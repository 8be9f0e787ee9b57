"""The messages of the daily puzzle: the view of the player, the answer, and the reply."""

from __future__ import annotations

from msgspec import Struct

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.conditions import line_cells
from unspoken.games.telepathic.daily.plays import PLAYS, PLAYS_OF, Move, best_plays, grid_after, touching
from unspoken.games.telepathic.daily.puzzle import Partner, all_grids, play_card
from unspoken.games.telepathic.tiles import SHAPES, Cell, Condition, Grid
from unspoken.kernel.parts.daily import CountedAnswer, DailyAnswer
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


class Contradiction(Struct, frozen=True):
    """A move that a partner with the believed wish would not have made."""

    move: int
    """The number of the move, from 0."""
    made: int
    """How many pairs of the believed shape touched after the move."""
    possible: int
    """How many could have touched, with the same card."""
    grid: Grid
    """The grid after that better move."""


class PlayedOut(Struct, frozen=True):
    """The grid after the partner has played a card, and those of the two wanted lines that are complete."""

    on: int
    """The set on which the partner played the card."""
    grid: Grid
    lines: tuple[tuple[Cell, ...], ...]


class PartnerReply(Struct, frozen=True):
    """The shape that the partner wanted, and the result of the card."""

    wish: Condition
    touching: tuple[int, ...]
    """How many pairs of tiles of that shape touched, before the first move and after each move."""
    card: Card
    """The open card that completes both lines."""
    handed: PlayedOut
    """After the card that the player handed over."""
    solved: PlayedOut
    """After the right card."""
    read: bool
    won: bool
    against: Contradiction | None = None
    """The first move that speaks against the believed wish; None if the wish is right."""


def view(partner: Partner) -> PartnerPart:
    """Return the puzzle as a player sees it before the answer."""
    return PartnerPart(all_grids(partner), partner.moves, partner.own, SHAPES, partner.open)


def reply(partner: Partner, answer: PartnerAnswer) -> PartnerReply:
    """Play the card that the player hands over, and reveal the partner's wish."""
    if answer.card not in partner.open:
        raise Refused("not-a-choice")
    handed = _play_out(partner, answer.card)
    return PartnerReply(
        partner.wish,
        tuple(touching(grid, partner.wish) for grid in all_grids(partner)),
        partner.card,
        handed,
        _play_out(partner, partner.card),
        answer.wish is partner.wish,
        len(handed.lines) == 2,
        _contradiction(partner, answer.wish),
    )


def solve(partner: Partner) -> PartnerReply:
    """Return the reply to the right wish and the right card."""
    return reply(partner, PartnerAnswer("", partner.wish, partner.card))


def counted(_partner: Partner, answer: PartnerAnswer) -> tuple[CountedAnswer, ...]:
    """Count the shape that the partner is believed to want."""
    return (CountedAnswer(0, answer.wish.value),)


def _play_out(partner: Partner, card: Card) -> PlayedOut:
    played = play_card(partner, card)
    lines = (line_cells(played.grid, condition) for condition in (partner.own, partner.wish))
    return PlayedOut(played.on, played.grid, tuple(cells for cells in lines if cells))


def _contradiction(partner: Partner, wish: Condition) -> Contradiction | None:
    """Return the first move that a partner with this wish would not have made; None if there is none."""
    grids = all_grids(partner)
    for number, move in enumerate(partner.moves):
        best = best_plays(grids[number], wish) & PLAYS_OF[move.card]
        play = next(play for bit, play in enumerate(PLAYS) if best >> bit & 1)
        better = grid_after(grids[number], play)
        made, possible = touching(grids[number + 1], wish), touching(better, wish)
        if made < possible:
            return Contradiction(number, made, possible, better)
    return None
