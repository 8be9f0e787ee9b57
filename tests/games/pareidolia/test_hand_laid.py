"""The skies that a person laid: many, of different words, and such as can be laid."""

from __future__ import annotations

from bench.hand_laid import laid_skies
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.drawings import KIND
from unspoken.games.pareidolia.sky import in_the_sky
from unspoken.games.pareidolia.types import CloudShape

PACKS = load_packs()
CLOUDS = PACKS.shelf().items("clouds", CloudShape)
SKIES = laid_skies()


def test_there_are_forty_to_measure_and_fifteen_to_tune_on_and_no_word_twice() -> None:
    """Nothing is tuned on what is measured."""
    words = [laid.word for laid in (*SKIES.test, *SKIES.tuning)]
    assert len(SKIES.test) >= 40 and len(SKIES.tuning) == 15
    assert len(set(words)) == len(words)


def test_every_category_is_measured() -> None:
    """Five words of each, or more."""
    categories = {card.text["en"]: card.category["en"] for card in OverlapLore(PACKS).words(KIND)}
    laid = [categories[one.word] for one in SKIES.test]
    assert set(laid) == set(categories.values()) and min(map(laid.count, laid)) >= 5


def test_each_can_be_laid_with_the_pieces_of_the_game() -> None:
    """PAR-03, PAR-10: fourteen pieces, their middles in the sky."""
    for laid in (*SKIES.test, *SKIES.tuning):
        sky = laid.sky(CLOUDS)
        assert len({lying.piece for lying in sky}) == len(laid.pieces)
        assert all(in_the_sky(lying.pose.x, lying.pose.y) for lying in sky)
