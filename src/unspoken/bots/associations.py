"""How much a word goes with a blot, computed beforehand: `python -m unspoken.bots.associations` writes it.

A blot is looked at in three ways (`kernel.lore.LOOKS`): what it may be taken for, how it is shaped, what its
ink is like. For each the encoder says how near a word is to what the pack tells, less what the word is near
to anyway and what the blot is near to anyway. What is left is kept in sixteen steps, and a fourth number says
which thing on the blot is nearest to the word: two bytes a pair.
"""

from __future__ import annotations

import sys
from base64 import b85decode, b85encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, json

from unspoken.bots.describe import LANGUAGES, describe
from unspoken.bots.encoder import encode, is_here
from unspoken.content.manifest import Card, Manifest, said
from unspoken.content.packs import load_packs
from unspoken.kernel.lore import LOOKS

if TYPE_CHECKING:
    from unspoken.bots.encoder import Encode, Vectors

FILE = Path(__file__).with_name("associations.json")
_STEPS = 15
_A_PAIR = len(LOOKS) + 1
"""Numbers that are kept of a word and a blot."""
_USUAL, _SPREAD = 0.5, 0.2
"""Where a pair lies that is as near as most, and how far a pair lies from it that is nearer than most."""


class Table(Struct, frozen=True):
    """The shipped file."""

    words: tuple[str, ...]
    """As they are called in English."""
    pictures: dict[str, str]
    """By a blot's id, in base 85: for each word its three steps, and the number of the nearest thing."""


def association(word: str, picture: str) -> tuple[float, ...] | None:
    """How much a shipped word goes with a shipped blot, from 0 to 1, by each look; None for any other."""
    pair = _pair(word, picture)
    return None if pair is None else tuple(step / _STEPS for step in pair[:-1])


def nearest_first(word: str, picture: str, things: Sequence[str]) -> Sequence[str]:
    """What a blot may be taken for, what is nearest to a word first if the word is ours."""
    pair = _pair(word, picture)
    near = 0 if pair is None else pair[-1]
    return (*things[near : near + 1], *things[:near], *things[near + 1 :])


def _pair(word: str, picture: str) -> tuple[int, ...] | None:
    number, numbers = _numbers().get(word), _unpacked(picture)
    if number is None or numbers is None:
        return None
    return numbers[number * _A_PAIR : (number + 1) * _A_PAIR]


@cache
def _table() -> Table:
    return json.decode(FILE.read_bytes(), type=Table)


@cache
def _numbers() -> dict[str, int]:
    return {word: number for number, word in enumerate(_table().words)}


@cache
def _unpacked(picture: str) -> tuple[int, ...] | None:
    text = _table().pictures.get(picture)
    return None if text is None else unpacked(text)


def packed(numbers: Sequence[int]) -> str:
    """Numbers up to fifteen, as many as fill whole bytes, two in each."""
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return b85encode(bytes(high << 4 | low for high, low in pairs)).decode()


def unpacked(text: str) -> tuple[int, ...]:
    """The other way round."""
    return tuple(number for byte in b85decode(text) for number in (byte >> 4, byte & _STEPS))


# ---- making the file


def made(words: Manifest, blots: Manifest, encode: Encode) -> Table:
    """The table of these words and blots."""
    import numpy as np

    texts = [tuple(said(word.text, language) for language in LANGUAGES) for word in words.words]
    meanings = np.stack([_mean(encode(both)) for both in texts])
    by_look = []
    for look in range(len(LOOKS)):
        near = np.stack([_nearest(meanings, encode(told_of(card, blots)[look])) for card in blots.cards])
        odd = near - near.mean(0, keepdims=True) - near.mean(1, keepdims=True) + near.mean()
        share = np.clip(_USUAL + _SPREAD * odd / odd.std(), 0, 1)
        by_look.append(np.rint(share * _STEPS).astype(int))
    things = np.stack([_nearest_things(meanings, card, encode) for card in blots.cards])
    rows = np.stack([*by_look, things], axis=-1).reshape(len(blots.cards), -1)
    pictures = {card.id: packed(row.tolist()) for card, row in zip(blots.cards, rows, strict=True)}
    return Table(tuple(both[0] for both in texts), pictures)


def told_of(card: Card, blots: Manifest) -> tuple[tuple[str, ...], ...]:
    """What a pack tells of a blot, look by look: things it may be, its form, its ink."""
    things = tuple(thing for language in LANGUAGES for thing in describe(card, blots, language).things)
    colour, *form = describe(card, blots, LANGUAGES[0]).sights
    return things or (colour,), (card.style or colour, *form[:-1]), (f"{card.palette} ink", *form[-1:])


def _mean(vectors: Vectors) -> Vectors:
    import numpy as np

    middle: Vectors = vectors.mean(axis=0)
    return middle / np.linalg.norm(middle)


def _nearest(meanings: Vectors, told: Vectors) -> Vectors:
    """For each word how near it is to the nearest of what is told."""
    near: Vectors = (meanings @ told.T).max(axis=1)
    return near


def _nearest_things(meanings: Vectors, card: Card, encode: Encode) -> list[int]:
    """For each word the number of the thing that is nearest to it; the languages list the same things."""
    named = zip(*(card.objects.get(language, ()) for language in LANGUAGES), strict=False)
    things = [_mean(encode(names)) for names in named][: _STEPS + 1]
    if not things:
        return [0] * len(meanings)
    import numpy as np

    return [int(number) for number in np.argmax(meanings @ np.stack(things).T, axis=1)]


def main() -> int:
    """Write the file for the shipped words and blots."""
    if not is_here():
        sys.stderr.write("The encoder is not here: pip install 'unspoken[bots]' brings it.\n")
        return 1
    packs = load_packs()
    table = made(packs.manifest("words"), packs.manifest("ink"), encode)
    FILE.write_bytes(json.format(json.encode(table), indent=1) + b"\n")
    sys.stdout.write(f"{len(table.words)} words and {len(table.pictures)} blots\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
