"""The operator closes a table on the admin page, and its people read why."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import ADMIN_TOKEN, Browsers
from tests.browser.contrast import too_faint


def test_the_operator_closes_a_table_and_its_people_read_why(browsers: Browsers) -> None:
    """The page asks for the token, shows the table by its code, and axe finds nothing on it."""
    guest = browsers.player("Zofia", width=360, height=740, scheme="light")
    code = guest.open_table()
    keeper = browsers.player("Ola", width=360, height=740, scheme="light")
    keeper.page.goto(f"{keeper.address}/admin")
    keeper.page.get_by_label("The token of the house").fill(ADMIN_TOKEN)
    check(keeper)
    keeper.button("Open the book").click()
    card = keeper.page.get_by_role("listitem").filter(has_text=f"{code[:4]} {code[4:]}")
    expect(card).to_contain_text("1 person")
    check(keeper)
    assert too_faint(keeper.page) == []
    card.get_by_role("button", name="Close", exact=True).click()
    keeper.page.get_by_label("A sentence for them").fill("The lamp needs oil: back in ten minutes.")
    check(keeper)
    keeper.button("Close the table").click()
    expect(card).to_have_count(0)
    expect(guest.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(guest.page.get_by_text("The lamp needs oil: back in ten minutes.")).to_be_visible()
