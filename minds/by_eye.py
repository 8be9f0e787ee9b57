"""How often Rorschach's bots guess what a person matched: `python -m minds.by_eye`.

The data are random displays of three words and three blots that people matched by eye. `matched_tune.json` is
for tuning, `matched_measure.json` only for measuring; `by_eye.json` was matched by the author of the first
portraits.

First: how often the first guess of a bot is right. Then: how often the surest pair of a bot, when it
is the subject itself, is also a pair of the person.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, json
from rich.console import Console
from rich.table import Table

from bench.harness.intervals import share_with_interval
from unspoken.bots.lore.lore import best_lore
from unspoken.content.packs import load_packs
from unspoken.games.rorschach.bot.guess_value import PLACEMENTS, probability
from unspoken.games.rorschach.bot.subject_model import (
    TEMPERAMENTS,
    BlotTemperament,
    expected_matching,
    matching_odds,
)
from unspoken.games.rorschach.cards import Image, WordId
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import Mark, Phase, Public, Round, ShownWord, Symbol
from unspoken.kernel.lore import Lore
from unspoken.kernel.types import Seat

DATA = Path(__file__).parent / "data"
FILES = ("by_eye.json", "matched_tune.json", "matched_measure.json")
SEEN = (0, 1, 3, 6)
"""Numbers of earlier displays of the same person that a reader has seen."""


class Matched(Struct, frozen=True):
    """Three words, three blots, and the word that a person gave to each blot."""

    words: tuple[WordId, ...]
    blots: tuple[Image, ...]
    matched: tuple[WordId, ...]
    surest: int | None = None
    """The index of the person's surest blot, if known."""

    def shown(self) -> tuple[ShownWord, ...]:
        """Return the words with their symbols."""
        return tuple(ShownWord(word, {}, symbol) for word, symbol in zip(self.words, SYMBOLS, strict=True))

    def symbols(self) -> tuple[Symbol, ...]:
        """Return the symbol that the person put on each blot."""
        return tuple(SYMBOLS[self.words.index(word)] for word in self.matched)

    def as_round(self) -> Round:
        """Return this display as a finished round."""
        marks = tuple(Mark(blot, symbol) for blot, symbol in zip(self.blots, self.symbols(), strict=True))
        return Round(0, Seat(0), self.shown(), self.blots, "", marks, ())


def is_right(display: Matched, earlier: Sequence[Matched], reader: BlotTemperament, lore: Lore) -> bool:
    """True if a reader who knows the earlier displays guesses this one right at first."""
    public = Public(
        Phase.GUESSING,
        1,
        (),
        0,
        False,
        ((), ()),
        0,
        0,
        Seat(0),
        words=display.shown(),
        past=tuple(past.as_round() for past in earlier),
    )
    odds = expected_matching(public, display.blots, reader, lore)
    guess = max(PLACEMENTS, key=lambda placement: probability(odds, placement))
    return display.symbols()[guess.place] is guess.symbol


def sure_share(display: Matched, subject: BlotTemperament, lore: Lore) -> float:
    """Return how likely the surest pair of a bot as the subject is also a pair of the person."""
    words = dict(zip(SYMBOLS, display.words, strict=True))
    odds = matching_odds(display.shown(), display.blots, subject, lore)
    right = 0.0
    for matching, chance in odds.items():
        pairs = [(blot, words[symbol]) for blot, symbol in zip(display.blots, matching, strict=True)]
        blot, word = max(pairs, key=lambda pair: subject.liking(pair[1], pair[0], lore))
        right += chance * (display.matched[display.blots.index(blot)] == word)
    return right


def shares(displays: Sequence[Matched], reader: BlotTemperament, lore: Lore) -> list[float]:
    """Return the share of right first guesses for each number of earlier displays, and of surest pairs."""
    rows = []
    for seen in SEEN:
        right = [
            is_right(display, [displays[number - back] for back in range(1, seen + 1)], reader, lore)
            for number, display in enumerate(displays)
        ]
        rows.append(sum(right) / len(right))
    return [*rows, sum(sure_share(display, reader, lore) for display in displays) / len(displays)]


def table_of(name: str, lore: Lore) -> Table:
    """Return the results for one file of displays."""
    displays = json.decode((DATA / name).read_bytes(), type=tuple[Matched, ...])
    table = Table(title=f"{name}: per cent of {len(displays)} displays (chance: 33)")
    table.add_column("bot")
    for heading in (*(f"guess, {seen} seen" for seen in SEEN), "own surest pair"):
        table.add_column(heading, justify="right")
    by_reader = {reader: shares(displays, temperament, lore) for reader, temperament in TEMPERAMENTS.items()}
    for reader, row in by_reader.items():
        table.add_row(reader, *(share_with_interval(share, len(displays)) for share in row))
    together = [sum(column) / len(column) for column in zip(*by_reader.values(), strict=True)]
    table.add_row("all of them", *(share_with_interval(share, len(displays)) for share in together))
    return table


def main() -> None:
    """Print a table for each file of displays."""
    parser = argparse.ArgumentParser(prog="python -m minds.by_eye", description=__doc__)
    parser.add_argument("files", nargs="*", default=FILES, help="files of minds/data (all)")
    lore = best_lore(load_packs())
    for name in parser.parse_args().files:
        Console(width=130).print(table_of(name, lore))


if __name__ == "__main__":
    main()
