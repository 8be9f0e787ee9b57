"""Motifs: groups of names for things that look alike on cards, such as a sailor and a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

_KIN = {
    "person": "man woman child boy girl figure people somebody sailor angler acrobat dancer ballerina rider "
    "king queen knight clown traveller wanderer fisherman musician reader sleeper baby crowd silhouette",
    "moon": "sun crescent",
    "star": "constellation",
    "cloud": "heap",
    "tree": "pine fir oak birch palm wood forest bonsai",
    "bird": "flock crow raven owl swan heron gull seagull dove sparrow robin duck goose swallow "
    "crane stork pigeon",
    "fish": "goldfish carp shoal",
    "boat": "ship rowboat sailboat paperboat steamer canoe raft",
    "house": "houses cottage village hut cabin town",
    "flower": "rose tulip poppy daisy lily bouquet blossom",
    "ladder": "",
    "umbrella": "parasol",
}  # fmt: skip
MOTIFS = {word: motif for motif, kin in _KIN.items() for word in (motif, *kin.split())}
"""The motif of each word."""
_GATHERED = frozenset(
    (
        "pile",
        "stack",
        "row",
        "pair",
        "flock",
        "bunch",
        "heap",
        "line",
        "group",
        "set",
        "ring",
        "swarm",
        "shoal",
    )
)
_PLURALS = (("ves", "f"), ("ies", "y"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("ses", "s"), ("s", ""))
_ODD = {
    "children": "child",
    "men": "man",
    "women": "woman",
    "mice": "mouse",
    "geese": "goose",
    "leaves": "leaf",
    "waves": "wave",
    "gloves": "glove",
}


def motif(name: str) -> str:
    """Return the motif of an English name: `a row of small pines` is a tree."""
    words = name.casefold().replace("-", " ").split()
    for small in ("in", "on", "with", "under", "from", "at", "for"):
        words = words[: words.index(small)] if small in words[1:] else words
    if "of" in words[1:]:
        at = words.index("of")
        words = words[at + 1 :] if _single(words[at - 1]) in _GATHERED else words[:at]
    head = _single(words[-1]) if words else ""
    return MOTIFS.get(head, head)


def _single(word: str) -> str:
    """Return the singular of a noun."""
    if word in _ODD or word in MOTIFS or word.endswith("ss"):
        return _ODD.get(word, word)
    for plural, singular in _PLURALS:
        if word.endswith(plural) and len(word) > len(plural) + 1:
            return word.removesuffix(plural) + singular
    return word


def counted(cards: Iterable[Iterable[str]]) -> Counter[str]:
    """Count the cards of each motif, given the names of the things on each card."""
    return Counter(found for names in cards for found in sorted({motif(name) for name in names} - {""}))
