"""All bytes that a connection gets, at living tables: what others do in secret changes none of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame, Ask, Millis, Viewer
from unspoken.kernel.session import AnySession, sample_answer, submit
from unspoken.proofs.worlds import viewers
from unspoken.tables.connection import Connection
from unspoken.tables.games import find_games
from unspoken.tables.snapshot import Snapshot
from unspoken.tables.table import Table

pytestmark = pytest.mark.anyio

GAMES = find_games(also=("toygame",))
PLAYERS = ("Ada", "Bob", "Cyd", "Dot")
EVERYBODY = (*PLAYERS, "Eve")
"""Eve watches."""
A_WHILE = 20_000
"""Milliseconds in which everybody has answered what was asked; no question's time is over by then."""
FORKS = 1
"""So many of each kind of question are looked at in a game."""


@dataclass(frozen=True)
class Fork:
    """A moment of a game at which some of several may answer in secret: the log so far, and who may."""

    code: str
    records: list[bytes]
    tokens: list[str]
    asks: tuple[Ask[object], ...]
    confidants: frozenset[Viewer]
    """Whoever shares a secret channel with one who answers: team-mates may know."""


async def forks(game: AnyGame, seed: bytes) -> list[Fork]:
    """The moments of one game at which a question to several has just been put."""
    harness = Harness({game.name: game})
    most = game.seats(game.options())[-1]
    people = await harness.party(*PLAYERS[:most], game=game.name)
    table = people[0].table
    await table.perform(lambda draft: draft.begin(game, harness.services.library, seed))
    tokens = [one.token for one in (*people, await harness.joins(people[0], "Eve"))]
    found: list[Fork] = []
    kinds: Counter[tuple[str, ...]] = Counter()
    while people[0].room["phase"] == "playing":
        asks = secret_answers(game, session_of(table))
        if asks and kinds[asks[0].answers] < FORKS:
            kinds[asks[0].answers] += 1
            told = confidants(game, session_of(table), asks)
            found.append(Fork(table.code, await harness.store.load(table.code), tokens, asks, told))
        for one in people:
            await one.answers_anything()
        await harness.passes(A_WHILE)  # or a round that only a bell ends would never
    return found


def secret_answers(game: AnyGame, session: AnySession) -> tuple[Ask[object], ...]:
    """What all but the last of several are asked, if in both worlds that leaves the question standing."""
    owed = tuple(ask for ask in session.asks if ask.owed)
    for world in (0, 1):
        table = session
        for ask, chance in thoughts(owed[:-1], world):
            answer = sample_answer(game, table.state, ask, chance)
            table, _ = submit(game, table, ask.seat, ask.key, answer, max(table.since.values()))
            if owed[-1] not in table.asks:
                return ()
    return owed[:-1]


def thoughts(asks: Iterable[Ask[object]], world: int) -> Iterator[tuple[Ask[object], Chance]]:
    """The luck of each answer: one a question, but in another world the third try counts."""
    for ask in asks:
        for thought in range(3 if world else 1):
            yield ask, Chance(b"line", 64 * world + 8 * thought + ask.seat)


def confidants(game: AnyGame, session: AnySession, asks: tuple[Ask[object], ...]) -> frozenset[Viewer]:
    """Who hears, with one who answers, what somebody else does not hear."""
    everybody = frozenset(viewers(session))
    secret = [channel.hearers for channel in game.channels(session.state) if channel.hearers != everybody]
    return frozenset().union(*(team for team in secret for ask in asks if ask.seat in team))


async def sent_to(game: AnyGame, fork: Fork, viewer: int, world: int) -> list[bytes]:
    """All that one person is sent while others answer; in another world otherwise, and at the third try."""
    harness = Harness({game.name: game})
    await harness.store.append(fork.code, 0, fork.records)
    table = await harness.house.find(fork.code)
    people = [TablePerson(table, token) for token in fork.tokens]
    for one in people:
        await one.comes()
    for ask in fork.asks:
        harness.watch.at += 500
        hidden = world if ask.seat != viewer else 0
        for thought, (_, chance) in enumerate(thoughts((ask,), hidden)):
            answer = sample_answer(game, session_of(table).state, ask, chance)
            assert await people[ask.seat].answers(answer, ask.key, f"fork-{thought}") == "ok"
    return people[viewer].transport.sent


def session_of(table: Table) -> AnySession:
    assert table.snapshot.play is not None
    return table.snapshot.play.session


async def compare_connections(game: AnyGame, seed: bytes) -> int:
    """Compare what every person is sent in two worlds at every fork of a game; says how often."""
    compared = 0
    for fork in await forks(game, seed):
        for viewer, name in enumerate((*EVERYBODY[: len(fork.tokens) - 1], EVERYBODY[-1])):
            if viewer in fork.confidants:
                continue
            here, there = [await sent_to(game, fork, viewer, world) for world in (0, 1)]
            assert here == there, f"{name} can tell two worlds apart at {fork.asks[0].key}"
            compared += 1
    return compared


@pytest.mark.parametrize("seed", [b"one", b"two"], ids=bytes.decode)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_no_connection_tells_what_others_answer_in_secret(game: AnyGame, seed: bytes) -> None:
    """ALL-01: room, talk, frames, their numbers and times: whoever sits or watches is sent the same bytes."""
    assert await compare_connections(game, seed) > 0


SHOW_FRAME = Connection.show_frame


def every_frame(connection: Connection, frame: bytes, now: Millis, running: bool) -> None:
    """A connection that sends a frame whether or not it looks different."""
    connection._frame = b""
    SHOW_FRAME(connection, frame, now, running)


def every_number(connection: Connection, frame: bytes, now: Millis, running: bool) -> None:
    """A connection that counts the frames which it does not send."""
    connection._seq += frame == connection._frame
    SHOW_FRAME(connection, frame, now, running)


def log_length(connection: Connection, snapshot: Snapshot) -> None:
    """A connection that says how long the log is."""
    connection.transport.send(
        encode({"type": "log", "step": snapshot.play.session.step if snapshot.play else 0})
    )


@pytest.mark.parametrize(
    ("method", "leak"),
    [("show_frame", every_frame), ("show_frame", every_number), ("show_thoughts", log_length)],
    ids=["a frame each time", "a number that jumps", "the length of the log"],
)
async def test_a_connection_that_tells_is_caught(
    monkeypatch: pytest.MonkeyPatch, method: str, leak: object
) -> None:
    """ALL-01: leaks that no single frame shows are planted in the connection, and found."""
    monkeypatch.setattr(Connection, method, leak)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        await compare_connections(GAMES["echo"], b"one")
