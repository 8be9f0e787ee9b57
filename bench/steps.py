"""Does a move become dearer the longer a table plays? Rules, log and frames, without sockets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from statistics import mean
from time import process_time_ns
from typing import TypeAlias

import msgspec
from msgspec import Struct

from bench.kernel import Move, saved_and_shown
from bench.report import Section, Value
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Millis, Refused
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import AnySession, due, open_session, sample_answer, submit, tag_of, tick
from unspoken.proofs.playthrough import AnyStep, Step

_LONG: dict[str, dict[str, int]] = {"dixit": {"target": 100}, "pareidolia": {"times": 3}}
"""Options that make a game last; the others' length is up to luck."""
_BREATH = 700  # milliseconds between two answers
_RESTLESS = 3  # of four answers change one that was given already, where there is one
_PATIENCE = 50
_MOST_GAMES = 1000
_EDGE = 50  # moves at the beginning and at the end of a game that are compared

Took: TypeAlias = dict[str, list[float]]
"""Microseconds, by the kind of answer."""


class Scale(Struct, frozen=True):
    """How much is played."""

    evenings: int = 6
    """Of each game, at tables of their own."""
    spans: tuple[tuple[int, int], ...] = ((0, 100), (900, 1000), (1900, 2000))
    """Steps of a table's log that are compared."""
    again: int = 15
    """Each move is made so often, and its fastest time counts."""


QUICK = Scale(evenings=2, spans=((0, 100), (400, 500)), again=5)


def measure(games: dict[str, AnyGame], scale: Scale) -> Section:
    """Each game for an evening: where one ends before the last step that is looked at, another is begun."""
    names = [f"µs, {first}–{last}" for first, last in scale.spans]
    return Section(
        "A move's cost by the step of the table's log",
        ("game", "seats", *names, "last ÷ first", "steps of a game", f"its last {_EDGE} ÷ first"),
        tuple(_row(game, scale) for game in games.values()),
        "CPU µs for rules, log entry and every frame. Players change their minds three times out of four, so "
        "that games last. The ratios compare the same kinds of answer, as many of each: over a whole "
        "evening, and within its longest game.",
    )


def _row(game: AnyGame, scale: Scale) -> tuple[Value, ...]:
    spans: list[Took] = [{} for _ in scale.spans]
    begun: Took = {}
    ended: Took = {}
    seats, longest = 0, 0
    for number in range(scale.evenings):
        moves = list(islice(_evening(game, number), scale.spans[-1][1]))
        seats = moves[0].before.header.seats
        for (first, last), took in zip(scale.spans, spans, strict=True):
            _time(game, moves[first:last], took, scale.again)
        long_game = max((list(some) for _, some in groupby(moves, key=_seed)), key=len)
        longest = max(longest, len(long_game))
        _time(game, long_game[:_EDGE], begun, scale.again)
        _time(game, long_game[-_EDGE:], ended, scale.again)
    means = [mean(one for some in took.values() for one in some) for took in spans]
    whole, within = _like_with_like(spans[0], spans[-1]), _like_with_like(begun, ended)
    return game.name, seats, *means, whole, longest, within


def _seed(move: Move) -> bytes:
    return move.before.header.seed


def _time(game: AnyGame, moves: list[Move], took: Took, again: int) -> None:
    """Add how long each of some moves takes to those of its kind."""
    for move in moves:
        command = move.step.entry.command
        kind = "tick" if command is None else tag_of(command)
        took.setdefault(kind, []).append(_fastest(game, move, again))


def _evening(game: AnyGame, number: int) -> Iterator[Move]:
    """One game after another at one table, for as long as somebody looks."""
    seats, options, materials = next(trial for trial in game.trials() if trial[0] >= 4)
    options = msgspec.structs.replace(options, pace=Pace.OFF, **_LONG.get(game.name, {}))
    for played in range(_MOST_GAMES):
        seed = b"evening %d, game %d" % (number, played)
        session = open_session(game, options, materials, seats, seed)
        now = Millis(0)
        while game.outcome(session.state) is None:
            now = Millis(now + _BREATH)
            before, step = session, _step(game, session, now, seed)
            session = step.session
            yield Move(before, step)


def _step(game: AnyGame, session: AnySession, now: Millis, seed: bytes) -> AnyStep:
    """What is due, else somebody's answer."""
    people = frozenset(every_seat(session.header.seats))
    chance = Chance(b"restless" + seed, session.step)
    ends = due(game, session)
    if not session.asks or (ends is not None and ends <= now):
        ticked, entry = tick(game, session, max(now, ends or now), people)
        assert entry is not None, f"{game.name} waits for nobody, and for no clock"
        return Step(ticked, entry, people)
    given = [ask for ask in session.asks if not ask.owed]
    owed = [ask for ask in session.asks if ask.owed]
    for _ in range(_PATIENCE):
        ask = chance.pick(given if given and (not owed or chance.below(4) < _RESTLESS) else owed)
        answer = sample_answer(game, session.state, ask, chance)
        try:
            answered, entry = submit(game, session, ask.seat, ask.key, answer, now, people)
        except Refused:
            continue  # not now: somebody tries something else
        return Step(answered, entry, people)
    raise AssertionError(f"{game.name} refuses whatever its own sample tries")


def _fastest(game: AnyGame, move: Move, again: int) -> float:
    """Microseconds of this process's own time."""
    best = float("inf")
    for _ in range(again):
        start = process_time_ns()
        saved_and_shown(game, move)
        best = min(best, process_time_ns() - start)
    return best / 1000


def _like_with_like(first: Took, last: Took) -> float | None:
    """How much dearer the same kinds of answer have become, as many of each."""
    weights = {kind: min(len(first[kind]), len(last[kind])) for kind in first.keys() & last.keys()}
    if not weights:
        return None
    before, after = (sum(mean(took[kind]) * n for kind, n in weights.items()) for took in (first, last))
    return after / before
