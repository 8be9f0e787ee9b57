"""The whole proof of secrecy over one game of the shelf: many random games, each looked at in six ways."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from unspoken.kernel.courses import course, order, quiet
from unspoken.kernel.crowd import Crowd
from unspoken.kernel.draws import drawn
from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.playing import AnyStep, play
from unspoken.kernel.worlds import Sight, Tally, exact


def prove(
    game: AnyGame,
    games: Iterable[int],
    *,
    every: int = 1,
    sight: Sight = frames,
    tally: Tally | None = None,
    crowd: Crowd | None = None,
) -> Iterator[int]:
    """Play the games of these numbers, all trials in turn, and yield each number when it has been looked at.

    Raises Leak. One step in `every` is looked at, in each game beginning with another.
    """
    trials = list(game.trials())
    tally = Tally() if tally is None else tally
    crowd = Crowd() if crowd is None else crowd
    for number in games:
        seats, options, materials = trials[number % len(trials)]
        steps = list(play(game, seats, options, materials, b"secrecy %d" % number))
        watch(game, steps, tally, every=every, first=number, sight=sight)
        crowd.join(game, steps, sight)
        yield number
    crowd.check(game)


def watch(
    game: AnyGame,
    steps: list[AnyStep],
    tally: Tally,
    *,
    every: int = 1,
    first: int = 0,
    sight: Sight = frames,
) -> None:
    """The checks of single steps over a game that was played: every step, or one in so many."""
    for number, step in enumerate(steps):
        tally.hear(step.entry.command)
        if number % every == first % every:
            exact(game, step, tally, sight)
            order(game, step, tally, sight)
            before = steps[number - 1] if number else None
            drawn(game, before, step, tally)
            if before is not None:
                course(game, before, step, tally, sight)
                quiet(game, before, step, tally, sight)
