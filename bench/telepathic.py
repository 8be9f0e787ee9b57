"""How well Telepathic's bot plays with its own kind and with strangers: `python -m bench.telepathic`.

The strangers (bench/strangers) are written from the rules alone and share nothing with the bot. Its constants
were chosen with other partners (bench/practice), on games whose seeds lie in `TUNING`; what is told here was
played on `MEASURING`, apart from those. `--practice` plays with the partners of the first kind. Seats are
changed from game to game, so that each plays colours as often as shapes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache, partial
from statistics import median
from time import process_time
from typing import NamedTuple

from bench.practice import MATES
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

TUNING = range(60_000, 66_000)
MEASURING = range(950_000, 1_000_000)
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
    game = replace(GAME, bots={**STRANGERS, **MATES, BOT: watched})
    bots = pairing.bots if seed % 2 else pairing.bots[::-1]
    match = play_match(game, pairing.options, Materials(DECK), bots, _lore(), seed)
    return Played(tuple(match.outcome.winners), watched.slowest)


@cache
def _lore() -> Lore:
    return OverlapLore(load_packs(None))


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


def measure(games: int, others: int, crew: Executor) -> Section:
    """The share of games that were won together, of so many each where there is a goal, and elsewhere."""
    rows = []
    for pairing in pairings():
        seeds = MEASURING[: games if pairing.goal else others]
        played = list(crew.map(partial(play, pairing), seeds, chunksize=4))
        slowest = sorted(one.slowest for one in played)
        won = told(sum(bool(one.winners) for one in played), len(seeds))
        times = f"{1000 * median(slowest):.0f}, {1000 * slowest[-1]:.0f}" if slowest[-1] else "–"
        rows.append((pairing.name, str(len(seeds)), won, pairing.goal, times))
    note = f"Seeds from {MEASURING[0]}; constants were chosen on seeds from {TUNING[0]}, with other partners."
    head = ("", "games", "won (95 %)", "goal", "a game’s slowest ms: median, worst")
    return Section("Telepathic: games won, per cent", head, tuple(rows), note)


def measure_opposed(races: int, crew: Executor) -> Section:
    """The share of races that the team wins which begins."""
    race = Pairing("opposed teams", Options(Mode.OPPOSED), (BOT,) * 4, "50 ± 3")
    played = list(crew.map(partial(play, race), MEASURING[:races], chunksize=4))
    first = told(sum(Seat(0) in one.winners for one in played), races)
    return Section(
        "Telepathic: races won by the team that begins, per cent",
        ("", "races", "won (95 %)", "goal"),
        ((race.name, str(races), first, race.goal),),
    )


def measure_practice(games: int, crew: Executor) -> Section:
    """How often it wins with the partners that its constants were chosen with."""
    rows = []
    for name in MATES:
        pairing = Pairing(name, Options(), (BOT, name))
        played = list(crew.map(partial(play, pairing), TUNING[:games], chunksize=4))
        rows.append((name, told(sum(bool(one.winners) for one in played), games)))
    return Section("Telepathic: with partners for practice", ("", "won (95 %)"), tuple(rows))


def sections(games: int, others: int, races: int, jobs: int) -> Iterator[Section]:
    """All that is measured here."""
    with ProcessPoolExecutor(jobs) as crew:
        yield measure(games, others, crew)
        yield measure_opposed(races, crew)


def main(argv: Sequence[str] | None = None) -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.telepathic", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games a row with a goal (300)")
    parser.add_argument("--others", type=int, default=100, help="games a row without one (100)")
    parser.add_argument("--races", type=int, default=1200, help="races of opposed teams (1200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at work (2)")
    parser.add_argument("--practice", action="store_true", help="with the partners for practice alone")
    asked = parser.parse_args(argv)
    if asked.practice:
        with ProcessPoolExecutor(asked.jobs) as crew:
            show(screen(), measure_practice(asked.others, crew))
        return
    for section in sections(asked.games, asked.others, asked.races, asked.jobs):
        show(screen(), section)


if __name__ == "__main__":
    main()
