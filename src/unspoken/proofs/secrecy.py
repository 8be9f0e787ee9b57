"""The whole secrecy proof of a game: many random playthroughs, each with six checks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession
from unspoken.kernel.types import Viewer
from unspoken.proofs.order import check_course, check_order, check_quiet
from unspoken.proofs.playthrough import AnyStep, play_randomly
from unspoken.proofs.sampling import Sample, every_step
from unspoken.proofs.shuffles import check_drawn
from unspoken.proofs.statistics import Statistics
from unspoken.proofs.worlds import Broadcast, ProofTally, check_exact


def prove_secrecy(
    game: AnyGame,
    games: Iterable[int],
    *,
    sample: Sample = every_step,
    broadcast: Broadcast = frames,
    tally: ProofTally | None = None,
    statistics: Statistics | None = None,
) -> Iterator[int]:
    """Play the games of these numbers, cycling through all trials, and yield each number after its checks.

    Raises Leak. `sample` chooses the steps to check.
    """
    trials = list(game.proofs.trials())
    tally = ProofTally() if tally is None else tally
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
    tally: ProofTally,
    chosen: Collection[int],
    broadcast: Broadcast = frames,
) -> None:
    """Run the checks of single steps at the chosen indices of a playthrough."""
    for place, step in enumerate(steps):
        tally.record_command(step.entry.command)
        if place in chosen:
            sent = _sent_once(broadcast)
            check_exact(game, step, tally, sent)
            check_order(game, step, tally, sent)
            before = steps[place - 1] if place else None
            check_drawn(game, before, step, tally)
            if before is not None:
                check_course(game, before, step, tally, sent)
                check_quiet(game, before, step, tally, sent)


def _sent_once(broadcast: Broadcast) -> Broadcast:
    """Cache a broadcast by session and viewer, because several checks look at the same session."""
    known: dict[int, tuple[AnySession, dict[Viewer, bytes]]] = {}

    def sent(game: AnyGame, session: AnySession, viewers: Iterable[Viewer]) -> Mapping[Viewer, bytes]:
        # the cache holds the session itself, so that its id is not reused
        _, by_viewer = known.setdefault(id(session), (session, {}))
        missing = [viewer for viewer in viewers if viewer not in by_viewer]
        if missing:
            by_viewer.update(broadcast(game, session, missing))
        return by_viewer

    return sent
