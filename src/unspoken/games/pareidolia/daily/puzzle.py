"""A sky that grows while the player guesses what it shows.

The skies were laid in advance by `python -m unspoken_art.bot_knowledge.skies`. Laying them here would depend
on rounding, and every house must show the same sky.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from unspoken.games.pareidolia.cards import name_of
from unspoken.games.pareidolia.guessing.judge import is_right
from unspoken.games.pareidolia.pieces import Shape, Sky
from unspoken.games.pareidolia.types import CloudShape
from unspoken.kernel.languages import Tag
from unspoken.kernel.parts.daily import PuzzleDay, PuzzleSources
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.words.grammar import WordGrammar

PACKAGE, FILE = __name__.rpartition(".")[0], "skies.bin"
"""Where the skies are stored."""
WORDS, CLOUDS = "cloud-words", "clouds"
"""The names of the packs."""
LOOKS = 4
"""The number of guesses; after each wrong guess more of the sky is visible."""
_FIRST_PIECES = 3
"""The number of pieces that are visible at the first look."""


class LaidSkies(Struct, frozen=True):
    """All skies, by the word in English; the pieces that show most come first."""

    skies: dict[str, Sky]


class GuessJudge(Struct, frozen=True):
    """Pareidolia's judge, with the deck that it needs."""

    deck: tuple[WordCard, ...]
    grammars: Mapping[Tag, WordGrammar]

    def is_right(self, guess: str, word: WordCard, language: str) -> bool:
        """True if a guess names the word in this language (PAR-16)."""
        return is_right(guess, word, self.deck, language, self.grammars[language])


class CloudMaterials(Struct, frozen=True):
    """All skies, and the judge of guesses."""

    clouds: tuple[CloudShape, ...]
    laid: LaidSkies
    judge: GuessJudge


class CloudPuzzle(Struct, frozen=True):
    """A word and its sky; the word and the invisible pieces are secret."""

    word: WordCard
    sky: Sky
    shapes: tuple[Shape, ...]
    """The shape of each piece; not secret."""
    judge: GuessJudge


def gather(sources: PuzzleSources) -> CloudMaterials:
    """Collect the skies, the clouds they are made of, and the words."""
    shelf = sources.shelf
    judge = GuessJudge(shelf.words(WORDS), {tag: shelf.grammar(tag) for tag in sources.languages})
    return CloudMaterials(shelf.items(CLOUDS, CloudShape), sources.knowledge(PACKAGE, FILE, LaidSkies), judge)


def draw(materials: CloudMaterials, day: PuzzleDay) -> CloudPuzzle:
    """Return the puzzle of a day; every sky is used once, in a shuffled order, before any is repeated."""
    skies = materials.laid.skies
    shapes = tuple(cloud.shape for cloud in materials.clouds for _ in range(cloud.count))
    words = {name_of(word): word for word in materials.judge.deck if name_of(word) in skies}
    names = day.same_chance.shuffled(tuple(words))
    name = names[day.number % len(names)]
    return CloudPuzzle(words[name], skies[name], shapes, materials.judge)


def visible_sky(puzzle: CloudPuzzle, look: int) -> Sky:
    """Return the pieces that are visible at a look, from 0; at the last look all of them are."""
    hidden = len(puzzle.sky) - _FIRST_PIECES
    return puzzle.sky[: _FIRST_PIECES + hidden * look // (LOOKS - 1)]
