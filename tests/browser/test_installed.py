"""The installed page: it can be installed, caches its files, and says when the server is out of reach."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.waiting import turns, wait_until

_READY = "() => navigator.serviceWorker.ready.then(() => true)"
"""True once the service worker is active; it serves the next visit."""
_IS_SERVED_BY_WORKER = "() => navigator.serviceWorker.controller !== null"
_CACHED_PATHS = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map((request) => new URL(request.url).pathname);
}"""
_LISTENING = """
  window.marks = [];
  navigator.setAppBadge = async () => void marks.push('badge');
  navigator.clearAppBadge = async () => void marks.push('no badge');
  navigator.wakeLock.request = async () => {
    marks.push('awake');
    return { release: async () => void marks.push('may sleep') };
  };
"""
"""Records requests for badges and wake locks, which a headless browser does not have."""


def visit_twice(player: Player) -> None:
    """Open the corridor twice: the service worker serves the second visit."""
    player.come_home()
    expect(player.door("Dixit")).to_be_visible()
    player.page.wait_for_function(_READY)
    assert not player.page.evaluate(_IS_SERVED_BY_WORKER), "the service worker does not serve the first visit"
    player.come_home()
    expect(player.door("Dixit")).to_be_visible()
    player.page.wait_for_function(_IS_SERVED_BY_WORKER)


def test_the_page_can_be_installed(browsers: Browsers) -> None:
    """Chromium finds no installability errors."""
    zofia = browsers.player("Zofia", installs=True)
    visit_twice(zofia)
    asked = zofia.page.context.new_cdp_session(zofia.page)
    assert asked.send("Page.getAppManifest")["errors"] == []
    found = [error["errorId"] for error in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(found) <= {"in-incognito"}  # Playwright's contexts are incognito


def test_the_page_says_that_the_server_is_out_of_reach(browsers: Browsers) -> None:
    """The cache has the page's files but no data of tables. The page works again when the server is back."""
    zofia = browsers.player("Zofia", installs=True)
    zofia.expects("Failed to load resource")
    visit_twice(zofia)
    zofia.play_with_bots()
    expect(zofia.board).to_be_attached()

    def cached() -> list[str]:
        paths: list[str] = zofia.page.evaluate(_CACHED_PATHS)
        return paths

    wait_until(
        zofia.page, lambda: any(path.startswith("/assets/") for path in cached()), "scripts are cached"
    )
    paths = cached()
    assert not [path for path in paths if path.startswith(("/api", "/pictures", "/t/"))]
    browsers.server.kill()
    zofia.page.goto(f"{zofia.address}/")
    expect(zofia.page.get_by_role("heading", name="The house is out of reach")).to_be_visible()
    browsers.server.start()
    zofia.page.get_by_role("link", name="Try now").click()
    expect(zofia.door("Dixit")).to_be_visible()


def test_the_home_screen_leads_to_the_players_table(browsers: Browsers) -> None:
    """A player without a table comes to the corridor."""
    zofia = browsers.player("Zofia", installs=True)
    zofia.page.goto(f"{zofia.address}/?from=home-screen")
    expect(zofia.door("Dixit")).to_be_visible()
    code = zofia.open_table()
    zofia.page.goto(f"{zofia.address}/?from=home-screen")
    zofia.page.wait_for_url(f"**/t/{code}")


def test_a_turn_has_a_badge_and_the_screen_stays_on(browsers: Browsers) -> None:
    """The wake lock is held during a game but not at an open table."""
    zofia = browsers.player("Zofia", installs=True, scripts=(_LISTENING,))
    zofia.open_table()
    assert zofia.page.evaluate("marks") == []
    zofia.play_with_bots()
    zofia.page.wait_for_function("() => marks.includes('awake')")
    for turn in turns(zofia.page):
        if "no badge" in zofia.page.evaluate("marks"):
            break
        zofia.act(f"clue {turn}")
    marks = zofia.page.evaluate("marks")
    assert marks.index("badge") < marks.index("no badge")
    assert "may sleep" not in marks
