"""Which games have an environment."""

from __future__ import annotations

import subprocess
import sys

import pytest

from unspoken import research
from unspoken.cli.template.game import GAME as TEMPLATE
from unspoken.research.games import research_games
from unspoken.tables.games import find_games


@pytest.mark.parametrize("make", [research.env, research.parallel_env])
def test_an_unknown_game_fails_with_the_known_ones(make: type[research.UnspokenEnv]) -> None:
    """The error lists the known games."""
    with pytest.raises(ValueError, match=f"called 'unknown'; the games are {', '.join(research_games())}$"):
        make("unknown")


def test_every_shipped_game_has_an_environment() -> None:
    """In alphabetical order."""
    assert list(research_games()) == ["dixit", "pareidolia", "rorschach", "telepathic"]


def test_finding_the_games_does_not_import_numpy() -> None:
    """A server that only runs tables does not need it."""
    code = "import sys, unspoken.tables.games as all; all.find_games(); print('numpy' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert run.stdout.strip() == "False"


def test_a_game_needs_no_research_part() -> None:
    """Neither the toy game nor the template of `new-game` has one."""
    assert (find_games(["toygame"])["echo"].research, TEMPLATE.research) == (None, None)
