"""What is shown of a day's puzzle before anything is answered: built from nothing, and no answer is in it."""

from __future__ import annotations

from msgspec import Struct

from unspoken.daily.cloud import LOOKS, seen
from unspoken.daily.panel import MINDS
from unspoken.daily.partner import Move, grids
from unspoken.daily.puzzle import CLOUDS, INK, Puzzle
from unspoken.games.pareidolia.pieces import Shape, Sky
from unspoken.games.telepathic.cards import Cards
from unspoken.games.telepathic.tiles import SHAPES, Condition, Grid


class PartnerPart(Struct, frozen=True):
    """A position to read: the partner's moves, one's own wish, and the open cards."""

    grids: tuple[Grid, ...]
    """Before the first move, and after each."""
    moves: tuple[Move, ...]
    own: Condition
    wishes: tuple[Condition, ...]
    """One of these the partner wants."""
    cards: Cards


class PanelPart(Struct, frozen=True):
    """Words to lay on blots, and how many minds have laid them before."""

    pack: str
    words: tuple[dict[str, str], ...]
    """Each by language."""
    blots: tuple[str, ...]
    minds: int


class CloudPart(Struct, frozen=True):
    """The beginning of a sky."""

    clouds: str
    """The pack whose outlines are to be drawn."""
    shapes: tuple[Shape, ...]
    """By piece."""
    category: dict[str, str]
    sky: Sky
    looks: int


class TodayPuzzle(Struct, frozen=True):
    """The day's puzzle, each part under the name of its game."""

    date: str
    telepathic: PartnerPart
    rorschach: PanelPart
    pareidolia: CloudPart


def view(puzzle: Puzzle) -> TodayPuzzle:
    """What everybody is shown who opens the day."""
    partner, panel, cloud = puzzle.partner, puzzle.panel, puzzle.cloud
    return TodayPuzzle(
        puzzle.day.isoformat(),
        PartnerPart(grids(partner), partner.moves, partner.own, SHAPES, partner.open),
        PanelPart(INK.deck, tuple(word.text for word in panel.words), panel.blots, len(MINDS)),
        CloudPart(CLOUDS, cloud.shapes, cloud.word.category, seen(cloud, 0), LOOKS),
    )
