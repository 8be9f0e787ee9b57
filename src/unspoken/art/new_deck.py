"""A new deck from a seed: composed, drawn, and held against the acceptance list card by card."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PIL import Image

from unspoken.art import ink_deck, pack
from unspoken.art.deck import Card, Style
from unspoken.art.dream_deck import themes_of
from unspoken.art.dreaming import Dream, Dreamer
from unspoken.art.focus import Outline
from unspoken.art.ink import Blot
from unspoken.art.studio import settled
from unspoken.art.told import Told
from unspoken.content.acceptance.kinds import dream as dream_list
from unspoken.content.acceptance.kinds import ink as ink_list

PERIOD = 160_000
"""Blots this far apart are of one archetype and one manner, and have nothing else in common."""


def opened(picture: bytes) -> Image.Image:
    """A print as it will be seen."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


@dataclass(frozen=True)
class Wish:
    """A card to draw, and the dream that it is of."""

    card: Card
    dream: Dream


@dataclass(frozen=True)
class Painted:
    """A drawn dream, and what is measured of it."""

    print: pack.Print
    outline: Outline
    looks: dream_list.Looks
    sound: bool


def _paint(wish: Wish) -> Painted:
    picture, outline = pack.printed(wish.card.picture()), wish.card.outline()
    image = opened(picture.large)
    sound = not any(dream_list.look_faults(image, outline))
    return Painted(picture, outline, dream_list.looks(image), sound)


def _dream_fails(one: Painted, others: Sequence[Painted]) -> bool:
    return not one.sound or any(any(dream_list.likeness(one.looks, other.looks)) for other in others)


def wished(dreamer: Dreamer, number: int, attempt: int) -> Wish:
    """What a dreamer would have drawn as the card of this number."""
    dream = dreamer.dream(number, attempt)
    luck = dreamer.seed * PERIOD + number + attempt * 1_000
    card = Card(
        f"{number}", Style(dream.style), dream.palette, dream.light, dream.horizon, luck, dream.script,
        dream.focus,
    )  # fmt: skip
    return Wish(card, dream)


def dreams(folder: Path, seed: int, count: int) -> None:
    """Draw a deck of dreams into a folder."""
    dreamer = Dreamer(seed)
    done = settled(count, partial(wished, dreamer), _paint, _dream_fails)
    entries = [
        pack.entry(wish.card, painted.print, painted.outline, wish.dream.words) for wish, painted in done
    ]
    themes = themes_of({theme for entry in entries for theme in entry["themes"]})
    title = Told(en=f"Dreams of seed {seed}", pl=f"Sny z ziarna {seed}")
    about = pack.About(pack=folder.name, kind="dream", title=title, themes=themes)
    pack.written(folder, about, entries, [painted.print for _, painted in done])


@dataclass(frozen=True)
class Poured:
    """A poured blot, what is said and what is measured of it."""

    print: pack.Print
    entry: pack.BlotEntry
    looks: ink_list.Looks
    sound: bool


def _pour(blot: Blot) -> Poured:
    drawn = blot.picture()
    picture = pack.printed(drawn, ink_deck.FORMAT)
    image = opened(picture.large)
    sound = not any(ink_list.look_faults(image))
    return Poured(picture, ink_deck.entry(blot, pack.pixels(drawn), picture), ink_list.looks(image), sound)


def _blot_fails(one: Poured, others: Sequence[Poured]) -> bool:
    return not one.sound or any(any(ink_list.likeness(one.looks, other.looks)) for other in others)


def blots(folder: Path, seed: int, count: int) -> None:
    """Pour a deck of blots into a folder."""

    def propose(number: int, attempt: int) -> Blot:
        return Blot(number + attempt * PERIOD, seed)

    done = settled(count, propose, _pour, _blot_fails)
    title = Told(en=f"Blots of seed {seed}", pl=f"Plamy z ziarna {seed}")
    about = pack.About(pack=folder.name, kind="ink", title=title, themes={})
    pack.written(folder, about, [poured.entry for _, poured in done], [poured.print for _, poured in done])
