"""Replays and albums of finished games in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.finished_evening import CODE, TOKEN, save_evening
from tests.browser.player import Player
from tests.serving import Server


@pytest.fixture(scope="module")
def evening(server: Server) -> None:
    """A table at which Dixit was played, and then Telepathic."""
    save_evening(server.data, "dixit", "telepathic")


@pytest.fixture
def host(evening: None, browsers: Browsers) -> Player:
    """The host of that table."""
    return host_of(browsers)


def host_of(browsers: Browsers, scripts: tuple[str, ...] = ()) -> Player:
    """Return Zofia, who opened the table."""
    zofia = browsers.player("Zofia", scripts=scripts)
    cookie = {"name": f"unspoken_{CODE}", "value": TOKEN, "url": zofia.address}
    zofia.page.context.add_cookies([cookie])  # type: ignore[list-item]  # playwright has a type of its own for it
    return zofia


_SHEET = """
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ title, files: [file] }) => {
    window.sent = [title, file.name, file.type, (await file.text()).slice(1, 4)];
  };
"""
"""Records what would be shared: a headless browser has no share sheet."""


def at_step(player: Player, step: int | str, look: str) -> None:
    """Wait until the URL has this step and this view."""
    expect(player.page).to_have_url(re.compile(rf"\?step={step}&as={look}(#|$)"))


def fails_to_change_names(host: Player) -> None:
    """A failed request is reported inside the dialog, and the switch goes back."""
    host.expects("ERR_FAILED")  # Chromium's own message
    host.page.route("**/link", lambda route: route.abort(), times=1)
    host.page.get_by_text("With names").click()
    expect(host.page.locator("dialog[open]").get_by_role("alert")).to_contain_text("is not answering")
    expect(host.page.get_by_role("radio", name="Without names")).to_be_checked()


def test_a_replay_is_watched_from_several_views_and_shared(host: Player, browsers: Browsers) -> None:
    """Opened from the menu, controlled by keys; the shared link works until it is taken back."""
    page = host.page
    page.goto(f"{host.address}/t/{CODE}")
    host.button("Menu").click()
    host.button("Watch Dixit again").click()
    at_step(host, 0, "open")
    hand = page.locator("[aria-label='Your hand']").last  # the earlier step may still fade out
    host.button("As Ola saw it").click()
    at_step(host, 0, "1")
    expect(hand).to_be_visible()
    expect(page.locator("[inert] [data-phase=telling]")).to_have_count(1)
    host.button("Outside").click()
    at_step(host, 0, "watch")
    expect(hand).to_have_count(0)
    page.keyboard.press("ArrowRight")
    at_step(host, "[1-9]", "watch")
    page.keyboard.press("End")
    expect(page.locator("[data-phase=over]")).to_be_visible()
    page.keyboard.press("Home")
    at_step(host, 0, "watch")

    host.button("Share this replay").click()
    page.get_by_text("Without names").click()
    with page.expect_response(re.compile(r"/link$")) as made:
        host.button("Make a link for others").click()
    fails_to_change_names(host)
    friend = browsers.player("Inès")
    friend.page.goto(f"{host.address}/r/{CODE}/1?step=0&as=2#{made.value.json()['link']['secret']}")
    expect(friend.button("As Player 3 saw it")).to_have_attribute("aria-pressed", "true")
    expect(friend.page.get_by_text("Zofia")).to_have_count(0)
    for language in ("pl", "en"):  # a visitor has no table menu for this
        friend.page.locator("header select").select_option(language)
        expect(friend.page.locator("html")).to_have_attribute("lang", language)

    with page.expect_response(re.compile(r"/link$")):
        host.button("Take the link back").click()
    friend.expects("404")
    friend.page.reload()
    expect(friend.page.get_by_role("heading", name="Nothing to watch here")).to_be_visible()


def test_an_album_is_saved_and_shared_by_a_link(host: Player, browsers: Browsers) -> None:
    """The album is one picture; the shared link shows it without names until it is taken back."""
    page = host.page
    page.goto(f"{host.address}/r/{CODE}/1/album")
    album = page.get_by_role("img", name=re.compile("Album of Dixit: .* told it best"))
    expect(album).to_be_visible()
    with page.expect_download() as saved:
        host.button("Save picture").click()
    assert saved.value.suggested_filename == f"dixit-{CODE.lower()}-1.png"
    host.button("Link to this album").click()
    page.get_by_text("Without names").click()
    with page.expect_response(re.compile(r"/link$")) as made:
        host.button("Make a link for others").click()
    friend = browsers.player("Inès")
    link = f"{host.address}/r/{CODE}/1/album/{made.value.json()['link']['album']}"
    friend.page.goto(link)
    expect(friend.page.get_by_role("img", name=re.compile("Player [1-4]"))).to_be_visible()
    with page.expect_response(re.compile(r"/link$")):
        host.button("Take the link back").click()
    friend.expects("404")
    friend.page.reload()
    expect(friend.page.get_by_role("heading", name="No album here")).to_be_visible()


def test_an_album_is_sent_by_the_share_sheet(evening: None, browsers: Browsers) -> None:
    """The share sheet gets the picture and a title."""
    host = host_of(browsers, (_SHEET,))
    page = host.page
    page.goto(f"{host.address}/r/{CODE}/1/album")
    host.button("Send picture").click()
    page.wait_for_function("() => window.sent !== undefined")
    assert page.evaluate("sent") == [
        "The album of Dixit · Unspoken",
        f"dixit-{CODE.lower()}-1.png",
        "image/png",
        "PNG",
    ]


def test_a_replay_shows_beliefs_and_plays_by_itself(host: Player) -> None:
    """Telepathic: the open view shows what each player could believe; the space bar plays to the end."""
    host.page.goto(f"{host.address}/r/{CODE}/2?step=3&as=open")
    expect(host.page.locator(".minds li").first).to_be_visible()
    host.page.keyboard.press("End")
    host.page.keyboard.press("ArrowLeft")
    host.page.keyboard.press(" ")
    expect(host.page.locator("[data-phase=over]")).to_be_visible()
    expect(host.button("Play", exact=True)).to_be_visible()
