"""Finds for each dream card lines of other decks that fit it too. It needs the extra `bots`.

Viewers find a card by nearly every line that was written for it. A loose line was written for a similar card
of another deck: about two thirds of the viewers find the card by it.

    python -m unspoken_art.bot_knowledge.loose_lines candidates FOLDER en pl
    python -m unspoken_art.bot_knowledge.loose_lines take FOLDER en pl

The first command writes candidates for each card, numbered from 0, into `<deck>-<language>.md`. Somebody who
looks at the pictures chooses those that fit, and writes `<deck>-<language>.txt`: a line for each card, with
its id and the numbers of the chosen candidates. A candidate that does not really suit the card is left out,
and so is one that points straight at it. A number with a question mark is a vague line, which fits many other
cards as well. The second command writes the lines into the portraits.
"""

from __future__ import annotations

import argparse
import json
import re
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
from unspoken.content.portraits import portraits_file
from unspoken.kernel.languages import FALLBACK
from unspoken_art.packs.portraits import write_portrait_digests

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from unspoken.bots.lore.encoder import Vectors

CANDIDATES, CARDS, LINES_A_KIND = 24, 3, 4
"""How many candidates a card has, how many cards share one, and how many are of one kind."""
NEAREST = 12
"""A line fits only the cards of a deck that it is nearest to, so many of them."""
MOST_NEAR = 6.0
"""Bound of the nearness of a line: beyond it, the line only shares a word with the card."""
LEAST_ALIKE = 0.0
"""The line's own card has to be as similar as this to the card, in standard deviations."""
_BLOCK = re.compile(r"^## (\w+)\n((?:\d+ .*\n)*)", re.MULTILINE)


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


def candidates(deck: Manifest, found: Sequence[Fit], language: str) -> dict[str, list[KnownLine]]:
    """Return the best lines for each card that name nothing on it."""
    things = {card.id: card.objects.get(language, ()) for card in deck.cards}
    fitting: dict[str, list[KnownLine]] = {card: [] for card in things}
    kinds: Counter[tuple[str, LineKind]] = Counter()
    cards: Counter[str] = Counter()
    for fit in found:
        kind = (fit.card, fit.line.kind)
        full = len(fitting[fit.card]) >= CANDIDATES or kinds[kind] >= LINES_A_KIND
        if full or cards[fit.line.text] >= CARDS or names_any(fit.line.text, things[fit.card], language):
            continue
        fitting[fit.card].append(fit.line)
        kinds[kind] += 1
        cards[fit.line.text] += 1
    return fitting


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


def write_candidates(folder: Path, languages: Sequence[str]) -> None:
    """Write the candidates of all shipped dream packs in these languages."""
    packs = load_packs()
    cards = card_meanings(packs)
    for language in languages:
        lines = known_lines(packs, language)
        for deck in packs.of_kind("dream"):
            found = fits(deck, packs.folder(deck.pack), lines, cards, language)
            text = "".join(
                f"## {card}\n"
                + "".join(f"{number} {line.kind.value}: {line.text}\n" for number, line in enumerate(fitting))
                for card, fitting in candidates(deck, found, language).items()
            )
            (folder / f"{deck.pack}-{language}.md").write_text(text, encoding="utf-8")


def take_chosen(folder: Path, languages: Sequence[str]) -> None:
    """Write the chosen candidates into the portraits."""
    packs = load_packs()
    for deck in packs.of_kind("dream"):
        for language in languages:
            _take(folder / f"{deck.pack}-{language}", packs.folder(deck.pack), language)
        write_portrait_digests(packs.folder(deck.pack))


def _take(chosen: Path, pack: Path, language: str) -> None:
    offered = {
        card: [line.split(" ", 1)[1].split(": ", 1) for line in lines.splitlines()]
        for card, lines in _BLOCK.findall(chosen.with_suffix(".md").read_text(encoding="utf-8"))
    }
    file = portraits_file(pack, language)
    portraits = json.loads(file.read_text(encoding="utf-8"))
    used: set[str] = set()
    for line in chosen.with_suffix(".txt").read_text(encoding="utf-8").splitlines():
        card, *numbers = line.split()
        # Give each line to one card of a deck only, so that bots repeat it less often.
        picked = [(offered[card][int(n.rstrip("?"))], {"vague": True} if "?" in n else {}) for n in numbers]
        loose = [{"kind": kind, "text": text, **more} for (kind, text), more in picked if text not in used]
        used.update(text for (_, text), _ in picked)
        portraits[card]["loose"] = loose
    file.write_text(json.dumps(portraits, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    """Run one of the two commands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("command", choices=("candidates", "take"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("languages", nargs="+")
    args = parser.parse_args()
    (write_candidates if args.command == "candidates" else take_chosen)(args.folder, args.languages)
    return 0


if __name__ == "__main__":
    sys.exit(main())
