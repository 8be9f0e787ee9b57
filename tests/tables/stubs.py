"""Minimal packs and bots for tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.lore import Line
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Millis, Seat
from unspoken.kernel.words.grammar import WordGrammar
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
"""Milliseconds that a stub bot thinks."""


class StubShelf:
    """A shelf with one pack of numbered pictures."""

    def __init__(self, shown_ids: frozenset[str]) -> None:
        self._shown_ids = shown_ids

    def pictures(self, _pack: str) -> tuple[str, ...]:
        """Return the whole deck for any pack."""
        return DECK

    def words(self, _pack: str) -> tuple[WordCard, ...]:
        """Return numbered words."""
        return tuple(WordCard({"en": f"word {number}"}) for number in range(100))

    def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
        """Return the clouds or the tones, by the usual name of their pack."""
        return tuple(msgspec.convert(raw, item) for raw in ITEMS.get(pack, ()))

    def spare(self, _pack: str) -> tuple[str, ...]:
        """Return nothing: the deck is large enough."""
        return ()

    def grammar(self, _language: str) -> WordGrammar:
        """Words are taken as they are written."""
        return WordGrammar()

    def shown_ids(self) -> frozenset[str]:
        """Return the cards that earlier games have used."""
        return self._shown_ids


class StubLibrary:
    """A library of one pack."""

    def shelf(self, shown_ids: frozenset[str], _table: str, _words: object) -> StubShelf:
        """Return the shelf of a table."""
        return StubShelf(shown_ids)

    def digests(self) -> dict[str, str]:
        """Return an arbitrary digest."""
        return {"dream": "0"}


class StubLore:
    """Lore that knows nothing about any picture."""

    def hints(self, _picture: str, _language: str) -> Sequence[str]:
        """Return no hints."""
        return ()

    def lines(self, picture: str, language: str) -> Sequence[Line]:
        """Return all hints with an unknown form."""
        return [Line(hint) for hint in self.hints(picture, language)]

    def likeness(self, _clue: str, _picture: str, _language: str) -> float:
        """Return the same for all pictures."""
        return 0.0

    def angles(
        self, clues: Sequence[str], _picture: str, _language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """Return no angles for each clue."""
        return [{} for _ in clues]

    def theme(self, _clue: str, _picture: str, _language: str) -> str:
        """Return no theme."""
        return ""

    def by_look_alone(self, _picture: str) -> bool:
        """False: not even looks are known."""
        return False

    def things(self, _picture: str, _language: str) -> Sequence[str]:
        """Return no things."""
        return ()

    def words(self, _kind: str) -> Sequence[WordCard]:
        """Return no words."""
        return ()

    def items(self, _kind: str, _item: type[T]) -> Sequence[T]:
        """Return no items."""
        return ()

    def grammar(self, _language: str) -> WordGrammar:
        """Words are taken as they are written."""
        return WordGrammar()

    def knowledge(self, _package: str, _name: str, form: type[T]) -> T:
        """Return the type's defaults."""
        return form()


class StubBots:
    """Bots that think for three seconds, give any legal answer, and name chance as the reason."""

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Return any legal answer."""
        decided = decide(game, frame, seat, ChosenBot(StubLore(), chance, RANDOM), key=key)
        return None if decided is None else (decided.command, Why("by-chance"))

    def thinking_time(
        self, _game: AnyGame, _frame: bytes, _seat: Seat, _key: str, _chance: Chance, _manner: Manner
    ) -> Millis:
        """Return three seconds."""
        return Millis(THINKING)

    async def close(self) -> None:
        """Nothing to release."""
