"""CPU cost of a move by the length of the table's log: rules, log and frames, without sockets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from statistics import mean
from time import process_time_ns
from typing import TypeAlias

import msgspec
from msgspec import Struct

from bench.engine.kernel import Move, repeat_whole_step
from bench.harness.report import Section, Value
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import (
    AnySession,
    Submission,
    due,
    open_session,
    sample_answer,
    submit,
    tag_of,
    tick,
)
from unspoken.kernel.types import Millis, Refused
from unspoken.proofs.playthrough import AnyStep, PlayedStep

_LONG: dict[str, dict[str, int]] = {"dixit": {"target": 100}, "pareidolia": {"times": 3}}
"""Options that make games long; the length of the other games is random."""
_ANSWER_INTERVAL = 700  # milliseconds between two answers
_RESTLESS = 3  # of four answers change an earlier answer, if there is one
_MAX_ATTEMPTS = 50
_MAX_GAMES = 1000
_EDGE = 50  # moves at the beginning and at the end of a game that are compared

Times: TypeAlias = dict[str, list[float]]
"""Microseconds of each move, by the kind of answer."""


class Scale(Struct, frozen=True):
    """How much is played."""

    evenings: int = 6
    """Per game, at separate tables."""
    spans: tuple[tuple[int, int], ...] = ((0, 100), (900, 1000), (1900, 2000))
    """Ranges of steps in a table's log that are compared."""
    repeats: int = 15
    """Each move is repeated this often, and its fastest time counts."""


QUICK = Scale(evenings=2, spans=((0, 100), (400, 500)), repeats=5)


def measure(games: dict[str, AnyGame], scale: Scale) -> Section:
    """Play an evening of each game; when a game ends before the last measured step, another starts."""
    names = [f"µs, {first}–{last}" for first, last in scale.spans]
    return Section(
        "A move's cost by the step of the table's log",
        ("game", "seats", *names, "last ÷ first", "steps of a game", f"its last {_EDGE} ÷ first"),
        tuple(_row(game, scale) for game in games.values()),
        "CPU µs for rules, log entry and all frames. Three of four answers change an earlier one, which "
        "makes games long. The ratios compare equal numbers of the same kinds of answer: over the whole "
        "evening, and within its longest game.",
    )


def _row(game: AnyGame, scale: Scale) -> tuple[Value, ...]:
    spans: list[Times] = [{} for _ in scale.spans]
    game_start: Times = {}
    game_end: Times = {}
    seats, longest = 0, 0
    for number in range(scale.evenings):
        moves = list(islice(_evening(game, number), scale.spans[-1][1]))
        seats = moves[0].before.header.seats
        for (first, last), took in zip(scale.spans, spans, strict=True):
            _time(game, moves[first:last], took, scale.repeats)
        long_game = max((list(of_game) for _, of_game in groupby(moves, key=_seed)), key=len)
        longest = max(longest, len(long_game))
        _time(game, long_game[:_EDGE], game_start, scale.repeats)
        _time(game, long_game[-_EDGE:], game_end, scale.repeats)
    means = [mean(micros for times in took.values() for micros in times) for took in spans]
    whole, within = _growth(spans[0], spans[-1]), _growth(game_start, game_end)
    return game.name, seats, *means, whole, longest, within


def _seed(move: Move) -> bytes:
    return move.before.header.seed


def _time(game: AnyGame, moves: list[Move], took: Times, repeats: int) -> None:
    """Time some moves, and add each time to the list of its kind of answer."""
    for move in moves:
        command = move.step.entry.command
        kind = "tick" if command is None else tag_of(command)
        took.setdefault(kind, []).append(_fastest(game, move, repeats))


def _evening(game: AnyGame, number: int) -> Iterator[Move]:
    """Play one game after another at one table, and yield their moves."""
    seats, options, materials = next(trial for trial in game.proofs.trials() if trial[0] >= 4)
    options = msgspec.structs.replace(options, pace=Pace.OFF, **_LONG.get(game.name, {}))
    for played in range(_MAX_GAMES):
        seed = b"evening %d, game %d" % (number, played)
        session = open_session(game, options, materials, seats, seed)
        now = Millis(0)
        while game.outcome(session.state) is None:
            now = Millis(now + _ANSWER_INTERVAL)
            before, step = session, _step(game, session, now, seed)
            session = step.session
            yield Move(before, step)


def _step(game: AnyGame, session: AnySession, now: Millis, seed: bytes) -> AnyStep:
    """Run the due timer, or else a random answer."""
    people = frozenset(every_seat(session.header.seats))
    chance = Chance(b"restless" + seed, session.step)
    ends = due(game, session)
    if not session.asks or (ends is not None and ends <= now):
        ticked, entry = tick(game, session, max(now, ends or now), people)
        assert entry is not None, f"{game.name} waits neither for an answer nor for a timer"
        return PlayedStep(ticked, entry, people)
    given = [ask for ask in session.asks if not ask.owed]
    owed = [ask for ask in session.asks if ask.owed]
    for _ in range(_MAX_ATTEMPTS):
        ask = chance.pick(given if given and (not owed or chance.below(4) < _RESTLESS) else owed)
        answer = sample_answer(game, session.state, ask, chance)
        try:
            answered, entry = submit(game, session, Submission(ask.seat, ask.key, answer), now, people)
        except Refused:
            continue  # not legal now: try another answer
        return PlayedStep(answered, entry, people)
    raise AssertionError(f"{game.name} refuses every answer of its own `sample`")


def _fastest(game: AnyGame, move: Move, repeats: int) -> float:
    """Return the CPU microseconds of the fastest of several repeats."""
    best = float("inf")
    for _ in range(repeats):
        start = process_time_ns()
        repeat_whole_step(game, move)
        best = min(best, process_time_ns() - start)
    return best / 1000


def _growth(first: Times, last: Times) -> float | None:
    """Return the ratio of later to earlier cost, over equal numbers of the same kinds of answer."""
    weights = {kind: min(len(first[kind]), len(last[kind])) for kind in first.keys() & last.keys()}
    if not weights:
        return None
    before, after = (sum(mean(took[kind]) * n for kind, n in weights.items()) for took in (first, last))
    return after / before
