"""A player with a page, who finds elements by role and name, as people do."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

_EXPECTED = (
    "net::ERR_CONNECTION_REFUSED",
    "WebSocket connection to",
    "Service Worker registration blocked by Playwright",
)
"""Console messages that are expected: some tests kill the server, and most block the service worker."""
_PASSED_BY = re.compile(r"A preload for '(.+)' is found, but .* cross-world service worker")
"""A warning that Chromium sometimes prints for pages with a service worker, in tests only.

Playwright's script runs in another JavaScript world. Files that it fetches bypass the service worker, so
Chromium warns that their preload was not used.
"""
_BOTS = {"Dixit": 4, "Rorschach": 3, "Pareidolia": 4, "Telepathic": 1}
"""How many bots the corridor's door to each game adds."""
_MOST_TABS = 240
_FOCUSED = """() => {
  const focused = document.activeElement;
  return focused.getAttribute('aria-label') || focused.labels?.[0]?.innerText || focused.innerText || '';
}"""
"""Returns the name of the focused element."""
_IS_AWAITED = """() => [...document.querySelectorAll('[role=img][aria-label]')].some((seat) =>
  /that is you.*the table is waiting/.test(seat.getAttribute('aria-label')))"""
"""True if the table waits for this player.

Loops evaluate this often. A role selector of Playwright would compute the names of all elements each time.
"""
_HEARD = f"""before => !({_IS_AWAITED})()
  || document.querySelector('[data-phase]')?.dataset.phase !== before"""
"""True if the table has the player's answer: it waits no longer, or the phase has changed."""


_HAS_FOCUS = "() => document.activeElement !== null && document.activeElement !== document.body"


