"""Finds for each dream card lines of other decks that fit it too.

`python -m unspoken_art.bot_knowledge.loose_lines` writes them into the portraits. It needs the extra `bots`.

People who see a card find it by nearly every line that was written for it. A loose line was written for a
similar card of another deck, so about half of them find it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from unspoken.bots.lore.encoder import encode
from unspoken.bots.lore.pack_meanings import PackMeanings
from unspoken.bots.lore.words import names_any
from unspoken.content.dream_portraits import CardReading, LineKind, read_dream_portraits
from unspoken.content.manifest import Manifest
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.languages import FALLBACK
from unspoken_art.packs.portraits import write_portrait_digests

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from unspoken.bots.lore.encoder import Vectors

LINES, CLAIMED, LINES_A_KIND = 8, 10, 2
"""How many loose lines a card keeps, how many it claims before others may, and how many of one kind."""
NEAREST = 5
"""A line fits only the cards of a deck that it is nearest to, so many of them."""
MOST_NEAR = 6.0
"""Bound of the nearness of a line: beyond it, the line only shares a word with the card."""
LEAST_ALIKE = 0.5
"""The line's own card has to be as similar as this to the card, in standard deviations."""


class KnownLine(NamedTuple):
    """A line, the deck and card that it was written for, and its meaning."""

    deck: str
    card: str
    kind: LineKind
    text: str
    meaning: Vectors


class Fit(NamedTuple):
    """How well a line fits a card."""

    score: float
    card: str
    line: KnownLine


def known_lines(packs: Packs, language: str) -> list[KnownLine]:
    """Return the lines of all decks; common culture is left out, because it is about the picture itself."""
    lines = [
        (manifest.pack, card, line.kind, line.text)
        for manifest in packs.of_kind("dream")
        for card, portrait in read_dream_portraits(packs.folder(manifest.pack), language).items()
        for line in portrait.lines
        if line.kind is not LineKind.CULTURE
    ]
    meanings = encode([text for *_, text in lines])
    return [KnownLine(*line, meaning) for line, meaning in zip(lines, meanings, strict=True)]


def card_meanings(packs: Packs) -> dict[str, Vectors]:
    """Return a unit vector for each card: the mean of its readings, minus that of all cards."""
    means = {
        card: _mean(portrait.readings)
        for manifest in packs.of_kind("dream")
        for card, portrait in read_dream_portraits(packs.folder(manifest.pack), FALLBACK).items()
    }
    usual = np.mean(list(means.values()), axis=0)
    return {card: (mean - usual) / np.linalg.norm(mean - usual) for card, mean in means.items()}


def fits(
    deck: Manifest, folder: Path, lines: Sequence[KnownLine], cards: Mapping[str, Vectors], language: str
) -> list[Fit]:
    """Return the fitting lines of other decks for the cards of a deck, the best first."""
    others = [line for line in lines if line.deck != deck.pack]
    own = [card.id for card in deck.cards]
    near = _near(PackMeanings(folder, deck, encode), others, own, language)
    alike = np.array([[float(cards[line.card] @ cards[card]) for card in own] for line in others])
    near, alike = near / near.std(), alike / alike.std()
    ranks = (-near).argsort(axis=1).argsort(axis=1)
    scores = np.minimum(near, MOST_NEAR) + alike
    scores[(ranks >= NEAREST) | (alike < LEAST_ALIKE)] = -np.inf
    return [
        Fit(float(scores[row, column]), own[column], others[row])
        for row, column in zip(*np.unravel_index(np.argsort(-scores, axis=None), scores.shape), strict=True)
        if scores[row, column] > 0
    ]


def chosen(deck: Manifest, found: Sequence[Fit], language: str) -> dict[str, list[KnownLine]]:
    """Return the loose lines of each card; each line belongs to one card, and names nothing on it."""
    things = {card.id: card.objects.get(language, ()) for card in deck.cards}
    loose: dict[str, list[KnownLine]] = {card: [] for card in things}
    kinds: Counter[tuple[str, LineKind]] = Counter()
    used: set[str] = set()
    for fit in found:
        kind = (fit.card, fit.line.kind)
        full = len(loose[fit.card]) >= CLAIMED or kinds[kind] >= LINES_A_KIND
        if (
            not full
            and fit.line.text not in used
            and not names_any(fit.line.text, things[fit.card], language)
        ):
            loose[fit.card].append(fit.line)
            kinds[kind] += 1
            used.add(fit.line.text)
    return {card: lines[:LINES] for card, lines in loose.items()}


def _mean(readings: Sequence[CardReading]) -> NDArray[np.float64]:
    weights = [reading.weight for reading in readings]
    mean: NDArray[np.float64] = np.average(
        encode([reading.text for reading in readings]), axis=0, weights=weights
    )
    return mean


def _near(
    meanings: PackMeanings, lines: Sequence[KnownLine], cards: Sequence[str], language: str
) -> NDArray[np.float64]:
    """Return how near each line is to each card, minus the mean over the cards."""
    rows = []
    for line in lines:
        near = meanings.nearness(line.meaning, language)
        rows.append([near[card] for card in cards])
    table: NDArray[np.float64] = np.array(rows)
    table -= table.mean(axis=1, keepdims=True)
    return table


def write_loose_lines(folder: Path, language: str, loose: Mapping[str, Sequence[KnownLine]]) -> None:
    """Write the loose lines of a deck into its portraits."""
    file = folder / "portraits" / f"{language}.json"
    portraits = json.loads(file.read_text(encoding="utf-8"))
    for card, lines in loose.items():
        portraits[card]["loose"] = [{"kind": line.kind.value, "text": line.text} for line in lines]
    file.write_text(json.dumps(portraits, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    """Write the loose lines of all shipped dream packs in all of their languages."""
    packs = load_packs()
    cards = card_meanings(packs)
    for language in ("en", "pl"):
        lines = known_lines(packs, language)
        for deck in packs.of_kind("dream"):
            folder = packs.folder(deck.pack)
            loose = chosen(deck, fits(deck, folder, lines, cards, language), language)
            write_loose_lines(folder, language, loose)
            count = sum(map(len, loose.values()))
            sys.stdout.write(f"{deck.pack}, {language}: {count} loose lines\n")
    for deck in packs.of_kind("dream"):
        write_portrait_digests(packs.folder(deck.pack))
    return 0


if __name__ == "__main__":
    sys.exit(main())
