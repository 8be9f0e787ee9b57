"""Motifs: things that look alike count as one motif, and a deck limits how often it shows each."""

from __future__ import annotations

import pytest

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.dream import motif_faults
from unspoken.content.acceptance.motifs import counted, motif
from unspoken.content.manifest import Manifest, ManifestCard


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("a small man", "person"), ("children", "person"), ("sun", "moon"), ("paper boats", "boat"),
        ("a row of pines", "tree"), ("key in a bottle", "key"), ("cup of tea", "cup"), ("foxes", "fox"),
        ("violin", "violin"), ("pocket-watch", "watch"), ("glass", "glass"),
    ],
)  # fmt: skip
def test_things_that_look_alike_have_the_same_motif(name: str, expected: str) -> None:
    """Number, size and details do not matter."""
    assert motif(name) == expected


def test_a_motif_counts_once_per_card() -> None:
    """Two birds on one card count as one."""
    assert counted([("crow", "owl"), ("heron",)]) == {"bird": 2}


def deck(share: float) -> Manifest:
    """Return a deck of 25 cards, three of them with a moon, that allows this share of a motif."""
    shown = (
        [("moon",)] * 2 + [("sun",)] + [(f"{letter}-thing {letter}",) for letter in "abcdefghijklmnopqrstuv"]
    )
    cards = tuple(
        ManifestCard(f"{at:016x}", {"en": "Seen."}, {"en": names}) for at, names in enumerate(shown)
    )
    title = {"en": "Few", "pl": "Mało"}
    return Manifest("few", "dream", 1, "CC0-1.0", ("nobody",), title, "0" * 64, cards, motif_share=share)


def test_a_motif_on_too_many_cards_is_a_fault() -> None:
    """At most 8 % are allowed."""
    assert list(motif_faults(deck(0.08))) == [
        Fault(WHOLE, "motif 'moon' is on 3 cards, at most 8% are allowed")
    ]


def test_a_motif_within_the_limit_is_no_fault() -> None:
    """Three of 25 are 12 %."""
    assert list(motif_faults(deck(0.12))) == []


def test_a_deck_without_a_limit_has_no_motif_faults() -> None:
    """The first deck has many moons."""
    assert list(motif_faults(deck(0))) == []
