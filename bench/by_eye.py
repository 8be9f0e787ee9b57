"""How often Rorschach's bots guess what a person matched: `python -m bench.by_eye`.

Thirty displays of three words and three blots, drawn by a seed and matched by eye in one sitting, from the
pictures alone, after everything else was done: no constant was tuned on them (see docs/minds.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, json
from rich.console import Console
from rich.table import Table

from unspoken.bots.lore import best_lore
from unspoken.content.packs import load_packs
from unspoken.games.rorschach.bot.reading import TEMPERAMENTS, Temperament, read_subject
from unspoken.games.rorschach.bot.stakes import PLACEMENTS, probability
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import Image, Mark, Phase, Public, Round, ShownWord, Symbol, WordId
from unspoken.kernel.game import Seat
from unspoken.kernel.lore import Lore

FILE = Path(__file__).with_suffix(".json")
SEEN = (0, 1, 3, 6)
"""Earlier displays of the same person that a reader has seen."""


class Matched(Struct, frozen=True):
    """Three words, three blots, and the word that a person gave to each blot."""

    words: tuple[WordId, ...]
    blots: tuple[Image, ...]
    matched: tuple[WordId, ...]

    def shown(self) -> tuple[ShownWord, ...]:
        """The words under their symbols."""
        return tuple(ShownWord(word, {}, symbol) for word, symbol in zip(self.words, SYMBOLS, strict=True))

    def symbols(self) -> tuple[Symbol, ...]:
        """What the person put on each blot."""
        return tuple(SYMBOLS[self.words.index(word)] for word in self.matched)

    def as_round(self) -> Round:
        """What is known of it when it is over."""
        marks = tuple(Mark(blot, symbol) for blot, symbol in zip(self.blots, self.symbols(), strict=True))
        return Round(0, Seat(0), self.shown(), self.blots, "", marks, ())


def is_right(asked: Matched, seen: Sequence[Matched], reader: Temperament, lore: Lore) -> bool:
    """Whether a reader's first guess is what the person matched."""
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
        words=asked.shown(),
        past=tuple(one.as_round() for one in seen),
    )
    odds = read_subject(public, asked.blots, reader, lore)
    guess = max(PLACEMENTS, key=lambda placement: probability(odds, placement))
    return asked.symbols()[guess.place] is guess.symbol


def interval(share: float, of: int) -> str:
    """A share in per cent, and between what it may well lie (Wilson, 95 %)."""
    z = 1.96
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5 / (1 + z * z / of)
    return f"{100 * share:.0f} ({100 * (middle - reach):.0f}–{100 * (middle + reach):.0f})"


def shares(displays: Sequence[Matched], reader: Temperament, lore: Lore) -> list[float]:
    """The share of right first guesses, by how many displays before the one that is asked were seen."""
    rows = []
    for seen in SEEN:
        right = [
            is_right(asked, [displays[number - back] for back in range(1, seen + 1)], reader, lore)
            for number, asked in enumerate(displays)
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
        table.add_row(name, *(interval(share, len(displays)) for share in row))
    together = [sum(column) / len(column) for column in zip(*by_reader.values(), strict=True)]
    table.add_row("all of them", *(interval(share, len(displays)) for share in together))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
