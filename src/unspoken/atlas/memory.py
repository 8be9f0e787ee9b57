"""What a house remembers of one picture or word: its entries, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from unspoken.atlas.entry import Entry
from unspoken.kernel.languages import FALLBACK, ByLanguage, localized
from unspoken.kernel.sighting import Memory


class Tally(NamedTuple):
    """Something that was said of a picture, and how often."""

    said: ByLanguage
    times: int
    guessed: int
    """How often others took it for this."""


def tallies(entries: Iterable[Entry]) -> tuple[Tally, ...]:
    """All that was said, the most often first; the same words in other letters' sizes are the same."""
    texts: dict[str, ByLanguage] = {}
    times: Counter[str] = Counter()
    guessed: Counter[str] = Counter()
    for entry in entries:
        if entry.said:
            key = localized(entry.said, FALLBACK).casefold()
            texts.setdefault(key, entry.said)
            (guessed if entry.guessed else times)[key] += 1
    found = (Tally(text, times[key], guessed[key]) for key, text in texts.items())
    return tuple(sorted(found, key=lambda one: (-one.times, -one.guessed, localized(one.said, FALLBACK))))


def memory_of(entries: Iterable[Entry], name: str) -> Memory:
    """What a game may tell of it at a table."""
    own = [entry for entry in entries if not entry.guessed]
    said = tuple((one.said, one.times) for one in tallies(own))
    asked, found = sum(one.asked for one in own), sum(one.found for one in own)
    return Memory(len(own), said, asked, found, name)
