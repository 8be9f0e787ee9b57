"""Every thing that the cards are made of, as vectors of our own: importing this fills the shelf."""

from unspoken.art.things import beasts, birds, buildings, garden, people, pockets, rooms, sea, voyages

__all__ = ["beasts", "birds", "buildings", "garden", "people", "pockets", "rooms", "sea", "voyages"]
