"""Vector drawings of all things on the cards; importing this package fills `pen.THINGS`."""

from unspoken_art.things.animals import beasts, birds, changelings, menagerie, sea, wild
from unspoken_art.things.food import feast, kitchen, larder
from unspoken_art.things.objects import instruments, keepsakes, nursery, pockets, workshop
from unspoken_art.things.people import bodies, clothes, people
from unspoken_art.things.places import buildings, garden, heights, rooms, street, voyages
from unspoken_art.things.scenery import feasts, night, partings, shore, stage

__all__ = [
    "beasts",
    "birds",
    "bodies",
    "buildings",
    "changelings",
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
    "night",
    "nursery",
    "partings",
    "people",
    "pockets",
    "rooms",
    "sea",
    "shore",
    "stage",
    "street",
    "voyages",
    "wild",
    "workshop",
]
