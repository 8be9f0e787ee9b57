"""Draws a new deck from a seed, and checks each card against the acceptance list."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PIL import Image

from unspoken.content.acceptance.kinds import dream as dream_list
from unspoken.content.acceptance.kinds import ink as ink_list
from unspoken_art.decks.parallel import draw_accepted
from unspoken_art.dreams.dreaming import Dream, Dreamer
from unspoken_art.dreams.shipped_decks import themes_of
from unspoken_art.ink import deck as ink_deck
from unspoken_art.ink.blots import Blot
from unspoken_art.packs import pack
from unspoken_art.packs.texts import Text
from unspoken_art.scenes.focus import Outline
from unspoken_art.styles.card import Card, Style

PERIOD = 160_000
"""Blots whose numbers differ by this have the same archetype and manner, and are otherwise independent."""


def opened(picture: bytes) -> Image.Image:
    """Decode a picture."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


@dataclass(frozen=True)
class Proposal:
    """A card to draw, and its composition."""

    card: Card
    dream: Dream


@dataclass(frozen=True)
class Painted:
    """A drawn dream card with its measurements."""

    print: pack.Print
    outline: Outline
    looks: dream_list.CardLooks
    sound: bool


def _paint(proposal: Proposal) -> Painted:
    picture, outline = pack.printed(proposal.card.picture()), proposal.card.outline()
    image = opened(picture.large)
    sound = not any(dream_list.look_faults(image, outline))
    return Painted(picture, outline, dream_list.looks(image), sound)


def _dream_fails(card: Painted, others: Sequence[Painted]) -> bool:
    return not card.sound or any(any(dream_list.likeness(card.looks, other.looks)) for other in others)


def propose(dreamer: Dreamer, number: int, attempt: int) -> Proposal:
    """Return a dreamer's proposal for the card of this number."""
    dream = dreamer.dream(number, attempt)
    luck = dreamer.seed * PERIOD + number + attempt * 1_000
    card = Card(
        f"{number}", Style(dream.style), dream.palette, dream.light, dream.horizon, luck, dream.script,
        dream.focus,
    )  # fmt: skip
    return Proposal(card, dream)


def dreams(folder: Path, seed: int, count: int) -> None:
    """Draw a deck of dreams into a folder."""
    dreamer = Dreamer(seed)
    done = draw_accepted(count, partial(propose, dreamer), _paint, _dream_fails)
    entries = [
        pack.entry(proposal.card, painted.print, painted.outline, proposal.dream.words)
        for proposal, painted in done
    ]
    themes = themes_of({theme for entry in entries for theme in entry["themes"]})
    title = Text(en=f"Dreams of seed {seed}", pl=f"Sny z ziarna {seed}")
    about = pack.About(pack=folder.name, kind="dream", title=title, themes=themes)
    pack.write_pack(folder, about, entries, [painted.print for _, painted in done])


@dataclass(frozen=True)
class Poured:
    """A drawn blot with its manifest entry and measurements."""

    print: pack.Print
    entry: pack.BlotEntry
    looks: ink_list.BlotLooks
    sound: bool


def _pour(blot: Blot) -> Poured:
    drawn = blot.picture()
    picture = pack.printed(drawn, ink_deck.FORMAT)
    image = opened(picture.large)
    sound = not any(ink_list.look_faults(image))
    return Poured(picture, ink_deck.entry(blot, pack.pixels(drawn), picture), ink_list.looks(image), sound)


def _blot_fails(blot: Poured, others: Sequence[Poured]) -> bool:
    return not blot.sound or any(any(ink_list.likeness(blot.looks, other.looks)) for other in others)


def blots(folder: Path, seed: int, count: int) -> None:
    """Draw a deck of blots into a folder."""

    def propose_blot(number: int, attempt: int) -> Blot:
        return Blot(number + attempt * PERIOD, seed)

    done = draw_accepted(count, propose_blot, _pour, _blot_fails)
    title = Text(en=f"Blots of seed {seed}", pl=f"Plamy z ziarna {seed}")
    about = pack.About(pack=folder.name, kind="ink", title=title, themes={})
    pack.write_pack(folder, about, [poured.entry for _, poured in done], [poured.print for _, poured in done])
