"""Paired worlds in motion: the same answers in another order, the same step from another past (ALL-01)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from msgspec import Struct, structs

from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame, Millis, Refused, Seat, Viewer
from unspoken.kernel.session import AnySession, sample_answer, submit, tick
from unspoken.proofs.playthrough import AnyStep
from unspoken.proofs.worlds import (
    Broadcast,
    Leak,
    Tally,
    assert_same_bytes,
    differing,
    proof_chance,
    session_at,
    viewers,
)

_LATER = 1000  # milliseconds until the last answer, whatever came before it

# ---- order: secret answers to one question, heard in another order


def check_order(game: AnyGame, step: AnyStep, tally: Tally, broadcast: Broadcast = frames) -> None:
    """Answers owed to one question, in another order and after second thoughts, lead to the same bytes."""
    asks = step.session.asks
    for key in sorted({ask.key for ask in asks if ask.owed}):
        owing = [ask for ask in asks if ask.key == key and ask.owed]
        chance = proof_chance("order", step.session, None)
        doubts = [(ask.seat, sample_answer(game, step.session.state, ask, chance)) for ask in owing]
        *early, last = [(ask.seat, sample_answer(game, step.session.state, ask, chance)) for ask in owing]
        straight = _after_answers(game, step, key, early, gap=10)
        winding = _after_answers(game, step, key, [*doubts[:-1], *reversed(early)], gap=17)
        if not early or straight is None or winding is None:
            continue  # one alone, or a race: its first answer closes the question
        if key not in straight.since or key not in winding.since:
            continue  # a team that agreed before the last was heard: when it did, everybody may know
        winding = structs.replace(winding, step=straight.step)  # the same luck from here on
        _same_tables(game, straight, winding, tally, broadcast)
        ends = [
            _after_answers(game, replace(step, session=table), key, [last], _LATER)
            for table in (straight, winding)
        ]
        if ends[0] is None or ends[1] is None or (key in ends[0].since) != (key in ends[1].since):
            continue  # a team that had agreed later in one of them: how long it has to object, it alone knows
        _same_tables(game, ends[0], ends[1], tally, broadcast)


def _after_answers(
    game: AnyGame, step: AnyStep, key: str, answers: Sequence[tuple[Seat, object]], gap: int
) -> AnySession | None:
    """The table after these answers, so many milliseconds apart; None where one of them is not heard."""
    session = step.session
    for count, (seat, command) in enumerate(answers, 1):
        try:
            at = Millis(step.entry.at + gap * count)
            session, _ = submit(game, session, seat, key, command, at, step.people)
        except Refused:
            return None
    return session


def _same_tables(game: AnyGame, one: AnySession, two: AnySession, tally: Tally, broadcast: Broadcast) -> None:
    seen, again = broadcast(game, one, viewers(one)), broadcast(game, two, viewers(two))
    for viewer in viewers(one):
        tally.order += 1
        assert_same_bytes("order", game, one, viewer, seen[viewer], again[viewer])


# ---- quiet: a step that cannot be seen


def check_quiet(
    game: AnyGame, before: AnyStep, step: AnyStep, tally: Tally, broadcast: Broadcast = frames
) -> None:
    """A player's step of which a viewer sees nothing sends that viewer nothing: no clock, no sign, no number.

    Whether the viewer sees anything of it is told by the state before, put in the place of the one after.
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
    game: AnyGame, before: AnyStep, step: AnyStep, tally: Tally, broadcast: Broadcast = frames
) -> None:
    """From another world before the step, with the same command and the same luck, come the same bytes.

    A player's whole step is rerun for that player; nature's part of it for everybody.
    """

    moved, after = after_move(game, before.session.state, step), step.session.state
    by_nature = differing(moved, after)
    touched = {*differing(before.session.state, moved), *by_nature}  # what comes and goes within a step too

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
        told = f"{game.name}, step {step.session.step}: {tried} is refused in another world: {refused.code}"
        raise Leak("course", told) from refused
    here = broadcast(game, step.session, (viewer,))[viewer]
    assert_same_bytes("course", game, step.session, viewer, here, broadcast(game, there, (viewer,))[viewer])


def _other_start(
    game: AnyGame, start: object, step: AnyStep, viewer: Viewer, touched: Collection[str]
) -> object | None:
    """The state before, with another world's secrets where the step leaves them alone; None without any."""
    after = step.session.state
    other = game.resample(after, viewer, proof_chance("course", step.session, viewer))
    kept = set(differing(after, other)) - set(touched)
    assert isinstance(start, Struct)
    return structs.replace(start, **{name: getattr(other, name) for name in kept}) if kept else None


def after_move(game: AnyGame, state: object, step: AnyStep) -> object:
    """The state when the player has moved, and nature not yet."""
    if step.entry.seat is not None:
        for event in game.decide(state, step.entry.seat, step.entry.command):
            state = game.apply(state, event)
    return state


def _answered(game: AnyGame, before: AnyStep, step: AnyStep, state: object) -> AnySession:
    """The player's step again, from another state before it."""
    entry, table = step.entry, session_at(game, before.session, state)
    assert entry.seat is not None and entry.key is not None
    return submit(game, table, entry.seat, entry.key, entry.command, entry.at, step.people)[0]


def after_nature(game: AnyGame, before: AnyStep, step: AnyStep, state: object) -> AnySession:
    """Nature's part of the step again, from another state before it."""
    if step.entry.seat is None:
        return tick(game, session_at(game, before.session, state), step.entry.at, step.people)[0]
    unasked = structs.replace(before.session, state=state, asks=())  # so that no clock has a say
    session, entry = tick(game, unasked, step.entry.at, step.people)
    if entry is None:
        return session_at(game, step.session, state)
    unseen = session.asks == before.session.asks  # as when a team begins to lean
    return structs.replace(session, hurried=before.session.hurried if unseen else entry.clock)
