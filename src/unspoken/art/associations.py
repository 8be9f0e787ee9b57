"""`python -m unspoken.art.associations` works out anew how much each shipped word goes with each blot.

A blot is looked at in three ways: what it may be taken for, how it is shaped, what its ink is like. For each
the encoder says how near a word is to what the pack tells, less what the word is near to anyway and what the
blot is near to anyway. It needs the extra `bots`.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np

from unspoken.bots.describe import LANGUAGES, describe
from unspoken.bots.encoder import encode, is_here
from unspoken.bots.knowledge import write_knowledge
from unspoken.content.manifest import Card, Manifest, localized
from unspoken.content.packs import load_packs
from unspoken.games.rorschach.bot import associations
from unspoken.games.rorschach.bot.associations import LOOKS, STEPS, Associations, packed

if TYPE_CHECKING:
    from unspoken.bots.encoder import Encode, Vectors

_USUAL, _SPREAD = 0.5, 0.2
"""Where a pair lies that is as near as most, and how far a pair lies from it that is nearer than most."""


def made(words: Manifest, blots: Manifest, encode: Encode) -> Associations:
    """The table of these words and blots."""
    texts = [tuple(localized(word.text, language) for language in LANGUAGES) for word in words.words]
    meanings = np.stack([_mean(encode(both)) for both in texts])
    by_look = []
    for look in range(len(LOOKS)):
        near = np.stack([_nearest(meanings, encode(told_of(card, blots)[look])) for card in blots.cards])
        odd = near - near.mean(0, keepdims=True) - near.mean(1, keepdims=True) + near.mean()
        share = np.clip(_USUAL + _SPREAD * odd / odd.std(), 0, 1)
        by_look.append(np.rint(share * STEPS).astype(int))
    things = np.stack([_nearest_things(meanings, card, encode) for card in blots.cards])
    rows = np.stack([*by_look, things], axis=-1).reshape(len(blots.cards), -1)
    pictures = {card.id: packed(row.tolist()) for card, row in zip(blots.cards, rows, strict=True)}
    return Associations(tuple(both[0] for both in texts), pictures)


def told_of(card: Card, blots: Manifest) -> tuple[tuple[str, ...], ...]:
    """What a pack tells of a blot, look by look: things it may be, its form, its ink."""
    things = tuple(thing for language in LANGUAGES for thing in describe(card, blots, language).things)
    colour, *form = describe(card, blots, LANGUAGES[0]).sights
    return things or (colour,), (card.style or colour, *form[:-1]), (f"{card.palette} ink", *form[-1:])


def _mean(vectors: Vectors) -> Vectors:
    middle: Vectors = vectors.mean(axis=0)
    return middle / np.linalg.norm(middle)


def _nearest(meanings: Vectors, told: Vectors) -> Vectors:
    """For each word how near it is to the nearest of what is told."""
    near: Vectors = (meanings @ told.T).max(axis=1)
    return near


def _nearest_things(meanings: Vectors, card: Card, encode: Encode) -> list[int]:
    """For each word the number of the thing that is nearest to it; the languages list the same things."""
    named = zip(*(card.objects.get(language, ()) for language in LANGUAGES), strict=False)
    things = [_mean(encode(names)) for names in named][: STEPS + 1]
    if not things:
        return [0] * len(meanings)
    return [int(number) for number in np.argmax(meanings @ np.stack(things).T, axis=1)]


def main() -> int:
    """Write the file for the shipped words and blots."""
    if not is_here():
        sys.stderr.write("The encoder is not here: pip install 'unspoken[bots]' brings it.\n")
        return 1
    packs = load_packs()
    table = made(packs.manifest("words"), packs.manifest("ink"), encode)
    write_knowledge(associations.__package__, associations.FILE, table)
    sys.stdout.write(f"{len(table.words)} words and {len(table.pictures)} blots\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
