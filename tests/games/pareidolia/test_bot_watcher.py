"""The watcher: what a sky looks like, at any turn and mirrored, by drawings that are not the artist's."""

from __future__ import annotations

import numpy as np
import pytest

from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.drawings import KIND, Drawing, Purpose, album, category_of, of_category
from unspoken.games.pareidolia.bot.likeness import likenesses, rings, rings_of
from unspoken.games.pareidolia.bot.rehearsal import rehearse
from unspoken.games.pareidolia.bot.watcher import hunches
from unspoken.games.pareidolia.pieces import Sky
from unspoken.games.pareidolia.types import CloudShape
from unspoken.kernel.chance import Chance

PACKS = load_packs()
LORE = OverlapLore(PACKS)
ALBUM = album(LORE)
WORDS = LORE.words(KIND)
CLOUDS = PACKS.shelf().items("clouds", CloudShape)
BOX = piece_box(CLOUDS)
EASY = ("elephant", "umbrella", "snake", "castle")
"""Words that clouds show well."""


def drawn(word: str, actions: int = 12) -> Sky:
    """A word as two artists lay it."""
    *_, sky = rehearse(ALBUM.drawings(word, Purpose.DRAW)[0].bits, CLOUDS, actions, Chance(b"toss", 0))
    return sky


def known(category: str) -> dict[str, list[Drawing]]:
    """All that a watcher knows of a category."""
    words = (card.text["en"] for card in of_category(category, WORDS))
    return {word: list(ALBUM.drawings(word, Purpose.RECOGNISE)) for word in words}


def covered(sky: Sky) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """The cells that are covered."""
    return np.asarray(np.any(BOX.covers(sky), axis=0))


@pytest.mark.parametrize("word", EASY)
def test_what_is_well_drawn_is_among_the_first_three(word: str) -> None:
    """PAR-16: out of the sixteen words of the category, by drawings of other hands."""
    seen = hunches(drawn(word), CLOUDS, known(category_of(word, WORDS)))
    assert word in [hunch.word for hunch in seen[:3]]


def test_every_word_of_the_category_is_thought_of() -> None:
    """PAR-06: the likeliest first, and together they are certain."""
    seen = hunches(drawn("elephant"), CLOUDS, known("An animal on land"))
    assert len(seen) == 16 and sum(hunch.chance for hunch in seen) == pytest.approx(1)


def test_nothing_is_seen_in_an_empty_sky() -> None:
    """PAR-18: the sky is cleared between rounds."""
    assert hunches((), CLOUDS, known("An animal on land")) == []


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_turned_sky_is_the_same_sky(quarters: int) -> None:
    """PAR-07: there is no clear up."""
    sky = covered(drawn("elephant"))
    assert likenesses(rings(np.rot90(sky, quarters)), rings(sky)[None])[0] == pytest.approx(1, abs=0.02)


def test_a_mirrored_sky_is_the_same_sky() -> None:
    """PAR-07: it may be mirrored."""
    sky = covered(drawn("elephant"))
    assert likenesses(rings(sky[:, ::-1]), rings(sky)[None])[0] == pytest.approx(1, abs=0.02)


def test_another_sky_is_another_sky() -> None:
    """PAR-16: an elephant is no snake."""
    sky, other = covered(drawn("elephant")), covered(drawn("snake"))
    assert likenesses(rings(other), rings(sky)[None])[0] < 0.9


def test_how_a_drawing_looks_does_not_hang_on_what_else_is_remembered() -> None:
    """So it is looked at once, and kept once, for all who remember it among others."""
    bits = [drawing.bits for drawing in ALBUM.drawings(EASY[0], Purpose.RECOGNISE)]
    assert np.array_equal(rings_of(bits)[2:3], rings_of(bits[2:3]))
