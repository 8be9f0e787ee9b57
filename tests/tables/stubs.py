"""The least that a table needs of packs and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from unspoken.bots.player import RANDOM, decide
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Millis, Seat, Why
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.manner import Manner
from unspoken.kernel.shelf import WordCard
from unspoken.tables.ports import BotAnswer

T = TypeVar("T")

DECK = tuple(f"{number:016x}" for number in range(84))
ITEMS = {
    "clouds": [
        {"shape": f"puff {size}", "count": 3, "discs": [(0, 0, size)]} for size in (200, 250, 300, 350, 400)
    ],
    "tones": [{"name": {"en": f"tone {number}"}, "pitch": 100 * number} for number in range(1, 6)],
}
"""Five round clouds, and five tones."""
THINKING = 3_000
"""Milliseconds that a steady bot thinks."""


class StubShelf:
    """One pack of numbered pictures."""

    def __init__(self, seen: frozenset[str]) -> None:
        self._seen = seen

    def pictures(self, _pack: str) -> tuple[str, ...]:
        """The whole deck, whatever it is called."""
        return DECK

    def words(self, _pack: str) -> tuple[WordCard, ...]:
        """Numbered words."""
        return tuple(WordCard({"en": f"word {number}"}) for number in range(100))

    def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
        """What the games of these tests are played with, by the pack's usual name."""
        return tuple(msgspec.convert(one, item) for one in ITEMS.get(pack, ()))

    def spare(self, _pack: str) -> tuple[str, ...]:
        """It is large enough."""
        return ()

    def grammar(self, _language: str) -> Grammar:
        """Words are taken as they are written."""
        return Grammar()

    def seen(self) -> frozenset[str]:
        """What came up earlier."""
        return self._seen


class StubLibrary:
    """A library of one pack."""

    def shelf(self, seen: frozenset[str], _table: str, _words: object) -> StubShelf:
        """The shelf of a table."""
        return StubShelf(seen)

    def digests(self) -> dict[str, str]:
        """As good as any."""
        return {"dream": "0"}


class StubLore:
    """Knows nothing of any picture."""

    def hints(self, _picture: str, _language: str) -> Sequence[str]:
        """None."""
        return ()

    def likeness(self, _clue: str, _picture: str, _language: str) -> float:
        """All alike."""
        return 0.0

    def angles(
        self, clues: Sequence[str], _picture: str, _language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """None."""
        return [{} for _ in clues]

    def theme(self, _clue: str, _picture: str, _language: str) -> str:
        """None."""
        return ""

    def by_look_alone(self, _picture: str) -> bool:
        """Not even that."""
        return False

    def things(self, _picture: str, _language: str) -> Sequence[str]:
        """None."""
        return ()

    def words(self, _kind: str) -> Sequence[WordCard]:
        """None."""
        return ()

    def items(self, _kind: str, _item: type[T]) -> Sequence[T]:
        """None."""
        return ()

    def grammar(self, _language: str) -> Grammar:
        """Words are taken as they are written."""
        return Grammar()

    def phrases(self, _name: str, _language: str) -> Sequence[str]:
        """None."""
        return ()

    def knowledge(self, _package: str, _name: str, form: type[T]) -> T:
        """As much as is in the type itself: nothing was worked out."""
        return form()


class StubBots:
    """Bots that think for three seconds, answer anything legal, and can tell that it was chance."""

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Any legal answer."""
        decided = decide(game, frame, seat, StubLore(), chance, RANDOM, key=key)
        return None if decided is None else (decided.command, Why("by-chance"))

    def thinking_time(
        self, _game: AnyGame, _frame: bytes, _seat: Seat, _key: str, _chance: Chance, _manner: Manner
    ) -> Millis:
        """Three seconds."""
        return Millis(THINKING)

    async def close(self) -> None:
        """Nothing was taken."""
