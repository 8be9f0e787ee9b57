"""Planted leaks, by where they tell."""

from tests.games.dixit.leaks.asks import ASKS
from tests.games.dixit.leaks.broadcasts import BROADCASTS
from tests.games.dixit.leaks.harmless import HARMLESS as HARMLESS
from tests.games.dixit.leaks.memories import MEMORIES
from tests.games.dixit.leaks.nature import NATURE
from tests.games.dixit.leaks.planted import PlantedLeak as PlantedLeak
from tests.games.dixit.leaks.planted import short_games as short_games
from tests.games.dixit.leaks.views import VIEWS

LEAKS: list[PlantedLeak] = [*VIEWS, *MEMORIES, *ASKS, *NATURE, *BROADCASTS]
