"""How well Telepathic's bot plays with itself and with unfamiliar partners: `python -m minds.telepathic`.

The strangers (unspoken.research.strangers and minds.strangers.unseen) are written from the rules alone and
share no code with the bot. The bot's constants were chosen with other partners (minds/practice) on the seeds
in `TUNING`; this measures on the seeds in `MEASURING`. `--practice` plays with the practice partners instead,
`--only NAME` with the pairings whose name contains NAME. Partners swap seats after every game, so that each
plays colours as often as shapes.
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

from bench.harness.intervals import share_with_interval
from bench.harness.report import Section, make_console, show
from minds.practice import PARTNERS
from minds.practice.rulebook import RULEBOOK
from minds.strangers.unseen import UNSEEN
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.packs import load_packs
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.bot import BOTS
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.types import Command, Materials, Mode, Options, Private, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Bot, Why
from unspoken.kernel.types import Ask, Seat
from unspoken.research.strangers import STRANGERS

TUNING = range(60_000, 66_000)
MEASURING = range(950_000, 1_000_000)
BOT = next(iter(BOTS))
GOALS = {
    "literal": 90,
    "pragmatic": 90,
    "mild": 80,
    "cautious": 75,
    "unseen literal": 90,
    "unseen pragmatic": 90,
    "unseen soft 25": 80,
    "unseen soft 12": 75,
    "unseen cautious": 82,
    "unseen turning": 70,
    "unseen numbering": 70,
}
PLAYERS = {**STRANGERS, **UNSEEN, **PARTNERS, **RULEBOOK}


class Pairing(NamedTuple):
    """The bots of a game, its options, and the goal."""

    name: str
    options: Options
    bots: tuple[str, ...]
    goal: str = ""


class Played(NamedTuple):
    """The winners of a game, and the bot's slowest decision in CPU seconds."""

    winners: tuple[Seat, ...]
    slowest: float


@dataclass
class TimedBot:
    """A bot that records its slowest decision."""

    bot: Bot[Public, Private, Command]
    slowest: float = 0.0

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None] | None:
        """Return the bot's answer, and time it."""
        began = process_time()
        answer = self.bot.answer(public, private, ask, seat, lore, chance)
        self.slowest = max(self.slowest, process_time() - began)
        return answer


def pairings() -> Iterator[Pairing]:
    """Yield all pairings: the bot with itself in every mode, with strangers, and two equal strangers."""
    yield Pairing("its own kind, standard", Options(), (BOT,) * 2, "≥ 99")
    for removed in range(3, 7):
        goal = "≥ 80" if removed == 6 else ""
        yield Pairing(f"its own kind, {removed} cards removed", Options(removed=removed), (BOT,) * 2, goal)
    yield Pairing("its own kind, first game", Options(Mode.FIRST), (BOT,) * 2)
    yield Pairing("its own kind, director", Options(Mode.DIRECTOR), (BOT,) * 3)
    yield Pairing("its own kind, four partners", Options(Mode.FOUR_PARTNERS), (BOT,) * 4)
    for name in (*STRANGERS, *UNSEEN):
        goal = f"≥ {GOALS[name]}" if name in GOALS else ""
        yield Pairing(f"with a stranger: {name}", Options(), (BOT, name), goal)
    for name in (*STRANGERS, *UNSEEN):
        yield Pairing(f"two strangers: {name}", Options(), (name, name))


def play(pairing: Pairing, seed: int) -> Played:
    """Play one game."""
    timed = TimedBot(BOTS[BOT])
    game = replace(GAME, bots=replace(GAME.bots, players={**PLAYERS, BOT: timed}))
    bots = pairing.bots if seed % 2 else pairing.bots[::-1]
    match = play_match(game, pairing.options, Materials(DECK), MatchBots(bots, _lore()), seed)
    return Played(tuple(match.outcome.winners), timed.slowest)


@cache
def _lore() -> Lore:
    return OverlapLore(load_packs(None))


def win_rate(won: int, games: int) -> str:
    """Return the share of won games with its interval."""
    return share_with_interval(won / games, games, digits=1)


def measure(games: int, others: int, pool: Executor, only: str = "") -> Section:
    """Measure games won together; `games` per pairing with a goal, `others` per pairing without one."""
    rows = []
    for pairing in (pairing for pairing in pairings() if only in pairing.name):
        seeds = MEASURING[: games if pairing.goal else others]
        played = list(pool.map(partial(play, pairing), seeds, chunksize=4))
        slowest = sorted(game.slowest for game in played)
        won = win_rate(sum(bool(game.winners) for game in played), len(seeds))
        times = f"{1000 * median(slowest):.0f}, {1000 * slowest[-1]:.0f}" if slowest[-1] else "–"
        rows.append((pairing.name, str(len(seeds)), won, pairing.goal, times))
    note = f"Seeds from {MEASURING[0]}; constants were chosen on seeds from {TUNING[0]}, with other partners."
    head = ("", "games", "won (95 %)", "goal", "a game’s slowest ms: median, worst")
    return Section("Telepathic: games won, per cent", head, tuple(rows), note)


def measure_opposed(races: int, pool: Executor) -> Section:
    """Measure the share of races that the starting team wins."""
    race = Pairing("opposed teams", Options(Mode.OPPOSED), (BOT,) * 4, "50 ± 3")
    played = list(pool.map(partial(play, race), MEASURING[:races], chunksize=4))
    first = win_rate(sum(Seat(0) in game.winners for game in played), races)
    return Section(
        "Telepathic: races won by the starting team, per cent",
        ("", "races", "won (95 %)", "goal"),
        ((race.name, str(races), first, race.goal),),
    )


def measure_practice(games: int, pool: Executor) -> Section:
    """Measure games won with the partners with which the bot's constants were chosen."""
    rows = []
    for name in (*PARTNERS, *RULEBOOK):
        pairing = Pairing(name, Options(), (BOT, name))
        played = list(pool.map(partial(play, pairing), TUNING[:games], chunksize=4))
        rows.append((name, win_rate(sum(bool(game.winners) for game in played), games)))
    return Section("Telepathic: with practice partners", ("", "won (95 %)"), tuple(rows))


def sections(games: int, others: int, races: int, jobs: int) -> Iterator[Section]:
    """Measure all tables of this module."""
    with ProcessPoolExecutor(jobs) as pool:
        yield measure(games, others, pool)
        yield measure_opposed(races, pool)


def main(argv: Sequence[str] | None = None) -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m minds.telepathic", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games per row with a goal (300)")
    parser.add_argument("--others", type=int, default=100, help="games per row without a goal (100)")
    parser.add_argument("--races", type=int, default=1200, help="races of opposed teams (1200)")
    parser.add_argument("--jobs", type=int, default=2, help="worker processes (2)")
    parser.add_argument("--practice", action="store_true", help="measure only the practice partners")
    parser.add_argument("--only", default="", metavar="NAME", help="measure only the pairings with this name")
    args = parser.parse_args(argv)
    if args.practice or args.only:
        with ProcessPoolExecutor(args.jobs) as pool:
            practice = measure_practice(args.others, pool) if args.practice else None
            show(make_console(), practice or measure(args.games, args.others, pool, args.only))
        return
    for section in sections(args.games, args.others, args.races, args.jobs):
        show(make_console(), section)


if __name__ == "__main__":
    main()
