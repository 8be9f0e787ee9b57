"""How well Rorschach's bots read each other: `python -m bench.rorschach`.

Whole games between bots of one temperament or of several. A first guess and the control team's are right by
chance once in three times, a second guess every second time. The control team sees the first guess before its
own, and agrees where that pays: so its rate is no measure of how well it would guess alone.

Then lessons: how often a reader of another temperament is right about a subject, who always matches as it
likes best, when some of its rounds have been seen. The last subjects are nobody's kind: each weighs the looks
as chance will have it.

Then sides: which team wins between bots of the same kind, and whether it matters who is tested first.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from unspoken.bots.lore import PackLore, best_lore
from unspoken.bots.match import play_match
from unspoken.bots.player import RANDOM
from unspoken.content.packs import load_packs
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.bot import BOTS
from unspoken.games.rorschach.bot.reading import (
    TEMPERAMENTS,
    Matching,
    Temperament,
    matching_odds,
    read_subject,
)
from unspoken.games.rorschach.bot.stakes import PLACEMENTS, probability
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import (
    Images,
    Mark,
    Materials,
    Options,
    Phase,
    Public,
    Round,
    ShownWord,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat
from unspoken.kernel.lore import Lore
from unspoken.kernel.session import replay

SEATS = 6
SEEN = (0, 1, 2, 3, 5, 8)
"""Rounds of a subject that a reader has seen."""
_MIXED = next(iter(BOTS))
PARTIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("each place its own way", (_MIXED,)),
    *((f"all of them {name}s", (name,)) for name in TEMPERAMENTS),
    ("details read by moods", ("mood-seer", "detail-seer", "detail-seer")),
    ("anybody", (RANDOM,)),
)


class RoundGuesses(NamedTuple):
    """One round's guesses: how often its subject had been subject before, and who was right."""

    before: int
    first: bool
    control: bool
    second: bool | None


def guesses_of(rounds: Sequence[Round]) -> Iterator[RoundGuesses]:
    """What was guessed in a game."""
    for number, past in enumerate(rounds):
        before = sum(earlier.subject == past.subject for earlier in rounds[:number])
        first, *second = past.reveals
        again = second[0].testers is second[0].symbol if second else None
        yield RoundGuesses(before, first.testers is first.symbol, first.control is first.symbol, again)


def party(bots: Sequence[str], games: int, materials: Materials, lore: PackLore) -> list[RoundGuesses]:
    """All guesses of some games in which the bots take the seats in turn."""
    seated = tuple(bots[seat % len(bots)] for seat in range(SEATS))
    rounds: list[RoundGuesses] = []
    for seed in range(games):
        match = play_match(GAME, Options(), materials, seated, lore, seed)
        rounds += guesses_of(replay(GAME, match.header, match.entries).state.past)
    return rounds


def rate(hits: Sequence[bool]) -> str:
    """A share in per cent, with its standard error."""
    if not hits:
        return "–"
    share = sum(hits) / len(hits)
    return f"{100 * share:.0f} ± {100 * (share * (1 - share) / len(hits)) ** 0.5:.0f}"


def row(rounds: Sequence[RoundGuesses]) -> tuple[str, ...]:
    """The rates: all first guesses, the first and later ones at a subject, control's, second ones."""
    return (
        str(len(rounds)),
        rate([one.first for one in rounds]),
        rate([one.first for one in rounds if one.before == 0]),
        rate([one.first for one in rounds if one.before >= 2]),
        rate([one.control for one in rounds]),
        rate([one.second for one in rounds if one.second is not None]),
    )


def display(materials: Materials, chance: Chance) -> tuple[tuple[ShownWord, ...], Images]:
    """Three words and three images."""
    words = chance.shuffled([word.id for word in materials.words])[: len(SYMBOLS)]
    laid = tuple(ShownWord(word, {}, symbol) for word, symbol in zip(words, SYMBOLS, strict=True))
    return laid, chance.shuffled(materials.images)[: len(SYMBOLS)]