class Player:
    """A person and their page."""

    def __init__(self, name: str, page: Page, address: str) -> None:
        self.name = name
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self._expected: tuple[str, ...] = _EXPECTED
        self._handlers: list[tuple[str, Callable[..., None]]] = []
        self.listen("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        self.listen("console", self._check_message)

    def listen(self, event: str, handler: Callable[..., None]) -> None:
        """Call this handler for an event of the page until the test ends."""
        self.page.on(event, handler)  # type: ignore[call-overload]  # one overload for each event's name
        self._handlers.append((event, handler))

    def stop_listening(self) -> None:
        """Remove all handlers: another test may use the page."""
        for event, handler in self._handlers:
            self.page.remove_listener(event, handler)

    def expects(self, *words: str) -> None:
        """Ignore console messages with these words."""
        self._expected = (*self._expected, *words)

    def _check_message(self, message: ConsoleMessage) -> None:
        if passed_by := _PASSED_BY.match(message.text):
            self.expects("cross-world service worker", f"{passed_by[1]} was preloaded")
        if message.type in ("error", "warning") and not any(word in message.text for word in self._expected):
            self.complaints.append(f"{self.name}: {message.text}")

    # ---- joining

    def come_home(self) -> None:
        """Open the corridor."""
        self.page.goto(self.address)

    def play_with_bots(self, game: str = "Dixit") -> None:
        """Start a game with bots through the API."""
        self._ask("/api/tables", game=game.lower(), bots=_BOTS[game])

    def play_with_bots_by_hand(self, game: str = "Dixit") -> None:
        """Start a game from the corridor; the browser remembers the player's name."""
        self.come_home()
        self.page.evaluate("name => localStorage.setItem('unspoken.name', name)", self.name)
        self.door(game).click()

    def open_table(self, game: str = "Dixit") -> str:
        """Open a table through the API and return its code."""
        self._ask("/api/tables", game=game.lower())
        return self.code

    def reads(self, language: str) -> None:
        """Choose the language of the pages that this player opens from now on."""
        if not self.page.url.startswith(self.address):
            self.come_home()  # only a page of the site can write to its storage
        self.page.evaluate("tag => localStorage.setItem('unspoken.language', tag)", language)

    def join(self, code: str) -> None:
        """Join a table through the API."""
        self._ask(f"/api/tables/{code}/people")

    def _ask(self, path: str, **more: str | int) -> None:
        """Send a request that lets the player in, and open the page of the table."""
        reply = self.page.request.post(self.address + path, data={"name": self.name, **more})
        assert reply.status == 201, reply.text()
        self.page.goto(f"{self.address}/t/{reply.json()['code']}")
        self.page.locator("h1").first.wait_for()

    def open_table_by_hand(self, game: str = "Dixit") -> str:
        """Open a table from the corridor, choose a game, and return the table's code."""
        self.come_home()
        self.button("Open a table").click()
        self.give_name()
        self.page.wait_for_url(re.compile(r"/t/[A-Z0-9]{6}$"))
        strip = self.page.get_by_role("radiogroup", name="Choose a game")
        strip.get_by_text(game, exact=True).click()
        expect(strip.get_by_role("radio", name=game)).to_be_checked()
        return self.code

    def join_by_hand(self, code: str) -> None:
        """Open the invitation and enter a name."""
        self.page.goto(f"{self.address}/t/{code}")
        with self.page.expect_response(re.compile(r"/people$")):  # people sit in the order of joining
            self.give_name()

    def give_name(self) -> None:
        field = self.page.get_by_role("textbox", name=re.compile("Your name|Twoje imię"))
        field.fill(self.name)
        field.press("Enter")

    @property
    def code(self) -> str:
        """The table's code, from the URL."""
        return self.page.url.rsplit("/", 1)[1]

    # ---- elements

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def door(self, game: str) -> Locator:
        """The corridor's door to a game."""
        return self.page.get_by_role("button", name=re.compile(f"^{game}"))

    def tab_to(self, name: re.Pattern[str]) -> None:
        """Press Tab until an element of this name has the focus."""
        for _ in range(_MOST_TABS):
            self.page.keyboard.press("Tab")
            if name.search(self.page.evaluate(_FOCUSED)):
                return
        raise AssertionError(f"the Tab key does not reach {name.pattern}")

    @property
    def board(self) -> Locator:
        """The element that shows the game."""
        return self.page.locator("[data-phase]")

    @property
    def phase(self) -> str:
        """The phase of the game that the page shows."""
        return self.board.get_attribute("data-phase") or ""

    def sees_phase(self, phase: str) -> None:
        """Wait for a phase of the game."""
        expect(self.board).to_have_attribute("data-phase", phase)

    # ---- Dixit

    def pick(self, place: int) -> None:
        """Select a card of the hand."""
        self.page.get_by_role("radiogroup", name="Your hand").get_by_role("radio").nth(place).click()

    def tell(self, clue: str) -> None:
        """Tell the first card with a written clue."""
        self.pick(0)
        self.page.get_by_label("Your clue").fill(clue)
        self.button("Tell this card").click()

    def lay(self) -> None:
        """Lay the first card, or the first two."""
        hand = self.page.get_by_role("group", name="Your hand").or_(
            self.page.get_by_role("radiogroup", name="Your hand")
        )
        cards = hand.get_by_role("radio").or_(hand.get_by_role("checkbox"))
        cards.nth(0).click()
        more, done = self.button("Pick one more"), self.button(re.compile("^Lay th(is card|ese cards)$"))
        expect(more.or_(done)).to_be_visible()
        if more.is_visible():
            cards.nth(1).click()
        done.click()

    def hold(self) -> None:
        """Select the first card that is not the player's own."""
        cards = self.page.get_by_role("radiogroup", name="The cards on the table").get_by_role("radio")
        expect(cards.first).to_be_visible()
        if cards.and_(self.page.locator("[aria-checked=true]")).count():
            return  # a second tap would open the large view
        for place in range(cards.count()):
            card = cards.nth(place)
            if card.is_enabled() and "yours" not in (card.get_attribute("aria-label") or ""):
                card.click()
                break

    def vote(self) -> None:
        """Vote for the first card that is not the player's own."""
        self.hold()
        self.button(re.compile(r"^Vote for \d$")).click()

    def go_on(self) -> None:
        """Go on after a reveal."""
        self.button(re.compile("^Next story|^Open the album")).click()

    @property
    def is_awaited(self) -> bool:
        """True if the table waits for this player, as their seat's label says."""
        return bool(self.page.evaluate(_IS_AWAITED))

    def act(self, clue: str = "a quiet thing") -> None:
        """Give the answer that the table waits for, if it waits for this player."""
        if not self.is_awaited:
            return
        phase = self.phase
        match phase:
            case "telling" if self.page.get_by_role("heading", name="Who tells the first story?").count():
                # A bot tells instead. If it has told already, there is no button, so do not wait for one.
                self.button("Pass", exact=True).evaluate_all(
                    "buttons => buttons.forEach((button) => button.click())"
                )
                expect(self.button("Pass", exact=True)).to_have_count(0)
                return
            case "telling":
                self.tell(clue)
            case "laying":
                self.lay()
            case "voting":
                self.vote()
            case "revealed":
                self.go_on()
            case other:
                raise AssertionError(f"the table waits for {self.name} in the phase {other}")
        self.heard_after(phase)

    def keeps_focus(self) -> None:
        """Wait until an element has the focus: a keyboard would start from the top of the page again."""
        self.page.wait_for_function(_HAS_FOCUS)

    def heard_after(self, phase: str) -> None:
        """Wait until the table has the answer that was given in this phase."""
        self.page.wait_for_function(_HEARD, arg=phase)
