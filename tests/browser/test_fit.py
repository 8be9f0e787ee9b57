"""Every screen fits every window: what is asked, what can be touched, the main button and the points."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import HURRIED, Browsers
from tests.browser.fit import misfits
from tests.browser.player import PATIENCE, Player
from tests.serving import serving

LONG_CLUE = "someone left the light on in the long corridor"
MOST_STEPS = 400


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browsers]:
    """One server for all these walks."""
    with (
        serving(tmp_path_factory.mktemp("fit") / "tables.db", HURRIED) as server,
        Browsers(browser, server) as opened,
    ):
        yield opened


def fits(player: Player) -> None:
    """What this player sees fits every window, without scrolling."""
    player.page.wait_for_timeout(300)
    found = misfits(player.page)
    assert not found, "\n".join(found)


def fits_or_scrolls(player: Player) -> None:
    """As `fits`, but what is beyond the main button and the points may be scrolled to."""
    player.page.wait_for_timeout(300)
    found = misfits(player.page, scrolls=True)
    assert not found, "\n".join(found)


def with_bots(player: Player, game: str, bots: int) -> None:
    """A table of one person and bots, at which a game is on."""
    wish = {"name": player.name, "game": game, "language": "en", "bots": bots}
    opened = player.page.request.post(f"{player.address}/api/tables", data=wish).json()
    player.page.goto(f"{player.address}/t/{opened['code']}")
    expect(player.board).to_be_attached(timeout=PATIENCE)


def test_the_screens_of_a_round_of_dixit(house: Browsers) -> None:
    """Telling, laying two cards, voting and the reveal, as the teller and as another sees them."""
    zofia, ola, jan = (house.player(name) for name in ("Zofia", "Ola", "Jan"))
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


def test_a_full_table_of_dixit_to_its_album(house: Browsers) -> None:
    """Eight seats: the most cards, owners, votes and points that there can be, and then the end."""
    zofia = house.player("Zofia")
    with_bots(zofia, "dixit", 7)
    seen: set[str] = set()
    for turn in range(MOST_STEPS):
        if zofia.phase == "over":
            break
        if zofia.is_awaited and zofia.phase not in seen and zofia.phase != "telling":
            seen.add(zofia.phase)
            fits(zofia)
        zofia.act(f"clue {turn}")
        zofia.page.wait_for_timeout(40)
    assert seen == {"laying", "voting", "revealed"}
    zofia.sees_phase("over")
    fits_or_scrolls(zofia)
    zofia.button(re.compile("What the bots thought")).click()
    expect(zofia.page.get_by_text(re.compile("I voted for")).first).to_be_visible()
    fits_or_scrolls(zofia)
