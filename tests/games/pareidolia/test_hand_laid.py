"""The benchmark skies that a person laid."""

from __future__ import annotations

from minds.hand_laid import laid_skies
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.drawings import KIND
from unspoken.games.pareidolia.sky.geometry import in_the_sky
from unspoken.games.pareidolia.types import CloudShape

PACKS = load_packs()
CLOUDS = PACKS.shelf().items("clouds", CloudShape)
SKIES = laid_skies()


def test_there_are_forty_test_skies_and_fifteen_tuning_skies_of_different_words() -> None:
    """Tuning and measuring use different words."""
    words = [laid.word for laid in (*SKIES.test, *SKIES.tuning)]
    assert len(SKIES.test) >= 40 and len(SKIES.tuning) == 15
    assert len(set(words)) == len(words)


def test_every_category_has_at_least_five_test_skies() -> None:
    """Each of a different word."""
    categories = {card.text["en"]: card.category["en"] for card in OverlapLore(PACKS).words(KIND)}
    laid = [categories[sky.word] for sky in SKIES.test]
    assert set(laid) == set(categories.values()) and min(map(laid.count, laid)) >= 5


def test_every_sky_can_be_laid_with_the_pieces_of_the_game() -> None:
    """PAR-03, PAR-10: each piece once, with its middle in the sky."""
    for laid in (*SKIES.test, *SKIES.tuning):
        sky = laid.sky(CLOUDS)
        assert len({lying.piece for lying in sky}) == len(laid.pieces)
        assert all(in_the_sky(lying.pose.x, lying.pose.y) for lying in sky)
