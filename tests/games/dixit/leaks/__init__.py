"""Planted leaks, by where they tell."""

from tests.games.dixit.leaks.harmless import HARMLESS as HARMLESS
from tests.games.dixit.leaks.lines import LINES
from tests.games.dixit.leaks.memories import MEMORIES
from tests.games.dixit.leaks.nature import NATURE
from tests.games.dixit.leaks.plant import Plant as Plant
from tests.games.dixit.leaks.plant import short_games as short_games
from tests.games.dixit.leaks.questions import QUESTIONS
from tests.games.dixit.leaks.views import VIEWS

LEAKS: list[Plant] = [*VIEWS, *MEMORIES, *QUESTIONS, *NATURE, *LINES]
