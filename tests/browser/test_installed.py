"""The page on a phone's home screen: it can be put there, keeps its files, and says when nobody answers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player

_READY = "() => navigator.serviceWorker.ready.then(() => true)"
"""The keeper of the page's files is there; it serves whoever comes from now on."""
_KEEPS = "() => navigator.serviceWorker.controller !== null"
_KEPT = """async () => {
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
"""A browser under test has no icon and no screen to keep lit: what the page asks for is written down."""


def kept_at_home(player: Player) -> None:
    """The corridor on a second visit, when its files are kept."""
    player.come_home()
    expect(player.door("Dixit")).to_be_visible()
    player.page.wait_for_function(_READY)
    assert not player.page.evaluate(_KEEPS), "a first visit fetches everything once, as it always did"
    player.come_home()
    expect(player.door("Dixit")).to_be_visible()
    player.page.wait_for_function(_KEEPS)


def test_it_can_be_put_on_a_home_screen(browsers: Browsers) -> None:
    """Chromium finds nothing that stands against it."""
    zofia = browsers.player("Zofia")
    kept_at_home(zofia)
    asked = zofia.page.context.new_cdp_session(zofia.page)
    assert asked.send("Page.getAppManifest")["errors"] == []
    found = [error["errorId"] for error in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(found) <= {"in-incognito"}  # which every browser under test is


def test_a_house_out_of_reach_says_so_and_comes_back(browsers: Browsers) -> None:
    """The page's files are kept, what is said at tables is not; and a page tells why nothing else comes."""
    zofia = browsers.player("Zofia")
    zofia.expects("Failed to load resource")
    kept_at_home(zofia)
    zofia.play_with_bots()
    expect(zofia.board).to_be_attached()
    paths = zofia.page.evaluate(_KEPT)
    assert any(path.startswith("/assets/") for path in paths)
    assert not [path for path in paths if path.startswith(("/api", "/pictures", "/t/"))]
    browsers.server.kill()
    zofia.page.goto(f"{zofia.address}/")
    expect(zofia.page.get_by_role("heading", name="The house is out of reach")).to_be_visible()
    browsers.server.start()
    zofia.page.get_by_role("link", name="Try now").click()
    expect(zofia.door("Dixit")).to_be_visible()


def test_the_home_screen_leads_to_the_table_one_is_at(browsers: Browsers) -> None:
    """And whoever sits nowhere comes to the corridor."""
    zofia = browsers.player("Zofia")
    zofia.page.goto(f"{zofia.address}/?from=home-screen")
    expect(zofia.door("Dixit")).to_be_visible()
    code = zofia.open_table()
    zofia.page.goto(f"{zofia.address}/?from=home-screen")
    zofia.page.wait_for_url(f"**/t/{code}")


def test_a_turn_is_marked_and_the_screen_stays_lit(browsers: Browsers) -> None:
    """From the first question to the last answer of one's own; at an open table the phone may sleep."""
    zofia = browsers.player("Zofia")
    zofia.page.context.add_init_script(_LISTENING)
    zofia.open_table()
    assert zofia.page.evaluate("marks") == []
    zofia.play_with_bots()
    zofia.page.wait_for_function("() => marks.includes('awake')")
    for turn in range(60):
        if "no badge" in zofia.page.evaluate("marks"):
            break
        zofia.act(f"clue {turn}")
        zofia.page.wait_for_timeout(60)
    marks = zofia.page.evaluate("marks")
    assert marks.index("badge") < marks.index("no badge")
    assert "may sleep" not in marks
