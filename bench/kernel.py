"""How fast the rules are: games that were played once are played again under the stopwatch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from statistics import mean
from time import process_time
from typing import NamedTuple

from bench.report import Section, Value
from unspoken.kernel.codec import encode
from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnyEntry, AnySession, submit, tick
from unspoken.proofs.playthrough import AnyStep, play_randomly
from unspoken.proofs.worlds import viewers

_GAMES = 6  # of each number of seats
_LEAST = 0.4  # seconds under the stopwatch
_MOST_ROUNDS = 200


class Move(NamedTuple):
    """A step that was played: the table before it, and what came of it."""

    before: AnySession
    step: AnyStep


def measure(games: dict[str, AnyGame]) -> Section:
    """Steps a second of every game on the shelf, for each number of seats that its trials name."""
    rows = [_row(game, seats, moves) for game in games.values() for seats, moves in _played(game)]
    return Section(
        "The kernel",
        ("game", "seats", "steps/s", "steps/s, log and frames", "µs a frame", "bytes a frame", "largest"),
        tuple(rows),
        "On one core. Random players; a frame for every seat and for somebody who watches.",
    )


def _row(game: AnyGame, seats: int, moves: list[Move]) -> tuple[Value, ...]:
    """One number of seats: rules alone, all of a step, and what the frames come to."""
    rules = _rate(moves, lambda move: _again(game, move))
    whole = _rate(moves, lambda move: saved_and_shown(game, move))
    looks = _rate(moves, lambda move: _shown(game, move))
    sizes = [len(raw) for move in moves for raw in _shown(game, move)]
    return game.name, seats, rules, whole, 1e6 / looks / (seats + 1), mean(sizes), max(sizes)


def _played(game: AnyGame) -> Iterator[tuple[int, list[Move]]]:
    """The steps of some games, by number of seats: the first trial of each."""
    known: set[int] = set()
    for seats, options, materials in game.trials():
        if seats not in known:
            known.add(seats)
            moves: list[Move] = []
            for number in range(_GAMES):
                steps = list(play_randomly(game, seats, options, materials, b"bench %d" % number))
                moves += [Move(before.session, step) for before, step in pairwise(steps)]
            yield seats, moves


def _again(game: AnyGame, move: Move) -> tuple[AnySession, AnyEntry | None]:
    """The same step once more, through every rule."""
    entry, people = move.step.entry, move.step.people
    if entry.seat is None or entry.key is None:
        return tick(game, move.before, entry.at, people)
    return submit(game, move.before, entry.seat, entry.key, entry.command, entry.at, people)


def saved_and_shown(game: AnyGame, move: Move) -> None:
    """The step, its entry as it is saved, and what each viewer is sent."""
    session, entry = _again(game, move)
    encode(entry)
    frames(game, session, viewers(session))


def _shown(game: AnyGame, move: Move) -> Iterable[bytes]:
    """What each viewer is sent."""
    return frames(game, move.step.session, viewers(move.step.session)).values()


def _rate(moves: list[Move], act: Callable[[Move], object]) -> float:
    """How often a second of this process's own time; the best of some rounds over all moves counts."""
    best, began = 0.0, process_time()
    for _ in range(_MOST_ROUNDS):
        start = process_time()
        for move in moves:
            act(move)
        best = max(best, len(moves) / (process_time() - start))
        if process_time() - began > _LEAST:
            break
    return best
