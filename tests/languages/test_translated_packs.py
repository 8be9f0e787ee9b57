"""The shipped languages have the texts of every shipped pack."""

from __future__ import annotations

import pytest

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.blot_portraits import read_blot_eyes
from unspoken.content.packs import load_packs
from unspoken.kernel.languages import FALLBACK
from unspoken.languages.known import shipped_languages

PACKS = load_packs()
LORE = OverlapLore(PACKS)
TRANSLATED = [tag for tag in shipped_languages() if tag not in ("en", "pl")]
"""The languages outside the packs; `unspoken deck check` checks those of the packs."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_picture_has_a_description_in_whole_sentences(language: str) -> None:
    """For screen readers."""
    cards = [card for kind in ("dream", "ink") for pack in PACKS.of_kind(kind) for card in pack.cards]
    assert len(cards) == 3 * 84 + 100
    assert [card.id for card in cards if not card.alt.get(language, "").endswith(".")] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_dream_card_has_lines_for_tellers(language: str) -> None:
    """At least ten of its own; lines that name a thing on the card are left out."""
    cards = [card.id for pack in PACKS.of_kind("dream") for card in pack.cards]
    assert [card for card in cards if len(LORE.hints(card, language)) < 10] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_percepts_of_blots_have_the_order_of_the_fallback_language(language: str) -> None:
    """Rorschach's bots look up percepts by number, so weights, places and moods agree one by one."""
    folder = PACKS.folder("ink")
    english, other = (read_blot_eyes(folder, tag)[0] for tag in (FALLBACK, language))
    kinds = [
        {blot: [(seen.weight, seen.where, seen.mood) for seen in readings] for blot, readings in eyes.items()}
        for eyes in (english, other)
    ]
    assert kinds[0] == kinds[1]
    assert all(english[blot][0].sees != other[blot][0].sees for blot in english)
