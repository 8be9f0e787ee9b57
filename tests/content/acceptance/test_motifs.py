"""Motifs: what eyes would call the same thing, and decks that promise to show none of it too often."""

from __future__ import annotations

import pytest

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.dream import motif_faults
from unspoken.content.acceptance.motifs import counted, motif
from unspoken.content.manifest import Card, Manifest


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("a small man", "person"), ("children", "person"), ("sun", "moon"), ("paper boats", "boat"),
        ("a row of pines", "tree"), ("key in a bottle", "key"), ("cup of tea", "cup"), ("foxes", "fox"),
        ("violin", "violin"), ("pocket-watch", "watch"), ("glass", "glass"),
    ],
)  # fmt: skip
def test_a_motif_is_what_eyes_would_call_it(name: str, named: str) -> None:
    """Number, size and dress make no other motif."""
    assert motif(name) == named


def test_a_motif_counts_once_a_card() -> None:
    """Ten birds on one card are one card with birds."""
    assert counted([("crow", "owl"), ("heron",)]) == {"bird": 2}


def deck(share: float) -> Manifest:
    """Twenty-five cards, on three of which there is a moon."""
    shown = (
        [("moon",)] * 2 + [("sun",)] + [(f"{letter}-thing {letter}",) for letter in "abcdefghijklmnopqrstuv"]
    )
    cards = tuple(Card(f"{at:016x}", {"en": "Seen."}, {"en": names}) for at, names in enumerate(shown))
    title = {"en": "Few", "pl": "Mało"}
    return Manifest("few", "dream", 1, "CC0-1.0", ("nobody",), title, "0" * 64, cards, motif_share=share)


def test_a_motif_on_too_many_cards_is_named() -> None:
    """A deck is held to what it promises."""
    assert list(motif_faults(deck(0.08))) == [
        Fault(WHOLE, "motif 'moon' is on 3 cards, at most 8% are wanted")
    ]


def test_a_motif_on_few_enough_cards_is_well() -> None:
    """Three of twenty-five are twelve percent."""
    assert list(motif_faults(deck(0.12))) == []


def test_a_deck_that_promises_nothing_may_show_what_it_likes() -> None:
    """The first deck is full of moons."""
    assert list(motif_faults(deck(0))) == []
