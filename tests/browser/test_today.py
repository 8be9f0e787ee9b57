"""The puzzle of the day, played to its end by somebody alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import PATIENCE


def test_somebody_alone_plays_all_three_parts_and_has_three_lines_to_send(browsers: Browsers) -> None:
    """Whatever the day brings; afterwards the browser remembers, and nobody else."""
    ada = browsers.player("Ada", width=360, height=740)
    page = ada.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{browsers.server.address}/today")
    page.get_by_role("radio", name="Three moons").click(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    ada.button("Now the card").click()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_role("radiogroup", name="Hand the card").get_by_role("radio").first.click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radiogroup", name="Hand the card").get_by_role("radio").nth(1)).to_be_checked()
    ada.button("Hand it over").click()
    ada.button("On to Rorschach").click()
    for numeral in ("I", "II", "III"):
        page.get_by_role("button", name=f"Blot {numeral}.").click(timeout=PATIENCE)
    ada.button("Seal it").click()
    expect(page.get_by_text("laid it here too")).to_have_count(3)
    ada.button("On to Pareidolia").click()
    page.get_by_role("textbox").fill("a thing that nobody ever saw")
    ada.button("Say it").click()
    expect(page.get_by_text("Not: a thing that nobody ever saw")).to_be_visible()
    for press in ("Show me more", "Show me the rest", "Tell me"):
        ada.button(press).click()
    ada.button("How was it?").click()
    ada.button("Send it to somebody").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert [line.split(" ")[1] for line in lines] == ["Telepathic", "Rorschach", "Pareidolia"]
    assert lines[2].startswith("◇◇◇◇ ")
    page.reload()
    expect(page.get_by_text("The first day in a row")).to_be_visible()
