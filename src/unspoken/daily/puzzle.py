"""The puzzle of a day: drawn from the date and the packs, so that every house has the same puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from hashlib import sha256

from msgspec import Struct

from unspoken.content.knowledge import knowledge
from unspoken.content.packs import Packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.daily import AnyDailyPart, PuzzleDay, PuzzleSources
from unspoken.languages.known import tags


class DailyMaterials(Struct, frozen=True):
    """The materials for the puzzles of all days."""

    seed: bytes
    """Depends on the contents of the packs."""
    parts: Mapping[str, AnyDailyPart]
    materials: Mapping[str, object]
    """By game, of the type that the game's part gathers."""


class DailyPuzzle(Struct, frozen=True):
    """The puzzle of a day with its solutions. Only `view` and `reply` of a part may be sent to a player."""

    day: date
    by_game: Mapping[str, object]
    """Of the type that the game's part draws."""


def daily_parts(games: Mapping[str, AnyGame]) -> dict[str, AnyDailyPart]:
    """Return the daily parts by game, sorted by their `order`; games without one are left out."""
    parts = [(name, game.daily) for name, game in games.items() if game.daily is not None]
    return dict(sorted(parts, key=lambda named: (named[1].order, named[0])))


def gather(packs: Packs, parts: Mapping[str, AnyDailyPart]) -> DailyMaterials:
    """Collect the materials of these parts. Other packs of the house do not change the puzzles."""
    sources = PuzzleSources(packs.shelf(), tags(), knowledge)
    digests = [packs.digest(pack) for part in parts.values() for pack in part.packs]
    return DailyMaterials(
        sha256("\n".join(digests).encode()).digest(),
        parts,
        {game: part.gather(sources) for game, part in parts.items()},
    )


def make_puzzle(day: date, materials: DailyMaterials) -> DailyPuzzle:
    """Draw the puzzle of a day, which takes less than a tenth of a second on most days."""
    seed = materials.seed
    seed_of_day = seed + day.isoformat().encode()
    by_game = {}
    for game, part in materials.parts.items():
        drawn_on = PuzzleDay(day.toordinal(), Chance(seed_of_day, part.order), Chance(seed, part.order))
        by_game[game] = part.draw(materials.materials[game], drawn_on)
    return DailyPuzzle(day, by_game)
