"""The second part: three words and four blots, compared with what ten minds of different bents have laid.

A bent is what somebody goes by who looks at a blot: the five that our bots have, and between any of them and
the next one more.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from msgspec import Struct

from unspoken.games.rorschach.bot import associations
from unspoken.games.rorschach.bot.associations import FILE, Associations
from unspoken.games.rorschach.bot.reading import TEMPERAMENTS, Temperament
from unspoken.games.rorschach.types import Image, Images, Word
from unspoken.kernel.chance import Chance

WORDS, BLOTS = 3, 4
PACKAGE, KNOWN = associations.__name__.rpartition(".")[0], FILE
"""Where it is written down how near words and blots are."""
_LEAST = 4
"""So many of the ten agree where a word belongs: enough to be right about."""
_MOST = 25
"""Of the thirty words that they have laid, no more lie where most lie: else there is nothing to wonder at."""
_TRIES = 20_000

_OWN = tuple(TEMPERAMENTS.values())
_BETWEEN = tuple(
    Temperament(*((a + b) / 2 for a, b in zip(one, other, strict=True)))
    for one, other in zip(_OWN, (*_OWN[1:], _OWN[0]), strict=True)
)
MINDS = (*_OWN, *_BETWEEN)


class Panel(Struct, frozen=True):
    """Words and blots, and what the minds have laid."""

    words: tuple[Word, ...]
    blots: Images
    laid: tuple[Images, ...]
    """By mind: for each word the blot that it was laid on. A secret until one has laid one's own."""


def draw_panel(words: Sequence[Word], blots: Images, known: Associations, chance: Chance) -> Panel:
    """Words and blots on which the minds agree neither too little nor altogether: drawn until it is so."""
    by_id = {word.id: word for word in words}
    for _ in range(_TRIES):
        drawn = tuple(by_id[one] for one in chance.shuffled(tuple(by_id))[:WORDS])
        shown = chance.shuffled(blots)[:BLOTS]
        panel = Panel(drawn, shown, tuple(lay(drawn, shown, mind, known) for mind in MINDS))
        if is_fair(panel):
            return panel
    raise RuntimeError("no fair words and blots were drawn")


def lay(words: Sequence[Word], blots: Images, mind: Temperament, known: Associations) -> Images:
    """Where a mind lays the words: each on a blot of its own, as well as all of them can lie."""
    strange = (0.0,) * len(mind)
    near = [[known.nearness(word.id, blot) or strange for blot in blots] for word in words]
    liking = [[mind.weighed(looks) for looks in row] for row in near]
    ways = permutations(range(len(blots)), len(words))
    best = max(ways, key=lambda way: sum(row[at] for row, at in zip(liking, way, strict=True)))
    return tuple(blots[at] for at in best)


def counts(panel: Panel, word: int) -> tuple[int, ...]:
    """How many minds have laid a word on each of the blots."""
    return tuple(sum(laid[word] == blot for laid in panel.laid) for blot in panel.blots)


def favourite(panel: Panel, word: int) -> Image:
    """The blot that most have laid a word on."""
    by_blot = counts(panel, word)
    return panel.blots[by_blot.index(max(by_blot))]


def is_fair(panel: Panel) -> bool:
    """Each word has one blot that more minds chose than any other; it is a different one for each."""
    every = [counts(panel, word) for word in range(len(panel.words))]
    clear = all(max(by_blot) >= _LEAST and by_blot.count(max(by_blot)) == 1 for by_blot in every)
    apart = len({favourite(panel, word) for word in range(len(panel.words))}) == len(panel.words)
    return clear and apart and sum(max(by_blot) for by_blot in every) <= _MOST
