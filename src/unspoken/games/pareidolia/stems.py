"""Words without their endings: plurals in English, plurals and cases in Polish."""

from __future__ import annotations

from collections.abc import Iterator

_ENGLISH_ODD = {
    "feet": "foot",
    "teeth": "tooth",
    "geese": "goose",
    "mice": "mouse",
    "children": "child",
    "people": "person",
    "leaves": "leaf",
    "wolves": "wolf",
    "knives": "knife",
    "scarves": "scarf",
    "cacti": "cactus",
    "octopi": "octopus",
}
_HISSING = ("ses", "xes", "zes", "ches", "shes", "oes")

_POLISH_ODD = {
    "psy": "pies",
    "psa": "pies",
    "psem": "pies",
    "psow": "pies",
    "oczy": "oko",
    "rece": "reka",
    "weze": "waz",
    "weza": "waz",
    "wezy": "waz",
    "wezem": "waz",
    "krzesel": "krzeslo",
    "swiec": "swieca",
    "ksiezyce": "ksiezyc",
}
_POLISH_ENDINGS = (
    *("a", "e", "i", "o", "u", "y"),
    *("ia", "ie", "io", "iu", "ow", "om", "em", "ej", "ym", "im", "ych", "ich", "ego", "emu", "ymi", "imi"),
    *("ach", "ami", "iach", "iami", "iom", "iem", "owi", "owie"),
)
_SHORTEST = 3
"""Letters that must be left of a word."""


def stems(word: str, language: str) -> frozenset[str]:
    """The word, and what is left of it without each ending that it may have in this language."""
    match language:
        case "en":
            return frozenset({word, *_english(word)})
        case "pl":
            return frozenset({word, *_polish(word)})
        case _:
            return frozenset({word})


def _english(word: str) -> Iterator[str]:
    if word in _ENGLISH_ODD:
        yield _ENGLISH_ODD[word]
    if word.endswith("men") and len(word) > _SHORTEST:
        yield word[:-2] + "an"
    if len(word) <= _SHORTEST or not word.endswith("s") or word.endswith("ss"):
        return
    yield word[:-1]
    if word.endswith("ies"):
        yield word[:-3] + "y"
    if word.endswith(_HISSING):
        yield word[:-2]


def _polish(word: str) -> Iterator[str]:
    if word in _POLISH_ODD:
        yield _POLISH_ODD[word]
    for ending in _POLISH_ENDINGS:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _SHORTEST:
            yield stem
    for full, short in (("ek", "k"), ("iec", "c"), ("ec", "c")):  # zamek, zamki: an e that comes and goes
        if word.endswith(full) and len(word) > _SHORTEST + 1:
            yield word.removesuffix(full) + short
