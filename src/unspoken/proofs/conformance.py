"""Conformance checks for every game; shipped, so that third-party games can run `CHECKS` too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import lru_cache
from itertools import tee

import msgspec

from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_command, decode_game, decode_options, encode
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import (
    AnyEntry,
    AnySession,
    Submission,
    apply_entry,
    begin,
    due,
    open_session,
    sample_answer,
    skip,
    submit,
    tag_of,
    tick,
)
from unspoken.kernel.tags import tags_of
from unspoken.kernel.types import Channel, Millis, Refused, Seat, Viewer
from unspoken.proofs.playthrough import LONGEST, AnyStep, play_randomly
from unspoken.proofs.worlds import viewers

KERNEL_REFUSALS = frozenset({"not-asked", "not-a-choice", "too-hasty", "wrong-number-of-seats"})
"""Refusal codes of the kernel, besides a game's own."""
_SEEDS = 1  # games per trial
_NOW_AND_THEN = 7  # check every n-th step, for expensive checks


def playthroughs(game: AnyGame) -> Iterator[list[AnyStep]]:
    """Yield the steps of some random games of every trial; cached."""
    return copy(_tape(game))


@lru_cache(maxsize=8)
def _tape(game: AnyGame) -> Iterator[list[AnyStep]]:
    """Return an iterator over the games that is never advanced: callers copy it and share its cache."""
    return tee(_played(game), 1)[0]


def _played(game: AnyGame) -> Iterator[list[AnyStep]]:
    for seats, options, materials in game.proofs.trials():
        for number in range(_SEEDS):
            yield list(play_randomly(game, seats, options, materials, b"conformance %d" % number))


def every_trial_ends(game: AnyGame) -> None:
    """Every random game ends, in every trial; afterwards there is no open question and no timer."""
    for steps in playthroughs(game):
        session = steps[-1].session
        outcome = game.outcome(session.state)
        assert outcome is not None, f"{game.name}: a playthrough stopped before the end"
        seats = set(every_seat(session.header.seats))
        assert outcome.winners <= seats, f"{game.name}: the winners {outcome.winners} are not among {seats}"
        assert not session.asks, f"{game.name} asks after its end: {session.asks}"
        assert due(game, session) is None, f"{game.name} has a timer after its end"


def saved_games_read_back(game: AnyGame) -> None:
    """Header, entries, commands and options are equal after encoding and decoding as JSON."""
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
    """A game that was saved and read back equals the played one, byte for byte for every viewer (ALL-02)."""
    for steps in playthroughs(game):
        saved = [encode(step.entry) for step in steps]
        header, entries = decode_game(game, encode(steps[0].session.header), saved)
        replayed = begin(game, header)
        for step, entry in zip(steps, entries, strict=True):
            replayed = apply_entry(game, replayed, entry)
            where = f"{game.name}: step {entry.step} of a replay"
            assert replayed == step.session, f"{where} differs"
            if entry.step % _NOW_AND_THEN == 0 or step is steps[-1]:
                seen = _frames_of(game, replayed)
                assert seen == _frames_of(game, step.session), f"{where} looks different"


def same_seed_same_log(game: AnyGame) -> None:
    """The same seed and commands give the same log, byte for byte (ALL-02)."""
    for first, second in zip(playthroughs(game), _played(game), strict=True):
        logs = [encode([step.entry for step in steps]) for steps in (first, second)]
        assert logs[0] == logs[1], f"{game.name}: the same seed and commands gave two logs"


def somebody_is_asked(game: AnyGame) -> None:
    """Until the end there is a question or a timer; every question has answers, and is unique per seat."""
    tags = tags_of(game.types.commands)
    for session in _sessions(game):
        where = f"{game.name}, step {session.step}"
        going = bool(session.asks) or due(game, session) is not None
        assert going or game.outcome(session.state) is not None, (
            f"{where}: there is no open question and no timer"
        )
        put = [(ask.seat, ask.key, tag) for ask in session.asks for tag in ask.answers]
        assert len(put) == len(set(put)), f"{where}: a seat is asked the same question twice"
        for ask in session.asks:
            assert ask.seat in every_seat(session.header.seats), f"{where}: there is no seat {ask.seat}"
            assert ask.answers and set(ask.answers) <= tags, f"{where}: no command answers {ask.key}"
            assert ask.choices != (), f"{where}: {ask.key} has no choices for seat {ask.seat}"


