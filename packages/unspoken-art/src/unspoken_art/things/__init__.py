"""Vector drawings of all things on the cards; importing this package fills `pen.THINGS`."""

from unspoken_art.things import theatre_things
from unspoken_art.things import charcoal_things
from unspoken_art.things import feasts
from unspoken_art.things import woodblock_things
from unspoken_art.things.animals import beasts, birds, changelings, menagerie, sea, wild
from unspoken_art.things.food import feast, kitchen, larder
from unspoken_art.things.objects import instruments, keepsakes, nursery, pockets, workshop
from unspoken_art.things.people import bodies, clothes, people
from unspoken_art.things.places import buildings, garden, heights, rooms, street, voyages

__all__ = [
    "beasts",
    "birds",
    "bodies",
    "buildings",
    "changelings",
    "charcoal_things",
    "clothes",
    "feast",
    "feasts",
    "garden",
    "heights",
    "instruments",
    "keepsakes",
    "kitchen",
    "larder",
    "menagerie",
    "nursery",
    "people",
    "pockets",
    "rooms",
    "sea",
    "street",
    "theatre_things",
    "voyages",
    "wild",
    "woodblock_things",
    "workshop",
]
