"""Counts recurring motifs of a deck from its scripts, before anything is drawn."""

from collections import Counter
from collections.abc import Iterable

from unspoken.content.acceptance.motifs import MOTIFS, counted
from unspoken.kernel.languages import FALLBACK
from unspoken_art.dreams.grammar import grammar

BACKGROUND = frozenset(
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
"""Script lines that are no motifs: grounds, air, frames and ropes."""
MANY = frozenset(("row", "grid", "ring", "strew"))
"""Script lines that repeat the thing named after them."""
LINE_NAMES = {
    "heap": "cloud",
    "flock": "bird",
    "panes": "window",
    "leaves": "leaf",
    "fall": "rain",
    "sparks": "spark",
    "waves-crest": "wave",
    "actor": "person",
    "pair": "person",
    "portrait": "person",
}
"""The motifs of script lines whose own names are not motifs."""


def placed(script: str) -> set[str]:
    """Return the English names of the possible motifs in a script."""
    lines = (line.split("#")[0].split() for line in script.splitlines())
    names = {words[1] if words[0] in MANY else words[0] for words in lines if words}
    return {_english(name) for name in names - BACKGROUND}


def _english(name: str) -> str:
    """Return the known motif in a thing's name, else its name in shelf.toml, else the name's first part."""
    if name in LINE_NAMES:
        return LINE_NAMES[name]
    if known := [part for part in name.split("-") if part in MOTIFS]:
        return known[0]
    props = grammar().props
    return props[name].text[FALLBACK].split(" ", 1)[1] if name in props else name.split("-")[0]


def motifs(scripts: Iterable[str]) -> Counter[str]:
    """Count the cards on which each motif occurs."""
    return counted(placed(script) for script in scripts)
