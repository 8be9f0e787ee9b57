"""The protocol of a game: what the kernel needs to run it, and the optional parts around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from unspoken.kernel.chance import Chance
from unspoken.kernel.game_types import GameTypes, SavedForm
from unspoken.kernel.parts.agents import AgentPart
from unspoken.kernel.parts.album import AlbumPart
from unspoken.kernel.parts.atlas import AtlasPart
from unspoken.kernel.parts.bots import BotPart
from unspoken.kernel.parts.daily import AnyDailyPart
from unspoken.kernel.parts.night import NightPart
from unspoken.kernel.parts.proofs import ProofPart
from unspoken.kernel.parts.replay import ReplayPart
from unspoken.kernel.parts.research import ResearchPart
from unspoken.kernel.parts.seating import SeatingPart
from unspoken.kernel.parts.talk import TalkPart
from unspoken.kernel.shelf import Shelf
from unspoken.kernel.types import Ask, C, Channel, E, M, Millis, Moment, O, Outcome, P, Q, S, Seat


def no_hidden_due(_state: object) -> None:
    """Return None: the game has no hidden times."""


@dataclass(frozen=True, eq=False)  # compared by identity, so that a game can be a dict key
class Game(Generic[O, M, S, C, E, P, Q]):
    """The rules of one game, as functions of plain values. `apply` is the only place where state changes."""

    name: str
    types: GameTypes[O, M]
    seats: Callable[[O], range]
    gather: Callable[[O, Shelf], M]
    setup: Callable[[O, M, tuple[Seat, ...]], S]
    """Return the state before anything is dealt; raise Refused if the materials do not suffice."""
    asks: Callable[[S], tuple[Ask[C], ...]]
    due: Callable[[S], Millis | None]
    """Return when nature moves if nobody answers first, or None. Everybody sees this time as a clock."""
    channels: Callable[[S], tuple[Channel, ...]]
    decide: Callable[[S, Seat, C], tuple[E, ...]]
    """Return the events of a player's move, or raise Refused. It changes no state."""
    settle: Callable[[S, Moment], tuple[E, ...]]
    """Return the events of nature's move: deals, team majorities, reveals, clocks.

    It is called again until it returns no events.
    """
    apply: Callable[[S, E], S]
    public: Callable[[S], P]
    """Return the view for everybody. Clients get state only through `public` and `private`."""
    private: Callable[[S, Seat], Q]
    outcome: Callable[[S], Outcome | None]
    sample: Callable[[P, Q, Ask[C], Chance], C]
    """Return some legal answer, chosen only by what the seat sees."""
    proofs: ProofPart[O, M, S]
    hidden_due: Callable[[S], Millis | None] = no_hidden_due
    """Like `due`, but never sent: for a time that would reveal something, such as when a team agreed."""
    saved: SavedForm = field(default_factory=SavedForm)
    bots: BotPart[P, Q, C] = field(default_factory=BotPart)
    seating: SeatingPart[O, S, E] = field(default_factory=SeatingPart)
    talk: TalkPart[P, C] = field(default_factory=TalkPart)
    night: NightPart[P, S] = field(default_factory=NightPart)
    album: AlbumPart[O, P] = field(default_factory=AlbumPart)
    atlas: AtlasPart[O, P] = field(default_factory=AtlasPart)
    replay: ReplayPart[P] = field(default_factory=ReplayPart)
    daily: AnyDailyPart | None = None
    research: ResearchPart[M, P, Q, C] | None = None
    agents: AgentPart[P, Q, C] = field(default_factory=AgentPart)

    def seats_by_any_options(self) -> range:
        """The range of seat counts that any options allow."""
        return self.seats(self.types.options()) if self.seating.widest is None else self.seating.widest


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]
"""A game whose types the caller does not know."""
