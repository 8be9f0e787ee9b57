"""How often Rorschach's bots guess what a person matched: `python -m minds.by_eye`.

The data are thirty random displays of three words and three blots that a person matched in one sitting, after
all constants were chosen, so no constant was tuned on them (see docs/minds.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, json
from rich.console import Console
from rich.table import Table

from bench.harness.intervals import share_with_interval
from unspoken.bots.lore.lore import best_lore
from unspoken.content.packs import load_packs
from unspoken.games.rorschach.bot.guess_value import PLACEMENTS, probability
from unspoken.games.rorschach.bot.subject_model import TEMPERAMENTS, BlotTemperament, expected_matching
from unspoken.games.rorschach.cards import Image, WordId
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import Mark, Phase, Public, Round, ShownWord, Symbol
from unspoken.kernel.lore import Lore
from unspoken.kernel.types import Seat

FILE = Path(__file__).parent / "data" / "by_eye.json"
SEEN = (0, 1, 3, 6)
"""Numbers of earlier displays of the same person that a reader has seen."""


class Matched(Struct, frozen=True):
    """Three words, three blots, and the word that a person gave to each blot."""

    words: tuple[WordId, ...]
    blots: tuple[Image, ...]
    matched: tuple[WordId, ...]

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


def shares(displays: Sequence[Matched], reader: BlotTemperament, lore: Lore) -> list[float]:
    """Return the share of right first guesses for each number of earlier displays in `SEEN`."""
    rows = []
    for seen in SEEN:
        right = [
            is_right(display, [displays[number - back] for back in range(1, seen + 1)], reader, lore)
            for number, display in enumerate(displays)
        ]
        rows.append(sum(right) / len(right))
    return rows


def main() -> None:
    """Print the table."""
    displays = json.decode(FILE.read_bytes(), type=tuple[Matched, ...])
    lore = best_lore(load_packs())
    table = Table(title=f"First guesses right, per cent of {len(displays)} displays (chance: 33)")
    table.add_column("reader")
    for seen in SEEN:
        table.add_column(f"{seen} seen", justify="right")
    by_reader = {name: shares(displays, reader, lore) for name, reader in TEMPERAMENTS.items()}
    for name, row in by_reader.items():
        table.add_row(name, *(share_with_interval(share, len(displays)) for share in row))
    together = [sum(column) / len(column) for column in zip(*by_reader.values(), strict=True)]
    table.add_row("all of them", *(share_with_interval(share, len(displays)) for share in together))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
