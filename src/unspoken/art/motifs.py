"""Which motifs come back on the cards of a deck, read from its scripts before anything is drawn."""

from collections import Counter
from collections.abc import Iterable

from unspoken.art.grammar import grammar
from unspoken.content.acceptance.motifs import MOTIFS, counted

NOBODYS = frozenset(
    (
        "sea",
        "mountains",
        "hills",
        "floor",
        "wall",
        "path",
        "grass",
        "mist",
        "beam",
        "halo",
        "arch",
        "porthole",
        "earth",
        "cliff",
        "planks",
        "cobbles",
        "bricks",
        "tiles",
        "ledge",
        "panel",
        "rope",
        "pool",
        "flat",
        "whirl",
        "cave",
    )
)
"""Ground, air, frames and strings: nobody would name them as what they have seen again."""
MANY = frozenset(("row", "grid", "ring", "strew"))
"""Lines that lay the thing named after them, many times."""
CALLED = {
    "heap": "cloud",
    "flock": "bird",
    "panes": "window",
    "leaves": "leaf",
    "fall": "rain",
    "sparks": "spark",
    "waves-crest": "wave",
}
"""What the lines of a script are called that neither name a thing nor say what they show."""


def placed(script: str) -> set[str]:
    """What one would name of that which a script lays on its card, in English."""
    lines = (line.split("#")[0].split() for line in script.splitlines())
    names = {words[1] if words[0] in MANY else words[0] for words in lines if words}
    return {_english(name) for name in names - NOBODYS}


def _english(name: str) -> str:
    """That part of a thing's name which is known as a motif, its name on the shelf, or how it begins."""
    if name in CALLED:
        return CALLED[name]
    if known := [part for part in name.split("-") if part in MOTIFS]:
        return known[0]
    props = grammar().props
    return props[name].told["en"].split(" ", 1)[1] if name in props else name.split("-")[0]


def motifs(scripts: Iterable[str]) -> Counter[str]:
    """On how many cards each motif is."""
    return counted(placed(script) for script in scripts)
