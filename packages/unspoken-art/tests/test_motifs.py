"""Counting of motifs in scripts."""

from __future__ import annotations

from unspoken_art.dreams.motifs import motifs, placed


def test_ground_and_weather_are_not_motifs() -> None:
    """Two cards by the sea do not share a motif."""
    assert placed("sea 60\nmist 40 5\nhills 80") == set()


def test_people_of_every_kind_are_one_motif() -> None:
    """In any pose."""
    assert motifs(["person-stand 50 90 12", "child 20 90 10\nperson-lantern 70 90 12"]) == {"person": 2}


def test_a_row_counts_as_the_thing_in_it() -> None:
    """Seven pines are trees."""
    assert motifs(["row pine 92 7 16"]) == {"tree": 1}


def test_clouds_and_flocks_are_motifs() -> None:
    """The sky has motifs too."""
    assert motifs(["heap 30 36 50\nflock 7 20 7 7"]) == {"cloud": 1, "bird": 1}


def test_variants_of_a_thing_are_one_motif() -> None:
    """A walking cat is a cat, and counts once per card."""
    assert motifs(["cat-walk 50 80 30\ncat 20 80 30  # two of them"]) == {"cat": 1}
