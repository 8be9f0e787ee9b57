"""The bots of a game: who plays, and how bots treat the commands of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.types import Ask, C, P, Q, Seat

_P = TypeVar("_P", contravariant=True)
_Q = TypeVar("_Q", contravariant=True)


class Why(Struct, frozen=True):
    """A bot's reason for an answer: a sentence's code and arguments, shown when the game is over."""

    code: str
    facts: dict[str, str | int] = {}


class Bot(Protocol[_P, _Q, C]):
    """A player of one game, which sees only its frame, as a browser does."""

    def answer(
        self, public: _P, private: _Q, ask: Ask[C], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[C, Why | None] | None:
        """Return an answer to a question and the reason, from what the seat sees.

        None only if the answer is optional, or if the bot's wish is already recorded.
        """
        ...


class _Askable(Protocol):
    """An Ask, or the Question that is sent for it."""

    @property
    def answers(self) -> tuple[str, ...]: ...

    @property
    def owed(self) -> bool: ...


@dataclass(frozen=True)
class BotPart(Generic[P, Q, C]):
    """The bots of a game. If `players` is empty, `Game.sample` answers."""

    players: Mapping[str, Bot[P, Q, C]] = field(default_factory=dict)
    """The bot that plays at every table, by name. Benchmarks pass other bots to `play_match`."""
    invited_commands: frozenset[str] = frozenset()
    """Tags of optional commands that may be repeated: bots give them, although the table does not wait."""
    shared_commands: frozenset[str] = frozenset()
    """Tags of commands by which a team agrees on one answer: bots let people of the team speak first."""
    quick_commands: frozenset[str] = frozenset()
    """Tags of commands that players give quickly: a bot takes only a few seconds for them."""
    unhurried_commands: frozenset[str] = frozenset()
    """Tags of optional commands that people give while they watch bots: meanwhile bots do not hurry."""
    told: Callable[[C], str | None] = lambda _command: None
    """The text of a command that bots do not tell twice at the same table; None if they may repeat it."""

    def will_answer(self, question: _Askable) -> bool:
        """True if bots answer this question: it is owed, or one of its answers is an invited command."""
        return question.owed or not self.invited_commands.isdisjoint(question.answers)
