"""The whole proof of secrecy over one game of the shelf: many random games, each looked at in six ways."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.proofs.order import check_course, check_order, check_quiet
from unspoken.proofs.playthrough import AnyStep, play_randomly
from unspoken.proofs.sampling import Sample, every_step
from unspoken.proofs.shuffles import check_drawn
from unspoken.proofs.statistics import Statistics
from unspoken.proofs.worlds import Broadcast, Tally, check_exact


def prove_secrecy(
    game: AnyGame,
    games: Iterable[int],
    *,
    sample: Sample = every_step,
    broadcast: Broadcast = frames,
    tally: Tally | None = None,
    statistics: Statistics | None = None,
) -> Iterator[int]:
    """Play the games of these numbers, all trials in turn, and yield each number when it has been looked at.

    Raises Leak. `sample` says which steps are looked at.
    """
    trials = list(game.trials())
    tally = Tally() if tally is None else tally
    statistics = Statistics() if statistics is None else statistics
    for number in games:
        seats, options, materials = trials[number % len(trials)]
        steps = list(play_randomly(game, seats, options, materials, b"secrecy %d" % number))
        check_steps(game, steps, tally, sample(steps, number), broadcast)
        statistics.add_game(game, steps, broadcast)
        yield number
    statistics.check(game)


def check_steps(
    game: AnyGame,
    steps: list[AnyStep],
    tally: Tally,
    chosen: Collection[int],
    broadcast: Broadcast = frames,
) -> None:
    """The checks of single steps, at the chosen places of a game that was played."""
    for place, step in enumerate(steps):
        tally.record_command(step.entry.command)
        if place in chosen:
            check_exact(game, step, tally, broadcast)
            check_order(game, step, tally, broadcast)
            before = steps[place - 1] if place else None
            check_drawn(game, before, step, tally)
            if before is not None:
                check_course(game, before, step, tally, broadcast)
                check_quiet(game, before, step, tally, broadcast)
