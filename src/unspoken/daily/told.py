"""Answers to a day's puzzle, and what is told to each: nothing is kept, and each part stands for itself."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from unspoken.daily.cloud import LOOKS, seen
from unspoken.daily.panel import counts, favourite
from unspoken.daily.partner import grids, performed, touching
from unspoken.daily.puzzle import Puzzle
from unspoken.games.pareidolia.pieces import Sky
from unspoken.games.telepathic.cards import Card
from unspoken.games.telepathic.conditions import line_cells
from unspoken.games.telepathic.tiles import Cell, Condition, Grid
from unspoken.kernel.game import Refused
from unspoken.kernel.languages import LanguageTag

Day: TypeAlias = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class PartnerAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the partner wants, and the card that one hands."""

    date: Day
    wish: Condition
    card: Card


class PartnerTold(Struct, frozen=True):
    """What the partner wanted, and what came of the card."""

    wish: Condition
    touching: tuple[int, ...]
    """How many of its tiles touched, before the first move and after each."""
    card: Card
    """The one that could bring both lines."""
    on: int
    """Where the partner played the card that one handed."""
    grid: Grid
    lines: tuple[tuple[Cell, ...], ...]
    """Of the two wanted, those that stand there then."""
    read: bool
    won: bool


class PanelAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """For each word the blot that it is laid on."""

    date: Day
    laid: Annotated[tuple[str, ...], Meta(max_length=8)]


class WordTold(Struct, frozen=True):
    """How the minds laid one word."""

    blot: str
    """Where one has laid it oneself."""
    alike: int
    """How many laid it there too."""
    favourite: str
    most: int
    """How many laid it where most did."""


class PanelTold(Struct, frozen=True):
    """How the minds laid the words."""

    words: tuple[WordTold, ...]


class CloudAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What one sees in the sky, at which look, counted from 0; an empty guess asks to see more."""

    date: Day
    look: Annotated[int, Meta(ge=0, lt=LOOKS)]
    guess: Annotated[str, Meta(max_length=80)]
    language: LanguageTag


class CloudTold(Struct, frozen=True):
    """Whether it was the word, and what is to be seen then."""

    right: bool
    sky: Sky
    word: dict[str, str] | None = None
    """By language, once it is found or there is nothing more to see."""


def tell_partner(puzzle: Puzzle, answer: PartnerAnswer) -> PartnerTold:
    """What comes of reading a partner so."""
    partner = puzzle.partner
    if answer.card not in partner.open:
        raise Refused("not-a-choice")
    handed = performed(partner, answer.card)
    return PartnerTold(
        partner.wish,
        tuple(touching(grid, partner.wish) for grid in grids(partner)),
        partner.card,
        handed.on,
        handed.grid,
        tuple(cells for one in (partner.own, partner.wish) if (cells := line_cells(handed.grid, one))),
        answer.wish is partner.wish,
        handed.won,
    )


def tell_panel(puzzle: Puzzle, answer: PanelAnswer) -> PanelTold:
    """How many have laid each word in the same place."""
    panel, laid = puzzle.panel, answer.laid
    if len(laid) != len(panel.words) or len(set(laid)) != len(laid) or not set(laid) <= set(panel.blots):
        raise Refused("not-a-choice")
    every = [counts(panel, word) for word in range(len(laid))]
    return PanelTold(
        tuple(
            WordTold(blot, by_blot[panel.blots.index(blot)], favourite(panel, word), max(by_blot))
            for word, (blot, by_blot) in enumerate(zip(laid, every, strict=True))
        )
    )


def tell_cloud(puzzle: Puzzle, answer: CloudAnswer) -> CloudTold:
    """Right, or a little more to see; at the end the word."""
    cloud = puzzle.cloud
    if answer.language not in puzzle.judge.grammars:
        raise Refused("no-such-language", language=answer.language)
    right = puzzle.judge.is_right(answer.guess, cloud.word, answer.language)
    if right or answer.look == LOOKS - 1:
        return CloudTold(right, cloud.sky, cloud.word.text)
    return CloudTold(False, seen(cloud, answer.look + 1))
