"""What eyes would call the same thing on two cards, whatever it is called: a sailor is a person again."""

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
"""By a word, the motif that it counts as."""
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
    """The motif that something belongs to by its English name: `a row of small pines` is a tree."""
    words = name.casefold().replace("-", " ").split()
    for small in ("in", "on", "with", "under", "from", "at", "for"):
        words = words[: words.index(small)] if small in words[1:] else words
    if "of" in words[1:]:
        at = words.index("of")
        words = words[at + 1 :] if _single(words[at - 1]) in _GATHERED else words[:at]
    head = _single(words[-1]) if words else ""
    return MOTIFS.get(head, head)


def _single(word: str) -> str:
    """One of many."""
    if word in _ODD or word in MOTIFS or word.endswith("ss"):
        return _ODD.get(word, word)
    for many, one in _PLURALS:
        if word.endswith(many) and len(word) > len(many) + 1:
            return word.removesuffix(many) + one
    return word


def counted(cards: Iterable[Iterable[str]]) -> Counter[str]:
    """On how many cards each motif is, given the names of what is on each."""
    return Counter(one for names in cards for one in sorted({motif(name) for name in names} - {""}))
