"""Every thing that the cards are made of, as vectors of our own: importing this fills the shelf."""

from unspoken.art.things import (
    beasts,
    birds,
    buildings,
    clothes,
    garden,
    instruments,
    kitchen,
    people,
    pockets,
    rooms,
    sea,
    street,
    voyages,
    workshop,
)

__all__ = [
    "beasts",
    "birds",
    "buildings",
    "clothes",
    "garden",
    "instruments",
    "kitchen",
    "people",
    "pockets",
    "rooms",
    "sea",
    "street",
    "voyages",
    "workshop",
]
