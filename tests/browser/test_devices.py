"""Seats that move to another device, and reminders that the service worker shows."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.waiting import wait_until

_READY = "() => navigator.serviceWorker.ready.then(() => true)"
_RECORD = """() => {
  self.shown = {};
  Object.defineProperty(navigator, 'setAppBadge', { value: undefined });
  registration.showNotification = async (title, { body, tag, actions }) => {
    self.shown[tag] = [title, body, actions[0].title];
  };
}"""
"""Records what the service worker shows: a headless browser has neither notifications nor badges."""


def test_a_link_moves_the_seat_to_another_device(browsers: Browsers) -> None:
    """The old device says where the seat is."""
    laptop, phone = browsers.player("Laptop"), browsers.player("Phone")
    code = laptop.open_table()
    laptop.button("Menu").click()
    laptop.button("Settings").click()
    with laptop.page.expect_response("**/api/transfers") as made:
        laptop.button("Move my seats there").click()
    link = made.value.json()["url"]
    expect(laptop.page.get_by_role("img", name="A QR code that moves your seats")).to_be_visible()
    phone.page.goto(link)
    phone.button("Bring them here").click()
    expect(phone.page.get_by_role("heading", name="Here you are")).to_be_visible()
    phone.button("Dixit").click()
    phone.page.wait_for_url(f"**/t/{code}")
    expect(laptop.page.get_by_role("heading", name="Your seat is on another device now")).to_be_visible()


def test_the_service_worker_shows_a_reminder(browsers: Browsers) -> None:
    """In the language of the person, although the page is in English."""
    zofia = browsers.player("Zofia", installs=True)
    zofia.come_home()
    zofia.page.wait_for_function(_READY)
    (worker,) = zofia.page.context.service_workers
    worker.evaluate(_RECORD)
    protocol = zofia.page.context.new_cdp_session(zofia.page)
    workers: list[str] = []
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda update: workers.extend(found["registrationId"] for found in update["registrations"]),
    )
    protocol.send("ServiceWorker.enable")
    wait_until(zofia.page, lambda: bool(workers), "the worker is known")
    for kind in ("round-ended", "your-turn"):
        data = json.dumps({"kind": kind, "code": "ABC234", "game": "dixit", "language": "pl"})
        push = {"origin": zofia.address, "registrationId": workers[-1], "data": data}
        protocol.send("ServiceWorker.deliverPushMessage", push)
    wanted = {"ABC234": ["Twoja kolej", "Dixit: lampa świeci na ciebie.", "Nie przypominaj więcej"]}
    wait_until(zofia.page, lambda: bool(worker.evaluate("shown") == wanted), "the reminder is shown")
