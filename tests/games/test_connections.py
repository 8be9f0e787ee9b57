"""Other players' secret answers change no byte that a connection receives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.frames.frame_patch import NOTHING
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession, Submission, sample_answer, submit
from unspoken.kernel.types import Ask, Seat, Viewer
from unspoken.proofs.worlds import viewers
from unspoken.tables.games import find_games
from unspoken.tables.table.connection import Connection
from unspoken.tables.table.frame_changes import FrameChanges
from unspoken.tables.table.table import Table
from unspoken.tables.table.turn_view import TurnView

pytestmark = pytest.mark.anyio

GAMES = find_games(also=("toygame",))
PLAYERS = ("Ada", "Bob", "Cyd", "Dot")
EVERYBODY = (*PLAYERS, "Eve")
"""Eve is a spectator."""
A_WHILE = 20_000
"""Milliseconds in which everybody has answered; no question has timed out by then."""
FORKS = 1
"""How many questions of each kind are checked in a game."""


@dataclass(frozen=True)
class Fork:
    """A moment of a game when several seats may answer in secret: the log so far, and the seats."""

    code: str
    records: list[bytes]
    tokens: list[str]
    asks: tuple[Ask[object], ...]
    confidants: frozenset[Viewer]
    """Viewers who share a secret channel with a seat that answers: team-mates may know."""


async def forks(game: AnyGame, seed: bytes) -> list[Fork]:
    """Return the moments of one game at which a question to several seats was just asked."""
    harness = Harness({game.name: game})
    most = game.seats(game.types.options())[-1]
    people = await harness.party(*PLAYERS[:most], game=game.name)
    table = people[0].table
    await table.perform(lambda draft: draft.begin(game, harness.services.library, seed))
    tokens = [person.token for person in (*people, await harness.joins(people[0], "Eve"))]
    found: list[Fork] = []
    kinds: Counter[tuple[str, ...]] = Counter()
    while people[0].room["phase"] == "playing":
        asks = secret_answers(game, session_of(table))
        if asks and kinds[asks[0].answers] < FORKS:
            kinds[asks[0].answers] += 1
            may_know = confidants(game, session_of(table), asks)
            found.append(Fork(table.code, await harness.store.load(table.code), tokens, asks, may_know))
        for person in people:
            await person.answers_anything()
        await harness.advance_time(A_WHILE)  # a round that ends only at a timeout would never end otherwise
    return found


def secret_answers(game: AnyGame, session: AnySession) -> tuple[Ask[object], ...]:
    """Return the questions to all but the last seat, if the last one stays open in both worlds."""
    owed = tuple(ask for ask in session.asks if ask.owed)
    for world in (0, 1):
        table = session
        for ask, chance in answer_chances(owed[:-1], world):
            answer = sample_answer(game, table.state, ask, chance)
            table, _ = submit(game, table, Submission(ask.seat, ask.key, answer), max(table.since.values()))
            if owed[-1] not in table.asks:
                return ()
    return owed[:-1]


def answer_chances(asks: Iterable[Ask[object]], world: int) -> Iterator[tuple[Ask[object], Chance]]:
    """Return the chance for each answer; in world 1 the third answer of each seat counts."""
    for ask in asks:
        for attempt in range(3 if world else 1):
            yield ask, Chance(b"line", 64 * world + 8 * attempt + ask.seat)


def confidants(game: AnyGame, session: AnySession, asks: tuple[Ask[object], ...]) -> frozenset[Viewer]:
    """Return the viewers who share a secret channel with a seat that answers."""
    everybody = frozenset(viewers(session))
    secret = [channel.hearers for channel in game.channels(session.state) if channel.hearers != everybody]
    return frozenset().union(*(team for team in secret for ask in asks if ask.seat in team))


async def sent_to(game: AnyGame, fork: Fork, viewer: int, world: int, *, patches: bool) -> list[bytes]:
    """Return all bytes that one person receives while others answer, in one of the two worlds."""
    harness = Harness({game.name: game})
    await harness.store.append(fork.code, 0, fork.records)
    table = await harness.house.find(fork.code)
    people = [TablePerson(table, token) for token in fork.tokens]
    for person in people:
        await person.connect(patches=patches)
    for ask in fork.asks:
        harness.watch.at += 500
        hidden = world if ask.seat != viewer else 0
        for attempt, (_, chance) in enumerate(answer_chances((ask,), hidden)):
            answer = sample_answer(game, session_of(table).state, ask, chance)
            assert await people[ask.seat].answers(answer, ask.key, f"fork-{attempt}") == "ok"
    return people[viewer].transport.sent


def session_of(table: Table) -> AnySession:
    assert table.snapshot.play is not None
    return table.snapshot.play.session


async def compare_connections(game: AnyGame, seed: bytes, *, patches: bool) -> int:
    """Compare what every person receives in two worlds at every fork of a game; return the count."""
    compared = 0
    for fork in await forks(game, seed):
        for viewer, name in enumerate((*EVERYBODY[: len(fork.tokens) - 1], EVERYBODY[-1])):
            if viewer in fork.confidants:
                continue
            here, there = [await sent_to(game, fork, viewer, world, patches=patches) for world in (0, 1)]
            assert here == there, f"{name} can tell two worlds apart at {fork.asks[0].key}"
            compared += 1
    return compared


@pytest.mark.parametrize("patches", [False, True], ids=["frames", "patches"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_no_connection_leaks_secret_answers(game: AnyGame, patches: bool) -> None:
    """ALL-01: room, talk, frames, their numbers and times are the same bytes for players and spectators."""
    assert await compare_connections(game, b"two" if patches else b"one", patches=patches) > 0


SHOW, SHOW_FRAME = Connection.show, Connection.show_frame


def every_frame(connection: Connection, changes: FrameChanges, viewer: Viewer) -> None:
    """Send every frame, even an unchanged one."""
    connection._shown = None
    SHOW_FRAME(connection, changes, viewer)


def every_number(connection: Connection, changes: FrameChanges, viewer: Viewer) -> None:
    """Count frames that are not sent."""
    shown = connection._shown
    connection._seq += shown is not None and changes.since(shown[0], viewer) == NOTHING
    SHOW_FRAME(connection, changes, viewer)


def every_patch(connection: Connection, changes: FrameChanges, viewer: Viewer) -> None:
    """Send the patch of the first seat to everybody."""
    SHOW_FRAME(connection, changes, Seat(0))


def log_length(connection: Connection, turn: TurnView, viewer: Viewer) -> None:
    """Reveal the length of the log."""
    SHOW(connection, turn, viewer)
    connection.transport.send(
        encode({"type": "log", "step": turn.changes.frames.session.step if turn.changes else 0})
    )


@pytest.mark.parametrize(
    ("method", "leak"),
    [
        ("show_frame", every_frame),
        ("show_frame", every_number),
        ("show_frame", every_patch),
        ("show", log_length),
    ],
    ids=["a frame each time", "a number that jumps", "another seat's patch", "the length of the log"],
)
async def test_a_leaking_connection_is_caught(
    monkeypatch: pytest.MonkeyPatch, method: str, leak: object
) -> None:
    """ALL-01: the comparison finds leaks that are planted in the connection, outside the frames."""
    monkeypatch.setattr(Connection, method, leak)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        await compare_connections(GAMES["echo"], b"one", patches=True)
