"""Every screen fits every window: what is asked, what can be touched, the main button and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pytest

from tests.browser.conftest import Browsers
from tests.browser.fit import QUESTION, Window, misfits
from tests.browser.pareidolia_player import PareidoliaPlayer
from tests.browser.pareidolia_player import sit_down as pareidolia_begins
from tests.browser.player import Player
from tests.browser.rorschach_player import RorschachPlayer
from tests.browser.rorschach_player import sit_down as rorschach_begins
from tests.browser.stillness import can_be_held, held
from tests.browser.telepathic_player import Partner, take_turns
from tests.browser.telepathic_player import begun as telepathic_begins

pytestmark = pytest.mark.long

LONG_CLUE = "someone left the light on in the long corridor"
MOST_STEPS = 400
ROUND_OF_RORSCHACH = {"choosing", "removing", "matching", "guessing", "countering", "revealed", "scored"}
SCORED = frozenset({"revealed", "scored", "shown", "over"})
"""Parts of a game in which points are on every screen."""
WON_OR_LOST: frozenset[str] = frozenset()
"""There are no points in Telepathic; the question says how it ended."""


def guest(browsers: Browsers, name: str) -> Player:
    """Somebody whose page can be held still."""
    player = browsers.player(name)
    can_be_held(player.page)
    return player


class Fits(Protocol):
    """Asserts that the page of a player fits every window."""

    def __call__(self, player: Player, scored: frozenset[str] = SCORED) -> None: ...


@pytest.fixture
def fits(windows: Sequence[Window]) -> Fits:
    """Only what lies beyond the points of an end may be scrolled to."""
    usual = [window for window in windows if window.text == "usual"]

    def look(player: Player, scored: frozenset[str] = SCORED) -> None:
        with held(player.page):
            phase = player.phase
            shows = [*QUESTION, *(["points"] if phase in scored else [])]
            found = misfits(player.page, windows=usual, scrolls=phase == "over", shows=shows)
        assert not found, "\n".join(found)

    return look


def test_the_screens_of_a_round_of_dixit(browsers: Browsers, fits: Fits) -> None:
    """Telling, laying two cards, voting and the reveal, as the teller and as another sees them."""
    zofia, ola, jan = (guest(browsers, name) for name in ("Zofia", "Ola", "Jan"))
    code = zofia.open_table()
    for friend in (ola, jan):
        friend.join(code)
    zofia.button("Start with 3 players").click()
    zofia.sees_phase("telling")
    fits(zofia)
    zofia.pick(2)
    zofia.page.get_by_label("Your clue").fill(LONG_CLUE)
    fits(zofia)
    zofia.button("Tell this card").click()
    ola.sees_phase("laying")
    fits(zofia)
    fits(ola)
    ola.lay()
    fits(ola)
    jan.lay()
    ola.sees_phase("voting")
    fits(zofia)
    ola.hold()
    fits(ola)
    for friend in (ola, jan):
        friend.vote()
    ola.sees_phase("revealed")
    fits(ola)
    for friend in (zofia, ola, jan):
        friend.go_on()
    ola.sees_phase("telling")
    fits(next(player for player in (zofia, ola) if not player.is_awaited))


def test_the_screens_of_rorschach(browsers: Browsers, fits: Fits) -> None:
    """Every question of a round as those see it who are asked and those who are not."""
    readers = [RorschachPlayer(guest(browsers, name)) for name in ("Zofia", "Ola")]
    rorschach_begins(readers, bots=2)
    seen: set[tuple[str, str | None]] = set()
    for _ in range(MOST_STEPS):
        for reader in readers:
            screen = (reader.player.phase, reader.asked)
            if screen not in seen:
                seen.add(screen)
                fits(reader.player)
            reader.acts()
        if {phase for phase, _ in seen} >= ROUND_OF_RORSCHACH:
            break
        readers[0].page.wait_for_timeout(40)
    assert {phase for phase, _ in seen} >= ROUND_OF_RORSCHACH


def test_the_screens_of_pareidolia(browsers: Browsers, fits: Fits) -> None:
    """A word to keep, a cloud to toss, a hand on the clouds, somebody who watches; then the word for all."""
    zofia, ola = (PareidoliaPlayer(guest(browsers, name)) for name in ("Zofia", "Ola"))
    pareidolia_begins({"Zofia": zofia, "Ola": ola}, bots=2, rules={"Time to think": "without a clock"})
    zofia.player.sees_phase("keeping")
    fits(zofia.player)
    fits(ola.player)
    zofia.keeps_a_word()
    zofia.player.sees_phase("tossing")
    fits(zofia.player)
    zofia.tosses()
    fits(ola.player)
    zofia.awaits_own_action()
    zofia.any_tile.click()
    fits(zofia.player)
    ola.sees("a hippopotamus on holiday")
    fits(ola.player)
    ola.sees(zofia.word)
    for friend in (zofia, ola):
        friend.player.sees_phase("shown")
        fits(friend.player)
    late = guest(browsers, "Wen")
    late.join(zofia.player.code)
    late.sees_phase("shown")
    fits(late)


def test_the_screens_of_telepathic(browsers: Browsers, fits: Fits) -> None:
    """Handing, performing on rows, columns and corners, announcing, and the end."""
    partners = telepathic_begins([Partner(guest(browsers, name)) for name in ("Zofia", "Ola")])
    seen: set[tuple[str, bool, str]] = set()
    for step in range(MOST_STEPS):
        if partners[0].player.phase == "over":
            break
        for partner in partners:
            player = partner.player
            sets = (
                str(partner.public.get("handed"))[:3]
                if player.phase == "performing" and player.is_awaited
                else ""
            )
            screen = (player.phase, player.is_awaited, sets)
            if screen not in seen:
                seen.add(screen)
                fits(player, WON_OR_LOST)
        take_turns(partners, step)
    assert {phase for phase, *_ in seen} >= {"handing", "performing"}
    for partner in partners:
        partner.player.sees_phase("over")
    fits(partners[0].player, WON_OR_LOST)
