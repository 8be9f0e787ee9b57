"""Speed of the rules: recorded games are replayed and timed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from statistics import mean
from time import process_time
from typing import NamedTuple

from bench.harness.report import Section, Value
from unspoken.kernel.codec import encode
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnyEntry, AnySession, Submission, submit, tick
from unspoken.proofs.playthrough import AnyStep, play_randomly
from unspoken.proofs.worlds import viewers

_GAMES = 6  # for each number of seats
_MIN_SECONDS = 0.4  # of timing
_MAX_ROUNDS = 200


class Move(NamedTuple):
    """A recorded step, and the session before it."""

    before: AnySession
    step: AnyStep


def measure(games: dict[str, AnyGame]) -> Section:
    """Measure steps per second of every game, for each number of seats in its trials."""
    rows = [_row(game, seats, moves) for game in games.values() for seats, moves in _record(game)]
    return Section(
        "The kernel",
        ("game", "seats", "steps/s", "steps/s, log and frames", "µs a frame", "bytes a frame", "largest"),
        tuple(rows),
        "On one core, with random players. A frame for every seat and for a spectator.",
    )


def _row(game: AnyGame, seats: int, moves: list[Move]) -> tuple[Value, ...]:
    """Measure one number of seats: the rules alone, a whole step, and the frames."""
    rules = _rate(moves, lambda move: _repeat(game, move))
    whole = _rate(moves, lambda move: repeat_whole_step(game, move))
    views = _rate(moves, lambda move: _frames(game, move))
    sizes = [len(raw) for move in moves for raw in _frames(game, move)]
    return game.name, seats, rules, whole, 1e6 / views / (seats + 1), mean(sizes), max(sizes)


def _record(game: AnyGame) -> Iterator[tuple[int, list[Move]]]:
    """Play some random games of the first trial for each number of seats; yield the seats and the moves."""
    known: set[int] = set()
    for seats, options, materials in game.proofs.trials():
        if seats not in known:
            known.add(seats)
            moves: list[Move] = []
            for number in range(_GAMES):
                steps = list(play_randomly(game, seats, options, materials, b"bench %d" % number))
                moves += [Move(before.session, step) for before, step in pairwise(steps)]
            yield seats, moves


def _repeat(game: AnyGame, move: Move) -> tuple[AnySession, AnyEntry | None]:
    """Run the rules for a recorded step again."""
    entry, people = move.step.entry, move.step.people
    if entry.seat is None or entry.key is None:
        return tick(game, move.before, entry.at, people)
    return submit(game, move.before, Submission(entry.seat, entry.key, entry.command), entry.at, people)


def repeat_whole_step(game: AnyGame, move: Move) -> None:
    """Run the rules for a recorded step again, encode its log entry, and make all frames."""
    session, entry = _repeat(game, move)
    encode(entry)
    frames(game, session, viewers(session))


def _frames(game: AnyGame, move: Move) -> Iterable[bytes]:
    """Return the frames of all viewers after a step."""
    return frames(game, move.step.session, viewers(move.step.session)).values()


def _rate(moves: list[Move], act: Callable[[Move], object]) -> float:
    """Return calls per CPU second; the best of several rounds over all moves counts."""
    best, began = 0.0, process_time()
    for _ in range(_MAX_ROUNDS):
        start = process_time()
        for move in moves:
            act(move)
        best = max(best, len(moves) / (process_time() - start))
        if process_time() - began > _MIN_SECONDS:
            break
    return best
