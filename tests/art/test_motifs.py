"""Motifs in scripts: what a card shows again is counted before it is drawn."""

from __future__ import annotations

from unspoken.art.motifs import motifs, placed


def test_ground_and_air_are_no_motifs() -> None:
    """Two cards by the sea are two cards."""
    assert placed("sea 60\nmist 40 5\nhills 80") == set()


def test_people_of_every_kind_are_one_motif() -> None:
    """Whatever they do on the card."""
    assert motifs(["person-stand 50 90 12", "child 20 90 10\nperson-lantern 70 90 12"]) == {"person": 2}


def test_a_row_counts_by_what_stands_in_it() -> None:
    """Seven pines are trees."""
    assert motifs(["row pine 92 7 16"]) == {"tree": 1}


def test_a_heaped_cloud_and_a_far_flock_are_named() -> None:
    """The sky has motifs too."""
    assert motifs(["heap 30 36 50\nflock 7 20 7 7"]) == {"cloud": 1, "bird": 1}


def test_a_thing_counts_by_its_name_on_the_shelf() -> None:
    """A cat that walks is a cat, and once a card is enough."""
    assert motifs(["cat-walk 50 80 30\ncat 20 80 30  # two of them"]) == {"cat": 1}
