"""What every game must keep, by name of none; shipped, so that a game from outside can run `CHECKS` too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import lru_cache
from itertools import tee

import msgspec

from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_command, decode_game, decode_options, encode
from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame, Channel, Millis, Refused, Seat, Viewer
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import (
    AnyEntry,
    AnySession,
    apply_entry,
    begin,
    due,
    open_session,
    replay,
    sample_answer,
    skip,
    submit,
    tag_of,
    tick,
)
from unspoken.kernel.tags import tags_of
from unspoken.proofs.playthrough import LONGEST, AnyStep, play_randomly
from unspoken.proofs.worlds import viewers

KERNEL_REFUSALS = frozenset({"not-asked", "not-a-choice", "too-hasty", "wrong-number-of-seats"})
"""Codes that every game may be answered with, besides its own."""
_SEEDS = 1  # games a trial
_NOW_AND_THEN = 7  # one step in so many, where a look is dear


def playthroughs(game: AnyGame) -> Iterator[list[AnyStep]]:
    """Some random games of every trial, each as its steps: played once, whoever looks at them."""
    return copy(_tape(game))


@lru_cache(maxsize=8)
def _tape(game: AnyGame) -> Iterator[list[AnyStep]]:
    """The games from the beginning, kept as far as anybody has watched; whoever watches takes a copy."""
    return tee(_played(game), 1)[0]


def _played(game: AnyGame) -> Iterator[list[AnyStep]]:
    for seats, options, materials in game.trials():
        for number in range(_SEEDS):
            yield list(play_randomly(game, seats, options, materials, b"conformance %d" % number))


def every_trial_ends(game: AnyGame) -> None:
    """Random players come to an end with each number of seats, options and materials; then all is quiet."""
    for steps in playthroughs(game):
        session = steps[-1].session
        outcome = game.outcome(session.state)
        assert outcome is not None, f"{game.name}: a playthrough stopped before the end"
        seats = set(every_seat(session.header.seats))
        assert outcome.winners <= seats, f"{game.name}: {outcome.winners} win, of {seats}"
        assert not session.asks, f"{game.name} asks after its end: {session.asks}"
        assert due(game, session) is None, f"{game.name} has a clock after its end"


def saved_games_read_back(game: AnyGame) -> None:
    """Header, entries, commands and options are equal after a journey through JSON."""
    for steps in playthroughs(game):
        header, entries = steps[0].session.header, tuple(step.entry for step in steps)
        read = decode_game(game, encode(header), [encode(entry) for entry in entries])
        assert read == (header, entries), f"{game.name}: a saved game reads back as another one"
        options = decode_options(game, msgspec.to_builtins(header.options))
        assert options == header.options, f"{game.name}: {header.options} reads back as {options}"
        for command in (entry.command for entry in entries if entry.command is not None):
            again = decode_command(game, encode(command))
            assert again == command, f"{game.name}: {command} reads back as {again}"


def replay_equals_live(game: AnyGame) -> None:
    """A saved game, followed entry by entry or replayed at once, is the game that was played (ALL-02)."""
    for steps in playthroughs(game):
        told = begin(game, steps[0].session.header)
        for step in steps:
            told = apply_entry(game, told, step.entry)
            assert told == step.session, f"{game.name}: step {step.entry.step} is told otherwise than played"
        whole = replay(game, told.header, [step.entry for step in steps])
        assert _frames_of(game, whole) == _frames_of(game, steps[-1].session), (
            f"{game.name}: a replay looks different"
        )


def same_seed_same_log(game: AnyGame) -> None:
    """The same seed and commands give the same log, byte for byte (ALL-02)."""
    for one, two in zip(playthroughs(game), _played(game), strict=True):
        logs = [encode([step.entry for step in steps]) for steps in (one, two)]
        assert logs[0] == logs[1], f"{game.name}: the same seed and commands gave two logs"


def somebody_is_asked(game: AnyGame) -> None:
    """Until the end there is a question or a clock; each question can be answered, and is put once a seat."""
    tags = tags_of(game.commands)
    for session in _sessions(game):
        where = f"{game.name}, step {session.step}"
        going = bool(session.asks) or due(game, session) is not None
        assert going or game.outcome(session.state) is not None, (
            f"{where}: nobody is asked, and no clock runs"
        )
        put = [(ask.seat, ask.key, tag) for ask in session.asks for tag in ask.answers]
        assert len(put) == len(set(put)), f"{where}: a question is put twice to one seat"
        for ask in session.asks:
            assert ask.seat in every_seat(session.header.seats), f"{where}: seat {ask.seat} is not there"
            assert ask.answers and set(ask.answers) <= tags, f"{where}: no command answers {ask.key}"
            assert ask.choices != (), f"{where}: {ask.key} leaves seat {ask.seat} no choice"


def offers_are_granted(game: AnyGame) -> None:
    """What a question lists is granted, and so is what the random player makes of it."""
    for session in _sessions(game, _NOW_AND_THEN):
        for ask in session.asks:
            sample = sample_answer(game, session.state, ask, Chance(b"granted", session.step))
            for command in (*(ask.choices or ()), sample):
                told = refusal(game, session, ask.seat, ask.key, command)
                assert told is None, f"{game.name}: {ask.key} offers {command}, and refuses it: {told}"


def only_the_asked_are_heard(game: AnyGame) -> None:
    """Every kind of command from every seat that was not asked is refused, and changes nothing (ALL-03)."""
    tried = _one_of_each(game)
    for session in _sessions(game, _NOW_AND_THEN):
        before = encode(session.state)
        for seat in (*every_seat(session.header.seats), Seat(-1), Seat(session.header.seats)):
            for key in {ask.key for ask in session.asks} | {"no such question"}:
                for command in tried:
                    if not _is_asked(session, seat, key, command):
                        told = refusal(game, session, seat, key, command)
                        assert told == "not-asked", f"{game.name}: {command} of seat {seat} gets {told}"
        assert encode(session.state) == before, f"{game.name}: a refusal left a trace"


def seats_are_counted(game: AnyGame) -> None:
    """A table with too few or too many seats is not opened, and trials reach the fewest and the most."""
    counts = {seats for seats, _, _ in game.trials()}
    widest = game.seats_by_any_options()
    assert (min(counts), max(counts)) == (widest[0], widest[-1]), (
        f"{game.name} says that {widest[0]} to {widest[-1]} may play, and tries {sorted(counts)}"
    )
    for _, options, materials in game.trials():
        allowed = game.seats(options)
        for seats in range(allowed[-1] + 3):
            try:
                open_session(game, options, materials, seats, b"seats")
                told = None
            except Refused as refused:
                told = refused.code
            expected = None if seats in allowed else "wrong-number-of-seats"
            assert told == expected or told in game.refusals, f"{game.name} with {seats} seats: {told}"


def refusals_are_declared(game: AnyGame) -> None:
    """Whatever is tried, asked or not, the refusal is one that the game names."""
    tried = _one_of_each(game)
    for session in _sessions(game, _NOW_AND_THEN):
        for ask in session.asks:
            for command in tried:
                told = refusal(game, session, ask.seat, ask.key, command)
                known = told is None or told in game.refusals | KERNEL_REFUSALS
                assert known, f"{game.name} refuses {command} with {told}, which it does not declare"


def everything_occurs(game: AnyGame) -> None:
    """Every kind of command and of event comes up when random players play."""
    entries = [step.entry for steps in playthroughs(game) for step in steps]
    commands = {tag_of(entry.command) for entry in entries if entry.command is not None}
    events = {tag_of(event) for entry in entries for event in entry.events}
    missing = tags_of(game.commands) - commands
    assert not missing, f"{game.name}: nobody ever made the commands {sorted(missing)}"
    unseen = tags_of(game.events) - events
    assert not unseen, f"{game.name}: the events {sorted(unseen)} never happened"


def the_clock_ends_every_game(game: AnyGame) -> None:
    """When nobody ever answers, a table with timers comes to an end by the clock alone (ALL-07)."""
    for session in _opened(game, b"nobody answers"):
        while game.outcome(session.state) is None:
            at = due(game, session)
            if at is None:
                without = [ask for ask in session.asks if ask.owed and ask.limit is None]
                assert without, f"{game.name}: nobody is asked, and no clock runs"
                break  # a table without timers waits for as long as it takes
            session = _moved_on(game, session, tick(game, session, at))


def skipping_ends_every_game(game: AnyGame) -> None:
    """Somebody who never wants to wait gets to the end: each skip moves the game on."""
    for session in _opened(game, b"nobody waits"):
        while game.outcome(session.state) is None:
            if any(ask.owed for ask in session.asks):
                session = _moved_on(game, session, skip(game, session, _now(session)))
            else:
                at = due(game, session)
                assert at is not None, f"{game.name}, step {session.step}: nobody owes, and no clock runs"
                session = _moved_on(game, session, tick(game, session, at))


def views_are_pure(game: AnyGame) -> None:
    """Looking twice shows the same, and neither looking nor trying changes the state."""
    for session in _sessions(game, _NOW_AND_THEN):
        before = encode(session.state)
        assert _frames_of(game, session) == _frames_of(game, session), f"{game.name}: two looks, two frames"
        assert game.asks(session.state) == session.asks, f"{game.name}: asked twice, it asks otherwise"
        for ask in session.asks:
            command = sample_answer(game, session.state, ask, Chance(b"pure", session.step))
            submit(game, session, ask.seat, ask.key, command, _now(session))
        assert encode(session.state) == before, f"{game.name}, step {session.step}: the state was changed"


def voices_belong_to_the_table(game: AnyGame) -> None:
    """Only seats speak, whoever speaks hears, and a channel is named once (ALL-04)."""
    for session in _sessions(game, _NOW_AND_THEN):
        channels: tuple[Channel, ...] = game.channels(session.state)
        names = [channel.name for channel in channels]
        assert len(names) == len(set(names)), f"{game.name}: two channels have one name: {names}"
        for channel in channels:
            seats = frozenset(every_seat(session.header.seats))
            assert channel.speakers <= seats, f"{game.name}: {channel.name} has speakers without a seat"
            assert channel.speakers <= channel.hearers, f"{game.name}: {channel.name} has deaf speakers"


CHECKS: tuple[Callable[[AnyGame], None], ...] = (
    every_trial_ends,
    saved_games_read_back,
    replay_equals_live,
    same_seed_same_log,
    somebody_is_asked,
    offers_are_granted,
    only_the_asked_are_heard,
    seats_are_counted,
    refusals_are_declared,
    everything_occurs,
    the_clock_ends_every_game,
    skipping_ends_every_game,
    views_are_pure,
    voices_belong_to_the_table,
)


def refusal(game: AnyGame, session: AnySession, seat: Seat, key: str, command: object) -> str | None:
    """The code with which an answer is refused, or None where it is granted."""
    try:
        submit(game, session, seat, key, command, _now(session))
    except Refused as refused:
        return refused.code
    return None


def _sessions(game: AnyGame, every: int = 1) -> Iterator[AnySession]:
    for number, steps in enumerate(playthroughs(game)):
        yield from (step.session for step in steps[number % every :: every])


def _opened(game: AnyGame, seed: bytes) -> Iterator[AnySession]:
    for seats, options, materials in game.trials():
        yield tick(game, open_session(game, options, materials, seats, seed), Millis(0))[0]


def _moved_on(game: AnyGame, session: AnySession, moved: tuple[AnySession, AnyEntry | None]) -> AnySession:
    assert moved[1] is not None, f"{game.name}, step {session.step}: time passes, and nothing happens"
    assert moved[0].step < LONGEST, f"{game.name} has no end"
    return moved[0]


def _frames_of(game: AnyGame, session: AnySession) -> dict[Viewer, bytes]:
    return frames(game, session, viewers(session))


def _one_of_each(game: AnyGame) -> list[object]:
    """One command of every kind that was ever made."""
    made = (step.entry.command for steps in playthroughs(game) for step in steps)
    return list({tag_of(command): command for command in made if command is not None}.values())


def _is_asked(session: AnySession, seat: Seat, key: str, command: object) -> bool:
    tag = tag_of(command)
    return any(ask.seat == seat and ask.key == key and tag in ask.answers for ask in session.asks)


def _now(session: AnySession) -> Millis:
    """Some time when the questions that stand are still open."""
    opens = (ask.opens for ask in session.asks if ask.opens is not None)
    return max((*session.since.values(), *opens), default=Millis(0))