def lesson(
    subject: Temperament, reader: Temperament, rounds: int, materials: Materials, lore: Lore, time: int
) -> bool:
    """Whether a reader who has seen so many rounds of a subject is right about the one that is asked."""

    def matched(luck: Chance) -> tuple[tuple[ShownWord, ...], Images, Matching]:
        words, images = display(materials, luck)
        odds = matching_odds(words, images, subject, lore)
        return words, images, max(odds, key=lambda one: odds[one])

    past: list[Round] = []
    luck = Chance(b"lesson", time)
    for _ in range(rounds):
        words, images, matching = matched(luck)
        marks = tuple(Mark(image, symbol) for image, symbol in zip(images, matching, strict=True))
        past.append(Round(0, Seat(0), words, images, "", marks, ()))
    words, images, matching = matched(Chance(b"asked", time))
    public = Public(
        Phase.GUESSING, 1, (), 0, False, ((), ()), 0, 0, Seat(0), words=words, images=images, past=tuple(past)
    )
    odds = read_subject(public, images, reader, lore)
    guess = max(PLACEMENTS, key=lambda placement: probability(odds, placement))
    return matching[guess.place] is guess.symbol


def anybody(time: int) -> Temperament:
    """Somebody who weighs the looks in a way of their own."""
    luck = Chance(b"anybody", time)
    return Temperament(*((1 + luck.below(100)) / 100 for _ in Temperament._fields))


def lessons(times: int, materials: Materials, lore: Lore) -> Table:
    """By the subject's temperament and by how many of its rounds were seen."""
    table = Table(title=f"Right about a subject of another temperament, per cent of {times}")
    for heading in ("subject", *(f"{rounds} seen" for rounds in SEEN)):
        table.add_column(heading, justify="left" if heading == "subject" else "right")
    for name, subject in (*TEMPERAMENTS.items(), ("a way of their own", None)):
        others = [temperament for temperament in TEMPERAMENTS.values() if temperament != subject]
        rates = []
        for rounds in SEEN:
            right = [
                lesson(subject or anybody(time), others[time % len(others)], rounds, materials, lore, time)
                for time in range(times)
            ]
            rates.append(rate(right))
        table.add_row(name, *rates)
    return table


def sides(games: int, materials: Materials, lore: PackLore) -> Table:
    """How often the first team wins, and the team that is tested first."""
    table = Table(title=f"Games won in per cent, {games} games a row")
    for heading in ("bots", "first team", "tested first"):
        table.add_column(heading, justify="left" if heading == "bots" else "right")
    for name in (_MIXED, next(iter(TEMPERAMENTS)), RANDOM):
        won, tested = [], []
        for seed in range(games):
            match = play_match(GAME, Options(), materials, (name,) * SEATS, lore, seed)
            state = replay(GAME, match.header, match.entries).state
            won.append(state.winner == 0)
            tested.append(state.winner == state.past[0].testers)
        table.add_row(name, rate(won), rate(tested))
    return table


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.rorschach", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games a row (60)")
    parser.add_argument("--lessons", type=int, default=400, help="lessons a number in the table (400)")
    parser.add_argument("--sides", type=int, default=1000, help="games to tell who wins, by side (1000)")
    args = parser.parse_args()
    games: int = args.games
    packs = load_packs()
    lore, materials = best_lore(packs), GAME.gather(Options(), packs.shelf())
    table = Table(title=f"Right guesses in per cent, {SEATS} seats, {games} games a row")
    for heading in ("bots", "rounds", "first", "new subject", "known subject", "control", "second"):
        table.add_column(heading, justify="left" if heading == "bots" else "right")
    table.add_row("by chance", "", "33", "33", "33", "33", "50")
    for name, bots in PARTIES:
        table.add_row(name, *row(party(bots, games, materials, lore)))
    Console(width=110).print(
        table, lessons(args.lessons, materials, lore), sides(args.sides, materials, lore)
    )


if __name__ == "__main__":
    main()
