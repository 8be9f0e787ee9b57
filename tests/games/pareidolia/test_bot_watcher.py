"""The watcher recognises rotated and mirrored skies by drawings that artists do not use."""

from __future__ import annotations

import numpy as np
import pytest

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.drawings import (
    KIND,
    Drawing,
    Purpose,
    category_of,
    drawing_library,
    of_category,
)
from unspoken.games.pareidolia.bot.likeness import likenesses, rings, rings_of
from unspoken.games.pareidolia.bot.rehearsal import rehearse
from unspoken.games.pareidolia.bot.watcher import hunches
from unspoken.games.pareidolia.pieces import Sky
from unspoken.games.pareidolia.types import CloudShape
from unspoken.kernel.chance import Chance

PACKS = load_packs()
LORE = OverlapLore(PACKS)
LIBRARY = drawing_library(LORE)
WORDS = LORE.words(KIND)
CLOUDS = PACKS.shelf().items("clouds", CloudShape)
BOX = piece_box(CLOUDS)
EASY = ("elephant", "umbrella", "snake", "castle")
"""Words that clouds show well."""


def drawn(word: str, actions: int = 12) -> Sky:
    """Return a sky in which two artists have laid a word."""
    *_, sky = rehearse(LIBRARY.drawings(word, Purpose.DRAW)[0].bits, CLOUDS, actions, Chance(b"toss", 0))
    return sky


def known(category: str) -> dict[str, list[Drawing]]:
    """Return all drawings that a watcher knows of a category."""
    words = (card.text["en"] for card in of_category(category, WORDS))
    return {word: list(LIBRARY.drawings(word, Purpose.RECOGNISE)) for word in words}


def covered(sky: Sky) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Return the covered cells."""
    return np.asarray(np.any(BOX.covers(sky), axis=0))


@pytest.mark.parametrize("word", EASY)
def test_the_word_of_a_good_drawing_is_among_the_first_three(word: str) -> None:
    """PAR-16: of the sixteen words of the category."""
    found = hunches(drawn(word), CLOUDS, known(category_of(word, WORDS)))
    assert word in [hunch.word for hunch in found[:3]]


def test_every_word_of_the_category_has_a_probability() -> None:
    """PAR-06: they sum to 1."""
    found = hunches(drawn("elephant"), CLOUDS, known("An animal on land"))
    assert len(found) == 16 and sum(hunch.chance for hunch in found) == pytest.approx(1)


def test_an_empty_sky_has_no_hunches() -> None:
    """PAR-18: the sky is cleared between rounds."""
    assert hunches((), CLOUDS, known("An animal on land")) == []


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_turned_sky_has_the_same_rings(quarters: int) -> None:
    """PAR-07: a thing may lie at any turn."""
    sky = covered(drawn("elephant"))
    assert likenesses(rings(np.rot90(sky, quarters)), rings(sky)[None])[0] == pytest.approx(1, abs=0.02)


def test_a_mirrored_sky_has_the_same_rings() -> None:
    """PAR-07: a thing may be mirrored."""
    sky = covered(drawn("elephant"))
    assert likenesses(rings(sky[:, ::-1]), rings(sky)[None])[0] == pytest.approx(1, abs=0.02)


def test_the_skies_of_two_words_have_different_rings() -> None:
    """PAR-16: an elephant and a snake."""
    sky, other = covered(drawn("elephant")), covered(drawn("snake"))
    assert likenesses(rings(other), rings(sky)[None])[0] < 0.9


def test_rings_of_a_drawing_do_not_depend_on_other_drawings() -> None:
    """So each drawing is processed and cached only once."""
    bits = [drawing.bits for drawing in LIBRARY.drawings(EASY[0], Purpose.RECOGNISE)]
    assert np.array_equal(rings_of(bits)[2:3], rings_of(bits[2:3]))
