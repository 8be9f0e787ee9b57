"""The third part: a sky that grows while one guesses what it shows.

Its clouds were laid beforehand by the house's artist (`python -m unspoken.art.skies`), for how an artist lays
them depends on the last digit of many sums: everywhere the same sky must hang.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from unspoken.games.pareidolia.cards import name_of
from unspoken.games.pareidolia.judge import is_right
from unspoken.games.pareidolia.lookalikes import Lookalikes
from unspoken.games.pareidolia.pieces import Shape, Sky
from unspoken.games.pareidolia.types import CloudShape
from unspoken.kernel.chance import Chance
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import WordCard

FILE = "skies.bin"
LOOKS = 4
"""How often one may guess; after each wrong guess there is more to see."""
_FIRST = 3
"""Pieces that hang there at the first look."""


class LaidSkies(Struct, frozen=True):
    """What the artist has laid, by the word in English: the piece that tells most first."""

    skies: dict[str, Sky]


class Cloud(Struct, frozen=True):
    """A word and its sky, both a secret but for what has been shown."""

    word: WordCard
    sky: Sky
    shapes: tuple[Shape, ...]
    """By piece: no secret."""


class Judge(Struct, frozen=True):
    """Pareidolia's judge, with the deck and the lookalikes that it needs."""

    deck: tuple[WordCard, ...]
    lookalikes: tuple[Lookalikes, ...]
    grammars: Mapping[Tag, Grammar]

    def is_right(self, guess: str, word: WordCard, language: str) -> bool:
        """Whether a guess names the word, in this language (PAR-16)."""
        told = (one.lookalikes for one in self.lookalikes if one.language == language)
        lookalikes = [other for by_card in told for other in by_card.get(name_of(word), ())]
        return is_right(guess, word, self.deck, language, self.grammars[language], lookalikes)


def draw_cloud(
    deck: tuple[WordCard, ...], clouds: tuple[CloudShape, ...], laid: LaidSkies, day: int, chance: Chance
) -> Cloud:
    """The sky of a day, counted from any beginning: each comes once before one comes again."""
    shapes = tuple(cloud.shape for cloud in clouds for _ in range(cloud.count))
    words = {name_of(word): word for word in deck if name_of(word) in laid.skies}
    names = chance.shuffled(tuple(words))
    name = names[day % len(names)]
    return Cloud(words[name], laid.skies[name], shapes)


def seen(cloud: Cloud, look: int) -> Sky:
    """What hangs there at a look, counted from 0: all of it at the last."""
    more = len(cloud.sky) - _FIRST
    return cloud.sky[: _FIRST + more * look // (LOOKS - 1)]
