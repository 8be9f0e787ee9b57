"""How well Telepathic's bot plays with its own kind and with strangers: `python -m bench.telepathic`.

The strangers (bench/strangers) are written from the rules alone and share nothing with the bot. Its constants
were chosen on games whose seeds lie in `TUNING`; what is told here was played on `MEASURING`, apart from
those. Seats are changed from game to game, so that each plays colours as often as shapes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from time import process_time
from typing import NamedTuple

from bench.report import Section, screen, show
from bench.strangers import STRANGERS
from unspoken.bots.match import play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.bot import BOTS
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.types import Command, Materials, Mode, Options, Private, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Bot, Seat, Why
from unspoken.kernel.lore import Lore

TUNING = range(50_000, 60_000)
MEASURING = range(900_000, 1_000_000)
BOT = next(iter(BOTS))
GOALS = {"literal": 90, "pragmatic": 90, "mild": 80, "cautious": 75}


class Pairing(NamedTuple):
    """Who sits down to what."""

    name: str
    options: Options
    bots: tuple[str, ...]
    goal: str = ""


class Played(NamedTuple):
    """How one game ended, and the bot's slowest decision in seconds of processor time."""

    winners: tuple[Seat, ...]
    slowest: float


@dataclass
class Watched:
    """A bot whose slowest decision is remembered."""

    bot: Bot[Public, Private, Command]
    slowest: float = 0.0

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None] | None:
        """Its answer, timed."""
        began = process_time()
        answer = self.bot.answer(public, private, ask, seat, lore, chance)
        self.slowest = max(self.slowest, process_time() - began)
        return answer


def pairings() -> Iterator[Pairing]:
    """All that is played: its own kind in every mode, then the strangers, then what strangers do alone."""
    yield Pairing("its own kind, standard", Options(), (BOT,) * 2, "≥ 99")
    for removed in range(3, 7):
        goal = "≥ 80" if removed == 6 else ""
        yield Pairing(f"its own kind, {removed} cards removed", Options(removed=removed), (BOT,) * 2, goal)
    yield Pairing("its own kind, first game", Options(Mode.FIRST), (BOT,) * 2)
    yield Pairing("its own kind, director", Options(Mode.DIRECTOR), (BOT,) * 3)
    yield Pairing("its own kind, four partners", Options(Mode.FOUR_PARTNERS), (BOT,) * 4)
    for name in STRANGERS:
        goal = f"≥ {GOALS[name]}" if name in GOALS else ""
        yield Pairing(f"with a stranger: {name}", Options(), (BOT, name), goal)
    for name in STRANGERS:
        yield Pairing(f"two strangers: {name}", Options(), (name, name))


def play(pairing: Pairing, seed: int) -> Played:
    """One game."""
    watched = Watched(BOTS[BOT])
    game = replace(GAME, bots={**STRANGERS, BOT: watched})
    bots = pairing.bots if seed % 2 else pairing.bots[::-1]
    lore = OverlapLore(load_packs(None))
    match = play_match(game, pairing.options, Materials(DECK), bots, lore, seed)
    return Played(tuple(match.outcome.winners), watched.slowest)


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's, of 95 %: between what and what the true share lies, in per cent."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    half = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 100 / (1 + z * z / games)
    return scale * (middle - half), scale * (middle + half)


def told(won: int, games: int) -> str:
    """A share with its interval."""
    low, high = interval(won, games)
    return f"{100 * won / games:.1f} ({low:.0f}–{high:.0f})"


def measure(games: int, crew: Executor) -> Section:
    """The share of games that were won together, of so many each."""
    rows = []
    for pairing in pairings():
        played = list(crew.map(partial(play, pairing), MEASURING[:games], chunksize=4))
        slowest = max(one.slowest for one in played)
        won = told(sum(bool(one.winners) for one in played), games)
        rows.append((pairing.name, won, pairing.goal, f"{1000 * slowest:.0f}" if slowest else "–"))
    note = f"{games} games a row, seeds from {MEASURING[0]}; constants were chosen on seeds from {TUNING[0]}."
    return Section(
        "Telepathic: games won, per cent", ("", "won (95 %)", "goal", "slowest ms"), tuple(rows), note
    )


def measure_opposed(games: int, crew: Executor) -> Section:
    """The share of races that the team wins which begins."""
    race = Pairing("opposed teams", Options(Mode.OPPOSED), (BOT,) * 4, "50 ± 3")
    played = list(crew.map(partial(play, race), MEASURING[:games], chunksize=4))
    first = told(sum(Seat(0) in one.winners for one in played), games)
    return Section(
        "Telepathic: races won by the team that begins, per cent",
        ("", "won (95 %)", "goal"),
        ((race.name, first, race.goal),),
    )


def sections(games: int, jobs: int) -> Iterator[Section]:
    """All that is measured here."""
    with ProcessPoolExecutor(jobs) as crew:
        yield measure(games, crew)
        yield measure_opposed(games, crew)


def main(argv: Sequence[str] | None = None) -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.telepathic", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games a row (400)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at work (2)")
    asked = parser.parse_args(argv)
    for section in sections(asked.games, asked.jobs):
        show(screen(), section)


if __name__ == "__main__":
    main()
