"""The puzzle of a day: made from the date and from what the packs hold, so that everybody has the same."""

from __future__ import annotations

from datetime import date
from hashlib import sha256

from msgspec import Struct

from unspoken import daily
from unspoken.content.knowledge import knowledge
from unspoken.content.packs import Packs
from unspoken.daily.cloud import FILE, Cloud, Judge, LaidSkies, draw_cloud
from unspoken.daily.panel import KNOWN, PACKAGE, Panel, draw_panel
from unspoken.daily.partner import Partner, draw_partner
from unspoken.games.pareidolia.lookalikes import Lookalikes
from unspoken.games.pareidolia.types import CloudShape
from unspoken.games.rorschach.bot.associations import Associations
from unspoken.games.rorschach.setup import gather as gather_ink
from unspoken.games.rorschach.types import Materials
from unspoken.games.rorschach.types import Options as InkOptions
from unspoken.kernel.chance import Chance
from unspoken.languages.known import tags

CLOUD_WORDS, CLOUDS = "cloud-words", "clouds"
INK = InkOptions()
"""Blots and words of the house: as at a table that has chosen nothing else."""
_PARTNER, _PANEL, _CLOUD = range(3)
"""Each part has draws of its own."""


class Makings(Struct, frozen=True):
    """What every day's puzzle is made of, taken off the shelf once."""

    seed: bytes
    """What tells one version's puzzles from another's: the packs that they are made of."""
    ink: Materials
    known: Associations
    clouds: tuple[CloudShape, ...]
    laid: LaidSkies
    judge: Judge


class Puzzle(Struct, frozen=True):
    """All of a day's puzzle, the answers too: only `view` and `told` lead out of it."""

    day: date
    partner: Partner
    panel: Panel
    cloud: Cloud
    judge: Judge


def gather(packs: Packs) -> Makings:
    """What the puzzles of this house are made of: its own packs, whatever else lies beside them."""
    shelf, used = packs.shelf(), (INK.deck, INK.words, CLOUD_WORDS, CLOUDS)
    return Makings(
        sha256("\n".join(packs.digest(pack) for pack in used).encode()).digest(),
        gather_ink(INK, shelf),
        knowledge(PACKAGE, KNOWN, Associations),
        shelf.items(CLOUDS, CloudShape),
        knowledge(daily.__name__, FILE, LaidSkies),
        Judge(
            shelf.words(CLOUD_WORDS),
            shelf.items(CLOUD_WORDS, Lookalikes),
            {tag: shelf.grammar(tag) for tag in tags()},
        ),
    )


def make_puzzle(day: date, makings: Makings) -> Puzzle:
    """The puzzle of this day; takes some hundredths of a second."""
    today, ink, judge = makings.seed + day.isoformat().encode(), makings.ink, makings.judge
    every_day = Chance(makings.seed, _CLOUD)
    return Puzzle(
        day,
        draw_partner(Chance(today, _PARTNER)),
        draw_panel(ink.words, ink.images, makings.known, Chance(today, _PANEL)),
        draw_cloud(judge.deck, makings.clouds, makings.laid, day.toordinal(), every_day),
        judge,
    )
