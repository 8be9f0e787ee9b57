"""Full tables: open, during a game, at its end, after a night."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tests.browser.saved_tables import Options
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.content.packs import load_packs
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnyEntry, apply_entry, begin
from unspoken.tables.log.events import BecameHost, Began, Came, Finished, Moved, Opened, SatDown, TableEvent
from unspoken.tables.log.night_events import NightCounted, NightEnded, NightPlanned
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.night import NightGame, NightResult, PlannedGame, Title
from unspoken.tables.state.room import Chair, FinishedGame, Person, PersonId

TOKEN = "zofia-is-the-host"
NAMES = (
    "Zofia",
    "Ola",
    "Aleksandra Konstantynowa",
    "Fern",
    "Lamp",
    "Inès",
    "Wen",
    "Pebble",
    "Jan",
    "Harbour",
)
"""The host and bots; one of them has the longest name that is allowed."""
_HOST = PersonId(1)


def open_table(game: str, seats: int, options: Options | None = None) -> Iterator[TableEvent]:
    """Yield the events of an open table with its host, and bots in the other seats."""
    yield from (Opened("", game, dict(options or {})), Came(Person(_HOST, NAMES[0], 3, token_hash(TOKEN))))
    yield from (BecameHost(_HOST), SatDown(Chair(NAMES[0], 3, _HOST)))
    yield from (SatDown(Chair(NAMES[seat], seat + 3, bot=True)) for seat in range(1, seats))


def played(game: AnyGame, seats: int, options: Options) -> BotMatch:
    """Let bots play a whole game."""
    packs = load_packs()
    wishes = msgspec.convert(dict(options), game.types.options)
    materials = game.gather(wishes, packs.shelf())
    thinking = game.name == "dixit"  # its end shows the bots' thoughts; random answers are quicker
    players = [None if thinking else "random"] * seats
    return play_match(game, wishes, materials, MatchBots(players, OverlapLore(packs)), seed=7)


def moves(match: BotMatch, entries: Iterable[AnyEntry]) -> Iterator[TableEvent]:
    """Yield the events of a game with these entries."""
    yield Began(msgspec.Raw(encode(match.header)))
    yield from (Moved(entry.at, msgspec.Raw(encode(entry))) for entry in entries)


def finished(game: AnyGame, match: BotMatch, names: tuple[str, ...]) -> Finished:
    """Return the event that ends a game."""
    winners = tuple(sorted(match.outcome.winners))
    return Finished(FinishedGame(game.name, names, winners, match.outcome.scores), ())


def game_at(game: AnyGame, match: BotMatch, phase: str) -> Iterator[TableEvent]:
    """Yield the events of a table whose host must answer in this phase; for `over`, of a finished game."""
    seats = match.header.seats
    yield from open_table(game.name, seats, msgspec.to_builtins(match.header.options))
    if phase == "over":
        yield from moves(match, match.entries)
        yield finished(game, match, NAMES[:seats])
    else:
        yield from moves(match, match.entries[: _last_in(game, match, phase)])


def _last_in(game: AnyGame, match: BotMatch, phase: str) -> int:
    """Return the number of entries after which the host was last asked in this phase."""
    session, last, before = begin(game, match.header), 0, False
    for number, entry in enumerate(match.entries, 1):
        session = apply_entry(game, session, entry)
        now = msgspec.json.decode(encode(game.public(session.state)))["phase"]
        asked = now == phase and any(ask.seat == 0 for ask in session.asks)
        last = number if asked and not before else last
        before = asked
    assert last > 0, f"the host of {game.name} is never asked in {phase}"
    return last


def night(*, over: bool) -> Iterator[TableEvent]:
    """Yield the events of a table of eight at which several games of a night were played."""
    yield from open_table("dixit", 8)
    coming = (PlannedGame("telepathic"), PlannedGame(), PlannedGame("pareidolia"))
    yield NightPlanned(coming, "en")
    for number, game in enumerate(("dixit", "rorschach", "pareidolia")):
        results = (
            NightResult(name, seat + 3, None if seat else _HOST, (seat * 13 + number * 29) % 100)
            for seat, name in enumerate(NAMES[:8])
        )
        yield NightCounted(NightGame(game, {}, tuple(results)))
    if over:
        yield NightEnded(tuple(_titles()))


def _titles() -> Iterator[Title]:
    earned = (
        ("dixit-liar", "dixit", 0),
        ("par-quiet-hand", "pareidolia", 1),
        ("ror-reader", "rorschach", 2),
        ("comeback", None, 1),
        ("steady", None, 5),
    )
    for title, game, seat in earned:
        yield Title(title, game, NAMES[seat], seat + 3, None if seat else _HOST, 12)
