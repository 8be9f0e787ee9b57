"""Three words and four blots, and where ten minds with different temperaments have laid the words.

The temperaments are the five of the bots, and one halfway between each of them and the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from msgspec import Struct

from unspoken.games.rorschach.bot import associations as associations_module
from unspoken.games.rorschach.bot.associations import FILE, UNKNOWN, Associations
from unspoken.games.rorschach.bot.subject_model import TEMPERAMENTS, BlotTemperament
from unspoken.games.rorschach.cards import Image, Images, Word
from unspoken.games.rorschach.setup import gather as gather_for_table
from unspoken.games.rorschach.types import Options
from unspoken.kernel.parts.daily import PuzzleDay, PuzzleSources

OPTIONS = Options()
"""The default blots and words."""
WORDS, BLOTS = 3, 4
_PACKAGE = associations_module.__name__.rpartition(".")[0]
_LEAST_FAVOURITE = 4
"""Minimum number of minds that agree on a word's favourite blot."""
_MOST_AGREEMENT = 25
"""Maximum number of words on favourite blots, of thirty that the minds lay; with more, the minds agree."""
_TRIES = 20_000

_OWN = tuple(TEMPERAMENTS.values())
_BETWEEN = tuple(
    BlotTemperament(*((a + b) / 2 for a, b in zip(temperament, following, strict=True)))
    for temperament, following in zip(_OWN, (*_OWN[1:], _OWN[0]), strict=True)
)
MINDS = (*_OWN, *_BETWEEN)


class PanelMaterials(Struct, frozen=True):
    """All words and blots, and how near they are to each other."""

    words: tuple[Word, ...]
    blots: Images
    associations: Associations


class Panel(Struct, frozen=True):
    """The puzzle: words and blots, and where the minds have laid the words."""

    words: tuple[Word, ...]
    blots: Images
    laid: tuple[Images, ...]
    """By mind: for each word its blot. Secret until the player has answered."""


def gather(sources: PuzzleSources) -> PanelMaterials:
    """Collect the words and blots of a table with default options."""
    materials = gather_for_table(OPTIONS, sources.shelf)
    associations = sources.knowledge(_PACKAGE, FILE, Associations)
    return PanelMaterials(materials.words, materials.images, associations)


def draw(materials: PanelMaterials, day: PuzzleDay) -> Panel:
    """Draw words and blots until the result is fair."""
    by_id = {word.id: word for word in materials.words}
    for _ in range(_TRIES):
        words = tuple(by_id[word] for word in day.chance.shuffled(tuple(by_id))[:WORDS])
        blots = day.chance.shuffled(materials.blots)[:BLOTS]
        laid = tuple(lay(words, blots, mind, materials.associations) for mind in MINDS)
        panel = Panel(words, blots, laid)
        if is_fair(panel):
            return panel
    raise RuntimeError("no fair words and blots were drawn")


def lay(words: Sequence[Word], blots: Images, mind: BlotTemperament, associations: Associations) -> Images:
    """Return the blot for each word: different blots, with the highest sum of the mind's likings."""
    nearness = [[associations.nearness(word.id, blot) or UNKNOWN for blot in blots] for word in words]
    liking = [[mind.likings(near)[0] for near in row] for row in nearness]
    layings = permutations(range(len(blots)), len(words))
    best = max(layings, key=lambda laying: sum(row[blot] for row, blot in zip(liking, laying, strict=True)))
    return tuple(blots[blot] for blot in best)


def counts(panel: Panel, word: int) -> tuple[int, ...]:
    """Return how many minds have laid a word on each of the blots."""
    return tuple(sum(laid[word] == blot for laid in panel.laid) for blot in panel.blots)


def favourite(panel: Panel, word: int) -> Image:
    """Return the blot that most minds have laid a word on."""
    by_blot = counts(panel, word)
    return panel.blots[by_blot.index(max(by_blot))]


def is_fair(panel: Panel) -> bool:
    """True if each word has a clear and different favourite blot, and the minds do not all agree."""
    by_word = [counts(panel, word) for word in range(len(panel.words))]
    clear = all(max(by_blot) >= _LEAST_FAVOURITE and by_blot.count(max(by_blot)) == 1 for by_blot in by_word)
    different = len({favourite(panel, word) for word in range(len(panel.words))}) == len(panel.words)
    return clear and different and sum(max(by_blot) for by_blot in by_word) <= _MOST_AGREEMENT