def offers_are_granted(game: AnyGame) -> None:
    """The choices of a question are accepted, and so is the random answer."""
    for session in _sessions(game, _NOW_AND_THEN):
        for ask in session.asks:
            sample = sample_answer(game, session.state, ask, Chance(b"granted", session.step))
            for command in (*(ask.choices or ()), sample):
                code = refusal(game, session, ask.seat, ask.key, command)
                assert code is None, f"{game.name}: {ask.key} offers {command}, but refuses it: {code}"


def only_the_asked_are_heard(game: AnyGame) -> None:
    """Commands from seats that were not asked are refused, and change nothing (ALL-03)."""
    tried = _command_of_each_kind(game)
    for session in _sessions(game, _NOW_AND_THEN):
        before = encode(session.state)
        for seat in (*every_seat(session.header.seats), Seat(-1), Seat(session.header.seats)):
            for key in {ask.key for ask in session.asks} | {"no such question"}:
                for command in tried:
                    if not _is_asked(session, seat, key, command):
                        code = refusal(game, session, seat, key, command)
                        assert code == "not-asked", f"{game.name}: {command} of seat {seat} gets {code}"
        assert encode(session.state) == before, f"{game.name}: a refused command changed the state"


def seats_are_counted(game: AnyGame) -> None:
    """A game with too few or too many seats is refused, and trials cover the minimum and maximum."""
    counts = {seats for seats, _, _ in game.proofs.trials()}
    widest = game.seats_by_any_options()
    assert (min(counts), max(counts)) == (widest[0], widest[-1]), (
        f"{game.name} allows {widest[0]} to {widest[-1]} seats, but its trials have {sorted(counts)}"
    )
    for _, options, materials in game.proofs.trials():
        allowed = game.seats(options)
        for seats in range(allowed[-1] + 3):
            try:
                open_session(game, options, materials, seats, b"seats")
                code = None
            except Refused as refused:
                code = refused.code
            expected = None if seats in allowed else "wrong-number-of-seats"
            assert code == expected or code in game.types.refusals, f"{game.name} with {seats} seats: {code}"


def refusals_are_declared(game: AnyGame) -> None:
    """Every refusal has a code that the game declares."""
    tried = _command_of_each_kind(game)
    for session in _sessions(game, _NOW_AND_THEN):
        for ask in session.asks:
            for command in tried:
                code = refusal(game, session, ask.seat, ask.key, command)
                known = code is None or code in game.types.refusals | KERNEL_REFUSALS
                assert known, f"{game.name} refuses {command} with {code}, which it does not declare"


def everything_occurs(game: AnyGame) -> None:
    """Every kind of command and event occurs in random games, or when a newcomer takes a seat."""
    entries = [step.entry for steps in playthroughs(game) for step in steps]
    commands = {tag_of(entry.command) for entry in entries if entry.command is not None}
    events = {tag_of(event) for entry in entries for event in entry.events}
    for session in _sessions(game, _NOW_AND_THEN):
        renewed = game.seating.renew(session.state, Seat(0), Chance(b"newcomer", session.step))
        events |= {tag_of(event) for event in renewed or ()}
    missing = (tags_of(game.types.commands) - commands) | (tags_of(game.types.events) - events)
    assert not missing, f"{game.name}: {sorted(missing)} never occurred"


