"""Somebody with a browser, who finds things as people do: by what they are called."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

_EXPECTED = ("net::ERR_CONNECTION_REFUSED", "WebSocket connection to")
"""What a browser says of itself when a server is killed on purpose."""
_PASSED_BY = re.compile(r"A preload for '(.+)' is found, but .* cross-world service worker")
"""A file that a page with a service worker first needed while the test's own script looked at it.

By the browser's own words a script of another world (the test's, or an extension's) fetched past the worker,
and so past what was fetched ahead: it warns of that file, once and again. Seen now and then, in tests alone.
"""
_BOTS = {"Dixit": 4, "Rorschach": 3, "Pareidolia": 4, "Telepathic": 1}
"""With how many bots a door of the corridor leads into a game."""
_MOST_TABS = 240
_FOCUSED = """() => {
  const focused = document.activeElement;
  return focused.getAttribute('aria-label') || focused.labels?.[0]?.innerText || focused.innerText || '';
}"""
"""What the thing that has the focus is called."""
_HEARD = """before => {
  const seats = [...document.querySelectorAll('[role=img][aria-label]')];
  const awaited = seats.some((seat) => /that is you.*the table waits/.test(seat.getAttribute('aria-label')));
  return !awaited || document.querySelector('[data-phase]')?.dataset.phase !== before;
}"""
"""Whether the table has heard an answer: it waits no longer, or has gone on."""


class Player:
    """One person, one page."""

    def __init__(self, name: str, page: Page, address: str) -> None:
        self.name = name
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self._expected: tuple[str, ...] = _EXPECTED
        page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        page.on("console", self._listen)

    def expects(self, *words: str) -> None:
        """What a browser will say of itself, and is meant to."""
        self._expected = (*self._expected, *words)

    def _listen(self, message: ConsoleMessage) -> None:
        if passed_by := _PASSED_BY.match(message.text):
            self.expects("cross-world service worker", f"{passed_by[1]} was preloaded")
        if message.type in ("error", "warning") and not any(word in message.text for word in self._expected):
            self.complaints.append(f"{self.name}: {message.text}")

    # ---- ways in

    def come_home(self) -> None:
        """Open the corridor."""
        self.page.goto(self.address)

    def play_with_bots(self, game: str = "Dixit") -> None:
        """A game with bots, without the way to it."""
        self._ask("/api/tables", game=game.lower(), bots=_BOTS[game])

    def play_with_bots_by_hand(self, game: str = "Dixit") -> None:
        """From the corridor straight into a game, as somebody whose name this browser remembers."""
        self.come_home()
        self.page.evaluate("name => localStorage.setItem('unspoken.name', name)", self.name)
        self.door(game).click()

    def open_table(self, game: str = "Dixit") -> str:
        """Open a table for a game, without the way to it; the table's code."""
        self._ask("/api/tables", game=game.lower())
        return self.code

    def join(self, code: str) -> None:
        """Join a table, without the invitation."""
        self._ask(f"/api/tables/{code}/people")

    def _ask(self, path: str, **more: str | int) -> None:
        """Be let in by the house, and open the page of the table."""
        reply = self.page.request.post(self.address + path, data={"name": self.name, **more})
        assert reply.status == 201, reply.text()
        self.page.goto(f"{self.address}/t/{reply.json()['code']}")
        self.page.locator("h1").first.wait_for()

    def open_table_by_hand(self, game: str = "Dixit") -> str:
        """Open a table from the corridor and choose a game; the table's code."""
        self.come_home()
        self.button("Open a table").click()
        self.give_name()
        self.page.wait_for_url(re.compile(r"/t/[A-Z0-9]{6}$"))
        strip = self.page.get_by_role("radiogroup", name="Choose a game")
        strip.get_by_text(game, exact=True).click()
        expect(strip.get_by_role("radio", name=game)).to_be_checked()
        return self.code

    def join_by_hand(self, code: str) -> None:
        """Follow the link, and give a name."""
        self.page.goto(f"{self.address}/t/{code}")
        with self.page.expect_response(re.compile(r"/people$")):  # whoever comes next sits beside, not before
            self.give_name()

    def give_name(self) -> None:
        field = self.page.get_by_role("textbox", name=re.compile("Your name|Twoje imię"))
        field.fill(self.name)
        field.press("Enter")

    @property
    def code(self) -> str:
        """The table's code, as the address has it."""
        return self.page.url.rsplit("/", 1)[1]

    # ---- what is there

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def door(self, game: str) -> Locator:
        """The corridor's door to a game."""
        return self.page.get_by_role("button", name=re.compile(f"^{game}"))

    def tab_to(self, name: re.Pattern[str]) -> None:
        """Press Tab until what is called so has the focus."""
        for _ in range(_MOST_TABS):
            self.page.keyboard.press("Tab")
            if name.search(self.page.evaluate(_FOCUSED)):
                return
        raise AssertionError(f"the Tab key does not come to {name.pattern}")

    @property
    def board(self) -> Locator:
        """The game's stage."""
        return self.page.locator("[data-phase]")

    @property
    def phase(self) -> str:
        """Which part of the game is on."""
        return self.board.get_attribute("data-phase") or ""

    def sees_phase(self, phase: str) -> None:
        """Wait for a part of the game."""
        expect(self.board).to_have_attribute("data-phase", phase)

    # ---- Dixit

    def pick(self, place: int) -> None:
        """Take a card of the hand up."""
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
        if self.button("Pick one more").is_visible():
            cards.nth(1).click()
        self.button(re.compile("^Lay th(is card|ese cards)$")).click()

    def hold(self) -> None:
        """Hold the first card that is not one's own closer."""
        cards = self.page.get_by_role("radiogroup", name="The cards on the table").get_by_role("radio")
        if cards.and_(self.page.locator("[aria-checked=true]")).count():
            return  # a second tap would bring it closer still
        for place in range(cards.count()):
            card = cards.nth(place)
            if card.is_enabled() and "yours" not in (card.get_attribute("aria-label") or ""):
                card.click()
                break

    def vote(self) -> None:
        """Vote for the first card that is not one's own."""
        self.hold()
        self.button(re.compile(r"^Vote for \d$")).click()

    def go_on(self) -> None:
        """Seen enough."""
        self.button(re.compile("^Next story|^Open the album")).click()

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for this player, as the rail says."""
        mine = re.compile("that is you.*the table waits")
        return self.page.get_by_role("img", name=mine).count() > 0

    def act(self, clue: str = "a quiet thing") -> None:
        """Do whatever the table waits for, if it does."""
        if not self.is_awaited:
            return
        phase = self.phase
        match phase:
            case "telling" if self.page.get_by_role("heading", name="Who has a story?").count():
                # Then a bot begins; one may have begun before the button is pressed, which is gone then.
                self.button("Pass", exact=True).evaluate_all("all => all.forEach((one) => one.click())")
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
                raise AssertionError(f"the table waits for {self.name} while it is {other}")
        self.heard_after(phase)

    def heard_after(self, phase: str) -> None:
        """Wait until the table has heard an answer that was given in this phase."""
        self.page.wait_for_function(_HEARD, arg=phase)
