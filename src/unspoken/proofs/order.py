"""Paired worlds over steps: the same answers in another order, the same step from another past (ALL-01)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from msgspec import Struct, structs

from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession, Submission, sample_answer, submit, tick
from unspoken.kernel.types import Millis, Refused, Seat, Viewer
from unspoken.proofs.playthrough import AnyStep
from unspoken.proofs.worlds import (
    Broadcast,
    Leak,
    ProofTally,
    assert_same_bytes,
    differing,
    proof_chance,
    session_at,
    viewers,
)

_LATER = 1000  # milliseconds until the last answer

# ---- order: secret answers to one question, given in another order


def check_order(game: AnyGame, step: AnyStep, tally: ProofTally, broadcast: Broadcast = frames) -> None:
    """Check that the order of owed answers, and changes of answers, do not change the bytes."""
    asks = step.session.asks
    for key in sorted({ask.key for ask in asks if ask.owed}):
        owing = [ask for ask in asks if ask.key == key and ask.owed]
        chance = proof_chance("order", step.session, None)
        doubts = [(ask.seat, sample_answer(game, step.session.state, ask, chance)) for ask in owing]
        *early, last = [(ask.seat, sample_answer(game, step.session.state, ask, chance)) for ask in owing]
        straight = _after_answers(game, step, key, early, gap=10)
        winding = _after_answers(game, step, key, [*doubts[:-1], *reversed(early)], gap=17)
        if not early or straight is None or winding is None:
            continue  # only one seat, or a race that the first answer closes
        if key not in straight.since or key not in winding.since:
            continue  # a team agreed before the last answer, which everybody may know
        winding = structs.replace(winding, step=straight.step)  # the same chance from here on
        _same_tables(game, straight, winding, tally, broadcast)
        ends = [
            _after_answers(game, replace(step, session=table), key, [last], _LATER)
            for table in (straight, winding)
        ]
        if ends[0] is None or ends[1] is None or (key in ends[0].since) != (key in ends[1].since):
            continue  # a team agreed at another time; only the team knows how long it may object
        _same_tables(game, ends[0], ends[1], tally, broadcast)


def _after_answers(
    game: AnyGame, step: AnyStep, key: str, answers: Sequence[tuple[Seat, object]], gap: int
) -> AnySession | None:
    """Return the session after these answers, `gap` milliseconds apart; None if one is refused."""
    session = step.session
    for count, (seat, command) in enumerate(answers, 1):
        try:
            at = Millis(step.entry.at + gap * count)
            session, _ = submit(game, session, Submission(seat, key, command), at, step.people)
        except Refused:
            return None
    return session


def _same_tables(
    game: AnyGame, first: AnySession, second: AnySession, tally: ProofTally, broadcast: Broadcast
) -> None:
    frames_of_first, frames_of_second = (
        broadcast(game, first, viewers(first)),
        broadcast(game, second, viewers(second)),
    )
    for viewer in viewers(first):
        tally.order += 1
        assert_same_bytes("order", game, first, viewer, frames_of_first[viewer], frames_of_second[viewer])


# ---- quiet: a step that is invisible


def check_quiet(
    game: AnyGame, before: AnyStep, step: AnyStep, tally: ProofTally, broadcast: Broadcast = frames
) -> None:
    """Check that a player's step which is invisible to a viewer does not change the viewer's frame.

    It is invisible if the state before the step would give the same frame.
    """
    if step.entry.seat is None:
        return
    watching = viewers(step.session)
    unmoved = session_at(game, step.session, before.session.state)
    was, now = broadcast(game, before.session, watching), broadcast(game, step.session, watching)
    ghost = broadcast(game, unmoved, watching)
    for viewer in watching:
        if ghost[viewer] == now[viewer]:
            tally.quiet += 1
            assert_same_bytes("quiet", game, step.session, viewer, was[viewer], now[viewer])


# ---- course: the same step from another past


def check_course(
    game: AnyGame, before: AnyStep, step: AnyStep, tally: ProofTally, broadcast: Broadcast = frames
) -> None:
    """Check that the step from a resampled world, with the same command and chance, gives the same bytes.

    A player's whole step is rerun for that player; nature's part of it for everybody.
    """

    moved, after = after_move(game, before.session.state, step), step.session.state
    by_nature = differing(moved, after)
    touched = {*differing(before.session.state, moved), *by_nature}  # includes changes that the step undoes

    def again(
        start: object, touched: Collection[str], rerun: Callable[[object], AnySession], *watching: Viewer
    ) -> None:
        for viewer in watching:
            other = _other_start(game, start, step, viewer, touched)
            if other is not None:
                tally.course += 1
                _same_course(game, step, rerun, other, viewer, broadcast)

    if step.entry.seat is not None:
        again(
            before.session.state,
            touched,
            lambda state: _answered(game, before, step, state),
            step.entry.seat,
        )
    again(moved, by_nature, lambda state: after_nature(game, before, step, state), *viewers(step.session))


def _same_course(
    game: AnyGame,
    step: AnyStep,
    rerun: Callable[[object], AnySession],
    other: object,
    viewer: Viewer,
    broadcast: Broadcast,
) -> None:
    try:
        there = rerun(other)
    except Refused as refused:
        tried = f"{step.entry.command} of seat {step.entry.seat}"
        message = (
            f"{game.name}, step {step.session.step}: {tried} is refused in another world: {refused.code}"
        )
        raise Leak("course", message) from refused
    here = broadcast(game, step.session, (viewer,))[viewer]
    assert_same_bytes("course", game, step.session, viewer, here, broadcast(game, there, (viewer,))[viewer])


def _other_start(
    game: AnyGame, start: object, step: AnyStep, viewer: Viewer, touched: Collection[str]
) -> object | None:
    """Return the start with other secrets in fields that the step does not touch; None if there are none."""
    after = step.session.state
    other = game.proofs.resample(after, viewer, proof_chance("course", step.session, viewer))
    untouched = set(differing(after, other)) - set(touched)
    assert isinstance(start, Struct)
    return structs.replace(start, **{name: getattr(other, name) for name in untouched}) if untouched else None


def after_move(game: AnyGame, state: object, step: AnyStep) -> object:
    """Return the state after the player's move and before nature's."""
    if step.entry.seat is not None:
        for event in game.decide(state, step.entry.seat, step.entry.command):
            state = game.apply(state, event)
    return state


def _answered(game: AnyGame, before: AnyStep, step: AnyStep, state: object) -> AnySession:
    """Repeat the player's step from another state."""
    entry, table = step.entry, session_at(game, before.session, state)
    assert entry.seat is not None and entry.key is not None
    return submit(game, table, Submission(entry.seat, entry.key, entry.command), entry.at, step.people)[0]


def after_nature(game: AnyGame, before: AnyStep, step: AnyStep, state: object) -> AnySession:
    """Repeat nature's part of the step from another state."""
    if step.entry.seat is None:
        return tick(game, session_at(game, before.session, state), step.entry.at, step.people)[0]
    unasked = structs.replace(before.session, state=state, asks=())  # so that no question expires
    session, entry = tick(game, unasked, step.entry.at, step.people)
    if entry is None:
        return session_at(game, step.session, state)
    is_quiet = session.asks == before.session.asks  # for example when a team member changes a wish
    return structs.replace(session, timed_out=before.session.timed_out if is_quiet else entry.timed_out)