def the_clock_ends_every_game(game: AnyGame) -> None:
    """If nobody answers, a game with timers ends by the clock alone (ALL-07)."""
    for session in _opened(game, b"nobody answers"):
        while game.outcome(session.state) is None:
            at = due(game, session)
            if at is None:
                without = [ask for ask in session.asks if ask.owed and ask.limit is None]
                assert without, f"{game.name}: there is no owed question and no timer"
                break  # a game without timers waits for ever
            session = _moved_on(game, session, tick(game, session, at))


def skipping_ends_every_game(game: AnyGame) -> None:
    """Every skip moves the game on, until its end."""
    for session in _opened(game, b"nobody waits"):
        while game.outcome(session.state) is None:
            if any(ask.owed for ask in session.asks):
                session = _moved_on(game, session, skip(game, session, _now(session)))
            else:
                at = due(game, session)
                assert at is not None, f"{game.name}, step {session.step}: no owed question and no timer"
                session = _moved_on(game, session, tick(game, session, at))


def views_are_pure(game: AnyGame) -> None:
    """Views are deterministic, and neither views nor answers mutate the state."""
    for session in _sessions(game, _NOW_AND_THEN):
        before = encode(session.state)
        assert _frames_of(game, session) == _frames_of(game, session), f"{game.name}: frames vary"
        assert game.asks(session.state) == session.asks, f"{game.name}: questions vary for the same state"
        for ask in session.asks:
            command = sample_answer(game, session.state, ask, Chance(b"pure", session.step))
            submit(game, session, Submission(ask.seat, ask.key, command), _now(session))
        assert encode(session.state) == before, f"{game.name}, step {session.step}: the state was changed"


def voices_belong_to_the_table(game: AnyGame) -> None:
    """Only seats speak, speakers hear their channel, and channel names are unique (ALL-04)."""
    for session in _sessions(game, _NOW_AND_THEN):
        channels: tuple[Channel, ...] = game.channels(session.state)
        names = [channel.name for channel in channels]
        assert len(names) == len(set(names)), f"{game.name}: two channels have the same name: {names}"
        for channel in channels:
            seats = frozenset(every_seat(session.header.seats))
            assert channel.speakers <= seats, f"{game.name}: {channel.name} has speakers without a seat"
            assert channel.speakers <= channel.hearers, (
                f"{game.name}: {channel.name} has speakers who do not hear it"
            )


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
    """Return the code with which an answer is refused, or None if it is accepted."""
    try:
        submit(game, session, Submission(seat, key, command), _now(session))
    except Refused as refused:
        return refused.code
    return None


def _sessions(game: AnyGame, every: int = 1) -> Iterator[AnySession]:
    for number, steps in enumerate(playthroughs(game)):
        yield from (step.session for step in steps[number % every :: every])


def _opened(game: AnyGame, seed: bytes) -> Iterator[AnySession]:
    for seats, options, materials in game.proofs.trials():
        yield tick(game, open_session(game, options, materials, seats, seed), Millis(0))[0]


def _moved_on(game: AnyGame, session: AnySession, moved: tuple[AnySession, AnyEntry | None]) -> AnySession:
    assert moved[1] is not None, f"{game.name}, step {session.step}: a tick or skip has no events"
    assert moved[0].step < LONGEST, f"{game.name} does not end"
    return moved[0]


def _frames_of(game: AnyGame, session: AnySession) -> dict[Viewer, bytes]:
    return frames(game, session, viewers(session))


def _command_of_each_kind(game: AnyGame) -> list[object]:
    """Return one command of every kind that occurred."""
    made = (step.entry.command for steps in playthroughs(game) for step in steps)
    return list({tag_of(command): command for command in made if command is not None}.values())


def _is_asked(session: AnySession, seat: Seat, key: str, command: object) -> bool:
    tag = tag_of(command)
    return any(ask.seat == seat and ask.key == key and tag in ask.answers for ask in session.asks)


def _now(session: AnySession) -> Millis:
    """Return a time at which all open questions can be answered."""
    opens = (ask.opens for ask in session.asks if ask.opens is not None)
    return max((*session.since.values(), *opens), default=Millis(0))
