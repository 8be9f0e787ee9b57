"""Load the page in Chromium with a throttled network and CPU, and record transfers and timings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from msgspec import Struct
from playwright.sync_api import Browser, CDPSession, Page, StorageStateCookie, sync_playwright

PHONE = (360, 740)
_PIXELS = 2
"""Device pixels per CSS pixel: the lowest ratio of today's phones."""
_SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""Lighthouse's slow 4G: milliseconds, and bytes per second."""
SLOWED = 4.0
"""CPU slowdown: a phone compared with a fast development machine."""
_PATIENCE = 60_000
_QUIET = 600
"""Milliseconds without a request after which the page counts as loaded."""

_WATCH = """
window.seen = { painted: 0, shift: 0, board: 0, touched: 0 };
const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe(
  { type, buffered: true, durationThreshold: 16 });
watch('largest-contentful-paint', (entry) => (seen.painted = entry.startTime));
watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
watch('event', ({ interactionId, duration }) => {
  if (interactionId) seen.touched = Math.max(seen.touched, duration);
});
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-phase]')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (seen.board = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
"""Records the largest contentful paint, the layout shift, when a board was first drawn, and the longest time
from a touch to the next paint (in steps of 8 ms, at least 16)."""
_TOUCHABLE = """() => [...document.querySelectorAll('[role=radio], [role=option], button')]
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([element]) => !element.disabled && !element.closest('a'))
  .filter(([, box]) => box.width && box.top >= 0 && box.bottom <= innerHeight)
  .map(([, box]) => [box.x + box.width / 2, box.y + box.height / 2])"""
"""The centres of the visible controls that do not navigate."""
_TOUCHES = 6
_TOUCH_INTERVAL = 500
"""Milliseconds between two touches."""


class Visit(Struct, frozen=True):
    """Measurements of one visit."""

    bytes: Mapping[str, int]
    """Transferred bytes with headers, by the browser's name for the resource type."""
    requests: int
    painted: float
    """Milliseconds until the largest contentful paint."""
    board: float
    """Milliseconds until a board was drawn; 0 if none was."""
    shift: float
    """Cumulative layout shift."""
    touched: float
    """Longest time from a touch to the next paint, in milliseconds; 0 if all were under 16."""

    @property
    def total(self) -> int:
        """Bytes of all kinds."""
        return sum(self.bytes.values())


@contextmanager
def slow_browser(chromium: str) -> Iterator[Browser]:
    """Start Chromium; each visit throttles its own page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-background-networking"]
        )
        try:
            yield browser
        finally:
            browser.close()


def visit(
    browser: Browser,
    address: str,
    cookies: Sequence[StorageStateCookie] = (),
    to_board: bool = False,
    slowed: float = SLOWED,
) -> Visit:
    """Open an address with an empty cache and wait until all requests have ended."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        device_scale_factor=_PIXELS,
        is_mobile=True,
        has_touch=True,
        locale="en-GB",
        storage_state={"cookies": list(cookies), "origins": []},
    )
    try:
        context.add_init_script(_WATCH)
        page = context.new_page()
        traffic = _Traffic(context.new_cdp_session(page), slowed)
        page.goto(address, wait_until="load", timeout=_PATIENCE)
        if to_board:
            page.wait_for_function("() => seen.board > 0", timeout=_PATIENCE)
        else:  # on a busy machine, the browser reports a paint some time after it happens
            page.wait_for_function("() => seen.painted > 0", timeout=_PATIENCE)
        traffic.wait_until_quiet(page)
        weight, requests = Counter(traffic.bytes), traffic.requests
        if to_board:
            _touch(page)
        seen = page.evaluate("() => seen")
        return Visit(weight, requests, seen["painted"], seen["board"], seen["shift"], seen["touched"])
    finally:
        context.close()


def _touch(page: Page) -> None:
    """Touch several controls in turn. They are listed again each time, since a touch may change them."""
    for number in range(_TOUCHES):
        touchable = page.evaluate(_TOUCHABLE)
        if number < len(touchable):
            page.touchscreen.tap(*touchable[number])
            page.wait_for_timeout(_TOUCH_INTERVAL)


class _Traffic:
    """Throttles a page's network and CPU, and counts its requests and bytes."""

    def __init__(self, session: CDPSession, slowed: float) -> None:
        self.bytes: Counter[str] = Counter()
        self.requests = 0
        self._kinds: dict[str, str] = {}
        self._open: set[str] = set()
        session.on("Network.requestWillBeSent", self._requested)
        session.on("Network.responseReceived", self._responded)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.loadingFailed", self._failed)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": False})
        session.send("Network.emulateNetworkConditions", _SLOW_4G)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})

    def wait_until_quiet(self, page: Page) -> None:
        """Wait until no request has been open for a while."""
        for _ in range(_PATIENCE // _QUIET):
            before = self.requests
            page.wait_for_timeout(_QUIET)
            if not self._open and self.requests == before:
                return
        raise TimeoutError(f"the page keeps loading: {len(self._open)} requests are still open")

    def _requested(self, event: dict[str, str]) -> None:
        self.requests += 1
        self._open.add(event["requestId"])

    def _responded(self, event: dict[str, str]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _finished(self, event: dict[str, str]) -> None:
        self._open.discard(event["requestId"])
        kind = self._kinds.get(event["requestId"], "Other")
        self.bytes[kind] += int(event["encodedDataLength"])

    def _failed(self, event: dict[str, str]) -> None:
        self._open.discard(event["requestId"])
