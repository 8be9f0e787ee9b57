"""Planted leaks of Dixit, by the place where they leak."""

from tests.games.dixit.leaks.asks import ASKS
from tests.games.dixit.leaks.broadcasts import BROADCASTS
from tests.games.dixit.leaks.harmless import HARMLESS
from tests.games.dixit.leaks.memories import MEMORIES
from tests.games.dixit.leaks.nature import NATURE
from tests.games.dixit.leaks.short_games import short_games
from tests.games.dixit.leaks.views import VIEWS
from tests.games.planted import Planting

PLANTING = Planting(
    [*VIEWS, *MEMORIES, *ASKS, *NATURE, *BROADCASTS],
    HARMLESS,
    short_games,
    every=5,
    games=36,  # the two leaks that only statistics find show with 30 games, but not with 24
    harmless_games=6,
    short_harmless_games=4,
)
