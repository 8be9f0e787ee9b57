"""How well Rorschach's bots guess each other's matchings: `python -m minds.rorschach`.

First, whole games between bots of one or several temperaments. By chance one of three first guesses and of
the control team's guesses is right, and one of two second guesses. The control team sees the first guess
before its own and agrees where that pays, so its rate does not measure how well it would guess alone.

Then lessons: how often a reader of another temperament guesses a subject right after some rounds of that
subject. Subjects always choose their best matching. The last row has subjects with random weights, which fit
no temperament.

Then sides: which team wins between bots of the same kind, and whether being tested first matters.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.rivals import with_rivals
from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.bots.match import MatchBots, play_match
from unspoken.bots.player import RANDOM
from unspoken.content.packs import load_packs
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.bot import BOTS
from unspoken.games.rorschach.bot.guess_value import PLACEMENTS, probability
from unspoken.games.rorschach.bot.subject_model import (
    TEMPERAMENTS,
    BlotTemperament,
    Matching,
    expected_matching,
    matching_odds,
)
from unspoken.games.rorschach.cards import Images
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import Mark, Materials, Options, Phase, Public, Round, ShownWord
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.session import replay
from unspoken.kernel.types import Seat

SEATS = 6
SEEN = (0, 1, 2, 3, 5, 8)
"""Numbers of rounds of a subject that a reader has seen."""
_MIXED = next(iter(BOTS))
PLAYED = with_rivals(GAME)
PARTIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("each place its own way", (_MIXED,)),
    *((f"all of them {name}s", (name,)) for name in TEMPERAMENTS),
    ("details read by moods", ("mood-seer", "detail-seer", "detail-seer")),
    ("anybody", (RANDOM,)),
)


class RoundGuesses(NamedTuple):
    """The guesses of one round: how often its subject had been subject before, and which were right."""

    before: int
    first: bool
    control: bool
    second: bool | None


def guesses_of(rounds: Sequence[Round]) -> Iterator[RoundGuesses]:
    """Yield the guesses of each round of a game."""
    for number, past in enumerate(rounds):
        before = sum(earlier.subject == past.subject for earlier in rounds[:number])
        first, *second = past.reveals
        again = second[0].testers is second[0].symbol if second else None
        yield RoundGuesses(before, first.testers is first.symbol, first.control is first.symbol, again)


def party(bots: Sequence[str], games: int, materials: Materials, lore: PackLore) -> list[RoundGuesses]:
    """Return the guesses of some games in which these bots take the seats in turn."""
    seated = tuple(bots[seat % len(bots)] for seat in range(SEATS))
    rounds: list[RoundGuesses] = []
    for seed in range(games):
        match = play_match(PLAYED, Options(), materials, MatchBots(seated, lore), seed)
        rounds += guesses_of(replay(GAME, match.header, match.entries).state.past)
    return rounds


def rate(hits: Sequence[bool]) -> str:
    """Return a share in per cent with its standard error."""
    if not hits:
        return "–"
    share = sum(hits) / len(hits)
    return f"{100 * share:.0f} ± {100 * (share * (1 - share) / len(hits)) ** 0.5:.0f}"


def row(rounds: Sequence[RoundGuesses]) -> tuple[str, ...]:
    """Return the rates of first guesses (all, new subject, known subject), control's and second guesses."""
    return (
        str(len(rounds)),
        rate([guesses.first for guesses in rounds]),
        rate([guesses.first for guesses in rounds if guesses.before == 0]),
        rate([guesses.first for guesses in rounds if guesses.before >= 2]),
        rate([guesses.control for guesses in rounds]),
        rate([guesses.second for guesses in rounds if guesses.second is not None]),
    )


def display(materials: Materials, chance: Chance) -> tuple[tuple[ShownWord, ...], Images]:
    """Return three random words and three random images."""
    words = chance.shuffled([word.id for word in materials.words])[: len(SYMBOLS)]
    laid = tuple(ShownWord(word, {}, symbol) for word, symbol in zip(words, SYMBOLS, strict=True))
    return laid, chance.shuffled(materials.images)[: len(SYMBOLS)]


def lesson(
    subject: BlotTemperament,
    reader: BlotTemperament,
    rounds: int,
    materials: Materials,
    lore: Lore,
    time: int,
) -> bool:
    """True if a reader who has seen some rounds of a subject guesses another round of it right."""

    def matched(luck: Chance) -> tuple[tuple[ShownWord, ...], Images, Matching]:
        words, images = display(materials, luck)
        odds = matching_odds(words, images, subject, lore)
        return words, images, max(odds, key=lambda matching: odds[matching])

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
    odds = expected_matching(public, images, reader, lore)
    guess = max(PLACEMENTS, key=lambda placement: probability(odds, placement))
    return matching[guess.place] is guess.symbol


def random_temperament(time: int) -> BlotTemperament:
    """Return a temperament with random weights."""
    luck = Chance(b"anybody", time)
    return BlotTemperament(*((1 + luck.below(100)) / 100 for _ in BlotTemperament._fields))


def lessons(times: int, materials: Materials, lore: Lore) -> Table:
    """Return the share of right guesses, by the subject's temperament and the number of rounds seen."""
    table = Table(title=f"Right about a subject of another temperament, per cent of {times}")
    for heading in ("subject", *(f"{rounds} seen" for rounds in SEEN)):
        table.add_column(heading, justify="left" if heading == "subject" else "right")
    for name, subject in (*TEMPERAMENTS.items(), ("a way of their own", None)):
        others = [temperament for temperament in TEMPERAMENTS.values() if temperament != subject]
        rates = []
        for rounds in SEEN:
            right = [
                lesson(
                    subject or random_temperament(time),
                    others[time % len(others)],
                    rounds,
                    materials,
                    lore,
                    time,
                )
                for time in range(times)
            ]
            rates.append(rate(right))
        table.add_row(name, *rates)
    return table


def sides(games: int, materials: Materials, lore: PackLore) -> Table:
    """Return how often the first team wins, and how often the team that is tested first."""
    table = Table(title=f"Games won in per cent, {games} games a row")
    for heading in ("bots", "first team", "tested first"):
        table.add_column(heading, justify="left" if heading == "bots" else "right")
    for name in (_MIXED, next(iter(TEMPERAMENTS)), RANDOM):
        won, tested = [], []
        for seed in range(games):
            match = play_match(PLAYED, Options(), materials, MatchBots((name,) * SEATS, lore), seed)
            state = replay(GAME, match.header, match.entries).state
            won.append(state.winner == 0)
            tested.append(state.winner == state.past[0].testers)
        table.add_row(name, rate(won), rate(tested))
    return table


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m minds.rorschach", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games per row (60)")
    parser.add_argument("--lessons", type=int, default=400, help="lessons per cell (400)")
    parser.add_argument("--sides", type=int, default=1000, help="games per row of the table of sides (1000)")
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
