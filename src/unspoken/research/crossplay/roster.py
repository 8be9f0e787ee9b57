"""The players of a game by name: its bot in each manner, tempers, strangers, classes in files, and agents."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from unspoken.games.telepathic.bot import LazyTelepath
from unspoken.games.telepathic.inference.temperament import STRANGERS as TEMPERS
from unspoken.games.telepathic.inference.temperament import Outlook
from unspoken.kernel.bot_chance import BotChance
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat
from unspoken.research.crossplay.agent_player import AgentBot, is_address
from unspoken.research.crossplay.player import AnyBot, NumberBot
from unspoken.research.strangers import STRANGERS

SHIPPED = "shipped"
"""The game's own bot without mistakes; `gentle`, `even` and `keen` are the same bot in a manner."""
RANDOM = "random"
Maker = Callable[[object, int], AnyBot]
"""Makes a player for one game and seat, from the materials and the number of seats."""


class NoSuchPlayer(ValueError):
    """A name or a file names no player; the message says what to do."""


@dataclass(frozen=True)
class MannerBot:
    """A bot with the mistakes of a manner."""

    bot: AnyBot
    manner: Manner

    def answer(
        self, public: object, private: object, ask: Ask[Any], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Any, Why | None] | None:
        """Return the bot's answer."""
        seed = chance.below(1 << 31).to_bytes(32, "big")
        return self.bot.answer(public, private, ask, seat, lore, BotChance(seed, 0, self.manner))


@dataclass(frozen=True)
class RandomBot:
    """A bot that gives random legal answers."""

    game: AnyGame

    def answer(
        self, public: object, private: object, ask: Ask[Any], _seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Any, Why | None]:
        """Return a random answer."""
        return self.game.sample(public, private, ask, chance), None


def named_players(game: AnyGame) -> Mapping[str, AnyBot]:
    """Return all players of a game that have names; they remember nothing, so games may share them."""
    shipped = next(iter(game.bots.players.values()), RandomBot(game))
    players: dict[str, AnyBot] = {SHIPPED: shipped, RANDOM: RandomBot(game)}
    players |= {manner.value: MannerBot(shipped, manner) for manner in Manner}
    if game.name == "telepathic":
        players |= {f"temper-{outlook.value}": _of_temper(outlook) for outlook in Outlook}
        players |= STRANGERS
    return players


def maker_of(game: AnyGame, player: str) -> Maker:
    """Return the maker of a player by its name, address or `path/to/file.py:Name`. Raises NoSuchPlayer."""
    if is_address(player):
        return lambda _materials, seats: AgentBot(player, game, seats)
    if ":" in player:
        made = _class_in(player)
        return lambda materials, seats: _made(game, made, materials, seats)
    named = named_players(game)
    if player not in named:
        known = ", ".join(named)
        raise NoSuchPlayer(f"{game.name} has no player called {player!r}; the players are {known}")
    return lambda _materials, _seats: named[player]


def _of_temper(outlook: Outlook) -> AnyBot:
    """Return the bot with the first temper of this outlook as its own; it expects the usual tempers."""
    own = next(temper for temper in TEMPERS if temper.outlook is outlook)
    return LazyTelepath((own, *(temper for temper in TEMPERS if temper is not own)))


def _made(game: AnyGame, made: Callable[[], Any], materials: object, seats: int) -> AnyBot:
    player = made()
    if hasattr(player, "answer"):
        bot: AnyBot = player
        return bot
    if game.research is None:
        raise NoSuchPlayer(f"{game.name} has no numbers for a player with `act`; give it `answer`")
    return NumberBot(player, game.research.coding(materials, seats), game.types.commands)


@cache
def _class_in(place: str) -> Callable[[], Any]:
    """Import a file and return the class with this name."""
    path, _, name = place.rpartition(":")
    if not Path(path).is_file():
        raise NoSuchPlayer(f"there is no file {path}; write path/to/file.py:Name")
    spec = importlib.util.spec_from_file_location(f"crossplay_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise NoSuchPlayer(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: Callable[[], Any] | None = getattr(module, name, None)
    if made is None:
        raise NoSuchPlayer(f"{path} has no class called {name}")
    if not (hasattr(made, "answer") or hasattr(made, "act")):
        raise NoSuchPlayer(f"{name} in {path} needs a method `answer` or `act`; see docs/research.md")
    return made
